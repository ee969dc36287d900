// SPDX-License-Identifier: Apache-2.0
package import UniformTypes

/// One line of a detector's table: a type by its identifier or MIME type, and what it says of itself.
package struct KnownType: Sendable, Hashable {
  /// What the line is found by: a member name, a brand, a root element.
  package let key: String
  /// The declared identifier; empty where the MIME type finds the type.
  package let identifier: String
  /// The MIME type; empty where only the identifier is known.
  package let mimeType: String
  /// The reason for people.
  package let statement: String
  /// The specification that the line encodes.
  package let source: String

  /// A type known by the fields of a line.
  package init(key: String, identifier: String = "", mimeType: String, statement: String, source: String = "") {
    self.key = key
    self.identifier = identifier
    self.mimeType = mimeType
    self.statement = statement
    self.source = source
  }

  /// The registry's type of this line.
  package func type(in registry: TypeRegistry) -> UTType {
    if !identifier.isEmpty, let type = registry.type(identifier) { return type }
    return registry.detectedType(mimeType: mimeType)
  }

  /// Evidence for the type of this line.
  package func evidence(
    in registry: TypeRegistry, from origin: Evidence.Origin, weight: Evidence.Weight
  ) -> Evidence {
    Evidence(
      type(in: registry), mimeType: mimeType.isEmpty ? nil : mimeType, from: origin, weight: weight, says: statement)
  }
}

/// A detector's table: lines `key|identifier or empty|MIME type|statement|source`.
///
/// Tables are static strings because the compiler takes minutes for long array literals.
package struct TypeTable: Sendable {
  /// The lines in the order of the table.
  package let lines: [KnownType]
  private let positions: [String: Int]

  /// Reads a table; a line of fewer fields leaves the last ones empty.
  package init(_ table: StaticString) {
    // Bytes and not characters: a tool that starts for one file must not spend its time here.
    lines = table.description.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      let field = { (index: Int) in index < fields.count ? String(Substring(fields[index])) : "" }
      return KnownType(
        key: field(0), identifier: field(1), mimeType: field(2), statement: field(3), source: field(4))
    }
    positions = Dictionary(
      lines.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first line of the key, or nil.
  package subscript(_ key: String) -> KnownType? { positions[key].map { lines[$0] } }
}
