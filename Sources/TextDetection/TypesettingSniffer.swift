// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Sources of typesetters: TeX, troff, bibliographies.
enum TypesettingSniffer: TextSniffer {
  static let types = TypeTable(
    """
    bibtex||text/x-bibtex|BibTeX database|BibTeXing
    ris||application/x-research-info-systems|Bibliography|Research Information Systems: RIS
    tex|org.tug.tex|text/x-tex|TeX document|The TeXbook; LaTeX2e
    troff||text/troff|troff document|groff(7); man(7)
    """)

  /// Control words that only TeX documents have.
  private static let controlWords: [StaticString] = [
    "\\author{", "\\begin{", "\\bibliography{", "\\caption{", "\\chapter{", "\\cite{", "\\documentclass", "\\end{",
    "\\def\\",
    "\\hline", "\\include{", "\\input{", "\\item", "\\label{", "\\maketitle", "\\newcommand", "\\ref{", "\\reference[",
    "\\section",
    "\\setupbodyfont", "\\setuphead", "\\setupinteraction", "\\setuplayout", "\\setuppapersize", "\\startitemize",
    "\\startsection",
    "\\startsubsection", "\\starttext", "\\starttyping", "\\stopitemize", "\\stopsection", "\\stoptext", "\\stoptyping",
    "\\subsection", "\\textbf{", "\\textit{", "\\title{", "\\useURL[", "\\usepackage",
  ]

  /// The numbers of the control words by the letter behind the backslash.
  private static let wordsByLetter: [[Int]] = {
    var numbers = [[Int]](repeating: [], count: 256)
    for (number, word) in controlWords.enumerated() {
      numbers[Int(word.description.utf8.dropFirst().first ?? 0)].append(number)
    }
    return numbers
  }()

  private static let requests: Set = [
    // troff, with the requests of groff(7)
    "ab", "ad", "af", "als", "am", "as", "bd", "bp", "br", "cc", "ce", "cf", "ch", "cp", "cs", "cu", "da",
    "de", "di", "do", "ds", "dt", "ec", "el", "em", "eo", "ev", "ex", "fam", "fc", "fi", "fl", "fp", "ft", "hc",
    "hla", "hw", "hy", "ie", "if", "ig", "in", "it", "lc", "lf", "lg", "ll", "ls", "lt", "mc", "mk", "mso",
    "na", "ne", "nf", "nh", "nm", "nn", "nop", "nr", "ns", "nx", "pc", "pi", "pl", "pm", "pn", "po", "ps", "rd",
    "rj", "rm", "rn", "rr", "rs", "rt", "so", "sp", "ss", "sv", "sy", "ta", "tc", "ti", "tl", "tm", "tr", "uf",
    "ul", "vs", "wh",
    // man(7)
    "B", "BI", "BR", "DT", "EE", "EX", "HP", "I", "IB", "IP", "IR", "LP", "ME", "MT", "NAME", "OP", "P", "PD",
    "PP", "RB", "RE", "RI", "RS", "SB", "SH", "SM", "SS", "SY", "TH", "TP", "TQ", "UE", "UR", "YS",
    // mdoc(7)
    "Ar", "Bd", "Bl", "Cm", "Dd", "Dl", "Dq", "Dt", "Ed", "El", "Em", "Ev", "Fa", "Fl", "Fn", "Ft", "In", "It",
    "Li", "Nd", "Nm", "Op", "Os", "Pa", "Pp", "Ql", "Sh", "Ss", "Sy", "Va", "Vt", "Xr",
    // ms(7) and the preprocessors
    "AB", "AE", "AI", "AU", "CD", "DA", "DE", "DS", "EN", "EQ", "FE", "FS", "ID", "KE", "KF", "KS", "LD", "ND",
    "NH", "PE", "PS", "QE", "QP", "QS", "R", "RP", "TE", "TL", "TS", "UL", "XE", "XP", "XS",
    // me(7)
    "ba", "bl", "eh", "fo", "he", "ip", "lp", "np", "oh", "pp", "qp", "sh", "sz", "tp", "uh",
    // mm(7)
    "AF", "AL", "AS", "AT", "BL", "DF", "DL", "FG", "H", "HU", "LE", "LI", "ML", "OF", "PF", "PH", "RF", "SG",
    "SK", "TB", "VL",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    let lines = sample.lines.prefix(120)
    guard let first = lines.firstFilled?.trimmed else { return nil }
    if isTroff(first, lines) { return KnownFinding(types["troff"], .strong) }
    if first.begins(with: "TY  - ") { return KnownFinding(types["ris"], .strong) }
    // MetaPost has the text of labels in it, and comments behind number signs may be written with control words.
    if sample.contains("\\"), !sample.beginsLikeProgram, first.first != UInt8(ascii: "#"), !sample.contains("beginfig(")
    {
      let found = controlWordCount(in: sample.bytes)
      let opens = {
        lines.contains { $0.trimmed.begins(with: "\\documentclass") || $0.trimmed.begins(with: "\\begin{") }
      }
      if found >= 5 || found >= 3 && opens() { return KnownFinding(types["tex"], .strong) }
      if lines.count(where: isDefinition) >= 3 || isMacroFile(lines) { return KnownFinding(types["tex"], .fair) }
    }
    return sample.heads.contains(UInt8(ascii: "@")) && isBibliography(lines)
      ? KnownFinding(types["bibtex"], .strong) : nil
  }

  /// Whether a line defines a control word; source: The TeXbook, chapter 20.
  private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    let words: [StaticString] = ["\\gdef\\", "\\def\\", "\\let\\", "\\newcommand{\\", "\\renewcommand{\\"]
    return line.first == UInt8(ascii: "\\") && words.contains { line.begins(with: $0) }
  }

  /// Whether behind comments most lines begin with a control word and its arguments, as in styles and dictionaries.
  private static func isMacroFile(_ lines: TextLines) -> Bool {
    let statements = lines.lazy.map(\.trimmed).filter { !$0.isEmpty && $0.first != UInt8(ascii: "%") }
    guard let first = statements.first, isCall(first) else { return false }
    let calls = statements.count(where: isCall)
    return calls >= 3 && calls * 2 >= statements.count
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
    while let index = bytes.firstIndex(ofWord: "\\", from: next) {
      next = index + 1
      guard next < bytes.count else { break }
      for number in numbers[Int(bytes[next])] where !found[number] {
        found[number] = bytes.has(words[number], at: index)
      }
    }
    return found.count { $0 }
  }

  /// Whether the text opens with a request or a comment and has another request, or is a page that stands for another one
  /// (groff(7), sections Comments and Requests; man(7), section Files of link pages).
  private static func isTroff(_ first: ArraySlice<UInt8>, _ lines: TextLines) -> Bool {
    switch first.first {
    case UInt8(ascii: "."):
      (first.count == 1 || isRequest(first)) && (hasTwoRequests(lines) || isLinkPage(first, lines))
    case UInt8(ascii: "'"): first.begins(with: "'\\\"") && lines.contains(where: isRequest)
    case UInt8(ascii: "\\"): first.begins(with: "\\\"") && hasTwoRequests(lines)
    default: false
    }
  }

  /// Whether the first line, `.so man1/name.1`, is the only one that is not empty.
  private static func isLinkPage(_ first: ArraySlice<UInt8>, _ lines: TextLines) -> Bool {
    guard first.begins(with: ".so "), !first.dropFirst(4).contains(0x20) else { return false }
    return first.contains(UInt8(ascii: "/")) && lines.count(where: { !$0.trimmed.isEmpty }) == 1
  }

  private static func hasTwoRequests(_ lines: TextLines) -> Bool {
    let isMarked = { (line: TextLine) in line.first == UInt8(ascii: ".") || line.first == UInt8(ascii: "'") }
    var count = 0
    for index in lines.indices where isMarked(lines.place(at: index)) && isRequest(lines[index]) {
      count += 1
      if count == 2 { return true }
    }
    return false
  }

  private static func isRequest(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: ".") || line.first == UInt8(ascii: "'") else { return false }
    if line.dropFirst().begins(with: "\\\"") { return true }
    let word = line.dropFirst().drop { $0 == 0x20 }.prefix { $0.isLetter }
    return word.count <= 4 && requests.contains(String(decoding: word, as: UTF8.self))
  }

  private static let entries: Set = [
    "article", "book", "booklet", "conference", "inbook", "incollection", "inproceedings", "manual", "mastersthesis",
    "misc", "online", "phdthesis", "preamble", "proceedings", "string", "techreport", "unpublished",
  ]

  private static func isBibliography(_ lines: TextLines) -> Bool {
    // Comments may stand in front of the first entry.
    let entry = lines.lazy.map(\.trimmed).first {
      $0.first == UInt8(ascii: "@") && !$0.matchesAnyCase("@comment", at: 0)
    }
    guard let entry else { return false }
    let kind = entry.dropFirst().prefix { $0.isLetter }
    guard entry[kind.endIndex...].trimmed.first == UInt8(ascii: "{") else { return false }
    return entries.contains(String(decoding: kind.map(\.lowercased), as: UTF8.self))
  }
}
