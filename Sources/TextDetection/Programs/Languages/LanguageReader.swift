// SPDX-License-Identifier: Apache-2.0
import Detection

/// Reads texts as languages, one after the other, and learns from each how to read the next one faster.
final class LanguageReader {
  /// What a text is read with.
  private final class Means {
    let model: LanguageModel
    private var finder: FeatureFinder
    private(set) var tally: LanguageModel.Tally

    init(_ model: LanguageModel) {
      self.model = model
      finder = FeatureFinder(model.features)
      tally = model.emptyTally
    }

    func begin() {
      finder.begin()
      model.empty(&tally)
    }

    func read(_ tokens: ArraySlice<LanguageToken>) { Means.read(tokens, by: &finder, model, into: &tally) }

    /// Counts features where they are found, so that no list of them is made.
    private static func read(
      _ tokens: ArraySlice<LanguageToken>, by finder: inout FeatureFinder, _ model: LanguageModel,
      into tally: inout LanguageModel.Tally
    ) {
      finder.forEachFeature(in: tokens) { feature in
        if tally.stillCounts(feature) { model.add(feature, to: &tally) }
      }
    }
  }

  /// Nil where the next text is to get a model of its own, or the shared one.
  private var means: Means?
  /// Whether the model knows no more than the first text needs.
  private var isModelOfFirst = false
  /// How many tokens of the text were read.
  private var position = 0

  /// Whether all tokens of a text must be there when its first ones are read.
  ///
  /// The first text gets a model that knows no other features than those that its tokens may have: a tool that starts for
  /// one file has it a good deal sooner than the model of the tables, which all detectors share.
  private(set) var needsAllTokens = true

  /// What reads another part of the text that was begun: like the text, it gets a model of its own if it is of the first one.
  var readerOfSameText: LanguageReader { isModelOfFirst ? LanguageReader() : self }

  /// What the beginning of the text showed that was begun last; nil where nobody has asked, or more of it was read.
  var beginning: LanguageBeginning?

  /// What a text was found to be by counting.
  struct Program {
    /// The lines of the text.
    let lines: TextLines
    /// Its language; nil where it is no program.
    let finding: KnownFinding?
  }

  /// The last text that was counted.
  var program: Program?

  /// Begins a text.
  func begin() {
    (position, beginning) = (0, nil)
    if isModelOfFirst { (means, isModelOfFirst) = (nil, false) }
  }

  /// Reads the tokens of a text up to one, as far as they were not read before, and returns the score of each of the
  /// model's languages.
  func scores(
    of tokens: [LanguageToken], upTo end: Int, sentenceWords: Int
  ) -> (scores: LanguageModel.Scores, model: LanguageModel) {
    let means = self.means ?? newMeans(for: tokens)
    self.means = means
    if position == 0 { means.begin() }
    means.read(tokens[position..<end])
    position = end
    return (means.model.scores(of: means.tally, sentenceWords: sentenceWords), means.model)
  }

  private func newMeans(for tokens: [LanguageToken]) -> Means {
    guard needsAllTokens else { return Means(LanguageModel.shared) }
    (needsAllTokens, isModelOfFirst) = (false, true)
    return Means(LanguageModel(LanguageFeatures.tables, of: tokens))
  }
}

/// What the first tokens of a text show of its language: found once, though one family asks early and another late.
struct LanguageBeginning {
  /// The lines of the text.
  let lines: TextLines
  /// What read the tokens, and reads on.
  let tokenizer: LanguageTokenizer
  /// The language, where they leave no doubt of it.
  let clear: KnownType?
}
