// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Databases of sequences that search programs keep.
  static func sequences(_ subject: Subject) -> KnownFinding? {
    if let found = blastIndex(subject.head) { return found }
    if let found = blastResidues(subject) { return found }
    return emblIndex(subject)
  }

  /// The number of the last of the residues, from 1 (NCBI: NCBIstdaa, ncbi_std.h).
  private static let lastResidue: UInt8 = 27
  /// Residues that the shortest proteins together have, and kinds of them that occur in any.
  private static let fewestResidues = 32
  private static let fewestKinds = 12

  /// Proteins one after another, with a zero in front of the first and after each; no two zeros stand together (NCBI: BLAST
  /// database format, sequence file).
  private static func blastResidues(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= fewestResidues, head[0] == 0, (1...lastResidue).contains(head[1]),
      (1...lastResidue).contains(head[2])
    else { return nil }
    var kinds: UInt32 = 0
    var last: UInt8 = 1
    for byte in head {
      guard byte <= lastResidue, byte != 0 || last != 0 else { return nil }
      kinds |= 1 << UInt32(byte)
      last = byte
    }
    guard kinds.nonzeroBitCount > fewestKinds, subject.tail(1)?.first == 0 else { return nil }
    return KnownFinding(types["blast-sequences"], .fair)
  }

  /// The header that the files of an index share: the size of the file, the number and the size of its records, the name of
  /// the database, its release and date (EMBL: CD-ROM indices; EMBOSS: dbiflat, section Index file format).
  private static let divisionHeader: Int64 = 300

  /// A header whose sizes make up the file, and a name with zeros after it.
  private static func emblIndex(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= divisionHeader, let length = subject.length,
      let size = head.littleEndian(UInt32.self, at: 0), Int64(size) == length,
      let count = head.littleEndian(UInt32.self, at: 4), let record = head.littleEndian(UInt16.self, at: 8), record > 0,
      divisionHeader + Int64(count) * Int64(record) == length,
      (0x21...0x7e).contains(head[10]), head[10..<30].allSatisfy({ $0.isPrintable || $0 == 0 })
    else { return nil }
    return KnownFinding(types["emblcd"], .strong)
  }

  /// A version, proteins or nucleotides, and a title and a date whose lengths stand in front of them
  /// (NCBI: BLAST database format, index file, versions 3 to 5).
  private static func blastIndex(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 24, head[0] == 0, head[1] == 0, head[2] == 0, (3...5).contains(head[3]),
      let kind = head.bigEndian(UInt32.self, at: 4), kind <= 1
    else { return nil }
    // Version 5 has the number of the volume in front, and the name of another file between both.
    var place = head[3] == 5 ? 12 : 8
    for _ in 0..<(head[3] == 5 ? 2 : 1) {
      guard skipText(in: head, at: &place) != nil else { return nil }
    }
    guard let date = skipText(in: head, at: &place), date.contains(UInt8(ascii: ":")), date.count < 64 else {
      return nil
    }
    return KnownFinding(types["blast-index"], .strong)
  }

  /// A text of printable characters after its length; nil for anything else.
  private static func skipText(in head: [UInt8], at place: inout Int) -> ArraySlice<UInt8>? {
    guard let length = head.bigEndian(UInt32.self, at: place), length < 4096, place + 4 + Int(length) <= head.count
    else { return nil }
    let text = head[(place + 4)..<(place + 4 + Int(length))]
    place += 4 + Int(length)
    return text.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0 } ? text : nil
  }
}
