// SPDX-License-Identifier: Apache-2.0
import RegularExpressions
import TestSupport
import Testing

/// Searches that look at 64 places at once find what one place after the other finds.
@Suite struct ByteSearchTests {
  private static let alphabet = [UInt8]("abAB =\n\t.".utf8)

  private static func text(_ length: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
  }

  /// Where a text first stands in a range, compared by a rule.
  private static func firstPlace(
    of wanted: [UInt8], in text: [UInt8], _ range: Range<Int>, by isSame: (UInt8, UInt8) -> Bool
  ) -> Int? {
    range.first { start in
      start + wanted.count <= text.count && wanted.indices.allSatisfy { isSame(text[start + $0], wanted[$0]) }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 20])
  func aPairOfBytesPassesNoPlaceOver(_ length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    for _ in 0..<200 {
      let wanted = Self.text(length, &generator)
      var text = Self.text(Int.random(in: 0...300, using: &generator), &generator)
      let place = Int.random(in: 0...text.count, using: &generator)
      text.insert(contentsOf: wanted.map { $0 == 0x61 && Bool.random(using: &generator) ? 0x41 : $0 }, at: place)
      let pair = try #require(BytePair(wanted[...]) { $0 == 0x61 })
      let start = Int.random(in: 0...place, using: &generator)
      let expected = try #require(
        Self.firstPlace(of: wanted, in: text, start..<text.count) { $0 == $1 || $1 == 0x61 && $0 == 0x41 })
      var found = start
      while let next = pair.firstPlace(in: text.span, from: found, to: text.count), next < expected { found = next + 1 }
      #expect(pair.firstPlace(in: text.span, from: found, to: text.count) == expected)
      #expect(pair.firstPlace(in: text.span, from: expected, to: expected) == nil)
    }
  }

  @Test(arguments: [1, 2, 5, 24])
  func aLiteralIsFoundWhereItFirstStands(_ length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + length))
    for _ in 0..<300 {
      let wanted = Self.text(length, &generator).map { ExpressionRequirement.folded($0) }
      var text = Self.text(Int.random(in: 0...200, using: &generator), &generator)
      if Bool.random(using: &generator) {
        text.insert(contentsOf: wanted, at: Int.random(in: 0...text.count, using: &generator))
      }
      let end = Int.random(in: 0...text.count + 3, using: &generator)
      let start = Int.random(in: 0...end, using: &generator)
      let literal = try #require(FoldedLiteral(wanted))
      let window = Array(text.prefix(end))
      let expected = Self.firstPlace(of: wanted, in: window, start..<max(start, window.count)) {
        ExpressionRequirement.folded($0) == $1
      }
      #expect(literal.first(in: text.span, from: start, to: end) == expected)
    }
  }

  @Test func nothingIsNoText() {
    #expect(BytePair([], isFolded: { _ in false }) == nil)
    #expect(FoldedLiteral([]) == nil)
  }
}
