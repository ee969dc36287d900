// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What packages say of themselves in fields: how Debian's are built, what is in them, what is installed and what documents they
/// have, and what those of R are.
///
/// Sources: deb822(5), and the manual page of each file; Writing R Extensions, section The DESCRIPTION file.
enum PackageFieldsSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    changes||text/x-debian-changes|Upload of a package|deb-changes(5)
    control||text/x-debian-control|Description of packages|deb-src-control(5), deb-control(5); Debian: Repository format
    doc-base||text/x-doc-base|Document of a package|Debian: doc-base manual, chapter Control files
    dsc||text/x-debian-dsc|Description of a source package|dsc(5)
    r||text/x-r-description|Description of an R package|Writing R Extensions, section The DESCRIPTION file
    templates||text/x-debconf-templates|Questions of a package|debconf-devel(7), section The templates file
    """)

  /// The fields with which the files begin.
  private static let openings: [StaticString] = [
    "Archive: ", "Codename: ", "Document: ", "Format: ", "Origin: ", "Package: ", "Source: ", "Suite: ",
  ]

  /// Sums of the files of a repository, of which its index has one at least (Debian: Repository format, section Release files).
  private static let sums = ["MD5Sum", "SHA1", "SHA256", "SHA512"]

  /// Fields of a stanza that are looked at.
  private static let mostFields = 48

  static func finding(in sample: TextSample) -> KnownFinding? {
    if asksQuestions(sample) { return KnownFinding(types["templates"], .strong) }
    guard sample.heads.containsAny(of: "ACDFOPS"), let first = sample.lines.firstUncommented,
      first.begins(withAnyOf: openings), let names = fields(sample)
    else { return nil }
    let hasFiles = names.contains("Files") || names.contains("Checksums-Sha1") || names.contains("Checksums-Sha256")
    if names.contains("Changes") || names.contains("Distribution") {
      return KnownFinding(names.isSuperset(of: ["Format", "Source", "Version"]) ? types["changes"] : nil, .strong)
    }
    if names.isSuperset(of: ["Format", "Source", "Version"]), hasFiles || names.contains("Binary") {
      return KnownFinding(types["dsc"], .strong)
    }
    if names.isSuperset(of: ["Document", "Title"]) {
      return KnownFinding(sample.contains("\nFormat: ") ? types["doc-base"] : nil, .strong)
    }
    if names.isSuperset(of: ["License", "Package", "Title", "Version"]), !names.contains("Architecture") {
      return KnownFinding(types["r"], .strong)
    }
    let isSource = names.isSuperset(of: ["Source", "Maintainer"]) && sample.contains("\nPackage: ")
    let isBinary =
      names.contains("Package") && (names.contains("Architecture") || names.contains("Status"))
      && !names.isDisjoint(with: ["Conffiles", "Depends", "Description", "Filename", "Maintainer"])
    let isIndex =
      names.isSuperset(of: ["Architectures", "Components"])
      || (names.contains("Suite") || names.contains("Codename")) && !names.isDisjoint(with: sums)
    return KnownFinding(isSource || isBinary || isIndex ? types["control"] : nil, .strong)
  }

  /// What questions ask for.
  private static let kinds: Set = [
    "boolean", "error", "multiselect", "note", "password", "select", "string", "terminal", "text", "title",
  ]

  /// Whether the name of a question and what it asks for stand in the first two lines that are no comments.
  private static func asksQuestions(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "T")) else { return false }
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }.prefix(2)
    guard lines.count == 2, let name = lines.first, let type = lines.dropFirst().first, name.begins(with: "Template: "),
      name.words.count == 2, type.begins(with: "Type: ")
    else { return false }
    return type.words.count == 2 && kinds.contains(String(decoding: type.words[1], as: UTF8.self))
  }

  /// The names of the first stanza; nil where one of its lines is no field, no comment and does not go on with one.
  private static func fields(_ sample: TextSample) -> Set<String>? {
    var names: Set<String> = []
    for place in sample.wholeLines.places where place.first != UInt8(ascii: "#") {
      if place.isBlank, !names.isEmpty { break }
      guard !place.isBlank, place.indent == 0 else { continue }
      let name = sample.bytes[place.text].prefix {
        $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "@")
      }
      guard !name.isEmpty, name.endIndex < place.textEnd, sample.bytes[name.endIndex] == UInt8(ascii: ":") else {
        return nil
      }
      names.insert(String(decoding: name, as: UTF8.self))
      if names.count >= mostFields { break }
    }
    return names
  }
}
