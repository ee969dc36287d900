// SPDX-License-Identifier: Apache-2.0
package import ByteSources

/// Turns a subject into evidence, blind to what other detectors say.
///
/// A detector belongs to one worker and may keep what makes it fast, but nothing that an answer depends on.
package protocol Detector: AnyObject {
  /// Everything that this detector sees in the subject.
  ///
  /// Damage in the subject is evidence or silence, never an error; that a detector's own helper ended is a failure.
  func findings(in subject: Subject) -> Findings
}

/// What one detector found.
package struct Findings {
  /// The reasons, in the order in which the detector thought of them.
  package var evidence: [Evidence] = []
  /// The character encoding by its name as in `file --mime-encoding`, such as `utf-8` or `binary`; nil for no opinion.
  package var encoding: String?
  /// What is inside, where the subject holds exactly one thing worth naming.
  package var member: Member?
  /// Whether more bytes of the head could change the findings.
  package var wantsMore = false
  /// Why the detector could not look at the subject at all, through no damage of the subject's; nil where it did.
  package var failure: String?

  /// Nothing found.
  package init() {}

  /// Findings that are only evidence.
  package init(_ evidence: Evidence...) { self.evidence = evidence }

  /// One piece of evidence, and an opinion on the encoding.
  package init(_ evidence: Evidence, encoding: String, wantsMore: Bool) {
    self.evidence = [evidence]
    self.encoding = encoding
    self.wantsMore = wantsMore
  }
}

/// A thing inside a container, ready to be identified like any other source.
package struct Member {
  /// The name by the container's own account, without directories; nil where it gives none.
  package let name: [UInt8]?
  /// The member's bytes.
  package let source: any ByteSource
  /// Whether the container is a mere wrapping whose outer name, less its last extension, names the member.
  package let inheritsName: Bool

  /// A member of a container.
  package init(name: [UInt8]?, source: any ByteSource, inheritsName: Bool) {
    self.name = name
    self.source = source
    self.inheritsName = inheritsName
  }
}
