// SPDX-License-Identifier: Apache-2.0

/// Writes floating-point numbers in decimal as C's `printf` does, correctly rounded from the exact binary value.
enum FloatingPointText {
  /// The digits without a sign for `e`, `E`, `f`, `g` and `G`.
  static func digits(of value: Double, letter: UInt8, precision: Int?, isAlternate: Bool) -> [UInt8] {
    let isUpper = letter & 0x20 == 0
    if value.isNaN { return [UInt8]((isUpper ? "NAN" : "nan").utf8) }
    if value.isInfinite { return [UInt8]((isUpper ? "INF" : "inf").utf8) }
    let precision = precision ?? 6
    switch letter | 0x20 {
    case UInt8(ascii: "f"): return fixed(value, precision: precision, isAlternate: isAlternate)
    case UInt8(ascii: "e"): return scientific(value, precision: precision, isAlternate: isAlternate, isUpper: isUpper)
    default: return general(value, precision: max(precision, 1), isAlternate: isAlternate, isUpper: isUpper)
    }
  }

  /// The decimal digits of a finite number rounded half to even at a place: `count` digits after the point, or in all.
  private static func rounded(_ value: Double, fraction: Int?, significant: Int?) -> (digits: [UInt8], exponent: Int) {
    var decimal = ExactDecimal(value.magnitude)
    if decimal.digits.isEmpty { return ([0], 0) }
    let keep = significant ?? (decimal.exponent + 1 + (fraction ?? 0))
    decimal.round(to: keep)
    return (decimal.digits, decimal.exponent)
  }

  private static func fixed(_ value: Double, precision: Int, isAlternate: Bool) -> [UInt8] {
    let (digits, exponent) = rounded(value, fraction: precision, significant: nil)
    var text: [UInt8] = []
    func digit(at place: Int) -> UInt8 {
      let index = exponent - place
      return index >= 0 && index < digits.count ? 0x30 + digits[index] : 0x30
    }
    for place in stride(from: max(exponent, 0), through: 0, by: -1) { text.append(digit(at: place)) }
    if precision > 0 || isAlternate { text.append(UInt8(ascii: ".")) }
    if precision > 0 { for place in 1...precision { text.append(digit(at: -place)) } }
    return text
  }

  private static func scientific(_ value: Double, precision: Int, isAlternate: Bool, isUpper: Bool) -> [UInt8] {
    let (digits, exponent) = rounded(value, fraction: nil, significant: precision + 1)
    var text = [0x30 + (digits.first ?? 0)]
    if precision > 0 || isAlternate { text.append(UInt8(ascii: ".")) }
    if precision > 0 { for index in 1...precision { text.append(0x30 + (index < digits.count ? digits[index] : 0)) } }
    appendExponent(exponent, isUpper: isUpper, to: &text)
    return text
  }

  private static func appendExponent(_ exponent: Int, isUpper: Bool, to text: inout [UInt8]) {
    text.append(isUpper ? 0x45 : 0x65)
    text.append(exponent < 0 ? 0x2D : 0x2B)
    if exponent.magnitude < 10 { text.append(0x30) }
    text.append(contentsOf: String(exponent.magnitude).utf8)
  }

  private static func general(_ value: Double, precision: Int, isAlternate: Bool, isUpper: Bool) -> [UInt8] {
    let (_, exponent) = rounded(value, fraction: nil, significant: precision)
    let isScientific = exponent < -4 || exponent >= precision
    var text =
      isScientific
      ? scientific(value, precision: precision - 1, isAlternate: isAlternate, isUpper: isUpper)
      : fixed(value, precision: precision - 1 - exponent, isAlternate: isAlternate)
    guard !isAlternate else { return text }
    var tail: [UInt8] = []
    if isScientific, let mark = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      tail = Array(text[mark...])
      text.removeSubrange(mark...)
    }
    if text.contains(UInt8(ascii: ".")) {
      while text.last == 0x30 { text.removeLast() }
      if text.last == UInt8(ascii: ".") { text.removeLast() }
    }
    return text + tail
  }
}

/// All decimal digits of a finite, non-negative binary number.
private struct ExactDecimal {
  /// The digits from the first that is not zero on; none for zero.
  var digits: [UInt8]
  /// The place of the first digit as a power of ten.
  var exponent: Int

  init(_ value: Double) {
    guard value > 0 else {
      digits = []
      exponent = 0
      return
    }
    let isNormal = value.exponentBitPattern != 0
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let power = (isNormal ? Int(value.exponentBitPattern) : 1) - 1075
    // A value m * 2^p is m * 2^p as an integer for p >= 0, else m * 5^-p with -p places after the point.
    var limbs: [UInt32] = [UInt32(truncatingIfNeeded: significand % 1_000_000_000)]
    limbs.append(UInt32(truncatingIfNeeded: significand / 1_000_000_000 % 1_000_000_000))
    for _ in 0..<abs(power) { Self.multiply(&limbs, by: power >= 0 ? 2 : 5) }
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    exponent = digits.count - 1 + min(power, 0)
    self.digits = digits.reversed()
  }

  private static func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(product % 1_000_000_000)
      carry = product / 1_000_000_000
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Keeps a number of digits, rounding half to even; with none left the value may become a single 1 or zero.
  mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = [0]
      exponent = 0
      return
    }
    let next = digits[count]
    let restIsZero = digits[(count + 1)...].allSatisfy { $0 == 0 }
    let lastIsOdd = count > 0 && digits[count - 1] % 2 == 1
    digits.removeSubrange(count...)
    if next > 5 || (next == 5 && (!restIsZero || lastIsOdd)) {
      var index = count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        exponent += 1
      }
    } else if digits.isEmpty {
      digits = [0]
      exponent = 0
    }
  }
}
