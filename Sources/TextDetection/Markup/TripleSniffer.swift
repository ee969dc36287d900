// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Graphs of RDF: statements a line, and what sets graphs between braces.
///
/// Turtle has neither, and prefixes in front.
enum TripleSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    n3||text/n3|Notation3 rules|W3C: Notation3, section Formulae
    quads||application/n-quads|N-Quads|RDF 1.1 N-Quads, section 2
    shapes||text/shex|Shapes of graphs|Shape Expressions Language 2.1, section ShEx Compact syntax
    trig||application/trig|TriG graphs|RDF 1.1 TriG, section 2.2
    triples||application/n-triples|N-Triples|RDF 1.1 N-Triples, section 2
    turtle||text/turtle|RDF graph|RDF 1.1 Turtle, section 6.5
    """)

  /// Lines looked at most.
  private static let mostLines = 40

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")) else { return nil }
    if first.begins(with: "<") || first.begins(with: "_:") { return statements(sample) }
    if first.begins(with: "{") || first.begins(withAnyOf: ["@forAll ", "@forSome ", "@keywords "]) {
      return KnownFinding(opensRules(first, sample) ? types["n3"] : nil, .strong)
    }
    if first.matchesAnyCase("prefix ", at: 0) || first.matchesAnyCase("base ", at: 0) {
      // Queries have no arrows between their braces.
      if sample.contains("} => {") { return KnownFinding(types["n3"], .strong) }
      if isShapes(sample) { return KnownFinding(types["shapes"], .strong) }
      if opensLikeQuery(sample) { return KnownFinding(types["turtle"], .strong) }
      return KnownFinding(namesGraph(sample) ? types["trig"] : nil, .strong)
    }
    guard first.begins(with: "@prefix ") || first.begins(with: "@base "), first.contains("<") else { return nil }
    return braces(sample) ?? KnownFinding(isDirective(first) ? types["turtle"] : nil, .strong)
  }

  /// What only shapes have: the first one to be looked at, references to others, and facets of values.
  private static let marksOfShapes: [StaticString] = [
    " @:", " @<", " BNODE ;", " CLOSED {", " EXTRA ", " IRI ;", " LITERAL ;", " MININCLUSIVE ", " MINLENGTH ",
    "start = @", "start=@",
  ]

  /// Whether shapes in braces stand there, and marks of theirs; queries have none of them (Shape Expressions Language 2.1,
  /// section ShEx Compact syntax).
  private static func isShapes(_ sample: TextSample) -> Bool {
    guard sample.contains("{"), sample.contains(anyOf: marksOfShapes) else { return false }
    // Comments may show the query that finds what the shapes are for.
    return !sample.lines.places.contains { place in
      place.head != UInt8(ascii: "#") && sample.bytes[place.text].contains("WHERE")
    }
  }

  /// Whether there is nothing but prefixes and statements, the former in the words of queries (RDF 1.1 Turtle, section 2.4):
  /// queries, schemas and graphs with names have braces, and the first word behind the prefixes is one of theirs.
  private static func opensLikeQuery(_ sample: TextSample) -> Bool {
    guard !sample.contains("{") else { return false }
    var subject: ArraySlice<UInt8>?
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let text = sample.bytes[place.text]
      let words = text.words
      let isBase = words[0].equalsAnyCase("base") || words[0].equals("@base")
      if isBase || words[0].equalsAnyCase("prefix") || words[0].equals("@prefix") {
        let iri = words.dropFirst(isBase ? 1 : 2).first
        guard iri?.first == UInt8(ascii: "<"), isBase || words[1].last == UInt8(ascii: ":") else { return false }
      } else {
        subject = words[0]
        break
      }
    }
    guard let subject, let sign = subject.first else { return false }
    let isSubject = sign == UInt8(ascii: "<") || sign == UInt8(ascii: "[") || subject.contains(UInt8(ascii: ":"))
    return isSubject
      && sample.wholeLines.places.contains { $0.tail == UInt8(ascii: ".") || $0.tail == UInt8(ascii: ";") }
  }

  /// Whether the first words behind prefixes in the manner of queries are the name of a graph and the brace that opens it (RDF
  /// 1.1 TriG, section 4.5); updates and queries have such words within braces of their own.
  private static func namesGraph(_ sample: TextSample) -> Bool {
    let body = sample.lines.first { line in
      let text = line.trimmed
      let isDirective = text.matchesAnyCase("prefix ", at: 0) || text.matchesAnyCase("base ", at: 0)
      return !text.isEmpty && text.first != UInt8(ascii: "#") && !isDirective && !text.begins(with: "@")
    }
    let words = body?.words ?? []
    guard words.count >= 2, words[0].equalsAnyCase("graph") else { return false }
    return words[1].first == UInt8(ascii: "<") || words[1].contains(UInt8(ascii: ":"))
  }

  /// A name or none and a colon, or nothing, then an IRI and the point that ends a statement.
  private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.prefix { $0 != UInt8(ascii: "#") || line.contains("<") }.words
    guard let iri = words.dropFirst(words[0].equals("@base") ? 1 : 2).first else { return false }
    let isNamed = words[0].equals("@base") || words[1].last == UInt8(ascii: ":")
    let isEnded =
      iri.last == UInt8(ascii: ".") || words.dropFirst(words[0].equals("@base") ? 2 : 3).first?.equals(".") == true
    return isNamed && iri.first == UInt8(ascii: "<") && iri.contains(UInt8(ascii: ">")) && isEnded
  }

  /// Nothing but statements, whose terms are written out in full.
  private static func statements(_ sample: TextSample) -> KnownFinding? {
    var hasGraphs = false
    var count = 0
    for line in sample.wholeLines.prefix(mostLines).lazy.map(\.trimmed) {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let terms = terms(in: line) else { return nil }
      hasGraphs = hasGraphs || terms == 4
      count += 1
    }
    return KnownFinding(count == 0 ? nil : types[hasGraphs ? "quads" : "triples"], .strong)
  }

  /// How many terms stand before the point that ends a statement; nil for anything else.
  private static func terms(in line: ArraySlice<UInt8>) -> Int? {
    var rest = line
    for place in 0..<5 {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = rest.first else { return nil }
      if first == UInt8(ascii: "."), place >= 3 {
        let behind = rest.dropFirst().trimmed
        return behind.isEmpty || behind.first == UInt8(ascii: "#") ? place : nil
      }
      switch first {
      case UInt8(ascii: "<"):
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")), isIRI(rest[(rest.startIndex + 1)..<end]) else {
          return nil
        }
        rest = rest[(end + 1)...]
      case UInt8(ascii: "_") where place != 1 && rest.begins(with: "_:"):
        rest = rest.drop { $0 > 0x20 }
      case UInt8(ascii: "\"") where place == 2:
        guard let end = rest.endOfQuoted else { return nil }
        rest = rest[end...]
        if rest.begins(with: "^^<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) { rest = rest[(end + 1)...] }
        if rest.first == UInt8(ascii: "@") { rest = rest.drop { $0 > 0x20 && $0 != UInt8(ascii: ".") } }
      default: return nil
      }
    }
    return nil
  }

  /// A scheme, and no space within.
  private static func isIRI(_ text: ArraySlice<UInt8>) -> Bool {
    text.prefix { $0 != UInt8(ascii: ":") }.count < text.count && text.allSatisfy { $0 > 0x20 }
  }

  /// Braces outside of strings, names and comments: rules join them by arrows, graphs have a name in front; words between
  /// names, and an equals sign, are those of rules too.
  private static func braces(_ sample: TextSample) -> KnownFinding? {
    var (hasBraces, isInString) = (false, false)
    for line in sample.lines {
      // Strings may go on over lines, and queries stand in them (RDF 1.1 Turtle, section 2.5.1).
      let quotes = longQuotes(in: line)
      let wasInString = isInString
      if quotes % 2 == 1 { isInString.toggle() }
      guard !wasInString, quotes == 0 else { continue }
      let text = uncommented(unquoted(line))
      if text.begins(with: "@forAll") || text.begins(with: "@forSome") || hasBraces && text.contains("=>")
        || isSentence(text)
      {
        return KnownFinding(types["n3"], .strong)
      }
      guard let brace = text.firstIndex(of: UInt8(ascii: "{")) else { continue }
      hasBraces = true
      if text.contains("=>") || text[brace...].contains("?") || text[..<brace].contains("log:")
        || text[brace...].contains("@forAll ") || text[brace...].contains("@forSome ")
      {
        return KnownFinding(types["n3"], .strong)
      }
    }
    return KnownFinding(hasBraces ? types["trig"] : nil, .strong)
  }

  /// How often the quotation marks of long strings stand in a line.
  private static func longQuotes(in line: ArraySlice<UInt8>) -> Int {
    var (count, place) = (0, line.startIndex)
    guard line.contains(UInt8(ascii: "\"")) || line.contains(UInt8(ascii: "'")) else { return 0 }
    while let next = line.firstIndex(of: "\"\"\"", from: place) ?? line.firstIndex(of: "\'\'\'", from: place) {
      count += 1
      place = next + 3
    }
    return count
  }

  /// `is :father of`, `has :age`, and an equals sign for the same thing (Notation3, section Syntactic sugar).
  private static func isSentence(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == UInt8(ascii: ".") || text.last == UInt8(ascii: ";") else { return false }
    let words = text.words
    return words.indices.dropFirst().dropLast().contains { place in
      let word = words[place]
      if word.equals("=") { return true }
      guard word.equals("is") || word.equals("has"), words[place + 1].contains(UInt8(ascii: ":")) else { return false }
      return word.equals("has") || place + 2 < words.count && words[place + 2].equals("of")
    }
  }

  /// Whether a statement quantifies or names keywords, or a formula about variables implies another one (Notation3, sections
  /// Quantification and Implication).
  private static func opensRules(_ first: ArraySlice<UInt8>, _ sample: TextSample) -> Bool {
    if first.begins(withAnyOf: ["@forAll ", "@forSome ", "@keywords "]) {
      return first.last == UInt8(ascii: ".") && (sample.contains("{") || sample.contains(" <"))
    }
    let formula = first.dropFirst().prefix { $0 != UInt8(ascii: "}") }
    let rest = first[formula.endIndex...].dropFirst().trimmed
    return first.first == UInt8(ascii: "{") && formula.words.contains { $0.first == UInt8(ascii: "?") && $0.count > 1 }
      && (rest.begins(with: "=> {") || rest.begins(with: "<= {")) && rest.last == UInt8(ascii: ".")
  }

  /// The line without strings, in which any sign may stand.
  private static func unquoted(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(UInt8(ascii: "\"")) else { return line }
    var kept: [UInt8] = []
    var rest = line
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      kept.append(contentsOf: rest[..<quote])
      guard let end = rest[quote...].endOfQuoted else { return kept[...] }
      rest = rest[end...]
    }
    return (kept + rest)[...]
  }

  /// The line without what stands after a sign for comments; within names between angle brackets it is a part of them.
  private static func uncommented(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isName = false
    let end = line.firstIndex {
      if $0 == UInt8(ascii: "<") { isName = true }
      if $0 == UInt8(ascii: ">") { isName = false }
      return $0 == UInt8(ascii: "#") && !isName
    }
    return line[..<(end ?? line.endIndex)].trimmed
  }
}
