// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Input and results of simulations of molecules, and the plots that programs for them write.
enum SimulationSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    grace||application/x-grace|Plot|Grace user's guide, section Command interpreter
    history||chemical/x-dlpoly-history|Molecular trajectory|DL_POLY 4 manual, section The HISTORY file
    index||text/x-gromacs-ndx|Groups of atoms|GROMACS manual, section File formats, ndx
    inpcrd||chemical/x-amber-inpcrd|Molecular coordinates|Amber: File formats, restart
    mdcrd||chemical/x-amber-mdcrd|Molecular trajectory|Amber: File formats, trajectory
    parameters||chemical/x-gromacs-mdp|Parameters of a simulation|GROMACS manual, section Molecular dynamics parameters
    topology||chemical/x-gromacs-top|Molecular topology|GROMACS manual, section Topology file
    """)

  /// Lines looked at most.
  private static let mostLines = 60

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    let lines = sample.wholeLines.prefix(mostLines)
    if sample.heads.containsAny(of: "["), isTopology(lines) { return KnownFinding(types["topology"], .strong) }
    if sample.heads.containsAny(of: "["), isIndex(lines) { return KnownFinding(types["index"], .strong) }
    if sample.heads.containsAny(of: "@"), isPlot(lines) { return KnownFinding(types["grace"], .strong) }
    if isParameters(lines) { return KnownFinding(types["parameters"], .strong) }
    guard lines.count >= 3 else { return nil }
    if isHistory(lines) { return KnownFinding(types["history"], .strong) }
    return coordinates(lines).flatMap { KnownFinding(types[$0], .strong) }
  }

  // MARK: GROMACS

  /// Directives that no other format has; `atoms`, `bonds` and `system` may stand in any settings.
  private static let directives: [StaticString] = [
    "angletypes", "atomtypes", "bondtypes", "cmaptypes", "constrainttypes", "defaults", "dihedraltypes",
    "distance_restraints", "implicit_genborn_params", "moleculetype", "nonbond_params", "pairtypes",
    "position_restraints", "virtual_sites2", "virtual_sites3", "virtual_sites4", "virtual_sitesn",
  ]

  /// After comments and instructions of a preprocessor a directive between brackets, and numbers below it.
  private static func isTopology(_ lines: TextLines) -> Bool {
    let isBeside = { (line: TextLine) in
      line.isBlank || line.head == UInt8(ascii: ";") || line.head == UInt8(ascii: "#")
        || line.head == UInt8(ascii: "*")
    }
    guard let first = lines.places.first(where: { !isBeside($0) }), first.head == UInt8(ascii: "["),
      first.tail == UInt8(ascii: "]") || lines.bytes[first.text].contains(UInt8(ascii: ";"))
    else { return false }
    var isDirected = false
    var hasSystem = false
    var hasMolecules = false
    for index in lines.indices where !isBeside(lines.place(at: index)) {
      let line = lines.text(at: index).prefix { $0 != UInt8(ascii: ";") }.trimmed
      guard line.first == UInt8(ascii: "[") else {
        // A setting is no row of a table.
        if line.contains(UInt8(ascii: "=")) { return false }
        continue
      }
      let name = line.dropFirst().dropLast().trimmed
      if directives.contains(where: { name.equals($0) }) { isDirected = true }
      if name.equals("system") { hasSystem = true }
      if name.equals("molecules") { hasMolecules = true }
    }
    // A system of molecules that stand in other files has these two.
    return isDirected || hasSystem && hasMolecules
  }

  /// Groups with their names between brackets, and nothing but numbers of atoms below them, more than one in the first line.
  private static func isIndex(_ lines: TextLines) -> Bool {
    let filled = lines.lazy.filter { !$0.isBlank }
    guard let title = filled.first?.trimmed, title.first == UInt8(ascii: "["), title.last == UInt8(ascii: "]"),
      let atoms = filled.dropFirst().first?.words, atoms.count > 1, atoms.allSatisfy(\.isInteger)
    else { return false }
    return filled.allSatisfy { $0.trimmed.first == UInt8(ascii: "[") || $0.words.allSatisfy(\.isInteger) }
  }

  /// Options of which a few are known beyond doubt.
  private static let options: Set<[UInt8]> = Set(
    [
      "cutoff-scheme", "comm-mode", "compressibility", "constraint-algorithm", "constraints", "coulombtype",
      "dispcorr", "emstep", "emtol", "energygrps", "fourierspacing", "gen-seed", "gen-temp", "gen-vel", "integrator",
      "lincs-iter", "lincs-order", "ns-type", "nstcalcenergy", "nstcomm", "nstenergy", "nstfout", "nstlist", "nstlog",
      "nstvout", "nstxout", "nstxout-compressed", "nstxtcout", "nsteps", "pcoupl", "pcoupltype", "pme-order",
      "rcoulomb", "ref-p", "ref-t", "rlist", "rvdw", "tau-p", "tau-t", "tc-grps", "tcoupl", "tinit", "vdwtype",
      "xtc-grps",
    ].map { Array($0.utf8) })

  /// Options that make a file of parameters; other programs have settings with a name or two in common.
  private static let leastOptions = 4

  /// Nothing but options with their values, and comments after semicolons; a hyphen and an underscore are the same.
  private static func isParameters(_ lines: TextLines) -> Bool {
    var known = 0
    for index in lines.indices {
      let place = lines.place(at: index)
      if place.isBlank || place.head == UInt8(ascii: ";") { continue }
      let line = lines.text(at: index)
      guard place.head.isLetter, let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return false }
      let name = line[..<sign].trimmed.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0.lowercased }
      guard name.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: "-") }) else { return false }
      if options.contains(name) { known += 1 }
    }
    return known >= leastOptions
  }

  // MARK: Plots

  /// Commands of Grace after an at sign, in front of the numbers.
  private static let commands: [StaticString] = [
    "TYPE", "default", "legend", "page", "s0", "subtitle", "target", "title", "version", "view", "with", "world",
    "xaxis", "yaxis",
  ]

  /// Comments, then commands alone in front of the numbers; two of them at least.
  private static func isPlot(_ lines: TextLines) -> Bool {
    let rest = lines.drop { $0.isBlank || $0.first == UInt8(ascii: "#") }
    let rows = rest.prefix { $0.first == UInt8(ascii: "@") }
    let known = rows.count { line in
      let word = line.dropFirst().drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
      return commands.contains { word.equals($0) }
    }
    guard known >= 2, known * 2 >= rows.count else { return false }
    guard let behind = rest.dropFirst(rows.count).first(where: { !$0.isBlank }) else { return true }
    return behind.words.allSatisfy(\.isNumber) || behind.first == UInt8(ascii: "&")
  }

  // MARK: Other programs

  /// A title, the kind of records, the box and the number of atoms, and the first step.
  private static func isHistory(_ lines: TextLines) -> Bool {
    let start = lines.startIndex
    guard lines[start + 2].begins(with: "timestep ") else { return false }
    let counts = lines[start + 1].words
    return (2...5).contains(counts.count) && counts.allSatisfy(\.isInteger) && lines[start + 2].words.count >= 6
  }

  /// Coordinates in twelve columns with seven decimals after their number, or in eight with three after a title.
  private static func coordinates(_ lines: TextLines) -> String? {
    let start = lines.startIndex
    let isStep = { isRow(lines[start + $0], width: 8, decimals: 3) }
    if !isStep(0), isStep(1), isStep(2) {
      let rows = lines.dropFirst().prefix(4).dropLast()
      // Ten numbers fill a line; tables of other programs have other counts.
      return rows.allSatisfy { $0.count == 80 } && rows.count >= 2 ? "mdcrd" : nil
    }
    let place = lines.place(at: start + 2)
    let row = lines.bytes[place.start..<place.textEnd]
    guard isRow(row, width: 12, decimals: 7) else { return nil }
    let counts = lines[start + 1].words
    guard (1...2).contains(counts.count), let atoms = counts[0].number(ofAtMost: 8), atoms > 0 else { return nil }
    return row.count == 36 * min(atoms, 2) ? "inpcrd" : nil
  }

  /// Whether a line is numbers in columns of one width, each with as many decimals.
  private static func isRow(_ line: ArraySlice<UInt8>, width: Int, decimals: Int) -> Bool {
    guard !line.isEmpty, line.count.isMultiple(of: width) else { return false }
    return stride(from: line.startIndex, to: line.endIndex, by: width).allSatisfy { start in
      let point = start + width - decimals - 1
      return line[point] == UInt8(ascii: ".") && line[point - 1].isDigit
        && line[(point + 1)..<(start + width)].allSatisfy(\.isDigit)
        && line[start..<point].allSatisfy { $0.isDigit || $0 == 0x20 || $0 == UInt8(ascii: "-") }
    }
  }
}
