// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Programs within the documents that explain them: chunks of code that begin with their name between doubled angle brackets
/// and an equals sign, and end with an at sign.
///
/// Typesetters and languages of all kinds stand between the chunks, so that these are asked for first.
enum LiterateSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    agda||text/x-agda|Literate Agda|Agda user manual, section Literate Programming
    cweb||text/x-cweb|Literate program|D. E. Knuth and S. Levy: The CWEB system of structured documentation
    noweb||text/x-noweb|Literate program|Ramsey: Noweb hacker's guide, section Representation of noweb files
    sweave||text/x-sweave|Document with R code|Leisch: Sweave user manual, section Noweb files
    """)

  /// What is said of a chunk of R in front of an equals sign (Sweave user manual, section A.1; knitr: Chunk options).
  private static let options: [StaticString] = [
    "cache", "echo", "engine", "eval", "fig", "include", "keep.source", "label", "message", "print", "results", "term",
    "warning",
  ]

  /// What documents have that R fills in (Sweave user manual, sections 4.2 and 4.4).
  private static let commandsOfSweave: [StaticString] = ["\\SweaveOpts{", "\\Sexpr{", "\\usepackage{Sweave}"]

  /// What stands in the code of documents for LaTeX that are modules of Agda.
  private static let statementsOfAgda: [StaticString] = [
    " : Set\n", " : Set where\n", "\nopen import ", "{-# BUILTIN ",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    if HaskellSource.isTypeset(sample) {
      return KnownFinding(TextMarks.refinements["literate-haskell"], .strong)
    }
    if sample.lines.haveLine(beginningWith: "\\begin{code}"), sample.contains(anyOf: statementsOfAgda) {
      return KnownFinding(types["agda"], .strong)
    }
    if isWoven(sample) { return KnownFinding(types["cweb"], .strong) }
    guard sample.heads.contains(UInt8(ascii: "<")), sample.contains(">>=\n") else { return nil }
    var chunks = 0
    var hasOption = false
    for place in sample.lines.places where place.first == UInt8(ascii: "<") {
      guard let name = name(ofChunkIn: sample.bytes[place.text]) else { continue }
      chunks += 1
      hasOption = hasOption || hasOptions(name)
    }
    guard chunks > 0, chunks > 1 || sample.lines.contains(where: isDocumentation) else { return nil }
    let isFilledIn = hasOption || sample.contains(anyOf: commandsOfSweave)
    return KnownFinding(types[isFilledIn ? "sweave" : "noweb"], .strong)
  }

  /// Whether sections of CWEB begin in lines, one of which has a name and one begins the program (The CWEB system, section
  /// Control codes).
  private static func isWoven(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    let begins = { (place: TextLine) in bytes.has("@ ", at: place.start) || bytes.has("@*", at: place.start) }
    guard sample.heads.contains(UInt8(ascii: "@")), sample.lines.places.dropFirst().contains(where: begins),
      sample.contains("@>=")
    else { return false }
    return sample.lines.contains { line in
      line.first == UInt8(ascii: "@") && (line.trimmed.equals("@c") || line.begins(with: "@c ") || line.contains(" @c"))
    }
  }

  /// The name of the chunk that begins in a line; nil where none does.
  private static func name(ofChunkIn line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.begins(with: "<<"), line.suffix(3).equals(">>=") else { return nil }
    let name = line.dropFirst(2).dropLast(3)
    return name.contains(UInt8(ascii: "<")) || name.contains(UInt8(ascii: ">")) ? nil : name
  }

  /// Whether options stand where a chunk has its name, or nothing does.
  private static func hasOptions(_ name: ArraySlice<UInt8>) -> Bool {
    name.isEmpty
      || name.split(separator: UInt8(ascii: ",")).contains { part in
        guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return false }
        let option = part[..<equals].trimmed
        return option.begins(with: "fig.") || options.contains { option.equals($0) }
      }
  }

  /// Whether documentation begins in a line, after an at sign and nothing or a blank.
  private static func isDocumentation(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "@") && line.dropFirst().first.map { $0 <= 0x20 } ?? true
  }
}
