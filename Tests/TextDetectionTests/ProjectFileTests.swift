// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Files that projects keep beside their sources, and programs that were taken for those of another language.
@Suite struct ProjectFileTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Every line has one form.
    ("*  @quay/harbour\n/berths/ ada@quay.example\n", "text/x-codeowners"),
    ("Ada <a@quay.example> <b@quay.example>\nBo <bo@quay.example>\n", "text/x-mailmap"),
    ("B _build\nS src\nS test\n", "text/x-merlin"),
    ("EXCLUDE_QUERY_DIR\nFLG -w +a\n", "text/x-merlin"),
    ("# Tags\n\"a.ml\" or <b.*>: package(quay), warn(+a)\n<test>: include\n", "text/x-ocamlbuild-tags"),
    ("<Multi_key> <A> <comma>\t\t: \"\\241\"\tAogonek\n<Multi_key> <k> <k>\t: \"\\242\"\tkra\n", "text/plain"),
    (" ---\n The quay\n ---\n ---\n ---\n\nBerths\n\n There are four.\n", "text/x-apt"),
    // Fields.
    ("Package: tides\nTitle: Tides\nVersion: 1.0\nAuthors@R: ada()\nLicense: GPL-3\n", "text/x-r-description"),
    ("Document: quay\nTitle: Quay\nSection: Text\n\nFormat: text\nFiles: /usr/share/doc/quay/a\n", "text/x-doc-base"),
    // Statements.
    ("BasedOnStyle: Google\n", "application/yaml"),
    ("Checks:\n  clang-analyzer-*,\n  -modernize-*,\n", "application/yaml"),
    ("File=quay.kcfg\nClassName=Quay\nSingleton=true\n", "application/vnd.kde.kcfgc"),
    ("# Microsoft Developer Studio Generated Dependency File, included by a.mak\n", "text/x-makefile"),
    (".\\quay.c : \\\n\t\".\\berth.h\"\\\n", "text/plain"),
    ("(vendored_dirs quay mole)\n", "text/x-dune"),
    (";; Pages\n(install\n (section man)\n (files quay.1))\n", "text/x-dune"),
    ("requires \"Quay\" => \"4\";\n", "text/x-perl"),
    ("brew \"tides\"\nbrew \"quay\"\n", "text/x-ruby"),
    ("package quay;\n\n{$R *.res}\n\nrequires\n  rtl;\n\ncontains\n  Berth in 'Berth.pas';\n\nend.\n", "text/x-pascal"),
    ("declare_args() {\n  is_wet = true\n}\n", "text/x-gn"),
    ("buildconfig = \"//build/BUILDCONFIG.gn\"\n", "text/x-gn"),
    ("#use \"topfind\";;\n#require \"quay\";;\nlet b = 4;;\n", "text/x-ocaml"),
    ("lookup deep {\n  sub a by b;\n} deep;\n", "text/x-opentype-feature"),
    ("@wet = [a b];\nfeature liga {\n  sub f l by fl;\n} liga;\n", "text/x-opentype-feature"),
    ("# Quay\n{\n  'includes': [ 'mole.gypi' ],\n  'targets': [ { 'target_name': 'quay' } ],\n}\n", "text/x-python"),
    ("return {\n  wet = true;\n  berths = { \"a\"; };\n}\n", "text/x-lua"),
    ("wet = false\n\nberths = {\n  \"a\",\n  -- The mole\n  \"b\",\n}\n", "text/x-lua"),
    ("moles = {\n  [\"north.*\"] = \"src/north.lua\",\n}\nwet = true\n", "text/x-lua"),
    ("library quay\n\ninterface quay\n\ndeclare 0 {\n    int Quay_Moor(Tcl_Interp *i)\n}\n", "text/x-tcl"),
    ("setenv QUAY /srv/quay\nsetenv CC \"gcc -O\"\n", "text/x-csh"),
    (
      "dnl Process this file.\nAC_INIT\nAC_CONFIG_SRCDIR([quay.c])\n\nif test x$wet = x; then\n  wet=no\nfi\n",
      "application/x-m4"
    ),
    ("define quay\n  set $deep = $arg0 - 4\n  print $deep\nend\n", "text/x-gdb"),
    ("set pagination off\nthread apply all bt full\nquit\n", "text/x-gdb"),
    ("Gem::Specification.new do |s|\n  s.name = 'quay'\nend\n", "text/x-ruby"),
    (
      "collections {\n  group { \"quay\";\n    parts {\n      rect { \"mole\";\n        desc { color: 0 32 64 255; }\n      }\n    }\n  }\n}\n",
      "text/x-edc"
    ),
    ("a:\t  B\n\t\t{ moor($1); }\n\t| C\n\t| D\n\t;\n\nb:\t  E\n\t;\n", "text/x-yacc"),
    // Titles of AsciiDoc.
    (
      "The Quay\n========\nv1.4, May 2026\n\nBerths\n------\n\nThere are four.\n\nDeep ones\n~~~~~~~~~\n\nTwo of them.\n",
      "text/asciidoc"
    ),
    // Comments of assemblers begin with a semicolon, and those of calc as those of C.
    ("\tMOV\tAL,[0]\n\tMOV\tAH,[1]\n\tMOV\tBL,[2]\n\tADD\tBL,AL\n", "text/x-asm"),
    ("LDFLAGS += -Wl,--stack,4\nBOOT_LDFLAGS += -Wl,--stack,4\n", "text/plain"),
    ("AddKeysToAgent yes\nSetEnv QUAY=4\n", "text/x-ssh-config"),
  ]

  @Test(arguments: texts) func areWhatTheyAre(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  /// Functions of calc, which begin as those of S-Lang do.
  @Test func hasCommentsOfItsOwn() {
    let text = "/* Of the quay */\n\ndefine deep(a)\n{\n    quit \"no number\";\n}\n"
    #expect(TextDetector().mimeType(of: text) != "text/x-slang")
    #expect(TextDetector().mimeType(of: String(text.dropFirst(18))) == "text/x-slang")
  }

  /// Notes with the same signs: a list of people, a box of dashes, words in capitals and pages about programs.
  @Test(arguments: [
    "Ada Quay <ada@quay.example>\nBo Heron <bo@quay.example>\n",
    "Ada <a@quay.example>, Bo <b@quay.example>\nCy <c@quay.example>\n",
    "* moor @ the quay\n* wait\n",
    "ada.quay @ada\nbo.heron @bo\n",
    " ---\n The quay\n ---\n\nThere are four berths.\n",
    "S is for salt\nB is for boat\nand no more\n",
    "true: the quay is wet\nfalse: it is dry\n",
    "Document: the quay\nTitle: of the book\n",
    "LIBRARY of the quay\n\nNAME of the boat\nThere is more to say.\n",
    "EXPORTS\n\nSalt and sand leave the quay every day.\n",
    "define quay_moor {\n    u32 client_index;\n    u8 name[64];\n};\n",
  ]) func areNotTakenForThem(_ text: String) {
    let answer = TextDetector().mimeType(of: text)
    #expect(answer == "text/plain" || answer == "text/markdown", "\(text)")
  }
}
