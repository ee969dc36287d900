// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// What is known of the text that every match of an expression, or of a part of one, contains.
///
/// All texts are folded as `ExpressionRequirement` says.
enum ExpressionFinding {
  /// Every match is this byte.
  case byte(UInt8)
  /// Every match is one of these bytes, four at most.
  case oneByte(ByteSet)
  /// Every match is empty.
  case empty
  /// Nothing is known.
  case anything
  /// All texts that match, nil where they are too many, and texts of which every match contains one, none where that is not
  /// certain.
  case texts(exact: [[UInt8]]?, best: [[UInt8]])

  /// All texts that match; nil where they are too many.
  var exact: [[UInt8]]? {
    switch self {
    case .byte(let byte): [[byte]]
    case .oneByte(let set): set.elements.map { [$0] }
    case .empty: [[]]
    case .anything: nil
    case .texts(let exact, _): exact
    }
  }

  /// Texts of which every match contains one.
  private var best: [[UInt8]] {
    if case .texts(_, let best) = self { return best }
    return []
  }

  /// Texts of three bytes or more of which every match contains one; none where nothing as long is certain.
  var literals: [[UInt8]] {
    // Texts of a byte or none are too short.
    guard case .texts(let exact, let best) = self else { return [] }
    return Self.better(best, exact ?? [])
  }

  /// How well texts rule out what does not match, by their number and the length of the shortest; 0 for not at all.
  private static func quality(shortest: Int, count: Int) -> Int { shortest < 3 ? 0 : shortest * 4 - count }

  private static func quality(_ literals: [[UInt8]]) -> Int {
    guard var shortest = literals.first?.count else { return 0 }
    for literal in literals { shortest = min(shortest, literal.count) }
    return quality(shortest: shortest, count: literals.count)
  }

  private static func better(_ first: [[UInt8]], _ second: [[UInt8]]) -> [[UInt8]] {
    let (one, two) = (quality(first), quality(second))
    guard max(one, two) > 0 else { return [] }
    return two > one ? second : first
  }
}

extension ExpressionFinding: ExpressionReading {
  /// A branch, as far as it has been read.
  struct Branch {
    /// Whether `heads` and `tail` are all that was read.
    var isExact = true
    /// The texts with which what was read last begins, of which there is at least one.
    var heads: [[UInt8]]?
    /// What follows each of them; all that was read last where there are none.
    var tail: [UInt8] = []
    /// The lengths of the shortest and the longest of `heads`.
    var shortest = 0
    var longest = 0
    /// The texts of which every match has one, of those that were read before.
    var best: [[UInt8]] = []

    /// The number of texts that was read last.
    var count: Int { heads?.count ?? 1 }
    /// The texts that were read last.
    var run: [[UInt8]] { heads.map { $0.map { $0 + tail } } ?? [tail] }
  }

  static var emptyBranch: Branch { Branch() }

  static func literal(_ byte: UInt8, ignoringCase: Bool) -> ExpressionFinding {
    .byte(ExpressionRequirement.folded(byte))
  }

  static func bytes(_ set: ByteSet) -> ExpressionFinding {
    let count = set.count
    guard count <= 8, let byte = set.first else { return .anything }
    let folded = ExpressionRequirement.folded(byte)
    if count == 1 || count == 2 && folded != byte && set.contains(folded) { return .byte(folded) }
    var folds = ByteSet()
    set.forEach { folds.insert(ExpressionRequirement.folded($0)) }
    return folds.count <= 4 ? .oneByte(folds) : .anything
  }

  static func assertion(_ assertion: ExpressionAssertion) -> ExpressionFinding { .empty }

  static func alternation(_ branches: [ExpressionFinding]) -> ExpressionFinding {
    var exact: [[UInt8]]? = []
    var all: [[UInt8]] = []
    var isCertain = true
    for branch in branches {
      let texts = branch.exact
      if let more = texts, let known = exact, known.count + more.count <= ExpressionRequirement.maximumAlternatives {
        exact = known + more
      } else {
        exact = nil
      }
      let part = better(branch.best, texts ?? [])
      if part.isEmpty { isCertain = false }
      all += part
    }
    isCertain = isCertain && all.count <= ExpressionRequirement.maximumAlternatives
    return .texts(exact: exact, best: isCertain ? all : [])
  }

  static func repetition(_ item: ExpressionFinding, minimum: Int, maximum: Int?) -> ExpressionFinding {
    if minimum == 1, maximum == 1 { return item }
    if minimum == 0 {
      guard maximum == 1, let exact = item.exact, exact.count < ExpressionRequirement.maximumAlternatives else {
        return .anything
      }
      return .texts(exact: exact + [[]], best: [])
    }
    let literals = item.literals
    return literals.isEmpty ? .anything : .texts(exact: nil, best: literals)
  }

  static func append(_ item: ExpressionFinding, to branch: inout Branch) {
    let isShort = branch.longest + branch.tail.count <= ExpressionRequirement.maximumLength
    switch item {
    case .byte(let byte) where isShort:
      if branch.tail.isEmpty { branch.tail.reserveCapacity(ExpressionRequirement.maximumLength + 1) }
      branch.tail.append(byte)
      return
    case .empty where isShort: return
    case .anything: break
    default:
      guard isShort, let exact = item.exact,
        branch.count * exact.count <= ExpressionRequirement.maximumAlternatives
      else { break }
      if exact.count == 1 {
        branch.tail += exact[0]
      } else {
        begin(branch.run.flatMap { head in exact.map { head + $0 } }, in: &branch)
      }
      return
    }
    takeRun(of: &branch)
    branch.isExact = false
    branch.best = better(branch.best, item.best)
    if let exact = item.exact { begin(exact, in: &branch) } else { begin([], in: &branch) }
  }

  static func whole(_ branch: Branch) -> ExpressionFinding {
    if branch.isExact {
      if branch.heads == nil, branch.tail.count <= 1 { return branch.tail.first.map { .byte($0) } ?? .empty }
      let run = branch.run
      return .texts(exact: run, best: better(branch.best, run))
    }
    var branch = branch
    takeRun(of: &branch)
    return branch.best.isEmpty ? .anything : .texts(exact: nil, best: branch.best)
  }

  /// Takes what was read last for the best if it is better.
  private static func takeRun(of branch: inout Branch) {
    let found = quality(shortest: branch.shortest + branch.tail.count, count: branch.count)
    if found > max(0, quality(branch.best)) { branch.best = branch.run }
  }

  /// Goes on with texts, with an empty one where there are none.
  private static func begin(_ texts: [[UInt8]], in branch: inout Branch) {
    if !branch.tail.isEmpty { branch.tail = [] }
    (branch.shortest, branch.longest, branch.heads) = (0, 0, nil)
    guard texts.count > 1 else {
      if let text = texts.first { branch.tail = text }
      return
    }
    branch.shortest = texts[0].count
    for text in texts {
      branch.shortest = min(branch.shortest, text.count)
      branch.longest = max(branch.longest, text.count)
    }
    branch.heads = texts
  }
}
