// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Finds what ends the fields and words in the lines of one text, 64 bytes at a time.
struct FieldSeparators {
  private static let bar = UInt8(ascii: "|")
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// Where the block begins that the bits are about.
  private var block = -1
  private var ends: UInt64 = 0
  private var spaces: UInt64 = 0

  /// The first bar or newline at or after a place.
  @inline(__always)
  mutating func endOfField(from start: Int, in text: Span<UInt8>) -> Int {
    first(from: start, in: text, amongSpaces: 0)
  }

  /// The first bar, newline or space at or after a place.
  @inline(__always)
  mutating func endOfWord(from start: Int, in text: Span<UInt8>) -> Int {
    first(from: start, in: text, amongSpaces: .max)
  }

  /// The end of the text where there is none.
  @inline(__always)
  private mutating func first(from start: Int, in text: Span<UInt8>, amongSpaces mask: UInt64) -> Int {
    var at = start
    while at < text.count {
      let size = Span<UInt8>.blockSize
      if at & -size != block { look(at: at & -size, in: text) }
      let bits = (ends | spaces & mask) &>> UInt64(at & (size - 1))
      if bits != 0 { return at + bits.trailingZeroBitCount }
      at = block + size
    }
    return text.count
  }

  @inline(never)
  private mutating func look(at block: Int, in text: Span<UInt8>) {
    self.block = block
    ends = text.bits(equalTo: Self.bar, at: block) | text.bits(equalTo: Self.newline, at: block)
    spaces = text.bits(equalTo: Self.space, at: block)
  }
}
