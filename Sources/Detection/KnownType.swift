// SPDX-License-Identifier: Apache-2.0
package import UniformTypes

/// One line of a detector's table: a type by its identifier or MIME type, and what it says of itself.
///
/// A class, so that an optional finding is one word: nearly every check of a file has none.
package final class KnownType: Sendable {
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
  package func type(in types: DetectedTypes) -> UTType {
    if !identifier.isEmpty, let type = types.type(identifier: identifier) { return type }
    return types.type(mimeType: mimeType)
  }

  /// Evidence for the type of this line.
  package func evidence(
    in types: DetectedTypes, from origin: Evidence.Origin, weight: Evidence.Weight
  ) -> Evidence {
    Evidence(
      type(in: types), mimeType: mimeType.isEmpty ? nil : mimeType, from: origin, weight: weight, says: statement)
  }
}

extension KnownType: Equatable {
  /// Whether all fields are the same.
  package static func == (left: KnownType, right: KnownType) -> Bool {
    (left.key, left.identifier, left.mimeType, left.statement, left.source)
      == (right.key, right.identifier, right.mimeType, right.statement, right.source)
  }
}
