// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Documents that show code between fences or have links below a title, which must not be taken for programs of that language.
enum FencedCodeSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    markdown|net.daringfireball.markdown|text/markdown|Markdown document|CommonMark 0.31, section 4.5, Fenced code blocks
    wiki||text/x-wiki|Wiki text|MediaWiki: Extension:SyntaxHighlight; XWiki: Code macro; Atlassian: Text Formatting Notation
    """)

  private static let fence: StaticString = "```"
  /// Blocks below a title that need no name of their language.
  private static let leastBareBlocks = 2
  /// What lines of sentences have at least.
  private static let leastWords = 3

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isLinked(sample) || hasTable(sample) || hasIndentedCode(sample) { return KnownFinding(types["markdown"], .fair) }
    if isWiki(sample) { return KnownFinding(types["wiki"], .fair) }
    guard sample.heads.contains(UInt8(ascii: "`")), sample.contains("\n```") else { return nil }
    var (isFenced, blocks, bare, lines, sentences) = (false, 0, 0, 0, 0)
    let isTitled = sample.begins(with: "# ")
    let document = sample.wholeLines
    for index in document.indices where !document.place(at: index).isBlank {
      let line = document[index]
      if line.begins(with: fence) {
        // The word after the first fence names the language of the block.
        let language = line.dropFirst(fence.utf8CodeUnitCount).trimmed
        if !isFenced, isLanguage(language) { blocks += 1 }
        if !isFenced, language.isEmpty { bare += 1 }
        isFenced.toggle()
      } else if !isFenced {
        guard !document.place(at: index).endsCode else { return nil }
        if lines == 0, !beginsDocument(line) { return nil }
        lines += 1
        if line.words.count >= leastWords { sentences += 1 }
      }
    }
    let isClosed = !isFenced || !sample.isWhole
    let isDocument = blocks > 0 && sentences * 2 >= lines || isTitled && bare >= leastBareBlocks && lines > bare
    return isClosed && isDocument ? KnownFinding(types["markdown"], .fair) : nil
  }

  /// Whether a document begins with a title and a sentence, and has a link below (CommonMark 0.31, sections 4.2 and 6.3).
  private static func isLinked(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "# ") || sample.begins(with: "## "), sample.contains("](http") else { return false }
    return LightweightMarkup.hasTitle(ProseText(sample.lines, heads: sample.heads))
  }

  /// Whether a table stands in a document with titles: under the line with its heads, one of dashes, colons and bars (GitHub Flavored
  /// Markdown, section 4.10).
  private static func hasTable(_ sample: TextSample) -> Bool {
    guard !sample.beginsLikeProgram, sample.contains("-|") || sample.contains("|-") || sample.contains("|:-"),
      sample.contains("\n## ")
    else { return false }
    let lines = sample.wholeLines
    return lines.indices.dropFirst().contains { index in
      let text = lines.text(at: index)
      return text.contains(UInt8(ascii: "|")) && text.contains(UInt8(ascii: "-"))
        && text.allSatisfy { $0 == 0x20 || "-:|".utf8.contains($0) }
        && lines.text(at: index - 1).contains(UInt8(ascii: "|"))
    }
  }

  /// What a wiki writes in front of code, with the name of its language behind it.
  private static let wikiFences: [StaticString] = [
    "<code ", "<source lang", "<syntaxhighlight ", "{code:", "{{code language", "{{{#!",
  ]

  /// Whether code stands in a document of a wiki, which has titles between equals signs, or with their level in front.
  private static func isWiki(_ sample: TextSample) -> Bool {
    let isTitled = sample.heads.contains(UInt8(ascii: "=")) || sample.heads.contains(UInt8(ascii: "h"))
    guard isTitled, sample.heads.containsAny(of: "<{") else { return false }
    let lines = sample.wholeLines
    return lines.contains { line in line.begins(withAnyOf: wikiFences) }
      && lines.indices.contains { isWikiTitle(lines.text(at: $0)) }
  }

  /// `= Words =` with up to six signs, or `h1. Words`.
  private static func isWikiTitle(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "h"), line.count > 4 {
      return (0x31...0x36).contains(line[line.startIndex + 1]) && line.dropFirst(2).begins(with: ". ")
    }
    let signs = line.prefix { $0 == UInt8(ascii: "=") }.count
    return (1...6).contains(signs) && line.count > 2 * signs + 2
      && line.suffix(signs).allSatisfy { $0 == UInt8(ascii: "=") } && line.contains(where: \.isLetter)
  }

  /// A document with code has at least as many sentences, of at least as many words, that are not indented.
  private static let leastSentences = 2
  private static let leastWordsOfSentence = 5

  /// Whether code stands indented below headings and sentences: each heading is alone, which comments of programs are not,
  /// and nothing but headings, sentences and lists stands at the left side (CommonMark 0.31, sections 4.2 and 4.4).
  private static func hasIndentedCode(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "# ") else { return false }
    var (headings, sentences, blocks) = (0, 0, 0)
    let lines = sample.wholeLines
    for index in lines.indices where !lines.place(at: index).isBlank {
      let place = lines.place(at: index)
      let isBehindBlank = index == lines.startIndex || lines.place(at: index - 1).isBlank
      if place.first == 0x09 || place.indent >= 4 {
        if isBehindBlank { blocks += 1 }
        continue
      }
      guard !place.endsCode, beginsDocument(lines.text(at: index)) else { return false }
      if place.head == UInt8(ascii: "#") {
        guard isBehindBlank, index + 1 == lines.endIndex || lines.place(at: index + 1).isBlank || headings == 0 else {
          return false
        }
        headings += 1
      } else if isImport(lines.text(at: index)) {
        return false
      } else if lines[index].words.count >= leastWordsOfSentence {
        sentences += 1
      }
    }
    return headings >= 2 && sentences >= leastSentences && blocks > 0
  }

  /// Whether a line takes names from a module, as programs do below such comments (The Python language reference, section 7.11).
  private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "import ") || line.begins(with: "from ") else { return false }
    let words = line.words
    return words.count == 2 || words.count > 3 && words[2].equals("import")
  }

  private static func isLanguage(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { $0.isLetter || $0 == UInt8(ascii: "{") } ?? false
  }

  /// Whether a line begins with a letter, or with the mark of a heading, a list, a quotation or a link and what follows it.
  private static func beginsDocument(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first.isLetter || first >= 0x80 { return true }
    let rest = line.drop { $0 == first }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "-"): return rest.first == 0x20
    case UInt8(ascii: "["), UInt8(ascii: "!"):
      // A link, a picture, what a link stands for, or a note with its number.
      return line.contains("](") || line.contains("]: ") || rest.first?.isDigit ?? false
    case UInt8(ascii: "|"): return true
    case UInt8(ascii: "<"): return rest.first.map { $0.isLetter || $0 == UInt8(ascii: "/") } ?? false
    // A list with numbers.
    case 0x30...0x39: return line.drop(while: \.isDigit).begins(with: ". ")
    default: return false
    }
  }
}
