// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Tells the encodings of East Asia by their grammar, and by how rare the characters are that the bytes stand for in each.
enum EastAsianEncoding {
  /// The names that texts of East Asia can have; the encodings of these names are made when a text may be in them.
  static let names: Set = [
    "big5", "big5-hkscs", "cp949", "euc-jp", "euc-kr", "euc-tw", "gb18030", "johab", "shift_jis", "windows-31j",
  ]

  /// How well a text goes with an encoding.
  struct Likelihood {
    let encoding: MultibyteEncoding
    let cost: MultibyteEncoding.Cost
    /// The bits by which the next likely encoding is worse.
    let lead: Int

    /// Whether it has not more bits than so many for two bytes, which most characters have.
    func has(atMost bits: Double) -> Bool { Double(cost.bits) * 2 <= bits * Double(cost.bytes) }
  }

  /// Bytes that are looked at for characters which give an encoding its other name.
  static let extensionReach = 64 << 10

  /// The most likely encoding of the first so many bytes; nil where each has a malformed character.
  static func likelihood(of bytes: [UInt8], reach: Int, isCut: Bool) -> Likelihood? {
    let sample = bytes.span.extracting(first: reach)
    let isCut = isCut || reach < bytes.count
    var best: Likelihood?
    for candidate in MultibyteEncoding.all where candidate.grammar.mayHold(sample) {
      let encoding = candidate.encoding()
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

  /// The name of an encoding that a text is in, which is another where it has extensions.
  static func name(of likelihood: Likelihood, in bytes: [UInt8]) -> String {
    let encoding = likelihood.encoding
    guard encoding.extendedName != encoding.name, !likelihood.cost.isExtended else {
      return likelihood.cost.isExtended ? encoding.extendedName : encoding.name
    }
    let cost = encoding.cost(of: bytes.span.extracting(first: extensionReach), isCut: true)
    return cost?.isExtended == true ? encoding.extendedName : encoding.name
  }
}
