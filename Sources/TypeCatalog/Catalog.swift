// SPDX-License-Identifier: Apache-2.0

/// One table of type declarations: sorted lines of
/// `identifier|supertypes|extensions|MIME types|description|other tags`.
///
/// Supertypes, extensions and MIME types are separated by spaces; other tags by semicolons, each with a short name
/// of its class: `ostype='EPSF';nspboard=NSPostScriptPboardType`. Fields that are empty at the end are left out. A tilde
/// after a tag says that others of the types that carry it are preferred.
package struct CatalogTable: Sendable {
  /// Who makes the declarations of a table.
  package enum Origin: Sendable, Hashable {
    /// The operating system, which owns the types.
    case systemExported
    /// The operating system, which knows the types of others.
    case systemImported
    /// Owners or users of formats that the operating system does not declare.
    case thirdParty
  }

  /// A name for messages.
  package let name: String
  /// Who makes the declarations.
  package let origin: Origin
  /// The lines.
  package let text: String
}

/// The list of the tables of type declarations; an identifier is declared in one line of one table only.
package enum Catalog {
  /// The tables of types that files may have, and of abstract types.
  package static var fileTables: [CatalogTable] {
    [
      CatalogTable(name: "BundleTypes.exported", origin: .systemExported, text: BundleTypes.exported),
      CatalogTable(name: "BundleTypes.imported", origin: .systemImported, text: BundleTypes.imported),
      CatalogTable(name: "ImageTypes.exported", origin: .systemExported, text: ImageTypes.exported),
      CatalogTable(name: "ImageTypes.imported", origin: .systemImported, text: ImageTypes.imported),
      CatalogTable(name: "ImageTypes.thirdParty", origin: .thirdParty, text: ImageTypes.thirdParty),
      CatalogTable(name: "AudiovisualTypes.exported", origin: .systemExported, text: AudiovisualTypes.exported),
      CatalogTable(name: "AudiovisualTypes.imported", origin: .systemImported, text: AudiovisualTypes.imported),
      CatalogTable(name: "AudiovisualTypes.thirdParty", origin: .thirdParty, text: AudiovisualTypes.thirdParty),
      CatalogTable(name: "FontTypes.exported", origin: .systemExported, text: FontTypes.exported),
      CatalogTable(name: "ArchiveTypes.exported", origin: .systemExported, text: ArchiveTypes.exported),
      CatalogTable(name: "ArchiveTypes.imported", origin: .systemImported, text: ArchiveTypes.imported),
      CatalogTable(name: "ArchiveTypes.thirdParty", origin: .thirdParty, text: ArchiveTypes.thirdParty),
      CatalogTable(name: "ModelTypes.exported", origin: .systemExported, text: ModelTypes.exported),
      CatalogTable(name: "ModelTypes.imported", origin: .systemImported, text: ModelTypes.imported),
      CatalogTable(name: "ModelTypes.thirdParty", origin: .thirdParty, text: ModelTypes.thirdParty),
      CatalogTable(name: "SourceCodeTypes.exported", origin: .systemExported, text: SourceCodeTypes.exported),
      CatalogTable(name: "SourceCodeTypes.thirdParty", origin: .thirdParty, text: SourceCodeTypes.thirdParty),
      CatalogTable(name: "DocumentTypes.exported", origin: .systemExported, text: DocumentTypes.exported),
      CatalogTable(name: "DocumentTypes.imported", origin: .systemImported, text: DocumentTypes.imported),
      CatalogTable(name: "DocumentTypes.thirdParty", origin: .thirdParty, text: DocumentTypes.thirdParty),
      CatalogTable(name: "MarkupTypes.exported", origin: .systemExported, text: MarkupTypes.exported),
      CatalogTable(name: "MarkupTypes.imported", origin: .systemImported, text: MarkupTypes.imported),
      CatalogTable(name: "MarkupTypes.thirdParty", origin: .thirdParty, text: MarkupTypes.thirdParty),
      CatalogTable(name: "ScientificTypes.exported", origin: .systemExported, text: ScientificTypes.exported),
      CatalogTable(name: "ScientificTypes.thirdParty", origin: .thirdParty, text: ScientificTypes.thirdParty),
      CatalogTable(name: "GameTypes.thirdParty", origin: .thirdParty, text: GameTypes.thirdParty),
      CatalogTable(name: "ApplicationTypes.thirdParty", origin: .thirdParty, text: ApplicationTypes.thirdParty),
      CatalogTable(name: "SystemTypes.exported", origin: .systemExported, text: SystemTypes.exported),
      CatalogTable(name: "SystemTypes.imported", origin: .systemImported, text: SystemTypes.imported),
    ]
  }

  /// The tables of types that no file has: hardware, icons, categories of applications.
  ///
  /// They have no extensions and MIME types.
  package static var otherTables: [CatalogTable] {
    [
      CatalogTable(name: "DeviceTypes.exported", origin: .systemExported, text: DeviceTypes.exported),
      CatalogTable(name: "LaptopTypes.exported", origin: .systemExported, text: LaptopTypes.exported),
      CatalogTable(name: "IconTypes.exported", origin: .systemExported, text: IconTypes.exported),
      CatalogTable(name: "IconTypes.imported", origin: .systemImported, text: IconTypes.imported),
      CatalogTable(
        name: "ApplicationCategoryTypes.exported", origin: .systemExported, text: ApplicationCategoryTypes.exported),
      CatalogTable(name: "StorageTypes.exported", origin: .systemExported, text: StorageTypes.exported),
    ]
  }

  /// The supertypes that declarations name but that no known declaration declares.
  package static let openSupertypes: Set = ["com.apple.disk-image", "com.apple.homebuttonless-device"]

  /// At least as many types as the tables hold, so that an index of them need not grow.
  package static let typeCapacity = 1400
  /// At least as many tags as the tables hold.
  package static let tagCapacity = 2400
}
