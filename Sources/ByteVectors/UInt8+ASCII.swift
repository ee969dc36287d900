// SPDX-License-Identifier: Apache-2.0

/// The classes of characters that bytes of ASCII are of (ANSI X3.4-1986), as the C locale has them; bytes above 7F are of none.
extension UInt8 {
  /// The small letter of a capital one; other bytes stay.
  @inlinable @inline(__always)
  package var lowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
  /// The capital of a small letter; other bytes stay.
  @inlinable @inline(__always)
  package var uppercased: UInt8 { isSmallLetter ? self & 0xdf : self }
  /// Whether it is a digit.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether it is a digit of a hexadecimal number.
  @inlinable package var isHexadecimalDigit: Bool { hexadecimalValue != nil }
  /// Whether it is a capital letter.
  @inlinable package var isCapital: Bool { self &- 0x41 < 26 }
  /// Whether it is a small letter.
  @inlinable package var isSmallLetter: Bool { self &- 0x61 < 26 }
  /// Whether it is a letter.
  @inlinable package var isLetter: Bool { (self | 0x20).isSmallLetter }
  /// Whether it is a letter or a digit.
  @inlinable package var isAlphanumeric: Bool { isLetter || isDigit }
  /// Whether it may stand in a name: a letter, a digit or an underscore.
  @inlinable package var isWordCharacter: Bool { isAlphanumeric || self == UInt8(ascii: "_") }
  /// Whether it is a space or moves on paper: a tab, a line feed, a vertical tab, a form feed or a carriage return (C, isspace).
  @inlinable package var isWhiteSpace: Bool { self == 0x20 || self &- 0x09 < 5 }
  /// Whether it is a space or leaves ink on paper.
  @inlinable package var isPrintable: Bool { self &- 0x20 < 95 }

  /// The value of a hexadecimal digit; nil for anything else.
  @inlinable package var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46, 0x61...0x66: lowercased - 0x57
    default: nil
    }
  }
}
