// SPDX-License-Identifier: Apache-2.0
import Detection

/// The language of which a text has the most features.
enum CountedLanguage {
  /// Scores below this are chance.
  private static let least = 8
  /// The longer a text, the more it shows by chance: tokens for each point more.
  private static let tokensPerPoint = 50
  /// Scores that leave no doubt if no other language comes near.
  private static let clear = 10

  /// Tokens of the beginning, which mostly leave no doubt of what the rest is.
  private static let mostTokensOfBeginning = 96
  /// Scores of a beginning that leave no doubt.
  private static let clearAtOnce = 24
  /// Languages that programs in languages based on them may look like for many lines, as C++ looks like C.
  private static let lateLanguages = [
    "Basic", "C", "C++", "CSS", "Euphoria", "Groovy", "Java", "JavaScript", "Jinja", "Oberon", "Objective-C", "Prolog",
    "Shell", "Verilog",
  ]

  /// Languages whose statements have signs between their words, so that lines of sentences among them are no code.
  private static let signedLanguages = [
    "AWK", "C", "C++", "D", "Go", "Java", "JavaScript", "Objective-C", "R", "Rust", "TypeScript",
  ]

  /// What the features of a text show.
  static func finding(in sample: TextSample) -> KnownFinding? {
    let reader = sample.languages
    let beginning = beginning(of: sample)
    if let clear = beginning.clear { return KnownFinding(clear, .fair) }
    var tokenizer = beginning.tokenizer
    // More of the text is read from here on.
    reader.beginning = nil
    if tokenizer.tokens.count > mostTokensOfBeginning { tokenizer.run(upTo: LanguageTokenizer.mostTokens) }
    let tokens = tokenizer.tokens
    guard let (scores, model) = scores(of: tokens, upTo: tokens.count, by: reader) else { return nil }
    let finding = finding(from: scores, leastScore: least + tokens.count / tokensPerPoint, in: model)
    if let key = finding?.known.key, signedLanguages.contains(key), !sample.contains("</"),
      !sample.contains("*/") || sample.contains("/*"),
      SentenceWords.haveLines(tokens[...])
    {
      return nil
    }
    return finding
  }

  /// The language of the beginning of a text, where that leaves no doubt.
  static func clear(in sample: TextSample) -> KnownType? { beginning(of: sample).clear }

  /// What the beginning of a text shows.
  private static func beginning(of sample: TextSample) -> LanguageBeginning {
    let reader = sample.languages
    if let beginning = reader.beginning, beginning.lines.areOfSameText(as: sample.lines) { return beginning }
    reader.begin()
    var tokenizer = LanguageTokenizer(sample)
    tokenizer.run(upTo: reader.needsAllTokens ? LanguageTokenizer.mostTokens : mostTokensOfBeginning + 1)
    let isLong = tokenizer.tokens.count > mostTokensOfBeginning
    let scores = isLong ? scores(of: tokenizer.tokens, upTo: mostTokensOfBeginning, by: reader) : nil
    let beginning = LanguageBeginning(
      lines: sample.lines, tokenizer: tokenizer, clear: scores.flatMap { language(clearFrom: $0.scores, in: $0.model) })
    reader.beginning = beginning
    return beginning
  }

  /// The scores of the first tokens of a text; nil where they are no program, and languages have no say.
  private static func scores(
    of tokens: [LanguageToken], upTo end: Int, by reader: LanguageReader
  ) -> (scores: LanguageModel.Scores, model: LanguageModel)? {
    let first = tokens[..<end]
    let sentences = SentenceWords.count(in: first)
    guard !sentences.isProse, !sentences.isList else { return nil }
    return reader.scores(of: tokens, upTo: end, sentenceWords: sentences.count)
  }

  /// The language with the highest score of all.
  private struct Best {
    let language: Int
    let score: Int
    /// As much of its score as compares with that of the next one.
    let own: Int
    /// The score of the next one, or as much of it as compares.
    let second: Int
  }

  /// The best language and the one that comes nearest.
  ///
  /// A language and its siblings share the score of their base, so that only what is their own compares.
  private static func best(of scores: LanguageModel.Scores, in model: LanguageModel) -> Best? {
    var (best, highest) = (-1, 0)
    for language in scores.positive where scores[language] > highest { (best, highest) = (language, scores[language]) }
    guard best >= 0 else { return nil }
    let language = model.languages[best]
    let baseOfBase = language.base.flatMap { model.languages[$0].base }
    var (second, sibling) = (0, 0)
    for other in scores.positive where scores[other] > min(second, sibling) {
      // Dialects of one type need not be told apart.
      guard other != best, other != language.base, other != baseOfBase,
        model.languages[other].mimeType != language.mimeType
      else { continue }
      if language.base != nil, model.languages[other].base == language.base {
        sibling = max(sibling, scores[other])
      } else {
        second = max(second, scores[other])
      }
    }
    let shared = language.base.map { max(0, scores[$0]) } ?? 0
    guard (sibling - shared) * highest > second * (highest - shared) else {
      return Best(language: best, score: highest, own: highest, second: second)
    }
    return Best(language: best, score: highest, own: highest - shared, second: sibling - shared)
  }

  /// The language of a text whose beginning leaves no doubt; nil where more of it must be read.
  private static func language(clearFrom scores: LanguageModel.Scores, in model: LanguageModel) -> KnownType? {
    guard let best = best(of: scores, in: model), best.score >= clearAtOnce, best.own >= 2 * best.second,
      mixture(of: scores, in: model) == nil
    else { return nil }
    let known = model.known(best.language)
    return lateLanguages.contains(known.key) ? nil : known
  }

  /// The language of a whole text, or of as much of it as is read.
  private static func finding(
    from scores: LanguageModel.Scores, leastScore: Int, in model: LanguageModel
  ) -> KnownFinding? {
    guard let best = best(of: scores, in: model), best.score >= leastScore else { return nil }
    if let mixture = mixture(of: scores, in: model) { return KnownFinding(mixture, .fair) }
    guard best.own >= best.second + 3, best.own * 4 >= best.second * 5 else {
      return tags(best.score, among: scores, in: model).flatMap { KnownFinding($0, .weak) }
    }
    let isClear = best.score >= clear && best.own >= best.second + 4 && best.own * 2 >= best.second * 3
    return KnownFinding(model.known(best.language), isClear ? .fair : .weak)
  }

  private static let jinja = LanguageModel.known("Jinja")

  /// Jinja where nothing but languages of its kind comes near the highest score.
  private static func tags(_ highest: Int, among scores: LanguageModel.Scores, in model: LanguageModel) -> KnownType? {
    let near = scores.positive.filter { scores[$0] * 3 >= highest * 2 }
    guard near.allSatisfy({ TagTemplate.kindred.contains(model.known($0).key) }) else { return nil }
    return jinja
  }

  /// Objective-C shows hardly anything of C++, and C++ nothing of Objective-C; where both show, one is mixed with the
  /// other (Apple: Objective-C++, Mixing Objective-C and C++).
  private static func mixture(of scores: LanguageModel.Scores, in model: LanguageModel) -> KnownType? {
    guard let parts = model.mixedParts, scores[parts.objectiveC] >= clear, scores[parts.cPlusPlus] >= clear + 5,
      max(scores[parts.objectiveC], scores[parts.cPlusPlus]) == scores.highest
    else { return nil }
    return model.known(parts.mixture)
  }
}
