// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import UniformTypes

/// The two lists of declarations in an Info.plist.
package enum DeclarationSection: String, CaseIterable, Sendable {
  /// Types that the bundle owns.
  case exported = "UTExportedTypeDeclarations"
  /// Types of others that the bundle knows.
  case imported = "UTImportedTypeDeclarations"

  /// The dictionaries of the section.
  package func declarations(in root: LocatedValue) -> [LocatedValue] {
    (root[rawValue]?.elements ?? []).filter { $0.value.dictionary != nil }
  }
}

extension TypeDeclaration {
  /// Reads one declaration; nil without an identifier.
  ///
  /// Keys: Apple, "Bundle Resources", UTExportedTypeDeclarations; the older ones are in "Uniform Type Identifiers
  /// Overview" and in CoreServices' UTType.h.
  init?(_ node: LocatedValue, section: DeclarationSection, path: String?, bundleVersion: String?) {
    guard let identifier = node.string("UTTypeIdentifier"), !identifier.isEmpty else { return nil }
    var others: [UTTagClass: [String]] = [:]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    for (className, value) in node["UTTypeTagSpecification"]?.entries ?? [] {
      let tags = value.strings.map(\.text).filter { !$0.isEmpty }
      guard !tags.isEmpty else { continue }
      switch UTTagClass(rawValue: className) {
      case .filenameExtension: extensions += tags
      case .mimeType: mimeTypes += tags
      case let tagClass: others[tagClass, default: []] += tags
      }
    }
    self.init(
      identifier: identifier,
      supertypes: node.strings("UTTypeConformsTo").map(\.text).filter { !$0.isEmpty },
      filenameExtensions: extensions,
      mimeTypes: mimeTypes,
      otherTags: others,
      description: node.string("UTTypeDescription").flatMap { $0.isEmpty ? nil : $0 },
      origin: section == .exported ? .exported : .imported,
      path: path,
      bundleVersion: bundleVersion,
      version: node["UTTypeVersion"]?.value.integer.flatMap { Int(exactly: $0) },
      referenceURL: node.string("UTTypeReferenceURL"),
      iconNames: TypeDeclaration.iconNames(node))
  }

  /// The files of all icon keys: of macOS 11 and later, of iOS, and the older ones.
  private static func iconNames(_ node: LocatedValue) -> [String] {
    let keys = ["UTTypeIconFile", "UTTypeIconFiles", "UTTypeSize64IconFile", "UTTypeSize320IconFile"]
    let files = (node["UTTypeIcons"]?.strings("UTTypeIconFile") ?? []) + keys.flatMap { node.strings($0) }
    return files.map(\.text).filter { !$0.isEmpty }
  }
}
