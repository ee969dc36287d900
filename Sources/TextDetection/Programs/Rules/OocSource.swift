// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs in ooc, whose definitions have their kind behind a colon.
///
/// Source: A. Michel: ooc language documentation, sections Functions, Classes and Covers.
enum OocSource {
  private static let kinds: [StaticString] = ["class", "cover", "enum", "func", "interface"]
  /// What may stand in front of the kind.
  private static let modifiers: [StaticString] = [
    "abstract", "extern", "final", "implement", "inline", "proto", "static", "unmangled",
  ]
  /// Definitions that must be there, one of them with its body.
  private static let leastDefinitions = 2

  /// Whether lines define things, and a brace ends one of them.
  static func isProgram(_ sample: TextSample) -> Bool {
    // Few texts have lines that open a brace.
    guard sample.lines.places.contains(where: { $0.tail == UInt8(ascii: "{") }), sample.contains(": "),
      !sample.contains("\n```")
    else { return false }
    var (definitions, bodies) = (0, 0)
    for place in sample.lines.places where !place.isBlank {
      guard isDefinition(sample.bytes[place.text]) else { continue }
      definitions += 1
      if place.tail == UInt8(ascii: "{") { bodies += 1 }
      if definitions >= leastDefinitions, bodies > 0 { return true }
    }
    return false
  }

  /// A name, a colon, and one of the kinds, which no other word follows but `from` and its like.
  private static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix(while: \.isWordCharacter)
    let rest = line[name.endIndex...].drop { $0 == 0x20 }
    guard !name.isEmpty, rest.first == UInt8(ascii: ":") else { return false }
    let words = rest.dropFirst().words.drop { word in modifiers.contains { word.begins(with: $0) } }
    guard let word = words.first else { return false }
    let kind = word.prefix(while: \.isLetter)
    guard kinds.contains(where: { kind.equals($0) }) else { return false }
    // Literals of Go have functions too, with a parenthesis at once.
    if let sign = word[kind.endIndex...].first { return sign == UInt8(ascii: "@") || sign == UInt8(ascii: "~") }
    let next = words.dropFirst().first ?? []
    if let sign = next.first, "({@~".utf8.contains(sign) { return true }
    return next.equals("->") || next.equals("from") || next.equals("extends") || next.equals("implements")
  }
}
