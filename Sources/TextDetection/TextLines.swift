// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Where a line of a text stands, and where what is not white space in it does.
struct TextLine {
  private let places: SIMD4<Int32>

  /// A line at some bytes, of which those of `text` are not white space at both ends; none for a blank line, at its end.
  init(_ whole: Range<Int>, text: Range<Int>) {
    places = SIMD4(
      Int32(truncatingIfNeeded: whole.lowerBound), Int32(truncatingIfNeeded: whole.upperBound),
      Int32(truncatingIfNeeded: text.lowerBound), Int32(truncatingIfNeeded: text.upperBound))
  }

  /// Where the line begins.
  var start: Int { Int(places.x) }
  /// Where it ends, without the bytes that end it.
  var end: Int { Int(places.y) }
  /// Where its first byte stands that is no white space; the end where there is none.
  var textStart: Int { Int(places.z) }
  /// Behind its last byte that is no white space; the end where there is none.
  var textEnd: Int { Int(places.w) }
  /// Whether there is no byte.
  var isEmpty: Bool { start == end }
  /// Whether there is nothing but white space.
  var isBlank: Bool { textStart == textEnd }
  /// The bytes of white space in front of what is not.
  var indent: Int { textStart - start }
}

/// The lines of a text without their ends; each is cut out of the text when it is asked for.
struct TextLines: RandomAccessCollection {
  /// The text.
  let bytes: [UInt8]
  /// Where the lines stand in it, for who looks at no more of most of them.
  let places: ArraySlice<TextLine>

  var startIndex: Int { places.startIndex }
  var endIndex: Int { places.endIndex }

  subscript(position: Int) -> ArraySlice<UInt8> {
    let place = places[position]
    return bytes[place.start..<place.end]
  }

  subscript(range: Range<Int>) -> TextLines { TextLines(bytes: bytes, places: places[range]) }

  /// The line at an index without white space at both ends.
  func text(at position: Int) -> ArraySlice<UInt8> {
    let place = places[position]
    return bytes[place.textStart..<place.textEnd]
  }
}

extension TextLines {
  /// The first lines of a text, which end in LF, CR LF or CR.
  init(of bytes: [UInt8], atMost limit: Int) {
    var lines: [TextLine] = []
    lines.reserveCapacity(limit)
    let text = bytes.span
    let hasReturns = text.firstIndex(of: 0x0d, from: 0, to: bytes.count) != nil
    var start = 0
    var block = 0
    while block < text.count, lines.count < limit {
      var ends = text.bits(equalTo: 0x0a, at: block)
      if hasReturns { ends |= text.bits(equalTo: 0x0d, at: block) }
      while ends != 0, lines.count < limit {
        let end = block &+ ends.trailingZeroBitCount
        ends &= ends &- 1
        // The second half of CR LF ends no line of its own.
        let isSecond = hasReturns && end == start && end > 0 && text[end] == 0x0a && text[end &- 1] == 0x0d
        if !isSecond { lines.append(TextLines.line(from: start, to: end, in: text)) }
        start = end &+ 1
      }
      block &+= Span<UInt8>.blockSize
    }
    if start < text.count, lines.count < limit { lines.append(TextLines.line(from: start, to: text.count, in: text)) }
    self.init(bytes: bytes, places: lines[...])
  }

  @inline(__always)
  private static func line(from start: Int, to end: Int, in bytes: Span<UInt8>) -> TextLine {
    var (first, last) = (start, end)
    while first < end, bytes[first] <= 0x20 { first &+= 1 }
    while last > first, bytes[last &- 1] <= 0x20 { last &-= 1 }
    return TextLine(start..<end, text: first..<last)
  }

  /// What the lines begin with.
  var heads: LineHeads {
    let text = bytes.span
    var heads = LineHeads()
    for place in places where !place.isBlank { heads.insert(text[place.textStart]) }
    return heads
  }
}

extension ProseSniffer {
  /// The language with the most marks in lines, each of which is asked for many times.
  static func best(in lines: TextLines, isProgram: Bool) -> (language: String, weight: Int)? {
    best(in: Array(lines), isProgram: isProgram)
  }
}
