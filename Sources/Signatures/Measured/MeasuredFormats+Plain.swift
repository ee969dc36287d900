// SPDX-License-Identifier: Apache-2.0
import Detection

/// Formats without a signature whose files may begin with plain ASCII text and nothing else.
extension MeasuredFormats {
  /// What the first check that fits finds in a head that is nothing but plain ASCII text.
  ///
  /// All others ask for a byte that no such text has, and most files of a tree are texts.
  static func matchPlain(_ subject: Subject) -> KnownFinding? {
    if let found = escapedJobOrPicture(subject.head) { return found }
    if let found = pickle(subject) { return found }
    if let found = miniSEED(subject.head) { return found }
    if let found = edfBiosignals(subject.head) { return found }
    if let found = StructuredFormats.bibliographic(subject.head) { return found }
    return phpArchive(subject)
  }
}
