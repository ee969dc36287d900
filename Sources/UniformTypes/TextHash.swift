// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// A fast hash of short texts that does not tell small letters from capitals: eight bytes at a time, each time multiplied.
///
/// The same in every process; no protection against texts that are made to collide, so that only the texts of the catalog and
/// of other tables of this package may stand in tables by it.
enum TextHash {
  /// The hash of no bytes.
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The bit by which small letters differ from capitals, of eight bytes.
  private static let caseBits: UInt64 = 0x2020_2020_2020_2020

  @inline(__always)
  private static func adding(_ bytes: UInt64, to hash: UInt64) -> UInt64 {
    let product = (hash ^ bytes) &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 32
  }

  /// The hash of `bytes`.
  static func of(_ bytes: Span<UInt8>, seed: UInt64 = seed) -> UInt64 {
    of(0..<bytes.count, in: bytes, seed: seed)
  }

  /// The hash of some of the bytes of a text.
  @inline(__always)
  static func of(_ range: Range<Int>, in text: Span<UInt8>, seed: UInt64 = seed) -> UInt64 {
    var hash = seed
    var at = range.lowerBound
    while at &+ 8 <= range.upperBound {
      hash = adding(text.eightBytes(at: at).number | caseBits, to: hash)
      at &+= 8
    }
    guard at < range.upperBound else { return hash }
    return adding(EightBytes(text.eightBytes(at: at).number | caseBits).prefix(range.upperBound &- at).number, to: hash)
  }
}
