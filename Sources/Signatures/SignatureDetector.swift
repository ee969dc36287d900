// SPDX-License-Identifier: Apache-2.0
package import Detection

/// Looks for the signatures that libmagic 5.44 does not have, or has with a vaguer answer.
package final class SignatureDetector: Detector {
  /// What signatures say, kept because the files of a tree share few of them.
  private var answers: [Findings] = []
  /// The places in `answers`, by the numbers of the signatures; nil for those that no file has shown.
  private var places: [Int16?] = []
  /// Where the types of the answers come from.
  private var types: DetectedTypes?

  /// A detector that has seen no signature yet.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    guard !subject.head.isEmpty else { return Findings() }
    let signature = SignatureIndex.shared.match(subject.head)
    // What only a glance tells may be told better by the structure behind it.
    let structure = StructuredFormats.match(subject) ?? MeasuredFormats.match(subject)
    if let structure, structure.weight > signature?.weight ?? .fallback {
      return Findings(structure.known.evidence(in: subject.types, from: .content, weight: structure.weight))
    }
    // The tables hold what the specifications say; where libmagic weighs as much and says otherwise, they decide.
    return signature.map { findings(of: $0, subject.types) } ?? Findings()
  }

  private func findings(of signature: SignatureIndex.Match, _ types: DetectedTypes) -> Findings {
    if types !== self.types {
      answers = []
      places = Array(repeating: nil, count: SignatureIndex.shared.count)
      self.types = types
    }
    if let place = places[signature.number] { return answers[Int(place)] }
    let known = SignatureIndex.shared.known(signature)
    let findings = Findings(known.evidence(in: types, from: .content, weight: signature.weight))
    places[signature.number] = Int16(truncatingIfNeeded: answers.count)
    answers.append(findings)
    return findings
  }
}
