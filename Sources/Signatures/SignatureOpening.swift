// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// The first two bytes that a signature asks for, which nearly all heads lack, and where its line stands.
struct SignatureOpening: Sendable {
  private var offset: Int32 = 0
  private var first: UInt8 = 0
  /// The bits of the first byte that count.
  private var firstMask: UInt8 = 0xff
  private var second: UInt8 = 0
  /// The bits of the second byte that count; none where the first stands alone.
  private var secondMask: UInt8 = 0
  /// The number of its table.
  private let table: UInt8
  /// Where the line begins.
  private let line: Int32

  /// In the place of a first byte, for signatures that begin elsewhere.
  static let elsewhere = 256

  /// The first byte of the heads that may be the signature's, or `elsewhere`.
  @inline(__always)
  var bucket: Int { offset == 0 && firstMask == 0xff ? Int(first) : Self.elsewhere }

  /// Where the first byte is asked for.
  var start: Int { Int(offset) }

  /// What the lower six bits of the first byte may be, a bit for each value.
  var firstBits: UInt64 {
    (0..<64).reduce(0) { bits, value in
      UInt8(value) & firstMask == first & 63 ? bits | 1 << UInt64(value) : bits
    }
  }

  /// Whether this one begins before another, or else stands before it.
  func isBefore(_ other: SignatureOpening) -> Bool {
    offset == other.offset ? stands(before: other) : offset < other.offset
  }

  /// Whether its line stands before another's in the order of tables.
  func stands(before other: SignatureOpening) -> Bool { (table, line) < (other.table, other.line) }

  /// What the line at a place of a table's text asks for first; nil where it asks for nothing.
  @inline(__always)
  init?(at line: Int, in text: Span<UInt8>, table: Int) {
    self.table = UInt8(truncatingIfNeeded: table)
    self.line = Int32(truncatingIfNeeded: line)
    let bytes = text.word(at: line)
    // Nearly all lines begin with `0:`, and two bytes of text or digits of two bytes are read at once.
    guard bytes & 0xffff == 0x3a30, bytes & 0xff_0000 != 0x2e_0000 else {
      guard read(SignatureTerms(at: line), in: text) else { return nil }
      return
    }
    if bytes & 0xff_0000 == 0x27_0000 {
      (first, second) = Self.letters(bytes >> 24)
      secondMask = SignatureTerms.ends(UInt8(truncatingIfNeeded: bytes >> 40)) ? 0 : 0xff
    } else {
      (first, second) = Self.numbers(bytes >> 16)
      let digit = UInt8(truncatingIfNeeded: bytes >> 32)
      secondMask = SignatureTerms.ends(digit) || digit == UInt8(ascii: ".") ? 0 : 0xff
    }
  }

  /// Two letters as a line writes them.
  @inline(__always)
  private static func letters(_ bytes: UInt64) -> (UInt8, UInt8) {
    (
      SignatureTerms.letter(UInt8(truncatingIfNeeded: bytes)),
      SignatureTerms.letter(UInt8(truncatingIfNeeded: bytes >> 8))
    )
  }

  /// The values of two pairs of hexadecimal digits.
  @inline(__always)
  private static func numbers(_ digits: UInt64) -> (UInt8, UInt8) {
    // Letters have the bit that digits lack, and follow nine digits.
    let values = digits & 0x0f0f_0f0f &+ (digits >> 6 & 0x0101_0101) &* 9
    let pairs = values << 4 | values >> 8
    return (UInt8(truncatingIfNeeded: pairs), UInt8(truncatingIfNeeded: pairs >> 16))
  }

  /// How lines begin that ask for a byte at the start of heads, which may be written in one of two ways, and how those do
  /// that ask for any byte there.
  static func beginnings(for byte: UInt8) -> [[UInt8]] {
    let digits = Array("0123456789abcdef".utf8)
    let letter = byte == 0x20 ? UInt8(ascii: "_") : byte
    return [
      Array("0:'".utf8) + [letter], Array("0:".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]],
      Array("0:.".utf8),
    ]
  }

  /// Takes the bytes that terms ask for first; false where they ask for nothing.
  @inline(never)
  private mutating func read(_ terms: SignatureTerms, in text: Span<UInt8>) -> Bool {
    var terms = terms
    guard terms.next(in: text) else { return false }
    offset = Int32(truncatingIfNeeded: terms.offset)
    (first, firstMask) = terms.nextByte(in: text) ?? (0, 0)
    (second, secondMask) = terms.nextByte(in: text) ?? (0, 0)
    return true
  }

  /// Whether a head has the first two bytes.
  @inline(__always)
  func isPossible(in head: Span<UInt8>) -> Bool {
    let offset = Int(offset)
    guard offset < head.count, head[offset] & firstMask == first else { return false }
    return secondMask == 0 || offset + 1 < head.count && head[offset + 1] & secondMask == second
  }

  /// Where the newline after a place of a text stands, or the text ends.
  @inline(__always)
  static func end(of line: Int, in text: Span<UInt8>) -> Int {
    text.firstIndex(of: UInt8(ascii: "\n"), from: line, to: text.count) ?? text.count
  }

  /// The line in its table.
  func known(in tables: [TypeTable]) -> KnownType {
    let table = tables[Int(table)]
    return table.line(at: Int(line)..<Self.end(of: Int(line), in: table.text.utf8Span.span))
  }

  /// Compares a head with all that the line asks for.
  func match(_ head: Span<UInt8>, in tables: [TypeTable]) -> SignatureMatch? {
    let text = tables[Int(table)].text.utf8Span.span
    var terms = SignatureTerms(at: Int(line))
    var length = 0
    var place = 0
    var isWord = true
    var isPrinted = true
    while terms.next(in: text) {
      place = terms.offset
      while let (byte, mask) = terms.nextByte(in: text) {
        guard place < head.count, head[place] & mask == byte else { return nil }
        isWord = isWord && mask == 0xff && Self.isWordByte(byte)
        isPrinted = isPrinted && mask == 0xff && byte.isPrintable
        place += 1
        length += 1
      }
    }
    // A short word, which a text may begin with by chance, and a long one that a sentence or a setting goes on after, or a short
    // one with its mark; longer marks are not those of sentences.
    let isShort = length < 6
    if isWord && isShort && head.count >= Self.shortestText
      || (isWord || isPrinted && isShort) && Self.goesOn(head, behind: place)
      || isWord && Self.isSet(head, behind: place), Self.looksLikeText(head)
    {
      return nil
    }
    return SignatureMatch(
      opening: self, weight: terms.isWeak ? .weak : length >= 4 ? .strong : .fair, length: length)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == 0x20
  }

  /// Bytes looked at to tell a text from other data that begin with a word.
  private static let textReach = 256
  /// A text shorter than this is hardly more than the signature itself.
  private static let shortestText = 24

  /// Whether another word follows after a blank or a line feed, perhaps with a mark in front of that.
  private static func goesOn(_ head: Span<UInt8>, behind end: Int) -> Bool {
    guard end + 1 < head.count else { return false }
    if isGap(head[end]) { return head[end + 1].isLetter }
    return end + 2 < head.count && isGap(head[end + 1]) && head[end + 2].isLetter
  }

  /// Whether a name goes on there, if at all, which an equals sign gives a value.
  private static func isSet(_ head: Span<UInt8>, behind end: Int) -> Bool {
    var place = end
    while place < min(head.count, textReach), head[place].isWordCharacter { place += 1 }
    while place < min(head.count, textReach), head[place] == 0x20 { place += 1 }
    return place < head.count && head[place] == UInt8(ascii: "=")
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a }

  private static func looksLikeText(_ head: Span<UInt8>) -> Bool {
    for index in 0..<min(textReach, head.count) {
      let byte = head[index]
      guard byte >= 0x20 && byte != 0x7f || (0x09...0x0d).contains(byte) else { return false }
    }
    return true
  }
}

/// A signature that a head shows.
struct SignatureMatch {
  /// Where its line stands.
  let opening: SignatureOpening
  /// Its number in the index; nil where none was asked.
  var number: Int?
  /// How much it is worth.
  let weight: Evidence.Weight
  /// How many bytes agree: the longest signature is the most particular.
  let length: Int
}
