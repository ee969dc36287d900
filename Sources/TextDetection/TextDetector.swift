// SPDX-License-Identifier: Apache-2.0
package import Detection

/// Tells text from other bytes, its encoding, and what kind of text it is.
package final class TextDetector: Detector {
  /// The families in the order in which they are asked: what marks itself first, what only counts words last.
  static let sniffers: [any TextSniffer.Type] = [
    ShebangSniffer.self,
    PEMSniffer.self,
    TextMarkSniffer.self,
    DumpSniffer.self,
    TemplateSniffer.self,
    MarkupSniffer.self,
    JSONSniffer.self,
    PropertyListSniffer.self,
    MailSniffer.self,
    MoleculeSniffer.self,
    CalculationSniffer.self,
    AtomSniffer.self,
    SimulationSniffer.self,
    SeismologySniffer.self,
    ProgramOutputSniffer.self,
    ListSniffer.self,
    ScienceSniffer.self,
    PhylogenySniffer.self,
    FeatureTableSniffer.self,
    DrawingSniffer.self,
    EngineeringSniffer.self,
    SubtitleSniffer.self,
    PatchSniffer.self,
    FrontMatterSniffer.self,
    ModeLineSniffer.self,
    TripleSniffer.self,
    EditingSniffer.self,
    StatementSniffer.self,
    ScreenplaySniffer.self,
    TypesettingSniffer.self,
    ConfigurationSniffer.self,
    MakefileSniffer.self,
    TableSniffer.self,
    LanguageSniffer.self,
    ModuleSniffer.self,
    ProseSniffer.self,
  ]

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
      findings.evidence = markedData(in: subject)
      return findings
    }
    let sample = TextSample(subject.head, encoding, isWhole: subject.isWhole, languages)
    for sniffer in TextDetector.sniffers {
      guard let finding = sniffer.finding(in: sample) else { continue }
      findings.evidence = [finding.known.evidence(in: subject.types, from: .text, weight: finding.weight)]
      return findings
    }
    findings.evidence = [TextDetector.plainText.evidence(in: subject.types, from: .text, weight: .fallback)]
    return findings
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
    let head = subject.head.prefix(TextDetector.longestFront)
    // Sniffers take a NUL for white space.
    let front = head.prefix { TextDetector.isText($0) || $0 == 0 }
    guard front.prefix(while: TextDetector.isText).count >= TextDetector.shortestOpening,
      front.count(where: TextDetector.isText) >= TextDetector.shortestFront
    else { return [] }
    let sample = TextSample(Array(front), TextEncoding(name: "us-ascii", markLength: 0), isWhole: false)
    let marks: [any TextSniffer.Type] = [
      ShebangSniffer.self, TextMarkSniffer.self, DumpSniffer.self, MarkupSniffer.self, MailSniffer.self,
      DrawingSniffer.self, PEMSniffer.self,
    ]
    guard let finding = marks.lazy.compactMap({ $0.finding(in: sample) }).first else { return [] }
    return [finding.known.evidence(in: subject.types, from: .text, weight: min(finding.weight, .fair))]
  }

  private static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7f || (9...13).contains(byte) }
}
