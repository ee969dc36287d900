// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Structures as programs of chemistry read them, by the numbers and symbols in their first lines.
enum AtomSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    aims||chemical/x-fhi-aims|FHI-aims geometry|FHI-aims manual, section geometry.in
    castep||chemical/x-castep|CASTEP cell|CASTEP: cell file, blocks
    charmm||chemical/x-charmm-crd|CHARMM coordinates|CHARMM: io.info, coordinate file formats
    charmm-parameters||chemical/x-charmm-prm|Parameters of a force field|CHARMM: parmfile.info, parameter file
    checkpoint|com.gaussian.fchk|chemical/x-gaussian-checkpoint|Gaussian checkpoint, formatted|Gaussian: Formatted checkpoint file
    connections||chemical/x-chemdraw-ct|Connection table|CambridgeSoft: ChemDraw connection table
    cssr||chemical/x-cssr|Crystal structure|Daresbury: CSSR file format
    dalton||chemical/x-dalton-mol|Dalton molecule|Dalton manual, chapter The MOLECULE input style
    dftb||chemical/x-dftb-gen|DFTB+ geometry|DFTB+ manual, appendix The gen format
    dlpoly||chemical/x-dlpoly-config|DL_POLY configuration|DL_POLY 4 manual, section The CONFIG file
    inchikey||chemical/x-inchi-key|Hashed identifiers of molecules|IUPAC: InChI technical manual, section InChIKey
    jaguar||chemical/x-jaguar-input|Jaguar input|Schrödinger: Jaguar manual, section General description of the input file
    macromodel||chemical/x-macromodel-input|MacroModel structure|Schrödinger: MacroModel structure files
    mopac||chemical/x-mopac-input|MOPAC input|MOPAC manual, section Cartesian coordinates
    orca||chemical/x-orca-input|ORCA input|ORCA manual, section General structure of the input file
    runner||chemical/x-runner-data|Structures to learn from|RuNNer: input.data; n2p2: data set file
    unixyz||chemical/x-unixyz|UniChem structure|Cray: UniChem XYZ
    wien||chemical/x-wien2k-struct|WIEN2k structure|WIEN2k user's guide, section case.struct
    """)

  /// Lines looked at in front.
  private static let mostLines = 24

  private typealias Rows = [[ArraySlice<UInt8>]]

  static func finding(in sample: TextSample) -> KnownFinding? {
    let lines = sample.wholeLines.prefix(mostLines)
    guard let first = lines.first else { return nil }
    if isKey(first.trimmed) {
      return KnownFinding(lines.allSatisfy { $0.isBlank || isKey($0.trimmed) } ? types["inchikey"] : nil, .strong)
    }
    guard lines.count >= 3 else { return nil }
    let key = worded(sample, lines) ?? (mayBeNumbered(lines) ? numbered(lines.map { $0.words }) : nil)
    return key.flatMap { KnownFinding(types[$0], .strong) }
  }

  /// Whether a number stands in front of one of the first two lines, or a symbol in front of the fourth, so that the words of
  /// all need be looked at.
  private static func mayBeNumbered(_ lines: TextLines) -> Bool {
    let start = lines.startIndex
    if lines.places[start].head.isDigit || lines.places[start + 1].head.isDigit { return true }
    guard lines.count >= 5 else { return false }
    let fourth = lines[start + 3].drop { $0 <= 0x20 }
    return fourth.prefix { $0 > 0x20 }.isAtomSymbol && isOptimized(fourth.words)
  }

  // MARK: Words

  /// Formats whose own words stand among the numbers.
  private static func worded(_ sample: TextSample, _ lines: TextLines) -> String? {
    let first = sample.lines[0].trimmed
    let second = lines[lines.startIndex + 1]
    // The sides stand in the first line, the angles and the group in the second.
    if first.begins(with: "REFERENCE STRUCTURE =") && first.contains("A,B,C =")
      || second.contains("SPGR =") && second.words.count(where: \.isDecimal) >= 3
    {
      return "cssr"
    }
    if lines[lines.startIndex + 2].begins(with: "Number of atoms  "), second.count >= 10 { return "checkpoint" }
    if second.contains("LATTICE,NONEQUIV") { return "wien" }
    switch first.first {
    case UInt8(ascii: "*"):
      return isCard(lines.map { $0.words })
        ? "charmm" : areParameters(sample) ? "charmm-parameters" : isCalculation(lines) ? "mopac" : nil
    case UInt8(ascii: "B") where first.equals("BASIS"), UInt8(ascii: "A") where first.equals("ATOMBASIS"):
      return sample.contains("\nAtomTypes=") || sample.contains("\nAtomtypes=") ? "dalton" : nil
    case UInt8(ascii: "b") where first.begins(with: "begin"):
      let marks: [StaticString] = ["comment", "lattice", "atom"]
      guard second.begins(withAnyOf: marks) else { return nil }
      let hasAtom = lines.lazy.map(\.words).contains { row in
        row.count >= 5 && row[0].equals("atom") && row[1...3].allSatisfy(\.isDecimal)
      }
      return hasAtom ? "runner" : nil
    default: break
    }
    // A job has its geometry in a block between the ampersands.
    if lines.places.contains(where: { $0.first == UInt8(ascii: "&") }), sample.contains("\n&zmat"),
      sample.contains("\n&gen") || first.equals("&gen")
    {
      return "jaguar"
    }
    guard let body = lines.firstText(notMarkedBy: UInt8(ascii: "#")) else { return nil }
    switch body.first {
    case UInt8(ascii: "l") where body.begins(with: "lattice_vector"), UInt8(ascii: "a") where body.begins(with: "atom"):
      return isGeometry(lines.map { $0.words }) ? "aims" : nil
    // Keywords, and after them the coordinates with their charge and multiplicity.
    case UInt8(ascii: "!"):
      if sample.contains("\n* xyz") || sample.contains("\n*xyz") || sample.contains("\n* int ") { return "orca" }
    default: break
    }
    if isCalculation(lines) { return "mopac" }
    guard body.first == UInt8(ascii: "%") || body.first == UInt8(ascii: "!"),
      let block = lines.first(where: { !$0.isBlank && !isComment($0.trimmed) })?.trimmed
    else { return nil }
    return block.matchesAnyCase("%block lattice_", at: 0) || block.matchesAnyCase("%block positions_", at: 0)
      ? "castep" : nil
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "#") || line.first == UInt8(ascii: "!")
  }

  /// A title after asterisks, the number of atoms, and atoms with those of themselves and of their residue in front.
  private static func isCard(_ rows: Rows) -> Bool {
    let rest = rows.drop { $0.first?.first == UInt8(ascii: "*") }
    guard rest.count >= 2, let counts = rest.first, let atom = rest.dropFirst().first else { return false }
    let isCount = counts.count == 1 || counts.count == 2 && counts[1].equals("EXT")
    return isCount && counts[0].isInteger && atom.count >= 7 && atom[0].equals("1") && atom[1].isInteger
      && atom[4...6].allSatisfy(\.isDecimal)
  }

  /// Sections for the bonds and angles of a force field.
  private static func areParameters(_ sample: TextSample) -> Bool {
    sample.contains("\nBONDS\n") && (sample.contains("\nANGLES\n") || sample.contains("\nTHETAS\n"))
  }

  /// Vectors of a lattice and atoms, all of which have three numbers after their name.
  private static func isGeometry(_ rows: Rows) -> Bool {
    let body = rows.filter { ($0.first?.first).map { $0 != UInt8(ascii: "#") } ?? false }.prefix(6)
    let isRight = body.allSatisfy { row in
      guard row.count >= 4, row[1...3].allSatisfy(\.isNumber) else { return false }
      if row[0].equals("lattice_vector") { return true }
      return row.count == 5 && (row[0].equals("atom") || row[0].equals("atom_frac")) && row[4].isAtomSymbol
    }
    return body.count >= 2 && isRight
  }

  /// Fourteen capital letters, ten, and one, with hyphens between them.
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count == 27 else { return false }
    let parts = line.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [14, 10, 1]
      && parts.allSatisfy { $0.allSatisfy(\.isCapital) }
  }

  /// Methods of which a calculation has one among its keywords (MOPAC manual, section Keywords).
  private static let methods: Set<String> = [
    "AM1", "MINDO", "MINDO3", "MNDO", "MNDOD", "PM3", "PM6", "PM6-D3H4", "PM7", "RM1",
  ]

  /// A line of keywords, in capitals, or two where a plus sign is one of them; a title in two lines, and atoms in front of numbers
  /// in pairs with a mark of whether each is to be optimized; the first atoms have fewer numbers, and comments begin with an
  /// asterisk (MOPAC manual, sections Keywords, Description of the input file and Internal coordinates).
  private static func isCalculation(_ lines: TextLines) -> Bool {
    let body = lines.drop { $0.first == UInt8(ascii: "*") }
    guard let keywords = body.first?.words, !keywords.isEmpty,
      keywords.allSatisfy({ word in !word.contains(where: \.isSmallLetter) }),
      keywords.contains(where: { methods.contains(String(decoding: $0, as: UTF8.self)) })
    else { return false }
    let rows = body.dropFirst(keywords.contains { $0.equals("+") } ? 4 : 3).lazy.map(\.words)
    let atoms = Array(rows.prefix { !$0.isEmpty })
    return atoms.count >= 2
      && atoms.allSatisfy { row in
        guard row[0].isAtomSymbol, row.count % 2 == 1 || row.count >= 8 else { return false }
        return row.dropFirst().allSatisfy(\.isNumber)
      }
  }

  // MARK: Numbers

  /// Formats that are nothing but numbers, symbols and a title.
  private static func numbered(_ rows: Rows) -> String? {
    if isGen(rows) { return "dftb" }
    if isConfiguration(rows) { return "dlpoly" }
    if isBonded(rows[0], rows[1]), isBondedAtom(rows[2]) { return "macromodel" }
    if rows.count >= 5, isOptimized(rows[3]), isOptimized(rows[4]) { return "mopac" }
    if rows[1].count == 2, rows[1].allSatisfy(\.isInteger), isPlaced(rows[2], from: 0), rows[2][3].isAtomSymbol {
      return "connections"
    }
    if rows[1].count == 1, rows[1][0].isInteger, isPlaced(rows[2], from: 1), rows[2][0].isInteger { return "unixyz" }
    return nil
  }

  /// A number of atoms with the letter of their kind, the elements, and the first atoms.
  private static func isGen(_ rows: Rows) -> Bool {
    guard rows[0].count == 2, rows[0][0].isInteger, rows[0][1].count == 1,
      "CFSH".utf8.contains(rows[0][1].first ?? 0),
      !rows[1].isEmpty, rows[1].allSatisfy(\.isAtomSymbol), rows[2].count == 5
    else { return false }
    return rows[2][0].equals("1") && rows[2][1].isInteger && rows[2][2...4].allSatisfy(\.isDecimal)
  }

  /// After a title the kind of records and of the box, three vectors where there is one, and the first atom above its
  /// place.
  private static func isConfiguration(_ rows: Rows) -> Bool {
    guard (2...4).contains(rows[1].count), rows[1].prefix(2).allSatisfy({ $0.count == 1 && $0.isInteger }),
      let box = rows[1][1].number(ofAtMost: 1), box <= 7
    else { return false }
    let start = box == 0 ? 2 : 5
    guard rows.count > start + 1, rows[2..<start].allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isDecimal) }) else {
      return false
    }
    let atom = rows[start]
    let isAtom =
      (1...4).contains(atom.count) && atom[0].first?.isLetter == true && atom.dropFirst().allSatisfy(\.isNumber)
    return isAtom && rows[start + 1].count == 3 && rows[start + 1].allSatisfy(\.isDecimal)
  }

  /// A number of atoms in front of the title, and an atom.
  private static func isBonded(_ title: [ArraySlice<UInt8>], _ atom: [ArraySlice<UInt8>]) -> Bool {
    title.first.map(\.isInteger) == true && isBondedAtom(atom)
  }

  /// A kind of atom, six neighbours with their bonds, and a place.
  private static func isBondedAtom(_ atom: [ArraySlice<UInt8>]) -> Bool {
    atom.count >= 16 && atom[..<13].allSatisfy(\.isInteger) && atom[13...15].allSatisfy(\.isDecimal)
  }

  /// A symbol and three numbers, each with a mark of whether it is to be optimized.
  private static func isOptimized(_ row: [ArraySlice<UInt8>]) -> Bool {
    let marks: [StaticString] = ["0", "1", "-1"]
    return row.count >= 7 && row[0].isAtomSymbol
      && [1, 3, 5].allSatisfy { place in
        row[place].isDecimal && marks.contains { row[place + 1].equals($0) }
      }
  }

  /// Four words, three of them the numbers of a place.
  private static func isPlaced(_ row: [ArraySlice<UInt8>], from start: Int) -> Bool {
    row.count == 4 && row[start..<start + 3].allSatisfy(\.isDecimal)
  }
}
