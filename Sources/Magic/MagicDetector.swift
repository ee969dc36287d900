// SPDX-License-Identifier: Apache-2.0
package import Detection
import Verdicts

/// Asks the signature database, in our own evaluation, for the MIME type and the encoding of the head.
package final class MagicDetector: Detector {
  private var evaluator: MagicEvaluator
  private var review = VerdictReview()
  private let describes: Bool

  /// A detector over a database that it shares with others; with `describing`, evidence quotes the database's
  /// description, which is found in the same pass.
  package init(_ database: MagicDatabase, describing: Bool = false) {
    evaluator = MagicEvaluator(database)
    describes = describing
  }

  /// A damaged record that the detector came to; what it finds from there on is less than the database says.
  package var damage: MagicDatabaseError? { evaluator.damage }

  package func findings(in subject: Subject) -> Findings {
    (evaluator.budget, evaluator.plainFront) = (subject.budget, subject.plainLength)
    defer { (evaluator.budget, evaluator.plainFront) = (nil, nil) }
    guard !subject.head.isEmpty else { return Findings() }
    // The head alone, so that a pipe and a file get the same answer.
    let head = subject.head.span
    guard describes else {
      let answer = bytes(evaluator.evaluate(head, of: MagicSubject(), options: [.mime, .raw]))
      return findings(of: answer.flatMap(SignatureVerdict.init), in: subject, says: nil)
    }
    let verdict = evaluator.verdict(head, of: MagicSubject(), wanting: [.mimeType, .description], options: .raw)
    let answer = bytes(verdict.mimeType).flatMap { SignatureVerdict(type: $0[...], encoding: verdict.encoding) }
    let description = bytes(verdict.description).map { String(decoding: $0, as: UTF8.self) }
    return findings(of: answer, in: subject, says: description)
  }

  private func findings(of verdict: SignatureVerdict?, in subject: Subject, says statement: String?) -> Findings {
    guard let verdict else { return Findings() }
    return review.findings(of: verdict, in: subject, says: statement)
  }

  private func bytes(_ outcome: MagicOutcome?) -> [UInt8]? {
    guard case .answer(let bytes)? = outcome, !bytes.isEmpty else { return nil }
    return bytes
  }
}
