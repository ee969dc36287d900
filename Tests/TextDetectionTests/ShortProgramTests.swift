// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Short programs and parts of programs that have few words of their language, and texts that look like them.
@Suite struct ShortProgramTests {
  static let sources: [(source: String, mimeType: String)] = [
    // Fragments of C: macros that are called, values, labels and strings, and linker scripts and sentences that look like them.
    ("/* Berths. */\nBERTH(low, 1)\nBERTH(high, 2)\nQUAY(all)\n", "text/x-csrc"),
    ("#ifdef QUAY\nBERTH(low, 1)\nBERTH(high, 2)\nBERTH(dry, 3)\n#endif\n", "text/x-csrc"),
    ("/* Depths. */\n0x10, 0x20,\n0x30, 0x40\n", "text/x-csrc"),
    ("/* Berths. */\nBERTH_LOW = 1,\nBERTH_HIGH = 2,\nBERTH_DRY = 3,\n", "text/x-csrc"),
    (
      "/* Moves. */\ncase 0x01:\n  low++;\n  break;\ncase 0x02:\n  high++;\n  break;\ncase 0x03:\n  break;\n",
      "text/x-csrc"
    ),
    ("\"Moors a boat.\\n\"\n\"usage: moor boat\\n\"\n\"and more\\n\"\n", "text/x-csrc"),
    ("/* Berths */\nWARNING, DANGER, STOP\n", "text/plain"),
    ("/* GNU ld script */\nENTRY(low)\nINPUT(a)\nGROUP(b)\n", "text/x-ld"),
    // Declarations in C of types that it has not.
    ("/* Depths. */\nstatic const struct {\n  int low;\n} depths[] = {\n  {1},\n};\n", "text/x-csrc"),
    ("/* Depths. */\nstatic const FATHOM depths[] = {\n  1, 2\n};\n", "text/x-csrc"),
    ("// Limit\n#define\tMOST_BERTHS\t80\n", "text/x-csrc"),
    // Modules of Rust whose strings hold something else, and lists of modules in Perl.
    (
      "use quay::Berth;\n\n#[test]\nfn moors() {\n    berth()\n        .file(\"Cargo.toml\", r#\"\n[package]\nname = \"quay\"\n\"#)\n        .run();\n}\n",
      "text/rust"
    ),
    ("use crate::quay::{Berth, Depth};\n\npub struct Boat(pub Depth);\n", "text/rust"),
    ("pub use quay::*;\n", "text/rust"),
    // Short scripts in Python, and in other languages.
    ("# Depth\nd = float(input('Depth? '))\nprint('Fathoms:', d / 1.8288)\n", "text/x-python"),
    ("from pylab import *\nx = linspace(0, 1, 10)\nplot(x, sin(x))\nshow()\n", "text/x-python"),
    ("x = 1\nwhile x < 9:\n    print(x)\n    x += 1\n", "text/x-python"),
    ("f = open('quay.txt', 'r')\nx = f.read()\nf.close()\n", "text/x-python"),
    ("x <- 4\nprint(x)\n", "text/x-r"),
    // OCaml as it is typed to the interpreter and in its revised syntax.
    ("let low = 1.0;;\nlet high = low +. 2.0;;\n", "text/x-ocaml"),
    ("value rec depth l =\n  match l with\n  [ [] -> 0\n  | [_ :: t] -> 1 + depth t ]\n;\n", "text/x-ocaml"),
    ("type berth = 'abstract;\nvalue moor : int -> berth;\n", "text/x-ocaml"),
    ("module Quays = Map.Make(String)\nlet none = Quays.empty\n", "text/x-ocaml"),
    ("value for money is good;\n", "text/plain"),
    // Classes of Java in a package that nobody else sees, and of Haxe.
    ("package quay.berth;\n\nclass Boat extends Hull {\n    Boat() {\n        super();\n    }\n}\n", "text/x-java"),
    (
      "package quay;\n\nclass Boat extends Hull {\n    var depth:Int;\n    public function new() { super(); }\n}\n",
      "text/x-haxe"
    ),
    // Commands, builds and scripts.
    ("include(CheckFunctionExists)\ncheck_function_exists(moor HAVE_MOOR)\n", "text/x-cmake"),
    ("quay_sources = files('quay.c',\n'berth.c',\n)\n", "text/x-meson"),
    ("call moor.bat\ncall sail.bat\n", "application/x-bat"),
    ("World:import(\"quay.lua\")\n-- Berths\nberths = {\n  \"low\",\n}\n", "text/x-lua"),
    ("for low = 1, 9 do moor(low) end\n", "text/x-lua"),
    ("set depth 4\n\nproc moor {boat} {\n    return $boat\n}\n", "text/x-tcl"),
    ("drop procedure moor;\ncommit;\n", "application/sql"),
    // Grammars and scanners without declarations, and comments after two percent signs.
    ("%%\nquay: berth quay\n    | berth\n    ;\n", "text/x-yacc"),
    ("%{\n#include \"quay.h\"\n%}\n%%\n[0-9]+  { return DEPTH; }\n%%\n", "text/x-lex"),
    ("%%\n% Quay\nlow: the berth;\n", "text/plain"),
    // Statements that no other language has.
    ("const\n  Low = 1;\n  High = 2;\n", "text/x-pascal"),
    ("function d = depth(x)\n% DEPTH of a berth\nd = x;\n", "text/x-matlab"),
    ("while (<STDIN>) {\n  moor($_);\n}\n", "text/x-perl"),
    ("Public Class Quay\nEnd Class\n", "text/x-vb"),
    ("Definition low := 3.\n", "text/x-coq"),
    ("Definition of low water.\n", "text/plain"),
    ("#' @importFrom quay moor\nNULL\n", "text/x-r"),
    (".berth { color: blue }\n.quay { width: 4px }\n", "text/css"),
    ("$low: blue;\n.berth { color: $low; }\n.quay { width: 4px; margin: 0; }\n", "text/x-scss"),
    ("type Quay::Depth = Integer[0, 9]\n", "text/x-puppet"),
    ("enum low = 1;\n\npragma(msg, low == 1);\n", "text/x-dsrc"),
    ("\t.globl moor\nmoor:\n\tret\n", "text/x-asm"),
    ("// Quay\npackage quay\n\n// func moor() {}\n", "text/x-go"),
  ]

  @Test(arguments: sources.indices) func tellsShortPrograms(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
