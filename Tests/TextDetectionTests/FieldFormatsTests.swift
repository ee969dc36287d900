// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Structures of programs of chemistry and lists of one kind of line, and texts that look like them.
@Suite struct FieldFormatsTests {
  private let detector = TextDetector()

  static let sum = "d41d8cd98f00b204e9800998ecf8427e"

  static let texts: [(text: String, mimeType: String)] = [
    ("\(sum)  a\n", "text/x-checksums"), ("\(sum) *a b\n", "text/x-checksums"), ("\(sum)\n", "text/plain"),
    ("\(sum)  a\nquay\n", "text/plain"), ("\(sum)0  a\n", "text/plain"), ("\\\(sum)  a\\\\b\n", "text/x-checksums"),
    ("MD5 (a) = \(sum)\n", "text/x-checksums"), ("MD5 (a) = \(sum)0\n", "text/plain"),
    ("a.txt 1234ABCD\nb.txt 00000000\n", "text/x-sfv"), ("a.txt 1234ABCD\n", "text/plain"),
    ("; by hand\na.txt 1234ABCD\n", "text/x-sfv"), ("; by hand\nmov a, b\n", "text/plain"),
    ("(1.5) can0 123#00\n(1.6) can0 12345678#\n", "text/x-candump"), ("(1.5) can0 1234#00\n", "text/plain"),
    ("! a\n!\nA scale\n 2\n!\n 100.0\n 2/1\n", "application/x-scala-scale"), ("! a\nA\n2\n100.0\n", "text/plain"),
    ("BSYNRYMUTXBXSQ-UHFFFAOYSA-N\n", "chemical/x-inchi-key"), ("BSYNRYMUTXBXSQ-UHFFFAOYSA\n", "text/plain"),
    ("CC(=O)Oc1ccccc1\n", "chemical/x-daylight-smiles"), ("CC(=O)Oc1ccccc\n", "text/plain"),
    ("CCO.CC(=O)O>>CC(=O)OCC.O\n", "chemical/x-daylight-smiles"), ("Soon(Pop)\n", "text/plain"),
    ("a\n 0 0\nC 1\n0.0 0.0 0.0\n", "chemical/x-dlpoly-config"), ("a\n 0 8\nC 1\n0.0 0.0 0.0\n", "text/plain"),
    ("2 C\nC O\n1 1 0.0 0.0 0.0\n2 2 0.0 0.0 1.1\n", "chemical/x-dftb-gen"),
    ("2 C\nC O\n2 1 0.0 0.0 0.0\n", "text/plain"),
    ("PM7\na\n\nC 0.0 1 0.0 1 0.0 1\nO 1.1 1 0.0 1 0.0 1\n", "chemical/x-mopac-input"),
    ("lattice_vector 1.0 0.0 0.0\natom 0.0 0.0 0.0 C\natom 0.0 0.0 1.1 O\n", "chemical/x-fhi-aims"),
    ("lattice_vector 1.0\natom\natom\n", "text/plain"),
    ("begin\ncomment a\natom 0.0 0.0 0.0 C\nend\n", "chemical/x-runner-data"),
    ("* A\n*\n  1\n  1 1 A C 0.0 0.0 0.0\n", "chemical/x-charmm-crd"), ("* A\n* B\n  1\n  one\n", "text/plain"),
    ("openapi: 3.0.0\ninfo:\n  title: a\n", "application/vnd.oai.openapi"),
    ("openapi: 1\ninfo:\n  title: a\n", "application/yaml"),
    ("{\"resourceType\": \"Patient\", \"id\": \"a\"}\n", "application/fhir+json"),
    ("{\"resourceType\": \"Patient\"}\n", "application/json"),
    ("date Fri Mar 1\nbase hex\n", "text/x-vector-asc"), ("date Fri Mar 1\nquay\n", "text/plain"),
    ("module a\nversion = 'V1.0'\nnames = case_sensitive\n", "text/x-uil"),
    ("This is pdfTeX, Version 3.1\n", "text/x-log"),
  ]

  @Test(arguments: texts) func knowsTheShape(text: String, mimeType: String) {
    #expect(detector.mimeType(of: text) == mimeType)
  }

  @Test func looksAtNoMoreLines() {
    let line = "\(Self.sum)  a\n"
    #expect(detector.mimeType(of: String(repeating: line, count: 20) + "wrong\n") == "text/x-checksums")
    #expect(detector.mimeType(of: String(repeating: line, count: 19) + "wrong\n") == "text/plain")
    let front = String(repeating: "# a\n", count: 22)
    let cell = "%BLOCK LATTICE_CART\n1.0 0.0 0.0\n"
    #expect(detector.mimeType(of: front + cell) == "chemical/x-castep")
    #expect(detector.mimeType(of: front + "# a\n# a\n" + cell) == "text/plain")
  }
}
