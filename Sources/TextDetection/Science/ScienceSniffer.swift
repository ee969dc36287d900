// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Texts of chemistry and biology, and data sets, by the shape of their lines.
enum ScienceSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    arff||text/x-arff|ARFF data|Weka: Attribute-Relation File Format
    cif||chemical/x-cif|Crystallographic data|CIF 1.1, section Syntax
    embl||chemical/x-embl-dl-nucleotide|EMBL sequence|EMBL user manual, section 3.1
    fasta||chemical/x-fasta|FASTA sequences|NCBI: FASTA format
    fastq||chemical/x-fastq|FASTQ reads|Cock and others 2010
    gro||chemical/x-gromacs-gro|GROMACS structure|GROMACS manual: gro file format
    mmcif||chemical/x-mmcif|Macromolecular structure|PDBx/mmCIF dictionary
    mol||chemical/x-mdl-molfile|MDL molecule|BIOVIA: CTfile formats, chapter Molfiles
    mol2||chemical/x-mol2|Tripos molecule|Tripos: Mol2 file format
    nmr-star||chemical/x-nmr-star|Magnetic resonance data|BMRB: NMR-STAR dictionary 3.2
    pdb|com.sunsetlakesoftware.molecules.pdb|chemical/x-pdb|Protein Data Bank structure|wwPDB file format 3.3, section 1
    prosite||text/x-prosite|Patterns of proteins|PROSITE user manual, section ID line
    relion||chemical/x-relion-star|Particles of an electron microscope|RELION documentation: Conventions, STAR files
    sdf||chemical/x-mdl-sdfile|MDL structures|BIOVIA: CTfile formats, chapter SDfiles
    swissprot||chemical/x-swissprot|UniProt sequence|UniProt user manual, section 3
    xyz||chemical/x-xyz|XYZ structure|XMol: XYZ format
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.first else { return nil }
    if let finding = proteinDataBank(sample) { return finding }
    if let finding = crystallographic(sample) { return finding }
    if let finding = molfile(sample) { return finding }
    if let finding = sequences(sample) { return finding }
    if sample.contains("@<TRIPOS>MOLECULE", within: TextSample.headerReach) {
      return KnownFinding(types["mol2"], .strong)
    }
    if first.begins(with: "ID   ") { return flatFile(sample) }
    if isARFF(sample) { return KnownFinding(types["arff"], .strong) }
    return coordinates(sample)
  }

  // MARK: Structures

  /// Records of 80 columns whose first six name them (wwPDB 3.3, section Introduction).
  private static let records: Set<[UInt8]> = Set(
    [
      "ANISOU", "ATOM  ", "AUTHOR", "CAVEAT", "CISPEP", "COMPND", "CONECT", "CRYST1", "DBREF ", "END   ", "ENDMDL",
      "EXPDTA", "FORMUL", "HELIX ", "HET   ", "HETATM", "HETNAM", "JRNL  ", "KEYWDS", "LINK  ", "MASTER", "MDLTYP",
      "MODEL ", "MODRES", "MTRIX1", "NUMMDL", "OBSLTE", "ORIGX1", "REMARK", "REVDAT", "SCALE1", "SEQADV", "SEQRES",
      "SHEET ", "SITE  ", "SOURCE", "SPLIT ", "SSBOND", "TER   ", "TITLE ",
    ].map { Array($0.utf8) })

  /// Lines of a structure of a protein that are looked at.
  private static let mostStructureLines = 60

  private static func proteinDataBank(_ sample: TextSample) -> KnownFinding? {
    guard let first = sample.wholeLines.prefix(mostStructureLines).firstFilled, mayBeRecord(first) else { return nil }
    let lines = sample.wholeLines.prefix(mostStructureLines).lazy.filter { !$0.isBlank }
    // HEADER has a classification, a date and the identifier at fixed columns.
    if first.begins(with: "HEADER    "), lines.dropFirst().first.map(isRecord) ?? true {
      return KnownFinding(types["pdb"], .strong)
    }
    guard isRecord(first) else { return nil }
    let atoms = lines.count { isAtom($0) }
    let known = lines.count { isRecord($0) || $0.begins(with: "END") || $0.begins(with: "TER") }
    guard known * 10 >= lines.count * 9 else { return nil }
    if atoms >= 1 { return KnownFinding(types["pdb"], .strong) }
    return KnownFinding(known >= 5 ? types["pdb"] : nil, .fair)
  }

  /// Whether a line begins with two capital letters, as all records do.
  private static func mayBeRecord(_ line: ArraySlice<UInt8>) -> Bool {
    line.prefix(2).allSatisfy { 0x41 <= $0 && $0 <= 0x5a }
  }

  private static func isRecord(_ line: ArraySlice<UInt8>) -> Bool {
    records.contains(Array(line.prefix(6))) || line.begins(with: "HEADER")
  }

  /// Coordinates stand in columns 31 to 54, each with three decimals.
  private static func isAtom(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "ATOM  ") || line.begins(with: "HETATM"), line.count >= 54 else { return false }
    let start = line.startIndex
    return [34, 42, 50].allSatisfy { line[start + $0] == UInt8(ascii: ".") }
  }

  /// Lines in which the first names of a crystallographic file stand.
  private static let mostTags = 40

  /// `data_` opens a block; only PDBx has names with a category and a point.
  private static func crystallographic(_ sample: TextSample) -> KnownFinding? {
    guard let index = sample.lines.places.firstIndex(where: { !$0.isBlank && $0.first != UInt8(ascii: "#") }),
      sample.lines[index].matchesAnyCase("data_", at: 0)
    else { return nil }
    let lines = sample.lines.lazy.filter { line in !line.isEmpty && line.first != UInt8(ascii: "#") }
    let tags = lines.dropFirst().prefix(mostTags).filter { $0.first == UInt8(ascii: "_") }
    let loops = lines.dropFirst().prefix(mostTags).contains { $0.hasAnyCase("loop_", at: $0.startIndex) }
    // Frames have their category (BMRB: NMR-STAR 2.1 and 3.1).
    if sample.contains("_Saveframe_category") || sample.contains(".Sf_category") {
      return KnownFinding(types["nmr-star"], .strong)
    }
    guard !tags.isEmpty || loops else { return nil }
    // The names of one program, which no dictionary of crystallography has.
    if tags.contains(where: { $0.begins(with: "_rln") }) { return KnownFinding(types["relion"], .strong) }
    // Names of the second version have points too; files of the Protein Data Bank have no line that tells a version.
    if sample.begins(with: "#\\#CIF_2.0") { return KnownFinding(types["cif"], .strong) }
    // Dictionaries of magnetic structures have points among names of the first version, which has none.
    let pointed = tags.count { $0.words.first?.contains(UInt8(ascii: ".")) ?? false }
    return KnownFinding(types[pointed * 4 > tags.count * 3 ? "mmcif" : "cif"], .strong)
  }

  /// The counts line is the fourth and ends in the version.
  private static func molfile(_ sample: TextSample) -> KnownFinding? {
    guard sample.lines.count > 4 else { return nil }
    let counts = sample.lines[3]
    guard counts.count >= 39 && (counts.contains("V2000") || counts.contains("V3000")) || isElder(sample) else {
      return nil
    }
    // The data and the delimiter follow the atoms and bonds, of which there may be hundreds.
    let isData =
      sample.lines.contains { $0.begins(with: "$$$$") || $0.begins(with: "> ") && $0.contains("<") }
      || sample.head.contains("\n$$$$")
    let hasEnd = sample.lines.contains { $0.begins(with: "M  END") }
    // Where the end is not seen, more structures may follow it.
    return KnownFinding(types[isData ? "sdf" : "mol"], isData || hasEnd || sample.isWhole ? .strong : .fair)
  }

  /// A count of atoms and of bonds in columns of three, atoms in columns of ten, and the end; versions were not told before
  /// the second one.
  private static func isElder(_ sample: TextSample) -> Bool {
    let counts = sample.lines[3]
    let atom = sample.lines[4]
    guard counts.count >= 6, atom.count >= 34, counts.prefix(3).trimmed.number(ofAtMost: 3) != nil,
      counts.dropFirst(3).prefix(3).trimmed.number(ofAtMost: 3) != nil
    else { return false }
    let start = atom.startIndex
    return [5, 15, 25].allSatisfy { atom[start + $0] == UInt8(ascii: ".") } && atom[start + 31].isLetter
      && atom[(start + 6)..<(start + 10)].allSatisfy(\.isDigit)
      && (sample.lines.contains { $0.begins(with: "M  END") } || isCounted(sample, counts))
  }

  /// Atoms of a molecule whose lines are looked at one by one.
  private static let mostCountedAtoms = 60

  /// Whether as many atoms and bonds follow as the counts tell, and then nothing, as in the first files.
  private static func isCounted(_ sample: TextSample, _ counts: ArraySlice<UInt8>) -> Bool {
    guard let atoms = counts.prefix(3).trimmed.number(ofAtMost: 3), atoms > 0, atoms <= mostCountedAtoms,
      let bonds = counts.dropFirst(3).prefix(3).trimmed.number(ofAtMost: 3), sample.isWhole
    else { return false }
    let lines = sample.lines.dropFirst(4).prefix { !$0.isBlank }
    guard lines.count == atoms + bonds else { return false }
    let areAtoms = lines.prefix(atoms).allSatisfy { line in
      let words = line.words
      return words.count >= 4 && words.prefix(3).allSatisfy(\.isDecimal) && words[3].isAtomSymbol
    }
    return areAtoms
      && lines.dropFirst(atoms).allSatisfy { line in
        let ends = [line.prefix(3), line.dropFirst(3).prefix(3)].map { $0.trimmed.number(ofAtMost: 3) ?? 0 }
        return ends.allSatisfy { (1...atoms).contains($0) }
      }
  }

  // MARK: Sequences

  /// A read whose quality is not seen has as many bases.
  private static let leastBasesOfLongRead = 1000
  /// Lines that one sequence with its quality may take.
  private static let mostResidueLines = 64

  private static func sequences(_ sample: TextSample) -> KnownFinding? {
    var lines = sample.wholeLines
    // What the first line begins with decides.
    guard let index = lines.places.firstIndex(where: { !$0.isBlank }), mayBeginSequences(lines.places[index].first)
    else {
      return nil
    }
    lines = lines[index...]
    // A genome may be one line.
    if lines.count < 2 { lines = sample.lines[index...] }
    // BLAST skips lines of comments (NCBI: BLAST+ user manual, FASTA input).
    if let first = lines.first?.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "!") {
      lines = lines.drop { [UInt8(ascii: "#"), UInt8(ascii: "!")].contains($0.first) }
      guard lines.first?.first == UInt8(ascii: ">") else { return nil }
    }
    guard let first = lines.first, first.count > 1 else { return nil }
    switch first[first.startIndex] {
    case UInt8(ascii: ">"), UInt8(ascii: ";"): return fasta(lines, titled: first)
    case UInt8(ascii: "@"): return fastq(lines, titled: first, of: sample)
    default: return nil
    }
  }

  /// What lines are that begin with the title of a sequence: sequences, and perhaps comments among them.
  private static func fasta(_ lines: TextLines, titled title: ArraySlice<UInt8>) -> KnownFinding? {
    let comments = Set<UInt8?>([UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: "!")])
    let body = lines.dropFirst().filter { !comments.contains($0.first) }.prefix(20)
    guard let second = body.first, !second.isEmpty else { return nil }
    let residues = body.prefix { $0.first != UInt8(ascii: ">") && !$0.isEmpty }
    // A sequence is one word of letters; in short ones letters alone prove little.
    if !residues.isEmpty, residues.allSatisfy(areColours) { return KnownFinding(types["fasta"], .strong) }
    guard !residues.isEmpty, residues.allSatisfy(isResidues) else { return nil }
    guard title.first == UInt8(ascii: ">") || residues.contains(where: { $0.count >= 20 }) else { return nil }
    let length = residues.reduce(0) { $0 + $1.count }
    // A word behind a quoted line is no sequence; a few residues are written in capitals, or are bases.
    guard length >= 10 || residues.allSatisfy({ $0.allSatisfy { $0 < 0x61 || "acgtun".utf8.contains($0) } }) else {
      return nil
    }
    return KnownFinding(types["fasta"], length >= 10 ? .strong : .fair)
  }

  /// What lines are that begin with the title of a read: the read, a plus sign, and the quality of each of its bases.
  private static func fastq(_ lines: TextLines, titled title: ArraySlice<UInt8>, of sample: TextSample) -> KnownFinding?
  {
    let four = Array(lines.prefix(4))
    // A title follows the sign at once; two signs open a part of a difference.
    guard let first = title.dropFirst().first, first > 0x20, first != UInt8(ascii: "@"),
      four.count >= 3 || !sample.isWhole && four.count == 2,
      isResidues(four[1]) || four[1].isEmpty || areColours(four[1])
    else { return nil }
    // The base in front of the colours has no quality.
    if four.count == 4, areColours(four[1]), four[2].first == UInt8(ascii: "+"),
      four[1].count - four[3].count <= 1, four[3].count <= four[1].count
    {
      return KnownFinding(types["fastq"], .strong)
    }
    if four.count == 4, four[2].first == UInt8(ascii: "+"), four[3].count == four[1].count {
      return KnownFinding(types["fastq"], .strong)
    }
    if !sample.isWhole, sample.lines.count == 2, four[1].count >= leastBasesOfLongRead,
      four[1].allSatisfy({ "ACGTUN".utf8.contains($0 & 0xdf) })
    {
      return KnownFinding(types["fastq"], .fair)
    }
    // Sequence and quality may be wrapped.
    let plus = lines.dropFirst().prefix(mostResidueLines).drop(while: isResidues).first
    return KnownFinding(plus?.first == UInt8(ascii: "+") && !four[1].isEmpty ? types["fastq"] : nil, .fair)
  }

  private static func mayBeginSequences(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: "@"): true
    default: false
    }
  }

  /// IUPAC codes of bases and amino acids, gaps and stops.
  private static func isResidues(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.last == UInt8(ascii: "*") ? line.dropLast() : line
    return !word.isEmpty
      && word.trimmed.allSatisfy {
        $0.isLetter || [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: ".")].contains($0)
      }
  }

  /// A read in colours has as many of them.
  private static let leastColours = 8

  /// A base, and the colour of each pair of neighbours, or a point (Applied Biosystems: SOLiD data format, csfasta).
  private static func areColours(_ line: ArraySlice<UInt8>) -> Bool {
    let read = line.trimmed
    return read.count > leastColours && "ACGT".utf8.contains(read.first ?? 0)
      && read.dropFirst().allSatisfy { "0123.".utf8.contains($0) } && read.contains(where: \.isDigit)
  }

  private static func flatFile(_ sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.first else { return nil }
    let kinds: [StaticString] = ["; PATTERN.", "; MATRIX.", "; RULE."]
    if kinds.contains(where: { first.contains($0) }) { return KnownFinding(types["prosite"], .strong) }
    if first.contains("Reviewed;") || first.contains("Unreviewed;")
      || first.contains("STANDARD;") && first.contains(" AA.")
    {
      return KnownFinding(types["swissprot"], .strong)
    }
    let isEMBL = first.contains(" BP.") || sample.lines.prefix(4).contains { $0.begins(with: "XX") }
    return KnownFinding(isEMBL ? types["embl"] : nil, .strong)
  }

  // MARK: Tables of numbers

  /// Comments, then `@relation`, and attributes or data below.
  private static func isARFF(_ sample: TextSample) -> Bool {
    guard sample.lines.firstText(notMarkedBy: UInt8(ascii: "%"))?.matchesAnyCase("@relation", at: 0) ?? false else {
      return false
    }
    return sample.lines.contains { line in
      let text = line.trimmed
      return text.matchesAnyCase("@attribute", at: 0) || text.matchesAnyCase("@data", at: 0)
    }
  }

  /// XYZ has a count, a comment, and that many lines of a symbol and three numbers; GRO has columns of fixed width.
  private static func coordinates(_ sample: TextSample) -> KnownFinding? {
    let lines = sample.wholeLines
    guard lines.count >= 3 else { return nil }
    if let count = lines[0].trimmed.number(ofAtMost: 7), count > 0 {
      let atoms = lines.dropFirst(2).prefix(min(count, 8))
      let isComplete = !sample.isWhole || atoms.count == min(count, 8)
      // Coordinates have a fraction; tables of counts have none.
      guard !atoms.isEmpty, isComplete, atoms.allSatisfy(isSymbolAndPoint),
        atoms.contains(where: { $0.contains(UInt8(ascii: ".")) }) || isExact(sample, count)
      else { return nil }
      return KnownFinding(types["xyz"], .strong)
    }
    if let count = lines[1].trimmed.number(ofAtMost: 7), count > 0 {
      let atoms = lines.dropFirst(2).prefix(min(count, 5))
      let isFixed = atoms.allSatisfy { line in
        line.count >= 44 && [24, 32, 40].allSatisfy { line[line.startIndex + $0] == UInt8(ascii: ".") }
      }
      return KnownFinding(!atoms.isEmpty && isFixed ? types["gro"] : nil, .strong)
    }
    return nil
  }

  /// Whether there are as many lines as told, two more in front and no others, all of a symbol of an element and three numbers.
  private static func isExact(_ sample: TextSample, _ count: Int) -> Bool {
    let atoms = sample.lines.dropFirst(2).map(\.words).filter { !$0.isEmpty }
    return sample.isWhole && atoms.count == count
      && atoms.allSatisfy { words in
        words.count == 4 && (1...2).contains(words[0].count) && words[0].allSatisfy(\.isLetter)
          && words[0].first.map { $0 < 0x61 } ?? false
      }
  }

  private static func isSymbolAndPoint(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 4, words[0].count <= 3, words[0].allSatisfy(\.isAlphanumeric) else {
      return false
    }
    return words[1...3].allSatisfy { word in
      word.contains(where: \.isDigit)
        && word.allSatisfy {
          $0.isDigit
            || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"), UInt8(ascii: "e")].contains(
              $0)
        }
    }
  }
}
