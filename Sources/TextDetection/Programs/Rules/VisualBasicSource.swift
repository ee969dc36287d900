// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Units of Visual Basic.
///
/// Sources: Microsoft: Visual Basic language specification, chapter Source files and namespaces.
enum VisualBasicSource {
  /// What hosts give to scripts, and classes of the script engine without their library (Microsoft: VBScript language reference;
  /// Windows Script Host reference).
  private static let objectsOfScripts: [StaticString] = [
    "New RegExp", "WSCRIPT.", "WScript.", "Wscript.", "new regexp", "wscript.",
  ]
  /// What only declarations with types have, and pragmas of modules.
  private static let types: [StaticString] = [
    " AS ", " As ", " as ", "Attribute VB_", "Imports ", "Namespace ",
  ]

  /// Whether objects of scripts are used and no variable has a type, as in scripts all are variants.
  static func isScript(_ sample: TextSample) -> Bool {
    !sample.contains(anyOf: types) && (sample.contains(anyOf: objectsOfScripts) || hasStatementsOutside(sample))
  }

  /// What begins and ends the parts of a program, outside of which only scripts have statements.
  private static let parts: [StaticString] = [
    "class ", "function ", "property get ", "property let ", "property set ", "sub ",
  ]
  private static let ends: [StaticString] = ["end class", "end function", "end property", "end sub"]
  private static let accesses: [StaticString] = ["private ", "public ", "default "]
  /// Functions and constants that all scripts may use, in small letters.
  private static let wordsOfScripts: [StaticString] = [
    "createobject(", "inputbox(", "msgbox ", "msgbox(", "vbcrlf", "vbexclamation", "vbinformation", "wscript.",
  ]

  /// Whether a call or an assignment of an object stands outside of all parts of a program, and functions of scripts are used.
  static func hasStatementsOutside(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "CFMPSWcfmpsw") else { return false }
    var (depth, statements, words) = (0, 0, 0)
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "'") {
      var text = sample.bytes[place.text].map(\.lowercased)[...]
      if wordsOfScripts.contains(where: { text.contains($0) }) { words += 1 }
      while let access = accesses.first(where: { text.begins(with: $0) }) {
        text = text.dropFirst(access.utf8CodeUnitCount)
      }
      if text.begins(withAnyOf: parts) {
        // A part may end in its own line.
        if !ends.contains(where: { text.contains($0) }) { depth += 1 }
      } else if text.begins(withAnyOf: ends) {
        depth -= 1
      } else if depth == 0 {
        guard place.tail != UInt8(ascii: ";"), place.tail != UInt8(ascii: "{") else { return false }
        let isAssignment = text.begins(with: "set ") && text.contains(" = ")
        if isAssignment || text.begins(withAnyOf: ["call ", "msgbox ", "wscript."]) { statements += 1 }
      }
      guard depth >= 0 else { return false }
    }
    return statements > 0 && words > 0
  }

  /// Whether a script that shows little of its language has statements outside of its parts, one of which there is at least.
  static func isShortScript(_ sample: TextSample) -> Bool {
    // Most texts lack the line that ends a part.
    sample.lines.places.contains { place in
      guard place.head | 0x20 == UInt8(ascii: "e") else { return false }
      let text = sample.bytes[place.text]
      return ends.contains { text.equalsAnyCase($0) }
    } && !sample.contains(anyOf: types) && hasStatementsOutside(sample)
  }

  /// Types and what belongs to them, which words of two close (Microsoft: Visual Basic language reference, Statements).
  private static let units: [(head: StaticString, end: StaticString)] = [
    ("class ", "end class"), ("enum ", "end enum"), ("interface ", "end interface"), ("module ", "end module"),
    ("namespace ", "end namespace"), ("structure ", "end structure"),
  ]

  /// A type that may be seen from elsewhere, and the words that close it in the last line.
  static func isUnit(_ sample: TextSample) -> Bool {
    guard sample.isWhole, let last = sample.lines.places.last(where: { !$0.isBlank }) else { return false }
    let end = sample.bytes[last.text]
    guard
      let unit = units.first(where: {
        end.equalsAnyCase($0.end)
      })
    else { return false }
    let access: [StaticString] = ["friend ", "namespace ", "partial ", "public "]
    return sample.lines.places.contains { place in
      let text = sample.bytes[place.text]
      guard let first = access.first(where: { text.matchesAnyCase($0, at: 0) }) else { return false }
      let rest = text.dropFirst(first.utf8CodeUnitCount)
      return rest.matchesAnyCase(unit.head, at: 0) || text.matchesAnyCase(unit.head, at: 0)
    }
  }
}
