// SPDX-License-Identifier: Apache-2.0

/// The character classes of the C locale.
enum MagicCharacters {
  @inline(__always) static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 <= 0x04 }
  @inline(__always) static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 <= 0x19 }
  @inline(__always) static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 <= 0x19 }
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 0x09 }
  @inline(__always) static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 <= 0x5E }
  @inline(__always) static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
  @inline(__always) static func upper(_ byte: UInt8) -> UInt8 { isLower(byte) ? byte & 0xDF : byte }
}
