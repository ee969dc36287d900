// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing
import TextDetection

/// Data in text: JSON and what is JSON, graphs, tables and settings, and texts that look like them.
@Suite struct DataTextTests {
  static let texts: [(text: String, mimeType: String)] = [
    // JSON5 1.0.0: each of its liberties, and what it does not allow.
    ("{a: 1}\n", "application/json5"), ("// a\n{\"b\": 1}\n", "application/json5"),
    ("/* a */ ['b', .5, +1, -Infinity, NaN, 0xfF,]\n", "application/json5"), ("{\"a\": 1,} // b", "application/json5"),
    ("{'a\\\nb': 1}\n", "application/json5"), ("{a: 1} b\n", "text/plain"), ("{a: b}\n", "text/plain"),
    ("{a = 1}\n", "text/plain"), ("{1a: 1}\n", "text/plain"), ("[1,,]\n", "text/plain"), ("{,}\n", "text/plain"),
    ("[0x]\n", "text/plain"), ("/* a */ b\n", "text/plain"), ("/* a\n", "text/plain"), ("{a: 1\n", "text/plain"),
    // RFC 8259, sections 6 and 7: how numbers and escapes are written.
    ("[0, -0, 10, 1.50, -2e3, 4E+05, 6.7e-8]\n", "application/json"),
    ("[\"\\\" \\\\ \\/ \\b\\f\\n\\r\\t \\u00e9\"]\n", "application/json"), ("[10.20.30.40]\n", "text/plain"),
    ("[09]\n", "text/plain"), ("[-01]\n", "text/plain"), ("[4-5-6]\n", "text/plain"), ("[3e]\n", "text/plain"),
    ("[3e+]\n", "text/plain"), ("[-]\n", "text/plain"), ("[--3]\n", "text/plain"), ("[1e2e3]\n", "text/plain"),
    ("[2026-11-23]\n[2026-11-24]\n", "text/plain"), ("[\"\\u00g0\"]\n", "text/plain"),
    ("[+3]\n", "application/json5"), ("[3., .4e5]\n", "application/json5"), ("[.]\n", "text/plain"),
    ("[+.e1]\n", "text/plain"), ("[\"\\a\\x41\\0\"]\n", "application/json5"), ("[\"\\x4\"]\n", "text/plain"),
    ("[\"\\1\"]\n", "text/plain"), ("[\"\\01\"]\n", "text/plain"), ("{'a\\\r\nb': 1}\n", "application/json5"),
    // What the members of an object tell.
    ("{\"type\": \"Point\", \"coordinates\": [1, 2]}", "application/geo+json"),
    ("{\"type\": \"Quay\", \"coordinates\": [1, 2]}", "application/json"),
    ("{\"start_url\": \"/\", \"display\": \"browser\"}", "application/manifest+json"),
    ("{\"start_url\": \"/\"}", "application/json"), ("{\"fr\": 1, \"ip\": 0, \"op\": 2}", "application/json"),
    ("[{\"op\": \"add\", \"path\": \"/a\", \"value\": 1}]", "application/json-patch+json"),
    ("[{\"name\": \"op\", \"path\": \"/a\"}]", "application/json"),
    ("{\"kty\": \"RSA\"}", "application/jwk+json"), ("{\"kty\": \"quay\"}", "application/json"),
    // Property lists in text: an array or data in a dictionary, at most 64 of them inside each other; sets of Nix have neither.
    ("{a = (b, \"c\\\"\",); /* d */ e = <0f 1E>; }\n", "application/x-plist"),
    ("({a = 1;}, // b\n {c = 2;})\n", "application/x-plist"),
    ("{a = <*D2026-11-23>;}\n", "application/x-plist"),
    ("// !$*UTF8*$!\n{\n\ta = 1;\n\tb = {\n", "application/x-plist"),
    ("{a = 1; b = \"c\"; d = {e = f;};}\n", "text/plain"), ("{a = (b c);}\n", "text/plain"),
    ("{a = (b)}\n", "text/plain"),
    ("{a = <0g>;}\n", "text/plain"), ("{a = (b);\n", "text/plain"), ("{a = (b);} c\n", "text/plain"),
    ("(a, b)\n", "text/plain"),
    ("{a = " + String(repeating: "(", count: 62) + String(repeating: ")", count: 62) + ";}\n", "application/x-plist"),
    ("{a = " + String(repeating: "(", count: 64) + String(repeating: ")", count: 64) + ";}\n", "text/plain"),
    ("/* a */\n\"b\" = \"c\";\n\"d\" = \"e;\";\n", "text/x-strings"),
    ("CFBundleName = \"a\";\nNSHumanReadableCopyright = \"b\";\n", "text/x-strings"),
    ("quay = \"a\";\npier = \"b\";\n", "text/plain"), ("\"a\" = \"b\";\n", "text/plain"),
    ("\"a\" = b;\n\"c\" = d;\n", "text/plain"),
    // Statements of RDF, whole or not.
    ("<u:a> <u:b> <u:c> .\n", "application/n-triples"), ("_:a <u:b> \"c\\\"d\"@en . # e\n", "application/n-triples"),
    ("<u:a> <u:b> \"1\"^^<u:t> <u:g> .\n", "application/n-quads"), ("<u:a> <u:b> <u:c>\n", "text/plain"),
    ("<u:a> \"b\" <u:c> .\n", "text/plain"), ("<u:a> <b c> <u:d> .\n", "text/plain"),
    ("@prefix a: <u:a#> .\na:g { a:b a:c a:d . }\n", "application/trig"),
    ("@prefix a: <u:a#> . # {}\na:b a:c \"{\" .\n", "text/turtle"),
    ("@prefix a: <u:a#> .\n{ ?x a:b a:c } => { ?x a:d a:e } .\n", "text/n3"),
    // Tables have nothing between a closing quote and the next value, and no room between records.
    ("\"a\",b,c\n\"d\",e,f\n", "text/csv"), ("\"a\" b,c,d\n\"e\" f,g,h\n", "text/plain"),
    ("a,b,c\r\nd,e,f\r\n", "text/csv"), ("x,b,c\n\n\ny,e,f\n", "text/plain"),
    // The last values of a record may be missing below names, and lines after a number sign are none.
    ("a,b,c,d\n1,2,3,4\n1,2,3\n1,2,3,4\n1,2,3\n", "text/csv"),
    ("a,b,c,d\n1,2,3,4\n1,2\n1,2,3,4\n1,2,3\n", "text/plain"),
    ("1,b,c,d\n1,2,3,4\n1,2,3\n1,2,3,4\n1,2,3\n", "text/plain"), ("a,b,c\n# d\n1,2,3\n4,5,6\n", "text/csv"),
    // Both ways to end a line, and none of them in the middle.
    ("a,b,c\rd,e,f\r", "text/csv"), ("[a]\rb=c\rd=e\r", "text/x-ini"),
    ("a,1,2\nb,,\nc,,\nd,,\n", "text/csv"), ("a, b,\nc, d,\ne, f,\n", "text/plain"),
    // Sections whose settings are all left as they are, with room for what is none.
    ("# a\n[Quay]\n#Berths=4\n#Depth=9\n", "text/x-ini"), ("[Quay]\n# the berths\n# and their depth\n", "text/plain"),
    // Variables of make, and what only looks like them.
    ("CC = cc\nOBJ = a.o\n\na: $(OBJ)\n\t$(CC) -o a $(OBJ)\n", "text/x-makefile"),
    ("A=1\nB=`$(A)`\nC=$(D)\n", "text/plain"), ("say $(quay) and $(berth)\nquay = 1\nsee\n", "text/plain"),
    // Calls of TeX's macros, and what only has a backslash in front.
    ("% a\n\\mode<quay>\n\\setberth{a}{b}\n\\setdepth[c]{d}\n", "text/x-tex"),
    ("\\a{b}\n\\c{d}\n\\e{f}\n", "text/plain"), ("\\quay a\n\\berth b\n\\depth c\n", "text/plain"),
    // What an author tells an editor, and what only looks like it.
    ("/* quay -*- C++ -*- */\nx\n", "text/x-c++src"), ("; -*- coding: utf-8; mode: Scheme -*-\na\n", "text/x-scheme"),
    ("#!/opt/quay\n# -*- tcl -*-\na\n", "text/x-tcl"), ("a\n\nb\n# vim: set ts=2 ft=ruby :\n", "text/x-ruby"),
    ("# vi:ft=sh\n\n\n\n\n\n\n\n\na\n", "text/x-shellscript"), ("-*- coding: utf-8 -*-\na\n", "text/plain"),
    ("-*- C++ -*-\na\n%%\nb\n", "text/plain"), ("a\n-*- scheme -*-\n", "text/plain"), ("-*- quay -*-\n", "text/plain"),
    ("ravim: ft=ruby\n", "text/plain"),
    ("a\n\n\n\n\n\nvim: ft=ruby\n\n\n\n\n\n\nb\n", "text/plain"),
    (String(repeating: " ", count: 520) + "vim: ft=ruby\n", "text/plain"),
    // Terms of Erlang, and what only has braces.
    ("%% a\n{application, quay,\n [{vsn, \"1\"}]}.\n", "text/x-erlang"),
    ("{berth, 4}.\n{depth, 9}.\n", "text/x-erlang"),
    ("{Berth, 4}.\n", "text/plain"), ("{berth 4}.\n", "text/plain"), ("{berth, 4}\n", "text/plain"),
    // Atoms in brackets, and the fields of a log.
    ("[13CH4] methane\n[NH4+].[Cl-] salt\nC[C@@H](N)C(=O)O alanine\n", "chemical/x-daylight-smiles"),
    ("[NO_PID]: code: 0\n[NO_PID]: line: 2\n[NO_PID]: code: 0\n", "text/plain"),
    // Scalars of YAML that go on.
    ("a:\n  b: one\n    two\n    three\n  c: 4\n", "application/yaml"),
    ("a: | # b\n  c = d;\n  e {\nf:\n  - g\n", "application/yaml"),
    ("Things to do:\n\n- this\n  and that\n- more\n  of it\n", "text/plain"),
    // Directives, with room for what is none.
    (".. toctree::\n\n   a\n", "text/x-rst"), (".. a word\n", "text/plain"),
    ("SECTIONS\n{\n  .text : { *(.text) }\n}\nENTRY(a)\n", "text/x-ld"),
    ("Name: a\nDescription: b\nVersion: 1\n", "text/plain"),
    ("Name: a\nDescription: b\nLibs: -la\n", "text/x-pkg-config"),
    ("3\n1 0 4 2352 a.bin 0\n2 75 0 2352 b.raw 0\n3 99 4 2048 c.iso 0\n", "application/x-gd-rom-cue"),
    ("3\n1 0 4 2352 a.bin 0\n3 75 0 2352 b.raw 0\n2 99 4 2048 c.iso 0\n", "text/plain"),
  ]

  @Test(arguments: texts) func namesTheType(text: String, mimeType: String) {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType)
  }

  /// A document that is cut is told by its first members, of which there must be several.
  @Test(arguments: [("{a: 1, b: 2, c: [", true), ("{c: [", false)])
  func tellsTheBeginningOfADocument(front: String, isTold: Bool) {
    let bytes = Array((front + String(repeating: "'quay', ", count: 1000)).utf8)
    let findings = TextDetector().findings(in: bytes, head: 4096)
    #expect((findings.evidence.first?.mimeType == "application/json5") == isTold)
  }
}
