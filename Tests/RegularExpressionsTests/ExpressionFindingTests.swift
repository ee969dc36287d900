// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import RegularExpressions

/// What is known of an expression's matches, against the matches, and read from the pattern against read from its tree.
@Suite struct ExpressionFindingTests {
  private static let pieces = [
    "a", "b", "c", "ab", "abc", "cab", "A", "B.", "\\.", "(a|b)", "(abc|bcab)", "(ab|c)?", "[ab]", "[aA]", "[a-c]*",
    "b+", "c?", "a{2}", "b{0,1}", "c{1,}", "{", "(abc){2}", "^", "$", "|", "(", ")", "[", "*", "a{3,1}", "[[:alpha:]]",
    "\\<", "\\1", "abcabcabcabcabcabcabc", "(a|b|c)(a|b|c)(a|b|c)",
  ]

  private static func pattern(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...7, using: &generator)).flatMap { _ in
      [UInt8]((pieces.randomElement(using: &generator) ?? "").utf8)
    }
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ literal: [UInt8]) -> Bool {
    let folded = text.map { $0 | 0x20 }
    return folded.indices.contains { folded[$0...].starts(with: literal) }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func everyMatchContainsOneOfTheLiterals(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = [UInt8]("aaabbbcccAB. \n".utf8)
    var matches = 0
    var refused = 0
    for _ in 0..<3000 {
      let pattern = Self.pattern(&generator)
      let ignoringCase = Bool.random(using: &generator)
      let literals = ExpressionRequirement.literals(of: pattern, ignoringCase: ignoringCase)
      guard let expression = try? RegularExpression(pattern, ignoringCase: ignoringCase) else {
        #expect(literals.isEmpty, "\(String(decoding: pattern, as: UTF8.self))")
        refused += 1
        continue
      }
      #expect(literals.allSatisfy { $0.count >= 3 })
      guard !literals.isEmpty else { continue }
      let matcher = ExpressionMatcher(expression)
      for _ in 0..<20 {
        let text = (0..<40).map { _ in alphabet.randomElement(using: &generator) ?? 0x61 }
        guard let match = matcher.firstMatch(in: text.span, range: 0..<text.count) else { continue }
        matches += 1
        #expect(
          literals.contains { Self.contains(text[match], $0) },
          "\(String(decoding: pattern, as: UTF8.self)) in \(String(decoding: text, as: UTF8.self)): \(literals)")
      }
    }
    #expect(matches > 500 && refused > 100)
  }

  @Test func aPatternSaysTheSameAsItsTree() throws {
    var generator = SeededGenerator(seed: 9)
    var count = 0
    for _ in 0..<5000 {
      let pattern = Self.pattern(&generator)
      let ignoringCase = Bool.random(using: &generator)
      let literals = ExpressionRequirement.literals(of: pattern, ignoringCase: ignoringCase)
      guard let tree = try? ExpressionParser<ExpressionSyntax>.parse(pattern, ignoringCase: ignoringCase) else {
        continue
      }
      #expect(ExpressionRequirement.literals(of: tree) == literals, "\(String(decoding: pattern, as: UTF8.self))")
      if !literals.isEmpty { count += 1 }
    }
    #expect(count > 500)
  }
}
