// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// What is asked about the lines of prose over and over: places in a text, so that nothing counts references to them.
struct ProseText {
  /// What the lines are parts of.
  let bytes: [UInt8]
  let lines: [TextLine]
  /// What the lines begin with.
  let heads: LineHeads

  /// The text of lines, and what they begin with.
  init(_ lines: TextLines, heads: LineHeads) {
    (bytes, self.heads) = (lines.bytes, heads)
    self.lines = Array(lines.places)
  }

  /// Whether a line begins with an ASCII text.
  func begins(_ line: TextLine, with word: StaticString) -> Bool { stands(word, at: line.start, before: line.end) }

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
  func slice(_ line: TextLine) -> ArraySlice<UInt8> { bytes[line.start..<line.end] }
}
