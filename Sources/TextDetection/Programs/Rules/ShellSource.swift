// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Scripts of the shell that are blocks, settings or functions.
///
/// Source: POSIX.1-2017, Shell Command Language, section Compound Commands.
enum ShellSource {
  /// A condition, a loop or a choice that opens and closes at the beginning of lines, and no line of a document, of m4 or of
  /// programs whose blocks look alike; documents have such blocks between marks or after sentences.
  static func isScript(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "fci"), sample.lines.places.contains(where: { isEnd($0, sample.bytes) }) else {
      return false
    }
    var open: StaticString?
    var isClosed = false
    for line in sample.wholeLines {
      guard let first = line.first, first > 0x20, first != UInt8(ascii: "#") else { continue }
      if line.begins(with: "AC_") || line.begins(with: "AM_") || line.begins(with: "dnl") { return false }
      if first == UInt8(ascii: "<") || first == UInt8(ascii: "`") || first == UInt8(ascii: "|") { return false }
      let text = line.trimmed
      if open == nil {
        // Sentences, the heads of settings and the marks of blocks.
        guard let last = text.last, last != UInt8(ascii: "."), last != UInt8(ascii: ":"), last != UInt8(ascii: ",")
        else {
          return false
        }
        open = block(text)
      } else if let close = open, text.begins(with: close) {
        isClosed = isClosed || text.count == close.utf8CodeUnitCount
        open = nil
      }
    }
    return isClosed
  }

  private static let ends: [StaticString] = ["done", "esac", "fi"]

  /// Whether a line is nothing but the word that closes a block, as a line of all scripts with blocks is.
  private static func isEnd(_ place: TextLine, _ bytes: [UInt8]) -> Bool {
    (place.first == UInt8(ascii: "d") || place.first == UInt8(ascii: "e") || place.first == UInt8(ascii: "f"))
      && ends.contains { bytes[place.text].equals($0) }
  }

  /// What closes the block that a line opens; nil for other lines.
  private static func block(_ line: ArraySlice<UInt8>) -> StaticString? {
    guard let first = line.first, "cfi".utf8.contains(first) else { return nil }
    let words = line.words
    guard words.count >= 2, let last = words.last else { return nil }
    if words[0].equals("if") {
      let isTest = words[1].equals("[") || words[1].equals("[[") || words[1].equals("test") || words[1].equals("!")
      return isTest && (last.equals("then") || last.equals("]") || last.equals("]]")) ? "fi" : nil
    }
    if words[0].equals("for") {
      return words.count >= 4 && words[2].equals("in") && last.equals("do") ? "done" : nil
    }
    if words[0].equals("case") {
      return words.count == 3 && words[1].contains(UInt8(ascii: "$")) && last.equals("in") ? "esac" : nil
    }
    return nil
  }

  /// Nothing but names that are given values without blanks, of which one at least is exported or stands for a command
  /// (POSIX.1-2017, export, alias).
  static func isEnvironment(_ sample: TextSample) -> Bool {
    var isExported = false
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: "#") {
      let isExport = line.begins(with: "export ") || line.begins(with: "alias ")
      let rest = isExport ? line.drop { $0 != 0x20 }.dropFirst() : line
      let name = rest.prefix(while: \.isWordCharacter)
      guard !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: "=") else { return false }
      isExported = isExported || isExport
    }
    return isExported
  }

  /// A function in front of all but comments, of which no line ends as those of other languages do, and a variable, output or
  /// what a command says in it (POSIX.1-2017, section Function Definition Command).
  static func isFunction(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "}")), let first = sample.lines.firstUncommented else { return false }
    let name = first.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    let rest = first[name.endIndex...].drop { $0 == 0x20 }
    guard !name.isEmpty, rest.begins(with: "()") else { return false }
    let brace = sample.bytes[(rest.startIndex + 2)...].drop { $0 <= 0x20 }.first
    let isOther = sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") && !$0.trimmed.suffix(2).equals(";;") }
    guard brace == UInt8(ascii: "{"), !isOther, sample.lines.contains(where: { $0.trimmed.equals("}") }) else {
      return false
    }
    let commands: [StaticString] = [" local ", " echo ", "\"$", "$("]
    return sample.contains(anyOf: commands)
  }
}
