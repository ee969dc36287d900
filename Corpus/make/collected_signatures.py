# SPDX-License-Identifier: Apache-2.0
"""Headers and small files of formats that programs bring along as their examples, as their specifications call for them.

Each sample is the header and some bytes of payload, or the least file that its lengths prove; its label says so.
"""

import binascii
import bz2
import gzip
import io
import plistlib
import struct
import uuid
import zipfile
import zlib

from layout import compound_file
from samples import samples
from specified_lines import lines
from specified_signatures import header


def counted(text):
    """A text behind its length."""
    return struct.pack(">I", len(text)) + text


def wide(text):
    """A text of two bytes a character behind the number of its characters."""
    return struct.pack("<I", len(text)) + text.encode("utf-16-le")


def geodatabase_index(name, field):
    """An index of one field (GDAL: OpenFileGDB, filegdbtable.cpp)."""
    return wide(name) + struct.pack("<HIHI", 0, 16, 0xFFFF, 1) + wide(field) + b"\0\0"


def attribute_index():
    """A page of three values and the trailer (GDAL: OpenFileGDB, filegdbindex.cpp)."""
    page = struct.pack("<II", 0, 3) + bytes(4) + struct.pack("<III", 1, 2, 3)
    return page.ljust(4096, b"\0") + struct.pack("<BBIIIII", 8, 0x40, 1, 1, 3, 0, 1)


def tiled_map():
    """One level of one tile (GraphicsMagick: jnx.c)."""
    front = struct.pack("<IIiiiiIIIIII", 3, 0, 700000000, 200000000, 690000000, 190000000, 1, 0, 0, 0, 0, 0)
    level = struct.pack("<III", 1, 60, 4096)
    return front + level + struct.pack("<iiiiHHII", 700000000, 200000000, 690000000, 190000000, 256, 256, 16, 88) + bytes(range(16))


def mesh():
    """A tetrahedron (OpenMesh: OMFormat.hh)."""
    return b"OMT\x22" + struct.pack("<III", 4, 4, 6) + struct.pack("<I12f", 0x1600, *range(12))


def language():
    """Two parts of 24 (Tesseract: tessdatamanager.cpp)."""
    places = [-1] * 24
    places[0], places[17] = 196, 212
    return struct.pack("<I24q", 24, *places) + b"tessedit_ocr 0\n\0" + bytes(range(64))


def wavefront():
    """A header, its texts and a table of lines (Utah Raster Toolkit: rla_header.h)."""
    front = struct.pack(">8h6h", 0, 3, 0, 3, 0, 3, 0, 3, 1, 0, 3, 1, 0, 0) + b"2.2000".ljust(16, b"\0")
    colours = b"".join(text.ljust(24, b"\0") for text in (b"0.670 0.330", b"0.210 0.710", b"0.140 0.080", b"0.310 0.316"))
    return (front + colours + bytes(4) + b"tide.rla").ljust(740, b"\0") + struct.pack(">4I", 756, 760, 764, 768) + bytes(16)


def proteins():
    """Two proteins of the alphabet NCBIstdaa between zeros (NCBI: BLAST database format)."""
    one = bytes((12, 7, 4, 1, 10, 9, 11, 18, 5, 19, 13, 16, 17, 14, 15, 20, 22, 3, 6, 8) * 3)
    return b"\0" + one + b"\0" + one[::-1] + b"\0"


def division():
    """Two records of four bytes (EMBOSS: dbiflat)."""
    return struct.pack("<IIH20s10s4s", 308, 2, 4, b"TIDE", b"1.0", bytes((0, 1, 2, 24))).ljust(300, b" ") + struct.pack("<II", 1, 2)


def computer_state():
    """A second header of 54 bytes and one bank that is packed (G. Lunter: Z80 file format)."""
    registers = bytearray(30)
    registers[12], registers[27], registers[28], registers[29] = 2, 1, 1, 1
    banks = b"".join(struct.pack("<HB", 6, bank) + b"\xed\xed\xff\x00\xed\xed" for bank in (4, 5, 8))
    return bytes(registers) + struct.pack("<HH", 54, 0x8000) + bytes(52) + banks


def elder_state():
    """Packed memory behind one header (G. Lunter: Z80 file format)."""
    registers = bytearray(30)
    registers[6:8] = b"\x00\x80"
    registers[12], registers[29] = 0x22, 1
    return bytes(registers) + b"\xed\xed\xff\x00" * 190 + b"\x00\xed\xed\x00"


def theme():
    """One picture and the reserve (LibreOffice: galtheme.cxx)."""
    name, path = b"Quays", b"quay.png"
    entry = b"\1" + struct.pack("<H", len(path)) + path + struct.pack("<IH", 0, 1)
    return struct.pack("<HH", 4, len(name)) + name + struct.pack("<I", 1) + entry + b"GALRESRV".ljust(520, b"\0")


def lazy_objects():
    """One vector as R serializes it, packed, behind its length (R internals)."""
    data = b"X\n" + struct.pack(">III", 3, 0x040201, 0x030500) + counted(b"UTF-8") + struct.pack(">III", 13, 2, 1) + struct.pack(">I", 2)
    return struct.pack(">I", len(data)) + zlib.compress(data)


def sprites():
    """The number of sprites and two actions (OpenTTD: NewGRF specification)."""
    return b"\x04\0\xff" + struct.pack("<I", 3) + b"\x09\0\xff\x07\x9d\x04\x02\x01\0\0\0\x01" + b"\x08\0\xff\x08\x07QUAYTide\0" + bytes(2)


def card_certificate():
    """A body with a profile and the name of who signed (BSI TR-03110, part 3)."""
    body = b"\x5f\x29\x01\x00" + b"\x42\x0dXXQUAY0000001" + b"\x7f\x49\x03\x06\x01\x04"
    inner = b"\x7f\x4e" + bytes((len(body),)) + body + b"\x5f\x37\x04\x01\x02\x03\x04"
    return b"\x7f\x21" + bytes((len(inner),)) + inner


def firmware():
    """Firmware and the suffix of 16 bytes (USB: DFU 1.1, appendix B)."""
    return bytes(range(256)) * 4 + struct.pack("<HHHH3sBI", 0x0100, 0xDF11, 0x0483, 0x0100, b"UFD", 16, 0)


def memos(first, mark):
    """A block that counts the blocks, and one with a memo (Borland: dBASE III and IV)."""
    return lambda: struct.pack("<I12xB", 2, mark).ljust(512, b"\0") + first.ljust(512, b"\0")


def store(kind):
    """What KOffice's heir writes into the name of a gzip member."""
    stream = io.BytesIO()
    stream.write(b"\x1f\x8b\x08\x08" + bytes(4) + b"\0\x03Calligra " + kind + b"\x04\x06\0")
    packed = gzip.compress(b"maindoc.xml", mtime=0)
    return lambda: stream.getvalue() + packed[10:]


def office_theme():
    """The parts of a theme of the first beta (ECMA-376 part 2, section 10.1.2)."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, text in (
            ("[Content_Types].xml", '<Types><Override PartName="/theme/theme/themeManager.xml" ContentType="application/vnd.ms-office.themeManager+xml"/></Types>'),
            ("theme/theme/themeManager.xml", "<a/>"),
        ):
            archive.writestr(zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0)), text)
    return stream.getvalue()


def literal(text):
    """A packet of literal data (RFC 9580, section 5.9)."""
    return b"\xcb" + bytes((12 + len(text),)) + b"b\x06tide.t" + bytes(4) + text


def disc_text():
    """Two packs of a title (MMC-3, annex J)."""
    packs = (b"\x80\x00\x00\x00High water a", b"\x80\x00\x01\x0ct the quay\0\0")
    return b"".join(pack + struct.pack(">H", binascii.crc_hqx(pack, 0) ^ 0xFFFF) for pack in packs)


def drawing():
    """Three sections of 24 bytes and the texts behind them (EAGLE: binary drawings)."""
    first = struct.pack("<BBHIBB", 0x10, 0x80, 48, 3, 5, 12).ljust(24, b"\0")
    return first + b"\x11".ljust(24, b"\0") + b"\x12".ljust(24, b"\0") + b"\x13\x12\x99\x19" + bytes(12)


OFFICE = 'xmlns:office="http://openoffice.org/2000/office" xmlns:draw="http://openoffice.org/2000/drawing"'

samples(
    {
        "archives/collected.dfu": firmware,
        "databases/collected.atx": attribute_index,
        "databases/collected.dbt": memos(b"High water at the quay.\x1a\x1a", 3),
        "databases/collected-4.dbt": memos(b"\xff\xff\x08\0" + struct.pack("<I", 24) + b"Tide at quay", 0),
        "databases/collected.emblcd.trg": division,
        "databases/collected.gdbindexes": lambda: struct.pack("<I", 2) + geodatabase_index("FDO_OBJECTID", "OBJECTID") + geodatabase_index("FDO_Shape", "Shape"),
        "databases/collected.phr": header(b"\x30\x80\x30\x80\xa0\x80\x1a\x04Tide\0\0\xa1\x80\x30\x80"),
        "databases/collected-named.phr": header(b"\x30\x80\x30\x80\xa1\x80\x30\x80\xaa\x80\x30\x80"),
        "databases/collected-3.pin": lambda: struct.pack(">II", 3, 1) + counted(b"quays") + counted(b"Mar 1, 2024  9:00 AM") + struct.pack(">III", 1, 40, 40),
        "databases/collected.psq": proteins,
        "databases/collected.rdb": lazy_objects,
        "databases/collected.thm": theme,
        "databases/collected.xdb": header(b"\xca\xdb\x19\x69", struct.pack(">IHHHH", 230, 1, 6, 1, 0), b"pwhash"),
        "documents/collected.kate-swp": header(counted(b"Kate Swap File 2.0"), counted(bytes(range(20)))),
        "documents/collected.ksp": store(b"application/x-kspread"),
        "documents/collected.qtz": lambda: plistlib.dumps({"rootPatch": {"class": "QCPatch"}}, fmt=plistlib.FMT_BINARY),
        "documents/collected.textClipping": lambda: plistlib.dumps({"UTI-Data": {"public.utf8-plain-text": "tide"}}, fmt=plistlib.FMT_BINARY),
        "documents/collected.thmx": office_theme,
        "executables/collected.afdo": header(b"\x84\xe4\xd0\xb1\xf4\xc9\x94\xa8\x53", b"\x67", struct.pack("<Q", 7)),
        "executables/collected.llvmprof": header(b"\xff\xe5\xd0\xb1\xf4\xc9\x94\xa8\x53", b"\x67\xd7\x4d"),
        "executables/collected-compact.llvmprof": header(b"\x82\xe4\xd0\xb1\xf4\xc9\x94\xa8\x53", b"\x67\xd7\x4d"),
        "executables/collected.memprofraw": header(b"\x81rforpm\xff", struct.pack("<QQ", 1, 864)),
        "executables/collected-32.sancov": header(b"\x32\xff\xff\xff\xff\xff\xbf\xc0", struct.pack("<I", 0x401000)),
        "executables/collected.sancov": header(b"\x64\xff\xff\xff\xff\xff\xbf\xc0", struct.pack("<Q", 0x401000)),
        "executables/collected.pcmindex": header(b"BCGI", b"\x01\x0c\0\0\x18\0\0\0"),
        "executables/collected-copied.pkl": lambda: b"((cbuiltins\nint\np0\nI7\ntp1\ntp2\n.",
        "executables/collected-instance.pkl": lambda: b"(iquay\nTide\np0\n(dp1\nS'high'\np2\nI7\nsb.\n",
        "executables/collected.boost": header(b"22 serialization::archive 10 1 0\n0 0 0 3605 "),
        "executables/collected-typedstream": header(b"\x04\x0btypedstream\x81\x03\xe8\x84\x01@\x84\x84\x0eNSIBObjectData"),
        "executables/collected-streamtyped": header(b"\x04\x0bstreamtyped\x81\xe8\x03\x84\x01@\x84\x84\x08NSString"),
        "executables/collected-library.xpt": header(b"XPCOM\nTypeLib\r\n\x1a", bytes((1, 2)), struct.pack(">HIII", 4, 498, 34, 145)),
        "games/collected.grf": sprites,
        "games/collected-1.z80": elder_state,
        "games/collected.z80": computer_state,
        **{f"games/collected-{letter}.sav": header(b"OTT" + letter.encode(), struct.pack(">HH", 211, 0), b"\xfd7zXZ") for letter in "DNXZ"},
        "images/collected.bmi": header(b"ZonerBMIa", b"@\0 \0\0\0"),
        "images/collected-idle.cgm": header(b"\0\x04tide", b"\0\x24\x03abc", b"\x10\x22\0\1"),
        "images/collected-clear.cgm": lambda: b"% tide %\nBegMF \"quay\"; MFVersion 3;\nMFDesc \"\"; EndMF;\n",
        "images/collected-draw.pict": header(b"DRWGMD".ljust(512, b"\0"), bytes(10) + b"\x11\1\xff"),
        "documents/collected-private.ai": header(b"%PDF-1.4\n", b"%!PS-Adobe-3.0\r%%Creator: quay\r%AI5_FileFormat 6\r"),
        "images/collected-characters.cgm": header(b"0 \x1bXTIDE\x1b\\", b"1 A"),
        "images/collected-switched.cgm": header(b"0 \x1b\\\x1bXTIDE\x1b\\", b"1 A"),
        "images/collected.rla": wavefront,
        "keys/collected.cvcert": card_certificate,
        "keys/collected-bzip2.gpg": lambda: b"\xa3\x03" + bz2.compress(literal(b"tide")),
        "keys/collected-marker.gpg": lambda: b"\xa8\x03PGP" + b"\xa3\x02" + zlib.compress(literal(b"tide")),
        "keys/collected-zip.gpg": lambda: b"\xa3\x01" + zlib.compress(literal(b"tide"), wbits=-15),
        "keys/collected-zlib.gpg": lambda: b"\xc8\x1a\x02" + zlib.compress(literal(b"tide")),
        "models/collected.om": mesh,
        "scientific/collected-adf.cgns": header(b"@(#)ADF Database Version A01010>AdF0"),
        "scientific/collected.cpt": header(struct.pack(">I", 0x29F29), counted(b"2024.1"), counted(b"tide")),
        "scientific/collected.ind": header(b"\xf8\xe8\x71\x01\x64\0\0\x02"),
        "scientific/collected.jnx": tiled_map,
        "scientific/collected.rsc": header(b"RSC\0\x10\0"),
        "scientific/collected.sxf": header(b"SXF\0", struct.pack("<I", 400)),
        "scientific/collected.traineddata": language,
        "scientific/collected-coverage.adf": header(struct.pack(">II", 0x270A, 11), bytes(16), struct.pack(">I", 66), bytes(8)),
        "system/collected.icu": header(struct.pack("<HBBHHBBBB", 128, 0xDA, 0x27, 20, 0, 0, 0, 2, 0), b"Dict"),
        "system/collected-big.icu": header(struct.pack(">HBBHHBBBB", 128, 0xDA, 0x27, 20, 0, 1, 0, 2, 0), b"Dict"),
        "structured/collected.soc": lines('<?xml version="1.0"?>', f"<ooo:color-table xmlns:ooo=\"http://openoffice.org/2004/office\" {OFFICE}>", '<draw:color draw:name="Tide" draw:color="#006080"/>', "</ooo:color-table>"),
        "structured/collected.sog": lines('<?xml version="1.0"?>', f"<office:gradient-table {OFFICE}>", '<draw:gradient draw:name="Tide"/>', "</office:gradient-table>"),
        "structured/collected.soh": lines('<?xml version="1.0"?>', f"<office:hatch-table {OFFICE}>", '<draw:hatch draw:name="Tide"/>', "</office:hatch-table>"),
        "structured/collected.sod": lines('<?xml version="1.0"?>', f"<office:dash-table {OFFICE}>", '<draw:stroke-dash draw:name="Tide"/>', "</office:dash-table>"),
        "structured/collected.soe": lines('<?xml version="1.0"?>', f"<office:marker-table {OFFICE}>", '<draw:marker draw:name="Tide"/>', "</office:marker-table>"),
        "structured/collected.sob": lines('<?xml version="1.0"?>', f"<office:bitmap-table {OFFICE}>", '<draw:fill-image draw:name="Tide"/>', "</office:bitmap-table>"),
        "structured/collected.xcs": lines('<?xml version="1.0"?>', '<oor:component-schema xmlns:oor="http://openoffice.org/2001/registry" oor:name="Tide"/>'),
        "structured/collected.xcu": lines('<?xml version="1.0"?>', '<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" oor:name="Tide"/>'),
        "structured/collected.xcd": lines('<?xml version="1.0"?>', '<oor:data xmlns:oor="http://openoffice.org/2001/registry"/>'),
        "structured/collected-items.xcu": lines('<?xml version="1.0"?>', '<oor:items xmlns:oor="http://openoffice.org/2001/registry"/>'),
        "structured/collected.components": lines('<?xml version="1.0"?>', '<components xmlns="http://openoffice.org/2010/uno-components">', '<component uri="tide.so"/>', "</components>"),
        "structured/collected.xmi": lines('<?xml version="1.0"?>', '<XMI xmi.version="1.2" xmlns:UML="http://schema.omg.org/spec/UML/1.3">', "<XMI.header/>", "</XMI>"),
        "structured/collected.qpt": lines("<Composer>", ' <Composition numPages="1" printResolution="300"/>', "</Composer>"),
        "structured/collected-3.qpt": lines('<Layout name="Tide" units="mm" printResolution="300">', "<PageCollection/>", "</Layout>"),
        "structured/collected-eagle.sch": lines('<?xml version="1.0"?>', '<!DOCTYPE eagle SYSTEM "eagle.dtd">', '<eagle version="8.2.1">', "<drawing/>", "</eagle>"),
        "structured/collected.storyboard": lines('<?xml version="1.0"?>', '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">', "<scenes/>", "</document>"),
        "text/collected-chapter.docbook": lines('<chapter id="tide">', "<title>Tide</title>", '<sect1 id="high">', "<title>High water</title>", "<para>At the quay.</para>", "</sect1>", "</chapter>"),
        "text/collected.emn": lines(".HEADER", 'BOARD_FILE 3.0 "Tide" 2024/01/01.00:00:00 1', "quay MM", ".END_HEADER", ".BOARD_OUTLINE ECAD", "1.6", "0 0 0 0", ".END_BOARD_OUTLINE"),
        "text/collected.aff": lines("SET UTF-8", "TRY esianrtolcdugmphbyfvkwz", "", "SFX A Y 2", "SFX A 0 s [^s]", "SFX A 0 es s"),
        "text/collected.dic": lines("6", "crane/A", "harbour/A", "hull/A", "pier/A", "quay/A", "tide"),
        "text/collected-gmt.cpt": lines("# COLOR_MODEL = RGB", "0 0/0/64 10 0/96/128", "10 0/96/128 20 white", "B black", "F white", "N 128"),
        "scientific/collected-1.bcf": header(b"BCF\x04", struct.pack("<I", 7), b"19\x0020\0"),
        "text/collected-user.dic": lines("OOoUserDict1", "lang: en-GB", "type: positive", "---", "tidewater"),
        "text/collected.gcov": lines("        -:    0:Source:tide.c", "        -:    0:Graph:tide.gcno", "        -:    1:int quay;", "        1:    2:int main(void) {"),
        "text/collected-quoted.cue": lines('CATALOG "1234567890123"', 'FILE "tide.wav" WAVE', "  TRACK 01 AUDIO", "    INDEX 01 00:00:00"),
        "text/collected-explained.csr": lines("PKCS #10 Certificate Request Information:", "\tVersion: 1", *(f"\tName {number}: tide" for number in range(60)), "", "-----BEGIN NEW CERTIFICATE REQUEST-----", "MAA=", "-----END NEW CERTIFICATE REQUEST-----"),
        "archives/collected-dated.torrent": lambda: b"d13:creation datei1700000000e4:infod6:lengthi4e4:name4:tideee",
        "archives/collected-encoded.torrent": lambda: b"d8:encoding5:UTF-84:infod6:lengthi4e4:name4:tideee",
        "archives/collected-seeded.torrent": lambda: b"d9:httpseedsl14:http://tide.ex/e4:infod6:lengthi4e4:name4:tideee",
        "archives/collected-vuze.torrent": lambda: b"d18:azureus_propertiesd17:dht_backup_enablei1ee4:infod6:lengthi4e4:name4:tideee",
        "audio/collected.cdt": disc_text,
        "audio/collected-track.toc": lines("TRACK AUDIO", "NO COPY", 'FILE "tide.wav" 0', ""),
        "documents/collected.jtd": lambda: compound_file({"\x04JSRV_SummaryInformation": b"", "DocumentText": b"tide"}),
        "documents/collected-4.sdd": lambda: compound_file({"StarDrawDocument3": b""}, class_id=uuid.UUID("012d3cc0-4216-11d0-89cb-008029e4b0b1").bytes_le),
        "documents/collected-5.sdd": lambda: compound_file({"StarDrawDocument3": b""}, class_id=uuid.UUID("565c7221-85bc-11d1-89d0-008029e4b0b1").bytes_le),
        "models/collected-board.brd": drawing,
        "models/collected.mag": lines("magic", "tech scmos", "timestamp 1700000000", "<< metal1 >>", "rect 0 0 4 4", "<< end >>"),
        "scientific/collected.fpb": header(b"FPB1\r\n\0\0", struct.pack("<Q", 159), b"META#num_bits=1024"),
        "documents/collected-page.pcl": lambda: b"\x1b%-12345X\x1bE\x1b&l1X\x1b(s10H\x1b(s12VTide\x1bE\x1b%-12345X",
        "documents/collected-entered.pcl": lambda: b"\x1b%-12345X@PJL SET COPIES=1\r\n@PJL ENTER LANGUAGE = PCL\r\n\x1bETide\x1bE\x1b%-12345X",
        "scientific/collected-module.spv": header(b"\x03\x02\x23\x07", struct.pack("<IIII", 0x10000, 11, 8, 0)),
    }
)
