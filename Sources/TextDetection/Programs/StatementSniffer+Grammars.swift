// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Grammars for parsers and rules for scanners.
///
/// Sources: GNU Bison manual, section The Overall Layout of a Bison Grammar; flex manual, section Format of the Input File;
/// POSIX.1-2017, lex and yacc.
extension StatementSniffer {
  private static let yaccDeclarations: [StaticString] = [
    "%token", "%type", "%left", "%right", "%nonassoc", "%start", "%union", "%parse-param", "%lex-param", "%expect",
    "%destructor", "%printer", "%precedence", "%require \"", "%glr-parser", "%code ",
  ]

  /// What scanners for Java alone are told (JFlex user's manual, section Options and Declarations).
  private static let scannerOptions: [StaticString] = [
    "%byaccj", "%class ", "%cup", "%extends ", "%implements ", "%standalone", "%unicode",
  ]

  /// What is said of a table of keywords alone (GNU gperf manual, section Gperf Declarations).
  private static let hashDeclarations: [StaticString] = [
    "%7bit", "%compare-lengths", "%compare-strncmp", "%define constants-prefix ", "%define hash-function-name ",
    "%define initializer-suffix ", "%define lookup-function-name ", "%define slot-name ", "%define string-pool-name ",
    "%define word-array-name ", "%ignore-case", "%language=", "%null-strings", "%omit-struct-type", "%readonly-tables",
    "%struct-type",
  ]

  /// What scanners for Standard ML declare (Language processing tools for Standard ML, chapter ML-ULex).
  private static let functionalDeclarations: [StaticString] = [
    "%arg (", "%charset ", "%defs (", "%header (", "%let ", "%name ", "%states ", "%value ",
  ]

  /// What parsers declare in the same form, which may name the scanner's tokens in actions too (ml-antlr).
  private static let parserDeclarations: [StaticString] = ["%entry ", "%keywords ", "%start ", "%tokens"]

  private static let lexDeclarations: [StaticString] = ["%option", "%x ", "%s ", "%array", "%pointer"]

  /// Declarations, then `%%` alone in a line.
  ///
  /// A grammar may begin with so much code that the line is not seen.
  static func grammar(_ lines: TextLines, in head: [UInt8]) -> String? {
    let starts = lines.filter { $0.first == UInt8(ascii: "%") }
    let hasRules = starts.contains { $0.trimmed.equals("%%") }
    let count = { (words: [StaticString]) in words.count { word in starts.contains { $0.begins(with: word) } } }
    if hasRules, count(scannerOptions) >= 1 { return "jflex" }
    if hasRules, count(hashDeclarations) >= 1 || areKeywords(behindMarkIn: lines) { return "gperf" }
    if count(functionalDeclarations) >= 2, count(parserDeclarations) == 0, head.contains("=> (") || head.contains("=>(")
    {
      return "lex"
    }
    let yacc = count(yaccDeclarations)
    // Both have a word for the start, and only scanners tables of so many entries.
    if yacc <= 1, hasRules, starts.contains(where: isTableSize) { return "lex" }
    if yacc >= 2 || yacc == 1 && hasRules { return "yacc" }
    let lex = count(lexDeclarations)
    if lex >= 1, hasRules || lex >= 2 { return "lex" }
    // The code in front may be longer than what is cut into lines.
    let hasCode = starts.contains { $0.begins(with: "%{") }
    guard hasRules || hasCode && head.contains("\n%%") else { return nil }
    if hasCode, head.contains("\n%token") || head.contains("\n%type") || head.contains("\n%union") { return "yacc" }
    if hasCode, head.contains("\n%option") || head.contains("\n%x ") { return "lex" }
    // What scanners alone use (flex manual, section Values Available To the User).
    if !head.begins(with: "(*"), head.contains("yytext") || head.contains("yyleng") { return "lex" }
    guard hasRules else { return nil }
    return isRule(behindMarkIn: lines) ? "yacc" : hasCode && isPattern(behindMarkIn: lines) ? "lex" : nil
  }

  /// What lines of grammars begin with that have a percent sign there.
  private static let marked: [StaticString] = ["%%", "%{", "%}", "%prec", "%empty"] + yaccDeclarations

  /// Whether nothing but code and declarations stands in front of the mark, a name and a colon begin a line behind it, and what
  /// only rules have follows, or a second mark; comments after the sign are those of others.
  private static func isRule(behindMarkIn lines: TextLines) -> Bool {
    // Records and sayings have the mark between each two, and words in front of the first one.
    guard let mark = lines.firstIndex(where: { $0.trimmed.equals("%%") }), lines.firstFilled?.first?.isLetter != true,
      lines.count(where: { $0.trimmed.equals("%%") }) <= 2,
      lines.allSatisfy({ line in
        line.first != UInt8(ascii: "%") || line.trimmed.equals("%%")
          || line.count > 1 && marked.dropFirst().contains { line.begins(with: $0) }
      })
    else { return false }
    var (isNamed, isRule) = (false, false)
    for line in lines[(mark + 1)..<lines.endIndex] {
      let text = line.trimmed
      let name = line.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      if name.first?.isLetter == true {
        let rest = line[name.endIndex...].drop { $0 <= 0x20 }
        if rest.first == UInt8(ascii: ":"), rest.dropFirst().first.map({ !":=".utf8.contains($0) }) ?? true {
          isNamed = true
        }
      }
      let isEnd = text.equals("%%") || text.first == UInt8(ascii: "|")
      isRule = isRule || isNamed && (isEnd || text.last == UInt8(ascii: ";") || text.last == UInt8(ascii: "}"))
    }
    return isNamed && isRule
  }

  /// Keywords of a table, at least.
  private static let fewestKeywords = 3

  /// Whether a structure whose first member is a string stands in front of the mark, and keywords with their values behind it
  /// (GNU gperf manual, sections User-supplied struct and Format for Keyword Entries).
  private static func areKeywords(behindMarkIn lines: TextLines) -> Bool {
    guard let mark = lines.firstIndex(where: { $0.trimmed.equals("%%") }),
      lines[..<mark].contains(where: { $0.begins(with: "struct ") }),
      lines[..<mark].contains(where: { $0.contains("char *") || $0.contains("char*") })
    else { return false }
    let entries = lines[(mark + 1)...].prefix { !$0.trimmed.equals("%%") }.filter {
      !$0.isBlank && $0.first != UInt8(ascii: "#")
    }
    return entries.count >= fewestKeywords
      && entries.dropLast().allSatisfy { line in
        guard let comma = line.firstIndex(of: UInt8(ascii: ",")), comma > line.startIndex, let last = line.trimmed.last
        else {
          return false
        }
        let keyword = line[..<comma].trimmed
        return last != UInt8(ascii: ";") && last != UInt8(ascii: "{")
          && (keyword.first == UInt8(ascii: "\"") || !keyword.contains { $0 <= 0x20 })
      }
  }

  /// Whether a pattern begins a line behind the mark, and a statement ends it.
  private static func isPattern(behindMarkIn lines: TextLines) -> Bool {
    guard let mark = lines.firstIndex(where: { $0.trimmed.equals("%%") }) else { return false }
    return lines[(mark + 1)..<lines.endIndex].contains { line in
      let text = line.trimmed
      guard let first = line.first, let last = text.last, ";}{|".utf8.contains(last), text.words.count > 1 else {
        return false
      }
      if "[\"<.^\\".utf8.contains(first) { return true }
      // A pattern that was given a name.
      return first == UInt8(ascii: "{") && line.dropFirst().first?.isLetter == true
        && line.dropFirst().drop(while: \.isWordCharacter).first == UInt8(ascii: "}")
    }
  }

  /// Rules and further alternatives in a part of a grammar, at least.
  private static let fewestRules = 2
  private static let fewestAlternatives = 2

  /// Whether rules stand there alone, as in a part of a grammar: a name and a colon begin every line that is not further in,
  /// alternatives and ends of rules begin lines of their own, and an action uses a value of the rule.
  static func areRules(_ sample: TextSample) -> Bool {
    guard sample.contains("$$") || sample.contains("$1") || sample.contains("$2"), sample.contains("|") else {
      return false
    }
    var (rules, alternatives, ends) = (0, 0, 0)
    for place in sample.lines.places where !place.isBlank {
      switch place.head {
      case UInt8(ascii: "|"): alternatives += 1
      case UInt8(ascii: ";"): ends += 1
      default:
        guard place.indent == 0 else { continue }
        let line = sample.bytes[place.text]
        let name = line.prefix(while: \.isWordCharacter)
        guard name.first?.isLetter == true,
          line[name.endIndex...].drop(while: { $0 <= 0x20 }).first == UInt8(ascii: ":")
        else { return false }
        rules += 1
      }
    }
    return rules >= fewestRules && ends >= fewestRules && alternatives >= fewestAlternatives
  }

  /// Whether a line tells how large a table of the scanner may become (POSIX.1-2017, lex, section Definitions in lex).
  private static func isTableSize(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count == 2, words[0].count == 2, let letter = words[0].last else { return false }
    return "aeknop".utf8.contains(letter) && words[1].allSatisfy(\.isDigit)
  }
}
