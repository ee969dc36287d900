// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import UniformTypes

/// What document the members of a zip archive make, by what they say of the whole and by their names.
enum ZipDocument {
  /// A first look at a part is never longer than this.
  private static let partLimit = 4 << 10
  /// A `mimetype` member is a single word.
  private static let mimetypeLimit = 256
  /// `[Content_Types].xml` lists every part; the main one may come last.
  private static let contentTypesLimit = 256 << 10

  /// The document that the members make; nil for a plain archive.
  static func type(in directory: ZipDirectory, types: DetectedTypes) -> KnownType? {
    if let known = declaredDocument(in: directory, types: types) { return known }
    if let known = packageDocument(in: directory) { return known }
    if let known = rootFileDocument(in: directory) { return known }
    if let known = IWorkDocument.type(in: directory) { return known }
    let beginning = { (name: String) in part(name, in: directory, upTo: partLimit) ?? [] }
    let names = directory.entries.map(\.name)
    if let known = ZipMemberRules.type(ofMembers: names, isLimited: directory.isLimited, beginning: beginning) {
      return known
    }
    return directory.isCut ? missingPartDocument(in: directory) : nil
  }

  /// What the parts make that a cut package lists but no longer has: those of its content types and of the relationships of
  /// the whole (ECMA-376 part 2, sections 10.1.2 and 9.3).
  private static func missingPartDocument(in directory: ZipDirectory) -> KnownType? {
    let lists: [(member: String, attribute: StaticString)] = [
      ("[Content_Types].xml", "PartName"), ("_rels/.rels", "Target"),
    ]
    let parts = lists.flatMap { list in
      attributeValues(
        list.attribute,
        in: narrowed(
          directory[list.member].flatMap {
            directory.content(of: $0, upTo: contentTypesLimit)
          } ?? []))
    }
    return parts.isEmpty
      ? nil : ZipMemberRules.type(ofMembers: parts.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 })
  }

  /// What a member called `mimetype` declares (OpenDocument 1.3 part 2, section 3.3; EPUB 3.3, section 4.2.6).
  ///
  /// A zip archive can say anything of itself. It is believed where the type is known to be a zip archive; of a type
  /// that nobody knows only where both specifications want the member, first and stored.
  private static func declaredDocument(in directory: ZipDirectory, types: DetectedTypes) -> KnownType? {
    guard let entry = directory["mimetype"], let bytes = directory.content(of: entry, upTo: mimetypeLimit) else {
      return signedContainer(in: directory) ?? manifestDocument(in: directory)
    }
    // Half a name is another name.
    if entry.method == 0, let size = entry.compressedSize, bytes.count < min(Int(size), mimetypeLimit) { return nil }
    guard let known = onlyToken(in: bytes).flatMap({ ZipDocumentTypes.type(named: $0, by: "zip member mimetype") })
    else { return nil }
    let isOfFamily = families.contains { known.key.hasPrefix($0) }
    if isOfFamily || ZipDocumentTypes.declared[known.key] != nil { return known }
    let type = known.type(in: types)
    if type.isStored(in: ZipDocumentTypes.zip.type(in: types)) { return known }
    let isInPlace = entry.method == 0 && directory.entries.first?.name == entry.name
    let isUnknown = type.isDynamic && type.storageFormats.isEmpty
    return isInPlace && isUnknown && isNamedByItsMaker(known.key) ? known : nil
  }

  /// The one word of a `mimetype` member in small letters; some writers put a byte order mark or spaces around it.
  private static func onlyToken(in bytes: [UInt8]) -> String? {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a || $0 == 0x0d }
    let text = bytes.dropFirst(bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0).drop(while: isBlank)
    let token = text.prefix { $0 > 0x20 && $0 < 0x7f }
    guard text.dropFirst(token.count).allSatisfy(isBlank) else { return nil }
    return String(decoding: token, as: UTF8.self).lowercased()
  }

  /// Whether a MIME type is in the vendor tree or unregistered (RFC 6838, sections 3.2 and 3.4), as those of documents are.
  private static func isNamedByItsMaker(_ mimeType: String) -> Bool {
    mimeType.hasPrefix("application/vnd.") || mimeType.hasPrefix("application/x-")
  }

  /// How the types of all documents begin that are packages of OpenDocument or of its forerunner.
  private static let families = ["application/vnd.oasis.opendocument.", "application/vnd.sun.xml."]

  /// What the comment of an archive says before the type of a signed container (ETSI TS 102 918, section 5.2.1).
  private static let announcement = "mimetype="

  /// A signed container that tells its type in the comment of the archive, as it may instead of in a member.
  private static func signedContainer(in directory: ZipDirectory) -> KnownType? {
    let comment = String(decoding: directory.comment, as: UTF8.self)
    guard comment.hasPrefix(announcement) else { return nil }
    return ZipDocumentTypes.declared[String(comment.dropFirst(announcement.count))]
  }

  /// OpenDocument's manifest names the type of the whole as well (OpenDocument 1.3 part 2, section 3.2).
  private static func manifestDocument(in directory: ZipDirectory) -> KnownType? {
    guard let entry = directory["META-INF/manifest.xml"], let bytes = directory.content(of: entry, upTo: partLimit)
    else { return nil }
    let known = attributeValues("manifest:media-type", in: bytes).first { value in
      families.contains { value.hasPrefix($0) }
    }
    return known.flatMap { ZipDocumentTypes.type(named: $0.lowercased(), by: "META-INF/manifest.xml") }
  }

  /// What the root file of an OCF container is (EPUB 3.3, section 4.2.6.3.1; MusicXML 4.0, compressed files).
  private static func rootFileDocument(in directory: ZipDirectory) -> KnownType? {
    guard let entry = directory["META-INF/container.xml"], let bytes = directory.content(of: entry, upTo: partLimit)
    else { return nil }
    let types = attributeValues("media-type", in: bytes)
    if types.contains("application/oebps-package+xml") { return ZipDocumentTypes.declared["application/epub+zip"] }
    let isScore =
      types.contains { $0.hasPrefix("application/vnd.recordare.musicxml") }
      || attributeValues("full-path", in: bytes).first.map { isRootOfScore($0, in: directory) } ?? false
    return isScore ? ZipDocumentTypes.declared["application/vnd.recordare.musicxml"] : nil
  }

  /// Whether the root file of a container that names no type for it is a score, by its name or its root element.
  ///
  /// Any document may be XML in such a container. One that cannot be read is taken for a score (MusicXML 4.0, compressed
  /// files and document types).
  private static func isRootOfScore(_ path: String, in directory: ZipDirectory) -> Bool {
    if path.hasSuffix(".musicxml") { return true }
    guard path.hasSuffix(".xml") else { return false }
    guard let entry = directory[path], let bytes = directory.content(of: entry, upTo: partLimit) else { return true }
    let text = narrowed(bytes)
    let roots: [StaticString] = ["<score-partwise", "<score-timewise", "<opus"]
    return roots.contains { text.firstIndex(of: $0, from: 0) != nil }
  }

  /// What the content types of an Open Packaging Conventions package say (ECMA-376 part 2, section 10.1.2).
  private static func packageDocument(in directory: ZipDirectory) -> KnownType? {
    guard let bytes = part("[Content_Types].xml", in: directory, upTo: contentTypesLimit) else { return nil }
    var found: KnownType?
    for contentType in attributeValues("ContentType", in: narrowed(bytes)) {
      if let known = ZipDocumentTypes.packaged[contentType.lowercased()] {
        found = known
        break
      }
    }
    guard found?.key.contains("fixeddocumentsequence") == true else { return found }
    // DWFx has its own sequence of documents beside that of XPS (Autodesk: DWF Toolkit, DWFXPackageWriter).
    if isDesign(directory) { return ZipDocumentTypes.packaged["model/vnd.dwfx+xps"] }
    return isOpenXPS(directory) ? ZipDocumentTypes.packaged["openxps"] : found
  }

  /// Pieces of one part looked at most.
  private static let mostPieces = 16

  /// The beginning of a part; nil where there is none.
  ///
  /// It may be in pieces, as printing to a file leaves it: `name/[0].piece` and so on to `name/[n].last.piece` (ECMA-376 part 2,
  /// sections 10.1.3 and 10.2.4).
  private static func part(_ name: String, in directory: ZipDirectory, upTo limit: Int) -> [UInt8]? {
    if let entry = directory[name] { return directory.content(of: entry, upTo: limit) ?? [] }
    var bytes: [UInt8]?
    for number in 0..<mostPieces {
      let next = directory["\(name)/[\(number)].piece"]
      guard let entry = next ?? directory["\(name)/[\(number)].last.piece"] else { return bytes }
      bytes = (bytes ?? []) + (directory.content(of: entry, upTo: limit - (bytes?.count ?? 0)) ?? [])
      if next == nil || bytes?.count ?? 0 >= limit { break }
    }
    return bytes
  }

  /// XML in UTF-16, which packages allow, with the ASCII characters of its markup alone (ECMA-376 part 2, annex B).
  private static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    let isWide = bytes.prefix(4).contains(0) || bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
    return isWide ? bytes.filter { $0 != 0 } : bytes
  }

  /// Whether a package has Autodesk's sequence of documents, by its usual name or its relationship.
  private static func isDesign(_ directory: ZipDirectory) -> Bool {
    if directory["DWFDocumentSequence.dwfseq"] != nil { return true }
    guard let bytes = part("_rels/.rels", in: directory, upTo: partLimit) else { return false }
    return narrowed(bytes).contains("schemas.autodesk.com/dwfx/")
  }

  /// OpenXPS names its relationships otherwise than Microsoft's XPS (ECMA-388, annex E).
  private static func isOpenXPS(_ directory: ZipDirectory) -> Bool {
    guard let bytes = part("_rels/.rels", in: directory, upTo: partLimit) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("schemas.openxps.org")
  }

  /// Bytes of the value of an attribute that counts: names of types and of members are shorter.
  private static let longestValue = 256

  /// The values of an attribute in a piece of XML, in order; at most one for each entry of the largest directory.
  static func attributeValues(_ name: StaticString, in bytes: [UInt8]) -> [String] {
    var values: [String] = []
    var index = 0
    let nameLength = name.utf8CodeUnitCount
    while values.count < ZipDirectory.mostEntries, let found = bytes.firstIndex(of: name, from: index) {
      index = found + 1
      var at = found + nameLength
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
      at += 1
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      guard at < bytes.count, bytes[at] == 0x22 || bytes[at] == 0x27 else { continue }
      guard let end = bytes[(at + 1)...].firstIndex(of: bytes[at]) else { break }
      if end - at <= longestValue { values.append(String(decoding: bytes[at + 1..<end], as: UTF8.self)) }
      index = end + 1
    }
    return values
  }
}
