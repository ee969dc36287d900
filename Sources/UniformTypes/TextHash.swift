// SPDX-License-Identifier: Apache-2.0
import Hashing

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
