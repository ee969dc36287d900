// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import UniformTypes

/// The findings of all detectors about one subject.
struct Survey {
  /// The evidence, in the order of the detectors.
  private(set) var evidence: [Evidence] = []
  /// The encoding by the last detector that has an opinion.
  private(set) var encoding: String?
  /// The member by the first detector that sees one.
  private(set) var member: Member?
  /// Whether a detector could change its mind if it saw more.
  private(set) var wantsMore = false
  /// Why the first detector that could not look at the subject could not; nil where all did.
  private(set) var failure: String?

  /// Room for the evidence of nearly all files.
  private static let usualEvidence = 8

  /// Asks every detector.
  init(of subject: borrowing Subject, by detectors: [any Detector]) {
    evidence.reserveCapacity(Self.usualEvidence)
    for detector in detectors {
      guard subject.budget?.check() != true else { break }
      let findings = detector.findings(in: subject)
      if !findings.evidence.isEmpty { evidence.append(contentsOf: findings.evidence) }
      if let seen = findings.encoding { encoding = seen }
      if member == nil { member = findings.member }
      if findings.wantsMore { wantsMore = true }
      if failure == nil { failure = findings.failure }
    }
    // The database can refuse to answer, and then bytes are still bytes.
    if !subject.head.isEmpty, evidence.allSatisfy(\.origin.isClaim) {
      evidence.append(
        Evidence(.data, mimeType: "application/octet-stream", from: .content, weight: .fallback, says: "data"))
    }
  }
}
