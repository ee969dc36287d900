// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts that source packages have beside their programs, and what only looks like them.
@Suite struct SourcePackageTests {
  static let comment = (1...20).map { "# Line \($0) of a licence that nobody reads.\n" }.joined()

  static let texts: [(text: String, mimeType: String)] = [
    ("= Quay\n\n== Moor\n\nIt calls ((<Mole|URL:http://mole.example>)).\n", "text/x-rd"),
    ("= Quay\n\n== Moor\n\n* It calls <tt>moor</tt>.\n* It leaves.\n", "text/x-rdoc"),
    ("= Quay\n\n== Moor\n\nNOTE: It calls xref:mole[the mole].\n", "text/asciidoc"),
    (
      "=begin\n\n= Quay\n\n##### [new]\n== New\n\n* It moors.\n* It leaves.\n\n##### [/new]\n== Old\n\nIt calls ((<Mole|URL:http://mole.example>)).\n",
      "text/x-rd"
    ),
    (
      "#include <quay.h>\n\n%%{\n  machine quay;\n  action moor { count++; }\n}%%\n\nint count(char *p) {\n  return 0;\n}\n",
      "text/x-ragel"
    ),
    ("#include \"quay.h\"\n\n    .text\n\n    QUAY_PUBLIC(moor)\n\n#include \"moor.ash\"\n", "text/x-asm"),
    (
      "string moor (string s) {\n  stdout.printf (\"%s\\n\", s);\n  string line = stdin.read_line ();\n  return line;\n}\n",
      "text/x-vala"
    ),
    (
      "import quay.mole.{Tern, Heron}\n\nclass Berth extends Mole {\n  def moor(t: Tern, all: List[Heron]) =\n    \"wet\"\n}\n",
      "text/x-scala"
    ),
    (
      "has 'berth';\nhas 'side';\n\nmethod moor () {\n    my $s = $m->session;\n    $s->{side} = $.side;\n    $m->redirect('/');\n}\n",
      "text/x-perl"
    ),
    (
      "$wet: darken(#57b42c, 8)\n$dry: lighten($wet, 20)\n\n.quay\n  color: $wet\n  margin: 0\n  border: 0\n",
      "text/x-sass"
    ),
    (
      "if (!defined &_quay_h) {\n    eval 'sub TRUE {1;}';\n    eval 'sub BERTHS {4;}';\n    eval 'sub _quay_h {1;}';\n}\n1;\n",
      "text/x-perl"
    ),
    ("\(comment)begin 644 quay\n%475A>3L*\n`\nend\n", "text/x-uuencode"),
  ]

  @Test(arguments: texts.indices) func areTold(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  @Test func marksOfInterfacesCountBesideTheModeOfTheirActions() {
    let text =
      "/* -*- c -*- */\n%rename moor_quay moor;\nint moor(int berth);\n%inline %{\nint leave(int berth) { return 0; }\n%}\n"
    #expect(TextDetector().mimeType(of: text) == "text/x-swig")
    let other = "/* Types. */\n%typemap{Quay*}{simple};\n%typemap{Mole*}{simple};\n"
    #expect(TextDetector().mimeType(of: other) != "text/x-swig")
  }
}
