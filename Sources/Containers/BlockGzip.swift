// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Blocks of gzip that can be found again (SAM 1.6, section 4.1), and the formats of genomes that are stored in no other way.
enum BlockGzip {
  /// By the first four bytes inside, of which the last is a number.
  static let types = TypeTable(
    """
    BAM1||application/x-bam|Sequence alignment, binary|SAM 1.6, section 4.2
    BCF2||application/x-bcf|Variant calls, binary|VCF 4.3, section 6
    CSI1||application/x-csi|Index of sorted records|SAM: CSIv1, section 2
    TBI1||application/x-tbi|Index of sorted records|HTSlib: The Tabix index file format
    """)

  /// The format that a head of gzip and what is inside show; nil for other members and for other contents of blocks.
  static func format(_ head: [UInt8], _ inside: DecompressedByteSource) -> KnownType? {
    // One extra field, with the letters and the length of its only value.
    guard head.matches([0x1f, 0x8b, 8, 4], at: 0), head.matches([6, 0, 0x42, 0x43, 2, 0], at: 10) else { return nil }
    var front: [UInt8] = []
    _ = try? inside.read(4, at: 0, into: &front)
    guard front.count == 4, front[3] < 10 else { return nil }
    return types[String(decoding: front[..<3] + [front[3] | 0x30], as: UTF8.self)]
  }
}
