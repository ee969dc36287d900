# SPDX-License-Identifier: Apache-2.0
"""Fonts with one drawn letter: FontForge, fontTools, xfonts-utils."""

import io
import struct

from samples import made, sample, samples, shell, tool

SCRIPT = b"""import fontforge
font = fontforge.font()
font.fontname = font.familyname = font.fullname = "Quay"
font.copyright = "Apache-2.0"
font.createChar(ord("A"), "A")
pen = font["A"].glyphPen()
pen.moveTo((100, 0)); pen.lineTo((500, 700)); pen.lineTo((900, 0)); pen.closePath()
pen = None
font["A"].width = 1000
font.createChar(32, "space").width = 400
font.generate("OUT", FLAGS)
"""


def forged(name, options='flags=("opentype", "no-FFTM-table")'):
    """A maker that lets FontForge write the file name's format."""
    script = SCRIPT.replace(b"OUT", name.encode()).replace(b"FLAGS", options.encode())
    return lambda: tool(["fontforge", "-quiet", "-lang=py", "-script", "make.py"], {"make.py": script}, name)


def flavoured(flavour):
    """A maker that wraps the TrueType font."""

    def maker():
        from fontTools.ttLib import TTFont

        font = TTFont(io.BytesIO(made("fonts/quay.ttf")), recalcTimestamp=False)
        font.flavor = flavour
        out = io.BytesIO()
        font.save(out)
        return out.getvalue()

    return maker


samples(
    {
        "fonts/quay.ttf": forged("quay.ttf"),
        "fonts/quay.otf": forged("quay.otf"),
        "fonts/quay.pfa": forged("quay.pfa"),
        "fonts/quay.pfb": forged("quay.pfb"),
        "fonts/quay.afm": lambda: shell(
            "fontforge -quiet -lang=py -script make.py && cat quay.afm > out",
            {"make.py": SCRIPT.replace(b"OUT", b"quay.pfa").replace(b"FLAGS", b'flags=("afm",)')},
            "out",
        ),
        "fonts/quay.t42": forged("quay.t42", "flags=()"),
        "fonts/quay.cff": forged("quay.cff", "flags=()"),
        "fonts/quay.svg": forged("quay.svg", "flags=()"),
        "fonts/quay.woff": flavoured("woff"),
        "fonts/quay.woff2": flavoured("woff2"),
        "fonts/quay.bdf": lambda: BDF,
        "fonts/quay.pcf": lambda: tool("bdftopcf -o out in.bdf", {"in.bdf": BDF}, "out"),
        "fonts/quay.sfd": lambda: sfd(),
    }
)

BDF = b"""STARTFONT 2.1
FONT -misc-quay-medium-r-normal--8-80-75-75-c-80-iso10646-1
SIZE 8 75 75
FONTBOUNDINGBOX 8 8 0 0
STARTPROPERTIES 2
FONT_ASCENT 8
FONT_DESCENT 0
ENDPROPERTIES
CHARS 1
STARTCHAR A
ENCODING 65
SWIDTH 1000 0
DWIDTH 8 0
BBX 8 8 0 0
BITMAP
18
24
42
42
7E
42
42
00
ENDCHAR
ENDFONT
"""


def sfd():
    text = SCRIPT.replace(b'font.generate("OUT", FLAGS)', b'font.save("quay.sfd")')
    lines = tool(["fontforge", "-quiet", "-lang=py", "-script", "make.py"], {"make.py": text}, "quay.sfd").splitlines(
        keepends=True
    )
    return b"".join(line for line in lines if not line.startswith((b"CreationTime", b"ModificationTime")))


@sample("fonts/quay.ttc")
def collection():
    from fontTools.ttLib import TTCollection, TTFont

    fonts = TTCollection()
    fonts.fonts = [TTFont(io.BytesIO(made("fonts/quay.ttf")), recalcTimestamp=False) for _ in range(2)]
    out = io.BytesIO()
    fonts.save(out, shareTables=True)
    return out.getvalue()


@sample("fonts/quay.eot")
def embedded():
    # Embedded OpenType (W3C submission, 2008), version 0x00020001: header with magic 0x504c at 34, then the font.
    font = made("fonts/quay.ttf")
    names = b"".join(
        struct.pack("<HH", 0, len(text)) + text for text in ("Quay".encode("utf-16-le"),) * 4
    ) + struct.pack("<HH", 0, 0)
    fixed = (
        struct.pack("<III10sBBIHH", len(font), 0x00020001, 0, bytes(10), 1, 0, 400, 0, 0x504C)
        + bytes(24)
        + struct.pack("<I", 0)
        + bytes(16)
    )
    return struct.pack("<I", 4 + len(fixed) + len(names) + len(font)) + fixed + names + font


@sample("fonts/quay.psf")
def console():
    # PSF 2 (kbd): magic, version, header size 32, flags, glyphs, bytes a glyph, height, width.
    return struct.pack("<IIIIIIII", 0x864AB572, 0, 32, 0, 256, 8, 8, 8) + bytes(256 * 8)


@sample("fonts/quay.pk")
def packed():
    # PK of TeX (pktype.web): pre 247, id 89, comment, design size, checksum, pixels a point; post 245.
    return (
        bytes((247, 89, 4)) + b"quay" + struct.pack(">IIII", 10 << 20, 0, 300 << 16, 300 << 16) + bytes((245, 246, 246))
    )


@sample("fonts/quay.tfm")
def metrics():
    # TeX font metrics (tftopl.web): twelve lengths of 16 bits, then the tables.
    header = struct.pack(">II", 0, 10 << 20)
    tables = header + struct.pack(">I", 0x01000000) + struct.pack(">IIIIII", 0, 0x80000, 0, 0, 0, 0)
    return struct.pack(">12H", 6 + len(tables) // 4, 2, 65, 65, 2, 1, 1, 1, 0, 0, 0, 1) + tables
