# SPDX-License-Identifier: Apache-2.0
"""Texts in forms that their specifications allow and few writers use: other first lines, line ends, orders and marks.

Each sample has what its format calls for and invented values; its label names the specification.
"""

from samples import samples
from specified_lines import lines
from specified_signatures import header

# Longer than what sniffers see of a text.
LICENCE = [f"  Clause {number}: you may use this under the terms of the licence of the harbour." for number in range(140)]

samples(
    {
        "documents/valid_macros.tex": lines(
            "% Signs of the harbour", "\\quayset{length=3}", "\\characterdef \\pier 8x 1", "\\characterdef \\mole 8x 2",
            "\\characterdef \\buoy 8x 3", "\\characterdef \\lamp 8x 4", "\\characterdef \\hull 8x 5", "\\endinput",
        ),
        "documents/valid_plain.tex": lines("\\hsize=5in", "\\font\\small=cmr8", "\\small The quay is long.", "\\vskip 1in", "\\bye"),
        "images/valid_bare.xpm": lines(
            "static const char *quay[] = {", "\"2 2 2 1\",", "\"  c None\",", "\". c #204060\",", "\". \",", "\" .\"};",
        ),
        "images/valid_first.xpm": lines(
            "#define quay_format 1", "#define quay_width 2", "#define quay_height 1", "#define quay_ncolors 1",
            "#define quay_chars_per_pixel 1", "static char * quay_colors[] = {", "\"a\", \"#204060\"", "};",
            "static char * quay_pixels[] = {", "\"aa\"", "};",
        ),
        "keys/valid_authorized_keys": lines(
            "command=\"/usr/bin/tide now\",no-pty ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIMole keeper@harbour.example",
        ),
        "models/valid_comments.msh": lines("$Comments", "The quay", "$EndComments", "$MeshFormat", "2.2 0 8", "$EndMeshFormat"),
        "models/valid_drawn.gbr": lines("G70*", "G90*", "D10*", "X1000Y1000D02*", "X2000Y1000D01*", "X2000Y2000D01*", "M02*"),
        "models/valid_marked.ply": lines(
            "\ufeffply", "format ascii 1.0", "comment A quay", "element vertex 1", "property float x", "property float y",
            "property float z", "end_header", "0 0 0",
        ),
        "models/valid_tiny.obj": lines("# The harbour", "mtllib quay.mtl", "o quay", "v 1.0 0.5 -1.0", "usemtl stone", "p 1"),
        "scientific/valid.gvf": lines("##gvf-version 1.10", "##gff-version 3", "chr1\tquay\tSNV\t10\t10\t.\t+\t.\tID=1;Variant_seq=A"),
        "scientific/valid_brackets.aln": lines("CLUSTALW (1.82)", "", "quay    ACGTACGT", "pier    ACGTACGA", "        ******* "),
        "scientific/valid_dated.obo": lines("date: 01:03:2024 09:00", "format-version: 1.2", "", "[Term]", "id: H:1", "name: quay"),
        "scientific/valid_one.bed": lines("track name=quays", "chr1\t1000\t2000\tquay"),
        "scientific/valid_third.vcf": lines("##format=VCFv3.3", "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO"),
        "scientific/valid_whole.xyz": lines("2", "of the harbour", "H 0 0 0", "H 0 0 1"),
        "structured/valid_colons.ini": lines("[quay]", "length: 300", "built: 1901", "[pier]", "length: 120"),
        "structured/valid_feed.rdf": lines(
            "<?xml version=\"1.0\"?>", "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns=\"http://purl.org/rss/1.0/\">",
            "<channel rdf:about=\"https://harbour.example/\"><title>Harbour</title></channel>", "</rdf:RDF>",
        ),
        "structured/valid_listed.activity.json": lines(
            "{\"type\": \"Note\", \"@context\": [\"https://www.w3.org/ns/activitystreams\", {\"tide\": \"https://harbour.example/tide\"}]}",
        ),
        "structured/valid_one.ttl": lines("@prefix : <https://harbour.example/#> .", ":quay :beside :pier ."),
        "system/valid_extended.log": lines("#Software: Harbour Server 1.0", "#Version: 1.0", "#Fields: time cs-method cs-uri", "09:00:00 GET /quay"),
        "system/valid_request.log": lines("192.0.2.7 - - [01/Mar/2024:09:00:00 +0000] \"GET /quay HTTP/1.1\" 200 512"),
        "system/valid_traced.log": lines(
            "2024-03-01 09:00:00,000 INFO  quay.Tide - rising", "2024-03-01 09:00:01,000 ERROR quay.Tide - lost",
            "quay.TideException: no gauge", "\tat quay.Tide.read(Tide.java:12)", "\tat quay.Main.main(Main.java:3)",
        ),
        "text/valid_base.html": lines("<base href=\"https://harbour.example/\">", "<a href=\"quay\">The quay</a>"),
        "text/valid_hundredths.sub": lines("00:00:01.00,00:00:02.50", "The quay", "", "00:00:03.00,00:00:04.00", "The pier"),
        "text/valid_remark.smi": lines("<!-- of the harbour -->", "<SAMI><BODY><SYNC START=100><P>The quay</BODY></SAMI>"),
        "scientific/valid.cml": lines("<molecule id=\"water\"><atomArray><atom id=\"a1\" elementType=\"O\"/></atomArray></molecule>"),
        "scientific/valid_spaced.bedgraph": lines("chr19 49302000 49302300 -1.0", "chr19 49302300 49302600 -0.75"),
        "scientific/valid_spaced.bed": lines("chr7 127471196 127472363 quay 0 +", "chr7 127472363 127473530 pier 0 -"),
        "scientific/valid_remarks.jdx": lines("$$ Of the harbour", "##TITLE= Brine", "##JCAMP-DX= 4.24", "##END="),
        "scientific/valid_returns.obo": header(b"format-version: 1.2\r\r[Term]\rid: H:1\rname: quay\r"),
        "scientific/valid_search.hmmpfam": lines(
            "hmmpfam - search one or more sequences against HMM database", "HMMER 2.3.2 (Oct 2003)", "HMM file: harbour.hmm",
        ),
        "scientific/valid_sites.pgn": lines(
            "[Site \"Harbour\"]", "[Event \"Match\"]", "[White \"Keeper\"]", "[Black \"Pilot\"]", "[Result \"1-0\"]", "", "1. e4 1-0",
        ),
        "structured/valid_accounts.qif": lines("!Option:AutoSwitch", "!Account", "NHarbour dues", "TBank", "^"),
        "structured/valid_base.ttml": lines(
            "<tt xml:lang=\"en\" xmlns=\"http://www.w3.org/2006/10/ttaf1\"><body><div><p begin=\"0s\">Quay</p></div></body></tt>",
        ),
        "structured/valid_capitals.gv": lines("DIGRAPH harbour {", " quay -> pier;", "}"),
        "structured/valid_late.geojson": lines(
            "{\"about\": \"" + "The harbour has a quay and a pier. " * 260 + "\",",
            " \"features\": [{\"type\": \"Feature\", \"geometry\": null, \"properties\": {}}],", " \"type\": \"FeatureCollection\"}",
        ),
        "structured/valid_licence.sifx": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!--", *LICENCE, "-->",
            "<canvas version = '1.0' width = '480' height = '270' view-box = '-4 2 4 -2'><name>Tide</name></canvas>",
        ),
        "structured/valid_link.network": lines("[Match]", "Name=quay0", "", "[Network]", "DHCP=yes"),
        "structured/valid_obsolete.po": lines("#~ msgid \"Quay\"", "#~ msgstr \"Kai\""),
        "structured/valid_page.xsl": lines(
            "<html xsl:version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\"><body><xsl:value-of select=\"quay\"/></body></html>",
        ),
        "structured/valid_short.csv": lines(
            "name,length,built,repaired,closed", "Quay,300,1901,1950,1990", "Pier,120,1920,1951", "Mole,80,1899,1960,1970",
            "Jetty,40,1930", "Dock,200,1910,1955",
        ),
        "structured/valid_remarks.csv": lines("name,length,built", "# the old ones", "Quay,300,1901", "Pier,120,1920", "Mole,80,1899"),
        "structured/valid_items.yaml": lines("---", "- quay", "- pier", "- mole"),
        "text/valid_changes.md": lines(
            "# Changelog", "All notable changes of the harbour are told here.", "", "## [Unreleased]", "### Added", "- A lamp on the mole",
            "", "## [1.0.0] - 2024-03-01", "### Changed", "- The quay is longer",
        ),
        "text/valid_comment.md": lines(
            "<!-- Written by the keeper -->", "# The quay", "", "The quay is long, and boats lie at it all year.", "", "## The pier", "",
            "The pier is short, and `one` boat lies at it.",
        ),
        "text/valid_default.sub": lines("{DEFAULT}{}{f:Arial}{s:24}", "{10}{40}The quay", "{50}{70}The pier"),
        "text/valid_moved.wiki": lines("#REDIRECT [[Quay of the harbour]]"),
        "text/valid_plus.rst": lines(
            ".. the history of the quay", "", "History", "-------", "", "1.1 (2024-03-01)", "++++++++++++++++", "",
            "- A lamp, see `the log <https://harbour.example>`_.", "", "1.0", "+++", "", "- First boat.",
        ),
        "text/valid_relative.ly": lines("\\relative c' {", "  c4 d e f", "  g1", "}"),
        "text/valid_untitled.abc": lines("X:3", "M:6/8", "K:Gmix", "GAB c2d|GAB d3|]"),
    }
)
