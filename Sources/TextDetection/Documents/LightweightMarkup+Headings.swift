// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension LightweightMarkup {
  /// Headings stand alone; successive lines of number signs are the comments of a script.
  static func headings(_ text: ProseText) -> Int {
    let lines = text.lines
    let level = { (index: Int) in
      lines.indices.contains(index) ? text.slice(lines[index]).prefix { $0 == UInt8(ascii: "#") }.count : 0
    }
    // A heading of the next level may stand at once below one.
    return lines.indices.count { index in
      guard isHeading(lines[index], in: text) else { return false }
      let (above, below) = (level(index - 1), level(index + 1))
      return (above == 0 || above + 1 == level(index)) && (below == 0 || below == level(index) + 1)
    }
  }

  /// How many lines are fences, and no lines under titles of their length, as reStructuredText has them.
  static func fences(_ lines: [TextLine], in text: ProseText) -> Int {
    lines.indices.count { index in
      guard isFence(lines[index], in: text) else { return false }
      guard index > 0, lines[index].count > longestBareFence, lines[index - 1].count == lines[index].count else {
        return true
      }
      return text.repeatedByte(in: lines[index].text) == nil
    }
  }

  /// Fences are rarely longer.
  private static let longestBareFence = 4

  /// Words of the shortest sentence that is looked for below a title.
  private static let leastWordsOfSentence = 4

  /// Whether a document begins with a title, a blank line and a sentence, and no line of it is a comment below another one.
  static func hasTitle(_ text: ProseText) -> Bool {
    let filled = text.lines.indices.filter { !text.lines[$0].isBlank }
    guard filled.count > 1, isHeading(text.lines[filled[0]], in: text), isUpperHeading(text.lines[filled[0]], in: text),
      filled[1] > filled[0] + 1
    else { return false }
    let paragraph = text.lines[filled[1]...].prefix { !$0.isBlank }
    guard let first = paragraph.first, let last = paragraph.last, first.indent == 0, first.head.isLetter else {
      return false
    }
    let isClosed = last.tail == UInt8(ascii: ".") || last.tail == UInt8(ascii: ":")
    let words = text.slice(first).words
    // Names of programs may begin a paragraph as they are written.
    guard first.head.isCapital else {
      return isClosed && paragraph.count >= leastLinesOfParagraph && isSentence(words, leastWordsOfOpening)
    }
    return words.count >= (isClosed ? leastWordsOfSentence : leastWordsOfLine)
  }

  /// Words of a line that is a sentence without its end.
  private static let leastWordsOfLine = 8

  /// Lines of a paragraph that is one for sure.
  private static let leastLinesOfParagraph = 3

  /// Whether there are so many words, most of them of letters alone.
  private static func isSentence(_ words: [ArraySlice<UInt8>], _ least: Int) -> Bool {
    words.count >= least && words.count(where: { $0.allSatisfy(\.isLetter) }) * 2 > words.count
  }

  /// Whether a line begins a paragraph.
  static func opensParagraph(_ line: TextLine, in text: ProseText) -> Bool {
    line.indent == 0 && line.head.isCapital && isSentence(text.slice(line).words, leastWordsOfOpening)
  }

  /// A heading of the first or second level.
  private static func isUpperHeading(_ line: TextLine, in text: ProseText) -> Bool {
    text.begins(line, with: "# ") || text.begins(line, with: "## ")
  }

  /// Whether a text begins with a heading, all its headings stand after blank lines and in front of ones or of sentences, and one has a sentence.
  ///
  /// Comments of scripts stand above what they are about.
  static func isOutlined(_ text: ProseText) -> Bool {
    let lines = text.lines
    guard let first = lines.first(where: { !$0.isBlank }), isUpperHeading(first, in: text), isHeading(first, in: text)
    else { return false }
    var hasSentence = false
    var (isFenced, isBehindHeading) = (false, false)
    for (index, line) in lines.enumerated() where !line.isBlank {
      if isBehindHeading, opensBlock(line, in: text) { hasSentence = true }
      if isFence(line, in: text) { isFenced.toggle() }
      guard !isFenced else { continue }
      if line.first == UInt8(ascii: "#") {
        let isLoose =
          index + 1 == lines.count || lines[index + 1].isBlank || opensParagraph(lines[index + 1], in: text)
          || opensBlock(lines[index + 1], in: text)
        guard isLoose, index == 0 || lines[index - 1].isBlank, isHeading(line, in: text) else { return false }
        isBehindHeading = true
      } else if isBehindHeading {
        isBehindHeading = false
        hasSentence = hasSentence || opensParagraph(line, in: text)
      }
    }
    return hasSentence
  }

  /// Whether a line is a fence, or the tag of a block that is shown as it is written (CommonMark 0.31, sections 4.5 and 4.6).
  private static func opensBlock(_ line: TextLine, in text: ProseText) -> Bool {
    isFence(line, in: text) || text.begins(line, with: "<pre>")
  }

  /// Words of the line that opens a paragraph.
  private static let leastWordsOfOpening = 5
}
