// SPDX-License-Identifier: Apache-2.0

/// Appending many bytes at once, for writers of which every piece is short.
extension [UInt8] {
  /// Appends the bytes of a span.
  @inlinable package mutating func append(copying bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Appends a constant text.
  @inlinable package mutating func append(constant text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends values as they stand in memory; between and in them there must be no gaps, whose bytes nobody has written.
  @inlinable package mutating func append<Value: BitwiseCopyable>(memoryOf values: [Value]) {
    values.withUnsafeBytes { append(contentsOf: $0) }
  }
}
