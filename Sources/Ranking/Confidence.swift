// SPDX-License-Identifier: Apache-2.0

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
    var digits: [UInt8] = []
    append(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends the probability as `description` has it, in ASCII.
  package func append(to digits: inout [UInt8]) {
    digits.append(UInt8(ascii: permille < 1000 ? "0" : "1"))
    guard permille > 0, permille < 1000 else { return }
    digits.append(UInt8(ascii: "."))
    var rest = permille
    while rest > 0 {
      digits.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }
}
