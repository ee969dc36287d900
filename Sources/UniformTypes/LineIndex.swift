// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// A table of lines `field|field` in any order, found by the hash of one of the two fields; for tables that are asked for
/// every candidate, where a search would take too long.
///
/// Making one reads the text once, byte by byte, because a tool that judges one file makes it for that file.
struct LineIndex: Sendable {
  /// One of the fields of a line.
  enum Field { case first, second }

  /// Type identifiers to the formats in which files of the type are stored.
  static let storageFormats = LineIndex(StorageFormats.table, by: .first)
  /// Type identifiers to the MIME types that other tables call them by, sorted.
  static let mimeTypesByIdentifier = LineIndex(MIMETypeAliases.table, by: .second)
  /// Type identifiers to the MIME types to report for them.
  static let standardMIMETypes = LineIndex(StandardMIMETypes.table, by: .first)

  private struct Line {
    var first: Range<Int>
    var second: Range<Int>
  }

  private let text: [UInt8]
  private let lines: [Line]
  private let field: Field
  /// The number of a line plus one at the slot of its hash or, where that is taken, the next free one; 0 for none.
  private let slots: [UInt16]

  /// An index of the lines of a text, of which there are fewer than 32,768, by one of their fields.
  init(_ text: String, by field: Field) {
    let bytes = Array(text.utf8)
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      var bar = start
      while bar < bytes.count, bytes[bar] != UInt8(ascii: "|"), bytes[bar] != UInt8(ascii: "\n") { bar += 1 }
      var end = bar
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if bar < end { lines.append(Line(first: start..<bar, second: (bar + 1)..<end)) }
      start = end + 1
    }
    var size = 8
    while size < lines.count * 2 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (number, line) in lines.enumerated() {
      let key = field == .first ? line.first : line.second
      var slot = Int(truncatingIfNeeded: TextHash.of(bytes.span.extracting(key))) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: number + 1)
    }
    self.text = bytes
    self.lines = lines
    self.field = field
    self.slots = slots
  }

  /// The words of the other field of every line whose field is `key`, without regard to case; none if there is no such line.
  subscript(key: String) -> [String] {
    let wanted = key.utf8Span.span
    var words: [String] = []
    var slot = Int(truncatingIfNeeded: TextHash.of(wanted)) & (slots.count - 1)
    while slots[slot] != 0 {
      let line = lines[Int(slots[slot]) - 1]
      if isSame(field == .first ? line.first : line.second, wanted) {
        let other = field == .first ? line.second : line.first
        words += text[other].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return words
  }

  private func isSame(_ range: Range<Int>, _ key: Span<UInt8>) -> Bool {
    guard range.count == key.count else { return false }
    for index in key.indices where text[range.lowerBound + index].foldedASCII != key[index].foldedASCII { return false }
    return true
  }
}
