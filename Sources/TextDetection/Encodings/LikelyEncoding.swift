// SPDX-License-Identifier: Apache-2.0

/// The most likely of all encodings in which bytes above ASCII are letters.
///
/// Each letter of a byte stands in two pairs, so each character of East Asia counts nearly twice; then the bits of both are
/// comparable.
struct LikelyEncoding {
  /// Its name; nil where the bytes are no language in any.
  private(set) var name: String?
  /// Whether they hardly can be anything else.
  private(set) var isClear = false
  /// Whether they are well-formed in an encoding of East Asia, and whether they hardly can be anything but one of its languages.
  let mayBeEastAsian: Bool
  private(set) var isClearlyEastAsian = false
  /// The bits of the text.
  private(set) var bits = Int.max

  /// What the bits of East Asia count: those of a usual text are then as many as those of a usual text in letters.
  private static let weight = 1.8
  /// Bits of the mean pair of letters: with more it is no language, and with as few as the others hardly any other encoding.
  private static let bitsPerPair = (likely: 11, clear: 9)
  /// Bits of the mean character of East Asia, likewise; a few rare ones stand in a title, but hardly on a page, unless it is
  /// still more unlike one in any other encoding.
  private static let bitsPerCharacter = (title: 13.5, page: 12.8, unusual: 13.8, clear: 11.5)
  /// Bytes of characters that are no title.
  private static let titleLength = 32
  /// Bytes of characters that are well-formed by accident, where they are not more.
  private static let leastBytes = 4
  /// As many bits must lie between the likeliest encoding of East Asia and the next; with so many a character, all others are
  /// out of the question.
  private static let leastLead = 2
  private static let leadPerCharacter = 3
  /// Pairs of bytes that make a text which is clear.
  private static let leastClearPairs = 32

  /// Looks at bytes some of which are above ASCII; `isCut` where more follow them.
  init(of bytes: [UInt8], isCut: Bool) {
    let pairs = LetterStatistics.pairs(in: bytes)
    let found = EastAsianEncoding.likelihood(of: bytes, reach: pairs.reach, isCut: isCut)
    mayBeEastAsian = found.map { $0.cost.bytes >= Self.leastBytes } ?? false
    let characters = found.flatMap { Self.isLikely($0) ? $0 : nil }
    let eastAsianBits = characters.map { Self.weighed($0.cost.bits) } ?? .max
    let page = LetterStatistics.shared.likelihood(of: pairs, below: eastAsianBits)
    if let letters = page, letters.has(atMost: Self.bitsPerPair.likely) {
      (name, bits) = (letters.name, letters.bits)
      isClear = letters.pairs >= Self.leastClearPairs && letters.has(atMost: Self.bitsPerPair.clear)
    } else if let characters {
      name = EastAsianEncoding.name(of: characters, in: bytes)
      bits = eastAsianBits
      isClear = characters.cost.bytes >= Self.leastClearPairs && characters.has(atMost: Self.bitsPerCharacter.clear)
      isClearlyEastAsian = isClear
    }
  }

  /// Bits of characters of East Asia as they are compared with those of letters.
  static func weighed(_ bits: Int) -> Int { Int(Double(bits) * weight) }

  private static func isLikely(_ characters: EastAsianEncoding.Likelihood) -> Bool {
    guard characters.lead >= leastLead, characters.cost.bytes >= leastBytes else { return false }
    if characters.cost.bytes <= titleLength { return characters.has(atMost: bitsPerCharacter.title) }
    let (lead, count) = (characters.lead, characters.cost.characters)
    let isApart = lead < .max && lead >= count * leadPerCharacter
    return characters.has(atMost: isApart ? bitsPerCharacter.unusual : bitsPerCharacter.page)
  }
}
