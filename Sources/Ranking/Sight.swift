// SPDX-License-Identifier: Apache-2.0
import Detection
import UniformTypes

/// Who speaks where there is evidence of an origin.
///
/// Our own tables know many formats twice: a container, a structure or a text by what is read of it, and by the signature that is
/// the beginning of that. Such reasons rest on the same bytes and are one voice, however many tables have them. The database
/// was made by others, so that it agrees with ours only where both are right.
private enum Voice {
  case database
  case ourTables
  case fileSystem
  case claim
}

extension Evidence.Origin {
  fileprivate var voice: Voice {
    switch self {
    case .signature: .database
    case .container, .content, .text: .ourTables
    case .filesystem: .fileSystem
    case .declared, .attribute, .name: .claim
    }
  }
}

/// All that was seen for one type.
struct Opinion {
  /// The type.
  let type: UTType
  /// The heaviest weight among the reasons.
  let weight: Evidence.Weight
  /// The origin that reads deepest among those of the heaviest reasons.
  let origin: Evidence.Origin
  /// How many speak for the type who do not repeat what another one has read.
  let voiceCount: Int

  /// Whether the type was told from the words of a text, without a structure that proves it.
  var isGuessFromWords: Bool { weight == .fair && origin == .text && type.isText }

  /// Whether a document of XML was read as far as its root element, which belongs to no format that is told by it.
  var hasForeignRoot: Bool { type == .xml && origin == .text && weight == .strong }

  /// One opinion a type, in no particular order.
  static func grouped(_ evidence: [Evidence]) -> [Opinion] {
    var types: [UTType] = []
    for reason in evidence where !types.contains(reason.type) { types.append(reason.type) }
    return types.map { type in
      let reasons = evidence.filter { $0.type == type }
      let weight = reasons.lazy.map(\.weight).max() ?? .fallback
      return Opinion(
        type: type, weight: weight,
        origin: reasons.lazy.filter { $0.weight == weight }.map(\.origin).min { $0.priority < $1.priority }
          ?? .signature,
        voiceCount: reasons.indices.count { index in
          !reasons[..<index].contains { $0.origin.voice == reasons[index].origin.voice }
        })
    }
  }

  /// Whether nothing but the identifier tells the two apart.
  func ties(with other: Opinion) -> Bool {
    weight == other.weight && origin == other.origin && voiceCount == other.voiceCount
  }

  /// Heavier first, then the origin that reads deeper, then what more voices agree on, then by identifier.
  static func strongerFirst(_ left: Opinion, _ right: Opinion) -> Bool {
    if left.weight != right.weight { return left.weight > right.weight }
    if left.origin != right.origin { return left.origin.priority < right.origin.priority }
    if left.voiceCount != right.voiceCount { return left.voiceCount > right.voiceCount }
    return left.type.identifier < right.type.identifier
  }
}

/// What the bytes show, before any claim is heard.
struct Sight {
  /// The most specific type that the heaviest evidence leads to.
  let best: Opinion
  /// What `best` is a kind of: the heavier evidence that it refines, or itself.
  let base: UTType
  /// The other types seen, the strongest first.
  let others: [Opinion]
  /// The rules that were applied.
  let steps: [RankingStep]

  /// How the best type stands among the others.
  var company: Support.Company {
    let isDisputed = others.contains { other in
      other.weight > .fallback && !best.type.specializes(other.type) && !other.type.specializes(best.type)
    }
    return isDisputed ? .disputed : best.voiceCount > 1 ? .corroborated : .alone
  }

  /// Weighs what was seen; nil where nothing was.
  init?(_ opinions: [Opinion], claims: [Evidence]) {
    var rest = opinions.sorted(by: Opinion.strongerFirst)
    guard let heaviest = rest.first else { return nil }
    var best = heaviest
    var base = heaviest.type
    var steps: [RankingStep] = [.seen(best.type)]
    while let index = rest.firstIndex(where: { Sight.refines($0, best) }) {
      steps.append(.refined(rest[index].type, over: best.type))
      base = best.type
      best = rest.remove(at: index)
    }
    let rivals = rest.filter { $0.type != best.type && $0.ties(with: best) && !best.type.specializes($0.type) }
    if best.weight > .fallback, !rivals.isEmpty {
      let tied = [best] + rivals
      (best, base) = Sight.settle(tied, claims: claims)
      if !tied.contains(where: { $0.type == best.type }) { steps.append(.tied(best.type)) }
      rest = opinions.sorted(by: Opinion.strongerFirst)
    }
    self.best = best
    self.base = base
    others = rest.filter { $0.type != best.type && ($0.weight > .fallback || best.weight == .fallback) }
    self.steps = steps
  }

  /// Whether an opinion names a kind of what is best; a guess makes nothing of what is certain.
  private static func refines(_ opinion: Opinion, _ best: Opinion) -> Bool {
    opinion.weight > (best.weight == .certain ? .weak : .fallback) && opinion.type != best.type
      && opinion.type.specializes(best.type) && !best.type.specializes(opinion.type)
  }

  /// Of tied opinions the one that a claim names, else their nearest common supertype.
  private static func settle(_ tied: [Opinion], claims: [Evidence]) -> (Opinion, UTType) {
    let first = tied[0]
    for claim in claims {
      if let named = tied.first(where: { claim.type.specializes($0.type) }) { return (named, named.type) }
    }
    guard let common = UTType.nearestCommonSupertype(of: tied.map(\.type)) else { return (first, first.type) }
    let opinion = Opinion(type: common, weight: first.weight, origin: first.origin, voiceCount: first.voiceCount)
    return (opinion, common)
  }
}
