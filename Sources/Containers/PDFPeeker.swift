// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// PDF files, and Illustrator's documents within them.
enum PDFPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    illustrator|com.adobe.illustrator.ai-image|application/illustrator|Illustrator document in PDF|Adobe: AIPrivateData of PieceInfo
    pdf|com.adobe.pdf|application/pdf|PDF document|ISO 32000-1, section 7.5.2
    """)

  /// Readers accept the header within the first 1,024 bytes (ISO 32000-1, annex H.3.4.1).
  private static let farthestHeader = 1024

  static func recognizes(_ head: [UInt8]) -> Bool {
    if head.matches("%PDF-", at: 0) { return true }
    // Only white space and a byte order mark may come first, so that a text about PDF is none.
    guard let first = head.prefix(farthestHeader).firstIndex(where: { $0 > 0x20 && ![0xef, 0xbb, 0xbf].contains($0) })
    else { return false }
    return head.matches("%PDF-", at: first)
  }

  static func findings(in subject: Subject) -> Findings {
    guard let pdf = types["pdf"] else { return Findings() }
    var findings = Findings(pdf.evidence(in: subject.types, from: .container, weight: .certain))
    if containsIllustratorData(subject.head), let known = types["illustrator"] {
      findings.evidence.append(known.evidence(in: subject.types, from: .container, weight: .fair))
    }
    return findings
  }

  private static func containsIllustratorData(_ head: [UInt8]) -> Bool {
    head.firstIndex(ofWord: "/AIPrivateData", from: 0) != nil || head.firstIndex(ofWord: "/AIMetaData", from: 0) != nil
  }
}
