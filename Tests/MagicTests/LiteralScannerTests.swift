// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Magic

/// The scanner of literals against a search for one after the other.
@Suite struct LiteralScannerTests {
  private static let words = ["abca", "bcab", "abcabc", "class ", "lasso", "Assets", "import", "#include", "xabcabca"]

  @Test(arguments: [words, words.filter { $0.utf8.count >= LiteralScanner.longLiteral } + ["classical", "importance"]])
  func selectsTheGroupsWhoseLiteralsStandInAText(_ words: [String]) {
    let folded = words.map { $0.utf8.map { $0 | 0x20 } }
    var literals: [LiteralScanner.Literal] = []
    var all: [UInt8] = []
    for (group, bytes) in folded.enumerated() {
      literals.append(LiteralScanner.Literal(start: all.count, length: bytes.count, group: Int32(group)))
      all += bytes
    }
    let scanner = LiteralScanner(literals, in: all)
    var generator = SeededGenerator(seed: 3)
    let pieces = words + words.map { $0.uppercased() } + words.map { String($0.dropLast()) } + ["\n", "abc", " "]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).flatMap { _ in
        [UInt8]((pieces.randomElement(using: &generator) ?? "").utf8)
      }
      let foldedText = text.map { $0 | 0x20 }
      let start = Int.random(in: 0...text.count, using: &generator)
      var selection = MagicSelection()
      selection.reset(to: [0])
      scanner.select(text.span, from: start, into: &selection)
      for (group, bytes) in folded.enumerated() {
        let places = foldedText.indices.filter { foldedText[$0...].starts(with: bytes) }
        // What begins in front of the start may be found or not.
        if places.contains(where: { $0 >= start }) {
          #expect(selection.contains(group), "\\(words[group]) in \\(text)")
        }
        if places.isEmpty { #expect(!selection.contains(group), "\\(words[group]) in \\(text)") }
        if start == 0, let first = places.first { #expect(selection.place(of: group) <= first) }
      }
    }
  }

  @Test func aGroupThatWasNotSeenMayMatchAnywhere() {
    var selection = MagicSelection()
    selection.reset(to: [0, 0])
    selection.insert(70, notBefore: 12)
    selection.insert(3)
    #expect(selection.place(of: 70) == 12)
    #expect(selection.place(of: 3) == 0)
    #expect(selection.count == 2)
    selection.reset(to: [0, 1 << 6])
    #expect(selection.contains(70))
    #expect(selection.place(of: 70) == 0)
  }
}
