// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text begin, found once for all expressions that look only there.
package struct LineStarts: Sendable {
  /// How far lines are looked for: as far as expressions usually search, and what they skip before.
  private static let limit = 16 * 1024

  private var starts: [Int32] = []
  /// Lines are known up to here; -1 where none are.
  private var known = -1

  /// Without any lines yet.
  package init() {}

  /// Whether `find` must be called before lines can be asked for.
  package var isUnknown: Bool { known < 0 }

  /// Forgets the lines, before another text.
  package mutating func reset() { known = -1 }

  /// Finds the lines of a text.
  package mutating func find(in text: Span<UInt8>) {
    starts.removeAll(keepingCapacity: true)
    known = min(text.count, Self.limit)
    var position = 0
    while let found = ByteSearch.first(0x0A, in: text, from: position, to: known) {
      position = found &+ 1
      starts.append(Int32(truncatingIfNeeded: position))
    }
  }

  /// Calls back for the start of a range and every line that begins in it or at its end, until told to stop with false.
  ///
  /// Returns whether all were visited; where lines are not known that far, nothing is visited.
  func forEach(from start: Int, to end: Int, _ body: (Int) -> Bool) -> Bool {
    guard known >= end else { return false }
    guard body(start) else { return false }
    // The first line behind the start, by halving.
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low &+ high) / 2
      if Int(starts[middle]) <= start { low = middle &+ 1 } else { high = middle }
    }
    while low < starts.count, Int(starts[low]) <= end {
      guard body(Int(starts[low])) else { return false }
      low &+= 1
    }
    return true
  }
}
