// SPDX-License-Identifier: Apache-2.0
public import Detection
public import UniformTypes

/// One step of the way from evidence to the ranked candidates, for `sniff explain`.
public enum RankingStep: Sendable, Hashable {
  /// The heaviest evidence that is no claim names this type.
  case seen(UTType)
  /// Further evidence names a kind of what was seen.
  case refined(UTType, over: UTType)
  /// Equal evidence names several types; this is their nearest common supertype.
  case tied(UTType)
  /// A claim names what was seen, or something that it is a kind of.
  case agrees(Evidence.Origin, UTType)
  /// A claim names a kind of what was seen, or a type stored in that format.
  case specializes(Evidence.Origin, UTType, over: UTType)
  /// A claim names something that the bytes neither show nor exclude.
  case leavesOpen(Evidence.Origin, UTType)
  /// A claim names something that the bytes cannot be.
  case contradicts(Evidence.Origin, UTType)
  /// Nothing was seen, so the claim decides.
  case claimDecides(Evidence.Origin, UTType)
}

/// What the ranker makes of the evidence for one subject.
package struct Ranked: Sendable, Hashable {
  /// The candidates, the best first; empty only where there is no evidence at all.
  package let candidates: [Candidate]
  /// The claim that the bytes contradict, if there is one.
  package let mismatch: Mismatch?
  /// The rules that were applied, in their order.
  package let steps: [RankingStep]
}
