// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Djot, which has most of its marks from Markdown, and some that Markdown has not (Djot syntax reference, sections
/// Highlighted, Insert/Delete, Math, Block attributes, Div and Raw block).
extension LightweightMarkup {
  /// Marks within lines: what they begin with and what they end with.
  private static let spans: [(open: StaticString, close: StaticString)] = [
    ("{+", "+}"), ("{-", "-}"), ("{=", "=}"), ("$`", "`"),
  ]

  /// Different marks that Markdown of no kind has all of.
  private static let marksOfDjot = 2

  /// Whether a document has marks of Djot; editors' marks in Markdown are doubled (CriticMarkup), and Haskell's comments
  /// span lines.
  static func isDjot(_ text: ProseText) -> Bool {
    guard text.bytes.contains("{") else { return false }
    var kinds: Set<Int> = []
    for line in text.lines where !line.isBlank {
      let slice = text.slice(line)
      for (number, span) in spans.enumerated() where !kinds.contains(number) && has(span, in: slice) {
        kinds.insert(number)
      }
      // Attributes of the block below, and of the words in front.
      if line.head == UInt8(ascii: "{"), line.tail == UInt8(ascii: "}"), let second = slice.trimmed.dropFirst().first,
        second == UInt8(ascii: ".") || second == UInt8(ascii: "#"), !slice.contains("{{"),
        line.count < longestAttributes
      {
        kinds.insert(spans.count)
      }
    }
    return kinds.count >= marksOfDjot
  }

  /// Bytes of a line of attributes.
  private static let longestAttributes = 120

  /// Whether a word stands between the marks.
  private static func has(_ span: (open: StaticString, close: StaticString), in line: ArraySlice<UInt8>) -> Bool {
    guard let open = line.firstIndex(of: span.open, from: line.startIndex) else { return false }
    let start = open + span.open.utf8CodeUnitCount
    guard start < line.endIndex, line[start].isLetter || line[start].isDigit,
      let close = line.firstIndex(of: span.close, from: start)
    else { return false }
    return line[close - 1] > 0x20
  }
}
