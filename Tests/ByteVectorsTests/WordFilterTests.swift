// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import TestSupport
import Testing

@Suite struct WordFilterTests {
  private static let words: [StaticString] = [
    "", "=", "{\n", "_st", "when", "\nAfter ", "_style", "imestep", "\nWhen play begins", "restructured",
  ]

  /// Wherever a word stands, whatever stands around it, the filter does not exclude it.
  @Test(arguments: words) func letsPassWhatStandsInTheText(word: StaticString) {
    var generator = SeededGenerator(seed: 39)
    let text = word.withUTF8Buffer(Array.init)
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: 0...255, using: &generator) } }
    for front in 0...40 {
      let (before, after) = (bytes(front), bytes(front % 10))
      #expect(WordFilter(of: before + text + after).mayHold(word), "behind \(front) bytes")
    }
  }

  /// Of the words that a page does not hold, only those of fewer than four bytes pass.
  @Test func excludesWhatStandsNowhere() {
    let filter = WordFilter(of: Array("Instead of taking the lamp: say \"It is fixed in place.\"\n".utf8))
    for word in Self.words { #expect(filter.mayHold(word) == (word.utf8CodeUnitCount < 4), "\(word)") }
  }

  @Test func holdsNothingOfAnEmptyText() { #expect(!WordFilter(of: []).mayHold("when")) }
}
