// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Sources that statements at the beginning of lines mark, which no other language has there.
enum StatementSniffer: TabledSniffer {
  /// A statement, and the rule it speaks for.
  private struct Statement {
    let rule: UInt16
    /// Its place in the rule.
    let number: UInt16
    /// Its bytes in the text of the rules.
    let bytes: Range<Int>
    /// Its first bytes, eight at most, and those of a line that must be the same.
    let front: UInt64
    let frontMask: UInt64
    /// Whether nothing may follow it in its line.
    let isWholeLine: Bool
    /// The number of another one that begins with the same two bytes; 0 for none.
    let next: UInt16
  }

  private struct Rules {
    /// The table, with tildes for spaces.
    private let table: String
    var keys: [String] = []
    /// How many different statements of each rule must be there.
    var least: [Int] = []
    /// The statements by their numbers; number 0 stands for none.
    private var statements = [
      Statement(rule: 0, number: 0, bytes: 0..<0, front: 0, frontMask: 0, isWholeLine: false, next: 0)
    ]
    /// The last of the statements that begin with a pair of bytes, which most lines show to be none.
    private var numbers = NumberTable(room: 512)
    /// Which pairs those are.
    private var pairs = BytePairSet()

    private static func pair(_ first: UInt8, _ second: UInt8) -> UInt64 { UInt64(first) << 8 | UInt64(second) }

    /// Reads the table in one pass over its bytes, because a tool that judges one text makes the rules for that one.
    init(_ table: String) {
      self.table = table
      let text = table.utf8Span.span
      statements.reserveCapacity(Rules.usualCount)
      var start = 0
      while start < text.count {
        let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start, to: text.count) ?? text.count
        let bar = text.firstIndex(of: UInt8(ascii: "|"), from: start, to: end) ?? end
        // One digit, and another bar after it.
        if bar + 2 < end {
          addStatements(text, from: bar + 3, to: end)
          keys.append(text.extracting(start..<bar).utf8String)
          least.append(Int(text[bar + 1] & 15))
        }
        start = end + 1
      }
    }

    /// Statements in the table as it is; more only take longer.
    private static let usualCount = 1400

    /// Adds the statements of the next rule, which spaces divide.
    private mutating func addStatements(_ text: Span<UInt8>, from first: Int, to end: Int) {
      var number: UInt16 = 0
      var start = first
      while start < end {
        let block = start
        var spaces = text.bits(equalTo: 0x20, at: block)
        // The end of the rule divides too.
        let rest = UInt64(end - block)
        if rest < Span<UInt8>.blockSize { spaces = spaces & (1 << rest - 1) | 1 << rest }
        // A statement may be longer than a block.
        if spaces == 0 {
          start = text.firstIndex(of: 0x20, from: block, to: end) ?? end
          add(text, block..<start, number)
          number += 1
          start += 1
        }
        while spaces != 0 {
          let next = block + spaces.trailingZeroBitCount
          spaces &= spaces - 1
          add(text, start..<next, number)
          number += 1
          start = next + 1
        }
      }
    }

    /// Adds a statement of the next rule.
    private mutating func add(_ text: Span<UInt8>, _ word: Range<Int>, _ number: UInt16) {
      let isWholeLine = word.count >= 2 && text[word.upperBound - 2] == 0xc2 && text[word.upperBound - 1] == 0xb6
      let bytes = isWholeLine ? word.lowerBound..<word.upperBound - 2 : word
      guard bytes.count >= 2 else { return }
      let front = text.eightBytes(at: bytes.lowerBound).withSpacesForTildes
      let (first, second) = (UInt8(front.number & 0xff), UInt8(front.number >> 8 & 0xff))
      let pair = Rules.pair(first, second)
      statements.append(
        Statement(
          rule: UInt16(keys.count), number: number, bytes: bytes, front: front.prefix(bytes.count).number,
          frontMask: EightBytes(.max).prefix(bytes.count).number, isWholeLine: isWholeLine, next: numbers[pair]))
      numbers[pair] = UInt16(statements.count - 1)
      pairs.insert(first, second)
    }

    /// Notes the statements that stand at the front of a line, a bit for each of a rule; as long as there was none, there
    /// are no bits either.
    @inline(__always)
    func note(_ line: TextLine, of text: Span<UInt8>, in seen: inout [UInt64]) {
      guard line.first > 0x20, line.start + 1 < line.end else { return }
      // Most lines begin with two bytes that no statement begins with.
      guard pairs.contains(line.first, text[line.start + 1]) else { return }
      noteStatements(text.extracting(line.start..<line.end), in: &seen)
    }

    private func noteStatements(_ line: Span<UInt8>, in seen: inout [UInt64]) {
      let front = line.eightBytes(at: 0).number
      var next = numbers[Rules.pair(line[0], line[1])]
      while next != 0 {
        let statement = statements[Int(next)]
        if front & statement.frontMask == statement.front, stands(statement, in: line) {
          if seen.isEmpty { seen = Array(repeating: 0, count: keys.count) }
          seen[Int(statement.rule)] |= 1 << UInt64(statement.number)
        }
        next = statement.next
      }
    }

    /// Whether a line begins with a statement, and no letter, digit or underscore goes on with its word.
    private func stands(_ statement: Statement, in line: Span<UInt8>) -> Bool {
      let count = statement.bytes.count
      guard line.count >= count else { return false }
      let text = table.utf8Span.span
      for index in 0..<count {
        let byte = text[statement.bytes.lowerBound + index]
        guard line[index] == (byte == UInt8(ascii: "~") ? 0x20 : byte) else { return false }
      }
      if statement.isWholeLine {
        for index in count..<line.count where line[index] > 0x20 { return false }
      }
      guard text[statement.bytes.upperBound - 1].isWordCharacter, line.count > count else { return true }
      return !line[count].isWordCharacter
    }
  }

  private static let parsed = Rules(rules)

  /// Whether what must hold besides does, where statements of a rule stand in other texts too, as those of documents in the
  /// comments of programs.
  private static func isProven(_ key: String, _ sample: TextSample) -> Bool {
    switch key {
    case "cmake": sample.contains("=[.rst:") && sample.contains("=]")
    case "common-lisp": beginsLikeLisp(sample) && namesPackage(sample)
    case "coe": hasRadix(sample)
    case "dimacs": isProblem(sample)
    case "idl": endsStatements(sample)
    case "openfoam": isFoam(sample)
    case "go-asm": isAssembly(sample)
    case "haxe": isOfHaxe(sample)
    case "ats": loadsLibrary(sample)
    case "agda": sample.contains("module ") && !sample.contains("\n```")
    case "apache": !importsModules(sample)
    case "m4": isMacros(sample)
    case "fish": completes(sample)
    case "starlark": isOfBazel(sample)
    case "sdc": constrains(sample)
    case "perl": usesPragma(sample) && !SentenceLines.fill(sample.bytes)
    case "applescript": isTold(sample)
    case "factor": sample.contains(" ;")
    case "powershell": sample.contains("$") || sample.contains("unction ")
    case "python": beginsWithModule(sample)
    case "tcl": sample.contains("source ") || sample.contains("load ") || sample.contains("tclPkgSetup")
    case "bats": sample.contains("\" {\n") && sample.contains("\n}")
    case "dcl": isProcedure(sample)
    case "dhcp": isLease(sample)
    case "dns": isZone(sample)
    case "gettext": beginsWithMessages(sample)
    case "dockerfile": isBuild(sample)
    case "emacs-lisp": isLisp(sample)
    case "erlang": sample.contains(").")
    case "gherkin": hasSteps(sample)
    case "kconfig": hasOptions(sample)
    case "lark": !importsModules(sample)
    case "geo": sample.contains("Point(") && (sample.contains(") = {") || sample.contains(")={"))
    case "go-mod": isGoModule(sample)
    case "latex": beginsLikeTeX(sample)
    case "lp": isProgram(sample)
    case "minizinc": sample.contains("\nsolve ")
    case "magicpoint": sample.contains("%page\n") || sample.contains("%default 1 ")
    case "mps": sample.contains("\nROWS") && sample.contains("\nCOLUMNS")
    case "nanorc": sample.contains("\ncolor ") && (sample.begins(with: "syntax ") || sample.contains("\nsyntax "))
    case "ninja":
      sample.contains("\n  command = ") || sample.contains("ninja_required_version") || sample.contains(": phony")
    case "nasm": isPreprocessed(sample)
    case "nusmv": sample.lines.contains { $0.trimmed.equals("MODULE main") }
    case "objdump": sample.contains(":     file format ")
    case "ocl": hasConstraints(sample)
    case "octave": isOfOctave(sample)
    case "rst": isRestructured(sample)
    case "org": !importsModules(sample)
    case "pod": isDocumentation(sample)
    case "scss": isMixin(sample)
    case "selinux":
      sample.contains("policy_module(") || sample.contains("\nrequire {") && sample.contains("module ")
        || sample.lines.contains(where: isAccessRule)
    case "slice": sample.contains("module ")
    case "smpl": isSemanticPatch(sample)
    case "svf": sample.contains(");")
    case "rpm-spec": sample.contains("\n%description") || sample.contains("\n%files")
    case "texinfo": !sample.beginsLikeProgram
    case "stapl": sample.contains("ENDPROC;") || sample.contains("ENDDATA;") || hasNote(sample)
    case "touchstone": hasOptionLine(sample)
    case "tptp": hasFormula(sample)
    case "ucf": sample.contains("LOC")
    case "sgml-catalog": isCatalog(sample)
    case "xs":
      sample.contains("PACKAGE")
        && (sample.contains("XSUB.h") || sample.contains("PROTOTYPES") || sample.contains("RETVAL"))
    case "yang": isYANG(sample)
    default: true
    }
  }

  /// Rules whose statements glossaries and manuals have at the beginning of lines, with sentences after them.
  private static let plainWords = [
    "apache", "automake", "dircolors", "hxml", "inno", "kaitai", "linker", "lolcode", "lp", "metafont", "mgf", "mif",
    "minizinc", "nanorc",
    "nusmv", "openvpn", "pkg-config", "proguard", "qmake", "sdc", "spice", "vim-snippets",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    // A file's variables stand in its first line, and no other Lisp has this one; libraries have their names there.
    if let first = sample.lines.first, first.begins(with: ";"),
      first.contains("lexical-binding:") || first.begins(with: ";;; ") && first.contains(".el --- ")
    {
      return KnownFinding(types["emacs-lisp"], .strong)
    }
    if areTests(sample) || isOctave(sample) { return KnownFinding(types["octave"], .fair) }
    let seen = statements(in: sample)
    if sample.heads.contains(UInt8(ascii: "%")), sample.lines.places.contains(where: { $0.first == UInt8(ascii: "%") }),
      let key = grammar(sample.lines, in: sample.head)
    {
      let hasScanner = key == "yacc" && sample.contains("\n%lex") && sample.contains("\n/lex")
      return KnownFinding(types[hasScanner ? "jison" : key], .strong)
    }
    if let key = provenKey(seen, in: sample) { return KnownFinding(types[key], .fair) }
    if isMathematicalProgram(sample) { return KnownFinding(types["mps"], .fair) }
    if isLinkerScript(sample) { return KnownFinding(types["linker"], .fair) }
    if isCOBOL(sample.lines) { return KnownFinding(types["cobol"], .strong) }
    if isJob(sample) { return KnownFinding(types["jcl"], .strong) }
    if isAugmentedGrammar(sample) { return KnownFinding(types["abnf"], .fair) }
    if isAPL(sample) { return KnownFinding(types["apl"], .fair) }
    if isREXX(sample) { return KnownFinding(types["rexx"], .fair) }
    if isGrammar(sample) { return KnownFinding(types["bnf"], .fair) }
    if isExtendedGrammar(sample) { return KnownFinding(types["ebnf"], .fair) }
    if isSettings(sample) { return KnownFinding(types["texinfo"], .fair) }
    return isFixedForm(sample) ? KnownFinding(types["fortran"], .fair) : nil
  }

  /// Which statements of each rule stand at the beginning of lines, a bit for each; empty where there are none at all.
  private static func statements(in sample: TextSample) -> [UInt64] {
    let rules = parsed
    var seen: [UInt64] = []
    let text = sample.bytes.span
    for line in sample.lines.places { rules.note(line, of: text, in: &seen) }
    return seen
  }

  /// The first rule of which enough statements were seen, and what must hold besides.
  private static func provenKey(_ seen: [UInt64], in sample: TextSample) -> String? {
    guard !seen.isEmpty else { return nil }
    let (keys, least) = (parsed.keys, parsed.least)
    lazy var isFilled = SentenceLines.fill(sample.bytes)
    return keys.indices.first {
      seen[$0].nonzeroBitCount >= least[$0] && isProven(keys[$0], sample)
        && (!plainWords.contains(keys[$0]) || !isFilled)
    }.map { keys[$0] }
  }

  /// Whether the division that programs begin with and the name of the program stand at the beginning of lines, after
  /// numbers of lines or blanks.
  private static func isCOBOL(_ lines: TextLines) -> Bool {
    let bytes = lines.bytes
    var hasDivision = false
    for place in lines.places {
      // Most texts have neither the numbers nor the words.
      guard place.head.isDigit || place.head.lowercased == UInt8(ascii: "i") || hasDivision else { continue }
      var start = place.textStart
      while start < place.textEnd, bytes[start].isDigit || bytes[start] == 0x20 { start += 1 }
      if hasDivision, bytes.hasAnyCase("program-id.", at: start) { return true }
      guard start + 1 < place.textEnd, bytes[start + 1].lowercased == UInt8(ascii: "d") else { continue }
      hasDivision =
        hasDivision || bytes.hasAnyCase("identification division.", at: start)
        || bytes.hasAnyCase("id division.", at: start)
    }
    return false
  }

  /// A statement with a name, JOB or PROC in front of all but comments, and one that runs a program or declares data.
  private static func isJob(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "/")) else { return false }
    let first = sample.lines.first { !$0.begins(with: "//*") && !$0.isBlank }
    guard let first, first.begins(with: "//"), first.count > 2, first[first.startIndex + 2] > 0x20 else { return false }
    let words = first.words.prefix(3)
    let name = words.first?.dropFirst(2) ?? []
    let isName = (1...8).contains(name.count) && name.allSatisfy { isNational($0) || $0.isDigit }
    guard isName, words.count > 1, words[1].equals("JOB") || words[1].equals("PROC") else { return false }
    return sample.contains(" EXEC ") || sample.contains(" DD ")
  }

  /// The capitals and the three signs that names of statements may begin with.
  private static func isNational(_ byte: UInt8) -> Bool {
    byte.isCapital || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "$")
  }

  /// Nothing but lines that set flags of Texinfo; batch files have an equals sign between name and value.
  private static func isSettings(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "@") else { return false }
    let lines = sample.wholeLines.filter { !$0.isBlank }
    return lines.count >= 2
      && lines.allSatisfy { $0.begins(with: "@set ") && !$0.contains(UInt8(ascii: "=")) || $0.begins(with: "@c ") }
  }

  private static let units: [StaticString] = [
    "block data", "function ", "program ", "recursive subroutine ", "subroutine ",
    // What files hold that several units include.
    "common /", "implicit double ", "implicit none", "implicit real", "integer*2 ", "integer*4 ", "parameter (",
    "parameter(", "real*4 ", "real*8 ",
  ]
  /// What the types of functions begin with.
  private static let typesOfFunctions: [StaticString] = [
    "character", "complex", "double", "integer", "logical", "real",
  ]

  /// Comments with a sign in the first column, then a program unit after six blanks.
  private static func isFixedForm(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    guard let index = lines.places.firstIndex(where: { !$0.isBlank && !isCommentSign($0.first) }) else {
      return !lines.isEmpty && isUnit(behindCommentsOf: sample)
    }
    return lines.places[index].indent >= 6 && isUnit(lines[index])
  }

  /// Whether a program unit stands behind comments that are longer than the sample.
  private static func isUnit(behindCommentsOf sample: TextSample) -> Bool {
    guard sample.encoding.unitLength == 1,
      sample.begins(with: "*") || sample.begins(with: "C") || sample.begins(with: "c")
    else { return false }
    var rest = sample.head[...]
    while let end = rest.firstIndex(of: 0x0a) {
      let line = rest[..<end]
      if let first = line.first, !isCommentSign(first), !line.isBlank { return isUnit(line) }
      rest = rest[(end + 1)...]
    }
    return false
  }

  private static func isCommentSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "C") || byte == UInt8(ascii: "c") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "!")
  }

  /// Whether a line is the first one of a program unit, or one of those that stand at its beginning.
  private static func isUnit(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 7, line.prefix(6).allSatisfy({ $0 == 0x20 }) else { return false }
    let text = line.trimmed
    guard let last = text.last, last != UInt8(ascii: ";"), last != UInt8(ascii: "{") else { return false }
    if units.contains(where: { text.matchesAnyCase($0, at: 0) }) { return true }
    return typesOfFunctions.contains { text.matchesAnyCase($0, at: 0) }
      && text.words.dropFirst().prefix(2).contains { $0.count == 8 && $0.matchesAnyCase("function", at: 0) }
  }
}
