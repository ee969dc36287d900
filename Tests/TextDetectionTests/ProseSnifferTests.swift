// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Languages for prose by their marks, and texts that have some of them by chance.
@Suite struct ProseSnifferTests {
  static let texts: [(text: String, mimeType: String)] = [
    ("= Harbour\n:toc:\n\n== Moorings\n\nNOTE: Wet.\n", "text/asciidoc"),
    ("[options=\"header\"]\n|===\n| a\n|===\n", "text/asciidoc"), ("|===\n| a | b\n|===\n", "text/asciidoc"),
    ("include::words.txt[]\n", "text/asciidoc"), ("/* tag::x[]\n= a\n== b\n|===\n*/\n", "text/plain"),
    ("h1. Harbour\n\nWords.\n", "text/x-textile"), ("bq. Said somebody.\n", "text/x-textile"),
    ("h1 is a heading\n* a\n", "text/plain"),
    ("#+TITLE: Harbour\n* Moorings\n", "text/org"), ("* TODO Moor\n* DONE Sail\n** a\n", "text/org"),
    ("== Harbour ==\n'''Moor''' at [[Quay]].\n", "text/x-wiki"), ("{{{\nx\n}}}\n= A =\n[[b]]\n", "text/x-wiki"),
    (".. note:: Wet.\n\nWords.\n", "text/x-rst"), ("Harbour\n=======\n\nSee `quay`_ and ``rope``.\n", "text/x-rst"),
    ("# Harbour\n\nSee [the quay](quay.md).\n", "text/markdown"),
    ("- [ ] moor\n- [x] sail\n\n> Words.\n", "text/markdown"),
    ("![gull](gull.png)\n\n**Gulls** fly.\n", "text/markdown"),
    ("Dear all,\n\n* one\n* two\n\nRegards\n", "text/plain"), ("a -- b\n----\nc\n----\n", "text/plain"),
    // Tags in front.
    (
      "<p align=\"center\">\n<img src=\"gull.png\">\n</p>\n\n# Gulls\n\n**Gulls** fly, `often`.\n\n## Nests\n\nHigh.\n",
      "text/markdown"
    ),
    ("<div align=\"center\">\n\n# Gulls\n\n</div>\n\n## Nests\n\nSee [the cliff](cliff.md).\n", "text/markdown"),
    ("<h1>Gulls</h1>\n<p>They fly.</p>\n<pre>\n# flock\n</pre>\n", "text/html"),
    ("<html>\n<body>\n\n# Gulls\n\n## Nests\n\nSee [the cliff](cliff.md).\n</body>\n</html>\n", "text/html"),
    // Settings in front.
    ("---\ntitle: Quay\n---\n\nIt is wet there.\n", "text/markdown"),
    ("+++\ntitle = \"Quay\"\n+++\nIt is wet there.\n", "text/markdown"),
    ("---\nlayout: page\n---\n= Quay\n\n== Rings\n\nNOTE: Wet.\n", "text/asciidoc"),
    ("---\nlayout: page\n---\n<p>Wet</p>\n", "text/html"), ("---\na: 1\n---\nb: 2\n", "application/yaml"),
    ("---\na: 1\n---\n- b\n- c\n", "application/yaml"), ("---\na: 1\n---\n", "application/yaml"),
    // Typesetting.
    ("\\gdef\\a{A}\n\\gdef\\b{B}\n\\gdef\\c{C}\n", "text/x-tex"), ("\\a \\b \\c\n", "text/plain"),
    (".so man1/quay.1\n", "text/troff"), ("\\\" A page.\n.TH QUAY 1\n.SH NAME\n", "text/troff"),
    (".\n.TH QUAY 1\n.\n.SH NAME\n", "text/troff"), (".TL\nThe Quay\n.AU\nA Gull\n.PP\nWet.\n", "text/troff"),
    (".so far\n", "text/plain"), (".git\n.hg\n.svn\n", "text/plain"),
    ("@set A 1 b\n@set C d\n", "application/x-texinfo"), ("@set A=1\n@set B=2\n", "text/plain"),
  ]

  @Test(arguments: texts)
  func tellsALanguageByItsMarks(_ text: String, _ mimeType: String) throws {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }

  /// What the marks in the lines of a text are worth.
  private func marks(in text: String) -> ProseMarks.Weights {
    let lines = TextLines(of: Array(text.utf8), atMost: 100)
    let prose = ProseText(lines, heads: lines.heads)
    return ProseMarks.all.weights(of: prose.lines, in: prose.bytes.span)
  }

  /// A line of the table that cannot be read would be lost silently.
  @Test func readsEveryLineOfItsTable() {
    #expect(ProseMarks.all.rows.count == ProseMarks.table.split(separator: "\n").count)
    #expect(ProseMarks.all.rows.count <= UInt64.bitWidth)
    #expect(ProseMarks.all.languages.allSatisfy { LightweightMarkup.types[$0] != nil })
  }

  /// What is in none of the lines weighs nothing, and what must stand twice counts from the second time.
  @Test func weighsMarksOnce() {
    let weights = marks(in: "* a\n* b\nNOTE: c\nTIP: d")
    #expect(weights["asciidoc"] == 3)
    #expect(weights["textile"] == 1)
    #expect(weights["rst"] == 0)
    #expect(marks(in: "").values.allSatisfy { $0 == 0 })
  }

  /// Every mark that may stand anywhere is found in the middle of a line.
  @Test func findsMarksAnywhere() throws {
    let lines = ProseMarks.table.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0[2] == "*" }
    #expect(lines.count >= 6)
    for line in lines {
      let weight = try #require(Int(line[1]))
      for mark in line.dropFirst(3) {
        let text = "a " + mark.replacing("~", with: " ").replacing("…", with: "b")
        let found = marks(in: text)[String(line[0])]
        #expect(found >= weight, "\(mark)")
      }
    }
  }

  /// The second part of a mark is looked for so far and no further.
  @Test(arguments: [(200, 2), (201, 0)])
  func looksForTheSecondPartOfAMarkNearby(distance: Int, weight: Int) {
    let between = String(repeating: "x", count: distance - 1)
    #expect(marks(in: "image:" + between + "[]")["asciidoc"] == weight)
    #expect(marks(in: "a \"" + between + "\":http")["textile"] == weight)
  }
}
