// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Directives and facts of Prolog.
///
/// Source: ISO/IEC 13211-1, sections 7.4.2, Directives, and 7.4.3, Clauses.
enum PrologSource {
  /// Nothing but directives, each of which ends in a parenthesis and a full stop.
  static func areDirectives(_ sample: TextSample) -> Bool {
    // Logtalk loads its own files so.
    guard sample.heads.contains(UInt8(ascii: ":")), sample.contains(":-"), !sample.contains("logtalk_") else {
      return false
    }
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank {
      if place.head == UInt8(ascii: "%") { continue }
      let text = sample.bytes[place.text]
      guard text.begins(with: ":-"), text.suffix(2).equals(").") else { return false }
      count += 1
    }
    return count > 0
  }

  /// Rules of a grammar that hardly anything else has so many of.
  private static let leastRules = 2

  /// Nothing but comments, directives, questions, and rules of a grammar, each in its line with a full stop, some of which have
  /// lists of words (ISO/IEC TS 13211-3, section Definite clause grammar rules).
  static func isGrammar(_ sample: TextSample) -> Bool {
    guard sample.contains(" --> "), sample.contains("[") else { return false }
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "%") {
      let text = sample.bytes[place.text]
      guard place.indent == 0, place.tail == UInt8(ascii: ".") else { return false }
      if text.begins(with: ":-") || text.begins(with: "?-") { continue }
      guard place.head.isSmallLetter else { return false }
      let name = text.prefix(while: \.isWordCharacter)
      let rest = text[name.endIndex...]
      guard rest.begins(with: " --> ") || rest.first == UInt8(ascii: "(") && rest.contains(") --> ") else {
        return false
      }
      count += 1
    }
    return count >= leastRules
  }

  /// Facts that hardly anything else has so many of.
  private static let leastFacts = 3

  /// Nothing but comments and facts, each in its line: a name in small letters, its arguments right behind it, and a full stop.
  static func areFacts(_ sample: TextSample) -> Bool {
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "%") {
      let text = sample.bytes[place.text]
      let name = text.prefix(while: \.isWordCharacter)
      guard place.head.isSmallLetter, place.tail == UInt8(ascii: "."), text.suffix(2).equals(")."),
        text[name.endIndex...].first == UInt8(ascii: "("), !text.contains(":-")
      else { return false }
      count += 1
    }
    return count >= leastFacts
  }
}
