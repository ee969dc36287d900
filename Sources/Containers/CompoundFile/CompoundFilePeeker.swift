// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// OLE compound files and the documents that are compound files inside.
enum CompoundFilePeeker: ContainerPeeker {
  static let compoundFile = KnownType(
    key: "compound", mimeType: "application/x-ole-storage", statement: "OLE compound file", source: "[MS-CFB] 2.2")

  static func recognizes(_ head: [UInt8]) -> Bool {
    head.matches([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], at: 0)
  }

  static func findings(in subject: Subject) -> Findings {
    guard var directory = CompoundFileDirectory(SubjectReader(subject)) else {
      let known = CompoundFileRemains.document(in: subject.head) ?? compoundFile
      return Findings(known.evidence(in: subject.types, from: .container, weight: .strong))
    }
    if let known = document(in: &directory) {
      return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
    }
    // A directory that has a root has all that the file tells of itself.
    let remains = directory.root?.isRoot == true ? nil : CompoundFileRemains.document(in: subject.head)
    return Findings(
      (remains ?? compoundFile).evidence(
        in: subject.types, from: .container, weight: remains == nil ? .certain : .strong))
  }

  /// The document that the streams and the root's class identifier make; nil for none that is known.
  private static func document(in directory: inout CompoundFileDirectory) -> KnownType? {
    let byStreams = byStreams(&directory)
    // Picture It! and PhotoDraw keep their layers as FlashPix does, and call themselves otherwise.
    let isFlashPix = { (known: KnownType) in known.mimeType == "image/vnd.fpx" }
    if let byStreams, !isFlashPix(byStreams) { return withSameStreams(as: byStreams, &directory) ?? byStreams }
    let known = byClass(directory) ?? byStreams
    if let known, !isFlashPix(known) { return known }
    return byProgram(&directory) ?? known ?? thumbnails(directory)
  }

  /// Pictures under their size and a hash, as Windows keeps them from Vista on (libyal: Thumbs.db format, section 4).
  private static func thumbnails(_ directory: CompoundFileDirectory) -> KnownType? {
    let isThumbnail = { (name: String) in
      let parts = name.split(separator: "_", omittingEmptySubsequences: false)
      return parts.count == 2
        && ["16", "32", "48", "96", "256", "768", "1024", "1280", "1600", "1920", "2560"].contains(parts[0])
        && (8...16).contains(parts[1].utf8.count) && parts[1].utf8.allSatisfy(\.isHexadecimalDigit)
    }
    let names = directory.topEntries.map(\.name)
    return !names.isEmpty && names.allSatisfy(isThumbnail) ? CompoundDocumentTypes.document(ofRule: "Catalog&1") : nil
  }

  /// What the class identifier of the root says; nil where it says nothing.
  private static func byClass(_ directory: CompoundFileDirectory) -> KnownType? {
    guard let root = directory.root, root.classIdentifier.count == 16 else { return nil }
    return CompoundDocumentTypes.byClass[CompoundDocumentTypes.text(ofClass: root.classIdentifier)]
  }

  /// What another document of StarOffice is that has the streams of one, by its class, or by how that calls itself; nil where
  /// neither tells.
  private static func withSameStreams(as known: KnownType, _ directory: inout CompoundFileDirectory) -> KnownType? {
    guard known.key.hasPrefix("StarDrawDocument") || known.key == "StarWriterDocument" else { return nil }
    if let found = byClass(directory) {
      return CompoundDocumentTypes.tellingClasses.contains(found.key) ? found : nil
    }
    return byProgram(&directory)
  }

  /// Bytes of the stream that describes the class: three short texts after a header of 28 bytes.
  private static let longestDescription = 512

  /// What the class calls itself ([MS-OLEDS] 2.3.8, CompObjStream: user type, clipboard format and program identifier).
  private static func byProgram(_ directory: inout CompoundFileDirectory) -> KnownType? {
    guard let entry = directory.topEntries.first(where: { $0.name == "\u{1}CompObj" }) else { return nil }
    let text = String(decoding: directory.firstBytes(of: entry, upTo: longestDescription), as: UTF8.self)
    return CompoundDocumentTypes.byProgram.lines.first { text.contains($0.key) }
  }

  private static func byStreams(_ directory: inout CompoundFileDirectory) -> KnownType? {
    let known = CompoundDocumentTypes.document(of: Set(directory.topEntries.map(\.name)))
    return switch known?.key {
    case "WordDocument": isTemplate(&directory) ? CompoundDocumentTypes.wordTemplate : known
    case "PerfectOffice_MAIN": officeDocument(&directory) ?? known
    case nil: worksDocument(&directory)
    default: known
    }
  }

  /// A document of Works 2000 and later, by what its contents begin with (libwps: WPS8, zone headers).
  private static func worksDocument(_ directory: inout CompoundFileDirectory) -> KnownType? {
    guard let entry = directory.topEntries.first(where: { $0.name == "CONTENTS" }),
      directory.firstBytes(of: entry).matches("CHNKWKS", at: 0)
    else { return nil }
    return CompoundDocumentTypes.document(ofRule: "MatOST")
  }

  /// What the main stream of a document of WordPerfect Office begins with, or the class where that says nothing.
  ///
  /// It is the first record of a notebook of Quattro Pro, or the prefix with the kind of a presentation or a graphic (Corel
  /// WordPerfect SDK: file prefix; PRONOM fmt/836 and fmt/877).
  private static func officeDocument(_ directory: inout CompoundFileDirectory) -> KnownType? {
    guard let entry = directory.topEntries.first(where: { $0.name == "PerfectOffice_MAIN" }) else { return nil }
    let bytes = directory.firstBytes(of: entry)
    if bytes.matches([0, 0, 2, 0], at: 0) { return CompoundDocumentTypes.document(ofRule: "NativeContent_MAIN") }
    if bytes.matches([0xff, 0x57, 0x50, 0x43], at: 0) {
      if bytes.matches([15], at: 9) { return CompoundDocumentTypes.document(ofRule: "PerfectOffice_MAIN&SlideShow") }
      if bytes.matches([22], at: 9) { return CompoundDocumentTypes.byClass[CompoundDocumentTypes.graphicClass] }
    }
    return byClass(directory)
  }

  /// The flag fDot of the file information block ([MS-DOC] 2.5.2).
  private static func isTemplate(_ directory: inout CompoundFileDirectory) -> Bool {
    guard let entry = directory.topEntries.first(where: { $0.name == "WordDocument" }) else { return false }
    let bytes = directory.firstBytes(of: entry)
    guard let identifier = bytes.littleEndian(UInt16.self, at: 0), identifier == 0xa5ec || identifier == 0xa5dc,
      let flags = bytes.littleEndian(UInt16.self, at: 10)
    else { return false }
    return flags & 1 != 0
  }
}
