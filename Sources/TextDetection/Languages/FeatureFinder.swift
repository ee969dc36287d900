// SPDX-License-Identifier: Apache-2.0

/// Finds the features that stand among the tokens of texts.
///
/// Going through the trie from every token on would take several look-ups for each. Where a text stands in the trie follows
/// from where it stood and the token, so that the finder remembers both: an automaton that is made as texts ask for it
/// (R. Cox, "Regular Expression Matching in the Wild", 2010), after a few of which hardly any step is new.
struct FeatureFinder {
  /// Steps remembered before all are forgotten: bounds the memory to about half a mebibyte.
  static let mostSteps = 12_000

  /// Where a step leads, and its features among all of them.
  private struct Step {
    /// What was stepped from, and over; 0 for an empty slot.
    var key: UInt64 = 0
    var state: UInt32 = 0
    var firstFeature: UInt32 = 0
  }

  private let trie: FeatureTrie
  /// Where the text stands.
  private var state: UInt32 = 0
  /// The step that is taken for the first time, kept for its memory.
  private var taken = FeatureTrie.Step()
  /// By hash with open addressing, as many as a power of two.
  private var steps = [Step](repeating: Step(), count: 512)
  private var stepCount = 0
  /// The features of all steps, a zero behind those of each.
  private var features: [UInt16] = [0]
  /// The beginnings of all states together, and where those of each end, of which the first has none.
  private var beginnings: [FeatureTrie.Beginning] = []
  private var ends: [Int] = [0, 0]
  /// The states but the first one, by the hash of their beginnings with open addressing; 0 for an empty slot.
  private var states = [UInt32](repeating: 0, count: 256)

  /// A finder of the features in a trie.
  init(_ trie: FeatureTrie) { self.trie = trie }

  /// Begins a text.
  mutating func begin() {
    if stepCount >= FeatureFinder.mostSteps { self = FeatureFinder(trie) }
    state = 0
  }

  /// The features that end among the next tokens of the text, with any word in the place of words, as often as they do.
  mutating func features(in tokens: ArraySlice<LanguageToken>) -> [UInt16] {
    var found: [UInt16] = []
    found.reserveCapacity(tokens.count)
    for token in tokens {
      let symbol = trie.symbol(of: token)
      let key = 1 << 63 | UInt64(state) << 34 | symbol.number
      var slot = slot(of: key)
      if steps[slot].key == 0 { slot = learn(key, from: state, over: symbol) }
      let step = steps[slot]
      state = step.state
      var index = Int(step.firstFeature)
      while features[index] != 0 {
        found.append(features[index])
        index &+= 1
      }
    }
    return found
  }

  /// Where a step stands, or the empty slot where it belongs.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let mask = steps.count &- 1
    // The upper bits of the product depend on all bits of the key.
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 40) & mask
    while steps[slot].key != 0, steps[slot].key != key { slot = (slot &+ 1) & mask }
    return slot
  }

  /// Takes a step for the first time, and returns where it is remembered.
  private mutating func learn(_ key: UInt64, from state: UInt32, over symbol: FeatureTrie.Symbol) -> Int {
    if 2 * stepCount >= steps.count { growSteps() }
    trie.take(&taken, from: beginnings[ends[Int(state)]..<ends[Int(state) + 1]], over: symbol)
    var step = Step(key: key, state: stateOfTaken(), firstFeature: 0)
    // The first of all features is the zero of those that have none.
    if !taken.features.isEmpty {
      step.firstFeature = UInt32(truncatingIfNeeded: features.count)
      features += taken.features
      features.append(0)
    }
    let slot = slot(of: key)
    steps[slot] = step
    stepCount += 1
    return slot
  }

  private mutating func growSteps() {
    let old = steps
    steps = Array(repeating: Step(), count: 2 * old.count)
    for step in old where step.key != 0 { steps[slot(of: step.key)] = step }
  }

  /// The state with the beginnings of the step that was taken, which is made if there is none.
  private mutating func stateOfTaken() -> UInt32 {
    guard !taken.beginnings.isEmpty else { return 0 }
    if 2 * ends.count >= states.count { growStates() }
    let slot = stateSlot(of: taken.beginnings[...])
    guard states[slot] == 0 else { return states[slot] }
    beginnings += taken.beginnings
    states[slot] = UInt32(truncatingIfNeeded: ends.count - 1)
    ends.append(beginnings.count)
    return states[slot]
  }

  /// Where the state with some beginnings stands, or the empty slot where it belongs.
  private func stateSlot(of sought: ArraySlice<FeatureTrie.Beginning>) -> Int {
    let mask = states.count - 1
    let hash = sought.reduce(UInt64(0)) { ($0 ^ UInt64($1.number)) &* 0x9e37_79b9_7f4a_7c15 }
    var slot = Int(truncatingIfNeeded: hash >> 40) & mask
    while states[slot] != 0, !hasBeginnings(states[slot], sought) { slot = (slot + 1) & mask }
    return slot
  }

  private func hasBeginnings(_ state: UInt32, _ sought: ArraySlice<FeatureTrie.Beginning>) -> Bool {
    beginnings[ends[Int(state)]..<ends[Int(state) + 1]] == sought
  }

  private mutating func growStates() {
    let count = ends.count - 1
    states = Array(repeating: 0, count: 2 * states.count)
    for state in 1..<count {
      states[stateSlot(of: beginnings[ends[state]..<ends[state + 1]])] = UInt32(truncatingIfNeeded: state)
    }
  }
}
