// SPDX-License-Identifier: Apache-2.0

/// A table of sorted lines `key|value value` that is searched where it stands, without any set-up.
struct SortedLines: Sendable {
  private let text: String

  /// A table whose lines are sorted by the bytes of their keys.
  init(_ text: String) { self.text = text }

  /// The values for a key; empty where it has no line. Takes time in proportion to the logarithm of the table.
  func values(for key: String) -> [String] {
    let table = text.utf8Span.span
    let wanted = key.utf8Span.span
    var low = 0
    var high = table.count
    while low < high {
      var start = low + (high - low) / 2
      while start > low, table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var end = start
      while end < table.count, table[end] != UInt8(ascii: "\n") { end += 1 }
      let line = table.extracting(start..<end)
      switch Self.compare(line, wanted) {
      case 0: return Self.values(in: line, behind: wanted.count)
      case ..<0: low = min(high, end + 1)
      default: high = start
      }
    }
    return []
  }

  /// Whether the key of a line comes before the wanted one (-1), is it (0) or comes behind it (1).
  private static func compare(_ line: Span<UInt8>, _ wanted: Span<UInt8>) -> Int {
    var index = 0
    while true {
      let isKeyOver = index == line.count || line[index] == UInt8(ascii: "|")
      if index == wanted.count { return isKeyOver ? 0 : 1 }
      if isKeyOver { return -1 }
      if line[index] != wanted[index] { return line[index] < wanted[index] ? -1 : 1 }
      index += 1
    }
  }

  private static func values(in line: Span<UInt8>, behind keyLength: Int) -> [String] {
    var values: [[UInt8]] = [[]]
    for index in min(keyLength + 1, line.count)..<line.count {
      if line[index] == UInt8(ascii: " ") { values.append([]) } else { values[values.count - 1].append(line[index]) }
    }
    return values.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
