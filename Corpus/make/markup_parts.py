# SPDX-License-Identifier: Apache-2.0
"""Light markups of wikis and other writers, and documents that a converter leaves without a root.

Each sample is made from the description of its format, which its label names.
"""

from samples import samples
from specified_lines import lines

samples({
    "text/quay.gmi": lines("# Harbour", "", "A wet place.", "", "=> gemini://example.org/quay Quay", "=> https://example.org/rings Rings"),
    "text/quay.muse": lines("#title Harbour", "", "* Moorings", "", "<example>", "tie the rope", "</example>"),
    "text/quay.zimwiki": lines("Content-Type: text/x-zim-wiki", "Wiki-Format: zim 0.4", "", "====== Harbour ======", "A wet place."),
    "text/quay.jirawiki": lines("h1. {anchor:quay}Harbour", "A wet place.", "", "{noformat}", "tie the rope", "{noformat}"),
    "text/quay.xwiki": lines("= Harbour =", "", "See [[the quay>>https://example.org/quay]].", "", "{{code}}", "tie the rope", "{{/code}}"),
    "text/quay.dokuwiki": lines("====== Harbour ======", "", "  * [[quay|Quay]]", "  * //wet// place", "", "<code>", "tie the rope", "</code>"),
    "text/anchored.wiki": lines('<span id="quay"></span>', "== Harbour ==", "", "A wet place."),
    "text/part.rtf": lines(r"{\pard \ql \f0 \sa180 \li0 \fi0 A wet place.\par}"),
    "text/part.textile": lines("h1(#quay). Harbour", "", "A wet place."),
    "text/issue.md": lines("---", "title: Leak", "labels: wet", "---"),
    "text/outline.md": lines("# Harbour", "", "## Moorings", "", "Ships of any size tie up here at night"),
    "text/levels.rst": lines("Harbour", "=======", "", "Moorings", "--------", "", "Rings", "^^^^^", "", "Wet."),
    "text/literal.rst": lines("Harbour", "=======", "", "To moor a ship at night, say::", "", "    moor", ""),
    "documents/part.native": lines("[ Header", "    1", '    ( "quay" , [] , [] )', '    [ Str "Harbour" ]', "]"),
    "structured/part.docbook": lines("<sect1 id=\"quay\">", "<title>Harbour</title>", "<para>Wet.</para>", "</sect1>", "<para>Dry.</para>"),
    "structured/part.jats": lines("<sec id=\"quay\">", "<title>Harbour</title>", "<p>Wet.</p>", "</sec>"),
    "structured/part.tei": lines('<div type="level1">', "<head>Harbour</head>", "<p>Wet.</p>", "</div>"),
    "structured/part.opml": lines('<outline text="Harbour">', '<outline text="Quay"></outline>', "</outline>"),
    "structured/part.fodt": lines('<text:h text:outline-level="1">Harbour</text:h>', "<text:p>Wet.</text:p>"),
    "structured/part.icml": lines('<ParagraphStyleRange AppliedParagraphStyle="ParagraphStyle/Paragraph">', "<Content>Wet.</Content>", "</ParagraphStyleRange>", "<Br />"),
    "structured/records.yaml": lines("- id: quay", "  name: Harbour", "  rings: 4", "- id: pier", "  name: Pier", "  rings: 2"),
    "structured/paths.yml": lines("exclude_paths:", "  - quay/**", "  - pier/*.txt"),
    "structured/matrix.yml": lines("strategy:", "  matrix: [", "    { ring: 1 },", "    { ring: 2 }", "  ]", "steps:", "  - run: moor", "    with: rope"),
})
