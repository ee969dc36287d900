// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Settings: INI, TOML, YAML and their kin, told apart by what values may look like.
enum ConfigurationSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    buildstream||application/buildstream+yaml|Element of a build|BuildStream 2: Declaring elements, section Element properties
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
    if isRemarked(sample) || areMessages(sample) { return KnownFinding(types["properties"], .fair) }
    let lines = sample.wholeLines.prefix(mostLines)
    guard YAMLShape(lines).isYAML else { return nil }
    if BuildElement.isDeclared(in: lines) { return KnownFinding(types["buildstream"], .fair) }
    return KnownFinding(types[lines.contains(where: declaresInterface) ? "openapi" : "yaml"], .fair)
  }

  /// Whether a line says which version of OpenAPI the whole is in.
  private static func declaresInterface(_ line: ArraySlice<UInt8>) -> Bool {
    let isElder = line.begins(with: "swagger:")
    guard isElder || line.begins(with: "openapi:") else { return false }
    let version = line.dropFirst(8).trimmed.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    return isElder ? version.begins(with: "2.0") : version.begins(with: "3.")
  }

  /// Whether there is nothing but settings and comments, some after each of the two signs that begin comments in properties, or
  /// characters by their numbers without quotes (java.util.Properties, load); the C preprocessor's lines and statements of Fortran have no blank after the number sign.
  private static func isRemarked(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")),
      sample.heads.contains(UInt8(ascii: "!")) || sample.contains("\\u00") && !sample.contains("\"")
    else { return false }
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
      let key = key(of: text)
      let rest = text[key.endIndex...].drop { $0 == UInt8(ascii: "\\") || $0 <= 0x20 }
      guard !key.isEmpty else { return false }
      if rest.first == UInt8(ascii: "=") { equations += 1 } else if rest.first != UInt8(ascii: ":") { return false }
      settings += 1
    }
    return equations >= 2 && settings >= 3
  }

  /// The key in front of a value, in which any sign may stand behind a backslash (java.util.Properties, load).
  private static func key(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var isEscaped = false
    return text.prefix { byte in
      if isEscaped || byte == 0x5c {
        isEscaped.toggle()
        return true
      }
      return byte.isWordCharacter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  /// Whether nothing but messages with places for arguments stands behind a comment that only resources of X clients begin
  /// likewise, whose values have no such places (java.util.Properties, load; java.text.MessageFormat).
  private static func areMessages(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "! ") else { return false }
    var (settings, places) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "!") {
      let text = sample.bytes[place.text]
      let key = key(of: text)
      let sign = text[key.endIndex...].first { $0 > 0x20 }
      guard !key.isEmpty, sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") else { return false }
      settings += 1
      if text.contains("{0}") || text.contains("{0,") { places += 1 }
    }
    return settings >= leastMessages && places > 0
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

  private static func sections(_ sample: TextSample) -> KnownFinding? {
    let whole = sample.wholeLines
    let start = whole.places.firstIndex { !$0.isBlank && $0.head != UInt8(ascii: "#") && $0.head != UInt8(ascii: ";") }
    let lines = whole[(start ?? whole.endIndex)...].prefix(mostLines)
    // Settings without sections allow for no other line.
    let mostOthers = sample.heads.contains(UInt8(ascii: "[")) ? mostLines / settingsPerOther : 0
    var tally = SettingsTally()
    for index in lines.indices {
      let place = lines.place(at: index)
      guard !place.isBlank else { continue }
      if tally.isEmpty, place.head == UInt8(ascii: "["), let finding = format(inSectionAt: place, of: sample) {
        return finding
      }
      tally.add(lines.text(at: index), at: place)
      if tally.isSetupInformation { return KnownFinding(types["inf"], .strong) }
      // More of them than any file of settings may have, as most texts show soon.
      guard tally.others <= mostOthers else { return nil }
    }
    return judged(tally, in: sample)
  }

  /// What a section tells that names its format, wherever comments let it begin.
  private static func format(inSectionAt place: TextLine, of sample: TextSample) -> KnownFinding? {
    let text = sample.bytes[place.text]
    guard let close = SettingsTally.endOfSection(text), text[(close + 1)...].isBlank,
      TextMarks.line(String(decoding: text[...close], as: UTF8.self)) != nil
    else { return nil }
    return MarkedFormat.finding(in: sample.rest(from: place.textStart))
  }

  /// Settings with colons alone that are no accident.
  private static let leastColons = 2

  /// Messages that are no accident.
  private static let leastMessages = 2
  /// Settings of which some have values of several words without quotes, and how many of those.
  private static let (leastPlain, leastSentences) = (6, 2)
  /// Names of classes that are no accident.
  private static let leastPackaged = 2
  /// Settings with spaces around the sign whose names are those of packages.
  private static let leastSpaced = 5
  /// Names in the manner of packages among which others may stand, and for how many of them one.
  private static let (leastDotted, dottedPerOther) = (8, 8)

  /// What parts of desktop entries and of units have that hardly any properties have: a language in brackets, and settings of the
  /// environment of a process (Desktop Entry Specification, section Localized values for keys; systemd.exec(5),
  /// systemd.service(5)).
  private static let keysOfEntries: [StaticString] = [
    "]=", "ExecStart=", "PrivateTmp=", "ProtectHome=", "ProtectSystem=", "WantedBy=",
  ]

  private static func judged(_ counts: SettingsTally, in sample: TextSample) -> KnownFinding? {
    // Tables of HCL are those of TOML, but for the commas.
    if counts.unseparated > 0 {
      return KnownFinding(counts.sections + counts.others == 0 ? LanguageModel.known("HCL") : nil, .fair)
    }
    // Lists of names below words in brackets have few settings.
    guard counts.options <= counts.settings else { return nil }
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
    // Comments of TOML have one sign (TOML 1.0.0, Comment).
    let isTOML =
      counts.options == 0 && !sample.heads.contains(UInt8(ascii: ";")) && counts.tomlKeys == counts.settings
      && counts.tomlValues == counts.settings
      && counts.tomlSections == counts.sections && counts.typedValues > 0
    // Key files quote their texts with one sign, under the names of schemas (GLib: GVariant text format; GSettings, Vendor
    // overrides).
    if isTOML, counts.schemas == counts.sections, counts.schemas > 0, counts.spacedSettings == 0, !sample.contains("\"")
    {
      return KnownFinding(types["ini"], .fair)
    }
    // Names in the manner of packages, and no spaces before the sign.
    let areDotted =
      counts.dottedKeys == counts.settings
      || counts.dottedKeys > leastDotted && counts.dottedKeys * dottedPerOther >= counts.settings * (dottedPerOther - 1)
    let isProperties =
      counts.sections == 0 && counts.dottedKeys * 2 >= counts.settings
      && (counts.spacedSettings == 0
        ? counts.settings >= 3 || areDotted
        : areDotted && counts.settings >= leastSpaced && counts.tomlValues * 2 < counts.settings
          && counts.quoted + counts.calls == 0)
    let hasMessages = counts.messages >= leastMessages || counts.escapes > 0
    if counts.sections == 0, counts.settings >= 3, hasMessages, counts.quoted * 4 < counts.settings {
      return KnownFinding(types["properties"], .fair)
    }
    // Classes of Java are set in files of its own, and their names in keys or with blanks around the sign in no shell's.
    if counts.sections == 0, counts.packagedNames >= leastPackaged, counts.dottedKeys + counts.spacedSettings > 0,
      counts.quoted + counts.calls == 0, !sample.contains(";\n")
    {
      return KnownFinding(types["properties"], .fair)
    }
    // Shells, and most readers of other settings, want quotes there.
    if counts.sections == 0, counts.spacedSettings == 0, counts.settings >= leastPlain,
      counts.sentences >= leastSentences, counts.quoted + counts.expansions + counts.indented == 0,
      !sample.heads.contains(UInt8(ascii: ";")), !sample.contains(anyOf: keysOfEntries)
    {
      return KnownFinding(types["properties"], .weak)
    }
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
      guard let equals = text.firstIndex(of: UInt8(ascii: "=")), SettingsTally.isKey(text[..<equals].trimmed)
      else { return false }
      let value = TOMLValue(text[(equals + 1)...].trimmed)
      if !value.open.isEmpty { return true }
      guard value.isValid else { return false }
    }
    return true
  }
}
