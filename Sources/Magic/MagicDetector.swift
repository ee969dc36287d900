// SPDX-License-Identifier: Apache-2.0
package import Detection

/// Asks the signature database, in our own evaluation, for the MIME type and the encoding of the head.
package final class MagicDetector: Detector {
  private var evaluator: MagicEvaluator
  private let describes: Bool

  /// A detector over a database that it shares with others; with `describing`, evidence quotes the database's
  /// description, at the cost of a second evaluation.
  package init(_ database: MagicDatabase, describing: Bool = false) {
    evaluator = MagicEvaluator(database)
    describes = describing
  }

  /// A damaged record that the detector came to; what it finds from there on is less than the database says.
  package var damage: MagicDatabaseError? { evaluator.damage }

  package func findings(in subject: Subject) -> Findings {
    evaluator.budget = subject.budget
    defer { evaluator.budget = nil }
    guard !subject.head.isEmpty, let answer = self.answer(.mime, in: subject), let verdict = SignatureVerdict(answer)
    else {
      return Findings()
    }
    return verdict.findings(in: subject, says: describes ? self.answer([], in: subject) : nil)
  }

  /// What the database says of the head alone, so that a pipe and a file get the same answer.
  private func answer(_ options: MagicOptions, in subject: Subject) -> String? {
    let outcome = evaluator.evaluate(subject.head.span, of: MagicSubject(), options: options.union(.raw))
    guard case .answer(let bytes) = outcome else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
