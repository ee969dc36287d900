// SPDX-License-Identifier: Apache-2.0

/// Reads texts as languages, one after the other, and learns from each how to read the next one faster.
final class LanguageReader {
  /// What languages show.
  private(set) var model = LanguageModel([])
  private var finder = FeatureFinder(FeatureTrie(room: 0))
  private var tally = LanguageModel([]).emptyTally
  /// How many tokens of the text were read.
  private var position = 0
  private var textCount = 0

  /// Whether all tokens of a text must be there when it begins.
  ///
  /// The first text gets a model that knows no other features than those that its tokens may have: a tool that starts for
  /// one file has it a good deal sooner than the model of the tables, which all detectors share.
  var needsAllTokens: Bool { textCount == 0 }

  /// Begins a text.
  func begin() { position = 0 }

  /// Reads the tokens of a text up to one, as far as they were not read before, and returns the score of each language.
  func scores(of tokens: [LanguageToken], upTo end: Int, sentenceWords: Int) -> [Int] {
    if position == 0 {
      prepare(for: tokens)
      finder.begin()
      tally = model.emptyTally
    }
    model.add(finder.features(in: tokens[position..<end]), to: &tally)
    position = end
    return model.scores(of: tally, sentenceWords: sentenceWords)
  }

  /// Makes the model of the first text, and takes the shared one for the second and all behind it.
  private func prepare(for tokens: [LanguageToken]) {
    guard textCount < 2 else { return }
    model = textCount == 0 ? LanguageModel(LanguageModel.tables, of: tokens) : LanguageModel.shared
    finder = FeatureFinder(model.features)
    textCount += 1
  }
}
