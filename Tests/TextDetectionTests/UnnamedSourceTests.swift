// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources without a name, and texts that only look like them.
@Suite struct UnnamedSourceTests {
  /// Languages with the words of others.
  static let sources: [(source: String, mimeType: String)] = [
    // Lisps, by the functions that only one of them has.
    (
      "(use-package quay\n  :ensure t\n  :bind ((\"C-x q\" . quay-moor))\n  :config\n  (setq quay-depth t))\n",
      "text/x-emacs-lisp"
    ),
    ("(defun quay-date ()\n  (interactive)\n  (insert (format-time-string \"%F\")))\n", "text/x-emacs-lisp"),
    // The clauses of functions have an arrow, those of predicates have none.
    ("depth([]) -> 0;\ndepth([H|T]) -> H + depth(T).\n", "text/x-erlang"),
    (
      "signature QUAY =\nsig\n  type berth\n  type quay\n  val free : quay\n  val moor : berth * quay -> quay\nend\n",
      "text/x-sml"
    ),
    // Blocks that words close, in languages of pictures.
    (
      "drawoptions (withcolor (0.1,0.2,0.3));\ndraw (0,0)--(1,1);\nr := 17pt;\ndraw currentpicture scaled(r);\n",
      "text/x-metapost"
    ),
    ("#Requires AutoHotkey v2.0\nCapsLock::Esc\n#HotIf WinActive(\"quay\")\nF1::Send \"^t\"\n", "text/x-autohotkey"),
    (
      "const int LAMP = 13;\nvoid setup() {\n  pinMode(LAMP, OUTPUT);\n}\nvoid loop() {\n  digitalWrite(LAMP, HIGH);\n  delay(50);\n}\n",
      "text/x-c++src"
    ),
    // An asterisk behind a slash in patterns of files opens no comment.
    (
      "def tide [quay: string] {\n  ls **/*.csv | where size > 1kb | each { |f| $f.name }\n}\n$env.QUAY = \"a\"\n",
      "application/x-nuscript"
    ),
    // Options of scanners for Java are no declarations of a grammar.
    ("%%\n%class Tides\n%type Token\n%%\n<YYINITIAL> { [0-9]+ { return n(yytext()); } }\n", "text/x-jflex"),
    ("graph TD\n    A[Moor] --> B{Free?}\n    B -->|yes| C[Rope]\n", "text/vnd.mermaid"),
    ("graph /* of the quay */ quay {\n  a -- b\n}\n", "text/vnd.graphviz"),
    (
      "using Microsoft.Extensions.Hosting;\n\nvar quay = WebApplication.CreateBuilder(args);\nquay.Services.AddControllers();\nvar app = quay.Build();\napp.Run();\n",
      "text/x-csharp"
    ),
    ("moored: rope\n\ttie rope\n\nrope:\n\tfetch rope\n", "text/x-makefile"),
    ("moored: rope\n\ttie rope\n\nlamp:\n\tfetch lamp\n", "text/plain"),
    ("depth = digit , { digit } ;\ndigit = \"0\" | \"1\" ;\n", "text/x-ebnf"),
    ("depth = \"a\" ;\nmark = \"b\" ;\n", "text/plain"),
  ]

  /// Sentences and tables with words of languages.
  static let texts = [
    "graph theory is fun for all (and {nothing} else)\n",
    "Wer von Java kommt, wundert sich: es gibt keine Klassen, nur Strukturen und Methoden, und einen Fehler prüft man\n\n"
      + "    f, err := os.Open(name)\n    if err != nil { return err }\n\nund das nicht nur einmal.\n",
    "SELECT a chair FROM the living room WHERE the light is good, and sit down.\n",
    "Function     Arguments        Returns\nsqrt         x : real         real\nmax          a, b : integer   integer\n"
      + "concat       s, t : string    string\n",
    "    * depth (test-quay): Use $(quay)/-prefix for\n    .test-quay.depth target, and change it.\n",
    "Если лодка у причала, поднимите флаг.\nДля отплытия нужен прилив.\nПока вода стоит, ждите.\n",
  ]

  @Test(arguments: sources.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: texts) func leavesTexts(_ text: String) {
    #expect(TextDetector().mimeType(of: text) == "text/plain", "\(text)")
  }
}
