// SPDX-License-Identifier: Apache-2.0

/// What somebody states about a type: its identifier, supertypes, tags and description.
///
/// Declarations come from the built-in catalog or from `UTExportedTypeDeclarations` and
/// `UTImportedTypeDeclarations` of an Info.plist; `TypeRegistry.adding(_:)` takes them.
public struct TypeDeclaration: Sendable, Hashable {
  /// Who makes the declaration, in falling order of authority for one identifier or tag.
  public enum Origin: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Loaded at run time, and exported: made by the owner of the type.
    case exported
    /// Built in: exported by the operating system.
    case systemExported
    /// Loaded at run time, and imported: made by somebody who uses the type.
    case imported
    /// Built in: imported by the operating system.
    case systemImported
    /// Built in: identifiers in wide use for formats that the operating system does not declare.
    case thirdParty

    /// Whether the declaration belongs to the built-in catalog.
    public var isBuiltIn: Bool { self == .systemExported || self == .systemImported || self == .thirdParty }

    /// Whether `left` has the greater authority.
    public static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
  }

  /// The type identifier as it was written, such as `public.jpeg`.
  public var identifier: String
  /// The identifiers of the immediate supertypes, in the order in which they were declared.
  public var supertypes: [String]
  /// The filename extensions, preferred one first, without leading dots.
  public var filenameExtensions: [String]
  /// The MIME types, preferred one first.
  public var mimeTypes: [String]
  /// The tags of all other classes, preferred one first.
  public var otherTags: [UTTagClass: [String]]
  /// A short description in plain words.
  public var description: String?
  /// Who makes the declaration.
  public var origin: Origin
  /// The path of the file that holds the declaration, if it was loaded from one.
  public var path: String?
  /// The version of the bundle that holds the declaration (`CFBundleVersion`).
  public var bundleVersion: String?
  /// The version of the type (`UTTypeVersion`).
  public var version: Int?
  /// The address of a document that describes the type (`UTTypeReferenceURL`), as it was written.
  public var referenceURL: String?
  /// The names of icon files.
  public var iconNames: [String]

  /// Makes a declaration; everything but the identifier may be left out.
  public init(
    identifier: String,
    supertypes: [String] = [],
    filenameExtensions: [String] = [],
    mimeTypes: [String] = [],
    otherTags: [UTTagClass: [String]] = [:],
    description: String? = nil,
    origin: Origin = .exported,
    path: String? = nil,
    bundleVersion: String? = nil,
    version: Int? = nil,
    referenceURL: String? = nil,
    iconNames: [String] = []
  ) {
    self.identifier = identifier
    self.supertypes = supertypes
    self.filenameExtensions = filenameExtensions
    self.mimeTypes = mimeTypes
    self.otherTags = otherTags
    self.description = description
    self.origin = origin
    self.path = path
    self.bundleVersion = bundleVersion
    self.version = version
    self.referenceURL = referenceURL
    self.iconNames = iconNames
  }
}

extension TypeDeclaration {
  /// All tags by class; classes without tags are left out.
  public var tags: [UTTagClass: [String]] {
    var tags = otherTags.filter { !$0.value.isEmpty }
    if !filenameExtensions.isEmpty { tags[.filenameExtension] = filenameExtensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }
}

extension TypeDeclaration.Origin: CustomStringConvertible {
  /// The origin in plain words, such as `exported by the system`.
  public var description: String {
    switch self {
    case .exported: "exported"
    case .systemExported: "exported by the system"
    case .imported: "imported"
    case .systemImported: "imported by the system"
    case .thirdParty: "third party"
    }
  }
}
