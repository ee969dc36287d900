# SPDX-License-Identifier: Apache-2.0
"""Scores, fonts, term bases, office markup and printer rasters, each from its format's specification."""

import io
import struct
import zipfile

from samples import samples
from specified_lines import lines
from specified_signatures import header

XML = '<?xml version="1.0" encoding="UTF-8"?>'
SCORE = lines(XML, '<museScore version="3.01">', "  <Score>", "    <Division>480</Division>", "  </Score>", "</museScore>")


def office(kind, prefix):
    """A Uniform Office document of a kind, as the root's attribute names it."""
    return lines(
        XML,
        f'<uof:UOF xmlns:uof="http://schemas.uof.org/cn/2003/uof" uof:language="cn" uof:version="1.0" uof:mimetype="vnd.uof.{kind}">',
        f"<uof:{prefix}/>",
        "</uof:UOF>",
    )


def zipped_score():
    """A compressed score: the container names the score, which stands at the root."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        container = f'{XML}\n<container><rootfiles><rootfile full-path="quay.mscx"/></rootfiles></container>\n'
        for name, data in (("META-INF/container.xml", container.encode()), ("quay.mscx", SCORE())):
            archive.writestr(zipfile.ZipInfo(name, (2024, 3, 1, 9, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def printed():
    """PCL 5 commands without a reset: raster at 75 dots, page length, left margin, one row."""
    return b"\x1b*t75R\x1b&l26a0L\x1b*r0A\x1b*b8W" + bytes((0, 126, 66, 66, 66, 66, 126, 0)) + b"\x1b*rC\f"


samples(
    {
        "documents/commands.pcl": printed,
        "documents/signed.xdv": header(b"\xf7\7\1\x83\x92\xc0\x1c\x3b\0\0\0\0\3\xe8\0"),
        "documents/signed.qm": header(bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd") + b"\xa7\0\0\0\5de_DE"),
        "fonts/letters.t42": lines(
            "%!PS-TrueTypeFont-65536-65536-1", "%%Creator: by hand", "12 dict begin", "/FontName /Quay def", "/FontType 42 def",
            "/sfnts [<00>] def", "FontName currentdict end definefont pop",
        ),
        "images/page.pwg": header(b"RaS2PwgRaster\0", bytes(50)),
        "images/page.urf": header(b"UNIRAST\0" + struct.pack(">I", 1), bytes(32)),
        "source/berth.mf": lines(
            "% The letter of a harbour.", "mode_setup;", "font_size 10pt#;", "define_pixels(width);", "beginchar(\"b\", 5pt#, 7pt#, 0);",
            "  pickup pencircle scaled 1pt;", "  draw (0,0)..(w,h/2)..(0,h);", "endchar;", "font_quad 10pt#;", "end",
        ),
        "source/parameters.mf": lines(
            "% Parameters of a harbour's letters.", "if unknown cmbase: input cmbase fi", "font_identifier:=\"QUAY\"; font_size 10pt#;",
            "u#:=20/36pt#;", "width_adj#:=0pt#;", "generate roman",
        ),
        "source/harbour.fea": lines(
            "languagesystem DFLT dflt;", "languagesystem latn dflt;", "@quays = [a b c];", "feature liga {", "  sub f i by f_i;",
            "  sub f l by f_l;", "} liga;", "feature kern {", "  pos A V -40;", "} kern;",
        ),
        "structured/animation.sif": lines(
            XML, '<canvas version="1.0" width="480" height="270" xres="2834.6" yres="2834.6" view-box="-4 2 4 -2" fps="24">',
            "  <name>Tide</name>", "</canvas>",
        ),
        "structured/letter.kwd": lines(
            XML, '<DOC xmlns="http://www.koffice.org/DTD/kword" editor="KWord" mime="application/x-kword" syntaxVersion="3">', "</DOC>"
        ),
        "structured/page.docbook": lines(
            XML, '<!DOCTYPE refentry PUBLIC "-//OASIS//DTD DocBook XML V4.2//EN"', '  "http://www.oasis-open.org/docbook/xml/4.2/docbookx.dtd">',
            "<refentry><refnamediv><refname>quay</refname><refpurpose>moor boats</refpurpose></refnamediv></refentry>",
        ),
        "structured/phrases.qph": lines(
            "<!DOCTYPE QPH>", "<QPH>", "<phrase>", "    <source>quay</source>", "    <target>Kai</target>", "</phrase>", "</QPH>"
        ),
        "structured/score.mscx": SCORE,
        "structured/score.mscz": zipped_score,
        "structured/sheet.uos": office("spreadsheet", "spreadsheet"),
        "structured/slides.uop": office("presentation", "presentation"),
        "structured/terms.tbx": lines(
            XML, '<martif type="TBX" xml:lang="en">', '<text><body><termEntry id="q"><langSet xml:lang="en"><tig><term>quay</term></tig></langSet>',
            "</termEntry></body></text>", "</martif>",
        ),
        "text/commented.po": lines(
            "# German messages of the harbour.", 'msgid "quay"', 'msgstr "Kai"', "", "#: tide.c:12", 'msgid "tide"', 'msgstr "Gezeiten"'
        ),
        "source/song.ly": lines("%%%% A song of the harbour.", "%%%% By hand.", "", '\\version "2.24.0"', "{ c'4 d' e' f' }"),
        "text/contents.toc": lines(
            "\\contentsline {section}{\\numberline {1}Quays}{1}{section.1}%", "\\contentsline {section}{\\numberline {2}Piers}{4}{section.2}%"
        ),
        "text/context.tex": lines(
            "\\setuppapersize[A4]", "\\setupinteraction[state=start]", "\\starttext", "\\startsection[title={Quays}]", "Boats lie at quays.",
            "\\stopsection", "\\stoptext",
        ),
        "text/greek.rst": lines(
            ".. Names of letters.", ".. |Alpha| unicode:: U+00391 .. CAPITAL ALPHA", ".. |Beta| unicode:: U+00392 .. CAPITAL BETA",
            ".. |Gamma| unicode:: U+00393 .. CAPITAL GAMMA",
        ),
        "text/quay.info": lambda: (
            b"This is quay.info, produced by makeinfo version 7.1 from quay.texi.\n\n"
            b"\x1f\nFile: quay.info,  Node: Top,  Up: (dir)\n\nQuays\n*****\n\n\x1f\nTag Table:\nNode: Top\x7f70\n\x1f\nEnd Tag Table\n"
        ),
        "text/spaced.mpl2": lines("[10][30] Boats lie at quays.", "[40][60] The tide is high.", "[70][90] Now it is low."),
        "text/song.krn": lines("**kern", "*clefG2", "*M4/4", "=1", "4c", "4d", "4e", "4f", "=2", "1g", "==", "*-"),
        "text/song.nwctxt": lines(
            "!NoteWorthyComposer(2.75)", '|SongInfo|Title:"Quay"|Author:""', "|AddStaff|Name:\"Staff\"", "|Clef|Type:Treble", "|Note|Dur:4th|Pos:0",
            "!NoteWorthyComposer-End",
        ),
        "text/records.krn": lines("!!!COM: Anonymous", "!!!OTL: Quay song", "**kern", "4c", "4d", "*-"),
    }
)
