// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Input and results of calculations on molecules, and lists of sequences and stars, by what stands in their first lines.
enum CalculationSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    afni||application/x-afni|Header of a scan|AFNI: README.attributes
    alchemy||chemical/x-alchemy|Alchemy molecule|Tripos: Alchemy III, molecule file
    chem3d||chemical/x-chem3d|Chem3D molecule|CambridgeSoft: Chem3D Cartesian 1 and 2
    cube|com.gaussian.cube|chemical/x-gaussian-cube|Volume data|Gaussian: cubegen, output
    folds||text/x-dot-bracket|Folded sequences|ViennaRNA: RNAfold, dot-bracket notation
    gamess||chemical/x-gamess-input|GAMESS input|GAMESS manual, section 2
    gamess-uk||chemical/x-gamess-uk-input|GAMESS-UK input|GAMESS-UK user's guide, section Directives
    gaussian|com.gaussian.input|chemical/x-gaussian-input|Gaussian input|Gaussian: input file, sections
    gromos||chemical/x-gromos96|GROMOS structure|GROMOS96 manual, section III
    ipac||text/x-ipac-table|Astronomical table|IPAC: table format definition
    jaspar||text/x-jaspar|Matrices of motifs|JASPAR: Matrix formats
    lammps||chemical/x-lammps-data|Molecular dynamics data|LAMMPS: read_data command
    maestro||chemical/x-maestro|Maestro structure|Schrödinger: m2io, Maestro files
    nwchem||chemical/x-nwchem|NWChem input|NWChem user documentation, section Input file structure
    pir||chemical/x-pir|Sequences|NBRF: PIR format, sequence types
    qualities||text/x-qual|Qualities of bases|Phred: quality file
    steps||chemical/x-vasp-xdatcar|Molecular trajectory|VASP manual: XDATCAR
    tinker||chemical/x-tinker-xyz|Tinker coordinates|Tinker manual, section xyz files
    vasp||chemical/x-vasp|Crystal structure|VASP manual: POSCAR
    """)

  /// Lines looked at in front.
  private static let mostLines = 24

  private typealias Rows = [[ArraySlice<UInt8>]]

  /// Bytes in which the groups of an input tell what is computed, behind comments and titles.
  private static let controlReach = 8192

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    if let key = marked(sample) { return KnownFinding(types[key], .strong) }
    if let key = directed(sample) { return KnownFinding(types[key], .strong) }
    let lines = sample.wholeLines.prefix(mostLines)
    guard lines.count >= 4 else { return nil }
    let first = sample.bytes[sample.start]
    let isCommand = [UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "!")].contains(first)
    // Numbers stand in the third line of what is measured, or in front of it all, or after a title.
    guard
      first.isDigit || beginsNumber(lines[2]) || isCommand && hasCharge(lines)
        || sample.contains(" atoms", within: TextSample.frontReach)
    else { return nil }
    let rows = lines.map { $0.words }
    if isVolume(rows) { return KnownFinding(types["cube"], .strong) }
    if rows.count >= 8, rows[7].first?.equals("Direct") == true, isTrajectory(rows) {
      return KnownFinding(types["steps"], .strong)
    }
    if isCrystal(rows) { return KnownFinding(types["vasp"], .strong) }
    if isCommand, isRoute(rows) { return KnownFinding(types["gaussian"], .strong) }
    if first.isDigit, let key = numbered(rows) { return KnownFinding(types[key], .strong) }
    let counts = rows.filter { $0.count >= 2 && $0[0].isInteger }
    if counts.contains(where: { $0.count == 2 && $0[1].equals("atoms") }),
      counts.contains(where: { $0.count == 3 && $0[1].equals("atom") && $0[2].equals("types") })
    {
      return KnownFinding(types["lammps"], .strong)
    }
    return nil
  }

  /// Formats that a first character and a word after it tell.
  private static func marked(_ sample: TextSample) -> String? {
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "{"): return sample.contains("m2io_version", within: TextSample.frontReach) ? "maestro" : nil
    case UInt8(ascii: ">"): return sequences(sample)
    case UInt8(ascii: "$"), UInt8(ascii: "!"):
      let isControlled =
        sample.contains(" $CONTRL", within: controlReach) || sample.contains(" $contrl", within: controlReach)
      return isControlled && (sample.contains(" $DATA") || sample.contains(" $data")) ? "gamess" : nil
    case UInt8(ascii: "|"), UInt8(ascii: "\\"): return isColumned(sample) ? "ipac" : nil
    case UInt8(ascii: "t"):
      let words = sample.lines.lazy.filter { !$0.isBlank }.prefix(2).map(\.words)
      let isAttribute = words.first.map {
        $0.count == 3 && $0[0].equals("type") && $0[2].contains("-attribute")
      }
      return isAttribute == true && words.last?.first?.equals("name") == true ? "afni" : nil
    case UInt8(ascii: "#"), UInt8(ascii: "T"):
      guard sample.lines.firstUncommented?.trimmed.equals("TITLE") == true else { return nil }
      return sample.contains("\nPOSITION") ? "gromos" : nil
    default: return nil
    }
  }

  // MARK: Numbers

  private static func beginsNumber(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 > 0x20 }.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
  }

  // MARK: Structures

  /// After two comments the atoms and the origin, three axes with their numbers of steps, and an atom with its charge.
  private static func isVolume(_ rows: Rows) -> Bool {
    guard rows.count >= 7, (4...5).contains(rows[2].count), rows[6].count == 5 else { return false }
    return rows[2...5].allSatisfy { row in
      row.count >= 4 && row[0].isInteger && row[1...3].allSatisfy(\.isDecimal)
    } && rows[3...5].allSatisfy { $0.count == 4 } && rows[6][0].isInteger && rows[6][1...4].allSatisfy(\.isDecimal)
  }

  /// After a comment the scale, three vectors, symbols and counts of the elements, and the kind of coordinates.
  private static func isCrystal(_ rows: Rows) -> Bool {
    guard rows.count >= 8, rows[1].count == 1, rows[1][0].isNumber,
      rows[2...4].allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isNumber) })
    else { return false }
    let hasSymbols = !rows[5].isEmpty && rows[5].allSatisfy(\.isAtomSymbol)
    let counts = rows[hasSymbols ? 6 : 5]
    guard !counts.isEmpty, counts.allSatisfy(\.isInteger), !hasSymbols || counts.count == rows[5].count else {
      return false
    }
    let kind = rows[hasSymbols ? 7 : 6].first ?? []
    let kinds: [StaticString] = ["direct", "cartesian", "selective", "kartesian"]
    return kinds.contains { kind.matchesAnyCase($0, at: 0) }
  }

  /// A crystal whose places follow the number of a step.
  private static func isTrajectory(_ rows: Rows) -> Bool {
    rows[1].count == 1 && rows[1][0].isNumber && rows[2...4].allSatisfy { $0.count == 3 && $0.allSatisfy(\.isNumber) }
      && rows[5].allSatisfy(\.isAtomSymbol) && !rows[6].isEmpty && rows[6].allSatisfy(\.isInteger)
      && rows[7].dropFirst().first?.begins(with: "configuration=") == true
  }

  /// Whether the third part between blank lines begins with two numbers.
  private static func hasCharge(_ lines: TextLines) -> Bool {
    var parts = 0
    var isBehindBlank = true
    for index in lines.indices {
      let place = lines.place(at: index)
      if !place.isBlank, isBehindBlank { parts += 1 }
      isBehindBlank = place.isBlank
      guard parts < 3 else {
        let words = fields(lines[index])
        return words.count == 2 && words.allSatisfy(\.isInteger)
      }
    }
    return false
  }

  /// The fields of a line, which blanks or commas divide (Gaussian: input file, section Input Syntax).
  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
  }

  /// A route that begins with a number sign, a title between blank lines, charge and multiplicity, and an atom.
  private static func isRoute(_ rows: Rows) -> Bool {
    let rest = rows.drop { $0.isEmpty || $0[0].first == UInt8(ascii: "%") || $0[0].first == UInt8(ascii: "!") }
    guard rest.first?.first?.first == UInt8(ascii: "#") else { return false }
    let parts = rest.split(maxSplits: 3, omittingEmptySubsequences: true) { $0.isEmpty }
    guard parts.count >= 3, let charge = parts[2].first?.flatMap(fields), charge.count == 2,
      charge.allSatisfy(\.isInteger), let atom = parts[2].dropFirst().first?.flatMap(fields), !atom.isEmpty,
      atom[0].isAtomSymbol
    else { return false }
    return atom.count == 1 || atom.count >= 4 && atom.suffix(3).allSatisfy(\.isDecimal)
  }

  /// A geometry with its end, and the task that is to be done with it, or the units of the geometry in its line.
  private static func directed(_ sample: TextSample) -> String? {
    guard ByteSet("cegmpst").contains(sample.bytes[sample.start].lowercased) else { return nil }
    let starts: [StaticString] = ["start", "title", "geometry", "echo", "memory", "charge", "permanent_dir"]
    let first = sample.bytes[sample.start...].prefix(16)
    guard starts.contains(where: { first.matchesAnyCase($0, at: 0) }) else { return nil }
    let hasGeometry = sample.contains("\ngeometry") || first.matchesAnyCase("geometry", at: 0)
    // GAMESS-UK has directives with some of the same names, ends them with `enter` and mostly asks for a type of run.
    if sample.contains("\nenter"), sample.contains("\nruntype") || sample.contains("\ngeometry angstrom") {
      return hasGeometry ? "gamess-uk" : nil
    }
    guard hasGeometry, sample.contains("\nend") else { return nil }
    return sample.contains("\ntask ") || sample.contains("\nbasis") || sample.contains("\ngeometry units ")
      ? "nwchem" : nil
  }

  /// A count, and atoms with running numbers in front of or after their symbols.
  private static func numbered(_ rows: Rows) -> String? {
    guard let first = rows[0].first, first.isInteger, rows[1].count >= 6 else { return nil }
    // The sides and angles of a box may stand in front of the atoms.
    if rows[1].count == 6, rows[1].allSatisfy(\.isDecimal), rows[2].count >= 6, rows[2][0].equals("1"),
      rows[2][1].isAtomSymbol, rows[2][2...4].allSatisfy(\.isDecimal), rows[2][5].isInteger
    {
      return "tinker"
    }
    let isBehind = isNumbered(rows, at: 1)
    guard isBehind || isNumbered(rows, at: 0) else { return nil }
    guard !isBehind else { return rows[0].count == 1 ? "chem3d" : nil }
    if rows[0].count >= 4, rows[0][1].matches("ATOMS", at: 0), rows[0][3].matches("BONDS", at: 0) { return "alchemy" }
    return rows[1].count >= 7 && rows[1][5].isInteger ? "tinker" : nil
  }

  private static func isNumbered(_ rows: Rows, at place: Int) -> Bool {
    zip(rows[1...2], [1, 2]).allSatisfy { row, number in
      row.count >= 6 && row[place].number(ofAtMost: 7) == number && row[1 - place].isAtomSymbol
        && row[2...4].allSatisfy(\.isDecimal)
    }
  }

  // MARK: Sequences and tables

  /// The types of sequences of the Protein Information Resource, or numbers of two digits.
  private static func sequences(_ sample: TextSample) -> String? {
    guard let title = sample.lines.first else { return nil }
    let body = sample.wholeLines.dropFirst().prefix(mostLines)
    let codes: [StaticString] = [">P1;", ">F1;", ">DL;", ">DC;", ">RL;", ">RC;", ">N1;", ">N3;", ">D1;", ">XX;"]
    if title.count > 4, title.begins(withAnyOf: codes),
      body.count == mostLines || body.contains(where: { $0.trimmed.last == UInt8(ascii: "*") })
    {
      return "pir"
    }
    // A row of counts for each base.
    if let row = body.first, row.begins(with: "A "), row.contains(UInt8(ascii: "[")),
      body.dropFirst().first?.begins(with: "C ") == true
    {
      return "jaspar"
    }
    if isFolded(body.prefix(2).map(\.trimmed)) { return "folds" }
    let rows = body.prefix { $0.first != UInt8(ascii: ">") }.map(\.words).filter { !$0.isEmpty }
    if isMotif(rows) { return "jaspar" }
    let numbers = rows.flatMap(\.self)
    return numbers.count >= 2 && numbers.allSatisfy { $0.number(ofAtMost: 2) != nil } ? "qualities" : nil
  }

  /// Positions that a motif has at least.
  private static let leastPositions = 3

  /// Whether there is a row of counts for each base without its name, as long as the others, and the counts of each position
  /// have the same sum: that of the sites that were counted (JASPAR: Matrix formats, raw).
  private static func isMotif(_ rows: [[ArraySlice<UInt8>]]) -> Bool {
    guard rows.count == 4, rows[0].count >= leastPositions, rows.allSatisfy({ $0.count == rows[0].count }) else {
      return false
    }
    let counts = rows.map { $0.compactMap { $0.number(ofAtMost: 6) } }
    guard counts.allSatisfy({ $0.count == rows[0].count }) else { return false }
    let sums = rows[0].indices.map { position in counts.reduce(0) { $0 + $1[position] } }
    return sums[0] > 0 && sums.allSatisfy { $0 == sums[0] }
  }

  /// A sequence, and under each of its letters a point, or the bracket that pairs it with another.
  private static func isFolded(_ rows: [ArraySlice<UInt8>]) -> Bool {
    guard rows.count == 2, rows[0].count >= 4, rows[1].count >= rows[0].count, rows[0].allSatisfy(\.isLetter) else {
      return false
    }
    let pairs = rows[1].prefix(rows[0].count)
    // The energy may stand behind, in brackets.
    return pairs.contains(UInt8(ascii: "(")) && pairs.allSatisfy { ".()[]{}<>".utf8.contains($0) }
      && (rows[1].count == rows[0].count || rows[1].dropFirst(rows[0].count).first == 0x20)
  }

  /// Names and, below them, types between bars, and data that begin with a blank.
  private static func isColumned(_ sample: TextSample) -> Bool {
    let rows = sample.wholeLines.drop { $0.first == UInt8(ascii: "\\") }.prefix(6)
    let headers = rows.prefix { $0.first == UInt8(ascii: "|") }
    guard (2...4).contains(headers.count), let data = rows.dropFirst(headers.count).first, data.first == 0x20 else {
      return false
    }
    let names: Set = ["c", "char", "date", "d", "double", "f", "float", "i", "int", "l", "long", "r", "real"]
    let cells = headers[headers.startIndex + 1].split(separator: UInt8(ascii: "|")).map { $0.trimmed }
    return !cells.isEmpty && cells.allSatisfy { names.contains(String(decoding: $0, as: UTF8.self)) }
  }
}
