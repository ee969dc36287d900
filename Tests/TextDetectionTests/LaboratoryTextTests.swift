// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// What laboratories and stations write, each beside a text that is laid out nearly so, and texts that begin with empty lines
/// or end within a row.
@Suite struct LaboratoryTextTests {
  private let detector = TextDetector()

  static let texts: [(text: String, mimeType: String)] = [
    // Spectra.
    ("Name: quay\nMW: 44\nNum Peaks: 1\n44 999\n", "text/x-msp"),
    ("Name: quay\nMW: 44\nNum Peaks: many\n", "text/plain"),
    ("Name: quay\nA pier\nNum Peaks: 1\n44 999\n", "text/plain"),
    // Motifs have counts of so many sites in each position, qualities of bases hardly.
    (">QA1.1 QUAY\n10 12 4 1\n2 2 7 1\n3 1 1 0\n11 11 14 24\n", "text/x-jaspar"),
    (">quay\n10 12 4 1\n2 2 7 1\n3 1 1 0\n11 11 14 25\n", "text/x-qual"),
    // Values of ASN.1 are no programs.
    (
      "Macro-action-list ::= {\n  edit {\n    type cds ,\n    action NULL ,\n    also-edit FALSE ,\n    deep TRUE } }\n",
      "chemical/x-ncbi-asn1-ascii"
    ),
    // Weather.
    ("METAR EDDH 021020Z 24012KT 9999 FEW025\n", "text/x-metar"),
    ("EDDH 021020Z 24012KT 9999\nA fine day.\n", "text/plain"), ("EDDH 021020Z 240KT 9999\n", "text/plain"),
    // Receivers.
    ("$GLGSV,1*54\n$GLGSV,2*57\n$GLGSV,3*56\n", "text/x-nmea"),
    ("$GLGSV,1*52\n$GLGSV,2*52\n$GLGSV,3*52\n", "text/csv"),
    // Pairs of bases.
    ("2 quay\n1 G 0 2 2 1\n2 C 1 0 1 2\n", "chemical/x-rna-ct"), ("2 quay\n1 G 0 2 9 1\n2 C 1 0 1 2\n", "text/plain"),
    // Signals.
    ("quay 1 250\nquay.dat 16 200\n", "text/x-wfdb-header"), ("quay 1 250\nquay.dat 17 200\n", "text/plain"),
    // Crystals.
    (
      String(repeating: "   1  -2   3  412.30    5.10\n", count: 6), "chemical/x-shelx-hkl"
    ), (String(repeating: "   1  -2   3  412.30    five\n", count: 6), "text/plain"),
    ("quay\nCRYSTAL\n0 0 0\n225\n5.64\n1\n11 0. 0. 0.\nEND\n", "chemical/x-crystal-input"),
    ("quay\nCRYSTAL\n0 0 0\n925\n5.64\n1\n11 0. 0. 0.\nEND\n", "text/plain"),
    ("{* quay *}\ntopology\nend\nevaluate ($tide = 1)\nstop\n", "text/x-cns"),
    // Populations.
    ("boats\nlocA\nPop\nb1 , 0101\nb2 , 0102\n", "text/x-genepop"), ("boats\nlocA\nPop\nb1 , tide\n", "text/plain"),
    ("Q A 0 0 1 2 A G C C\nQ B 0 0 2 1 A A C T\n", "text/x-plink-ped"),
    ("Q A 0 0 1 2 4 7 1 1\nQ B 0 0 2 1 4 4 1 9\n", "text/plain"),
    ("q\t1\tG\t2\t.,\tII\nq\t2\tA\t1\t.\tI\n", "text/x-pileup"),
    // Bricks, and tables of bits.
    ("0 Wall\n4 16 -9 0 9 9 0 9 9 2 9 -9 2 9\n2 24 0 0 0 1 1 1\n", "application/x-ldraw"),
    (
      "0 1 1 0 1 0 0 1 1 0 1 0 1 1 0 1\n1 1 0 1 0 0 1 1 0 1 0 1 1 0 1 0\n1 0 1 0 0 1 1 0 1 0 1 1 0 1 0 1\n",
      "text/plain"
    ),
    // Colours.
    (">a\nT0123012301\n", "chemical/x-fasta"), (">a\nT0123045678\n", "text/plain"),
    // Structures of magnets.
    ("data_a\n_cell_length_a 5\n_atom_site_moment.label x\n", "chemical/x-cif"),
    ("data_a\n_cell.length_a 5\n_atom_site.id x\n", "chemical/x-mmcif"),
    // Titles that are underlined, below settings.
    ("Host: [lamp]\nTide:\n  One: 1\n  Two: 2\n\nNotes:\n------\n  Text: b\n  More: c\n", "text/plain"),
    ("Host: [lamp]\nTide:\n  One: 1\n  Two: 2\n\nNotes:\n  Text: b\n  More: c\n", "application/yaml"),
    // Machines.
    ("%\nO1\nG21 G90\nT1 M6\nS900 M3\nG0 X0 Y0\nG1 X2\nX10\nM30\n%\n", "text/x.gcode"),
    // Empty lines in front.
    ("\n\n>P1;A\nquay\nACDE*\n", "chemical/x-pir"), ("\n\nsolid\nfacet normal 0 0 1\n", "model/stl"),
    ("\n\nThe quay is long.\n", "text/plain"),
    // A row that is cut, and one that is none.
    ("chr1\t1\t9\ta\t0\t+\nchr1\t3\t9\tb\t0\t-\nchr2\t3\t9\tc", "text/x-bed"),
    ("chr1\t1\t9\ta\t0\t+\nchr1\t3\t9\tb\t0\t-\nchr2\t3\t9\tc\n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func tellsWhatStationsWrite(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(detector.findings(in: Array(text.utf8)).evidence.first?.mimeType == mimeType, "\(text)")
  }
}
