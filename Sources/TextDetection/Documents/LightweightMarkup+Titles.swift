// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Languages that are known by how they write titles: AsciiDoc, Org and wikis.
extension LightweightMarkup {
  /// The language whose titles begin with equals signs: those of Ruby's documents are the same, and no document of AsciiDoc
  /// has their other marks (RDtool: RD, Headline; RDoc: Markup reference, Headers).
  static func languageOfTitles(_ weights: ProseMarks.Weights) -> String {
    if weights["rd"] > 0 { return "rd" }
    // What stands between tags is what is written there, but for some words.
    return weights["rdoc"] > 0 && weights["asciidoc"] <= 1 ? "rdoc" : "asciidoc"
  }

  /// What AsciiDoc alone is worth that no mark of the table tells.
  static func asciidoc(_ text: ProseText) -> Int {
    // Names of anchors stand between the brackets that hold the links of wikis (AsciiDoc Language Documentation, Cross
    // References; Creole 1.0, Links).
    if text.heads.contains(UInt8(ascii: "=")), contains("[[", text.lines, in: text, where: hasNamedLink) { return 0 }
    var score = 0
    let isComment = { text.begins($0, with: "//") }
    if text.heads.contains(UInt8(ascii: "=")) {
      let lines = text.lines.filter { !$0.isEmpty && !isComment($0) }
      // Manual pages may close theirs (AsciiDoc.py: User guide, section Manual page documents).
      if let first = lines.first, isManualTitle(text.slice(first)) { return 4 }
      // Titles that are closed are those of wikis.
      if let first = lines.first, text.begins(first, with: "= "), first.tail != UInt8(ascii: "=") { score += 2 }
      let isChapter = { text.begins($0, with: "== ") }
      if lines.contains(where: { isChapter($0) || text.begins($0, with: "=== ") || text.begins($0, with: "==== ") }),
        !lines.contains(where: { isChapter($0) && $0.tail == UInt8(ascii: "=") })
      {
        score += 2
      }
    }
    // The title of a manual page and that of its first section, each under-lined (AsciiDoc Language Documentation, Manual Page
    // Doctype; AsciiDoc.py: User guide, section Two line titles).
    let isAttribute = { text.begins($0, with: ":") && $0.indent == 0 }
    let heads = text.lines.lazy.filter { !$0.isEmpty && !isComment($0) && !isAttribute($0) }.prefix(4)
      .map { text.slice($0) }
    if heads.count == 4, isUnderlinedManualTitle(Array(heads)) { score += 5 }
    if opensWithHeader(text) { score += 5 }
    // Terms of a description list.
    if text.lines.count(where: { endsInTwoColons($0, in: text) && !isComment($0) }) >= 2 { score += 1 }
    return score
  }

  /// Whether a title is underlined, and the author with the address or the revision stands directly below, where other languages
  /// have a blank line (AsciiDoc Language Documentation, Document Header; AsciiDoc.py: User guide, section Header).
  private static func opensWithHeader(_ text: ProseText) -> Bool {
    guard text.lines.count > 3, isPlain(text.lines[0].first) else { return false }
    let (title, under, below) = (text.lines[0], text.lines[1], text.lines[2])
    guard text.repeatedByte(in: under.text) == UInt8(ascii: "="), abs(under.count - title.count) <= 2 else {
      return false
    }
    let line = text.slice(below)
    let isRevision = line.first == UInt8(ascii: "v") && line.dropFirst().first?.isDigit == true
    let isAuthor = isPlain(below.first) && below.tail == UInt8(ascii: ">") && line.contains(" <") && line.contains("@")
    return isRevision && line.contains(UInt8(ascii: ",")) || isAuthor
  }

  /// Whether a line is `= NAME(1) =`.
  private static func isManualTitle(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "= "), let open = line.firstIndex(of: UInt8(ascii: "(")), open + 2 < line.endIndex else {
      return false
    }
    return line[open + 1].isDigit && line[(open + 2)...].begins(with: ")") && !line[..<open].dropFirst(2).contains(0x20)
  }

  /// Whether `name(1)` and `NAME` stand above lines of their length.
  private static func isUnderlinedManualTitle(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let title = lines[0].trimmed
    guard title.count > 3, title.last == UInt8(ascii: ")"), title.dropLast().last?.isDigit == true,
      title.dropLast(2).last == UInt8(ascii: "("), lines[2].trimmed.matchesAnyCase("name", at: 0)
    else { return false }
    let isUnderline = { (line: ArraySlice<UInt8>, sign: UInt8, title: ArraySlice<UInt8>) in
      line.count >= 3 && abs(line.count - title.count) <= 2 && line.allSatisfy { $0 == sign }
    }
    return isUnderline(lines[1].trimmed, UInt8(ascii: "="), title)
      && isUnderline(lines[3].trimmed, UInt8(ascii: "-"), lines[2].trimmed)
  }

  /// Whether a line has `[[target|words]]`.
  private static func hasNamedLink(_ line: ArraySlice<UInt8>) -> Bool {
    guard let open = line.firstIndex(of: "[[", from: line.startIndex),
      let close = line.firstIndex(of: "]]", from: open)
    else { return false }
    return line[open..<close].contains(UInt8(ascii: "|"))
  }

  /// Headings that are closed by as many signs; DokuWiki and Zim begin with six of them, and DokuWiki insets its lists.
  static func wiki(_ text: ProseText) -> Int {
    let headings = text.lines.filter { line in
      line.count > 6 && (text.begins(line, with: "==") || text.begins(line, with: "= "))
        && line.tail == UInt8(ascii: "=")
        && text.slice(line).contains(where: \.isLetter)
    }
    let hasInsetList =
      headings.contains { text.begins($0, with: "=====") }
      && text.lines.contains { text.begins($0, with: "  * ") || text.begins($0, with: "  - ") }
    return min(headings.count, 2) + (hasInsetList ? 1 : 0)
  }

  /// Headings of lower levels that make an outline.
  private static let leastLowerHeadings = 2

  /// Whether a text has the headings of an outline: stars in front of words, below blank lines and above text (Org manual, section
  /// Headings; GNU Emacs manual, section Outline Mode); the lists of other languages have their parts directly below each
  /// other.
  static func isOutline(_ text: ProseText) -> Bool {
    guard text.heads.contains(UInt8(ascii: "*")) else { return false }
    let lines = text.lines
    var (upper, lower) = (0, 0)
    for (index, line) in lines.enumerated() where line.first == UInt8(ascii: "*") {
      let stars = text.slice(line).prefix { $0 == UInt8(ascii: "*") }.count
      guard stars < line.count, text.bytes[line.start + stars] == 0x20 else { return false }
      guard index == 0 || lines[index - 1].isBlank || lines[index - 1].first == UInt8(ascii: "*") else {
        return false
      }
      if stars == 1 { upper += 1 } else if index > 0, lines[index - 1].isBlank { lower += 1 }
    }
    return upper > 0 && lower >= leastLowerHeadings
  }
}
