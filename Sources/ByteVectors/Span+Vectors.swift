// SPDX-License-Identifier: Apache-2.0

/// Many bytes of a text at once, for loops that touch every byte.
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

  /// Eight numbers of two bytes each from an offset on, and eight from two bytes further on, all with their first byte lowest;
  /// zeros where these eighteen bytes are not all there.
  @inlinable @inline(__always)
  package func pairs(at offset: Int) -> (SIMD8<UInt16>, SIMD8<UInt16>) {
    guard offset >= 0, offset <= count &- 18 else { return (SIMD8(), SIMD8()) }
    // Any two bytes are a number.
    let first = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD8<UInt16>.self)
    let second = bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 2, as: SIMD8<UInt16>.self)
    #if _endian(little)
      return (first, second)
    #else
      return (first &<< 8 | first &>> 8, second &<< 8 | second &>> 8)
    #endif
  }
}
