// SPDX-License-Identifier: Apache-2.0

/// A compiled extended regular expression; immutable, so that all threads share it.
///
/// Matches as glibc's `regexec` after `regcomp` with `REG_EXTENDED | REG_NEWLINE` in the C locale, in time linear in the text.
package final class RegularExpression: Sendable {
  let forward: ExpressionProgram
  let backward: ExpressionProgram
  let classes: ByteClasses

  /// Compiles a pattern; throws what makes it invalid.
  package init(_ pattern: [UInt8], ignoringCase: Bool) throws(RegularExpressionError) {
    let syntax = try ExpressionParser.parse(pattern, ignoringCase: ignoringCase)
    forward = try ExpressionProgram(syntax, isReversed: false)
    backward = try ExpressionProgram(syntax, isReversed: true)
    classes = ByteClasses(forward.sets)
  }
}

/// Matches one expression; keeps automaton states from text to text, so each thread has its own.
package final class ExpressionMatcher {
  private let expression: RegularExpression
  private let search: LazyAutomaton
  private var leftmost: LazyAutomaton?
  private var longest: LazyAutomaton?

  /// A matcher without any states yet.
  package init(_ expression: RegularExpression) {
    self.expression = expression
    search = LazyAutomaton(expression.forward, expression.classes, isAnchored: false)
  }

  /// Bytes of memory that the matcher has taken so far, roughly.
  package var footprint: Int { search.footprint + (leftmost?.footprint ?? 0) + (longest?.footprint ?? 0) }

  /// The leftmost match in a range of a text, the longest of those that begin there; nil where nothing matches.
  package func firstMatch(in text: Span<UInt8>, range: Range<Int>) -> Range<Int>? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard search.firstEnd(in: text, from: start, to: end) != nil else { return nil }
    let leftmost = self.leftmost ?? LazyAutomaton(expression.backward, expression.classes, isAnchored: false)
    self.leftmost = leftmost
    let longest = self.longest ?? LazyAutomaton(expression.forward, expression.classes, isAnchored: true)
    self.longest = longest
    guard let first = leftmost.firstStart(in: text, from: start, to: end),
      let last = longest.longestEnd(in: text, from: first, origin: start, to: end)
    else { return nil }
    return first..<last
  }
}
