// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Units, programs and constants of Pascal.
///
/// Sources: ISO 7185, section 6.10, Programs; Free Pascal reference guide, chapter Units.
enum PascalSource {
  /// The head of a unit, a library or a program, and what must follow it.
  static func isUnit(_ sample: TextSample, at front: Int) -> Bool {
    var rest = sample.bytes[front...]
    while rest.first == UInt8(ascii: "{") {
      rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst().drop { $0 <= 0x20 }
    }
    let line = rest.prefix { $0 != 0x0a && $0 != UInt8(ascii: ";") }
    let words = line.words
    guard line.endIndex < sample.bytes.count, sample.bytes[line.endIndex] == UInt8(ascii: ";"), words.count >= 2,
      words[1].allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") })
    else { return false }
    let lines = sample.lines.places
    let has = { (word: StaticString) in
      lines.contains {
        sample.bytes[$0.text].count == word.utf8CodeUnitCount && sample.bytes.hasAnyCase(word, at: $0.textStart)
      }
    }
    if words[0].matchesAnyCase("unit", at: 0), words.count == 2 { return has("interface") }
    let heads: [StaticString] = ["program", "library"]
    return heads.contains { words[0].matchesAnyCase($0, at: 0) && words[0].count == $0.utf8CodeUnitCount }
      && has("begin")
      && (has("end.") || !sample.isWhole)
  }

  /// The word for constants or types alone in a line, and a name that is given a value up to a semicolon; modules of other
  /// languages write the word in capitals.
  static func areConstants(_ sample: TextSample, at front: Int) -> Bool {
    var rest = sample.bytes[front...]
    while rest.first == UInt8(ascii: "{") {
      rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst().drop { $0 <= 0x20 }
    }
    let word = rest.prefix { $0 > 0x20 }
    guard word.equals("const") || word.equals("type"), sample.bytes.has("\n", at: word.endIndex) else { return false }
    var cursor = StatementCursor(sample.bytes, at: word.endIndex)
    let name = cursor.name()
    guard !name.isEmpty, cursor.take(UInt8(ascii: "=")) else { return false }
    let value = cursor.rest.prefix { $0 != UInt8(ascii: ";") && $0 != 0x0a }
    return !value.isEmpty && cursor.rest[value.endIndex...].first == UInt8(ascii: ";")
  }
}
