// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Subtitles and lyrics.
enum SubtitleSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    lrc||text/x-lrc|Lyrics|LRC
    microdvd||text/x-microdvd|MicroDVD subtitles|MicroDVD: SUB
    mpl2||text/x-mpl2|MPL2 subtitles|MPL2
    mpsub||text/x-mpsub|MPSub subtitles|MPlayer: subreader
    sbv||text/x-sbv|SubViewer subtitles|YouTube: SBV
    spruce||text/x-spruce-stl|Spruce subtitles|Spruce Technologies: DVDMaestro, STL text format
    srt||application/x-subrip|SubRip subtitles|SubRip: SRT
    subviewer||text/x-subviewer|SubViewer subtitles|SubViewer 2
    """)

  /// Lines of subtitles or lyrics that are looked at.
  private static let mostLines = 40

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.prefix(mostLines).firstFilled?.trimmed else { return nil }
    // Few texts need them.
    func lines() -> [ArraySlice<UInt8>] { sample.lines.prefix(mostLines).filter { !$0.isBlank }.map(\.trimmed) }
    if first.allSatisfy(\.isDigit), lines().dropFirst().first.map(isSubRipTime) ?? false {
      return KnownFinding(types["srt"], .strong)
    }
    switch first[first.startIndex] {
    case UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      if isSpruce(sample) { return KnownFinding(types["spruce"], .strong) }
    case UInt8(ascii: "{"):
      if first.begins(with: "{DEFAULT}{}") { return KnownFinding(types["microdvd"], .strong) }
      return KnownFinding(isFrames(first, UInt8(ascii: "{"), UInt8(ascii: "}")) ? types["microdvd"] : nil, .strong)
    case UInt8(ascii: "["):
      let lines = lines()
      if lines.allSatisfy({ isFrames($0, UInt8(ascii: "["), UInt8(ascii: "]")) }) {
        return KnownFinding(types["mpl2"], .strong)
      }
      if first.begins(with: "[INFORMATION]") { return KnownFinding(types["subviewer"], .strong) }
      return KnownFinding(areLyrics(lines) ? types["lrc"] : nil, .strong)
    default: break
    }
    if isCueTime(first) || opensBlock(first) && lines().contains(where: isCueTime) {
      return KnownFinding(TextMarks.line("WEBVTT"), .fair)
    }
    if first.contains(UInt8(ascii: "=")),
      sample.lines.prefix(mostLines).contains(where: { isMPSubFormat($0.trimmed) })
    {
      return KnownFinding(types["mpsub"], .fair)
    }
    guard isSBVTime(first) else { return nil }
    // The elder one counts hundredths.
    let isElder = first.count { $0 == UInt8(ascii: ",") } == 1 && first.suffix(3).first == UInt8(ascii: ".")
    return KnownFinding(types[isElder ? "subviewer" : "sbv"], .fair)
  }

  /// Whether every line is a comment, a setting behind a dollar sign, or two times with frames and a text between commas.
  private static func isSpruce(_ sample: TextSample) -> Bool {
    var count = 0
    for line in sample.wholeLines.prefix(mostLines).lazy.map(\.trimmed) where !line.isEmpty {
      if line.begins(with: "//") || line.first == UInt8(ascii: "$") && line.contains(UInt8(ascii: "=")) { continue }
      let fields = line.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, fields[..<2].allSatisfy({ hasFrames($0.trimmed) }) else { return false }
      count += 1
    }
    return count > 0
  }

  /// `00:00:01:12`.
  private static func hasFrames(_ time: ArraySlice<UInt8>) -> Bool {
    let parts = time.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
    return parts.count == 4 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isDigit) }
  }

  /// Whether nine of ten lines have a time or a tag, and at least one time is there.
  private static func areLyrics(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let times = lines.map(lyricTime)
    let timed = zip(lines, times).count { $1 != nil || isLyricTag($0) }
    // Minutes and seconds alone are also the time of day in front of what was said.
    let isMarked = times.contains(true) || lines.contains(where: isLyricTag)
    return times.contains { $0 != nil } && isMarked && timed * 10 >= lines.count * 9
  }

  /// `00:00:01,000 --> 00:00:02,000`.
  private static func isSubRipTime(_ line: ArraySlice<UInt8>) -> Bool {
    guard let arrow = line.firstIndex(of: "-->", from: line.startIndex) else { return false }
    // Coordinates may follow the second time.
    let (from, to) = (line[..<arrow].trimmed, line[(arrow + 3)...].trimmed.prefix { $0 > 0x20 })
    return Moments.isTime(from) && Moments.isTime(to)
  }

  /// What stands in front of the first cue, behind the line that names the format (WebVTT, sections 4.1 and 4.2).
  private static func opensBlock(_ line: ArraySlice<UInt8>) -> Bool {
    ["NOTE", "REGION", "STYLE"].contains { line.equals($0) } || line.begins(with: "Kind: ")
      || line.begins(with: "Language: ")
  }

  /// `00:01.000 --> 00:02.000`, with hours or without (WebVTT, section 4.4).
  private static func isCueTime(_ line: ArraySlice<UInt8>) -> Bool {
    guard let arrow = line.firstIndex(of: " --> ", from: line.startIndex) else { return false }
    let times = [line[..<arrow], line[(arrow + 5)...].prefix { $0 > 0x20 }]
    return times.allSatisfy { time in
      let parts = time.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard (2...3).contains(parts.count), let seconds = parts.last, seconds.count == 6 else { return false }
      return parts.dropLast().allSatisfy { $0.number(ofAtMost: 4) != nil } && seconds.prefix(2).allSatisfy(\.isDigit)
        && seconds.dropFirst(2).first == UInt8(ascii: ".") && seconds.suffix(3).allSatisfy(\.isDigit)
    }
  }

  /// `FORMAT=TIME`, or the number of frames in a second.
  private static func isMPSubFormat(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "FORMAT=") else { return false }
    let value = line.dropFirst(7)
    return value.equals("TIME") || !value.isEmpty && value.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// Two numbers in brackets, the second of which may be missing.
  private static func isFrames(_ line: ArraySlice<UInt8>, _ open: UInt8, _ close: UInt8) -> Bool {
    let digits = line.dropFirst().prefix(while: \.isDigit)
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, rest.first == close, rest.dropFirst().first == open else { return false }
    return rest.dropFirst(2).drop(while: \.isDigit).first == close
  }

  /// Whether a fraction of a second is told at the front of a line, as in `[00:12.34]`, or none, as in `[00:12]`; nil where
  /// no time stands there.
  private static func lyricTime(_ line: ArraySlice<UInt8>) -> Bool? {
    guard line.first == UInt8(ascii: "["), let end = line.prefix(12).firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let parts = line[(line.startIndex + 1)..<end].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count >= 2, parts[0].number(ofAtMost: 3) != nil else { return nil }
    let seconds = parts[1].prefix(2)
    guard seconds.count == 2, let count = seconds.number(ofAtMost: 2), count < 60 else { return nil }
    let fraction = parts[1].dropFirst(2)
    if fraction.isEmpty { return false }
    return fraction.first == UInt8(ascii: ".") && fraction.dropFirst().number(ofAtMost: 3) != nil ? true : nil
  }

  /// `[ar:Artist]`.
  private static func isLyricTag(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") else { return false }
    let name = line.dropFirst().prefix(while: \.isLetter)
    return (2...8).contains(name.count) && line[name.endIndex] == UInt8(ascii: ":")
  }

  /// `0:00:01.000,0:00:02.000`.
  private static func isSBVTime(_ line: ArraySlice<UInt8>) -> Bool {
    guard (21...27).contains(line.count), line.contains(UInt8(ascii: ",")) else { return false }
    return line.allSatisfy { $0.isDigit || [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":")].contains($0) }
      && line.count { $0 == UInt8(ascii: ":") } == 4
  }
}
