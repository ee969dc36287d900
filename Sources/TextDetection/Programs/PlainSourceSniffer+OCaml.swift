// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Interfaces and small modules of OCaml: too few words to count, and nothing but its definitions.
///
/// Sources: The OCaml language, sections Module types and Module expressions; OCaml standard library, Stdlib.
extension PlainSourceSniffer {
  /// What definitions begin with that other languages have too.
  private static let definitions: [StaticString] = [
    "and ", "class ", "end", "exception ", "external ", "include ", "let ", "method ", "module ", "object", "open ",
    "open! ",
    "struct", "sig", "type ", "val ", "with ",
  ]
  /// Functions of the standard library that F# and the others do not have.
  private static let functions: [StaticString] = [
    "Format.printf", "Printf.printf", "Sys.argv", "prerr_endline", "print_endline", "print_int ", "print_newline",
    "print_string ",
  ]

  /// Nothing but definitions at the beginning of lines, and one at least that only OCaml has.
  static func isOCaml(_ sample: TextSample) -> Bool {
    var (isTelling, isInside) = (false, false)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if isInside || text.begins(with: "(*") {
        isInside = !text.contains("*)")
        continue
      }
      guard place.indent == 0 else { continue }
      if place.head.isLetter {
        guard definitions.contains(where: { text.begins(with: $0) }), !isOfFSharp(text) else { return false }
        isTelling = isTelling || tells(text)
      } else {
        guard ";)]}|[%".utf8.contains(place.head) else { return false }
      }
      // Reason ends its statements so.
      guard place.tail != UInt8(ascii: ";"), place.tail != UInt8(ascii: "{") || text.contains(UInt8(ascii: "=")) else {
        return false
      }
    }
    return isTelling || functions.contains { sample.contains($0) }
  }

  /// Whether a line names the module that all of the text is, or opens a namespace of .NET.
  private static func isOfFSharp(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(with: "module ") && !line.contains { ":=(".utf8.contains($0) } && line.words.count == 2
      || line.begins(with: "open System")
  }

  /// Whether a definition is one of OCaml alone: a value without what it is, a module's type, a function in another language.
  private static func tells(_ line: ArraySlice<UInt8>) -> Bool {
    if line.begins(with: "val ") { return line.contains(" : ") && !line.contains(UInt8(ascii: "=")) }
    if line.begins(with: "include ") {
      let path = line.dropFirst(8).prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "'") }
      let parts = path.split(separator: UInt8(ascii: "."))
      return parts.count >= 2 && parts.allSatisfy { $0.first?.isCapital == true } && path.endIndex == line.endIndex
    }
    if line.begins(with: "external ") { return line.contains(" : ") && line.contains(" = \"") }
    if line.begins(with: "module ") {
      let isFunctor = line.contains(UInt8(ascii: "(")) && line.contains(" : ")
      return isFunctor || line.contains(" with type ") || line.begins(with: "module type ") || line.contains(" : sig")
        || line.contains("= struct")
    }
    return line.begins(with: "open! ") || line.begins(with: "let () =")
  }
}
