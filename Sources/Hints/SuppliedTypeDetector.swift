// SPDX-License-Identifier: Apache-2.0
package import Detection
import UniformTypes

/// The types that somebody supplied with the bytes: the caller, or an extended attribute of the file.
///
/// The attribute is `user.mime_type` of the freedesktop.org common extended attributes.
package final class SuppliedTypeDetector: Detector {
  /// A detector; it keeps nothing.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    var findings = Findings()
    if let supplied = subject.claims.declaredType, let evidence = evidence(supplied, from: .declared, in: subject) {
      findings.evidence.append(evidence)
    }
    if let supplied = subject.claims.attributeType, let evidence = evidence(supplied, from: .attribute, in: subject) {
      findings.evidence.append(evidence)
    }
    return findings
  }

  /// The longest type identifier that is looked up, in bytes: the dynamic one of the longest MIME type has some 450.
  private static let longestIdentifier = 512

  /// A MIME type has a slash, a type identifier has none; parameters do not matter here.
  private func evidence(_ supplied: String, from origin: Evidence.Origin, in subject: Subject) -> Evidence? {
    guard supplied.utf8.contains(UInt8(ascii: "/")) else {
      guard supplied.utf8.count <= SuppliedTypeDetector.longestIdentifier else { return nil }
      return subject.registry.type(supplied).map { Evidence($0, from: origin, weight: .fair, says: supplied) }
    }
    guard let mimeType = MIMEType.essence(ofNamed: supplied) else { return nil }
    let type = subject.types.type(mimeType: mimeType)
    return Evidence(type, mimeType: MIMEType.reportedName(of: mimeType), from: origin, weight: .fair, says: mimeType)
  }
}
