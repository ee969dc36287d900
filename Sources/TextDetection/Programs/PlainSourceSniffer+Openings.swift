// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Programs that are told by what stands first in them, behind the comments, and by one thing more.
///
/// Sources: ISO/IEC 8652, sections 6.1 and 7.1; ISO 7185, section 6.10, and the Free Pascal reference guide, chapter Units; Erlang
/// reference manual, chapters Modules and Preprocessor; R6RS, section 7.1; R7RS, section 5.6; Chez Scheme user's guide, section
/// Modules; GNU Emacs manual, Directory Variables, and GNU Emacs Lisp manual, Multi-file Packages; fish documentation, section
/// Functions; R language definition, section Packages; Bazel: BUILD files and MODULE.bazel files; Tcl: package(n) and proc(n);
/// Forth 2012 standard, section 6.2.2535; Lua 5.4, section 3.1; Ruby standard library, mkmf and rubygems; Ecma-55,
/// section 5; PostgreSQL: CREATE EXTENSION.
extension PlainSourceSniffer {
  /// The language of a program by its first statement; nil for none.
  static func opened(_ sample: TextSample) -> String? {
    let front = sample.front
    guard front < sample.bytes.count else { return nil }
    let language = isLua(sample) ? "Lua" : language(of: sample, at: front)
    // Documents show programs between fences.
    guard let language, !sample.contains("\n```") else { return nil }
    return language
  }

  private static func language(of sample: TextSample, at front: Int) -> String? {
    switch sample.bytes[front] {
    case UInt8(ascii: "("): lisp(sample, at: front)
    case UInt8(ascii: "-"): isErlang(sample, at: front) ? "Erlang" : nil
    case UInt8(ascii: "\\"): isForth(sample) ? "Forth" : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): isNumbered(sample) ? "Basic" : nil
    case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"):
      altersExtension(sample, at: front)
        ? "SQL" : areConstantsOfPascal(sample, at: front) ? "Pascal" : isOCaml(sample) ? "OCaml" : nil
    case UInt8(ascii: "d"): derives(sample, at: front) ? "Haskell" : nil
    case UInt8(ascii: "f") where isFunctionOfMATLAB(sample, at: front): "MATLAB"
    case UInt8(ascii: "f") where isLoopOfLua(sample, at: front): "Lua"
    case UInt8(ascii: "w") where readsLines(sample, at: front): "Perl"
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      isFunctionOfFish(sample, at: front) ? "Fish" : isUnitOfAda(sample, at: front) ? "Ada" : nil
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      isProcedureOfTcl(sample, at: front)
        ? "Tcl" : isUnitOfAda(sample, at: front) ? "Ada" : isUnitOfPascal(sample, at: front) ? "Pascal" : nil
    case UInt8(ascii: "l") where attachesPackages(sample, at: front): "R"
    case UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "{"):
      isUnitOfPascal(sample, at: front) ? "Pascal" : isOCaml(sample) ? "OCaml" : nil
    case UInt8(ascii: "r"): isRuby(sample, at: front) ? "Ruby" : nil
    case UInt8(ascii: "m"): isRuby(sample, at: front) ? "Ruby" : isOCaml(sample) ? "OCaml" : nil
    case UInt8(ascii: "E"): isRevisedOCaml(sample) ? "OCaml" : nil
    case UInt8(ascii: "t") where areConstantsOfPascal(sample, at: front): "Pascal"
    case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "t"), UInt8(ascii: "v"):
      isOCaml(sample) || isRevisedOCaml(sample) ? "OCaml" : nil
    default: nil
    }
  }

  /// A comment in long brackets in front of all else.
  private static func isLua(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "--["), let first = sample.lines.firstFilled else { return false }
    let level = first.dropFirst(3).prefix { $0 == UInt8(ascii: "=") }
    return first[level.endIndex...].first == UInt8(ascii: "[")
  }

  /// Directives that Erlang's modules and headers begin with.
  private static let attributes: [StaticString] = [
    "-behaviour(", "-compile(", "-define(", "-export(", "-ifdef(", "-ifndef(", "-include(", "-include_lib(", "-module(",
    "-record(",
  ]

  private static func isErlang(_ sample: TextSample, at front: Int) -> Bool {
    attributes.contains { sample.bytes.has($0, at: front) }
      && sample.lines.contains { $0.trimmed.suffix(2).equals(").") }
  }

  /// What modules of Lisps begin with.
  private static let forms: [(form: StaticString, also: StaticString, language: String)] = [
    ("(define-library (", "(export", "Scheme"), ("(define-package \"", "\"", "Emacs Lisp"),
    ("(import (chezscheme", "(", "Scheme"), ("(import (rnrs", "(", "Scheme"), ("(import (scheme", "(", "Scheme"),
    ("(import (srfi ", "(", "Scheme"), ("(library (", "(export", "Scheme"), ("(native-module ", "\"", "Scheme"),
  ]
  /// Definitions that Lisps have but Scheme has not.
  private static let otherForms: [StaticString] = [
    "(defmacro ", "(defn ", "(defpackage ", "(defun ", "(defvar ", "(in-package ", "(ns ", "(setq ", "#lang ",
    "(module+ ",
    "(domain ", "(problem ", "(declare-", "(check-sat",
  ]

  private static func lisp(_ sample: TextSample, at front: Int) -> String? {
    if let row = forms.first(where: { sample.bytes.has($0.form, at: front) }) {
      return sample.contains(row.also) ? row.language : nil
    }
    if sample.bytes.has("((", at: front) {
      let variables: [StaticString] = ["-mode . (", "((nil . ("]
      return variables.contains { sample.contains($0) } ? "Emacs Lisp" : nil
    }
    // Only Scheme's sources have this ending; and only Scheme's modules may name what they export without a word.
    guard !otherForms.contains(where: { sample.contains($0) }) else { return nil }
    let isScheme = sample.lines.places.contains { line in
      guard line.first == UInt8(ascii: "(") else { return false }
      let text = sample.bytes[line.text]
      return definitions.contains { text.begins(with: $0) } && !isClause(text) || loadsScheme(text)
    }
    return isScheme || isModule(sample) ? "Scheme" : nil
  }

  /// Whether a line is a call whose only argument is the name of a source.
  private static func loadsScheme(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.suffix(6).equals(".scm\")") else { return false }
    let words = line.words
    return words.count == 2 && words[1].first == UInt8(ascii: "\"")
  }

  /// Definitions of Scheme; other Lisps have words in them that begin in the same way.
  private static let definitions: [StaticString] = [
    "(define (", "(define-public ", "(define-record-type ", "(define-syntax ", "(define ", "(display \"",
  ]

  /// Whether a line defines by patterns, as Shen does.
  private static func isClause(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(" -> ") && !line.contains(UInt8(ascii: "\""))
  }

  /// Whether a line begins a module whose exports follow its name in parentheses; drawings of boards have other lists there.
  private static func isModule(_ sample: TextSample) -> Bool {
    guard let index = sample.lines.firstIndex(where: { $0.begins(with: "(module ") }), !sample.contains("(layer") else {
      return false
    }
    let line = sample.lines[index]
    let words = line.words
    guard words.count >= 2, words[1].first?.isLetter == true, !words[1].contains(UInt8(ascii: "(")) else {
      return false
    }
    let next = sample.bytes[words[1].endIndex...].first { $0 > 0x20 }
    return next == UInt8(ascii: "(") && (sample.contains("(import") || sample.contains("(include"))
  }

  /// Statements about extensions, each up to a semicolon.
  private static func altersExtension(_ sample: TextSample, at front: Int) -> Bool {
    let statements: [StaticString] = ["create extension ", "alter extension "]
    return statements.contains { sample.bytes.hasAnyCase($0, at: front) }
      && sample.wholeLines.places.last { !$0.isBlank }?.tail == UInt8(ascii: ";")
  }

  /// A function whose name no parenthesis follows, and which a line closes, with variables or commands of shells in it.
  static func isFunctionOfFish(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("function ", at: front) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }
    let words = line.words
    guard words.count == 2 || words.count > 2 && words[2].first == UInt8(ascii: "-"),
      !words[1].contains(UInt8(ascii: "(")), !words[1].contains(UInt8(ascii: "=")),
      words.last?.last != UInt8(ascii: "{"),
      sample.lines.contains(where: { $0.trimmed.equals("end") && $0.first == UInt8(ascii: "e") })
    else { return false }
    guard !sample.lines.places.contains(where: { $0.tail == UInt8(ascii: ";") || $0.tail == UInt8(ascii: "{") }) else {
      return false
    }
    let signs: [StaticString] = ["$", "command ", "set -", "__fish_", " | ", "; and", "; or", "\n    echo "]
    return signs.contains { sample.contains($0) }
  }

  /// A package, or a procedure or function in a line of its own, behind comments with two dashes.
  private static func isUnitOfAda(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.begins(with: "--") else { return false }
    let units: [StaticString] = ["function ", "package ", "procedure "]
    guard units.contains(where: { sample.bytes.hasAnyCase($0, at: front) }) else { return false }
    let rest = sample.bytes[front...].trimmed
    // Nothing but the declaration of a unit.
    return sample.isWhole && rest.last == UInt8(ascii: ";") && !rest.dropLast().contains(UInt8(ascii: ";"))
      && !rest.contains(0x0a)
  }

  /// The head of a unit, a library or a program, and what must follow it.
  private static func isUnitOfPascal(_ sample: TextSample, at front: Int) -> Bool {
    var rest = sample.bytes[front...]
    while rest.first == UInt8(ascii: "{") {
      rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst().drop { $0 <= 0x20 }
    }
    let line = rest.prefix { $0 != 0x0a && $0 != UInt8(ascii: ";") }
    let words = line.words
    guard line.endIndex < sample.bytes.count, sample.bytes[line.endIndex] == UInt8(ascii: ";"), words.count >= 2,
      words[1].allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") })
    else { return false }
    let lines = sample.lines.places
    let has = { (word: StaticString) in
      lines.contains {
        sample.bytes[$0.text].count == word.utf8CodeUnitCount && sample.bytes.hasAnyCase(word, at: $0.textStart)
      }
    }
    if words[0].matchesAnyCase("unit", at: 0), words.count == 2 { return has("interface") }
    let heads: [StaticString] = ["program", "library"]
    return heads.contains { words[0].matchesAnyCase($0, at: 0) && words[0].count == $0.utf8CodeUnitCount }
      && has("begin")
      && (has("end.") || !sample.isWhole)
  }

  /// The word for constants or types alone in a line, and a name that is given a value up to a semicolon; modules of other
  /// languages write the word in capitals.
  private static func areConstantsOfPascal(_ sample: TextSample, at front: Int) -> Bool {
    let word = sample.bytes[front...].prefix { $0 > 0x20 }
    guard word.equals("const") || word.equals("type"), sample.bytes.has("\n", at: word.endIndex) else { return false }
    var cursor = StatementCursor(sample.bytes, at: word.endIndex)
    let name = cursor.name()
    guard !name.isEmpty, cursor.take(UInt8(ascii: "=")) else { return false }
    let value = cursor.rest.prefix { $0 != UInt8(ascii: ";") && $0 != 0x0a }
    return !value.isEmpty && cursor.rest[value.endIndex...].first == UInt8(ascii: ";")
  }

  /// A type whose instances are derived.
  private static func derives(_ sample: TextSample, at front: Int) -> Bool {
    sample.bytes.has("data ", at: front) && (sample.contains(" deriving ") || sample.contains("deriving ("))
  }

  /// A function whose results stand in front of its name, and nothing that closes it as in GNU Octave and Scilab.
  private static func isFunctionOfMATLAB(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("function ", at: front), !sample.contains("endfunction"), !sample.contains("//") else {
      return false
    }
    var rest = sample.bytes[(front + 9)...].prefix { $0 != 0x0a }.trimmed
    if rest.first == UInt8(ascii: "[") {
      guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      rest = rest[(close + 1)...]
    } else {
      rest = rest.drop(while: \.isWordCharacter)
    }
    rest = rest.drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    let name = rest.dropFirst().drop { $0 == 0x20 }.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    let next = rest[name.endIndex...].first { $0 != 0x20 }
    return name.first?.isLetter == true
      && (next == nil || next == UInt8(ascii: "(") || next == UInt8(ascii: "%") || next == UInt8(ascii: ";"))
  }

  /// A loop over numbers with a comma between them (Lua 5.4, section 3.3.5).
  private static func isLoopOfLua(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("for ", at: front) else { return false }
    let line = sample.bytes[(front + 4)...].prefix { $0 != 0x0a }
    let name = line.prefix(while: \.isWordCharacter)
    let rest = line[name.endIndex...].drop { $0 == 0x20 }
    guard !name.isEmpty, rest.first == UInt8(ascii: "="),
      let place = rest.firstIndex(ofWord: " do", from: rest.startIndex)
    else { return false }
    return rest[..<place].contains(UInt8(ascii: ",")) && sample.contains("end")
  }

  /// A loop over the lines of a file, which stands between angle brackets (perlop(1), section I/O Operators).
  private static func readsLines(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("while", at: front) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }
    guard let open = line.firstIndex(of: UInt8(ascii: "<")), let close = line.firstIndex(of: UInt8(ascii: ">")),
      open < close, line[open - 1] == UInt8(ascii: "(") || line[open - 1] == 0x20
    else { return false }
    return line[(close + 1)...].first == UInt8(ascii: ")")
      && line[(open + 1)..<close].allSatisfy { $0.isCapital || $0 == UInt8(ascii: "$") || $0.isSmallLetter }
  }

  /// Calls that attach packages by their names without quotes, nothing but which stands in the first two lines.
  private static func attachesPackages(_ sample: TextSample, at front: Int) -> Bool {
    let lines = sample.lines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }.prefix(2).map(\.trimmed)
    return sample.bytes.has("library(", at: front)
      && Array(lines).allSatisfy { line in
        if line.begins(with: "test_check(\"") { return true }
        let name = line.dropFirst(8).dropLast()
        return line.begins(with: "library(") && line.last == UInt8(ascii: ")") && !name.isEmpty
          && name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      }
  }

  /// A package that is required, or a procedure whose parameters and body stand in braces.
  private static func isProcedureOfTcl(_ sample: TextSample, at front: Int) -> Bool {
    let line = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    let words = line.words
    if line.begins(with: "package require ") {
      return words.count <= 4
        && words[2].allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }
    }
    return line.begins(with: "proc ") && line.suffix(3).equals("} {") && words.count >= 3
      && words[2].first == UInt8(ascii: "{") && sample.lines.contains { $0.trimmed.equals("}") }
  }

  /// Libraries of Ruby's that no other language has by these names, and what the names of others begin with.
  private static let libraries: [StaticString] = [
    "fileutils", "minitest/autorun", "mkmf", "optparse", "ostruct", "rake", "rbconfig", "rspec", "rubygems",
    "spec_helper",
    "test/unit", "test_helper",
  ]
  private static let families: [StaticString] = ["bundler", "minitest/", "rspec-", "rspec/"]

  /// A library that is required; or nothing but modules and the constants in them, of which one is the version.
  private static func isRuby(_ sample: TextSample, at front: Int) -> Bool {
    let line = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    if line.begins(with: "require '") || line.begins(with: "require \"") {
      let name = line.dropFirst(9).dropLast()
      return line.last == line[line.startIndex + 8] && !sample.lines.places.contains { $0.tail == UInt8(ascii: ";") }
        && (libraries.contains { name.equals($0) } || families.contains { name.begins(with: $0) })
    }
    guard line.begins(with: "module "), sample.isWhole else { return false }
    var (open, isVersion) = (0, false)
    for index in sample.lines.indices where !sample.lines.place(at: index).isBlank {
      let text = sample.lines.text(at: index)
      if text.first == UInt8(ascii: "#") { continue }
      if text.equals("end") {
        open -= 1
      } else if text.begins(with: "module ") || text.begins(with: "class ") {
        guard text.words.count >= 2, text.words[1].first?.isCapital == true else { return false }
        open += 1
      } else {
        let name = text.prefix { $0.isCapital || $0 == UInt8(ascii: "_") }
        guard name.count > 2, text[name.endIndex...].drop(while: { $0 == 0x20 }).first == UInt8(ascii: "=") else {
          return false
        }
        isVersion = isVersion || name.suffix(7).equals("VERSION")
      }
    }
    return open == 0 && isVersion
  }

  /// Keywords that statements begin with after the number of their line.
  private static let keywords: [StaticString] = [
    "close ", "cls", "color ", "data ", "def ", "dim ", "end", "for ", "gosub ", "goto ", "if ", "input ", "let ",
    "line ",
    "locate ", "next", "on ", "open ", "poke ", "print ", "read ", "rem ", "restore", "return", "screen ", "width ",
  ]
  /// The least number of a first line.
  private static let leastNumber = 5
  /// Statements that must be there, and how many of them begin with a keyword.
  private static let leastStatements = 3

  /// Nothing but statements with numbers that rise, most of them with a keyword, and signs of programs in half of them.
  private static func isNumbered(_ sample: TextSample) -> Bool {
    var (last, statements, known, signs) = (-1, 0, 0, 0)
    for line in sample.wholeLines where !line.isBlank {
      let digits = line.prefix(while: \.isDigit)
      // Lists begin with one.
      guard let number = digits.number(ofAtMost: 5), number > max(last, leastNumber - 1) else { return false }
      last = number
      // Settings have such names too.
      guard line.endIndex == digits.endIndex || line[digits.endIndex] <= 0x20 else { return false }
      let rest = line[digits.endIndex...].trimmed
      statements += 1
      if keywords.contains(where: { rest.matchesAnyCase($0, at: 0) }) || rest.isEmpty { known += 1 }
      let name = rest.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "$") }
      let isSet =
        name.first?.isLetter == true && rest[name.endIndex...].drop { $0 == 0x20 }.first == UInt8(ascii: "=")
      if isSet { known += 1 }
      if isSet || rest.contains(UInt8(ascii: "\"")) || rest.contains(UInt8(ascii: "="))
        || rest.contains(UInt8(ascii: "$"))
      {
        signs += 1
      }
    }
    return statements >= leastStatements && known * 4 >= statements * 3 && signs * 2 >= statements
  }

  /// What lines of Forth begin with, in any case, and what else shows it.
  private static let wordsOfForth: [StaticString] = [
    ": ", "[if]", "also ", "base @", "create ", "decimal", "forth", "hex", "include", "needs ", "only ", "require",
    "s\" ", "t{ ",
    "variable ", "vocabulary ", "{ ",
  ]
  private static let signsOfForth: [StaticString] = [" constant ", " -- ", " dup ", " swap ", " ; immediate", ".\" "]

  /// Several comments after a backslash and a blank, one of them in the first line, and a word of Forth; messages are set in lines
  /// that begin so too.
  private static func isForth(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "\\ ") else { return false }
    var comments = 0
    var isKnown = false
    for place in sample.lines.places where !place.isBlank {
      if place.count > 1, place.tail == UInt8(ascii: "\\") || place.tail == UInt8(ascii: "{") { return false }
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "\\"), text.count == 1 || text.begins(with: "\\ ") {
        comments += 1
      } else {
        isKnown =
          isKnown || wordsOfForth.contains { text.matchesAnyCase($0, at: 0) }
          || signsOfForth.contains { text.contains($0) }
      }
    }
    return comments >= 2 && isKnown
  }
}
