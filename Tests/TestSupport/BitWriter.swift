// SPDX-License-Identifier: Apache-2.0

/// Bytes that are filled bit by bit, the lowest bit of each first, as deflate (RFC 1951, section 3.1.1) and `compress` want them.
public struct BitWriter {
  /// The bytes that are full.
  public private(set) var bytes: [UInt8] = []
  private var bits = 0
  private var used = 0

  /// No bits.
  public init() {}

  /// Appends the lowest `width` bits of a value, the lowest first; at most 48.
  public mutating func put(_ value: Int, _ width: Int) {
    bits |= value << used
    used += width
    while used >= 8 {
      bytes.append(UInt8(bits & 0xff))
      bits >>= 8
      used -= 8
    }
  }

  /// Fills the last byte with zeros and gives all bytes.
  public consuming func finished() -> [UInt8] {
    if used > 0 { put(0, 8 - used) }
    return bytes
  }
}
