// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Tables of genomics whose columns are prescribed, and a text form of R's objects.
enum FeatureTableSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    bed||text/x-bed|Genome regions|GA4GH: BED 1.0, section 1.2
    gff||text/x-gff|Genome features|Sanger: GFF 2; Sequence Ontology: GFF3 1.26
    gtf||text/x-gtf|Gene annotation|Washington University: GTF 2.2
    maf||text/x-maf|Multiple alignment|UCSC: File Formats, MAF format
    r-object||application/x-r-data|R object, text|R internals, section 1.8
    sam||text/x-sam|Sequence alignment|SAM 1.6, section 1.4
    """)

  /// Records looked at most.
  private static let mostRecords = 20

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isObject(sample) { return KnownFinding(types["r-object"], .strong) }
    if areAlignments(sample) { return KnownFinding(types["maf"], .strong) }
    guard sample.contains("\t") else { return nil }
    let records = sample.wholeLines.lazy.filter { !$0.isBlank && !isComment($0) }
    // Most texts with tabs have them in front of their lines.
    guard let columns = records.first.map({ $0.count { $0 == 0x09 } + 1 }), columns >= 3 else { return nil }
    let rows = Array(records.prefix(mostRecords).map { $0.split(separator: 0x09, omittingEmptySubsequences: false) })
    if rows.allSatisfy(isFeature) {
      let isGTF = rows.allSatisfy { $0.count == 9 && $0[8].contains("gene_id \"") }
      return KnownFinding(types[isGTF ? "gtf" : "gff"], .strong)
    }
    if rows.allSatisfy(isAlignment) { return KnownFinding(types["sam"], .strong) }
    let isBED = rows.count >= 2 && rows.allSatisfy { $0.count == columns && isRegion($0) }
    // Names and two numbers are columns of many tables; a strand, or names of chromosomes, are not.
    let isCertain = columns >= 6 || rows.allSatisfy { $0[0].hasAnyCase("chr", at: $0[0].startIndex) }
    return KnownFinding(isBED && isCertain ? types["bed"] : nil, .fair)
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "#") || line.begins(with: "track ") || line.begins(with: "browser ")
  }

  /// Start and end count from 1, a score or a point, a strand, and a phase.
  private static func isFeature(_ row: [ArraySlice<UInt8>]) -> Bool {
    guard row.count == 8 || row.count == 9, let start = row[3].number(ofAtMost: 11),
      let end = row[4].number(ofAtMost: 11), start <= end
    else {
      return false
    }
    let strands: Set<UInt8?> = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "?")]
    let phases: Set<UInt8?> = [UInt8(ascii: "."), UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "2")]
    return row[6].count == 1 && strands.contains(row[6].first) && row[7].count == 1 && phases.contains(row[7].first)
  }

  /// A line that begins an alignment, and sequences of two sources in it: name, start, size, strand, length, and letters.
  private static func areAlignments(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }
    guard let first = lines.first, first.equals("a") || first.begins(with: "a score=") else { return false }
    let sequences = lines.dropFirst().prefix(2)
    return sequences.count == 2
      && sequences.allSatisfy { line in
        let words = line.words
        return words.count == 7 && words[0].equals("s") && words[2].number(ofAtMost: 11) != nil
          && words[3].number(ofAtMost: 11) != nil && (words[4].equals("+") || words[4].equals("-"))
          && words[5].number(ofAtMost: 11) != nil
      }
  }

  /// Eleven fields, of which flags, position and quality are numbers, and a description of the alignment's operations.
  private static func isAlignment(_ row: [ArraySlice<UInt8>]) -> Bool {
    guard row.count >= 11, row[1].number(ofAtMost: 11) != nil, row[3].number(ofAtMost: 11) != nil,
      row[4].number(ofAtMost: 11) != nil
    else { return false }
    // A number in front of each operation, or an asterisk (SAM 1.6, section 1.4).
    let operations = Set("MIDNSHPX=".utf8)
    let cigar = row[5]
    guard !cigar.equals("*") else { return true }
    guard let last = cigar.last, operations.contains(last) else { return false }
    var hasNumber = false
    return cigar.allSatisfy { byte in
      defer { hasNumber = byte.isDigit }
      return byte.isDigit || hasNumber && operations.contains(byte)
    }
  }

  /// A name, where the region starts and where it ends; a score and a strand after the fourth column.
  private static func isRegion(_ row: [ArraySlice<UInt8>]) -> Bool {
    guard row.count <= 12, !row[0].isEmpty, let start = row[1].number(ofAtMost: 11),
      let end = row[2].number(ofAtMost: 11), start <= end
    else {
      return false
    }
    guard row.count >= 6 else { return true }
    return row[5].count == 1
      && [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(row[5].first ?? 0)
  }

  /// The letter of the text form, the version of the format, and those of the R that wrote and of the one that reads it.
  private static func isObject(_ sample: TextSample) -> Bool {
    guard sample.lines.places.first?.first == UInt8(ascii: "A") else { return false }
    let lines = sample.wholeLines.prefix(4)
    guard lines.count == 4, lines[lines.startIndex].equals("A") else { return false }
    let numbers = lines.dropFirst().compactMap { $0.number(ofAtMost: 11) }
    // Versions are packed as 65536 times the major one.
    return numbers.count == 3 && (2...3).contains(numbers[0]) && numbers[1] >= 1 << 16 && numbers[2] >= 1 << 16
  }
}
