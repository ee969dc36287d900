// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What lines of settings in the manner of INI and TOML are, counted line by line.
struct SettingsTally {
  /// Sections, and how many of them TOML may have.
  private(set) var (sections, tomlSections) = (0, 0)
  /// Sections of units, and those that are named as packages are, as schemas of settings.
  private(set) var (units, schemas) = (0, 0)
  /// Sections that tell for which link others hold, and those.
  private(set) var (matches, links) = (0, 0)
  /// Settings, and how many of them have a colon.
  private(set) var (settings, colons) = (0, 0)
  /// Values that TOML may have, and how many of them INI files write otherwise.
  private(set) var (tomlValues, typedValues) = (0, 0)
  /// Settings with white space in front of the sign.
  private(set) var spacedSettings = 0
  /// Keys that TOML allows without quotes: no spaces within.
  private(set) var tomlKeys = 0
  /// Keys of several words joined by points.
  private(set) var dottedKeys = 0
  /// Settings whose key or value is a name in a package of Java's.
  private(set) var packagedNames = 0
  /// Keys without small letters, or with two underscores in front, as constants of programs have them.
  private(set) var constants = 0
  /// Values with places for arguments, as messages have them (java.text.MessageFormat).
  private(set) var messages = 0
  /// Settings with escapes that other files of settings do not have: of separators, and of characters by their numbers.
  private(set) var escapes = 0
  /// Values of several words that nothing but sentences and names of things have: no signs of the shell's.
  private(set) var sentences = 0
  /// Settings that stand further in.
  private(set) var indented = 0
  /// Values with a sign at which shells put in something else.
  private(set) var expansions = 0
  /// Values between quotes, and those with a parenthesis, as statements of programs have them.
  private(set) var (quoted, calls) = (0, 0)
  /// Settings in comments, which show what holds without them.
  private(set) var defaults = 0
  /// Options without a value, and files that are taken in.
  private(set) var options = 0
  /// Members of tables in front of which no comma stands.
  private(set) var unseparated = 0
  /// Lines of no such kind.
  private(set) var others = 0
  /// Whether a section has the signature of Windows setup information.
  private(set) var isSetupInformation = false

  /// What is open of a value that goes on over lines.
  private var open = TOMLValue.Opening()
  /// Whether that value is a table, and whether something stands last in it that a comma must follow.
  private var (isOpenTable, isUnseparated) = (false, false)
  /// Whether the setting of the line before goes on, without sections (java.util.Properties, load).
  private var isContinued = false

  /// Whether the section is one for a program of a database, whose options are single words too.
  private var isOfDatabase = false

  /// Whether nothing but comments was seen.
  var isEmpty: Bool { sections + settings + others == 0 }

  /// Counts a line that is not blank, without white space at both ends.
  mutating func add(_ text: ArraySlice<UInt8>, at place: TextLine) {
    if isContinued {
      isContinued = text.last == UInt8(ascii: "\\")
    } else if !open.isEmpty {
      goOn(text)
    } else if place.head == UInt8(ascii: "#") || place.head == UInt8(ascii: ";") {
      if sections > 0, Self.isSetting(text.dropFirst()) { defaults += 1 }
    } else if place.head == UInt8(ascii: "!"), sections == 0, dottedKeys == settings {
      // Properties have comments of this kind too (java.util.Properties, load).
      return
    } else if let close = Self.endOfSection(text) {
      addSection(text[...close], rest: text[(close + 1)...].trimmed)
    } else if let equals = Self.endOfKey(text), isKey(text[..<equals].trimmed) {
      if place.indent > 0 { indented += 1 }
      addSetting(text, dividedAt: equals)
    } else if sections > 0, Self.hasColon(text) {
      // Some readers take colons for equals signs (Python: configparser).
      settings += 1
      colons += 1
    } else if sections > 0, Self.isOption(text) || isOfDatabase && text.allSatisfy(\.isSmallLetter) {
      options += 1
    } else if sections == 0 || settings == 0 || place.indent == 0 {
      // After a setting of a section, indented lines go on with its value (Python: configparser).
      others += 1
    }
  }

  /// Whether something is a key here; in sections the words of any language may be one (Microsoft: GetPrivateProfileString).
  private func isKey(_ key: ArraySlice<UInt8>) -> Bool {
    if Self.isKey(key) { return true }
    guard sections > 0, key.contains(where: { $0 >= 0x80 }) else { return false }
    return Self.isKey(ArraySlice(key.filter { $0 < 0x80 }) + [UInt8(ascii: "x")])
  }

  /// Counts a line of an array, a table or a long string of TOML that began above.
  private mutating func goOn(_ text: ArraySlice<UInt8>) {
    let (isString, isInnermost) = (open.isString, open.isSingle)
    open.read(text)
    // Tables join keys and values with an equals sign, the dictionaries of programs with a colon.
    guard isOpenTable, !isString else { return }
    let bare = Self.withoutStrings(text)
    let hasEquals = bare.contains(UInt8(ascii: "="))
    if bare.contains(UInt8(ascii: ":")), !hasEquals { others += 1 }
    // Members of tables have commas between them (TOML 1.0.0, Inline Table), in HCL the ends of lines.
    if isUnseparated, hasEquals { unseparated += 1 }
    let last = bare.prefix { $0 != UInt8(ascii: "#") }.last { $0 > 0x20 }
    // Those of Nix end in semicolons.
    if last == UInt8(ascii: ";") { others += 1 }
    if let last { isUnseparated = !",{[".utf8.contains(last) }
    // Tables of Lua and HCL go on over lines, with names for keys, more often than those of TOML, which only may since 1.1.
    if sections == 0, text.first?.isLetter == true, hasEquals { others += 1 }
    // Values without keys, comments after two dashes and keys in brackets are those of Lua's (Lua 5.4, section 3.4.9).
    let isValue = isInnermost && bare.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    let isKeyed = bare.first == UInt8(ascii: "[") && hasEquals
    if isValue || isKeyed || bare.starts(with: "--".utf8) { others += 1 }
  }

  /// What of a line stands outside of quotes.
  private static func withoutStrings(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var quote: UInt8?
    return text.filter { byte in
      if let open = quote {
        if byte == open { quote = nil }
        return false
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      return quote == nil
    }
  }

  // MARK: Sections

  /// Sections of units alone (systemd.unit(5) and what it points to).
  private static let unitSections: [StaticString] = [
    "[Unit]", "[Service]", "[Install]", "[Timer]", "[Socket]", "[Mount]", "[NetDev]",
  ]
  /// Sections beside the one that tells for which link they hold.
  private static let linkSections: [StaticString] = ["[Address]", "[DHCPv4]", "[Link]", "[Network]", "[Route]"]

  /// Sections for programs of a database (MySQL reference manual, section Using Option Files; MariaDB: Configuring MariaDB with
  /// Option Files).
  private static let databaseSections: [StaticString] = ["[client", "[isamchk]", "[mariadb", "[myisamchk]", "[mysql"]

  /// The bracket that closes the name of a section; nil where none begins.
  static func endOfSection(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "["), !text.begins(with: "[@") else { return nil }
    return text.lastIndex(of: UInt8(ascii: "]"))
  }

  private mutating func addSection(_ section: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    // A bare semicolon ends a message of Objective-C, angles stand in an attribute of F#, and a call in one of C#.
    let isComment = rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: ";") && rest.count > 1
    let isAttribute =
      section.begins(with: "[<") && section.dropLast().last == UInt8(ascii: ">") || section.contains("(\"")
    guard rest.isEmpty || isComment, !isAttribute else {
      others += 1
      return
    }
    sections += 1
    isOfDatabase = section.begins(withAnyOf: Self.databaseSections)
    // A table in an array is as much a sign of TOML as a value (TOML 1.0.0, Array of Tables).
    if section.begins(with: "[["), section.suffix(2).equals("]]") { typedValues += 1 }
    if section.begins(with: "[[") || Self.isTableName(section.dropFirst().dropLast().trimmed) { tomlSections += 1 }
    if section.begins(withAnyOf: Self.unitSections) { units += 1 }
    if section.dropFirst().begins(withAnyOf: Self.packageRoots) { schemas += 1 }
    // What is to be set of which link (systemd.network(5), systemd.link(5), systemd.netdev(5)).
    if section.equals("[Match]") { matches += 1 }
    if Self.linkSections.contains(where: { section.equals($0) }) { links += 1 }
  }

  /// Whether a name is one of a table of TOML: parts between dots, whose quoted ones may be anything, with blanks around the
  /// dots only (TOML 1.0.0, Keys and Table).
  private static func isTableName(_ name: ArraySlice<UInt8>) -> Bool {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var rest = name
    while let first = rest.first {
      let part = rest.startIndex
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        guard let end = TOMLValue.endOfString(rest, first) else { return false }
        rest = rest[end...]
      } else {
        rest = rest.drop { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
      }
      guard rest.startIndex > part else { return false }
      rest = rest.drop(while: isBlank)
      guard let dot = rest.first else { return true }
      guard dot == UInt8(ascii: ".") else { return false }
      rest = rest.dropFirst().drop(while: isBlank)
    }
    return false
  }

  // MARK: Settings

  /// The first equals sign, which most lines of other texts are searched for.
  private static func endOfKey(_ text: ArraySlice<UInt8>) -> Int? {
    text.span.firstIndex(of: UInt8(ascii: "="), from: 0, to: text.count).map { text.startIndex + $0 }
  }

  private mutating func addSetting(_ text: ArraySlice<UInt8>, dividedAt equals: Int) {
    let (key, setting) = (text[..<equals].trimmed, text[(equals + 1)...].trimmed)
    if sections > 0, key.matchesAnyCase("signature", at: 0), Self.isSystem(setting) { isSetupInformation = true }
    addKey(key)
    if Self.isPackagedName(key) || Self.isPackagedName(setting) { packagedNames += 1 }
    if text[..<equals].last == 0x20 || text[..<equals].last == 0x09 { spacedSettings += 1 }
    let value = TOMLValue(setting)
    if value.isValid { tomlValues += 1 }
    if value.isTyped { typedValues += 1 }
    // Settings of units go on in the next line (systemd.syntax(7)).
    if units > 0 { isContinued = setting.last == UInt8(ascii: "\\") }
    if text.first == UInt8(ascii: "\"") { typedValues += 1 }
    if setting.first == UInt8(ascii: "\"") || setting.first == UInt8(ascii: "'") {
      quoted += 1
    } else if sections == 0 {
      addMessage(setting)
    }
    if setting.contains(UInt8(ascii: "(")) { calls += 1 }
    (isOpenTable, isUnseparated) = (setting.first == UInt8(ascii: "{"), false)
    // Escapes that TOML has in quotes alone say that a bracket opens nothing.
    open = escapes == 0 ? value.open : TOMLValue.Opening()
  }

  /// Counts what only Java's messages and properties have.
  private mutating func addMessage(_ setting: ArraySlice<UInt8>) {
    isContinued = setting.last == UInt8(ascii: "\\")
    if let open = setting.firstIndex(of: UInt8(ascii: "{")), open + 2 < setting.endIndex, setting[open + 1].isDigit,
      setting[open + 2] == UInt8(ascii: "}") || setting[open + 2] == UInt8(ascii: ",")
    {
      messages += 1
    }
    if setting.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "`") }) {
      expansions += 1
    } else if Self.isSentence(setting) {
      sentences += 1
    }
    guard let slash = setting.firstIndex(of: UInt8(ascii: "\\")), slash + 1 < setting.endIndex else { return }
    let next = setting[slash + 1]
    let isNumber =
      next == UInt8(ascii: "u") && setting[(slash + 2)...].prefix(4).count(where: \.isHexadecimalDigit) == 4
    if isNumber || next == UInt8(ascii: ":") || next == UInt8(ascii: "=") { escapes += 1 }
  }

  /// Whether a blank stands between two letters of a value.
  private static func isSentence(_ value: ArraySlice<UInt8>) -> Bool {
    value.indices.dropFirst().dropLast().contains { place in
      value[place] == 0x20 && isOfWord(value[place - 1]) && isOfWord(value[place + 1])
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

  private mutating func addKey(_ key: ArraySlice<UInt8>) {
    settings += 1
    if key.begins(with: "__") || key.contains(where: \.isLetter) && !key.contains(where: \.isSmallLetter) {
      constants += 1
    }
    // Points divide the parts of a key (TOML 1.0.0, Keys, Dotted keys).
    let isBare =
      key.allSatisfy { $0 > 0x20 && $0 < 0x80 } && !key.contains(UInt8(ascii: "[")) && key.first != UInt8(ascii: ".")
      && key.last != UInt8(ascii: ".")
    let isQuoted = key.first == UInt8(ascii: "\"") || key.first == UInt8(ascii: "'")
    if isBare || isQuoted || Self.hasQuotedPart(key) { tomlKeys += 1 }
    if isBare, key.dropFirst().dropLast().contains(UInt8(ascii: ".")) { dottedKeys += 1 }
  }

  /// Whether a part of a key stands in quotes, and none of the others has a blank (TOML 1.0.0, Keys, Quoted keys).
  private static func hasQuotedPart(_ key: ArraySlice<UInt8>) -> Bool {
    let bare = withoutStrings(key)
    return bare.count < key.count && bare.contains(UInt8(ascii: "."))
      && bare.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
  }

  /// The first words of names of packages: domains that own most of them, and those of the platform (Java language
  /// specification, section Package Declarations).
  private static let packageRoots: [StaticString] = ["com.", "io.", "java.", "javax.", "net.", "org.", "sun."]

  /// Whether a name has the root of a package and two points at least, and a word of it begins with a capital.
  private static func isPackagedName(_ name: ArraySlice<UInt8>) -> Bool {
    let point = UInt8(ascii: ".")
    guard name.begins(withAnyOf: packageRoots), name.count(where: { $0 == point }) >= 2 else { return false }
    return name.allSatisfy { $0.isWordCharacter || $0 == point || $0 == UInt8(ascii: "$") }
      && name.indices.dropFirst().contains { name[$0 - 1] == point && name[$0].isCapital }
  }

  /// Whether one word in small letters stands in front of a colon, and what follows is no statement and no address.
  private static func hasColon(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return isColonKey(text[..<colon].trimmed) && text.last != UInt8(ascii: ";") && text.last != UInt8(ascii: ",")
      && !text[colon...].begins(with: "://") && !text[colon...].begins(with: "::")
  }

  /// Whether a key is one word in small letters, as settings have them.
  private static func isColonKey(_ key: ArraySlice<UInt8>) -> Bool {
    !key.isEmpty
      && key.allSatisfy {
        $0.isWordCharacter && !$0.isCapital || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  /// Whether the value is one that `Signature` may have in the section Version: `$Chicago$`, `$Windows NT$` or
  /// `$Windows 95$`, in quotation marks or bare.
  private static func isSystem(_ value: ArraySlice<UInt8>) -> Bool {
    let name = value.drop { $0 == UInt8(ascii: "\"") }
    return name.matchesAnyCase("$chicago$", at: 0) || name.matchesAnyCase("$windows ", at: 0)
  }

  /// Whether an option stands there without a value, or the name of a file or folder with more settings (MySQL reference manual,
  /// section Using Option Files).
  private static func isOption(_ text: ArraySlice<UInt8>) -> Bool {
    if text.begins(with: "!include") { return text.contains(0x20) }
    return text.first?.isSmallLetter == true && text.last?.isAlphanumeric == true
      && text.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      && text.allSatisfy { $0.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Whether one word and an equals sign stand there.
  private static func isSetting(_ text: ArraySlice<UInt8>) -> Bool {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let key = text[..<equals].trimmed
    return !key.isEmpty && key.allSatisfy(\.isWordCharacter)
  }

  /// The longest key of a setting, in bytes.
  private static let longestKey = 256

  /// A key of either: words, points and dashes, or a quoted one.
  static func isKey(_ key: ArraySlice<UInt8>) -> Bool {
    guard let first = key.first, key.count <= longestKey else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return key.last == first && key.count > 1 }
    return key.allSatisfy { $0.isWordCharacter || "-.\"' *\\/:[]".utf8.contains($0) } && key.count { $0 == 0x20 } <= 3
  }
}
