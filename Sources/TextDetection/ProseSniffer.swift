// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Prose with light marks: Markdown, reStructuredText, Org, AsciiDoc and their kin.
enum ProseSniffer: TextSniffer {
  static let types = TypeTable(
    """
    asciidoc||text/asciidoc|AsciiDoc document|AsciiDoc language
    markdown|net.daringfireball.markdown|text/markdown|Markdown document|CommonMark 0.31
    org|org.orgmode.org|text/org|Org document|Org manual
    rst||text/x-rst|reStructuredText document|reStructuredText markup specification
    textile||text/x-textile|Textile document|Textile: A Humane Web Text Generator
    wiki||text/x-wiki|Wiki text|MediaWiki: Formatting
    """)

  /// How many different marks must be there.
  private static let enough = 3

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard !sample.begins(with: "/*"), let best = best(in: sample.lines, isProgram: sample.beginsLikeProgram) else {
      return nil
    }
    return KnownFinding(types[best.language], best.weight >= enough + 2 ? .fair : .weak)
  }

  /// The language with the most marks in lines of prose, where they are enough.
  static func best(in lines: [ArraySlice<UInt8>], isProgram: Bool) -> (language: String, weight: Int)? {
    let heads = LineHeads(of: lines)
    // The comments of programs are often written with these marks.
    let text = isProgram ? lines.filter { !$0.isEmpty } : withoutComments(lines)
    var weights = ProseMarks.all.weights(in: withoutUnderlines(text))
    weights["asciidoc"] += asciidoc(lines, heads)
    if heads.contains(UInt8(ascii: "=")) { weights["wiki"] += wiki(lines) }
    if isProgram {
      for language in ["markdown", "rst", "textile"] { weights[language] = 0 }
    } else {
      let headings = heads.contains(UInt8(ascii: "#")) ? headings(lines) : 0
      weights["markdown"] = markdown(text, heads, weights, headings: headings)
      weights["rst"] += restructured(text, heads)
    }
    return weights.best.flatMap { $0.weight >= enough ? $0 : nil }
  }

  /// A line of one repeated mark under a title of its length is no delimiter of a block.
  private static func withoutUnderlines(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var kept: [ArraySlice<UInt8>] = []
    kept.reserveCapacity(lines.count)
    for index in lines.indices where index == 0 || !isUnderline(lines[index], below: lines[index - 1]) {
      kept.append(lines[index])
    }
    return kept
  }

  private static func isUnderline(_ line: ArraySlice<UInt8>, below title: ArraySlice<UInt8>) -> Bool {
    guard line.count >= 3, let mark = line.first, !mark.isLetter, !mark.isDigit,
      let first = title.first, first.isLetter || first.isDigit, abs(title.count - line.count) <= 1
    else { return false }
    return line.allSatisfy { $0 == mark }
  }

  /// The lines that are not empty; those one upon another that begin with the same sign are the comments of a script.
  private static func withoutComments(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var kept: [ArraySlice<UInt8>] = []
    kept.reserveCapacity(lines.count)
    var run: [ArraySlice<UInt8>] = []
    for line in lines {
      guard let first = line.first else { continue }
      if run.first?.first != first {
        if run.count < signRun { kept += run }
        run = []
      }
      if isCommentSign(first) { run.append(line) } else { kept.append(line) }
    }
    return run.count < signRun ? kept + run : kept
  }

  private static func isCommentSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: ";")
  }

  /// Headings may stand below each other, but not so many of them.
  private static let signRun = 4

  /// Headings stand alone; lines of number signs one upon another are the comments of a script.
  private static func headings(_ lines: [ArraySlice<UInt8>]) -> Int {
    lines.indices.count { index in
      isHeading(lines[index]) && (index == 0 || lines[index - 1].first != UInt8(ascii: "#"))
        && (index + 1 == lines.count || lines[index + 1].first != UInt8(ascii: "#"))
    }
  }

  /// Whether many lines outside of fences end as those of programs do.
  private static func looksLikeCode(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var isFenced = false
    var code = 0
    for line in lines {
      let text = line.trimmed
      if isFence(text) { isFenced.toggle() }
      // A heading of Pandoc's may end with its attributes.
      if !isFenced, let last = text.last,
        last == UInt8(ascii: ";") || last == UInt8(ascii: "{") || last == UInt8(ascii: "}") || text.equals("end"),
        !isHeading(line)
      {
        code += 1
      }
    }
    return code > 2 && code * 8 > lines.count
  }

  private static func isFence(_ text: ArraySlice<UInt8>) -> Bool {
    text.begins(with: "```") || text.begins(with: "~~~")
  }

  private static func markdown(
    _ lines: [ArraySlice<UInt8>], _ heads: LineHeads, _ weights: ProseMarks.Weights, headings: Int
  ) -> Int {
    guard !looksLikeCode(lines) else { return 0 }
    let marks = weights["markdown"]
    var score = 0
    score += headings >= 2 ? 2 : headings
    if heads.containsAny(of: "`~"), lines.count(where: { isFence($0.trimmed) }) >= 2 { score += 2 }
    if weights.signs.contains(UInt8(ascii: "]")), lines.contains(where: { hasLink($0) }) { score += 2 }
    if heads.contains(UInt8(ascii: ">")), lines.contains(where: { $0.begins(with: "> ") }) { score += 1 }
    if heads.containsAny(of: "*+-"), lines.count(where: { isBullet($0) }) >= 2 { score += 1 }
    let mayEmphasize = weights.signs.contains(UInt8(ascii: "*")) || weights.signs.contains(UInt8(ascii: "_"))
    if mayEmphasize, lines.contains(where: isEmphasized) { score += 1 }
    if weights.signs.contains(UInt8(ascii: "`")), lines.contains(where: hasCode) { score += 1 }
    if heads.contains(UInt8(ascii: "|")), lines.contains(where: { isRule($0.trimmed) }) { score += 2 }
    if heads.containsAny(of: "=-"), hasUnderline(lines, [UInt8(ascii: "="), UInt8(ascii: "-")]) { score += 1 }
    // Shell comments look like headings, and so do the comments of many other languages.
    return marks == 0 && headings > 0 && score == min(headings, 2) ? 0 : marks + score
  }

  /// Whether a line divides the head of a table from its body.
  private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "|") && (text.begins(with: "|-") || text.begins(with: "| -") || text.begins(with: "|:-"))
  }

  /// One to six number signs, a space, and words.
  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = line.prefix { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(marks.count) else { return false }
    let rest = line.dropFirst(marks.count)
    return rest.first == 0x20 && rest.trimmed.count >= 2
  }

  private static func isBullet(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.trimmed
    guard let first = text.first else { return false }
    return [UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(first) && text.dropFirst().first == 0x20
      && text.count > 3
  }

  /// `[words](target)`; what stands in brackets in formulas is shorter, and what follows is no path.
  private static func hasLink(_ line: ArraySlice<UInt8>) -> Bool {
    var index = line.startIndex
    while let found = line.firstIndex(ofWord: "](", from: index) {
      if found + 2 < line.endIndex,
        let open = line[..<found].lastIndex(of: UInt8(ascii: "[")),
        line[open..<found].count(where: \.isLetter) >= 3,
        let close = line[(found + 2)...].prefix(300).firstIndex(of: UInt8(ascii: ")")),
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

  /// Words between single backquotes; behind two of them, or with an underscore behind the last, they are reStructuredText.
  private static func hasCode(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains("`") && line.count { $0 == UInt8(ascii: "`") } >= 2 && !line.contains("``") && !line.contains("`_")
  }

  private static func isEmphasized(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains("*") && isEmphasized(line, by: "**") || line.contains("_") && isEmphasized(line, by: "__")
  }

  /// The mark stands twice, with a word behind the first one.
  private static func isEmphasized(_ line: ArraySlice<UInt8>, by mark: StaticString) -> Bool {
    guard let first = line.firstIndex(ofWord: mark, from: line.startIndex),
      line.firstIndex(ofWord: mark, from: first + 3) != nil
    else { return false }
    return line[first + 2].isLetter && !line.contains(UInt8(ascii: ";")) && !line.contains(UInt8(ascii: "("))
  }

  /// A line of words above a line of one repeated mark of nearly the same length.
  private static func hasUnderline(_ lines: [ArraySlice<UInt8>], _ marks: [UInt8]) -> Bool {
    for (line, next) in zip(lines, lines.dropFirst()) where next.count >= 3 {
      guard let mark = next.first, marks.contains(mark), next.trimmed.allSatisfy({ $0 == mark }) else { continue }
      if let first = line.first, first.isLetter || first.isDigit, line.count <= next.count + 2,
        next.count <= line.count + 10
      {
        return true
      }
    }
    return false
  }

  private static func restructured(_ lines: [ArraySlice<UInt8>], _ heads: LineHeads) -> Int {
    var score = 0
    let marks = [
      UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "\""), UInt8(ascii: "*"),
    ]
    if marks.contains(where: heads.contains) {
      if hasUnderline(lines, marks) { score += 1 }
      score += overlines(lines, marks)
    }
    // A paragraph that announces literal text, which is indented.
    let announces = zip(lines, lines.dropFirst()).contains { line, next in
      next.first == 0x20 && endsInTwoColons(line)
    }
    if announces { score += 1 }
    if heads.contains(UInt8(ascii: ":")), lines.contains(where: isField) { score += 1 }
    return score
  }

  /// `:name:`, with more behind it or not.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: ":") && line.dropFirst().prefix(24).contains(UInt8(ascii: ":"))
  }

  /// What a title between two lines of the same mark is worth: more where it is inset, which nothing but such a title may be.
  private static func overlines(_ lines: [ArraySlice<UInt8>], _ marks: [UInt8]) -> Int {
    var worth = 0
    for index in lines.indices.dropFirst(2) {
      let over = lines[index - 2].trimmed
      guard let mark = over.first, marks.contains(mark), over.count >= 3, over.allSatisfy({ $0 == mark }) else {
        continue
      }
      let title = lines[index - 1].trimmed
      guard let first = title.first, first.isLetter || first.isDigit, over.count >= title.count,
        lines[index].trimmed.elementsEqual(over)
      else { continue }
      worth = max(worth, lines[index - 1].first == 0x20 ? 2 : 1)
    }
    return worth
  }

  private static func asciidoc(_ lines: [ArraySlice<UInt8>], _ heads: LineHeads) -> Int {
    var score = 0
    let text = lines.lazy.filter { !$0.isEmpty && !$0.begins(with: "//") }
    if heads.contains(UInt8(ascii: "=")) {
      if text.first?.begins(with: "= ") == true { score += 2 }
      let headings = text.filter { $0.begins(with: "==") }
      if headings.contains(where: { $0.begins(with: "== ") || $0.begins(with: "=== ") || $0.begins(with: "==== ") }),
        !headings.contains(where: { $0.begins(with: "== ") && $0.trimmed.last == UInt8(ascii: "=") })
      {
        score += 2
      }
    }
    // Terms of a description list.
    if text.count(where: endsInTwoColons) >= 2 { score += 1 }
    return score
  }

  /// Whether a line that is not indented ends in two colons.
  private static func endsInTwoColons(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first > 0x20 else { return false }
    return line.trimmed.suffix(2).equals("::")
  }

  private static func wiki(_ lines: [ArraySlice<UInt8>]) -> Int {
    let headings = lines.count {
      $0.begins(with: "==") && $0.trimmed.last == UInt8(ascii: "=") && $0.count > 6 && $0.contains(where: \.isLetter)
    }
    return min(headings, 2)
  }
}
