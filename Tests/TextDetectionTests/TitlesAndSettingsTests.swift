// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Documents by their titles and links, settings of Java, pages with scripts, and what looks like each of them.
@Suite struct TitlesAndSettingsTests {
  static let documents: [(text: String, mimeType: String)] = [
    // A badge and a link leave no doubt of what the programs below are shown in.
    (
      "[![Build](https://quay.example/b.svg)](https://quay.example)\n\nquay\n====\n\n    my $a = Quay->new;\n    print $a;\n",
      "text/markdown"
    ),

    (
      "# Quay Shadow\n\nPlugin for building quays with support for moorings.\n\n## More\n\nRead [the guide](http://quay.example)!\n",
      "text/markdown"
    ),
    (
      "# quay\n# see [the guide](http://quay.example)\nset -e\nexport A=b\nif [ -f a ]; then\n  . a\nfi\n",
      "text/x-shellscript"
    ),
    // Titles of manual pages, of wikis, and none.
    ("= QUAY(1) =\n\n== NAME ==\nquay - moor\n", "text/asciidoc"), ("= QUAY (1) =\n\nmoor\n", "text/plain"),
    // Outlines are no lists of Markdown.
    ("* Quay\n\nIt is wet.\n\n** Rings\n\n- iron\n- rope\n\n** Steps\n\nSee `it`, and [it](it.md).\n", "text/plain"),
    // Explicit markup is none of Markdown.
    (
      ".. _quay:\n\nquay - moor\n===========\n\n.. synopsis::\n\n    moor [it](a.md)\n\n- `a` **b**\n- ``c``\n\nSynopsis\n--------\n",
      "text/x-rst"
    ),
    // What git writes for a patch, with a difference further down than is looked at, and a mailbox.
    (
      "From bd3ab78370098491911d7fe9d7a43b97144a234e Mon Sep 17 00:00:00 2001\nFrom: A. Quay <a@quay.example>\nSubject: [PATCH] Moor\n\nMoor.\n",
      "text/x-diff"
    ),
    (
      "From a@quay.example Mon Sep 17 00:00:00 2001\nFrom: a@quay.example\nSubject: Moor\n\nMoor.\n", "application/mbox"
    ),
    // Parts of a reference, abbreviations of a bibliography.
    ("<!-- ##### SECTION Title ##### -->\nquay\n\n<!-- ##### SECTION Short_Description ##### -->\n\n", "text/sgml"),
    ("<!-- ##### -->\n<a>b</a>\n", "application/xml"),
    ("@string(qr=\"Quay Review\")\n@string(pr=\"Pier Review\")\n", "text/x-bibtex"), ("@string(qr)\nx\n", "text/plain"),
    // A document of DocBook that says it is XML.
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE refentry PUBLIC \"-//OASIS//DTD DocBook V4.5//EN\" \"docbookx.dtd\">\n<refentry/>\n",
      "application/docbook+xml"
    ),
    ("<!DOCTYPE refentry PUBLIC \"-//OASIS//DTD DocBook V3.1//EN\">\n<refentry>\n</refentry>\n", "text/sgml"),
  ]

  static let settings: [(text: String, mimeType: String)] = [
    ("quay.ring=iron\nquay.rope=hemp\n", "text/x-java-properties"),
    ("quay.ring = iron\nquay.rope = hemp\n", "text/plain"),
    ("open=The quay {0} is open\nfull=All {0} of {1} berths are taken\nshut=Shut\n", "text/x-java-properties"),
    ("open='The quay {0} is open'\nfull='All {0} of {1} berths'\nshut='Shut'\n", "text/plain"),
    ("home=GULL\npath=a/b\nurl=https\\://quay.example/a.zip\n", "text/x-java-properties"),
    ("open=The quay \\\n  is open\nfull=Full {0}\nshut=Shut {0}\n", "text/x-java-properties"),
    (
      "quay.open = Open it\nquay.shut = Shut it\nquay.moor = Moor here\nquay.sail = Sail on\nquay.fish = Fish\n",
      "text/x-java-properties"
    ),
    (
      "quay.open = moor(1)\nquay.shut = moor(2)\nquay.moor = moor(3)\nquay.sail = moor(4)\nquay.fish = moor(5)\n",
      "text/plain"
    ),
    ("__cake__ = u'\\u2728'\n__a__ = 'b'\n__c__ = 'd'\n", "text/x-python"),
    // Tables of TOML may have quoted names with any sign.
    ("[quay]\nring = 1\n[quay.\"ring#\"]\nrope = \"hemp\"\n", "application/toml"),
    ("[quay]\nring = 1\n[quay ring#]\nrope = \"hemp\"\n", "text/x-ini"),
    // Settings that are shown in comments, with a blank before the sign.
    ("[quay]\n; ring =\n; rope = hemp\n[pier]\n", "text/x-ini"),
    // A value may stand below its key.
    ("a:\n  - b\n  - c\n  - d\n  - e\nscript:\n  moor the boat -s --rope\n", "application/yaml"),
    ("usage:\n  moor the boat\noptions:\n  none of them\nfiles:\n  a few\n", "text/plain"),
    // Options of a spelling checker in front of its affixes.
    ("# Words of the quay\n\nSET UTF-8\n\nTRY esiantrolcdugmphbyfvkw\n", "text/x-hunspell-affix"),
    ("SET quay\nTRY again\n", "text/plain"),
    // Values that are missing at the end, where others are quoted.
    (
      "name,kind,depth,note\na,b,1,\"x, y\"\nc,d,2,\ne,f,3\ng,h,4,\"z\"\n", "text/csv"
    ),
  ]

  static let pages: [(text: String, mimeType: String)] = [
    ("<ul>\n<%\nfor (var i = 0; i < 3; i++) {\n%>\n<li><%= i %></li>\n<% } %>\n</ul>\n", "text/x-ejs"),
    ("<p><% if (a === 'b') { %>c<% } %></p>\n", "text/x-ejs"), ("<p><% if (a == b) { %>c<% } %></p>\n", "text/html"),
    ("<li class=\"ring\">\n<div>\n<a href='a'>b</a>\n</div>\n</li>\n", "text/html"),
  ]

  @Test(arguments: documents + settings + pages)
  func tellsTheFormat(_ text: String, _ mimeType: String) throws {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }

  @Test(arguments: [
    ("* Quay\n\n** Rings\n\n- iron\n\n** Steps\n", true), ("* Quay\n** Rings\n** Steps\n", false),
    ("* a\n\n* b\n", false),
    ("* a\n\n**b** c\n\n** d\n\n** e\n", false),
  ])
  func tellsOutlinesFromLists(text: String, isOutline: Bool) {
    let lines = TextLines(of: Array(text.utf8), atMost: 100)
    #expect(LightweightMarkup.isOutline(ProseText(lines, heads: lines.heads)) == isOutline)
  }

  @Test(arguments: [(31, 0, true), (32, 0, false), (0, 180, true), (0, 200, false)])
  func looksIntoAFewTagsAndNotFarIntoEach(tags: Int, blanks: Int, isTold: Bool) {
    let page =
      "<p>" + String(repeating: "<% a %>", count: tags) + "<%" + String(repeating: " ", count: blanks)
      + "var a = b; %></p>\n"
    let findings = TextDetector().findings(in: Array(page.utf8))
    #expect((findings.evidence.first?.mimeType == "text/x-ejs") == isTold)
  }
}
