// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What the mark at the front of a text stands for, after a closer look where formats have it in common.
enum MarkedFormat {
  static func finding(in sample: TextSample) -> KnownFinding? {
    OpeningMark(of: sample)?.type(in: sample).flatMap { refined($0, in: sample) }
  }

  /// Lines in which a calendar names its version.
  private static let mostCalendarLines = 16

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
      let isElder = sample.lines.prefix(mostCalendarLines).contains { $0.trimmed.matchesAnyCase("version:1.0", at: 0) }
      return KnownFinding(isElder ? TextMarks.refinements["vcs"] : known, .strong)
    case "[Event \"":
      // Games of chess and deals of bridge have the first tags in common.
      let isDeal = sample.contains("\n[Dealer \"") || sample.contains("\n[Deal \"")
      return KnownFinding(isDeal ? TextMarks.refinements["bridge"] : known, .strong)
    case "\\documentclass":
      let isLiterate = sample.contains("\\begin{code}") && sample.contains(" :: ")
      return KnownFinding(isLiterate ? TextMarks.refinements["literate-haskell"] : known, .strong)
    case "graph ", "strict graph ", "digraph ", "strict digraph ", "graph{", "digraph{", "~digraph", "~strict digraph":
      return graph(known, in: sample)
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
    case "VERSION 5.00":
      // The class of the forms of Office.
      let isOfOffice = sample.contains("\nBegin {C62A69F0-16DC-11CE-9E98-00AA00574A4F}")
      return KnownFinding(isOfOffice ? TextMarks.refinements["userform"] : known, .strong)
    case "browser position ": return track(known, in: sample)
    case "(module": return module(known, in: sample)
    case "=head1 ", "=pod":
      // Documentation of Perl's kind stands in programs of Parrot too (Parrot: PDD 7, section POD).
      if sample.contains("\n.sub ") { return KnownFinding(Interpreters.types["parrot"], .fair) }
      return KnownFinding(known, .strong)
    case "0 HEAD", "msgid \"", "~id;p": return KnownFinding(known, .fair)
    default: return KnownFinding(known, .strong)
    }
  }

  /// A graph that was laid out, or a flowchart, which have marks of graphs.
  private static func graph(_ known: KnownType, in sample: TextSample) -> KnownFinding? {
    if known.key == "graph ", isLaidOut(sample) {
      return KnownFinding(TextMarks.refinements["graphviz-plain"], .strong)
    }
    if isFlowchart(sample) { return KnownFinding(TextMarks.refinements["mermaid"], .fair) }
    return KnownFinding(opensGraph(sample) ? known : nil, .fair)
  }

  /// What kind of track a browser of genomes is to show, which stands in a line of its own.
  private static func track(_ known: KnownType, in sample: TextSample) -> KnownFinding? {
    let isWiggle = sample.contains("type=wiggle_0")
    if isWiggle || sample.contains("type=bedGraph") {
      return KnownFinding(TextMarks.line(isWiggle ? "fixedStep " : "track type=bedGraph"), .strong)
    }
    let isPlain = sample.contains("\ntrack ") && !sample.contains(" type=") && sample.lines.contains(where: isRegion)
    return KnownFinding(isPlain ? known : nil, .fair)
  }

  /// A module of WebAssembly, or a footprint of KiCad's.
  private static func module(_ known: KnownType, in sample: TextSample) -> KnownFinding? {
    if sample.contains("(layer ", within: TextSample.frontReach) {
      return KnownFinding(TextMarks.line("(kicad_"), .strong)
    }
    return KnownFinding(isWebAssembly(sample) ? known : nil, .fair)
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
      } else if rest.begins(with: "/*"), let end = rest.firstIndex(of: "*/", from: rest.startIndex + 2) {
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
