// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts whose first words are those of a format, beside texts in that format.
@Suite struct FirstWordsTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Columns of numbers, and data sets between delimiters.
    ("    -1\n    12\n     7\n", "text/plain"), ("    -1\n    15\n     7\n", "text/plain"),
    ("    -1\n    15\n         1         0         0        11\n    -1\n", "application/x-unv"),
    // Matrices and lists, and sequences of the length that is told.
    ("3 3\n1 0 0\n0 1 0\n0 0 1\n", "text/plain"), ("2 40\nGreen apple\nBlack grape\n", "text/plain"),
    ("2 4\nOne ACGT\nTwo AC-T\n", "text/x-phylip"), ("2 4\n1         ACGT\n2         AC-T\n", "text/x-phylip"),
    // Materials and models.
    ("solid wood is better\neach facet of it\n", "text/plain"),
    ("solid quay\n facet normal 0 0 1\n", "model/stl"),
    ("ply is the unit of paper\nthe format is free\n", "text/plain"),
    ("newmtl is a statement of materials\n", "text/plain"), ("newmtl sea\nKd 0 0 1\n", "model/mtl"),
    // Graphs of two languages.
    ("graph TD\n  A[Start] --> B{Is it?}\n", "text/vnd.mermaid"),
    ("graph theory {as taught here}\n", "text/plain"), ("graph \"a b\"\n{\n  a -- b\n}\n", "text/vnd.graphviz"),
    ("digraph{a->b}\n", "text/vnd.graphviz"), ("strict graph quay { a -- b }\n", "text/vnd.graphviz"),
    // Samples up to the largest.
    ("P2 12 45 open bugs\n", "text/plain"), ("P3 1 2 3 4 5\n", "text/plain"),
    ("P3\n1 1\n255\n0 10 255\n", "image/x-portable-pixmap"),
    // Places have numbers, and instructions parameters.
    ("v one two three\nv two three four\nv a b c\n", "text/plain"),
    ("v 0 0 0\nv 1 0 0\nv 0 1.5 0\nf 1 2 3\n", "model/obj"), ("M1\nM2\nM3\nM4\nG1\n", "text/plain"),
    // Streams, entries, histories and memories.
    ("feature done\n", "text/plain"), ("feature done\nblob\nmark :1\n", "application/x-git"),
    ("dn: is a word = and more\n", "text/plain"), ("dn: is a word = and more\nso: on\n", "text/plain"),
    ("dn: cn=Quay,dc=example\nobjectClass: device\n", "text/x-ldif"),
    ("dn: uid=a\n b\ncn: a\n", "text/x-ldif"), ("DN: o=Quay\nobjectclass;lang-en: a\n", "text/x-ldif"),
    ("head 1;\naccess to all\n", "text/plain"), ("head\t1.1;\naccess;\nsymbols;\n", "text/x-rcs"),
    ("head\t1.1;\naccess\n\tann;\n", "text/x-rcs"), ("@10\n12 34\nq\n", "text/plain"),
    ("@F000\n" + String(repeating: "31 ", count: 16) + "\n32 33\nq\n", "application/x-ti-txt"),
    // Sheets of tracks and subtitles.
    ("FILE the tax forms\nTRACK 12 parcels\n", "text/plain"), ("1\n10 --> see: below\n", "text/plain"),
    ("FILE a.flac WAVE\nTRACK 01 AUDIO\n", "application/x-cue"),
    ("FILE \"a b.flac\" FLAC\nTRACK 01 AUDIO\n", "application/x-cue"),
    ("1\n00:00:01,000 --> 00:00:02,000 X1:3\nHello\n", "application/x-subrip"),
    // Statements and what they need.
    ("FoamFile is the header of all dictionaries\n", "text/plain"),
    ("FoamFile\n{\n  version 2.0;\n}\n", "text/x-openfoam"),
    ("p edge cases must be tested\n", "text/plain"), ("c a\np cnf 2 1\n1 -2 0\n", "text/x-dimacs"),
    ("cnf( is a prefix of an axiom\n", "text/plain"), ("cnf(a,axiom,(p(X))).\n", "text/x-tptp"),
    ("lease agreement of the house\n  starts on Monday\n", "text/plain"),
    ("lease 10.0.0.1 {\n  starts 1 2024/01/01 00:00:00;\n}\n", "text/x-dhcp-leases"),
    ("$TTL is a variable of a record IN the zone. SOA\n", "text/plain"),
    ("$TTL 1h ; an hour\n@ IN SOA a. b. (1 2 3 4 5)\n", "text/dns"),
    ("memory_initialization_radix must come first\n", "text/plain"),
    ("memory_initialization_radix = 2;\n", "text/x-xilinx-coe"), ("# GHz is the unit of R here\n", "text/plain"),
    ("# GHz S MA R 50\n1 2 3\n", "application/x-touchstone"),
    ("(in-package is a macro\n", "text/plain"), ("staload is a word\n", "text/plain"),
    ("use strict; # all\nmy $a;\n", "text/x-perl"),
    // Scripts have more than verbs and a switch.
    ("copy a.txt b\\c\nmove d e\n", "application/x-bat"), ("del /q a\nrd b\n", "application/x-bat"),
    // Ornaments count nothing.
    ("+-----+\n[>...<] [>...<]\n[>...<] [>...<]\n+-----+\n", "text/plain"),
    // Marks and the values after them.
    ("X: marks the spot\nT: treasure\nK: key\n", "text/plain"), ("X: 7\nT: Quay\nK: C\n", "text/vnd.abc"),
    ("v=0\no=the origin\n", "text/plain"), ("v=0\no=- 1 2 IN IP4 10.0.0.1\ns=a\n", "application/sdp"),
    ("BEGIN:VCARD is how it starts\n", "text/plain"), ("begin:vcard\r\nFN:Ann\r\n", "text/vcard"),
    ("#lang english\nWords of it.\n", "text/plain"), ("#lang quay/base\n(moor)\n", "text/x-racket"),
    ("REFERENCE STRUCTURE = the one below\na\nb\nc\n", "text/plain"),
    ("WEBVTT is a format\nfor captions\n", "text/plain"),
    ("WEBVTT - Quay\n\n00:01.000 --> 00:02.000\na\n", "text/vtt"),
    ("#EXTM3U x-tvg-url=\"http://a\"\n#EXTINF:1,a\nb.mp3\n", "audio/x-mpegurl"),
    ("CACHE MANIFEST list\n", "text/plain"),
    ("CACHE MANIFEST v1 of it\n\n# a\nCACHE:\nquay.css\n", "text/cache-manifest"),
    ("CLUSTAL 2.1 multiple sequence alignment\n\n\none  ACGT-\n", "text/x-clustal"),
    ("CLUSTAL is a program\nthat aligns all of it\n", "text/plain"),
    // Documents whose roots have common names.
    ("<task><title>Buy milk</title></task>\n", "application/xml"),
    ("<task id=\"a\" class=\"- topic/topic task/task \"><title>a</title></task>\n", "application/dita+xml"),
    ("<eagle><egg/></eagle>\n", "application/xml"),
    ("<eagle version=\"6\"><drawing/></eagle>\n", "application/x-eagle+xml"),
    ("<transform x=\"1\"/>\n", "application/xml"),
    ("<transform xmlns=\"http://www.w3.org/1999/XSL/Transform\"/>\n", "application/xslt+xml"),
    // A parenthesis in a comment in brackets closes nothing.
    ("add_library(a #[[ one )\n two ]] b)\nadd_test(c d)\n", "text/x-cmake"),
  ]

  @Test(arguments: texts) func tellsThemApart(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }
}
