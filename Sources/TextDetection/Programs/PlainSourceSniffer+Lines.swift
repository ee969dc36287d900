// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sources whose lines are all of one shape, or of which one line has a shape that no other language has.
///
/// Sources of the rules: The Rocq Prover reference manual, section Vernacular commands; roxygen2: Introduction; W3C: CSS Syntax Module Level
/// 3, section 9, and CSS Cascading and Inheritance Level 4, section 2; ISO/IEC 13211-1, section 7.4.2, Directives; Microsoft: about_Environment_Variables; D
/// language specification, section Pragmas; Puppet language reference, Type aliases and Classes; AVR assembler user's guide,
/// section Directives.
extension PlainSourceSniffer {
  // MARK: Coq

  /// What commands begin with that say what a name stands for, or which modules are required.
  private static let vernacular: [StaticString] = [
    "Axiom ", "Definition ", "Fixpoint ", "From ", "Inductive ", "Notation \"", "Parameter ", "Require Export ",
    "Require Import ",
  ]

  /// Commands that end in full stops in front of all but comments; no sentence has their signs.
  static func isVernacular(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard vernacular.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    let sentence = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    guard sentence.last == UInt8(ascii: "."), !sample.contains("\n```") else { return false }
    if sentence.begins(with: "From ") || sentence.begins(with: "Require ") {
      let words = sentence.words
      let isPath = { (word: ArraySlice<UInt8>) in word.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") } }
      let required = words.firstIndex { $0.equals("Require") }
      guard words.allSatisfy(isPath), let required, required + 2 < words.count else { return false }
      return (required == 0 || required == 2)
        && (words[required + 1].equals("Import") || words[required + 1].equals("Export"))
    }
    return sentence.contains(" := ")
      || sentence.contains(" : ") && sentence.words.count >= 4 && sentence.words[2].equals(":")
  }

  // MARK: R

  /// Documentation in comments of its own, and nothing else but what stands for what is documented.
  static func isDocumentationOfR(_ sample: TextSample) -> Bool {
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

  // MARK: CSS

  /// Properties that hardly anything else has names of.
  private static let properties: [StaticString] = [
    "background", "border", "bottom", "color", "cursor", "display", "float", "font", "height", "left", "line-height",
    "list-style", "margin", "max-width", "min-width", "opacity", "overflow", "padding", "position", "right", "text-",
    "top", "vertical-align", "white-space", "width", "z-index",
  ]

  /// Nothing but sheets that are imported by their addresses, and rules, whose declarations are all names and values, one of
  /// them at least with a name that is known.
  static func isStyleSheet(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.isWhole, front < sample.bytes.count,
      sample.bytes[front].isLetter || ".#*:@".utf8.contains(sample.bytes[front]),
      sample.contains("{") || sample.contains("@import url(")
    else { return false }
    var cursor = StatementCursor(sample.bytes, at: front)
    var (known, imports) = (0, 0)
    while !cursor.isAtEnd {
      let rest = cursor.rest
      if rest.begins(with: "@import url(") {
        let end = rest.prefix { $0 != UInt8(ascii: ";") && $0 != 0x0a }
        guard end.endIndex < sample.bytes.count, sample.bytes[end.endIndex] == UInt8(ascii: ";") else { return false }
        cursor = StatementCursor(sample.bytes, at: end.endIndex + 1)
        imports += 1
        continue
      }
      let selector = rest.prefix { !"{};=$@\"`".utf8.contains($0) }
      guard !selector.isBlank, sample.bytes.has("{", at: selector.endIndex),
        let close = sample.bytes[selector.endIndex...].firstIndex(of: UInt8(ascii: "}"))
      else { return false }
      let declarations = sample.bytes[(selector.endIndex + 1)..<close]
      for declaration in declarations.split(separator: UInt8(ascii: ";")) where !declaration.isBlank {
        let text = declaration.trimmed
        let name = text.prefix { $0.isSmallLetter || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty, sample.bytes[name.endIndex...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":") else {
          return false
        }
        if properties.contains(where: { name.begins(with: $0) }) { known += 1 }
      }
      cursor = StatementCursor(sample.bytes, at: close + 1)
    }
    return known > 0 || imports > 0
  }

  // MARK: Prolog

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

  // MARK: Others

  /// What a line begins with in one language only, and what must stand in the line besides.
  private static let openings: [(language: String, opening: StaticString, also: StaticString)] = [
    ("Assembly", ".device AT", ""), ("D", "pragma(lib, \"", ");"), ("D", "pragma(msg, ", ";"),
    ("Fish", "__fish_complete_", ""), ("PowerShell", "$env:", "="), ("Puppet", "class ", "::"),
    ("Puppet", "type ", "::"),
  ]

  /// What these begin with.
  private static let firstSigns = ByteSet("$._cpt")

  /// The language of a text by one of its lines that stand at the beginning of lines; nil for none.
  static func lined(_ sample: TextSample) -> String? {
    guard sample.heads.containsAny(of: firstSigns) else { return nil }
    for place in sample.lines.places where place.count > 6 && firstSigns.contains(place.first) {
      let text = sample.bytes[place.text]
      guard
        let row = openings.first(where: {
          text.begins(with: $0.opening) && ($0.also.utf8CodeUnitCount == 0 || text.contains($0.also))
        })
      else {
        continue
      }
      // Documents show programs between fences.
      if row.language != "Puppet" || isOfPuppet(text, sample) { return sample.contains("\n```") ? nil : row.language }
    }
    return nil
  }

  /// Whether a class or the name of a type has parts between colons, and what follows is as in Puppet.
  private static func isOfPuppet(_ line: ArraySlice<UInt8>, _ sample: TextSample) -> Bool {
    let words = line.words
    guard words.count >= 2 else { return false }
    let name = words[1].prefix { $0.isWordCharacter || $0 == UInt8(ascii: ":") }
    guard name.contains("::"), !sample.contains(";") else { return false }
    if line.begins(with: "type ") {
      return words.count > 3 && words[2].equals("=") && words[1].first?.isCapital == true
        && words[3].first?.isCapital == true
    }
    let ends = line.last == UInt8(ascii: "(") || line.last == UInt8(ascii: "{")
    return name.first?.isSmallLetter == true && ends && sample.contains("}")
      && (sample.contains("$") || sample.contains(" => ") || sample.contains("include "))
  }
}
