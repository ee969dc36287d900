// SPDX-License-Identifier: Apache-2.0

/// Eight bytes as one number, the first one lowest, and questions that all of them answer at once.
///
/// Answers are marks: the highest bit of each byte for which it is so, and trailing zeros lead to the first one. For short
/// texts, where looking at 64 bytes at once would cost more than it saves.
@usableFromInline @frozen package struct EightBytes: Sendable {
  /// The bytes.
  @usableFromInline package var number: UInt64

  /// Eight bytes.
  @inlinable @inline(__always)
  package init(_ number: UInt64) { self.number = number }

  /// The mark of every byte.
  @inlinable @inline(__always)
  package static var allMarks: UInt64 { 0x8080_8080_8080_8080 }

  /// A number with one byte everywhere.
  @inlinable @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// How many bytes stand in front of the first mark, 8 if there is none.
  @inlinable @inline(__always)
  package static func count(beforeFirstOf marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }

  /// How many bytes in front are a given one.
  @inlinable @inline(__always)
  package func count(whileEqualTo byte: UInt8) -> Int {
    EightBytes.count(beforeFirstOf: ~marks(equalTo: byte) & EightBytes.allMarks)
  }

  /// Which bytes are a given one.
  @inlinable @inline(__always)
  package func marks(equalTo byte: UInt8) -> UInt64 {
    let difference = number ^ EightBytes.all(byte)
    // No sum of seven bits and 7F leaves its byte, and all but that of zero reach the mark.
    return ~((difference & ~EightBytes.allMarks) &+ EightBytes.all(0x7f) | difference) & EightBytes.allMarks
  }

  /// Which bytes are in a range of ASCII once bits of them are set.
  @inlinable @inline(__always)
  func marks(from first: UInt8, through last: UInt8, setting bits: UInt8 = 0) -> UInt64 {
    let low = (number | EightBytes.all(bits)) & ~EightBytes.allMarks
    let atLeast = low &+ EightBytes.all(0x80 &- first)
    let above = low &+ EightBytes.all(0x7f &- last)
    return atLeast & ~above & ~number & EightBytes.allMarks
  }

  /// Which bytes are letters, digits, underscores or not of ASCII: what names in programs consist of.
  @inlinable @inline(__always)
  package var marksOfNames: UInt64 {
    marks(from: 0x61, through: 0x7a, setting: 0x20) | marks(from: 0x30, through: 0x39) | marks(equalTo: 0x5f)
      | number & EightBytes.allMarks
  }

  /// The same bytes with small letters for capital ones of ASCII.
  @inlinable @inline(__always)
  package var withSmallLetters: EightBytes { EightBytes(number | marks(from: 0x41, through: 0x5a) >> 2) }

  /// The same bytes with spaces for tildes, which tables of lines have in the place of spaces.
  @inlinable @inline(__always)
  package var withSpacesForTildes: EightBytes {
    EightBytes(number ^ (marks(equalTo: 0x7e) >> 7) &* UInt64(0x7e ^ 0x20))
  }

  /// The first `count` bytes, and zeros after them; all of them for 8 and more.
  @inlinable @inline(__always)
  package func prefix(_ count: Int) -> EightBytes {
    count >= 8 ? self : EightBytes(number & (1 &<< UInt64(max(0, count) &* 8) &- 1))
  }
}

extension Span<UInt8> {
  /// The eight bytes at an offset, zeros for those that are not there.
  @inlinable @inline(__always)
  package func eightBytes(at offset: Int) -> EightBytes {
    if offset >= 0, offset <= count &- 8 { return EightBytes(word(at: offset)) }
    return lastBytes(at: offset)
  }

  /// The bytes that are there of eight at an offset, fewer than eight.
  @inlinable @inline(never)
  func lastBytes(at offset: Int) -> EightBytes {
    guard offset >= 0, offset < count else { return EightBytes(0) }
    var number: UInt64 = 0
    for place in (offset..<count).reversed() { number = number << 8 | UInt64(self[place]) }
    return EightBytes(number)
  }
}
