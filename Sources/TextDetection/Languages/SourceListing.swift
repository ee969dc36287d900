// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// Lines of programs that a tool lists or was given, and what it said of them: the text shows a language and is none.
enum SourceListing {
  /// Lines that are looked at; all of them must be listed.
  private static let mostLines = 8
  private static let leastLines = 2

  /// Whether the first lines begin with places in files, or the text is a report or a session.
  static func isListing(_ sample: TextSample) -> Bool {
    if isReport(sample) || isSession(sample) || isDictionary(sample) { return true }
    var count = 0
    for line in sample.lines.places where !line.isBlank {
      let text = sample.bytes[line.start..<line.textEnd]
      guard isPlace(text) || isAnnotation(text) else { return false }
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
    let number = place[(name.endIndex + 1)...].prefix { $0.isDigit }
    return !number.isEmpty && number.endIndex < line.endIndex && line[number.endIndex] == UInt8(ascii: ":")
  }

  /// Characters of an abbreviated name of a commit, at least (git-config(1), core.abbrev).
  private static let shortestCommit = 7

  /// The name of a commit, and in parentheses who wrote the line, when, and its number (git-blame(1), section The Default
  /// Format).
  private static func isAnnotation(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.first == UInt8(ascii: "^") ? line.dropFirst() : line
    let rest = name.drop { $0.hexadecimalValue != nil }
    guard name.count - rest.count >= shortestCommit, rest.first == 0x20,
      let open = rest.firstIndex(of: UInt8(ascii: "(")), let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return close > open + 1 && line[close - 1].isDigit
  }

  // MARK: Reports and sessions

  /// Whether a text opens with a line of equals signs, which is a statement of no language: a heading, or the report of a test
  /// (pytest: How to manage pytest's output).
  private static func isReport(_ sample: TextSample) -> Bool {
    guard sample.start + 4 <= sample.bytes.count, sample.bytes[sample.start] == UInt8(ascii: "=") else { return false }
    return sample.bytes.has("====", at: sample.start)
  }

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
    guard let end = front.firstIndex(ofWord: "> ", from: front.startIndex) else { return nil }
    let prompt = front[..<end]
    let isPrompt = prompt.allSatisfy {
      $0.isWordCharacter || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ":")
        || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "*")
    }
    return isPrompt ? prompt.filter { !$0.isDigit } : nil
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
