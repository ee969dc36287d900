// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The rules for the characters of type identifiers: which are allowed, and that case does not matter.
package enum TypeIdentifier {
  /// The prefix of identifiers that encode a tag instead of being declared.
  package static let dynamicPrefix = "dyn."

  /// The prefix that is reserved for types declared by the system or by standards.
  package static let publicPrefix = "public."

  /// Whether `text` has the form of a type identifier: ASCII letters, digits, hyphens and periods, or any
  /// character beyond ASCII but control characters, and not empty.
  ///
  /// Underscores and plus signs are accepted too because shipped declarations use them. Source: "Uniform Type
  /// Identifiers Overview", Apple, section "Character Set".
  package static func isWellFormed(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "+": true
        default: scalar.value >= 0xa0
        }
      }
  }

  /// `text` with ASCII capitals made small, the form in which identifiers are compared.
  package static func folded(_ text: String) -> String {
    let bytes = text.utf8Span.span
    for index in bytes.indices where bytes[index] &- 65 < 26 {
      return String(decoding: text.utf8.map(\.lowercased), as: UTF8.self)
    }
    return text
  }

  /// Whether two identifiers are the same apart from case.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let leftBytes = left.utf8Span.span
    let rightBytes = right.utf8Span.span
    guard leftBytes.count == rightBytes.count else { return false }
    for index in leftBytes.indices where leftBytes[index].lowercased != rightBytes[index].lowercased { return false }
    return true
  }

  /// Whether `text` begins with `prefix`, which is in small letters, apart from case.
  package static func hasPrefix(_ prefix: String, in text: String) -> Bool {
    let prefixBytes = prefix.utf8Span.span
    let textBytes = text.utf8Span.span
    guard textBytes.count >= prefixBytes.count else { return false }
    for index in prefixBytes.indices where textBytes[index].lowercased != prefixBytes[index] { return false }
    return true
  }

  /// A hash of the folded identifier that is the same in every process.
  package static func key(of text: String) -> UInt64 {
    TextHash.of(text.utf8Span.span)
  }
}
