// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Prose

/// Kinds of text that libmagic tells by a line or by a count, which other texts have too.
struct FeebleTextSignature: Sendable {
  /// The MIME type, as libmagic writes it.
  let mimeType: String
  /// What a text is where nothing else holds, in words.
  let otherwise: String
  /// Whether the whole beginning looks like the kind.
  let holds: @Sendable (_ head: [UInt8]) -> Bool

  /// The kinds, sorted by MIME type.
  private static let all = [
    program("application/javascript", "JavaScript"),
    FeebleTextSignature(mimeType: "text/csv", otherwise: "text with commas", holds: hasCommasAsInTables),
    FeebleTextSignature(mimeType: "text/x-Algol68", otherwise: "text with calls of functions", holds: hasBoldWord),
    program("text/x-asm", "assembly", hasDirective),
    program("text/x-bcpl", "BCPL"),
    program("text/x-c", "C", isMostlyC),
    program("text/x-c++", "C++"),
    program("text/x-clojure", "Clojure", beginsWithExpression),
    FeebleTextSignature(mimeType: "text/x-diff", otherwise: "text with differences in it", holds: hasHunk),
    FeebleTextSignature(
      mimeType: "text/x-fortran", otherwise: "text whose lines begin with C", holds: hasFortranStatement),
    program("text/x-java", "Java"),
    FeebleTextSignature(mimeType: "text/x-lisp", otherwise: "text with a list", holds: beginsWithExpression),
    program("text/x-m4", "M4"),
    program("text/x-makefile", "a makefile", hasMacroOrRule),
    program("text/x-objective-c", "Objective-C"),
    program("text/x-perl", "Perl"),
    program("text/x-ruby", "Ruby"),
    program("text/x-script.python", "Python") {
      !ToolOutput.opensReport($0[...]) && !ToolOutput.opensManual($0[...])
    },
    FeebleTextSignature(mimeType: "text/x-tex", otherwise: "text with a command of TeX", holds: hasCommandLines),
  ]

  /// Programs in a language, of which libmagic finds a line anywhere, also in what was written about them or found in them.
  private static func program(
    _ mimeType: String, _ language: String, _ holds: @escaping @Sendable (_ head: [UInt8]) -> Bool = { _ in true }
  ) -> FeebleTextSignature {
    FeebleTextSignature(mimeType: mimeType, otherwise: "text with a line of \(language)") {
      holds($0) && !SentenceLines.fill($0) && !ToolOutput.isFinding(firstLine(of: $0)) && !ToolOutput.listsStrings($0)
    }
  }

  /// What is known of a kind; nil where libmagic's word is enough.
  static func signature(of mimeType: String) -> FeebleTextSignature? { all.first { $0.mimeType == mimeType } }

  // MARK: Tables

  /// How many bytes show whether commas stand as in sentences.
  private static let sentenceReach = 4 << 10

  /// Whether commas are seldom followed by a blank, as they are in sentences: libmagic calls any lines with equally many
  /// commas a table, and spaces are part of a field (RFC 4180, section 2).
  private static func hasCommasAsInTables(_ whole: [UInt8]) -> Bool {
    let head = whole.prefix(sentenceReach)
    let commas = head.indices.filter { head[$0] == UInt8(ascii: ",") }
    return commas.count { head.index(after: $0) < head.endIndex && head[head.index(after: $0)] == 0x20 } * 2
      <= commas.count
  }

  // MARK: C

  /// Of so many lines of a program at least one ends as a statement does; pages about programs have hardly any.
  private static let linesForOneStatement = 4
  /// Statements that are enough, whatever the lines below them are.
  private static let enoughStatements = 32
  /// Lines looked at outside of comments, which count for nothing: enough for a few pages.
  private static let mostLines = 400

  /// Bytes in which characters of two or four bytes show a zero.
  private static let longestNarrowStart = 64

  /// Whether enough of the lines outside of comments end as those of C do, or are directives.
  ///
  /// libmagic takes a text for C where one line looks like it; pages about programs, and calendars and tables of symbols that
  /// the preprocessor puts together, have such lines too (ISO/IEC 9899:2018, sections 6.7, 6.8 and 6.10).
  private static func isMostlyC(_ head: [UInt8]) -> Bool {
    // Characters of two or four bytes are not looked at, and libmagic is believed.
    guard !head.prefix(longestNarrowStart).contains(0) else { return true }
    guard !ToolOutput.opensManual(head[...]), !ToolOutput.isAnnotated(firstLine(of: head)) else { return false }
    var lines = 0
    var statements = 0
    var strangers = 0
    var start = 0
    while start < head.count, lines < mostLines, statements < enoughStatements {
      let end = head.span.firstIndex(of: 0x0a, from: start, to: head.count) ?? head.count
      let text = head[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if text.matches("/*", at: 0) {
        start = endOfComment(from: text.startIndex, in: head)
        continue
      }
      start = end + 1
      guard let last = text.last(where: { $0 > 0x20 }), !text.matches("//", at: 0) else { continue }
      // Settings of builds include each other as headers are included (Xcode Help: Build configuration files).
      if isForeign(text) || text.matches("#include", at: 0) && text.contains(".xcconfig") { return false }
      lines += 1
      if reads(text, endingWith: last) || isDirective(text) {
        statements += 1
      } else if text.first == UInt8(ascii: "#"), text.dropFirst().first.map(\.isWordCharacter) ?? false {
        strangers += 1
      } else if last == UInt8(ascii: ","), isTypedField(text) {
        strangers += 1
      }
    }
    // Scripts of Ploticus and others have words of their own after the sign, besides some of the same.
    return statements * linesForOneStatement >= lines && strangers <= statements
  }

  private static func firstLine(of head: [UInt8]) -> ArraySlice<UInt8> {
    head.prefix(ToolOutput.longestHeading).prefix { $0 != 0x0a }
  }

  /// Where the line after the one that ends a comment begins.
  private static func endOfComment(from start: Int, in head: [UInt8]) -> Int {
    guard start + 2 < head.count, let end = head.firstIndex(of: "*/", from: start + 2) else { return head.count }
    return (head.span.firstIndex(of: 0x0a, from: end, to: head.count) ?? head.count) + 1
  }

  /// Words that declarations of other languages begin with, and that stand in front of no name in C.
  private static let foreignWords: [StaticString] = [
    "def ", "fn ", "func ", "function ", "import ", "let ", "package ", "pub ", "public ", "use ", "val ",
  ]

  /// Whether a line is a name, a colon and a type, with which structures of other languages are made of fields.
  private static func isTypedField(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop(while: \.isWordCharacter)
    guard rest.startIndex > line.startIndex else { return false }
    let colon = rest.drop { $0 == 0x20 }
    return colon.first == UInt8(ascii: ":") && colon.dropFirst().first == 0x20
  }

  private static let foreignLetters = ByteSet("dfilpuv")

  /// Whether a line begins as a declaration of another language does: its word, and a name.
  private static func isForeign(_ line: ArraySlice<UInt8>) -> Bool {
    // An attribute with arguments, which Objective-C has only between statements.
    if line.first == UInt8(ascii: "@") {
      let name = line.dropFirst().prefix(while: \.isWordCharacter)
      return !name.isEmpty && line[name.endIndex...].first == UInt8(ascii: "(")
    }
    guard let first = line.first, foreignLetters.contains(first),
      let word = foreignWords.first(where: { line.matches($0, at: 0) })
    else { return false }
    return line.dropFirst(word.utf8CodeUnitCount).first.map(\.isWordCharacter) ?? false
  }

  /// What the preprocessor is told (ISO/IEC 9899:2018, section 6.10).
  private static let directives: [StaticString] = [
    "define", "elif", "else", "endif", "error", "if", "include", "line", "pragma", "undef", "warning",
  ]

  private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "#") else { return false }
    let word = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
    // A header stands in quotes or angle brackets, or is a name.
    return directives.contains { word.matches($0, at: 0) } && !word.matches("include %", at: 0)
  }

  /// Whether a line that ends with a character may be one of C: a statement, a block, a part of a macro or a comment, a string,
  /// a value of a table, which begins with no letter, a constant of an enumeration, or a macro that is called.
  private static func reads(_ line: ArraySlice<UInt8>, endingWith last: UInt8) -> Bool {
    switch last {
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "\""): return line.first == last
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      let rest = line.drop(while: \.isWordCharacter)
      guard rest.startIndex > line.startIndex else { return last == UInt8(ascii: ",") }
      let isCall = rest.first == UInt8(ascii: "(") && last == UInt8(ascii: ")")
      return isCall || rest.first == last || rest.matches(" = ", at: 0)
    default: return false
    }
  }

  /// Whether a line that is not empty is of a kind, among so many lines and what follows them.
  private static func hasLine(_ head: [UInt8], _ isWanted: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var (start, lines) = (0, 0)
    while start < head.count {
      let next = lines < mostLines ? head.span.firstIndex(of: 0x0a, from: start, to: head.count) : nil
      let end = next ?? head.count
      if end > start {
        if isWanted(head[start..<end]) { return true }
        lines += 1
      }
      start = end + 1
    }
    return false
  }

  // MARK: Makefiles

  /// Whether a macro is set, a target is named or another makefile is included: the scripts of PulseAudio have directives of the
  /// same names as those of BSD's make, and nothing but commands besides (POSIX: make, section Makefile Syntax; pulse-cli-syntax(5)).
  private static func hasMacroOrRule(_ head: [UInt8]) -> Bool {
    hasLine(head) { line in
      if line.matches(".include", at: 0) { return line.contains(UInt8(ascii: "<")) || line.contains(".mk") }
      guard let first = line.first, first > 0x20, first != UInt8(ascii: "#") else { return false }
      let rest = line.dropFirst().drop { $0.isWordCharacter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }.drop
      {
        $0 == 0x20 || $0 == 0x09
      }
      if let sign = rest.first, "=:?+!".utf8.contains(sign) { return true }
      return line.contains(": ") || line.last == UInt8(ascii: ":")
    }
  }

  // MARK: Differences

  /// The line between the names of files and what is different in them (POSIX.1-2017, diff, section Diff -c Output Format).
  private static let contextRule: StaticString = "\n***************"

  /// What differences without a message in front begin with; those behind one are read as texts.
  private static let openings: [StaticString] = ["*** ", "--- ", "Common subdir", "Index: ", "Only in ", "diff "]

  /// Whether the text opens with differences, and they follow where a line of stars is all that shows them: libmagic finds them
  /// anywhere in the first pages, also in what was written about a program.
  private static func hasHunk(_ head: [UInt8]) -> Bool {
    guard !head.prefix(longestNarrowStart).contains(0) else { return true }
    guard openings.contains(where: { head.matches($0, at: 0) }) else { return false }
    return !head.matches("*** ", at: 0) || head[...].firstIndex(of: contextRule, from: 0) != nil
  }

  // MARK: Fortran

  /// Whether a statement stands after the columns of labels, and not only comments, which a C in the first column makes of any
  /// line (ANSI X3.9-1978, section 3.2).
  private static func hasFortranStatement(_ head: [UInt8]) -> Bool {
    hasLine(head) { line in
      if line.first == 0x09 { return line.dropFirst().first.map(\.isWordCharacter) ?? false }
      guard line.count > 6 else { return false }
      return line.prefix(5).allSatisfy { $0 == 0x20 || $0.isDigit }
        && (line.dropFirst(6).first { $0 != 0x20 } ?? 0).isLetter
    }
  }

  // MARK: Assembly

  /// Whether a line begins with a period and a word, and neither an address nor a sentence follows: maps of linkers have the
  /// names of sections in front of where they stand and how long they are (GNU as manual, Pseudo Ops; GNU ld manual, option
  /// -Map).
  private static func hasDirective(_ head: [UInt8]) -> Bool {
    hasLine(head) { line in
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard text.first == UInt8(ascii: "."), text.dropFirst().first.map(\.isWordCharacter) ?? false else {
        return false
      }
      let operands = text.drop { $0 > 0x20 }.drop { $0 == 0x20 || $0 == 0x09 }
      return !operands.matches("0x", at: 0) && !isSentence(text, behind: operands)
    }
  }

  /// Words of letters alone that no operands are, between which commas stand.
  private static let leastWordsOfSentence = 3

  /// Whether words follow a directive as in a sentence; arguments of macros are such words (GNU as manual, section .macro).
  private static func isSentence(_ line: ArraySlice<UInt8>, behind words: ArraySlice<UInt8>) -> Bool {
    guard !line.matches(".macro", at: 0), !line.matches(".irp", at: 0) else { return false }
    var (count, rest) = (0, words)
    while count < leastWordsOfSentence {
      let word = rest.prefix { $0.isLetter }
      guard !word.isEmpty, rest[word.endIndex...].first == 0x20 else { return false }
      rest = rest[word.endIndex...].drop { $0 == 0x20 }
      count += 1
    }
    return true
  }

  // MARK: ALGOL 68

  /// Words of which programs have one at least, as most of them are written: in capitals or between apostrophes (Revised report
  /// on the algorithmic language ALGOL 68, section 9.4).
  private static let boldWords: [StaticString] = [
    "BEGIN", "BOOL", "CHAR", "INT ", "MODE ", "OP ", "PRIO ", "PROC", "REAL", "REF ", "STRING", "'begin'", "'int'",
    "'proc'",
  ]

  /// Whether one of the words stands there: libmagic takes the arguments of any function for ALGOL 68.
  private static func hasBoldWord(_ head: [UInt8]) -> Bool {
    boldWords.contains { head[...].firstIndex(of: $0, from: 0) != nil }
  }

  // MARK: Lisp

  /// Whether the first line that is not empty begins a list, a comment, a string or something quoted, as programs do and
  /// sentences do not (ANSI X3.226-1994, section 2.4; Clojure: Reader).
  private static func beginsWithExpression(_ head: [UInt8]) -> Bool {
    guard let start = head.firstIndex(where: { $0 > 0x20 }) else { return false }
    // A number sign begins expressions of many kinds, and a comment of other languages where a blank comes after it.
    if head[start] == UInt8(ascii: "#"), start + 1 < head.count {
      return head[start + 1] > 0x20 && head[start + 1] != UInt8(ascii: "#") && head[start + 1] != UInt8(ascii: "{")
    }
    return "\"#'(,;[^`".utf8.contains(head[start])
  }

  // MARK: TeX

  /// Lines of a part of a document that begin with a command, at least, and of so many lines one does.
  private static let fewestCommandLines = 3
  private static let linesForOneCommand = 6

  /// Whether the first line is a command, a comment or a group, or lines of all parts begin with commands, as they do between
  /// paragraphs (Knuth: The TeXbook, chapters 4 and 7).
  private static func hasCommandLines(_ head: [UInt8]) -> Bool {
    guard !head.prefix(longestNarrowStart).contains(0) else { return true }
    guard let first = head.first(where: { $0 > 0x20 }) else { return false }
    if "%@\\{".utf8.contains(first) { return true }
    var (lines, commands) = (0, 0)
    for line in head.split(separator: 0x0a, maxSplits: mostLines) {
      guard let first = line.first(where: { $0 > 0x20 }) else { continue }
      lines += 1
      if first == UInt8(ascii: "\\") { commands += 1 }
    }
    return commands >= fewestCommandLines && commands * linesForOneCommand >= lines
  }
}
