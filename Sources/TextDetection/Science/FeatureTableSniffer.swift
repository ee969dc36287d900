// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Tables of genomics whose columns are prescribed, and a text form of R's objects.
enum FeatureTableSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    agp||text/x-agp|Assembly of a genome|NCBI: AGP specification 2.1
    axt||text/x-axt|Pairs of alignments|UCSC: Axt format
    bed||text/x-bed|Genome regions|GA4GH: BED 1.0, section 1.2
    bedgraph||text/x-bedgraph|Genome signal|UCSC: BedGraph track format
    gfa||text/x-gfa|Graph of an assembly|GFA 1.2, sections Segment and Link
    gff||text/x-gff|Genome features|Sanger: GFF 2; Sequence Ontology: GFF3 1.26
    gff3||text/gff3|Genome features|GFF3 specification 1.26, column 9
    gtf||text/x-gtf|Gene annotation|Washington University: GTF 2.2
    maf||text/x-maf|Multiple alignment|UCSC: File Formats, MAF format
    paf||text/x-paf|Sequence alignment|minimap2(1), section Output format
    ped||text/x-plink-ped|Genotypes of a pedigree|PLINK: File format reference, .ped
    pileup||text/x-pileup|Reads over a genome|samtools-mpileup(1), section Pileup format
    psl||text/x-psl|Sequence alignment|UCSC: PSL format
    r-object||application/x-r-data|R object, text|R internals, section 1.8
    sam||text/x-sam|Sequence alignment|SAM 1.6, section 1.4
    """)

  /// Records looked at most.
  private static let mostRecords = 20

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isObject(sample) { return KnownFinding(types["r-object"], .strong) }
    if sample.bytes.first == UInt8(ascii: "0"), isPair(sample) { return KnownFinding(types["axt"], .strong) }
    if areAlignments(sample) { return KnownFinding(types["maf"], .strong) }
    if arePedigrees(sample) { return KnownFinding(types["ped"], .strong) }
    guard sample.contains("\t") else { return spaced(sample) }
    let records = sample.wholeLines.lazy.filter { !$0.isBlank && !isComment($0) }
    // Most texts with tabs have them in front of their lines.
    guard let columns = records.first.map({ $0.count { $0 == 0x09 } + 1 }), columns >= 3 else { return nil }
    let rows = Array(records.prefix(mostRecords).map(fields))
    if rows.allSatisfy(isFeature) {
      let isGTF = rows.allSatisfy { $0.count == 9 && $0[8].contains("gene_id \"") }
      if isGTF { return KnownFinding(types["gtf"], .strong) }
      // Attributes with equals signs came with the third version, which has names for some of them.
      let areNamed = rows.allSatisfy { row in
        row.count == 9 && row[8].begins(withAnyOf: attributes)
      }
      return KnownFinding(types[areNamed ? "gff3" : "gff"], .strong)
    }
    if rows.allSatisfy(isAlignment) { return KnownFinding(types["sam"], .strong) }
    if rows.count >= 2, columns >= 6, columns.isMultiple(of: 3), rows.allSatisfy(isPile) {
      return KnownFinding(types["pileup"], .strong)
    }
    if columns >= 9, let key = columned(rows) { return KnownFinding(types[key], .strong) }
    if rows.count >= 2, rows.allSatisfy(isPartOfGraph), rows.contains(where: { $0[0].equals("S") }) {
      return KnownFinding(types["gfa"], .strong)
    }
    let isTrack = sample.lines.contains { $0.begins(with: "track ") }
    let isBED = rows.count >= (isTrack ? 1 : 2) && rows.allSatisfy { $0.count == columns && isRegion($0) }
    // The fourth column of a signal is a number, which names hardly ever are.
    lazy var areChromosomes = rows.allSatisfy { $0[0].hasAnyCase("chr", at: $0[0].startIndex) }
    let isSignal = isBED && columns == 4 && rows.allSatisfy { $0[3].isNumber } && rows.contains { $0[3].isDecimal }
    if isSignal, areChromosomes { return KnownFinding(types["bedgraph"], .strong) }
    // Names and two numbers are columns of many tables; a strand, or names of chromosomes, are not.
    let isCertain = columns >= 6 || areChromosomes
    return KnownFinding(isBED && isCertain ? types["bed"] : nil, .fair)
  }

  /// Regions and signals of chromosomes whose columns have blanks between them (UCSC: BED format).
  private static func spaced(_ sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: "c")) else { return nil }
    let records = sample.wholeLines.lazy.filter { !$0.isBlank && !isComment($0) }
    guard records.first?.begins(with: "chr") == true else { return nil }
    let rows = records.prefix(mostRecords).map(\.words)
    guard rows.count >= 2, let columns = rows.first?.count, columns >= 3,
      rows.allSatisfy({ $0.count == columns && $0[0].begins(with: "chr") && isRegion($0) })
    else { return nil }
    let isSignal = columns == 4 && rows.allSatisfy { $0[3].isNumber } && rows.contains { $0[3].isDecimal }
    return KnownFinding(types[isSignal ? "bedgraph" : "bed"], .fair)
  }

  private static let attributes: [StaticString] = ["ID=", "Parent=", "Name=", "Target=", "Dbxref=", "Note=", "Alias="]

  /// What stands between tabs, without blanks at the end of the line.
  private static func fields(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let end = line.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? line.startIndex
    return line[..<end].split(separator: 0x09, omittingEmptySubsequences: false)
  }

  /// Tables of nine columns and more, of which most are numbers.
  private static func columned(_ rows: [[ArraySlice<UInt8>]]) -> String? {
    if rows.allSatisfy(isMapping) { return "paf" }
    if rows.allSatisfy(isMatch) { return "psl" }
    return rows.count >= 2 && rows.allSatisfy(isComponent) ? "agp" : nil
  }

  private static func areNumbers(_ fields: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    fields.allSatisfy { $0.number(ofAtMost: 11) != nil }
  }

  private static func isStrand(_ field: ArraySlice<UInt8>) -> Bool { field.equals("+") || field.equals("-") }

  /// Name, length, start and end of a read, the strand, the same of the target, two counts of bases and the quality.
  private static func isMapping(_ row: [ArraySlice<UInt8>]) -> Bool {
    row.count >= 12 && areNumbers(row[1...3]) && isStrand(row[4]) && areNumbers(row[6...11])
      && row.dropFirst(12).allSatisfy { $0.dropFirst(2).first == UInt8(ascii: ":") }
  }

  /// Eight counts, one strand or two, name, size, start and end of both sequences, and lists of the blocks.
  private static func isMatch(_ row: [ArraySlice<UInt8>]) -> Bool {
    row.count == 21 && areNumbers(row[0...7]) && (1...2).contains(row[8].count) && isStrand(row[8].prefix(1))
      && areNumbers(row[10...12]) && areNumbers(row[14...17])
      && row[18...20].allSatisfy { $0.last == UInt8(ascii: ",") }
  }

  /// Name, start, end and number of a part, a letter for its kind, and a component with its strand or a gap.
  private static func isComponent(_ row: [ArraySlice<UInt8>]) -> Bool {
    guard row.count == 9, areNumbers(row[1...3]), row[4].count == 1 else { return false }
    if row[4].equals("N") || row[4].equals("U") {
      return row[5].number(ofAtMost: 11) != nil && (row[7].equals("yes") || row[7].equals("no"))
    }
    return "ADFGOPW".utf8.contains(row[4].first ?? 0) && areNumbers(row[6...7])
      && (isStrand(row[8]) || row[8].equals("?") || row[8].equals("0") || row[8].equals("na"))
  }

  /// A segment with its letters, a link between two ends, or another record of a graph.
  private static func isPartOfGraph(_ row: [ArraySlice<UInt8>]) -> Bool {
    guard row[0].count == 1, row.count >= 2 else { return false }
    switch row[0].first {
    case UInt8(ascii: "S"): return row.count >= 3 && (row[2].equals("*") || row[2].allSatisfy(\.isLetter))
    case UInt8(ascii: "L"), UInt8(ascii: "C"): return row.count >= 6 && isStrand(row[2]) && isStrand(row[4])
    case UInt8(ascii: "H"), UInt8(ascii: "P"), UInt8(ascii: "W"), UInt8(ascii: "J"): return true
    default: return false
    }
  }

  /// A chromosome, a position and its base, and for each sample how many reads there are, what they say, and the quality of
  /// each of them.
  private static func isPile(_ row: [ArraySlice<UInt8>]) -> Bool {
    guard row.count >= 6, row.count.isMultiple(of: 3), row[1].number(ofAtMost: 11) != nil, row[2].count == 1,
      row[2].allSatisfy({ $0.isLetter || $0 == UInt8(ascii: "*") })
    else { return false }
    return stride(from: 3, to: row.count, by: 3).allSatisfy { place in
      guard let depth = row[place].number(ofAtMost: 7) else { return false }
      return depth == 0 ? row[place + 2].count <= 1 : row[place + 2].count == depth && row[place + 1].count >= depth
    }
  }

  /// Words of the first line of a pedigree, at least.
  private static let leastWords = 10
  /// What alleles are called.
  private static let alleles = Set("0ACGTDIN-".utf8)

  /// A family, a person, both parents, the sex, what is looked for, and two alleles for each place of the genome.
  private static func arePedigrees(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }
    guard let count = lines.first?.words.count, count >= leastWords, count.isMultiple(of: 2) else { return false }
    let rows = lines.prefix(mostRecords).map(\.words)
    return rows.count >= 2
      && rows.allSatisfy { row in
        row.count == count && row[4].count == 1 && "012".utf8.contains(row[4].first ?? 0) && row[5].isNumber
          && row[6...].allSatisfy { $0.count == 1 && alleles.contains($0.first ?? 0) }
          && row[6...].contains { $0.first?.isLetter == true }
      }
  }

  /// A summary of nine words, the first a number and the eighth the strand, and two sequences of one length.
  private static func isPair(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.prefix(3)
    guard lines.count == 3 else { return false }
    let words = lines[0].words
    return words.count == 9 && isStrand(words[7]) && areNumbers(words[2...3]) && areNumbers(words[5...6])
      && lines[1].trimmed.count == lines[2].trimmed.count && !lines[1].isEmpty
      && lines[1].trimmed.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
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
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && !isComment($0) }
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
    guard lines.count == 4, lines[lines.startIndex].trimmed.equals("A") else { return false }
    let numbers = lines.dropFirst().compactMap { $0.trimmed.number(ofAtMost: 11) }
    // Versions are packed as 65536 times the major one.
    return numbers.count == 3 && (2...3).contains(numbers[0]) && numbers[1] >= 1 << 16 && numbers[2] >= 1 << 16
  }
}
