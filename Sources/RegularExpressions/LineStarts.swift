// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Where the lines of a text begin, found once for all expressions that look only there.
package struct LineStarts: Sendable {
  /// How far lines are looked for: as far as expressions usually search, and what they skip before.
  private static let limit = 16 * 1024
  /// Lines are looked for in so many bytes at a time, a number of whole blocks; room is made for no more than these can have.
  private static let stretch = 1024

  /// Where each line begins.
  private var starts: [Int32] = []
  /// The first byte of each line; 0 where the text was not known so far.
  private var firstBytes: [UInt8] = []
  /// The first byte of each line that is neither a blank nor a tab; 0 where the text was not known so far.
  private var filledBytes: [UInt8] = []
  /// How many lines are known; the rest is room.
  private var count = 0
  /// Lines are known up to here.
  private var known = 0

  /// Without any lines yet.
  package init() {}

  /// Whether `find` must be called before lines up to a place can be asked for; never beyond the limit.
  package func isUnknown(to end: Int) -> Bool { known < end && known < Self.limit }

  /// Whether the lines that are known are also those of the first `count` bytes alone.
  package func areWithin(_ count: Int) -> Bool { known <= count }

  /// Forgets the lines, before another text.
  package mutating func reset() {
    known = 0
    count = 0
  }

  /// Finds the lines of a text at least up to a place.
  package mutating func find(in text: Span<UInt8>, to end: Int) {
    var position = known
    known = min(text.count, Self.limit, max(end, Self.stretch))
    while position < known {
      let next = min(position &+ Self.stretch, known)
      // A stretch has no more lines than bytes.
      makeRoom(for: count + Self.stretch)
      count = Self.findLines(
        in: text, from: position, to: next, of: known, behind: count, &starts, &firstBytes, &filledBytes)
      position = next
    }
  }

  /// Finds the lines that begin after a place up to another, for which there is room after those found before; returns how
  /// many there are then.
  private static func findLines(
    in text: Span<UInt8>, from start: Int, to end: Int, of known: Int, behind found: Int, _ starts: inout [Int32],
    _ firstBytes: inout [UInt8], _ filledBytes: inout [UInt8]
  ) -> Int {
    var count = found
    var starts = starts.mutableSpan
    var firstBytes = firstBytes.mutableSpan
    var filledBytes = filledBytes.mutableSpan
    var block = start
    while block < end {
      var lineFeeds = text.bits(equalTo: 0x0A, at: block)
      while lineFeeds != 0 {
        let line = block &+ lineFeeds.trailingZeroBitCount &+ 1
        lineFeeds &= lineFeeds &- 1
        guard line <= end else { break }
        let first = line < known ? text[line] : 0
        var filled = first
        if first == 0x20 || first == 0x09 {
          let place = ByteSearch.blanksEnd(in: text, from: line, to: known)
          filled = place < known ? text[place] : 0
        }
        starts[count] = Int32(truncatingIfNeeded: line)
        firstBytes[count] = first
        filledBytes[count] = filled
        count &+= 1
      }
      block &+= Span<UInt8>.blockSize
    }
    return count
  }

  /// Makes room for so many lines.
  private mutating func makeRoom(for lines: Int) {
    let missing = lines - starts.count
    guard missing > 0 else { return }
    starts.append(contentsOf: repeatElement(0, count: missing))
    firstBytes.append(contentsOf: repeatElement(0, count: missing))
    filledBytes.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Where a line begins.
  @inline(__always)
  func start(of index: Int) -> Int { Int(starts[index]) }

  /// Where a search for lines that a filter lets pass is: those among the 64 that were looked at last, one bit each.
  struct Cursor {
    /// The index of the first of the 64.
    var block: Int
    var passing: UInt64 = 0
  }

  /// The first of some lines, but for the last of them, that a filter lets pass or whose bytes are not known; the last
  /// where there is none.
  ///
  /// The cursor must have been made for the first of the lines that were asked for, and belongs to one filter.
  @inline(__always)
  func first(in indices: Range<Int>, passing filter: LineFilter, _ cursor: inout Cursor) -> Int {
    let heads = (filter.skipsBlanks ? filledBytes : firstBytes).span
    var index = indices.lowerBound
    let last = indices.upperBound &- 1
    guard filter.fewBytes.isEmpty else {
      let bytes = filter.fewBytes.span
      while cursor.passing == 0, cursor.block < last {
        // The line of the last byte that was known has no byte.
        cursor.passing = heads.bits(equalTo: 0, at: cursor.block)
        var number = 0
        while number < bytes.count {
          cursor.passing |= heads.bits(equalTo: bytes[number], at: cursor.block)
          number &+= 1
        }
        cursor.block &+= Span<UInt8>.blockSize
      }
      guard cursor.passing != 0 else { return max(index, last) }
      index = cursor.block &- Span<UInt8>.blockSize &+ cursor.passing.trailingZeroBitCount
      cursor.passing &= cursor.passing &- 1
      return max(indices.lowerBound, min(index, last))
    }
    let table = filter.table.span
    while index < last, heads[index] != 0, table[Int(heads[index])] == 0 { index &+= 1 }
    return index
  }

  /// The indices of the lines after the start of a range up to its end; nil where lines are not known that far.
  func indices(from start: Int, to end: Int) -> Range<Int>? {
    guard known >= end else { return nil }
    return firstIndex(above: start)..<firstIndex(above: end)
  }

  /// The index of the first line that begins after a place, by halving.
  private func firstIndex(above place: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      if start(of: middle) <= place { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
