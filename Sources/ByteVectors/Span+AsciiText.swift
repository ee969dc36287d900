// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// The number of bytes at the beginning that are plain ASCII text, as many of them looked at together as there are.
  ///
  /// Plain text are printable characters, those from bell to carriage return, and the escape: what libmagic counts as text.
  package var asciiTextLength: Int {
    var position = asciiTextBlocksLength
    while position <= count &- 8 {
      guard Self.isAsciiText(word(at: position)) else { break }
      position &+= 8
    }
    while position < count {
      let byte = self[position]
      guard byte &- 0x20 <= 0x5E || byte &- 0x07 <= 0x06 || byte == 0x1B else { break }
      position &+= 1
    }
    return position
  }

  /// The length of the blocks of 64 bytes at the beginning that are all plain ASCII text.
  private var asciiTextBlocksLength: Int {
    var position = 0
    while position <= count &- 64 {
      var plain = SIMD2<UInt64>(repeating: .max)
      for part in 0..<4 { plain &= Self.plainBits(words(at: position &+ part &* 16)) }
      guard plain.x & plain.y == Self.high else { break }
      position &+= 64
    }
    return position
  }

  private static var high: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bit of each byte that is plain ASCII text.
  ///
  /// A sum stays inside its byte where the high bit is clear; a byte that has it set is none whatever the sums say, but may
  /// spoil the next, so that only the outcome for all bytes together counts.
  @inline(__always) private static func plainBits(_ word: SIMD2<UInt64>) -> SIMD2<UInt64> {
    func all(_ byte: UInt64) -> SIMD2<UInt64> { SIMD2(repeating: 0x0101_0101_0101_0101 &* byte) }
    let high = SIMD2(repeating: Self.high)
    let printable = (word &+ all(0x60)) & ~(word &+ all(0x01))
    let control = (word &+ all(0x79)) & ~(word &+ all(0x72))
    let escape = high &- (word ^ all(0x1B))
    return (printable | control | escape) & ~word & high
  }

  /// Whether eight bytes are all plain ASCII text.
  private static func isAsciiText(_ word: UInt64) -> Bool {
    plainBits(SIMD2(repeating: word)).x == high
  }
}
