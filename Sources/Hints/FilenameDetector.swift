// SPDX-License-Identifier: Apache-2.0
package import Detection
import FileSystem
import Hashing
import UniformTypes

/// What the name of a file claims: the types that carry its outermost extension.
package final class FilenameDetector: Detector {
  /// Extensions whose claims are kept, so that hostile names do not fill the memory; a tree has a few hundred.
  private static let mostKeptClaims = 4096
  /// Types that one name claims; declarations may give one extension to thousands, and the built-in ones to fewer than thirty.
  fileprivate static let mostClaimedTypes = 256

  /// What extensions claim of plain files, because the files of a tree share few of them.
  private var claims = HashTable<String, Findings>(atMost: mostKeptClaims)
  /// The registry that these claims come from.
  private var registry: TypeRegistry?

  /// Extensions of files that a program fills in or a person copies, so that the one before tells the language, as in
  /// `a.sh.in` (GNU Autoconf: Configuration Files).
  private static let placeholders = ["deface", "dist", "example", "in", "sample"]

  /// What stands in front of the name of a file where another one holds its resources and attributes (AppleSingle/AppleDouble
  /// Formats for Foreign Files, section Naming; Apple's copies on foreign volumes).
  private static let shadow = "._"

  /// A detector that knows no claims yet.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    guard let name = subject.claims.name, let supertype = physicalType(of: subject) else { return Findings() }
    let text = String(decoding: name, as: UTF8.self)
    let outermost = Self.tellingExtension(of: text)
    guard supertype == .data else {
      return findings(of: NameParts(outermost), conformingTo: supertype, in: subject.registry)
    }
    if text.hasPrefix(Self.shadow) {
      var findings = Findings()
      findings.append(meaning: "multipart/appledouble", in: subject.registry, weight: .weak, says: Self.shadow)
      return findings
    }
    let wholeName = TypeIdentifier.folded(text)
    let parts = NameParts(
      outermost, wholeName: wholeName, meanings: FilenameMeanings.mimeTypes(forName: wholeName, writtenAs: text),
      variant: FilenameMeanings.mimeType(forVariant: wholeName))
    guard parts.meanings.isEmpty, parts.variant == nil else {
      return findings(of: parts, conformingTo: supertype, in: subject.registry)
    }
    guard let outermost, !Self.isNote(text, ending: outermost) else { return Findings() }
    if registry !== subject.registry {
      claims.removeAll()
      registry = subject.registry
    }
    if let known = claims[outermost] { return known }
    let findings = findings(of: NameParts(outermost), conformingTo: supertype, in: subject.registry)
    claims.add(findings, for: outermost)
    return findings
  }

  /// Names in capitals of what is to be read first, behind which stands what it is about: `README.emacs`, `LICENSE.CS`.
  private static let notes = [
    "AUTHORS.", "CHANGES.", "COPYING.", "COPYRIGHT.", "DISCLAIMER.", "HACKING.", "INSTALL.", "LICENCE.", "LICENSE.",
    "NEWS.", "README.", "THANKS.", "TODO.",
  ]
  /// Extensions that tell the format of such a note, or that it is a program that does so, and not what it is about.
  private static let formatsOfNotes: Set = [
    "adoc", "asciidoc", "bat", "bz2", "cmd", "com", "creole", "csv", "dat", "doc", "docx", "epub", "exe", "gz", "htm",
    "html", "inf", "info", "ini", "js", "json", "log", "lz", "lzma", "man", "markdown", "md", "mdown", "me",
    "mediawiki", "mkd", "ms", "odt", "org", "pdf", "pl", "pod", "ps", "ps1", "py", "rb", "rdoc", "rmd", "rst", "rtf",
    "sh", "tex", "texi", "texinfo", "text", "textile", "toml", "txt", "wiki", "xml", "xz", "yaml", "yml", "z", "zip",
    "zst",
  ]

  /// Whether a name is that of a note whose extension says what it is about (GNU Coding Standards, section Releases; Debian Policy
  /// manual, section 12.7).
  private static func isNote(_ name: String, ending outermost: String) -> Bool {
    guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
    return notes.contains { name.hasPrefix($0) } && !formatsOfNotes.contains(outermost)
  }

  /// The last extension of a name that tells of what is inside.
  private static func tellingExtension(of name: String) -> String? {
    guard let last = FilenameTags.outermostExtension(of: name) else { return nil }
    guard placeholders.contains(last) else { return last }
    return FilenameTags.outermostExtension(of: String(name.dropLast(last.count + 1))) ?? last
  }

  /// What is asked of a name.
  private struct NameParts {
    /// The extension that tells of the file.
    let outermost: String?
    /// The whole name in small letters, and what it stands for.
    let wholeName: String
    let meanings: [String]
    /// What the name stands for that this one is a variant of.
    let variant: String?

    init(_ outermost: String?, wholeName: String = "", meanings: [String] = [], variant: String? = nil) {
      (self.outermost, self.wholeName, self.meanings, self.variant) = (outermost, wholeName, meanings, variant)
    }
  }

  /// What the parts of a name claim.
  private func findings(
    of name: NameParts, conformingTo supertype: UTType, in registry: TypeRegistry
  ) -> Findings {
    var findings = Findings()
    // A name that stands for a format says more than the extension that it ends with.
    for mimeType in name.meanings {
      findings.append(meaning: mimeType, in: registry, says: name.wholeName)
    }
    let tags = outerTags(behind: name.outermost)
    for tag in tags {
      if supertype == .data, let mimeType = FilenameMeanings.commonMIMEType(forExtension: tag) {
        findings.append(meaning: mimeType, in: registry, says: tag)
      }
      let meanings = FilenameMeanings.mimeTypes(forExtension: tag)
      for type in registry.declaredTypes(filenameExtension: tag, conformingTo: supertype).prefix(Self.mostClaimedTypes)
      {
        // Several formats share an identifier, such as the portable bitmaps; the extension tells which one is meant.
        let mimeType = meanings.first { registry.declaredType(mimeType: $0) == type }.map(MIMEType.reportedName)
        findings.append(type, mimeType: mimeType, says: tag)
      }
    }
    guard supertype == .data else { return findings }
    // After what is declared, so that `Makefile.PL` is a script; before what extensions mean elsewhere.
    if let variant = name.variant {
      findings.append(meaning: variant, in: registry, says: name.wholeName)
    }
    for tag in tags {
      for mimeType in FilenameMeanings.mimeTypes(forExtension: tag) {
        findings.append(meaning: mimeType, in: registry, says: tag)
      }
      for mimeType in FilenameMeanings.rareMIMETypes(forExtension: tag) {
        findings.append(meaning: mimeType, in: registry, weight: .weak, says: tag)
      }
    }
    return findings
  }

  /// The extensions that speak of the file itself and not of what is inside: of `a.tar.gz` only `gz`.
  private func outerTags(behind outermost: String?) -> [String] {
    guard let outermost else { return [] }
    var tags = [outermost]
    if let wrapping = WrappedName.wrapping(of: outermost) { tags.append(wrapping) }
    return tags
  }

  /// The names of devices and links say nothing of bytes; a directory's name may say that it is a package.
  private func physicalType(of subject: Subject) -> UTType? {
    switch subject.status?.kind {
    case nil, .file?: .data
    case .directory?: .directory
    default: nil
    }
  }
}

extension Findings {
  /// Appends the type of a MIME type that the name stands for, by the name that it is reported by.
  fileprivate mutating func append(
    meaning mimeType: String, in registry: TypeRegistry, weight: Evidence.Weight = .fair, says tag: String
  ) {
    let reported = MIMEType.reportedName(of: mimeType)
    append(registry.detectedType(mimeType: mimeType), mimeType: reported, weight: weight, says: tag)
  }

  /// Appends what the name claims, after what it claims already.
  fileprivate mutating func append(
    _ type: UTType, mimeType: String?, weight: Evidence.Weight = .fair, says tag: String
  ) {
    guard evidence.count < FilenameDetector.mostClaimedTypes, !evidence.contains(where: { $0.type == type }) else {
      return
    }
    evidence.append(
      Evidence(type, mimeType: mimeType, from: .name, weight: weight, preference: evidence.count, says: tag))
  }
}
