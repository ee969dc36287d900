// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// What it takes to be a program: words of a language, or signs that hardly another one has.
@Suite struct LanguageWitnessTests {
  /// Texts with the signs of a language or one word of it, and programs of languages without a table.
  static let texts: [String] = [
    // Settings.
    "berth: 4\ndepth: 9\npier-side: north\nquay-wall: stone\nharbour: open\n",
    "quay {\n  berth 4;\n  lamp { on 1; colour red; };\n};\npier {\n  max-depth 9;\n  min-depth 3;\n};\n",
    "@release: 4.1\nquay q_one { lamp(); horn(); };\npier p_one { rope(\"a\"); };\nharbour { quay(q_one); pier(p_one); };\n",
    "lamp_host = quay.example\nlist lamp_names = @ : quay.example\nbegin lamps\nquay:\n  kind = lamp\n  pier = north\n",
    // Drawings, instructions and headings.
    "+------+    +------+\n| quay | -> | pier |\n+------+    +------+\n   |           |\n   ^           v\n",
    "Round 1: S2, K3, rest to end\nRound 2: K3, S2, rest to end\nRound 3: K all\n",
    "Part 1: The end\nPart 2: An early end\nPart 3: In the end\nPart 4: No end\n",
    // A language without a table.
    "quay is a place of number n\nto moor k at quay q\n  let n of q be n of q plus k\nq is quay of 4\nmoor 3 at q\n",
  ]

  /// Programs that tools list or run, each line after its place.
  static let listings: [String] = [
    "quay/main.c:3:int main(int argc, char **argv)\nquay/main.c:9:  return moor(argc);\npier.h:1:int moor(int n);\n",
    "9f8e7d6c (A. Quay 2026-11-23 1) int main(void)\n9f8e7d6c (A. Quay 2026-11-23 2) {\n1b2c3d4e (B. Pier 2026-11-23 3)   return 0;\n",
    "Sometimes:\nTraceback (most recent call last):\n  File \"quay.py\", line 3, in <module>\n    moor(berths)\n  File \"quay.py\", line 1, in moor\n    return berths[None]\n",
  ]

  /// Short programs, and those that have more signs than words.
  static let programs: [(source: String, mimeType: String)] = [
    ("$berth: 4px\n$depth: 9px\nbody\n  width: $berth\n  &:hover\n    height: $depth\n", "text/x-sass"),
    ("@mixin quay($n)\n  width: $n\n.pier\n  @include quay(4px)\n  color: red\n", "text/x-sass"),
    ("moors(quay, boat).\nmoors(pier, ship).\nmeets(X, Y) :- moors(Z, X), moors(Z, Y).\n", "text/x-prolog"),
    (".quay { color: red; }\n.pier { margin: 0; padding: 4px; }\n", "text/css"),
    ("@media (max-width: 40em) {\n  .quay { display: none; }\n}\n", "text/css"),
    ("@quay: #fff;\n@pier: @quay;\n.lamp { color: @pier; .moor(); }\n", "text/x-less"),
    ("CREATE EXTENSION quay;\nSELECT quay();\nDROP EXTENSION quay;\n", "application/sql"),
    ("pier.o: pier.c\n\t$(CC) -c -o $@ $<\n\nclean:\n\trm -f pier.o\n", "text/x-makefile"),
    ("'use strict'\n\nmoor(quay)\n", "text/javascript"), ("\"use strict\"; // quay\n\nmoor(quay)\n", "text/javascript"),
    ("exports.berths = [4, 9];\n", "text/javascript"), ("exports.quay.pier=moor\n", "text/javascript"),
    ("module.exports= moor\n", "text/javascript"), ("module.exports.quay = moor\n", "text/javascript"),
    // Sentences, and what compares.
    ("The harbour lives on its\nexports. Timber came first.\n", "text/plain"),
    ("We write\n'use strict' on the first line.\n", "text/plain"),
    ("exports.berths == 4\n", "text/plain"), ("module.exports holds them\n", "text/plain"),
  ]

  @Test(arguments: texts + listings) func takesNoSignsForALanguage(_ text: String) {
    #expect(TextDetector().mimeType(of: text) == "text/plain", "\(text)")
  }

  @Test(arguments: programs.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.programs[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
