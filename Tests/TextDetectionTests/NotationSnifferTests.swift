// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Music in letters and places in numbers, and texts that look like them.
@Suite struct NotationSnifferTests {
  private let detector = TextDetector()

  static let texts: [(text: String, mimeType: String)] = [
    // Scores.
    ("**harm\t**dynam\nI\tf\n*-\t*-\n", "text/x-humdrum"), ("**bold**\nwords\n", "text/plain"),
    ("**harm\t**dynam\nI\n*-\t*-\n", "text/plain"),
    ("%abc-2.1\n\nX:1\nT:a\nK:D\nDEF|\n", "text/vnd.abc"), ("M:3/4\n\nX:1\nT:a\nK:D\nDEF|\n", "text/vnd.abc"),
    ("M:3/4\nX:a\nT:a\nK:D\n", "text/plain"),
    ("[ \\clef<\"treble\"> c d e ]\n", "text/x-guido"), ("[ \\clef c d e ]\n", "text/plain"),
    // Songs.
    ("{t:a}\n[D]Moor the [G]boat\n", "text/x-chordpro"), ("{t:a}\nmoor\n", "text/plain"),
    ("[G]Moor the [C]boat\n[D7]Stay [Em]here\n", "text/x-chordpro"), ("[A1] x [B3] y\n[A1] x [B3] y\n", "text/plain"),
    // Keys of a scale.
    ("! a\n2\n0\n127\n60\n69\n440.0\n2\n0\nx\n", "text/x-scala-mapping"), ("! a\n2\n0\n127\n", "text/plain"),
    // Groups of atoms.
    ("[ a ]\n1 2 3\n[ b ]\n2\n", "text/x-gromacs-ndx"), ("[--a]\n[--b c]\n", "text/plain"),
    // Geometries.
    ("POINT(1 2)", "text/x-wkt"), ("SRID=4326;LINESTRING Z (1 2 3, 4 5 6)\n", "text/x-wkt"),
    ("geometrycollection(point(1 2))", "text/x-wkt"), ("point(a, b)\n", "text/plain"),
    ("POINT (of view)\n", "text/plain"),
    // Regions and models.
    ("a\n1\n 1.0 2.0\n 2.0 3.0\n 1.0 2.0\nEND\nEND\n", "text/x-osm-poly"), ("a\n1\nb c\n1 2\nEND\nEND\n", "text/plain"),
    ("700 0 1 0\n@8 Autodesk @11 ASM 220.0.0\n1 1e-06 1e-10\n", "application/x-acis-sat"),
    ("700 0 1 0\nASM is a kernel\nof bodies\n", "text/plain"),
  ]

  @Test(arguments: texts) func isTold(text: String, mimeType: String) {
    #expect(detector.mimeType(of: text) == mimeType)
  }

  @Test func looksAtNoMoreLines() {
    let corners = String(repeating: " 1.0 2.0\n", count: 32)
    #expect(detector.mimeType(of: "a\n1\n" + corners + "b c\nEND\nEND\n") == "text/x-osm-poly")
    #expect(detector.mimeType(of: "a\n1\nb c\n" + corners + "END\nEND\n") != "text/x-osm-poly")
  }
}
