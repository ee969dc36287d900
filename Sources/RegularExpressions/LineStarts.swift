// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text begin, found once for all expressions that look only there.
package struct LineStarts: Sendable {
  /// How far lines are looked for: as far as expressions usually search, and what they skip before.
  private static let limit = 16 * 1024

  private var starts: [Int32] = []
  /// How many of them are known; the rest is room.
  private var count = 0
  /// Lines are known up to here.
  private var known = 0

  /// Without any lines yet.
  package init() {}

  /// Whether `find` must be called before lines up to a place can be asked for; never beyond the limit.
  package func isUnknown(to end: Int) -> Bool { known < end && known < Self.limit }

  /// Forgets the lines, before another text.
  package mutating func reset() {
    known = 0
    count = 0
  }

  /// Finds the lines of a text at least up to a place.
  package mutating func find(in text: Span<UInt8>, to end: Int) {
    let start = known
    known = min(text.count, Self.limit, max(end, 1024))
    var count = self.count
    // One more than there can be, so that there is always room for the next.
    if starts.count <= count + known - start {
      starts.append(contentsOf: repeatElement(0, count: count + known - start + 1 - starts.count))
    }
    ByteSearch.forEach(0x0A, in: text, from: start, to: known) {
      starts[count] = Int32(truncatingIfNeeded: $0 &+ 1)
      count &+= 1
    }
    self.count = count
  }

  /// The starts behind the start of a range up to its end; nil where lines are not known that far.
  func indices(from start: Int, to end: Int) -> (starts: [Int32], range: Range<Int>)? {
    guard known >= end else { return nil }
    return (starts, firstIndex(above: start)..<firstIndex(above: end))
  }

  /// The index of the first line that begins behind a place, by halving.
  private func firstIndex(above place: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      if Int(starts[middle]) <= place { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
