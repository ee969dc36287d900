// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Checks well-formed UTF-8 (The Unicode Standard 15.0, table 3-7).
enum UTF8Validator {
  /// Whether the bytes are well-formed; a character that the end of the bytes cuts is no error.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = bytes.span
    var index = 0
    // Which bytes of a block are above ASCII, so that those between them go by together.
    var block = 0
    var high = bytes.bitsOfHighBytes(at: 0)
    while true {
      let offset = index &- block
      let rest = offset < Span<UInt8>.blockSize ? high &>> UInt64(offset) : 0
      guard rest != 0 else {
        block = max(index, block &+ Span<UInt8>.blockSize)
        index = block
        guard index < bytes.count else { return true }
        high = bytes.bitsOfHighBytes(at: block)
        continue
      }
      index &+= rest.trailingZeroBitCount
      let first = bytes[index]
      let length: Int
      var allowed: ClosedRange<UInt8> = 0x80...0xbf
      switch first {
      case 0xc2...0xdf: length = 2
      case 0xe0: (length, allowed) = (3, 0xa0...0xbf)
      case 0xed: (length, allowed) = (3, 0x80...0x9f)
      case 0xe1...0xef: length = 3
      case 0xf0: (length, allowed) = (4, 0x90...0xbf)
      case 0xf4: (length, allowed) = (4, 0x80...0x8f)
      case 0xf1...0xf3: length = 4
      default: return false
      }
      for offset in 1..<length {
        guard index + offset < bytes.count else { return true }
        guard allowed.contains(bytes[index + offset]) else { return false }
        allowed = 0x80...0xbf
      }
      index &+= length
    }
  }
}
