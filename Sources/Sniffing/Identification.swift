// SPDX-License-Identifier: Apache-2.0
public import Ranking
public import UniformTypes

/// What one source was found to be.
public struct Identification: Sendable, Hashable {
  /// The types it may be of, the best first; empty only where there was nothing to see and nothing was claimed.
  public let candidates: [Candidate]
  /// The character encoding as in `file --mime-encoding`, for example `utf-8`, or `binary`; nil for what has no bytes.
  public let encoding: String?
  /// The claim that the bytes contradict, if there is one.
  public let mismatch: Mismatch?
  /// The ranking rules that were applied, in their order.
  public let steps: [RankingStep]
  /// How many bytes of the source the detectors were shown.
  public let headLength: Int
  /// Whether the limit of processor time ended the work, so that more might have been found.
  public let isCut: Bool
  /// Why a detector could not look at the source or at what is inside, so that a file counts as failed; nil where all did.
  package let failure: String?
  /// What is inside, where the source wraps exactly one thing.
  public var content: Content? { contents.first }

  /// At most one element: an array, because a value cannot hold one of its own kind.
  let contents: [Content]

  /// The best candidate.
  public var best: Candidate? { candidates.first }

  /// The innermost identification that has a candidate: that of the content's content and so on, or this one where
  /// nothing inside can be told.
  public var innermost: Identification {
    guard let inside = content?.identification, inside.best != nil else { return self }
    return inside.innermost
  }

  /// The claim that the bytes contradict, here or, where none does here, in the nearest content of which one does.
  public var anyMismatch: Mismatch? { mismatch ?? content?.identification.anyMismatch }

  /// Whether the best type, or that of any content, conforms to a type.
  public func conforms(to type: UTType) -> Bool {
    best?.type.conforms(to: type) == true || content?.identification.conforms(to: type) == true
  }
}
