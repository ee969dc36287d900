// SPDX-License-Identifier: Apache-2.0

/// Sixteen bytes of a text at once, for loops that touch every byte.
///
/// Spans check every byte they give; these loads check their range once and are the whole of this room, so that no
/// other one needs unsafe code to be fast.
extension Span<UInt8> {
  /// The sixteen bytes at an offset; zeros where they are not all there.
  @inlinable @inline(__always)
  package func vector(at offset: Int) -> SIMD16<UInt8> {
    guard offset >= 0, offset <= count &- 16 else { return SIMD16() }
    // Any sixteen bytes are a vector.
    return bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }
}

extension SIMD16<UInt8> {
  /// The bytes as two numbers of eight bytes, in the order of the machine.
  @inlinable @inline(__always)
  package var words: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
}
