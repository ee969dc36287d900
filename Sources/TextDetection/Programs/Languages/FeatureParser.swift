// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Reads the features of the language tables in one pass over their bytes.
struct FeatureParser {
  /// What a feature is worth to one language, and the number of its vote for another one; 0 for no more.
  struct Vote: Sendable {
    let language: UInt16
    let weight: Int8
    /// Whether it has other words than those that sentences are made of, or signs that hardly any other language has.
    let isTelling: Bool
    /// The number of what bears witness to the language, the same for all features that end in the same word; 0 for signs,
    /// which many languages share.
    let witness: UInt16
    let next: UInt16
  }

  /// The features.
  private(set) var trie: FeatureTrie
  /// The votes by their numbers; number 0 stands for none.
  private(set) var votes = [Vote(language: 0, weight: 0, isTelling: false, witness: 0, next: 0)]
  /// The number of each feature's last vote; feature 0 stands for none.
  private(set) var lastVotes: [UInt16] = [0]

  /// How many witnesses there are, each counted once for every language that it speaks for.
  private(set) var witnessCount: UInt16 = 0
  /// The numbers of those that are words.
  private var words: NumberTable

  /// The tokens that features may have, by two bytes of their hashes; nil for any token.
  ///
  /// Another token may have the same two bytes; its features are then read in vain, which costs less than finding out.
  private let relevant: BytePairSet?

  /// Features in the tables as they are; more only take longer.
  private static let usualCount = 12_800
  /// Features that the words of one text may be part of, mostly.
  private static let usualCountOfText = 1000
  /// Signs with such weights hardly any other language has, and so they are witnesses as words are.
  private static let leastWeightOfRareSigns = 8
  /// Signs with such weights hardly any sentence has.
  private static let leastWeightOfTellingSigns = 4

  /// A parser of all features, or of those alone that may stand among the tokens of a text.
  init(of tokens: [LanguageToken]?) {
    let room = tokens == nil ? FeatureParser.usualCount : FeatureParser.usualCountOfText
    trie = FeatureTrie(room: room)
    words = NumberTable(room: room)
    votes.reserveCapacity(room + room / 2)
    lastVotes.reserveCapacity(room)
    relevant = tokens.map { tokens in
      var relevant = BytePairSet()
      let insert = { (hash: UInt64) in relevant.insert(UInt8(hash & 0xff), UInt8(hash >> 8 & 0xff)) }
      for token in tokens {
        insert(token.hash)
        insert(token.foldedHash)
      }
      insert(LanguageTokenizer.lineStart)
      insert(LanguageTokenizer.anyWord)
      insert(LanguageTokenizer.anyAtWord)
      return relevant
    }
  }

  /// Reads a line of features of one language, after blanks and the weight of them all.
  mutating func parse(_ text: Span<UInt8>, _ line: Range<Int>, of language: Int, isFolded: Bool) {
    let reading: FeatureTrie.Reading = isFolded ? .folded : .exact
    var start = line.lowerBound
    while start < line.upperBound, text[start] == 0x20 { start += 1 }
    let weight = FeatureParser.weight(text, &start, line.upperBound)
    let relevant = relevant
    for block in stride(from: start, to: line.upperBound, by: Span<UInt8>.blockSize) {
      var spaces = text.bits(equalTo: 0x20, at: block)
      while spaces != 0 {
        let end = block + spaces.trailingZeroBitCount
        guard end < line.upperBound else { break }
        spaces &= spaces - 1
        if FeatureParser.mayBegin(text, at: start, among: relevant) {
          take(text, start..<end, weight, of: language, reading)
        }
        start = end + 1
      }
    }
    if FeatureParser.mayBegin(text, at: start, among: relevant) {
      take(text, start..<line.upperBound, weight, of: language, reading)
    }
  }

  /// Whether the first token of a feature, or the one after a start of a line, may be one of a text's: true where only
  /// reading the feature tells, false for most features of most languages.
  @inline(__always)
  private static func mayBegin(_ text: Span<UInt8>, at start: Int, among relevant: BytePairSet?) -> Bool {
    guard let relevant else { return true }
    var front = text.eightBytes(at: start)
    // Every text has starts of lines, and most features begin with one.
    if front.prefix(2).number == startOfLine { front = text.eightBytes(at: start + 2) }
    let ends = front.marks(equalTo: UInt8(ascii: "~")) | front.marksOfSpaces
    guard ends != 0 else { return true }
    let short = front.prefix(EightBytes.count(beforeFirstOf: ends))
    guard short.number & EightBytes.allMarks == 0 else { return true }
    var token = TokenHash()
    token.append(short)
    return relevant.contains(UInt8(token.value & 0xff), UInt8(token.value >> 8 & 0xff))
  }

  /// `^~`, as a number.
  private static let startOfLine: UInt64 = 0x7e5e

  /// Takes a feature of a line.
  private mutating func take(
    _ text: Span<UInt8>, _ word: Range<Int>, _ weight: Int8, of language: Int, _ reading: FeatureTrie.Reading
  ) {
    guard !word.isEmpty, isRelevant(text, word) else { return }
    let new = UInt16(truncatingIfNeeded: lastVotes.count)
    let feature = trie.feature(at: add(text, word), reading, orElse: new)
    if feature == new { lastVotes.append(0) }
    let (witness, isTelling) = weight > 0 ? witness(text, word, weight, of: language) : (0, false)
    votes.append(
      Vote(
        language: UInt16(truncatingIfNeeded: language), weight: weight, isTelling: isTelling, witness: witness,
        next: lastVotes[Int(feature)]))
    lastVotes[Int(feature)] = UInt16(truncatingIfNeeded: votes.count - 1)
  }

  /// The weight at a place, which then stands after it.
  private static func weight(_ text: Span<UInt8>, _ place: inout Int, _ end: Int) -> Int8 {
    let isNegative = place < end && text[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var value: Int8 = 0
    while place < end, text[place].isDigit {
      value = value &* 10 &+ Int8(text[place] & 15)
      place += 1
    }
    return isNegative ? -value : value
  }

  /// Whether `≈` stands there, E2 89 88 in UTF-8.
  private static func isDoubleTilde(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    index + 2 < end && text[index] == 0xe2 && text[index + 1] == 0x89 && text[index + 2] == 0x88
  }

  /// The number of the witness that a feature is to a language, 0 for none: its last word, or else all of it; and whether
  /// it is more than words of sentences.
  private mutating func witness(
    _ text: Span<UInt8>, _ feature: Range<Int>, _ weight: Int8, of language: Int
  ) -> (number: UInt16, isTelling: Bool) {
    guard let (word, isTelling) = FeatureParser.lastWord(text, feature) else {
      guard weight >= FeatureParser.leastWeightOfRareSigns else {
        return (0, weight >= FeatureParser.leastWeightOfTellingSigns)
      }
      witnessCount += 1
      return (witnessCount, true)
    }
    let number = words.number(of: word &+ UInt64(language) &* 0x9e37_79b9, orElse: witnessCount + 1)
    witnessCount = max(witnessCount, number)
    return (number, isTelling)
  }

  /// The hash of the last token of a feature that is a word, and whether any of its words is none of sentences; nil where it
  /// has no word.
  ///
  /// Words begin with a letter, perhaps after the sign that belongs to them; the others are signs, or stand for any word.
  private static func lastWord(_ text: Span<UInt8>, _ feature: Range<Int>) -> (hash: UInt64, isTelling: Bool)? {
    let functionWords = functionWords
    var last: UInt64?
    var isTelling = false
    var index = feature.lowerBound
    while index < feature.upperBound {
      let start = text[index] == UInt8(ascii: "~") ? index + 1 : index
      guard let token = FeatureParser.token(text, feature, &index) else { break }
      let hasSign =
        index - start > 1 && [UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "@")].contains(text[start])
      let first = text[hasSign ? start + 1 : start]
      guard first.isLetter || first == UInt8(ascii: "_") else { continue }
      last = token
      isTelling = isTelling || functionWords[token] == 0
    }
    return last.map { ($0, isTelling) }
  }

  /// Words of English that hold sentences together: a text that has only such words of a language is a sentence.
  private static let functionWords: NumberTable = {
    var table = NumberTable(room: 512)
    for word in [
      "a", "all", "and", "any", "as", "at", "be", "by", "can", "each", "first", "for", "from", "has", "have", "if",
      "in",
      "into", "is", "it", "last", "local", "new", "no", "not", "of", "off", "on", "one", "only", "or", "other", "out",
      "over", "some", "than", "that", "the", "then", "there", "these", "this", "to", "two", "under", "until", "up",
      "values", "when", "where", "which", "while", "who", "will", "with", "without", "you",
    ] { table[TokenHash.of(word)] = 1 }
    return table
  }()

  /// Whether all tokens of a feature are of those that may be there.
  private func isRelevant(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard let relevant else { return true }
    var index = word.lowerBound
    while let token = FeatureParser.token(text, word, &index) {
      guard relevant.contains(UInt8(token & 0xff), UInt8(token >> 8 & 0xff)) else { return false }
    }
    return true
  }

  /// Adds the tokens between tildes and returns the node of their sequence.
  private mutating func add(_ text: Span<UInt8>, _ word: Range<Int>) -> UInt16 {
    var node: UInt16?
    var index = word.lowerBound
    while let token = FeatureParser.token(text, word, &index) {
      node = node.map { trie.add(token: token, behind: $0) } ?? trie.add(token: token)
    }
    return node ?? trie.add(token: TokenHash.empty)
  }

  /// The hash of the token after an index, which then stands after it; nil where there is none.
  ///
  /// The three bytes of `≈` stand for a tilde.
  @inline(__always)
  private static func token(_ text: Span<UInt8>, _ word: Range<Int>, _ index: inout Int) -> UInt64? {
    while index < word.upperBound, text[index] == UInt8(ascii: "~") { index += 1 }
    guard index < word.upperBound else { return nil }
    var token = TokenHash()
    // Most tokens are of ASCII and no longer than eight bytes.
    let front = text.eightBytes(at: index)
    let length = min(EightBytes.count(beforeFirstOf: front.marks(equalTo: UInt8(ascii: "~"))), word.upperBound - index)
    let short = front.prefix(length)
    let isWhole = length < 8 || index + 8 == word.upperBound || text[index + 8] == UInt8(ascii: "~")
    if isWhole, short.number & EightBytes.allMarks == 0 {
      token.append(short)
      index += length
      return token.value
    }
    var (eight, count) = (EightBytes(0), 0)
    while index < word.upperBound, text[index] != UInt8(ascii: "~") {
      let isTilde = text[index] == 0xe2 && isDoubleTilde(text, index, word.upperBound)
      eight.number |= UInt64(isTilde ? UInt8(ascii: "~") : text[index]) << UInt64(count * 8)
      count += 1
      index += isTilde ? 3 : 1
      guard count == 8 else { continue }
      token.append(eight)
      (eight, count) = (EightBytes(0), 0)
    }
    if count > 0 { token.append(eight) }
    return token.value
  }
}
