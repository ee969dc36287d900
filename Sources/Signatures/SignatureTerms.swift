// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Reads the terms of one signature, byte by byte, from the line where they stand.
struct SignatureTerms {
  /// Where the bytes of the term begin in the data.
  private(set) var offset = 0
  /// Whether the signature is a weak one, once all terms are read.
  private(set) var isWeak = false
  /// What is read next.
  private var index: Int
  /// Whether a term was begun.
  private var isInTerm = false
  /// Whether the bytes of the term are written as text.
  private var isText = false

  /// The terms of the line that begins at a place of a text.
  init(at line: Int) { index = line }

  /// Whether a term ends at a place.
  @inline(__always)
  private static func ends(_ text: Span<UInt8>, at index: Int) -> Bool { index >= text.count || ends(text[index]) }

  /// Whether a byte stands after a term.
  @inline(__always)
  static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n")
  }

  /// Goes on to the next term that is well formed; false where there is none.
  mutating func next(in text: Span<UInt8>) -> Bool {
    while true {
      if isInTerm {
        while !SignatureTerms.ends(text, at: index) { index += 1 }
        if index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
      }
      guard !SignatureTerms.ends(text, at: index) else { return false }
      isInTerm = true
      let start = index
      if text[index] == UInt8(ascii: "?") { isWeak = true }
      offset = 0
      while index < text.count, text[index].isDigit, offset < 1 << 24 {
        offset = offset * 10 + Int(text[index] & 15)
        index += 1
      }
      guard index > start, index < text.count, text[index] == UInt8(ascii: ":"),
        !SignatureTerms.ends(text, at: index + 1)
      else { continue }
      index += 1
      isText = text[index] == UInt8(ascii: "'")
      if isText { index += 1 }
      return true
    }
  }

  /// The next byte of the term and the bits of it that count; nil at the end.
  @inline(__always)
  mutating func nextByte(in text: Span<UInt8>) -> (byte: UInt8, mask: UInt8)? {
    // Text ends with an apostrophe, and hexadecimal digits come in pairs.
    guard index + 1 < text.count else { return nil }
    let (byte, next) = (text[index], text[index + 1])
    guard !SignatureTerms.ends(byte), !SignatureTerms.ends(next) else { return nil }
    if isText {
      index += 1
      return (SignatureTerms.letter(byte), 0xff)
    }
    defer { index += 2 }
    guard byte != UInt8(ascii: ".") else { return (0, 0) }
    return (SignatureTerms.value(byte) << 4 | SignatureTerms.value(next), 0xff)
  }

  /// What a letter of a text stands for.
  @inline(__always)
  static func letter(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "_") ? 0x20 : byte }

  /// The value of a hexadecimal digit.
  private static func value(_ digit: UInt8) -> UInt8 { digit < 0x3a ? digit & 15 : (digit & 15) + 9 }
}
