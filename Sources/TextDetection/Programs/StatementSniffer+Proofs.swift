// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What must hold besides the statements of a rule, where no programming language has a file of its own for it.
extension StatementSniffer {
  /// Whether an instance of a class, which may have an alias, has its properties between braces (DMTF DSP0004, annex A).
  static func hasInstance(_ sample: TextSample) -> Bool {
    guard sample.contains("};") || !sample.isWhole else { return false }
    return sample.lines.places.contains { place in
      guard place.first == UInt8(ascii: "i"), sample.bytes.has("instance of ", at: place.start) else { return false }
      let rest = sample.bytes[(place.start + 12)...].drop { $0 == 0x20 }
      let name = rest.prefix(while: \.isWordCharacter)
      var next = rest[name.endIndex...].drop { $0 <= 0x20 }
      if next.begins(with: "as $") {
        next = next.dropFirst(4).drop(while: \.isWordCharacter).drop { $0 <= 0x20 }
      }
      return !name.isEmpty && next.first == UInt8(ascii: "{")
    }
  }

  /// What stands in diagrams, and in what they include, and no other script (PlantUML language reference, chapters Preprocessing
  /// and Common commands).
  private static let partsOfDiagrams: [StaticString] = [
    "!definelong ", "!endprocedure", "!procedure ", "!startsub ", "!unquoted ", "@end", "@start", "skinparam ",
  ]

  /// Whether a line begins so.
  static func drawsDiagram(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.begins(withAnyOf: partsOfDiagrams) }
  }

  /// Whether a line allows a domain something with a class of another one (SELinux notebook, section Access vector rules).
  static func isAccessRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "allow ") else { return false }
    let words = line.words
    return words.count >= 3 && words[2].dropFirst().dropLast().contains(UInt8(ascii: ":"))
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

  /// Whether a function is defined whose body begins in a line of its own, which GDB's commands, bc's functions and m4's
  /// macros have not.
  static func definesFunctions(_ sample: TextSample) -> Bool {
    let lines = sample.lines
    // Comments begin with a percent sign; calc, which defines functions too, has those of C.
    guard !sample.contains("*/") else { return false }
    return zip(lines, lines.dropFirst()).contains { line, next in
      guard line.begins(with: "define "), next.first == UInt8(ascii: "{") else { return false }
      let head = line.dropFirst(7).trimmed
      let name = head.prefix(while: \.isWordCharacter)
      let arguments = head[name.endIndex...].trimmed
      return !name.isEmpty && arguments.first == UInt8(ascii: "(") && arguments.last == UInt8(ascii: ")")
    }
  }

  /// The kinds of devices that models are of, with the parenthesis that may stand behind them.
  private static let kindsOfDevices: [StaticString] = [
    "c", "csw", "d", "ltra", "njf", "nmf", "nmos", "npn", "pjf", "pmf", "pmos", "pnp", "r", "sw", "urc",
  ]

  /// Whether a line gives a model of a device its name and its kind.
  static func hasModel(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.matchesAnyCase(".model ", at: 0) else { return false }
      let words = line.words
      guard words.count >= 3 else { return false }
      let kind = words[2].prefix { $0 != UInt8(ascii: "(") }
      return kindsOfDevices.contains { kind.equalsAnyCase($0) }
    }
  }

  /// What points of a program that can be probed are named with.
  private static let probePoints: [StaticString] = [
    " = ", " begin", " end", "kernel.", "module(\"", "process(\"", "process.", "syscall.", "timer.",
  ]

  /// Whether a line probes such a point.
  static func isProbed(_ sample: TextSample) -> Bool {
    sample.contains("{") && sample.contains("}")
      && sample.lines.contains { line in
        line.begins(with: "probe ") && probePoints.contains { line.contains($0) }
          && (line.trimmed.last == UInt8(ascii: "{") || line.contains(".mark(\"") || line.contains(".function(\""))
      }
  }

  /// Whether an identifier between quotation marks and the name of its file stand in a line.
  static func isCatalog(_ sample: TextSample) -> Bool {
    let quote = UInt8(ascii: "\"")
    return !sample.contains("<!")
      && sample.lines.contains { line in
        let entry = line.trimmed
        guard entry.begins(with: "PUBLIC"), let open = entry.firstIndex(of: quote),
          entry[..<open].dropFirst(6).trimmed.isEmpty,
          let close = entry[(open + 1)...].firstIndex(of: quote)
        else { return false }
        let name = entry[(close + 1)...].trimmed
        let isQuoted = name.first == quote && name.last == quote && name.count > 2
        return isQuoted || name.words.count == 1 && !name.contains(quote)
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
    sample.contains("\n  starts ") && !PythonSource.comesFirst(sample)
      && sample.lines.contains { line in
        let words = line.words
        return words.count == 3 && words[0].equals("lease") && words[2].equals("{")
      }
  }

  /// Whether sections are laid out, and input sections of every file put into one of them (GNU ld manual, sections Simple Linker
  /// Script Example and Input Section Basics).
  static func isLinkerScript(_ sample: TextSample) -> Bool {
    sample.heads.contains(UInt8(ascii: "S")) && sample.contains("*(.")
      && sample.lines.contains { $0.begins(with: "SECTIONS") && $0.dropFirst(8).first { $0 > 0x20 } ?? 0x7b == 0x7b }
  }

  /// Whether versions have names of symbols between braces, all others of which stay local (GNU ld manual, section VERSION
  /// Command).
  static func isVersionScript(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.contains("local:"), sample.contains("*;"), sample.contains("}") else { return false }
    let front = sample.front
    guard front < sample.bytes.count else { return false }
    let name = sample.bytes[front...].prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    guard sample.bytes[name.endIndex...].first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    let end = sample.bytes[...].trimmed
    return end.last == UInt8(ascii: ";") && !sample.contains("=")
      && sample.lines.places.allSatisfy { $0.isBlank || isPart($0, sample) }
  }

  /// Whether a line of a version script opens or ends a version, says who sees what follows, or has names that end in semicolons.
  private static func isPart(_ place: TextLine, _ sample: TextSample) -> Bool {
    ";{:}/".utf8.contains(place.tail) || "#*/".utf8.contains(place.head)
      || place.indent == 0 && sample.bytes[place.text].words.count == 1
  }

  /// Whether the name comes first, behind comments, and then rows, each after the letter of its kind: where there are many, columns
  /// stand too far behind to be seen (IBM: CPLEX file formats, MPS file format).
  static func isMathematicalProgram(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "N")), sample.heads.contains(UInt8(ascii: "R")) else { return false }
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "*") }
    guard let name = lines.first, name.begins(with: "NAME"), name.dropFirst(4).first.map({ $0 <= 0x20 }) ?? true else {
      return false
    }
    let sections = lines.dropFirst().drop { !$0.trimmed.equals("ROWS") }
    let rows = sections.dropFirst().prefix { $0.first.map { $0 <= 0x20 } ?? false }
    return !rows.isEmpty && rows.dropFirst().first != nil
      && rows.allSatisfy { row in
        let words = row.words
        return words.count == 2 && words[0].count == 1 && "NELG".utf8.contains(words[0][words[0].startIndex])
      }
  }

  /// Whether the numbers of variables and clauses, or of nodes and edges, follow the kind of the problem (DIMACS: Satisfiability
  /// suggested format; Clique and coloring problems).
  ///
  /// Programs that read problems have some in their strings.
  static func isProblem(_ sample: TextSample) -> Bool {
    !PythonSource.comesFirst(sample)
      && sample.lines.contains { line in
        let words = line.words
        return line.begins(with: "p ") && words.count == 4
          && words.dropFirst(2).allSatisfy { $0.number(ofAtMost: 12) != nil }
      }
  }

  /// Whether constraints follow the objective; models that compute both have semicolons.
  static func isProgram(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.matchesAnyCase("subject to", at: 0) && $0.last != UInt8(ascii: ";") }
      && !sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") }
  }

  /// Whether no program comes first, and no comment of CMake in which documents stand (CMake: cmake-developer(7), Module
  /// Documentation).
  static func isRestructured(_ sample: TextSample) -> Bool {
    !sample.beginsLikeProgram && !sample.contains("[.rst:")
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

  /// A module and its name in front of all but comments, what it defines after a brace, and its namespace or what it belongs to.
  static func isYANG(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank && !$0.trimmed.begins(with: "//") }?.words ?? []
    guard first.count == 3, first[0].equals("module") || first[0].equals("submodule"), first[2].equals("{") else {
      return false
    }
    return sample.contains("namespace") && sample.contains("prefix ") || sample.contains("belongs-to ")
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

  /// Whether the first record says who is responsible for the zone, as it does in every one (RFC 1035, sections 3.3.13 and 5.2).
  static func beginsZone(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: ";")), first.contains("SOA") else {
      return false
    }
    let words = first.prefix { $0 != UInt8(ascii: ";") }.words
    guard let place = words.firstIndex(where: { $0.equals("SOA") }), place > 0, words[place - 1].equals("IN") else {
      return false
    }
    // The server, whom to write to, and numbers, which may begin in the next line.
    return place <= 3 && words.count >= place + 3
  }

  private static func hasRecord(_ sample: TextSample) -> Bool {
    sample.contains("SOA") || sample.contains(" IN ") || sample.contains("\tIN\t")
  }

  /// Whether the first line that is not blank is a comment or a control word of TeX.
  static func beginsLikeTeX(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank }?.trimmed.first
    // MetaPost hands the text of labels to TeX.
    return (first == UInt8(ascii: "%") || first == UInt8(ascii: "\\")) && !sample.contains("beginfig(")
  }

  /// Whether nothing but comments and blank lines stands in front of the first message.
  static func beginsWithMessages(_ sample: TextSample) -> Bool {
    sample.lines.firstUncommented?.begins(with: "msg") ?? false
  }

  /// Whether ports, pins or the like are named, and no design is read or built: scripts that do have such constraints too.
  static func constrains(_ sample: TextSample) -> Bool {
    let commands: [StaticString] = ["\nproc ", "\nputs ", "\nread_", "\nsource ", "\nsynth"]
    return sample.contains("[get_") && !sample.contains(anyOf: commands)
  }

  /// Whether a statement ends with a semicolon and its line, and a brace stands somewhere.
  static func endsStatements(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") } && sample.contains("{")
  }

  /// What formulas are for.
  private static let roles: Set = [
    "assumption", "axiom", "conjecture", "corollary", "definition", "hypothesis", "lemma", "logic",
    "negated_conjecture", "plain", "theorem", "type", "unknown",
  ]

  /// Whether the second field of a formula is what it is for (TPTP: Syntax BNF, formula_role).
  static func hasFormula(_ sample: TextSample) -> Bool {
    let words: [StaticString] = ["fof(", "cnf(", "tff(", "thf("]
    // Nothing but formulas, comments and files that are read stand in a problem; manuals show some.
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "%")),
      first.begins(withAnyOf: words + ["include(", "tcf(", "/*", "#", "("])
    else { return false }
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

  /// Whether a note has a key in quotation marks and ends with its line (JEDEC JESD71, section NOTE).
  static func hasNote(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.begins(with: "NOTE \"") && $0.trimmed.last == UInt8(ascii: ";") }
  }

  private static let optionTypes = ["bool", "def_bool", "def_tristate", "hex", "int", "string", "tristate"]

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

  /// Whether a value is assigned to the radix (Xilinx: COE file syntax).
  static func hasRadix(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      line.matchesAnyCase("memory_initialization_radix", at: 0)
        && line.dropFirst(27).first { $0 > 0x20 } == UInt8(ascii: "=")
    }
  }
}
