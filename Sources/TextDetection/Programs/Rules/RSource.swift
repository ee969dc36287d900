// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Objects, documentation and tests of R.
///
/// Sources: R language definition, section Packages; R: dput; roxygen2: Introduction.
enum RSource {
  /// Values that are no accident.
  private static let leastValues = 3

  /// Whether there is nothing but comments and names that are given strings and numbers by arrows, a number at least, which no
  /// rule of a grammar is (R language definition, section Operators).
  static func areSettings(_ sample: TextSample) -> Bool {
    guard sample.contains(" <- ") else { return false }
    var (values, numbers) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let text = sample.bytes[place.text]
      let name = text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      guard place.indent == 0, !name.isEmpty, text[name.endIndex...].begins(with: " <- ") else { return false }
      let value = text[(name.endIndex + 4)...].prefix { $0 != UInt8(ascii: "#") }.trimmed
      let isString =
        value.first == value.last && (value.first == UInt8(ascii: "\"") || value.first == UInt8(ascii: "'"))
      guard isString && value.count > 1 || value.isNumber || value.equals("TRUE") || value.equals("FALSE") else {
        return false
      }
      values += 1
      if !isString { numbers += 1 }
    }
    return values >= leastValues && numbers > 0
  }

  /// Documentation in comments of its own, and nothing else but what stands for what is documented.
  static func isDocumentation(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")), sample.contains("#' ") else { return false }
    var (comments, others) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "#'") {
        comments += 1
      } else if text.equals("NULL") || text.equals("\"_PACKAGE\"")
        || text.begins(with: "\"") && text.last == UInt8(ascii: "\"")
      {
        others += 1
      } else if place.head != UInt8(ascii: "#") {
        return false
      }
    }
    return comments >= 2 && (others > 0 || !sample.isWhole) || comments > 0 && others > 0 && sample.contains("#' @")
  }

  /// Calls that attach packages by their names without quotes, nothing but which stands in the first two lines.
  static func attachesPackages(_ sample: TextSample, at front: Int) -> Bool {
    let lines = sample.lines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }.prefix(2).map(\.trimmed)
    return sample.bytes.has("library(", at: front)
      && Array(lines).allSatisfy { line in
        if line.begins(with: "test_check(\"") { return true }
        let name = line.dropFirst(8).dropLast()
        return line.begins(with: "library(") && line.last == UInt8(ascii: ")") && !name.isEmpty
          && name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      }
  }

  /// Lines that do nothing but attach a package by its name, and another one that calls a function or assigns; no statement
  /// ends in a semicolon.
  static func isScript(_ sample: TextSample) -> Bool {
    guard !sample.contains("\n```") else { return false }
    var (attached, others) = (false, false)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let text = sample.bytes[place.text]
      if text.last == UInt8(ascii: ";") { return false }
      if text.begins(with: "library("), text.last == UInt8(ascii: ")") {
        let name = text.dropFirst(8).dropLast()
        guard !name.isEmpty, name.allSatisfy({ $0.isWordCharacter || "\"'.".utf8.contains($0) }) else { return false }
        attached = true
      } else if text.contains("<-") || text.contains("::") || text.last == UInt8(ascii: ")") {
        others = true
      }
    }
    return attached && others
  }

  /// A list or vector with its attributes, as R writes objects for itself to read (R: dput).
  static func isDumpedObject(_ sample: TextSample) -> Bool {
    (sample.begins(with: "structure(list(") || sample.begins(with: "structure(c("))
      && (sample.contains("class = ") || sample.contains("row.names = ") || sample.contains("dim = "))
  }
}
