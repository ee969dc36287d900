// SPDX-License-Identifier: Apache-2.0
package import Detection

/// Asks libmagic for the MIME type and the encoding of the head.
package final class LibMagicDetector: Detector {
  private let magic: any LibMagicAnswering
  private let describes: Bool

  /// A detector that asks a cookie or worker of its own; with `describing`, evidence quotes libmagic's description, at twice
  /// the cost.
  package init(asking magic: any LibMagicAnswering, describing: Bool = false) {
    self.magic = magic
    describes = describing
  }

  package func findings(in subject: Subject) -> Findings {
    guard !subject.head.isEmpty else { return Findings() }
    guard
      let answer = try? magic.answer(to: [.mimeType, .mimeEncoding], for: subject.head),
      let verdict = SignatureVerdict(answer)
    else { return Findings() }
    let statement = describes ? (try? magic.answer(to: .description, for: subject.head)) : nil
    return verdict.findings(in: subject, says: statement)
  }
}
