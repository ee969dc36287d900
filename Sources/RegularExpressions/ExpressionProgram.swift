// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// A nondeterministic automaton over bytes, made by Thompson's construction.
struct ExpressionProgram: Sendable {
  /// More nodes than any signature database asks for; a bound on memory and on the time of one step.
  static let maximumNodeCount = 20_000
  /// Most expressions have no more nodes than this.
  private static let usualNodeCount = 64

  /// A state: a byte of a set leads on, two ways part, an assertion must hold, or the text is matched.
  enum Node: Sendable {
    case bytes(set: Int, next: Int)
    case split(Int, Int)
    case assertion(ExpressionAssertion, next: Int)
    case match
  }

  /// The states, the sets that they name by number, and the state to begin with.
  private(set) var nodes: [Node] = []
  private(set) var sets: [ByteSet] = []
  private(set) var start = 0

  /// Whether the automaton reads its text from the end to the beginning.
  let isReversed: Bool

  init(_ syntax: ExpressionSyntax, isReversed: Bool) throws(RegularExpressionError) {
    self.isReversed = isReversed
    nodes.reserveCapacity(Self.usualNodeCount)
    sets.reserveCapacity(Self.usualNodeCount / 2)
    let match = try add(.match)
    start = try compile(syntax, next: match)
  }

  private mutating func add(_ node: Node) throws(RegularExpressionError) -> Int {
    guard nodes.count < Self.maximumNodeCount else { throw .tooLarge }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func compile(_ syntax: ExpressionSyntax, next: Int) throws(RegularExpressionError) -> Int {
    switch syntax {
    case .empty: return next
    case .bytes(let set):
      // A pattern has few sets, which are sooner looked through than hashed.
      let index = sets.firstIndex(of: set) ?? sets.count
      if index == sets.count { sets.append(set) }
      return try add(.bytes(set: index, next: next))
    case .assertion(let assertion): return try add(.assertion(assertion, next: next))
    case .concatenation(let items):
      var next = next
      if isReversed {
        for item in items { next = try compile(item, next: next) }
      } else {
        for item in items.reversed() { next = try compile(item, next: next) }
      }
      return next
    case .alternation(let branches):
      var entry = try compile(branches[branches.count - 1], next: next)
      for branch in branches.dropLast().reversed() {
        entry = try add(.split(try compile(branch, next: next), entry))
      }
      return entry
    case .repetition(let item, let minimum, let maximum):
      return try compileRepetition(of: item, minimum: minimum, maximum: maximum, next: next)
    }
  }

  private mutating func compileRepetition(
    of item: ExpressionSyntax, minimum: Int, maximum: Int?, next: Int
  ) throws(RegularExpressionError) -> Int {
    var entry = next
    if let maximum {
      for _ in minimum..<max(minimum, maximum) { entry = try add(.split(try compile(item, next: entry), next)) }
    } else {
      let loop = try add(.split(next, next))
      let body = try compile(item, next: loop)
      nodes[loop] = .split(body, next)
      entry = loop
    }
    for _ in 0..<minimum {
      let before = entry
      entry = try compile(item, next: entry)
      // Nothing, repeated any number of times, is nothing.
      if entry == before { break }
    }
    return entry
  }
}

extension ExpressionProgram {
  /// The bytes that a match can begin with, whatever stands around it; nil where a match may be empty.
  var firstBytes: ByteSet? {
    var result = ByteSet()
    var visited = [Bool](repeating: false, count: nodes.count)
    var stack = [start]
    while let node = stack.popLast() {
      if visited[node] { continue }
      visited[node] = true
      switch nodes[node] {
      case .bytes(let set, _): result.formUnion(sets[set])
      case .split(let first, let second):
        stack.append(first)
        stack.append(second)
      case .assertion(_, let next): stack.append(next)
      case .match: return nil
      }
    }
    return result
  }
}

/// The coarsest division of the byte values that an automaton can tell apart.
struct ByteClasses: Sendable {
  /// The class of each byte value.
  private(set) var classOfByte: [UInt8]
  /// One byte of each class.
  private(set) var representatives: [UInt8]

  init(_ sets: [ByteSet]) {
    // Line feed and word characters always count, because assertions look at them.
    var newline = ByteSet()
    newline.insert(0x0A)
    var classes: [ByteSet] = []
    classes.reserveCapacity(2 * sets.count + 3)
    classes.append(ByteSet().complement)
    for set in sets { Self.split(&classes, by: set) }
    Self.split(&classes, by: newline)
    Self.split(&classes, by: .word)
    representatives = []
    representatives.reserveCapacity(classes.count)
    classOfByte = [UInt8](repeating: 0, count: 256)
    for index in classes.indices {
      if let first = classes[index].first { representatives.append(first) }
      // The first class is what the table is filled with.
      guard index > 0 else { continue }
      classes[index].forEach { classOfByte[Int($0)] = UInt8(truncatingIfNeeded: index) }
    }
  }

  /// Divides every class that has bytes both inside and outside of a set.
  private static func split(_ classes: inout [ByteSet], by set: ByteSet) {
    for index in classes.indices {
      let inside = classes[index].intersection(set)
      guard !inside.isEmpty, inside != classes[index] else { continue }
      classes[index].subtract(inside)
      classes.append(inside)
    }
  }

  var count: Int { representatives.count }
}
