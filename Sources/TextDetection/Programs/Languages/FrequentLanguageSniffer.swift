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
  /// Languages that share the preprocessor, whose beginnings look alike, so that all lines are counted.
  private static let languagesOfHeaders = ["C", "C++"]
  private static let firstLetters = ByteSet("#cdfipsu")

  static let tables: [TypeTable] = []

  /// What begins no line of C and lines of formats that take its directives or carry it: lex, yacc, SWIG, topologies of GROMACS
  /// (POSIX.1-2017, lex and yacc; GROMACS reference manual, Topologies).
  private static let foreignHeads = ByteSet("!$%;@[`")
  /// How lines begin that declare programs of rpcgen and modules of XS among lines of C (rpcgen(1); perlxs).
  private static let declarations: [StaticString] = ["\nMODULE", "\nprogram "]

  /// Whether C may stand inside of something else, which later families know.
  private static func carriesC(_ sample: TextSample) -> Bool {
    sample.heads.containsAny(of: foreignHeads) || sample.contains(anyOf: declarations)
  }

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    var names: [String] = []
    for place in sample.lines.places where firstLetters.contains(place.first) {
      for (language, opening, tail) in statements
      where tail == 0 || place.tail == tail {
        if bytes.has(opening, at: place.start), !names.contains(language) { names.append(language) }
      }
    }
    if let late = names.firstIndex(of: "C") {
      names.remove(at: late)
      // Who names the language in a mode line spares the counting.
      if sample.lines.first?.contains("-*-") == false, !carriesC(sample),
        let finding = CountedProgram.finding(in: sample), finding.weight >= .fair,
        languagesOfHeaders.contains(finding.known.key)
      {
        return finding
      }
    }
    guard !names.isEmpty, !SourceListing.isListing(sample), let known = CountedLanguage.clear(in: sample),
      names.contains(known.key), LanguageNeeds.mayBe(known.key, sample), !QuotedSource.fills(sample),
      !CythonSource.hasDirective(sample)
    else { return nil }
    return KnownFinding(known, .fair)
  }
}
