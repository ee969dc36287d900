// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// Screenplays in plain text (Fountain 1.1, sections Scene Heading, Character and Title Page).
enum ScreenplaySniffer: TextSniffer {
  static let fountain = KnownType(
    key: "fountain", mimeType: "text/x-fountain", statement: "Fountain screenplay",
    source: "Fountain 1.1, section Scene Heading")

  /// What scene headings begin with; a space or a point follows.
  private static let places: [StaticString] = ["INT", "EXT", "EST", "INT./EXT", "INT/EXT", "I/E"]

  static let tables: [TypeTable] = []
  static let otherTypes = [fountain]

  static func finding(in sample: TextSample) -> KnownFinding? {
    let lines = sample.lines
    guard sample.heads.containsAny(of: "IE"),
      lines.indices.contains(where: { mayBeHeading(lines.places[$0]) && isHeading(lines[$0]) })
    else { return nil }
    var headings = 0
    var cues = 0
    for (index, line) in lines.enumerated() where index == 0 || lines[index - 1].trimmed.isEmpty {
      let isFollowed = index + 1 < lines.count && !lines[index + 1].trimmed.isEmpty
      if isHeading(line) { headings += isFollowed ? 0 : 1 } else if isFollowed, isCue(line) { cues += 1 }
    }
    let isTitled = sample.begins(with: "Title:")
    return headings >= 1 && cues >= 1 && (isTitled || headings + cues >= 3) ? KnownFinding(fountain, .fair) : nil
  }

  /// Whether a line begins with the first letter of a place.
  private static func mayBeHeading(_ line: TextLine) -> Bool {
    line.first == UInt8(ascii: "I") || line.first == UInt8(ascii: "E")
  }

  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    // In small letters, which the format allows too, declarations of programs begin so.
    guard line.count >= 6, line.first == UInt8(ascii: "I") || line.first == UInt8(ascii: "E") else { return false }
    return places.contains { place in
      guard line.begins(with: place),
        let next = line.dropFirst(place.utf8CodeUnitCount).first
      else { return false }
      return next == 0x20 || next == UInt8(ascii: ".")
    }
  }

  /// A name in capital letters, alone in its line, over what is spoken.
  private static func isCue(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.trimmed.prefix { $0 != UInt8(ascii: "(") }
    return name.count(where: \.isLetter) >= 2
      && name.allSatisfy { $0.isDigit || $0 == 0x20 || $0 == UInt8(ascii: ".") || $0.isLetter && $0 == $0 & 0xdf }
  }
}
