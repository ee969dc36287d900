// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Zip archives after other bytes: a script that runs them, or anything that is read from its front (APPNOTE 4.1.9;
/// PEP 441).
enum AppendedZipPeeker: ContainerPeeker {
  /// Bytes of an end of central directory record without a comment (APPNOTE 4.3.16).
  private static let endRecordLength = 22
  /// Bytes of a comment behind it that are passed over: few archives have one, and hardly any a longer one.
  private static let longestComment = 256

  /// Whether the head is a script with an archive after it, or ends as an archive does because it is the whole file: with its end
  /// record, and with a comment as long as that says.
  static func recognizes(_ head: [UInt8]) -> Bool {
    if head.matches("#!", at: 0) { return head.firstIndex(of: "PK\u{3}\u{4}", from: 2) != nil }
    var next = max(1, head.count - endRecordLength - longestComment)
    while let place = head.firstIndex(of: "PK\u{5}\u{6}", from: next) {
      let comment = head.count - endRecordLength - place
      if comment >= 0, head.littleEndian(UInt16.self, at: place + 20) == UInt16(comment) { return true }
      next = place + 1
    }
    return false
  }

  static func findings(in subject: Subject) -> Findings {
    guard let directory = ZipDirectory(SubjectReader(subject)), !directory.entries.isEmpty else { return Findings() }
    let known = ZipDocument.type(in: directory, types: subject.types) ?? ZipDocumentTypes.zip
    // What is in front may be what the file is meant to be, such as a picture or a script.
    let weight: Evidence.Weight = ZipMemberRules.isGuess(known.key) ? .weak : .fair
    return Findings(known.evidence(in: subject.types, from: .container, weight: weight))
  }
}
