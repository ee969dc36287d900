// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// The number at an offset in either order of bytes; nil where the bytes end before it does.
  @inlinable package func number<Value: FixedWidthInteger>(
    _ type: Value.Type = Value.self, at offset: Int, isBig: Bool
  ) -> Value? {
    isBig ? bigEndian(type, at: offset) : littleEndian(type, at: offset)
  }
}
