// SPDX-License-Identifier: Apache-2.0
import Detection

/// The features of all languages, ready to be found among the tokens of a text.
struct LanguageModel: Sendable {
  /// One language.
  struct Language: Sendable {
    /// What it is.
    let known: KnownType
    /// The language whose score counts for this one too, as C's for C++; nil for none.
    let base: Int?
  }

  /// The languages of the tables, in order.
  let languages: [Language]
  /// The numbers of two languages and of their mixture; nil for tables without them.
  let mixedParts: (objectiveC: Int, cPlusPlus: Int, mixture: Int)?
  private let features: FeatureTrie
  /// What the features are worth, the votes for each feature together.
  private var votes: [FeatureParser.Vote] = []
  /// Where the votes for each feature end and those for the next one begin; the first feature is none.
  private var ends: [UInt16] = []
  /// Words that sentences are full of and programs are not, by the hashes of their small letters, as `ProseWord`.
  private let prose: NumberTable

  /// The model of the tables.
  static let shared = LanguageModel([
    LanguageFeatures.curly, LanguageFeatures.scripts, LanguageFeatures.functional, LanguageFeatures.classic,
    LanguageFeatures.special,
  ])

  /// Reads tables of lines `name|base or empty|identifier or empty|MIME type|folded or empty|features`.
  ///
  /// Features are divided by spaces; a number is the weight of those behind it; `~` joins the tokens of one feature and
  /// `≈` stands for a tilde; `^` is the start of a line, `?` any word, `0` a number, `"` a string.
  init(_ tables: [StaticString]) {
    var languages: [(known: KnownType, base: String)] = []
    var parser = FeatureParser()
    for table in tables {
      let text = Array(table.description.utf8)
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        var fields: [Range<Int>] = []
        var field = start
        while fields.count < 5, let bar = text[field..<end].firstIndex(of: UInt8(ascii: "|")) {
          fields.append(field..<bar)
          field = bar + 1
        }
        start = end + 1
        guard fields.count == 5 else { continue }
        parser.parse(text, field..<end, of: languages.count, isFolded: !fields[4].isEmpty)
        let string = { (number: Int) in String(decoding: text[fields[number]], as: UTF8.self) }
        let known = KnownType(
          key: string(0), identifier: string(2), mimeType: string(3), statement: string(0) + " source")
        languages.append((known, string(1)))
      }
    }
    self.languages = languages.map { known, base in
      Language(known: known, base: base.isEmpty ? nil : languages.firstIndex { $0.known.key == base })
    }
    let number = { (name: String) in languages.firstIndex { $0.known.key == name } }
    if let objectiveC = number("Objective-C"), let cPlusPlus = number("C++"), let mixture = number("Objective-C++") {
      mixedParts = (objectiveC, cPlusPlus, mixture)
    } else {
      mixedParts = nil
    }
    features = parser.trie
    prose = LanguageModel.proseTable()
    votes.reserveCapacity(parser.votes.count)
    ends.reserveCapacity(parser.lastVotes.count)
    for var next in parser.lastVotes {
      while next != 0 {
        votes.append(parser.votes[Int(next)])
        next = parser.votes[Int(next)].next
      }
      ends.append(UInt16(truncatingIfNeeded: votes.count))
    }
  }

  /// One striking word may stand in any text.
  private static let leastVariety = 3

  /// The score of each language, its base's included; 0 where fewer than three different features speak for it.
  func scores(of tokens: [LanguageToken]) -> [Int] {
    let sentences = sentenceWords(in: tokens)
    guard !sentences.isProse, !isList(tokens) else { return Array(repeating: 0, count: languages.count) }
    let (worth, variety) = tally(features.features(in: tokens))
    var scores = worth
    for language in scores.indices {
      // A language over another needs less of its own, but only where the other is there too.
      let leans = languages[language].base.map { variety[$0] >= LanguageModel.leastVariety } ?? false
      let isVaried = variety[language] >= (leans ? 1 : LanguageModel.leastVariety)
      scores[language] = isVaried ? scores[language] - 2 * sentences.count : 0
    }
    for (language, entry) in languages.enumerated() {
      // A little of its own must be there; else every C program were C++.
      if let base = entry.base, scores[language] >= 6 { scores[language] += max(0, scores[base]) }
    }
    return scores
  }

  /// Whether hardly anything but words is there, as in lists of them: programs have operators, numbers and strings.
  private func isList(_ tokens: [LanguageToken]) -> Bool {
    var words = 0
    var others = 0
    for token in tokens {
      if token.isWord { words += 1 } else if token.hash != LanguageTokenizer.lineStart { others += 1 }
    }
    return words > LanguageModel.plainProgramWords && others * 20 < words
  }

  /// Programs that are shorter may do with words alone.
  private static let plainProgramWords = 40

  /// What features are worth together for each language, and how many different ones speak for it.
  ///
  /// Each counts twice at most, so that no word that a text repeats decides alone.
  private func tally(_ features: [UInt16]) -> (scores: [Int], variety: [Int]) {
    var counts = [UInt8](repeating: 0, count: ends.count)
    var scores = [Int](repeating: 0, count: languages.count)
    var variety = scores
    count(features, in: counts.mutableSpan, scores.mutableSpan, variety.mutableSpan)
    return (scores, variety)
  }

  /// Adds up the votes for features in memory that nobody shares.
  private func count(
    _ features: [UInt16], in counts: consuming MutableSpan<UInt8>, _ scores: consuming MutableSpan<Int>,
    _ variety: consuming MutableSpan<Int>
  ) {
    for feature in features.lazy.map(Int.init) where counts[feature] < 2 {
      counts[feature] += 1
      let isFirst = counts[feature] == 1
      for number in Int(ends[feature - 1])..<Int(ends[feature]) {
        let vote = votes[number]
        scores[Int(vote.language)] += Int(isFirst ? vote.weight : vote.weight / 2)
        if isFirst, vote.weight > 0 { variety[Int(vote.language)] += 1 }
      }
    }
  }
}

extension LanguageModel {
  /// Words that sentences are full of and that programs have now and then.
  private static let proseWords = ["a", "an", "has", "it", "of", "to", "will"]
  /// Words that programs and their variables hardly have.
  private static let plainProseWords = ["are", "have", "that", "the", "they", "was", "which", "you", "your"]

  /// Which of the words a word is.
  private enum ProseWord {
    static let ofSentences: UInt16 = 1
    static let plain: UInt16 = 2
    static let letter: UInt16 = 4
  }

  private static func proseTable() -> NumberTable {
    var table = NumberTable(room: 32)
    for word in proseWords { table[LanguageTokenizer.hash(word)] |= ProseWord.ofSentences }
    for word in plainProseWords + ["will"] { table[LanguageTokenizer.hash(word)] |= ProseWord.plain }
    table[LanguageTokenizer.hash("a")] |= ProseWord.letter
    return table
  }

  /// How many tokens are words of sentences, and whether that makes the text sentences, whatever else it looks like.
  ///
  /// The letter that is also the first variable of types counts only between words.
  private func sentenceWords(in tokens: [LanguageToken]) -> (count: Int, isProse: Bool) {
    var words = 0
    var count = 0
    var plain = 0
    for (index, token) in tokens.enumerated() where token.isWord {
      words += 1
      let kind = prose[token.foldedHash]
      guard kind != 0, kind & ProseWord.letter == 0 || standsBetweenWords(index, tokens) else { continue }
      count += 1
      if kind & ProseWord.plain != 0 { plain += 1 }
    }
    // One word in thirty.
    return (count, plain > 2 && plain * 30 > words)
  }

  private func standsBetweenWords(_ index: Int, _ tokens: [LanguageToken]) -> Bool {
    [index - 1, index + 1].allSatisfy {
      !tokens.indices.contains($0) || tokens[$0].isWord || tokens[$0].hash == LanguageTokenizer.lineStart
    }
  }
}
