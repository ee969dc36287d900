// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// A compiled extended regular expression; immutable, so that all threads share it.
///
/// Matches as glibc's `regexec` after `regcomp` with `REG_EXTENDED | REG_NEWLINE` in the C locale, in time linear in the text.
package final class RegularExpression: Sendable {
  let forward: ExpressionProgram
  /// What a program that reads backwards is made of, where one is needed.
  private let syntax: ExpressionSyntax
  let classes: ByteClasses
  /// Whether every match begins at the start of a line.
  let beginsAtLineStart: Bool
  /// The bytes that a match can begin with; nil where it may be empty.
  let firstBytes: ByteSet?
  /// Which lines a match can begin at, where all matches begin at lines.
  let lineFilter: LineFilter
  /// Texts of which every match begins with one; none where that is not certain.
  let beginnings: [FoldedLiteral]
  /// A byte that every match contains and few texts do.
  let requiredByte: UInt8?

  /// Compiles a pattern; throws what makes it invalid.
  package convenience init(_ pattern: [UInt8], ignoringCase: Bool) throws(RegularExpressionError) {
    try self.init(ExpressionParser<ExpressionSyntax>.parse(pattern, ignoringCase: ignoringCase))
  }

  private init(_ syntax: ExpressionSyntax) throws(RegularExpressionError) {
    self.syntax = syntax
    forward = try ExpressionProgram(syntax, isReversed: false)
    classes = ByteClasses(forward.sets)
    beginsAtLineStart = ExpressionRequirement.beginsAtLineStart(syntax)
    firstBytes = forward.firstBytes
    lineFilter = LineFilter(syntax, firstBytes: firstBytes)
    beginnings = beginsAtLineStart ? [] : ExpressionRequirement.beginnings(of: syntax).compactMap(FoldedLiteral.init)
    requiredByte = ExpressionRequirement.byte(of: syntax)
  }

  /// A text that every match contains; looked for when asked, as most expressions are done before.
  func requirement() -> FoldedLiteral? {
    let literals = ExpressionRequirement.literals(of: syntax)
    return literals.count == 1 ? FoldedLiteral(literals[0]) : nil
  }

  /// Whether it is known where in a text matches can begin.
  private var hasKnownPlaces: Bool { beginsAtLineStart || !beginnings.isEmpty }

  /// The branches of an alternation where more is known of each of them than of all together; none of other expressions.
  func branches() -> [RegularExpression] {
    guard !hasKnownPlaces, case .alternation(let parts) = syntax else { return [] }
    let branches = parts.compactMap { try? RegularExpression($0) }
    return branches.count == parts.count && branches.allSatisfy(\.hasKnownPlaces) ? branches : []
  }

  /// A program for the same texts that reads them from their end; as large as `forward`, so never too large.
  func backward() -> ExpressionProgram? { try? ExpressionProgram(syntax, isReversed: true) }
}

/// Matches one expression; keeps automaton states from text to text, so each thread has its own.
package final class ExpressionMatcher {
  private let expression: RegularExpression
  private var search: LazyAutomaton?
  private var longest: LazyAutomaton
  private var leftmost: LazyAutomaton?
  private lazy var requirement = expression.requirement()
  private lazy var branches = expression.branches().map(ExpressionMatcher.init)

  /// A matcher without any states yet.
  package init(_ expression: RegularExpression) {
    self.expression = expression
    longest = LazyAutomaton(expression.forward, expression.classes, isAnchored: true)
  }

  /// Whether it helps to know where lines begin.
  package var usesLineStarts: Bool { expression.beginsAtLineStart || !branches.isEmpty }

  /// Bytes of memory that the matcher has taken so far, roughly.
  package var footprint: Int {
    (search?.footprint ?? 0) + longest.footprint + (leftmost?.footprint ?? 0)
      + branches.reduce(0) { $0 + $1.footprint }
  }

  /// The leftmost match in a range of a text, the longest of those that begin there; nil where nothing matches.
  ///
  /// `lines` tells where lines begin at or after the range's start, up to its end, if that is known.
  package func firstMatch(
    in text: Span<UInt8>, range: Range<Int>, lines: borrowing LineStarts = LineStarts()
  ) -> Range<Int>? {
    let (start, end) = (range.lowerBound, range.upperBound)
    if let byte = expression.requiredByte, ByteSearch.first(byte, in: text, from: start, to: end) == nil { return nil }
    // Trying every place in turn is quickest where most are given up at once; the budget keeps it linear.
    var budget = 2 * range.count + 256
    if expression.beginsAtLineStart, let indices = lines.indices(from: start, to: end) {
      var last = 0
      let first = longest.firstMatchAtLineStart(
        in: text, range, lines, indices, expression.lineFilter, &budget, &last)
      if first >= 0 { return first..<last }
      if budget > 0 { return nil }
    }
    if !expression.beginnings.isEmpty {
      if let match = firstMatchOfBeginnings(in: text, range, &budget) { return match }
      if budget > 0 { return nil }
    }
    if let requirement, requirement.first(in: text, from: start, to: end) == nil { return nil }
    if !branches.isEmpty {
      // The leftmost match of any; another branch may go on longer from there.
      guard let first = branches.compactMap({ $0.firstMatch(in: text, range: range, lines: lines)?.lowerBound }).min()
      else { return nil }
      budget = .max
      return longest.longestEnd(in: text, from: first, origin: start, to: end, &budget).map { first..<$0 }
    }
    if search == nil { search = LazyAutomaton(expression.forward, expression.classes, isAnchored: false) }
    guard let earliestEnd = search?.firstEnd(in: text, from: start, to: end) else { return nil }
    if let firstBytes = expression.firstBytes {
      var place = start
      while place < earliestEnd, budget > 0 {
        if firstBytes.contains(text[place]),
          let last = longest.longestEnd(in: text, from: place, origin: start, to: end, &budget)
        {
          return place..<last
        }
        place += 1
        budget -= 1
      }
    }
    if leftmost == nil {
      leftmost = expression.backward().map { LazyAutomaton($0, expression.classes, isAnchored: false) }
    }
    budget = .max
    guard let first = leftmost?.firstStart(in: text, from: start, to: end),
      let last = longest.longestEnd(in: text, from: first, origin: start, to: end, &budget)
    else { return nil }
    return first..<last
  }

  /// The first match, looked for where one of the texts stands that every match begins with; where the budget ends, so does the
  /// search, without a match.
  private func firstMatchOfBeginnings(
    in text: Span<UInt8>, _ range: Range<Int>, _ budget: inout Int
  ) -> Range<Int>? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let beginnings = expression.beginnings
    // Where each text stands next.
    var places = beginnings.map { $0.first(in: text, from: start, to: end) }
    while budget > 0 {
      var nearest: Int?
      for place in places { if let place, place < nearest ?? end { nearest = place } }
      guard let nearest else { return nil }
      if let last = longest.longestEnd(in: text, from: nearest, origin: start, to: end, &budget) {
        return nearest..<last
      }
      for index in places.indices where places[index] == nearest {
        places[index] = beginnings[index].first(in: text, from: nearest + 1, to: end)
      }
      budget -= 1
    }
    return nil
  }
}
