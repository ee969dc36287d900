// SPDX-License-Identifier: Apache-2.0

extension TextEncoding {
  /// UTF-16 without a byte order mark in a script other than Latin, in either order; nil for anything else.
  static func otherUTF16(_ sample: ArraySlice<UInt8>) -> TextEncoding? {
    if isUTF16(sample.span, isBig: false) { return TextEncoding(name: "utf-16le", markLength: 0) }
    if isUTF16(sample.span, isBig: true) { return TextEncoding(name: "utf-16be", markLength: 0) }
    return wideEastAsian(sample.span)?.encoding
  }

  /// UTF-16 without a byte order mark in a script of East Asia, by how rare its characters are, and its bits; nil for anything
  /// else.
  static func wideEastAsian(_ bytes: Span<UInt8>) -> (encoding: TextEncoding, bits: Int)? {
    let little = WideCharacters.bits(of: bytes, width: 2, isBig: false)
    let big = WideCharacters.bits(of: bytes, width: 2, isBig: true)
    switch (little, big) {
    case (let little?, nil): return (TextEncoding(name: "utf-16le", markLength: 0), little)
    case (nil, let big?): return (TextEncoding(name: "utf-16be", markLength: 0), big)
    case (let little?, let big?):
      return (TextEncoding(name: little <= big ? "utf-16le" : "utf-16be", markLength: 0), min(little, big))
    default: return nil
    }
  }

  /// Whether what stands behind a mark may be UTF-16: every pair is whole, and the characters are of no mixture that data have.
  static func mayBeUTF16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> Bool {
    var tally = ScriptTally()
    let arePairsWhole = readUTF16(bytes.span, isBig: isBig) { character in
      _ = tally.add(character)
      return character >> 10 != 0x37
    }
    return arePairsWhole && !tally.isMixture
  }

  /// Whether units of two bytes are the characters of one script.
  private static func isUTF16(_ sample: Span<UInt8>, isBig: Bool) -> Bool {
    var tally = ScriptTally()
    return readUTF16(sample, isBig: isBig) { tally.add($0) } && tally.isText
  }

  /// Hands on the characters of units of two bytes, and the second half of a pair that stands alone (The Unicode Standard 15.0,
  /// section 3.10, D96 to D98); false where a first half stands alone or a character is not taken.
  private static func readUTF16(_ sample: Span<UInt8>, isBig: Bool, take: (UInt32) -> Bool) -> Bool {
    var place = 0
    while place + 2 <= sample.count {
      var character = WideText.unit(of: sample, at: place, width: 2, isBig: isBig)
      place += 2
      if character >> 10 == 0x36 {
        // A pair that the end of the sample cuts is no error.
        guard place + 2 <= sample.count else { break }
        let other = WideText.unit(of: sample, at: place, width: 2, isBig: isBig)
        guard other >> 10 == 0x37 else { return false }
        character = 0x10000 + (character & 0x3ff) << 10 + other & 0x3ff
        place += 2
      }
      guard take(character) else { return false }
    }
    return true
  }
}
