// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Grammars of concrete syntax trees.
///
/// Sources: A. Kladov: Introducing Ungrammar; rust-analyzer: ungrammar, grammar of the language.
enum UngrammarSource {
  /// Rules, and tokens between apostrophes, at least.
  private static let (fewestRules, fewestTokens) = (2, 2)

  /// Whether nodes with capitals and an equals sign behind them begin all lines that are not set in but comments, and nothing but
  /// nodes, tokens, labels and the signs of choices, options, repetitions and groups follows; other grammars end their rules.
  static func isGrammar(_ sample: TextSample) -> Bool {
    guard sample.contains("'"), sample.contains("="), sample.contains(anyOf: ["|", "*", "?"]) else { return false }
    var (rules, tokens) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && !sample.bytes.has("//", at: place.textStart) {
      var rest = sample.bytes[place.text]
      if place.indent == 0, rest.first?.isCapital == true {
        // Variables of shells, with which values begin as tokens do, have no space there.
        let name = rest.prefix(while: \.isWordCharacter)
        rest = rest[name.endIndex...]
        guard name.contains(where: \.isSmallLetter), rest.begins(with: " =") else { return false }
        rest = rest.dropFirst(2)
        rules += 1
      } else if rules == 0 {
        return false
      }
      while let sign = rest.first {
        if sign == UInt8(ascii: "'") {
          guard let end = rest.endOfQuoted, end - rest.startIndex > 2 else { return false }
          tokens += 1
          rest = rest[end...]
        } else if sign.isWordCharacter || sign <= 0x20 || "|*?():".utf8.contains(sign) {
          rest = rest.dropFirst()
        } else {
          return false
        }
      }
    }
    return rules >= fewestRules && tokens >= fewestTokens
  }
}
