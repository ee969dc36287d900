// SPDX-License-Identifier: Apache-2.0

extension Collection<UInt8> where Index == Int {
  /// The little-endian integer at `offset` from the start, or nil where it reaches beyond the end.
  package func littleEndian<Value: FixedWidthInteger>(_ type: Value.Type = Value.self, at offset: Int) -> Value? {
    bigEndian(type, at: offset).map(\.byteSwapped)
  }

  /// The big-endian integer at `offset` from the start, or nil where it reaches beyond the end.
  package func bigEndian<Value: FixedWidthInteger>(_ type: Value.Type = Value.self, at offset: Int) -> Value? {
    let width = Value.bitWidth / 8
    guard offset >= 0, offset <= count - width else { return nil }
    var value: Value = 0
    for index in startIndex + offset..<startIndex + offset + width {
      value = width == 1 ? Value(truncatingIfNeeded: self[index]) : value << 8 | Value(truncatingIfNeeded: self[index])
    }
    return value
  }

  /// Whether `signature` stands at `offset` from the start.
  package func matches(_ signature: some Collection<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - signature.count else { return false }
    return self[(startIndex + offset)...].starts(with: signature)
  }

  /// Whether the ASCII text stands at `offset` from the start.
  package func matches(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { matches($0, at: offset) }
  }
}
