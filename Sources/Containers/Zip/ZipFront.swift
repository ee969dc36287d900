// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import UniformTypes

/// What the first bytes of a zip archive say at fixed positions, whatever becomes of the rest.
///
/// OpenDocument and EPUB want a stored member `mimetype` in front without an extra field just so that its name stands at
/// offset 30 and its content at offset 38 (OpenDocument 1.3 part 2, section 3.3; EPUB OCF 3.3, section 4.2.6).
enum ZipFront {
  /// What the first extra field of an archive of Java tells.
  static let java = KnownType(
    key: "jar", identifier: "com.sun.java-archive", mimeType: "application/java-archive", statement: "Java archive",
    source: "JAR File Specification; OpenJDK: JarOutputStream, JAR_MAGIC")

  private static let nameOffset = 30
  private static let contentOffset = 38
  /// Subtypes of registered names are at most 127 characters long (RFC 6838, section 4.2).
  private static let longestName = 127

  /// The document that the front declares; nil for none.
  ///
  /// - Parameter isListed: whether the archive lists the member, so that what it contains was read and is no type.
  static func document(of subject: Subject, listing isListed: Bool) -> KnownType? {
    let head = subject.head
    guard head.matches([0x50, 0x4b, 3, 4], at: 0) else { return nil }
    if head.matches("mimetype", at: nameOffset) {
      return isListed ? nil : declaredDocument(of: subject)
    }
    return isJavaArchive(head) ? java : nil
  }

  /// The longest media type of a zip archive that the characters at the content's place begin with: nothing but the header's
  /// sizes, which are not believed here, tells where they end.
  private static func declaredDocument(of subject: Subject) -> KnownType? {
    let head = subject.head
    let characters = head.dropFirst(contentOffset).prefix(longestName).prefix { $0 > 0x20 && $0 < 0x7f }
    let size = head.littleEndian(UInt32.self, at: 18).map(Int.init) ?? 0
    // A name that the end of the file cuts would be that of its family's first member.
    guard contentOffset + characters.count < head.count || size <= characters.count || size > longestName else {
      return nil
    }
    var name = String(decoding: characters, as: UTF8.self).lowercased()
    let zip = ZipDocumentTypes.zip.type(in: subject.types)
    while name.hasPrefix("application/"), name.utf8.count > "application/".utf8.count {
      if let known = ZipDocumentTypes.type(named: name, by: "zip member mimetype") {
        if ZipDocumentTypes.declared[name] != nil || known.type(in: subject.types).isStored(in: zip) { return known }
      }
      name.removeLast()
    }
    return nil
  }

  /// The manifest in front, or the mark that the `jar` tool puts into the extra field of the first member.
  private static func isJavaArchive(_ head: [UInt8]) -> Bool {
    if head.matches("META-INF/MANIFEST.MF", at: nameOffset) { return true }
    guard let length = head.littleEndian(UInt16.self, at: 26), let extra = head.littleEndian(UInt16.self, at: 28),
      extra >= 4
    else { return false }
    return head.littleEndian(UInt16.self, at: nameOffset + Int(length)) == 0xcafe
  }
}
