// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Finds text that every match of an expression contains, so that most texts need not be searched at all.
///
/// Bytes are folded by setting bit 5, which joins upper and lower case; whoever looks for the text must fold likewise.
package enum ExpressionRequirement {
  /// More alternatives than this are not followed up.
  static let maximumAlternatives = 16
  /// Longer text does not make a requirement better.
  static let maximumLength = 24

  /// Folds a byte.
  @inlinable package static func folded(_ byte: UInt8) -> UInt8 { byte | 0x20 }

  /// Texts of which every match contains at least one; none where nothing of three bytes or more is certain.
  package static func literals(of pattern: [UInt8], ignoringCase: Bool) -> [[UInt8]] {
    // No tree is made of the pattern: of most patterns of a database nothing else is ever asked.
    guard let finding = try? ExpressionParser<ExpressionFinding>.parse(pattern, ignoringCase: ignoringCase) else {
      return []
    }
    return finding.literals
  }

  /// The same for a pattern that has been read already.
  static func literals(of syntax: ExpressionSyntax) -> [[UInt8]] {
    let finding: ExpressionFinding = syntax.reading()
    return finding.literals
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
      guard set.count == 1, let byte = set.first, !byte.isLetter, byte != 0x20 else { return nil }
      return byte
    case .concatenation(let items):
      var rarest: UInt8?
      for item in items {
        guard let byte = byte(of: item) else { continue }
        if rarest.map({ ByteFrequency.weight(byte) < ByteFrequency.weight($0) }) ?? true { rarest = byte }
      }
      return rarest
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

  /// Texts, folded, of which every match begins with one, and whether a match is no longer than that.
  private static func beginning(of syntax: ExpressionSyntax) -> (texts: [[UInt8]], isWhole: Bool) {
    let nothing: (texts: [[UInt8]], isWhole: Bool) = ([[]], false)
    switch syntax {
    case .empty, .assertion: return ([[]], true)
    case .bytes:
      let finding: ExpressionFinding = syntax.reading()
      return finding.exact.map { ($0, true) } ?? nothing
    case .concatenation(let items):
      var texts: [[UInt8]] = [[]]
      for item in items {
        // Most items are single characters.
        if case .bytes(let set) = item, case .byte(let byte) = ExpressionFinding.bytes(set) {
          for index in texts.indices { texts[index].append(byte) }
          guard texts.allSatisfy({ $0.count <= maximumLength }) else { return (texts, false) }
          continue
        }
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
}
