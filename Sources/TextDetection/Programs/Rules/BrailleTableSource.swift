// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Tables by which texts are translated to braille.
///
/// Source: Liblouis user's and programmer's manual, section How to write translation tables.
enum BrailleTableSource {
  /// Opcodes whose last operand is a pattern of dots.
  private static let opcodes: Set = [
    "always", "before", "begcapsword", "begmidword", "begnum", "begword", "capsletter", "decpoint", "digit", "display",
    "endcapsword", "endnum", "endword", "hyphen", "joinword", "largesign", "letsign", "letter", "litdigit", "lowercase",
    "lowword", "math", "midendword", "midnum", "midword", "numsign", "partword", "postpunc", "prepunc", "prfword",
    "punctuation", "sign", "space", "sufword", "undefined", "uppercase", "word",
  ]
  /// What stands in front of an opcode and limits it to one direction.
  private static let directions: [StaticString] = ["nofor", "noback"]
  /// Lines with such opcodes that must be there.
  private static let enough = 4

  /// Whether most lines outside of comments have one of the opcodes, an operand and dots.
  static func isTable(_ sample: TextSample) -> Bool {
    var (rules, others) = (0, 0)
    for place in sample.lines.places where !place.isBlank && place.first != UInt8(ascii: "#") {
      guard place.first.isSmallLetter else { return false }
      var words = sample.bytes[place.text].words[...]
      if let first = words.first, directions.contains(where: { first.equals($0) }) { words = words.dropFirst() }
      let isRule =
        words.first.map { opcodes.contains(String(decoding: $0, as: UTF8.self)) } == true
        && words.dropFirst().prefix(3).contains(where: isPattern)
      if isRule { rules += 1 } else { others += 1 }
      // Programs and sentences show at once that they are none.
      if rules == 0, others > enough { return false }
    }
    return rules >= enough && rules > 2 * others
  }

  /// Whether a word is dots of one or several cells, or says that the characters stand for themselves.
  private static func isPattern(_ word: ArraySlice<UInt8>) -> Bool {
    word.equals("=")
      || word.allSatisfy { $0.isDigit || "-,abcdef".utf8.contains($0) } && word.contains(where: \.isDigit)
  }
}
