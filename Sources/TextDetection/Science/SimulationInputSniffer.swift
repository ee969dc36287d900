// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What simulations of molecules and crystals are told to do, and the force fields they read.
enum SimulationInputSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    cns||text/x-cns|Input of CNS or X-PLOR|A. Brünger and others: CNS syntax manual, section Commands
    crystal||chemical/x-crystal-input|CRYSTAL input|CRYSTAL user's manual, section Geometry input
    field||chemical/x-dlpoly-field|Force field|DL_POLY 4 manual, section The FIELD file
    frcmod||chemical/x-amber-frcmod|Changes of a force field|Amber: File formats, frcmod
    incar||chemical/x-vasp-incar|VASP input|VASP manual: INCAR
    kpoints||chemical/x-vasp-kpoints|Points of a mesh|VASP manual: KPOINTS
    lammps||chemical/x-lammps-input|LAMMPS input|LAMMPS manual, section Commands
    mdin||chemical/x-amber-mdin|Amber input|Amber manual, sander, section General minimization and dynamics input
    namd||chemical/x-namd-config|NAMD configuration|NAMD user's guide, section NAMD configuration parameters
    rtf||chemical/x-charmm-rtf|Topologies of residues|CHARMM: rtop.info, residue topology file
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    if sample.heads.contains(UInt8(ascii: "&")), isControlled(sample) { return KnownFinding(types["mdin"], .strong) }
    if sample.heads.contains(UInt8(ascii: "M")) {
      if changesField(sample) { return KnownFinding(types["frcmod"], .strong) }
      if hasResidues(sample) { return KnownFinding(types["rtf"], .strong) }
    }
    if isCrystal(sample.wholeLines) { return KnownFinding(types["crystal"], .strong) }
    if sample.heads.contains(UInt8(ascii: "{")), isEvaluated(sample) { return KnownFinding(types["cns"], .strong) }
    if isField(sample) { return KnownFinding(types["field"], .strong) }
    if isMesh(sample) || isPath(sample) { return KnownFinding(types["kpoints"], .strong) }
    if sample.contains("=") {
      if isTagged(sample) { return KnownFinding(types["incar"], .strong) }
    }
    // Hardly any input has neither word.
    guard sample.contains("_style") || sample.contains("imestep") || sample.lines.haveLine(beginningWith: "structure")
    else { return nil }
    return commands(sample).flatMap { KnownFinding(types[$0], .strong) }
  }

  // MARK: Amber

  /// Lines in front of the first group that are looked at.
  private static let mostTitles = 8

  /// The group of variables that the programs of Amber alone have, and its end.
  private static func isControlled(_ sample: TextSample) -> Bool {
    let filled = sample.lines.prefix(mostTitles)
    return filled.contains { $0.trimmed.matchesAnyCase("&cntrl", at: 0) }
      && sample.lines.contains { line in
        let text = line.trimmed
        return text.last == UInt8(ascii: "/") || text.suffix(4).matchesAnyCase("&end", at: 0)
      }
  }

  /// Behind a title the parts of a force field, each under its name (Amber: File formats, parm.dat).
  private static func changesField(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.dropFirst()
    guard let first = lines.first(where: { !$0.isBlank })?.trimmed, first.equals("MASS") || first.equals("BOND") else {
      return false
    }
    let parts = lines.count { line in
      let text = line.trimmed
      let names: [StaticString] = ["MASS", "BOND", "ANGL", "DIHE", "IMPR", "NONB", "HBON", "CMAP"]
      return (4...8).contains(text.count) && text.begins(withAnyOf: names) && text.allSatisfy(\.isCapital)
    }
    return parts >= 4
  }

  // MARK: CHARMM and DL_POLY

  /// A title after stars, the version, masses of atoms, and a residue or a patch.
  private static func hasResidues(_ sample: TextSample) -> Bool {
    guard sample.bytes[sample.start] == UInt8(ascii: "*") else { return false }
    let lines = sample.wholeLines.drop { $0.isBlank || $0.first == UInt8(ascii: "*") }
    guard let version = lines.first?.words, (1...2).contains(version.count), version.allSatisfy(\.isInteger) else {
      return false
    }
    let isMass = { (line: ArraySlice<UInt8>) in
      let words = line.words
      return words.count >= 4 && words[0].equalsAnyCase("mass") && words[3].isNumber
    }
    return lines.contains(where: isMass)
      && lines.contains { $0.matchesAnyCase("resi ", at: 0) || $0.matchesAnyCase("pres ", at: 0) }
  }

  /// Behind a title the units, the number of molecules, and how many of the first there are.
  private static func isField(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.dropFirst().lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }
    guard let units = lines.first?.words, units.count == 2, units[0].equalsAnyCase("units") else { return false }
    let words = lines.dropFirst().prefix(8).map(\.words)
    return words.contains { $0.count >= 2 && $0[0].matchesAnyCase("molecul", at: 0) && $0.last?.isInteger == true }
      && words.contains { $0.count == 2 && $0[0].equalsAnyCase("nummols") && $0[1].isInteger }
  }

  // MARK: CRYSTAL and CNS

  /// Symmetries along a line, in a plane and in space: the numbers of their groups, and how many other numbers tell
  /// which setting of it is meant.
  private static func isCrystal(_ lines: TextLines) -> Bool {
    guard lines.count >= 6 else { return false }
    let kind = lines[1].trimmed
    var place = 2
    if kind.equals("CRYSTAL") {
      let flags = lines[2].words
      guard flags.count == 3, flags.allSatisfy(\.isInteger) else { return false }
      place = 3
    } else if !kind.equals("SLAB") && !kind.equals("POLYMER") && !kind.equals("MOLECULE") {
      return false
    }
    guard let group = lines[place].trimmed.number(ofAtMost: 3), (1...230).contains(group) else { return false }
    // The sides and angles of the cell, which molecules have not, and the number of atoms.
    let cell = lines[place + 1].words
    let atoms = kind.equals("MOLECULE") ? place + 1 : place + 2
    guard (1...6).contains(cell.count), cell.allSatisfy(\.isNumber), atoms + 1 < lines.count,
      lines[atoms].trimmed.number(ofAtMost: 4) != nil
    else { return false }
    let atom = lines[atoms + 1].words
    return atom.count >= 4 && atom[0].isInteger && atom[1...3].allSatisfy(\.isNumber)
  }

  /// Words that scripts of no other program have.
  private static let wordsOfCNS: [StaticString] = [
    "evaluate ($", "eval ($", "{===>}", "@cns_", "@@cns_", "remarks ", "topology", "segment", "coordinates @",
    "parameter", "structure @", "coor @", "stop",
  ]

  /// A comment between braces in front, and lines that begin with words of the language, among them a value that is given to a
  /// variable or a parameter of the task.
  private static func isEvaluated(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "{") || sample.begins(with: "remarks "), sample.contains("*}") || sample.contains("+}")
    else {
      return false
    }
    var (words, values) = (Set<Int>(), 0)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      guard let word = wordsOfCNS.firstIndex(where: { text.matchesAnyCase($0, at: 0) }) else { continue }
      words.insert(word)
      if word < 3 { values += 1 }
    }
    return values >= 1 && words.count >= 3 || values >= 3 && sample.contains("{===>}")
  }

  // MARK: VASP

  /// A title, no number of points, the kind of the mesh, and how it is divided in three directions.
  private static func isMesh(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    guard lines.count >= 4, lines[1].trimmed.equals("0") || lines[1].words.first?.equals("0") == true else {
      return false
    }
    let kind = lines[2].trimmed
    let isKind = kind.matchesAnyCase("gamma", at: 0) || kind.matchesAnyCase("monk", at: 0)
    let divisions = lines[3].words
    return isKind && divisions.count >= 3 && divisions.prefix(3).allSatisfy { $0.number(ofAtMost: 4) != nil }
  }

  /// Points of a path that are looked at.
  private static let mostPoints = 16

  /// After a comment and the number of points between two of them the mode, the kind of coordinates, and points with what they
  /// are called (VASP manual, KPOINTS, section Band-structure calculations).
  private static func isPath(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    guard lines.count >= 6, lines[2].trimmed.matchesAnyCase("line", at: 0), let count = lines[1].words.first,
      count.isInteger, let kind = lines[3].trimmed.first?.lowercased, "rck".utf8.contains(kind)
    else { return false }
    return lines[4...].prefix(mostPoints).allSatisfy { line in
      let words = line.words
      return words.isEmpty || words.count >= 3 && words.prefix(3).allSatisfy(\.isNumber)
    }
  }

  /// Tags of which a few are known beyond doubt.
  private static let tags: Set<String> = [
    "ALGO", "AMIX", "BMIX", "EDIFF", "EDIFFG", "ENCUT", "GGA", "IBRION", "ICHARG", "ISIF", "ISMEAR", "ISPIN", "ISTART",
    "ISYM", "IVDW", "KPAR", "LASPH", "LCHARG", "LDAU", "LDAUJ", "LDAUL", "LDAUU", "LHFCALC", "LORBIT", "LREAL",
    "LVTOT", "LWAVE", "MAGMOM", "NBANDS", "NCORE", "NEDOS", "NELM", "NELMIN", "NPAR", "NSIM", "NSW", "POTIM", "PREC",
    "SIGMA", "SMASS", "SYSTEM", "TEBEG", "TEEND",
  ]

  /// Tags that make an input; other settings have a name or two in common.
  private static let leastTags = 3

  /// Nothing but tags in capitals with their values, and comments.
  private static func isTagged(_ sample: TextSample) -> Bool {
    var (known, unknown) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      if place.head == UInt8(ascii: "#") || place.head == UInt8(ascii: "!") { continue }
      for setting in sample.bytes[place.text].split(separator: UInt8(ascii: ";")) where !setting.isBlank {
        let name = setting.trimmed.prefix { $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }
        guard name.first?.isCapital == true,
          setting[name.endIndex...].drop(while: { $0 <= 0x20 }).first == UInt8(ascii: "=")
        else { return false }
        if tags.contains(String(decoding: name, as: UTF8.self)) { known += 1 } else { unknown += 1 }
      }
    }
    return known >= leastTags && known > unknown
  }

  // MARK: Commands

  /// Commands of LAMMPS; those with an underscore stand in no other language.
  private static let commandsOfLammps: Set<String> = [
    "angle_coeff", "angle_style", "atom_modify", "atom_style", "bond_coeff", "bond_style", "boundary", "clear",
    "comm_modify", "compute", "create_atoms", "create_box", "delete_atoms", "dielectric", "dihedral_coeff",
    "dihedral_style", "dimension", "displace_atoms", "dump", "dump_modify", "fix", "fix_modify", "group", "if",
    "improper_coeff", "improper_style", "include", "jump", "kspace_modify", "kspace_style", "label", "lattice", "log",
    "mass", "min_modify", "min_style", "minimize", "molecule", "neigh_modify", "neighbor", "newton", "next",
    "pair_coeff", "pair_modify", "pair_style", "print", "processors", "read_data", "read_restart", "region",
    "replicate", "reset_timestep", "restart", "rerun", "run", "run_style", "set", "special_bonds", "suffix", "thermo",
    "thermo_modify", "thermo_style", "timestep", "uncompute", "undump", "unfix", "units", "variable", "velocity",
    "write_data", "write_dump", "write_restart",
  ]

  /// Parameters of NAMD that hardly any other program has.
  private static let parametersOfNamd: Set<String> = [
    "1-4scaling", "bincoordinates", "binvelocities", "cellbasisvector1", "cellbasisvector2", "cellbasisvector3",
    "dcdfreq", "extendedsystem", "fullelectfrequency", "langevindamping", "langevinhydrogen", "langevinpiston",
    "langevinpistonperiod", "langevinpistontarget", "langevintemp", "nonbondedfreq", "outputenergies", "pairlistdist",
    "paratypecharmm", "pmegridsizex", "pmegridspacing", "restartfreq", "rigidbonds", "rigidtolerance", "stepspercycle",
    "switchdist", "usegrouppressure", "useflexiblecell", "wrapall", "wrapwater", "xstfreq",
  ]

  /// Commands with an underscore, or parameters, that tell the program.
  private static let leastTelling = 3

  /// Which program has most of the words that lines begin with; both have three of their own at least.
  private static func commands(_ sample: TextSample) -> String? {
    var (lines, lammps, styles, namd) = (0, 0, Set<String>(), Set<String>())
    var goesOn = false
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      defer { goesOn = place.tail == UInt8(ascii: "&") }
      guard !goesOn else { continue }
      lines += 1
      let word = sample.bytes[place.text].prefix { $0 > 0x20 }
      // Blocks and assignments are those of other languages.
      guard word.count <= longestCommand, place.tail != UInt8(ascii: ";"), word.last != UInt8(ascii: ":") else {
        return nil
      }
      let name = String(decoding: word.map(\.lowercased), as: UTF8.self)
      if parametersOfNamd.contains(name) || namesFileOfNamd(name, sample.bytes[place.text]) { namd.insert(name) }
      if commandsOfLammps.contains(name) {
        lammps += 1
        if name.contains("_") { styles.insert(name) }
      }
    }
    if styles.count >= leastTelling, lammps * 4 >= lines * 3 { return "lammps" }
    return namd.count >= leastTelling ? "namd" : nil
  }

  /// Whether a line names the file of the structure or of the coordinates, with the extension that such a file has; either counts
  /// with what no other program has.
  private static func namesFileOfNamd(_ name: String, _ line: ArraySlice<UInt8>) -> Bool {
    switch name {
    case "structure": line.suffix(4).equals(".psf")
    case "coordinates": line.suffix(4).equals(".pdb")
    case "outputname", "parameters": line.words.count == 2
    default: false
    }
  }

  /// Bytes of the longest word that a line begins with; no command is as long.
  private static let longestCommand = 64
}
