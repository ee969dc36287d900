// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing
import TextDetection

/// Texts that look like those of a format at first sight, beside texts that are.
@Suite struct LookalikeTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Lyrics: minutes, seconds and a fraction, or a tag; times of day have neither.
    ("[12:34:56] <bob> morning all\n[12:34:59] <tom> hello\n", "text/plain"),
    ("[05:30] warm up\n[05:40] run\n", "text/plain"),
    ("[00:12.00]One\n[00:17.20]Two\n", "text/x-lrc"),
    ("[ar:Quay]\n[00:12]One\n[00:17]Two\n", "text/x-lrc"),
    ("[00:72.00]One\n[00:73.00]Two\n", "text/plain"),
    // Instructions of machines are letters with numbers.
    ("M31 Andromeda Galaxy\nM42 Orion Nebula\nM45 Pleiades\nM51 Whirlpool\n", "text/plain"),
    ("; start\nG21\nG28 X Y\nG1 X10.5 Y-3 F3000 ; go\nG1X20Y20*45\n", "text/x.gcode"),
    ("G01   1.496  0.005\nG02  -1.662  0.002\nG03   0.993  0.002\nG04   0.544  0.003\n", "text/plain"),
    // Keys of projects have a sign in front of their values.
    ("\"Quay\"\n{\n\t\"berths\"\t\"4\"\n}\n", "text/x-vdf"),
    ("\"DeployProject\"\n{\n\"VSVersion\" = \"3:800\"\n}\n", "text/x-vdproj"),
    ("\"Quay\"\n{\n\"berths\" = \"4\"\n}\n", "text/plain"),
    // Sheets have no tags, and no sections of settings.
    ("body {\n  margin: 0;\n  padding: 0 1em;\n}\nh1 { color: red; display: block; }\n", "text/css"),
    (
      "!!!\n<html\n <head\n  <title>Quay\n  <style\n   body { padding:1em; color:black; }\n   h1 { display:block; margin:0; }\n",
      "text/html"
    ),
    // Steps of a scale are counted, and each stands in a line.
    ("! heights\n100 101 102 103\n3 114 115 116\n110 109 110 108\n109 110 112 113\n", "text/plain"),
    ("! a.scl\nThree steps\n 3\n!\n 400.0\n 3/2\n 2/1\n", "application/x-scala-scale"),
    // Faces are no clauses.
    ("これは試験です :-) また後で\nうれしい（とても） :-) はい\n", "text/plain"),
    // Deals have the first tags of games.
    ("[Event \"Quay\"]\n[Site \"?\"]\n[White \"Ada\"]\n[Black \"Bea\"]\n\n1. e4 e5 *\n", "application/vnd.chess-pgn"),
    ("[Event \"Quay\"]\n[Site \"?\"]\n[Board \"1\"]\n[Dealer \"N\"]\n", "application/x-pbn"),
    // Counts after the mark of a mesh, width, height and pixels after that of a bitmap.
    ("OFF\nON\nOFF\nON\n", "text/plain"),
    ("OFF\n# a\n3 1 3\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", "model/x-off"),
    ("P1 12 open incidents\nP2 4 closed\n", "text/plain"),
    ("P1\n# a\n3 2\n010\n101\n", "image/x-portable-bitmap"),
    ("P2 2 1 9\n1 2\n", "image/x-portable-graymap"),
    // Numbers of rings stand there twice, after an atom.
    ("CSC-1042 Crash\nCSC-1043 Hang\n", "text/plain"),
    ("C10-200 capacitor\nC11-220 capacitor\n", "text/plain"),
    ("B.1.1 Scope\nB.2.2 Terms\n", "text/plain"),
    ("c1ccccc1 benzene\nCC(=O)C acetone\nC1CC%12CC1CC%12 rings\n", "chemical/x-daylight-smiles"),
    // Checksums of files, and dates in their place.
    ("report.pdf 20240131\nother.pdf 20240201\n", "text/plain"),
    ("a.rar 12345678\nb.rar 9ABCDEF0\n", "text/x-sfv"),
    // Atoms have coordinates with a fraction.
    ("3\n6\n1 2 5 3\n1 3 4 2\n2 4 1 1\n", "text/plain"),
    ("2\na\nH 0 0 0.5\nH 0 0 1\n", "chemical/x-xyz"),
    // Relations have attributes.
    ("@relation between people\nis hard\n", "text/plain"),
    ("@relation a\n@attribute b numeric\n@data\n1\n", "text/x-arff"),
    // Fields of a header have parameters, and are no records.
    ("Quay: a; 1 Mar\nPier: b; 2 Mar\nQuay: c; 3 Mar\nPier: d; 4 Mar\n", "text/plain"),
    ("Bern; 1 Mar\nBonn; 2 Mar\nParis; 3 Mar\n", "text/plain"), ("a: b;1\nc: d;2\ne;3\n", "text/csv"),
    // Windows of other programs have no times.
    ("<window id=\"quay\"><controls/></window>\n", "application/xml"),
    ("<window type=\"generic\"><time begin=\"3\"/>Quay</window>\n", "text/vnd.rn-realtext"),
    // Sessions of shells have the sign of command procedures in front.
    ("$ set -e\n$ exit\n$ if true; then echo quay; fi\n", "text/x-shellscript"),
    ("$ IF P1 .EQS. \"\" THEN EXIT\n$ SET NOON\n$ EXIT\n", "text/x-dcl"),
    // A context of something else has no constraints.
    ("context menus -> quays: open\n", "text/plain"),
    ("context Quay\ninv: self.berths > 0\n", "text/x-ocl"),
    // Colours have parameters in elements of their own in no other markup.
    ("<param>quay</param>\n", "application/xml"), ("A <color><param>red</param>quay</color>.\n", "text/enriched"),
    // Alignments have operations.
    (String(repeating: "a\t1\tb\t2\t3\t44\tc\t5\t6\td\te\n", count: 2), "text/tab-separated-values"),
    (String(repeating: "a\t0\tb\t2\t3\t4M1I\t*\t0\t0\tACGTA\t*\n", count: 2), "text/x-sam"),
    // Logs have a date next to the time; lists and plans have it elsewhere.
    (String(repeating: "-rw-r--r-- 1 root root 12 Jan 31 12:00 a\n", count: 4), "text/plain"),
    (String(repeating: "2024-03-04 09:00-12:30 project\n", count: 4), "text/plain"),
    (String(repeating: "Line 12 towards Oxford 08:12 and on\n", count: 4), "text/plain"),
    (
      String(repeating: "127.0.0.1 - - [31/Jan/2020:12:00:00 +0000] \"GET / HTTP/1.1\" 200 1\n", count: 4), "text/x-log"
    ),
    (String(repeating: "Jan 31 12:00:00 quay sshd[1]: a\n", count: 4), "text/x-log"),
    (String(repeating: "[Mon Jan 31 12:00:00 2020] [error] a\n", count: 4), "text/x-log"),
    (String(repeating: "INFO  2020-01-31 12:00:00,123 main: a\n", count: 4), "text/x-log"),
    (String(repeating: "I0131 12:00:00.123456 12345 quay.cc:12] a\n", count: 4), "text/x-log"),
    (String(repeating: "01-31 12:00:00.123  1000  1000 I Quay: a\n", count: 4), "text/x-log"),
    (String(repeating: "31.01.2020 12:00:00 a\n", count: 4), "text/x-log"),
    // Headings, settings and sentences that begin like lists of tracks, subtitles and terms.
    ("FILE HANDLING\nTRACK CHANGES\na\n", "text/plain"),
    ("FILE \"a.wav\" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n", "application/x-cue"),
    ("A=1\nFORMAT=TIMESTAMP\nB=2\n", "text/plain"),
    ("CD_ROM=/dev/sr0\nX=1\n", "text/plain"),
    ("CD_ROM\nTRACK MODE1\nDATAFILE \"a.bin\"\n", "application/x-cdrdao-toc"),
    ("CACHE MANIFESTO\na\n", "text/plain"),
    ("{x, y} denotes a pair, see {a}.\n", "text/plain"),
    ("100 500\nGreen apple\nBlack grape\n", "text/plain"),
    ("[100][200] One\n[210][300] Two\n", "text/x-mpl2"),
    ("[100][200] one\nand more\n", "text/plain"),
    // Envelopes of mail have a date.
    ("From Monday on, we rest. Mon to Wed too.\nFrom Tuesday, Tue.\n", "text/plain"),
    ("From a@b.c Mon Jan 31 12:00:00 2020\nSubject: x\n\nhi\n", "application/mbox"),
    ("path: /srv\nstatus: up\ncontact: ops@example.org\n", "text/plain"),
    // Blocks of base64 in other texts.
    ("a: |\n    -----BEGIN CERTIFICATE-----\n    QUJD\n    -----END CERTIFICATE-----\nb: 1\n", "application/yaml"),
    ("KEY = \"\"\"\n-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----\n\"\"\"\n", "text/plain"),
    ("Thanks to Ann, Bob, Carl, Dora\nand to Emil, Fritz, Gerd, Hans\n", "text/plain"),
    ("name, depth, length, berth\n4, 3, 12, 7\n", "text/csv"),
    ("HOST=localhost\nexport PORT=8080\n", "text/x-shellscript"),
    ("SECTIONS\n{\n  . = 0x10000;\n  .text : { *(.text) }\n  .data : { *(.data) }\n}\n", "text/x-ld"),
    ("SECTIONS of the report\nare named *(.text) here\n", "text/plain"),
    ("This is local and not here, then there.\n", "text/plain"),
    ("DATA from the test\nACTION is needed\nPROCEDURE follows\n", "text/plain"),
    ("NAME of file\nROWS of it\nCOLUMNS of it\n", "text/plain"),
    ("Bounds are given by the\nSubject To line\nMinimize the cost\n", "text/plain"),
    ("we put the book on the\ntable. And then we left.\n", "text/plain"),
    ("subject=/CN=quay\n-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----\n", "application/x-pem-file"),
    // Names in angle brackets that nothing closes.
    ("<expr> ::= <term> | <expr> + <term>\n<term> ::= <expr>\n", "text/plain"),
    ("<bob> hello\n<tom> hi\n<bob>\n", "text/plain"),
    ("<a> ::= <b>\n<b> ::= 1\n", "text/plain"),
    ("<quay><berth/></quay >\n", "application/xml"),
    // Commands that compare, and what they write.
    ("diff -u a b\ncp a b\n", "text/plain"),
    ("diff -u a b\n--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n", "text/x-diff"),
    ("diff -r a/c b/c\n1c1\n< x\n---\n> y\n", "text/x-diff"),
    // Templates of Elixir and of web components.
    ("<ul>\n<%= for p <- @posts do %>\n<li><%= p.title %></li>\n<% end %>\n</ul>\n", "text/html"),
    ("<template>\n  <p>{{ a }}</p>\n</template>\n<script>\nexport default {}\n</script>\n", "text/x-vue"),
    // Trees of games, and other texts in parentheses.
    ("(\n;\nCA[UTF-8]\nSZ[9]\n;B[ee])\n", "application/x-go-sgf"), ("(;C[no game])\n", "text/plain"),
    ("(; a comment)\n(GM[1])\n", "text/plain"),
    // Forms, and sentences about objects.
    ("object Quay: TForm\n  Left = 1\nend\n", "text/x-pascal"),
    ("object of desire: a play\n  in = out\n", "text/plain"),
    // Jobs, and comments of two slashes.
    ("//QUAY JOB (A),'B'\n//S EXEC PGM=LIFT\n", "text/x-jcl"), ("//quay JOB a\n//S EXEC\n", "text/plain"),
    ("//TOOLONGNAME JOB a\n//S EXEC b\n", "text/plain"),
    // Semantic patches, and hunks without a file.
    ("@a@\nexpression E;\n@@\n- f(E)\n+ g(E)\n", "text/x-smpl"), ("@a@\nexpression E;\n- f(E)\n", "text/plain"),
    // Binary quantities are no tests, and neither is a decorator.
    ("@test \"lifts\" {\n  run lift\n}\n", "text/x-shellscript"), ("@test \"lifts\"\n", "text/plain"),
    // Settings of X clients have the properties of style sheets, in no braces.
    (
      "*quay.background: grey\n*quay.width: 40\n*quay.height: 20\n*quay.font-family: fixed\n*quay.color: red\n",
      "text/plain"
    ),
    // Successive lines of comments are no headings.
    (
      "# one of the settings\n# and what it does\n# in three lines\nset a=`b`\n\n# another\n# one\nset [c](d/e)\n",
      "text/plain"
    ),
    // A list of files with comments is no document.
    (
      "# Made by `a`\n\nb\nc\nd\ne\nf/\n\n# Made by **b**:\n\n*.g\n*.h\ni\nj\n__k__/\n",
      "text/plain"
    ),
    // Code that a document shows, and a program that shows documents.
    ("This runs at the quay:\n\n```python\nimport os\nfrom a import b\ndef c(self):\n    pass\n```\n", "text/markdown"),
    ("# a\nx = 1;\ndef f {\n}\n```python\n```\n", "text/plain"),
    // Names above columns may be more than those, but then many records must agree.
    ("a,b,c,d\n" + String(repeating: "1,2,3\n", count: 10), "text/csv"),
    ("a,b,c,d\n" + String(repeating: "1,2,3\n", count: 9), "text/plain"),
    ("1,2,3,4\n" + String(repeating: "1,2,3\n", count: 10), "text/plain"),
    (",a\n\t,b\n\t,c\n\t,d\n", "text/plain"),
    // Keys whose colons stand one below another.
    ("berth  : 4\nboat:\n    name   : Alba\n    length : 9\n", "application/yaml"),
    // Elements after signs of percent, and comments.
    ("%section\n  %h1= @quay\n  - if open\n    %p Open\n", "text/x-haml"), ("%section\n%h1\n%p\n", "text/plain"),
    ("% a comment\n  % p\n  % h1\n% ul\n", "text/plain"),
    // Directives of Razor, and those of other languages.
    ("@model Quay\n@using Boats\n<p>@Model.Name</p>\n", "text/x-razor"),
    ("@page \"/quay\"\n@code {\n}\n", "text/plain"),
    ("<style>\n@page {\n}\n@using a;\n</style>\n", "text/html"),
    // A sentence about a version.
    ("use v6;\n\n=begin pod\nThe quay of the town.\n=end pod\n", "text/x-raku"), ("use v6 of it\n", "text/plain"),
    ("rule cc\n  command = cc -c $in\n\nbuild a.o: cc a.c\n", "text/x-ninja"),
    ("rule of the quay\nbuild a boat\n", "text/plain"),
    ("Hello.\n*** Settings ***\nLibrary    Quay\n", "text/x-robotframework"),
    ("IDENTIFICATION DIVISION.\nPROGRAM-ID. Quay.\n* The boats of the town and of it.\n", "text/x-cobol"),
    ("000010 IDENTIFICATION DIVISION.\n000020 PROGRAM-ID. QUAY.\n000030* of the town\n", "text/x-cobol"),
    ("1 ID DIVISION\n2 PROGRAM-ID\n", "text/plain"),
    // Variables, and files whose names they are part of.
    ("SRCS = quay.c\n\ninclude $(TOP)/quay.mk\n", "text/x-makefile"),
    ("include $(HOME)/.quay\ninclude $(HOME)/.boats\nxml:readonly:/etc/quay\n", "text/plain"),
    // Words of one language after another.
    ("! a\nUSING: io ;\nIN: quay\n\n: dock ( -- ) \"a\" print ;\n\nMAIN: dock\n", "text/x-factor"),
    ("import quay\nimport boats\n\nquay.check(r\"\"\"\n.. note:: a\n\n:param b: c\n\"\"\")\n", "text/plain"),
    ("' of the quay\n@startuml\nA -> B\n@enduml\n", "text/vnd.plantuml"),
    ("<!-- a -->\n<template>\n  <p>a</p>\n</template>\n<script>\nexport default {}\n</script>\n", "text/x-vue"),
    ("<%@ page import=\"a.b\" %>\n<p><%= @quay %></p>\n<% end %>\n", "application/x-httpd-jsp"),
    ("<%@ Import Namespace=\"A.B\" %>\n<script runat=\"server\">\n</script>\n", "text/aspdotnet"),
    ("open Quay\n\nlet _ = assert (get_int (dock C_void) = 3)\nlet a = new_boat C_void\n", "text/x-ocaml"),
    ("require 'quay'\n\ninclude Quay\n\nputs \"Boats\"\ndock(\"Alba\", 3)\n", "text/x-ruby"),
    ("<% @Page Language=\"C#\" %>\n", "text/aspdotnet"),
    // Rules of grammars, those of ASN.1, and too few of them.
    ("a ::= b\nb ::= c | d\n  | e\nc ::= 'f'\n", "text/x-bnf"), ("a ::= b\nb ::= c\n", "text/plain"),
    ("A ::= INTEGER\nB ::= SEQUENCE { a A }\nC ::= B\n", "text/x-ttcn-asn"),
    // Modules of several languages.
    ("module quay-hull {\n  namespace \"urn:a\";\n  prefix a;\n}\n", "application/yang"),
    ("module hull\n\ngo 1.21\n", "text/x-go-mod"), ("module hull\n\ngo on\n", "text/plain"),
    ("module hull\nrequire a v1.0.0\n", "text/x-go-mod"),
    // Sentences that announce lists, and enumerations, are no mappings.
    ("This directory contains:\n\n- two examples\n- one test\nTo read them:\n- go on\n", "text/plain"),
    ("cdef extern from x:\n    enum: A\n    enum: B\n    enum: C\n", "text/x-cython"),
    (
      "---\nlayout: quay\n---\n\n# Hulls\n\n  They float.\n\n## Planks\n\n    oak\n\n  See [more](a/b).\n",
      "text/markdown"
    ),
    // Dashes and colours after braces.
    ("a{--b:#007bff}.c{-webkit-transition:none;color:#333;margin:0;padding:0;background-color:#fff}", "text/css"),
    // Ornaments of the signs of a language have no output.
    ("[+++][+++]<--->[+++][+++]<--->\n", "text/plain"),
    ("++++++++[>++++[>++<-]<-]>>.>---.+++++++\n", "application/x-brainfuck"),
  ]

  @Test(arguments: texts) func tellsThemApart(_ text: String, _ mimeType: String) {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }
}
