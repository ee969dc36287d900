// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Formats that the shape of their lines tells, and texts that look like them.
@Suite struct LineFormatsTests {
  private let detector = TextDetector()

  static let texts: [(text: String, mimeType: String)] = [
    // Trees, and what else stands in parentheses.
    ("((a:0.1,b:0.2):0.3,c:0.4);\n", "text/x-newick"), ("(a,(b,c),d);\n", "text/x-newick"),
    ("((a:1,b:2),c:3);\n(a:1,b:2);\n", "text/x-newick"), ("(a, b);\nx = 1;\n", "text/plain"),
    ("(f (a b) c)\n", "text/plain"), ("(a,b)*2;\n", "text/plain"), ("((a,b),c;\n", "text/plain"),
    (" 2 8\nHarbour   ACGTACGT\nQuay      ACG-ACGT\n", "text/x-phylip"),
    (" 2 8\nharbour_of_rest ACGTACGT\nquay ACG-ACGT\n", "text/x-phylip"),
    ("2 8\nThe first line.\nThe second one!\n", "text/plain"), ("3 4\n1 2\n2 3\n3 1\n", "text/plain"),
    // Tables of genomics.
    ("c1\ts\texon\t5\t9\t.\t+\t.\tx\n", "text/x-gff"), ("c1\ts\texon\t9\t5\t.\t+\t.\tx\n", "text/plain"),
    ("c1\ts\texon\t5\t9\t.\t+\t0\tgene_id \"g\";\n", "text/x-gtf"),
    ("chr1\t5\t9\nchrX\t7\t8\n", "text/x-bed"), ("a\t5\t9\tn\t0\t+\nb\t7\t8\tm\t0\t-\n", "text/x-bed"),
    ("year\t5\t9\nmonth\t7\t8\n", "text/tab-separated-values"),
    ("r\t0\tc\t7\t30\t4M\t*\t0\t0\tACGT\t*\n", "text/x-sam"), ("@SQ\tSN:c\tLN:4\n", "text/x-sam"),
    ("A\n3\n262402\n197888\n5\nUTF-8\n", "application/x-r-data"), ("A\n3\n1\n2\n", "text/plain"),
    // Molecules.
    ("CC(=O)O\nc1ccccc1\nC#N\n", "chemical/x-daylight-smiles"), ("COB\nSON\nICON\n", "text/plain"),
    ("(a)\n(b)\n", "text/plain"),
    ("ATOM 1 N ALA 1 1.0 2.0 3.0 -0.3 1.8\nATOM 2 C ALA 1 2.0 2.0 3.0 0.3 1.7\n", "chemical/x-pqr"),
    // Statements.
    ("%{\nint x;\n%}\n%token A\n%%\na: A;\n", "text/x-yacc"), ("%option noyywrap\n%%\n[a-z]+ { }\n", "text/x-lex"),
    ("% a comment\n%% another\nx = 1;\n", "text/plain"), ("AC_INIT([a],[1])\nAC_OUTPUT\n", "application/x-m4"),
    ("%!assert (x, 1)\n%!test\n%! y = 2;\n", "text/x-matlab"), ("%!PS\n%%EOF\n", "application/postscript"),
    ("@c x\n@node A, B, C, D\n@chapter A\n", "application/x-texinfo"),
    ("// c\n@node a\n@chapter b\n", "text/plain"),
    ("\\name{a}\n\\alias{a}\n\\title{A}\n", "text/x-r-doc"),
    ("Title line\nR1 a b 1k\n.tran 1u 1m\n.end\n", "text/x-spice"),
    ("SUBDIRS = a\nEXTRA_DIST = b\n", "text/x-makefile"),
    ("C a comment\n      SUBROUTINE PIER (X)\n", "text/x-fortran"), ("* a list\n      of words\n", "text/plain"),
    // Differences without names.
    ("@@ -1,2 +1,2 @@\n a\n-b\n+c\n", "text/x-diff"), ("@@ a @@\n b\n", "text/plain"),
    ("***************\n*** 1,2 ****\n  a\n! b\n", "text/x-diff"), ("@r\nACGT\n+\nIIII\n", "chemical/x-fastq"),
    // Templates.
    ("<%@ Language=\"VBScript\" %>\n<% x = 1 %>\n", "application/x-asp"),
    ("<%@ Page Language=\"C#\" Inherits=\"Quay\" %>\n", "text/aspdotnet"),
    ("<%@ page import=\"java.util.*\" %>\n", "application/x-httpd-jsp"),
    ("<p><%= quay %></p>\n<% if x %>\n<b>\n<% end %>\n", "application/x-erb"),
    ("<cfset x = 1>\n<cfoutput>#x#</cfoutput>\n", "text/x-coldfusion"),
    ("<template>\n  <p>a</p>\n</template>\n\n<script>\nexport default {}\n</script>\n", "text/x-vue"),
    ("Title: A\n\nINT. QUAY - DAY\n\nA boat.\n\nKEEPER\nIt is late.\n", "text/x-fountain"),
    ("integers are numbers\n\nMAIN\nx\n", "text/plain"),
    ("env:\n - A=1\n\nscript:\n - |\n  echo a;\n  b {\n - c\n\ninstall:\n - d\n", "application/yaml"),
    // Marks.
    ("$date today $end\n$timescale 1ns $end\n", "application/vnd.gtkwave-vcd"), ("$date is a variable\n", "text/plain"),
    ("<CsoundSynthesizer>\n</CsoundSynthesizer>\n", "audio/csound"), ("#lang racket\n(x)\n", "text/x-racket"),
    ("LWSC\n3\n\nFirstFrame 1\n", "image/x-lws"), ("LWSC is a word\n", "text/plain"),
    ("-----BEGIN PRIVATE KEY-----\nMC4C\n", "application/pkcs8"),
    // Memories, whose checksums must be right.
    (":0300300002337A1E\n:00000001FF\n", "application/x-intel-hex"), (":0300300002337A1F\n", "text/plain"),
    ("S10701007175617937\nS9030000FC\n", "application/x-srecord"), ("S10701007175617938\n", "text/plain"),
    ("@F000\n31 40\nq\n", "application/x-ti-txt"), ("@F000\n31 40\n", "text/plain"),
    // Receivers, whose checksums must be right too.
    ("$GPZDA,201530.00,04,07,2002,00,00*60\n", "text/x-nmea"), ("$GPZDA,201530.00,04,07,2002,00,00*61\n", "text/plain"),
    ("!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*24\n", "text/x-nmea"),
    ("AXXX00A\r\nHFDTE010324\r\nHFPLTPILOT:A\r\n", "text/x-igc"), ("AXXX00A\r\nHarbour\r\n", "text/plain"),
    // Records of tools.
    ("a:1:{i:0;s:1:\"b\";}", "application/vnd.php.serialized"), ("a:1:quay\n", "text/plain"),
    ("O:1:\"Q\":0:{}", "application/vnd.php.serialized"), ("blob\nmark :1\ndata 2\nq\n", "application/x-git"),
    ("# c\nversion: 1\n\ndn:: YQ==\ncn: a\n", "text/x-ldif"), ("version: 1\nname: a\n", "text/plain"),
    ("desc: a\ncmd: b\ntime_unit: i\n", "application/x-valgrind-massif"), ("head\t1.1;\naccess;\n", "text/x-rcs"),
    // Logs and databases of users, which are no YAML, SMILES or C.
    ("[    0.000000] Linux\n[    0.000001] a: b\n[    0.100000] c:\n", "text/x-log"),
    ("[0.003s][info][gc] Using G1\n[0.005s][info][gc] a\n[0.005s][info][gc] b\n", "text/x-log"),
    ("root:x:0:\ndaemon:x:1:\nbin:x:2:\n", "text/x-group"), ("a:\n  b: 1\nc: 2\n", "application/yaml"),
    ("Name: a\nOwners: b\nFlags:\n\nName: c\nOwners: d\nFlags:\n", "text/plain"),
    ("a.o: a.c\nb.o: b.c\na.c:\n", "text/plain"), ("a:\n- b\nc: d\n", "application/yaml"),
    (";;; a.el -*- lexical-binding: t -*-\n(defun a (b) b)\n", "text/x-emacs-lisp"),
    ("#include <tunables/global>\n/bin/quay {\n}\n", "text/x-apparmor"),
    ("-----BEGIN ENCRYPTED PRIVATE KEY-----\nMC4C\n", "application/x-pem-file"),
  ]

  @Test(arguments: texts) func knowsTheShape(text: String, mimeType: String) {
    #expect(detector.mimeType(of: text) == mimeType)
  }

  /// Texts of lines that are right up to the limit, and a wrong one after it or in front of it.
  @Test(arguments: [
    ("c1\ts\texon\t5\t9\t.\t+\t.\tx\n", "wrong\n", 20, "text/x-gff"),
    ("CC(=O)OC\n", "wrong, of course\n", 20, "chemical/x-daylight-smiles"),
    (":0300300002337A1E\n", ":wrong\n", 8, "application/x-intel-hex"),
  ]) func looksAtNoMoreLines(line: String, wrong: String, limit: Int, mimeType: String) {
    #expect(detector.mimeType(of: String(repeating: line, count: limit) + wrong) == mimeType)
    #expect(detector.mimeType(of: String(repeating: line, count: limit - 1) + wrong + line) != mimeType)
  }

  @Test func looksAtNoMoreSequences() {
    let front = " 30 8\n"
    let row = "Harbour   ACGTACGT\n"
    #expect(detector.mimeType(of: front + String(repeating: row, count: 20) + "wrong!\n") == "text/x-phylip")
    #expect(detector.mimeType(of: front + String(repeating: row, count: 19) + "wrong!\n") != "text/x-phylip")
  }
}
