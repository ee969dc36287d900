// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Hashing

/// A deterministic automaton that makes its states as a text asks for them.
///
/// Every byte of a text is looked at once, whatever the pattern; source: R. Cox, "Regular Expression Matching in the Wild", 2010.
struct LazyAutomaton: ~Copyable {
  /// States kept before all are forgotten and made anew, a bound on memory for hostile texts.
  static let maximumStateCount = 1_500

  /// What stands on one side of a position.
  private enum Side: UInt8 {
    case edge, newline, word, other

    init(_ byte: UInt8) {
      self = byte == 0x0A ? .newline : ByteSet.word.contains(byte) ? .word : .other
    }
  }

  private struct Key: TableKey {
    let kernel: [Int32]
    let side: UInt8

    /// FNV-1a over whole numbers.
    var tableHash: UInt64 {
      kernel.reduce(FNV1a.adding(side, to: FNV1a.seed)) { FNV1a.adding(UInt32(bitPattern: $1), to: $0) }
    }
  }

  private let program: ExpressionProgram
  private let classes: ByteClasses
  private let isAnchored: Bool
  private let classOfByte: [UInt8]
  private let stride: Int
  /// Where the transitions of the states begin.
  private var states = HashTable<Key, UInt32>()
  /// Where the next state's transitions begin, plus one; 0 where not yet known; the top bit tells that a match ends before the byte.
  private var transitions: [UInt32] = []
  /// The states at a beginning, by what stands before it.
  private var starts: [UInt32?] = [nil, nil, nil, nil]
  /// The state that nothing leads out of.
  private var dead = UInt32.max
  private var visited: [UInt32]
  private var generation: UInt32 = 0
  private var stack: [Int32] = []

  private static let matchBit: UInt32 = 0x8000_0000

  init(_ program: ExpressionProgram, _ classes: ByteClasses, isAnchored: Bool) {
    self.program = program
    self.classes = classes
    self.isAnchored = isAnchored
    classOfByte = classes.classOfByte
    stride = classes.count + 1
    visited = [UInt32](repeating: 0, count: program.nodes.count)
  }

  /// Bytes of memory that states and transitions take, roughly.
  var footprint: Int { transitions.count * 4 + states.count * 96 }

  /// Where the first match ends in `text[start..<end]`, reading forwards; the shortest end, not the longest.
  mutating func firstEnd(in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var state = startState(Side.edge)
    var table = transitions
    let classes = classOfByte
    var position = start
    while position < end {
      let transition = step(from: &state, UInt32(classes[Int(text[position])]), &table)
      if transition & Self.matchBit != 0 { return position }
      state = transition &- 1
      position &+= 1
    }
    table = []
    return endsAtEdge(&state) ? end : nil
  }

  /// Where the longest match of an anchored automaton ends that begins at `start`, reading forwards; takes what it read off `budget`.
  mutating func longestEnd(
    in text: Span<UInt8>, from start: Int, origin: Int, to end: Int, _ budget: inout Int
  ) -> Int? {
    var state = startState(start > origin ? Side(text[start &- 1]) : .edge)
    var table = transitions
    let classes = classOfByte
    var longest: Int?
    var position = start
    while position < end {
      let transition = step(from: &state, UInt32(classes[Int(text[position])]), &table)
      if transition & Self.matchBit != 0 { longest = position }
      state = transition & ~Self.matchBit &- 1
      if state == dead {
        budget -= position &- start
        return longest
      }
      position &+= 1
    }
    budget -= position &- start
    table = []
    return endsAtEdge(&state) ? end : longest
  }

  /// Where the first match begins that begins at a line, of an anchored automaton, -1 where none does; `last` becomes its end.
  ///
  /// A line is read only if `filter` lets it pass; what is read is taken off `budget`, which ends the search.
  mutating func firstMatchAtLineStart(
    in text: Span<UInt8>, _ range: Range<Int>, _ lines: borrowing LineStarts, _ indices: Range<Int>,
    _ filter: LineFilter,
    _ budget: inout Int, _ last: inout Int
  ) -> Int {
    let (origin, end) = (range.lowerBound, range.upperBound)
    let classes = classOfByte
    let firstBytes = filter.table
    let skipsBlanks = filter.skipsBlanks
    let edge = startState(.edge)
    var newline = startState(.newline)
    var table = transitions
    var nowhere = dead
    var place = origin
    var index = indices.lowerBound
    var cursor = LineStarts.Cursor(block: index)
    while budget > 0 {
      let first = skipsBlanks ? ByteSearch.blanksEnd(in: text, from: place, to: end) : place
      if firstBytes[first < end ? Int(text[first]) : LineFilter.end] != 0 {
        var state = place == origin ? edge : newline
        var position = place
        var longest = -1
        while position < end {
          let symbol = UInt32(classes[Int(text[position])])
          var transition = table[Int(state &+ symbol)]
          if transition == 0 {
            let count = states.count
            table = []
            transition = makeTransition(from: &state, symbol: symbol)
            // Fewer states than before mean that all were made anew.
            if states.count < count { newline = startState(.newline) }
            table = transitions
            nowhere = dead
          }
          if transition & Self.matchBit != 0 { longest = position }
          state = transition & ~Self.matchBit &- 1
          if state == nowhere { break }
          position &+= 1
        }
        if position == end, state != nowhere {
          let count = states.count
          table = []
          if endsAtEdge(&state) { longest = end }
          if states.count < count { newline = startState(.newline) }
          table = transitions
          nowhere = dead
        }
        if longest >= 0 {
          last = longest
          return place
        }
        budget &-= position &- place
      }
      budget &-= 1
      // Most lines are told by a byte that was looked up before; the last may reach beyond the range, and so may its byte.
      let next = lines.first(in: index..<indices.upperBound, passing: filter, &cursor)
      budget &-= next &- index
      index = next
      guard index < indices.upperBound else { return -1 }
      place = lines.start(of: index)
      index &+= 1
    }
    return -1
  }

  /// The smallest position at which a match begins, reading `text[start..<end]` backwards with a reversed automaton.
  mutating func firstStart(in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var state = startState(.edge)
    var table = transitions
    let classes = classOfByte
    var smallest: Int?
    var position = end
    while position > start {
      let transition = step(from: &state, UInt32(classes[Int(text[position &- 1])]), &table)
      if transition & Self.matchBit != 0 { smallest = position }
      state = transition & ~Self.matchBit &- 1
      position &-= 1
    }
    table = []
    return endsAtEdge(&state) ? start : smallest
  }

  /// The transition of a state for a symbol, made if need be; `table` is a copy of `transitions` for a loop.
  @inline(__always) private mutating func step(from state: inout UInt32, _ symbol: UInt32, _ table: inout [UInt32])
    -> UInt32
  {
    let known = table[Int(state &+ symbol)]
    guard known == 0 else { return known }
    // Giving up the copy first keeps the table from being copied for good.
    table = []
    let made = makeTransition(from: &state, symbol: symbol)
    table = transitions
    return made
  }

  private mutating func endsAtEdge(_ state: inout UInt32) -> Bool {
    let symbol = UInt32(stride - 1)
    var transition = transitions[Int(state &+ symbol)]
    if transition == 0 { transition = makeTransition(from: &state, symbol: symbol) }
    return transition & Self.matchBit != 0
  }

  private mutating func startState(_ side: Side) -> UInt32 {
    if let known = starts[Int(side.rawValue)] { return known }
    let state = state(for: Key(kernel: [Int32(program.start)], side: side.rawValue))
    starts[Int(side.rawValue)] = state
    return state
  }

  /// Where the transitions of a state begin, made if need be.
  private mutating func state(for key: Key) -> UInt32 {
    if let known = states[key] { return known }
    let base = UInt32(states.count * stride)
    states.add(base, for: key)
    transitions.append(contentsOf: repeatElement(0, count: stride))
    if key.kernel.isEmpty { dead = base }
    return base
  }

  private mutating func makeTransition(from state: inout UInt32, symbol: UInt32) -> UInt32 {
    if states.count >= Self.maximumStateCount {
      let key = states.key(at: Int(state) / stride)
      states.removeAll()
      transitions.removeAll(keepingCapacity: true)
      starts = [nil, nil, nil, nil]
      dead = .max
      state = self.state(for: key)
    }
    let key = states.key(at: Int(state) / stride)
    let isEdge = Int(symbol) == stride - 1
    let byte = isEdge ? 0 : classes.representatives[Int(symbol)]
    let far: Side = isEdge ? .edge : Side(byte)
    let near = Side(rawValue: key.side) ?? .other
    var next: [Int32] = []
    let sets = program.sets
    let isMatch = close(over: key.kernel, left: program.isReversed ? far : near, right: program.isReversed ? near : far)
    {
      set, target in
      if !isEdge, sets[set].contains(byte) { next.append(Int32(target)) }
    }
    if !isAnchored { next.append(Int32(program.start)) }
    var kernel = next
    if next.count > 1 {
      next.sort()
      kernel.removeAll(keepingCapacity: true)
      for node in next where kernel.last != node { kernel.append(node) }
    }
    // What stands before matters to no state that nothing can follow.
    let target = self.state(for: Key(kernel: kernel, side: kernel.isEmpty ? Side.other.rawValue : far.rawValue))
    let transition = target + 1 | (isMatch ? Self.matchBit : 0)
    transitions[Int(state &+ symbol)] = transition
    return transition
  }

  /// Follows everything that takes no byte between two sides; calls back for each node that does, and tells whether the match node was reached.
  private mutating func close(
    over kernel: [Int32], left: Side, right: Side, _ visit: (_ set: Int, _ next: Int) -> Void
  ) -> Bool {
    generation &+= 1
    var isMatch = false
    stack.removeAll(keepingCapacity: true)
    stack.append(contentsOf: kernel)
    while let top = stack.popLast() {
      let node = Int(top)
      if visited[node] == generation { continue }
      visited[node] = generation
      switch program.nodes[node] {
      case .bytes(let set, let next): visit(set, next)
      case .split(let first, let second):
        stack.append(Int32(second))
        stack.append(Int32(first))
      case .assertion(let assertion, let next):
        if Self.holds(assertion, left: left, right: right) { stack.append(Int32(next)) }
      case .match: isMatch = true
      }
    }
    return isMatch
  }

  private static func holds(_ assertion: ExpressionAssertion, left: Side, right: Side) -> Bool {
    let wordLeft = left == .word
    let wordRight = right == .word
    return switch assertion {
    case .lineStart: left == .edge || left == .newline
    case .lineEnd: right == .edge || right == .newline
    case .textStart: left == .edge
    case .textEnd: right == .edge
    case .wordStart: !wordLeft && wordRight
    case .wordEnd: wordLeft && !wordRight
    case .wordBoundary: wordLeft != wordRight
    case .notWordBoundary: wordLeft == wordRight
    }
  }
}
