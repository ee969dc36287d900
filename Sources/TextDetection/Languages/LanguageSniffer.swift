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
    let model = LanguageModel.model(for: tokenizer.tokens)
    let scores = model.scores(of: tokenizer.tokens, sentenceWords: sentences.count)
    guard let highest = scores.max(), highest >= least + tokenizer.tokens.count / tokensPerPoint,
      let best = scores.firstIndex(of: highest)
    else {
      return nil
    }
    let language = model.languages[best]
    var second = 0
    // The base and the siblings over it share their score, so that only what is their own compares.
    for (other, score) in scores.enumerated() where other != best && other != language.base {
      second = max(second, score)
    }
    guard scores[best] >= second + 3, scores[best] * 4 >= second * 5 else { return nil }
    let isClear = scores[best] >= clear && scores[best] >= second + 4 && scores[best] * 2 >= second * 3
    return KnownFinding(language.known, isClear ? .fair : .weak)
  }
}
