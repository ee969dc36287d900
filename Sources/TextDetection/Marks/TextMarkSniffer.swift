// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Texts whose first characters their format prescribes.
enum TextMarkSniffer: TextSniffer {
  /// Lines in which a calendar names its version.
  private static let calendarHead = 16

  /// In front of marks in any case.
  private static let anyCase = UInt8(ascii: "~")

  /// The lines of a table, and those among them whose marks begin with each byte.
  private struct Places {
    let table: TypeTable
    /// Where each line begins, and after the last one where that of another would.
    private var starts: [Int32] = []
    /// The second byte of each mark, or the bar after it.
    private(set) var seconds: [UInt8] = []
    /// The numbers of the lines of marks in the case they are given in.
    private(set) var exact = [Range<Int32>](repeating: 0..<0, count: 256)
    /// Those in any case, by the byte after the tilde.
    private(set) var folded = [Range<Int32>](repeating: 0..<0, count: 256)

    init(_ table: TypeTable) {
      self.table = table
      let lines = table.text.utf8Span.span
      var start = 0
      while start + 1 < lines.count {
        let isFolded = lines[start] == TextMarkSniffer.anyCase
        let first = Int(lines[isFolded ? start + 1 : start])
        let number = Int32(starts.count)
        // The table is sorted, so that the lines of a byte follow each other.
        if isFolded {
          folded[first] = (folded[first].isEmpty ? number : folded[first].lowerBound)..<number + 1
        } else {
          exact[first] = (exact[first].isEmpty ? number : exact[first].lowerBound)..<number + 1
        }
        starts.append(Int32(start))
        seconds.append(lines[isFolded ? start + 2 : start + 1])
        start = TextMarkSniffer.end(of: start, in: lines) + 1
      }
      starts.append(Int32(start))
    }

    /// The bytes of the line of a number.
    func line(_ number: Int32) -> Range<Int> { Int(starts[Int(number)])..<Int(starts[Int(number) + 1]) - 1 }
  }

  /// A mark that a text begins with: its line in a table, and how many characters it has.
  private struct Mark {
    let table: TypeTable
    let line: Range<Int>
    let length: Int
  }

  private static let places = TextMarks.tables.map(Places.init)

  static let tables = [TextMarks.letters, TextMarks.refinements, TextMarks.science, TextMarks.signs]

  static func finding(in sample: TextSample) -> KnownFinding? {
    // The lines that are looked at may all be empty, and the mark stand behind them.
    guard sample.start < sample.bytes.count, sample.lines.firstFilled != nil else { return nil }
    let first = sample.bytes[sample.start]
    let exact = longest(of: first, in: sample, isFolded: false)
    let folded = longest(of: first.lowercased, in: sample, isFolded: true)
    // Of two marks as long as each other, the one in the case it is given in says more.
    let mark = folded?.length ?? 0 > exact?.length ?? 0 ? folded : exact
    guard let mark else { return nil }
    let (known, columns) = mark.table.row(at: mark.line)
    guard isAccompanied(mark.length, columns, in: sample), MarkedLines(sample).follow(known.key) else { return nil }
    return refined(known, in: sample)
  }

  /// Where the line that begins at a place ends.
  private static func end(of start: Int, in lines: Span<UInt8>) -> Int {
    lines.firstIndex(of: UInt8(ascii: "\n"), from: start, to: lines.count) ?? lines.count
  }

  /// The longest mark that the text begins with, of those of a first byte; the longest says most.
  private static func longest(of first: UInt8, in sample: TextSample, isFolded: Bool) -> Mark? {
    var best: Mark?
    let next = sample.start + 1 < sample.bytes.count ? sample.bytes[sample.start + 1] : 0
    let second = isFolded ? next.lowercased : next
    for places in places {
      let numbers = (isFolded ? places.folded : places.exact)[Int(first)]
      guard !numbers.isEmpty else { continue }
      let lines = places.table.text.utf8Span.span
      let seconds = places.seconds
      for number in numbers {
        // The second character of most marks is another one.
        guard seconds[Int(number)] == second || seconds[Int(number)] == UInt8(ascii: "|") else { continue }
        let line = places.line(number)
        if let length = length(of: lines.extracting(line), at: isFolded ? 1 : 0, in: sample, isFolded: isFolded),
          length > best?.length ?? 0
        {
          best = Mark(table: places.table, line: line, length: length)
        }
      }
    }
    return best
  }

  /// The length of the mark that stands at a place of a line, if the text begins with it.
  private static func length(of line: Span<UInt8>, at place: Int, in sample: TextSample, isFolded: Bool) -> Int? {
    let text = sample.bytes.span
    var length = 0
    while place + length < line.count, line[place + length] != UInt8(ascii: "|") {
      guard sample.start + length < text.count else { return nil }
      let byte = text[sample.start + length]
      guard (isFolded ? byte.lowercased : byte) == line[place + length] else { return nil }
      length += 1
    }
    return length
  }

  /// Whether what the row of a mark asks for stands behind it and in the text.
  private static func isAccompanied(
    _ length: Int, _ columns: ArraySlice<String>, in sample: TextSample
  ) -> Bool {
    // Most rows end before these columns.
    guard !columns.isEmpty else { return true }
    let column = { (number: Int) in columns.dropFirst(number).first ?? "" }
    let behind = sample.bytes[min(sample.start + length, sample.bytes.count)...]
    let rest = behind.drop { $0 == 0x20 || $0 == 0x09 }
    let (signs, next, companions) = (column(0), column(1), column(2))
    return (signs.isEmpty || signs.utf8.contains { stands($0, at: rest, behind: behind) })
      && (next.isEmpty
        || TextMarks.words(of: next).contains { word in
          rest.count >= word.count && zip(rest, word).allSatisfy { $0.lowercased == $1 }
        })
      && TextMarks.words(of: companions).allSatisfy { word in
        sample.bytes.span.extracting(first: TextSample.longest).firstIndex(of: word.span, from: 0) != nil
      }
  }

  /// Whether a sign of the column, or what it stands for, comes next.
  private static func stands(_ sign: UInt8, at rest: ArraySlice<UInt8>, behind: ArraySlice<UInt8>) -> Bool {
    let isEnd = rest.first.map { $0 < 0x20 } ?? true
    return switch sign {
    case UInt8(ascii: "$"): isEnd
    case UInt8(ascii: "9"): rest.first?.isDigit ?? false
    case UInt8(ascii: "~"): !isEnd && rest.startIndex > behind.startIndex
    case UInt8(ascii: "="): rest.prefix { $0 > 0x20 }.contains(sign)
    case 0x09: behind.first == sign
    default: rest.first?.lowercased == sign
    }
  }

  /// What a mark stands for whose conditions hold: of some formats a closer look finds another one.
  private static func refined(_ known: KnownType, in sample: TextSample) -> KnownFinding? {
    switch known.key {
    case "#EXTM3U":
      return KnownFinding(sample.contains("#EXT-X-") ? TextMarks.refinements["hls"] : known, .strong)
    case "%!":
      let isEncapsulated = sample.lines.first?.contains(" EPSF") ?? false
      return KnownFinding(isEncapsulated ? TextMarks.refinements["eps"] : known, .strong)
    case "~[script info]":
      let isAdvanced = sample.contains("v4.00+") || sample.contains("[V4+ Styles]")
      return KnownFinding(isAdvanced ? TextMarks.refinements["ass"] : known, .strong)
    case "~begin:vcalendar":
      // The elder format has the same first line, and 1.0 for its version.
      let isElder = sample.lines.prefix(calendarHead).contains { $0.trimmed.matchesAnyCase("version:1.0", at: 0) }
      return KnownFinding(isElder ? TextMarks.refinements["vcs"] : known, .strong)
    case "[Event \"":
      // Games of chess and deals of bridge have the first tags in common.
      let isDeal = sample.contains("\n[Dealer \"") || sample.contains("\n[Deal \"")
      return KnownFinding(isDeal ? TextMarks.refinements["bridge"] : known, .strong)
    case "\\documentclass":
      let isLiterate = sample.contains("\\begin{code}") && sample.contains(" :: ")
      return KnownFinding(isLiterate ? TextMarks.refinements["literate-haskell"] : known, .strong)
    case "graph " where isLaidOut(sample): return KnownFinding(TextMarks.refinements["graphviz-plain"], .strong)
    case "graph ", "strict graph ", "digraph ", "strict digraph ", "graph{", "digraph{",
      "~digraph", "~strict digraph":
      if isFlowchart(sample) { return KnownFinding(TextMarks.refinements["mermaid"], .fair) }
      return KnownFinding(opensGraph(sample) ? known : nil, .fair)
    case "##gff-version":
      // More blanks than one may stand in front of the number (GFF3 specification 1.26, example of a canonical gene).
      let version = sample.lines.firstFilled?.dropFirst(known.key.utf8.count).trimmed.first
      return KnownFinding(version == UInt8(ascii: "3") ? TextMarks.line("##gff-version 3") : known, .strong)
    case "**ABCDEFGHIJKLMNOPQRSTUVWXYZ":
      // The same preamble stands in front of models in binary, and names their form.
      let isBinary = sample.contains("FORMAT=binary")
      return KnownFinding(isBinary ? TextMarks.refinements["parasolid"] : known, .strong)
    case "begin ":
      return KnownFinding(
        EncodedFiles.isEncodedInSigns(sample) ? known : TextMarks.refinements["xxencode"], .strong)
    case "browser position ":
      // The kind of the track stands in a line of its own.
      let isWiggle = sample.contains("type=wiggle_0")
      if isWiggle || sample.contains("type=bedGraph") {
        return KnownFinding(TextMarks.line(isWiggle ? "fixedStep " : "track type=bedGraph"), .strong)
      }
      let isPlain = sample.contains("\ntrack ") && !sample.contains(" type=") && sample.lines.contains(where: isRegion)
      return KnownFinding(isPlain ? known : nil, .fair)
    case "(module":
      if sample.contains("(layer ", within: TextSample.frontReach) {
        return KnownFinding(TextMarks.line("(kicad_"), .strong)
      }
      return KnownFinding(isWebAssembly(sample) ? known : nil, .fair)
    case "=head1 ", "=pod":
      // Documentation of Perl's kind stands in programs of Parrot too (Parrot: PDD 7, section POD).
      if sample.contains("\n.sub ") { return KnownFinding(Interpreters.types["parrot"], .fair) }
      return KnownFinding(known, .strong)
    case "0 HEAD", "msgid \"", "~id;p": return KnownFinding(known, .fair)
    default: return KnownFinding(known, .strong)
    }
  }

  /// The scale, width and height of a graph, and below them a node.
  private static func isLaidOut(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.prefix(2)
    guard lines.count == 2, lines[1].begins(with: "node ") else { return false }
    let words = lines[0].words
    return words.count == 4 && words.dropFirst().allSatisfy(\.isNumber)
  }

  /// A chromosome, and where a region of it starts and ends.
  private static func isRegion(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "chr") else { return false }
    let words = line.words
    return words.count >= 3 && words[1...2].allSatisfy { $0.number(ofAtMost: 11) != nil }
  }

  /// Whether the mark of a graph ends in a brace: after the word and a name or none (Graphviz: DOT language, grammar).
  private static func opensGraph(_ sample: TextSample) -> Bool {
    var rest = sample.bytes[sample.start...]
    if rest.matchesAnyCase("strict ", at: 0) { rest = rest.dropFirst(7).drop { $0 <= 0x20 } }
    rest = behindComments(rest.drop(while: \.isLetter))
    if rest.first == UInt8(ascii: "\"") {
      guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return false }
      rest = rest[(close + 1)...]
    } else {
      rest = rest.drop { $0.isWordCharacter || $0 >= 0x80 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }
    rest = behindComments(rest)
    guard rest.first == UInt8(ascii: "{") else { return false }
    // A statement may stand in the line of the brace.
    let behind = rest.dropFirst().prefix { $0 != 0x0a }.trimmed
    let signs: [StaticString] = ["->", "--", "[", "=", ";", "/*", "//"]
    return behind.isEmpty || behind.first == UInt8(ascii: "}") || signs.contains { behind.contains($0) }
  }

  /// What follows white space and comments.
  private static func behindComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop { $0 <= 0x20 }
    while true {
      if rest.begins(with: "//") || rest.first == UInt8(ascii: "#") {
        rest = rest.drop { $0 != 0x0a }
      } else if rest.begins(with: "/*"), let end = rest.firstIndex(ofWord: "*/", from: rest.startIndex + 2) {
        rest = rest[(end + 2)...]
      } else {
        return rest
      }
      rest = rest.drop { $0 <= 0x20 }
    }
  }

  /// The sides to which diagrams of Mermaid flow (Mermaid documentation, Flowcharts, section Direction).
  private static let directions: [StaticString] = ["TD", "TB", "LR", "RL", "BT"]

  /// Whether the word that graphs of Graphviz begin with has a direction after it, and arrows or lines come between nodes.
  private static func isFlowchart(_ sample: TextSample) -> Bool {
    let words = sample.lines.firstFilled?.words ?? []
    guard words.count == 2, words[0].equals("graph") else { return false }
    let word = words[1].last == UInt8(ascii: ";") ? words[1].dropLast() : words[1]
    let links: [StaticString] = ["--", "==", "-."]
    return directions.contains { word.equals($0) } && sample.contains(anyOf: links)
  }

  /// Fields of a module (WebAssembly 2.0, section 6.6).
  private static let fields: [StaticString] = [
    "data", "elem", "export", "func", "global", "import", "memory", "rec", "start", "table", "tag", "type",
  ]

  /// After the word stand a name with a dollar sign, `binary` or `quote`, or the first field (WebAssembly 2.0, section
  /// 6.6.13); modules of Lisps have a plain name there.
  private static func isWebAssembly(_ sample: TextSample) -> Bool {
    let rest = sample.bytes[min(sample.start + 7, sample.bytes.count)...].drop { $0 <= 0x20 }
    guard let next = rest.first else { return false }
    if next == UInt8(ascii: "(") {
      let name = rest.dropFirst().drop { $0 <= 0x20 }.prefix(while: \.isLetter)
      return rest.dropFirst().first == UInt8(ascii: ";") || rest.dropFirst().first == UInt8(ascii: "@")
        || fields.contains { name.equals($0) }
    }
    return [UInt8(ascii: "$"), UInt8(ascii: ")"), UInt8(ascii: ";")].contains(next)
      || rest.begins(with: "binary") || rest.begins(with: "quote")
  }
}
