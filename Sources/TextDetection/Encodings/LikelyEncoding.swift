// SPDX-License-Identifier: Apache-2.0

/// Chooses the most likely of all encodings in which bytes above ASCII are letters.
///
/// Each letter of a byte stands in two pairs, so each character of East Asia counts twice; then the bits of both are comparable.
enum LikelyEncoding {
  /// Bits of the mean pair of letters: with more it is no language, and with as few as the others hardly any other encoding.
  static let bitsPerPair = (likely: 11, clear: 9)
  /// Bits of the mean character of East Asia, likewise.
  private static let bitsPerCharacter = (likely: 13.0, clear: 11.0)
  /// As many bits must lie between the likeliest encoding of East Asia and the next.
  private static let leastLead = 2

  /// The name of the encoding; nil where the bytes are no language in any.
  static func name(of bytes: [UInt8], isCut: Bool) -> String? {
    let (page, reach) = LetterStatistics.shared.likelihood(of: bytes)
    let characters = EastAsianEncoding.likelihood(of: bytes, reach: reach, isCut: isCut)
    let letters = page.flatMap { $0.has(atMost: bitsPerPair.likely) ? $0 : nil }
    guard let characters, characters.cost.bits * 2 < letters?.bits ?? .max else { return letters?.name }
    guard characters.bitsPerCharacter <= bitsPerCharacter.likely, characters.lead >= leastLead else {
      return letters?.name
    }
    return characters.cost.isExtended ? characters.encoding.extendedName : characters.encoding.name
  }
}
