// SPDX-License-Identifier: Apache-2.0
package import Detection
import FileSystem
import UniformTypes

/// What the name of a file claims: the types that carry its outermost extension.
package final class FilenameDetector: Detector {
  /// A detector; it keeps nothing.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    guard let name = subject.claims.name, let supertype = physicalType(of: subject) else { return Findings() }
    var findings = Findings()
    for tag in outerTags(of: name) {
      for type in subject.registry.declaredTypes(filenameExtension: tag, conformingTo: supertype)
      where !findings.evidence.contains(where: { $0.type == type }) {
        findings.evidence.append(
          Evidence(type, from: .name, weight: .fair, preference: findings.evidence.count, says: tag))
      }
    }
    return findings
  }

  /// The extensions that speak of the file itself and not of what is inside: `tar.gz` and `gz`, but not `tar`.
  private func outerTags(of name: [UInt8]) -> [String] {
    let extensions = FilenameTags.extensions(of: String(decoding: name, as: UTF8.self))
    guard let outermost = extensions.first else { return [] }
    var tags = [outermost]
    if outermost.contains("."), extensions.count > 1 { tags.append(extensions[1]) }
    if let wrapping = WrappedName.wrapping(of: outermost) { tags.append(wrapping) }
    return tags
  }

  /// The names of devices and links say nothing of bytes; a directory's name may say that it is a package.
  private func physicalType(of subject: Subject) -> UTType? {
    switch subject.status?.kind {
    case nil, .file?: .data
    case .directory?: .directory
    default: nil
    }
  }
}
