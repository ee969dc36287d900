// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Languages of prose with light marks, and which of them a text is in: Markdown, reStructuredText, Org, AsciiDoc and their kin.
enum LightweightMarkup {
  static let types = TypeTable(
    """
    asciidoc||text/asciidoc|AsciiDoc document|AsciiDoc language
    djot||text/x-djot|Djot document|Djot syntax reference
    gemini||text/gemini|Gemini text|Gemini: gemtext specification 0.24
    jira||text/x-wiki|Wiki text|Atlassian: Text Formatting Notation
    markdown|net.daringfireball.markdown|text/markdown|Markdown document|CommonMark 0.31
    muse||text/x-muse|Muse document|Emacs Muse manual, section Markup Rules
    org|org.orgmode.org|text/org|Org document|Org manual
    rd||text/x-rd|Ruby document|RDtool: RD, syntax
    rdoc||text/x-rdoc|RDoc document|RDoc: Markup reference
    rst||text/x-rst|reStructuredText document|reStructuredText markup specification
    setext||text/x-setext|Setext document|I. Feldman: The setext format, version 1
    textile||text/x-textile|Textile document|Textile: A Humane Web Text Generator
    wiki||text/x-wiki|Wiki text|MediaWiki: Formatting
    """)

  /// How many different marks must be there.
  static let enough = 3

  /// Whether a text that opens with a tag is Markdown, whose documents often do so with a picture or a title in the middle of
  /// the line (CommonMark 0.31, section 4.6, HTML blocks), or a wiki's page with titles (MediaWiki: Help:Links, anchors).
  static func isProseWithTags(_ sample: TextSample) -> Bool {
    let text = ProseText(sample.lines, heads: sample.heads)
    guard let best = best(in: text, isProgram: false) else { return false }
    // Pages have no fence around what is to be shown as it is written.
    let isFenced = best.weight == enough && text.lines.contains { $0.indent == 0 && isFence($0, in: text) }
    return best.language == "markdown" && (best.weight > enough || isFenced)
      || best.language == "wiki" && wiki(text) > 0
  }

  /// The language with the most marks in lines of prose, where they are enough.
  static func best(in text: ProseText, isProgram: Bool) -> (language: String, weight: Int)? {
    // The comments of programs are often written with these marks.
    let filled = isProgram ? text.lines.filter { !$0.isEmpty } : withoutComments(text)
    var weights = ProseMarks.all.weights(of: withoutUnderlines(filled, in: text), in: text.bytes.span)
    weights[languageOfTitles(weights)] += asciidoc(text)
    // Paragraphs have the mark that the sixteenth item of a list has after the fifteenth (Textile: Block tags).
    if weights["textile"] > 0, text.lines.contains(where: { text.begins($0, with: "o. ") }) { weights["textile"] -= 2 }
    let closedTitles = text.heads.contains(UInt8(ascii: "=")) ? wiki(text) : 0
    weights["wiki"] += closedTitles
    if isProgram {
      for language in ["markdown", "rd", "rdoc", "rst", "textile"] { weights[language] = 0 }
    } else {
      weights["markdown"] = markdown(filled, weights, in: text)
      // Quotes, lists and emphasis are those of wikis too.
      if closedTitles >= 2, !text.heads.contains(UInt8(ascii: "#")) { weights["markdown"] -= 1 }
      // Comments of Ruby's documents begin as its headings do.
      if isOutline(text) || weights["rd"] >= enough { weights["markdown"] -= enough }
      weights["rst"] += restructured(filled, in: text)
      weighRestructured(&weights, filled, in: text)
      // Both have their titles, lists and fences from Markdown.
      if weights["gemini"] > 0 { weights["gemini"] += weights["markdown"] }
    }
    return weights.best.flatMap { $0.weight >= enough ? $0 : nil }
  }

  /// A line of one repeated mark under a title of its length is no delimiter of a block.
  private static func withoutUnderlines(_ lines: [TextLine], in text: ProseText) -> [TextLine] {
    var kept: [TextLine] = []
    kept.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where index == 0 || !isUnderline(line, below: lines[index - 1], in: text) {
      kept.append(line)
    }
    return kept
  }

  private static func isUnderline(
    _ line: TextLine, below title: TextLine, in text: ProseText
  ) -> Bool {
    guard line.count >= 3, abs(title.count - line.count) <= 1, isPlain(title.first),
      let mark = text.repeatedByte(in: line.start..<line.end)
    else { return false }
    return !isPlain(mark)
  }

  /// Whether words begin with the byte, and titles.
  static func isPlain(_ byte: UInt8) -> Bool { byte.isAlphanumeric }

  /// The lines that are not empty; those in successive lines that begin with the same sign are the comments of a script.
  private static func withoutComments(_ text: ProseText) -> [TextLine] {
    var kept: [TextLine] = []
    kept.reserveCapacity(text.lines.count)
    var run: (sign: UInt8, count: Int) = (0, 0)
    for line in text.lines {
      guard !line.isEmpty else { continue }
      if run.sign != line.first {
        if run.count >= signRun { kept.removeLast(run.count) }
        run = (line.first, 0)
      }
      if isCommentSign(line.first) { run.count += 1 }
      kept.append(line)
    }
    if run.count >= signRun { kept.removeLast(run.count) }
    return kept
  }

  private static func isCommentSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: ";")
  }

  /// Headings may stand below each other, but not so many of them.
  private static let signRun = 4

  /// Headings of one level below each other that make a text one with comments.
  private static let pairsOfComments = 2

  /// Whether successive lines outside of fences have as many number signs each, as no headings do.
  private static func isCommented(_ text: ProseText) -> Bool {
    var (isFenced, level, pairs) = (false, 0, 0)
    for line in text.lines {
      if isFence(line, in: text) { isFenced.toggle() }
      let signs = isFenced ? 0 : text.slice(line).prefix { $0 == UInt8(ascii: "#") }.count
      if signs > 0, signs == level { pairs += 1 }
      level = signs
    }
    return pairs >= pairsOfComments
  }

  /// Headings that documents have which are more code than words.
  private static let headingsOfDocuments = 3

  /// Whether many lines outside of fences end as those of programs do; a heading of Pandoc's may end with its attributes.
  private static func looksLikeCode(_ lines: [TextLine], in text: ProseText) -> Bool {
    // Tags that fill in a document end as blocks do (mustache(5)).
    let code = body(of: lines, in: text).count { line in
      line.endsCode && !text.begins(line, with: "{{") || endsBlock(line, in: text)
    }
    return code > 2 && code * 8 > lines.count
  }

  /// Whether a line is nothing but the word that ends a block, of Ruby or of the shell (POSIX.1-2017, Shell grammar).
  private static func endsBlock(_ line: TextLine, in text: ProseText) -> Bool {
    let words: StaticString
    switch line.text.count {
    case 2: words = "fi"
    case 3: words = "end"
    case 4: return ["done", "esac"].contains { text.stands($0, at: line.textStart, before: line.textEnd) }
    default: return false
    }
    return text.stands(words, at: line.textStart, before: line.textEnd)
  }

  /// Whether most lines outside of fences are single words, as in lists of files, or all of them are; documents have
  /// sentences.
  private static func isList(_ lines: [TextLine], in text: ProseText) -> Bool {
    let bytes = text.bytes.span
    let body = body(of: lines, in: text)
    let words = body.count { bytes.firstIndex(of: 0x20, from: $0.textStart, to: $0.textEnd) == nil }
    if words == body.count, words > 0, !contains("](", body, in: text, where: hasLink) { return true }
    return words > leastWordsOfList && words > (body.count - words) * 2
  }

  /// The lines of a document that are neither blank nor headings, nor fences or between them.
  private static func body(of lines: [TextLine], in text: ProseText) -> [TextLine] {
    var isFenced = false
    return lines.filter { line in
      guard !line.isBlank else { return false }
      if isFence(line, in: text) {
        isFenced.toggle()
        return false
      }
      return !isFenced && !isHeading(line, in: text)
    }
  }

  /// Fewer words than this one below another may stand under a title.
  private static let leastWordsOfList = 8

  /// Whether a line begins or ends code as it is written (CommonMark 0.31, section 4.5).
  static func isFence(_ line: TextLine, in text: ProseText) -> Bool {
    text.stands("```", at: line.textStart, before: line.textEnd)
      || text.stands("~~~", at: line.textStart, before: line.textEnd)
  }

  private static func markdown(
    _ lines: [TextLine], _ weights: ProseMarks.Weights, in text: ProseText
  ) -> Int {
    let heads = text.heads
    let headings = heads.contains(UInt8(ascii: "#")) && !isCommented(text) ? headings(text) : 0
    let isTitled = headings >= headingsOfDocuments && lines.first.map { isHeading($0, in: text) } ?? false
    let isDocument =
      (isTitled || lines.count > 1 && isUnderline(lines[1], below: lines[0], in: text))
      && contains("](", lines, in: text, where: hasLink) || isTitled && hasTitle(text)
    // Blocks of code stand indented in documents (CommonMark 0.31, section 4.4).
    let outer = isDocument ? lines.filter { $0.indent < 4 && $0.first != 0x09 } : lines
    guard !looksLikeCode(outer, in: text), !isList(lines, in: text) else { return 0 }
    let marks = weights["markdown"]
    var score = 0
    score += headings >= 2 ? 2 : headings
    let fenceScore = heads.containsAny(of: "`~") && fences(lines, in: text) >= 2 ? 2 : 0
    let linkScore = links(lines, in: text)
    score += fenceScore + linkScore
    // Comments of programs have either, but do not begin with a sentence.
    if fenceScore + linkScore > 0, let first = lines.first, opensParagraph(first, in: text) { score += 1 }
    if heads.contains(UInt8(ascii: ">")), lines.contains(where: { text.begins($0, with: "> ") }) { score += 1 }
    if heads.containsAny(of: "*+-"), lines.count(where: { isBullet($0, in: text) }) >= 2 { score += 1 }
    let emphasizes =
      contains("**", lines, in: text) { isEmphasized($0, by: "**") }
      || contains("__", lines, in: text) { isEmphasized($0, by: "__") }
    if emphasizes { score += 1 }
    // Terms that stand out alone in their lines, below a title.
    if emphasizes, headings > 0, lines.count(where: { isStrong($0, in: text) }) >= 2 { score += 1 }
    if contains("`", lines, in: text, where: hasCode) { score += 1 }
    if heads.contains(UInt8(ascii: "|")), lines.contains(where: { isRule($0, in: text) }) {
      score += isTable(lines, in: text) || hasLinedUpTable(lines, in: text) ? enough : 2
    }
    if heads.containsAny(of: "=-"), hasUnderline(lines, rules, in: text) { score += 1 }
    if headings > 0, hasTitle(text) { score += 2 }
    if headings >= 2, isOutlined(text) { score += 1 }
    // Shell comments look like headings, and so do the comments of many other languages.
    return marks == 0 && headings > 0 && score == min(headings, 2) ? 0 : marks + score
  }

  /// What links are worth: two of them are no accident.
  private static func links(_ lines: [TextLine], in text: ProseText) -> Int {
    guard text.bytes.contains("](") else { return 0 }
    var count = 0
    // Documents of programs stand in their comments, which may be indented.
    for line in lines where line.indent == 0 || line.head != UInt8(ascii: "#") {
      let slice = text.slice(line)
      guard slice.contains("]("), hasLink(slice) else { continue }
      count +=
        slice.firstIndex(of: "](http", from: slice.startIndex).map {
          slice.firstIndex(of: "](http", from: $0 + 1) == nil ? 1 : 2
        } ?? 1
      if count > 1 { return 3 }
    }
    return count * 2
  }

  /// Whether a line fulfils a condition that needs a word in it; texts without the word, which are most, are not cut up.
  static func contains(
    _ word: StaticString, _ lines: [TextLine], in text: ProseText, where isMeant: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    text.bytes.contains(word) && lines.contains { isMeant(text.slice($0)) }
  }

  /// Whether nothing but a table is there, whose second line has only dashes, colons and bars (GitHub Flavored Markdown, section
  /// 4.10); where columns meet, Org has plus signs in it.
  private static func isTable(_ lines: [TextLine], in text: ProseText) -> Bool {
    lines.count >= 3 && lines.allSatisfy { $0.head == UInt8(ascii: "|") && $0.tail == UInt8(ascii: "|") }
      && isDelimiterRow(text.slice(lines[1]))
      && !text.slice(lines[0]).contains("--")
  }

  /// Whether a line has nothing but dashes, colons and bars.
  private static func isDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= 0x20 || "-:|".utf8.contains($0) }
  }

  /// Whether a row of the heads of columns stands above one that says how they are lined up, which no other language has (GitHub
  /// Flavored Markdown, section 4.10).
  private static func hasLinedUpTable(_ lines: [TextLine], in text: ProseText) -> Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard next.head == UInt8(ascii: "|"), line.head == UInt8(ascii: "|"), next.start == line.end + 1 else {
        return false
      }
      let (row, rule) = (text.slice(line), text.slice(next))
      let isBar = { (byte: UInt8) in byte == UInt8(ascii: "|") }
      return rule.contains(UInt8(ascii: ":")) && rule.contains("--")
        && isDelimiterRow(rule) && row.count(where: isBar) == rule.count(where: isBar)
    }
  }

  /// Whether a line divides the head of a table from its body.
  private static func isRule(_ line: TextLine, in text: ProseText) -> Bool {
    (["|-", "| -", "|:-"] as [StaticString]).contains { text.stands($0, at: line.textStart, before: line.textEnd) }
  }

  /// One to six number signs, a space, and words.
  static func isHeading(_ line: TextLine, in text: ProseText) -> Bool {
    guard line.first == UInt8(ascii: "#") else { return false }
    let bytes = text.bytes.span
    var words = line.start
    while words < line.end, bytes[words] == UInt8(ascii: "#") { words &+= 1 }
    guard words - line.start <= 6, words < line.end, bytes[words] == 0x20 else { return false }
    while words < line.textEnd, bytes[words] <= 0x20 { words &+= 1 }
    return line.textEnd - words >= 2
  }

  private static func isBullet(_ line: TextLine, in text: ProseText) -> Bool {
    guard line.text.count > 3, text.bytes[line.textStart + 1] == 0x20 else { return false }
    let mark = line.head
    return mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-")
  }

  /// Bytes of the text of a link that are looked at for letters, so that a line of brackets does not take its square.
  private static let longestLinkText = 256

  /// Bytes of the target of a link in Markdown.
  private static let longestTarget = 300

  /// `[words](target)`; what stands in brackets in formulas is shorter, and what follows is no path, and no address at all.
  private static func hasLink(_ line: ArraySlice<UInt8>) -> Bool {
    var index = line.startIndex
    var opening: Int?
    let isNamed = { (range: Range<Int>) in line[range].prefix(longestLinkText).count(where: \.isLetter) >= 3 }
    while let found = line.firstIndex(of: "](", from: index) {
      // A link's text or its target may stand in another line (CommonMark 0.31, section 6.3).
      opening = line[index..<found].lastIndex(of: UInt8(ascii: "[")) ?? opening
      if opening == nil, line[(found + 2)...].begins(with: "http"), line[found...].contains(UInt8(ascii: ")")) {
        return true
      }
      if found + 2 == line.endIndex, let opening, isNamed(opening..<found) { return true }
      if found + 2 < line.endIndex,
        let open = opening,
        isNamed(open..<found) || line[(found + 2)...].begins(with: "http"),
        let close = line[(found + 2)...].prefix(longestTarget).firstIndex(of: UInt8(ascii: ")")),
        line[(found + 2)..<close].contains(where: {
          $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ".")
        })
      {
        return true
      }
      index = found + 1
    }
    return false
  }

  /// Words between single backquotes; after two of them, or with an underscore after the last, they are reStructuredText.
  static func hasCode(_ line: ArraySlice<UInt8>) -> Bool {
    line.count { $0 == UInt8(ascii: "`") } >= 2 && !line.contains("``") && !line.contains("`_")
  }

  /// The mark stands twice, with a word after the first one.
  private static func isEmphasized(_ line: ArraySlice<UInt8>, by mark: StaticString) -> Bool {
    guard let first = line.firstIndex(of: mark, from: line.startIndex),
      line.firstIndex(of: mark, from: first + 3) != nil
    else { return false }
    return line[first + 2].isLetter && !line.contains(UInt8(ascii: ";")) && !line.contains(UInt8(ascii: "("))
  }
}
