// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Trees and alignments of phylogenetics.
enum PhylogenySniffer: TabledSniffer {
  static let types = TypeTable(
    """
    delta||text/x-mummer-delta|Alignment of genomes|MUMmer manual, section The delta file format
    distances||text/x-phylip|PHYLIP distances|Felsenstein: PHYLIP 3.6, Distance matrix programs, Input format
    genepop||text/x-genepop|Genotypes of populations|Raymond and Rousset: Genepop manual, section Input file format
    msf||text/x-msf|Multiple alignment|GCG Wisconsin Package: Multiple Sequence Format
    newick||text/x-newick|Newick tree|Olsen 1990: Interpretation of the "Newick's 8:45" tree format standard
    phylip||text/x-phylip|PHYLIP alignment|Felsenstein: PHYLIP 3.6, Molecular sequence programs, Input format
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    if isDelta(sample.wholeLines) { return KnownFinding(types["delta"], .strong) }
    if sample.contains(" MSF: "), sample.lines.prefix(mostLinesOfTitle).contains(where: isHeadOfAlignment) {
      return KnownFinding(types["msf"], .strong)
    }
    let isMarked = sample.begins(with: "[&R] (") || sample.begins(with: "[&U] (")
    if sample.bytes[sample.start] == UInt8(ascii: "(") || isMarked { return tree(sample) }
    if sample.heads.containsAny(of: "Pp"), areGenotypes(sample.wholeLines) {
      return KnownFinding(types["genepop"], .strong)
    }
    guard sample.bytes[sample.start].isDigit else { return nil }
    if areDistances(sample) { return KnownFinding(types["distances"], .strong) }
    return KnownFinding(isAlignment(sample) ? types["phylip"] : nil, .strong)
  }

  /// Lines in front of the head of an alignment that are looked at, as those of the program that made it.
  private static let mostLinesOfTitle = 40

  /// Whether the length, the kind, a check and two dots stand in a line.
  private static func isHeadOfAlignment(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(" MSF: ") && line.contains(" Type: ") && line.contains(" Check: ")
      && line.trimmed.suffix(2).equals("..")
  }

  /// The paths of both genomes, the kind of the alignment, and the first pair of sequences.
  private static func isDelta(_ lines: TextLines) -> Bool {
    guard lines.count >= 4, lines.place(at: 2).first == UInt8(ascii: ">"), lines.place(at: 1).count == 6 else {
      return false
    }
    return lines[1].equals("NUCMER") || lines[1].equals("PROMER")
  }

  /// Individuals of a population that are looked at.
  private static let mostIndividuals = 8

  /// A title, names of loci, the word in front of a population, and individuals with two alleles of two or three digits for
  /// each locus after a comma.
  private static func areGenotypes(_ lines: TextLines) -> Bool {
    let word = lines.indices.first {
      lines.place(at: $0).head | 0x20 == UInt8(ascii: "p") && lines.text(at: $0).equalsAnyCase("pop")
    }
    guard let place = word, place >= lines.startIndex + 2 else { return false }
    let rows = lines[(place + 1)...].prefix { !$0.trimmed.equalsAnyCase("pop") }.filter { !$0.isBlank }
      .prefix(mostIndividuals)
    return !rows.isEmpty
      && rows.allSatisfy { row in
        guard let comma = row.lastIndex(of: UInt8(ascii: ",")) else { return false }
        let alleles = row[(comma + 1)...].words
        return !alleles.isEmpty && alleles.allSatisfy { (2...6).contains($0.count) && $0.allSatisfy(\.isDigit) }
          && alleles.contains { $0.count == 4 || $0.count == 6 }
      }
  }

  // MARK: Trees

  /// What was read of a tree.
  private struct Tree {
    var depth = 0
    var commas = 0
    var lengths = 0
    var isClosed = false
  }

  /// Nested lists of labels, divided by commas, with lengths of branches after colons, up to a semicolon.
  private static func tree(_ sample: TextSample) -> KnownFinding? {
    var tree = Tree()
    var index = sample.start
    let bytes = sample.bytes
    while index < bytes.count, !tree.isClosed {
      guard let next = step(&tree, bytes, index) else { return nil }
      index = next
    }
    // Lists of programs have no commas, and tuples no semicolon after them.
    guard tree.commas > 0, tree.isClosed || !sample.isWhole else { return nil }
    if tree.isClosed, tree.depth != 0 { return nil }
    let rest = bytes[index...].drop { $0 <= 0x20 }
    guard rest.isEmpty || rest.first == UInt8(ascii: "(") else { return nil }
    if tree.lengths >= 2 { return KnownFinding(types["newick"], .strong) }
    return KnownFinding(tree.isClosed && tree.commas >= 2 ? types["newick"] : nil, .fair)
  }

  /// Reads one sign of a tree and returns what follows it; nil for what no tree has.
  private static func step(_ tree: inout Tree, _ bytes: [UInt8], _ index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "("):
      // Lists stand at the front, in front of other lists, or behind commas and remarks.
      let last = bytes[..<index].last { $0 > 0x20 }
      let isBehind = last == UInt8(ascii: "(") || last == UInt8(ascii: ",") || last == UInt8(ascii: "]")
      guard tree.depth > 0 ? isBehind : tree.commas == 0 else { return nil }
      tree.depth += 1
    case UInt8(ascii: ")"):
      tree.depth -= 1
      guard tree.depth >= 0 else { return nil }
    case UInt8(ascii: ","):
      guard tree.depth > 0 else { return nil }
      tree.commas += 1
    case UInt8(ascii: ";"): tree.isClosed = true
    case UInt8(ascii: ":"):
      let number = bytes[(index + 1)...].drop { $0 == 0x20 }.prefix { isNumeric($0) }
      guard let first = number.first, first.isDigit || number.count > 1 else {
        return index + 1 < bytes.count ? nil : index + 1
      }
      tree.lengths += 1
      return number.endIndex
    case UInt8(ascii: "'"):
      guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "'")) else { return bytes.count }
      return end + 1
    case UInt8(ascii: "["):
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "]")) else { return bytes.count }
      return end + 1
    case 0x09, 0x0a, 0x0d, 0x20: break
    case let byte where isLabel(byte): break
    default: return nil
    }
    return index + 1
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    byte.isDigit
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte)
  }

  /// Labels have no blanks, quotes, brackets or marks of the tree, and hardly ever the signs of formulas.
  private static func isLabel(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte >= 0x80 || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "|")].contains(byte)
  }

  // MARK: Distances

  /// Rows of a matrix that are looked at.
  private static let mostRows = 8

  /// The number of species alone, and for each a name and its distances to all of them, that to itself being nothing.
  private static func areDistances(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.drop { $0.isBlank }
    guard let count = lines.first?.trimmed.number(ofAtMost: 5), count > 2 else { return false }
    let rows = lines.dropFirst().prefix(min(count, mostRows)).map(\.words)
    return rows.count == min(count, mostRows)
      && rows.enumerated().allSatisfy { number, row in
        row.count == count + 1 && row[0].contains(where: \.isLetter) && row.dropFirst().allSatisfy(\.isDecimal)
          && row[number + 1].allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
      }
  }

  // MARK: Alignments

  /// Sequences looked at most.
  private static let mostSequences = 20

  /// The numbers of species and characters, then for each species a name of ten characters, or one that a blank ends, and
  /// the same number of residues; all of them where there are no more lines, and always where a name is a number.
  private static func isAlignment(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.filter { !$0.trimmed.isEmpty }
    // Letters of options may follow (PHYLIP 3.4: Molecular sequence programs).
    guard let counts = lines.first?.words, counts.count == 2 || counts.count == 3 && counts[2].allSatisfy(\.isLetter),
      let species = counts[0].number(ofAtMost: 8),
      let characters = counts[1].number(ofAtMost: 8), species > 1, characters > 0
    else { return false }
    let rows = Array(lines.dropFirst().prefix(min(species, mostSequences)))
    guard rows.count >= (sample.isWhole ? min(species, mostSequences) : 2) else { return false }
    let isShort = sample.isWhole && lines.count - 1 <= species
    func agree(_ rests: [ArraySlice<UInt8>], _ areNamed: Bool) -> Bool {
      let lengths = Set(rests.map(residues))
      guard lengths.count == 1, let length = lengths.first ?? nil, length > 0 else { return false }
      return areNamed && !isShort ? length <= characters : length == characters
    }
    // Names that are numbers stand in their ten columns.
    let rowsOfWords = rows.map(\.trimmed)
    return agree(rows.map { $0.dropFirst(10) }, areNames(rows.map { $0.prefix(10) }))
      || areNames(rowsOfWords.map { $0.prefix { $0 > 0x20 } })
        && agree(rowsOfWords.map { $0.drop { $0 > 0x20 } }, true)
  }

  /// Whether a letter stands in each.
  private static func areNames(_ fields: [ArraySlice<UInt8>]) -> Bool {
    fields.allSatisfy { $0.contains { $0.isLetter || $0 >= 0x80 } }
  }

  /// How many residues a line has; nil where it has anything else.
  private static func residues(_ line: ArraySlice<UInt8>) -> Int? {
    var count = 0
    for byte in line where byte > 0x20 {
      guard
        byte.isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1")
      else { return nil }
      count += 1
    }
    return count
  }
}
