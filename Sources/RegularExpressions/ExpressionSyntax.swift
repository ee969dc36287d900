// SPDX-License-Identifier: Apache-2.0
package import ByteVectors

/// Why a pattern is not an extended regular expression that can be matched.
package enum RegularExpressionError: Error, Equatable, Sendable {
  /// A bracket expression or group is not closed, or a backslash ends the pattern.
  case unterminated
  /// A repetition operator has nothing to repeat, or its bounds are not numbers in order up to 32,767.
  case invalidRepetition
  /// A character class has an unknown name, or a range ends before it begins.
  case invalidClass
  /// The pattern refers back to a group, which no automaton can match.
  case backReference
  /// The pattern needs more than `ExpressionProgram.maximumNodeCount` nodes.
  case tooLarge
}

/// A position that matches nothing but must lie in the right place.
package enum ExpressionAssertion: UInt8, Hashable, Sendable {
  case lineStart, lineEnd, textStart, textEnd, wordStart, wordEnd, wordBoundary, notWordBoundary
}

/// The syntax tree of an extended regular expression.
package enum ExpressionSyntax: Sendable {
  case empty
  case bytes(ByteSet)
  case assertion(ExpressionAssertion)
  case concatenation([ExpressionSyntax])
  case alternation([ExpressionSyntax])
  /// At least `minimum` and at most `maximum` times, without an upper bound where it is nil.
  indirect case repetition(ExpressionSyntax, minimum: Int, maximum: Int?)
}

/// What a pattern is read as: its parser puts one together from those of the pattern's parts.
protocol ExpressionReading {
  /// The parts of a branch that has been read so far.
  associatedtype Branch

  /// One byte; a letter of ASCII in either case where case is ignored.
  static func literal(_ byte: UInt8, ignoringCase: Bool) -> Self
  /// One byte of a set.
  static func bytes(_ set: ByteSet) -> Self
  /// A place of a kind, and no byte.
  static func assertion(_ assertion: ExpressionAssertion) -> Self
  /// One of two branches or more.
  static func alternation(_ branches: [Self]) -> Self
  /// A part at least and at most so many times, without an upper bound where it is nil.
  static func repetition(_ item: Self, minimum: Int, maximum: Int?) -> Self
  /// A branch without parts.
  static var emptyBranch: Branch { get }
  /// Adds a part to a branch.
  static func append(_ item: Self, to branch: inout Branch)
  /// All parts of a branch, one after the other.
  static func whole(_ branch: Branch) -> Self
}

extension ExpressionSyntax: ExpressionReading {
  /// Most patterns have no more parts in a row than this.
  private static let usualLength = 32

  static func literal(_ byte: UInt8, ignoringCase: Bool) -> ExpressionSyntax {
    var set = ByteSet()
    set.insert(byte)
    let small = byte | 0x20
    if ignoringCase, small >= 0x61, small <= 0x7A {
      set.insert(small)
      set.insert(small & ~0x20)
    }
    return .bytes(set)
  }

  static var emptyBranch: [ExpressionSyntax] {
    var items: [ExpressionSyntax] = []
    items.reserveCapacity(usualLength)
    return items
  }

  static func append(_ item: ExpressionSyntax, to branch: inout [ExpressionSyntax]) { branch.append(item) }

  static func whole(_ branch: [ExpressionSyntax]) -> ExpressionSyntax {
    switch branch.count {
    case 0: .empty
    case 1: branch[0]
    default: .concatenation(branch)
    }
  }

  /// Reads the tree again as something else.
  func reading<Reading: ExpressionReading>() -> Reading {
    switch self {
    case .empty: return Reading.whole(Reading.emptyBranch)
    case .bytes(let set): return .bytes(set)
    case .assertion(let assertion): return .assertion(assertion)
    case .concatenation(let items):
      var branch = Reading.emptyBranch
      for item in items { Reading.append(item.reading(), to: &branch) }
      return Reading.whole(branch)
    case .alternation(let branches): return .alternation(branches.map { $0.reading() })
    case .repetition(let item, let minimum, let maximum):
      return .repetition(item.reading(), minimum: minimum, maximum: maximum)
    }
  }
}
