// SPDX-License-Identifier: Apache-2.0
import Detection

/// The features of all languages, ready to be looked up by the hashes of one, two or three tokens.
struct LanguageModel: Sendable {
  /// One language.
  struct Language: Sendable {
    /// What it is.
    let known: KnownType
    /// The language whose score counts for this one too, as C's for C++; nil for none.
    let base: Int?
  }

  /// One feature's worth for one language.
  struct Vote: Sendable {
    let feature: Int
    let language: Int
    let weight: Int
  }

  /// The languages of the tables, in order.
  let languages: [Language]
  /// What features are worth to languages, in the order of the features.
  let votes: [Vote]
  /// Where the votes of each feature begin, and where the last ones end.
  private let starts: [Int]
  private let exact: FeatureIndex
  private let folded: FeatureIndex

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
    var languages: [(known: KnownType, base: Substring)] = []
    var parser = FeatureParser()
    for line in tables.flatMap({ $0.description.utf8.split(separator: UInt8(ascii: "\n")) }) {
      let fields = line.split(separator: UInt8(ascii: "|"), maxSplits: 5, omittingEmptySubsequences: false)
      guard fields.count == 6 else { continue }
      parser.parse(fields[5], of: languages.count, isFolded: !fields[4].isEmpty)
      let name = String(Substring(fields[0]))
      let known = KnownType(
        key: name, identifier: String(Substring(fields[2])), mimeType: String(Substring(fields[3])),
        statement: "\(name) source")
      languages.append((known, Substring(fields[1])))
    }
    self.languages = languages.map { known, base in
      Language(known: known, base: languages.firstIndex { $0.known.key == base })
    }
    exact = FeatureIndex(parser.exact)
    folded = FeatureIndex(parser.folded)
    votes = parser.votes.sorted { ($0.feature, $0.language) < ($1.feature, $1.language) }
    var starts = Array(repeating: 0, count: parser.featureCount + 1)
    for vote in votes { starts[vote.feature + 1] += 1 }
    for feature in 0..<parser.featureCount { starts[feature + 1] += starts[feature] }
    self.starts = starts
  }

  private var featureCount: Int { starts.count - 1 }

  /// The hash of one token behind others.
  static func combine(_ front: UInt64, _ next: UInt64) -> UInt64 {
    (front &* 0x9e37_79b9_7f4a_7c15 ^ next) &* 0xff51_afd7_ed55_8ccd
  }

  /// Words that sentences are full of and programs are not.
  private static let proseWords: Set<UInt64> = Set(
    ["a", "an", "are", "has", "have", "it", "of", "that", "the", "they", "to", "was", "which", "will", "you", "your"]
      .map {
        LanguageTokenizer.hash($0)
      })
  /// Of these even a program's variables are rarely named so.
  private static let plainProseWords: Set<UInt64> = Set(
    ["are", "have", "that", "the", "they", "was", "which", "will", "you", "your"].map { LanguageTokenizer.hash($0) })

  /// The score of each language, its base's included; 0 where fewer than three different features speak for it.
  func scores(of tokens: [LanguageToken]) -> [Int] {
    var counts = Array(repeating: UInt8(0), count: featureCount)
    var scores = Array(repeating: 0, count: languages.count)
    let words = tokens.count(where: \.isWord)
    let prose = tokens.count { $0.isWord && LanguageModel.proseWords.contains($0.foldedHash) }
    let plainProse =
      prose == 0 ? 0 : tokens.count { $0.isWord && LanguageModel.plainProseWords.contains($0.foldedHash) }
    // One word in thirty: these are sentences, whatever else they look like.
    if plainProse * 30 > words, plainProse > 2 { return scores }
    for index in tokens.indices {
      for isFolded in [false, true] {
        let features = isFolded ? folded : exact
        let first = isFolded ? tokens[index].foldedHash : tokens[index].hash
        count(first, features, &counts, &scores)
        guard index + 1 < tokens.count else { continue }
        // Also with any word in the first place.
        for front in tokens[index].isWord ? [first, LanguageTokenizer.anyWord] : [first] {
          pairs(front, tokens, index, isFolded, features, &counts, &scores)
        }
      }
    }
    let variety = variety(counts)
    for language in scores.indices {
      scores[language] =
        variety[language] < (languages[language].base == nil ? LanguageModel.leastVariety : 1)
        ? 0 : scores[language] - 2 * prose
    }
    for (language, entry) in languages.enumerated() {
      // A little of its own must be there; else every C program were C++.
      if let base = entry.base, scores[language] >= 6 { scores[language] += max(0, scores[base]) }
    }
    return scores
  }

  /// One striking word may stand in any text.
  private static let leastVariety = 3

  /// How many different features speak for each language.
  private func variety(_ counts: [UInt8]) -> [Int] {
    var variety = Array(repeating: 0, count: languages.count)
    for (feature, count) in counts.enumerated() where count > 0 {
      for vote in votes[starts[feature]..<starts[feature + 1]] where vote.weight > 0 { variety[vote.language] += 1 }
    }
    return variety
  }

  private func pairs(
    _ front: UInt64, _ tokens: [LanguageToken], _ index: Int, _ isFolded: Bool, _ features: FeatureIndex,
    _ counts: inout [UInt8], _ scores: inout [Int]
  ) {
    let second = tokens[index + 1]
    let seconds = second.isWord ? 2 : 1
    for choice in 0..<seconds {
      let next = choice == 1 ? LanguageTokenizer.anyWord : isFolded ? second.foldedHash : second.hash
      let pair = LanguageModel.combine(front, next)
      count(pair, features, &counts, &scores)
      guard index + 2 < tokens.count else { continue }
      let third = tokens[index + 2]
      count(LanguageModel.combine(pair, isFolded ? third.foldedHash : third.hash), features, &counts, &scores)
      if third.isWord { count(LanguageModel.combine(pair, LanguageTokenizer.anyWord), features, &counts, &scores) }
    }
  }

  /// Counts a feature twice at most, so that no word that a text repeats decides alone.
  private func count(_ hash: UInt64, _ features: FeatureIndex, _ counts: inout [UInt8], _ scores: inout [Int]) {
    guard let feature = features[hash], counts[feature] < 2 else { return }
    counts[feature] += 1
    for vote in votes[starts[feature]..<starts[feature + 1]] {
      scores[vote.language] += counts[feature] == 1 ? vote.weight : vote.weight / 2
    }
  }
}

/// A hash table from the hashes of features to their numbers: open addressing, no hashing of hashes.
struct FeatureIndex: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private let mask: Int

  /// A table of the pairs.
  init(_ pairs: [UInt64: Int32]) {
    var size = 64
    while size < pairs.count * 4 { size *= 2 }
    mask = size - 1
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: -1, count: size)
    for (key, value) in pairs {
      var slot = Int(truncatingIfNeeded: key >> 32) & mask
      while values[slot] >= 0 { slot = (slot + 1) & mask }
      keys[slot] = key
      values[slot] = value
    }
  }

  /// The number of the feature; nil for none.
  subscript(_ key: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: key >> 32) & mask
    while values[slot] >= 0 {
      if keys[slot] == key { return Int(values[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
