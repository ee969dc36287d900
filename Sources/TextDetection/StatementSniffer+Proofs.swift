// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// What must hold besides where statements stand that other texts quote.
extension StatementSniffer {
  /// Whether a comment or a list comes first: makefiles write such comments to files.
  static func isLisp(_ sample: TextSample) -> Bool { sample.begins(with: ";") || sample.begins(with: "(") }

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
    let front = LeadingComment.end(in: sample.bytes, from: sample.start) ?? sample.start
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

  /// Whether a line begins with a constraint, or has one behind its context, and the text speaks of an instance or of what is
  /// reached from one.
  static func hasConstraints(_ sample: TextSample) -> Bool {
    guard sample.contains("self") || sample.contains("->") else { return false }
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
