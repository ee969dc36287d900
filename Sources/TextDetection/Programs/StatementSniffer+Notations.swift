// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Notations that are told by their signs and by how their lines are made, where no statements of theirs stand.
extension StatementSniffer {
  /// Signs of primitives and arguments that hardly any other notation has.
  private static let signsOfAPL: [StaticString] = ["⍵", "⍺", "⍴", "⍳", "⎕", "⍝", "∇", "⌿", "⍉", "⍬", "⍪", "⌽"]
  /// Different ones of them that must be there.
  private static let leastSigns = 3

  /// Whether two names are assigned to and several of the signs stand there, or a function is defined from one line with its
  /// sign to the next (ISO/IEC 13751, sections The character set and Defined-Function Editing).
  static func isAPL(_ sample: TextSample) -> Bool {
    guard sample.contains("←") else { return false }
    if sample.begins(with: "∇"), sample.lines.dropFirst().contains(where: { $0.trimmed.equals("∇") }) { return true }
    guard signsOfAPL.count(where: { sample.contains($0) }) >= leastSigns else { return false }
    let assignments = sample.lines.count { line in
      guard let sign = line.firstIndex(ofWord: "←", from: line.startIndex) else { return false }
      let name = line[..<sign].trimmed.suffix { $0.isWordCharacter }
      return name.first?.isLetter ?? false
    }
    return assignments >= 2
  }

  /// Whether the first two lines have the sign of tests, which PostScript has in its first line alone (GNU Octave manual, section
  /// Test Functions).
  static func areTests(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "%!") else { return false }
    return sample.lines.filter { !$0.isBlank }.prefix(2).count { $0.begins(with: "%!") } == 2
  }

  /// Whether functions end in a word of their own and comments begin with the signs of Octave; Scilab has other comments, and the
  /// other languages with that word other heads of functions (GNU Octave manual, sections Defining Functions and Comments).
  static func isOctave(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "f")), sample.heads.contains(UInt8(ascii: "e")),
      sample.heads.contains(UInt8(ascii: "#")) || sample.heads.contains(UInt8(ascii: "%")),
      sample.contains("endfunction")
    else { return false }
    var (begins, ends, isCommented) = (false, false, false)
    for place in sample.lines.places where place.indent == 0 && !place.isBlank {
      let line = sample.bytes[place.text]
      switch place.first {
      case UInt8(ascii: "#"), UInt8(ascii: "%"): isCommented = true
      case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "`"): return false
      case UInt8(ascii: "e"): ends = ends || line.trimmed.equals("endfunction")
      case UInt8(ascii: "f"):
        if line.begins(with: "function "), place.tail != UInt8(ascii: ";") { begins = true }
      case UInt8(ascii: "l"): if line.begins(with: "let ") { return false }
      default: break
      }
    }
    return begins && ends && isCommented
  }

  /// Instructions that no program of C has at the beginning of a line, as most programs have some.
  private static let instructions: [StaticString] = [
    "address ", "arg ", "call ", "do ", "exit", "if ", "parse ", "pull", "say ", "signal ", "trace ",
  ]

  /// Whether the comment of the first line has the name of the language, by which systems tell it from other languages of
  /// commands, and instructions follow.
  static func isREXX(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "/*"), !sample.contains("#include"), let first = sample.lines.firstFilled,
      first.split(whereSeparator: { !$0.isLetter }).contains(where: {
        $0.count == 4 && $0.matchesAnyCase("rexx", at: 0)
      })
    else { return false }
    let found = instructions.filter { word in
      sample.lines.contains { line in
        let text = line.drop { $0 <= 0x20 }
        return text.matchesAnyCase(word, at: 0) && text.last != UInt8(ascii: "{")
      }
    }
    return found.count >= 2
  }

  /// Rules one below another in whose elements literals or numbers of characters stand, an alternative and a repetition among
  /// them, and nothing but comments and what goes on with a rule besides (IETF RFC 5234, sections 2 and 3).
  static func isAugmentedGrammar(_ sample: TextSample) -> Bool {
    var (rules, terminals) = (0, 0)
    var repeats = false
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: ";") {
      var elements = line
      if line.first.map({ $0 > 0x20 }) ?? false {
        let name = line.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
        let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
        guard name.first?.isLetter ?? false, rest.first == UInt8(ascii: "=") else { return false }
        elements = rest.dropFirst()
        rules += 1
      }
      // Other grammars and programs end their statements with the sign that begins a comment here.
      guard elements.trimmed.last != UInt8(ascii: ";") else { return false }
      let hasNumber = elements.contains(" %x") || elements.contains(" %d") || elements.contains("(%x")
      if hasNumber || elements.contains(UInt8(ascii: "\"")) { terminals += 1 }
      repeats = repeats || repetitions.contains { elements.contains($0) }
    }
    return rules >= 3 && terminals * 2 >= rules && repeats && sample.contains(" / ")
  }

  private static let repetitions: [StaticString] = [
    " *(", " 1*", " *DIGIT", " *ALPHA", " *WSP", " 2DIGIT", " 4HEXDIG", " *2",
  ]

  /// Rules one below another, each with its name in front of the sign, and few lines that are neither a rule nor go on with one;
  /// the notation of ASN.1 has names in capitals and braces after the sign, and programs have rules in their strings.
  static func isGrammar(_ sample: TextSample) -> Bool {
    // Documents of reStructuredText have grammars in them, further in than the words about them.
    guard sample.contains("::="), !importsModules(sample), !sample.contains("DEFINITIONS"),
      !sample.contains("SEQUENCE"), !sample.contains("\n.. ")
    else { return false }
    var (rules, others) = (0, 0)
    for line in sample.wholeLines where !line.isBlank {
      let text = line.trimmed
      if let sign = text.firstIndex(ofWord: "::=", from: text.startIndex), sign > text.startIndex {
        let name = text[..<sign].trimmed
        let isBracketed = name.first == UInt8(ascii: "<") && name.last == UInt8(ascii: ">")
        let isName = isBracketed || name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
        if isName, !text[(sign + 3)...].contains(UInt8(ascii: "{")) { rules += 1 } else { others += 1 }
      } else if line.first.map({ $0 > 0x20 }) ?? false, text.first != UInt8(ascii: "|"), text.first != UInt8(ascii: "#")
      {
        others += 1
      }
    }
    return rules >= 3 && others * 2 <= rules
  }

  /// What rules may have besides names, literals and blanks (ISO/IEC 14977, clause 7.2).
  private static let signsOfRules = "()*,-?[]{|}".utf8

  /// Nothing but rules that a semicolon ends, with literals and alternatives or repetitions in them, of which one is used in
  /// another (ISO/IEC 14977, clause 4).
  static func isExtendedGrammar(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.contains(";"), sample.contains("=") else { return false }
    let bytes = sample.bytes
    var names: Set<[UInt8]> = []
    var used: Set<[UInt8]> = []
    var (literals, choices) = (0, 0)
    var isInside = false
    var index = sample.front
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLetter {
        let word = bytes[index...].prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
        index = word.endIndex
        guard !isInside else {
          used.insert(Array(word))
          continue
        }
        let sign = bytes[index...].drop { $0 <= 0x20 }
        guard sign.first == UInt8(ascii: "="), sign.dropFirst().first != UInt8(ascii: "=") else { return false }
        names.insert(Array(word))
        index = sign.startIndex + 1
        isInside = true
      } else if bytes.has("(*", at: index) {
        guard let close = bytes[...].firstIndex(ofWord: "*)", from: index + 2) else { return false }
        index = close + 2
      } else if isInside, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let close = bytes[(index + 1)...].firstIndex(of: byte) else { return false }
        literals += 1
        index = close + 1
      } else if byte <= 0x20 || isInside && (byte.isDigit || signsOfRules.contains(byte)) {
        if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "{") { choices += 1 }
        index += 1
      } else {
        guard isInside, byte == UInt8(ascii: ";") else { return false }
        isInside = false
        index += 1
      }
    }
    return !isInside && names.count >= 2 && literals >= 2 && choices >= 1 && !names.isDisjoint(with: used)
  }

  /// Whether sections are laid out, and input sections of every file put into one of them (GNU ld manual, sections Simple Linker
  /// Script Example and Input Section Basics).
  static func isLinkerScript(_ sample: TextSample) -> Bool {
    sample.heads.contains(UInt8(ascii: "S")) && sample.contains("*(.")
      && sample.lines.contains { $0.begins(with: "SECTIONS") && $0.dropFirst(8).first { $0 > 0x20 } ?? 0x7b == 0x7b }
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
}
