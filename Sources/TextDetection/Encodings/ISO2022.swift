// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The encodings of seven bits that change between character sets by escape sequences (ISO/IEC 2022).
enum ISO2022 {
  private static let escape: UInt8 = 0x1b
  /// Shift out and shift in, between which the other set is meant.
  private static let shifts: ClosedRange<UInt8> = 0x0e...0x0f
  /// Escape sequences that are looked at; texts for terminals have any number of others.
  private static let mostEscapes = 64

  /// The sequences after ESC that choose a set of two bytes a character, and the encoding that has it.
  private static let designations: [(sequence: StaticString, name: String, usesShifts: Bool)] = [
    // RFC 1468, section Formal Syntax; RFC 2237.
    ("$@", "iso-2022-jp", false), ("$B", "iso-2022-jp", false), ("$(D", "iso-2022-jp", false),
    // RFC 1557, section 1.
    ("$)C", "iso-2022-kr", true),
    // RFC 1922, section 2.
    ("$)A", "iso-2022-cn", true), ("$)E", "iso-2022-cn", true), ("$)G", "iso-2022-cn", true),
  ]

  /// The name of the encoding of bytes below 80; nil where no escape sequence chooses one, or controls stand between that no
  /// text has.
  static func detect(_ bytes: [UInt8]) -> String? {
    let span = bytes.span
    var start = 0
    for _ in 0..<mostEscapes {
      guard let index = span.firstIndex(of: escape, from: start, to: span.count) else { return nil }
      start = index + 1
      for designation in designations where bytes.has(designation.sequence, at: start) {
        let isText = bytes.allSatisfy { byte in
          byte.isPrintable || (7...13).contains(byte) || byte == escape
            || designation.usesShifts && shifts.contains(byte)
        }
        return isText ? designation.name : nil
      }
    }
    return nil
  }

  /// The text with the characters of the other sets moved above 7F, where those of other encodings are, and without escape
  /// sequences and shifts; so nobody takes them for ASCII.
  static func raised(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isOther = false
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case escape:
        // ESC $ chooses a set of two bytes at once, ESC $ ) only for what SO begins; ESC ( goes back to one byte.
        let isWide = rest.first == UInt8(ascii: "$")
        if isWide { rest = rest.dropFirst() }
        let isPrepared = rest.first == UInt8(ascii: ")")
        if isPrepared || rest.first == UInt8(ascii: "(") { rest = rest.dropFirst() }
        rest = rest.dropFirst()
        isOther = isWide && !isPrepared
      case shifts.lowerBound: isOther = true
      case shifts.upperBound: isOther = false
      case 0x0a, 0x0d:
        isOther = false
        text.append(byte)
      default: text.append(isOther && byte > 0x20 ? byte | 0x80 : byte)
      }
    }
    return text
  }
}
