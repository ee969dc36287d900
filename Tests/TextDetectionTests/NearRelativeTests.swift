// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Programs in languages that grew from others, told by what the younger or the older one alone has, and texts that show parts
/// of programs and are none.
@Suite struct NearRelativeTests {
  /// Texts by what they are.
  static let relatives: [(source: String, mimeType: String)] = [
    // Sizes that no device changes are those of fonts; colours and labels are those of pictures.
    (
      "% Sizes\nif unknown cmbase: input cmbase fi\nu#:=20/36pt#;\nstem#:=26/36pt#;\ndef widen(expr a) =\n save b; b:=a;\nenddef;\nvardef top(suffix $) =\n pair p; p=z$;\n p\nenddef;\n",
      "text/x-metafont"
    ),
    (
      "vardef box(expr p, s) =\n  save q; picture q;\n  q = thelabel(s, p);\n  unfill bbox q;\n  draw q withcolor .8white;\nenddef;\npair a; path b;\n",
      "text/x-metapost"
    ),
    // What stands behind the other colon of a condition is no type, and neither is the value of a property.
    (
      "'use strict';\nconst strip = require('./strip');\n\nmodule.exports = string => typeof string === 'string' ? strip(string) : string;\n",
      "text/javascript"
    ),
    (
      "function board(rows) {\n  const text = { string: string, number: number };\n  for (const row of rows) {\n    text[row.key] = row.free ? name(row) : string;\n  }\n  return text;\n}\nmodule.exports = { board, label: string };\n",
      "text/javascript"
    ),
    (
      "class Token {\n  label (token) {\n    const level = token.readonly ? 'read' : 'write'\n    console.log(level)\n    return this.level === level ? null : level\n  }\n}\nmodule.exports = Token\n",
      "text/javascript"
    ),
    ("function moor(boat: string, berth: number): string {\n  return boat;\n}\n", "application/typescript"),
    ("const quay: string = \"free\";\nconsole.log(quay);\n", "application/typescript"),
    // The guard of a header ends as the names of its language's files do.
    (
      "#ifndef QUAY_BERTH_HPP\n#define QUAY_BERTH_HPP\n\n# /* A null directive. */\n#include <quay/depth.hpp>\n\n#endif\n",
      "text/x-c++src"
    ),
    (
      "#ifndef QUAY_BERTH_H\n#define QUAY_BERTH_H\n\n#define QUAY_DEPTH 4\n#define QUAY_BERTHS 12\n\n#endif\n",
      "text/x-csrc"
    ),
    (
      "#ifndef QUAY_H\n#define QUAY_H\n#ifdef __cplusplus\n#include <cstddef>\nextern \"C\" {\n#else\n#include <stddef.h>\n#endif\ntypedef struct quay quay;\nint quay_moor(quay *q, const char *name);\n#ifdef __cplusplus\n}\n#endif\n#endif\n",
      "text/x-csrc"
    ),
    // Two number signs are a comment of Octave as good as one.
    ("## The mean of a gauge.\n\nfunction y = gauge (x)\n  y = sum (x) / numel (x);\nendfunction\n", "text/x-matlab"),
    (
      "########\n## -*- texinfo -*-\n## @deftypefn {} {} gauge ()\n## Read it.\n## @end deftypefn\n\nfunction gauge ()\n  run (\"gauge\");\nendfunction\n",
      "text/x-matlab"
    ),
    (
      "function! Gauge(x)\n  let y = a:x\n  return y\nendfunction\n\" The gauge.\nnnoremap g :call Gauge(1)<CR>\n",
      "text/x-vim"
    ),
    (
      "# cython: language_level=3\nimport os\n\ndef gauge(path):\n    return os.path.exists(path)\n\nclass Gauge:\n    pass\n",
      "text/x-cython"
    ),
    (
      "def constructor(quay):\n    if not callable(quay):\n        raise TypeError(\"no quay\")\n    return None\n\ntry:\n    constructor(1)\nexcept ValueError:\n    pass\n",
      "text/x-python"
    ),
    ("module Main\n\nmain : IO ()\nmain = putStrLn \"free\"\n", "text/x-idris"),
    ("void main() {\n  print('free');\n}\n", "application/vnd.dart"),
    ("# The depths.\nreturn <<'END';\n0\t4\n5\t9\nEND\n", "text/x-perl"),
    ("IO.puts \"free\"\n", "text/x-elixir"),
    ("Theorem free : True.\nProof. exact I. Qed.\n", "text/x-coq"),
  ]

  /// Texts with parts of programs.
  static let others = [
    "Hi Ann,\n\nI tried your boat, but\n\n  if (berth == NULL) {\n      return -1;\n  }\n\nnever happens, because berth is set in line 20:\n\n  berth = malloc(sizeof(*berth));\n\nCould you look at the result instead?\n\nBob\n",
    "int moor(const char *name, int berth);\n\nTakes the boat to the berth. Returns its number, or -1 with errno set.\n\nint leave(int berth);\n\nFrees it.\n",
    "for each berth b of the quay\n    depth[b] <- unknown\nwhile the list is not empty\n    b <- berth with least depth[b]\n    remove b from the list\n",
    "READ a, b\nIF a > b THEN\n   PRINT a IS DEEPER\nELSE\n   PRINT b IS DEEPER\nENDIF\nSTOP\n",
    "function depth(a, b)\n    while b is not low\n        t := b\n        b := a mod b\n    return a\n",
    "A theorem has a proof.\nLemma and Qed. are words of it.\nProof. That is one.\n",
    // What tools find in programs that can be read.
    "/lib64/ld-linux-x86-64.so.2\nquay_moor\nprintf\n%s: %d\nuse strict\nmy $name\nsub %s\n@{$berth}\nforeach\n=~ s/\n.text\n.data\n",
    "berth\nexit\n$(QUAY)\ntest\n__gmon_start__\n__libc_start_main\nif\nthen\nfi\necho $x | cat\ndone\n",
    "s SH\n8[]A\\A]A^A_\nATUH\n$(AR\n$0D\ntest\n$x\n|\necho\n",
    // What programs print of how they are called.
    "quay, moor a boat.\n   usage: quay [-l|--lib quaylib] [-f|--faked fakedbin]\n      [-i file] [-s file] [-u|--unknown-is-real]\n\t\t[-b|--fd-base fd] [--] [command]\n",
    "Unrecognized option: --help\nUsage: quay.py\n  [-v] [-q] [-co NAME=VALUE]* [-of out_format]\n  [-ot  {Byte/Int16/UInt16/UInt32/Int32/Float32}]\n  [ -tileIndex name [-field fieldName]]\n  [-r {near/bilinear/cubic}]\n",
    // An entry that a document shows to those who read it.
    "The quay\n\nIt has a pier.\nIt has a lamp.\nIt has a rope.\nIt has a boat.\nIt has a berth.\nIt has a tide.\nIt has a wind.\nIt has a bell.\nPlease cite it:\n\n@article{quay,\n  title = {Quay},\n  year = 2020\n}\n",
    "Write-Host is a command that prints. It stands in scripts.\nUse it in a loop, and the text will be seen.\n",
  ]

  @Test(arguments: relatives.indices) func namesTheRelative(_ index: Int) {
    let (source, mimeType) = Self.relatives[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: others) func takesPartsOfProgramsForNone(_ source: String) {
    #expect(TextDetector().mimeType(of: source) == "text/plain", "\(source)")
  }
}
