// SPDX-License-Identifier: Apache-2.0

/// The hash FNV-1a in 64 bits (Fowler, Noll and Vo), which takes one byte after another.
///
/// Good for short texts, and the same in every process; no protection against keys that are made to collide.
@usableFromInline package enum FNV1a {
  // Without `@usableFromInline` on a package type, other rooms do not see the bodies of its inlinable functions.

  /// The hash of no bytes.
  @inlinable @inline(__always)
  package static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }

  /// The hash of what a hash stands for and one more byte, or one more number where numbers are hashed whole.
  @inlinable @inline(__always)
  package static func adding(_ value: some FixedWidthInteger & UnsignedInteger, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(truncatingIfNeeded: value)) &* 0x0000_0100_0000_01b3
  }
}
