// SPDX-License-Identifier: Apache-2.0
package import Detection
import FileSystem
import UniformTypes

/// What the name of a file claims: the types that carry its extension, or that go by the whole name.
package final class FilenameDetector: Detector {
  /// A detector; it keeps nothing.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    guard let name = subject.claims.name, let supertype = physicalType(of: subject) else { return Findings() }
    var findings = Findings()
    for tag in FilenameTags(name).tags {
      let preference = findings.evidence.count
      let declared = subject.registry.declaredTypes(filenameExtension: tag, conformingTo: supertype)
      for (index, type) in declared.enumerated() where !findings.evidence.contains(where: { $0.type == type }) {
        findings.evidence.append(evidence(type, tag: tag, preference: preference + index))
      }
    }
    return findings
  }

  /// The names of devices and links say nothing of bytes; a directory's name may say that it is a package.
  private func physicalType(of subject: Subject) -> UTType? {
    switch subject.status?.kind {
    case nil, .file?: .data
    case .directory?: .directory
    default: nil
    }
  }

  private func evidence(_ type: UTType, mimeType: String? = nil, tag: [UInt8], preference: Int) -> Evidence {
    Evidence(
      type, mimeType: mimeType, from: .name, weight: .fair, preference: preference,
      says: String(decoding: tag, as: UTF8.self))
  }
}
