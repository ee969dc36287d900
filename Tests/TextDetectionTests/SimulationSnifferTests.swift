// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Simulations of molecules and records of earthquakes, and texts that look like them.
@Suite struct SimulationSnifferTests {
  private let detector = TextDetector()

  /// A line of eighty columns with its kind in the last one.
  private static func column(_ text: String, _ kind: Character) -> String {
    text.padded(to: 79) + String(kind) + "\n"
  }

  private static let event = column(" 2024  3 1 0900  0.0 L  50.100  10.200", "1")
  private static let numbers = "   0.5000000   1.5000000   2.5000000"
  private static let row = String(repeating: "   1.250", count: 10) + "\n"

  private static let texts: [(text: String, mimeType: String)] = [
    // A directive of GROMACS, and settings with the same names.
    ("; c\n#include \"a.itp\"\n[ moleculetype ]\nQ 3\n", "chemical/x-gromacs-top"),
    ("[ defaults ]\n1 2 no 1.0 1.0\n", "chemical/x-gromacs-top"),
    ("[defaults]\na = 1\nb = 2\n", "text/x-ini"), ("[ atoms ]\n1 C 1 Q C1 1\n", "text/plain"),
    ("integrator = md\nnsteps = 5\ntau_t = 1\nref-t = 300\n", "chemical/x-gromacs-mdp"),
    ("integrator = md\nnsteps = 5\ntau_t = 1\nfoo = 300\n", "text/plain"),
    ("@ title \"a\"\n@TYPE xy\n0 1.5\n", "application/x-grace"),
    ("@ title \"a\"\n@TYPE xy\nwords follow\n", "text/plain"),
    ("ITEM: TIMESTEP\n0\nITEM: NUMBER OF ATOMS\n", "chemical/x-lammps-dump"), ("ITEM: bread\n2\n", "text/plain"),
    ("t\n 0 3\ntimestep 1 2 0 3 0.1\n", "chemical/x-dlpoly-history"), ("t\n 0 3\ntimestep 1\n", "text/plain"),
    ("t\n    1\n\(numbers)\n", "chemical/x-amber-inpcrd"), ("t\n    2\n\(numbers)\n", "text/plain"),
    ("t\n\(row)\(row)\(row)", "chemical/x-amber-mdcrd"), ("\(row)\(row)\(row)\(row)", "text/plain"),
    ("t\n   1.250   1.250\n   1.250   1.250\n", "text/plain"),
    // Banners in their frames, and what quotes them.
    (" ***\n * O   R   C   A *\n ***\n", "chemical/x-orca-output"),
    ("program = \"* O   R   C   A *\"\n", "text/plain"), ("LAMMPS (2 Aug 2023)\n", "chemical/x-lammps-log"),
    ("words\nLAMMPS (2 Aug 2023)\n", "text/plain"), (" vasp.6.4.2\n executed on a\n", "chemical/x-vasp-outcar"),
    (" vasp.6.4.2\n is a program\n", "text/plain"),
    // Buses, memories, flat mappings and rules.
    ("VERSION \"\"\n\nBU_: A\n", "text/x-dbc"), ("VERSION \"1\"\nNAME \"a\"\n", "text/plain"),
    ("FormatVersion=6.0 // Do\nTitle=\"\"\n\n{ENUMS}\n", "text/x-peak-symbols"),
    ("@00000000 7C08 9001\n@00000002 9421\n", "text/x-verilog-memory"), ("@0 7C08 90\n", "text/plain"),
    ("a: \"b\"\nc: []\nd: False\n", "application/yaml"), ("a: \"b\"\nc: d\ne: f\n", "text/plain"),
    ("a: b\n\tc $@\nb:\n\tc\n", "text/x-makefile"), ("a:\n\tmov $(B), %eax\nb:\n\tret\n", "text/plain"),
    // Readings and responses, and lists that begin like them.
    (event + event + column(" STAT SP IPHASW", "7"), "text/x-nordic"),
    (event + event + column(" words", "7"), "text/plain"),
    ("#\nB050F03 Station: A\nB053F10-13 0 0.0\n", "text/x-seed-resp"), ("B050F03 a\nB05xF03 b\n", "text/plain"),
    ("* c\nZEROS 1\nPOLES 1\n-0.1 0.1\nCONSTANT 1.5\n", "text/x-sac-pz"),
    ("ZEROS 1\nCONSTANT of nature\n", "text/plain"),
    (" PDE 2024 3 1\nevent name: a\ntime shift: 0\n", "text/x-cmtsolution"),
    ("event name: a\ntime shift: 0\nb: c\n", "text/plain"),
    ("43981 1 4\n01|L001:21~\n", "text/x-qhd"), ("43981 people\n", "text/plain"),
    ("#Network|Station|Latitude\nA|B|1.0\n", "text/x-fdsn-text"), ("#Network\neth0 | up\n", "text/plain"),
    ("Origin Time 2024\nStation Code A\n", "text/x-knet"), ("Origin Time 2024\nno other\n", "text/plain"),
    ("DELTA: 5e-2\nLENGTH: 4\n", "text/x-seismic-handler"), ("XW01\n\nWID1 2024\n", "application/x-gse1"),
  ]

  @Test(arguments: texts) func knowsTheShape(text: String, mimeType: String) {
    #expect(detector.mimeType(of: text) == mimeType)
  }

  /// A licence in front of the root that is longer than a sample of text.
  @Test(arguments: [100, 20_000]) func findsARootBehindALongComment(length: Int) {
    let comment = "<!--" + String(repeating: "a ", count: length) + "-->"
    let root = "<xsl:stylesheet xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\" version=\"1.0\"/>"
    #expect(detector.mimeType(of: "<?xml version=\"1.0\"?>\n" + comment + root) == "application/xslt+xml")
    #expect(detector.mimeType(of: "<?xml version=\"1.0\"?>\n" + comment) == "application/xml")
  }
}
