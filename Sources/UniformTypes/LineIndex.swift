// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Hashing
import TypeCatalog

/// A table of lines `word|word word` in any order, found by the hash of the first word or of any of the others; for
/// tables that are asked for every candidate, where a search would take too long.
///
/// Making one reads the text once, because a tool that judges one file makes it for that file.
struct LineIndex: Sendable {
  /// One of the fields of a line.
  enum Field { case first, second }

  /// Type identifiers to the MIME types that other tables call them by, sorted.
  static let mimeTypesByIdentifier = LineIndex([MIMETypeAliases.table], by: .second)
  /// MIME types to the extensions that commonly stand for them.
  static let extensionsByMIMEType = LineIndex(FilenameMeanings.extensionTables, by: .second)
  /// Type identifiers to the formats in which files of the type are stored.
  static let storageFormats = LineIndex([StorageFormats.table], by: .first)

  /// A word to find a line by, and where the field to answer with begins.
  private struct Entry {
    let hash: UInt64
    let start: Int32
    let end: Int32
    let answer: Int32
  }

  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  /// Fewer bytes than these hold no more than one line.
  private static let shortestLine = 16

  private let text: [UInt8]
  private let field: Field
  private let entries: [Entry]
  private let slots: HashSlots
  /// The length of the longest word that lines are found by, in bytes; most names that are asked for are longer.
  let longestKey: Int

  /// An index of the lines of texts by the words of one of their fields.
  init(_ texts: [String], by field: Field) {
    var text: [UInt8] = []
    for lines in texts {
      text += lines.utf8
      text.append(LineIndex.newline)
    }
    let bytes = text.span
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / LineIndex.shortestLine)
    var separators = FieldSeparators()
    var start = 0
    while start < bytes.count {
      var end = separators.endOfField(from: start, in: bytes)
      if bytes[end] == LineIndex.bar {
        let (keys, answer) = field == .first ? (start, end + 1) : (end + 1, start)
        LineIndex.enterWords(from: keys, of: bytes, by: &separators, answer: answer, into: &entries)
      }
      while bytes[end] == LineIndex.bar { end = separators.endOfField(from: end + 1, in: bytes) }
      start = end + 1
    }
    var slots = HashSlots(capacity: entries.count)
    for number in entries.indices { slots.enter(number, hash: entries[number].hash) }
    longestKey = entries.reduce(0) { max($0, Int($1.end - $1.start)) }
    (self.text, self.field, self.entries, self.slots) = (text, field, entries, slots)
  }

  /// Enters the words of the field that begins at a place.
  private static func enterWords(
    from place: Int, of bytes: Span<UInt8>, by separators: inout FieldSeparators, answer: Int,
    into entries: inout [Entry]
  ) {
    var end = place - 1
    repeat {
      let start = end + 1
      end = separators.endOfWord(from: start, in: bytes)
      guard start < end else { continue }
      entries.append(
        Entry(
          hash: TextHash.of(start..<end, in: bytes), start: Int32(truncatingIfNeeded: start),
          end: Int32(truncatingIfNeeded: end), answer: Int32(truncatingIfNeeded: answer)))
    } while bytes[end] == space
  }

  /// The words of the other field of every line that has `key`, without regard to case; none if there is no such line.
  subscript(key: String) -> [String] {
    key.utf8.count > longestKey ? [] : words(hash: TextHash.of(key.utf8Span.span), key: key)
  }

  /// The same for a key whose hash, that of `TextHash`, is known; the key is only asked for where a line has its hash.
  func words(hash: UInt64, key: @autoclosure () -> String) -> [String] {
    var words: [String] = []
    for number in slots.numbers(hash: hash) where entries[number].hash == hash {
      let entry = entries[number]
      guard isSame(Int(entry.start)..<Int(entry.end), key().utf8Span.span) else { continue }
      words += text[answer(of: entry)].split(separator: LineIndex.space).map { String(decoding: $0, as: UTF8.self) }
    }
    return words
  }

  /// The other field of an entry's line.
  private func answer(of entry: Entry) -> Range<Int> {
    let start = Int(entry.answer)
    let mark = field == .first ? LineIndex.newline : LineIndex.bar
    return start..<(text.span.firstIndex(of: mark, from: start, to: text.count) ?? text.count)
  }

  private func isSame(_ range: Range<Int>, _ key: Span<UInt8>) -> Bool {
    guard range.count == key.count else { return false }
    for index in key.indices where text[range.lowerBound + index].lowercased != key[index].lowercased { return false }
    return true
  }
}
