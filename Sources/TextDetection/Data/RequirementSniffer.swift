// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Lists of Python packages with their versions, as pip reads and writes them.
enum RequirementSniffer: TabledSniffer {
  static let types = TypeTable(
    "requirements||text/x-pip-requirements|Packages to install|pip: Requirements File Format; PEP 508")

  /// Options of a line, or of the whole (pip: Requirements File Format, section Supported options).
  private static let options: [StaticString] = [
    "--constraint", "--editable", "--extra-index-url", "--find-links", "--hash=", "--index-url", "--no-binary",
    "--no-index", "--only-binary", "--pre", "--prefer-binary", "--require-hashes", "--requirement", "--trusted-host",
    "--use-feature", "-c ", "-e ", "-f ", "-i ", "-r ",
  ]

  /// What a repository or an archive may be told by.
  private static let sources: [StaticString] = [
    "bzr+", "file:", "git+", "hg+", "http://", "https://", "svn+", "./", "../",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.contains("=") || sample.contains(">") else { return nil }
    var (pinned, others) = (0, 0)
    // Bounds of variables are mostly whole numbers.
    var isPointed = false
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      defer { goesOn = place.tail == UInt8(ascii: "\\") }
      let line = sample.bytes[place.text]
      if goesOn || line.begins(withAnyOf: options) || line.begins(withAnyOf: sources) { continue }
      guard place.indent == 0, let isPinned = requirement(line) else { return nil }
      if isPinned { pinned += 1 } else { others += 1 }
      isPointed = isPointed || isPinned && line.contains(UInt8(ascii: "."))
    }
    guard isPointed, pinned >= 2, pinned >= others else { return nil }
    return KnownFinding(types["requirements"], .fair)
  }

  /// Whether a requirement tells versions; nil for what is none: a name, extras in brackets, versions, and behind a semicolon
  /// where it is needed (PEP 508, section Grammar; PEP 440, section Version specifiers).
  private static func requirement(_ line: ArraySlice<UInt8>) -> Bool? {
    let text = line.firstIndex(of: " #", from: line.startIndex).map { line[..<$0].trimmed } ?? line
    let name = text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    guard name.first?.isAlphanumeric == true, name.last?.isAlphanumeric == true, name.contains(where: \.isLetter) else {
      return nil
    }
    var rest = text[name.endIndex...].drop { $0 == 0x20 }
    if rest.first == UInt8(ascii: "[") {
      guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      rest = rest[(close + 1)...].drop { $0 == 0x20 }
    }
    let versions = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\\") }.trimmed
    guard !versions.isEmpty else { return rest.count == text[name.endIndex...].count ? false : nil }
    if versions.first == UInt8(ascii: "@") { return versions.contains("://") ? true : nil }
    let areVersions = versions.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy {
      part in
      let version = part.trimmed
      let sign = version.prefix { "<>=!~".utf8.contains($0) }
      let number = version[sign.endIndex...].drop { $0 == 0x20 }
      let signs: [StaticString] = ["==", "===", "~=", ">=", "<=", "!=", ">", "<"]
      return signs.contains { sign.equals($0) } && number.first?.isDigit == true
        && number.allSatisfy { $0.isAlphanumeric || ".*+!-_".utf8.contains($0) }
    }
    return areVersions ? true : nil
  }
}
