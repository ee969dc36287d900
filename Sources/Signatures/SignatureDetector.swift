// SPDX-License-Identifier: Apache-2.0
package import Detection

/// Looks for the signatures that libmagic 5.44 does not have, or has with a vaguer answer.
package final class SignatureDetector: Detector {
  /// A detector without state.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    guard !subject.head.isEmpty else { return Findings() }
    let signature = SignatureIndex.shared.match(subject.head)
    // What only a glance tells may be told better by the structure behind it.
    let structure = first(of: StructuredFormats.all, in: subject) ?? first(of: MeasuredFormats.all, in: subject)
    if let structure, structure.weight > signature?.weight ?? .fallback {
      return Findings(structure.known.evidence(in: subject.types, from: .content, weight: structure.weight))
    }
    guard let signature else { return Findings() }
    // The tables hold what the specifications say; where libmagic weighs as much and says otherwise, they decide.
    return Findings(signature.known.evidence(in: subject.types, from: .content, weight: signature.weight))
  }

  private func first(of checks: [@Sendable (Subject) -> KnownFinding?], in subject: Subject) -> KnownFinding? {
    for check in checks {
      if let finding = check(subject) { return finding }
    }
    return nil
  }
}
