# SPDX-License-Identifier: Apache-2.0
"""Documents of applications in binary form, and some old texts, from the published descriptions of their headers."""

import struct
import uuid

from layout import chunk, noise
from samples import made, samples


def guid(text):
    return uuid.UUID(text).bytes_le


def note_section(kind, version):
    # [MS-ONESTORE] 2.3.1, Header: 1,024 bytes.
    head = guid(kind) + noise(16) + bytes(16) + guid("109add3f-911b-49f5-a5d0-1791edc8aed8")
    head += struct.pack("<IIII", version, version, version, version) + struct.pack("<IIHBBII", 0, 0, 0, 0, 0, 0, 0)
    return head.ljust(1024, b"\0") + struct.pack("<QII", 0xA4567AB1F5F7F4C4, 16, 0) + noise(1024)


def frame_maker(first):
    # FrameMaker: the first line names kind and version; what follows is binary.
    return first + bytes(256 - len(first)) + noise(1024)


def indesign(kind):
    # Adobe: XMP specification, part 3, 1.1.7: two master pages of 4,096 bytes, then the document.
    def page(number):
        head = bytes.fromhex("0606edf5d81d46e5bd31efe7fe74b71d") + kind + b"\1" + bytes(239)
        return (head + struct.pack("<Q8xI", number, 3)).ljust(4096, b"\0")

    return page(1) + page(2) + noise(1024)


def cover_picture():
    # iTunes cover cache: frames of size and name; "item" holds the picture.
    picture = made("images/picture.png")
    head = struct.pack(">I4sIIIII", 0x11C, b"itch", 2, 2, 2, 0, 0) + b"artw"
    item = (
        struct.pack(">I4sI", 0xD0 + len(picture), b"item", 0xD0)
        + bytes(16)
        + noise(16)
        + b"locl"
        + b"PNGf"
        + struct.pack(">IIII", 3, 0, 300, 300)
    )
    return head.ljust(0x11C, b"\0") + item.ljust(0xD0, b"\0") + picture


def marc(kind=b"nam a22", tail=b" a 4500", fields=None):
    # ISO 2709 and MARC 21: leader of 24 characters, directory of 12 a field, fields.
    fields = fields or [
        (b"001", b"quay0001"),
        (b"008", b"240301s2024    enk           000 0 eng d"),
        (b"100", b"1 \x1faKeeper, A."),
        (b"245", b"10\x1faLow water /\x1fcA. Keeper."),
        (b"260", b"  \x1faHarbour :\x1fbThe Board,\x1fc2024."),
        (b"650", b" 0\x1faTides."),
    ]
    directory, data = b"", b""
    for tag, value in fields:
        directory += tag + b"%04d%05d" % (len(value) + 1, len(data))
        data += value + b"\x1e"
    base = 24 + len(directory) + 1
    return b"%05d" % (base + len(data) + 1) + kind + b"%05d" % base + tail + directory + b"\x1e" + data + b"\x1d"


def alias(embedded=True):
    # mac_alias, "Bookmark format": "book", size, version 0x10040000, header of 48 bytes; an alias file has its own
    # header in front.
    body = b"".join(
        struct.pack("<II", len(text), 0x0101) + text.ljust(-(-len(text) // 4) * 4, b"\0")
        for text in (b"Users", b"keeper", b"tide.txt")
    )
    contents = (
        struct.pack("<I", 48)
        + body
        + struct.pack("<IIIII", 0x14, 0xFFFFFFFE, 1, 0, 1)
        + struct.pack("<III", 0x1004, 4, 0)
    )
    if embedded:
        return (
            b"book\0\0\0\0mark\0\0\0\0"
            + struct.pack("<IIII", 0x38, 0x38, 0x38 + len(contents), 0x10050000)
            + bytes(24)
            + contents
        )
    return b"book" + struct.pack("<III", 48 + len(contents), 0x10040000, 48) + bytes(32) + contents


def ipod_firmware():
    # iPodLinux: firmware images: a picture of 256 letters, then the volume's header "[hi]".
    lines = [
        b"{{~~  /-----\\   ",
        b"{{~~ /       \\  ",
        b"{{~~|         | ",
        b"{{~~| S T O P | ",
        b"{{~~|         | ",
        b"{{~~ \\       /  ",
        b"{{~~  \\-----/   ",
    ]
    head = b"".join(lines) + b"Copyright(C) 2001 Apple Computer, Inc."
    head = head.ljust(256, b"-") + struct.pack("<4sIHH", b"]ih[", 0x4000, 0x010C, 3)
    entry = struct.pack(
        "<4s4sIIIIIIII", b"!ATA", b"soso", 0, 0x4400, 2048, 0x28000000, 0, 0x1A2B3C4D, 0x2010, 0xFFFFFFFF
    )
    return head.ljust(0x4200, b"\0") + entry.ljust(0x200, b"\0") + noise(2048)


def metadata(order=b"\x10"):
    # MIE 1.1 (P. Harvey): elements of "~", kind, lengths of name and value, name, value.
    pack = ">" if order == b"\x10" else "<"
    text = b"~\x20\6\x0aAuthorThe keeper"
    group = b"~" + order + b"\4\xfe" + b"Meta" + struct.pack(pack + "I", len(text) + 4) + text + b"~\0\0\0"
    return (
        b"~"
        + order
        + b"\4\xfe"
        + b"0MIE"
        + struct.pack(pack + "I", len(group) + 4)
        + group
        + b"~\0\0\6"
        + struct.pack(pack + "IBB", len(group) + 26, 0x10 if pack == ">" else 0x18, 4)
    )


def os2_help(kind):
    # IBM: INF file format (C. Langanke's inf02a): HSP, kind, size of the header, version, places; the title at 0x6B.
    head = b"HSP" + bytes((kind,)) + struct.pack("<HBBHIIIHIHI", 0x9B, 2, 14, 4, 0x9B, 120, 0x113, 4, 0x123, 0, 0x14B)
    return head.ljust(0x6B, b"\0") + b"Low Water".ljust(48, b"\0") + noise(600)


def melody():
    # Yamaha SMAF: chunks of four letters and length: content information, optional data, score track, CRC.
    information = chunk(b"CNTI", bytes((0, 0x33, 1, 0, 0)), ">")[:13]
    optional = b"OPDA" + struct.pack(">I", 20) + b"Dch\1" + struct.pack(">I", 12) + b"ST\0\x08low tide"
    track = b"MTR\5" + struct.pack(">I", 220) + bytes((2, 0, 2, 2)) + noise(216)
    body = information + optional + track
    return b"MMMD" + struct.pack(">I", len(body) + 2) + body + noise(2)


def preferences():
    # AmigaOS: a form PREF with its header and one chunk (prefs/prefhdr.h).
    parts = chunk(b"PRHD", bytes(6), ">") + chunk(b"LCLE", (bytes(16) + b"english").ljust(110, b"\0"), ">")
    return b"FORM" + struct.pack(">I", 4 + len(parts)) + b"PREF" + parts


def catalogue_of_forms():
    # EA IFF 85: a CAT of forms of one kind; AmigaOS keeps its clips and preferences so.
    form = b"FORM" + struct.pack(">I", 4 + 8 + 4) + b"FTXT" + chunk(b"CHRS", b"tide", ">")
    return b"CAT " + struct.pack(">I", 4 + len(form)) + b"FTXT" + form


def printer_job(language=b"PCL"):
    # HP: PJL technical reference manual: the universal exit, then commands, then the job.
    body = (
        b"\x1bE\x1b&l0O\x1b(10U\x1b*p300x300YThe ferry left at seven.\x0c\x1bE"
        if language == b"PCL"
        else b"JZJZ" + noise(600)
        if language == b"ZJS"
        else b"%!PS-Adobe-3.0\n/Helvetica findfont 12 scalefont setfont 72 700 moveto (Tide) show showpage\n%%EOF\n"
    )
    return (
        b'\x1b%-12345X@PJL JOB NAME="Tides"\r\n@PJL SET RESOLUTION=600\r\n@PJL SET DUPLEX=ON\r\n@PJL ENTER LANGUAGE='
        + language
        + b"\r\n"
        + body
        + b"\x1b%-12345X@PJL EOJ\r\n\x1b%-12345X"
    )


def printer_settings():
    return (
        b"\x1b%-12345X@PJL COMMENT Settings of the printer on the quay\r\n@PJL DEFAULT LPARM : "
        b"PCL FONTSOURCE = I\r\n@PJL DEFAULT COPIES = 1\r\n@PJL DEFAULT PAPER = A4\r\n@PJL "
        b"INITIALIZE\r\n\x1b%-12345X"
    )


def interchange(version=b"2015", comment=b" # Generated by FrameMaker 13.0.1"):
    # Adobe: MIF reference: statements in angle brackets.
    return (
        b"<MIFFile "
        + version
        + b">"
        + comment
        + b"\n"
        + b"""<Units Ucm>
<ColorCatalog
 <Color
  <ColorTag `Black'>
  <ColorCyan  0.000000>
 > # end of Color
> # end of ColorCatalog
<PgfCatalog
 <Pgf
  <PgfTag `Body'>
  <PgfFont
   <FFamily `Times New Roman'>
   <FSize  12.0 pt>
  > # end of PgfFont
 > # end of Pgf
> # end of PgfCatalog
<TextFlow
 <Para
  <PgfTag `Body'>
  <ParaLine
   <String `The ferry left at seven.'>
  >
 > # end of Para
> # end of TextFlow
"""
    )


def news_wire(start=b"\x16\x16\1"):
    # IPTC 7901: header between SOH and STX, text between STX and ETX, end EOT.
    return start + (
        b"hbr123 4 pl 62  hbr 0815\r\n\r\nTides/Ferry\r\n\2\r\nFerry leaves on time\r\n\r\n"
        b"Harbour (hbr) - The ferry left at seven.\r\n\3\r\nhbr kp ak\r\n010900 Mar 24\r\n\4"
    )


def sliced_model():
    # FlashForge GX: a mark, places of the picture and of the code, settings, a bitmap of 80 by 60, then G-code.
    bitmap = (
        b"BM"
        + struct.pack("<IIIIiiHHIIiiII", 14454, 0, 54, 40, 80, 60, 1, 24, 0, 14400, 0, 0, 0, 0)
        + bytes((200, 180, 90)) * 4800
    )
    head = (
        b"xgcode 1.0\n\0"
        + struct.pack("<IIIIIII", 0, 58, 14512, 14512, 3600, 4200, 0)
        + struct.pack("<HHHHHHHHH", 1, 200, 0, 3, 60, 50, 210, 0, 1)
    )
    return (
        head
        + bitmap
        + (
            b";generated by ffslicer\nM118 X75.00 Y60.00 Z20.00 T0\nM140 S50 T0\nM104 S210 T0\n"
            b"G28\nG90\nG1 X10.0 Y10.0 F3000\nM18\n"
        )
    )


def glyphs(version):
    # Glyphs file format, versions 2 and 3: an OpenStep property list.
    first = (
        '{\n.appVersion = "3151";\n.formatVersion = 3;\n'
        if version == 3
        else '{\n.appVersion = "1361";\nDisplayStrings = (\n"low water"\n);\n'
    )
    rest = (
        'date = "2024-03-01 09:00:00 +0000";\nfamilyName = "Quay Sans";\nfontMaster = (\n{\n'
        "ascender = 800;\ncapHeight = 700;\ndescender = -200;\nid = master01;\nxHeight = 500;"
        '\n}\n);\nglyphs = (\n{\nglyphname = A;\nlastChange = "2024-03-01 09:00:00 +0000";\n'
        "layers = (\n{\nlayerId = master01;\nwidth = 600;\n}\n);\nunicode = 0041;\n}\n);\n"
        "unitsPerEm = 1000;\nversionMajor = 1;\nversionMinor = 0;\n}\n"
    )
    return (first + rest).encode()


def music_library():
    # iTunes library (libitl): "hdfm", sizes of the header and of the file, version; what follows is encrypted and
    # deflated.
    return (b"hdfm" + struct.pack(">III", 144, 2192, 0x001A0004) + b"\x0612.9.5" + struct.pack(">II", 0x20, 1)).ljust(
        144, b"\0"
    ) + noise(2048)


def worksheet_of_plan():
    # Corel: WordPerfect SDK: prefix of product 9 and kind 10.
    return b"\xffWPC" + struct.pack("<IBBBBHH", 0x10, 9, 10, 5, 0, 0, 0) + noise(600)


def fast_infoset():
    # ITU-T X.891: E0 00 00 01, flags, then an element with a literal name and text.
    return (
        bytes.fromhex("e0000001003c03")
        + b"tide"
        + bytes.fromhex("82")
        + b"low water"
        + bytes.fromhex("f0ff")
        + noise(40)
    )


samples(
    {
        "audio/library.itl": music_library,
        "documents/budget.pln": worksheet_of_plan,
        "documents/message.finf": fast_infoset,
        "documents/section.one": lambda: note_section("7b5c52e4-d88c-4da7-aeb1-5378d02996d3", 0x2A),
        "documents/notebook.onetoc2": lambda: note_section("43ff2fa1-efd9-4c76-9ee2-10ea5722765f", 0x1B),
        "documents/low_water.fm": lambda: frame_maker(b"<MakerFile 7.0H>\n"),
        "documents/low_water.book": lambda: frame_maker(b"<BookFile 5.5H>\n"),
        "documents/dictionary.fm": lambda: frame_maker(b"<MakerDictionary 4.0>\n"),
        "documents/low_water.indd": lambda: indesign(b"DOCUMENT"),
        "documents/low_water.indb": lambda: indesign(b"BOOKBOOK"),
        "documents/snippets.indl": lambda: indesign(b"LIBRARY4"),
        "images/cover.itc": cover_picture,
        "documents/catalogue.mrc": marc,
        "documents/catalogue_marc8.mrc": lambda: marc(b"cam  22", b"4a 4500") + marc(b"cas  22", b" a 4500"),
        "documents/authority.mrc": lambda: marc(
            b"nz  a22",
            b"n  4500",
            [(b"001", b"n 1"), (b"008", b"240301nn aznnnabbn           n ana      "), (b"100", b"1 \x1faKeeper, A.")],
        ),
        "system/tide_alias": alias,
        "system/tide.bookmark": lambda: alias(False),
        "system/firmware_ipod": ipod_firmware,
        "images/metadata.mie": metadata,
        "images/metadata_little.mie": lambda: metadata(b"\x18"),
        "documents/low_water.inf": lambda: os2_help(1),
        "documents/low_water.hlp": lambda: os2_help(0x10),
        "audio/melody.mmf": melody,
        "system/locale.prefs": preferences,
        "documents/clips.iff": catalogue_of_forms,
        "documents/job.pjl": printer_job,
        "documents/host_based.prn": lambda: printer_job(b"ZJS"),
        "documents/settings.pjl": printer_settings,
        "documents/postscript.prn": lambda: printer_job(b"POSTSCRIPT"),
        "documents/low_water.mif": interchange,
        "documents/older.mif": lambda: interchange(b"5.50", b""),
        "documents/wire.anpa": news_wire,
        "models/hull.gx": sliced_model,
        "fonts/quay.glyphs": lambda: glyphs(3),
        "fonts/quay2.glyphs": lambda: glyphs(2),
    }
)
