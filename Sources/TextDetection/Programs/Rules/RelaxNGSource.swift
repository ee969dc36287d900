// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Schemas in the compact syntax of RELAX NG.
///
/// Source: OASIS: RELAX NG compact syntax, section 2.
enum RelaxNGSource {
  /// The pattern of text and that of nothing, as the whole content of an element.
  private static let contents: [StaticString] = ["{ empty }", "{ text }", "{empty}", "{text}"]
  /// What stands in queries that construct elements in the same words (XQuery 3.1, section 3.9.3).
  private static let signsOfQueries: [StaticString] = ["$", " return ", "declare ", ";"]

  /// Whether all of a text is the pattern of an element, elements or attributes within it that have text.
  static func isPattern(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard front < sample.bytes.count, sample.bytes.has("element ", at: front) else { return false }
    let name = sample.bytes[(front + 8)...].drop { $0 == 0x20 }
      .prefix { $0.isWordCharacter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    let next = sample.bytes[name.endIndex...].first { $0 > 0x20 }
    guard !name.isEmpty, next == UInt8(ascii: "{"), sample.contains(anyOf: contents) else { return false }
    return !sample.contains(anyOf: signsOfQueries)
  }
}
