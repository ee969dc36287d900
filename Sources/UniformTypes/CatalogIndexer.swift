// SPDX-License-Identifier: Apache-2.0

/// Enters the lines of the built-in catalog into an index: one pass over their bytes that makes no strings.
///
/// A program waits for this before its first answer.
struct CatalogIndexer {
  private static let bar = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let semicolon = UInt8(ascii: ";")
  private static let quote = UInt8(ascii: "'")

  private var text: [UInt8]
  private(set) var index: TypeIndex
  /// Where the next line starts.
  private(set) var position: Int
  /// The numbers of the other tag classes, in the order of `DeclarationLine.classNames`.
  private let classNumbers: [(name: [UInt8], number: UInt16)]

  /// Begins an index with room for about that many types and tags.
  init(typeCapacity: Int, tagCapacity: Int) {
    self.init(continuing: TypeIndex(typeCapacity: typeCapacity, tagCapacity: tagCapacity))
  }

  /// Goes on with an index that was begun.
  init(continuing begun: TypeIndex) {
    var index = begun
    classNumbers = DeclarationLine.classNames.compactMap { name, tagClass in
      index.addedNumber(of: tagClass).map { (Array(name.utf8), $0) }
    }
    self.index = index
    text = index.text
    position = index.text.count
  }

  /// Appends lines to the text, and returns where they start.
  mutating func append(_ lines: [UInt8]) -> Int {
    index.appendText(lines)
    text = index.text
    return text.count - lines.count
  }

  /// Enters the line at `position`, which ends with a newline.
  mutating func enterLine(origin: TypeDeclaration.Origin) {
    let start = position
    let (end, key) = identifier(at: start)
    guard end > start else {
      position = end + 1
      return
    }
    let number = index.append(
      TypeRecord(
        catalogNumber: Int32(index.records.count), catalogOffset: Int32(start), key: key,
        hasPublicIdentifier: isPublic(start..<end), origin: origin))
    position = endOfField(after: end)
    enterWords(tagClass: TypeIndex.filenameExtension, record: number)
    enterWords(tagClass: TypeIndex.mimeType, record: number)
    position = endOfField(after: position)
    enterOtherTags(record: number)
  }

  /// Where the identifier that starts a line ends, and its hash.
  private func identifier(at start: Int) -> (end: Int, key: UInt64) {
    let bytes = text.span
    var at = start
    var key = TextHash.seed
    while at < bytes.count {
      let byte = bytes[at]
      if byte == Self.bar || byte == Self.newline { break }
      key = TextHash.adding(byte, to: key)
      at += 1
    }
    return (at, TextHash.finished(key))
  }

  private static let publicPrefix = Array(TypeIdentifier.publicPrefix.utf8)

  /// Whether the identifier at `range` begins with `public.`; catalog lines write it in small letters.
  private func isPublic(_ range: Range<Int>) -> Bool {
    guard range.count > Self.publicPrefix.count else { return false }
    for (offset, byte) in Self.publicPrefix.enumerated() where text[range.lowerBound + offset] != byte { return false }
    return true
  }

  /// Where the field after the separator at `start` ends; `start` itself at the end of a line.
  private func endOfField(after start: Int) -> Int {
    let bytes = text.span
    guard start < bytes.count, bytes[start] == Self.bar else { return start }
    var at = start + 1
    while at < bytes.count, bytes[at] != Self.bar, bytes[at] != Self.newline { at += 1 }
    return at
  }

  /// Enters the words of the field after the separator at `position`, up to its own separator.
  private mutating func enterWords(tagClass: UInt16, record: Int32) {
    let text = text
    guard position < text.count, text[position] == Self.bar else { return }
    let seed = TypeIndex.seed(tagClass)
    var from = position + 1
    var at = from
    var hash = seed
    var count = 0
    while at < text.count {
      let byte = text[at]
      if byte == Self.space || byte == Self.bar || byte == Self.newline {
        if at > from {
          let isMarked = text[at - 1] == DeclarationLine.lessPreferredMark
          index.addTag(
            start: from, end: isMarked ? at - 1 : at, hash: UInt32(truncatingIfNeeded: TextHash.finished(hash)),
            tagClass: tagClass, position: isMarked ? count + DeclarationLine.lessPreferredPosition : count, to: record)
          count += 1
        }
        if byte != Self.space { break }
        from = at + 1
        hash = seed
      } else if byte != DeclarationLine.lessPreferredMark {
        hash = TextHash.adding(byte, to: hash)
      }
      at += 1
    }
    position = at
  }

  /// Enters the other tags after the separator at `position`, and goes past the end of the line.
  private mutating func enterOtherTags(record: Int32) {
    if position < text.count, text[position] == Self.bar {
      var from = position + 1
      var count = 0
      while from < text.count, text[from - 1] != Self.newline {
        var end = from
        while end < text.count, text[end] != Self.semicolon, text[end] != Self.newline { end += 1 }
        enterOtherTag(from..<end, position: count, record: record)
        count += 1
        from = end + 1
      }
      position = from
    } else {
      position += 1
    }
  }

  private mutating func enterOtherTag(_ range: Range<Int>, position: Int, record: Int32) {
    for (name, number) in classNumbers where range.count > name.count + 1 {
      var start = range.lowerBound + name.count + 1
      var end = range.upperBound
      guard text[start - 1] == UInt8(ascii: "="), text[range].starts(with: name) else { continue }
      if end - start > 2, text[start] == Self.quote, text[end - 1] == Self.quote {
        start += 1
        end -= 1
      }
      var hash = TypeIndex.seed(number)
      for at in start..<end { hash = TextHash.adding(text[at], to: hash) }
      index.addTag(
        start: start, end: end, hash: UInt32(truncatingIfNeeded: TextHash.finished(hash)), tagClass: number,
        position: position, to: record)
      return
    }
  }
}
