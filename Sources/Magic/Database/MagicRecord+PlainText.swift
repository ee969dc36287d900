// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension MagicRecord {
  /// How many bytes a file must begin with that are plain ASCII text for this record of level 0 not to match, whatever follows;
  /// nil where it may match in text.
  ///
  /// Plain is what `asciiTextLength` counts: no byte of it is below 7 or above 0x7E.
  func plainTextReach(in file: MagicDatabaseFile) -> Int? {
    guard offset >= 0, flags.isDisjoint(with: [.indirect, .relativeOffset, .relativeIndirect, .fromEnd]) else {
      return nil
    }
    switch type {
    case .search:
      guard relation == UInt8(ascii: "="), range > 0 else { return nil }
      let value = file.value(index, length: valueLength)
      // White space that stands for more of it pushes what follows further, but cannot be what plain text lacks.
      guard stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace]),
        value.span.asciiTextLength < value.count
      else { return nil }
      return Int(offset) + range + valueLength + 1
    case .byte, .short, .beshort, .leshort, .long, .belong, .lelong, .melong:
      guard mask == 0, !maskOperation.isInverse else { return nil }
      let isNever =
        switch relation {
        case UInt8(ascii: "<"): isAtMostPlain
        case UInt8(ascii: "&"): value & ~(0x7F7F_7F7F & widest) != 0
        default: false
        }
      return isNever ? Int(offset) + type.width : nil
    default: return nil
    }
  }

  /// The largest number of the record's width.
  private var widest: UInt64 { 1 << UInt64(type.width * 8) - 1 }

  /// Whether the value is no larger than the least number that bytes of plain text can be.
  private var isAtMostPlain: Bool {
    let least: UInt64 = 0x0707_0707 & widest
    return flags.contains(.unsigned) ? value <= least : Int64(bitPattern: value) <= Int64(least)
  }
}
