// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What programs of chemistry print, by the lines in which they introduce themselves.
enum ProgramOutputSniffer: TabledSniffer {
  /// Lines by what they begin with, after blanks and the signs of a frame.
  static let types = TypeTable(
    """
    .Version ||chemical/x-abinit-output|ABINIT output|ABINIT: main output file
    Ab Initio Total Energy Program||chemical/x-castep-output|CASTEP output|CASTEP: output file, header
    Amber ||chemical/x-amber-output|Amber output|Amber manual, section Output files
    Amsterdam Density Functional||chemical/x-adf-output|ADF output|SCM: ADF manual, section Output
    CP2K||chemical/x-cp2k-output|CP2K output|CP2K manual, section Output
    CRYSTAL06||chemical/x-crystal-output|CRYSTAL output|CRYSTAL user's manual, standard output
    CRYSTAL09||chemical/x-crystal-output|CRYSTAL output|CRYSTAL user's manual, standard output
    CRYSTAL14||chemical/x-crystal-output|CRYSTAL output|CRYSTAL user's manual, standard output
    CRYSTAL17||chemical/x-crystal-output|CRYSTAL output|CRYSTAL user's manual, standard output
    CRYSTAL23||chemical/x-crystal-output|CRYSTAL output|CRYSTAL user's manual, standard output
    Center     Atomic ||chemical/x-gaussian-log|Gaussian output|Gaussian: program output, orientations
    Chemistry at HARvard Macromolecular Mechanics||chemical/x-charmm-output|CHARMM output|CHARMM: usage.info, output
    Cite this program as: MOPAC||chemical/x-mopac-out|MOPAC output|MOPAC manual, section Output
    DFTB+ release||chemical/x-dftb-output|DFTB+ output|DFTB+ manual, section Output
    Dalton - An Electronic Structure Program||chemical/x-dalton-output|DALTON output|Dalton manual, section The DALTON.OUT file
    Firefly version||chemical/x-gamess-output|Firefly output|Firefly: output file, header
    G A M E S S - U K||chemical/x-gamess-uk-output|GAMESS-UK output|GAMESS-UK user's guide, section Output
    GAMESS VERSION||chemical/x-gamess-output|GAMESS output|GAMESS manual, section 1
    GAMESS execution script||chemical/x-gamess-output|GAMESS output|GAMESS manual, section 5, rungms
    GROMACS - ||chemical/x-gromacs-log|GROMACS log|GROMACS manual, section File formats, log
    Gaussian, Inc.||chemical/x-gaussian-log|Gaussian output|Gaussian: program output
    Info: NAMD ||chemical/x-namd-output|NAMD output|NAMD user's guide, section NAMD standard output
    Invoking FHI-aims||chemical/x-fhi-aims-output|FHI-aims output|FHI-aims manual, section Output
    Jaguar version||chemical/x-jaguar-output|Jaguar output|Schrödinger: Jaguar manual, section Output file
    LAMMPS (||chemical/x-lammps-log|LAMMPS log|LAMMPS: log command
    MOPAC (PUBLIC DOMAIN)||chemical/x-mopac-out|MOPAC output|MOPAC manual, section Output
    MOPAC 93||chemical/x-mopac-out|MOPAC output|MOPAC manual, section Output
    MOPAC v2||chemical/x-mopac-out|MOPAC output|MOPAC manual, section Output
    MOPAC20||chemical/x-mopac-out|MOPAC output|MOPAC manual, section Output
    Normal termination of Gaussian ||chemical/x-gaussian-log|Gaussian output|Gaussian: program output
    Northwest Computational Chemistry Package||chemical/x-nwchem-output|NWChem output|NWChem user documentation, section Sample output
    O   R   C   A||chemical/x-orca-output|ORCA output|ORCA manual, section Output
    PC GAMESS version||chemical/x-gamess-output|PC GAMESS output|Firefly: output file, header
    PROGRAM SYSTEM MOLPRO||chemical/x-molpro-output|Molpro output|Molpro manual, section Output
    PSI3: An Open-Source Ab Initio||chemical/x-psi4-output|Psi3 output|Psi3 manual, section Output
    Program PWSCF v||chemical/x-espresso-output|Quantum ESPRESSO output|Quantum ESPRESSO: PWscf user's guide
    Psi4: An Open-Source Ab Initio||chemical/x-psi4-output|Psi4 output|Psi4 manual, section Output
    SCF Done:  E(||chemical/x-gaussian-log|Gaussian output|Gaussian: program output
    TURBOMOLE V||chemical/x-turbomole-output|TURBOMOLE output|TURBOMOLE user's manual, section Sample outputs
    This copy of MOLCAS is licensed to||chemical/x-molcas-output|Molcas output|Molcas manual, section Output
    This run of MOLCAS is using||chemical/x-molcas-output|Molcas output|Molcas manual, section Output
    WELCOME TO SIESTA||chemical/x-siesta-output|SIESTA output|SIESTA manual, section Output
    Welcome to Academic Release CASTEP||chemical/x-castep-output|CASTEP output|CASTEP: output file, header
    Welcome to Materials Studio CASTEP||chemical/x-castep-output|CASTEP output|CASTEP: output file, header
    Welcome to Q-Chem||chemical/x-qchem-output|Q-Chem output|Q-Chem user's manual, section Output
    echo of input deck||chemical/x-nwchem-output|NWChem output|NWChem user documentation, section Sample output
    vasp.||chemical/x-vasp-outcar|VASP output|VASP manual: OUTCAR
    x T B||chemical/x-xtb-output|xtb output|xtb documentation, section Output
    """)

  /// Lines looked at in front; programs print what they were asked before they do it.
  private static let mostLines = 48

  /// The first two bytes of each banner, which tell most lines that they are none.
  private static let openings: BytePairSet = {
    var openings = BytePairSet()
    let table = types.text.utf8Span.span
    for row in rows { openings.insert(table[row.lowerBound], table[row.lowerBound + 1]) }
    return openings
  }()

  /// Where the lines of the table stand.
  private static let rows = types.places

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes.span
    let openings = openings
    let lines = sample.lines.prefix(mostLines)
    for index in lines.indices {
      let place = lines.place(at: index)
      var start = place.textStart
      while start + 1 < place.textEnd, isFrame(bytes[start]) { start += 1 }
      guard start + 1 < place.textEnd, openings.contains(bytes[start], bytes[start + 1]) else { continue }
      let line = sample.bytes[start..<place.textEnd]
      for row in rows where types.begins(line.span, withKeyAt: row) {
        let known = types.line(at: row)
        guard isComplete(known.key, line, isFirst: index == 0, next: lines.dropFirst(index + 1).first { !$0.isBlank })
        else { continue }
        return KnownFinding(known, .strong)
      }
    }
    return nil
  }

  /// Whether a short banner stands where and with what it must.
  private static func isComplete(
    _ key: String, _ line: ArraySlice<UInt8>, isFirst: Bool, next: ArraySlice<UInt8>?
  ) -> Bool {
    switch key {
    case ".Version ": line.contains(" of ABINIT")
    case "Amber ": line.contains(" SANDER") || line.contains(" PMEMD")
    case "CP2K": line.begins(with: "CP2K| version string:")
    case "LAMMPS (": isFirst && line.contains(UInt8(ascii: ")"))
    case "vasp.": isFirst && next?.trimmed.begins(with: "executed on") == true
    default: true
    }
  }

  /// Whether a byte may stand in the frame around a banner.
  @inline(__always)
  private static func isFrame(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "+"),
      UInt8(ascii: ":"), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}
