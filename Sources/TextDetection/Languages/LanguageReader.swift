// SPDX-License-Identifier: Apache-2.0

/// What a detector knows of languages, which grows with the texts that it reads.
final class LanguageReader {
  /// The finder of the features of all languages; nil before the second text.
  private var finder: FeatureFinder?
  private var hasRead = false

  /// The score of each language for the tokens of a text, and the model whose languages they are.
  ///
  /// The first text gets a model that knows no other features than those that its tokens may have: a tool that starts for
  /// one file has it a good deal sooner than the model of the tables, which all detectors share.
  func scores(of tokens: [LanguageToken], sentenceWords: Int) -> (scores: [Int], model: LanguageModel) {
    guard hasRead else {
      hasRead = true
      let model = LanguageModel(LanguageModel.tables, of: tokens)
      var finder = FeatureFinder(model.features)
      return (model.scores(of: finder.features(in: tokens), sentenceWords: sentenceWords), model)
    }
    let model = LanguageModel.shared
    var finder = self.finder.take() ?? FeatureFinder(model.features)
    let features = finder.features(in: tokens)
    self.finder = consume finder
    return (model.scores(of: features, sentenceWords: sentenceWords), model)
  }
}
