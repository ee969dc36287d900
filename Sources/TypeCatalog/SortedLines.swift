// SPDX-License-Identifier: Apache-2.0

/// A table of lines `key|value|…`, sorted by the bytes of their keys and searched where it stands.
///
/// Nothing is made of a table in advance: a program that starts for one file asks for a line or two of a thousand.
package struct SortedLines: Sendable {
  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")

  /// The lines.
  package let text: String

  /// The lines of a text.
  package init(_ text: String) { self.text = text }

  /// Whether there is a line of the key, in the same case.
  package func contains(_ key: String) -> Bool { line(of: key) != nil }

  /// Where the line of the key stands, without the newline; nil where there is none.
  package func line(of key: String) -> Range<Int>? {
    let bytes = text.utf8Span.span
    let wanted = key.utf8Span.span
    let start = place(of: wanted)
    guard start < bytes.count, SortedLines.order(wanted, bytes, start) == 0 else { return nil }
    return start..<SortedLines.end(of: start, in: bytes)
  }

  /// Where the first line begins whose key does not come before some bytes; the end where there is none.
  package func place(of key: Span<UInt8>) -> Int {
    let bytes = text.utf8Span.span
    var lower = 0
    var upper = bytes.count
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, bytes[start - 1] != SortedLines.newline { start -= 1 }
      if SortedLines.order(key, bytes, start) <= 0 {
        upper = start
      } else {
        lower = min(SortedLines.end(of: start, in: bytes) + 1, bytes.count)
      }
    }
    return upper
  }

  /// The lines in the order of the table, without newlines; empty ones are left out.
  package var lines: [Range<Int>] {
    let bytes = text.utf8Span.span
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = SortedLines.end(of: start, in: bytes)
      if start < end { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// The fields of a line, of which there are so many at most.
  package func fields(of line: Range<Int>, atMost count: Int) -> [String] {
    let utf8 = text.utf8
    let end = utf8.index(utf8.startIndex, offsetBy: line.upperBound)
    var start = utf8.index(utf8.startIndex, offsetBy: line.lowerBound)
    var fields: [String] = []
    fields.reserveCapacity(count)
    while fields.count < count, start < end {
      let bar = utf8[start..<end].firstIndex(of: SortedLines.bar) ?? end
      fields.append(String(text[start..<bar]))
      start = bar < end ? utf8.index(after: bar) : end
    }
    return fields
  }

  /// Where the line that begins at a place ends.
  private static func end(of start: Int, in bytes: Span<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != newline { end += 1 }
    return end
  }

  /// Negative, zero or positive as `key` comes before that of the line at a place, is the same, or comes after.
  private static func order(_ key: Span<UInt8>, _ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = 0
    while true {
      let at = start + index
      let ends = at >= bytes.count || bytes[at] == bar || bytes[at] == newline
      if index == key.count { return ends ? 0 : -1 }
      if ends { return 1 }
      if key[index] != bytes[at] { return Int(key[index]) - Int(bytes[at]) }
      index += 1
    }
  }
}
