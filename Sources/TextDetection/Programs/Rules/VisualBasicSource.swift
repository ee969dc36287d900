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
    sample.contains(anyOf: objectsOfScripts) && !sample.contains(anyOf: types)
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
