// SPDX-License-Identifier: Apache-2.0

/// What a reader let pass, with its offsets.
struct IrregularityLog {
  /// The kinds of what was let pass.
  typealias Kind = PropertyListDocument.Irregularity.Kind

  /// What is kept, in the order in which it was found.
  private(set) var kept: [(kind: Kind, message: String, offset: Int)] = []
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  /// How many irregularities of one kind are kept: a file of nothing else would fill the memory with them.
  private static let mostKept = 100

  /// Keeps an irregularity, or counts it where enough are kept.
  mutating func add(_ kind: Kind, at offset: Int, _ message: @autoclosure () -> String) {
    counts[kind.rawValue] += 1
    if counts[kind.rawValue] <= IrregularityLog.mostKept { kept.append((kind, message(), offset)) }
  }

  /// How many of each kind were counted only.
  var leftOut: [Kind: Int] {
    let pairs = Kind.allCases.map { ($0, counts[$0.rawValue] - IrregularityLog.mostKept) }
    return Dictionary(uniqueKeysWithValues: pairs.filter { $0.1 > 0 })
  }
}
