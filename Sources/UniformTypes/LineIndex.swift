// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Hashing
import TypeCatalog

/// A table of lines `word|word word` in any order, found by the hash of the first word or of any of the others; for
/// tables that are asked for every candidate, where a search would take too long.
///
/// Making one reads the text once, byte by byte, because a tool that judges one file makes it for that file.
struct LineIndex: Sendable {
  /// One of the fields of a line.
  enum Field { case first, second }

  /// Type identifiers to the MIME types that other tables call them by, sorted.
  static let mimeTypesByIdentifier = LineIndex([MIMETypeAliases.table], by: .second)
  /// MIME types to the extensions that commonly stand for them.
  static let extensionsByMIMEType = LineIndex(FilenameMeanings.extensionTables, by: .second)

  /// A word to find a line by, and the field to answer with.
  private struct Entry {
    var key: Range<Int>
    var answer: Range<Int>
  }

  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private let text: [UInt8]
  private let entries: [Entry]
  private let slots: HashSlots

  /// An index of the lines of texts by the words of one of their fields.
  init(_ texts: [String], by field: Field) {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.utf8
      bytes.append(LineIndex.newline)
    }
    var entries: [Entry] = []
    var start = 0
    while start < bytes.count {
      let end = LineIndex.end(of: start, in: bytes, LineIndex.newline, bytes.count)
      let bar = LineIndex.end(of: start, in: bytes, LineIndex.bar, end)
      if bar < end {
        let (first, second) = (start..<bar, (bar + 1)..<end)
        let (keys, answer) = field == .first ? (first, second) : (second, first)
        var word = keys.lowerBound
        while word < keys.upperBound {
          let wordEnd = LineIndex.end(of: word, in: bytes, LineIndex.space, keys.upperBound)
          if word < wordEnd { entries.append(Entry(key: word..<wordEnd, answer: answer)) }
          word = wordEnd + 1
        }
      }
      start = end + 1
    }
    var slots = HashSlots(capacity: entries.count)
    for (number, entry) in entries.enumerated() {
      slots.enter(number, hash: TextHash.of(bytes.span.extracting(entry.key)))
    }
    (self.text, self.entries, self.slots) = (bytes, entries, slots)
  }

  private static func end(of start: Int, in bytes: [UInt8], _ mark: UInt8, _ limit: Int) -> Int {
    var end = start
    while end < limit, bytes[end] != mark { end += 1 }
    return end
  }

  /// The words of the other field of every line that has `key`, without regard to case; none if there is no such line.
  subscript(key: String) -> [String] {
    let wanted = key.utf8Span.span
    var words: [String] = []
    for number in slots.numbers(hash: TextHash.of(wanted)) where isSame(entries[number].key, wanted) {
      words += text[entries[number].answer].split(separator: LineIndex.space)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return words
  }

  private func isSame(_ range: Range<Int>, _ key: Span<UInt8>) -> Bool {
    guard range.count == key.count else { return false }
    for index in key.indices where text[range.lowerBound + index].foldedASCII != key[index].foldedASCII { return false }
    return true
  }
}
