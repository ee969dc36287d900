// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Interfaces and small modules of OCaml: too few words to count, and nothing but its definitions.
///
/// Sources: The OCaml language, sections Module types and Module expressions; OCaml standard library, Stdlib.
enum OCamlSource {
  /// What definitions begin with that other languages have too.
  private static let definitions: [StaticString] = [
    "and ", "class ", "end", "exception ", "external ", "include ", "let ", "method ", "module ", "object", "open ",
    "open! ", "struct", "sig", "type ", "val ", "with ",
  ]

  /// Functions of the standard library that F# and the others do not have.
  private static let functions: [StaticString] = [
    "Format.printf", "Printf.printf", "Sys.argv", "prerr_endline", "print_endline", "print_int ", "print_newline",
    "print_string ",
  ]

  /// Nothing but definitions at the beginning of lines, and one at least that only OCaml has.
  static func isModule(_ sample: TextSample) -> Bool {
    // Of its kin only F# has comments like these, and hardly ever in front of all else.
    var isTelling = sample.begins(with: "(*") && (sample.contains("\nlet ") || sample.contains("\ntype "))
    var isInside = false
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if isInside || text.begins(with: "(*") {
        isInside = !text.contains("*)")
        continue
      }
      // What is typed to the interpreter ends with two.
      if text.suffix(2).equals(";;") {
        isTelling = true
        continue
      }
      guard place.indent == 0 else { continue }
      if place.head.isLetter {
        guard text.begins(withAnyOf: definitions), !isOfFSharp(text) else { return false }
        isTelling = isTelling || tells(text)
      } else {
        guard ";)]}|[%".utf8.contains(place.head) else { return false }
      }
      // Reason ends its statements so.
      guard place.tail != UInt8(ascii: ";"), place.tail != UInt8(ascii: "{") || text.contains(UInt8(ascii: "=")) else {
        return false
      }
    }
    return isTelling || sample.contains(anyOf: functions)
  }

  /// What definitions begin with in the revised syntax.
  private static let revised: [StaticString] = [
    "DEFINE", "DELETE_RULE", "ELSE", "END", "EXTEND", "IFDEF", "IFNDEF", "and ", "class ", "declare", "end",
    "exception ", "external ", "include ", "module ", "open ", "type ", "value ",
  ]

  /// Nothing but definitions at the beginning of lines, each up to a semicolon, of which one at least is a value (Camlp5
  /// reference manual, chapter The revised syntax).
  static func isRevised(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard revised.contains(where: { sample.bytes.has($0, at: front) }),
      sample.contains("value ") || sample.contains("declare") || sample.contains("EXTEND")
    else { return false }
    var (values, isInside, isEnded) = (0, false, true)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if isInside || text.begins(with: "(*") {
        isInside = !text.contains("*)")
        continue
      }
      if place.indent == 0, place.head.isLetter {
        // What the last definition goes on with is set in.
        guard isEnded || text.begins(with: "and ") || text.begins(with: "end"),
          text.begins(withAnyOf: revised)
        else { return false }
        if text.equals("declare") || text.begins(with: "declare end;") || text.equals("EXTEND") { values += 1 }
        if text.begins(with: "value ") {
          let rest = text.dropFirst(6)
          guard rest.first.map({ $0.isSmallLetter || "(_".utf8.contains($0) }) ?? false,
            place.tail != UInt8(ascii: ";") || rest.contains(where: { ":=".utf8.contains($0) })
          else { return false }
          values += 1
        }
      }
      isEnded =
        place.tail == UInt8(ascii: ";") || text.suffix(2).equals("*)") || text.equals("declare")
        || text.first?.isCapital == true
    }
    return values > 0 && (isEnded || !sample.isWhole)
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
      let isFunctor = line.contains(UInt8(ascii: "(")) && (line.contains(" : ") || line.contains(" = "))
      let words = line.words
      // Modules of F# have such names too, but hardly ever the same one.
      if words.count == 4, words[2].equals("="), words[1].first?.isCapital == true, words[3].elementsEqual(words[1]) {
        return true
      }
      return isFunctor || line.contains(" with type ") || line.begins(with: "module type ") || line.contains(" : sig")
        || line.contains("= struct")
    }
    return line.begins(with: "open! ") || line.begins(with: "let () =")
  }

  /// A definition that ends its line as what is typed to the interpreter does, and nothing but definitions below it.
  static func isTyped(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    guard sample.bytes.has("let ", at: start.place) else { return false }
    return sample.bytes[start.place...].prefix { $0 != 0x0a }.trimmed.suffix(2).equals(";;")
      && OCamlSource.isModule(sample)
  }

  /// Whether a line is the head of a rule of a scanner (OCaml manual, section Lexer and parser generators).
  static func isScanner(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.begins(with: "rule ") else { return false }
      let words = line.words
      return words.count > 3 && words.contains { $0.equals("=") }
        && (words.last?.equals("parse") == true || words.last?.equals("shortest") == true)
    }
  }
}
