// SPDX-License-Identifier: Apache-2.0
public import Detection
public import UniformTypes

/// A type that a source may be of, with the reasons to believe so.
public struct Candidate: Sendable, Hashable {
  /// The type.
  public let type: UTType
  /// The identifier of the type, which each report of the candidate tells.
  package let identifier: String
  /// The MIME type to tell of it; `application/octet-stream` where the type and its supertypes carry none.
  public let mimeType: String
  /// The probability that this very type, and none of the candidates before it, is right.
  public internal(set) var confidence: Confidence
  /// What the probability rests on.
  public let support: Support
  /// The reasons, the strongest first.
  public let evidence: [Evidence]

  /// A candidate.
  package init(_ type: UTType, mimeType: String, confidence: Confidence, support: Support, evidence: [Evidence]) {
    self.type = type
    identifier = type.identifier
    self.mimeType = mimeType
    self.confidence = confidence
    self.support = support
    self.evidence = evidence
  }
}

/// A claim that the bytes contradict.
public struct Mismatch: Sendable, Hashable {
  /// The type that was claimed.
  public let claimed: UTType
  /// Who claimed it.
  public let origin: Evidence.Origin
  /// The type that was found.
  public let found: UTType

  /// A contradiction.
  package init(claimed: UTType, by origin: Evidence.Origin, found: UTType) {
    self.claimed = claimed
    self.origin = origin
    self.found = found
  }
}
