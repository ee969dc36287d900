// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Settings: INI, TOML, YAML and their kin, told apart by what values may look like.
enum ConfigurationSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    inf||application/inf|Windows setup information|Microsoft: INF Version section
    ini|com.microsoft.ini|text/x-ini|INI settings|Microsoft: GetPrivateProfileString
    openapi||application/vnd.oai.openapi|OpenAPI description|OpenAPI 3.1.0, section 4.8.1
    properties||text/x-java-properties|Java properties|Java: java.util.Properties, load
    systemd||text/x-systemd-unit|systemd unit|systemd.syntax(7)
    toml||application/toml|TOML data|TOML 1.0.0
    yaml|public.yaml|application/yaml|YAML data|YAML 1.2.2
    """)

  /// Lines looked at most.
  private static let mostLines = 80
  /// An INI file has at least this many settings for each line of its own making.
  private static let settingsPerOther = 8

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isStored(sample) { return KnownFinding(types["properties"], .strong) }
    if let finding = sections(sample) { return finding }
    if isRemarked(sample) { return KnownFinding(types["properties"], .fair) }
    let lines = sample.wholeLines.prefix(mostLines)
    guard YAMLShape(lines).isYAML else { return nil }
    return KnownFinding(types[lines.contains(where: declaresInterface) ? "openapi" : "yaml"], .fair)
  }

  /// Whether a line says which version of OpenAPI the whole is in.
  private static func declaresInterface(_ line: ArraySlice<UInt8>) -> Bool {
    let isElder = line.begins(with: "swagger:")
    guard isElder || line.begins(with: "openapi:") else { return false }
    let version = line.dropFirst(8).trimmed.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return isElder ? version.begins(with: "2.0") : version.begins(with: "3.")
  }

  /// Whether there is nothing but settings and comments, some after each of the two signs that begin comments in properties
  /// (java.util.Properties, load); the C preprocessor's lines and statements of Fortran have no blank after the number sign.
  private static func isRemarked(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "!")), sample.heads.contains(UInt8(ascii: "#")) else { return false }
    var (settings, equations) = (0, 0)
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank {
      defer { goesOn = place.tail == UInt8(ascii: "\\") && place.head != UInt8(ascii: "#") }
      if goesOn { continue }
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "#") || place.head == UInt8(ascii: "!") {
        guard text.count == 1 || text[text.startIndex + 1] <= 0x20 else { return false }
        continue
      }
      let key = text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
      let rest = text[key.endIndex...].drop { $0 == UInt8(ascii: "\\") || $0 <= 0x20 }
      guard !key.isEmpty else { return false }
      if rest.first == UInt8(ascii: "=") { equations += 1 } else if rest.first != UInt8(ascii: ":") { return false }
      settings += 1
    }
    return equations >= 2 && settings >= 3
  }

  /// Comments in front of settings that a program stored: its own, and the date.
  private static let mostStoredComments = 4

  /// Whether the last comment in front of the settings is the date of their storing, as `Date.toString` has it
  /// (java.util.Properties, store; java.util.Date, toString).
  private static func isStored(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "#") else { return false }
    var hasDate = false
    for line in sample.lines.prefix(mostStoredComments + 1) {
      guard line.first == UInt8(ascii: "#") else {
        return hasDate && line.firstIndex(of: UInt8(ascii: "=")).map { $0 > line.startIndex } ?? false
      }
      hasDate = isDate(line.dropFirst())
    }
    return false
  }

  /// Day, month, day of the month, time, zone and year: `Tue Mar 03 10:11:12 CET 2009`.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: ":")), text.trimmed.last?.isDigit == true else { return false }
    let words = text.words
    guard words.count == 6, words[0].count == 3, words[0].allSatisfy(\.isLetter), words[1].isMonth,
      words[2].number(ofAtMost: 2) != nil, words[5].number(ofAtMost: 4) != nil
    else { return false }
    return Moments.isTimeOfDay(words[3])
  }

  // MARK: INI and TOML

  private struct Counts {
    var sections = 0
    var tomlSections = 0
    var settings = 0
    var tomlValues = 0
    var typedValues = 0
    var spacedSettings = 0
    var others = 0
    var units = 0
    /// Settings with a colon.
    var colons = 0
    /// Sections that tell for which link others hold, and those.
    var matches = 0
    var links = 0
    /// Keys that TOML allows without quotes: no spaces within.
    var tomlKeys = 0
    /// Keys of several words joined by points.
    var dottedKeys = 0
    /// Settings in comments, which show what holds without them.
    var defaults = 0
    /// Keys without small letters, or with two underscores in front, as constants of programs have them.
    var constants = 0
  }

  private static func sections(_ sample: TextSample) -> KnownFinding? {
    let whole = sample.wholeLines
    let start = whole.places.firstIndex { !$0.isBlank && $0.head != UInt8(ascii: "#") && $0.head != UInt8(ascii: ";") }
    let lines = whole[(start ?? whole.endIndex)...].prefix(mostLines)
    // Settings without sections allow for no other line.
    let mostOthers = sample.heads.contains(UInt8(ascii: "[")) ? mostLines / settingsPerOther : 0
    var counts = Counts()
    var depth = 0
    var isOpenTable = false
    for index in lines.indices {
      let place = lines.place(at: index)
      guard !place.isBlank else { continue }
      let (text, first) = (lines.text(at: index), place.head)
      // Arrays and long strings of TOML go on over lines.
      if depth > 0 {
        depth += TOMLValue.opening(of: text)
        if isOpenTable, text.contains(UInt8(ascii: ":")), !text.contains(UInt8(ascii: "=")) { counts.others += 1 }
        // Tables of Lua and HCL go on over lines, with names for keys, more often than those of TOML, which only may since 1.1.
        if isOpenTable, counts.sections == 0, first.isLetter, text.contains(UInt8(ascii: "=")) { counts.others += 1 }
        continue
      }
      if first == UInt8(ascii: "#") || first == UInt8(ascii: ";") {
        if counts.sections > 0, isSetting(text.dropFirst()) { counts.defaults += 1 }
        continue
      }
      if first == UInt8(ascii: "["), !text.begins(with: "[@"), let close = text.lastIndex(of: UInt8(ascii: "]")) {
        // Some sections name their format, wherever comments let them begin.
        if counts.sections + counts.settings + counts.others == 0, text[(close + 1)...].isBlank,
          TextMarks.line(String(decoding: text[...close], as: UTF8.self)) != nil,
          let finding = TextMarkSniffer.finding(in: sample.rest(from: place.textStart))
        {
          return finding
        }
        countSection(text[...close], rest: text[(close + 1)...].trimmed, &counts)
      } else if let equals = sample.bytes.span.firstIndex(
        of: UInt8(ascii: "="), from: place.textStart, to: place.textEnd), isKey(text[..<equals].trimmed)
      {
        let (key, setting) = (text[..<equals].trimmed, text[(equals + 1)...].trimmed)
        if counts.sections > 0, key.matchesAnyCase("signature", at: 0), isSystem(setting) {
          return KnownFinding(types["inf"], .strong)
        }
        let isSpaced = text[..<equals].last == 0x20 || text[..<equals].last == 0x09
        countKey(key, isSpaced: isSpaced, &counts)
        let value = TOMLValue(setting)
        if value.isValid { counts.tomlValues += 1 }
        if value.isTyped { counts.typedValues += 1 }
        if text.first == UInt8(ascii: "\"") { counts.typedValues += 1 }
        // Tables join keys and values with an equals sign, the dictionaries of programs with a colon.
        isOpenTable = setting.first == UInt8(ascii: "{")
        depth = value.isOpen ? max(1, TOMLValue.opening(of: text)) : 0
      } else if counts.sections > 0, let colon = text.firstIndex(of: UInt8(ascii: ":")),
        isColonKey(text[..<colon].trimmed),
        text.last != UInt8(ascii: ";"), text.last != UInt8(ascii: ","), !text[colon...].begins(with: "://")
      {
        // Some readers take colons for equals signs (Python: configparser).
        counts.settings += 1
        counts.colons += 1
      } else if counts.sections == 0 || counts.settings == 0 || place.indent == 0 {
        // After a setting of a section, indented lines go on with its value (Python: configparser).
        counts.others += 1
      }
      // More of them than any file of settings may have, as most texts show soon.
      guard counts.others <= mostOthers else { return nil }
    }
    return judged(counts, in: sample)
  }

  /// Counts a setting, and what its key tells.
  private static func countKey(_ key: ArraySlice<UInt8>, isSpaced: Bool, _ counts: inout Counts) {
    counts.settings += 1
    if key.begins(with: "__") || key.contains(where: \.isLetter) && !key.contains(where: { $0 > 0x60 && $0 < 0x7b }) {
      counts.constants += 1
    }
    // Points divide the parts of a key (TOML 1.0.0, Keys, Dotted keys).
    let isBare =
      !key.contains(0x20) && !key.contains(UInt8(ascii: "[")) && key.first != UInt8(ascii: ".")
      && key.last != UInt8(ascii: ".")
    if isBare || key.first == UInt8(ascii: "\"") || key.first == UInt8(ascii: "'") { counts.tomlKeys += 1 }
    if key.dropFirst().dropLast().contains(UInt8(ascii: ".")) { counts.dottedKeys += 1 }
    if isSpaced { counts.spacedSettings += 1 }
  }

  /// Sections of units alone (systemd.unit(5) and what it points to).
  private static let unitSections: [StaticString] = [
    "[Unit]", "[Service]", "[Install]", "[Timer]", "[Socket]", "[Mount]", "[NetDev]",
  ]
  /// Sections beside the one that tells for which link they hold.
  private static let linkSections: [StaticString] = ["[Address]", "[DHCPv4]", "[Link]", "[Network]", "[Route]"]

  private static func countSection(_ section: ArraySlice<UInt8>, rest: ArraySlice<UInt8>, _ counts: inout Counts) {
    guard rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: ";") else {
      counts.others += 1
      return
    }
    counts.sections += 1
    if section.begins(with: "[[") || section.dropFirst().dropLast().trimmed.allSatisfy(isBareKey) {
      counts.tomlSections += 1
    }
    if unitSections.contains(where: { section.begins(with: $0) }) { counts.units += 1 }
    // What is to be set of which link (systemd.network(5), systemd.link(5), systemd.netdev(5)).
    if section.equals("[Match]") { counts.matches += 1 }
    if linkSections.contains(where: { section.equals($0) }) { counts.links += 1 }
  }

  /// Settings with colons alone that are no accident.
  private static let leastColons = 2

  /// Whether a key is one word in small letters, as settings have them.
  private static func isColonKey(_ key: ArraySlice<UInt8>) -> Bool {
    !key.isEmpty
      && key.allSatisfy {
        $0.isWordCharacter && !(0x41...0x5a).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  private static func judged(_ counts: Counts, in sample: TextSample) -> KnownFinding? {
    if counts.sections > 0, counts.settings == 0, counts.others == 0, counts.defaults >= 2 {
      return KnownFinding(types["ini"], .fair)
    }
    guard counts.settings + counts.sections >= 2, counts.others == 0 else {
      let isINI = counts.sections >= 1 && counts.settings >= 3 && counts.others * settingsPerOther <= counts.settings
      return KnownFinding(isINI ? types["ini"] : nil, .fair)
    }
    // Lists and verses have words with colons below words in brackets, too.
    if counts.colons > 0, counts.colons < leastColons, counts.colons == counts.settings { return nil }
    if counts.units > 0 || counts.matches > 0 && counts.links > 0 { return KnownFinding(types["systemd"], .strong) }
    let isTOML =
      counts.tomlKeys == counts.settings && counts.tomlValues == counts.settings
      && counts.tomlSections == counts.sections && counts.typedValues > 0
    // Names in the manner of packages, and no spaces before the sign.
    let isProperties =
      counts.sections == 0 && counts.settings >= 3 && counts.dottedKeys * 2 >= counts.settings
      && counts.spacedSettings == 0
    // A shell's assignments have no spaces around the sign.
    if isTOML, counts.sections == 0, !isProperties, counts.spacedSettings == 0 || counts.constants == counts.settings {
      return nil
    }
    // Scripts begin with assignments of such values too; those of Meson have no double quotes (Meson manual, Strings).
    if isTOML, counts.sections == 0, sample.contains("'"), !sample.contains("\"") { return nil }
    if isTOML, counts.sections == 0, !isTOMLBelow(sample) { return nil }
    if isTOML, !isProperties {
      return KnownFinding(types["toml"], counts.sections > 0 ? .strong : counts.settings >= 3 ? .fair : .weak)
    }
    if counts.sections > 0, counts.settings > 0 { return KnownFinding(types["ini"], .fair) }
    return KnownFinding(isProperties ? types["properties"] : nil, .weak)
  }

  /// Whether the settings in all lines have values of TOML, as far as none goes on in the next line.
  private static func isTOMLBelow(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    for index in lines.indices {
      let place = lines.place(at: index)
      guard !place.isBlank, place.head != UInt8(ascii: "#") else { continue }
      let text = lines.text(at: index)
      guard let equals = text.firstIndex(of: UInt8(ascii: "=")), isKey(text[..<equals].trimmed) else { return false }
      let value = TOMLValue(text[(equals + 1)...].trimmed)
      if value.isOpen { return true }
      guard value.isValid else { return false }
    }
    return true
  }

  /// Whether the value is one that `Signature` may have in the section Version: `$Chicago$`, `$Windows NT$` or
  /// `$Windows 95$`, in quotation marks or bare.
  private static func isSystem(_ value: ArraySlice<UInt8>) -> Bool {
    let name = value.drop { $0 == UInt8(ascii: "\"") }
    return name.matchesAnyCase("$chicago$", at: 0) || name.matchesAnyCase("$windows ", at: 0)
  }

  /// Whether one word and an equals sign stand there.
  private static func isSetting(_ text: ArraySlice<UInt8>) -> Bool {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return false }
    return equals > text.startIndex && text[..<equals].allSatisfy(\.isWordCharacter)
  }

  /// A key of either: words, points and dashes, or a quoted one.
  private static func isKey(_ key: ArraySlice<UInt8>) -> Bool {
    guard let first = key.first, key.count <= 64 else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return key.last == first && key.count > 1 }
    return key.allSatisfy {
      isBareKey($0)
        || [0x20, UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]")]
          .contains($0)
    }
      && key.count(where: { $0 == 0x20 }) <= 3
  }

  private static func isBareKey(_ byte: UInt8) -> Bool {
    byte.isWordCharacter
      || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x20, UInt8(ascii: "*")]
        .contains(byte)
  }
}

/// The form of a value in TOML (TOML 1.0.0, section Keyvalue pair).
struct TOMLValue {
  /// Whether TOML has such a value.
  let isValid: Bool
  /// Whether it is one that INI files do not quote or bracket so.
  let isTyped: Bool
  /// Whether it goes on in the next line.
  let isOpen: Bool

  /// Looks at the text after the equals sign.
  init(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else {
      (isValid, isTyped, isOpen) = (false, false, false)
      return
    }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = Array(repeating: first, count: 3)
      if text.starts(with: quote) {
        let rest = text.dropFirst(3)
        let closes = rest.indices.contains { rest[$0...].starts(with: quote) }
        (isValid, isTyped, isOpen) = (true, true, !closes)
      } else {
        let end = TOMLValue.endOfString(text, first)
        let rest = end.map { text[$0...].trimmed } ?? [0]
        (isValid, isTyped, isOpen) = (rest.isEmpty || rest.first == UInt8(ascii: "#"), true, false)
      }
    case UInt8(ascii: "["): (isValid, isTyped, isOpen) = (true, true, !text.contains(UInt8(ascii: "]")))
    case UInt8(ascii: "{"): (isValid, isTyped, isOpen) = (true, true, !text.contains(UInt8(ascii: "}")))
    default:
      let word = text.prefix { $0 != UInt8(ascii: "#") }.trimmed
      let isBoolean = word.equals("true") || word.equals("false")
      let digits = word.first?.isDigit == false ? word.dropFirst() : word
      let isBased = digits.begins(with: "0x") || digits.begins(with: "0o") || digits.begins(with: "0b")
      // Exponents, and the letters within dates, are all that stand in other numbers; units are those of other settings.
      let isNumber =
        word.contains(where: \.isDigit) && (first.isDigit || "+-".utf8.contains(first))
        && word.allSatisfy {
          $0.isDigit || "+-.:_ ".utf8.contains($0)
            || (isBased ? $0.hexadecimalValue != nil || "xo".utf8.contains($0) : "eETtZz".utf8.contains($0))
        }
      let isSpecial =
        word.drop { [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }.equals("inf")
        || word.drop { [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }.equals("nan")
      // Dates and times of RFC 3339 are values of their own.
      let isDate = isNumber && word.count >= 8 && word.count { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") } >= 2
      (isValid, isTyped, isOpen) = (isBoolean || isNumber || isSpecial, isDate, false)
    }
  }

  /// How many brackets and long strings a line opens more than it closes.
  static func opening(of line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let quotes = line[index...].prefix { $0 == byte }.count
        if quotes >= 3 {
          // A long string closes what the line before opened, or the other way round.
          return line[(index + 3)...].contains(byte) && index > line.startIndex
            ? depth : index == line.startIndex ? -8 : depth + 1
        }
        index = endOfString(line[index...], byte) ?? line.endIndex
        continue
      }
      if byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      index += 1
    }
    return depth
  }

  private static func endOfString(_ text: ArraySlice<UInt8>, _ quote: UInt8) -> Int? {
    var index = text.startIndex + 1
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
        continue
      }
      if text[index] == quote { return index + 1 }
      index += 1
    }
    return nil
  }
}
