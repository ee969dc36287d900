// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The form of a value in TOML (TOML 1.0.0, section Keyvalue pair).
struct TOMLValue {
  /// Whether TOML has such a value.
  let isValid: Bool
  /// Whether it is one that INI files do not quote or bracket so.
  let isTyped: Bool
  /// What of it goes on in the next line.
  private(set) var open = Opening()

  /// What is open at the end of a line.
  struct Opening {
    /// How many brackets were opened more than closed.
    private var brackets = 0
    /// The quote of a long string; nil for none.
    private var longString: UInt8?

    /// Whether anything is.
    var isEmpty: Bool { brackets <= 0 && longString == nil }
    /// Whether one bracket is.
    var isSingle: Bool { brackets == 1 }
    /// Whether the next line goes on with a long string.
    var isString: Bool { longString != nil }

    /// Reads one more line.
    mutating func read(_ line: ArraySlice<UInt8>) {
      var index = line.startIndex
      if let quote = longString {
        guard let end = TOMLValue.endOfLongString(line, quote) else { return }
        (longString, index) = (nil, end)
      }
      while index < line.endIndex {
        let byte = line[index]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          if line[index...].prefix(while: { $0 == byte }).count >= 3 {
            guard let end = TOMLValue.endOfLongString(line[(index + 3)...], byte) else {
              longString = byte
              return
            }
            index = end
          } else {
            index = TOMLValue.endOfString(line[index...], byte) ?? line.endIndex
          }
          continue
        }
        if byte == UInt8(ascii: "#") { break }
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { brackets += 1 }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { brackets -= 1 }
        index += 1
      }
    }
  }

  /// Looks at the text after the equals sign.
  init(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else {
      (isValid, isTyped) = (false, false)
      return
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if text.starts(with: repeatElement(first, count: 3)) {
        (isValid, isTyped) = (true, true)
        open.read(text)
      } else {
        let end = TOMLValue.endOfString(text, first)
        let rest = end.map { text[$0...].trimmed } ?? [0]
        (isValid, isTyped) = (rest.isEmpty || rest.first == UInt8(ascii: "#"), true)
      }
    case UInt8(ascii: "["):
      (isValid, isTyped) = (TOMLValue.opensArray(text), true)
      open.read(text)
    case UInt8(ascii: "{"):
      (isValid, isTyped) = (TOMLValue.opensTable(text), true)
      open.read(text)
    default:
      let word = text.prefix { $0 != UInt8(ascii: "#") }.trimmed
      let isBoolean = word.equals("true") || word.equals("false")
      let digits = word.first?.isDigit == false ? word.dropFirst() : word
      let isBased = digits.begins(with: "0x") || digits.begins(with: "0o") || digits.begins(with: "0b")
      // Exponents, and the letters within dates, are all that stand in other numbers; units are those of other settings.
      let isNumber =
        word.contains(where: \.isDigit) && (first.isDigit || "+-".utf8.contains(first))
        && word.allSatisfy {
          $0.isDigit || "+-.:_ ".utf8.contains($0)
            || (isBased ? $0.isHexadecimalDigit || "xo".utf8.contains($0) : "eETtZz".utf8.contains($0))
        }
      let isSpecial =
        word.drop { [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }.equals("inf")
        || word.drop { [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }.equals("nan")
      // Dates and times of RFC 3339 are values of their own.
      let isDate = isNumber && word.count >= 8 && word.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") } >= 2
      (isValid, isTyped) = (isBoolean || isNumber || isSpecial, isDate)
    }
  }

  /// Whether nothing that is a word, but for the names of values, stands first in brackets (TOML 1.0.0, Array).
  private static func opensArray(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.dropFirst().trimmed.prefix(while: \.isWordCharacter)
    guard word.first?.isLetter ?? false else { return true }
    return (["true", "false", "inf", "nan"] as [StaticString]).contains { word.equals($0) }
  }

  /// Whether a key and an equals sign stand first in braces, or nothing (TOML 1.0.0, Inline Table).
  private static func opensTable(_ text: ArraySlice<UInt8>) -> Bool {
    let inner = text.dropFirst().trimmed
    guard let first = inner.first, first != UInt8(ascii: "}"), first != UInt8(ascii: "#") else { return true }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return inner.firstIndex(of: UInt8(ascii: "=")).map { $0 < inner.firstIndex(of: UInt8(ascii: "}")) ?? .max }
        ?? false
    }
    guard let end = endOfString(inner, first) else { return false }
    let rest = inner[end...].drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ".")
  }

  /// Where a long string ends that began in front; nil where it goes on in the next line.
  private static func endOfLongString(_ text: ArraySlice<UInt8>, _ quote: UInt8) -> Int? {
    var index = text.startIndex
    while index + 2 < text.endIndex {
      if text[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if text[index] == quote, text[index + 1] == quote, text[index + 2] == quote {
        return index + 3
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Where a string ends whose first byte is the quote; nil where it does not.
  static func endOfString(_ text: ArraySlice<UInt8>, _ quote: UInt8) -> Int? {
    var index = text.startIndex + 1
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
        continue
      }
      if text[index] == quote { return index + 1 }
      index += 1
    }
    return nil
  }
}
