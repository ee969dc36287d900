// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a text begin, found once for all expressions that look only there.
package struct LineStarts: Sendable {
  /// How far lines are looked for: as far as expressions usually search, and what they skip before.
  private static let limit = 16 * 1024

  private(set) var starts: [Int32] = []
  /// The first byte of each line and, in the upper eight bits, the first that is neither a blank nor a tab; 0 where the text
  /// was not known so far.
  private(set) var heads: [UInt16] = []
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
    var position = known
    let known = min(text.count, Self.limit, max(end, 1024))
    self.known = known
    makeRoom(for: known - position)
    let first = self.count
    let lineFeed = ByteSearch.pattern(0x0A)
    var count = self.count
    var starts = self.starts.mutableSpan
    while position <= known &- 16 {
      let found = ByteSearch.matches(lineFeed, in: text, at: position)
      if found.x | found.y != 0 {
        var bits = found.x
        while bits != 0 {
          starts[count] = Int32(truncatingIfNeeded: position &+ bits.trailingZeroBitCount / 8 &+ 1)
          count &+= 1
          bits &= bits &- 1
        }
        bits = found.y
        while bits != 0 {
          starts[count] = Int32(truncatingIfNeeded: position &+ bits.trailingZeroBitCount / 8 &+ 9)
          count &+= 1
          bits &= bits &- 1
        }
      }
      position &+= 16
    }
    while position < known {
      if text[position] == 0x0A {
        starts[count] = Int32(truncatingIfNeeded: position &+ 1)
        count &+= 1
      }
      position &+= 1
    }
    self.count = count
    lookUpHeads(in: text, of: first..<count)
  }

  private mutating func lookUpHeads(in text: Span<UInt8>, of lines: Range<Int>) {
    let starts = self.starts
    let known = self.known
    var heads = self.heads.mutableSpan
    for index in lines {
      let start = Int(starts[index])
      guard start < known else {
        heads[index] = 0
        continue
      }
      let first = text[start]
      var behind = start
      if first == 0x20 || first == 0x09 { behind = ByteSearch.blanksEnd(in: text, from: start, to: known) }
      heads[index] = UInt16(first) | UInt16(behind < known ? text[behind] : 0) << 8
    }
  }

  /// Makes room for one line more than so many bytes can have, so that there is always room for the next.
  private mutating func makeRoom(for bytes: Int) {
    let missing = count + bytes + 1 - starts.count
    guard missing > 0 else { return }
    starts.append(contentsOf: repeatElement(0, count: missing))
    heads.append(contentsOf: repeatElement(0, count: missing))
  }

  /// The indices of the lines behind the start of a range up to its end; nil where lines are not known that far.
  func indices(from start: Int, to end: Int) -> Range<Int>? {
    guard known >= end else { return nil }
    return firstIndex(above: start)..<firstIndex(above: end)
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
