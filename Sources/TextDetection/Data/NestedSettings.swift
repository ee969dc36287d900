// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Settings with blocks in braces and nothing else, each of which an equals sign or a brace follows (Lightbend: HOCON specification,
/// sections Omit root braces, Key-value separator, Commas, Unquoted strings and Paths as keys).
struct NestedSettings {
  /// Settings, those whose key is a path with points, and blocks.
  private var (settings, paths, blocks) = (0, 0, 0)
  /// Comments behind a number sign, and values of several words or a number with its unit that no quotes are around.
  private var (remarks, measures) = (0, 0)
  /// Whether the elements of a list stand in lines of their own.
  private var isInList = false

  /// Keys of HCL are words, and Groovy has neither such comments nor such values.
  var isHOCON: Bool { settings >= 3 && paths > 0 && blocks > 0 && remarks + measures > 0 }

  /// The settings of a text; nil where anything else stands in a line of it.
  init?(_ sample: TextSample) {
    guard sample.contains("="), sample.contains(" {\n") || sample.contains("={\n") else { return nil }
    for line in sample.wholeLines where !line.isBlank {
      guard note(line.trimmed) else { return nil }
    }
  }

  /// Counts a line; false where it is no part of such settings.
  private mutating func note(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "#") {
      remarks += 1
      return true
    }
    if line.begins(with: "//") { return true }
    if line.allSatisfy({ "}], ".utf8.contains($0) }) {
      if line.contains(UInt8(ascii: "]")) { isInList = false }
      return true
    }
    if isInList { return Self.isValue(line) }
    let key = line.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    guard key.first?.isLetter == true, key.last != UInt8(ascii: ".") else { return false }
    var value = line[key.endIndex...].drop { $0 == 0x20 }
    if value.first == UInt8(ascii: "=") {
      value = value.dropFirst().trimmed
    } else if value.first != UInt8(ascii: "{") {
      return false
    }
    settings += 1
    if key.contains(UInt8(ascii: ".")) { paths += 1 }
    return note(value: value)
  }

  /// Counts what stands behind a key.
  private mutating func note(value: ArraySlice<UInt8>) -> Bool {
    switch value.first {
    case UInt8(ascii: "{"):
      blocks += 1
      return value.last == UInt8(ascii: "{") || value.withoutComma.last == UInt8(ascii: "}")
    case UInt8(ascii: "["):
      isInList = !value.contains(UInt8(ascii: "]"))
      return true
    case UInt8(ascii: "$"): return value.begins(with: "${")
    default:
      guard Self.isValue(value) else { return false }
      if Self.isMeasure(value) { measures += 1 }
      return true
    }
  }

  /// Characters that no string without quotes has.
  private static let forbidden = Array("$\"{}[]:=,+#`^?!@*&\\'".utf8)

  /// Whether a value is a string in quotes, or one without them.
  private static func isValue(_ value: ArraySlice<UInt8>) -> Bool {
    if value.first == UInt8(ascii: "\"") {
      guard let end = value.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return false }
      let rest = value[(end + 1)...].trimmed
      return rest.first.map { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ",") && rest.count == 1 } ?? true
    }
    let value = value.withoutRemark.withoutComma
    return !value.isEmpty && !value.contains(where: forbidden.contains)
  }

  /// Whether a value without quotes is several words, or a number with letters behind it, as times and sizes are.
  private static func isMeasure(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.first != UInt8(ascii: "\"") else { return false }
    let words = value.withoutRemark.withoutComma.words
    guard let first = words.first else { return false }
    let unit = first.drop(while: \.isDigit)
    let hasUnit = first.first?.isDigit == true && !unit.isEmpty && unit.allSatisfy(\.isLetter)
    return hasUnit || words.count > 1 && words.allSatisfy { $0.allSatisfy(\.isWordCharacter) }
  }
}

extension ArraySlice<UInt8> {
  /// The text without a comma at its end.
  fileprivate var withoutComma: ArraySlice<UInt8> { last == UInt8(ascii: ",") ? dropLast().trimmed : self }

  /// The text in front of a comment.
  fileprivate var withoutRemark: ArraySlice<UInt8> {
    guard let sign = firstIndex(of: UInt8(ascii: "#")) else { return self }
    return self[..<sign].trimmed
  }
}
