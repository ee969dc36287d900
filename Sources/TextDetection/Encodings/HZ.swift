// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// HZ-GB-2312, which has Chinese in ASCII between `~{` and `~}` (RFC 1843).
enum HZ {
  static let name = "hz-gb-2312"
  private static let tilde = UInt8(ascii: "~")
  /// The first Chinese stands among so many bytes.
  static let openingReach = 4096
  /// Bits of the mean character: with more it is no Chinese.
  private static let bitsPerCharacter = 13

  /// Whether ASCII text has Chinese in it, and every tilde stands in front of what it may.
  static func isText(_ bytes: [UInt8]) -> Bool {
    guard opens(bytes), let text = raised(bytes[...], asFarAs: LetterStatistics.mostPairs) else { return false }
    guard let cost = MultibyteEncoding.simplifiedChinese.cost(of: text.span, isCut: true) else { return false }
    return cost.bits <= cost.characters * bitsPerCharacter
  }

  /// Whether what begins Chinese stands there; most texts with tildes have it not, and are not copied.
  private static func opens(_ bytes: [UInt8]) -> Bool {
    let end = min(bytes.count, openingReach)
    var place = 0
    while let found = bytes.span.firstIndex(of: tilde, from: place, to: end) {
      if found + 1 < bytes.count, bytes[found + 1] == UInt8(ascii: "{") { return true }
      place = found + 1
    }
    return false
  }

  /// The text with its Chinese moved above 7F, as GB 2312 has it in EUC, and without what begins and ends it.
  static func raised(_ bytes: ArraySlice<UInt8>) -> [UInt8] { raised(bytes, asFarAs: .max) ?? Array(bytes) }

  /// The text up to so many bytes of Chinese; nil where a tilde or a character is malformed, or there is no Chinese.
  private static func raised(_ bytes: ArraySlice<UInt8>, asFarAs limit: Int) -> [UInt8]? {
    var text: [UInt8] = []
    var chinese = 0
    var isChinese = false
    var rest = bytes
    while chinese < limit, let byte = rest.popFirst() {
      if byte == tilde, let next = rest.first, !isChinese || next == UInt8(ascii: "}") {
        switch next {
        case UInt8(ascii: "{"): isChinese = true
        case UInt8(ascii: "}") where isChinese: isChinese = false
        case tilde: text.append(tilde)
        case 0x0a: break
        default: return nil
        }
        rest.removeFirst()
      } else if isChinese, byte > 0x20 {
        // The end of a line ends the Chinese as well.
        guard (0x21...0x77).contains(byte) else { return nil }
        guard let trail = rest.popFirst() else { break }
        guard (0x21...0x7e).contains(trail) else { return nil }
        text += [byte | 0x80, trail | 0x80]
        chinese += 2
      } else {
        if byte == 0x0a { isChinese = false }
        text.append(byte)
      }
    }
    return chinese > 0 ? text : nil
  }
}
