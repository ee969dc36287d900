// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Enters the lines of the built-in catalog into an index: one pass over their bytes that makes no strings and no objects.
///
/// A program waits for this before its first answer.
struct CatalogIndexer {
  private static let bar = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let semicolon = UInt8(ascii: ";")
  private static let quote = UInt8(ascii: "'")

  private var text: [UInt8]
  /// The index as far as it is made.
  private(set) var index: TypeIndex
  /// Where the next line starts.
  private(set) var position: Int
  private var separators = FieldSeparators()

  /// Begins an index with room for about that many types.
  init(typeCapacity: Int) {
    self.init(continuing: TypeIndex(typeCapacity: typeCapacity))
  }

  /// Goes on with an index that was begun.
  init(continuing begun: TypeIndex) {
    index = begun
    text = begun.text
    position = begun.text.count
  }

  /// Appends lines to the text, and returns where they start.
  mutating func append(_ lines: [UInt8]) -> Int {
    index.appendText(lines)
    text = index.text
    separators = FieldSeparators()
    return text.count - lines.count
  }

  /// Enters the types of the lines from `position` up to `end`, each of which ends with a newline, without their tags.
  mutating func enterTypes(upTo end: Int, origin: TypeDeclaration.Origin) {
    let text = text
    let bytes = text.span
    var at = position
    while at < end {
      let start = at
      let lineEnd = bytes.firstIndex(of: Self.newline, from: start, to: end) ?? end
      at = lineEnd + 1
      guard lineEnd > start else { continue }
      let identifier = start..<(bytes.firstIndex(of: Self.bar, from: start, to: lineEnd) ?? lineEnd)
      index.append(
        catalogOffset: Int32(start), key: TextHash.of(identifier, in: bytes),
        hasPublicIdentifier: bytes.eightBytes(at: start).prefix(publicPrefix.count).number == publicPrefix.number,
        origin: origin)
    }
    position = end
  }

  /// Enters the extensions and MIME types of all types.
  mutating func enterTags(capacity: Int) {
    index.reserveTags(capacity)
    let text = text
    let bytes = text.span
    for number in index.numbers {
      let at = enterTags(bytes, of: number, tagClass: TypeIndex.filenameExtension)
      _ = enterWords(bytes, after: at, tagClass: TypeIndex.mimeType, record: number)
    }
  }

  /// Enters the extensions or the MIME types of those types alone that have a given one.
  ///
  /// Going through the text for a tag takes a tenth of the time that entering all of them takes.
  mutating func enterTags(ofTypesWith tag: Span<UInt8>, tagClass: UInt16) {
    guard let anchor = tag.indices.min(by: { Self.frequency(tag[$0]) < Self.frequency(tag[$1]) }) else { return }
    let text = text
    let bytes = text.span
    var next = 0
    for block in stride(from: anchor, to: bytes.count, by: Span<UInt8>.blockSize) {
      var places = bytes.bits(equalTo: tag[anchor] | 0x20, folding: 0x20, at: block)
      while places != 0 {
        let place = block + places.trailingZeroBitCount - anchor
        places &= places - 1
        guard place >= next, Self.isWord(tag, at: place, in: bytes) else { continue }
        _ = enterTags(bytes, of: index.number(ofLineAt: place), tagClass: tagClass)
        next = bytes.firstIndex(of: Self.newline, from: place, to: bytes.count) ?? bytes.count
      }
    }
  }

  /// The bytes that the catalog has most of, in ascending order; others are rarer.
  private static let frequentBytes = Array("w/kvyfhxgbu-dsnrm.lticpaeo".utf8)

  /// How often a byte stands in the catalog, in comparison with others.
  private static func frequency(_ byte: UInt8) -> Int {
    frequentBytes.firstIndex(of: byte.lowercased).map { $0 + 1 } ?? 0
  }

  /// Whether a text stands between dividers at a place, without regard to case.
  private static func isWord(_ word: Span<UInt8>, at place: Int, in text: Span<UInt8>) -> Bool {
    let end = place + word.count
    guard place > 0, end < text.count else { return false }
    switch text[end] {
    case bar, space, newline, DeclarationLine.lessPreferredMark: break
    default: return false
    }
    guard text[place - 1] == bar || text[place - 1] == space else { return false }
    for index in word.indices where text[place + index].lowercased != word[index].lowercased { return false }
    return true
  }

  /// Enters the extensions or the MIME types of a type, and returns where their field ends.
  private mutating func enterTags(_ bytes: Span<UInt8>, of number: Int32, tagClass: UInt16) -> Int {
    // In front of the extensions stand the identifier and the supertypes.
    var at = separators.endOfField(from: index.catalogOffset(of: number), in: bytes)
    at = endOfField(bytes, after: at)
    if tagClass == TypeIndex.mimeType { at = endOfField(bytes, after: at) }
    return enterWords(bytes, after: at, tagClass: tagClass, record: number)
  }

  /// What begins the identifiers of public types, as a number; catalog lines write it in small letters.
  private let publicPrefix = (
    number: Array(TypeIdentifier.publicPrefix.utf8).span.eightBytes(at: 0).number,
    count: TypeIdentifier.publicPrefix.utf8.count
  )

  /// Where the field after the separator at `start` ends; `start` itself at the end of a line.
  @inline(__always)
  private mutating func endOfField(_ bytes: Span<UInt8>, after start: Int) -> Int {
    bytes[start] == Self.bar ? separators.endOfField(from: start + 1, in: bytes) : start
  }

  /// Enters the words of the field after the separator at `start`, and returns where it ends.
  private mutating func enterWords(_ bytes: Span<UInt8>, after start: Int, tagClass: UInt16, record: Int32) -> Int {
    guard bytes[start] == Self.bar else { return start }
    var at = start
    var count = 0
    repeat {
      let from = at + 1
      at = separators.endOfWord(from: from, in: bytes)
      guard at > from else { continue }
      let isMarked = bytes[at - 1] == DeclarationLine.lessPreferredMark
      index.addTag(
        isMarked ? from..<at - 1 : from..<at, tagClass: tagClass,
        position: isMarked ? count + DeclarationLine.lessPreferredPosition : count, to: record)
      count += 1
    } while bytes[at] == Self.space
    return at
  }

  /// Enters the tags of other classes of all lines.
  mutating func enterOtherTags() {
    let text = text
    let bytes = text.span
    var record: Int32 = 0
    var at = 0
    while at < bytes.count {
      guard bytes[at] != Self.newline else {
        at += 1
        continue
      }
      at = separators.endOfField(from: at, in: bytes)
      for _ in 0..<DeclarationLine.fieldsBeforeOtherTags - 1 { at = endOfField(bytes, after: at) }
      var position = 0
      while bytes[at] != Self.newline {
        var end = at + 1
        while bytes[end] != Self.semicolon, bytes[end] != Self.newline { end += 1 }
        enterOtherTag(at + 1..<end, position: position, record: record)
        position += 1
        at = end
      }
      at += 1
      record += 1
    }
  }

  private static let classNames = DeclarationLine.classNames.map { Array($0.key.utf8) }

  private mutating func enterOtherTag(_ range: Range<Int>, position: Int, record: Int32) {
    for (number, name) in Self.classNames.enumerated() where range.count > name.count + 1 {
      var start = range.lowerBound + name.count + 1
      var end = range.upperBound
      guard text[start - 1] == UInt8(ascii: "="), text[range].starts(with: name) else { continue }
      if end - start > 2, text[start] == Self.quote, text[end - 1] == Self.quote {
        start += 1
        end -= 1
      }
      index.addTag(
        start..<end, tagClass: TypeIndex.firstOtherClass + UInt16(number), position: position, to: record)
      return
    }
  }
}
