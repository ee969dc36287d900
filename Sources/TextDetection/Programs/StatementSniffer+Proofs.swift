// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What must hold besides where statements stand that other texts quote.
extension StatementSniffer {
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
    return beginnings.contains { first.begins(with: $0) } && !others.contains { sample.contains($0) }
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
      "=begin pod", "=begin comment", "#include", "\n#define ", "\n#if", "\nuse v6",
    ]
    return !others.contains { sample.contains($0) }
      && !sample.begins(with: "/*") && !sample.begins(with: "#if")
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
}
