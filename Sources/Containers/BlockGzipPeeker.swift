// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Blocks of gzip that can be found again (SAM 1.6, section 4.1), and the formats of genomes that are stored in no other way.
enum BlockGzipPeeker: ContainerPeeker {
  /// By the first four bytes inside, of which the last is a number.
  static let types = TypeTable(
    """
    BAM1||application/x-bam|Sequence alignment, binary|SAM 1.6, section 4.2
    BCF2||application/x-bcf|Variant calls, binary|VCF 4.3, section 6
    CSI1||application/x-csi|Index of sorted records|SAM: CSIv1, section 2
    TBI1||application/x-tbi|Index of sorted records|HTSlib: The Tabix index file format
    """)

  static func recognizes(_ head: [UInt8]) -> Bool {
    // One extra field, with the letters and the length of its only value.
    head.matches([0x1f, 0x8b, 8, 4], at: 0) && head.matches([6, 0, 0x42, 0x43, 2, 0], at: 10)
  }

  static func findings(in subject: Subject) -> Findings {
    let inside = DecompressedByteSource(subject.memberSource, from: 0, with: Inflater(.gzip), work: subject.budget)
    var front: [UInt8] = []
    _ = try? inside.read(4, at: 0, into: &front)
    guard front.count == 4, front[3] < 10,
      let known = types[String(decoding: front[..<3] + [front[3] | 0x30], as: UTF8.self)]
    else { return Findings() }
    var findings = Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
    findings.member = Member(name: nil, source: inside, inheritsName: true)
    return findings
  }
}
