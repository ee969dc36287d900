# SPDX-License-Identifier: Apache-2.0
"""What packages of sources have in them besides programs: literate programs, geometry, settings, and parts of pages."""

from samples import samples
from specified_lines import lines
from specified_signatures import header


def first_brush():
    """A brush of the first version: a head of numbers with its name, and one byte for each of seven by three points."""
    name = b"Round lamp\0"
    numbers = (20 + len(name), 1, 7, 3, 1)
    return b"".join(number.to_bytes(4, "big") for number in numbers) + name + bytes(range(21))


def wide_chip():
    """A symbol that does not end within the first eight KiB."""
    boxes = (f"    B {400 + place % 7 * 100} 200 {place * 300} {place % 11 * 250};" for place in range(400))
    return lines("DS 4 25 2;", "9 lamp_array;", "L CMF;", *boxes, "DF;", "C 4;", "E")


samples(
    {
        "audio/gathered.a2w": header(b"_A2insbank_w/macros_"),
        "audio/gathered.cif": header(b"<CUD-FM-Instrument>\x1a", payload=bytes(range(32))),
        "fonts/gathered.dgiff": header(b"DGIFF\0\1\x10", bytes(8)),
        "fonts/gathered.ppmdfont": header(b"ppmdfont\1\x5f\x20"),
        "games/gathered.gmk": header((1234321).to_bytes(4, "little") + (800).to_bytes(4, "little")),
        "images/gathered.gbr": first_brush,
        "keys/gathered.key": lambda: b"(21:protected-private-key(3:rsa(1:n3:\x01\x02\x03)(1:e1:\x11)))",
        "models/gathered.cif": wide_chip(),
        "models/gathered.oogl": lines(
            "# two boats", "{ LIST", "  { appearance { shading flat }", "    = OFF 3 1 0  0 0 0  1 0 0  0 1 0  3 0 1 2", "  }",
            "  { : quay }", "}",
        ),
        "models/gathered_drawn.geom": lines(
            "appearance {", "  +edge", "  material { diffuse 0.2 0.4 0.9 }", "}", "MESH", "2 2", "0 0 0  1 0 0", "0 1 0  1 1 0.5",
        ),
        "models/gathered_line.vect": lines("VECT", "1 3 1", "3", "1", "0 0 0  1 0 0  1 1 0", "1 0 0 1"),
        "models/gathered_turned.oogl": lines(
            "INST", "transform", "1 0 0 0", "0 1 0 0", "0 0 1 0", "0 0 4 1", "geom { QUAD 0 0 0 1 0 0 1 1 0 0 1 0 }",
        ),
        "games/gathered.mc": lines("[M2] (golly 2.0)", "#R B3/S23", ".$.*$***$", "4 0 1 0 0"),
        "games/gathered.mcl": lines("#MCell 4.00", "#GAME Life", "#RULE 1/3", "#L .A$2.A$3A"),
        "games/gathered.rle": lines("#N Glider", "#O Richard K. Guy", "x = 3, y = 3, rule = B3/S23", "bo$2bo$3o!"),
        "games/gathered_old.lif": lines("#Life 1.05", "#D A glider.", "#N", "#P -1 -1", ".*.", "..*", "***"),
        "games/gathered_golly.rle": lines("#CXRLE Pos=-3,-6", "x = 3, y = 3", "bo$2bo$3o!"),
        "source/gathered.cpp": lines("Tide3d v(-1,2,1), w(-3,2,3);", "cout << ((v<w) && (v<0)) << endl;"),
        "source/gathered.f": lines(
            "*> \\brief \\b TIDE", "*", *(f"*>  Line {place} of what is said of it." for place in range(180)),
            "      REAL             FUNCTION TIDE( X )", "      TIDE = X", "      RETURN", "      END",
        ),
        "source/gathered.nix": lines("{ ocamlPackages, stdenv ? null, ... }:", "{", "  buildInputs = with ocamlPackages; [ findlib ];", "}"),
        "source/gathered.rc": lines("/* what the window needs */", "#include \"resource.h\"", "", "lamp ICON \"lamp.ico\"", "101 RT_MANIFEST \"lamp.manifest\""),
        "source/gathered.te": lines(
            "# What the keeper may do with the lamp.", "allow keeper_t lamp_t:fd use;", "allow keeper_t lamp_t:file {", "\tread write", "};",
        ),
        "source/gathered_settings.mk": lines("CONFIG_LAMP := y", "CONFIG_LAMP_$(FUEL) := y", "", "# no suffix", "CONFIG_SUFFIX :="),
        "source/gathered.nw": lines(
            "\\section{The lamp}", "The keeper lights it at dusk; see [[light]].", "", "<<lamp.c>>=", "#include <stdio.h>", "<<light>>",
            "@ All the work is done here.", "<<light>>=", "int light(void) { return puts(\"lit\"); }", "@ %def light",
        ),
        "source/gathered.rnw": lines(
            "\\documentclass{article}", "\\begin{document}", "The tide rose to \\Sexpr{max(tide)} metres.", "",
            "<<echo=FALSE, fig=TRUE>>=", "plot(tide)", "@", "", "\\end{document}",
        ),
        "source/gathered.mk": lines(
            "##", "##  Part of the harbour's build.", "##", "", "LAMP_SRCS-yes += lamp.mk", "LAMP_SRCS-yes += lamp/wick.c",
            "LAMP_SRCS-$(CONFIG_FOG) += lamp/horn.c lamp/horn.h",
        ),
        "source/gathered_script.nw": lines(
            "%!/usr/bin/env python", "", "@ This prints the tide.", "", "<<*>>=", "<<imports>>", "print(sys.argv[1])", "",
            "@ The module that it needs:", "", "<<imports>>=", "import sys",
        ),
        "scientific/gathered.reg": lines(
            "# Region file format: DS9 version 4.1", "global color=green width=1", "fk5", "circle(126.15,-34.33,12\")",
        ),
        "structured/gathered.doxyfile": lines(
            "# Doxyfile 1.9.4", "", "PROJECT_NAME           = Lamp", "EXTRACT_ALL            = YES", "INPUT                  = src",
        ),
        "structured/gathered_library.dune": lines("(library", " (name lamp)", " (libraries oil wick))"),
        "structured/gathered_project.dune": lines("(lang dune 3.0)", "(name lamp)"),
        "structured/gathered_settings.doxyfile": lines(
            "PROJECT_NAME = $(LAMP)", "OUTPUT_DIRECTORY = $(BUILD)/doc", "GENERATE_LATEX = NO", "INPUT = src", "RECURSIVE = YES",
        ),
        "structured/gathered_colors.properties": lines(
            "blue=Blau", "darkblue=Dunkelblau", "green=Grün", "lightpurple=Helles Purpur", "red=Rot", "sea=Blau wie das Meer", "white=Weiß",
        ),
        "structured/gathered_columns.xml": lines(
            "<table frame=\"all\">", "<title>Keys of the lamp</title>", "<tgroup cols=\"2\">", "<tbody>",
            "<row><entry>L</entry><entry>Light</entry></row>", "</tbody>", "</tgroup>", "</table>",
        ),
        "structured/gathered_keys.properties": lines(
            "# Keys of the lamp", "K01=!", "K07=\\u00df", "K02=\"", "K08=(", "K09==", "K10={", "K11=\\u00df", "K12=\\u2026", "K13=]",
        ),
        "source/gathered.utb": lines(
            "# Braille of the lamp", "", "include spaces.uti", "", "lowercase a 1", "lowercase b 12", "uplow \\x00C4\\x00E4 345",
            "punctuation , 2", "digit 1 16", "noback always lamp 123-1-134-1234", "endword er 12456", "sign \\x2192 5-135",
        ),
        "source/gathered_cells.dis": lines(
            "# Cells of the display", "display \\s 0", "display a 1", "display b 12", "display c 14", "display d 145", "display 0 356",
        ),
        "source/gathered_code.cmap": lines(
            "% Codes of the lamp", "", "/CIDInit /ProcSet findresource begin", "", "12 dict begin", "", "begincmap", "",
            "/CMapName /Lamp-H def", "/CMapType 1 def", "", "1 begincodespacerange", "  <0000> <ffff>", "endcodespacerange", "",
            "endcmap", "CMapName currentdict /CMap defineresource pop", "end", "end",
        ),
        "source/gathered_lamp.lang": lines(
            "include \"number.lang\"", "", "vardef NAME = '[a-z]+'", "", "comment start \"%\"", "", "keyword = \"lamp|wick|oil\"", "",
            "environment string delim \"\\\"\" \"\\\"\" begin", "  specialchar = '\\\\.'", "end",
        ),
        "source/gathered_lamp.outlang": lines(
            "extension \"lamp\"", "", "doctemplate", "\"<lamp title=$title>", "\"", "\"</lamp>\"", "end", "", "bold \"<b>$text</b>\"",
            "onestyle \"<$style>$text</$style>\"",
        ),
        "source/gathered_lamp.ssh": lines(
            "# Style sheet of the lamp", "", "style \"Lamp\" is", "written by \"Keeper <keeper@harbour.example>\"", "version is 1.0",
            "requires a2ps 4.9.6", "", "documentation is", "   \"The words of the keeper.\"", "end documentation", "",
            "keywords in Keyword_strong are", "   lamp, wick, oil", "end keywords", "", "end style",
        ),
        "text/gathered.tex": lines(
            "%!TEX root = ../harbour.tex", "", "\\chapter{The lamp}", "\\label{cha:lamp}", "", "It is lit at dusk.", "",
            "\\section{Oil}", "\\label{sec:oil}",
        ),
        "text/gathered.texi": lines(
            "%%% -*-texinfo-*-", "\\tolerance=2000", "\\input texinfo", "@setfilename lamp", "@settitle The Lamp", "@node Top",
            "@chapter Oil", "It burns.", "@bye",
        ),
        "text/gathered_end.html": lines("<!-- end of every page -->", "</td></tr></table>", "<p>The harbour office.</p>", "</body></html>"),
        "text/gathered_fence.md": lines("To build the lamp from its sources:", "", "```", "./autogen.sh && make", "```"),
        "text/gathered_grammar.rst": lines(
            "Signals", "=======", "", ".. container::", "   :name: content", "", "   A signal is a list of flags:", "", "   ::", "",
            "         signal ::= flag", "                  | flag signal", "           flag ::= \"alpha\" | \"bravo\"",
            "          alpha ::= \"A\"",
        ),
        "text/gathered_link.md": lines(
            "Please see the [guide for keepers](https://harbour.example/keepers) before you light the lamp.",
        ),
        "text/gathered_rule.html": lines(
            "<HR>", "<P>", "Application: lamp 0.6<BR>", "Author: <A HREF=\"mailto:keeper@harbour.example\">Keeper</A><BR>", "</P>", "<HR>",
        ),
        "text/gathered_templated.md": lines(
            "# lamp-light(1)", "{{*set verb=\"Light\"}}", "", "## NAME", "", "lamp-light - Light the lamp", "", "## SYNOPSIS", "",
            "`lamp light` [_options_]", "", "## OPTIONS", "", "{{#options}}", "{{> options-oil }}", "{{> options-wick }}", "{{/options}}", "",
            "{{> section-environment }}", "",
            "## EXAMPLES", "", "Light it at dusk:", "", "       lamp light --dusk",
        ),
    }
)
