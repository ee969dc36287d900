// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Prose

/// What must hold besides where statements stand that other texts quote.
extension StatementSniffer {
  /// Whether a line allows a domain something with a class of another one (SELinux notebook, section Access vector rules).
  static func isAccessRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "allow ") else { return false }
    let words = line.words
    return words.count >= 3 && words[2].dropFirst().dropLast().contains(UInt8(ascii: ":"))
  }

  /// Whether a form, a comment or a condition on what the system is opens the text.
  static func beginsLikeLisp(_ sample: TextSample) -> Bool {
    sample.begins(with: "(") || sample.begins(with: ";") || sample.begins(with: "#+") || sample.begins(with: "#|")
      || sample.begins(with: "#-")
  }

  /// Whether a package stands in front of all but comments, and something of Haxe's own after it.
  static func isOfHaxe(_ sample: TextSample) -> Bool {
    let front = sample.front
    let marks: [StaticString] = ["\n@:", " abstract ", "\nextern ", " = {"]
    guard sample.bytes.has("package", at: front), marks.contains(where: { sample.contains($0) }) else { return false }
    // Packages of other languages end with their line.
    return sample.bytes[front...].prefix { $0 != 0x0a }.trimmed.last == UInt8(ascii: ";")
  }

  /// Whether a directive, of the preprocessor or of the assembler, opens the text; programs have assembly in their strings.
  static func isAssembly(_ sample: TextSample) -> Bool {
    let front = sample.front
    let openings: [StaticString] = ["#", "DATA ", "GLOBL ", "TEXT "]
    return sample.contains("(SB)") && openings.contains { sample.bytes.has($0, at: front) }
  }

  /// Whether an application is told something in one line or up to the end of a block.
  static func isTold(_ sample: TextSample) -> Bool {
    sample.contains("end tell")
      || sample.lines.contains { $0.begins(with: "tell application \"") && $0.contains("\" to ") }
  }

  /// Whether what modules of Python begin with stands in front of all but comments: documentation or imports.
  static func beginsWithModule(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented else { return false }
    let beginnings: [StaticString] = ["\"", "'", "from ", "import ", "r\"", "r'", "u\"", "u'"]
    // Declarations of Cython's make it another language.
    let others: [StaticString] = ["cdef ", "cimport ", "cpdef "]
    return first.begins(withAnyOf: beginnings) && !others.contains { sample.contains($0) }
  }

  /// Whether a comment or a list comes first, as makefiles write such comments to files, and nothing is defined as in Scheme,
  /// whose libraries have the same ones.
  static func isLisp(_ sample: TextSample) -> Bool {
    // The first line has the name of the file.
    (sample.begins(with: ";") || sample.begins(with: "(")) && sample.lines.firstFilled?.contains(".scm") != true
      && !formsOfScheme.contains { sample.contains($0) }
  }

  /// What modules of Guile, other programs in Scheme and those for its extensions define (GNU Guile manual, section Using Guile
  /// Modules; R7RS, section 5.3).
  private static let formsOfScheme: [StaticString] = [
    "(bind-func ", "(define ", "(define-module ", "(define-public ", "(define-syntax ", "(use-modules ",
  ]

  /// Whether a program of Python comes first, which has texts in other languages in its strings.
  static func importsModules(_ sample: TextSample) -> Bool {
    sample.beginsLikeProgram
      || sample.lines.contains { line in
        line.begins(with: "from ") && line.contains(" import ") || line.begins(with: "import ") && line.words.count == 2
      }
  }

  /// Whether no program comes first, and no comment of CMake in which documents stand (CMake: cmake-developer(7), Module
  /// Documentation).
  static func isRestructured(_ sample: TextSample) -> Bool {
    !sample.beginsLikeProgram && !sample.contains("[.rst:")
  }

  /// Whether nothing but comments and directives is there, as in sources that set some names and include another one.
  static func isPreprocessed(_ sample: TextSample) -> Bool {
    sample.isWhole
      && sample.lines.places.allSatisfy { line in
        line.isBlank || line.head == UInt8(ascii: ";") || line.head == UInt8(ascii: "%")
      }
  }

  /// Whether the commands are not Raku's, whose documentation has names for all blocks, and do not stand in a program of C.
  static func isDocumentation(_ sample: TextSample) -> Bool {
    let others: [StaticString] = [
      "=begin pod", "=begin comment", "#include", "\n#define ", "\n#if", "\n.sub ", "\nuse v6",
    ]
    return !others.contains { sample.contains($0) }
      && !sample.begins(with: "/*") && !sample.begins(with: "#if")
  }

  /// Whether an identifier between quotation marks and the name of its file stand in a line.
  static func isCatalog(_ sample: TextSample) -> Bool {
    let quote = UInt8(ascii: "\"")
    return !sample.contains("<!")
      && sample.lines.contains { line in
        let entry = line.trimmed
        guard entry.begins(with: "PUBLIC"), let open = entry.firstIndex(of: quote),
          let close = entry[(open + 1)...].firstIndex(of: quote)
        else { return false }
        let name = entry[(close + 1)...].trimmed
        let isQuoted = name.first == quote && name.last == quote && name.count > 2
        return isQuoted || name.words.count == 1 && !name.contains(quote)
      }
  }

  /// Whether a mixin with its block stands in front of all but comments.
  static func isMixin(_ sample: TextSample) -> Bool {
    let front = sample.front
    let line = sample.bytes[front...].drop { $0 <= 0x20 }.prefix { $0 != 0x0a }
    guard line.begins(with: "@mixin ") else { return false }
    let name = line.dropFirst(7).trimmed.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    let rest = line[name.endIndex...].trimmed
    return !name.isEmpty && rest.last == UInt8(ascii: "{") && (rest.count == 1 || rest.first == UInt8(ascii: "("))
  }

  /// Names that only command procedures have: symbols of the system, lexical functions and comparisons of strings.
  private static let systemNames: [StaticString] = ["SYS$", "sys$", "F$", "f$", ".EQS.", ".eqs.", ".NES.", ".nes."]

  /// Whether names of the system stand in a text that begins with a command: sessions of shells have the same sign in front.
  static func isProcedure(_ sample: TextSample) -> Bool {
    sample.begins(with: "$") && systemNames.contains { sample.contains($0) }
  }

  /// What a constraint is, in front of its name or of a colon.
  private static let constraints: [StaticString] = ["inv", "pre", "post", "body", "derive", "def", "init"]

  /// Whether a line begins with a constraint, or has one after its context, and the text speaks of an instance or of what is
  /// reached from one.
  static func hasConstraints(_ sample: TextSample) -> Bool {
    guard sample.contains("self") || sample.contains("->"), !importsModules(sample) else { return false }
    return sample.lines.contains { line in
      let words = line.begins(with: "context ") ? line.words.dropFirst(2) : line.words.prefix(1)
      return line.contains(":")
        && words.contains { word in
          constraints.contains {
            word.begins(with: $0) && (word.count == $0.utf8CodeUnitCount || word.last == UInt8(ascii: ":"))
          }
        }
    }
  }

  /// The image that the build begins with in front of all but comments and arguments, and a command that is run in it.
  static func isBuild(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { line in
      !line.isBlank && line.first != UInt8(ascii: "#") && !line.begins(with: "ARG ")
    }
    let words = first?.words ?? []
    let isImage = words.count == 2 || words.count == 4 && words[2].matchesAnyCase("as", at: 0)
    return isImage && words[0].equals("FROM") && (sample.contains("\nRUN ") || sample.contains("\nCMD "))
  }

  /// A path of its own in the first line that is no comment, and in another one the version of the language or of a module.
  static func isGoModule(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank && !$0.begins(with: "//") }?.words ?? []
    guard first.count == 2, first[0].equals("module") else { return false }
    return sample.contains("\ngo 1.")
      || sample.lines.contains { line in
        let words = line.words
        if line.first == 0x09, words.count >= 2 {
          return words[0].contains(UInt8(ascii: "/")) && isModuleVersion(words[1])
        }
        return words.count == 3 && words[0].equals("require") && words[2].begins(with: "v")
      }
  }

  private static func isModuleVersion(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "v") && word.dropFirst().first?.isDigit == true && word.contains(UInt8(ascii: "."))
  }

  /// A module and its name in front of all but comments, what it defines after a brace, and its namespace or what it belongs to.
  static func isYANG(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank && !$0.trimmed.begins(with: "//") }?.words ?? []
    guard first.count == 3, first[0].equals("module") || first[0].equals("submodule"), first[2].equals("{") else {
      return false
    }
    return sample.contains("namespace") && sample.contains("prefix ") || sample.contains("belongs-to ")
  }

  /// The line that opens the metavariables, with the rule's name or none, stands in front of all but comments, and one that
  /// closes them alone in its line.
  static func isSemanticPatch(_ sample: TextSample) -> Bool {
    let lines = sample.lines.filter { !$0.isBlank }.drop { $0.begins(with: "//") || $0.begins(with: "#") }
    guard let opening = lines.first?.trimmed, opening.count >= 2, opening.first == UInt8(ascii: "@"),
      opening.last == UInt8(ascii: "@")
    else { return false }
    return lines.dropFirst().contains { $0.trimmed.equals("@@") }
  }

  /// Whether nothing but comments and blank lines stands in front of the first message.
  static func beginsWithMessages(_ sample: TextSample) -> Bool {
    sample.lines.firstUncommented?.begins(with: "msg") ?? false
  }

  /// Whether constraints follow the objective; models that compute both have semicolons.
  static func isProgram(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.matchesAnyCase("subject to", at: 0) && $0.last != UInt8(ascii: ";") }
      && !sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") }
  }

  /// Whether the first line that is not blank is a comment or a control word of TeX.
  static func beginsLikeTeX(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank }?.trimmed.first
    // MetaPost hands the text of labels to TeX.
    return (first == UInt8(ascii: "%") || first == UInt8(ascii: "\\")) && !sample.contains("beginfig(")
  }

  /// Whether a scenario or a background stands there, and steps below.
  static func hasSteps(_ sample: TextSample) -> Bool {
    var hasBlock = false
    var steps = 0
    for text in sample.lines.lazy.map(\.trimmed) {
      hasBlock = hasBlock || ["Scenario", "Background:", "Example:", "Rule:"].contains { text.begins(with: $0) }
      if ["Given ", "When ", "Then ", "And ", "* "].contains(where: { text.begins(with: $0) }) { steps += 1 }
    }
    return hasBlock && steps >= 2
  }

  /// Whether the line after an option's name tells its type.
  static func hasOptions(_ sample: TextSample) -> Bool {
    var isNamed = false
    for line in sample.lines where !line.isBlank {
      let words = line.words
      if isNamed, let type = words.first, optionTypes.contains(where: { type.elementsEqual($0.utf8) }) { return true }
      isNamed = (line.begins(with: "config ") || line.begins(with: "menuconfig ")) && words.count == 2
    }
    return false
  }

  private static let optionTypes = ["bool", "def_bool", "def_tristate", "hex", "int", "string", "tristate"]

  /// Whether no sentences fill the text, or a macro of Autoconf's is defined in front of all but comments; and it is no manual
  /// that shows macros.
  static func isMacros(_ sample: TextSample) -> Bool {
    let manuals: [StaticString] = ["\n```", "\n@example", "\n@node ", "\n.SH "]
    guard !manuals.contains(where: { sample.contains($0) }) else { return false }
    return !SentenceLines.fill(sample.bytes) || sample.bytes.has("AC_DEFUN(", at: sample.front)
  }

  /// Options of the command that Bash's command of the same name has not, or not in this way.
  private static let optionsOfFish: [StaticString] = [
    " --command ", " --command=", " --no-files", " --wraps", " -d \"", " -d '", " -f -", " -fa ", " -l ", " -n '",
    " -n \"",
    " -s ", " -w ", " -x", " -xa ",
  ]
  /// What scripts of fish begin with that complete commands.
  private static let commandsOfFish: [StaticString] = [
    "__", "alias ", "begin", "command ", "complete ", "echo ", "for ", "function ", "if ", "not ", "set ", "source ",
    "string ", "switch ", "test ", "type ", "while ",
  ]

  /// Whether a line completes as in fish, a command comes first, and no block ends as in other shells.
  static func completes(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented, first.begins(withAnyOf: commandsOfFish),
      !sample.contains("\n```")
    else { return false }
    var isFish = false
    for place in sample.lines.places where !place.isBlank {
      let line = sample.bytes[place.text]
      switch place.head {
      case UInt8(ascii: "f"): if line.equals("fi") { return false }
      case UInt8(ascii: "e"): if line.equals("esac") { return false }
      case UInt8(ascii: "d"): if line.begins(with: "done") { return false }
      case UInt8(ascii: "}"): if place.indent == 0 { return false }
      case UInt8(ascii: "c"): isFish = isFish || line.begins(with: "complete ") && isCompletion(line)
      default: break
      }
    }
    return isFish
  }

  /// Whether an option follows the command or its name, and one is fish's.
  private static func isCompletion(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    return words.count >= 3 && words[1...2].contains { $0.first == UInt8(ascii: "-") }
      && optionsOfFish.contains { line.contains($0) }
  }

  /// Whether a source of functions is loaded, or a module or a package is set up as Bazel does it.
  static func isOfBazel(_ sample: TextSample) -> Bool {
    let signs: [StaticString] = [".bzl\"", "bazel_dep(", "default_visibility = ["]
    return signs.contains { sample.contains($0) } && !sample.contains("\n```")
  }

  /// Whether ports, pins or the like are named, and no design is read or built: scripts that do have such constraints too.
  static func constrains(_ sample: TextSample) -> Bool {
    let commands: [StaticString] = ["\nproc ", "\nputs ", "\nread_", "\nsource ", "\nsynth"]
    return sample.contains("[get_") && !commands.contains { sample.contains($0) }
  }

  /// Whether it is neither a program of C whose strings have such statements, nor a manual that shows them.
  static func isOfOctave(_ sample: TextSample) -> Bool {
    let others: [StaticString] = ["#include <", "#include \"", "\n```", "\n@example", "\n@node "]
    guard !others.contains(where: { sample.contains($0) }) else { return false }
    return sample.contains("%!")
      || sample.contains("(") && sample.lines.contains { $0.begins(with: "pkg load ") && $0.words.count == 3 }
  }
}
