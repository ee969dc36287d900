// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Languages of which a disk is full, where the first lines of a program leave no doubt.
///
/// Most families look through all lines for something of their own, and would find nothing in these.
enum FrequentLanguageSniffer: TextSniffer {
  /// What statements in the first column begin with, by language, and how their lines end; 0 for anything.
  private static let statements: [(language: String, opening: StaticString, tail: UInt8)] = [
    ("C", "#ifdef ", 0),
    ("C", "#ifndef ", 0),
    ("C", "#include ", 0),
    ("C", "#pragma ", 0),
    ("Perl", "package ", UInt8(ascii: ";")),
    ("Perl", "sub ", UInt8(ascii: "{")),
    ("Perl", "use ", UInt8(ascii: ";")),
    ("Python", "class ", UInt8(ascii: ":")),
    ("Python", "def ", UInt8(ascii: ":")),
    ("Python", "from ", 0),
    ("Python", "import ", 0),
  ]
  private static let firstLetters = ByteSet("#cdfipsu")

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
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
    let bytes = sample.bytes
    var names: [String] = []
    for place in sample.lines.places where firstLetters.contains(place.first) {
      for (language, opening, tail) in statements where tail == 0 || place.tail == tail {
        if bytes.has(opening, at: place.start), !names.contains(language) { names.append(language) }
      }
    }
    return names
  }

  // MARK: C

  /// Languages that share the preprocessor, whose beginnings look alike, so that all lines are counted.
  private static let languagesOfHeaders = ["C", "C++"]
  /// What begins no line of C, and lines of formats that have its directives or carry it: lex, yacc, SWIG, topologies of
  /// GROMACS (POSIX.1-2017, lex and yacc; GROMACS reference manual, Topologies).
  private static let foreignHeads = ByteSet("!$%;@[`")
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
