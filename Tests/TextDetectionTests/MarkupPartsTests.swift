// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Documents cut into parts, light markups of wikis, and settings, each beside a text that has some of their marks by chance.
@Suite struct MarkupPartsTests {
  static let parts: [(text: String, mimeType: String)] = [
    ("<para>\n  Wet.\n</para>\n<para>\n  Dry.\n</para>\n", "application/docbook+xml"),
    ("<sec id=\"quay\">\n  <title>Quay</title>\n  <p>Wet.</p>\n</sec>\n<p>Dry.</p>\n", "application/jats+xml"),
    ("<sec>1</sec>\n", "application/xml"),
    ("<div type=\"level1\">\n<head>Quay</head>\n<p>Wet.</p>\n</div>\n", "application/tei+xml"),
    ("<div>\n<p>Wet.</p>\n</div>\n", "text/html"),
    ("<text:p text:style-name=\"A\">Wet.</text:p>\n", "application/vnd.oasis.opendocument.text-flat-xml"),
    ("<outline text=\"Quay\">\n</outline>\n<outline text=\"Pier\">\n</outline>\n", "text/x-opml+xml"),
    ("<outline width=\"3\">\n<path/>\n</outline>\n", "application/xml"),
    ("<table>\n<row><cell>1</cell></row>\n</table>\n", "application/xml"),
    ("<main>\n<rule>\n<begin>a</begin>\n</rule>\n<p>b</p>\n</main>\n", "application/xml"),
    ("<div>\n<my-box>1</my-box><MyBox>2</MyBox><c:out>3</c:out>\n</div>\n", "text/html"),
    ("<table>\n<tr><td><quay>1</quay></td></tr>\n</table>\n", "text/html"),
    ("<hr />\n<p>See <a href=\"quay.html\">the quay</a>.</p>\n", "text/html"),
    ("<p>Wet.</p>\n<sec id=\"a\">\n<title>Quay</title>\n</sec>\n", "application/jats+xml"),
    ("<p>Wet.</p>\n<div type=\"level1\">\n<head>Quay</head>\n</div>\n", "application/tei+xml"),
    ("<section id=\"a\">\n<p>Wet.</p>\n</section>\n", "text/html"),
    ("[ Para\n    [ Str \"Wet\" , Space , Str \"quay\" ]\n]\n", "text/x-pandoc-native"),
    ("[ Para ]\nWords.\n", "text/plain"), ("{\\pard \\ql Wet.\\par}\n", "text/rtf"),
    ("h2(#quay). Quay\n\nWet.\n", "text/x-textile"),
  ]

  static let markups: [(text: String, mimeType: String)] = [
    ("# Quay\n\nWet.\n\n=> gemini://example.org/a A\n=> gemini://example.org/b B\n", "text/gemini"),
    ("# Quay\n\nThe result is told so.\n\n=> 4\n=> 5\n", "text/markdown"),
    ("#title Quay\n\n* Rings\n\nWet.\n", "text/x-muse"),
    ("* Quay\n\n** Rings\n\n<example>\nmoor\n</example>\n", "text/x-muse"),
    ("h1. Quay\n\n{noformat}\nmoor\n{noformat}\n", "text/x-wiki"),
    ("h1. Quay\n\nSee \"the pier\":http://example.org/pier\n\n* a\n* b\n", "text/x-textile"),
    ("= Quay =\n\n{{code}}\nmoor\n{{/code}}\n", "text/x-wiki"),
    ("===== Quay =====\n\n  * //wet// place\n  * dry\n", "text/x-wiki"),
    ("====== A ======\n\nmoor [//ROPE//]\n\n====== B ======\n\n> moor\n\n  * **a**\n  * b\n", "text/x-wiki"),
    ("<span id=\"quay\"></span>\n== Quay ==\n\nWet.\n", "text/x-wiki"), ("<span>Quay</span>\n", "text/html"),
    ("{{0,1}}|http://[^ ]+\n", "text/plain"),
    ("* xref:a.adoc[A]\n* xref:b.adoc[B]\n** xref:c.adoc[C]\n", "text/asciidoc"),
    // Markdown.
    ("## Quay\n\nShips of any size may tie up here.\n", "text/markdown"),
    ("# Quay\n\n## Rings\nShips of any size may tie up here\n", "text/markdown"),
    ("# Quay\n\n## Rings\nmoor ship at night to it\n", "text/plain"),
    ("See [the quay](http://example.org/a) and [the\npier](http://example.org/b).\n", "text/markdown"),
    ("  # See [the quay](http://example.org/a).\n  # See [a pier](http://example.org/b).\n", "text/plain"),
    // Settings in front.
    ("---\ntitle: Leak\nlabels: wet\n---\n", "text/markdown"),
    ("---\nname: leak\nlabels: wet\n---\n", "application/yaml"),
    ("---\ntitle: Quay\n---\n\n    moor it\n", "text/markdown"), ("---\ntitle: a\n---\ntitle: b\n", "application/yaml"),
    ("---\nlayout: page\n---\nNote: it is wet.\n\nIt is wet there.\nVery wet.\n", "text/markdown"),
    // reStructuredText.
    ("Quay\n====\n\nRings\n-----\n\nIron\n~~~~\n\nWet.\n", "text/x-rst"),
    ("Quay\n====\n\nA ``ring`` is a *ring*.\n\nIron\n^^^^\n\nWet.\n", "text/x-rst"),
    ("Quay\n====\n\nTo moor a ship, say::\n\n    moor\n", "text/x-rst"),
    ("Quay\n====\n\nWet ``here''.\n", "text/plain"),
  ]

  static let settings: [(text: String, mimeType: String)] = [
    ("- id: quay\n  name: Quay\n  rings: 4\n", "application/yaml"),
    ("- Quay: it is wet\n  Pier: it is dry\n  Ring: it is iron\n", "text/plain"),
    ("paths:\n  - quay/**\n  - pier/*.c\n", "application/yaml"), ("Quays:\n  - North\n  - South\n", "text/plain"),
    ("paths:\n  - the quay\n  - the pier\n", "text/plain"),
    ("github: [a, b]\nuser: c\ncustom: d\n", "text/plain"),
    (
      "on:\n  push:\njobs:\n  a:\n    matrix: [\n      {\n        b: 1\n      }, {\n        b: 2\n      }]\n",
      "application/yaml"
    ),
    ("a: b\nc: [\n  d,\n],\n", "text/plain"),
    ("stages:\n  - build\n\nbuild:\n  <<: *base\n  <<: *other\n  script:\n    - make\n", "application/yaml"),
    (
      "language: c\nscript:\n  - if [ -d a ]; then\n      cd a && make;\n      cd b && make;\n    fi;\n  - make\nbefore:\n  - a\n",
      "application/yaml"
    ),
    ("12d\n9c\nThe quay is wet.\n.\n", "text/x-diff"), ("12d\nThe quay is wet.\n.\n", "text/plain"),
    ("rings = [\n  'a',\n]\nships = ['b']\n", "text/plain"),
    ("rings = [\n  \"a\",\n]\nships = 3\n", "application/toml"),
    ("quay.rings=4\nquay.width=2.5\npier.rings=2\n", "text/x-java-properties"),
  ]

  @Test(arguments: parts + markups + settings)
  func tellsPartsFromTextsLikeThem(_ text: String, _ mimeType: String) throws {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }
}
