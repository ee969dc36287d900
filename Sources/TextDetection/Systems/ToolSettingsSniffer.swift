// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Settings of tools for the command line, every line of which begins with one of the tool's own words; and something that no
/// other tool has must be among them.
enum ToolSettingsSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    bazelrc||text/x-bazelrc|Options of Bazel|Bazel: Write bazelrc configuration files, section .bazelrc syntax and semantics
    curl||text/x-curlrc|Options of curl|curl(1), option --config
    gengetopt||text/x-gengetopt|Options of a program|GNU Gengetopt manual, section Basic Usage
    ice40||text/x-ice40-pcf|Pins of a chip|nextpnr: Constraints, iCE40 PCF files; IceStorm: arachne-pnr, physical constraints
    inputrc||text/x-inputrc|Settings of Readline|GNU Readline Library manual, section Readline Init File Syntax
    ispell||text/x-ispell-affix|Affixes of a dictionary|ispell(5), affix files
    makeindex||text/x-makeindex-style|Style of an index|makeindex(1), section STYLE FILE SPECIFIERS
    netrc||text/x-netrc|Logins of machines|netrc(5)
    pymol||text/x-pymol|PyMOL script|PyMOL reference guide, section Commands
    screen||text/x-screenrc|Settings of GNU Screen|GNU Screen user's manual, sections Customizing Screen and Command Summary
    tmux||text/x-tmux|Settings of tmux|tmux(1), sections COMMANDS and OPTIONS
    wget||text/x-wgetrc|Settings of wget|GNU Wget manual, section Wgetrc Commands
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    if IndexStyle.isStyle(sample) { return KnownFinding(types["makeindex"], .strong) }
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")), let word = first.words.first,
      word.count <= longestWord
    else { return nil }
    if word.begins(withAnyOf: ["set_io", "set_frequency"]), arePins(sample) {
      return KnownFinding(types["ice40"], .strong)
    }
    if bindsKeys(first), areBindings(sample) { return KnownFinding(types["inputrc"], .strong) }
    if word.equals("machine") || word.equals("default"), areLogins(sample) {
      return KnownFinding(types["netrc"], .strong)
    }
    if isForWget(first), areForWget(sample) { return KnownFinding(types["wget"], .strong) }
    if first.first == UInt8(ascii: "-") || isForCurl(first), areForCurl(sample) {
      return KnownFinding(types["curl"], .strong)
    }
    if isBazelCommand(word), areForBazel(sample) { return KnownFinding(types["bazelrc"], .strong) }
    let name = name(word)
    guard openings.contains(name) else { return nil }
    if affixWords.contains(name), areAffixes(sample) { return KnownFinding(types["ispell"], .fair) }
    if optionWords.contains(name), areOptions(sample) { return KnownFinding(types["gengetopt"], .strong) }
    if tmuxWords.contains(name), areForTmux(sample) { return KnownFinding(types["tmux"], .strong) }
    if screenWords.contains(name), areForScreen(sample) { return KnownFinding(types["screen"], .strong) }
    return KnownFinding(pymolWords.contains(name) && areForPyMOL(sample) ? types["pymol"] : nil, .strong)
  }

  /// What the first lines of those begin with whose words are looked up.
  private static let openings = affixWords.union(optionWords).union(tmuxWords).union(screenWords).union(pymolWords)

  /// The longest word that a table here has is shorter.
  static let longestWord = 32

  /// The lines that are neither blank, comments nor the rest of the one before, which ends in a backslash.
  static func commands(of sample: TextSample) -> [ArraySlice<UInt8>] {
    var goesOn = false
    return sample.wholeLines.places.compactMap { place in
      let isRest = goesOn
      guard !place.isBlank else {
        goesOn = false
        return nil
      }
      if !isRest, place.head == UInt8(ascii: "#") { return nil }
      goesOn = place.tail == UInt8(ascii: "\\")
      return isRest ? nil : sample.bytes[place.text]
    }
  }

  /// A word as the tables have it.
  static func name(_ word: ArraySlice<UInt8>) -> String { String(decoding: word, as: UTF8.self) }

  /// Whether the first word of each line is of a table.
  static func begin(_ lines: [ArraySlice<UInt8>], _ words: Set<String>) -> Bool {
    lines.allSatisfy { line in
      let word = line.prefix { $0 > 0x20 }
      return word.count <= longestWord && words.contains(name(word))
    }
  }

  // MARK: Pins

  /// Nothing but ports with their pins, options of which stand in front, and frequencies of nets.
  private static func arePins(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.filter { !$0.isBlank && $0.trimmed.first != UInt8(ascii: "#") }
    return !lines.isEmpty
      && lines.allSatisfy { line in
        let words = line.words.prefix { $0.first != UInt8(ascii: "#") }
        guard words[0].equals("set_io") || words[0].equals("set_frequency") else { return false }
        let arguments = words.dropFirst().drop {
          $0.first == UInt8(ascii: "-") || $0.equals("yes") || $0.equals("no")
        }
        return arguments.count == 2
      }
  }

  // MARK: Readline

  private static let readlineVariables: Set<String> = [
    "active-region-end-color", "active-region-start-color", "bell-style", "bind-tty-special-chars",
    "blink-matching-paren", "colored-completion-prefix", "colored-stats", "comment-begin", "completion-display-width",
    "completion-ignore-case", "completion-map-case", "completion-prefix-display-length", "completion-query-items",
    "convert-meta", "disable-completion", "echo-control-characters", "editing-mode", "emacs-mode-string",
    "enable-active-region", "enable-bracketed-paste", "enable-keypad", "enable-meta-key", "expand-tilde",
    "history-preserve-point", "history-size", "horizontal-scroll-mode", "input-meta", "isearch-terminators", "keymap",
    "keyseq-timeout", "mark-directories", "mark-modified-lines", "mark-symlinked-directories", "match-hidden-files",
    "menu-complete-display-prefix", "meta-flag", "output-meta", "page-completions", "print-completions-horizontally",
    "revert-all-at-newline", "show-all-if-ambiguous", "show-all-if-unmodified", "show-mode-in-prompt",
    "skip-completed-text", "vi-cmd-mode-string", "vi-ins-mode-string", "visible-stats",
  ]
  private static let namesOfKeys: [StaticString] = [
    "Control-", "C-", "DEL:", "ESC:", "LFD:", "M-", "Meta-", "RET:", "Rubout:", "SPC:", "TAB:", "Tab:",
  ]

  /// Whether a line may be one of Readline's: a variable, a condition, or a key between quotes or with its name.
  private static func bindsKeys(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(withAnyOf: ["set ", "$if ", "$include ", "\"\\"]) || line.begins(withAnyOf: namesOfKeys)
  }

  /// Nothing but such lines, a variable of Readline's or a sequence of keys among them.
  private static func areBindings(_ sample: TextSample) -> Bool {
    var isOwn = false
    let areBindings = sample.allRecordsSatisfy { line in
      if line.matchesAnyCase("set ", at: 0) {
        let words = line.words
        guard words.count >= 2, words[1].count <= longestWord, readlineVariables.contains(name(words[1])) else {
          return false
        }
        isOwn = true
        return true
      }
      if line.begins(withAnyOf: ["$if ", "$else", "$endif", "$include "]) { return true }
      guard line.first == UInt8(ascii: "\"") else {
        return line.begins(withAnyOf: namesOfKeys) && line.contains(UInt8(ascii: ":"))
      }
      guard let end = line.endOfQuoted, line[end...].drop(while: { $0 <= 0x20 }).first == UInt8(ascii: ":") else {
        return false
      }
      isOwn = isOwn || line.begins(with: "\"\\")
      return true
    }
    return areBindings && isOwn
  }

  // MARK: Affixes

  private static let affixWords: Set<String> = [
    "allaffixes", "altstringchar", "altstringtype", "boundarychars", "compoundmin", "compoundwords", "defstringtype",
    "flag", "flagmarker", "nroffchars", "prefixes", "stringchar", "suffixes", "texchars", "troffchars", "wordchars",
  ]
  /// Those that must be there, at least, in front of the affixes themselves.
  private static let fewestAffixWords = 3

  /// Nothing but settings up to the affixes, which may stand beyond what is read.
  private static func areAffixes(_ sample: TextSample) -> Bool {
    var words: Set<String> = []
    for place in sample.wholeLines.places where place.first > 0x20 && place.first != UInt8(ascii: "#") {
      let word = name(sample.bytes[place.text].prefix { $0 > 0x20 }.prefix(longestWord))
      guard affixWords.contains(word) else { return false }
      words.insert(word)
      if word == "prefixes" || word == "suffixes" {
        return words.count >= fewestAffixWords || sample.contains("\nflag ")
      }
    }
    return words.count >= fewestAffixWords
  }

  // MARK: Options of programs

  private static let optionWords: Set<String> = [
    "args", "defgroup", "defmode", "description", "groupoption", "modeoption", "option", "package", "purpose",
    "section", "sectiondesc", "text", "usage", "version", "versiontext",
  ]
  private static let kindsOfOptions: [StaticString] = [
    "details=", "double", "enum", "flag", "float", "int", "long", "multiple", "no", "optional", "required", "short",
    "string", "yes",
  ]

  /// Whether an option has its long name, its letter and its description, and what kind it is.
  private static func areOptions(_ sample: TextSample) -> Bool {
    let quote = UInt8(ascii: "\"")
    return sample.lines.contains { line in
      let words = line.words
      guard words.count >= 5, words[0].equals("option"), words[1].first == quote, words[1].last == quote,
        words[2].count == 1, words[3].first == quote, let end = line.lastIndex(of: quote)
      else { return false }
      // Defaults stand between quotes behind the kind.
      return words.dropFirst(4).contains { word in kindsOfOptions.contains { word.begins(with: $0) } }
        && end > words[3].startIndex
    }
  }

  // MARK: Bazel

  private static let bazelCommands: [StaticString] = [
    "always", "aquery", "build", "clean", "common", "coverage", "cquery", "fetch", "help", "import", "info",
    "mobile-install", "mod", "query", "run", "startup", "sync", "test", "try-import", "vendor",
  ]

  /// Whether a word is a command, or one with the name of a configuration behind it.
  private static func isBazelCommand(_ word: ArraySlice<UInt8>) -> Bool {
    let command = word.prefix { $0 != UInt8(ascii: ":") }
    return bazelCommands.contains { command.equals($0) }
  }

  /// Lines of options, at least, where none is for a configuration alone.
  private static let fewestOptions = 2

  /// Nothing but commands with their options, and other files that are read.
  private static func areForBazel(_ sample: TextSample) -> Bool {
    var (options, configurations) = (0, 0)
    for line in commands(of: sample) {
      let words = line.words
      guard isBazelCommand(words[0]), words.count > 1 else { return false }
      if words[0].equals("import") || words[0].equals("try-import") {
        guard words.count == 2 else { return false }
        continue
      }
      guard
        words[1].begins(with: "--") && words[1].count > 2 || words[1].equals("\\") || words[1].equals("-c")
          || words[1].equals("-s")
      else { return false }
      if words[1].begins(with: "--") { options += 1 }
      if words[0].contains(UInt8(ascii: ":")), words[1].begins(with: "--") { configurations += 1 }
    }
    return options >= fewestOptions || configurations > 0
  }
}
