// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Settings and lists that systems and their tools read, by a form of line that each has alone; most of them have words of
/// programs in them, and are asked before languages are.
enum SystemFileSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    bash|public.bash-script|text/x-shellscript|Bash completion|bash(1), section Programmable Completion
    completion|public.zsh-script|text/x-shellscript|Zsh completion|zshcompsys(1), section Autoloaded files
    exim||text/x-exim-conf|Exim configuration|Exim specification, chapter 6
    linker||text/x-ld|Linker script|GNU ld manual, chapter Linker Scripts
    lintian||text/x-lintian-overrides|Lintian overrides|Lintian user's manual, section Overrides
    logrotate||text/x-logrotate|Rotation of logs|logrotate(8), section Configuration file
    mailcap||text/x-mailcap|Programs for media types|RFC 1524, section 2
    monit||text/x-monit|Monit control file|Monit manual, section The Monit control file
    rpc||text/x-rpcgen|Remote procedures|RFC 5531, section 12; RFC 4506, section 6.3
    tads||text/x-tads|TADS source|TADS 3 technical manual, chapter Running the compiler
    txt2tags||text/x-txt2tags|txt2tags document|txt2tags user guide, section Settings
    udev||text/x-udev-rules|Rules for devices|udev(7), section Rules files
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    let heads = sample.heads
    if heads.contains(UInt8(ascii: "#")) {
      if isCompletion(sample) { return KnownFinding(types["completion"], .strong) }
      if isAdventure(sample) { return KnownFinding(types["tads"], .strong) }
    }
    if heads.contains(UInt8(ascii: "C")), answersBash(sample) { return KnownFinding(types["bash"], .strong) }
    if heads.containsAny(of: "/\""), isRotation(sample) { return KnownFinding(types["logrotate"], .strong) }
    if heads.contains(UInt8(ascii: "O")), isLinkerScript(sample) { return KnownFinding(types["linker"], .strong) }
    if RemoteProcedures.areDescribed(in: sample) { return KnownFinding(types["rpc"], .strong) }
    if heads.contains(UInt8(ascii: "%")), isTagged(sample) { return KnownFinding(types["txt2tags"], .strong) }
    if heads.containsAny(of: ".bd"), isExim(sample) { return KnownFinding(types["exim"], .strong) }
    guard let first = sample.lines.firstUncommented?.trimmed else { return nil }
    if first.begins(with: "check ") || first.begins(with: "set "), isMonit(sample) {
      return KnownFinding(types["monit"], .strong)
    }
    if first.last == UInt8(ascii: "\"") || first.last == UInt8(ascii: "\\"), isRuleOfDevice(first), areRules(sample) {
      return KnownFinding(types["udev"], .strong)
    }
    if first.contains(UInt8(ascii: "/")), first.contains(UInt8(ascii: ";")), isMailcap(sample) {
      return KnownFinding(types["mailcap"], .strong)
    }
    return KnownFinding(first.contains(UInt8(ascii: "-")) && isLintian(sample) ? types["lintian"] : nil, .strong)
  }

  // MARK: Zsh

  /// Functions of completions call some of these.
  private static let completers: [StaticString] = [
    "_alternative", "_arguments", "_call_program", "_describe", "_dispatch", "_files", "_message", "_normal", "_values",
    "_wanted", "autoload ", "compadd", "compset", "emulate ", "local ", "typeset ", "words[", "zstyle ",
  ]

  /// The first line says for which commands the function completes, or that it is loaded when it is called.
  private static func isCompletion(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "#compdef ") || sample.begins(with: "#autoload") else { return false }
    return sample.contains(anyOf: completers)
  }

  /// A statement sets the list in which Bash looks for what a word may become, and another one whose it is, in no string of a
  /// program that writes completions and in nothing written about them.
  private static func answersBash(_ sample: TextSample) -> Bool {
    sample.lines.places.contains {
      $0.head == UInt8(ascii: "C") && sample.bytes.has("COMPREPLY=(", at: $0.textStart)
    } && sample.contains("complete -") && !sample.contains("```") && !PythonSource.comesFirst(sample)
      && !SentenceLines.fill(sample.bytes)
  }

  // MARK: Adventures

  private static let libraries: [StaticString] = [
    "<adv3.h>", "\"adv3.h\"", "<adv3Lite.h>", "\"advlite.h\"", "<advlite.h>", "<tads.h>", "<adv.t>", "\"adv.t\"",
  ]

  /// A line includes a library of TADS.
  private static func isAdventure(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { place in
      guard place.first == UInt8(ascii: "#"), sample.bytes.has("#include ", at: place.start) else { return false }
      let name = sample.bytes[(place.start + 9)..<place.end].drop { $0 == 0x20 }
      return name.begins(withAnyOf: libraries)
    }
  }

  // MARK: Rotation of logs

  private static let rotations: [StaticString] = [
    "compress", "copytruncate", "create", "daily", "delaycompress", "endscript", "ifempty", "maxage", "maxsize",
    "minsize", "missingok", "monthly", "notifempty", "olddir", "postrotate", "rotate", "sharedscripts", "size", "su",
    "weekly", "yearly",
  ]

  /// Words that say how logs are rotated, in braces behind a path, and nothing but such words and comments in front.
  private static func isRotation(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes.span
    guard sample.lines.places.contains(where: { beginsPath($0, bytes) }), sample.contains("{") else { return false }
    var (isOpen, hasPath, count) = (false, false, 0)
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let text = sample.bytes[place.text]
      if !isOpen {
        if beginsPath(place, bytes), arePaths(text) {
          hasPath = true
        } else if !text.equals("{") {
          let word = text.prefix { $0 > 0x20 }
          guard word.equals("include") || rotations.contains(where: { word.equals($0) }) else { return false }
          hasPath = false
        }
        isOpen = hasPath && place.tail == UInt8(ascii: "{")
      } else if place.head == UInt8(ascii: "}") {
        isOpen = false
      } else if let word = text.words.first, rotations.contains(where: { word.equals($0) }) {
        count += 1
        if count == 2 { return true }
      }
    }
    return false
  }

  /// Whether a path begins a line, and no comment or other string.
  private static func beginsPath(_ place: TextLine, _ bytes: Span<UInt8>) -> Bool {
    guard place.textStart + 1 < place.textEnd else { return false }
    let next = bytes[place.textStart + 1]
    return place.head == UInt8(ascii: "/")
      ? next.isWordCharacter : place.head == UInt8(ascii: "\"") && next == UInt8(ascii: "/")
  }

  /// Whether nothing but paths stands in a line, which may be patterns and in quotation marks, and a brace at its end.
  private static func arePaths(_ line: ArraySlice<UInt8>) -> Bool {
    let words = (line.last == UInt8(ascii: "{") ? line.dropLast() : line).words
    return !words.isEmpty
      && words.allSatisfy { word in
        let path = word.first == UInt8(ascii: "\"") ? word.dropFirst() : word
        guard path.count > 1, path.first == UInt8(ascii: "/"), let next = path.dropFirst().first else { return false }
        return next.isWordCharacter && !path.contains(UInt8(ascii: ";"))
      }
  }

  // MARK: Linker scripts

  /// The format or the machine is named at the beginning of a line, and the sections at that of another.
  private static func isLinkerScript(_ sample: TextSample) -> Bool {
    let lines = sample.lines
    return (lines.haveLine(beginningWith: "OUTPUT_FORMAT(") || lines.haveLine(beginningWith: "OUTPUT_ARCH("))
      && lines.haveLine(beginningWith: "SECTIONS")
  }

  // MARK: txt2tags

  private static let settings: [StaticString] = [
    "encoding", "includeconf", "options", "postproc", "preproc", "style", "target",
  ]

  /// A line sets what the document becomes, and another one is a title, a list or more settings.
  private static func isTagged(_ sample: TextSample) -> Bool {
    if sample.lines.contains(where: isMacro) { return sample.lines.contains(where: isNumberlessTitle) }
    guard sample.contains("%!") else { return false }
    let count = sample.lines.places.count { place in
      guard place.first == UInt8(ascii: "%"), sample.bytes.has("%!", at: place.start) else { return false }
      let rest = sample.bytes[(place.start + 2)..<place.textEnd].drop { $0 == 0x20 }
      guard let word = settings.first(where: { rest.begins(with: $0) }) else { return false }
      let next = rest.dropFirst(word.utf8CodeUnitCount).first
      return next == UInt8(ascii: ":") || next == UInt8(ascii: "(")
    }
    guard count > 0 else { return false }
    return count > 1
      || sample.lines.places.contains { place in
        (place.first == UInt8(ascii: "=") || place.first == UInt8(ascii: "+")) && place.count > 2
          && sample.bytes[place.textStart..<place.textEnd].contains(0x20)
      }
  }

  /// Macros that stand for the time, in a form that is given, or for the table of contents (txt2tags user guide, section
  /// Macros).
  private static let macros: [StaticString] = ["%%date(", "%%mtime("]

  private static func isMacro(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains("%%") && macros.contains { line.contains($0) } && line.contains("%Y)")
      || line.trimmed.equals("%%toc") || line.trimmed.equals("%%date")
  }

  /// Whether a line is a title between as many equals signs on both sides, blanks within.
  private static func isNumberlessTitle(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.prefix { $0 == UInt8(ascii: "=") }
    let text = line.trimmed
    guard (1...5).contains(signs.count), text.count > 2 * signs.count + 2 else { return false }
    return text.suffix(signs.count).allSatisfy { $0 == UInt8(ascii: "=") } && text[signs.endIndex] == 0x20
      && text[text.endIndex - signs.count - 1] == 0x20
  }

  // MARK: Exim

  private static let eximLines: [StaticString] = [
    "acl_smtp_", "addresslist ", "begin acl", "begin authenticators", "begin retry", "begin rewrite", "begin routers",
    "begin transports", "daemon_smtp_ports", "domainlist ", "hostlist ", "localpartlist ", "log_selector",
    "tls_advertise_hosts",
  ]

  /// What such lines begin with, and those that say more.
  private static let eximHeads = ByteSet(".abdhlt")

  /// So many different ones of these lines need nothing beside them.
  private static let enoughLines = 3

  /// Lines that no other configuration has, and what stands in all of its files: sections, drivers, or macros that must be
  /// defined.
  private static func isExim(_ sample: TextSample) -> Bool {
    var own: Set<Int> = []
    var others = 0
    let bytes = sample.bytes
    for place in sample.lines.places where eximHeads.contains(place.head) {
      let text = bytes[place.text]
      switch place.head {
      case UInt8(ascii: "."):
        guard place.indent == 0 else { continue }
        if text.begins(with: ".ifdef ") || text.begins(with: ".ifndef ") || text.equals(".endif") { others += 1 }
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "h"), UInt8(ascii: "l"),
        UInt8(ascii: "t"):
        if place.indent == 0, let line = eximLines.firstIndex(where: { text.begins(with: $0) }) {
          own.insert(line)
          if place.head == UInt8(ascii: "b") { others += 1 }
        } else if place.indent > 0, text.begins(with: "driver = ") {
          others += 1
        }
      default: continue
      }
      if own.count >= enoughLines || !own.isEmpty && others > 1 {
        return !PythonSource.comesFirst(sample) && !SentenceLines.fill(bytes)
      }
    }
    return false
  }

  // MARK: Monit

  private static let subjects: [StaticString] = [
    "check device ", "check directory ", "check fifo ", "check file ", "check filesystem ", "check host ",
    "check network ", "check process ", "check program ", "check system ",
  ]

  private static let actions: [StaticString] = [
    " then alert", " then exec \"", " then restart", " then start", " then stop", " then unmonitor",
  ]

  /// What is checked, and what is done where something is not as it should be.
  private static func isMonit(_ sample: TextSample) -> Bool {
    let texts = sample.lines.places.lazy.filter { $0.head == UInt8(ascii: "c") || $0.head == UInt8(ascii: "i") }
      .map { sample.bytes[$0.text] }
    return texts.contains { text in text.begins(withAnyOf: subjects) }
      && (texts.contains { text in text.begins(with: "if ") && actions.contains { text.contains($0) } }
        || sample.contains(" with pidfile "))
  }

  // MARK: Mailcap

  /// Whether every line outside of comments has a media type, a command and further fields between semicolons.
  private static func isMailcap(_ sample: TextSample) -> Bool {
    var (entries, commands, unread) = (0, 0, 0)
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank {
      defer { goesOn = place.tail == UInt8(ascii: "\\") && (goesOn || place.head != UInt8(ascii: "#")) }
      if goesOn || place.head == UInt8(ascii: "#") { continue }
      let fields = sample.bytes[place.text].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard fields.count >= 2, isMediaType(fields[0].trimmed) else { return false }
      entries += 1
      if fields[1].contains("%s") || fields.dropFirst(2).contains(where: isMailcapField) { commands += 1 }
      if place.tail == UInt8(ascii: "\\") { unread += 1 }
    }
    return commands > 0 && (commands + unread) * 2 >= entries
  }

  /// Fields behind the command (RFC 1524, section 3).
  private static let mailcapFields: [StaticString] = [
    "compose=", "composetyped=", "copiousoutput", "description=", "edit=", "nametemplate=", "needsterminal", "print=",
    "priority=", "test=", "textualnewlines=", "x-",
  ]

  private static func isMailcapField(_ field: ArraySlice<UInt8>) -> Bool {
    mailcapFields.contains { field.trimmed.matchesAnyCase($0, at: 0) }
  }

  /// Top-level types, and what stands for all (IANA: Media types; Rzepa, Murray-Rust and Whitaker for chemistry).
  private static let topLevelTypes: [StaticString] = [
    "*", "application", "audio", "chemical", "font", "image", "message", "model", "multipart", "text", "video", "x-",
  ]

  private static func isMediaType(_ word: ArraySlice<UInt8>) -> Bool {
    guard let slash = word.firstIndex(of: UInt8(ascii: "/")), slash > word.startIndex, slash + 1 < word.endIndex else {
      return false
    }
    return topLevelTypes.contains { word[..<slash].matchesAnyCase($0, at: 0) }
      && word[(slash + 1)...].allSatisfy { $0.isAlphanumeric || "-.+*".utf8.contains($0) }
  }

  // MARK: Rules for devices

  private static let ruleKeys: [StaticString] = [
    "ACTION", "ATTR", "ATTRS", "CONST", "DEVPATH", "DRIVER", "DRIVERS", "ENV", "GOTO", "GROUP", "IMPORT", "KERNEL",
    "KERNELS", "LABEL", "MODE", "NAME", "OPTIONS", "OWNER", "PROGRAM", "RESULT", "RUN", "SECLABEL", "SUBSYSTEM",
    "SUBSYSTEMS", "SYMLINK", "SYSCTL", "TAG", "TAGS", "TEST",
  ]

  /// Whether a line begins with a key, which may have a name in braces, an operator, and a value in quotation marks.
  private static func isRuleOfDevice(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.prefix { $0.isLetter }
    guard ruleKeys.contains(where: { key.equals($0) }) else { return false }
    var rest = line[key.endIndex...]
    if rest.first == UInt8(ascii: "{") { rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst() }
    rest = rest.drop { $0 <= 0x20 }
    let operation = rest.prefix { "!+-:=".utf8.contains($0) }
    return (1...2).contains(operation.count) && operation.last == UInt8(ascii: "=")
      && rest[operation.endIndex...].drop { $0 <= 0x20 }.first == UInt8(ascii: "\"")
  }

  /// Whether every line outside of comments that is not the rest of another one is a rule, and one of them asks for something.
  private static func areRules(_ sample: TextSample) -> Bool {
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      if !goesOn, !isRuleOfDevice(sample.bytes[place.text]) { return false }
      goesOn = place.tail == UInt8(ascii: "\\") || place.tail == UInt8(ascii: ",")
    }
    return sample.contains("==\"") || sample.contains("== \"") || sample.contains("!=\"")
  }

  // MARK: Lintian

  /// Whether every line outside of comments has a tag of small letters and hyphens, in front of which its package stands, the
  /// same one every time, and perhaps what it is built on and what kind it is of.
  private static func isLintian(_ sample: TextSample) -> Bool {
    var (count, named) = (0, 0)
    var (hasKind, hasPlace, isTold) = (false, false, false)
    var package: ArraySlice<UInt8>?
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      var text = sample.bytes[place.text]
      if let colon = text.firstIndex(of: ": ", from: text.startIndex), isPackage(text[..<colon], &hasKind) {
        let name = text[..<colon].prefix { $0 > 0x20 }
        guard package?.elementsEqual(name) ?? true else { return false }
        package = name
        named += 1
        text = text[(colon + 2)...].trimmed
      }
      let tag = text.prefix { $0 > 0x20 }
      guard tag.contains(UInt8(ascii: "-")), tag.first?.isLetter == true,
        tag.allSatisfy({
          $0.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/")
        })
      else { return false }
      // Words of sentences have one hyphen, and hardly stand beside paths.
      isTold = isTold || tag.count { $0 == UInt8(ascii: "-") } > 1 || text.contains(UInt8(ascii: "/"))
      hasPlace = hasPlace || text.last == UInt8(ascii: "]") && text.contains(" [") || text.suffix(2).equals(" *")
      count += 1
    }
    return isTold && (hasKind || named >= 2 || count > 0 && hasPlace)
  }

  /// The name of a package, architectures in brackets, and `binary`, `source` or `udeb`, each but the first left out where it
  /// may be (Debian Policy manual, section 5.6.1).
  private static func isPackage(_ front: ArraySlice<UInt8>, _ hasKind: inout Bool) -> Bool {
    let words = front.words
    guard let name = words.first, (1...4).contains(words.count), name.count > 1,
      name.allSatisfy({ $0.isSmallLetter || $0.isDigit || "+-.".utf8.contains($0) })
    else { return false }
    let isKind = words.count > 1 && ["binary", "source", "udeb"].contains { words.last?.equals($0) ?? false }
    if isKind { hasKind = true }
    return words.dropFirst().dropLast(isKind ? 1 : 0).allSatisfy {
      $0.first == UInt8(ascii: "[") || $0.last == UInt8(ascii: "]")
    }
  }
}
