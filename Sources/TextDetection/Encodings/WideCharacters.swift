// SPDX-License-Identifier: Apache-2.0

/// How rare the characters of Unicode's first plane are in texts of East Asia, and which ones other texts have.
struct WideCharacters: Sendable {
  static let shared = WideCharacters()

  /// The bits of each character; 0 for one that no text has.
  private var bits = [UInt8](repeating: 24, count: 0x10000)

  /// Characters that the counted texts have seldom or never (The Unicode Standard 15.0, Blocks.txt).
  private static let blocks: [(characters: ClosedRange<Int>, bits: UInt8)] = [
    (0x0000...0x001f, 0), (0x0020...0x007e, 9), (0x007f...0x009f, 0), (0x00a0...0x017f, 10), (0x0370...0x052f, 10),
    (0x0590...0x06ff, 10), (0x0900...0x097f, 10), (0x0e00...0x0e7f, 10), (0x1e00...0x1eff, 11), (0x2010...0x203a, 10),
    (0x20ac...0x20ac, 10), (0x2190...0x26ff, 15), (0x3000...0x303f, 13), (0x3041...0x30ff, 12), (0x3105...0x318e, 14),
    (0x3400...0x4dbf, 20), (0x4e00...0x9fa5, 15), (0xac00...0xd7a3, 14), (0xff01...0xff9f, 13), (0xfff0...0xffff, 0),
  ]
  /// The languages whose characters were counted.
  private static let lines: [StaticString] = ["ja utf-16", "ko utf-16", "zh-hans utf-16", "zh-hant utf-16"]

  private init() {
    for block in Self.blocks {
      for character in block.characters { bits[character] = block.bits }
    }
    // Tabs and line ends.
    for control in [0x09, 0x0a, 0x0d] { bits[control] = 7 }
    for line in Self.lines {
      for (code, rarity) in CharacterRarities.rarities(of: line) { bits[code] = min(bits[code], rarity) }
    }
  }

  /// Fewer characters prove nothing.
  private static let leastCharacters = 4
  /// With more bits than this the mean character is that of other data.
  private static let bitsPerCharacter = 11
  /// Characters that are looked at.
  static let mostCharacters = 1024
  /// The first characters, of which half are of East Asia; other data are told by these alone.
  private static let opening = 8
  /// The first characters, of which hardly one is none of any text; most other data are told by these, before the counts are
  /// read.
  private static let beginning = 32
  /// Of so many characters one at most is none of any text.
  private static let charactersPerStrange = 8

  /// Whether a character is one of East Asia.
  private static func isEastAsian(_ character: UInt32) -> Bool {
    switch character {
    case 0x3000...0x30ff, 0x4e00...0x9fff, 0xac00...0xd7a3, 0xff01...0xff9f: true
    default: false
    }
  }

  /// Whether texts of East Asia have the character hardly ever: those of other scripts, surrogates and private ones.
  private static func isStrange(_ character: UInt32) -> Bool {
    switch character {
    case 0x09, 0x0a, 0x0d, 0x20..<0x0530, 0x2000..<0x2700, 0x3000..<0xa000, 0xac00..<0xd7a4, 0xff00..<0xfff0: false
    default: true
    }
  }

  /// The bits of a text of East Asia in units of two or four bytes; nil for any other data.
  static func bits(of bytes: Span<UInt8>, width: Int, isBig: Bool) -> Int? {
    let count = min(bytes.count / width, mostCharacters)
    guard count >= leastCharacters else { return nil }
    var (eastAsian, strange) = (0, 0)
    let first = min(count, opening)
    for index in 0..<first
    where isEastAsian(WideText.unit(of: bytes, at: width * index, width: width, isBig: isBig)) {
      eastAsian += 1
    }
    guard eastAsian * 2 >= first else { return nil }
    for index in 0..<min(count, beginning)
    where isStrange(WideText.unit(of: bytes, at: width * index, width: width, isBig: isBig)) {
      strange += 1
      if strange * charactersPerStrange > beginning { return nil }
    }
    for index in first..<count
    where isEastAsian(WideText.unit(of: bytes, at: width * index, width: width, isBig: isBig)) {
      eastAsian += 1
    }
    guard eastAsian * 2 >= count else { return nil }
    var all = 0
    for index in 0..<count {
      guard let bits = shared.bits(of: WideText.unit(of: bytes, at: width * index, width: width, isBig: isBig)) else {
        return nil
      }
      all += bits
    }
    return all <= count * bitsPerCharacter ? all : nil
  }

  /// Whether characters, of which some are of no language of East Asia, go together as in a text.
  static func areText(_ characters: [UInt32]) -> Bool {
    var all = 0
    for character in characters {
      guard let bits = shared.bits(of: character) else { return false }
      all += bits
    }
    return characters.count >= leastCharacters && all <= characters.count * bitsPerCharacter
  }

  private func bits(of character: UInt32) -> Int? {
    guard character < 0x10000 else { return character < 0x11_0000 ? 24 : nil }
    let known = bits[Int(character)]
    return known == 0 ? nil : Int(known)
  }
}
