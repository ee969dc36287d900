// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Music in letters and signs, which no first word tells for certain.
enum NotationSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    abc||text/vnd.abc|ABC music|ABC 2.1, section 2.2, Abc files
    chordpro||text/x-chordpro|Song|ChordPro 6, sections Directives and Chords
    guido||text/x-guido|Score|Hoos and others: GUIDO music notation, tags
    humdrum||text/x-humdrum|Humdrum score|Humdrum guide, section Exclusive interpretations
    keyboard||text/x-scala-mapping|Keys of a scale|Scala: mapping file format
    musedata||text/x-musedata|Part of a score|Selfridge-Field 1997: Beyond MIDI, MuseData
    """)

  /// Lines looked at in front.
  private static let mostLines = 40

  /// Bytes that such texts begin with.
  private static let openings = ByteSet("*!%[{(ABCDFGHILMNOPRSTUVWZrmX#")

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count, openings.contains(sample.bytes[sample.start]) else { return nil }
    let heads = sample.heads
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "*"): return isSpined(sample) ? KnownFinding(types["humdrum"], .strong) : nil
    case UInt8(ascii: "!"):
      if heads.contains(UInt8(ascii: "*")), isSpined(sample) { return KnownFinding(types["humdrum"], .strong) }
      return heads.containsAny(of: "0123456789") && isMapping(sample) ? KnownFinding(types["keyboard"], .strong) : nil
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "#"): return bracketed(sample)
    default: break
    }
    // The number of the tune follows the fields for all of them.
    if heads.contains(UInt8(ascii: "X")), heads.contains(UInt8(ascii: "K")), ABCTune.opens(sample) {
      return KnownFinding(types["abc"], .strong)
    }
    if heads.contains(UInt8(ascii: "W")), isPart(sample) { return KnownFinding(types["musedata"], .strong) }
    return nil
  }

  // MARK: Humdrum

  /// After comments a line of interpretations, two asterisks and a name for each spine, and lines of as many tokens.
  private static func isSpined(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && !$0.begins(with: "!!") }
    guard let first = lines.first, first.begins(with: "**") else { return false }
    let spines = first.split(separator: 0x09, omittingEmptySubsequences: false)
    let areNamed = spines.allSatisfy { spine in
      spine.count > 2 && spine.begins(with: "**")
        && spine.dropFirst(2).allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
    }
    guard areNamed, let next = lines.dropFirst().first else { return false }
    guard next.count(where: { $0 == 0x09 }) + 1 == spines.count else { return false }
    // Spines end with a sign of their own; interpretations in words, and bars, stand in front of it.
    return sample.wholeLines.contains { $0.begins(with: "*-") || $0.begins(with: "*clef") || $0.begins(with: "*M") }
  }

  // MARK: Words between brackets

  private static let directives: Set = [
    "album", "artist", "c", "capo", "comment", "composer", "copyright", "duration", "eoc", "end_of_chorus", "key",
    "lyricist", "meta", "new_song", "ns", "soc", "sov", "st", "start_of_chorus", "start_of_tab", "start_of_verse",
    "subtitle", "t", "tempo", "time", "title", "year",
  ]

  private static func bracketed(_ sample: TextSample) -> KnownFinding? {
    let opening = sample.bytes[sample.start]
    if opening != UInt8(ascii: "#"), isTagged(sample) { return KnownFinding(types["guido"], .strong) }
    // Most texts that begin alike are comments of programs, and data in brackets.
    guard opening != UInt8(ascii: "("), let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")) else {
      return nil
    }
    let opensWithDirective = isDirective(first)
    guard opensWithDirective || opening == UInt8(ascii: "[") && chordCount(first) >= 2 else { return nil }
    let lines = sample.wholeLines.prefix(mostLines).lazy.map(\.trimmed).filter {
      !$0.isEmpty && $0.first != UInt8(ascii: "#")
    }
    let sung = lines.count { chordCount($0) >= 1 }
    if opensWithDirective {
      let known = lines.count { isDirective($0) }
      return KnownFinding(known + sung >= 2 && sung >= 1 ? types["chordpro"] : nil, .strong)
    }
    return KnownFinding(lines.count { chordCount($0) >= 2 } >= 2 ? types["chordpro"] : nil, .fair)
  }

  private static let tags: [StaticString] = ["\\clef<\"", "\\meter<\"", "\\key<", "\\staff<", "\\title<\""]

  /// Bytes in which the first tags of a score stand.
  private static let longestTagStart = 2048

  /// Whether one of the first tags of a score has its value between angle brackets.
  private static func isTagged(_ sample: TextSample) -> Bool {
    let front = sample.bytes.prefix(longestTagStart)
    return front.contains("\\") && tags.contains { front.contains($0) }
  }

  /// A known name between braces, alone or with a colon and a value behind it, and nothing else in the line.
  private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "{"), line.last == UInt8(ascii: "}") else { return false }
    let name = line.dropFirst().dropLast().trimmed.prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
    let next = line[name.endIndex...].first
    return (next == UInt8(ascii: ":") || next == UInt8(ascii: "}") || next == 0x20)
      && directives.contains(String(decoding: name.map(\.lowercased), as: UTF8.self))
  }

  /// The degrees that may be added to a chord, and none; numbers of notes and lists have others.
  private static let degrees: Set = ["", "2", "4", "5", "6", "7", "9", "11", "13", "69", "74", "75", "79"]

  /// How many chords stand between brackets among the words; 0 where anything else does.
  private static func chordCount(_ line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var rest = line
    while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "]")) else { return 0 }
      let chord = rest[(open + 1)..<close]
      guard let root = chord.first, (UInt8(ascii: "A")...UInt8(ascii: "H")).contains(root), chord.count <= 10,
        chord.dropFirst().allSatisfy({ "#b0123456789majdiuns+-/()ABCDEFGHo".utf8.contains($0) }),
        degrees.contains(String(decoding: chord.filter(\.isDigit), as: UTF8.self))
      else { return 0 }
      count += 1
      rest = rest[(close + 1)...]
    }
    // Links of other texts have an address behind the bracket.
    return line.contains("](") || line.contains("]:") ? 0 : count
  }

  // MARK: Columns

  /// The number of the work and of the movement, in the seventh record of a part.
  private static func isPart(_ sample: TextSample) -> Bool {
    sample.wholeLines.prefix(mostLines).contains { $0.begins(with: "WK#:") && $0.contains("MV#:") }
  }

  /// After comments the size of the map, three keys, that and the frequency of the reference, the octave, and degrees.
  private static func isMapping(_ sample: TextSample) -> Bool {
    let rows = sample.wholeLines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "!") }.prefix(mostLines).map(
      \.trimmed)
    let values = Array(rows)
    guard values.count >= 7, let size = values[0].number(ofAtMost: 3), values[5].isDecimal else { return false }
    let degrees = values.dropFirst(7)
    return [1, 2, 3, 4, 6].allSatisfy { values[$0].isInteger } && degrees.count <= max(size, mostLines)
      && degrees.allSatisfy { $0.isInteger || $0.equals("x") }
  }
}
