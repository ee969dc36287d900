// SPDX-License-Identifier: Apache-2.0

/// Pairs of an ASCII byte and one that stands next to it, a bit for each, by which most places of a text show at once that
/// nothing looked for stands there.
struct BytePairSet {
  /// Four numbers of 64 bits for each first byte.
  private var bits = [UInt64](repeating: 0, count: 128 * 4)

  /// Where the number stands that has a pair's bit; a first byte above 7F is taken for the one with seven of its bits.
  @inline(__always)
  private static func place(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 0x7f) &* 4 &+ Int(second >> 6) }

  /// Adds a pair; nil for all pairs with the first byte.
  mutating func insert(_ first: UInt8, _ second: UInt8?) {
    if let second {
      bits[Self.place(first, second)] |= 1 << UInt64(second & 63)
    } else {
      for second: UInt8 in [0, 64, 128, 192] { bits[Self.place(first, second)] = .max }
    }
  }

  /// Whether a pair may be one of them; certain where the first byte is ASCII.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    bits[Self.place(first, second)] >> UInt64(second & 63) & 1 != 0
  }
}
