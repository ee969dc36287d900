// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sources of which one line has a shape that no other language has.
///
/// Sources of the rules: Microsoft: about_Environment_Variables; D language specification, section Pragmas; Puppet language
/// reference, Type aliases and Classes; AVR assembler user's guide, section Directives; LLVM: TableGen programmer's reference,
/// section let.
extension PlainSourceSniffer {
  /// What a line begins with in one language only, and what must stand in the line besides.
  private static let openings: [(language: String, opening: StaticString, also: StaticString)] = [
    ("Assembly", ".device AT", ""), ("Assembly", ".org $", ""), ("Assembly", ".org 0x", ""),
    ("D", "pragma(lib, \"", ");"), ("D", "pragma(msg, ", ";"),
    ("Fish", "__fish_complete_", ""), ("Nushell", "$env.", " = "), ("PowerShell", "$env:", "="),
    ("Puppet", "class ", "::"),
    ("Puppet", "type ", "::"), ("TableGen", "let ", "\" in def "),
  ]

  /// What these begin with.
  private static let firstSigns = ByteSet("$._clpt")

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
      if row.language != "Puppet" || PuppetSource.isDefinition(text, sample) {
        return sample.contains("\n```") ? nil : row.language
      }
    }
    return nil
  }
}
