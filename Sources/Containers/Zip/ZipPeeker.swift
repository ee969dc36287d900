// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Zip archives and the many documents that are zip archives inside.
enum ZipPeeker: ContainerPeeker {
  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head.matches("PK", at: 0), head.count >= 4 else { return false }
    return switch (head[2], head[3]) {
    case (3, 4), (5, 6), (6, 6), (7, 8): true
    case (0x30, 0x30): head.matches([0x50, 0x4b, 3, 4], at: 4)
    default: false
    }
  }

  static func findings(in subject: Subject) -> Findings {
    let directory = ZipDirectory(SubjectReader(subject))
    if let directory, let known = ZipDocument.type(in: directory, types: subject.types) {
      // Without its content types nobody can say whether a part is that of a template or of a document with macros.
      // Nor whether an archive of Java is one of the packages that are such archives, without all of its names.
      let isGuess =
        ZipMemberRules.isGuess(known.key) || directory.isCut && ZipMemberRules.isMainPart(known.key)
        || directory.hasUnreadNames && ZipMemberRules.isExtended(known.key)
      return Findings(known.evidence(in: subject.types, from: .container, weight: isGuess ? .weak : .certain))
    }
    if let known = ZipFront.document(of: subject, listing: directory?["mimetype"] != nil) {
      let isWhole = directory.map { !$0.isCut } ?? false
      return Findings(known.evidence(in: subject.types, from: .container, weight: isWhole ? .certain : .strong))
    }
    guard let directory else {
      // An empty archive is its end record alone, or that behind the one of zip64 and its locator (APPNOTE 4.3.14 to 4.3.16).
      let head = subject.head
      let isEmpty = head.matches([5, 6], at: 2) && head.count >= 22 || head.matches([0x50, 0x4b, 6, 7], at: 56)
      guard isEmpty || !head.matches([6, 6], at: 2) else { return Findings() }
      return Findings(
        ZipDocumentTypes.zip.evidence(in: subject.types, from: .container, weight: isEmpty ? .certain : .strong))
    }
    let isEncrypted = directory.entries.contains(where: \.isEncrypted)
    let says = isEncrypted ? "zip archive, encrypted" : ZipDocumentTypes.zip.statement
    return Findings(
      Evidence(
        ZipDocumentTypes.zip.type(in: subject.types), mimeType: ZipDocumentTypes.zip.mimeType, from: .container,
        weight: .certain, says: says))
  }
}
