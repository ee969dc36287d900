// SPDX-License-Identifier: Apache-2.0

/// The most likely of all encodings in which bytes above ASCII are letters.
///
/// Each letter of a byte stands in two pairs, so each character of East Asia counts twice; then the bits of both are comparable.
struct LikelyEncoding {
  /// Its name; nil where the bytes are no language in any.
  private(set) var name: String?
  /// Whether they hardly can be anything else.
  private(set) var isClear = false
  /// Whether they are well-formed in an encoding of East Asia.
  let mayBeEastAsian: Bool
  /// The bits of the text.
  private(set) var bits = Int.max

  /// Bits of the mean pair of letters: with more it is no language, and with as few as the others hardly any other encoding.
  private static let bitsPerPair = (likely: 11, clear: 9)
  /// Bits of the mean character of East Asia, likewise; a few rare ones stand in a title, but not on a page.
  private static let bitsPerCharacter = (likely: 13.5, likelyOnPage: 12.5, clear: 11.5)
  /// Bytes of characters that are no title.
  private static let longestTitle = 32
  /// As many bits must lie between the likeliest encoding of East Asia and the next.
  private static let leastLead = 2
  /// Pairs of bytes that make a text which is clear.
  private static let leastClearPairs = 32

  /// Looks at bytes some of which are above ASCII; `isCut` where more follow them.
  init(of bytes: [UInt8], isCut: Bool) {
    let (page, reach) = LetterStatistics.shared.likelihood(of: bytes)
    let characters = EastAsianEncoding.likelihood(of: bytes, reach: reach, isCut: isCut)
    mayBeEastAsian = characters.map { $0.cost.characters > 1 } ?? false
    let letters = page.flatMap { $0.has(atMost: Self.bitsPerPair.likely) ? $0 : nil }
    if let characters, characters.cost.bits * 2 <= letters?.bits ?? .max, characters.lead >= Self.leastLead,
      characters.has(
        atMost: characters.cost.bytes > Self.longestTitle
          ? Self.bitsPerCharacter.likelyOnPage : Self.bitsPerCharacter.likely)
    {
      name = EastAsianEncoding.name(of: characters, in: bytes)
      bits = characters.cost.bits * 2
      isClear = characters.cost.bytes >= Self.leastClearPairs && characters.has(atMost: Self.bitsPerCharacter.clear)
    } else if let letters {
      (name, bits) = (letters.name, letters.bits)
      isClear = letters.pairs >= Self.leastClearPairs && letters.has(atMost: Self.bitsPerPair.clear)
    }
  }
}
