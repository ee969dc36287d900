// SPDX-License-Identifier: Apache-2.0
import Detection

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

  /// Asks every detector.
  init(of subject: Subject, by detectors: [any Detector]) {
    for detector in detectors {
      let findings = detector.findings(in: subject)
      evidence.append(contentsOf: findings.evidence)
      encoding = findings.encoding ?? encoding
      member = member ?? findings.member
      wantsMore = wantsMore || findings.wantsMore
    }
  }
}
