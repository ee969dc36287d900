// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources that one statement tells, and texts that look like them.
@Suite struct OneStatementTests {
  static let sources: [(source: String, mimeType: String)] = [
    // Queries and changes of tables.
    ("SELECT * FROM `berths` WHERE `berth`.`id` = 1\n", "application/sql"),
    ("-- The quay's\nSELECT name, depth FROM berths;\n", "application/sql"),
    ("SELECT the berth FROM the list\n", "text/plain"),
    ("CREATE TABLE Berths (\n    depth\n    CHAR(3)\n);\n", "application/sql"),
    ("Create tables of berths (see the quay)\nand moor.\n", "text/plain"),
    ("-- to 2.1\nupdate berths set depth='4';\n", "application/sql"),
    ("drop the anchor; update the log;\n", "text/plain"),
    // Linkage without a condition, which C has not.
    ("// For C++\nextern \"C\" {\n#include \"quay.h\"\n}\n", "text/x-c++src"),
    ("extern \"C\" {\n    fn moor();\n}\n", "text/plain"),
    (
      "#include <stdint.h>\n\nstruct Quay {\n    uint32_t depth;\n};\nstatic struct Quay quay;\n\nextern \"C\" {\n    uint32_t depth() {\n        return quay.depth;\n    }\n}\n",
      "text/x-c++src"
    ),
    (
      "#include <stdint.h>\n#ifdef __cplusplus\nextern \"C\" {\n#endif\nstatic uint32_t depth(void);\n#ifdef __cplusplus\n}\n#endif\n#ifdef __cplusplus\nextern \"C\" {\n#endif\nextern int moor(char *name);\n#ifdef __cplusplus\n}\n#endif\n",
      "text/x-csrc"
    ),
    // Crates and programs of Rust.
    ("#![allow(dead_code)]\n\nconst LOW: isize = 3;\n", "text/rust"),
    ("fn main() {\n    -true; // low\n}\n", "text/rust"),
    (
      "const LOW: usize = 1;\nconst HIGH: usize = LOW - 2;\n\nfn main() {\n    let a: [i8; HIGH] = low!();\n}\n",
      "text/rust"
    ),
    ("#![ is what it says\n", "text/plain"),
    // Packages of Go.
    ("// Package quay moors.\npackage quay\n\nfunc F() {}\n", "text/x-go"),
    ("package quay\n\nvar low = []byte{\n\t0x6b,\n}\n", "text/x-go"),
    ("package quay\nfor the boats\n", "text/plain"), ("package quay.berth\n\nfunc low\n", "text/plain"),
    // Modules of Racket, and those of other languages.
    ("(module info setup/infotab (#%module-begin (define version \"1.1\")))\n", "text/x-racket"),
    ("(module quay (func))\n", "text/plain"),
    // Commands of CMake.
    ("set(_quay_test \"defined(__QUAY)\")\n\nset(_quay_version \"\n  /* low */\n\")\n", "text/x-cmake"),
    ("#[=[.rst:\nQuay\n----\n#]=]\nmoor(low)\n", "text/x-cmake"), ("set(quay, 4);\n", "text/plain"),
    // Sheets that begin with properties of their own.
    ("/*! Quay */:root{--quay-low: #0d6efd}\n", "text/css"), ("/*! Quay */:root\n", "text/plain"),
    // Indexes of documentation and constants in front of data.
    ("berthSearchIndex = [{\"l\":\"Quay\",\"u\":\"quay.html\"}];updateSearchResults();", "text/javascript"),
    ("const QUAY = 'low';\n\nconst BERTHS = {\n    'low': [\n        { 'depth': 4 },\n    ],\n};\n", "text/javascript"),
    ("berths = [{\"l\":4}]\n", "text/plain"),
    // Statements that no other language has.
    (
      "# Quay\nfrom __future__ import print_function\n\nDOCUMENTATION = '''\nmodule: quay\noptions:\n    low:\n        type: str\n        aliases: [ l ]\n'''\n",
      "text/x-python"
    ),
    ("#Requires -Module Quay\n\nFunction Moor-Boat {\n}\n", "application/x-powershell"),
    ("package ifneeded quay 1.0 [list source [file join $dir quay.tcl]]\n", "text/x-tcl"),
    ("open import Quay using (Berth)\n\nmodule Pier where\n", "text/x-agda"),
    ("-- Moors\ntell application \"Quay\" to get current berth\n", "text/x-applescript"),
    ("USING: io kernel ;\n\n4 [ \"low\" print ] times\n", "text/x-factor"), ("USING: what they have\n", "text/plain"),
    (
      "# Quay\nfile.patterns.quay=*.quay\nlexer.$(file.patterns.quay)=quay\nword.chars=$(chars.alpha)_\n",
      "text/x-java-properties"
    ),
    ("(in-package :quay)\n(moor 4)\n", "text/x-common-lisp"),
    ("package js.quay;\n\n@:native(\"Quay\")\nextern class Quay {\n}\n", "text/x-haxe"),
    ("// low\n#include \"textflag.h\"\nTEXT ·low(SB), NOSPLIT, $0\n\tRET\n", "text/x-asm"),
    ("(* Quay *)\nstaload \"./quay.sats\"\nval low = 4\nval high = low\nfun moor (x: int): int = x\n", "text/x-ats"),
    ("{$mode delphi}\n{$define QUAY}\n", "text/x-pascal"),
    // Dependencies that a compiler writes, and rules that compile.
    ("# Made by quay.\nlow.o: \\\n\tlow.cxx \\\n\tquay.h\nhigh.o: high.cxx quay.h\n", "text/x-makefile"),
    ("low: low.c\n\tcc -o low low.c\n", "text/x-makefile"), ("low.o: the quay\n", "text/plain"),
    // Documents of one environment, whatever it shows.
    ("\\begin{listing}\nLOW ?= 4\nHIGH = $(LOW)\nall: $(LOW) $(HIGH)\n\\end{listing}\n", "text/x-tex"),
    // Comments of properties have two signs.
    ("# Quay\n! Berths\nlow = 4\ndepth : 5\nhigh=6\n", "text/x-java-properties"),
    ("! Quay\nlow: 4\ndepth: 5\nhigh: 6\n", "text/plain"),
    // One command of Windows with a switch and what it stands for.
    ("@del /S /Q *.obj *.exe\n", "application/x-bat"), ("del the berth\n", "text/plain"),
    ("cargo build || exit /b 1\ncargo test || exit /b 1\ncd quay || exit /b 1\nset LOW=4\n", "application/x-bat"),
    // Server pages after the declaration of XML.
    ("<?xml version=\"1.0\"?>\n<%-- Quay --%>\n<berth/>\n", "application/x-httpd-jsp"),
  ]

  @Test(arguments: sources.indices) func tellsTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// Languages that shared too much with others.
  static let relatives: [(source: String, mimeType: String)] = [
    // Theorems, phylogenies and their likelihood.
    (
      "formulas(sos).\nberth(low).\nmoored(x,low).\nend_of_list.\n\nformulas(goals).\nfree(x).\nend_of_list.\n",
      "text/plain"
    ),
    ("LoadFunctionLibrary(\"quay\");\n\nfunction moor(x) {\n  return x;\n}\nvar low = moor(4);\n", "text/plain"),
    (
      "List merge(List list, int low) {\n  List left = new List(low);\n  for (int i = 0; i < low; i++) left[i] = list[i];\n  return left;\n}\n",
      "text/plain"
    ),
    (
      "// reverse\npublic static UInt16 Swap(UInt16 value)\n{\n  return (UInt16)((value & 0xFFU) << 8);\n}\n",
      "text/x-csharp"
    ),
    ("INTERFACE Quay;\n\nTYPE\n  Berth = ADDRESS;\n\nEND Quay.\n", "text/x-modula3"),
    (
      "public with sharing class Quay {\n    public void moor(int x) {\n        System.debug('low' + x);\n    }\n}\n",
      "text/x-apex"
    ),
    ("@for $i from 1 through 3\n  .berth-#{$i}\n    width: 2em * $i\n", "text/plain"),
    (
      "; RUN: low\n!named = !{!0, !1}\n\n!0 = !DIEnumerator(name: \"A0\", value: 9)\n!1 = !DIEnumerator(name: \"B0\", value: 8)\n",
      "text/x-llvm"
    ),
    ("Imports System\nImports System.Reflection\n\n<Assembly: AssemblyTitle(\"Quay\")>\n", "text/x-vb"),
    (
      "\" Quay\n\" Berths\n\nnnoremap <special> <D-n> :low<CR>\nvmap <special> <D-n> <Esc>gv\nimap <special> <D-n> <C-O>\n",
      "text/x-vim"
    ),
  ]

  @Test(arguments: relatives.indices) func tellsRelativesApart(_ index: Int) {
    let (source, mimeType) = Self.relatives[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// Comments of Vim's hide what stands after them as those of other languages do; strings are none.
  @Test func skipsRemarksOfVim() {
    let end = { (text: String) in LeadingComment.end(in: Array(text.utf8), from: 0) }
    #expect(end("\" low\n\"\nset nu\n") == 8)
    #expect(end("\" low\"\nset nu\n") == nil)
    #expect(end("\"low\": 4\n") == nil)
  }
}
