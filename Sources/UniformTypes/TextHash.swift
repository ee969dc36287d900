// SPDX-License-Identifier: Apache-2.0

/// The hash FNV-1a in 64 bits (Fowler, Noll and Vo), which takes one byte after another.
///
/// Good for short texts, and the same in every process; no protection against keys that are made to collide.
package enum FNV1a {
  /// The hash of no bytes.
  @inlinable package static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }

  /// The hash of what a hash stands for and one more byte.
  @inlinable package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}

/// A fast hash of short texts that does not tell small letters from capitals: FNV-1a with a final mix.
enum TextHash {
  static var seed: UInt64 { FNV1a.seed }
  /// The bit by which small letters differ from capitals.
  private static let caseBit: UInt8 = 0x20

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 { FNV1a.adding(byte | caseBit, to: hash) }

  @inline(__always)
  static func finished(_ hash: UInt64) -> UInt64 {
    hash ^ (hash >> 29)
  }

  /// The hash of `bytes`.
  static func of(_ bytes: Span<UInt8>, seed: UInt64 = seed) -> UInt64 {
    var hash = seed
    for index in bytes.indices { hash = adding(bytes[index], to: hash) }
    return finished(hash)
  }
}
