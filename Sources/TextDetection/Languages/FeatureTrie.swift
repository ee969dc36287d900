// SPDX-License-Identifier: Apache-2.0

/// The features of languages as a trie over tokens.
///
/// Tokens and nodes share their numbers: a token that stands in features has the number of the node that the sequence of
/// it alone leads to. Most tokens of a text stand in none and end a sequence without any look-up.
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
    /// The node behind any word that follows; 0 for none.
    var behindAnyWord: UInt16 = 0
    /// The node behind any word with an `@` that follows; 0 for none.
    var behindAnyAtWord: UInt16 = 0
    /// The tokens that longer features go on with, by the lowest bits of their numbers.
    var followers: UInt64 = 0
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

  /// The key of what stands behind a node, different for all pairs.
  @inline(__always)
  private static func edge(_ front: UInt16, _ token: UInt16) -> UInt64 {
    UInt64(front) << 16 | UInt64(token)
  }

  /// The bit that stands for a token among followers.
  @inline(__always)
  private static func bit(of token: UInt16) -> UInt64 { 1 << UInt64(token & 63) }

  /// Adds a token, if it is new, and returns the node of it alone.
  mutating func add(token: UInt64) -> UInt16 {
    let next = UInt16(truncatingIfNeeded: nodes.count)
    let node = tokens.number(of: token, orElse: next)
    if node == next { nodes.append(Node()) }
    return node
  }

  /// Adds a token behind the sequence of a node, if it is new there, and returns the node of both.
  mutating func add(token: UInt64, behind front: UInt16) -> UInt16 {
    let number = add(token: token)
    let edge = FeatureTrie.edge(front, number)
    let next = UInt16(truncatingIfNeeded: nodes.count)
    let node = edges.number(of: edge, orElse: next)
    guard node == next else { return node }
    nodes.append(Node())
    nodes[Int(front)].followers |= FeatureTrie.bit(of: number)
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
  /// A token of a text as the trie knows it: its numbers by either reading, 0 for one that stands in no feature.
  private struct Symbol {
    let exact: UInt16
    let folded: UInt16
    let isWord: Bool
    let isAtWord: Bool
  }

  /// The features that stand anywhere among the tokens, with any word in the place of words, as often as they do.
  func features(in tokens: [LanguageToken]) -> [UInt16] {
    let symbols = tokens.map { token in
      let exact = self.tokens[token.hash]
      let folded = token.hash == token.foldedHash ? exact : self.tokens[token.foldedHash]
      return Symbol(exact: exact, folded: folded, isWord: token.isWord, isAtWord: token.isAtWord)
    }
    var found: [UInt16] = []
    found.reserveCapacity(symbols.count)
    for index in symbols.indices {
      let symbol = symbols[index]
      if symbol.exact == symbol.folded {
        if symbol.exact != 0 { take(symbol.exact, .both, symbols, index, &found) }
      } else {
        if symbol.exact != 0 { take(symbol.exact, .exact, symbols, index, &found) }
        if symbol.folded != 0 { take(symbol.folded, .folded, symbols, index, &found) }
      }
      if symbol.isWord { take(FeatureTrie.anyWord, .both, symbols, index, &found) }
      if symbol.isAtWord { take(FeatureTrie.anyAtWord, .both, symbols, index, &found) }
    }
    return found
  }

  /// Takes the features that a node's sequence is, which ends at an index, and those that go on behind it.
  @inline(__always)
  private func take(
    _ number: UInt16, _ reading: Reading, _ symbols: [Symbol], _ index: Int, _ found: inout [UInt16]
  ) {
    let node = nodes[Int(number)]
    if node.exact != 0, reading.contains(.exact) { found.append(node.exact) }
    if node.folded != 0, reading.contains(.folded) { found.append(node.folded) }
    guard node.followers != 0, index + 1 < symbols.count else { return }
    let next = symbols[index + 1]
    // Most tokens follow on nothing, which a bit tells without a look-up.
    if next.exact == next.folded {
      if node.followers & FeatureTrie.bit(of: next.exact) != 0 {
        follow(number, next.exact, reading, symbols, index, &found)
      }
    } else {
      if reading.contains(.exact) { follow(number, next.exact, .exact, symbols, index, &found) }
      if reading.contains(.folded) { follow(number, next.folded, .folded, symbols, index, &found) }
    }
    if next.isWord, node.behindAnyWord != 0 { descend(node.behindAnyWord, reading, symbols, index + 1, &found) }
    if next.isAtWord, node.behindAnyAtWord != 0 { descend(node.behindAnyAtWord, reading, symbols, index + 1, &found) }
  }

  /// Takes the features that go on behind a node with the next token.
  @inline(__always)
  private func follow(
    _ front: UInt16, _ token: UInt16, _ reading: Reading, _ symbols: [Symbol], _ index: Int, _ found: inout [UInt16]
  ) {
    guard token != 0 else { return }
    let number = edges[FeatureTrie.edge(front, token)]
    if number != 0 { descend(number, reading, symbols, index + 1, &found) }
  }

  /// As deep as the longest feature.
  private func descend(
    _ number: UInt16, _ reading: Reading, _ symbols: [Symbol], _ index: Int, _ found: inout [UInt16]
  ) {
    take(number, reading, symbols, index, &found)
  }
}
