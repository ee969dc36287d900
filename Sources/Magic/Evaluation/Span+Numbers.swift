// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension Span<UInt8> {
  /// The bytes from an offset on as a little-endian number of 1, 2, 4 or 8 bytes, zeroes standing for what lies beyond the end.
  @inline(__always)
  func littleEndian(at offset: Int, width: Int) -> UInt64 {
    if offset >= 0, offset <= count &- 8 {
      // One load, with one check, in place of eight.
      let value = word(at: offset)
      return width == 8 ? value : value & (1 << UInt64(width &* 8) &- 1)
    }
    var value: UInt64 = 0
    var position = 0
    while position < width {
      if offset &+ position >= 0, offset &+ position < count {
        value |= UInt64(self[offset &+ position]) << UInt64(position &* 8)
      }
      position &+= 1
    }
    return value
  }

  /// A number of 1, 2, 4 or 8 bytes in a byte order, zeroes standing for what lies beyond the end.
  @inline(__always)
  func number(at offset: Int, width: Int, _ order: MagicByteOrder) -> UInt64 {
    let value = littleEndian(at: offset, width: width)
    switch order {
    case .little: return value
    case .big: return value.byteSwapped >> UInt64(64 &- width &* 8)
    case .middle: return (value >> 16 | value << 16) & 0xFFFF_FFFF
    }
  }
}

extension Span<UInt8> {
  /// The bytes in an array of their own.
  var copied: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in 0..<count { bytes.append(self[index]) }
    return bytes
  }
}
