// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Settings of systems and tools every line of which begins with one of few words, or has a form of its own.
enum SystemSettingsSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    gitattributes||text/x-gitattributes|Attributes of paths|gitattributes(5)
    resolv||text/x-resolv-conf|Settings of name resolution|resolv.conf(5)
    resources||text/x-xresources|X resources|X(7), section Resources
    robots||text/x-robots|Rules for robots|RFC 9309, section 2.2
    sudoers||text/x-sudoers|Who may run what|sudoers(5)
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#")) else { return nil }
    if isRule(first), areRules(sample) { return KnownFinding(types["robots"], .strong) }
    let word = first.prefix { $0 > 0x20 }
    if isResolver(word) || first.first == UInt8(ascii: ";"), resolves(sample) {
      return KnownFinding(types["resolv"], .strong)
    }
    if areAttributes(first), sample.allRecordsSatisfy(areAttributes) {
      return KnownFinding(types["gitattributes"], .strong)
    }
    if sample.contains("ALL"), grants(sample) { return KnownFinding(types["sudoers"], .strong) }
    return KnownFinding(areResources(sample) ? types["resources"] : nil, .fair)
  }

  // MARK: Robots

  /// Names of rules and records, those that some search engines have among them.
  private static let rules: [StaticString] = [
    "allow", "clean-param", "content-signal", "crawl-delay", "disallow", "host", "noindex", "request-rate", "sitemap",
    "user-agent", "visit-time",
  ]

  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = line[..<colon].trimmed
    return rules.contains(where: name.equalsAnyCase)
  }

  /// Nothing but rules, for a robot and about paths.
  private static func areRules(_ sample: TextSample) -> Bool {
    var (hasRobot, hasPath) = (false, false)
    let areRules = sample.allRecordsSatisfy { line in
      hasRobot = hasRobot || line.matchesAnyCase("user-agent", at: 0)
      hasPath =
        hasPath || line.matchesAnyCase("disallow", at: 0) || line.matchesAnyCase("allow", at: 0)
        || line.matchesAnyCase("crawl-delay", at: 0)
      return isRule(line)
    }
    return areRules && hasRobot && hasPath
  }

  // MARK: Name resolution

  private static func isResolver(_ word: ArraySlice<UInt8>) -> Bool {
    let words: [StaticString] = ["domain", "family", "lookup", "nameserver", "options", "search", "sortlist"]
    return words.contains { word.equals($0) }
  }

  /// Nothing but settings of the resolver, the address of a server among them.
  private static func resolves(_ sample: TextSample) -> Bool {
    var hasServer = false
    let areSettings = sample.allRecordsSatisfy { line in
      let words = line.words
      guard isResolver(words[0]), words.count > 1 else { return line.first == UInt8(ascii: ";") }
      let isServer = words[0].equals("nameserver")
      hasServer = hasServer || isServer
      return !isServer
        || words[1].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
          && (words[1].first?.isHexadecimalDigit == true || words[1].first == UInt8(ascii: ":"))
    }
    return areSettings && hasServer
  }

  // MARK: Attributes of paths

  private static let attributes: Set<String> = [
    "auto", "binary", "conflict-marker-size", "crlf", "delta", "diff", "encoding", "eol", "export-ignore",
    "export-subst", "filter", "ident", "lockable", "merge", "text", "whitespace", "working-tree-encoding",
  ]

  /// A pattern, and attributes that are set, unset, set to a value or unspecified.
  private static func areAttributes(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 2, words[0].first != UInt8(ascii: "!") else { return false }
    guard words[0].contains(where: { "*./[\"".utf8.contains($0) }) else { return false }
    return words.dropFirst().allSatisfy { word in
      let isMarked = word.first == UInt8(ascii: "-") || word.first == UInt8(ascii: "!")
      let name = (isMarked ? word.dropFirst() : word).prefix { $0 != UInt8(ascii: "=") }
      return attributes.contains(String(decoding: name, as: UTF8.self)) || name.begins(with: "linguist-")
        || name.begins(with: "gitlab-")
    }
  }

  // MARK: Who may run what

  private static let declarations: [StaticString] = [
    "Cmnd_Alias", "Cmd_Alias", "Defaults", "Host_Alias", "Runas_Alias", "User_Alias", "@include", "@includedir",
  ]

  /// Nothing but settings, names for several, and who may run what on which host as whom.
  private static func grants(_ sample: TextSample) -> Bool {
    var grants = 0
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      defer { goesOn = place.tail == UInt8(ascii: "\\") }
      if goesOn { continue }
      let text = sample.bytes[place.text]
      if text.begins(withAnyOf: declarations) { continue }
      guard let sign = text.firstIndex(of: UInt8(ascii: "=")) else { return false }
      let subject = text[..<sign].words
      let rest = text[(sign + 1)...].drop { $0 <= 0x20 }
      let isCommand =
        rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "/") || rest.begins(with: "ALL")
        || rest.begins(with: "NOPASSWD:") || rest.first?.isCapital == true
      guard subject.count >= 2, isCommand,
        subject[0].first.map({ $0.isWordCharacter || "%+\"".utf8.contains($0) }) == true
      else { return false }
      if subject.last?.equals("ALL") == true { grants += 1 }
    }
    return grants > 0
  }

  // MARK: Resources

  /// Fewer lines than that may be anything.
  private static let leastResources = 2

  /// Nothing but comments after exclamation marks and names of resources with their values, a name among them that holds for
  /// whatever stands between its parts.
  private static func areResources(_ sample: TextSample) -> Bool {
    guard sample.contains("*"), sample.contains(":") else { return false }
    var (count, loose) = (0, 0)
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank {
      defer { goesOn = place.tail == UInt8(ascii: "\\") && (goesOn || place.head != UInt8(ascii: "!")) }
      if goesOn || place.head == UInt8(ascii: "!") { continue }
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "#") {
        // Lines of the preprocessor, through which the settings go.
        let isDirective = ["#define ", "#else", "#endif", "#if", "#include "].contains { text.begins(with: $0) }
        guard isDirective else { return false }
        continue
      }
      let name = text.prefix { $0.isWordCharacter || "*.?-".utf8.contains($0) }
      guard name.contains(where: \.isLetter),
        name.dropFirst().contains(where: { $0 == 0x2e || $0 == 0x2a })
          || name.first == UInt8(ascii: "*"), name.last != UInt8(ascii: "*"), !name.contains("**"),
        text[name.endIndex...].drop(while: { $0 <= 0x20 }).first == UInt8(ascii: ":")
      else { return false }
      count += 1
      // Settings of all programs alone are those of other lists too.
      if name.dropFirst().contains(UInt8(ascii: "*")) { loose += 1 }
    }
    return count >= leastResources
      && (loose > 0 || sample.heads.contains(UInt8(ascii: "!")) && sample.heads.contains(UInt8(ascii: "*")))
  }
}
