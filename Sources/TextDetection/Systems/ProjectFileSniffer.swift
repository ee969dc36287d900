// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What projects say of their people and of their sources, in files whose every line has one form.
///
/// Sources: gitmailmap(5); GitHub and GitLab: About code owners; Merlin: dot-merlin-reader, directives; ocamlbuild manual,
/// section The _tags file.
enum ProjectFileSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    codeowners||text/x-codeowners|Owners of code|GitHub: About code owners, section CODEOWNERS syntax
    mailmap||text/x-mailmap|Names and addresses of authors|gitmailmap(5)
    merlin||text/x-merlin|Settings of Merlin|Merlin: dot-merlin-reader, directives
    ocamlbuild||text/x-ocamlbuild-tags|Tags of ocamlbuild|ocamlbuild manual, section The _tags file
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    let lines = sample.wholeLines.places.filter { !$0.isBlank && $0.head != UInt8(ascii: "#") }
      .map { sample.bytes[$0.text] }
    guard let line = lines.first else { return nil }
    if line.first == UInt8(ascii: "<") || line.first == UInt8(ascii: "\"") || line.begins(withAnyOf: ["true", "not "]) {
      return KnownFinding(areTags(lines) ? types["ocamlbuild"] : nil, .fair)
    }
    if areDirectives(lines) { return KnownFinding(types["merlin"], .fair) }
    if line.contains(UInt8(ascii: "@")) {
      if areOwners(lines) { return KnownFinding(types["codeowners"], .fair) }
      if mapNames(lines) { return KnownFinding(types["mailmap"], .fair) }
    }
    return nil
  }

  // MARK: People

  /// Whether a pattern of paths stands in every line but headings, owners behind it; one pattern has a sign of such, and one owner
  /// is a name behind an at sign.
  private static func areOwners(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var (hasPattern, hasName) = (false, false)
    for line in lines where line.first != UInt8(ascii: "[") {
      let words = line.words
      guard let pattern = words.first, pattern.first != UInt8(ascii: "@") else { return false }
      let owners = words.dropFirst().prefix { $0.first != UInt8(ascii: "#") }
      for owner in owners {
        guard owner.count > 1, owner.contains(UInt8(ascii: "@")), !owner.contains(UInt8(ascii: "<")) else {
          return false
        }
        hasName = hasName || owner.first == UInt8(ascii: "@") && owner.dropFirst().first?.isAlphanumeric == true
      }
      hasPattern =
        hasPattern
        || !owners.isEmpty
          && (pattern.contains(UInt8(ascii: "*")) || pattern.first == UInt8(ascii: "/")
            || pattern.last == UInt8(ascii: "/"))
    }
    return hasPattern && hasName
  }

  /// Authors of a map, at least.
  private static let fewestAuthors = 2

  /// Whether every line ends with an address in angle brackets behind a name, and one line has two of them, without a comma in
  /// between.
  private static func mapNames(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var isMapped = false
    for line in lines {
      let text = line.prefix { $0 != UInt8(ascii: "#") }.trimmed
      guard text.last == UInt8(ascii: ">"), !text.contains(UInt8(ascii: ",")), !text.contains(UInt8(ascii: ":")) else {
        return false
      }
      let opened = text.count { $0 == UInt8(ascii: "<") }
      guard (1...2).contains(opened), text.count(where: { $0 == UInt8(ascii: ">") }) == opened,
        text.count(where: { $0 == UInt8(ascii: "@") }) <= opened
      else { return false }
      isMapped = isMapped || opened == 2
    }
    return isMapped && lines.count >= fewestAuthors
  }

  // MARK: Sources

  /// Directives that say where sources, objects and packages are, and what compilers are told.
  private static let telling: [StaticString] = ["B", "EXCLUDE_QUERY_DIR", "FLG", "PKG", "S"]
  private static let directives: [StaticString] = [
    "CMI", "CMT", "EXT", "FINDLIB", "FINDLIB_PATH", "FINDLIB_TOOLCHAIN", "INDEX", "PRJ", "READER", "REC", "SOURCE_ROOT",
    "STDLIB", "SUFFIX", "UNIT_NAME", "WRAPPING_PREFIX",
  ]
  /// Different ones of the first that must be there.
  private static let fewestDirectives = 2

  /// Whether every line begins with a directive.
  private static func areDirectives(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var seen: Set<Int> = []
    for line in lines {
      guard let word = line.words.first else { return false }
      if let place = telling.firstIndex(where: word.equals) {
        seen.insert(place)
      } else if !directives.contains(where: word.equals) {
        return false
      }
    }
    return seen.count >= fewestDirectives
  }

  /// Whether every line is a pattern of files, a colon and tags, and one pattern stands in angle brackets.
  private static func areTags(_ lines: [ArraySlice<UInt8>]) -> Bool {
    var isBracketed = false
    var goesOn = false
    for line in lines {
      defer { goesOn = line.last == UInt8(ascii: "\\") || line.last == UInt8(ascii: ",") }
      if goesOn { continue }
      let isPattern = line.first == UInt8(ascii: "<") || line.first == UInt8(ascii: "\"")
      guard isPattern || line.begins(withAnyOf: ["true", "false", "not "]),
        let colon = line.lastIndex(of: UInt8(ascii: ":")),
        line[(colon + 1)...].allSatisfy({ $0.isWordCharacter || " ,-(){}.'\"/+@*\\\t".utf8.contains($0) })
      else { return false }
      let pattern = line[..<colon].trimmed
      // Several patterns are divided by words, as no sequence of keys for a character is (Compose(5)).
      guard !pattern.contains("> <") else { return false }
      isBracketed = isBracketed || pattern.first == UInt8(ascii: "<") && pattern.last == UInt8(ascii: ">")
    }
    return isBracketed
  }
}
