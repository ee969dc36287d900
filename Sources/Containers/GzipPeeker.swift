// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// gzip files (RFC 1952): the header's name and what is compressed.
enum GzipPeeker: ContainerPeeker {
  static let gzip = KnownType(
    key: "gzip", identifier: "org.gnu.gnu-zip-archive", mimeType: "application/gzip",
    statement: "gzip compressed data", source: "RFC 1952, section 2.3")

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches([0x1f, 0x8b, 8], at: 0) }

  static func findings(in subject: Subject) -> Findings {
    guard let flags = subject.head.dropFirst(3).first else {
      return Findings(gzip.evidence(in: subject.types, from: .container, weight: .strong))
    }
    // RFC 1952, section 2.3.1.2: reserved flags must be zero.
    guard flags & 0xe0 == 0 else { return Findings() }
    guard let header = GzipHeader(subject.head[...]) else {
      return Findings(gzip.evidence(in: subject.types, from: .container, weight: .strong))
    }
    var says = gzip.statement
    if let name = header.name, !name.isEmpty { says += ", was \"\(String(decoding: name, as: UTF8.self))\"" }
    var findings = Findings(
      Evidence(gzip.type(in: subject.types), mimeType: gzip.mimeType, from: .container, weight: .certain, says: says)
    )
    let inside = DecompressedByteSource(
      SubjectReader(subject).source, from: 0, with: Inflater(.gzip), work: subject.budget)
    let name = header.name.flatMap { $0.isEmpty ? nil : $0 }
    findings.member = Member(name: name, source: inside, inheritsName: true)
    return findings
  }
}
