// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// The features of all languages, ready to be found among the tokens of a text.
final class LanguageModel: Sendable {
  /// One language.
  struct Language: Sendable {
    /// The hash of its name.
    fileprivate let name: UInt64
    /// The hash of its MIME type, the same for dialects of one type.
    let mimeType: UInt64
    /// The language whose score counts for this one too, as C's for C++; nil for none.
    fileprivate(set) var base: Int?
    /// Where its line stands, in the table with a number.
    fileprivate let table: Int
    fileprivate let line: Range<Int>
  }

  private let tables: [String]
  /// The languages of the tables, in order.
  let languages: [Language]
  /// The languages that have a base, in order, each with the number of its base.
  private let bases: [(language: Int, base: Int)]
  /// What the languages are; none in a model for the tokens of one text, which asks for one or two of them.
  private let known: [KnownType]
  /// The numbers of two languages and of their mixture; nil for tables without them.
  let mixedParts: (objectiveC: Int, cPlusPlus: Int, mixture: Int)?
  /// The features, by numbers that begin with 1.
  let features: FeatureTrie
  /// What the features are worth, the votes for each feature together.
  private let votes: [FeatureParser.Vote]
  /// Where the votes for each feature end and those for the next one begin; the first feature is none.
  private let ends: [UInt16]
  /// How many witnesses the features are.
  private let witnessCount: Int

  /// The model of the tables.
  static let shared = LanguageModel(LanguageFeatures.tables)

  /// Reads tables of languages and their features, as `LanguageFeatures` describes them.
  ///
  /// Features are divided by spaces; `~` joins the tokens of one feature and `≈` stands for a tilde; `^` is the start of a
  /// line, `?` any word, `0` a number, `"` a string.
  ///
  /// Given the tokens of a text, leaves out the features that cannot stand among them.
  init(_ tables: [String], of tokens: [LanguageToken]? = nil) {
    var languages: [Language] = []
    languages.reserveCapacity(LanguageModel.usualCount)
    var bases: [(language: Int, base: UInt64)] = []
    var parser = FeatureParser(of: tokens)
    for (table, text) in tables.enumerated() {
      let text = text.utf8Span.span
      var start = 0
      while start < text.count {
        if text[start] == 0x20 {
          start = parser.parse(text, from: start) + 1
        } else {
          let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start, to: text.count) ?? text.count
          guard let head = Head(text, start..<end) else { break }
          if let base = head.base { bases.append((languages.count, base)) }
          languages.append(Language(name: head.name, mimeType: head.mimeType, table: table, line: start..<end))
          // What is worth less than nothing counts only where more speaks for the language than chance.
          parser.begin(isFolded: head.isFolded, leastCount: head.base == nil ? LanguageModel.leastVariety : 1)
          start = end + 1
        }
      }
    }
    let number = { (name: UInt64) in languages.firstIndex { $0.name == name } }
    self.bases = bases.compactMap { language, name in number(name).map { (language, $0) } }
    if let objectiveC = number(TokenHash.of("Objective-C")), let cPlusPlus = number(TokenHash.of("C++")),
      let mixture = number(TokenHash.of("Objective-C++"))
    {
      mixedParts = (objectiveC, cPlusPlus, mixture)
    } else {
      mixedParts = nil
    }
    for (language, base) in self.bases { languages[language].base = base }
    self.tables = tables
    self.languages = languages
    known =
      tokens == nil ? languages.map { LanguageModel.known(tables[$0.table].utf8Span.span.extracting($0.line)) } : []
    features = parser.trie
    // Nodes, features, votes and languages have numbers of 16 bits.
    precondition(max(features.nodeCount, parser.votes.count, languages.count) <= UInt16.max, "too many features")
    witnessCount = Int(parser.witnessCount)
    var votes: [FeatureParser.Vote] = []
    votes.reserveCapacity(parser.votes.count)
    var ends: [UInt16] = []
    ends.reserveCapacity(parser.lastVotes.count)
    for var next in parser.lastVotes {
      while next != 0 {
        votes.append(parser.votes[Int(next)])
        next = parser.votes[Int(next)].next
      }
      ends.append(UInt16(truncatingIfNeeded: votes.count))
    }
    self.votes = votes
    self.ends = ends
  }

  /// Languages in the tables as they are; more only take longer.
  static let usualCount = 560

  /// What the line of a language says, `name|base|identifier|MIME type|folded|source`, with hashes for texts.
  private struct Head {
    let name: UInt64
    let base: UInt64?
    let mimeType: UInt64
    let isFolded: Bool

    /// Reads a line; nil where fields are missing.
    init?(_ text: Span<UInt8>, _ line: Range<Int>) {
      let bar = UInt8(ascii: "|")
      guard let first = text.firstIndex(of: bar, from: line.lowerBound, to: line.upperBound),
        let second = text.firstIndex(of: bar, from: first + 1, to: line.upperBound),
        let third = text.firstIndex(of: bar, from: second + 1, to: line.upperBound),
        let fourth = text.firstIndex(of: bar, from: third + 1, to: line.upperBound),
        let fifth = text.firstIndex(of: bar, from: fourth + 1, to: line.upperBound)
      else { return nil }
      name = TokenHash.of(text, line.lowerBound..<first)
      base = first + 1 < second ? TokenHash.of(text, first + 1..<second) : nil
      mimeType = TokenHash.of(text, third + 1..<fourth)
      isFolded = fourth + 1 < fifth
    }
  }

  /// What a language is by its line.
  private static func known(_ line: Span<UInt8>) -> KnownType {
    let fields = line.fields(dividedBy: UInt8(ascii: "|"), atMost: 4)
    return KnownType(key: fields[0], identifier: fields[2], mimeType: fields[3], statement: fields[0] + " source")
  }

  /// What a language is by its number.
  func known(_ language: Int) -> KnownType {
    guard known.isEmpty else { return known[language] }
    let place = languages[language]
    return LanguageModel.known(tables[place.table].utf8Span.span.extracting(place.line))
  }

  /// The language of a name, found in the tables without reading their features; nil where there is none.
  static func known(_ name: String) -> KnownType? {
    let beginning = Array("\n\(name)|".utf8)
    for table in LanguageFeatures.tables {
      let text = table.utf8Span.span
      let isFirst = table.hasPrefix(name + "|")
      guard let start = isFirst ? 0 : text.firstIndex(of: beginning.span, from: 0).map({ $0 + 1 }) else { continue }
      let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start, to: text.count) ?? text.count
      return known(text.extracting(start..<end))
    }
    return nil
  }

  /// One striking word may stand in any text.
  private static let leastVariety = 3
  /// Braces, colons and semicolons make no language, however many there are: one witness at least must be a word, or signs
  /// that hardly any other language has.
  private static let countedSigns = 2

  /// What the features of a text are worth together.
  struct Tally {
    /// What speaks for one language.
    fileprivate struct Share {
      /// What the features are worth.
      var worth: Int32 = 0
      /// How many different witnesses there are, signs among them, and how many of those are signs.
      var variety: UInt16 = 0
      var signs: UInt16 = 0
    }

    /// How often each feature was counted.
    fileprivate var counts: [UInt8]
    fileprivate var shares: [Share]
    /// The languages for which more speaks than words of sentences, which have few signs of programs.
    fileprivate var telling: LanguageSet
    /// The witnesses that were heard.
    fileprivate var isHeard: [Bool]
    /// The features that were counted and the witnesses that were heard: few of all there are, so that a tally is sooner
    /// emptied than made anew.
    fileprivate var counted: [UInt16] = []
    fileprivate var heard: [UInt16] = []

    /// Whether a feature still counts, which it does twice at most: no word that a text repeats decides alone.
    @inline(__always)
    func stillCounts(_ feature: UInt16) -> Bool { counts[Int(feature)] < 2 }
  }

  /// A tally without features.
  var emptyTally: Tally {
    Tally(
      counts: [UInt8](repeating: 0, count: ends.count), shares: Array(repeating: Tally.Share(), count: languages.count),
      telling: LanguageSet(of: languages.count), isHeard: [Bool](repeating: false, count: witnessCount + 1))
  }

  /// Takes all features out of a tally.
  func empty(_ tally: inout Tally) {
    for feature in tally.counted { tally.counts[Int(feature)] = 0 }
    for witness in tally.heard { tally.isHeard[Int(witness)] = false }
    for language in tally.shares.indices { tally.shares[language] = Tally.Share() }
    tally.telling.removeAll()
    tally.counted.removeAll(keepingCapacity: true)
    tally.heard.removeAll(keepingCapacity: true)
  }

  /// Adds a feature that counts to a tally.
  @inline(never)
  func add(_ feature: UInt16, to tally: inout Tally) {
    let place = Int(feature)
    let isFirst = tally.counts[place] == 0
    tally.counts[place] += 1
    if isFirst { tally.counted.append(feature) }
    for number in Int(ends[place - 1])..<Int(ends[place]) {
      let vote = votes[number]
      let language = Int(vote.language)
      tally.shares[language].worth &+= Int32(isFirst ? vote.weight : vote.weight / 2)
      guard isFirst, vote.weight > 0 else { continue }
      if vote.isTelling { tally.telling.insert(language) }
      if vote.witness != 0 {
        guard !tally.isHeard[Int(vote.witness)] else { continue }
        tally.isHeard[Int(vote.witness)] = true
        tally.heard.append(vote.witness)
        tally.shares[language].variety &+= 1
      } else if tally.shares[language].signs < LanguageModel.countedSigns {
        tally.shares[language].signs &+= 1
        tally.shares[language].variety &+= 1
      }
    }
  }

  /// What the languages score.
  struct Scores: Equatable {
    private var all: [Int32]
    /// The languages with a score above zero, in order: a few of all.
    fileprivate(set) var positive: [Int] = []

    fileprivate init(count: Int) { all = [Int32](repeating: 0, count: count) }

    /// The highest score; zero at least.
    var highest: Int { positive.reduce(0) { max($0, self[$1]) } }

    /// The score of a language.
    fileprivate(set) subscript(language: Int) -> Int {
      get { Int(all[language]) }
      set { all[language] = Int32(truncatingIfNeeded: newValue) }
    }
  }

  /// The score of each language, its base's included; 0 where fewer than three different witnesses speak for it, or none that
  /// sentences have not.
  ///
  /// Each of the words of sentences in the text takes something off.
  func scores(of tally: Tally, sentenceWords: Int) -> Scores {
    let shares = tally.shares
    let score = { (language: Int) in Int(shares[language].worth) - 2 * sentenceWords }
    var scores = Scores(count: shares.count)
    var heard = tally.telling
    tally.telling.forEach { language in
      if shares[language].variety >= LanguageModel.leastVariety { scores[language] = score(language) }
    }
    for (language, base) in bases {
      // A language with a base needs less of its own, but only where the base is there too.
      if shares[language].variety >= 1, shares[base].variety >= LanguageModel.leastVariety {
        scores[language] = score(language)
        heard.insert(language)
      }
    }
    for (language, base) in bases where scores[language] >= 6 {
      // A little of its own must be there; else every C program would be C++.
      scores[language] += max(0, scores[base])
    }
    heard.forEach { language in
      if scores[language] > 0 { scores.positive.append(language) }
    }
    return scores
  }
}

/// A set of languages by their numbers, a bit for each.
struct LanguageSet {
  private var bits: [UInt64]

  /// An empty set of so many languages.
  init(of count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) / 64) }

  /// Adds a language.
  mutating func insert(_ language: Int) { bits[language >> 6] |= 1 << UInt64(language & 63) }

  /// Takes all languages out.
  mutating func removeAll() {
    for index in bits.indices { bits[index] = 0 }
  }

  /// Calls back for each language in order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        body(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
