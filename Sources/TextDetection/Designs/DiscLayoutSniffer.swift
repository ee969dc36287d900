// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What is where on a disc: cue sheets and lists of tracks.
enum DiscLayoutSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    cue||application/x-cue|Cue sheet|CDRWIN user's guide, appendix A
    gdi||application/x-gd-rom-cue|Disc layout|Dreamcast: GDI
    """)

  /// Lines of a list of tracks, or in front of the first track, that are looked at.
  private static let mostLines = 40

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    if sample.bytes[sample.start].isDigit, isTrackList(sample) { return KnownFinding(types["gdi"], .strong) }
    return KnownFinding(isCueSheet(sample) ? types["cue"] : nil, .strong)
  }

  /// A file among the first lines, and a track of it; lyrics and subtitles have brackets in front.
  private static func isCueSheet(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "F")), sample.heads.contains(UInt8(ascii: "T")),
      sample.bytes[sample.start] != UInt8(ascii: "["), sample.bytes[sample.start] != UInt8(ascii: "{")
    else { return false }
    return sample.lines.prefix(mostLines).contains { isFile($0.trimmed) }
      && sample.lines.contains { isTrack($0.trimmed) }
  }

  /// The number of tracks, then for each its number, first sector, kind, sector size, file and offset.
  private static func isTrackList(_ sample: TextSample) -> Bool {
    guard let count = sample.lines.prefix(mostLines).firstFilled?.trimmed.number(ofAtMost: 2), count >= 1 else {
      return false
    }
    let lines = sample.lines.prefix(mostLines).filter { !$0.isBlank }.map(\.trimmed)
    guard lines.count == count + 1 else { return false }
    return zip(1..., lines.dropFirst()).allSatisfy { number, line in
      let words = line.words
      guard words.count >= 6, words[0].number(ofAtMost: 2) == number, words[1].number(ofAtMost: 8) != nil,
        let kind = words[2].number(ofAtMost: 1), let size = words[3].number(ofAtMost: 4)
      else { return false }
      return (kind == 0 || kind == 4) && (size == 2048 || size == 2352) && words.last?.number(ofAtMost: 8) != nil
    }
  }

  /// Kinds of files, of which programs add those in more formats after a name in quotation marks.
  private static let fileKinds: [StaticString] = ["AIFF", "BINARY", "MOTOROLA", "MP3", "WAVE"]

  /// `FILE`, a name and the kind of the file.
  private static func isFile(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "FILE "), let kind = line.words.dropFirst(2).last else { return false }
    if fileKinds.contains(where: { kind.equals($0) }) { return true }
    let name = line[..<kind.startIndex].dropFirst(5).trimmed
    return name.count > 1 && name.first == UInt8(ascii: "\"") && name.last == UInt8(ascii: "\"")
  }

  /// What tracks hold.
  private static let trackModes: [StaticString] = ["AUDIO", "CDG", "CDI/", "MODE1/", "MODE2/"]

  /// `TRACK`, a number of two digits and a mode.
  private static func isTrack(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "TRACK ") else { return false }
    let words = line.words
    return words.count == 3 && words[1].number(ofAtMost: 2) != nil
      && trackModes.contains { words[2].matches($0, at: 0) }
  }
}
