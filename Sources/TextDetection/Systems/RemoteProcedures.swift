// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Descriptions of remote procedures and of the data that they send, for which programs are generated.
///
/// Sources: RFC 5531, section 12; RFC 4506, section 6.3.
enum RemoteProcedures {
  static func areDescribed(in sample: TextSample) -> Bool {
    let heads = sample.heads
    return heads.contains(UInt8(ascii: "p")) && isProgram(sample)
      || heads.containsAny(of: "ostu") && describesData(sample)
  }

  /// A program, a version of it, and the numbers of both behind their braces.
  private static func isProgram(_ sample: TextSample) -> Bool {
    let lines = sample.lines
    guard lines.haveLine(beginningWith: "program ") else { return false }
    let hasVersion = lines.places.contains {
      $0.head == UInt8(ascii: "v") && sample.bytes.has("version ", at: $0.textStart)
    }
    return hasVersion
      && lines.places.contains { place in
        guard place.head == UInt8(ascii: "}") else { return false }
        let rest = sample.bytes[(place.textStart + 1)..<place.textEnd].drop { $0 <= 0x20 }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().trimmed.first?.isDigit == true
      }
  }

  /// What a definition begins with, a line that the generator hands on, or one for the preprocessor.
  private static let definitions: [StaticString] = ["#", "%", "const ", "enum ", "struct ", "typedef ", "union "]

  /// What declarations of such types begin with.
  private static let heads = ByteSet("ostu")

  /// Definitions from the first on, two of which no other language has: bytes or strings of a bounded or any length, or a
  /// union that a declared member switches.
  private static func describesData(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    guard bytes[sample.front...].begins(withAnyOf: definitions) else { return false }
    var count = 0
    for place in sample.lines.places
    where heads.contains(place.head) && (place.endsCode || place.tail == UInt8(ascii: "/")) {
      var text = bytes[place.text]
      if text.begins(with: "typedef ") { text = text.dropFirst(8).trimmed }
      switch text.first {
      case UInt8(ascii: "o") where text.begins(with: "opaque "): count += isArray(text.dropFirst(7), "[<".utf8) ? 1 : 0
      case UInt8(ascii: "s") where text.begins(with: "string "): count += isArray(text.dropFirst(7), "<".utf8) ? 1 : 0
      case UInt8(ascii: "u") where text.begins(with: "union "): count += isSwitched(text.dropFirst(6)) ? 1 : 0
      default: continue
      }
      if count == 2 { return true }
    }
    return false
  }

  /// A name, and how many elements there are between brackets of a kind, then the end of a declaration.
  private static func isArray(_ declarator: ArraySlice<UInt8>, _ brackets: String.UTF8View) -> Bool {
    let rest = declarator.trimmed.drop { $0.isWordCharacter }.drop { $0 <= 0x20 }
    guard let open = rest.first, brackets.contains(open) else { return false }
    let close = rest.dropFirst().drop { $0.isWordCharacter || $0 == 0x20 }
    return close.first == (open == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ">"))
      && close.dropFirst().trimmed.first == UInt8(ascii: ";")
  }

  /// A name, and a declaration of two words at least in parentheses behind the keyword; other languages have a type there.
  private static func isSwitched(_ rest: ArraySlice<UInt8>) -> Bool {
    let keyword = rest.trimmed.drop { $0.isWordCharacter }.trimmed
    guard keyword.begins(with: "switch") else { return false }
    let declaration = keyword.dropFirst(6).trimmed
    guard declaration.first == UInt8(ascii: "("), let end = declaration.firstIndex(of: UInt8(ascii: ")")) else {
      return false
    }
    return declaration[(declaration.startIndex + 1)..<end].words.count >= 2
  }
}
