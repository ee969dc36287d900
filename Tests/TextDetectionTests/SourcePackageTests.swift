// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts that source packages have beside their programs, and what only looks like them.
@Suite struct SourcePackageTests {
  static let comment = (1...20).map { "# Line \($0) of a licence that nobody reads.\n" }.joined()

  static let texts: [(text: String, mimeType: String)] = [
    // Statements of formats that have fields, and texts with some of the same fields.
    ("opam-version: \"2.0\"\nname: \"quay\"\ndepends: [ \"dune\" {>= \"1.3\"} ]\n", "text/x-opam"),
    ("name: quay\nversion: 0.3\nlicense: MIT\n", "text/plain"),
    ("version = \"0.3\"\nrequires = \"unix\"\narchive(byte) = \"quay.cma\"\n", "text/x-findlib-meta"),
    (
      "(** Files say:\nplugin(byte) = \"quay.cma\"\n*)\n\nval moor : string -> unit\nval leave : unit -> unit\n",
      "text/x-ocaml"
    ),
    ("Template: quay/berths\nType: string\n_Description: Berths?\n", "text/x-debconf-templates"),
    ("Template: quay/berths\nType: quay\n", "text/plain"),
    ("start on runlevel [2345]\nrespawn\nexec /usr/sbin/quay\n", "text/x-upstart"),
    ("start on time\nstop on the quay\n\nThe crane lifts, and the boats leave with the tide.\n", "text/plain"),
    ("{\n  quay\n  Memcheck:Cond\n  fun:moor\n}\n", "text/x-valgrind-suppressions"),
    ("{\n  quay\n  Berth:Cond\n}\n", "text/plain"),
    ("enable quay.service\ndisable *\n", "text/x-systemd-preset"), ("enable the quay\n", "text/plain"),
    ("i pkginfo\nd none quay ? ? ?\nf none quay/mole 0644 root root\n", "text/x-pkg-prototype"),
    ("i am here\nf is a letter\n", "text/plain"),
    ("TYPEMAP\nQuay *\tT_PTROBJ\n", "text/x-perl-typemap"), ("TYPEMAP\nof the quay\n", "text/plain"),
    ("Begin3\nTitle: quay\nVersion: 0.3\nEnd\n", "text/x-lsm"), ("Begin3\nThe quay.\n", "text/plain"),
    ("?package(quay):needs=\"x11\" section=\"Games\"\n", "text/x-debian-menu"),
    (
      "# xmcd\n#\n# Track frame offsets:\n#\t150\n#\nDISCID=c401590b\nDTITLE=Quay / Songs\nTTITLE0=Mole\nTTITLE1=Tern\n",
      "text/xmcd"
    ),
    // Manual pages and documents.
    ("quay(1)\n\n# NAME\n\nquay - counts\n", "text/x-scdoc"),
    (" -----\n Quay\n -----\n\n  See {{{./mole.html}it}}.\n", "text/x-apt"),
    (" -----\n Quay\n -----\n\nIt is wet.\n", "text/plain"),
    (".!\n.! Help\n.!\n.! of the quay.\n", "text/x-runoff"),
    (".no flags\n.skip\nThe quay\n.literal\n quay\n.end literal\n", "text/x-runoff"),
    ("= Quay\n\n== Moor\n\nIt calls ((<Mole|URL:http://mole.example>)).\n", "text/x-rd"),
    ("= Quay\n\n== Moor\n\n* It calls <tt>moor</tt>.\n* It leaves.\n", "text/x-rdoc"),
    ("= Quay\n\n== Moor\n\nNOTE: It calls xref:mole[the mole].\n", "text/asciidoc"),
    ("* Quay\n\nIt is [[http://quay.example][wet]].\n\n#+BEGIN_HTML\n  <hr>\n#+END_HTML\n\n=*wet*=\n", "text/org"),
    (
      "=begin\n\n= Quay\n\n##### [new]\n== New\n\n* It moors.\n* It leaves.\n\n##### [/new]\n== Old\n\nIt calls ((<Mole|URL:http://mole.example>)).\n",
      "text/x-rd"
    ),
    ("module quay\n{\n  module mole {\n    header \"mole.h\"\n    export *\n  }\n}\n", "text/x-modulemap"),
    // Programs that carry others, or look like them.
    (
      "dnl Of the quay\nAC_MSG_CHECKING([for quays])\nAC_TRY_COMPILE([\n#include <quay.h>\n], [\nint main() { return quay(); }\n])\n",
      "application/x-m4"
    ),
    (
      "QUAY PORTING\n\nAdd this:\n\ndnl\ndnl Check for quays\ndnl\nAC_MSG_CHECKING(for quays)\n\nThen run it, and see what it says of your quay.\n",
      "text/plain"
    ),
    (
      "#include <quay.h>\n\n%%{\n  machine quay;\n  action moor { count++; }\n}%%\n\nint count(char *p) {\n  return 0;\n}\n",
      "text/x-ragel"
    ),
    ("#include \"quay.h\"\n\n    .text\n\n    QUAY_PUBLIC(moor)\n\n#include \"moor.ash\"\n", "text/x-asm"),
    ("#include \"Types.r\"\nresource 'vers' (1) {\n\t0x01, \"Quay\"\n};\n", "text/x-rez"),
    (
      "sr=44100\nkr=4410\nksmps=10\n\npyruni {{\nimport quay\nfrom mole import tern\n}}\n\ninstr 1\n outs a1, a1\nendin\n",
      "audio/csound"
    ),
    (
      "!wet {\n  target.path=$$QUAY_PATH\n} else {\n  target.path = $${MOLE}/$${QUAY}\n}\n\nINSTALLS += target\n",
      "text/x-qmake"
    ),
    ("SOURCES = quay.c\n\nall: quay\n\nquay: $(SOURCES)\n\techo $$PATH\n", "text/x-makefile"),
    (".IFDEF WET\nA = 1\n.ELSE\nA = 2\n.ENDIF\n[.OBJ]QUAY.OBJ : []QUAY.C\n", "text/x-mms"),
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
    ("# The root\ndn:\nobjectClass: top\n", "text/x-ldif"), ("dn:\nquay: wet\n", "text/plain"),
    ("SECTIONS\n{\n  .data.quay : { *(.quay) }\n}\nINSERT AFTER .data;\n", "text/x-ld"),
    ("PUSHDIVERT(-1)\nifdef(`QUAY',, `define(`QUAY', `4')')\nPOPDIVERT\n", "application/x-m4"),
    (
      "if (!defined &_quay_h) {\n    eval 'sub TRUE {1;}';\n    eval 'sub BERTHS {4;}';\n    eval 'sub _quay_h {1;}';\n}\n1;\n",
      "text/x-perl"
    ),
    (
      "/* -*- c++ -*- Scanner */\n\n%option stack\n%option warn\n\n%{\n# include <quay.h>\n%}\n\nQUAY [a-z]+\n%%\n{QUAY} { return 1; }\n",
      "text/x-lex"
    ),
    (
      "#ifndef BERTHS\n#define BERTHS -10\n#endif\nstatic const int _7 = BERTHS;\nstatic const uint _8 = (_7 + 2u);\nstatic const int2 _30 = int2(20, _7);\n\nstatic float4 at;\nstatic int _4;\n\nstruct Berth\n{\n    nointerpolation int _4 : TEXCOORD0;\n    float4 at : SV_Position;\n};\n\nvoid moor()\n{\n    float4 wet = 0.0f.xxxx;\n    wet.y = float(_8);\n    at = wet;\n}\n\nBerth main()\n{\n    moor();\n    Berth b;\n    b.at = at;\n    return b;\n}\n",
      "text/x-hlsl"
    ),
    // Statements of formats of which parts have no other mark.
    (
      "# Messages.\nDOMAIN = $(PACKAGE)\nXGETTEXT_OPTIONS = --keyword=_\nCOPYRIGHT_HOLDER = A. Quay\n",
      "text/x-makefile"
    ),
    ("global proc moor( string $quay )\n{\n  print $quay;\n}\n", "text/x-mel"),
    ("(* Berths *)\n\nrule berth = parse\n| ['0'-'9']+ as n { n }\n", "text/x-ocaml"),
    ("Import('quay_env', 'env')\n\nquay_env.Program('quay', ['quay.c'])\n", "text/x-python"),
    ("---types---\nquay#05162463 berth:int = Quay;\n---functions---\n", "text/x-tl"),
    ("; The quay\n. 3600 IN SOA ns quay (\n 1 2 3 4 5 )\n  NS ns.quay.example\n", "text/dns"),
    ("; IN SOA is a word\nof the quay\n", "text/plain"),
    ("import(quay)\nimportClassFrom(mole, Mole)  # for moor\nexportClasses(\n    Berth\n)\n", "text/x-r"),
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
