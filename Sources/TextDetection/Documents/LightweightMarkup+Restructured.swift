// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

extension LightweightMarkup {
  /// What Markdown underlines titles with.
  static let rules = ByteSet("=-")
  /// What reStructuredText does, and draws over them.
  private static let adornments = ByteSet("=-~^\"*+")

  /// Each of the two alone.
  private static let doubleRule = ByteSet("=")
  private static let singleRule = ByteSet("-")
  /// What Markdown does not underline with.
  static let lowerAdornments = ByteSet("~^\"*+")

  /// Whether a line has text between pairs of backquotes, and none has it between single ones, as Markdown does.
  static func hasLiteral(_ lines: [TextLine], in text: ProseText) -> Bool {
    var isThere = false
    for line in lines where line.first != UInt8(ascii: "`") {
      let slice = text.slice(line)
      if hasCode(slice) { return false }
      guard !isThere, let first = slice.firstIndex(of: "``", from: slice.startIndex), first + 3 < slice.endIndex,
        slice[first + 2] > 0x20, slice[first + 2] != UInt8(ascii: "`"),
        let second = slice.firstIndex(of: "``", from: first + 3)
      else { continue }
      isThere = slice[second - 1] > 0x20
    }
    return isThere
  }

  /// Whether a paragraph of some words announces literal text, as no term of a list does.
  private static func announcesInWords(_ lines: [TextLine], in text: ProseText) -> Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      next.first == 0x20 && endsInTwoColons(line, in: text) && text.slice(line).words.count >= leastWordsOfAnnouncement
    }
  }

  /// How many lines end in two colons and have a blank line below them and then one that is further in (reStructuredText
  /// specification, section Literal Blocks).
  private static func literalBlocks(_ lines: [TextLine], in text: ProseText) -> Int {
    zip(lines, lines.dropFirst()).count { line, next in
      next.first <= 0x20 && next.start > line.end + 1 && endsInTwoColons(line, in: text)
    }
  }

  /// Whether a line is nothing but words between two stars on each side.
  static func isStrong(_ line: TextLine, in text: ProseText) -> Bool {
    let words = text.slice(line)
    return line.textStart == line.start && words.begins(with: "**") && words.trimmed.suffix(2).equals("**")
      && words.count > 4
  }

  /// Words of the line that announces literal text.
  private static let leastWordsOfAnnouncement = 4

  /// A line of words above a line of one repeated mark of nearly the same length.
  static func hasUnderline(_ lines: [TextLine], _ marks: ByteSet, in text: ProseText) -> Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard next.count >= 3, marks.contains(next.first),
        text.repeatedByte(in: next.text) != nil
      else { return false }
      return isPlain(line.first) && line.count <= next.count + 2 && next.count <= line.count + 10
    }
  }

  /// Takes from what Markdown is worth what it cannot have and reStructuredText has.
  static func weighRestructured(_ weights: inout ProseMarks.Weights, _ filled: [TextLine], in text: ProseText) {
    if hasExplicitMarkup(filled, in: text) { weights["markdown"] -= 2 }
    // Markdown has no line over a title.
    if weights["markdown"] > 0, text.heads.containsAny(of: "=-"), overlines(filled, in: text) > 0 {
      weights["markdown"] -= 2
    }
    // Words between pairs of backquotes, and none between single ones.
    if weights["markdown"] > 0, weights["rst"] >= weights["markdown"] - 1, text.bytes.contains("``"),
      hasLiteral(filled, in: text)
    {
      weights["markdown"] -= 1
    }
    // Markdown underlines with two marks only, of which a third one would begin code or divide a page (CommonMark 0.31, sections
    // 4.1, 4.3 and 4.5), and has addresses in parentheses.
    if weights["rst"] > 0, weights["markdown"] > 0 {
      if hasUnderline(filled, lowerAdornments, in: text), hasUnderline(filled, rules, in: text) {
        weights["markdown"] -= 1
      }
      if text.bytes.contains(">`_") { weights["markdown"] -= 2 }
    }
  }

  /// What reStructuredText alone is worth that no mark of the table tells.
  static func restructured(_ lines: [TextLine], in text: ProseText) -> Int {
    let heads = text.heads
    lazy var showsLiteral = text.bytes.contains("``") && hasLiteral(lines, in: text)
    var score = 0
    if heads.containsAny(of: adornments) {
      let isUnderlined = hasUnderline(lines, adornments, in: text)
      if isUnderlined { score += 1 }
      // Titles of a lower level are underlined with other marks, of which Markdown has two.
      if isUnderlined, hasUnderline(lines, rules, in: text), hasUnderline(lines, lowerAdornments, in: text) {
        score += hasUnderline(lines, doubleRule, in: text) && hasUnderline(lines, singleRule, in: text) ? 2 : 1
      }
      if isUnderlined, showsLiteral { score += 1 }
      let overlined = overlines(lines, in: text)
      score += overlined
      // A title between lines at the beginning, and others above a line: documents of no other language look so.
      if overlined > 0, isUnderlined, opensOverlined(lines, in: text), hasLowerTitle(lines, in: text) { score += 1 }
    }
    // A paragraph that announces literal text, which is indented.
    let announces = zip(lines, lines.dropFirst()).contains { line, next in
      next.first == 0x20 && endsInTwoColons(line, in: text)
    }
    if announces {
      score += 1
      // As many blocks of lines as no list of terms has behind blank lines, or a title that stands out.
      if literalBlocks(lines, in: text) >= 2 { score += 1 }
      if lines.first.map({ isStrong($0, in: text) }) == true { score += 1 }
      let isInWords = announcesInWords(lines, in: text)
      // Sentences that show a word as it is written, and then a block of lines, are no other language's.
      if isInWords, showsLiteral { score += 2 }
      if isInWords, score >= 2 { score += 1 }
    }
    if text.bytes.contains(":`"), lines.contains(where: { hasRole(text.slice($0)) }) { score += 2 }
    if heads.contains(UInt8(ascii: ":")), lines.contains(where: { isField($0, in: text) }) { score += 1 }
    if heads.contains(UInt8(ascii: "=")), lines.count(where: { isTableRule($0, in: text) }) >= 2 { score += 2 }
    return score
  }

  /// Whether a line has text with the name of its role between two colons in front (reStructuredText specification, section
  /// Interpreted Text).
  private static func hasRole(_ line: ArraySlice<UInt8>) -> Bool {
    var place = line.startIndex
    while let colon = line.firstIndex(of: ":`", from: place) {
      let name = line[..<colon].reversed().prefix {
        $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
      }
      if name.count >= 3, name.last == UInt8(ascii: ":"), line[(colon + 2)...].contains(UInt8(ascii: "`")) {
        return true
      }
      place = colon + 2
    }
    return false
  }

  /// Whether a line is equals signs in several columns (reStructuredText specification, section Simple Tables).
  private static func isTableRule(_ line: TextLine, in text: ProseText) -> Bool {
    guard line.head == UInt8(ascii: "="), line.tail == UInt8(ascii: "=") else { return false }
    let rule = text.bytes[line.text]
    return rule.contains(0x20) && rule.allSatisfy { $0 == UInt8(ascii: "=") || $0 == 0x20 }
  }

  /// `:name:`, and nothing or white space after it, or what a role of that name interprets (reStructuredText specification,
  /// sections Field Lists and Interpreted Text).
  private static func isField(_ line: TextLine, in text: ProseText) -> Bool {
    guard line.first == UInt8(ascii: ":"), line.end - line.start > 2, text.bytes[line.start + 1] > 0x20,
      let colon = text.bytes.span.firstIndex(
        of: UInt8(ascii: ":"), from: line.start + 2, to: min(line.end, line.start + 25))
    else { return false }
    guard colon + 1 < line.end else { return true }
    return text.bytes[colon + 1] <= 0x20 || text.bytes[colon + 1] == UInt8(ascii: "`")
  }

  /// What a title between two lines of the same mark is worth: more where it is inset, which nothing but such a title may be.
  static func overlines(_ lines: [TextLine], in text: ProseText) -> Int {
    var worth = 0
    for index in lines.indices.dropFirst(2) {
      let (over, title, under) = (lines[index - 2], lines[index - 1], lines[index])
      guard title.start == over.end + 1, under.start == title.end + 1, over.text.count >= 3,
        adornments.contains(over.head),
        let mark = text.repeatedByte(in: over.text),
        under.text.count == over.text.count, text.repeatedByte(in: under.text) == mark,
        !title.text.isEmpty, isPlain(title.head), over.text.count >= title.text.count
      else { continue }
      worth = max(worth, title.first == 0x20 ? 2 : 1)
    }
    return worth
  }

  /// Whether the first lines are a title between two lines.
  private static func opensOverlined(_ lines: [TextLine], in text: ProseText) -> Bool {
    overlines(Array(lines.prefix(3)), in: text) > 0
  }

  /// Whether a title stands above a line as long as itself, and none above it.
  private static func hasLowerTitle(_ lines: [TextLine], in text: ProseText) -> Bool {
    lines.indices.dropFirst(2).contains { index in
      let (above, title, under) = (lines[index - 2], lines[index - 1], lines[index])
      guard under.start == title.end + 1, title.start > above.end + 1, isPlain(title.first),
        under.text.count == title.text.count, under.text.count >= 3, adornments.contains(under.head)
      else { return false }
      return text.repeatedByte(in: under.text) != nil
    }
  }

  /// Whether a line that is not indented ends in two colons.
  static func endsInTwoColons(_ line: TextLine, in text: ProseText) -> Bool {
    line.textStart == line.start && line.text.count >= 2
      && text.stands("::", at: line.textEnd - 2, before: line.textEnd)
  }

  /// Whether a directive or a target stands at the beginning of a line, as no document of Markdown has them (reStructuredText
  /// specification, section Explicit Markup Blocks).
  static func hasExplicitMarkup(_ lines: [TextLine], in text: ProseText) -> Bool {
    guard text.heads.contains(UInt8(ascii: ".")) else { return false }
    return lines.contains { line in
      guard text.begins(line, with: ".. ") else { return false }
      let words = text.slice(line).dropFirst(3)
      return words.first == UInt8(ascii: "_") && words.last == UInt8(ascii: ":")
        || words.contains("::") && words.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }.count > 2
    }
  }
}
