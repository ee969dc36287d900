// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import RegularExpressions

/// Finds which of many literals a text contains, looking at every second place of it, or fewer where all are long.
///
/// A literal is known by three bytes of it for each way in which these places can fall, those that are rarest in texts: a table
/// tells for almost every place of the text that no literal can be there. Case is ignored throughout, by folding.
final class LiteralScanner: Sendable {
  /// A literal must have three bytes wherever the places of a text that are looked at fall on it.
  static let shortestLiteral = 4
  /// Literals of this length or more are found by every sixth place.
  static let longLiteral = 8

  /// A text that a group needs, folded, of `shortestLiteral` bytes or more.
  struct Literal: Sendable {
    let bytes: [UInt8]
    let group: Int32
  }

  private struct Entry: Sendable {
    /// The three bytes.
    let key: UInt32
    /// Where they are in the literal.
    let position: Int32
    /// The literal's bytes in `text`.
    let start: Int32
    let length: Int32
    let group: Int32
    /// The next entry of the same slot, plus one; 0 for the last.
    let next: UInt16
  }

  private static let tableBits = 14
  /// For each slot with entries the byte that follows their three, or `anyByte` where that differs; 0 for none.
  private let table: [UInt8]
  private static let anyByte: UInt8 = 0xFF
  /// The first entry of each slot, plus one; 0 for none.
  private let heads: [UInt16]
  private let entries: [Entry]
  private let text: [UInt8]
  /// The distance of the places of a text that are looked at, 2 or 6.
  private let stride: Int

  /// A scanner for literals, of which a quarter million would be too many.
  init(_ literals: [Literal]) {
    var text: [UInt8] = []
    var table = [UInt8](repeating: 0, count: 1 << Self.tableBits)
    var heads = [UInt16](repeating: 0, count: 1 << Self.tableBits)
    var entries: [Entry] = []
    let stride = literals.allSatisfy { $0.bytes.count >= Self.longLiteral } ? 6 : 2
    entries.reserveCapacity(literals.count * stride)
    for literal in literals where entries.count < Int(UInt16.max) - stride {
      for remainder in 0..<stride {
        let (key, position) = Self.rarestKey(literal.bytes, remainder, stride)
        let slot = Self.slot(key << 8)
        entries.append(
          Entry(
            key: key, position: Int32(truncatingIfNeeded: position), start: Int32(truncatingIfNeeded: text.count),
            length: Int32(truncatingIfNeeded: literal.bytes.count), group: literal.group, next: heads[slot]))
        heads[slot] = UInt16(entries.count)
        let following = position + 3 < literal.bytes.count ? literal.bytes[position + 3] : Self.anyByte
        // Folded bytes are never 0.
        table[slot] = table[slot] == 0 || table[slot] == following ? following : Self.anyByte
      }
      text += literal.bytes
    }
    self.table = table
    self.heads = heads
    self.entries = entries
    self.text = text
    self.stride = stride
  }

  /// The slot of three bytes that stand in the upper ones of a word; what is in the lowest byte drops out.
  @inline(__always) private static func slot(_ raised: UInt32) -> Int {
    Int(truncatingIfNeeded: (raised &* 0x9E37_79B1) >> UInt32(32 - tableBits))
  }

  /// Whether the byte that follows may be the lowest of a word.
  @inline(__always) private static func fits(_ following: UInt8, _ word: UInt64) -> Bool {
    following == anyByte || following == UInt8(truncatingIfNeeded: word)
  }

  /// The rarest three bytes among those whose place leaves a remainder.
  private static func rarestKey(_ bytes: [UInt8], _ remainder: Int, _ stride: Int) -> (key: UInt32, position: Int) {
    var best = remainder
    var bestWeight = Int.max
    var position = remainder
    while position <= bytes.count - 3 {
      let weight =
        ByteFrequency.weight(bytes[position]) + ByteFrequency.weight(bytes[position + 1])
        + ByteFrequency.weight(bytes[position + 2])
      if weight < bestWeight { (best, bestWeight) = (position, weight) }
      position += stride
    }
    return (UInt32(bytes[best]) | UInt32(bytes[best + 1]) << 8 | UInt32(bytes[best + 2]) << 16, best)
  }

  /// Selects the groups whose literals stand in a text, as far as they begin behind `start`.
  func select(_ input: Span<UInt8>, from start: Int, into selection: inout MagicSelection) {
    let count = input.count
    let table = self.table
    var position = max(0, start)
    // Eight bytes hold three of the places, or one.
    if stride == 2 {
      while position <= count &- 8 {
        let word = input.word(at: position) | 0x2020_2020_2020_2020
        let first = UInt32(truncatingIfNeeded: word << 8)
        let second = UInt32(truncatingIfNeeded: word >> 8) & 0xFFFF_FF00
        let third = UInt32(truncatingIfNeeded: word >> 24) & 0xFFFF_FF00
        let (one, two, three) = (table[Self.slot(first)], table[Self.slot(second)], table[Self.slot(third)])
        position &+= 6
        // Most of the time there is nothing at any of them.
        guard one | two | three != 0 else { continue }
        if one != 0, Self.fits(one, word >> 24) { verify(first, input, position &- 6, &selection) }
        if two != 0, Self.fits(two, word >> 40) { verify(second, input, position &- 4, &selection) }
        if three != 0, Self.fits(three, word >> 56) { verify(third, input, position &- 2, &selection) }
      }
    } else {
      while position <= count &- 8 {
        let word = input.word(at: position) | 0x2020_2020_2020_2020
        let first = UInt32(truncatingIfNeeded: word << 8)
        let one = table[Self.slot(first)]
        if one != 0, Self.fits(one, word >> 24) { verify(first, input, position, &selection) }
        position &+= 6
      }
    }
    while position <= count &- 3 {
      let word = UInt32(truncatingIfNeeded: input.littleEndian(at: position, width: 4)) | 0x20_2020
      if table[Self.slot(word << 8)] != 0 { verify(word << 8, input, position, &selection) }
      position &+= 1
    }
  }

  @inline(never) private func verify(
    _ raised: UInt32, _ input: Span<UInt8>, _ place: Int, _ selection: inout MagicSelection
  ) {
    let key = raised >> 8
    var next = heads[Self.slot(raised)]
    while next != 0 {
      let entry = entries[Int(next) &- 1]
      next = entry.next
      guard entry.key == key else { continue }
      guard !selection.contains(Int(entry.group)) else { continue }
      let start = place &- Int(entry.position)
      guard start >= 0, start &+ Int(entry.length) <= input.count else { continue }
      var position = 0
      while position < Int(entry.length),
        input[start &+ position] | 0x20 == text[Int(entry.start) &+ position]
      {
        position &+= 1
      }
      // Another key of the literal may be found at a later place though it stands further in front.
      if position == Int(entry.length) { selection.insert(Int(entry.group), notBefore: place &- (position &- 3)) }
    }
  }
}
