// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Bytes that a file must have at a fixed place for a group of records to match at all.
struct MagicFixedTest: Sendable, BitwiseCopyable {
  /// Where the eight bytes are that are compared.
  var offset: Int
  /// The bits of these bytes that count, the first byte lowest.
  var mask: UInt64
  /// What these bits must be.
  var value: UInt64
  /// The number of the group.
  var group: Int

  /// The test that must hold for a record of level 0 to match; nil where there is none as simple as that.
  ///
  /// With `isAlsoNext` it may hold one byte further on instead.
  static func test(of record: MagicRecord, in file: MagicDatabaseFile, group: Int, isAlsoNext: inout Bool)
    -> MagicFixedTest?
  {
    isAlsoNext = false
    guard record.relation == UInt8(ascii: "="), record.offset >= 0 else { return nil }
    guard record.flags.isDisjoint(with: [.indirect, .relativeOffset, .relativeIndirect]) else { return nil }
    let offset = Int(record.offset)
    // Where the offset counts from the end, what stands behind it is nearer to the end, and has no test.
    let countsFromEnd = record.flags.contains(.fromEnd)
    switch record.type {
    case .string:
      guard record.range == 0 || record.range >= record.valueLength else { return nil }
      return prefixTest(of: record, in: file, at: offset, group: group)
    case .search:
      // Without modifiers a search looks at one place more than its range tells.
      guard record.range > 0, !countsFromEnd else { return nil }
      let places = record.range + (record.stringFlags.isEmpty ? 1 : 0)
      guard places <= 2 else { return nil }
      isAlsoNext = places == 2
      return prefixTest(of: record, in: file, at: offset, group: group)
    case .pstring:
      guard let size = record.pascalLengthSize, !countsFromEnd else { return nil }
      return prefixTest(of: record, in: file, at: offset + size, group: group)
    case .guid, .leguid, .beguid:
      return MagicFixedTest(offset: offset, mask: .max, value: record.value, group: group)
    case .lestring16, .bestring16:
      let first = file.valueByte(record.index, 0)
      guard first != 0x20, first != 0, record.valueLength > 0, record.type == .lestring16 || !countsFromEnd else {
        return nil
      }
      let place = record.type == .bestring16 ? offset + 1 : offset
      return MagicFixedTest(offset: place, mask: 0xFF, value: UInt64(first), group: group)
    case .der: return derTest(of: record, in: file, at: offset, group: group)
    case .byte, .short, .beshort, .leshort, .long, .belong, .lelong, .melong, .quad, .bequad, .lequad, .date, .bedate,
      .ledate, .medate, .ldate, .beldate, .leldate, .meldate, .qdate, .beqdate, .leqdate:
      return numberTest(of: record, at: offset, group: group)
    default: return nil
    }
  }

  private static func prefixTest(
    of record: MagicRecord, in file: MagicDatabaseFile, at offset: Int, group: Int
  ) -> MagicFixedTest? {
    var mask: UInt64 = 0
    var value: UInt64 = 0
    let flags = record.stringFlags
    let length = min(8, record.valueLength)
    if flags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace, .ignoreLowercase, .ignoreUppercase]) {
      guard length > 0 else { return nil }
      mask = length == 8 ? .max : 1 << UInt64(length * 8) - 1
      return MagicFixedTest(offset: offset, mask: mask, value: file.valueHead(record.index) & mask, group: group)
    }
    for position in 0..<length {
      let byte = file.valueByte(record.index, position)
      // White space may stand for more or less of it, so nothing after it has a fixed place.
      if !flags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace]), byte.isWhiteSpace { break }
      var bits: UInt64 = 0xFF
      if flags.contains(.ignoreLowercase) && byte.isSmallLetter
        || flags.contains(.ignoreUppercase) && byte.isCapital
      {
        bits = 0xDF
      }
      mask |= bits << UInt64(position * 8)
      value |= (UInt64(byte) & bits) << UInt64(position * 8)
    }
    guard mask != 0 else { return nil }
    return MagicFixedTest(offset: offset, mask: mask, value: value, group: group)
  }

  private static func numberTest(of record: MagicRecord, at offset: Int, group: Int) -> MagicFixedTest? {
    guard !record.maskOperation.isInverse, record.mask == 0 || record.maskOperation.kind == .and else { return nil }
    let width = record.type.width
    let limit: UInt64 = width == 8 ? .max : 1 << UInt64(width * 8) - 1
    let mask = record.mask == 0 ? limit : record.mask & limit
    guard mask != 0 else { return nil }
    func stored(_ number: UInt64) -> UInt64 {
      switch record.type.byteOrder {
      case .little: number & limit
      case .big: (number & limit).byteSwapped >> UInt64(64 - width * 8)
      case .middle: (number >> 16 | number << 16) & limit
      }
    }
    // A value with bits outside the mask never matches; the test that never holds says so.
    return MagicFixedTest(offset: offset, mask: stored(mask), value: stored(record.value), group: group)
  }

  /// The number of a tag's name, of those that have one byte.
  private static func derTest(
    of record: MagicRecord, in file: MagicDatabaseFile, at offset: Int, group: Int
  ) -> MagicFixedTest? {
    let names: [(String, UInt64)] = [("seq", 16), ("set", 17), ("int", 2), ("obj_id", 6), ("octet_str", 4)]
    let value = file.valueString(record.index)
    for (name, tag) in names where value.starts(with: name.utf8) {
      return MagicFixedTest(offset: offset, mask: 0x1F, value: tag, group: group)
    }
    return nil
  }
}
