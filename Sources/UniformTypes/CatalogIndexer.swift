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

  /// Enters the lines from `position` up to `end`, each of which ends with a newline.
  mutating func enterLines(upTo end: Int, origin: TypeDeclaration.Origin) {
    let text = text
    let bytes = text.span
    var at = position
    while at < end {
      let start = at
      var key = TextHash.seed
      while bytes[at] != Self.bar, bytes[at] != Self.newline {
        key = TextHash.adding(bytes[at], to: key)
        at += 1
      }
      guard at > start else {
        at += 1
        continue
      }
      let number = index.append(
        TypeRecord(
          catalogNumber: Int32(index.records.count), catalogOffset: Int32(start), key: TextHash.finished(key),
          hasPublicIdentifier: Self.isPublic(bytes.extracting(start..<at)), origin: origin))
      at = Self.endOfField(bytes, after: at)
      at = enterWords(bytes, after: at, tagClass: TypeIndex.filenameExtension, record: number)
      at = enterWords(bytes, after: at, tagClass: TypeIndex.mimeType, record: number)
      at = enterOtherTags(bytes, after: Self.endOfField(bytes, after: at), record: number)
    }
    position = at
  }

  private static let publicPrefix = Array(TypeIdentifier.publicPrefix.utf8)

  /// Whether an identifier begins with `public.`; catalog lines write it in small letters.
  private static func isPublic(_ identifier: Span<UInt8>) -> Bool {
    let prefix = publicPrefix.span
    guard identifier.count > prefix.count, identifier[0] == prefix[0] else { return false }
    for index in prefix.indices where identifier[index] != prefix[index] { return false }
    return true
  }

  /// Where the field after the separator at `start` ends; `start` itself at the end of a line.
  @inline(__always)
  private static func endOfField(_ bytes: Span<UInt8>, after start: Int) -> Int {
    guard bytes[start] == bar else { return start }
    var at = start + 1
    while bytes[at] != bar, bytes[at] != newline { at += 1 }
    return at
  }

  /// Enters the words of the field after the separator at `start`, and returns where it ends.
  private mutating func enterWords(_ bytes: Span<UInt8>, after start: Int, tagClass: UInt16, record: Int32) -> Int {
    guard bytes[start] == Self.bar else { return start }
    let seed = TypeIndex.seed(tagClass)
    var from = start + 1
    var at = from
    var hash = seed
    var count = 0
    while true {
      let byte = bytes[at]
      if byte == Self.space || byte == Self.bar || byte == Self.newline {
        if at > from {
          let isMarked = bytes[at - 1] == DeclarationLine.lessPreferredMark
          index.addTag(
            start: from, end: isMarked ? at - 1 : at, hash: UInt32(truncatingIfNeeded: TextHash.finished(hash)),
            tagClass: tagClass, position: isMarked ? count + DeclarationLine.lessPreferredPosition : count, to: record)
          count += 1
        }
        if byte != Self.space { return at }
        from = at + 1
        hash = seed
      } else if byte != DeclarationLine.lessPreferredMark {
        hash = TextHash.adding(byte, to: hash)
      }
      at += 1
    }
  }

  /// Enters the other tags after the separator at `start`, and returns where the next line begins.
  private mutating func enterOtherTags(_ bytes: Span<UInt8>, after start: Int, record: Int32) -> Int {
    guard bytes[start] == Self.bar else { return start + 1 }
    var from = start + 1
    var count = 0
    while from < bytes.count, bytes[from - 1] != Self.newline {
      var end = from
      while bytes[end] != Self.semicolon, bytes[end] != Self.newline { end += 1 }
      enterOtherTag(from..<end, position: count, record: record)
      count += 1
      from = end + 1
    }
    return from
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
