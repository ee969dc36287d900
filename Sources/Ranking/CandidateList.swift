// SPDX-License-Identifier: Apache-2.0
import Detection
import UniformTypes

/// Candidates in the making: each type once, confidence never rising.
struct CandidateList {
  private var candidates: [Candidate] = []
  private let evidence: [Evidence]
  /// Whether the bytes are text, whatever the type that is claimed for them.
  private let isSeenAsText: Bool

  /// A list over all evidence for a subject.
  init(evidence: [Evidence]) {
    self.evidence = evidence.sorted(by: CandidateList.strongestFirst)
    isSeenAsText = evidence.contains { $0.origin == .text }
  }

  /// Appends a type with the evidence that speaks for it, unless it is there already or the list is full.
  mutating func append(_ type: UTType, _ support: Support) {
    guard candidates.count < Ranker.mostCandidates, !candidates.contains(where: { $0.type == type }) else { return }
    let reasons = evidence.filter { $0.type == type || type.specializes($0.type) }
    let confidence = support.confidence
    candidates.append(
      Candidate(
        type, mimeType: CandidateList.mimeType(of: type, reasons, isSeenAsText: isSeenAsText),
        confidence: min(confidence, candidates.last?.confidence ?? confidence), support: support, evidence: reasons))
  }

  /// The candidates, of which only one can be right: those after the best share what it leaves, in proportion, where they
  /// were fitted to more, each by itself.
  var exclusive: [Candidate] {
    let rest = 1000 - (candidates.first?.confidence.permille ?? 0)
    let claimed = candidates.dropFirst().reduce(0) { $0 + $1.confidence.permille }
    guard claimed > rest else { return candidates }
    return candidates.enumerated().map { number, candidate in
      var candidate = candidate
      if number > 0 { candidate.confidence = Confidence(permille: candidate.confidence.permille * rest / claimed) }
      return candidate
    }
  }

  /// The detector's own word for the type, else the type's, else that of what it is a kind of.
  private static func mimeType(of type: UTType, _ reasons: [Evidence], isSeenAsText: Bool) -> String {
    if let seen = reasons.first(where: { $0.type == type && !$0.origin.isClaim })?.mimeType { return seen }
    // Of several formats under one identifier a name may tell which.
    if let named = reasons.first(where: { $0.type == type && $0.origin == .name })?.mimeType { return named }
    if let own = type.reportedMIMEType { return detectorsWord(for: own, of: type, reasons) ?? own }
    if let claimed = reasons.first(where: { $0.type == type })?.mimeType { return claimed }
    if let customary = type.customaryMIMEType { return customary }
    if let seen = reasons.first(where: { !$0.origin.isClaim && $0.weight > .fallback })?.mimeType { return seen }
    // That all data are octets says too little of a text.
    let inherited = type.allSupertypes.filter {
      ($0.reportedMIMEType ?? $0.customaryMIMEType) != nil && ($0.isText || !type.isText)
    }
    let nearest = inherited.filter { candidate in !inherited.contains { $0 != candidate && $0.conforms(to: candidate) }
    }
    let choice = nearest.min { $0.identifier < $1.identifier }
    if let mimeType = choice?.reportedMIMEType ?? choice?.customaryMIMEType { return mimeType }
    return type.isText || isSeenAsText ? "text/plain" : "application/octet-stream"
  }

  /// What the detector calls a format that declares the same MIME type, as a program and a library do.
  private static func detectorsWord(for mimeType: String, of type: UTType, _ reasons: [Evidence]) -> String? {
    let seen = reasons.first { !$0.origin.isClaim && $0.weight > .fallback && $0.mimeType != nil }
    guard let seen, seen.type != type, seen.type.reportedMIMEType == mimeType else { return nil }
    return seen.mimeType
  }

  private static func strongestFirst(_ left: Evidence, _ right: Evidence) -> Bool {
    if left.origin.isClaim != right.origin.isClaim { return right.origin.isClaim }
    if left.weight != right.weight { return left.weight > right.weight }
    if left.origin.priority != right.origin.priority { return left.origin.priority < right.origin.priority }
    return (left.preference, left.type.identifier, left.statement)
      < (right.preference, right.type.identifier, right.statement)
  }
}
