// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Sources with too few words of their language to count, but with a statement that opens them or holds all of them, which no
/// other text has.
///
/// Sources: The Python Language Reference, sections Simple statements and The import statement, and PEP 257, What is a
/// Docstring?; POSIX.1-2017, Shell Command Language, section Compound Commands; ECMA-262, section 14.3; Sass: Variables and
/// @import; Haskell 2010 report, section 5.1; POSIX.1-2017, awk; Meson: Reference manual, Functions.
enum PlainSourceSniffer: TextSniffer {
  private static let rules: [(language: String, holds: @Sendable (TextSample) -> Bool)] = [
    ("Python", isPythonModule), ("Shell", isScript), ("Shell", isEnvironment), ("Shell", isFunction),
    ("JavaScript", isData), ("SCSS", isSheet), ("Haskell", isHaskell),
    ("AWK", isAwk), ("Rust", isRustProgram), ("Go", isGoPackage), ("Racket", isRacketModule), ("CMake", isCMakeList),
    ("Meson", isBuild), ("Python", isPythonScript), ("Scala", isScalaBuild), ("Jsonnet", isJsonnet),
    ("C++", isCPlusPlus),
    ("Rust", isRustModule), ("TypeScript", isTypeDeclaration), ("C++", isHeaderOfCPlusPlus), ("C", isHeader),
    ("Ruby", isGemfile),
    ("C", isArray), ("R", isDumpedObject),
    ("SPARQL", isGraphQuery), ("SCSS", isIncludingSheet), ("Isabelle", isTheory),
    ("SQL", isQuery), ("SQL", isTable), ("SQL", isScriptOfTables), ("C++", isLinkage), ("CSS", isRoot),
    ("C++", isStreamed),
    ("JavaScript", isModuleOfNode), ("Eiffel", isClassText), ("AppleScript", isTold), ("Smalltalk", isTonel),
    ("Groovy", areDependencies), ("TypeScript", TypeScriptLines.declare), ("Coq", isProof), ("Vala", isValaProgram),
    ("Dart", isDartProgram), ("Perl", isHereDocument), ("SystemVerilog", isSystemDesign), ("Verilog", isDesign),
    ("C++", areNamesOfClasses),
    ("Assembly", isAssembly), ("C", areDeclarations), ("C", isTableOfConstants), ("C", isFragment),
    ("Lua", isLuaScript),
    ("AWK", isRules), ("Groovy", areSettings), ("JavaScript", isStatementOfScript),
    ("Tcl", isTcl), ("Visual Basic", isVisualBasic), ("Coq", isVernacular), ("R", isDocumentationOfR),
    ("CSS", isStyleSheet), ("Prolog", areDirectives), ("Nix", isFunctionOfNix),
    ("Windows resource script", areResources),
  ]

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    if let rule = rules.first(where: { $0.holds(sample) }) {
      return KnownFinding(LanguageModel.known(rule.language), .fair)
    }
    return (opened(sample) ?? beginning(of: sample) ?? lined(sample)).flatMap {
      KnownFinding(LanguageModel.known($0), .fair)
    }
  }

  /// A string between three quotes in front of all but comments, and after it nothing, or a statement that imports or says
  /// what the module is; or nothing but imports of which one is relative, and such statements.
  private static func isPythonModule(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented else { return false }
    let quotes: [StaticString] = ["\"\"\"", "'''"]
    if let quote = quotes.first(where: { first.begins(with: $0) }) {
      guard let close = sample.bytes[...].firstIndex(ofWord: quote, from: first.startIndex + 3) else { return false }
      let rest = sample.bytes[(close + 3)...]
      let end = rest.prefix { $0 != 0x0a }
      guard end.isBlank, close > first.startIndex + 3 else { return false }
      if rest.isBlank { return sample.isWhole }
      return sample.lines.contains { $0.startIndex > close && (isImport($0) || isDunder($0)) }
    }
    var isRelative = false
    var isOpen = false
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: "#") {
      if isOpen {
        isOpen = !line.contains(UInt8(ascii: ")")) && !line.contains(UInt8(ascii: "]"))
        continue
      }
      guard isImport(line) || isDunder(line) else { return false }
      isRelative = isRelative || line.begins(with: "from .") || line.begins(with: "__all__")
      isOpen = line.trimmed.last == UInt8(ascii: "(") || line.trimmed.last == UInt8(ascii: "[")
    }
    return isRelative
  }

  /// Whether a line imports modules or names of one.
  static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    let isName = { (word: ArraySlice<UInt8>) in word.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") } }
    guard line.first.map({ $0 > 0x20 }) ?? false, words.count >= 2, isName(words[1]) else { return false }
    if words[0].equals("from") { return words.count >= 4 && words[2].equals("import") }
    return words[0].equals("import") && (words.count == 2 || words.count == 4 && words[2].equals("as"))
  }

  /// Whether a line gives a value to a name between two underscores on each side.
  private static func isDunder(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix(while: \.isWordCharacter)
    guard name.count > 4, name.begins(with: "__"), name.suffix(2).equals("__") else { return false }
    let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == UInt8(ascii: "+") }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// A condition, a loop or a choice that opens and closes at the beginning of lines, and no line of a document, of m4 or of
  /// programs whose blocks look alike; documents have such blocks between marks or after sentences.
  private static func isScript(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "fc") || sample.heads.contains(UInt8(ascii: "i")) else { return false }
    var open: StaticString?
    var isClosed = false
    for line in sample.wholeLines {
      guard let first = line.first, first > 0x20, first != UInt8(ascii: "#") else { continue }
      if line.begins(with: "AC_") || line.begins(with: "AM_") || line.begins(with: "dnl") { return false }
      if first == UInt8(ascii: "<") || first == UInt8(ascii: "`") || first == UInt8(ascii: "|") { return false }
      let text = line.trimmed
      if open == nil {
        // Sentences, the heads of settings and the marks of blocks.
        guard let last = text.last, last != UInt8(ascii: "."), last != UInt8(ascii: ":"), last != UInt8(ascii: ",")
        else {
          return false
        }
        open = block(text)
      } else if let close = open, text.begins(with: close) {
        isClosed = isClosed || text.count == close.utf8CodeUnitCount
        open = nil
      }
    }
    return isClosed
  }

  /// What closes the block that a line opens; nil for other lines.
  private static func block(_ line: ArraySlice<UInt8>) -> StaticString? {
    guard let first = line.first, "cfi".utf8.contains(first) else { return nil }
    let words = line.words
    guard words.count >= 2, let last = words.last else { return nil }
    if words[0].equals("if") {
      let isTest = words[1].equals("[") || words[1].equals("[[") || words[1].equals("test") || words[1].equals("!")
      return isTest && (last.equals("then") || last.equals("]") || last.equals("]]")) ? "fi" : nil
    }
    if words[0].equals("for") {
      return words.count >= 4 && words[2].equals("in") && last.equals("do") ? "done" : nil
    }
    if words[0].equals("case") {
      return words.count == 3 && words[1].contains(UInt8(ascii: "$")) && last.equals("in") ? "esac" : nil
    }
    return nil
  }

  /// Nothing but names that are given values without blanks, of which one at least is exported or stands for a command
  /// (POSIX.1-2017, export, alias).
  private static func isEnvironment(_ sample: TextSample) -> Bool {
    var isExported = false
    for line in sample.wholeLines where !line.isBlank && line.first != UInt8(ascii: "#") {
      let isExport = line.begins(with: "export ") || line.begins(with: "alias ")
      let rest = isExport ? line.drop { $0 != 0x20 }.dropFirst() : line
      let name = rest.prefix(while: \.isWordCharacter)
      guard !name.isEmpty, rest[name.endIndex...].first == UInt8(ascii: "=") else { return false }
      isExported = isExported || isExport
    }
    return isExported
  }

  /// A function in front of all but comments, of which no line ends as those of other languages do, and a variable, output or
  /// what a command says in it (POSIX.1-2017, section Function Definition Command).
  private static func isFunction(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "}")), let first = sample.lines.firstUncommented else { return false }
    let name = first.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    let rest = first[name.endIndex...].drop { $0 == 0x20 }
    guard !name.isEmpty, rest.begins(with: "()") else { return false }
    let brace = sample.bytes[(rest.startIndex + 2)...].drop { $0 <= 0x20 }.first
    let isOther = sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") && !$0.trimmed.suffix(2).equals(";;") }
    guard brace == UInt8(ascii: "{"), !isOther, sample.lines.contains(where: { $0.trimmed.equals("}") }) else {
      return false
    }
    let commands: [StaticString] = [" local ", " echo ", "\"$", "$("]
    return commands.contains { sample.contains($0) }
  }

  /// A variable whose value is an array or an object up to the end of the text, after nothing but comments.
  private static func isData(_ sample: TextSample) -> Bool {
    guard sample.isWhole else { return beginsWithData(sample) }
    let whole = sample.bytes[...].trimmed
    let text = whole.suffix(24).equals("];updateSearchResults();") ? whole.dropLast(22) : whole
    if text.last == UInt8(ascii: "}") || text.last == UInt8(ascii: "]") { return beginsWithData(sample) }
    guard text.suffix(2).equals("];") || text.suffix(2).equals("};"),
      let first = sample.lines.first(where: { !$0.isBlank && !$0.begins(with: "//") && !isConstant($0) })
    else { return false }
    let words = first.words
    guard words.count >= 2 else { return false }
    // Indexes that documentation is searched by belong to no statement, and their objects hold strings.
    let isIndex = words[1].equals("=") && first.contains(" = [{\"")
    // Pages share them as properties of their window (HTML: Window).
    let isProperty = words[1].equals("=") && first.begins(with: "window.")
    guard isIndex || isProperty || words[0].equals("var") || words[0].equals("const") else { return false }
    let rest = sample.bytes[words[isIndex || isProperty ? 0 : 1].startIndex...].drop {
      $0.isWordCharacter || $0 == UInt8(ascii: "$") || isProperty && $0 == UInt8(ascii: ".")
    }.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    // Types of other languages stand in brackets in front of the values.
    let isArray = value.first == UInt8(ascii: "[") && value.dropFirst().first != UInt8(ascii: "]")
    guard isArray || value.first == UInt8(ascii: "{"), let last = text.last(where: { $0 != UInt8(ascii: ";") }) else {
      return false
    }
    return last == (isArray ? UInt8(ascii: "]") : UInt8(ascii: "}"))
      && !sample.lines.contains { $0.begins(with: "#include") || $0.begins(with: "package ") }
  }

  /// Whether a variable is given an object whose first name is written without quotes, or an array of them.
  private static func beginsWithData(_ sample: TextSample) -> Bool {
    let front = sample.front
    let words: [StaticString] = ["const ", "let ", "var "]
    guard words.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    let rest = sample.bytes[front...].drop { $0 > 0x20 }.dropFirst().drop {
      $0.isWordCharacter || $0 == UInt8(ascii: "$")
    }.drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    let object = value.first == UInt8(ascii: "[") ? value.dropFirst().drop { $0 <= 0x20 } : value
    guard object.first == UInt8(ascii: "{") else { return false }
    let name = object.dropFirst().drop { $0 <= 0x20 }.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "\"") }
    return !name.isEmpty && sample.bytes[name.endIndex...].first { $0 > 0x20 } == UInt8(ascii: ":")
  }

  /// Whether a line gives a string to a constant.
  private static func isConstant(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(with: "const ") && (line.trimmed.suffix(2).equals("';") || line.trimmed.suffix(2).equals("\";"))
  }

  /// Nothing but variables of Sass and the sheets that are imported, of each one at least; or imports alone after front matter.
  private static func isSheet(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "@")) else { return false }
    var (variables, imports, fences) = (0, 0, 0)
    for line in sample.wholeLines where !line.isBlank && !line.begins(with: "//") {
      let text = line.trimmed
      if text.equals("---"), imports == 0, variables == 0, fences < 2 {
        fences += 1
      } else if fences == 1 {
        guard line.first == UInt8(ascii: "#") else { return false }
      } else if text.begins(with: "$"), text.last == UInt8(ascii: ";") {
        let rest = text.dropFirst().drop { $0.isWordCharacter || $0 == UInt8(ascii: "-") }.drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: ":") else { return false }
        variables += 1
      } else {
        let isImport = text.begins(with: "@import ") || text.begins(with: "@use ") || text.begins(with: "@forward ")
        guard isImport, text.last == UInt8(ascii: ";") else { return false }
        imports += 1
      }
    }
    return imports > 0 && (variables > 0 || fences == 2)
  }

  /// A module with a name in capitals in front of all but comments, and what it exports.
  private static func isHaskell(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    var index = sample.start
    while index < bytes.count {
      if bytes.has("{-", at: index) {
        guard let close = bytes[...].firstIndex(ofWord: "-}", from: index) else { return false }
        index = close + 2
      } else if bytes.has("--", at: index) {
        index = bytes[index...].firstIndex(of: 0x0a) ?? bytes.count
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        break
      }
    }
    guard bytes.has("module ", at: index) else { return false }
    let name = bytes[(index + 7)...].drop { $0 == 0x20 }.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    guard let first = name.first, first.isCapital else { return false }
    let rest = bytes[name.endIndex...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "(") else { return false }
    if let close = rest.firstIndex(ofWord: ") where", from: rest.startIndex) {
      return !rest[..<close].contains(UInt8(ascii: ";"))
        && rest[..<close].firstIndex(ofWord: " : ", from: rest.startIndex) == nil
    }
    // Headings and documentation of what is exported (Haddock: Controlling the documentation structure).
    return sample.contains("\n  , ") && (sample.contains("-- * ") || sample.contains("(..)"))
  }

  /// An action that runs at the beginning or the end, and the words for fields and records; Perl and Ruby have such blocks.
  private static func isAwk(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "B")) || sample.heads.contains(UInt8(ascii: "E")) else { return false }
    let hasAction = sample.lines.contains { line in
      guard line.begins(with: "BEGIN") || line.begins(with: "END") else { return false }
      return line.drop { $0 != 0x20 && $0 != UInt8(ascii: "{") }.drop { $0 == 0x20 }.first == UInt8(ascii: "{")
    }
    guard hasAction, sample.contains("\n}") || sample.contains("}\n") else { return false }
    let others: [StaticString] = ["my ", "use ", "puts ", "require ", "sub ", "@", "\nend"]
    guard !others.contains(where: { sample.contains($0) }), sample.contains("print") else { return false }
    let own: [StaticString] = ["NR", "NF", "FS", "SUBSEP", "$0", "$1", "split(", "for(", "for ("]
    return own.contains { sample.contains($0) }
  }

  /// Functions that build nothing anywhere else, and the modules that are imported for builds.
  private static let buildFunctions: [StaticString] = [
    "configure_file(", "custom_target('", "declare_dependency(", "executable('", "files('", "import('fs')",
    "dependency('", "import('gnome')",
    "import('i18n')", "import('pkgconfig')", "include_directories('", "install_data(", "install_headers(",
    "install_man(",
    "meson.", "shared_library('", "static_library('", "subdir('",
  ]

  /// What the lines of choices and loops begin with.
  private static let choices: [StaticString] = ["elif ", "else", "endforeach", "endif", "foreach ", "if "]

  /// Nothing but calls and variables, of which one at least calls a function of builds or translates.
  private static func isBuild(_ sample: TextSample) -> Bool {
    guard sample.isWhole, !sample.contains(";"), !sample.contains("{") else { return false }
    var (isKnown, isChoice) = (false, false)
    for line in sample.lines {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first <= 0x20 {
        isKnown = isKnown || isChoice && buildFunctions.contains { line.trimmed.begins(with: $0) }
        continue
      }
      if ")]'".utf8.contains(first) { continue }
      if choices.contains(where: { line.begins(with: $0) }) {
        isChoice = !line.begins(with: "end")
        continue
      }
      let name = line.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      guard first.isLetter || first == UInt8(ascii: "_") else { return false }
      let rest = line[name.endIndex...].drop { $0 == 0x20 }
      var call = line
      if rest.first == UInt8(ascii: "=") || rest.begins(with: "+=") {
        call = rest.drop { $0 != UInt8(ascii: "=") }.dropFirst().trimmed
      } else {
        guard rest.first == UInt8(ascii: "(") else { return false }
      }
      isKnown =
        isKnown || buildFunctions.contains { call.begins(with: $0) }
        || name.suffix(8).equals(".gettext") && sample.contains("preset")
    }
    return isKnown
  }
}
