// SPDX-License-Identifier: Apache-2.0
import ByteSources
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
      return Findings(compoundFile.evidence(in: subject.types, from: .container, weight: .strong))
    }
    let known = document(in: &directory) ?? compoundFile
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  /// The document that the streams and the root's class identifier make; nil for none that is known.
  private static func document(in directory: inout CompoundFileDirectory) -> KnownType? {
    if let known = byStreams(&directory) { return known }
    guard let root = directory.root, root.classIdentifier.count == 16 else { return nil }
    return CompoundDocumentTypes.byClass[CompoundDocumentTypes.text(ofClass: root.classIdentifier)]
  }

  private static func byStreams(_ directory: inout CompoundFileDirectory) -> KnownType? {
    let names = Set(directory.topEntries.map(\.name))
    for rule in CompoundDocumentTypes.streamRules where rule.streams.isSubset(of: names) {
      guard rule.known.key == "WordDocument", isTemplate(&directory) else { return rule.known }
      return CompoundDocumentTypes.wordTemplate
    }
    return nil
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
