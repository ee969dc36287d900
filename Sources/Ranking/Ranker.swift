// SPDX-License-Identifier: Apache-2.0
package import Detection
import Hashing
import UniformTypes

/// Orders the types that evidence speaks for.
///
/// What the bytes say comes first; a claim may specialise it and never contradicts it. The same evidence gives the same
/// answer in whatever order it comes.
///
/// A ranker belongs to one worker and keeps its answers, because most files of a tree show what others showed before.
package final class Ranker {
  /// What is asked of a ranker, and decides its answer.
  private struct Question: TableKey {
    let evidence: [Evidence]
    let isText: Bool?

    /// The types tell nearly all questions apart.
    var tableHash: UInt64 {
      let evidence = evidence.span
      var hash: UInt64 = 0
      for index in evidence.indices {
        hash = (hash ^ evidence[index].type.hashOfIdentifier) &* 0x9e37_79b9_7f4a_7c15
      }
      return hash
    }
  }

  private var answers = HashTable<Question, Ranked>(atMost: mostKeptAnswers)
  /// Answers that are kept: a tree needs some hundred, each of one or two KiB.
  private static let mostKeptAnswers = 256
  /// The longest statement of evidence that is kept, in bytes: names of members and descriptions may be much longer.
  private static let longestKeptStatement = 1024

  /// A ranker that was not asked yet.
  package init() {}

  /// More candidates than these say nothing to anybody.
  static let mostCandidates = 16

  /// The candidates that the evidence speaks for, the best first.
  ///
  /// - Parameter isText: whether the bytes are text; nil where there are none.
  package func rank(_ evidence: [Evidence], isText: Bool?) -> Ranked {
    let question = Question(evidence: evidence, isText: isText)
    if let known = answers[question] { return known }
    let ranked = Ranker.ranked(evidence, isText: isText)
    if evidence.allSatisfy({ $0.statement.utf8.count <= Ranker.longestKeptStatement }) {
      answers.add(ranked, for: question)
    }
    return ranked
  }

  private static func ranked(_ evidence: [Evidence], isText: Bool?) -> Ranked {
    let opinions = Opinion.grouped(evidence.filter { !$0.origin.isClaim }.map(DoubtfulGuesses.weighed))
    let claims = evidence.filter(\.origin.isClaim).sorted(by: Ranker.claimsFirst)
    guard let sight = Sight(opinions, claims: claims) else { return rankClaims(claims) }
    let judgement = Judgement(of: claims, against: sight, isText: isText)
    var list = CandidateList(evidence: evidence)
    list.append(judgement.answer, .answer(Ranker.basis(of: sight, isText: isText), sight.company, judgement.claims))
    for opinion in [sight.best] + sight.others { list.append(opinion.type, .rival(opinion.weight)) }
    for claim in judgement.compatible + judgement.possible { list.append(claim.type, .alternative) }
    for type in judgement.answer.namedGeneralizations { list.append(type, .general) }
    for claim in judgement.contradicting { list.append(claim.type, .contradicted) }
    return Ranked(
      candidates: list.exclusive, mismatch: judgement.mismatch, steps: sight.steps + judgement.steps)
  }

  private static func basis(of sight: Sight, isText: Bool?) -> Support.Basis {
    Support.Basis(
      weight: sight.best.weight, origin: sight.best.origin, isText: isText ?? false,
      isGeneral: GeneralFormats.contains(sight.best.type))
  }

  /// Nothing was seen: claims decide, with low confidence.
  private static func rankClaims(_ claims: [Evidence]) -> Ranked {
    let usual = claims.filter { $0.weight > .weak }
    let claims = usual.isEmpty ? claims : usual
    var list = CandidateList(evidence: claims)
    for claim in claims { list.append(claim.type, .claimed) }
    let steps = claims.first.map { [RankingStep.claimDecides($0.origin, $0.type)] } ?? []
    return Ranked(candidates: list.exclusive, mismatch: nil, steps: steps)
  }

  /// Declared before attribute before name; claims of one origin stay in the registry's order of preference.
  private static func claimsFirst(_ left: Evidence, _ right: Evidence) -> Bool {
    left.origin.priority != right.origin.priority
      ? left.origin.priority < right.origin.priority
      : (left.preference, left.type.identifier) < (right.preference, right.type.identifier)
  }
}
