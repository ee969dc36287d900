// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Texts that programs print for readers, full of words of programs and none themselves: manuals, help, histories of changes.
///
/// What is recognised here is plain text, and no family that counts words or settings is asked.
///
/// Sources: man(7), section Sections; perlpodstyle(1); Python: pydoc; POSIX.1-2017, section 12.1, Utility Argument Syntax;
/// GNU Coding Standards, section --help; git-log(1), section Pretty Formats.
enum PrintedTextSniffer: TextSniffer {
  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    let isManual = ToolOutput.opensManual(sample.bytes[...]) || isClassManual(sample)
    guard
      isManual || isHelp(sample) || isHistory(sample) || BuildLog.isShown(in: sample) || RSession.isShown(in: sample)
    else { return nil }
    return KnownFinding(TextDetector.plainText, .fallback)
  }

  // MARK: Classes

  /// Whether most lines stand behind a bar, and some of them are empty there, as pydoc shows what a class has.
  private static func isClassManual(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "|")) else { return false }
    var (barred, bare, others) = (0, 0, 0)
    for line in sample.lines.places where !line.isBlank {
      if line.head != UInt8(ascii: "|") {
        others += 1
      } else {
        barred += 1
        if line.text.count == 1 { bare += 1 }
      }
    }
    return bare > 0 && barred >= 3 && barred > others
  }

  // MARK: Help

  /// As many options at least are explained.
  private static let fewestOptions = 2
  /// Lines that are set in as far go on with an explanation.
  private static let indentOfExplanations = 12

  /// Whether the text says how a program is called, or most of its lines are options, and what they do stands after them.
  private static func isHelp(_ sample: TextSample) -> Bool {
    if saysUsage(sample) { return true }
    guard sample.heads.contains(UInt8(ascii: "-")) else { return false }
    var (options, others) = (0, 0)
    for place in sample.lines.places where !place.isBlank {
      if place.head == UInt8(ascii: "-"), isOption(sample.bytes[place.text]) {
        options += 1
      } else if place.indent < indentOfExplanations {
        others += 1
      }
    }
    return options >= fewestOptions && options > others
  }

  /// Lines in front of that which says how a program is called: its name, its version and what it does.
  private static let mostLinesAboveUsage = 4

  /// Whether one of the first lines says how a program is called, with arguments that may be left out or stand for others; only
  /// the first one may do so in small letters, in which settings have that name.
  private static func saysUsage(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "Uu") else { return false }
    var isFirst = true
    for line in sample.lines.lazy.filter({ !$0.isBlank }).prefix(mostLinesAboveUsage + 1) {
      if line.begins(with: "Usage: ") || line.begins(with: "USAGE: ") || isFirst && line.begins(with: "usage: ") {
        return line.contains(UInt8(ascii: "[")) || line.contains(UInt8(ascii: "<")) || line.contains(" -")
      }
      isFirst = false
    }
    return false
  }

  /// An option, perhaps with its argument or with others, a gap of two blanks or a tab, and words that do not go on in another line
  /// of a command; without a gap nothing is explained.
  private static func isOption(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.drop { $0 == UInt8(ascii: "-") }
    guard (1...2).contains(line.count - name.count), let letter = name.first, letter.isLetter,
      line.last != UInt8(ascii: "\\")
    else { return false }
    let gap = name.firstIndex(of: "  ", from: name.startIndex) ?? name.firstIndex(of: 0x09)
    return gap.map { name[$0...].contains(where: \.isLetter) } ?? false
  }

  // MARK: Histories

  /// Digits of the name of a commit.
  private static let commitLength = 40

  /// Whether a line has the name of a commit, and one below it who made it.
  private static func isHistory(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "c")), sample.heads.contains(UInt8(ascii: "A")) else { return false }
    let (bytes, places) = (sample.bytes, sample.lines.places)
    guard places.contains(where: { $0.first == UInt8(ascii: "A") && bytes.has("Author: ", at: $0.start) }) else {
      return false
    }
    return places.contains { place in
      place.first == UInt8(ascii: "c") && bytes.has("commit ", at: place.start)
        && bytes[(place.start + 7)..<place.end].prefix(while: \.isHexadecimalDigit).count == commitLength
    }
  }
}
