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

  /// A text that a group needs, of `shortestLiteral` bytes or more.
  struct Literal: Sendable {
    /// Where its folded bytes begin in a text that holds all literals.
    let start: Int
    let length: Int
    let group: Int32
  }

  /// Laid out without gaps, as archives hold it.
  private struct Entry: Sendable, BitwiseCopyable {
    /// The three bytes, and the one that follows if there is one, and which of these four count.
    let key: UInt32
    let mask: UInt32
    /// Where they are in the literal.
    let position: Int32
    /// The literal's bytes in `text`.
    let start: Int32
    let length: Int32
    let group: Int32
    /// The next entry of the same list, plus one; 0 for the last.
    let next: UInt16
    /// Fills the last word.
    var filler: UInt16 = 0
  }

  private static let tableBits = 14
  /// Lists of entries are fewer, as they are rarely asked for: each serves four slots.
  private static let headBits = 12
  /// For each slot with entries the byte that follows their three, or `anyByte` where that differs; 0 for none.
  ///
  /// Of a fixed length, so that no look-up is checked: a slot has too few bits to lie outside.
  private let table: InlineArray<16_384, UInt8>
  private static let anyByte: UInt8 = 0xFF
  /// The first entry of each list, plus one; 0 for none.
  private let heads: [UInt16]
  private let entries: [Entry]
  private let text: [UInt8]
  /// The distance of the places of a text that are looked at, 2 or 6.
  private let stride: Int

  /// A scanner for literals in a text, of which a quarter million would be too many.
  init(_ literals: [Literal], in text: [UInt8]) {
    var table = InlineArray<16_384, UInt8>(repeating: 0)
    var heads = [UInt16](repeating: 0, count: 1 << Self.headBits)
    var entries: [Entry] = []
    let stride = literals.allSatisfy { $0.length >= Self.longLiteral } ? 6 : 2
    entries.reserveCapacity(literals.count * stride)
    var keys = [Key](repeating: Key(), count: stride)
    let weights = (UInt8.min...UInt8.max).map { ByteFrequency.weight($0) }
    for literal in literals where entries.count < Int(UInt16.max) - stride {
      Self.findRarest(&keys, of: literal, in: text, weights)
      for key in keys {
        let slot = Int(Self.slot(key.bytes))
        let head = slot >> (Self.tableBits - Self.headBits)
        let behind = key.position + 3
        let hasFollowing = behind < literal.length
        let following = hasFollowing ? text[literal.start + behind] : Self.anyByte
        entries.append(
          Entry(
            key: key.bytes | (hasFollowing ? UInt32(following) << 24 : 0), mask: hasFollowing ? .max : 0xFF_FFFF,
            position: Int32(truncatingIfNeeded: key.position),
            start: Int32(truncatingIfNeeded: literal.start), length: Int32(truncatingIfNeeded: literal.length),
            group: literal.group, next: heads[head]))
        heads[head] = UInt16(entries.count)
        // Folded bytes are never 0.
        table[slot] = table[slot] == 0 || table[slot] == following ? following : Self.anyByte
      }
    }
    self.table = table
    self.heads = heads
    self.entries = entries
    // Eight bytes can be read of the end of the last.
    self.text = text + [UInt8](repeating: 0, count: 7)
    self.stride = stride
  }

  /// Reads a scanner from an archive.
  init(from archive: inout MagicArchiveReader) {
    table = InlineArray(copying: archive.values(UInt8.self))
    heads = archive.values(UInt16.self)
    entries = archive.values(Entry.self)
    text = archive.values(UInt8.self)
    stride = archive.number()
  }

  /// Writes the scanner to an archive.
  func write(to archive: inout MagicArchiveWriter) {
    archive.write(table.indices.map { table[$0] })
    archive.write(heads)
    archive.write(entries)
    archive.write(text)
    archive.write(stride)
  }

  /// The slots of three bytes at each of eight places, of which the first two make one number and the third, with a fourth that
  /// drops out, another.
  @inline(__always) private static func slots(_ first: SIMD8<UInt16>, _ second: SIMD8<UInt16>) -> SIMD8<UInt16> {
    (first &* firstFactor &+ (second &<< 8) &* secondFactor) &>> UInt16(16 - tableBits)
  }

  /// The slot of three bytes that stand in the lower ones of a word.
  @inline(__always) private static func slot(_ word: UInt32) -> UInt16 {
    let first = UInt16(truncatingIfNeeded: word)
    let second = UInt16(truncatingIfNeeded: word >> 8) & 0xFF00
    return (first &* firstFactor &+ second &* secondFactor) >> UInt16(16 - tableBits)
  }

  /// Odd numbers, by which every byte changes the upper bits of the sum.
  private static let firstFactor: UInt16 = 0x9E37
  private static let secondFactor: UInt16 = 0x79B1

  /// Three bytes of a literal.
  private struct Key {
    var bytes: UInt32 = 0
    /// Where they are in the literal.
    var position = 0
    /// How common they are.
    var weight = Int.max
  }

  /// Finds the rarest three bytes for each remainder that their place can leave, as many as there are keys.
  private static func findRarest(
    _ keys: inout [Key], of literal: Literal, in text: [UInt8], _ weights: [Int]
  ) {
    for remainder in keys.indices { keys[remainder].weight = .max }
    let start = literal.start
    var bytes = UInt32(text[start]) << 8 | UInt32(text[start + 1]) << 16
    var (first, second) = (weights[Int(text[start])], weights[Int(text[start + 1])])
    var remainder = 0
    // Where it is long enough, another byte follows the three, which tells them from others.
    let reach = literal.length < keys.count + 3 ? 3 : 4
    for position in 0...(literal.length - reach) {
      let byte = text[start &+ position &+ 2]
      let third = weights[Int(byte)]
      bytes = bytes >> 8 | UInt32(byte) << 16
      let weight = first &+ second &+ third
      if weight < keys[remainder].weight { keys[remainder] = Key(bytes: bytes, position: position, weight: weight) }
      (first, second) = (second, third)
      remainder &+= 1
      if remainder == keys.count { remainder = 0 }
    }
  }

  /// Selects the groups whose literals stand in a text, as far as they begin after `start`.
  func select(_ input: Span<UInt8>, from start: Int, into selection: inout MagicSelection) {
    let count = input.count
    var position = max(0, start)
    let folding = SIMD8<UInt16>(repeating: 0x2020)
    // Eighteen bytes hold eight of the places, or three, with the byte that follows the last.
    if stride == 2 {
      while position <= count &- 18 {
        var (first, second) = input.pairs(at: position)
        second |= folding
        let slots = Self.slots(first | folding, second)
        // Most of the time there is nothing at any of them.
        let front = table[Int(slots[0])] | table[Int(slots[1])] | table[Int(slots[2])] | table[Int(slots[3])]
        let back = table[Int(slots[4])] | table[Int(slots[5])] | table[Int(slots[6])] | table[Int(slots[7])]
        if front != 0 {
          if mayStand(slots[0], second[0]) { verify(slots[0], input, position, &selection) }
          if mayStand(slots[1], second[1]) { verify(slots[1], input, position &+ 2, &selection) }
          if mayStand(slots[2], second[2]) { verify(slots[2], input, position &+ 4, &selection) }
          if mayStand(slots[3], second[3]) { verify(slots[3], input, position &+ 6, &selection) }
        }
        if back != 0 {
          if mayStand(slots[4], second[4]) { verify(slots[4], input, position &+ 8, &selection) }
          if mayStand(slots[5], second[5]) { verify(slots[5], input, position &+ 10, &selection) }
          if mayStand(slots[6], second[6]) { verify(slots[6], input, position &+ 12, &selection) }
          if mayStand(slots[7], second[7]) { verify(slots[7], input, position &+ 14, &selection) }
        }
        position &+= 16
      }
    } else {
      while position <= count &- 18 {
        var (first, second) = input.pairs(at: position)
        second |= folding
        let slots = Self.slots(first | folding, second)
        if table[Int(slots[0])] | table[Int(slots[3])] | table[Int(slots[6])] != 0 {
          if mayStand(slots[0], second[0]) { verify(slots[0], input, position, &selection) }
          if mayStand(slots[3], second[3]) { verify(slots[3], input, position &+ 6, &selection) }
          if mayStand(slots[6], second[6]) { verify(slots[6], input, position &+ 12, &selection) }
        }
        position &+= 18
      }
    }
    while position <= count &- 3 {
      let slot = Self.slot(UInt32(truncatingIfNeeded: input.littleEndian(at: position, width: 4)) | 0x20_2020)
      if table[Int(slot)] != 0 { verify(slot, input, position, &selection) }
      position &+= 1
    }
  }

  /// Whether a literal may stand at a place with a slot, of whose bytes the third and fourth are given.
  @inline(__always) private func mayStand(_ slot: UInt16, _ second: UInt16) -> Bool {
    let following = table[Int(slot)]
    return following == UInt8(truncatingIfNeeded: second >> 8) || following == Self.anyByte
  }

  /// Selects the groups of the literals that stand where three of their bytes may be found, by which they have a slot.
  @inline(never) private func verify(
    _ slot: UInt16, _ input: Span<UInt8>, _ place: Int, _ selection: inout MagicSelection
  ) {
    let literals = text
    let text = literals.span
    let word = UInt32(truncatingIfNeeded: input.littleEndian(at: place, width: 4)) | 0x2020_2020
    var next = heads[Int(slot) >> (Self.tableBits - Self.headBits)]
    while next != 0 {
      let entry = entries[Int(next) &- 1]
      next = entry.next
      guard (entry.key ^ word) & entry.mask == 0 else { continue }
      let start = place &- Int(entry.position)
      let length = Int(entry.length)
      guard start >= 0, start &+ length <= input.count, !selection.contains(Int(entry.group)) else { continue }
      var position = 0
      while position < length {
        var differences =
          (input.littleEndian(at: start &+ position, width: 8) | 0x2020_2020_2020_2020)
          ^ text.word(at: Int(entry.start) &+ position)
        if length &- position < 8 { differences &<<= UInt64(64 &- 8 &* (length &- position)) }
        guard differences == 0 else { break }
        position &+= 8
      }
      // Another key of the literal may be found at a later place though it stands further in front.
      if position >= length { selection.insert(Int(entry.group), notBefore: place &- (length &- 3)) }
    }
  }
}
