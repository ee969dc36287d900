// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sentences, tables and programs that have words of settings, logs, sessions and patches, and are none.
@Suite struct NoSystemFileTests {
  static let texts: [(text: String, other: String)] = [
    ("km/h;10;20\nm/s;1;2\nft/s;3;4\n", "text/x-mailcap"),
    ("and/or; either/or; neither/nor\n", "text/x-mailcap"),
    ("multipart/mixed; boundary=x; type=y\n", "text/x-mailcap"),
    ("self-evident claims need proof [12]\n", "text/x-lintian-overrides"),
    ("open source: e-mail client\n", "text/x-lintian-overrides"),
    ("todo: re-write the parser\ntodo: co-ordinate with Bob\n", "text/x-lintian-overrides"),
    ("check system logs for errors.\nif nothing is found then continue.\n", "text/x-monit"),
    (
      "def pick():\n    return 1\n\nlog_selector = pick()\nlog_selector = log_selector + 2\nprint(log_selector)\n",
      "text/x-exim-conf"
    ),
    (
      "# Completion\n\nA function fills the list of words:\n\n```\n_quay() {\n  COMPREPLY=( $(compgen -W \"a b\") )\n}\ncomplete -F _quay quay\n```\n\nThen the shell asks it.\n",
      "text/x-shellscript"
    ),
    (
      "# Rotation\n\nTo rotate the logs, write this:\n\n    /var/log/quay.log {\n        weekly\n        rotate 4\n    }\n\nThen restart the daemon.\n",
      "text/x-logrotate"
    ),
    (
      "# makes the library\nset -e\ngcc -c a.c -o a.o\ngcc -c b.c -o b.o\nif [ -f a.o ]; then\n  ar r liba.a a.o b.o\nfi\n",
      "text/plain"
    ),
    (
      "# Notes\n\n> To be moored is to be free.\n> So they say.\n\n* one `quay`\n* two [piers](piers.md)\n\n## Papers\n\n[1] Smith, A paper.\n",
      "text/plain"
    ),
    ("print({\"a\": 1, \"b\": [1, 2]})\n", "text/javascript"), ("foo([[\"a\", 1], [\"b\", 2]])\n", "text/javascript"),
    (
      "From what I can see the following change makes the build work again:\n\n--- a/quay.c\n+++ b/quay.c\n@@ -1 +1 @@\n-a\n+b\n\nSo please take it. It was tried on two machines,\nand nothing else was seen to change there,\nbut the tests were not run on a third one.\n",
      "text/x-diff"
    ),
    (
      "{\"version\":1,\"width\":10,\"height\":20}\n{\"version\":1,\"width\":11,\"height\":20}\n",
      "application/x-asciicast"
    ),
    ("# A voice.\n[GLOBAL]\nname=quay\nsize=2\n", "application/x-htsvoice"),
    ("[Term]\nwidth=80\nheight=25\n", "text/x-obo"), ("[Address]\nstreet=Quay\n", "application/x-netshow-channel"),
    ("# Version\n\n[ver]\nmajor=1\n", "application/x-amipro"), ("[Reference]\nbook=one\n", "audio/x-ms-asx"),
  ]

  @Test(arguments: texts) func isNotTakenForThem(_ text: String, _ other: String) {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType != other, "\(text)")
  }

  /// Behind more empty lines than are looked at, no mark has a line of its own.
  @Test(arguments: TextMarks.tables.indices) func noMarkIsReadBehindEmptyLines(_ index: Int) {
    let empty = String(repeating: "\n", count: TextSample.mostLines + 1)
    for known in TextMarks.tables[index].lines {
      let mark = known.key.hasPrefix("~") ? String(known.key.dropFirst()) : known.key
      let findings = TextDetector().findings(in: Array((empty + mark + " 1 a b\n## 1\n+ 2\n").utf8))
      #expect(!findings.evidence.isEmpty)
    }
  }

  /// With what it demands, a call is one of a script, and a recording is one.
  @Test func thoseThatAreNeedLittle() {
    let texts = [
      ("callback({\"a\": 1});\n", "text/javascript"), ("/**/quay.moor([{\"a\": 1}])\n", "text/javascript"),
      (
        "{\"version\": 2, \"width\": 80, \"height\": 24}\n[0.1, \"o\", \"quay\"]\n[0.2, \"o\", \"x\"]\n",
        "application/x-asciicast"
      ),
      ("text/html; quay %s; needsterminal\n", "text/x-mailcap"),
      ("quay source: package-has-no-tests *\n", "text/x-lintian-overrides"),
      ("> x <- 3\n> x\n[1] 3\n", "text/plain"), ("# A\n[ver]\n\t4\n[sty]\n", "application/x-amipro"),
    ]
    for (text, mimeType) in texts {
      let findings = TextDetector().findings(in: Array(text.utf8))
      #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
    }
  }
}
