// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Resource scripts of Windows.
///
/// Source: Microsoft: About resource files, Resource-definition statements.
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
}
