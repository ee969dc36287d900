// SPDX-License-Identifier: Apache-2.0
import Glibc
import RegularExpressions
import TestSupport
import Testing

/// Compares matches with those of glibc, whose `regcomp` is the reference.
@Suite struct RegularExpressionTests {
  /// Patterns of every construct: anchors, classes, intervals, alternatives, empty branches, GNU operators.
  static let patterns = [
    "a", "abc|c", "a*", "(a|ab)(c|bcd)(d*)", "^a", "a$", "^$", "x*$", "^[ \t]*0\r?", "[^a]b", "[]a-c]+", "[^]a]",
    "[[:alpha:]]+[[:digit:]]", "a{2,3}", "(ab){2}", "a{0,2}b", "(^|b)a", "a(b|$)", "()a", "a||b", "(a*)*b", "(a|b)*abb",
    "\\.", "\\(a\\)", "\\w+\\W", "\\<ab", "b\\>", "\\bab\\b", "\\Ba",
    "^class [_[:alpha:]]+(\\(.*\\))?( )*:([ \t]+pass)?$", "^[!-?A-~]{1,5}(\t[^\t]+){2}", "a.c", "a.*c", "[a-c]{3}$",
    ")", "a)b", "[.][a]", "\\`a", "b\\'", "a[^_]*_+",
  ]

  private static func reference(_ pattern: String, _ text: [UInt8], _ flags: Int32) -> Range<Int>? {
    var expression = regex_t()
    guard regcomp(&expression, pattern, REG_EXTENDED | REG_NEWLINE | flags) == 0 else { return nil }
    defer { regfree(&expression) }
    var match = regmatch_t()
    let found = (text + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        regexec(&expression, $0, 1, &match, 0)
      }
    }
    return found == 0 ? Int(match.rm_so)..<Int(match.rm_eo) : nil
  }

  @Test(arguments: patterns, [false, true])
  func findsWhatGlibcFinds(_ pattern: String, _ ignoresCase: Bool) throws {
    let matcher = ExpressionMatcher(try RegularExpression([UInt8](pattern.utf8), ignoringCase: ignoresCase))
    var generator = SeededGenerator(seed: 7)
    let alphabet = [UInt8]("aAbBcCd0 \n\t.():_x]\r".utf8)
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0x61
      }
      let expected = Self.reference(pattern, text, ignoresCase ? REG_ICASE : 0)
      #expect(matcher.firstMatch(in: text.span, range: 0..<text.count) == expected, "\(pattern) in \(text)")
      var lines = LineStarts()
      lines.find(in: text.span, to: text.count)
      #expect(
        matcher.firstMatch(in: text.span, range: 0..<text.count, lines: lines) == expected, "\(pattern) in \(text)")
    }
  }

  /// Texts in which expressions that begin or need certain texts often match, almost match, and run over many blocks.
  @Test(arguments: [
    "(modul|includ)e [A-Z]|def [a-z]", "\\(;.*GM\\[[0-9]{1,2}\\]", "def( +x)?;", "abc\\>|Def [^;]*;", "def .*x$",
    "(def|module) [A-Z]+;",
  ])
  func findsWhatGlibcFindsAmongItsWords(_ pattern: String) throws {
    let matcher = ExpressionMatcher(try RegularExpression([UInt8](pattern.utf8), ignoringCase: false))
    var generator = SeededGenerator(seed: 11)
    let words = ["module ", "include ", "def ", "Def ", "abc", "(;", "GM[", "12]", "x", "A", "B;", "\n", " "]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...60, using: &generator)).flatMap { _ in
        [UInt8]((words.randomElement(using: &generator) ?? "").utf8)
      }
      let expected = Self.reference(pattern, text, 0)
      #expect(matcher.firstMatch(in: text.span, range: 0..<text.count) == expected, "\(pattern) in \(text)")
    }
  }

  @Test(arguments: ["(", "a(b", "[a", "*a", "a{2,1}", "a{40000}", "[[:nothing:]]", "a\\", "+", "[b-a]", "a{x}"])
  func refusesWhatGlibcRefuses(_ pattern: String) {
    var expression = regex_t()
    #expect(regcomp(&expression, pattern, REG_EXTENDED) != 0)
    #expect(throws: RegularExpressionError.self) {
      try RegularExpression([UInt8](pattern.utf8), ignoringCase: false)
    }
  }

  @Test func refusesBackReferences() {
    #expect(throws: RegularExpressionError.backReference) {
      try RegularExpression([UInt8]("(a)\\1".utf8), ignoringCase: false)
    }
  }

  @Test func refusesPatternsThatGrowWithoutBound() {
    #expect(throws: RegularExpressionError.tooLarge) {
      try RegularExpression([UInt8]("((a{100}){100}){100}".utf8), ignoringCase: false)
    }
    let deep = String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000)
    #expect(throws: RegularExpressionError.tooLarge) {
      try RegularExpression([UInt8](deep.utf8), ignoringCase: false)
    }
  }

  /// Nothing, repeated as often as a pattern may say, three times over.
  @Test func endsWithNothingRepeated() throws {
    let expression = try RegularExpression([UInt8]("(){32767}{32767}{32767}a".utf8), ignoringCase: false)
    let text = [UInt8]("xa".utf8)
    #expect(ExpressionMatcher(expression).firstMatch(in: text.span, range: 0..<2) == 1..<2)
  }

  /// A backtracking matcher would never come back from this one.
  @Test func staysLinearOnHostilePatterns() throws {
    let matcher = ExpressionMatcher(try RegularExpression([UInt8]("(x+x+)+y".utf8), ignoringCase: false))
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 8192)
    #expect(matcher.firstMatch(in: text.span, range: 0..<text.count) == nil)
  }

  /// More states than are kept make the automaton forget and go on.
  @Test func forgetsStatesAndStillMatches() throws {
    let pattern = "[ab]*a[ab]{11}c"
    let matcher = ExpressionMatcher(try RegularExpression([UInt8](pattern.utf8), ignoringCase: false))
    var generator = SeededGenerator(seed: 3)
    let text =
      (0..<6000).map { _ in UInt8.random(in: 0x61...0x62, using: &generator) } + [UInt8]("aaaaaaaaaaaac".utf8)
    #expect(matcher.firstMatch(in: text.span, range: 0..<text.count) == Self.reference(pattern, text, 0))
    #expect(matcher.footprint < 1 << 20)
  }

  @Test(arguments: [
    ("^import.*;$", ["import"]), ("^(import|export).* from ", [" from "]),
    ("(modul|includ)e [A-Z]|def [a-z]", ["module ", "include ", "def "]),
    ("^[ \t]*0\r?", []), ("a{3}", []), ("x(abc)?y", []), ("[Cc]lass", ["class"]),
  ])
  func knowsWhatEveryMatchContains(_ pattern: String, _ literals: [String]) {
    let found = ExpressionRequirement.literals(of: [UInt8](pattern.utf8), ignoringCase: false)
    #expect(Set(found) == Set(literals.map { $0.utf8.map { $0 | 0x20 } }))
  }
}
