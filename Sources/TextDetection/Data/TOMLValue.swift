// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The form of a value in TOML (TOML 1.0.0, section Keyvalue pair).
struct TOMLValue {
  /// Whether TOML has such a value.
  let isValid: Bool
  /// Whether it is one that INI files do not quote or bracket so.
  let isTyped: Bool
  /// Whether it goes on in the next line.
  let isOpen: Bool

  /// Looks at the text after the equals sign.
  init(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else {
      (isValid, isTyped, isOpen) = (false, false, false)
      return
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = Array(repeating: first, count: 3)
      if text.starts(with: quote) {
        let rest = text.dropFirst(3)
        let closes = rest.indices.contains { rest[$0...].starts(with: quote) }
        (isValid, isTyped, isOpen) = (true, true, !closes)
      } else {
        let end = TOMLValue.endOfString(text, first)
        let rest = end.map { text[$0...].trimmed } ?? [0]
        (isValid, isTyped, isOpen) = (rest.isEmpty || rest.first == UInt8(ascii: "#"), true, false)
      }
    case UInt8(ascii: "["):
      (isValid, isTyped, isOpen) = (TOMLValue.opensArray(text), true, TOMLValue.goesOn(text))
    case UInt8(ascii: "{"):
      (isValid, isTyped, isOpen) = (TOMLValue.opensTable(text), true, TOMLValue.goesOn(text))
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
      (isValid, isTyped, isOpen) = (isBoolean || isNumber || isSpecial, isDate, false)
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

  /// Whether brackets or a long string in them are open at the end of a line.
  private static func goesOn(_ text: ArraySlice<UInt8>) -> Bool {
    var longString: UInt8?
    return opening(of: text, within: &longString) > 0 || longString != nil
  }

  /// How many brackets a line opens more than it closes, and which quote a long string has that is open behind it; nil for
  /// none.
  static func opening(of line: ArraySlice<UInt8>, within longString: inout UInt8?) -> Int {
    var depth = 0
    var index = line.startIndex
    if let quote = longString {
      guard let end = endOfLongString(line, quote) else { return 0 }
      (longString, index) = (nil, end)
    }
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if line[index...].prefix(while: { $0 == byte }).count >= 3 {
          guard let end = endOfLongString(line[(index + 3)...], byte) else {
            longString = byte
            return depth
          }
          index = end
        } else {
          index = endOfString(line[index...], byte) ?? line.endIndex
        }
        continue
      }
      if byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      index += 1
    }
    return depth
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
