// SPDX-License-Identifier: Apache-2.0

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
  private var tags: [TagEntry] = []
  private var tagSlots: [Int32]

  static let filenameExtension: UInt16 = 0
  static let mimeType: UInt16 = 1

  /// Makes an empty index over `text` with room for about that many types and tags.
  init(text: [UInt8], typeCapacity: Int, tagCapacity: Int) {
    self.text = text
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

  private static func hash(_ bytes: Span<UInt8>, tagClass: UInt16) -> UInt32 {
    let seed = TextHash.adding(UInt8(truncatingIfNeeded: tagClass), to: TextHash.seed)
    let ignoresCase = tagClass == filenameExtension || tagClass == mimeType
    return UInt32(
      truncatingIfNeeded: ignoresCase ? TextHash.folding(bytes, seed: seed) : TextHash.exact(bytes, seed: seed))
  }

  // MARK: Adding

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
  mutating func addTag(start: Int, end: Int, tagClass: UInt16, position: Int, to record: Int32) {
    if tags.count * 2 >= tagSlots.count { growTags() }
    let found = slot(tag: text.span.extracting(start..<end), tagClass: tagClass)
    tags.append(
      TagEntry(
        hash: found.hash, start: Int32(start), length: Int32(end - start), record: record,
        position: UInt16(clamping: position), tagClass: tagClass, next: tagSlots[found.slot] - 1))
    tagSlots[found.slot] = Int32(tags.count)
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
    number(key: TypeIdentifier.key(of: identifier)) { TypeIdentifier.isSame($0, identifier) }
  }

  /// The number of the type with that identifier, given as bytes of the text.
  func number(identifierAt range: Range<Int>) -> Int32? {
    let bytes = text.span.extracting(range)
    return number(key: TextHash.folding(bytes)) { $0.utf8.count == range.count }
  }

  @inline(__always)
  private func number(key: UInt64, where isSame: (String) -> Bool) -> Int32? {
    let mask = identifierSlots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while identifierSlots[slot] != 0 {
      let number = identifierSlots[slot] - 1
      if let record = records[Int(number)], record.key == key, isSame(record.identifier) { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The type with that identifier.
  func record(identifier: String) -> TypeRecord? {
    number(identifier: identifier).flatMap { records[Int($0)] }
  }

  /// Calls `body` with each type that carries the tag, and with the position of the tag in its list.
  @inline(__always)
  func forEachType(tag: Span<UInt8>, tagClass: UInt16, _ body: (TypeRecord, UInt16) -> Void) {
    var index = Int(tagSlots[slot(tag: tag, tagClass: tagClass).slot]) - 1
    while index >= 0 {
      let entry = tags[index]
      if let record = records[Int(entry.record)] { body(record, entry.position) }
      index = Int(entry.next)
    }
  }

  /// The slot that holds the last entry for a tag plus one, or the free slot where it would go.
  @inline(__always)
  private func slot(tag: Span<UInt8>, tagClass: UInt16) -> (slot: Int, hash: UInt32) {
    let hash = Self.hash(tag, tagClass: tagClass)
    let mask = tagSlots.count - 1
    var slot = Int(hash) & mask
    while tagSlots[slot] != 0,
      !isTag(tags[Int(tagSlots[slot]) - 1], equalTo: tag, hash: hash, tagClass: tagClass)
    {
      slot = (slot + 1) & mask
    }
    return (slot, hash)
  }

  private func isTag(_ entry: TagEntry, equalTo bytes: Span<UInt8>, hash: UInt32, tagClass: UInt16) -> Bool {
    guard entry.hash == hash, entry.tagClass == tagClass, Int(entry.length) == bytes.count else { return false }
    let start = Int(entry.start)
    if tagClass == Self.filenameExtension || tagClass == Self.mimeType {
      for index in bytes.indices where text[start + index].foldedASCII != bytes[index].foldedASCII { return false }
    } else {
      for index in bytes.indices where text[start + index] != bytes[index] { return false }
    }
    return true
  }
}
