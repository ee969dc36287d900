// SPDX-License-Identifier: Apache-2.0

/// Eight bytes of a text at once, for loops that touch every byte.
///
/// Spans check every byte they give; these loads check their range once, so that no other room needs unsafe code to be fast.
extension Span<UInt8> {
  /// The eight bytes at an offset as a number, the first byte lowest; 0 where they are not all there.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count &- 8 else { return 0 }
    // Any eight bytes are a number.
    return UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
