// SPDX-License-Identifier: Apache-2.0
import Hashing

/// Finds the features that stand among the tokens of texts.
///
/// Going through the trie from every token on would take several look-ups for each. Where a text stands in the trie follows
/// from where it stood and the token, so that the finder remembers both: an automaton that is made as texts ask for it
/// (R. Cox, "Regular Expression Matching in the Wild", 2010), after a few of which hardly any step is new.
struct FeatureFinder {
  /// Steps remembered before all are forgotten: bounds their memory to a mebibyte.
  static let mostSteps = 20_000

  /// Where a text stands in the trie.
  private struct Place: TableKey {
    let beginnings: [FeatureTrie.Beginning]

    /// FNV-1a over the numbers of the beginnings.
    var tableHash: UInt64 { beginnings.reduce(FNV1a.seed) { FNV1a.adding($1.number, to: $0) } }
  }

  private let trie: FeatureTrie
  /// Where the text stands.
  private var state: UInt32 = 0
  /// The step that is taken for the first time, kept for its memory.
  private var taken = FeatureTrie.Step()
  private var steps = FeatureSteps()
  /// The numbers of the tokens that are read, as the trie knows them, kept for their memory: as many as were ever read at once.
  private var symbols: [UInt64] = []
  /// The features of all steps, a zero after those of each.
  private var features: [UInt16] = [0]
  /// The numbers of the states, the first of which is that of a text that begins.
  private var states = HashTable<Place, UInt32>()

  /// A finder of the features in a trie.
  init(_ trie: FeatureTrie) {
    self.trie = trie
    states.add(0, for: Place(beginnings: []))
  }

  /// Begins a text.
  mutating func begin() {
    if steps.count >= FeatureFinder.mostSteps { self = FeatureFinder(trie) }
    state = 0
  }

  /// The features that end among the next tokens of the text, with any word in the place of words, as often as they do.
  mutating func features(in tokens: ArraySlice<LanguageToken>) -> [UInt16] {
    var found: [UInt16] = []
    forEachFeature(in: tokens) { found.append($0) }
    return found
  }

  /// Calls back for each of these features.
  @inline(__always)
  mutating func forEachFeature(in tokens: ArraySlice<LanguageToken>, _ body: (UInt16) -> Void) {
    // Tokens are looked up apart from the steps: none of these look-ups waits for another one.
    if symbols.count < tokens.count { symbols = [UInt64](repeating: 0, count: tokens.count) }
    trie.find(tokens.span, &symbols)
    for index in 0..<tokens.count {
      let origin = UInt64(state) << FeatureTrie.Symbol.bitWidth | symbols[index]
      let step = steps[origin] ?? learn(origin, from: state, over: FeatureTrie.Symbol(number: symbols[index]))
      state = step.state
      var next = Int(step.firstFeature)
      while features[next] != 0 {
        body(features[next])
        next &+= 1
      }
    }
  }

  /// Takes a step for the first time.
  private mutating func learn(
    _ origin: UInt64, from state: UInt32, over symbol: FeatureTrie.Symbol
  ) -> FeatureSteps.Step {
    trie.take(&taken, from: states.key(at: Int(state)).beginnings, over: symbol)
    // The first of all features is the zero of those that have none.
    let firstFeature = taken.features.isEmpty ? 0 : UInt32(truncatingIfNeeded: features.count)
    if !taken.features.isEmpty {
      features += taken.features
      features.append(0)
    }
    let step = FeatureSteps.Step(state: stateOfTaken(), firstFeature: firstFeature)
    steps.add(step, from: origin)
    return step
  }

  /// The state after the step that was taken, which is made if there is none.
  private mutating func stateOfTaken() -> UInt32 {
    let place = Place(beginnings: taken.beginnings)
    if let known = states[place] { return known }
    let state = UInt32(truncatingIfNeeded: states.count)
    states.add(state, for: place)
    return state
  }
}
