// SPDX-License-Identifier: Apache-2.0
public import Detection

/// What the confidence of a candidate rests on: the combination of evidence under which labelled files were counted.
public enum Support: Sendable, Hashable {
  /// The best candidate: what was seen of it, who else says so, and what the claims say.
  case answer(Basis, Company, Claims)
  /// Seen too, with this weight, but better evidence speaks for another type.
  case rival(Evidence.Weight)
  /// A claim that the bytes allow beside the best candidate.
  case alternative
  /// What the best candidate is a kind of, or is stored in.
  case general
  /// A claim that the bytes contradict.
  case contradicted
  /// A claim, where there are no bytes to see.
  case claimed

  /// What was seen of the best candidate, or of the format that a claim specialises.
  public struct Basis: Sendable, Hashable {
    /// The heaviest weight.
    public let weight: Evidence.Weight
    /// The origin that reads deepest among those of that weight.
    public let origin: Evidence.Origin
    /// Whether the bytes are text.
    public let isText: Bool
    /// Whether the type is a format that many others are stored in, so that it may be one that was not recognised.
    public let isGeneral: Bool
  }

  /// How the best candidate stands among what else was seen.
  public enum Company: String, Sendable, Hashable, CaseIterable {
    /// The signature database or our own tables speak for it, and nothing for anything else.
    case alone
    /// Both speak for it, and nothing for anything else.
    case corroborated
    /// Something was seen that is neither a kind of it nor the other way round.
    case disputed
  }

  /// What the claims say of the best candidate.
  public enum Claims: String, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case silent
    /// They name it, or something that it is a kind of.
    case agree
    /// They name a kind of what was seen, and so made it the best.
    case specialize
    /// They name something that it cannot be.
    case contradict
  }
}

extension Support: CustomStringConvertible {
  /// The words by which the fitted table and the reliability tables call the combination.
  public var description: String {
    switch self {
    case .answer(let basis, let company, let claims): "\(basis) \(company.rawValue) \(claims.rawValue)"
    case .rival(let weight): "rival " + weight.word
    case .alternative: "alternative"
    case .general: "general"
    case .contradicted: "contradicted"
    case .claimed: "claimed"
    }
  }
}

extension Support.Basis: CustomStringConvertible {
  /// The weight, the origin, `text` or `binary`, and `general` or `specific`.
  public var description: String {
    // Not interpolated, because that costs a program that starts for one file more than the rest of its ranking.
    weight.word + " " + origin.rawValue + (isText ? " text" : " binary") + (isGeneral ? " general" : " specific")
  }
}

extension Evidence.Weight {
  /// The word for the weight, its name.
  var word: String {
    switch self {
    case .fallback: "fallback"
    case .weak: "weak"
    case .fair: "fair"
    case .strong: "strong"
    case .certain: "certain"
    }
  }
}
