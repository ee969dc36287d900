// SPDX-License-Identifier: Apache-2.0
import Detection
import UniformTypes

/// What the claims are worth once the bytes have been seen.
struct Judgement {
  /// The best type.
  let answer: UTType
  /// What the claims say of the best type.
  let claims: Support.Claims
  /// Further claims that the bytes allow.
  let compatible: [Evidence]
  /// Claims that the bytes neither show nor exclude.
  let possible: [Evidence]
  /// Claims that the bytes contradict.
  let contradicting: [Evidence]
  /// The first contradicted claim, where no claim of its origin fits.
  let mismatch: Mismatch?
  /// The rules that were applied.
  let steps: [RankingStep]

  /// How one claim stands to what was seen.
  private enum Standing {
    case specializes
    case agrees
    case isPossible
    case contradicts
  }

  /// A claim and how it stands.
  private struct HeardClaim {
    let claim: Evidence
    let standing: Standing
  }

  /// Hears the claims in their order; the first that specialises what was seen becomes the answer.
  ///
  /// A weak claim only says that what was seen may be there.
  init(of claims: [Evidence], against sight: Sight, isText: Bool?) {
    let seen = sight.best.type
    let claims = claims.filter { $0.weight > .weak || seen == $0.type || seen.specializes($0.type) }
    let standings = claims.map { HeardClaim(claim: $0, standing: Judgement.standing(of: $0, sight, isText)) }
    func evidence(_ standing: Standing) -> [Evidence] { standings.filter { $0.standing == standing }.map(\.claim) }
    let fitting = evidence(.specializes)
    possible = evidence(.isPossible)
    contradicting = evidence(.contradicts)
    // Where only a guess was seen, a claim for that very type or its headers settles it, unless a name stands for a kind of
    // it in the first place; otherwise the order of the claims does.
    let isGuess = sight.best.weight == .weak || sight.best.isGuessFromWords
    let isKind = sight.best.isGuessFromWords && fitting.first?.type.conforms(to: seen) == true
    let exact =
      isGuess && !isKind
      ? fitting.first { $0.type == seen } ?? fitting.first { $0.type.isHeader(of: seen) } : nil
    let chosen = exact ?? fitting.first
    answer = chosen?.type ?? sight.best.type
    compatible = fitting.filter { $0.type != chosen?.type }
    let refuted = contradicting.first { claim in
      !standings.contains { $0.claim.origin == claim.origin && $0.standing != .contradicts }
    }
    mismatch = refuted.map { Mismatch(claimed: $0.type, by: $0.origin, found: chosen?.type ?? sight.best.type) }
    if let chosen, chosen.type != sight.best.type {
      self.claims = .specialize
    } else if chosen != nil || standings.contains(where: { $0.standing == .agrees && !$0.claim.type.saysLittle }) {
      self.claims = .agree
    } else {
      self.claims = refuted == nil ? .silent : .contradict
    }
    steps = Judgement.steps(standings, chosen: chosen, over: sight.best.type)
  }

  private static func standing(of claim: Evidence, _ sight: Sight, _ isText: Bool?) -> Standing {
    let (type, best) = (claim.type, sight.best)
    if type == best.type { return .specializes }
    if best.weight == .fallback {
      // What a name means in the first place may show itself in words that are not there; another meaning then comes first.
      if isText == true, claim.origin == .name, type.isOutspoken { return .isPossible }
      return standingOverNothing(of: type, best.type, isText)
    }
    if best.hasForeignRoot, type.isRooted { return .contradicts }
    if type.specializes(best.type) { return .specializes }
    // Several types may be reported by one MIME type, as pictures of Photoshop and large ones are.
    if claim.origin != .name, claim.mimeType != nil, let reported = best.type.reportedMIMEType,
      type.reportedMIMEType == reported
    {
      return .agrees
    }
    if best.weight == .weak || best.type == .folder {
      // A weak guess yields to a claim for anything that its base allows, and a directory is a plain folder only as
      // long as nothing says that it is a package.
      let base = best.type == sight.base && best.type.isText ? UTType.text : sight.base
      let lacksStructure = base == .text && (type.isDynamic && type.hasCheckableStructure || type.isAlwaysTold)
      if !lacksStructure, type.specializes(base) || (base == .text && type.isText) { return .specializes }
    }
    if best.type.specializes(type) { return .agrees }
    let isUncheckedText = type.isText && !type.hasCheckableStructure && !type.isMarked && best.type.isText
    // Words tell a C header from C source, or one language from its neighbour, less well than a name does.
    // Formats with a form of their own have other words.
    if isUncheckedText, best.isGuessFromWords, !type.hasOwnForm { return .specializes }
    return excludes(best, type, isUncheckedText: isUncheckedText) ? .contradicts : .isPossible
  }

  /// Whether what was seen leaves no room for a claim that names neither a kind of it nor anything that it is a kind of.
  private static func excludes(_ best: Opinion, _ type: UTType, isUncheckedText: Bool) -> Bool {
    if type.hasRequiredSignature { return true }
    if type.hasUnknownForm, best.type.isText || GeneralFormats.contains(best.type) { return false }
    // One reader of a text may take it for its neighbour; two that agree, such as on a first line, do not.
    if isUncheckedText { return best.voiceCount > 1 }
    // Two or three bytes prove nothing.
    return best.weight > .weak
  }

  /// Nothing was recognised: text may be any text, other bytes anything that needs no signature, and no bytes at all
  /// may be an empty text.
  private static func standingOverNothing(of type: UTType, _ best: UTType, _ isText: Bool?) -> Standing {
    if type.isGeneric || best.conforms(to: type) { return .agrees }
    if isText == true, type.isAlwaysTold { return .contradicts }
    switch isText {
    case false?: return type.isText || type.hasRequiredSignature ? .contradicts : .specializes
    case true?, nil:
      if type.isText { return isText == true || type.mayBeEmpty ? .specializes : .contradicts }
      return type.hasUnknownForm && !type.hasRequiredSignature ? .isPossible : .contradicts
    }
  }

  private static func steps(
    _ standings: [HeardClaim], chosen: Evidence?, over best: UTType
  ) -> [RankingStep] {
    standings.compactMap { heard in
      let claim = heard.claim
      return switch heard.standing {
      case .agrees: .agrees(claim.origin, claim.type)
      case .isPossible: .leavesOpen(claim.origin, claim.type)
      case .contradicts: .contradicts(claim.origin, claim.type)
      case .specializes where claim.type == best: .agrees(claim.origin, claim.type)
      case .specializes where claim.type == chosen?.type: .specializes(claim.origin, claim.type, over: best)
      case .specializes: nil
      }
    }
  }
}
