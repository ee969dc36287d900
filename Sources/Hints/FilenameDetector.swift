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
    let tags = outerTags(of: name)
    for tag in tags {
      if supertype == .data, let mimeType = FilenameMeanings.commonMIMEType(forExtension: tag) {
        findings.append(subject.registry.detectedType(mimeType: mimeType), mimeType: mimeType, says: tag)
      }
      let meanings = FilenameMeanings.mimeTypes(forExtension: tag)
      for type in subject.registry.declaredTypes(filenameExtension: tag, conformingTo: supertype) {
        // Several formats share an identifier, such as the portable bitmaps; the extension tells which one is meant.
        let mimeType = meanings.first { subject.registry.declaredType(mimeType: $0) == type }
        findings.append(type, mimeType: mimeType, says: tag)
      }
    }
    guard supertype == .data else { return findings }
    let whole = String(decoding: name, as: UTF8.self).lowercased()
    for mimeType in FilenameMeanings.mimeTypes(forName: whole) {
      findings.append(subject.registry.detectedType(mimeType: mimeType), mimeType: mimeType, says: whole)
    }
    for tag in tags {
      for mimeType in FilenameMeanings.mimeTypes(forExtension: tag) {
        findings.append(subject.registry.detectedType(mimeType: mimeType), mimeType: mimeType, says: tag)
      }
    }
    return findings
  }

  /// The extensions that speak of the file itself and not of what is inside: of `a.tar.gz` only `gz`.
  private func outerTags(of name: [UInt8]) -> [String] {
    let extensions = FilenameTags.extensions(of: String(decoding: name, as: UTF8.self))
    guard let outermost = extensions.first(where: { !$0.contains(".") }) else { return [] }
    var tags = [outermost]
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

extension Findings {
  /// Appends what the name claims, behind what it claims already.
  fileprivate mutating func append(_ type: UTType, mimeType: String?, says tag: String) {
    guard !evidence.contains(where: { $0.type == type }) else { return }
    evidence.append(
      Evidence(type, mimeType: mimeType, from: .name, weight: .fair, preference: evidence.count, says: tag))
  }
}
