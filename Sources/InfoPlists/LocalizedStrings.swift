// SPDX-License-Identifier: Apache-2.0
import PropertyLists
public import UniformTypes

/// The translations of a bundle into one language: `<language>.lproj/InfoPlist.strings`.
///
/// Descriptions of types and names of document types are keys of that file; where one is missing, the text itself
/// stands. Source: Apple, "Uniform Type Identifiers Overview", section "Localizing the Uniform Type Identifier".
public struct LocalizedStrings: Sendable, Hashable {
  private let strings: [String: String]

  /// Reads a strings file, in UTF-8 or UTF-16, or a property list in any format.
  /// - Throws: an error that tells what is wrong, and at which line of a text.
  public init(bytes: [UInt8]) throws(InfoPlistError) {
    let list = try InfoPlist(bytes: bytes)
    let pairs = list.root.entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    strings = Dictionary(pairs) { $1 }
  }

  /// The translation of a text, or the text itself.
  public func translation(of text: String) -> String { strings[text] ?? text }

  /// The declaration with its description translated.
  public func translation(of declaration: TypeDeclaration) -> TypeDeclaration {
    var declaration = declaration
    declaration.description = declaration.description.map { translation(of: $0) }
    return declaration
  }

  /// The document type with its name translated.
  public func translation(of documentType: DocumentType) -> DocumentType {
    var documentType = documentType
    documentType.name = documentType.name.map { translation(of: $0) }
    return documentType
  }
}
