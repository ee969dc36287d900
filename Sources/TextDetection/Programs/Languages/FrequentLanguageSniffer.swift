// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Languages of which a disk is full, where the first lines of a program leave no doubt.
///
/// Most families look through all lines for something of their own, and would find nothing in these.
enum FrequentLanguageSniffer: TextSniffer {
  /// A language, the letters that its statements in the first column begin with, none of which begins those of another one, what
  /// the statements begin with, and how their lines end; 0 for anything.
  private typealias Language = (
    name: String, letters: ByteSet, statements: [(opening: StaticString, tail: UInt8)]
  )
  private static let languages: [Language] = [
    ("C", ByteSet("#"), [("#include ", 0), ("#ifndef ", 0), ("#ifdef ", 0), ("#pragma ", 0)]),
    (
      "Perl", ByteSet("psu"),
      [("package ", UInt8(ascii: ";")), ("sub ", UInt8(ascii: "{")), ("use ", UInt8(ascii: ";"))]
    ),
    (
      "Python", ByteSet("cdfi"),
      [("class ", UInt8(ascii: ":")), ("def ", UInt8(ascii: ":")), ("from ", 0), ("import ", 0)]
    ),
  ]

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    // Markup carries programs.
    guard sample.lines.firstFilled?.first != UInt8(ascii: "<") else { return nil }
    let names = languages(of: sample)
    if names.contains("C"), let finding = programOfHeaders(sample) { return finding }
    guard names.contains(where: { $0 != "C" }), !SourceListing.isListing(sample),
      let known = CountedLanguage.clear(in: sample), names.contains(known.key),
      LanguageNeeds.mayBe(known.key, sample), !QuotedSource.fills(sample), !CythonSource.hasDirective(sample)
    else { return nil }
    return KnownFinding(known, .fair)
  }

  /// The languages that have statements in the first column.
  private static func languages(of sample: TextSample) -> [String] {
    var names: [String] = []
    for (name, letters, statements) in languages where sample.heads.containsAny(of: letters) {
      let bytes = sample.bytes
      let isFound = sample.lines.places.contains { place in
        letters.contains(place.first)
          && statements.contains { (opening, tail) in
            (tail == 0 || place.tail == tail) && bytes.has(opening, at: place.start)
          }
      }
      if isFound { names.append(name) }
    }
    return names
  }

  // MARK: C

  /// Languages that share the preprocessor, whose beginnings look alike, so that all lines are counted.
  private static let languagesOfHeaders = ["C", "C++"]
  /// What begins no line of C, and lines of formats that have its directives or carry it: lex, yacc, SWIG, topologies of
  /// GROMACS, tests of Autoconf (POSIX.1-2017, lex and yacc; GROMACS reference manual, Topologies; GNU M4 manual, Quoting).
  private static let foreignHeads = ByteSet("!$%;@[]`")
  /// How lines begin that declare programs of rpcgen and modules of XS among lines of C (rpcgen(1); perlxs).
  private static let declarations: [StaticString] = ["\nMODULE", "\nprogram "]

  /// The language of a text with directives, unless C may stand inside of something else, which later families know.
  ///
  /// Who names the language in a mode line spares the counting.
  private static func programOfHeaders(_ sample: TextSample) -> KnownFinding? {
    guard !sample.heads.containsAny(of: foreignHeads), !sample.contains(anyOf: declarations),
      sample.lines.first?.contains("-*-") == false, let finding = CountedProgram.finding(in: sample),
      finding.weight >= .fair, languagesOfHeaders.contains(finding.known.key)
    else { return nil }
    return finding
  }
}
