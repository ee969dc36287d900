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
    ("Perl", "package ", UInt8(ascii: ";")),
    ("Perl", "sub ", UInt8(ascii: "{")),
    ("Perl", "use ", UInt8(ascii: ";")),
    ("Python", "class ", UInt8(ascii: ":")),
    ("Python", "def ", UInt8(ascii: ":")),
    ("Python", "from ", 0),
    ("Python", "import ", 0),
  ]
  private static let firstLetters = ByteSet("cdfipsu")

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    var names: [String] = []
    for place in sample.lines.places where firstLetters.contains(place.first) {
      for (language, opening, tail) in statements
      where tail == 0 || place.tail == tail {
        if bytes.has(opening, at: place.start), !names.contains(language) { names.append(language) }
      }
    }
    guard !names.isEmpty, !SourceListing.isListing(sample), let known = CountedLanguage.clear(in: sample),
      names.contains(known.key), LanguageNeeds.mayBe(known.key, sample), !QuotedSource.fills(sample),
      !CythonSource.hasDirective(sample)
    else { return nil }
    return KnownFinding(known, .fair)
  }
}
