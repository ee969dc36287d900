// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import TextDetection

/// The automaton of features against a search for each of them at each token.
@Suite struct FeatureFinderTests {
  private struct Feature {
    let tokens: [String]
    let isFolded: Bool
    let number: UInt16
  }

  private static func token(_ text: String) -> LanguageToken {
    let isWord = text.contains { $0.isLetter }
    return LanguageToken(
      hash: TokenHash.of(text), foldedHash: TokenHash.of(text.lowercased()), isWord: isWord,
      isAtWord: text.hasPrefix("@"))
  }

  /// Features of few different tokens, so that they begin with each other and with any word.
  private static func features(by generator: inout SeededGenerator) -> (trie: FeatureTrie, features: [Feature]) {
    let words = ["a", "b", "c", "A", "(", ";", "?", "@a", "@?"]
    var trie = FeatureTrie(room: 40)
    var features: [Feature] = []
    for _ in 0..<40 {
      let isFolded = Bool.random(using: &generator)
      let tokens = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        let word = words.randomElement(using: &generator) ?? "a"
        return isFolded ? word.lowercased() : word
      }
      var node = trie.add(token: TokenHash.of(tokens[0]))
      for token in tokens.dropFirst() { node = trie.add(token: TokenHash.of(token), behind: node) }
      let new = UInt16(features.count + 1)
      let number = trie.feature(at: node, isFolded ? .folded : .exact, orElse: new)
      if number == new { features.append(Feature(tokens: tokens, isFolded: isFolded, number: number)) }
    }
    return (trie, features)
  }

  private static func stands(_ feature: Feature, in text: [String], at start: Int) -> Bool {
    guard start + feature.tokens.count <= text.count else { return false }
    return zip(feature.tokens, text[start...]).allSatisfy { wanted, there in
      if wanted == "?" { return there.contains { $0.isLetter } }
      if wanted == "@?" { return there.hasPrefix("@") }
      return wanted == (feature.isFolded ? there.lowercased() : there)
    }
  }

  @Test(arguments: 0..<30) func findsWhatASearchFinds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (trie, features) = Self.features(by: &generator)
    var finder = FeatureFinder(trie)
    let words = ["a", "b", "c", "A", "B", "d", "(", ";", "+", "@a", "@A", "@d"]
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? "a"
      }
      let expected = features.flatMap { feature in
        text.indices.filter { Self.stands(feature, in: text, at: $0) }.map { _ in feature.number }
      }
      let tokens = text.map(Self.token)
      let middle = Int.random(in: 0...tokens.count, using: &generator)
      finder.begin()
      let first = finder.features(in: tokens[..<middle])
      let found = first + finder.features(in: tokens[middle...])
      #expect(found.sorted() == expected.sorted())
    }
  }

  /// Steps are forgotten when there are too many, and learnt again.
  @Test func forgetsStepsWithoutLosingFeatures() {
    let words = (0..<400).map { "w\($0)" }
    var trie = FeatureTrie(room: 1000)
    for (number, word) in words.enumerated() {
      // Where the text stands after two words is another place for each pair of them.
      let pair = trie.add(token: LanguageTokenizer.anyWord, behind: trie.add(token: TokenHash.of(word)))
      _ = trie.feature(at: trie.add(token: TokenHash.of("x"), behind: pair), .exact, orElse: UInt16(number + 1))
    }
    var finder = FeatureFinder(trie)
    var generator = SeededGenerator(seed: 5)
    var pairs: Set<[Int]> = []
    for _ in 0..<600 {
      let chosen = (0..<40).map { _ in (0..<2).map { _ in Int.random(in: 0..<400, using: &generator) } }
      pairs.formUnion(chosen)
      let tokens = chosen.flatMap { [words[$0[0]], words[$0[1]], "x"] }.map(Self.token)
      finder.begin()
      let found = finder.features(in: tokens[...])
      #expect(found == chosen.map { UInt16($0[0] + 1) })
    }
    #expect(pairs.count > FeatureFinder.mostSteps)
  }
}
