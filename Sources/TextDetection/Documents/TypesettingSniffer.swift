// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Sources of typesetters: TeX, Typst and bibliographies.
enum TypesettingSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    bibtex||text/x-bibtex|BibTeX database|BibTeXing
    encoding||application/x-postscript-encoding|Encoding of a PostScript font|dvips manual, section Encoding file format
    ris||application/x-research-info-systems|Bibliography|Research Information Systems: RIS
    style||text/x-bibtex-style|Style of bibliographies|Patashnik 1988: Designing BibTeX styles, section 5
    tex|org.tug.tex|text/x-tex|TeX document|The TeXbook; LaTeX2e
    typst||text/vnd.typst|Typst document|Typst: Reference, sections Scripting and Styling
    """)

  /// Control words that only TeX documents have.
  private static let controlWords: [StaticString] = [
    "\\author{", "\\begin{", "\\bibliography{", "\\caption{", "\\catcode", "\\chapter{", "\\cite{", "\\documentclass",
    "\\end{", "\\def\\", "\\divide\\", "\\hline", "\\ifdim\\", "\\ifx\\", "\\include{", "\\input{", "\\item",
    "\\label{", "\\makebox(", "\\maketitle", "\\multicolumn{", "\\multiput(", "\\newcommand", "\\newpsobject{",
    "\\pgfkeys{", "\\psset{", "\\put(", "\\ref{", "\\reference[", "\\section", "\\setupbodyfont", "\\setuphead",
    "\\setupinteraction", "\\setuplayout", "\\setuppapersize", "\\startitemize", "\\startsection", "\\startsubsection",
    "\\starttext", "\\starttyping", "\\stopitemize", "\\stopsection", "\\stoptext", "\\stoptyping", "\\subsection",
    "\\rput(", "\\setlength", "\\textbf{", "\\textit{", "\\unitlength", "\\title{", "\\useURL[", "\\usepackage",
  ]

  /// The numbers of the control words by the letter after the backslash.
  private static let wordsByLetter: [[Int]] = {
    var numbers = [[Int]](repeating: [], count: 256)
    for (number, word) in controlWords.enumerated() {
      numbers[Int(word.description.utf8.dropFirst().first ?? 0)].append(number)
    }
    return numbers
  }()

  /// Lines of a document for typesetting that are looked at.
  private static let mostLines = 120

  static func finding(in sample: TextSample) -> KnownFinding? {
    let lines = sample.lines.prefix(mostLines)
    guard let first = lines.firstFilled?.trimmed else { return nil }
    if first.begins(with: "TY  - ") { return KnownFinding(types["ris"], .strong) }
    if sample.heads.contains(UInt8(ascii: "F")), isStyle(sample.lines) { return KnownFinding(types["style"], .strong) }
    if first.first == UInt8(ascii: "%") || first.first == UInt8(ascii: "/"), isEncoding(sample.wholeLines) {
      return KnownFinding(types["encoding"], .strong)
    }
    // MetaPost has the text of labels in it, and comments after number signs may be written with control words.
    if first.first == UInt8(ascii: "\\"), isPlain(sample) { return KnownFinding(types["tex"], .strong) }
    if sample.contains("\\"), !sample.beginsLikeProgram, first.first != UInt8(ascii: "#"), !first.begins(with: "--"),
      !sample.contains("beginfig("),
      !sample.contains("verbatimtex")
    {
      let found = controlWordCount(in: sample.bytes)
      let opens = {
        lines.contains { $0.trimmed.begins(with: "\\documentclass") || $0.trimmed.begins(with: "\\begin{") }
      }
      if found >= 5 || found >= 3 && opens() { return KnownFinding(types["tex"], .strong) }
      if lines.count(where: isDefinition) >= 3 || isMacroFile(lines) || isEnvironment(sample, from: first)
        || isCommanded(sample) || isDisplay(sample) || refers(sample)
      {
        return KnownFinding(types["tex"], .fair)
      }
    }
    if sample.heads.contains(UInt8(ascii: "#")), isTypst(lines) { return KnownFinding(types["typst"], .fair) }
    return sample.heads.contains(UInt8(ascii: "@")) && isBibliography(lines)
      ? KnownFinding(types["bibtex"], .strong) : nil
  }

  /// Rules of Typst, and lets, in a document that sentences are the most of.
  private static let leastRules = 2

  /// Whether lines set the parameters of elements, show them otherwise, or let a name stand for something.
  ///
  /// A preprocessor has none of these directives, and comments after a number sign have a blank there.
  private static func isTypst(_ lines: TextLines.SubSequence) -> Bool {
    var rules = 0
    for line in lines where line.first == UInt8(ascii: "#") && isRule(line) {
      rules += 1
      if rules == leastRules { return true }
    }
    return false
  }

  /// Functions that make what sentences cannot hold.
  private static let calls: [StaticString] = [
    "#align(", "#bibliography(", "#figure(", "#image(", "#outline(", "#pagebreak()", "#table(", "#v(",
  ]

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let isOfName = { (byte: UInt8) in byte.isWordCharacter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
    if line.begins(with: "#set ") {
      let name = line.dropFirst(5).prefix(while: isOfName)
      // Arguments have names, or stand on the next lines.
      let rest = line[name.endIndex...]
      return !name.isEmpty && rest.first == UInt8(ascii: "(") && (rest.count == 1 || rest.contains(": "))
    }
    if line.begins(with: "#let ") {
      let name = line.dropFirst(5).prefix(while: isOfName)
      let rest = line[name.endIndex...]
      return !name.isEmpty && (rest.first == UInt8(ascii: "(") && rest.contains("=") || rest.begins(with: " = "))
    }
    // Loops go over content in brackets or over what stands in braces; those in comments of programs have other brackets.
    if line.begins(with: "#for "), line.contains(" in "), line.dropFirst(5).first?.isSmallLetter == true {
      return line.trimmed.last == UInt8(ascii: "[") || line.trimmed.last == UInt8(ascii: "]")
        || line.trimmed.last == UInt8(ascii: "{")
    }
    return line.begins(with: "#show ") && line.contains(UInt8(ascii: ":")) || line.begins(with: "#show:")
      || line.begins(with: "#import \"") && line.contains("\":") || line.begins(withAnyOf: calls)
  }

  /// Whether the fields of entries are declared, and what is done with them.
  private static func isStyle(_ lines: TextLines) -> Bool {
    let isCommand = { (line: ArraySlice<UInt8>, name: StaticString) in
      line.begins(with: name)
        && line.dropFirst(name.utf8CodeUnitCount).trimmed.first.map { $0 == UInt8(ascii: "{") } ?? true
    }
    return lines.contains { isCommand($0, "ENTRY") }
      && lines.contains { isCommand($0, "FUNCTION") || isCommand($0, "INTEGERS") || isCommand($0, "STRINGS") }
  }

  /// Names of glyphs that are looked at.
  private static let mostGlyphs = 24

  /// Whether nothing stands there but comments and an array of the names of glyphs with a name of its own.
  private static func isEncoding(_ lines: TextLines) -> Bool {
    var (isOpen, glyphs) = (false, 0)
    for place in lines.places where !place.isBlank && place.head != UInt8(ascii: "%") && glyphs < mostGlyphs {
      var text = lines.bytes[place.text].prefix { $0 != UInt8(ascii: "%") }
      guard text.first == UInt8(ascii: "/") || isOpen && text.first == UInt8(ascii: "]") else { return false }
      if !isOpen {
        guard let bracket = text.firstIndex(of: UInt8(ascii: "[")), text[..<bracket].words.count == 1 else {
          return false
        }
        (isOpen, text) = (true, text[(bracket + 1)...])
      }
      for word in text.words {
        if word.first == UInt8(ascii: "]") { return glyphs > 1 }
        guard word.first == UInt8(ascii: "/") else { return false }
        glyphs += 1
      }
    }
    return isOpen && glyphs >= mostGlyphs
  }

  /// Whether a document of plain TeX or ConTeXt ends in its lines (The TeXbook, appendix B; ConTeXt: an excursion).
  private static func isPlain(_ sample: TextSample) -> Bool {
    sample.contains("\n\\bye") || sample.contains("\n\\starttext\n")
  }

  /// References and citations behind a tie, which no lightweight markup has (The TeXbook, chapter 14; LaTeX2e: Cross
  /// references).
  private static let tiedReferences: [StaticString] = [
    "~\\cite[", "~\\cite{", "~\\citep{", "~\\eqref{", "~\\pageref{", "~\\ref{",
  ]

  /// Whether references of two kinds stand behind ties, or sentences have one, and formulas or a citation besides.
  private static func refers(_ sample: TextSample) -> Bool {
    let kinds = tiedReferences.count { sample.contains($0) }
    guard kinds > 0, !sample.contains("\n```"), !sample.contains("\n#") else { return false }
    return kinds > 1
      || (sample.contains("$\\") || sample.contains("\\cite"))
        && (SentenceLines.open(sample.bytes) || SentenceLines.fill(sample.bytes))
  }

  /// Whether nothing but a formula in a display is there (The TeXbook, chapter 19; LaTeX2e: displaymath).
  private static func isDisplay(_ sample: TextSample) -> Bool {
    guard sample.isWhole else { return false }
    let text = sample.bytes[sample.start...].trimmed
    guard
      text.begins(with: "$$") && text.suffix(2).equals("$$") || text.begins(with: "\\[") && text.suffix(2).equals("\\]")
    else { return false }
    let formula = text.dropFirst(2).dropLast(2)
    return !formula.contains(UInt8(ascii: "$")) && hasCommand(formula.prefix(longestCommandLine))
      && formula.contains { "{_^".utf8.contains($0) }
  }

  /// Whether a line defines a control word; source: The TeXbook, chapter 20.
  private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    let words: [StaticString] = ["\\gdef\\", "\\def\\", "\\let\\", "\\newcommand{\\", "\\renewcommand{\\"]
    return line.first == UInt8(ascii: "\\") && line.begins(withAnyOf: words)
  }

  /// Whether an environment opens with the first line and closes with the last one (LaTeX2e: Environments).
  private static func isEnvironment(_ sample: TextSample, from first: ArraySlice<UInt8>) -> Bool {
    guard sample.isWhole, first.begins(with: "\\begin{"), let close = first.firstIndex(of: UInt8(ascii: "}")) else {
      return false
    }
    let name = first[(first.startIndex + 7)...close]
    let end = sample.bytes[...].trimmed.suffix(name.count + 5)
    return end.begins(with: "\\end{") && end.suffix(name.count).elementsEqual(name)
  }

  /// Whether after comments most lines begin with a control word and its arguments, as in styles and dictionaries.
  private static func isMacroFile(_ lines: TextLines) -> Bool {
    let statements = lines.lazy.map(\.trimmed).filter { !$0.isEmpty && $0.first != UInt8(ascii: "%") }
    guard let first = statements.first, isCall(first) else { return false }
    let calls = statements.count(where: isCall)
    return calls >= 3 && calls * 2 >= statements.count
  }

  /// Words of scores, which have control words too (LilyPond notation reference).
  private static let wordsOfScores: [StaticString] = [
    "\\clef", "\\context", "\\key ", "\\new ", "\\relative", "\\score", "\\time ",
  ]
  /// Lines of a document of nothing but control words.
  private static let leastCommands = 6

  /// Whether the first line after comments begins with a control word, and so do most of the others or have one.
  private static func isCommanded(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "\\")),
      let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "%")), hasCommand(first.prefix(longestCommandLine)),
      first.first == UInt8(ascii: "\\")
    else { return false }
    let lines = sample.wholeLines.prefix(mostLines).lazy.map(\.trimmed).filter {
      !$0.isEmpty && $0.first != UInt8(ascii: "%")
    }
    let commands = lines.count { hasCommand($0.prefix(longestCommandLine)) }
    return commands >= leastCommands && commands * 4 >= lines.count * 3
      && !sample.contains(anyOf: wordsOfScores)
  }

  /// Bytes of a line in which a control word is looked for.
  private static let longestCommandLine = 256

  /// Whether a backslash and a name of three letters or more stand in a line, where no path goes on in front of it.
  private static func hasCommand(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { place in
      line[place] == UInt8(ascii: "\\")
        && line[(place + 1)...].prefix { $0.isLetter || $0 == UInt8(ascii: "@") }.count >= 3
        && (place == line.startIndex || !line[place - 1].isWordCharacter && line[place - 1] != UInt8(ascii: ":"))
    }
  }

  /// Whether a line begins with a control word that an argument follows at once.
  private static func isCall(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "\\") else { return false }
    let rest = line.dropFirst().drop { $0.isLetter || $0 == UInt8(ascii: "@") }
    return rest.startIndex > line.startIndex + 2 && rest.first.map { "{[<".utf8.contains($0) } ?? false
  }

  /// How many different control words there are.
  private static func controlWordCount(in bytes: [UInt8]) -> Int {
    let (words, numbers) = (controlWords, wordsByLetter)
    var found = Array(repeating: false, count: words.count)
    var next = 0
    while let index = bytes.firstIndex(of: "\\", from: next) {
      next = index + 1
      guard next < bytes.count else { break }
      for number in numbers[Int(bytes[next])] where !found[number] {
        found[number] = bytes.has(words[number], at: index)
      }
    }
    return found.count { $0 }
  }

  private static let entries: Set = [
    "article", "book", "booklet", "conference", "inbook", "incollection", "inproceedings", "manual", "mastersthesis",
    "misc", "online", "phdthesis", "preamble", "proceedings", "string", "techreport", "unpublished",
  ]

  /// Lines in front of the first entry that are no comments of TeX: what stands there is left out, but documents of more lines show
  /// an entry to their readers.
  private static let mostLinesInFront = 8

  /// Entries that documents do not show so many of.
  private static let leastEntries = 3

  /// Whether an entry begins in a line.
  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "@") && line.drop { $0 != UInt8(ascii: "{") && $0 > 0x20 }.first == UInt8(ascii: "{")
  }

  private static func linesInFront(of entry: ArraySlice<UInt8>, in lines: TextLines) -> Int {
    lines.lazy.map(\.trimmed).prefix { $0.startIndex < entry.startIndex }
      .count { !$0.isEmpty && $0.first != UInt8(ascii: "%") && $0.first != UInt8(ascii: "@") }
  }

  private static func isBibliography(_ lines: TextLines) -> Bool {
    // Comments may stand in front of the first entry.
    let entry = lines.lazy.map(\.trimmed).first {
      $0.first == UInt8(ascii: "@") && !$0.matchesAnyCase("@comment", at: 0)
    }
    guard let entry,
      linesInFront(of: entry, in: lines) <= mostLinesInFront || lines.count(where: isEntry) >= leastEntries
    else { return false }
    let kind = entry.dropFirst().prefix(while: \.isLetter)
    // Parentheses do as well, with a key and a comma behind them, or an abbreviation and an equals sign (BibTeXing, section 3;
    // btxdoc).
    let open = entry[kind.endIndex...].trimmed
    let name = String(decoding: kind.map(\.lowercased), as: UTF8.self)
    let isOpen =
      open.first == UInt8(ascii: "{")
      || open.first == UInt8(ascii: "(")
        && (open.last == UInt8(ascii: ",") || name == "string" && open.contains(UInt8(ascii: "=")))
    return isOpen && entries.contains(name)
  }
}
