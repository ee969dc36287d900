// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// What must follow marks that sentences may begin with.
extension TextMarkSniffer {
  /// Whether what follows a mark of so many characters is what its format calls for there; true for marks that need no such
  /// proof.
  static func isFollowed(_ key: String, in sample: TextSample) -> Bool {
    let length = key.utf8.count - (key.utf8.first == UInt8(ascii: "~") ? 1 : 0)
    let behind = sample.bytes[min(sample.start + length, sample.bytes.count)...]
    let rest = behind.drop { $0 == 0x20 || $0 == 0x09 }
    if let words = TextMarks.continuations[key], !words.contains(where: { rest.matchesAnyCase($0, at: 0) }) {
      return false
    }
    guard let signs = TextMarks.followers[key] else { return true }
    let isEnd = rest.first.map { $0 < 0x20 } ?? true
    return signs.utf8.contains { sign in
      switch sign {
      case UInt8(ascii: "$"): isEnd
      case UInt8(ascii: "9"): rest.first?.isDigit ?? false
      case UInt8(ascii: "~"): !isEnd && rest.startIndex > behind.startIndex
      case UInt8(ascii: "="): rest.prefix { $0 > 0x20 }.contains(sign)
      case 0x09: behind.first == sign
      default: rest.first?.lowercased == sign
      }
    }
  }

  /// Whether the first lines after a mark, or what stands anywhere, is what its format calls for; true for marks that need no
  /// such proof.
  static func goesOn(_ key: String, in sample: TextSample) -> Bool {
    let rows = sample.lines.drop { $0.isBlank }.prefix(8)
    // Most marks ask for neither.
    lazy var line = rows.first?.trimmed ?? []
    lazy var words = line.words
    lazy var next = rows.dropFirst().first { !$0.isBlank }?.words ?? []
    switch key {
    // The encoding and the end of the statement.
    case "#ABNF 1.0": return line.last == UInt8(ascii: ";")
    // The name of the language, or that of one on which it is based, and forms, comments or another document's text after an
    // at sign.
    case "#lang ": return isModule(words, next.first ?? [])
    case "(declare-const ", "(declare-fun ", "(declare-sort ", "(set-logic ":
      return line.last == UInt8(ascii: ")") || sample.contains("(assert") || sample.contains("(check-sat")
    case "(deffacts ", "(deftemplate ":
      return line.last == UInt8(ascii: ")") || line.last == UInt8(ascii: "\"")
        || next.first.map { "(\";".utf8.contains($0[$0.startIndex]) } ?? false
    case "~(edif ":
      return rows.contains { line in
        line.indices.contains { line[$0] == UInt8(ascii: "(") && line.hasAnyCase("(edifversion", at: $0) }
      }
    case "~*network ": return sample.wholeLines.contains { $0.matchesAnyCase("*vertices", at: 0) }
    // What follows in the line is ignored, then come comments, headings and addresses without blanks.
    case "CACHE MANIFEST":
      let entries = rows.dropFirst().filter { !$0.isBlank && $0.trimmed.first != UInt8(ascii: "#") }
      return words.count == 2
        || !entries.isEmpty
          && entries.allSatisfy { entry in
            let words = entry.words
            return words.count <= 2
              && (words[0].last == UInt8(ascii: ":") || words[0].equals("*")
                || words[0].dropLast().contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") })
          }
    // The name of a sequence and letters of it.
    case "CLUSTAL":
      return (words.count == 1 || line.contains("alignment")) && (2...3).contains(next.count)
        && next[1].allSatisfy { $0.isLetter || "-.*?".utf8.contains($0) }
    // The letter of the version, then that of the program in brackets.
    case "HMMER3/", "INFERNAL1/": return words.count > 1 && words[1].first == UInt8(ascii: "[")
    // How long the sequence is.
    case "LOCUS       ":
      return words.indices.dropFirst().contains { place in
        (words[place].equals("bp") || words[place].equals("aa") || words[place].equals("rc"))
          && words[place - 1].allSatisfy(\.isDigit)
      }
    // The name of an attribute and a colon.
    case "MIDlet-": return words.count > 1 && words[0].last == UInt8(ascii: ":") && next.first?.contains(0x3a) == true
    // The program, its version and the code page, and numbered records.
    case "MPX,", "MPX;":
      return line.count { $0 == line[line.startIndex + 3] } >= 3 && next.first?.first?.isDigit == true
    case "OziExplorer ": return line.contains(" File Version ")
    // Levels of the syntax, then the sender.
    case "UNB+UNO": return words[0].count > 10 && words[0].dropFirst(8).first == UInt8(ascii: ":")
    // A title may stand in the line of the mark, then come cues or notes.
    case "WEBVTT": return words.count == 1 && words[0].count == 6 || sample.contains("-->")
    // Sections, tags and headers end with their line.
    case "[Adblock", "[Desktop Action", "[Event \"": return line.last == UInt8(ascii: "]")
    // The mode in octal digits, and the name.
    case "begin-base64 ": return words.count >= 3 && (3...4).contains(words[1].count)
    // Height, baseline and other numbers after the sign for a hard blank.
    case "flf2a", "tlf2a": return words.count >= 5 && words.dropFirst().prefix(4).allSatisfy(\.isInteger)
    case "h1(#", "h2(#": return line.contains("). ")
    case "ha:pcb-rnd-", "li:pcb-rnd-":
      return line.last == UInt8(ascii: "{") || next.first?.first == UInt8(ascii: "{")
    // Records have a letter or two, and a semicolon.
    case "~id;p": return next.first.map { $0.prefix(3).contains(UInt8(ascii: ";")) || $0.equals("E") } ?? false
    // A string, then its translation, or what goes on with it.
    case "msgid \"":
      return line.last == UInt8(ascii: "\"")
        && next.first.map { $0.begins(with: "msg") || $0.first == UInt8(ascii: "\"") } ?? !sample.isWhole
    // Nothing but an address.
    case "pnm://", "rtsp://": return words.count == 1 && words[0].count > key.utf8.count
    case "~reporting-mta: ": return words.count > 1 && words[1].last == UInt8(ascii: ";")
    case "~reporting-ua: ":
      return sample.wholeLines.contains { $0.matchesAnyCase("final-recipient:", at: 0) }
    // A key or a signature in base64.
    case "untrusted comment: ": return next.count == 1 && next[0].count >= 40
    case "use v6.": return words.count > 1 && words[1].last == UInt8(ascii: ";")
    default: return true
    }
  }

  /// Whether a language and, after it, its first form or comment are named as modules of Racket begin.
  private static func isModule(_ words: [ArraySlice<UInt8>], _ next: ArraySlice<UInt8>) -> Bool {
    guard (2...4).contains(words.count) else { return false }
    let families: [StaticString] = ["racket", "typed/racket", "scribble/", "at-exp", "s-exp", "info", "setup/infotab"]
    return families.contains { words[1].begins(with: $0) }
      || next.first.map { "(@;[#".utf8.contains($0) } ?? false
  }

  /// Whether the mark of a graph ends in a brace: after the word and a name or none (Graphviz: DOT language, grammar).
  static func opensGraph(_ sample: TextSample) -> Bool {
    var rest = sample.bytes[sample.start...]
    if rest.begins(with: "strict ") { rest = rest.dropFirst(7).drop { $0 <= 0x20 } }
    rest = behindComments(rest.drop { $0.isLetter })
    if rest.first == UInt8(ascii: "\"") {
      guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return false }
      rest = rest[(close + 1)...]
    } else {
      rest = rest.drop { $0.isWordCharacter || $0 >= 0x80 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }
    rest = behindComments(rest)
    guard rest.first == UInt8(ascii: "{") else { return false }
    // A statement may stand in the line of the brace.
    let behind = rest.dropFirst().prefix { $0 != 0x0a }.trimmed
    let signs: [StaticString] = ["->", "--", "[", "=", ";", "/*", "//"]
    return behind.isEmpty || behind.first == UInt8(ascii: "}") || signs.contains { behind.contains($0) }
  }

  /// What follows white space and comments.
  private static func behindComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop { $0 <= 0x20 }
    while true {
      if rest.begins(with: "//") || rest.first == UInt8(ascii: "#") {
        rest = rest.drop { $0 != 0x0a }
      } else if rest.begins(with: "/*"), let end = rest.firstIndex(ofWord: "*/", from: rest.startIndex) {
        rest = rest[(end + 2)...]
      } else {
        return rest
      }
      rest = rest.drop { $0 <= 0x20 }
    }
  }

  /// The sides to which diagrams of Mermaid flow (Mermaid documentation, Flowcharts, section Direction).
  private static let directions: [StaticString] = ["TD", "TB", "LR", "RL", "BT"]

  /// Whether the word that graphs of Graphviz begin with has a direction after it, and arrows or lines come between nodes.
  static func isFlowchart(_ sample: TextSample) -> Bool {
    let words = sample.lines.firstFilled?.words ?? []
    guard words.count == 2, words[0].equals("graph") else { return false }
    let word = words[1].last == UInt8(ascii: ";") ? words[1].dropLast() : words[1]
    let links: [StaticString] = ["--", "==", "-."]
    return directions.contains { word.equals($0) } && links.contains { sample.contains($0) }
  }
}
