// SPDX-License-Identifier: Apache-2.0

/// The part of `printf` that descriptions use: text with at most one conversion.
enum MagicFormat {
  /// The longest piece that libmagic writes at once.
  static let maximumLength = 1024
  /// The longest answer.
  static let maximumTotal = 1024 * 1024
  /// Wider fields than this are refused, as by libmagic.
  static let maximumFieldWidth = 1024

  /// What a conversion writes.
  enum Argument {
    /// An `int` or `unsigned int`.
    case int(Int32)
    /// A `long long` or `unsigned long long`.
    case quad(Int64)
    case double(Double)
    case string([UInt8])

    /// The conversion that the argument is made for, as complaints show it.
    var conversion: String {
      switch self {
      case .int: "%d"
      case .quad: "%lld"
      case .double: "%g"
      case .string: "%s"
      }
    }
  }

  private struct Conversion {
    var isLeft = false
    var isZero = false
    var isAlternate = false
    var showsPlus = false
    var showsBlank = false
    var width = 0
    var precision: Int?
    var modifiers: [UInt8] = []
    var letter: UInt8 = 0
    var end = 0
  }

  /// The conversions of a format, `%%` aside; nil where it ends after a `%`.
  private static func conversions(of format: [UInt8]) -> [Conversion]? {
    var conversions: [Conversion] = []
    var index = 0
    while let sign = format[index...].firstIndex(of: UInt8(ascii: "%")) {
      guard sign + 1 < format.count else { return nil }
      index = sign + 2
      guard format[sign + 1] != UInt8(ascii: "%") else { continue }
      let conversion = parse(format, at: sign + 1)
      index = min(conversion.end + 1, format.count)
      conversions.append(conversion)
    }
    return conversions
  }

  /// Whether a format is one that libmagic accepts: no `*`, fields narrower than 1,024, a letter after each `%`.
  static func isValid(_ format: [UInt8]) -> Bool {
    guard let conversions = conversions(of: format) else { return false }
    return conversions.allSatisfy { conversion in
      let first = (conversion.modifiers.first ?? conversion.letter) | 0x20
      return conversion.width < maximumFieldWidth && (conversion.precision ?? 0) < maximumFieldWidth
        && first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    }
  }

  /// Whether every conversion of a format takes an argument of this kind; corresponds to BSD's `fmtcheck`.
  static func fits(_ format: [UInt8], _ argument: Argument) -> Bool {
    guard let conversions = conversions(of: format) else { return false }
    for conversion in conversions {
      let long = conversion.modifiers.filter { $0 == UInt8(ascii: "l") || $0 == UInt8(ascii: "q") }.count
      let isQuad = long >= 2 || conversion.modifiers.contains(UInt8(ascii: "q"))
      switch (argument, conversion.letter) {
      case (.int, UInt8(ascii: "d")), (.int, UInt8(ascii: "i")), (.int, UInt8(ascii: "o")), (.int, UInt8(ascii: "u")),
        (.int, UInt8(ascii: "x")), (.int, UInt8(ascii: "X")), (.int, UInt8(ascii: "c")):
        guard long == 0 else { return false }
      case (.quad, UInt8(ascii: "d")), (.quad, UInt8(ascii: "i")), (.quad, UInt8(ascii: "o")),
        (.quad, UInt8(ascii: "u")),
        (.quad, UInt8(ascii: "x")), (.quad, UInt8(ascii: "X")):
        guard isQuad else { return false }
      case (.double, UInt8(ascii: "e")), (.double, UInt8(ascii: "E")), (.double, UInt8(ascii: "f")),
        (.double, UInt8(ascii: "g")):
        guard conversion.modifiers.isEmpty else { return false }
      case (.string, UInt8(ascii: "s")):
        guard conversion.modifiers.isEmpty else { return false }
      default: return false
      }
    }
    return conversions.count <= 1
  }

  /// Whether a number is to be written through `%s`; corresponds to the pattern `%[-0-9.]*s`.
  static func takesString(_ format: [UInt8]) -> Bool {
    for (index, byte) in format.enumerated() where byte == UInt8(ascii: "%") {
      var next = index + 1
      while next < format.count,
        format[next] == UInt8(ascii: "-") || format[next] == UInt8(ascii: ".")
          || (format[next] >= 0x30 && format[next] <= 0x39)
      {
        next += 1
      }
      if next < format.count, format[next] == UInt8(ascii: "s") { return true }
    }
    return false
  }

  /// Appends a format, its conversion filled in.
  static func append(_ format: [UInt8], _ argument: Argument, to output: inout [UInt8]) {
    var index = 0
    while index < format.count {
      guard format[index] == UInt8(ascii: "%"), index + 1 < format.count else {
        output.append(format[index])
        index += 1
        continue
      }
      if format[index + 1] == UInt8(ascii: "%") {
        output.append(UInt8(ascii: "%"))
        index += 2
        continue
      }
      let conversion = parse(format, at: index + 1)
      append(conversion, argument, to: &output)
      index = conversion.end + 1
    }
  }

  private static func parse(_ format: [UInt8], at start: Int) -> Conversion {
    var conversion = Conversion()
    var index = start
    func current() -> UInt8 { index < format.count ? format[index] : 0 }
    flags: while true {
      switch current() {
      case UInt8(ascii: "-"): conversion.isLeft = true
      case UInt8(ascii: "0"): conversion.isZero = true
      case UInt8(ascii: "#"): conversion.isAlternate = true
      case UInt8(ascii: "+"): conversion.showsPlus = true
      case UInt8(ascii: " "): conversion.showsBlank = true
      case UInt8(ascii: "'"): break
      default: break flags
      }
      index += 1
    }
    while current() >= 0x30, current() <= 0x39 {
      conversion.width = min(conversion.width * 10 + Int(current() - 0x30), maximumFieldWidth)
      index += 1
    }
    if current() == UInt8(ascii: ".") {
      index += 1
      var precision = 0
      while current() >= 0x30, current() <= 0x39 {
        precision = min(precision * 10 + Int(current() - 0x30), maximumFieldWidth)
        index += 1
      }
      conversion.precision = precision
    }
    while [UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z")].contains(
      current())
    {
      conversion.modifiers.append(current())
      index += 1
    }
    conversion.letter = current()
    conversion.end = index
    return conversion
  }

  private static func append(_ conversion: Conversion, _ argument: Argument, to output: inout [UInt8]) {
    switch argument {
    case .string(let string):
      pad(Array(string.prefix(conversion.precision ?? string.count)), conversion, to: &output)
    case .double(let value):
      appendNumber(
        [],
        FloatingPointText.digits(
          of: value, letter: conversion.letter, precision: conversion.precision, isAlternate: conversion.isAlternate),
        isNegative: value.sign == .minus, mayZeroPad: value.isFinite, conversion, to: &output)
    case .int(let value):
      switch conversion.letter {
      case UInt8(ascii: "c"): pad([UInt8(truncatingIfNeeded: value)], conversion, to: &output)
      case UInt8(ascii: "d"), UInt8(ascii: "i"):
        let value = shortened(Int64(value), conversion)
        appendInteger(value.magnitude, isNegative: value < 0, conversion, to: &output)
      default:
        let shorts = conversion.modifiers.filter { $0 == UInt8(ascii: "h") }.count
        let limit: UInt32 = shorts == 0 ? .max : shorts == 1 ? 0xFFFF : 0xFF
        appendInteger(UInt64(UInt32(bitPattern: value) & limit), isNegative: nil, conversion, to: &output)
      }
    case .quad(let value):
      if conversion.letter == UInt8(ascii: "d") || conversion.letter == UInt8(ascii: "i") {
        appendInteger(value.magnitude, isNegative: value < 0, conversion, to: &output)
      } else {
        appendInteger(UInt64(bitPattern: value), isNegative: nil, conversion, to: &output)
      }
    }
  }

  private static func shortened(_ value: Int64, _ conversion: Conversion) -> Int64 {
    switch conversion.modifiers.filter({ $0 == UInt8(ascii: "h") }).count {
    case 0: value
    case 1: Int64(Int16(truncatingIfNeeded: value))
    default: Int64(Int8(truncatingIfNeeded: value))
    }
  }

  /// Writes an integer; `isNegative` is nil for the unsigned conversions, which take no sign.
  private static func appendInteger(
    _ magnitude: UInt64, isNegative: Bool?, _ conversion: Conversion, to output: inout [UInt8]
  ) {
    let radix = conversion.letter | 0x20 == UInt8(ascii: "x") ? 16 : conversion.letter == UInt8(ascii: "o") ? 8 : 10
    var digits = [UInt8](String(magnitude, radix: radix, uppercase: conversion.letter == UInt8(ascii: "X")).utf8)
    if conversion.precision == 0, magnitude == 0 { digits = [] }
    if let precision = conversion.precision, digits.count < precision {
      digits = [UInt8](repeating: 0x30, count: precision - digits.count) + digits
    }
    var prefix: [UInt8] = []
    if conversion.isAlternate {
      if radix == 16, magnitude != 0 { prefix = [0x30, conversion.letter] }
      if radix == 8, digits.first != 0x30 { digits.insert(0x30, at: 0) }
    }
    appendNumber(
      prefix, digits, isNegative: isNegative, mayZeroPad: conversion.precision == nil, conversion, to: &output)
  }

  private static func appendNumber(
    _ prefix: [UInt8], _ digits: [UInt8], isNegative: Bool?, mayZeroPad: Bool, _ conversion: Conversion,
    to output: inout [UInt8]
  ) {
    var prefix = prefix
    if isNegative == true {
      prefix.insert(UInt8(ascii: "-"), at: 0)
    } else if isNegative == false, conversion.showsPlus {
      prefix.insert(UInt8(ascii: "+"), at: 0)
    } else if isNegative == false, conversion.showsBlank {
      prefix.insert(UInt8(ascii: " "), at: 0)
    }
    if conversion.isZero, !conversion.isLeft, mayZeroPad {
      let missing = max(0, conversion.width - prefix.count - digits.count)
      output += prefix + [UInt8](repeating: 0x30, count: missing) + digits
    } else {
      pad(prefix + digits, conversion, to: &output)
    }
  }

  private static func pad(_ text: [UInt8], _ conversion: Conversion, to output: inout [UInt8]) {
    let padding = repeatElement(UInt8(ascii: " "), count: max(0, conversion.width - text.count))
    if !conversion.isLeft { output.append(contentsOf: padding) }
    output.append(contentsOf: text)
    if conversion.isLeft { output.append(contentsOf: padding) }
  }
}
