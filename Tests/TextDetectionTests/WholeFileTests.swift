// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts that all of their lines tell, or the first of them, and texts of which only some lines look so.
@Suite struct WholeFileTests {
  /// Commands, rules and definitions.
  static let builds: [(source: String, mimeType: String)] = [
    ("add_subdirectory(quay)\nadd_subdirectory(pier)\n", "text/x-cmake"),
    ("# Berths\nset(BERTHS\n\tlow.py\n\tdeep.py\n\t)\n", "text/x-cmake"),
    ("if(QUAY_FOUND)\n  moor_boats(NAME berths \"free, deep\")\nendif() # QUAY_FOUND\n", "text/x-cmake"),
    // Calls of other languages have commas, and more than calls.
    ("add_executable(quay, pier)\n", "text/plain"),
    ("add_library('quay', 'pier')\n", "text/plain"),
    ("set(quay, pier)\nprint(quay)\n", "text/plain"),
    ("Add_Test(quay) and moor.\n", "text/plain"),
    (
      "install-exec-hook:\n\t$(mkinstalldirs) $(DESTDIR)$(bindir)\n\t$(INSTALL) quay $(DESTDIR)$(bindir)\n",
      "text/x-makefile"
    ),
    ("pkgdata_DATA = berths.txt \\\n  piers.txt\n\nEXTRA_DIST = $(pkgdata_DATA)\n", "text/x-makefile"),
    ("SUBDIRS = quay pier\n", "text/x-makefile"),
    // Shells allow no blanks there, and headings have other lines below.
    ("SUBDIRS=\"quay pier\"\n", "text/plain"),
    ("USER_DATA = quay\nCACHE_DATA = pier\n", "text/plain"),
    ("Berths:\n\tquay $(north)\n\nand piers\n", "text/plain"),
    ("@mixin moor($depth) {\n  height: $depth;\n}\n", "text/x-scss"),
    ("// Berths\n\n@mixin moor() {\n  outline-offset: -2px;\n}\n", "text/x-scss"),
    ("@mixin berths are what {they} moor at\n.quay\n", "text/plain"),
    ("; Berths\n%include \"low.inc\"\n%define DEPTH low_depth\n%include \"quay.asm\"\n", "text/x-asm"),
    ("%include \"low.inc\"\n%define DEPTH low_depth\nmoor the boats\n", "text/plain"),
  ]

  @Test(arguments: builds.indices) func namesBuilds(_ index: Int) {
    let (source, mimeType) = Self.builds[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
