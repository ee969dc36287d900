// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Lines of programs that a tool lists or was given, and what it said of them: the text shows a language and is none.
enum SourceListing {
  /// Lines that are looked at; all of them must be listed.
  private static let mostLines = 8
  private static let leastLines = 2

  /// What names begin with that linkers add to programs, and instructions that look like letters.
  private static let openingsOfNames = ByteSet("._[")

  /// Whether the first lines begin with places in files, or the text is a report or a session.
  static func isListing(_ sample: TextSample) -> Bool {
    if ToolOutput.opensReport(sample.bytes[sample.start...]) { return true }
    if isSession(sample) || isDictionary(sample) || isUsage(sample) { return true }
    // Few programs have lines that begin as names do that linkers add, or as paths.
    if sample.begins(with: "/lib") || sample.heads.containsAny(of: openingsOfNames) || sample.contains("A\\A]"),
      ToolOutput.listsStrings(sample.bytes)
    {
      return true
    }
    var count = 0
    for line in sample.lines.places where !line.isBlank {
      let text = sample.bytes[line.start..<line.textEnd]
      guard isPlace(text) || ToolOutput.isAnnotated(text) else { return false }
      count += 1
      if count == mostLines { break }
    }
    return count >= leastLines
  }

  /// The name of a file, the number of a line and colons after both (POSIX.1-2017, grep, option -n; GNU Coding Standards,
  /// section Formatting Error Messages).
  ///
  /// In backtraces of Ruby the word `from` stands in front of all places but the first (Ruby: Exception, full_message).
  private static func isPlace(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.first.map { $0 <= 0x20 } ?? false ? line.trimmed : line
    let place = text.begins(with: "from ") ? text.dropFirst(5) : line
    let name = place.prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") }
    guard name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "/")) else { return false }
    guard name.endIndex < place.endIndex, place[name.endIndex] == UInt8(ascii: ":") else { return false }
    let number = place[(name.endIndex + 1)...].prefix(while: \.isDigit)
    return !number.isEmpty && number.endIndex < line.endIndex && line[number.endIndex] == UInt8(ascii: ":")
  }

  // MARK: Sessions

  /// Prompts longer than this are none.
  private static let longestPrompt = 32

  /// Whether a text opens with what a program asks its user with, and other lines begin with it too, be it all but its numbers:
  /// `> ` of R and of Node.js, `irb(main):001:0> ` of Ruby, `Prelude> ` of Haskell (R: An Introduction, section 1.7;
  /// Ruby: IRB; GHC users guide, section 3).
  private static func isSession(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstFilled, let prompt = prompt(of: first) else { return false }
    // Literate programs have a mark in front of every line of code, and of code alone (Haskell 2010 report, section 10.4).
    var (prompts, answers) = (0, 0)
    for line in sample.lines where !line.isBlank {
      if self.prompt(of: line) == prompt { prompts += 1 } else { answers += 1 }
    }
    return prompts >= 2 && answers > 0
  }

  /// The characters that a line begins with up to an angle bracket and a blank, without the numbers among them; nil where there
  /// are none, or characters that no prompt has.
  private static func prompt(of line: ArraySlice<UInt8>) -> [UInt8]? {
    let front = line.prefix(longestPrompt)
    guard let end = front.firstIndex(of: "> ", from: front.startIndex) else { return nil }
    let prompt = front[..<end]
    let isPrompt = prompt.allSatisfy {
      $0.isWordCharacter || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ":")
        || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*")
    }
    return isPrompt ? prompt.filter { !$0.isDigit } : nil
  }

  // MARK: Usage

  /// Lines in which programs tell how to call them, after their name or an error.
  private static let mostLinesAboveUsage = 6

  /// Whether a program tells how to call it: the word, a name, and an option, an argument or what may be left out (GNU Coding
  /// Standards, section Command-Line Interfaces; docopt, Usage patterns).
  private static func isUsage(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstFilled?.first, first.isLetter else { return false }
    let lines = sample.lines.prefix(mostLinesAboveUsage)
    return lines.indices.contains { index in
      let text = lines[index].trimmed
      guard text.matchesAnyCase("usage: ", at: 0) else { return false }
      let words = text.dropFirst(7).words
      guard let name = words.first?.first, name.isLetter || "./$%".utf8.contains(name) else { return false }
      guard words.count >= 2 else {
        let next = index + 1 < sample.lines.endIndex ? sample.lines[index + 1].trimmed.first : nil
        return next == UInt8(ascii: "[") || next == UInt8(ascii: "-")
      }
      return words.dropFirst().contains { word in
        word.first.map { "[<{-".utf8.contains($0) } ?? false
      } || words[1].allSatisfy { $0 < 0x61 || $0 > 0x7a } && words[1].contains(where: \.isLetter)
    }
  }

  /// As many words in the order of the alphabet are no accident.
  private static let fewestSortedWords = 8

  /// Whether the first line has nothing but words in the order of the alphabet, as lists of the words of a language have.
  private static func isDictionary(_ sample: TextSample) -> Bool {
    guard let line = sample.lines.firstFilled, line.allSatisfy({ $0.isLetter || $0 == 0x20 }) else { return false }
    let words = line.words
    return words.count >= fewestSortedWords
      && zip(words, words.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
  }
}
