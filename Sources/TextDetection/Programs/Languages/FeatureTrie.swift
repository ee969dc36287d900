// SPDX-License-Identifier: Apache-2.0

/// The features of languages as a trie over tokens.
///
/// Tokens and nodes share their numbers: a token that stands in features has the number of the node that the sequence of
/// it alone leads to.
struct FeatureTrie: Sendable {
  /// Which languages may count a sequence.
  ///
  /// Those that tell capital letters apart read its tokens as they are, the others with letters made small. Most sequences
  /// have no capital letter and are both at once.
  struct Reading: OptionSet, Sendable {
    let rawValue: UInt8
    static let exact = Reading(rawValue: 1)
    static let folded = Reading(rawValue: 2)
    static let both: Reading = [.exact, .folded]
  }

  /// What is known of one sequence of tokens.
  private struct Node: Sendable {
    /// The numbers of the features that the sequence is by either reading; 0 where it is only the beginning of some.
    var exact: UInt16 = 0
    var folded: UInt16 = 0
    /// The node after any word that follows; 0 for none.
    var behindAnyWord: UInt16 = 0
    /// The node after any word with an `@` that follows; 0 for none.
    var behindAnyAtWord: UInt16 = 0
    /// Whether longer features go on with any token.
    var hasFollowers = false
  }

  private static let anyWord: UInt16 = 1
  private static let anyAtWord: UInt16 = 2

  /// The first one is that of all tokens that stand in no feature.
  private var nodes = [Node()]
  private var tokens: NumberTable
  private var edges: NumberTable

  /// A trie without features and with room for about so many; more only take longer.
  init(room: Int) {
    nodes.reserveCapacity(2 * room)
    tokens = NumberTable(room: room / 2)
    edges = NumberTable(room: room + room / 2)
    _ = add(token: LanguageTokenizer.anyWord)
    _ = add(token: LanguageTokenizer.anyAtWord)
  }

  /// How many nodes there are: no more than numbers of 16 bits can tell apart, or sequences are taken for others.
  var nodeCount: Int { nodes.count }

  /// The key of what stands after a node, different for all pairs.
  @inline(__always)
  private static func edge(_ front: UInt16, _ token: UInt16) -> UInt64 {
    UInt64(front) << 16 | UInt64(token)
  }

  /// Adds a token, if it is new, and returns the node of it alone.
  mutating func add(token: UInt64) -> UInt16 {
    let next = UInt16(truncatingIfNeeded: nodes.count)
    let node = tokens.number(of: token, orElse: next)
    if node == next { nodes.append(Node()) }
    return node
  }

  /// Adds a token after the sequence of a node, if it is new there, and returns the node of both.
  mutating func add(token: UInt64, behind front: UInt16) -> UInt16 {
    let number = add(token: token)
    let edge = FeatureTrie.edge(front, number)
    let next = UInt16(truncatingIfNeeded: nodes.count)
    let node = edges.number(of: edge, orElse: next)
    guard node == next else { return node }
    nodes.append(Node())
    nodes[Int(front)].hasFollowers = true
    if number == FeatureTrie.anyWord { nodes[Int(front)].behindAnyWord = node }
    if number == FeatureTrie.anyAtWord { nodes[Int(front)].behindAnyAtWord = node }
    return node
  }

  /// The number of the feature that a node's sequence is by one reading, which it is given where it was none.
  mutating func feature(at node: UInt16, _ reading: Reading, orElse new: UInt16) -> UInt16 {
    let index = Int(node)
    let known = reading == .folded ? nodes[index].folded : nodes[index].exact
    guard known == 0 else { return known }
    if reading == .folded { nodes[index].folded = new } else { nodes[index].exact = new }
    return new
  }
}

extension FeatureTrie {
  /// A token of a text as the trie knows it.
  struct Symbol: Sendable {
    /// A number that no other symbol has.
    let number: UInt64

    /// How many bits the numbers have.
    static let bitWidth: UInt64 = 34

    /// Its numbers by either reading, 0 for one that stands in no feature.
    var exact: UInt16 { UInt16(truncatingIfNeeded: number) }
    var folded: UInt16 { UInt16(truncatingIfNeeded: number >> 16) }
    /// Whether it is a word, or one after an `@`, for which features may have a place that any of them fills.
    var isWord: Bool { number >> 32 & 1 != 0 }
    var isAtWord: Bool { number >> 33 & 1 != 0 }
  }

  /// A sequence that the last tokens of a text are, and that features go on with.
  struct Beginning: Equatable, Sendable {
    fileprivate let node: UInt16
    fileprivate let reading: Reading

    /// A number that no other beginning has.
    var number: UInt32 { UInt32(node) << 2 | UInt32(reading.rawValue) }
  }

  /// Where a text stands in the trie, and the features that it has ended in coming there.
  struct Step {
    var beginnings: [Beginning] = []
    var features: [UInt16] = []
  }

  /// Finds the numbers of tokens as the trie knows them, the first ones of an array that is long enough.
  func find(_ tokens: Span<LanguageToken>, _ symbols: inout [UInt64]) {
    var symbols = symbols.mutableSpan
    for index in tokens.indices {
      let token = tokens[index]
      let exact = UInt64(self.tokens[token.hash])
      let folded = token.hash == token.foldedHash ? exact : UInt64(self.tokens[token.foldedHash])
      symbols[index] = exact | folded << 16 | (token.isWord ? 1 << 32 : 0) | (token.isAtWord ? 1 << 33 : 0)
    }
  }

  /// What a token makes of the sequences that the tokens in front of it have begun: those that go on with it, with any word
  /// in the place of words, and those that begin with it.
  func take(_ step: inout Step, from beginnings: [Beginning], over symbol: Symbol) {
    step.beginnings.removeAll(keepingCapacity: true)
    step.features.removeAll(keepingCapacity: true)
    enter(symbol, &step)
    for beginning in beginnings {
      let node = nodes[Int(beginning.node)]
      if symbol.exact == symbol.folded {
        follow(beginning.node, symbol.exact, beginning.reading, &step)
      } else {
        if beginning.reading.contains(.exact) { follow(beginning.node, symbol.exact, .exact, &step) }
        if beginning.reading.contains(.folded) { follow(beginning.node, symbol.folded, .folded, &step) }
      }
      if symbol.isWord, node.behindAnyWord != 0 { enter(node.behindAnyWord, beginning.reading, &step) }
      if symbol.isAtWord, node.behindAnyAtWord != 0 { enter(node.behindAnyAtWord, beginning.reading, &step) }
    }
  }

  /// Takes the sequences that a token is alone.
  private func enter(_ symbol: Symbol, _ step: inout Step) {
    if symbol.exact == symbol.folded {
      if symbol.exact != 0 { enter(symbol.exact, .both, &step) }
    } else {
      if symbol.exact != 0 { enter(symbol.exact, .exact, &step) }
      if symbol.folded != 0 { enter(symbol.folded, .folded, &step) }
    }
    if symbol.isWord { enter(FeatureTrie.anyWord, .both, &step) }
    if symbol.isAtWord { enter(FeatureTrie.anyAtWord, .both, &step) }
  }

  /// Takes the sequence that goes on after a node with a token, if there is one.
  private func follow(_ front: UInt16, _ token: UInt16, _ reading: Reading, _ step: inout Step) {
    guard token != 0 else { return }
    let number = edges[FeatureTrie.edge(front, token)]
    if number != 0 { enter(number, reading, &step) }
  }

  /// Takes the features that a node's sequence is, and the sequence where it is the beginning of more.
  private func enter(_ number: UInt16, _ reading: Reading, _ step: inout Step) {
    let node = nodes[Int(number)]
    if node.exact != 0, reading.contains(.exact) { step.features.append(node.exact) }
    if node.folded != 0, reading.contains(.folded) { step.features.append(node.folded) }
    if node.hasFollowers { step.beginnings.append(Beginning(node: number, reading: reading)) }
  }
}
