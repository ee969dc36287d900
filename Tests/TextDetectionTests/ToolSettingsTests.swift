// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Settings of tools for the command line, and sources that tools make others from.
@Suite struct ToolSettingsTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Every line begins with a word of the tool.
    ("build --color=yes\ntest:wet --test_output=all\n", "text/x-bazelrc"),
    ("# Quay\ntry-import %workspace%/user.bazelrc\ncommon --a \\\n  --b\nbuild -c opt\nrun --c\n", "text/x-bazelrc"),
    ("set editing-mode vi\n", "text/x-inputrc"),
    ("\"\\e[A\": history-search-backward\n\"\\C-q\": \"quay\"\nTAB: menu-complete\n", "text/x-inputrc"),
    ("startup_message off\ndefutf8 on\nscreen -t quay\n", "text/x-screenrc"),
    ("set -g mouse on\nbind-key x kill-pane\n", "text/x-tmux"),
    ("set-option -g prefix C-a\nif-shell true {\n  set -g status off\n}\n", "text/x-tmux"),
    ("set_io lamp 99\nset_io -pullup yes clk 21\n", "text/x-ice40-pcf"),
    ("fetch 1gul\nhide everything\nshow cartoon\n", "text/x-pymol"),
    ("package \"tides\"\n\noption \"day\" d \"Day\" string optional\n", "text/x-gengetopt"),
    ("wordchars [a-z] [A-Z]\nallaffixes off\n\nsuffixes\n\nflag *S:\n  . > S\n", "text/x-ispell-affix"),
    ("% Index\npreamble\n\"\\\\begin{quay}\n  of berths\"\npostamble \"\\\\end{quay}\"\n", "text/x-makeindex-style"),
    ("actual '='\nquote '\"'\nlevel '>'\n", "text/x-makeindex-style"),
    ("# Berths\nmachine quay.example\n  login ada\n  password wet\n\ndefault login bo password dry\n", "text/x-netrc"),
    ("# Water\ntries = 4\npassive_ftp = on\nuser_agent = quay\n", "text/x-wgetrc"),
    ("silent\nshow-error\n-L\nuser-agent = \"quay\"\n", "text/x-curlrc"),
    ("url = \"http://quay.example/a\"\noutput = \"a\"\n", "text/x-curlrc"),
    ("# Built\nsyntax: glob\n*.o\n", "text/x-hgignore"),
    // Interfaces, policies and other descriptions.
    ("module quay;\n\nstruct Berth {\n  array<string> boats;\n};\n", "text/x-mojom"),
    ("module a.b;\nimport \"c/d.mojom\";\ninterface Quay {\n  Moor(int32 berth);\n};\n", "text/x-mojom"),
    ("bundle agent quay\n{\n  files:\n    \"/a\" create => \"true\";\n}\n", "text/x-cfengine"),
    ("%{\n#include \"q.h\"\n%}\n%struct-type\nstruct b { const char *name; };\n%%\na\nb\n%%\n", "text/x-gperf"),
    ("struct word { char *name; int n; };\n%%\nebb, 1\nflood, 2\nneap, 3\n", "text/x-gperf"),
    ("%name Quay;\n%let d = [0-9];\n%defs (\n  fun eof () = E\n);\n{d}+ => ( N yytext );\n", "text/x-lex"),
    ("\tDefine Verb\tQUAY\n\tParameter P1, Prompt=\"Boat\"\n", "text/x-vms-cld"),
    ("application: quay [\n  documentation: \"Counts\"\n]\n", "text/x-emboss-acd"),
    (
      "# Quay\n\nquay: UID\nquay: HEADER UID\n\nA berth is expected.\n\nquay: TYPE UID COMMA\n\nNo boat goes there now.\n",
      "text/x-menhir-messages"
    ),
    ("[NAME]\nquay \\- moor boats\n[SEE ALSO]\n.BR tides (1)\n", "text/x-help2man"),
    ("\\: Quay\n\\set{berth}{4}\n\\def{a#1}{\\1}\n", "text/x-zoem"),
    ("quay: quay.c\n{\n  [cc] -o [target] [need];\n}\n", "text/x-cook"),
    ("DataSet gulls = ReadDataFile (\"g\");\nLikelihoodFunction l = (f, t);\n", "text/x-hyphy"),
    ("symbolic procedure quay u;\n  car u;\n", "text/x-reduce"),
    ("#define dictionary-version-number 5.4.0;\nboat: Ds- & Ss+;\n", "text/x-link-grammar"),
    ("procedure quay (a)\n\nint\ta\npointer\tsp\n\nbegin\n\tcall smark (sp)\nend\n", "text/x-iraf-spp"),
    ("// Quay\nimport std\n\ndef moor(a:int):\n    return a\n", "text/x-lobster"),
    ("--!strict\nlocal a = 4\nreturn a\n", "text/x-luau"),
    ("[% IF wet %]\nThe quay is wet.\n[% END %]\n", "text/x-tt2"),
    ("<p>\n[% FOREACH b IN berths %]<b>[% b %]</b>[% END %]\n</p>\n", "text/x-tt2"),
    ("<#@ template language=\"C#\" #>\n<#= 4 #>\n", "text/x-t4"),
    ("Quay =\n  'quay' Berth*\n\nBerth =\n  'berth' | 'mole'\n", "text/x-ungrammar"),
    ("name: 'quay'\nberths:\n  'mole'\n  'north'\n", "text/livescript"),
    ("file = new File(basedir, \"quay\")\nassert file.exists()\n", "text/x-groovy"),
    ("REM Berths\n\nquay.bat %1 %2\n\nexit\n", "application/x-bat"),
    ("if [not [defined cc]] then\n    cc = gcc;\n", "text/x-cook"),
    ("quay:\n    name: Mole\n    text:\n        > There are four.\n        > All are wet.\n", "text/x-nestedtext"),
  ]

  @Test(arguments: texts) func areWhatTheyAre(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  /// Other tools and languages with the same words, and notes.
  @Test(arguments: [
    ("set -g fish_greeting \"\"\nset -g quay 4\n", "text/x-tmux"),
    ("machine of the quay\nlogin ada\n", "text/x-netrc"),
    ("wait = 4\nuser = ada\nquota = 2\n", "text/x-wgetrc"),
    ("User-agent: *\nuser-agent: a\nurl: b\n", "text/x-curlrc"),
    ("fail\nretry\nuser ada\n", "text/x-curlrc"),
    ("set number\nset history=4\n", "text/x-inputrc"),
    ("build the quay\ntest the boats\nrun --fast\n", "text/x-bazelrc"),
    ("set_io lamp -pinname 99 -fixed yes\n", "text/x-ice40-pcf"),
    ("load the boat\nselect a berth\ncolor it red\n", "text/x-pymol"),
    ("package \"quay\"\nversion \"4\"\n", "text/x-gengetopt"),
    ("level 'four'\nThe quay is wet.\n", "text/x-makeindex-style"),
    ("module quay;\nstruct Berth { int a; };\n", "text/x-mojom"),
    ("module quay(input a);\nendmodule\n", "text/x-mojom"),
    ("bundle agent of the quay\nbody of water\n", "text/x-cfengine"),
    ("all: A B\nall: C\nall: D\n", "text/x-menhir-messages"),
    ("[name]\nquay = wet\n[files]\n", "text/x-help2man"),
    ("procedure quay (a)\nint a\nbegin\n  print (a)\nend\n", "text/x-iraf-spp"),
    ("# Quay\nimport std\n\ndef moor(a:int):\n    return a\n", "text/x-lobster"),
    ("export type Quay = {\n  name: string;\n};\n", "text/x-luau"),
    ("The tags [% IF %] and [% END %] open and close.\n", "text/x-tt2"),
    ("Ada wrote:\n> The quay is wet.\n> It rains.\n", "text/x-nestedtext"),
    ("a: >\n  The quay\n  is wet.\nb:\n  - c\n", "text/x-nestedtext"),
    ("define verb: a word\nparameter: a number\n", "text/x-vms-cld"),
    ("%name Quay;\n%tokens : A | B;\n%defs (\n  val a = 4\n);\nquay : A => ( a );\n", "text/x-lex"),
    ("Quay = 'a' / 'b'\nBerth = 'c'?\n", "text/x-ungrammar"),
    ("Quay = 'a' | 'b';\nBerth = 'c'?;\n", "text/x-ungrammar"),
    ("x: y {\n  a ? [target] : b;\n}\n", "text/x-cook"),
    ("Quay='a'\nBerth='b'\nMole='c|d'\n", "text/x-ungrammar"),
    ("quay: boats {\n  a [b] c;\n}\n", "text/x-cook"),
  ]) func areNotTakenForThem(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) != mimeType, "\(text)")
  }

  /// Two quoted texts that follow each other below a key have no meaning in YAML.
  @Test func listsWithoutItemsAreNotYAML() {
    let text = "name: 'quay'\nberths:\n  'mole'\n  'north'\n  'south'\nmain: './quay'\nlicense: 'MIT'\n"
    #expect(TextDetector().mimeType(of: text) != "application/yaml")
    let other = "name: 'quay'\nberths:\n  - 'mole'\n  - 'north'\nmain: './quay'\nlicense: 'MIT'\n"
    #expect(TextDetector().mimeType(of: other) == "application/yaml")
  }
}
