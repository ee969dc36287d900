// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Resource scripts of Windows and of the Macintosh.
///
/// Sources: Microsoft: About resource files, Resource-definition statements; Apple: Building and managing programs in MPW, Rez.
enum ResourceScriptSource {
  /// What resources are that stand in files of their own.
  private static let statements: [StaticString] = [
    "24", "BITMAP", "CURSOR", "FONT", "HTML", "ICON", "MANIFEST", "RCDATA", "RT_MANIFEST",
  ]

  /// Whether nothing but resources stand in a text, each with its name, what it is and the file it is in, besides comments and
  /// directives of the preprocessor.
  static func areResources(_ sample: TextSample) -> Bool {
    guard (["BITMAP", "ICON", "MANIFEST", "RCDATA"] as [StaticString]).contains(where: { sample.contains($0) }) else {
      return false
    }
    var (statements, isComment) = (0, false)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if isComment || text.begins(with: "/*") {
        isComment = !text.contains("*/")
        continue
      }
      guard place.head != UInt8(ascii: "#"), !text.begins(with: "//") else { continue }
      let words = text.words
      guard words.count >= 3, Self.statements.contains(where: { words[1].equals($0) }),
        words[0].allSatisfy(\.isWordCharacter),
        text.last == UInt8(ascii: "\"") || words.last?.dropLast().contains(UInt8(ascii: ".")) == true
      else { return false }
      statements += 1
    }
    return statements > 0
  }

  /// Whether a line begins a resource of the Macintosh: its type in four characters and its number in brackets, or what it is made of.
  static func isRez(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      let name = line.drop(while: \.isSmallLetter)
      guard name.startIndex > line.startIndex, name.begins(with: " '"), name.count > 8,
        name[name.startIndex + 6] == UInt8(ascii: "'")
      else { return false }
      let rest = name.dropFirst(7).drop { $0 == 0x20 }
      return rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "{")
    }
  }
}
