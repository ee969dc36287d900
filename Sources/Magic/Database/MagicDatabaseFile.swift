// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Hashing

/// One compiled database: mapped, checked, and decoded record by record when an evaluation asks for one.
///
/// Layout: slots of a fixed size; slot 0 is the header (magic number, version, number of records in set 0 and set 1), the rest are
/// records. Set 0 holds the tests in the order of their strength, set 1 the named groups that `use` calls.
final class MagicDatabaseFile: Sendable {
  static let magicNumber: UInt32 = 0xF11E_041C
  /// The most bytes that a textual value has.
  static let maximumValueLength = 128
  /// Room for the levels of one frame: levels fit a byte, and a match enters the next.
  static let levelsPerFrame = 260

  /// The number of the file among those of the database.
  let number: Int
  /// A number that no record of a file before has, from which those of this file count.
  let firstKey: Int
  let version: UInt32
  let recordCount: Int
  /// Records before this number belong to set 0, the others to set 1.
  let namedStart: Int
  /// The path, for complaints.
  let path: String

  /// The state of the file that is mapped; nil for a database in memory.
  var fileVersion: FileVersion? { bytes.version }

  private let bytes: MappedFile
  private let recordSize: Int
  private let extensionLength: Int
  private let isSwapped: Bool
  /// Whether the level of a record is the first 16 bits of it, as they are.
  private let hasPlainLevels: Bool
  /// The numbers that record types have are below this one.
  private let typeCount: UInt64
  private let groupTable = Locked<MagicGroupTable?>(nil)
  private let nameTable = Locked<MagicNameTable?>(nil)

  /// Reads the header and, unless records are checked as they are used, checks all records.
  init(
    _ bytes: MappedFile, path: String, after previous: MagicDatabaseFile?, checksAll: Bool
  ) throws(MagicDatabaseError) {
    guard bytes.count >= 16 else { throw .notCompiled(path: path) }
    let magic = bytes.uint32(at: 0)
    guard magic == Self.magicNumber || magic.byteSwapped == Self.magicNumber else { throw .notCompiled(path: path) }
    let isSwapped = magic != Self.magicNumber
    func word(_ offset: Int) -> UInt32 {
      let word = bytes.uint32(at: offset)
      return isSwapped ? word.byteSwapped : word
    }
    let version = word(4)
    switch version {
    case 18: (recordSize, extensionLength) = (376, 64)
    case 20, 21: (recordSize, extensionLength) = (432, 120)
    default: throw .unsupportedVersion(path: path, version: version)
    }
    let (first, second) = (Int(word(8)), Int(word(12)))
    guard bytes.count % recordSize == 0, bytes.count / recordSize == 1 + first + second else {
      throw .wrongLength(path: path)
    }
    self.bytes = bytes
    self.path = path
    number = previous.map { $0.number + 1 } ?? 0
    firstKey = previous.map { $0.firstKey + $0.recordCount } ?? 0
    self.isSwapped = isSwapped
    hasPlainLevels = version == 18 && !isSwapped
    self.version = version
    namedStart = first
    recordCount = first + second
    // All numbers up to the last are taken, and `name` has the same in every version.
    typeCount = UInt64(MagicRecordType.octal.rawValue) + (version >= 21 ? 3 : 1)
    guard checksAll else { return }
    if let damaged = groupStarts.damaged ?? names.damaged { throw damage(of: damaged) }
  }

  // MARK: Groups

  /// The level of a record; -1 for a record that makes no sense.
  func level(of index: Int) -> Int { level(inHead: bytes.uint64(at: (index &+ 1) &* recordSize)) }

  /// The level in the first eight bytes of a record; -1 for a record that makes no sense.
  @inline(__always)
  private func level(inHead head: UInt64) -> Int {
    guard Self.isSound(head, typeCount) else { return -1 }
    if version != 18 { return Int(UInt8(truncatingIfNeeded: head >> 16)) }
    let level = UInt16(truncatingIfNeeded: head)
    let ordered = isSwapped ? level.byteSwapped : level
    return ordered <= 255 ? Int(ordered) : -1
  }

  /// The first record from one on, up to another, that begins a group or makes no sense; the other where there is none.
  func nextGroup(from index: Int, to end: Int) -> Int {
    let first = (index &+ 1) &* recordSize
    let typeCount = self.typeCount
    if hasPlainLevels {
      return index
        + bytes.prefixCount(from: first, by: recordSize, atMost: end &- index) {
          ($0 & 0xFFFF) &- 1 < 0xFF && Self.isSound($0, typeCount)
        }
    }
    return index + bytes.prefixCount(from: first, by: recordSize, atMost: end &- index) { level(inHead: $0) > 0 }
  }

  /// Whether a record begins a group, and makes sense.
  @inline(__always)
  func beginsGroup(_ index: Int) -> Bool {
    let head = bytes.uint64(at: (index &+ 1) &* recordSize)
    return hasPlainLevels ? head & 0xFFFF == 0 && Self.isSound(head, typeCount) : level(inHead: head) == 0
  }

  /// Whether the length of the value and both types, in the first eight bytes of a record, make sense.
  @inline(__always)
  private static func isSound(_ head: UInt64, _ typeCount: UInt64) -> Bool {
    // The first type, which is none, and the length of the value in one comparison.
    (head >> 40 & 0xFFFF) &- 0x100 < (typeCount &- 1) << 8 && head >> 40 & 0xFF <= UInt64(maximumValueLength)
      && head >> 56 < typeCount
  }

  /// The records of a set up to a level-0 record that follows one; `damaged` becomes the first that makes no sense.
  private func starts(in range: Range<Int>, damaged: inout Int?) -> [Int32] {
    var starts: [Int32] = []
    starts.reserveCapacity(range.count / 4 + 2)
    var index = range.lowerBound
    while index < range.upperBound {
      // A set begins with a group.
      guard beginsGroup(index) else {
        damaged = index
        break
      }
      starts.append(Int32(truncatingIfNeeded: index))
      index = nextGroup(from: index &+ 1, to: range.upperBound)
    }
    return starts
  }

  /// Where the groups of set 0 begin; found when first asked for.
  var groupStarts: MagicGroupTable {
    groupTable.withLock { table in
      if let table { return table }
      var damaged: Int?
      let starts = starts(in: 0..<namedStart, damaged: &damaged)
      let made = MagicGroupTable(starts: starts, damaged: damaged)
      table = made
      return made
    }
  }

  /// Takes over where all groups of set 0 begin from what has met every record before.
  func adopt(groups table: MagicGroupTable) {
    groupTable.withLock { if $0 == nil { $0 = table } }
  }

  /// Takes over the named groups of set 1.
  func adopt(names table: MagicNameTable) {
    nameTable.withLock { if $0 == nil { $0 = table } }
  }

  /// The first records of the groups of set 0, in the order of their strength.
  var groups: [Int32] { groupStarts.starts }

  /// The named groups of set 1; found when first asked for.
  var names: MagicNameTable {
    nameTable.withLock { table in
      if let table { return table }
      var damaged: Int?
      let starts = starts(in: namedStart..<recordCount, damaged: &damaged)
      var slots = HashSlots(capacity: starts.count)
      for start in starts where isName(Int(start)) { slots.enter(Int(start), hash: nameHash(Int(start), skipping: 0)) }
      let made = MagicNameTable(slots: slots, damaged: damaged)
      table = made
      return made
    }
  }

  /// Whether a record begins a named group.
  func isName(_ index: Int) -> Bool {
    bytes.byte(at: (index &+ 1) &* recordSize &+ 6) == MagicRecordType.name.rawValue
  }

  /// The complaint about a record that makes no sense.
  func damage(of index: Int) -> MagicDatabaseError { .invalidRecord(path: path, index: index) }

  // MARK: Records

  /// Decodes a record.
  func record(_ index: Int) -> MagicRecord {
    let (head, second, third, fourth, fifth) = bytes.fiveWords(at: (index &+ 1) &* recordSize)
    var offset = UInt32(truncatingIfNeeded: second >> 32)
    var indirectOffset = UInt32(truncatingIfNeeded: third)
    var line = UInt32(truncatingIfNeeded: third >> 32)
    var (mask, value) = (fourth, fifth)
    var range = UInt32(truncatingIfNeeded: mask)
    var stringFlags = UInt32(truncatingIfNeeded: mask >> 32)
    let type = MagicRecordType(number: UInt8(truncatingIfNeeded: head >> 48), version: version) ?? .invalid
    var level = UInt16(truncatingIfNeeded: head)
    var flags: UInt16
    if version == 18 {
      flags = UInt16(UInt8(truncatingIfNeeded: head >> 16))
      if isSwapped { level = level.byteSwapped }
    } else {
      flags = level
      level = UInt16(UInt8(truncatingIfNeeded: head >> 16))
      if isSwapped { flags = flags.byteSwapped }
    }
    if isSwapped {
      offset = offset.byteSwapped
      indirectOffset = indirectOffset.byteSwapped
      line = line.byteSwapped
      mask = mask.byteSwapped
      range = range.byteSwapped
      stringFlags = stringFlags.byteSwapped
      if !type.isString, ![.guid, .leguid, .beguid, .der].contains(type) {
        value =
          type.width == 4 && type.isFloatingPoint
          ? UInt64(UInt32(truncatingIfNeeded: value).byteSwapped) : value.byteSwapped
      }
    }
    return MagicRecord(
      index: index, level: Int(level), flags: MagicRecordFlags(rawValue: flags),
      relation: UInt8(truncatingIfNeeded: head >> 32), valueLength: Int(UInt8(truncatingIfNeeded: head >> 40)),
      type: type,
      indirectType: MagicRecordType(number: UInt8(truncatingIfNeeded: head >> 56), version: version) ?? .invalid,
      indirectOperation: MagicOperation(rawValue: UInt8(truncatingIfNeeded: second)),
      maskOperation: MagicOperation(rawValue: UInt8(truncatingIfNeeded: second >> 8)),
      offset: Int32(bitPattern: offset), indirectOffset: Int32(bitPattern: indirectOffset), line: line, mask: mask,
      value: value,
      range: Int(range), stringFlags: MagicStringFlags(rawValue: stringFlags))
  }

  /// What is read of a record that may have a fixed test, as it stands in the file; nil where its bytes are swapped.
  @inline(__always)
  func words(_ index: Int) -> (UInt64, UInt64, UInt64, UInt64, UInt64)? {
    isSwapped ? nil : bytes.fiveWords(at: (index &+ 1) &* recordSize)
  }

  /// The flags in the first eight bytes of a record.
  @inline(__always)
  func flags(inHead head: UInt64) -> MagicRecordFlags {
    if version == 18 { return MagicRecordFlags(rawValue: UInt16(UInt8(truncatingIfNeeded: head >> 16))) }
    let flags = UInt16(truncatingIfNeeded: head)
    return MagicRecordFlags(rawValue: isSwapped ? flags.byteSwapped : flags)
  }

  /// Whether a record has flags, or the name of a group, so that more of it need be looked at.
  @inline(__always)
  func mayApply(_ index: Int, _ set: MagicRecordFlags) -> Bool {
    let head = bytes.uint64(at: (index &+ 1) &* recordSize)
    return flags(inHead: head).isSuperset(of: set) || head >> 48 & 0xFF == UInt64(MagicRecordType.name.rawValue)
  }

  /// What `!:strength` does to a record's strength: the operator, 0 for none, and the operand.
  func strengthChange(_ index: Int) -> (operation: UInt8, operand: Int) {
    let start = (index &+ 1) &* recordSize
    return (bytes.byte(at: start &+ 11), Int(bytes.byte(at: start &+ 3)))
  }

  /// The first record after those that belong to the group of a record of level 0, or the first that makes no sense.
  func groupEnd(after index: Int) -> Int {
    nextGroup(from: index + 1, to: index < namedStart ? namedStart : recordCount)
  }

  /// One byte of a record's value.
  func valueByte(_ index: Int, _ position: Int) -> UInt8 {
    guard position < Self.maximumValueLength else { return 0 }
    return bytes.byte(at: (index &+ 1) &* recordSize &+ 32 &+ position)
  }

  /// The first eight bytes of a record's value, the first lowest.
  func valueHead(_ index: Int) -> UInt64 { UInt64(littleEndian: bytes.uint64(at: (index &+ 1) &* recordSize &+ 32)) }

  /// The bytes of a record's value up to a length.
  func value(_ index: Int, length: Int) -> [UInt8] {
    let start = (index + 1) * recordSize + 32
    var value: [UInt8] = []
    bytes.append(start..<(start + min(length, Self.maximumValueLength)), to: &value)
    return value
  }

  /// Appends some of the bytes of a record's value.
  func appendValue(_ index: Int, _ range: Range<Int>, to text: inout [UInt8]) {
    let start = (index + 1) * recordSize + 32
    let range = range.clamped(to: 0..<Self.maximumValueLength)
    bytes.append((start + range.lowerBound)..<(start + range.upperBound), to: &text)
  }

  /// A record's value up to its first NUL.
  func valueString(_ index: Int) -> [UInt8] { string(index, at: 32, capacity: Self.maximumValueLength) }

  /// Whether a record has a description.
  func hasDescription(_ index: Int) -> Bool { bytes.byte(at: (index &+ 1) &* recordSize &+ 160) != 0 }
  /// The description, a format.
  func description(_ index: Int) -> [UInt8] { string(index, at: 160, capacity: 64) }
  /// Whether a record has a MIME type.
  func hasMIMEType(_ index: Int) -> Bool { bytes.byte(at: (index &+ 1) &* recordSize &+ 224) != 0 }
  /// The MIME type.
  func mimeType(_ index: Int) -> [UInt8] { string(index, at: 224, capacity: 80) }
  /// The creator and type of the classic Macintosh.
  func apple(_ index: Int) -> [UInt8] { string(index, at: 304, capacity: 8) }
  /// The filename extensions, divided by slashes.
  func extensions(_ index: Int) -> [UInt8] { string(index, at: 312, capacity: extensionLength) }

  private func string(_ index: Int, at offset: Int, capacity: Int) -> [UInt8] {
    let start = (index + 1) * recordSize + offset
    var length = 0
    while length < capacity, bytes.byte(at: start + length) != 0 { length += 1 }
    var string: [UInt8] = []
    bytes.append(start..<(start + length), to: &string)
    return string
  }

  // MARK: Names

  /// The first record of the named group that a record names; nil for an unknown name.
  ///
  /// Without a table the records of set 1 are gone through, which is quicker for a single file; `damaged` becomes one of
  /// them that makes no sense.
  func group(
    namedBy index: Int, of file: MagicDatabaseFile, skipping prefix: Int, _ table: MagicNameTable?,
    damaged: inout Int?
  ) -> Int? {
    if let table {
      for candidate in table.slots.numbers(hash: file.nameHash(index, skipping: prefix))
      where hasName(candidate, of: file, index, skipping: prefix) { return candidate }
      damaged = table.damaged
      return nil
    }
    for candidate in namedStart..<recordCount {
      let level = level(of: candidate)
      guard level >= 0 else {
        damaged = candidate
        return nil
      }
      if level == 0, isName(candidate), hasName(candidate, of: file, index, skipping: prefix) { return candidate }
    }
    return nil
  }

  /// Whether the value of a record is that of another file's record, less its first bytes.
  private func hasName(_ index: Int, of file: MagicDatabaseFile, _ other: Int, skipping prefix: Int) -> Bool {
    for position in 0..<(Self.maximumValueLength - prefix) {
      let byte = valueByte(index, position)
      guard byte == file.valueByte(other, prefix + position) else { return false }
      if byte == 0 { return true }
    }
    return true
  }

  /// FNV-1a over a record's value up to its first NUL, less its first bytes.
  private func nameHash(_ index: Int, skipping prefix: Int) -> UInt64 {
    var hash = FNV1a.seed
    for position in prefix..<Self.maximumValueLength {
      let byte = valueByte(index, position)
      if byte == 0 { break }
      hash = FNV1a.adding(byte, to: hash)
    }
    return hash
  }
}

/// Where the groups of set 0 begin.
final class MagicGroupTable: Sendable {
  /// The first records of the groups, up to a record that makes no sense.
  let starts: [Int32]
  /// The first record that makes no sense; nil where all are sound.
  let damaged: Int?

  init(starts: [Int32], damaged: Int?) {
    self.starts = starts
    self.damaged = damaged
  }
}

/// The named groups of set 1.
final class MagicNameTable: Sendable {
  /// The first records of the named groups, by their names.
  let slots: HashSlots
  /// The first record that makes no sense; nil where all are sound.
  let damaged: Int?

  init(slots: HashSlots, damaged: Int?) {
    self.slots = slots
    self.damaged = damaged
  }
}

extension MagicRecordType {
  /// Whether the record reads a floating-point number.
  var isFloatingPoint: Bool {
    switch self {
    case .float, .befloat, .lefloat, .double, .bedouble, .ledouble: true
    default: false
    }
  }
}
