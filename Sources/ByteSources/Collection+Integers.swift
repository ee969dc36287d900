// SPDX-License-Identifier: Apache-2.0

extension Collection<UInt8> where Index == Int {
  /// The little-endian integer at `offset` from the start, or nil where it reaches beyond the end.
  @inlinable package func littleEndian<Value: FixedWidthInteger>(_ type: Value.Type = Value.self, at offset: Int)
    -> Value?
  {
    bigEndian(type, at: offset).map { $0.byteSwapped }
  }

  /// The big-endian integer at `offset` from the start, or nil where it reaches beyond the end.
  @inlinable package func bigEndian<Value: FixedWidthInteger>(_ type: Value.Type = Value.self, at offset: Int) -> Value?
  {
    let width = Value.bitWidth / 8
    guard offset >= 0, offset <= count - width else { return nil }
    var value: Value = 0
    for index in startIndex + offset..<startIndex + offset + width {
      value = width == 1 ? Value(truncatingIfNeeded: self[index]) : value << 8 | Value(truncatingIfNeeded: self[index])
    }
    return value
  }
}

extension [UInt8] {
  /// The number at an offset in either order of bytes; nil where the bytes end before it does.
  @inlinable package func number<Value: FixedWidthInteger>(
    _ type: Value.Type = Value.self, at offset: Int, isBig: Bool
  ) -> Value? {
    isBig ? bigEndian(type, at: offset) : littleEndian(type, at: offset)
  }
}
