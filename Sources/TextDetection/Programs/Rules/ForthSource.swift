// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Words of Forth behind comments.
///
/// Source: Forth 2012 standard, section 6.2.2535.
enum ForthSource {
  /// What lines of Forth begin with, in any case, and what else shows it.
  private static let words: [StaticString] = [
    ": ", "[if]", "also ", "base @", "create ", "decimal", "forth", "hex", "include", "needs ", "only ", "require",
    "s\" ", "t{ ", "variable ", "vocabulary ", "{ ",
  ]

  private static let signs: [StaticString] = [" constant ", " -- ", " dup ", " swap ", " ; immediate", ".\" "]

  /// Several comments after a backslash and a blank, one of them in the first line, and a word of Forth; messages are set in
  /// lines
  /// that begin so too.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "\\ ") else { return false }
    var comments = 0
    var isKnown = false
    for place in sample.lines.places where !place.isBlank {
      if place.count > 1, place.tail == UInt8(ascii: "\\") || place.tail == UInt8(ascii: "{") { return false }
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "\\"), text.count == 1 || text.begins(with: "\\ ") {
        comments += 1
      } else {
        isKnown =
          isKnown || words.contains { text.matchesAnyCase($0, at: 0) }
          || signs.contains { text.contains($0) }
      }
    }
    return comments >= 2 && isKnown
  }
}
