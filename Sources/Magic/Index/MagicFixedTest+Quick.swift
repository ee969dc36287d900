// SPDX-License-Identifier: Apache-2.0

extension MagicFixedTest {
  /// What makes a record count from elsewhere than the beginning of the file.
  private static let moved: MagicRecordFlags = [.indirect, .relativeOffset, .relativeIndirect, .fromEnd]

  /// The same test as `test(of:in:group:isAlsoNext:)` for a plain string or integer at a fixed place, as most records for
  /// binaries are; nil for any other record.
  ///
  /// Read straight from the file, because thousands of records are asked for theirs and few hold.
  @inline(__always)
  static func quickTest(of index: Int, in file: MagicDatabaseFile) -> MagicFixedTest? {
    guard let (head, second, _, modifiers, value) = file.words(index), head >> 32 & 0xFF == UInt64(UInt8(ascii: "=")),
      file.flags(inHead: head).isDisjoint(with: moved)
    else { return nil }
    let offset = Int32(truncatingIfNeeded: Int64(bitPattern: second) >> 32)
    guard offset >= 0 else { return nil }
    let width: UInt64
    var isBig = false
    switch UInt8(truncatingIfNeeded: head >> 48) {
    case MagicRecordType.string.rawValue:
      // Neither modifiers nor a range.
      let length = head >> 40 & 0xFF
      guard modifiers == 0, length > 0 else { return nil }
      let mask = UInt64.max >> (64 &- 8 &* min(8, length))
      return MagicFixedTest(offset: Int(offset), mask: mask, value: UInt64(littleEndian: value) & mask, group: 0)
    case MagicRecordType.byte.rawValue: width = 1
    case MagicRecordType.short.rawValue, MagicRecordType.leshort.rawValue: width = 2
    case MagicRecordType.long.rawValue, MagicRecordType.lelong.rawValue: width = 4
    case MagicRecordType.quad.rawValue, MagicRecordType.lequad.rawValue: width = 8
    case MagicRecordType.beshort.rawValue: (width, isBig) = (2, true)
    case MagicRecordType.belong.rawValue: (width, isBig) = (4, true)
    case MagicRecordType.bequad.rawValue: (width, isBig) = (8, true)
    default: return nil
    }
    let limit = UInt64.max >> (64 &- 8 &* width)
    var mask = limit
    let operation = MagicOperation(rawValue: UInt8(truncatingIfNeeded: second >> 8))
    guard !operation.isInverse else { return nil }
    if modifiers != 0 {
      guard operation.kind == .and, modifiers & limit != 0 else { return nil }
      mask = modifiers & limit
    }
    var expected = value & limit
    if isBig {
      mask = mask.byteSwapped >> (64 &- 8 &* width)
      expected = expected.byteSwapped >> (64 &- 8 &* width)
    }
    return MagicFixedTest(offset: Int(offset), mask: mask, value: expected, group: 0)
  }
}
