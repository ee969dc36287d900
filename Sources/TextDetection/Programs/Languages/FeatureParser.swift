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

  /// The language whose features are read, and how.
  private var language = -1
  private var reading = FeatureTrie.Reading.exact
  /// How many features more must speak for the language before others can speak against it.
  private var missing = 0

  /// The tokens that features may have; nil for any token.
  ///
  /// Features of another token that is taken for one of them are read in vain, which costs less than finding out.
  private let relevant: TokenFilter?

  /// Different features in the tables as they are; more only take longer.
  static let usualCount = 20_000
  /// Features that the words of one text may be part of, mostly.
  private static let usualCountOfText = 500
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
      var relevant = TokenFilter()
      for token in tokens {
        relevant.insert(token.hash)
        relevant.insert(token.foldedHash)
      }
      relevant.insert(LanguageTokenizer.lineStart)
      relevant.insert(LanguageTokenizer.anyWord)
      relevant.insert(LanguageTokenizer.anyAtWord)
      return relevant
    }
  }

  /// Begins the features of the next language, of which so many at least must speak for it before others can speak against it.
  mutating func begin(isFolded: Bool, leastCount: Int) {
    language &+= 1
    reading = isFolded ? .folded : .exact
    missing = leastCount
  }

  /// Reads a line of features of the language, after blanks and the weight of them all, and returns where the line ends.
  ///
  /// Blocks of 64 bytes are cut into words and tokens at once.
  mutating func parse(_ text: Span<UInt8>, from lineStart: Int) -> Int {
    var start = lineStart
    while start < text.count, text[start] == 0x20 { start += 1 }
    let weight = FeatureParser.weight(text, &start)
    if weight < 0, missing > 0 {
      return text.firstIndex(of: FeatureParser.newline, from: start, to: text.count) ?? text.count
    }
    let relevant = relevant
    while start < text.count {
      let block = start
      let newlines = text.bits(equalTo: FeatureParser.newline, at: block)
      var ends = text.bits(equalTo: 0x20, at: block) | newlines
      let cuts = ends | text.bits(equalTo: FeatureParser.joint, at: block)
      guard ends != 0 else {
        // The last word of the text, or a word longer than a block.
        while start < text.count, text[start] != 0x20, text[start] != FeatureParser.newline { start += 1 }
        if FeatureParser.isRelevant(text, block..<start, among: relevant) { take(text, block..<start, weight) }
        continue
      }
      while ends != 0 {
        let place = ends.trailingZeroBitCount
        let end = block &+ place
        ends &= ends &- 1
        if start < end, FeatureParser.mayStand(text, start..<end, cuts &>> UInt64(start &- block), among: relevant) {
          take(text, start..<end, weight)
        }
        if newlines &>> UInt64(place) & 1 != 0 { return end }
        start = end &+ 1
      }
    }
    return start
  }

  /// Whether all tokens of a feature, of which bits tell where each ends, may be some of the text's.
  @inline(__always)
  private static func mayStand(
    _ text: Span<UInt8>, _ word: Range<Int>, _ cuts: UInt64, among relevant: TokenFilter?
  ) -> Bool {
    guard let relevant else { return true }
    var (start, cuts) = (word.lowerBound, cuts)
    var front = text.eightBytes(at: start)
    // Every text has starts of lines, and most features begin with one.
    if front.number & 0xffff == startOfLine {
      (start, cuts) = (start &+ 2, cuts &>> 2)
      front = text.eightBytes(at: start)
    }
    while start < word.upperBound {
      let count = cuts.trailingZeroBitCount
      // Most tokens are of ASCII and no longer than eight bytes.
      let short = front.prefix(count)
      if count > 8 || short.number & EightBytes.allMarks != 0 {
        guard isRelevant(text, start..<start &+ count, among: relevant) else { return false }
      } else {
        guard count == 0 || relevant.mayContain(TokenHash.of(short)) else { return false }
      }
      start &+= count &+ 1
      cuts = cuts >> UInt64(count &+ 1)
      front = text.eightBytes(at: start)
    }
    return true
  }

  /// Whether the tokens of a part of a feature may be some of the text's.
  @inline(never)
  private static func isRelevant(_ text: Span<UInt8>, _ part: Range<Int>, among relevant: TokenFilter?) -> Bool {
    guard let relevant else { return true }
    var index = part.lowerBound
    while let token = token(text, part, &index) {
      guard relevant.mayContain(token) else { return false }
    }
    return true
  }

  private static let newline = UInt8(ascii: "\n")
  private static let joint = UInt8(ascii: "~")
  /// `^~`, as a number.
  private static let startOfLine: UInt64 = 0x7e5e

  /// Takes a feature of a line.
  private mutating func take(_ text: Span<UInt8>, _ word: Range<Int>, _ weight: Int8) {
    let new = UInt16(truncatingIfNeeded: lastVotes.count)
    let feature = trie.feature(at: add(text, word), reading, orElse: new)
    if feature == new { lastVotes.append(0) }
    if weight > 0 { missing -= 1 }
    let (witness, isTelling) = weight > 0 ? witness(text, word, weight) : (0, false)
    votes.append(
      Vote(
        language: UInt16(truncatingIfNeeded: language), weight: weight, isTelling: isTelling, witness: witness,
        next: lastVotes[Int(feature)]))
    lastVotes[Int(feature)] = UInt16(truncatingIfNeeded: votes.count - 1)
  }

  /// The weight at a place, which then stands after it and the space that follows.
  private static func weight(_ text: Span<UInt8>, _ place: inout Int) -> Int8 {
    let isNegative = place < text.count && text[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var value: Int8 = 0
    while place < text.count, text[place].isDigit {
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
    _ text: Span<UInt8>, _ feature: Range<Int>, _ weight: Int8
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
      "in", "into", "is", "it", "last", "local", "new", "no", "not", "of", "off", "on", "one", "only", "or", "other",
      "out", "over", "some", "than", "that", "the", "then", "there", "these", "this", "to", "two", "under", "until",
      "up", "values", "when", "where", "which", "while", "who", "will", "with", "without", "you",
    ] { table[TokenHash.of(word)] = 1 }
    return table
  }()

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
    let start = index
    var token = TokenHash()
    // Most tokens are of ASCII.
    var length = 8
    while length == 8 {
      let front = text.eightBytes(at: index)
      length = min(EightBytes.count(beforeFirstOf: front.marks(equalTo: joint)), word.upperBound - index)
      let bytes = front.prefix(length)
      guard bytes.number & EightBytes.allMarks == 0 else {
        index = start
        return tokenWithTildes(text, word, &index)
      }
      if length > 0 { token.append(bytes) }
      index += length
    }
    return token.value
  }

  /// The hash of the token at an index, in which `≈` may stand.
  private static func tokenWithTildes(_ text: Span<UInt8>, _ word: Range<Int>, _ index: inout Int) -> UInt64 {
    var token = TokenHash()
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

/// A Bloom filter of one hash: what is not in it is known at once, and few others are taken for what is.
private struct TokenFilter {
  private var words = [UInt64](repeating: 0, count: 1024)

  /// Adds a hash by sixteen bits of it.
  mutating func insert(_ hash: UInt64) { words[Int(hash & 1023)] |= 1 &<< (hash &>> 10) }

  /// Whether a hash may be one of those added.
  @inline(__always)
  func mayContain(_ hash: UInt64) -> Bool { words[Int(hash & 1023)] &>> (hash &>> 10) & 1 != 0 }
}
