// SPDX-License-Identifier: Apache-2.0
import Detection

/// Programming languages, told apart by counting the features of each and comparing.
enum LanguageSniffer: TextSniffer {
  /// Scores below this are chance.
  private static let least = 8
  /// The longer a text, the more it shows by chance: tokens for each point more.
  private static let tokensPerPoint = 50
  /// Scores that leave no doubt if no other language comes near.
  private static let clear = 10

  static func finding(in sample: TextSample) -> KnownFinding? {
    var tokenizer = LanguageTokenizer(sample)
    tokenizer.run()
    // The model is not read where it would have no say.
    let sentences = SentenceWords.count(in: tokenizer.tokens)
    guard !sentences.isProse, !SentenceWords.isList(tokenizer.tokens) else { return nil }
    let (scores, model) = sample.languages.scores(of: tokenizer.tokens, sentenceWords: sentences.count)
    guard let highest = scores.max(), highest >= least + tokenizer.tokens.count / tokensPerPoint,
      let best = scores.firstIndex(of: highest)
    else {
      return nil
    }
    let language = model.languages[best]
    if let mixture = mixture(of: scores, in: model) { return KnownFinding(mixture, .fair) }
    var second = 0
    // The base and the siblings over it share their score, so that only what is their own compares.
    for (other, score) in scores.enumerated() where other != best && other != language.base {
      // Dialects of one type need not be told apart.
      if score > second, model.languages[other].known.mimeType != language.known.mimeType { second = score }
    }
    guard scores[best] >= second + 3, scores[best] * 4 >= second * 5 else {
      return tags(highest, among: scores, in: model).flatMap { KnownFinding($0, .weak) }
    }
    let isClear = scores[best] >= clear && scores[best] >= second + 4 && scores[best] * 2 >= second * 3
    return KnownFinding(language.known, isClear ? .fair : .weak)
  }

  /// Languages whose tags are those of Jinja or made after them.
  private static let tagLanguages = ["Django template", "Jinja", "Liquid", "Twig"]

  /// Jinja where nothing but languages of its kind comes near the highest score.
  private static func tags(_ highest: Int, among scores: [Int], in model: LanguageModel) -> KnownType? {
    let near = scores.indices.filter { scores[$0] >= 1 && scores[$0] * 3 >= highest * 2 }
    guard near.allSatisfy({ tagLanguages.contains(model.languages[$0].known.key) }) else { return nil }
    return model.languages.first { $0.known.key == "Jinja" }?.known
  }

  /// Objective-C shows hardly anything of C++, and C++ nothing of Objective-C; where both show, one is mixed with the
  /// other (Apple: Objective-C++, Mixing Objective-C and C++).
  private static func mixture(of scores: [Int], in model: LanguageModel) -> KnownType? {
    guard let parts = model.mixedParts, scores[parts.objectiveC] >= clear, scores[parts.cPlusPlus] >= clear + 5,
      max(scores[parts.objectiveC], scores[parts.cPlusPlus]) == scores.max()
    else { return nil }
    return model.languages[parts.mixture].known
  }
}
