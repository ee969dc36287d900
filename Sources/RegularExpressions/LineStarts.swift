// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Where the lines of a text begin, found once for all expressions that look only there.
package struct LineStarts: Sendable {
  /// How far lines are looked for: as far as expressions usually search, and what they skip before.
  private static let limit = 16 * 1024

  /// A line of the text.
  struct Line: Sendable {
    /// Where it begins.
    var start: Int32 = 0
    /// Its first byte and, in the upper eight bits, the first that is neither a blank nor a tab; 0 where the text was not
    /// known so far.
    var heads: UInt16 = 0
  }

  private(set) var lines: [Line] = []
  /// How many of them are known; the rest is room.
  private var count = 0
  /// Lines are known up to here.
  private var known = 0

  /// Without any lines yet.
  package init() {}

  /// Whether `find` must be called before lines up to a place can be asked for; never beyond the limit.
  package func isUnknown(to end: Int) -> Bool { known < end && known < Self.limit }

  /// Whether the lines that are known are also those of a text that consists of as many of the same bytes.
  package func areWithin(_ count: Int) -> Bool { known <= count }

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
    var count = self.count
    var lines = self.lines.mutableSpan
    while position < known {
      var lineFeeds = text.bits(equalTo: 0x0A, at: position)
      while lineFeeds != 0 {
        let start = position &+ lineFeeds.trailingZeroBitCount &+ 1
        lineFeeds &= lineFeeds &- 1
        guard start <= known else { break }
        lines[count] = Line(
          start: Int32(truncatingIfNeeded: start), heads: Self.heads(of: text, from: start, to: known))
        count &+= 1
      }
      position &+= Span<UInt8>.blockSize
    }
    self.count = count
  }

  /// The first byte of a line and the first that is neither a blank nor a tab.
  @inline(__always) private static func heads(of text: Span<UInt8>, from start: Int, to end: Int) -> UInt16 {
    guard start < end else { return 0 }
    let first = text[start]
    var behind = start
    if first == 0x20 || first == 0x09 { behind = ByteSearch.blanksEnd(in: text, from: start, to: end) }
    return UInt16(first) | UInt16(behind < end ? text[behind] : 0) << 8
  }

  /// Makes room for one line more than so many bytes can have, so that there is always room for the next.
  private mutating func makeRoom(for bytes: Int) {
    let missing = count + bytes + 1 - lines.count
    // An array is sooner made than filled.
    if lines.isEmpty {
      lines = [Line](repeating: Line(), count: missing)
    } else if missing > 0 {
      lines.append(contentsOf: repeatElement(Line(), count: missing))
    }
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
      if Int(lines[middle].start) <= place { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
