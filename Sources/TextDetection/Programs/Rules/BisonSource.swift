// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Grammars of Bison.
///
/// Source: GNU Bison manual, section The Overall Layout of a Bison Grammar.
enum BisonSource {
  /// What is copied to the parser, between two marks, and a rule behind the mark that divides the grammar.
  static func isGrammar(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    guard sample.bytes.has("%{", at: start.place), sample.contains("\n%}") else { return false }
    let lines = sample.lines
    guard let mark = lines.firstIndex(where: { $0.equals("%%") }),
      let rule = lines[(mark + 1)...].first(where: { !$0.isBlank && !$0.begins(with: "/*") })
    else { return false }
    let name = rule.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    guard name.first?.isLetter == true else { return false }
    let sign = sample.bytes[name.endIndex...].first { $0 > 0x20 }
    return sign == UInt8(ascii: ":")
  }
}
