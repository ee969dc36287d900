// SPDX-License-Identifier: Apache-2.0

/// A set of byte values.
@usableFromInline
package struct ByteSet: Equatable, Sendable {
  /// One bit for each byte, the lowest first.
  @usableFromInline var words = SIMD4<UInt64>()

  /// The empty set.
  @inlinable package init() {}

  /// The bytes of a closed range.
  @inlinable package init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  /// The bytes of a constant text.
  @inlinable package init(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { insert(byte) } }
  }

  @inlinable init(words: SIMD4<UInt64>) { self.words = words }

  /// The bit of a byte in its word, which the upper two bits of the byte number.
  @inlinable static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// Whether a byte is in the set.
  @inlinable package func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & Self.bit(of: byte) != 0 }

  /// Adds a byte.
  @inlinable package mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= Self.bit(of: byte) }

  /// Removes a byte.
  @inlinable package mutating func remove(_ byte: UInt8) { words[Int(byte >> 6)] &= ~Self.bit(of: byte) }

  /// Adds the bytes of another set.
  @inlinable package mutating func formUnion(_ other: ByteSet) { words |= other.words }

  /// Takes out the bytes of another set.
  @inlinable package mutating func subtract(_ other: ByteSet) { words &= ~other.words }

  /// The bytes that both sets have.
  @inlinable package func intersection(_ other: ByteSet) -> ByteSet { ByteSet(words: words & other.words) }

  /// All bytes that are not in the set.
  @inlinable package var complement: ByteSet { ByteSet(words: ~words) }

  /// Whether there is no byte in the set.
  @inlinable package var isEmpty: Bool { words == SIMD4() }

  /// The number of bytes in the set.
  @inlinable package var count: Int {
    words.x.nonzeroBitCount + words.y.nonzeroBitCount + words.z.nonzeroBitCount + words.w.nonzeroBitCount
  }

  /// The lowest byte of the set; nil where there is none.
  @inlinable package var first: UInt8? {
    for index in words.indices where words[index] != 0 {
      return UInt8(index * 64 + words[index].trailingZeroBitCount)
    }
    return nil
  }

  /// The bytes of the set in order.
  @inlinable package var elements: [UInt8] {
    var elements: [UInt8] = []
    forEach { elements.append($0) }
    return elements
  }

  /// Calls back for each byte of the set in order.
  @inlinable @inline(__always)
  package func forEach(_ body: (UInt8) -> Void) {
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        body(UInt8(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
  }
}
