// SPDX-License-Identifier: Apache-2.0

/// Reads the features of the language tables in one pass over their bytes.
struct FeatureParser {
  /// What a feature is worth to one language, and the number of its vote for another one; 0 for no more.
  struct Vote: Sendable {
    let language: UInt16
    let weight: Int8
    let next: UInt16
  }

  /// The features.
  private(set) var trie = FeatureTrie()
  /// What the features are worth; the first one is none's.
  private(set) var votes = [Vote(language: 0, weight: 0, next: 0)]
  /// The last vote of each feature, of which the first is none.
  private(set) var lastVotes: [UInt16] = [0]

  /// Room for the tables as they are.
  init() {
    votes.reserveCapacity(8192)
    lastVotes.reserveCapacity(8192)
  }

  /// Reads the features of one language from a part of a table.
  mutating func parse(_ text: [UInt8], _ range: Range<Int>, of language: Int, isFolded: Bool) {
    var weight: Int8 = 1
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] != 0x20 else {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, text[index] != 0x20 { index += 1 }
      if let given = FeatureParser.weight(text, start..<index) {
        weight = given
      } else {
        let new = UInt16(truncatingIfNeeded: lastVotes.count)
        let feature = trie.feature(at: add(text, start..<index), isFolded ? .folded : .exact, orElse: new)
        if feature == new { lastVotes.append(0) }
        votes.append(
          Vote(language: UInt16(truncatingIfNeeded: language), weight: weight, next: lastVotes[Int(feature)]))
        lastVotes[Int(feature)] = UInt16(truncatingIfNeeded: votes.count - 1)
      }
    }
  }

  /// The weight that a word of digits sets for the features behind it; nil for other words.
  private static func weight(_ text: [UInt8], _ word: Range<Int>) -> Int8? {
    let isNegative = text[word.lowerBound] == UInt8(ascii: "-")
    let digits = isNegative ? word.dropFirst() : word[...]
    guard !digits.isEmpty else { return nil }
    var value: Int8 = 0
    for index in digits {
      guard text[index].isDigit else { return nil }
      value = value &* 10 &+ Int8(text[index] & 15)
    }
    return isNegative ? -value : value
  }

  /// Whether `≈` stands there, E2 89 88 in UTF-8.
  private static func isDoubleTilde(_ text: [UInt8], _ index: Int, _ end: Int) -> Bool {
    index + 2 < end && text[index] == 0xe2 && text[index + 1] == 0x89 && text[index + 2] == 0x88
  }

  /// Adds the tokens between tildes and returns the node of their sequence.
  ///
  /// The three bytes of `≈` stand for a tilde.
  private mutating func add(_ text: [UInt8], _ word: Range<Int>) -> UInt16 {
    var node: UInt16?
    var index = word.lowerBound
    while index < word.upperBound {
      guard text[index] != UInt8(ascii: "~") else {
        index += 1
        continue
      }
      var token = LanguageTokenizer.emptyHash
      while index < word.upperBound, text[index] != UInt8(ascii: "~") {
        let isTilde = FeatureParser.isDoubleTilde(text, index, word.upperBound)
        token = LanguageTokenizer.hash(token, isTilde ? UInt8(ascii: "~") : text[index])
        index += isTilde ? 3 : 1
      }
      node = node.map { trie.add(token: token, behind: $0) } ?? trie.add(token: token)
    }
    return node ?? trie.add(token: LanguageTokenizer.emptyHash)
  }
}
