// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sources that are one expression, or statements of two or three words each.
///
/// Sources: Nix reference manual, Language, Functions; Microsoft: About resource files, Resource-definition statements.
extension PlainSourceSniffer {
  /// Bytes in which the arguments of a function must end, braces among them.
  private static let longestArguments = 2048

  /// Whether all of a text is a function of Nix that takes a set: names with commas between them, and what stands for those
  /// that are not given, in braces in front of a colon.
  static func isFunctionOfNix(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    let front = sample.front
    guard front < bytes.count, bytes[front] == UInt8(ascii: "{") else { return false }
    let text = bytes[front...].prefix(longestArguments)
    let first = text.dropFirst().drop { $0 <= 0x20 }
    let name = first.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") }
    let isNamed = name.first?.isLetter == true || first.begins(with: "...")
    guard isNamed, let sign = first.dropFirst(name.isEmpty ? 3 : name.count).first(where: { $0 > 0x20 }),
      sign == UInt8(ascii: ",") || sign == UInt8(ascii: "?") || sign == UInt8(ascii: "}")
    else { return false }
    guard let end = text.endOfBrackets("{", "}") else { return false }
    // Another name may stand for the whole set.
    var rest = bytes[end...]
    if rest.first == UInt8(ascii: "@") { rest = rest.dropFirst().drop(while: \.isWordCharacter) }
    return rest.first == UInt8(ascii: ":") && rest.dropFirst().first.map { $0 <= 0x20 } ?? false
  }

  /// What resources are that stand in files of their own.
  private static let resources: [StaticString] = [
    "24", "BITMAP", "CURSOR", "FONT", "HTML", "ICON", "MANIFEST", "RCDATA", "RT_MANIFEST",
  ]

  /// Whether nothing but resources stand in a text, each with its name, what it is and the file it is in, besides comments and
  /// directives of the preprocessor.
  static func areResources(_ sample: TextSample) -> Bool {
    guard (["BITMAP", "ICON", "MANIFEST", "RCDATA"] as [StaticString]).contains(where: { sample.contains($0) }) else {
      return false
    }
    var (resources, isComment) = (0, false)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if isComment || text.begins(with: "/*") {
        isComment = !text.contains("*/")
        continue
      }
      guard place.head != UInt8(ascii: "#"), !text.begins(with: "//") else { continue }
      let words = text.words
      guard words.count >= 3, Self.resources.contains(where: { words[1].equals($0) }),
        words[0].allSatisfy(\.isWordCharacter),
        text.last == UInt8(ascii: "\"") || words.last?.dropLast().contains(UInt8(ascii: ".")) == true
      else { return false }
      resources += 1
    }
    return resources > 0
  }
}
