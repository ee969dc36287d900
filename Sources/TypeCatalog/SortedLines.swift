// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// A table of lines `key|value|…`, sorted by the bytes of their keys and searched where it stands.
///
/// Nothing is made of a table in advance: a program that starts for one file asks for a line or two of a thousand.
package struct SortedLines: Sendable {
  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")
  /// So many bytes are few enough lines to be gone through.
  private static let fewBytes = 64

  /// The lines.
  package let text: String
  private let ignoresCase: Bool

  /// The lines of a text; with `ignoringCase`, sorted and asked for without regard to the case of ASCII letters.
  package init(_ text: String, ignoringCase: Bool = false) {
    self.text = text
    ignoresCase = ignoringCase
  }

  /// Whether there is a line of the key.
  package func contains(_ key: String) -> Bool { line(of: key) != nil }

  /// Where the line of the key stands, without the newline; nil where there is none.
  package func line(of key: String) -> Range<Int>? {
    let bytes = text.utf8Span.span
    let wanted = key.utf8Span.span
    let start = place(of: wanted)
    guard start < bytes.count, order(wanted, bytes, start) == 0 else { return nil }
    return start..<(bytes.firstIndex(of: Self.newline, from: start, to: bytes.count) ?? bytes.count)
  }

  /// The second field of the line of the key; nil where there is none.
  package func value(of key: String) -> String? {
    guard let line = line(of: key) else { return nil }
    // The key in the table is as long as the one that was asked for.
    let start = line.lowerBound + key.utf8.count + 1
    guard start < line.upperBound else { return nil }
    return text.utf8Span.span.extracting(start..<line.upperBound).fields(dividedBy: Self.bar, atMost: 1).first
  }

  /// Where the first line begins whose key does not come before some bytes; the end where there is none.
  package func place(of key: Span<UInt8>) -> Int {
    let bytes = text.utf8Span.span
    // A line begins at `lower`; those that begin at `upper` or after it do not come before the key.
    var lower = 0
    var upper = bytes.count
    while upper - lower > Self.fewBytes {
      let middle = (lower + upper) / 2
      let end = bytes.firstIndex(of: Self.newline, from: middle - 1, to: upper - 1)
      if let end, order(key, bytes, end + 1) > 0 { lower = end + 1 } else { upper = middle }
    }
    while lower < upper, order(key, bytes, lower) > 0 {
      lower = (bytes.firstIndex(of: Self.newline, from: lower, to: bytes.count) ?? bytes.count) + 1
    }
    return min(lower, bytes.count)
  }

  /// The lines in the order of the table, without newlines; empty ones are left out.
  package var lines: [Range<Int>] {
    let bytes = text.utf8Span.span
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: Self.newline, from: start, to: bytes.count) ?? bytes.count
      if start < end { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  /// Whether bytes begin with the key of a line.
  package func begins(_ bytes: Span<UInt8>, withKeyAt line: Range<Int>) -> Bool {
    let text = text.utf8Span.span
    var length = 0
    while line.lowerBound + length < line.upperBound, text[line.lowerBound + length] != Self.bar {
      guard length < bytes.count, bytes[length] == text[line.lowerBound + length] else { return false }
      length += 1
    }
    return true
  }

  /// The fields of a line, of which there are so many at most.
  package func fields(of line: Range<Int>, atMost count: Int) -> [String] {
    text.utf8Span.span.extracting(line).fields(dividedBy: Self.bar, atMost: count)
  }

  /// Negative, zero or positive as `key` comes before that of the line at a place, is the same, or comes after.
  private func order(_ key: Span<UInt8>, _ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = commonLength(key, bytes, start)
    while true {
      let at = start + index
      let ends = at >= bytes.count || bytes[at] == Self.bar || bytes[at] == Self.newline
      if index == key.count { return ends ? 0 : -1 }
      if ends { return 1 }
      if key[index] != bytes[at] {
        let (left, right) = ignoresCase ? (key[index].lowercased, bytes[at].lowercased) : (key[index], bytes[at])
        if left != right { return Int(left) - Int(right) }
      }
      index += 1
    }
  }

  /// How many bytes at least a key and that of the line at a place have in common, eight looked at together.
  @inline(__always)
  private func commonLength(_ key: Span<UInt8>, _ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = 0
    while index + 8 <= key.count, start + index + 8 <= bytes.count {
      let word = key.word(at: index)
      let difference = word ^ bytes.word(at: start + index)
      // A key that is asked for may hold a bar, which ends that of the line.
      let ends = EightBytes(word).marks(equalTo: Self.bar) | EightBytes(word).marks(equalTo: Self.newline)
      guard difference | ends == 0 else { return index + EightBytes.count(beforeFirstOf: difference | ends) }
      index += 8
    }
    return index
  }
}
