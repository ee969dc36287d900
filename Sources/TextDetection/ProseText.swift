// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// A text whose lines are places in it, so that going over them again and again counts no references.
struct ProseText {
  /// A line without its end.
  struct Line: Equatable {
    /// Where the line begins.
    let start: Int
    /// Where it ends.
    let end: Int
    /// Where its first byte stands that is no white space; `end` where there is none.
    let first: Int
    /// Behind the last such byte; `end` where there is none.
    let last: Int

    /// The line between two places of a text.
    init(_ start: Int, _ end: Int, in bytes: Span<UInt8>) {
      (self.start, self.end) = (start, end)
      var (first, last) = (start, end)
      while first < end, bytes[first] <= 0x20 { first &+= 1 }
      while last > first, bytes[last &- 1] <= 0x20 { last &-= 1 }
      (self.first, self.last) = (first, first == end ? end : last)
    }

    var count: Int { end - start }
    var isEmpty: Bool { start == end }
    /// The line without white space at both ends.
    var trimmed: Range<Int> { first..<last }
  }

  /// What the lines are parts of.
  let bytes: [UInt8]
  let lines: [Line]
  /// What the lines begin with.
  let heads: LineHeads

  /// The text of lines that stand in `bytes` one behind the other.
  init(_ bytes: [UInt8], _ lines: some Collection<ArraySlice<UInt8>>) {
    self.bytes = bytes
    let text = bytes.span
    var places: [Line] = []
    places.reserveCapacity(lines.count)
    var heads = LineHeads()
    for line in lines {
      let place = Line(line.startIndex, line.endIndex, in: text)
      if place.first < place.end { heads.insert(text[place.first]) }
      places.append(place)
    }
    (self.lines, self.heads) = (places, heads)
  }

  /// The first byte of a line, white space or not; nil for an empty line.
  func head(of line: Line) -> UInt8? { line.isEmpty ? nil : bytes[line.start] }

  /// Whether a line begins with an ASCII text.
  func begins(_ line: Line, with word: StaticString) -> Bool { stands(word, at: line.start, before: line.end) }

  /// Whether an ASCII text stands at a place and ends in front of another.
  func stands(_ word: StaticString, at place: Int, before end: Int) -> Bool {
    place + word.utf8CodeUnitCount <= end && bytes.has(word, at: place)
  }

  /// The one byte that a part of the text consists of; nil for different ones and for none.
  func repeatedByte(in part: Range<Int>) -> UInt8? {
    guard let first = part.first.map({ bytes[$0] }) else { return nil }
    let text = bytes.span
    var index = part.lowerBound
    while index < part.upperBound {
      guard text[index] == first else { return nil }
      index &+= 1
    }
    return first
  }

  /// The bytes of a line, for questions that only a few lines are asked.
  func slice(_ line: Line) -> ArraySlice<UInt8> { bytes[line.start..<line.end] }
}
