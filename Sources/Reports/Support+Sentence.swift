// SPDX-License-Identifier: Apache-2.0
import Detection
import Ranking

extension Support {
  /// What the confidence rests on, for people.
  var sentence: String {
    switch self {
    case .answer(let basis, let company, let claims):
      [basis.words, company.words, claims.words].joined(separator: ", ")
    case .rival(let weight): "\(weight.words) evidence speaks for it, but better evidence for another type"
    case .alternative: "claimed, and the bytes neither show nor exclude it"
    case .general: "the best candidate is a kind of it"
    case .contradicted: "claimed, but the bytes contradict it"
    case .claimed: "claimed, and there was nothing to see"
    }
  }
}

extension Support.Basis {
  /// How good the evidence is and where it comes from.
  fileprivate var words: String {
    "\(weight.words) evidence from \(origin.words)"
      + (isGeneral ? " for a format that many others are stored in" : "")
  }
}

extension Support.Company {
  /// What else was seen.
  fileprivate var words: String {
    switch self {
    case .alone: "nothing else"
    case .corroborated: "other evidence agrees"
    case .disputed: "other evidence speaks for something else"
    }
  }
}

extension Support.Claims {
  /// What name, declared type and attribute say.
  fileprivate var words: String {
    switch self {
    case .silent: "no claims"
    case .agree: "the claims agree"
    case .specialize: "the claims make it more specific"
    case .contradict: "the claims contradict it"
    }
  }
}

extension Evidence.Weight {
  fileprivate var words: String {
    switch self {
    case .fallback: "only general"
    case .weak, .fair, .strong, .certain: "\(self)"
    }
  }
}

extension Evidence.Origin {
  /// Who says something, in the middle of a sentence.
  var words: String {
    switch self {
    case .signature: "a signature"
    case .container: "the container's directory"
    case .content: "the structure of the bytes"
    case .text: "the text"
    case .filesystem: "the file system"
    case .name: "the name"
    case .declared: "the declared type"
    case .attribute: "the attribute"
    }
  }
}
