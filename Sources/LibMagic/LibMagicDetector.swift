// SPDX-License-Identifier: Apache-2.0
package import Detection
import Verdicts

/// Asks libmagic for the MIME type and the encoding of the head.
package final class LibMagicDetector: Detector {
  private let magic: any LibMagicAnswering
  private let describes: Bool
  private var review = VerdictReview()

  /// A detector that asks a cookie or worker of its own; with `describing`, evidence quotes libmagic's description, at twice
  /// the cost.
  package init(asking magic: any LibMagicAnswering, describing: Bool = false) {
    self.magic = magic
    describes = describing
  }

  package func findings(in subject: Subject) -> Findings {
    guard !subject.head.isEmpty else { return Findings() }
    do throws(LibMagicError) {
      guard let names = try answer(to: [.mimeType, .mimeEncoding], in: subject),
        let verdict = SignatureVerdict(Array(names.utf8))
      else { return Findings() }
      let description = describes ? try answer(to: .description, in: subject) : nil
      return review.findings(of: verdict, in: subject, says: description)
    } catch {
      var findings = Findings()
      findings.failure = error.description
      return findings
    }
  }

  /// The answer; nil where libmagic complains of the bytes.
  ///
  /// - Throws: where libmagic could not be asked, or its process ended over the bytes.
  private func answer(to question: LibMagicQuestion, in subject: Subject) throws(LibMagicError) -> String? {
    do throws(LibMagicError) {
      return try magic.answer(to: question, for: subject.head)
    } catch {
      if case .examination = error { return nil }
      throw error
    }
  }
}
