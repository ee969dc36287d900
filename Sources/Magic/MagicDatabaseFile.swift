// SPDX-License-Identifier: Apache-2.0
import FileSystem

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
  /// The level of each record.
  let levels: [UInt8]
  /// The first records of the groups of set 0, and the end of the last.
  let groups: [Int32]

  private let bytes: MappedFile
  private let recordSize: Int
  private let extensionLength: Int
  private let isSwapped: Bool
  /// Open addressing by name: the first record of a named group, -1 where there is none.
  private let names: [Int32]

  init(_ bytes: MappedFile, path: String, after previous: MagicDatabaseFile?) throws(MagicDatabaseError) {
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
    number = previous.map { $0.number + 1 } ?? 0
    firstKey = previous.map { $0.firstKey + $0.recordCount } ?? 0
    self.isSwapped = isSwapped
    self.version = version
    namedStart = first
    recordCount = first + second
    var levels = [UInt8](repeating: 0, count: first + second)
    var groups: [Int32] = []
    groups.reserveCapacity(first / 4 + 2)
    var names: [Int32] = []
    // All numbers up to the last are taken, and `name` has the same in every version.
    let typeCount = UInt64(MagicRecordType.octal.rawValue) + (version >= 21 ? 3 : 1)
    for index in 0..<(first + second) {
      let start = (index + 1) * recordSize
      let head = bytes.uint64(at: start)
      let level = Self.level(head: head, version: version, isSwapped: isSwapped)
      let length = UInt8(truncatingIfNeeded: head >> 40)
      let type = head >> 48 & 0xFF
      guard level <= 255, length <= UInt8(Self.maximumValueLength), type != 0, type < typeCount, head >> 56 < typeCount
      else { throw .invalidRecord(path: path, index: index) }
      levels[index] = UInt8(level)
      if level == 0 {
        if index < first {
          groups.append(Int32(index))
        } else if type == UInt64(MagicRecordType.name.rawValue) {
          names.append(Int32(index))
        }
      } else if index == 0 || index == first {
        throw .invalidRecord(path: path, index: index)
      }
    }
    groups.append(Int32(first))
    self.levels = levels
    self.groups = groups
    let size = recordSize
    self.names = Self.table(of: names) { Self.hash(bytes, (Int($0) + 1) * size + 32) }
  }

  private static func level(head: UInt64, version: UInt32, isSwapped: Bool) -> UInt16 {
    if version == 18 {
      let level = UInt16(truncatingIfNeeded: head)
      return isSwapped ? level.byteSwapped : level
    }
    return UInt16(UInt8(truncatingIfNeeded: head >> 16))
  }

  // MARK: Records

  /// Decodes a record.
  func record(_ index: Int) -> MagicRecord {
    let start = (index &+ 1) &* recordSize
    let head = bytes.uint64(at: start)
    let operations = bytes.uint32(at: start &+ 8)
    var offset = bytes.uint32(at: start &+ 12)
    var indirectOffset = bytes.uint32(at: start &+ 16)
    var line = bytes.uint32(at: start &+ 20)
    var mask = bytes.uint64(at: start &+ 24)
    var value = bytes.uint64(at: start &+ 32)
    var range = UInt32(truncatingIfNeeded: mask)
    var stringFlags = UInt32(truncatingIfNeeded: mask >> 32)
    let type = MagicRecordType(number: UInt8(truncatingIfNeeded: head >> 48), version: version) ?? .invalid
    var flags: UInt16
    if version == 18 {
      flags = UInt16(UInt8(truncatingIfNeeded: head >> 16))
    } else {
      flags = UInt16(truncatingIfNeeded: head)
      if isSwapped { flags = flags.byteSwapped }
    }
    if isSwapped {
      offset = offset.byteSwapped
      indirectOffset = indirectOffset.byteSwapped
      line = line.byteSwapped
      mask = mask.byteSwapped
      range = range.byteSwapped
      stringFlags = stringFlags.byteSwapped
      if !type.isString, type != .guid, type != .der {
        value =
          type.width == 4 && type.isFloatingPoint
          ? UInt64(UInt32(truncatingIfNeeded: value).byteSwapped) : value.byteSwapped
      }
    }
    return MagicRecord(
      index: index, level: Int(levels[index]), flags: MagicRecordFlags(rawValue: flags),
      relation: UInt8(truncatingIfNeeded: head >> 32), valueLength: Int(UInt8(truncatingIfNeeded: head >> 40)),
      type: type,
      indirectType: MagicRecordType(number: UInt8(truncatingIfNeeded: head >> 56), version: version) ?? .invalid,
      indirectOperation: MagicOperation(rawValue: UInt8(truncatingIfNeeded: operations)),
      maskOperation: MagicOperation(rawValue: UInt8(truncatingIfNeeded: operations >> 8)),
      offset: Int32(bitPattern: offset), indirectOffset: Int32(bitPattern: indirectOffset), line: line, mask: mask,
      value: value,
      range: Int(range), stringFlags: MagicStringFlags(rawValue: stringFlags))
  }

  /// The first record after those that belong to the group of a record of level 0.
  func groupEnd(after index: Int) -> Int {
    let end = index < namedStart ? namedStart : recordCount
    var next = index + 1
    while next < end, levels[next] != 0 { next += 1 }
    return next
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

  /// The first record of a named group; nil for an unknown name.
  func group(named index: Int, skipping prefix: Int) -> Int? {
    let start = (index + 1) * recordSize + 32 + prefix
    let mask = names.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(bytes, start) & UInt64(mask))
    while names[slot] >= 0 {
      let candidate = Int(names[slot])
      if isEqual((candidate + 1) * recordSize + 32, start, capacity: Self.maximumValueLength - prefix) {
        return candidate
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The first record of a named group of another database's choosing.
  func group(named name: [UInt8]) -> Int? {
    for candidate in names where candidate >= 0 && valueString(Int(candidate)) == name { return Int(candidate) }
    return nil
  }

  private func isEqual(_ first: Int, _ second: Int, capacity: Int) -> Bool {
    for position in 0..<capacity {
      let byte = bytes.byte(at: first + position)
      guard byte == bytes.byte(at: second + position) else { return false }
      if byte == 0 { return true }
    }
    return true
  }

  /// FNV-1a over a string that ends with NUL, or after the longest value.
  private static func hash(_ bytes: MappedFile, _ start: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for position in start..<min(start + maximumValueLength, bytes.count) {
      let byte = bytes.byte(at: position)
      if byte == 0 { break }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash ^ (hash >> 32)
  }

  private static func table(of records: [Int32], hash: (Int32) -> UInt64) -> [Int32] {
    var capacity = 16
    while capacity < records.count * 2 { capacity *= 2 }
    var table = [Int32](repeating: -1, count: capacity)
    for record in records {
      var slot = Int(truncatingIfNeeded: hash(record) & UInt64(capacity - 1))
      while table[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      table[slot] = record
    }
    return table
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
