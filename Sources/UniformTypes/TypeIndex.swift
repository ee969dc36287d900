// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Finds types by identifier and by tag: flat hash tables with open addressing over one text.
///
/// A value type: a registry that adds declarations copies its arrays and goes on from there.
struct TypeIndex: Sendable {
  /// One tag of one type.
  struct TagEntry: Sendable {
    var hash: UInt32
    /// Where the tag stands in `text`.
    var start: Int32
    var length: Int32
    var record: Int32
    /// The position of the tag in the declaration's own list.
    var position: UInt16
    var tagClass: UInt16
    /// The next type with the same tag; -1 at the end.
    var next: Int32
  }

  /// The bytes that tag entries point into.
  private(set) var text: [UInt8]
  /// The types; nil where a declaration was overridden by one further on.
  private(set) var records: [TypeRecord?] = []
  /// The tag classes by number; the first ones are fixed.
  private(set) var tagClasses: [UTTagClass] = [.filenameExtension, .mimeType]
  private var identifierSlots: [Int32]
  private(set) var tags: [TagEntry] = []
  private var tagSlots: [Int32]

  static let filenameExtension: UInt16 = 0
  static let mimeType: UInt16 = 1

  /// Makes an empty index with room for about that many types and tags.
  init(typeCapacity: Int, tagCapacity: Int) {
    text = []
    identifierSlots = Array(repeating: 0, count: Self.slotCount(typeCapacity))
    tagSlots = Array(repeating: 0, count: Self.slotCount(tagCapacity))
    records.reserveCapacity(typeCapacity)
    tags.reserveCapacity(tagCapacity)
  }

  /// A power of two that is at least twice `capacity`.
  private static func slotCount(_ capacity: Int) -> Int {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    return count
  }

  /// The number of `tagClass`, if any type has tags of that class.
  func number(of tagClass: UTTagClass) -> UInt16? {
    tagClasses.firstIndex(of: tagClass).map { UInt16($0) }
  }

  /// The number of `tagClass`, given now if it has none.
  mutating func addedNumber(of tagClass: UTTagClass) -> UInt16? {
    if let known = number(of: tagClass) { return known }
    guard tagClasses.count < UInt16.max else { return nil }
    tagClasses.append(tagClass)
    return UInt16(tagClasses.count - 1)
  }

  /// Where the hash of a tag of that class starts.
  @inline(__always)
  static func seed(_ tagClass: UInt16) -> UInt64 {
    TextHash.adding(UInt8(truncatingIfNeeded: tagClass), to: TextHash.seed)
  }

  /// Whether tags of the class are compared without regard to case.
  @inline(__always)
  static func ignoresCase(_ tagClass: UInt16) -> Bool { tagClass == filenameExtension || tagClass == mimeType }

  private static func hash(_ bytes: Span<UInt8>, tagClass: UInt16) -> UInt32 {
    UInt32(truncatingIfNeeded: TextHash.of(bytes, seed: seed(tagClass)))
  }

  // MARK: Adding

  /// Appends bytes for tag entries to point into.
  mutating func appendText(_ bytes: [UInt8]) {
    if text.isEmpty { text = bytes } else { text += bytes }
  }

  /// Adds a type whose identifier is not in the index yet, and returns its number.
  mutating func append(_ record: TypeRecord) -> Int32 {
    if records.count * 2 >= identifierSlots.count { growIdentifiers() }
    let number = Int32(records.count)
    records.append(record)
    enter(number, key: record.key)
    return number
  }

  /// Puts `record` in the place of the type with the number `old`, keeping its tags.
  mutating func replace(_ old: Int32, keepingTags record: TypeRecord) {
    records[Int(old)] = record
  }

  /// Drops the type with the number `old` and its tags, and adds `record` for the same identifier.
  mutating func replace(_ old: Int32, droppingTags record: TypeRecord) -> Int32 {
    let number = Int32(records.count)
    if let slot = identifierSlots.firstIndex(of: old + 1) {
      identifierSlots[slot] = number + 1
      records[Int(old)] = nil
      records.append(record)
      return number
    }
    return append(record)
  }

  private mutating func enter(_ number: Int32, key: UInt64) {
    let mask = identifierSlots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while identifierSlots[slot] != 0 { slot = (slot + 1) & mask }
    identifierSlots[slot] = number + 1
  }

  private mutating func growIdentifiers() {
    identifierSlots = Array(repeating: 0, count: identifierSlots.count * 2)
    for (number, record) in records.enumerated() {
      if let record { enter(Int32(number), key: record.key) }
    }
  }

  /// Adds a tag that is not part of the text yet.
  mutating func addTag(_ tag: String, tagClass: UInt16, position: Int, to record: Int32) {
    let start = text.count
    text.append(contentsOf: tag.utf8)
    addTag(start: start, end: text.count, tagClass: tagClass, position: position, to: record)
  }

  /// Adds the tag that stands in the text from `start` to `end`.
  private mutating func addTag(start: Int, end: Int, tagClass: UInt16, position: Int, to record: Int32) {
    let hash = Self.hash(text.span.extracting(start..<end), tagClass: tagClass)
    addTag(start: start, end: end, hash: hash, tagClass: tagClass, position: position, to: record)
  }

  /// Adds the tag that stands in the text from `start` to `end` and has that hash.
  mutating func addTag(start: Int, end: Int, hash: UInt32, tagClass: UInt16, position: Int, to record: Int32) {
    if tags.count * 2 >= tagSlots.count { growTags() }
    let mask = tagSlots.count - 1
    var slot = Int(hash) & mask
    while tagSlots[slot] != 0,
      !isTag(tags[Int(tagSlots[slot]) - 1], equalToTextAt: start..<end, hash: hash, tagClass: tagClass)
    {
      slot = (slot + 1) & mask
    }
    tags.append(
      TagEntry(
        hash: hash, start: Int32(start), length: Int32(end - start), record: record,
        position: UInt16(clamping: position), tagClass: tagClass, next: tagSlots[slot] - 1))
    tagSlots[slot] = Int32(tags.count)
  }

  private mutating func growTags() {
    let heads = tagSlots.filter { $0 != 0 }
    tagSlots = Array(repeating: 0, count: tagSlots.count * 2)
    let mask = tagSlots.count - 1
    for head in heads {
      var slot = Int(tags[Int(head) - 1].hash) & mask
      while tagSlots[slot] != 0 { slot = (slot + 1) & mask }
      tagSlots[slot] = head
    }
  }

  // MARK: Finding

  /// The number of the type with that identifier, without regard to case.
  func number(identifier: String) -> Int32? {
    let bytes = identifier.utf8Span.span
    return number(key: TextHash.of(bytes)) { $0.isSame(as: identifier, in: text) }
  }

  @inline(__always)
  private func number(key: UInt64, where isSame: (TypeRecord) -> Bool) -> Int32? {
    let mask = identifierSlots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while identifierSlots[slot] != 0 {
      let number = identifierSlots[slot] - 1
      if let record = records[Int(number)], record.key == key, isSame(record) { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The type with that identifier.
  func record(identifier: String) -> TypeRecord? {
    number(identifier: identifier).flatMap { records[Int($0)] }
  }

  /// The number of the last tag entry for a tag; -1 if no type carries it.
  ///
  /// The other ones follow by `TagEntry.next`.
  @inline(__always)
  func lastEntry(tag: Span<UInt8>, tagClass: UInt16) -> Int {
    let hash = Self.hash(tag, tagClass: tagClass)
    let slots = tagSlots.span
    let entries = tags.span
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if entries[entry].hash == hash, isTag(entries[entry], equalTo: tag, hash: hash, tagClass: tagClass) {
        return entry
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private func isTag(
    _ entry: TagEntry, equalToTextAt range: Range<Int>, hash: UInt32, tagClass: UInt16
  ) -> Bool {
    guard entry.hash == hash else { return false }
    return isTag(entry, equalTo: text.span.extracting(range), hash: hash, tagClass: tagClass)
  }

  @inline(__always)
  private func isTag(_ entry: TagEntry, equalTo bytes: Span<UInt8>, hash: UInt32, tagClass: UInt16) -> Bool {
    guard entry.hash == hash, entry.tagClass == tagClass, Int(entry.length) == bytes.count else { return false }
    let known = text.span
    let start = Int(entry.start)
    if Self.ignoresCase(tagClass) {
      for index in bytes.indices where known[start + index].foldedASCII != bytes[index].foldedASCII { return false }
    } else {
      for index in bytes.indices where known[start + index] != bytes[index] { return false }
    }
    return true
  }
}

extension TypeRecord {
  /// Whether the identifier is that one; `text` is that of the index.
  fileprivate func isSame(as identifier: String, in text: [UInt8]) -> Bool {
    guard catalogOffset >= 0 else { return TypeIdentifier.isSame(self.identifier, identifier) }
    let bytes = identifier.utf8Span.span
    let start = Int(catalogOffset)
    guard start + bytes.count < text.count, text[start + bytes.count] == UInt8(ascii: "|") else { return false }
    for index in bytes.indices where text[start + index].foldedASCII != bytes[index].foldedASCII { return false }
    return true
  }
}
