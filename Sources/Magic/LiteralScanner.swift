// SPDX-License-Identifier: Apache-2.0
import RegularExpressions

/// Finds which of many literals a text contains, looking at each byte once.
///
/// A literal is known by three bytes of it that are rare in texts: a table of bits tells for almost every place that no literal
/// can be there. Case is ignored throughout, by folding.
final class LiteralScanner: Sendable {
  /// A text that a group needs, folded, of three bytes or more.
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
  }

  private static let tableBits = 14
  /// A 1 for each slot that has entries.
  private let table: [UInt8]
  /// Where the entries of each slot begin in `entries`, and the end of the last.
  private let starts: [Int32]
  private let entries: [Entry]
  private let text: [UInt8]

  init(_ literals: [Literal]) {
    var text: [UInt8] = []
    var unsorted: [(slot: Int, entry: Entry)] = []
    for literal in literals {
      let position = Self.rarestPosition(literal.bytes)
      let key =
        UInt32(literal.bytes[position]) | UInt32(literal.bytes[position + 1]) << 8 | UInt32(literal.bytes[position + 2])
        << 16
      unsorted.append(
        (
          Self.slot(key),
          Entry(
            key: key, position: Int32(position), start: Int32(text.count), length: Int32(literal.bytes.count),
            group: literal.group)
        ))
      text += literal.bytes
    }
    var table = [UInt8](repeating: 0, count: 1 << Self.tableBits)
    var starts = [Int32](repeating: 0, count: 1 << Self.tableBits + 1)
    for (slot, _) in unsorted {
      table[slot] = 1
      starts[slot + 1] += 1
    }
    for slot in 0..<(1 << Self.tableBits) { starts[slot + 1] += starts[slot] }
    unsorted.sort { $0.slot < $1.slot }
    entries = unsorted.map(\.entry)
    self.table = table
    self.starts = starts
    self.text = text
  }

  @inline(__always) private static func slot(_ key: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> UInt32(32 - tableBits))
  }

  private static func rarestPosition(_ bytes: [UInt8]) -> Int {
    var best = 0
    var bestWeight = Int.max
    for position in 0...(bytes.count - 3) {
      let weight = (0..<3).reduce(0) { $0 + ByteFrequency.weight(bytes[position + $1]) }
      if weight < bestWeight { (best, bestWeight) = (position, weight) }
    }
    return best
  }

  /// Sets the bits of the groups whose literals a text contains.
  func select(_ input: Span<UInt8>, into groups: inout [UInt64]) {
    let count = input.count
    guard count >= 3 else { return }
    let table = self.table
    var position = 0
    // Eight bytes hold six places.
    while position <= count &- 8 {
      let word = input.littleEndian(at: position, width: 8) | 0x2020_2020_2020_2020
      for place in 0..<6 {
        let key = UInt32(truncatingIfNeeded: word >> UInt64(place &* 8)) & 0xFF_FFFF
        let slot = Self.slot(key)
        if table[slot] != 0 { verify(slot, key, input, position &+ place, &groups) }
      }
      position &+= 6
    }
    while position <= count &- 3 {
      let key = UInt32(truncatingIfNeeded: input.littleEndian(at: position, width: 4)) & 0xFF_FFFF | 0x20_2020
      let slot = Self.slot(key)
      if table[slot] != 0 { verify(slot, key, input, position, &groups) }
      position &+= 1
    }
  }

  @inline(never) private func verify(
    _ slot: Int, _ key: UInt32, _ input: Span<UInt8>, _ place: Int, _ groups: inout [UInt64]
  ) {
    for index in Int(starts[slot])..<Int(starts[slot &+ 1]) {
      let entry = entries[index]
      guard entry.key == key else { continue }
      let bit: UInt64 = 1 << UInt64(entry.group & 63)
      guard groups[Int(entry.group) >> 6] & bit == 0 else { continue }
      let start = place &- Int(entry.position)
      guard start >= 0, start &+ Int(entry.length) <= input.count else { continue }
      var position = 0
      while position < Int(entry.length),
        input[start &+ position] | 0x20 == text[Int(entry.start) &+ position]
      {
        position &+= 1
      }
      if position == Int(entry.length) { groups[Int(entry.group) >> 6] |= bit }
    }
  }
}
