// SPDX-License-Identifier: Apache-2.0
import ByteSources
package import Detection

/// Looks for the signatures that libmagic 5.44 does not have, or has with a vaguer answer.
package final class SignatureDetector: Detector {
  /// What signatures say, kept because the files of a tree share few of them.
  private var answers: [Findings] = []
  /// The places in `answers`, by the numbers of the signatures; nil for those that no file has shown.
  private var places: [Int16?] = []
  /// Where the types of the answers come from.
  private var types: DetectedTypes?

  /// Heads whose signatures were searched for.
  private var searches = 0
  /// Searches that together cost no more than making the index.
  private static let fewSearches = 3

  /// A detector that has seen no signature yet.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    var findings = found(in: subject)
    findings.wantsMore = subject.length == nil && MeasuredFormats.isToldByEnd(subject.head)
    return findings
  }

  private func found(in subject: Subject) -> Findings {
    guard !subject.head.isEmpty else { return Findings() }
    let signature = match(subject.head) ?? matchBehindMark(subject.head)
    // What a signature tells at a glance may be told better by the structure that follows it.
    let structure = structure(of: subject)
    if let structure, structure.weight > signature?.weight ?? .fallback {
      return Findings(structure.known.evidence(in: subject.types, from: .content, weight: structure.weight))
    }
    // The tables hold what the specifications say; where libmagic weighs as much and says otherwise, they decide.
    guard let signature else { return Findings() }
    return findings(of: signature, subject.types)
  }

  /// What the structure of the bytes tells, which has no signature or more than one format behind it.
  private func structure(of subject: Subject) -> KnownFinding? {
    if subject.plainLength >= subject.head.count { return MeasuredFormats.matchPlain(subject) }
    if let found = StructuredFormats.match(subject) { return found }
    return SignatureDetector.signed.contains { subject.head.matches($0, at: 0) } ? nil : MeasuredFormats.match(subject)
  }

  /// What files begin with of which a disk is full, and no measured format does: gzip, PNG, ELF, and message catalogs in both
  /// orders of bytes (RFC 1952, section 2.3; PNG 3.0, section 5.2; System V ABI, chapter 4; GNU gettext manual, section MO Files).
  private static let signed: [[UInt8]] = [
    [0x1f, 0x8b, 0x08], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0x7f, 0x45, 0x4c, 0x46],
    [0x95, 0x04, 0x12, 0xde], [0xde, 0x12, 0x04, 0x95],
  ]

  /// The longest signature that a head shows.
  private func match(_ head: [UInt8]) -> SignatureMatch? {
    guard searches < Self.fewSearches else { return SignatureIndex.shared.match(head) }
    searches += 1
    return SignatureSearch.match(head, in: SignatureIndex.tables)
  }

  /// Bytes behind a byte order mark that are looked at.
  private static let longestMarkedHead = 4096

  /// The signature that stands behind the byte order mark of a text, as editors put it in front of all that they write.
  private func matchBehindMark(_ head: [UInt8]) -> SignatureMatch? {
    guard head.count > 3, head.matches([0xef, 0xbb, 0xbf], at: 0) else { return nil }
    let text = Array(head[3...].prefix(Self.longestMarkedHead))
    return text.contains(0) ? nil : match(text)
  }

  private func findings(of signature: SignatureMatch, _ types: DetectedTypes) -> Findings {
    let made = { () -> Findings in
      let known = signature.opening.known(in: SignatureIndex.tables)
      return Findings(known.evidence(in: types, from: .content, weight: signature.weight))
    }
    guard let number = signature.number else { return made() }
    if types !== self.types {
      answers = []
      places = Array(repeating: nil, count: SignatureIndex.shared.count)
      self.types = types
    }
    if let place = places[number] { return answers[Int(place)] }
    let findings = made()
    places[number] = Int16(truncatingIfNeeded: answers.count)
    answers.append(findings)
    return findings
  }
}
