// SPDX-License-Identifier: Apache-2.0
import Detection

/// A probability between 0 and 1, in steps of a thousandth.
public struct Confidence: Sendable, Hashable, Comparable {
  /// The probability in thousandths, 0 to 1000.
  public let permille: Int

  /// A probability in thousandths, kept within 0 and 1000.
  package init(permille: Int) { self.permille = min(1000, max(0, permille)) }

  /// The probability, 0 to 1.
  public var value: Double { Double(permille) / 1000 }

  /// Whether the left is less probable.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.permille < right.permille }
}

extension Confidence: CustomStringConvertible {
  /// The probability with at most three decimals, for example `0.97`.
  public var description: String {
    guard permille < 1000 else { return "1" }
    guard permille > 0 else { return "0" }
    var digits = String(permille + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "0." + digits
  }
}

/// How sure each kind of support makes, as a table.
///
/// These are estimates made before any fit on labelled files; they order candidates correctly and are not yet calibrated.
enum ConfidenceTable {
  /// What the claims say of a candidate.
  enum Claims: Sendable {
    /// Nothing.
    case silent
    /// They name it, or something that it is a kind of.
    case agree
    /// They name something that it cannot be.
    case contradict
  }

  /// The confidence of a candidate that was seen with a weight.
  static func seen(_ weight: Evidence.Weight, claims: Claims, isText: Bool = false) -> Confidence {
    if weight == .fallback, isText { return Confidence(permille: claims == .agree ? 900 : 600) }
    let permille =
      switch (weight, claims) {
      case (.fallback, .silent): 300
      case (.fallback, .agree): 900
      case (.fallback, .contradict): 250
      case (.weak, .silent): 550
      case (.weak, .agree): 930
      case (.weak, .contradict): 400
      case (.fair, .silent): 850
      case (.fair, .agree): 970
      case (.fair, .contradict): 750
      case (.strong, .silent): 960
      case (.strong, .agree): 990
      case (.strong, .contradict): 920
      case (.certain, .silent): 990
      case (.certain, .agree): 998
      case (.certain, .contradict): 970
      }
    return Confidence(permille: permille)
  }

  /// The confidence of a type that is only claimed, over what was seen with a weight.
  static func claimed(over weight: Evidence.Weight, isText: Bool) -> Confidence {
    let permille =
      switch weight {
      case .fallback: isText ? 850 : 600
      case .weak: 800
      case .fair: 850
      case .strong: 930
      case .certain: 950
      }
    return Confidence(permille: permille)
  }

  /// The confidence of a claim when nothing was seen at all.
  static let unsupported = Confidence(permille: 400)
  /// The confidence of a claim that the bytes contradict.
  static let contradicted = Confidence(permille: 20)
}
