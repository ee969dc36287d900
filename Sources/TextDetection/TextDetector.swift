// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
package import Detection

/// Tells text from other bytes, its encoding, and what kind of text it is.
package final class TextDetector: Detector {
  /// The families in the order in which they are asked: what marks itself first, what only counts words last.
  static let sniffers: [any TextSniffer.Type] = [
    ShebangSniffer.self,
    PEMSniffer.self,
    LiterateSniffer.self,
    TextMarkSniffer.self,
    TroffSniffer.self,
    FrequentLanguageSniffer.self,
    DirectoryEntrySniffer.self,
    DumpSniffer.self,
    CallTraceSniffer.self,
    TerminalSniffer.self,
    TemplateSniffer.self,
    IndentedTemplateSniffer.self,
    MarkupSniffer.self,
    JSONSniffer.self,
    NestedTextSniffer.self,
    KeyValuesSniffer.self,
    PropertyListSniffer.self,
    NodeListSniffer.self,
    TextFormatSniffer.self,
    HTTPSniffer.self,
    GopherMenuSniffer.self,
    MailSniffer.self,
    EncodedFileSniffer.self,
    NotationSniffer.self,
    PositionSniffer.self,
    MoleculeSniffer.self,
    CalculationSniffer.self,
    AtomSniffer.self,
    SimulationSniffer.self,
    SimulationInputSniffer.self,
    SeismologySniffer.self,
    LaboratorySniffer.self,
    MatrixSniffer.self,
    ProgramOutputSniffer.self,
    ListSniffer.self,
    TaskListSniffer.self,
    LedgerSniffer.self,
    ScienceSniffer.self,
    PhylogenySniffer.self,
    FeatureTableSniffer.self,
    DrawingSniffer.self,
    GeometrySniffer.self,
    LifeSniffer.self,
    EngineeringSniffer.self,
    FiniteElementSniffer.self,
    ChessMovesSniffer.self,
    TablatureSniffer.self,
    SubtitleSniffer.self,
    DiscLayoutSniffer.self,
    EditListSniffer.self,
    CollectionSniffer.self,
    PatchSniffer.self,
    SessionSniffer.self,
    PrintedTextSniffer.self,
    SystemFileSniffer.self,
    SecureShellSniffer.self,
    PackageFieldsSniffer.self,
    ProjectFileSniffer.self,
    RecordJarSniffer.self,
    SystemTableSniffer.self,
    SystemSettingsSniffer.self,
    ToolSettingsSniffer.self,
    TestResultSniffer.self,
    HelpPageSniffer.self,
    FrontMatterSniffer.self,
    FencedCodeSniffer.self,
    ModeLineSniffer.self,
    TripleSniffer.self,
    EditingSniffer.self,
    PackageSniffer.self,
    RequirementSniffer.self,
    FragmentSniffer.self,
    StatementSniffer.self,
    NodeDocumentSniffer.self,
    ScreenplaySniffer.self,
    TypesettingSniffer.self,
    HOCONSniffer.self,
    ConfigurationSniffer.self,
    MakefileSniffer.self,
    CommandListSniffer.self,
    CompilationUnitSniffer.self,
    LogSniffer.self,
    TableSniffer.self,
    LanguageSniffer.self,
    ModuleSniffer.self,
    BulletinBoardSniffer.self,
    ProseSniffer.self,
    PlainSourceSniffer.self,
    ExtensibleDataSniffer.self,
    CommandScriptSniffer.self,
    GoTemplateSniffer.self,
    TagTemplateSniffer.self,
  ]

  /// The families that are asked about the text after a long comment.
  private static let sniffersBehindComments = sniffers.filter {
    $0 != ShebangSniffer.self && $0 != FrontMatterSniffer.self && $0 != FencedCodeSniffer.self
      && $0 != ModeLineSniffer.self && $0 != ProseSniffer.self && $0 != PrintedTextSniffer.self
  }

  /// Those of them that are asked about the text after a short comment too.
  private static let sniffersBehindShortComments = sniffersBehindComments.filter { $0 != LanguageSniffer.self }

  /// A comment shorter than this hides no program: features are counted over comments, in what sniffers see of a text.
  private static let shortestHidingComment = 768

  /// The only formats that may follow a comment which begins with a quotation mark.
  private static let keysBehindQuotes: Set = ["Python", "Vim script", "vim"]
  /// Formats that have no comments after a number sign: what stands in front of tags is a heading of Markdown then, and
  /// dictionaries of Python look like objects of JSON5 (JSON5 1.0.0, section 7).
  private static let keysWithoutNumberSigns: Set = ["html", "json5", "xml"]
  /// Languages whose comments begin with a percent sign.
  private static let keysBehindPercentSigns: Set = ["slang", "tex"]
  /// Formats whose marks prove nothing after a comment.
  private static let keysOfComments: Set = ["rst", "texinfo", "tsv"]

  static let plainText = KnownType(
    key: "text", identifier: "public.plain-text", mimeType: "text/plain", statement: "text", source: "RFC 2046, 4.1.3")

  /// What was learnt of languages from the texts that were read.
  private let languages = LanguageReader()

  /// A detector that saw nothing yet.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    var findings = Findings()
    guard !subject.head.isEmpty else { return findings }
    let encoding = TextEncoding.detect(subject.head, plainLength: subject.plainLength, isCut: !subject.isWhole)
    findings.encoding = encoding.name
    guard encoding.isText else {
      findings.evidence = textInFrontOfZeros(in: subject) ?? markedData(in: subject)
      return findings
    }
    let sample = TextSample(subject.head, encoding, isWhole: subject.isWhole, languages)
    let finding =
      TextDetector.finding(in: sample, by: TextDetector.sniffers) ?? findingBehindComment(in: subject, encoding)
      ?? findingBehindCommentEnd(in: sample, encoding) ?? findingInLongLines(in: subject, sample)
      ?? findingBehindBlankLines(in: sample) ?? findingAboveCutLine(in: subject, encoding)
    let (known, weight) = finding.map { ($0.known, $0.weight) } ?? (TextDetector.plainText, .fallback)
    findings.evidence = [known.evidence(in: subject.types, from: .text, weight: weight)]
    return findings
  }

  private static func finding(in sample: TextSample, by sniffers: [any TextSniffer.Type]) -> KnownFinding? {
    for sniffer in sniffers {
      if let finding = sniffer.finding(in: sample) { return finding }
    }
    return nil
  }

  /// What a text shows after the comment that it begins with, which may be longer than what sniffers see of it.
  ///
  /// First lines that mean something to a program are no first lines there, prose and documents may be all that is left of a
  /// comment, and tabs line up the settings of many programs, which begin with a comment.
  private func findingBehindComment(in subject: Subject, _ encoding: TextEncoding) -> KnownFinding? {
    guard encoding.unitLength == 1, let end = LeadingComment.end(in: subject.head, from: encoding.markLength) else {
      return nil
    }
    let rest = TextSample(
      Array(subject.head[end...]), TextEncoding(name: encoding.name, markLength: 0), isWhole: subject.isWhole,
      languages.readerOfSameText)
    let isLong = end >= TextDetector.shortestHidingComment
    let sniffers = isLong ? TextDetector.sniffersBehindComments : TextDetector.sniffersBehindShortComments
    let opening = subject.head[encoding.markLength...].first { $0 > 0x20 }
    guard let finding = TextDetector.finding(in: rest, by: sniffers),
      // Only Vim has comments after one quotation mark; those between three are Python's.
      opening != UInt8(ascii: "\"") || TextDetector.keysBehindQuotes.contains(finding.known.key),
      opening != UInt8(ascii: "#") || !TextDetector.keysWithoutNumberSigns.contains(finding.known.key),
      opening == UInt8(ascii: "#") || finding.known.key != "toml",
      // Strings of programs hold documents for TeX, and calc has functions as S-Lang.
      opening == UInt8(ascii: "%") || !TextDetector.keysBehindPercentSigns.contains(finding.known.key),
      finding.weight >= .fair, !TextDetector.keysOfComments.contains(finding.known.key)
    else { return nil }
    return KnownFinding(finding.known, .fair)
  }

  /// The families that are asked about a text of long lines: those that look for the same shape in each.
  private static let sniffersOfLongLines: [any TextSniffer.Type] = [
    MarkupSniffer.self, MatrixSniffer.self, ScienceSniffer.self, PhylogenySniffer.self, FeatureTableSniffer.self,
    ConfigurationSniffer.self, LogSniffer.self, TableSniffer.self,
  ]
  /// A text with fewer lines in its sample has long ones.
  private static let fewLines = 8
  /// Bytes that are looked at of a text with long lines.
  private static let longestWithLongLines = 64 << 10

  /// What a text shows of which the sample has only a few lines, as genomes and wide tables have.
  private func findingInLongLines(in subject: Subject, _ sample: TextSample) -> KnownFinding? {
    guard !sample.isWhole, sample.lines.count < TextDetector.fewLines, sample.encoding.unitLength == 1 else {
      return nil
    }
    let longer = TextSample(
      subject.head, sample.encoding, isWhole: subject.isWhole, languages.readerOfSameText,
      upTo: TextDetector.longestWithLongLines)
    return TextDetector.finding(in: longer, by: TextDetector.sniffersOfLongLines)
  }

  /// The end of a comment that a text begins within stands among its first bytes.
  private static let farthestCommentEnd = 2048

  /// What a part of a program shows that begins within a comment: after the end of the comment, the language of the rest.
  private func findingBehindCommentEnd(in sample: TextSample, _ encoding: TextEncoding) -> KnownFinding? {
    let text = sample.bytes[sample.start...].prefix(TextDetector.farthestCommentEnd)
    guard encoding.unitLength == 1 else { return nil }
    if let page = pageBehindCommentEnd(text) { return MarkupSniffer.finding(in: sample.rest(from: page)) }
    guard let close = text.firstIndex(of: "*/", from: text.startIndex),
      close + 2 < text.endIndex, text[(close + 2)...].prefix(while: { $0 != 0x0a }).isBlank,
      text.firstIndex(of: "/*", from: text.startIndex).map({ $0 > close }) ?? true
    else { return nil }
    return LanguageSniffer.finding(in: sample.rest(from: close + 2)).flatMap { $0.weight >= .fair ? $0 : nil }
  }

  /// Where a page begins behind the end of a comment of markup, alone in its line; nil where none does.
  private func pageBehindCommentEnd(_ text: ArraySlice<UInt8>) -> Int? {
    guard let close = text.firstIndex(of: "\n-->\n", from: text.startIndex),
      let page = text[(close + 5)...].firstIndex(where: { $0 > 0x20 }),
      text.hasAnyCase("<!doctype html", at: page) || text.hasAnyCase("<html", at: page)
    else { return nil }
    return text[..<close].contains("<!--") ? nil : page
  }

  /// What a text shows that begins with empty lines, without them: many formats count their lines from the first.
  private func findingBehindBlankLines(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.places.first, first.isBlank,
      let start = sample.lines.places.first(where: { !$0.isBlank })?.start
    else { return nil }
    let rest = sample.rest(from: start)
    let finding = TextDetector.finding(in: rest, by: TextDetector.sniffersBehindShortComments)
    return finding.flatMap { KnownFinding($0.known, min($0.weight, .fair)) }
  }

  /// The families of tables that are asked about a text whose last row is cut.
  private static let sniffersOfRows: [any TextSniffer.Type] = [
    PositionSniffer.self, MoleculeSniffer.self, CalculationSniffer.self, AtomSniffer.self, ScienceSniffer.self,
    PhylogenySniffer.self, FeatureTableSniffer.self,
  ]
  /// Rows that there must be, the cut one among them.
  private static let leastRows = 3

  /// What the rows of a text show but for the last one, which has no end and is no longer than others: it may be cut.
  private func findingAboveCutLine(in subject: Subject, _ encoding: TextEncoding) -> KnownFinding? {
    guard subject.isWhole, encoding.unitLength == 1, let last = subject.head.last, last > 0x20 else { return nil }
    let sample = TextSample(subject.head, encoding, isWhole: false, languages.readerOfSameText)
    let rows = sample.lines
    guard rows.count >= TextDetector.leastRows, rows.places.last?.end == sample.bytes.count,
      let length = rows.places.last?.count, rows.places.dropLast().contains(where: { $0.count >= length })
    else { return nil }
    let finding = TextDetector.finding(in: sample, by: TextDetector.sniffersOfRows)
    return finding.flatMap { KnownFinding($0.known, .fair) }
  }

  /// So many zeros are what a crash or a writer that reserved room left of a text, not the end of a string.
  private static let shortestHole = 16
  /// A text in front of them must have as many bytes as this to be looked at.
  private static let shortestTextInFront = 64

  /// What a text is that ends in many zeros, as the files that were open at a crash do; nil where there is none.
  private func textInFrontOfZeros(in subject: Subject) -> [Evidence]? {
    let head = subject.head
    guard let end = head.span.firstIndex(of: 0, from: TextDetector.shortestTextInFront, to: head.count),
      head.count - end >= TextDetector.shortestHole, head[end..<end + TextDetector.shortestHole].allSatisfy({ $0 == 0 })
    else { return nil }
    let front = Array(head[..<end])
    let encoding = TextEncoding.detect(front, plainLength: min(end, subject.plainLength), isCut: true)
    guard encoding.isText else { return nil }
    let sample = TextSample(front, encoding, isWhole: false, languages)
    let finding = TextDetector.finding(in: sample, by: TextDetector.sniffers)
    return finding.map { [$0.known.evidence(in: subject.types, from: .text, weight: min($0.weight, .fair))] }
  }

  /// A text in front of other bytes must have as many characters as this to be looked at.
  private static let shortestFront = 12
  /// As many of them must stand at the very beginning.
  private static let shortestOpening = 5
  /// Fronts longer than this tell no more.
  private static let longestFront = 1024

  /// Data that begin with the mark of a text format: mailboxes and pages with stray NULs, files that a crash left full of
  /// them, documents with pictures, scripts that carry what they install.
  private func markedData(in subject: Subject) -> [Evidence] {
    // A crash may leave zeros in front as well. Sniffers take a NUL for white space.
    let start = subject.head.prefix(TextDetector.longestFront).firstIndex { $0 != 0 } ?? 0
    let head = subject.head[start...].prefix(TextDetector.longestFront)
    let front = head.prefix { TextDetector.isText($0) || $0 == 0 }
    guard front.prefix(while: TextDetector.isText).count >= TextDetector.shortestOpening,
      front.count(where: TextDetector.isText) >= TextDetector.shortestFront
    else { return [] }
    let sample = TextSample(Array(front), TextEncoding(name: "us-ascii", markLength: 0), isWhole: false)
    let marks: [any TextSniffer.Type] = [
      ShebangSniffer.self, TextMarkSniffer.self, DirectoryEntrySniffer.self, DumpSniffer.self, MarkupSniffer.self,
      HTTPSniffer.self, MailSniffer.self, DrawingSniffer.self, PEMSniffer.self,
    ]
    guard let finding = marks.lazy.compactMap({ $0.finding(in: sample) }).first else { return [] }
    return [finding.known.evidence(in: subject.types, from: .text, weight: min(finding.weight, .fair))]
  }

  private static func isText(_ byte: UInt8) -> Bool { byte.isPrintable || (9...13).contains(byte) }
}
