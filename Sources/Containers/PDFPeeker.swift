// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// PDF files, and Illustrator's documents within them.
enum PDFPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    illustrator|com.adobe.illustrator.ai-image|application/illustrator|Illustrator document in PDF|Adobe: AIPrivateData of PieceInfo; Illustrator file format 5
    pdf|com.adobe.pdf|application/pdf|PDF document|ISO 32000-1, section 7.5.2
    """)

  /// Readers accept the header within the first 1,024 bytes (ISO 32000-1, annex H.3.4.1).
  private static let farthestHeader = 1024

  static func recognizes(_ head: [UInt8]) -> Bool {
    header(in: head) != nil || isPostScriptHeader(head) || beginsWithObject(head)
  }

  /// Whether an object is the first thing but comments: readers look for objects where a header is lost (ISO 32000-1, section
  /// 7.3.10).
  private static func beginsWithObject(_ head: [UInt8]) -> Bool {
    var rest = head.prefix(farthestHeader).drop { $0 <= 0x20 }
    while rest.first == UInt8(ascii: "%") {
      rest = rest.drop { $0 != 0x0a && $0 != 0x0d }.drop { $0 <= 0x20 }
    }
    guard rest.first?.isDigit == true else { return false }
    let behindNumber = rest.drop(while: \.isDigit)
    guard behindNumber.first == 0x20 else { return false }
    let behindGeneration = behindNumber.dropFirst().drop(while: \.isDigit)
    return behindGeneration.starts(with: " obj".utf8)
  }

  /// Whether the first line names PostScript and PDF, which readers accept too (ISO 32000-1, annex H.3.4.1).
  private static func isPostScriptHeader(_ head: [UInt8]) -> Bool {
    head.matches("%!PS-Adobe-", at: 0) && head.matches(" PDF-", at: 14)
  }

  /// Where the first header that readers accept begins; nil for none.
  private static func header(in head: [UInt8]) -> Int? {
    head.prefix(farthestHeader).firstIndex(of: "%PDF-", from: 0)
  }

  /// Whether nothing but white space and a byte order mark is there.
  private static func isBlank(_ front: ArraySlice<UInt8>) -> Bool {
    front.allSatisfy { $0 <= 0x20 || [0xef, 0xbb, 0xbf].contains($0) }
  }

  /// Whether the end is that of a PDF file, so that a text about PDF is none (ISO 32000-1, section 7.5.5).
  private static func hasTrailer(_ subject: Subject) -> Bool {
    guard let end = SubjectReader(subject).tail(farthestHeader) else { return false }
    let last = end.reversed().drop { $0 <= 0x20 }.prefix(5)
    return last.reversed().elementsEqual("%%EOF".utf8) && end.contains("startxref")
  }

  /// Whether the end tells where the catalogue of the document is (ISO 32000-1, section 7.5.5).
  private static func namesRoot(_ subject: Subject) -> Bool {
    guard let end = SubjectReader(subject).tail(farthestHeader) else { return false }
    return end.contains("trailer") && end.contains("/Root") || end.contains("startxref")
  }

  static func findings(in subject: Subject) -> Findings {
    guard let pdf = types["pdf"], let weight = weight(subject) else { return Findings() }
    var findings = Findings(pdf.evidence(in: subject.types, from: .container, weight: weight))
    if containsIllustratorData(subject.head), let known = types["illustrator"] {
      findings.evidence.append(known.evidence(in: subject.types, from: .container, weight: .fair))
    }
    return findings
  }

  /// How sure it is, or nil for what is none.
  ///
  /// Behind bytes that end no line, the header may be that of a document within other data.
  private static func weight(_ subject: Subject) -> Evidence.Weight? {
    let head = subject.head
    if isPostScriptHeader(head) { return .certain }
    guard let header = header(in: head) else { return namesRoot(subject) ? .fair : nil }
    if isBlank(head[..<header]) { return .certain }
    guard hasTrailer(subject) else { return nil }
    return head[header - 1] == 0x0a || head[header - 1] == 0x0d ? .certain : .weak
  }

  private static func containsIllustratorData(_ head: [UInt8]) -> Bool {
    head.contains("/AIPrivateData") || head.contains("/AIMetaData") || head.contains("%AI5_FileFormat")
  }
}
