// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing
import TextDetection

/// Texts in forms that their formats permit and few writers use, beside what looks like them.
@Suite struct PermittedFormTests {
  static let documents: [(text: String, mimeType: String)] = [
    // Windows of titles say how long they are shown, those of programs have a namespace.
    ("<Window Type=\"tickertape\">\n<TU>Quay</TU>\n</Window>\n", "text/vnd.rn-realtext"),
    ("<window duration=\"20\" width=300>\n<p>Quay</window>\n", "text/vnd.rn-realtext"),
    ("<window id=\"a\" title=\"Quay\">\n  <box/>\n</window>\n", "application/xml"),
    // Components have scripts, and events that they are attached to.
    (
      "<attach for=\"element\" event=\"onclick\" onevent=\"go()\" />\n<script>\nfunction go() {}\n</script>\n",
      "text/x-component"
    ),
    ("<property name=\"a\" value=\"b\"/>\n", "application/xml"),
    ("<html>\n<public:attach event=\"onclick\" onevent=\"go()\"/>\n</html>\n", "text/x-component"),
    // Commands of rich text are known, names in grammars are not.
    ("<bold>Quay</bold><nl>\nand <lt>pier><nl>\n", "text/richtext"),
    ("<line> ::= <word> <nl>\n<word> ::= <letter>\n", "text/plain"),
    // Projects of Maven name what they make.
    ("<project>\n<modelVersion>4.0.0</modelVersion>\n<artifactId>quay</artifactId>\n</project>\n", "text/x-maven+xml"),
    ("<project name=\"a\" default=\"b\">\n<target name=\"b\"/>\n</project>\n", "application/xml"),
    // A link without a colon, or the mark of the end and tildes.
    (
      "Quay\n====\n\n  A **ring** of ~iron~.\n\nPier\n----\n\n  It is `short`_.\n\n.. _short: http://quay.example\n",
      "text/x-rst"
    ),
    (
      "Quay\n====\n\n  A **ring** and a rope_, ~wet~.\n\nPier\n----\n\n> two\n\n.. _rope http://quay.example\n..\n",
      "text/x-setext"
    ),
    // Times in macros.
    ("Quay\nAda\n%%date(%Y)\n\n= Ring =\nIt is //iron//.\n", "text/x-txt2tags"),
    // Both macros that every document of mom has.
    (".TITLE \"Quay\"\n.PRINTSTYLE TYPESET\n.START\nWet.\n", "text/troff"),
    (".TITLE \"Quay\"\n.START\nWet.\n", "text/plain"),
    // Files behind words, and words about them.
    ("See below.\n\nbegin-base64 644 quay\nUXVheQ==\n====\n", "text/x-uuencode"),
    ("See below.\n\nbegin 644 quay\n%475A>3L*\n`\nend\n", "text/x-uuencode"),
    ("See below.\n\nbegin-base64 644 quay\nis how such files begin.\n====\n", "text/plain"),
  ]

  static let data: [(text: String, mimeType: String)] = [
    // Formulas with variables that imply each other, and graphs.
    ("{ ?q a :Quay } => { ?q a :Wall }.\n", "text/n3"),
    ("@keywords a.\n{ :q a :Quay } => { :q :is :wet }.\n", "text/n3"),
    ("@base <http://quay.example/> .\n@prefix q: <#> .\n<a> {\n  <b> q:at <c> .\n}\n", "application/trig"),
    ("@prefix : <#> .\n:r = { @forAll :q . { :q :has \"ring\" } => { :q :is :wet } } .\n", "text/n3"),
    // Queries stand in strings of graphs, and sentences are no statements of graphs.
    (
      "@prefix sh: <http://www.w3.org/ns/shacl#> .\n<#q> a sh:NodeShape ; sh:sparql [ sh:select \"\"\"\n  SELECT $this\n  WHERE { $this <#p> ?v . FILTER (?v = 1) }\n  \"\"\" ] .\n",
      "text/turtle"
    ),
    ("@prefix : <#> .\n:quay is :part of :pier .\n", "text/n3"),
    ("@prefix : <#> .\n:a :b [ :c \"quay is :x of y = z\" ] .\n", "text/turtle"),
    // Lists of maps, and calls that programs have.
    ("[{:quay/name \"A\"\n  :quay/rings [1 2]}\n {:quay/name \"B\"}]\n", "application/edn"),
    ("[{:quay \"A\"}, {:quay => \"B\"}]\n", "text/plain"),
    // Semicolons begin no comments of TOML.
    ("[quay]\nlength = 3\n; of stone\nname = \"A\"\n", "text/x-ini"),
    ("[quay]\nlength = 3\n# of stone\nname = \"A\"\n", "application/toml"),
    // Nodes with names.
    ("- &a quay\n- pier\n- *a\n", "application/yaml"), ("- *quay* is wet\n- pier\n- & ring\n", "text/plain"),
    // Entries of channels, and of people.
    ("[Address]\nName=Quay\nIP Address=239.1.1.1\nIP Port=0x1\n", "application/x-netshow-channel"),
    ("[Address]\nName=Quay\nCity=Pier\n", "text/x-ini"),
    // Moves, and lists.
    ("1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 0-1\n", "application/vnd.chess-pgn"),
    ("1. e4 is the first move.\n2. d4 is the second one.\n", "text/plain"), ("1. a1\n2. b2\n3. c3\n", "text/plain"),
    // Atoms behind keywords and two lines of title.
    ("AM1 1SCF +\nDOUBLET\nQuay\n\nN 0.0 0 0.0 0 0.0 0\nO 1.1 1 0.0 0 0.0 0\n", "chemical/x-mopac-input"),
    ("AM1 and PM3\nare methods.\n\nBoth are old.\nSo it is.\n", "text/plain"),
    // A version alone is quoted in documents.
    ("SPDXVersion: SPDX-2.2\nPackageName: quay\n", "text/spdx"), ("SPDXVersion: SPDX-2.2\n", "text/plain"),
  ]

  static let programs: [(text: String, mimeType: String)] = [
    // Bits make the bitmap.
    ("#define  a_width\t8\n#define\ta_height 1\nstatic char a_bits[]={0x1};\n", "image/x-xbitmap"),
    ("#define a_width 8\n#define a_height 1\nint a(void);\n", "text/x-csrc"),
    // Procedures of the system and sessions of a shell.
    ("$COPY SYS$INPUT A.DAT\n$SHOW TIME\n$EXIT\n", "text/x-dcl"), ("$ cd quay\n$ show ring\n$ exit\n", "text/plain"),
    // Scripts declare no types.
    (
      "Class Quay\n  Private Sub Class_Initialize : n = 1 : End Sub\n  Public Sub Moor(ByVal v)\n    n = n + v\n  End Sub\nEnd Class\nWith New RegExp\n  .Pattern = \"a\"\nEnd With\n",
      "text/vbscript"
    ),
    (
      "Public Class Quay\n  Private n As Integer\n  Public Sub Moor(ByVal v As Integer)\n    n = v\n  End Sub\nEnd Class\n",
      "text/x-vb"
    ),
    ("VERSION 5.00\nBegin VB.Form Quay\n   Caption = \"Quay\"\nEnd\n", "text/x-vb"),
    ("VERSION 5.00\nThe quay is longer.\n", "text/plain"),
    // Statements stand outside of the parts of scripts alone.
    (
      "Function Moor(a)\n  Moor = a + 1\nEnd Function\nCall Main()\nSub Main()\n  MsgBox \"Quay\" & Moor(1)\nEnd Sub\n",
      "text/vbscript"
    ),
    // Scripts of JScript, whose objects Visual Basic's have too.
    ("var a = new ActiveXObject(\"Quay\");\nif (!a.b()) {\n  WScript.Quit(1);\n}\n", "text/javascript"),
    ("instance of Quay as $Q {\n  Name = \"A\";\n};\n", "text/x-mof"), ("instance of a quay\n{\n};\n", "text/plain"),
    // The preprocessors of diagrams and of installers have directives in common.
    ("!include a.puml\n!define A(b) rectangle b\nskinparam monochrome true\n", "text/vnd.plantuml"),
    ("element quay {\n  element ring { text }*\n}\n", "application/relax-ng-compact-syntax"),
    ("element quay {\n  for $r in doc(\"a\")//ring return element ring { text }\n}\n", "application/xquery"),
    ("(root (make sequence (process-children)))\n(element ring (make paragraph (process-children)))\n", "text/x-dsl"),
    // Libraries, and objects, of which libtool keeps files too.
    ("# a.la - a libtool library file\n# Generated by libtool 2.5\ndlname=''\n", "application/x-shared-library-la"),
    ("# a.lo - a libtool object file\n# Generated by libtool 2.5\n", "text/plain"),
    // The comment in front tells the language of an encoded script, or the name.
    ("//**Start Encode**\n#@~^BAAAAA==Q;lHxx0AAA==^#~@", "text/jscript.encode"),
    ("'**Start Encode**\n#@~^BAAAAA==Q;lHxx0AAA==^#~@", "text/vbscript.encode"),
    ("#@~^BAAAAA==Q;lHxx0AAA==^#~@", "text/jscript.encode"), ("#@~^ quay\n", "text/plain"),
  ]

  @Test(arguments: documents + data + programs) func tellsThemApart(_ text: String, _ mimeType: String) {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }
}
