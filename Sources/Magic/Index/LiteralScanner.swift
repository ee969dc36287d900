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
    /// The three bytes.
    let key: UInt32
    /// Where they are in the literal.
    let position: Int32
    /// The literal's bytes in `text`.
    let start: Int32
    let length: Int32
    let group: Int32
    /// The next entry of the same list, plus one; 0 for the last.
    let next: UInt32
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

  /// So many literals are found for certain, as their entries have numbers of two bytes; further ones may be left out.
  static let mostLiterals = 10_900

  /// A scanner for literals in a text.
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
        let slot = Self.slot(key.bytes)
        let head = slot >> (Self.tableBits - Self.headBits)
        entries.append(
          Entry(
            key: key.bytes, position: Int32(truncatingIfNeeded: key.position),
            start: Int32(truncatingIfNeeded: literal.start), length: Int32(truncatingIfNeeded: literal.length),
            group: literal.group, next: UInt32(heads[head])))
        heads[head] = UInt16(entries.count)
        let behind = key.position + 3
        let following = behind < literal.length ? text[literal.start + behind] : Self.anyByte
        // Folded bytes are never 0.
        table[slot] = table[slot] == 0 || table[slot] == following ? following : Self.anyByte
      }
    }
    self.table = table
    self.heads = heads
    self.entries = entries
    self.text = text
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

  /// The slot of three bytes that stand in the lower ones of a word; what is in the highest byte drops out.
  @inline(__always) private static func slot(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* (0x9E37_79B1 << 8)) >> UInt32(32 - tableBits))
  }

  /// Whether the byte that follows may be the lowest of a word.
  @inline(__always) private static func fits(_ following: UInt8, _ word: UInt64) -> Bool {
    following == anyByte || following == UInt8(truncatingIfNeeded: word)
  }

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
    for position in 0...(literal.length - 3) {
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
    // Eight bytes hold three of the places, or one.
    if stride == 2 {
      while position <= count &- 8 {
        let word = input.word(at: position) | 0x2020_2020_2020_2020
        let first = UInt32(truncatingIfNeeded: word)
        let second = UInt32(truncatingIfNeeded: word >> 16)
        let third = UInt32(truncatingIfNeeded: word >> 32)
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
        let first = UInt32(truncatingIfNeeded: word)
        let one = table[Self.slot(first)]
        if one != 0, Self.fits(one, word >> 24) { verify(first, input, position, &selection) }
        position &+= 6
      }
    }
    while position <= count &- 3 {
      let word = UInt32(truncatingIfNeeded: input.littleEndian(at: position, width: 4)) | 0x20_2020
      if table[Self.slot(word)] != 0 { verify(word, input, position, &selection) }
      position &+= 1
    }
  }

  @inline(never) private func verify(
    _ word: UInt32, _ input: Span<UInt8>, _ place: Int, _ selection: inout MagicSelection
  ) {
    let key = word & 0xFF_FFFF
    var next = UInt32(heads[Self.slot(word) >> (Self.tableBits - Self.headBits)])
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
