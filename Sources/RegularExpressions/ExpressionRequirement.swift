// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Finds text that every match of an expression contains, so that most texts need not be searched at all.
///
/// Bytes are folded by setting bit 5, which joins upper and lower case; whoever looks for the text must fold likewise.
package enum ExpressionRequirement {
  /// More alternatives than this are not followed up.
  private static let maximumAlternatives = 16
  /// Longer text does not make a requirement better.
  private static let maximumLength = 24

  /// Folds a byte.
  @inlinable package static func folded(_ byte: UInt8) -> UInt8 { byte | 0x20 }

  /// Texts of which every match contains at least one; none where nothing of three bytes or more is certain.
  package static func literals(of pattern: [UInt8], ignoringCase: Bool) -> [[UInt8]] {
    guard let syntax = try? ExpressionParser.parse(pattern, ignoringCase: ignoringCase) else { return [] }
    return literals(of: syntax)
  }

  /// The same for a pattern that has been read already.
  static func literals(of syntax: ExpressionSyntax) -> [[UInt8]] {
    let found = analyze(syntax)
    return better(found.best, found.exact ?? [])
  }

  /// Texts of three bytes or more, of which every match begins with one; none where that is not certain, or where they are many.
  static func beginnings(of syntax: ExpressionSyntax) -> [[UInt8]] {
    let texts = beginning(of: syntax).texts
    return texts.count <= fewBeginnings && texts.allSatisfy { $0.count >= 3 } ? texts : []
  }

  /// The rarest in texts of the bytes, letters and the blank aside, that every match contains; nil where there is none.
  static func byte(of syntax: ExpressionSyntax) -> UInt8? {
    switch syntax {
    case .bytes(let set):
      guard set.count == 1, let byte = set.first, !isLetter(byte), byte != 0x20 else { return nil }
      return byte
    case .concatenation(let items):
      return items.compactMap(byte).min { ByteFrequency.weight($0) < ByteFrequency.weight($1) }
    case .repetition(let item, let minimum, _): return minimum > 0 ? byte(of: item) : nil
    case .empty, .assertion, .alternation: return nil
    }
  }

  /// Whether every match begins at the start of a line.
  static func beginsAtLineStart(_ syntax: ExpressionSyntax) -> Bool {
    switch syntax {
    case .assertion(let assertion): assertion == .lineStart || assertion == .textStart
    case .concatenation(let items): items.first.map(beginsAtLineStart) ?? false
    case .alternation(let branches): branches.allSatisfy(beginsAtLineStart)
    case .empty, .bytes, .repetition: false
    }
  }

  /// More texts than this are not quicker found than matches.
  private static let fewBeginnings = 4

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) }

  /// Texts, folded, of which every match begins with one, and whether a match is no longer than that.
  private static func beginning(of syntax: ExpressionSyntax) -> (texts: [[UInt8]], isWhole: Bool) {
    let nothing: (texts: [[UInt8]], isWhole: Bool) = ([[]], false)
    switch syntax {
    case .empty, .assertion: return ([[]], true)
    case .bytes:
      return analyze(syntax).exact.map { ($0, true) } ?? nothing
    case .concatenation(let items):
      var texts: [[UInt8]] = [[]]
      for item in items {
        let next = beginning(of: item)
        guard texts.count * next.texts.count <= maximumAlternatives else { return (texts, false) }
        texts = texts.flatMap { text in next.texts.map { text + $0 } }
        guard next.isWhole, texts.allSatisfy({ $0.count <= maximumLength }) else { return (texts, false) }
      }
      return (texts, true)
    case .alternation(let branches):
      let parts = branches.map(beginning)
      let texts = parts.flatMap(\.texts)
      return texts.count <= maximumAlternatives ? (texts, parts.allSatisfy(\.isWhole)) : nothing
    case .repetition(let item, let minimum, let maximum):
      guard minimum > 0 else { return nothing }
      let next = beginning(of: item)
      return (next.texts, next.isWhole && minimum == 1 && maximum == 1)
    }
  }

  private struct Finding {
    /// All texts that the syntax matches, folded; nil where there are too many.
    var exact: [[UInt8]]?
    /// Texts of which one is certain.
    var best: [[UInt8]] = []
  }

  private static func quality(_ literals: [[UInt8]]) -> Int {
    guard var length = literals.first?.count else { return 0 }
    for literal in literals { length = min(length, literal.count) }
    return length < 3 ? 0 : length * 4 - literals.count
  }

  private static func better(_ first: [[UInt8]], _ second: [[UInt8]]) -> [[UInt8]] {
    let winner = quality(second) > quality(first) ? second : first
    return quality(winner) > 0 ? winner : []
  }

  private static func analyze(_ syntax: ExpressionSyntax) -> Finding {
    switch syntax {
    case .empty, .assertion: return Finding(exact: [[]])
    case .bytes(let set):
      if let byte = onlyByte(of: set) { return Finding(exact: [[byte]]) }
      guard set.count <= 8 else { return Finding(exact: nil) }
      var folds = ByteSet()
      for byte in set.elements { folds.insert(folded(byte)) }
      return Finding(exact: folds.count <= 4 ? folds.elements.map { [$0] } : nil)
    case .concatenation(let items): return analyze(items)
    case .alternation(let branches):
      let findings = branches.map(analyze)
      var exact: [[UInt8]]? = []
      for finding in findings {
        guard let more = finding.exact, let known = exact, known.count + more.count <= maximumAlternatives else {
          exact = nil
          break
        }
        exact = known + more
      }
      let parts = findings.map { better($0.best, $0.exact ?? []) }
      let all = parts.flatMap { $0 }
      let isCertain = parts.allSatisfy { !$0.isEmpty } && all.count <= maximumAlternatives
      return Finding(exact: exact, best: isCertain ? all : [])
    case .repetition(let item, let minimum, let maximum):
      let finding = analyze(item)
      if minimum == 1, maximum == 1 { return finding }
      if minimum == 0 {
        guard maximum == 1, let exact = finding.exact, exact.count < maximumAlternatives else {
          return Finding(exact: nil)
        }
        return Finding(exact: exact + [[]])
      }
      return Finding(exact: nil, best: better(finding.best, finding.exact ?? []))
    }
  }

  /// The folded byte of a set that has no other; nil for any other set.
  private static func onlyByte(of set: ByteSet) -> UInt8? {
    guard set.count <= 2, let byte = set.first else { return nil }
    return set.count == 1 || folded(byte) != byte && set.contains(folded(byte)) ? folded(byte) : nil
  }

  private static func analyze(_ items: [ExpressionSyntax]) -> Finding {
    var isExact = true
    var run: [[UInt8]] = [[]]
    var best: [[UInt8]] = []
    for item in items {
      // Most items are single characters.
      let isShort = run.allSatisfy { $0.count <= maximumLength }
      if isShort, case .bytes(let set) = item, let byte = onlyByte(of: set) {
        for index in run.indices { run[index].append(byte) }
        continue
      }
      let finding = analyze(item)
      if let more = finding.exact, run.count * more.count <= maximumAlternatives, isShort {
        if more.count == 1 {
          for index in run.indices { run[index] += more[0] }
        } else {
          run = run.flatMap { head in more.map { head + $0 } }
        }
        continue
      }
      isExact = false
      best = better(best, run)
      best = better(best, finding.best)
      run = finding.exact ?? [[]]
    }
    return Finding(exact: isExact ? run : nil, best: better(best, run))
  }
}
