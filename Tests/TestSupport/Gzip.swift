// SPDX-License-Identifier: Apache-2.0

/// Gzip members put together by hand (RFC 1952), with stored deflate blocks (RFC 1951, section 3.2.4).
public enum Gzip {
  /// One member around the bytes.
  public static func member(_ bytes: [UInt8], name: String? = nil, comment: String? = nil) -> [UInt8] {
    let flags = UInt8((name == nil ? 0 : 0x08) | (comment == nil ? 0 : 0x10))
    var member: [UInt8] = [0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3]
    for field in [name, comment] {
      if let field { member += Array(field.utf8) + [0] }
    }
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xffff)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      member += [rest.isEmpty ? 1 : 0] + littleEndian(length) + littleEndian(~length) + block
    } while !rest.isEmpty
    return member + littleEndian(crc32(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// The bytes of an integer, the lowest first.
  public static func littleEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    (0..<Value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// The CRC of the trailer, bit by bit (RFC 1952, section 8).
  public static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xffff_ffff
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }
}
