// SPDX-License-Identifier: Apache-2.0
import Detection

/// The features of all languages, ready to be looked up by the hashes of sequences of tokens.
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
  private let exact: FeatureTable
  private let folded: FeatureTable
  private let votes: [FeatureParser.Vote]
  private let lastVotes: [Int32]
  /// Words that sentences are full of and programs are not, by the hashes of their small letters.
  private let prose: FeatureTable

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
    (exact, folded, votes, lastVotes) = (parser.exact, parser.folded, parser.votes, parser.lastVotes)
    prose = LanguageModel.proseTable()
  }

  /// The hash of one token behind others.
  @inline(__always)
  static func combine(_ front: UInt64, _ next: UInt64) -> UInt64 {
    (front &* 0x9e37_79b9_7f4a_7c15 ^ next) &* 0xff51_afd7_ed55_8ccd
  }

  /// One striking word may stand in any text.
  private static let leastVariety = 3

  /// The score of each language, its base's included; 0 where fewer than three different features speak for it.
  func scores(of tokens: [LanguageToken]) -> [Int] {
    let sentences = sentenceWords(in: tokens)
    guard !sentences.isProse, !isList(tokens) else { return Array(repeating: 0, count: languages.count) }
    var tally = Tally(languages: languages.count, features: lastVotes.count)
    count(tokens, in: exact, by: \.hash, &tally)
    count(tokens, in: folded, by: \.foldedHash, &tally)
    var scores = tally.scores.map(Int.init)
    for language in scores.indices {
      // A language over another needs less of its own, but only where the other is there too.
      let leans = languages[language].base.map { tally.variety[$0] >= LanguageModel.leastVariety } ?? false
      let isVaried = tally.variety[language] >= (leans ? 1 : LanguageModel.leastVariety)
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

  /// What the features that were found are worth together.
  private struct Tally {
    /// How often each feature was counted.
    var counts: [UInt8]
    /// The worth for each language.
    var scores: [Int32]
    /// How many different features speak for each language.
    var variety: [Int32]

    init(languages: Int, features: Int) {
      counts = Array(repeating: 0, count: features)
      scores = Array(repeating: 0, count: languages)
      variety = scores
    }
  }

  /// Counts every sequence of tokens that is a feature, with any word in the place of words.
  @inline(__always)
  private func count(
    _ tokens: [LanguageToken], in features: FeatureTable, by hash: (LanguageToken) -> UInt64, _ tally: inout Tally
  ) {
    let startsWithAnyWord = features[LanguageTokenizer.anyWord]?.isContinued ?? false
    for index in tokens.indices {
      let first = hash(tokens[index])
      let entry = features[first]
      if let entry { count(entry, &tally) }
      if entry?.isContinued == true { follow(first, tokens, index + 1, features, hash, &tally) }
      if startsWithAnyWord, tokens[index].isWord {
        follow(LanguageTokenizer.anyWord, tokens, index + 1, features, hash, &tally)
      }
      if tokens[index].isAtWord, let entry = features[LanguageTokenizer.anyAtWord] {
        count(entry, &tally)
        if entry.isContinued {
          follow(LanguageTokenizer.anyAtWord, tokens, index + 1, features, hash, &tally)
        }
      }
    }
  }

  /// Counts the features that go on behind a sequence with the token at an index; as deep as the longest feature.
  private func follow(
    _ front: UInt64, _ tokens: [LanguageToken], _ index: Int, _ features: FeatureTable,
    _ hash: (LanguageToken) -> UInt64, _ tally: inout Tally
  ) {
    guard index < tokens.count else { return }
    for choice in 0..<(tokens[index].isAtWord ? 3 : tokens[index].isWord ? 2 : 1) {
      let token =
        switch choice {
        case 0: hash(tokens[index])
        case 1: LanguageTokenizer.anyWord
        default: LanguageTokenizer.anyAtWord
        }
      let sequence = LanguageModel.combine(front, token)
      guard let entry = features[sequence] else { continue }
      count(entry, &tally)
      if entry.isContinued { follow(sequence, tokens, index + 1, features, hash, &tally) }
    }
  }

  /// Counts a feature twice at most, so that no word that a text repeats decides alone.
  private func count(_ entry: FeatureTable.Entry, _ tally: inout Tally) {
    let feature = Int(entry.feature)
    guard feature >= 0, tally.counts[feature] < 2 else { return }
    tally.counts[feature] += 1
    let isFirst = tally.counts[feature] == 1
    var next = lastVotes[feature]
    while next >= 0 {
      let vote = votes[Int(next)]
      tally.scores[Int(vote.language)] += isFirst ? vote.weight : vote.weight / 2
      if isFirst, vote.weight > 0 { tally.variety[Int(vote.language)] += 1 }
      next = vote.next
    }
  }
}

extension LanguageModel {
  /// Words that sentences are full of and that programs have now and then.
  private static let proseWords = ["a", "an", "has", "it", "of", "to", "will"]
  /// Words that programs and their variables hardly have.
  private static let plainProseWords = ["are", "have", "that", "the", "they", "was", "which", "you", "your"]

  /// The words of sentences; those that programs hardly have are marked as continued.
  private static func proseTable() -> FeatureTable {
    var table = FeatureTable(slots: 64)
    for word in proseWords { table.update(LanguageTokenizer.hash(word)) { $0.feature = 0 } }
    for word in plainProseWords + ["will"] { table.update(LanguageTokenizer.hash(word)) { $0.isContinued = true } }
    return table
  }

  /// How many tokens are words of sentences, and whether that makes the text sentences, whatever else it looks like.
  private func sentenceWords(in tokens: [LanguageToken]) -> (count: Int, isProse: Bool) {
    var words = 0
    var count = 0
    var plain = 0
    for token in tokens where token.isWord {
      words += 1
      guard let entry = prose[token.foldedHash] else { continue }
      count += 1
      if entry.isContinued { plain += 1 }
    }
    // One word in thirty.
    return (count, plain > 2 && plain * 30 > words)
  }
}
