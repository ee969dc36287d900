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

  /// Rules whose statements glossaries and manuals have at the beginning of lines, with sentences after them.
  private static let plainWords = [
    "apache", "automake", "coco", "dircolors", "haproxy", "hxml", "inno", "ipkg", "kaitai", "linker", "lolcode", "lp",
    "metafont", "mgf", "mif", "minizinc", "module-definition", "nanorc", "nusmv", "omgrofl", "openvpn", "pan",
    "pkg-config", "proguard", "qmake", "rebol", "red", "reduce", "runoff", "sablecc", "sdc", "spice", "upstart",
    "vim-snippets",
  ]

  /// Rules whose statements documents show between fences.
  private static let shown = [
    "django", "mirc", "mumps", "nextflow", "pan", "snakemake", "soong", "spin", "wolfram-test", "xojo", "zeek",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    // A file's variables stand in its first line, and no other Lisp has this one; libraries have their names there.
    if let first = sample.lines.first, first.begins(with: ";"),
      first.contains("lexical-binding:") || first.begins(with: ";;; ") && first.contains(".el --- ")
    {
      return KnownFinding(types["emacs-lisp"], .strong)
    }
    if OctaveSource.areTests(sample) || OctaveSource.isProgram(sample) { return KnownFinding(types["octave"], .fair) }
    let seen = statements(in: sample)
    if sample.heads.contains(UInt8(ascii: "%")), sample.lines.places.contains(where: { $0.first == UInt8(ascii: "%") }),
      let key = grammar(sample.lines, in: sample.head)
    {
      let hasScanner = key == "yacc" && sample.contains("\n%lex") && sample.contains("\n/lex")
      return KnownFinding(types[hasScanner ? "jison" : key], .strong)
    }
    if let key = provenKey(seen, in: sample) { return KnownFinding(types[key], .fair) }
    return notations.first { $0.holds(sample) }.flatMap { KnownFinding(types[$0.key], $0.weight) }
  }

  /// What is told by its signs and by how its lines are made; the first that holds decides.
  private static let notations: [(key: String, weight: Evidence.Weight, holds: @Sendable (TextSample) -> Bool)] = [
    ("mps", .fair, isMathematicalProgram),
    ("energyplus", .fair, describesBuilding),
    ("linker", .fair, isLinkerScript),
    ("linker", .fair, isVersionScript),
    ("dcl", .fair, DCLSource.areCommands),
    ("dsssl", .fair, LispSource.isStyleSheet),
    ("cobol", .strong, COBOLSource.isProgram),
    ("jcl", .strong, JCLSource.isJob),
    ("abnf", .fair, GrammarSource.isAugmented),
    ("capnp", .strong, CapnProtoSource.hasIdentifier),
    ("apl", .fair, APLSource.isProgram),
    ("rexx", .fair, REXXSource.isProgram),
    ("lbnf", .fair, GrammarSource.isLabelled),
    ("bnf", .fair, GrammarSource.isPlain),
    ("bnf", .fair, GrammarSource.isGenerated),
    ("ebnf", .fair, GrammarSource.isExtended),
    ("lark", .fair, GrammarSource.isLark),
    ("texinfo", .fair, isSettings),
    ("fortran", .fair, FortranSource.isFixedForm),
    ("liblouis", .fair, BrailleTableSource.isTable),
    ("tlaplus", .strong, isSpecification),
    ("rpg", .strong, isFixedRPG),
    ("tree-sitter-query", .fair, areQueries),
    ("bqn", .fair, APLSource.isBQN),
    ("caddy", .fair, CaddySource.isConfiguration),
    ("csound-score", .fair, CsoundSource.isScore),
    ("csound-score", .fair, CsoundSource.isOrchestra),
    ("inform7", .fair, InformSource.isStory),
    ("literate-haskell", .fair, HaskellSource.isLiterate),
    ("ooc", .fair, OocSource.isProgram),
    ("warpscript", .fair, WarpScriptSource.isProgram),
    ("fish", .fair, FishSource.isLoop),
    ("mup", .fair, MupSource.isScore),
    ("opentype-features", .fair, areFeatures),
    ("csh", .fair, setVariables),
    ("gdb", .fair, definesCommands),
    ("lua", .fair, LuaSource.areSettings),
    ("yacc", .fair, areRules),
    ("gyp", .fair, PythonSource.describesTargets),
    ("dns", .fair, beginsZone),
    ("qmake", .fair, BuildSource.isQMakeProject),
    ("valgrind", .fair, ServiceSource.suppressesErrors),
    ("scdoc", .fair, ManualSource.isScdoc),
    ("apt", .fair, ManualSource.isAlmostPlain),
    ("runoff", .fair, ManualSource.isCommentedRunoff),
    ("pkg-prototype", .fair, ServiceSource.listsPackage),
    ("systemd-preset", .fair, ServiceSource.enablesUnits),
    ("vms-cld", .fair, CommandDefinitionSource.definesVerbs),
    ("help2man", .fair, CommandDefinitionSource.isIncluded),
    ("menhir", .fair, MenhirSource.areMessages),
    ("cook", .fair, CookSource.isCookbook),
    ("spp", .fair, SPPSource.isProcedure),
    ("lobster", .fair, LobsterSource.isProgram),
    ("ungrammar", .fair, UngrammarSource.isGrammar),
    ("livescript", .fair, LiveScriptSource.areListed),
  ]

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
        && (!shown.contains(keys[$0]) || !sample.contains("\n```") && !isFilled)
    }.map { keys[$0] }
  }

  /// Nothing but lines that set flags of Texinfo; batch files have an equals sign between name and value.
  private static func isSettings(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "@") else { return false }
    let lines = sample.wholeLines.filter { !$0.isBlank }
    return lines.count >= 2
      && lines.allSatisfy { $0.begins(with: "@set ") && !$0.contains(UInt8(ascii: "=")) || $0.begins(with: "@c ") }
  }
}
