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
    guard sample.start < sample.bytes.count else { return nil }
    let first = sample.bytes[sample.start]
    let exact = longest(of: first, in: sample, isFolded: false)
    let folded = longest(of: first.lowercased, in: sample, isFolded: true)
    // Of two marks as long as each other, the one in the case it is given in says more.
    let mark = folded?.length ?? 0 > exact?.length ?? 0 ? folded : exact
    return mark.flatMap { refined($0.table.line(at: $0.line), in: sample) }
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

  /// Lines in which a tune has its fields.
  private static let mostTuneFields = 40

  /// Formats whose first mark leaves a choice.
  private static func refined(_ known: KnownType, in sample: TextSample) -> KnownFinding? {
    guard isFollowed(known.key, in: sample), goesOn(known.key, in: sample) else { return nil }
    switch known.key {
    case "#EXTM3U":
      return KnownFinding(sample.contains("#EXT-X-") ? TextMarks.refinements["hls"] : known, .strong)
    case "%!":
      // The test blocks of GNU Octave begin with the same characters, and with a small letter after them.
      if sample.start + 2 < sample.bytes.count, (0x61...0x7a).contains(sample.bytes[sample.start + 2]) { return nil }
      let isEncapsulated = sample.lines.first?.contains(" EPSF") ?? false
      return KnownFinding(isEncapsulated ? TextMarks.refinements["eps"] : known, .strong)
    case "~begin:vcalendar":
      // The elder format has the same first line, and 1.0 for its version.
      let isElder = sample.lines.prefix(calendarHead).contains { $0.trimmed.matchesAnyCase("version:1.0", at: 0) }
      return KnownFinding(isElder ? TextMarks.refinements["vcs"] : known, .strong)
    case "CATALOG \"":
      // Cue sheets number their tracks.
      let isNumbered = sample.lines.contains { line in
        let words = line.words
        return words.count > 1 && words[0].equals("TRACK") && words[1].first?.isDigit == true
      }
      return KnownFinding(isNumbered ? nil : known, .strong)
    case "CACHE MANIFEST":
      // White space or nothing follows (HTML 5.0, section 5.7.3.4).
      let behind = sample.bytes[(sample.start + known.key.utf8.count)...].first
      return KnownFinding(behind.map { $0 <= 0x20 } ?? true ? known : nil, .strong)
    case "format-version: 1.":
      // Terms may stand after a header of any length.
      let tags: [StaticString] = [
        "[Term]", "[Typedef]", "\ndata-version: ", "\ndefault-namespace: ", "\nontology: ", "\nsubsetdef: ",
      ]
      return KnownFinding(tags.contains { sample.contains($0) } ? known : nil, .strong)
    case "inherited ", "object ":
      // The name of the form and its class, then settings of it, or what it contains.
      let words = sample.lines.first?.words ?? []
      let isForm = words.count == 3 && words[1].last == UInt8(ascii: ":") && words[2].begins(with: "T")
      return KnownFinding(isForm && sample.contains("\n  ") && sample.contains(" = ") ? known : nil, .strong)
    case "[Event \"":
      // Games of chess and deals of bridge have the first tags in common.
      let isDeal = sample.contains("\n[Dealer \"") || sample.contains("\n[Deal \"")
      return KnownFinding(isDeal ? TextMarks.refinements["bridge"] : known, .strong)
    case "\\documentclass":
      let isLiterate = sample.contains("\\begin{code}") && sample.contains(" :: ")
      return KnownFinding(isLiterate ? TextMarks.refinements["literate-haskell"] : known, .strong)
    case "graph " where isLaidOut(sample): return KnownFinding(TextMarks.refinements["graphviz-plain"], .strong)
    case "graph ", "strict graph ", "digraph ", "strict digraph ", "graph{", "digraph{":
      if isFlowchart(sample) { return KnownFinding(TextMarks.refinements["mermaid"], .fair) }
      return KnownFinding(opensGraph(sample) ? known : nil, .fair)
    case "ISA": return KnownFinding(sample.contains("GS", within: 300) && isEDISeparator(sample) ? known : nil, .strong)
    case "v=0":
      // The origin has six fields.
      let origin = sample.lines.dropFirst().first ?? []
      return KnownFinding(origin.begins(with: "o=") && origin.words.count == 6 ? known : nil, .strong)
    case "X:":
      let fields = sample.lines.prefix(mostTuneFields)
      // Tunes have numbers (ABC 2.1, section 3.1.1).
      let number = sample.lines.firstFilled?.dropFirst(2).trimmed.first
      guard number?.isDigit ?? true else { return nil }
      let isTune = fields.contains { $0.begins(with: "T:") } && fields.contains { $0.begins(with: "K:") }
      return KnownFinding(isTune ? known : nil, .strong)
    case "##gff-version":
      // More blanks than one may stand in front of the number (GFF3 specification 1.26, example of a canonical gene).
      let version = sample.lines.firstFilled?.dropFirst(known.key.utf8.count).trimmed.first
      return KnownFinding(version == UInt8(ascii: "3") ? TextMarks.line("##gff-version 3") : known, .strong)
    case "%0 ", "%A ", "%T ": return KnownFinding(isReferences(sample) ? known : nil, .strong)
    case "~%chk=", "~%mem=", "~%nproc", "~%oldchk=":
      // The route of the calculation follows in a line of its own.
      let hasRoute = sample.lines.prefix(12).contains { $0.begins(with: "#") }
      return KnownFinding(hasRoute ? known : nil, .strong)
    case "**ABCDEFGHIJKLMNOPQRSTUVWXYZ":
      // The same preamble stands in front of models in binary, and names their form.
      let isBinary = sample.contains("FORMAT=binary")
      return KnownFinding(isBinary ? TextMarks.refinements["parasolid"] : known, .strong)
    case "browser position ":
      // The kind of the track stands in a line of its own.
      let isWiggle = sample.contains("type=wiggle_0")
      if isWiggle || sample.contains("type=bedGraph") {
        return KnownFinding(TextMarks.line(isWiggle ? "fixedStep " : "track type=bedGraph"), .strong)
      }
      let isPlain = sample.contains("\ntrack ") && !sample.contains(" type=") && sample.lines.contains(where: isRegion)
      return KnownFinding(isPlain ? known : nil, .fair)
    case "$date", "$timescale", "$version": return KnownFinding(sample.contains("$end") ? known : nil, .strong)
    case "LWSC":
      // The version of the format stands alone in the second line.
      let version = sample.lines.dropFirst().first?.trimmed ?? []
      return KnownFinding(version.count == 1 && version.allSatisfy(\.isDigit) ? known : nil, .strong)
    case "This Info file ", "This is ":
      // Nodes begin with the sign for the separation of units.
      let isInfo =
        known.key == "This Info file " && sample.contains("\u{1f}\n")
        || sample.begins(with: "This is Info file ") || sample.contains(", produced by makeinfo", within: 512)
        || sample.contains(", produced by Makeinfo", within: 512)
      return KnownFinding(isInfo ? known : nil, .strong)
    case "netcdf ":
      let sections: [StaticString] = ["data:", "dimensions:", "group:", "types:", "variables:"]
      let isOpen = sample.lines.prefix(2).contains { $0.contains("{") }
      return KnownFinding(isOpen && sections.contains { sample.contains($0) } ? known : nil, .strong)
    case "forcefield ": return KnownFinding(sample.contains("mol 1", within: 2048) ? known : nil, .strong)
    case "begin ":
      if isEncodedFile(sample) { return KnownFinding(known, .strong) }
      return KnownFinding(isEncodedInLetters(sample) ? TextMarks.refinements["xxencode"] : nil, .strong)
    case "(": return KnownFinding(isGameTree(sample) ? known : nil, .strong)
    case "(module":
      if sample.contains("(layer ", within: 512) { return KnownFinding(TextMarks.line("(kicad_"), .strong) }
      return KnownFinding(isWebAssembly(sample) ? known : nil, .fair)
    case "0 HEAD", "msgid \"", "~id;p": return KnownFinding(known, .fair)
    default:
      let isComplete = TextMarks.companions[known.key]?.allSatisfy { sample.contains($0) } ?? true
      return KnownFinding(isComplete && hasRow(known.key, sample) ? known : nil, .strong)
    }
  }

  /// Whether the first lines are what a short mark calls for; true for marks that need no such proof.
  private static func hasRow(_ key: String, _ sample: TextSample) -> Bool {
    let rows = sample.lines.drop { $0.isBlank }.prefix(8)
    // Most marks ask for neither.
    lazy var words = rows.first?.words ?? []
    lazy var next = rows.dropFirst().first?.words ?? []
    let isCount: (ArraySlice<UInt8>) -> Bool = { $0.number(ofAtMost: 9) != nil }
    switch key {
    // Columns and rows of the grid.
    case "DSAA": return next.count == 2 && next.allSatisfy(isCount)
    case "~ncols", "~nrows":
      let other: StaticString = key == "~ncols" ? "nrows" : "ncols"
      // Headers of a raster in a file of its own say in which order its bytes are.
      return words.count == 2 && isCount(words[1]) && next.count == 2 && next[0].matchesAnyCase(other, at: 0)
        && !sample.lines.prefix(8).contains { $0.trimmed.matchesAnyCase("byteorder", at: 0) }
    // The number of nodes, and each with three coordinates.
    case "$NOD": return next.count == 1 && isCount(next[0])
    case "~#mega": return next.first.map { $0.first == UInt8(ascii: "!") || $0.matchesAnyCase("title", at: 0) } ?? false
    // A title between apostrophes, and the numbers of characters and taxa.
    case "~xread":
      return words.count <= 3
        && rows.prefix(5).contains { $0.words.count == 2 && $0.words.allSatisfy(isCount) }
    case "~!table": return next.first?.matchesAnyCase("!version", at: 0) ?? false
    case "~version ":
      return words.count == 2 && sample.lines.contains { $0.matchesAnyCase("columns ", at: 0) }
        && sample.lines.contains { $0.trimmed.equals("DATA") || $0.trimmed.equals("Data") }
    // Year, version and number of epochs, after the letter of positions or velocities.
    case "#aP", "#aV", "#bP", "#bV", "#cP", "#cV", "#dP", "#dV":
      return words[0].count >= 7 && words[0].dropFirst(3).prefix(4).allSatisfy(\.isDigit)
    // The number of steps, then what each of them shows.
    case "ANIMSTEPS ":
      let kinds: [StaticString] = ["ATOMS", "CRYSTAL", "MOLECULE", "POLYMER", "SLAB", "DIM-GROUP"]
      return words.count == 2 && isCount(words[1]) && kinds.contains { next.first?.begins(with: $0) ?? false }
    // A heading's level is the number of plus signs.
    case "---+":
      let title = rows.first?.dropFirst(4).drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "!") } ?? []
      return title.first == 0x20
        && (sample.contains("\n   * ") || sample.contains("\n---++") || sample.contains("%TOC%"))
    case "MAP":
      return words.count == 1 && words[0].count == 3 && sample.contains("\nEND")
        && (sample.contains("LAYER") || sample.contains("EXTENT"))
    case "\\magnification": return sample.contains("\\bye") || sample.contains("\n\\end\n")
    // A symbol or number and a place, and a force where there is one.
    case "ATOMS", "MOLECULE":
      let atom = (key == "ATOMS" ? next : rows.dropFirst(2).first?.words) ?? []
      return words.count == 1 && (key == "ATOMS" || next.first?.equals("ATOMS") == true)
        && [4, 7].contains(atom.count) && atom.dropFirst().allSatisfy(\.isDecimal)
    // One section of settings and another.
    case "~&control": return sample.contains("&SYSTEM") || sample.contains("&system")
    case "~&force_eval", "~&global":
      return sample.contains("&END FORCE_EVAL") || sample.contains("&END GLOBAL") || sample.contains("&end global")
    case "$coord": return words.first?.count == 6
    // The separators that every message declares.
    case "MSH": return rows.first.map { $0.matches("|^~\\&", at: 3) } ?? false
    case "Version 4": return next.first.map { $0.begins(with: "SHEET") || $0.begins(with: "SymbolType") } ?? false
    case "version 1": return next.count == 1 && next[0].begins(with: "nodes")
    // Numbers of inputs and outputs.
    case ".i ": return words.count == 2 && isCount(words[1]) && next.count == 2 && next[0].begins(with: ".o")
    case "g3 ": return words.count >= 4 && words.dropFirst().prefix(3).allSatisfy(isCount) && next.count >= 3
    // A directive alone in its line, then another one or chords; objects of programs begin alike.
    case "~{title:":
      let second = rows.dropFirst().first?.trimmed ?? []
      return rows.first?.trimmed.last == UInt8(ascii: "}")
        && (second.first == UInt8(ascii: "{") && second.last == UInt8(ascii: "}") || second.contains(UInt8(ascii: "[")))
    // The number that no other file begins with, lines of comments, and lines of values for a trace.
    case "43981 ": return words.count == 3 && words.allSatisfy(isCount)
    // The largest variable, inputs, latches, outputs and gates.
    case "aag ", "aig ": return words.count >= 6 && words.dropFirst().allSatisfy(isCount)
    // Score, name, size, strand, start and end of both sequences.
    case "chain ":
      return words.count >= 12 && isCount(words[1]) && isCount(words[3]) && words[4].equals("+")
    // Names and the description in quotation marks.
    case "Element(", "Element[": return rows.first.map { $0.count { $0 == UInt8(ascii: "\"") } >= 6 } ?? false
    // The date of the program that wrote it, and the number of the format.
    case "v 20":
      return words.count >= 2 && words.count <= 3 && words[1].count == 8 && words.dropFirst().allSatisfy(isCount)
    case "~*heading":
      let keywords: [StaticString] = ["*node", "*part", "*include", "*preprint"]
      return sample.wholeLines.contains { line in keywords.contains { line.matchesAnyCase($0, at: 0) } }
    default: return true
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

  /// After the parenthesis stand the semicolon of the first node and a property, one or two capitals and a value; one of
  /// the tree's names the game, the format or a player (SGF FF[4], EBNF and root properties).
  private static func isGameTree(_ sample: TextSample) -> Bool {
    let node = sample.bytes[(sample.start + 1)...].drop { $0 <= 0x20 }
    guard node.first == UInt8(ascii: ";") else { return false }
    let property = node.dropFirst().drop { $0 <= 0x20 }
    let name = property.prefix { (0x41...0x5a).contains($0) }
    guard (1...2).contains(name.count), property[name.endIndex...].first == UInt8(ascii: "[") else { return false }
    let tags: [StaticString] = ["GM[", "FF[", "SZ[", "PB[", "PW["]
    return tags.contains { sample.contains($0) }
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
      let name = rest.dropFirst().drop { $0 <= 0x20 }.prefix { $0.isLetter }
      return rest.dropFirst().first == UInt8(ascii: ";") || rest.dropFirst().first == UInt8(ascii: "@")
        || fields.contains { name.equals($0) }
    }
    return [UInt8(ascii: "$"), UInt8(ascii: ")"), UInt8(ascii: ";")].contains(next)
      || rest.begins(with: "binary") || rest.begins(with: "quote")
  }

  /// Every line is a field, a percent sign with a letter or digit, or goes on with one (refer(1)).
  private static func isReferences(_ sample: TextSample) -> Bool {
    let fields = sample.wholeLines.filter { $0.first == UInt8(ascii: "%") }
    return fields.count >= 3
      && fields.allSatisfy { line in
        let mark = line.prefix(3)
        guard mark.count == 3, let letter = mark.dropFirst().first else { return false }
        return (letter.isDigit || letter.isLetter && letter < UInt8(ascii: "a")) && mark.last == 0x20
      } && sample.lines.contains { $0.begins(with: "%T ") }
  }

  /// X12 gives its element separator in the fourth byte and repeats it at a fixed place (X12.5).
  private static func isEDISeparator(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes[sample.start...]
    guard bytes.count > 106 else { return false }
    return bytes[sample.start + 3] == bytes[sample.start + 6] && bytes[sample.start + 3] == bytes[sample.start + 103]
  }

}
