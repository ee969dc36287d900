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

  /// What packages have beside their programs.
  static let packages: [(source: String, mimeType: String)] = [
    ("2026-11-23  A. Quay  <a@quay.example>\n\n\t* pier.c (main): Count the berths.\n", "text/x-changelog"),
    (
      "quay (1.0-1) unstable; urgency=medium\n\n  * Count the berths.\n\n -- A. Quay <a@quay.example>  Mon, 23 Nov 2026 10:00:00 +0000\n",
      "text/x-changelog"
    ),
    ("2026-11-23  A. Quay  <a@quay.example>\n\nDear all, the berths are free.\n", "text/plain"),
    ("quay (1.0-1) is free; urgency=medium\n\nMoor there.\n", "text/plain"),
    (
      "example.org/quay v1.0.0 h1:4nA5kqOJIqWbD8zm2c0UVvOS1VqAAOD3MrOWUJBGBTk=\nexample.org/quay v1.0.0/go.mod h1:4nA5kqOJIqWbD8zm2c0UVvOS1VqAAOD3MrOWUJBGBTk=\n",
      "text/x-go-sum"
    ),
    ("example.org/quay v1.0.0 h1: Moor here=\nberths are free\n", "text/plain"),
    (
      "name:            quay\nversion:         1.0\nbuild-type:      Simple\ncabal-version:   >=1.10\n\nlibrary\n  exposed-modules: Quay\n  build-depends:   base >=4.5 && <5\n",
      "text/x-cabal"
    ),
    ("name: quay\nversion: 1.0\nsynopsis: Berths\n", "text/plain"),
    (
      "Source: ruby-quay\nSection: ruby\nMaintainer: A. Quay <a@quay.example>\nBuild-Depends: debhelper-compat (= 13),\n               ruby,\n\nPackage: ruby-quay\nArchitecture: all\nDescription: berths\n This module has a class for each of them.\n",
      "text/x-debian-control"
    ),
    (
      "module example.org/quay\n\nrequire (\n\texample.org/pier v1.2.0\n\texample.org/berth v0.0.0-20190129233127-fd36f4220a90\n)\n",
      "text/x-go-mod"
    ),
    ("// Package quay counts berths.\n//\n// They are free.\npackage quay\n", "text/x-go"),
    ("//go:build linux\n\npackage quay\n", "text/x-go"),
    ("package quay\n\n//go:generate moor berths\n", "text/x-go"),
    ("// Package list of the harbour.\npackage quay\n", "text/plain"),
  ]

  /// Documents after what others have in front of theirs, and parts of them.
  static let documents: [(source: String, mimeType: String)] = [
    (
      "\n    *** GENERATED FILE, DO NOT EDIT ***\n\nThis file was made by a tool.\n\n=pod\n\n=encoding UTF-8\n\n=head1 NOM\n\nquay\n",
      "text/x-perl"
    ),
    ("use v6;\n\n=begin pod\n\n=head1 Quay\n\n=item berths\n\n=end pod\n\nsay 4;\n", "text/x-raku"),
    ("Moor the boat\n=over the pier\nand leave.\n", "text/plain"),
    // Headers that hold their own documentation.
    ("#if 0\n<<'SKIP';\n#endif\n/*\n=pod\n\n=head1 NAME\n\nquay.h\n\n=cut\n*/\n", "text/plain"),
    (
      "@c The licence of the quay.\n@center Version 1.3\n\n@display\nCopyright\n@end display\n\n@enumerate 0\n@item\nBerths\n@end enumerate\n",
      "application/x-texinfo"
    ),
    ("@Comment Berths\n\n@String{q = \"Quay\"}\n\n@Article{pier, title = \"Piers\", journal = q}\n", "text/x-bibtex"),
    ("@Comment Berths\n\n@Quay{q = \"Quay\"}\n", "text/plain"),
    (
      "Content-type: text/html; charset=UTF-8\n\n<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\">\n<HTML><BODY>Quay</BODY></HTML>\n",
      "text/html"
    ),
    ("<footer class=\"quay\">\n  <div class=\"pier\">Berths</div>\n</footer>\n", "text/html"),
    (
      "<section id=\"quay\">\n  <title>Berths</title>\n  <para>They are free.</para>\n</section>\n",
      "application/xml"
    ),
    ("<header>\n  <berth>4</berth>\n</header>\n", "application/xml"),
    (
      "From bd3ab78370098491911d7fe9d7a43b97144a234e Mon Sep 17 00:00:00 2001\nFrom: A. Quay <a@quay.example>\nDate: Thu, 18 Feb 2021 16:40:01 +0200\nSubject: [PATCH] Moor\n\n--- a/quay.c\n+++ b/quay.c\n@@ -1 +1 @@\n-a\n+b\n",
      "text/x-diff"
    ),
  ]

  @Test(arguments: builds.indices) func namesBuilds(_ index: Int) {
    let (source, mimeType) = Self.builds[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: packages.indices) func namesPackages(_ index: Int) {
    let (source, mimeType) = Self.packages[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: documents.indices) func namesDocuments(_ index: Int) {
    let (source, mimeType) = Self.documents[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// Words that belong to the beginning of a text are looked for there alone.
  @Test(arguments: [TextSample.frontReach, TextSample.headerReach])
  func looksForWordsAtTheBeginning(reach: Int) {
    for (count, isSeen) in [(0, true), (reach - 4, true), (reach - 3, false), (reach, false)] {
      let bytes = Array(repeating: UInt8(ascii: "."), count: count) + Array("quay".utf8)
      let sample = TextSample(bytes, TextEncoding(name: "us-ascii", markLength: 0), isWhole: true)
      #expect(sample.contains("quay", within: reach) == isSeen, "\(count)")
    }
  }

  /// An input of a computation may have comments in front of what it tells.
  @Test(arguments: [(100, "chemical/x-gamess-input"), (9000, "text/plain")])
  func looksForGroupsInTheFirstComments(count: Int, mimeType: String) {
    let comments = String(repeating: "! all the berths\n", count: count / 17)
    let input = comments + " $CONTRL SCFTYP=RHF $END\n $DATA\nQuay\nC1\nH 1.0 0.0 0.0 0.0\n $END\n"
    #expect(TextDetector().mimeType(of: input) == mimeType)
  }
}
