// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Finds types by identifier and by tag: flat hash tables with open addressing over one text.
///
/// A value type: a registry that adds declarations copies its arrays and goes on from there. Whoever writes declarations could
/// make names whose hashes collide, so that what is added and is not of the catalog stands in dictionaries beside the tables.
struct TypeIndex: Sendable {
  /// One tag of one type.
  struct TagEntry: Sendable {
    /// The hash of the folded tag.
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

  /// What is known of a type by its number.
  private struct TypeEntry: Sendable {
    /// The hash of the folded identifier.
    let key: UInt64
    /// The record of a type that is not of the built-in catalog.
    var record: TypeRecord?
    /// Where the declaration starts in the built-in catalog; -1 for other types, and for those whose declaration was
    /// overridden by one further on.
    var catalogOffset: Int32
    let origin: TypeDeclaration.Origin
    let hasPublicIdentifier: Bool
  }

  /// The bytes that tag entries point into.
  private(set) var text: [UInt8]
  /// The types by number.
  private var types: [TypeEntry] = []
  /// The tag classes by number, of which the first ones are fixed: those of the built-in catalog.
  private(set) var tagClasses = [.filenameExtension, .mimeType] + DeclarationLine.classNames.map(\.value)
  private var identifierSlots: [Int32]
  private(set) var tags: [TagEntry] = []
  private var tagSlots: [Int32]

  /// A tag as it is compared.
  private struct AddedTag: Hashable, Sendable {
    let tagClass: UInt16
    let bytes: [UInt8]
  }

  /// The numbers of the types that were added, by the bytes of the folded identifier.
  private var addedTypes: [[UInt8]: Int32] = [:]
  /// The places of the last entries of tags that the catalog does not have.
  private var addedTags: [AddedTag: Int32] = [:]
  /// The numbers of the tag classes that the catalog does not have.
  private var addedClasses: [UTTagClass: UInt16] = [:]

  /// The numbers of the tag classes that every declaration may have.
  static let filenameExtension: UInt16 = 0
  static let mimeType: UInt16 = 1
  /// The number of the first of the other classes of the built-in catalog, in the order of `DeclarationLine.classNames`.
  static let firstOtherClass: UInt16 = 2

  /// Makes an empty index with room for about that many types.
  init(typeCapacity: Int) {
    text = []
    identifierSlots = Array(repeating: 0, count: Self.slotCount(typeCapacity))
    tagSlots = Array(repeating: 0, count: Self.slotCount(0))
    types.reserveCapacity(typeCapacity)
  }

  /// Makes room for about that many tags in an index without tags.
  mutating func reserveTags(_ capacity: Int) {
    tagSlots = Array(repeating: 0, count: Self.slotCount(capacity))
    tags.reserveCapacity(capacity)
  }

  /// A power of two that is at least twice `capacity`.
  private static func slotCount(_ capacity: Int) -> Int {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    return count
  }

  /// The number of `tagClass`, if any type has tags of that class.
  func number(of tagClass: UTTagClass) -> UInt16? {
    let known = tagClasses.prefix(Int(Self.firstOtherClass) + DeclarationLine.classNames.count)
    if let number = known.firstIndex(of: tagClass) { return UInt16(number) }
    return addedClasses.isEmpty ? nil : addedClasses[tagClass]
  }

  /// The number of `tagClass`, given now if it has none.
  mutating func addedNumber(of tagClass: UTTagClass) -> UInt16? {
    if let known = number(of: tagClass) { return known }
    guard tagClasses.count < UInt16.max else { return nil }
    let number = UInt16(tagClasses.count)
    tagClasses.append(tagClass)
    addedClasses[tagClass] = number
    return number
  }

  /// Where the hash of a tag of that class starts.
  @inline(__always)
  static func seed(_ tagClass: UInt16) -> UInt64 {
    TextHash.seed &+ UInt64(tagClass) << 32
  }

  /// Whether tags of the class are compared without regard to case.
  @inline(__always)
  static func ignoresCase(_ tagClass: UInt16) -> Bool { tagClass == filenameExtension || tagClass == mimeType }

  @inline(__always)
  private static func hash(_ range: Range<Int>, in text: Span<UInt8>, tagClass: UInt16) -> UInt32 {
    UInt32(truncatingIfNeeded: TextHash.of(range, in: text, seed: seed(tagClass)))
  }

  // MARK: Adding

  /// Appends bytes for tag entries to point into.
  mutating func appendText(_ bytes: [UInt8]) {
    if text.isEmpty { text = bytes } else { text += bytes }
  }

  /// Adds a type whose identifier is not in the index yet, and returns its number.
  mutating func append(_ record: TypeRecord) -> Int32 {
    let number = Int32(types.count)
    types.append(Self.entry(of: record))
    addedTypes[Self.folded(record.identifier.utf8Span.span)] = number
    return number
  }

  /// Adds a type of the built-in catalog, whose record is made when it is asked for.
  mutating func append(
    catalogOffset: Int32, key: UInt64, hasPublicIdentifier: Bool, origin: TypeDeclaration.Origin
  ) {
    if types.count * 2 >= identifierSlots.count { growIdentifiers() }
    let number = Int32(types.count)
    types.append(
      TypeEntry(
        key: key, record: nil, catalogOffset: catalogOffset, origin: origin, hasPublicIdentifier: hasPublicIdentifier))
    enter(number, key: key)
  }

  /// Where the line of a type of the built-in catalog starts.
  func catalogOffset(of number: Int32) -> Int { Int(types[Int(number)].catalogOffset) }

  /// The number of the type whose line holds a place of the built-in catalog, as long as nothing else was added.
  func number(ofLineAt place: Int) -> Int32 {
    var (lower, upper) = (0, types.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if types[middle].catalogOffset <= place { lower = middle } else { upper = middle }
    }
    return Int32(lower)
  }

  /// The bytes of a text with small letters for capitals.
  private static func folded(_ text: Span<UInt8>) -> [UInt8] { text.indices.map { text[$0].lowercased } }

  /// A tag as it is compared.
  private static func key(of tag: Span<UInt8>, tagClass: UInt16) -> AddedTag {
    AddedTag(tagClass: tagClass, bytes: ignoresCase(tagClass) ? folded(tag) : tag.indices.map { tag[$0] })
  }

  private static func entry(of record: TypeRecord) -> TypeEntry {
    TypeEntry(
      key: record.key, record: record, catalogOffset: -1, origin: record.origin,
      hasPublicIdentifier: record.hasPublicIdentifier)
  }

  /// Puts `record` in the place of the type with the number `old`, keeping its tags.
  mutating func replace(_ old: Int32, keepingTags record: TypeRecord) {
    types[Int(old)] = Self.entry(of: record)
  }

  /// Drops the type with the number `old` and its tags, and adds `record` for the same identifier.
  mutating func replace(_ old: Int32, droppingTags record: TypeRecord) -> Int32 {
    let number = Int32(types.count)
    if let slot = slot(of: old) {
      identifierSlots[slot] = number + 1
      (types[Int(old)].record, types[Int(old)].catalogOffset) = (nil, -1)
      types.append(Self.entry(of: record))
      return number
    }
    return append(record)
  }

  /// The slot of a type; nil where it has none, because it was added.
  private func slot(of number: Int32) -> Int? {
    let mask = identifierSlots.count - 1
    var slot = Int(truncatingIfNeeded: types[Int(number)].key) & mask
    while identifierSlots[slot] != 0 {
      if identifierSlots[slot] == number + 1 { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func enter(_ number: Int32, key: UInt64) {
    let mask = identifierSlots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while identifierSlots[slot] != 0 { slot = (slot + 1) & mask }
    identifierSlots[slot] = number + 1
  }

  private mutating func growIdentifiers() {
    identifierSlots = Array(repeating: 0, count: identifierSlots.count * 2)
    for (number, type) in types.enumerated() where type.catalogOffset >= 0 {
      enter(Int32(number), key: type.key)
    }
  }

  /// Adds a tag that is not part of the text yet.
  mutating func addTag(_ tag: String, tagClass: UInt16, position: Int, to record: Int32) {
    let bytes = tag.utf8Span.span
    let (slot, hash) = slot(ofTag: bytes, tagClass: tagClass)
    let key = tagSlots[slot] == 0 ? Self.key(of: bytes, tagClass: tagClass) : nil
    let last = key.map { addedTags[$0] ?? -1 } ?? tagSlots[slot] - 1
    let start = text.count
    text.append(contentsOf: tag.utf8)
    tags.append(
      TagEntry(
        hash: hash, start: Int32(start), length: Int32(text.count - start), record: record,
        position: UInt16(clamping: position), tagClass: tagClass, next: last))
    if let key { addedTags[key] = Int32(tags.count - 1) } else { tagSlots[slot] = Int32(tags.count) }
  }

  /// Adds the tag of a type of the built-in catalog that stands in the text at a range.
  mutating func addTag(_ range: Range<Int>, tagClass: UInt16, position: Int, to record: Int32) {
    let hash = Self.hash(range, in: text.span, tagClass: tagClass)
    if tags.count * 2 >= tagSlots.count { growTags() }
    let mask = tagSlots.count - 1
    var slot = Int(hash) & mask
    while tagSlots[slot] != 0,
      !isTag(tags[Int(tagSlots[slot]) - 1], equalToTextAt: range, hash: hash, tagClass: tagClass)
    {
      slot = (slot + 1) & mask
    }
    tags.append(
      TagEntry(
        hash: hash, start: Int32(range.lowerBound), length: Int32(range.count), record: record,
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
    let key = TextHash.of(bytes)
    let mask = identifierSlots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while identifierSlots[slot] != 0 {
      let number = identifierSlots[slot] - 1
      if types[Int(number)].key == key, isType(number, identifiedBy: identifier) { return number }
      slot = (slot + 1) & mask
    }
    return addedTypes.isEmpty ? nil : addedTypes[Self.folded(bytes)]
  }

  private func isType(_ number: Int32, identifiedBy identifier: String) -> Bool {
    if let record = types[Int(number)].record { return TypeIdentifier.isSame(record.identifier, identifier) }
    let bytes = identifier.utf8Span.span
    let start = Int(types[Int(number)].catalogOffset)
    guard start >= 0, start + bytes.count < text.count, text[start + bytes.count] == UInt8(ascii: "|") else {
      return false
    }
    for index in bytes.indices where text[start + index].lowercased != bytes[index].lowercased { return false }
    return true
  }

  /// The type with that identifier.
  func record(identifier: String) -> TypeRecord? { number(identifier: identifier).flatMap(record) }

  /// The numbers that types have, or had before their declarations were overridden by others further on.
  var numbers: Range<Int32> { 0..<Int32(types.count) }

  /// The type with a number; nil where its declaration was overridden by one further on.
  @inline(__always)
  func record(_ number: Int32) -> TypeRecord? {
    if let record = types[Int(number)].record { return record }
    guard types[Int(number)].catalogOffset >= 0 else { return nil }
    return SystemCatalog.records.record(number) { catalogRecord(number) }
  }

  @inline(never)
  private func catalogRecord(_ number: Int32) -> TypeRecord {
    let type = types[Int(number)]
    return TypeRecord(
      catalogNumber: number, catalogOffset: type.catalogOffset, key: type.key,
      hasPublicIdentifier: type.hasPublicIdentifier, origin: type.origin)
  }

  /// The number of the last tag entry for a tag; -1 if no type carries it.
  ///
  /// The other ones follow by `TagEntry.next`.
  @inline(__always)
  func lastEntry(tag: Span<UInt8>, tagClass: UInt16) -> Int {
    let entry = Int(tagSlots[slot(ofTag: tag, tagClass: tagClass).slot]) - 1
    guard entry < 0, !addedTags.isEmpty else { return entry }
    return addedTags[Self.key(of: tag, tagClass: tagClass)].map(Int.init) ?? -1
  }

  /// The slot of a tag of the catalog, or an empty one, with the hash of the tag.
  @inline(__always)
  private func slot(ofTag tag: Span<UInt8>, tagClass: UInt16) -> (slot: Int, hash: UInt32) {
    let hash = Self.hash(0..<tag.count, in: tag, tagClass: tagClass)
    let slots = tagSlots.span
    let entries = tags.span
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0, !isTag(entries[Int(slots[slot]) - 1], equalTo: tag, hash: hash, tagClass: tagClass) {
      slot = (slot + 1) & mask
    }
    return (slot, hash)
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
      for index in bytes.indices where known[start + index].lowercased != bytes[index].lowercased { return false }
    } else {
      for index in bytes.indices where known[start + index] != bytes[index] { return false }
    }
    return true
  }
}
