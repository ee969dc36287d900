// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What must follow statements of one word, with which sentences may begin too.
extension StatementSniffer {
  /// Whether a library in quotation marks is loaded (The ATS programming language, Files and libraries).
  static func loadsLibrary(_ sample: TextSample) -> Bool {
    let statements: [StaticString] = ["staload ", "#staload ", "#include \"share/atspre_"]
    return !sample.contains("\n```")
      && sample.lines.contains { line in
        line.begins(withAnyOf: statements) && line.count { $0 == UInt8(ascii: "\"") } == 2
          && line.trimmed.last != UInt8(ascii: ".")
      }
  }

  /// Whether the form that names a package is closed after one name (Common Lisp: macro IN-PACKAGE).
  static func namesPackage(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      line.begins(with: "(in-package ") && line.words.count > 1 && line.words[1].contains(UInt8(ascii: ")"))
    }
  }

  /// Whether a statement ends with a semicolon and its line, and a brace stands somewhere.
  static func endsStatements(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") } && sample.contains("{")
  }

  /// Whether a value is assigned to the radix (Xilinx: COE file syntax).
  static func hasRadix(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      line.matchesAnyCase("memory_initialization_radix", at: 0)
        && line.dropFirst(27).first { $0 > 0x20 } == UInt8(ascii: "=")
    }
  }

  /// Whether the numbers of variables and clauses, or of nodes and edges, follow the kind of the problem (DIMACS: Satisfiability
  /// suggested format; Clique and coloring problems).
  ///
  /// Programs that read problems have some in their strings.
  static func isProblem(_ sample: TextSample) -> Bool {
    !importsModules(sample)
      && sample.lines.contains { line in
        let words = line.words
        return line.begins(with: "p ") && words.count == 4
          && words.dropFirst(2).allSatisfy { $0.number(ofAtMost: 12) != nil }
      }
  }

  /// Whether a brace opens the header, in its line or in the next (OpenFOAM user guide, section Basic input/output file
  /// format).
  static func isFoam(_ sample: TextSample) -> Bool {
    var isNamed = false
    for line in sample.lines where !line.isBlank {
      let words = line.words
      if isNamed, words[0].first == UInt8(ascii: "{") { return true }
      isNamed = words.count == 1 && words[0].equals("FoamFile")
      if words.count > 1, words[0].equals("FoamFile"), words[1].first == UInt8(ascii: "{") { return true }
    }
    return false
  }

  /// Whether a brace follows the address, and the begin of the lease stands below, in no string of a program (dhcpd.leases(5)).
  static func isLease(_ sample: TextSample) -> Bool {
    sample.contains("\n  starts ") && !importsModules(sample)
      && sample.lines.contains { line in
        let words = line.words
        return words.count == 3 && words[0].equals("lease") && words[2].equals("{")
      }
  }

  /// Whether nothing but more statements or a comment follows a pragma in its line (strict(3perl), warnings(3perl)).
  static func usesPragma(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.begins(with: "use strict") || line.begins(with: "use warnings"),
        let end = line.firstIndex(of: UInt8(ascii: ";"))
      else { return false }
      let rest = line[(end + 1)...].trimmed
      return rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.last == UInt8(ascii: ";")
    }
  }

  /// Whether a note has a key in quotation marks and ends with its line (JEDEC JESD71, section NOTE).
  static func hasNote(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.begins(with: "NOTE \"") && $0.trimmed.last == UInt8(ascii: ";") }
  }

  private static let optionWords: Set = [
    "ghz", "mhz", "khz", "hz", "s", "y", "z", "g", "h", "ma", "db", "ri", "r",
  ]

  /// Whether an option line has units, parameters, a format and a resistance, and nothing else (Touchstone 2.1, section Option
  /// Line).
  static func hasOptionLine(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.begins(with: "# ") else { return false }
      let words = line.prefix { $0 != UInt8(ascii: "!") }.words.dropFirst()
      return words.count >= 2
        && words.allSatisfy { word in
          optionWords.contains(String(decoding: word.map(\.lowercased), as: UTF8.self)) || word.first?.isDigit == true
        }
    }
  }

  /// What formulas are for.
  private static let roles: Set = [
    "assumption", "axiom", "conjecture", "corollary", "definition", "hypothesis", "lemma", "logic",
    "negated_conjecture",
    "plain", "theorem", "type", "unknown",
  ]

  /// Whether the second field of a formula is what it is for (TPTP: Syntax BNF, formula_role).
  static func hasFormula(_ sample: TextSample) -> Bool {
    let words: [StaticString] = ["fof(", "cnf(", "tff(", "thf("]
    var isOpen = false
    for line in sample.lines {
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(\.trimmed)
      if isOpen, let role = fields.first, fields.count > 1, roles.contains(String(decoding: role, as: UTF8.self)) {
        return true
      }
      let isFormula = line.begins(withAnyOf: words)
      if isFormula, fields.count > 2, roles.contains(String(decoding: fields[1], as: UTF8.self)) { return true }
      isOpen = isFormula && fields.count == 2 && fields[1].isEmpty
    }
    return false
  }

  /// Whether a record of the class of the Internet stands there, and a directive has its value (RFC 1035, section 5.1; RFC
  /// 2308, section 4).
  static func isZone(_ sample: TextSample) -> Bool {
    let isSet = sample.lines.contains { line in
      let words = line.prefix { $0 != UInt8(ascii: ";") }.words
      guard words.count == 2 else { return false }
      return words[0].equals("$ORIGIN") || words[0].equals("$TTL") && words[1].first?.isDigit == true
    }
    return isSet && hasRecord(sample)
  }

  private static func hasRecord(_ sample: TextSample) -> Bool {
    sample.contains("SOA") || sample.contains(" IN ") || sample.contains("\tIN\t")
  }
}
