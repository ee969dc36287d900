// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// What a description says about the lines of a text.
struct MagicLineStatistics {
  /// Lines longer than this are worth a word.
  static let longLine = 300

  /// How many lines end in each way: CR LF, LF, CR and the NEL of Unicode.
  private(set) var crlf = 0
  private(set) var lf = 0
  private(set) var cr = 0
  private(set) var nel = 0
  /// The characters of the longest line.
  private(set) var longest = 0
  /// Whether there are escapes or backspaces, as in texts for terminals and printers.
  private(set) var hasEscapes = false
  private(set) var hasBackspaces = false

  /// The characters before the current one.
  private var index = 0
  /// The last character that ended a line.
  private var lastEnd = -1
  /// Whether the last character is a carriage return.
  private var sawReturn = false

  /// Counts line ends in UTF-8; `isWhole` tells that nothing may follow, so that a carriage return at the end is one.
  init(_ text: Span<UInt8>, isWhole: Bool) {
    var position = 0
    while position < text.count {
      let end = min(text.count, position + Span<UInt8>.blockSize)
      // Most blocks of most texts are plain, and told by a few questions.
      if end - position < Span<UInt8>.blockSize || !takePlainBlock(of: text, at: position) {
        takeBytes(of: text, position..<end)
      }
      position = end
    }
    if sawReturn, isWhole { cr += 1 }
  }

  /// Takes a whole block in which nothing but line feeds counts; false, and nothing is taken, for any other.
  private mutating func takePlainBlock(of text: Span<UInt8>, at position: Int) -> Bool {
    guard !sawReturn, text.bitsOfAsciiText(at: position) == .max else { return false }
    let others =
      text.bits(equalTo: 0x0D, at: position) | text.bits(equalTo: 0x1B, at: position)
      | text.bits(equalTo: 0x08, at: position)
    guard others == 0 else { return false }
    var lineFeeds = text.bits(equalTo: 0x0A, at: position)
    lf &+= lineFeeds.nonzeroBitCount
    while lineFeeds != 0 {
      let end = index &+ lineFeeds.trailingZeroBitCount
      noteLength(before: end)
      lastEnd = end
      lineFeeds &= lineFeeds &- 1
    }
    index &+= Span<UInt8>.blockSize
    noteLength(before: index)
    return true
  }

  /// Notes how long the current line is in front of a character.
  @inline(__always)
  private mutating func noteLength(before end: Int) {
    let length = end &- 1 &- lastEnd
    if length > Self.longLine, length > longest { longest = length }
  }

  /// Takes bytes of any kind.
  private mutating func takeBytes(of text: Span<UInt8>, _ range: Range<Int>) {
    for position in range {
      let byte = text[position]
      if byte & 0xC0 == 0x80 { continue }
      if byte == 0x0A {
        if sawReturn { crlf += 1 } else { lf += 1 }
        lastEnd = index
      } else if sawReturn {
        cr += 1
      }
      sawReturn = byte == 0x0D
      if sawReturn { lastEnd = index }
      if byte == 0xC2, position + 1 < text.count, text[position + 1] == 0x85 {
        nel += 1
        lastEnd = index
      }
      index += 1
      noteLength(before: index)
      if byte == 0x1B { hasEscapes = true }
      if byte == 0x08 { hasBackspaces = true }
    }
  }

  /// The kinds of line ends, unless there are only line feeds.
  var terminators: String? {
    if crlf == 0, cr == 0, nel == 0 { return lf == 0 ? "no" : nil }
    let kinds = [(crlf, "CRLF"), (cr, "CR"), (lf, "LF"), (nel, "NEL")]
    return kinds.filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
  }
}
