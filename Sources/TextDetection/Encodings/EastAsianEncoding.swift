// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Tells the encodings of East Asia by their grammar, and by how rare the characters are that the bytes stand for in each.
enum EastAsianEncoding {
  /// How well a text goes with an encoding.
  struct Likelihood {
    let encoding: MultibyteEncoding
    let cost: MultibyteEncoding.Cost
    /// The bits by which the next likely encoding is worse.
    let lead: Int

    /// The bits of the mean character.
    var bitsPerCharacter: Double { Double(cost.bits) / Double(cost.characters) }
  }

  /// The most likely encoding of the first so many bytes; nil where each has a malformed character.
  static func likelihood(of bytes: [UInt8], reach: Int, isCut: Bool) -> Likelihood? {
    let sample = bytes.span.extracting(first: reach)
    let isCut = isCut || reach < bytes.count
    var best: Likelihood?
    for encoding in MultibyteEncoding.all {
      guard let cost = encoding.cost(of: sample, isCut: isCut) else { continue }
      guard let other = best else {
        best = Likelihood(encoding: encoding, cost: cost, lead: .max)
        continue
      }
      let (isBetter, lead) = (cost.bits < other.cost.bits, abs(cost.bits - other.cost.bits))
      let isSame = other.encoding.name == encoding.name
      best =
        isBetter
        ? Likelihood(encoding: encoding, cost: cost, lead: isSame ? other.lead : lead)
        : Likelihood(encoding: other.encoding, cost: other.cost, lead: isSame ? other.lead : min(lead, other.lead))
    }
    return best
  }
}
