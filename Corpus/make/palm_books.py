# SPDX-License-Identifier: Apache-2.0
"""Electronic books of handhelds and readers, from the descriptions in the MobileRead wiki."""

import struct

from layout import noise
from samples import DATE, samples

SECONDS = DATE + 2_082_844_800
TEXT = b"The ferry left at seven, and the tide was low. " * 12


def palm_database(name, kind, records, attributes=0):
    # Palm File Format Specification: 78 bytes, a list of records, two bytes, the records.
    head = name.ljust(32, b"\0") + struct.pack(">HHIIIIII8sII", attributes, 0, SECONDS, SECONDS, 0, 1, 0, 0, kind, 0, 0)
    at, places = len(head) + 2 + 8 * len(records) + 2, b""
    for index, record in enumerate(records):
        places += struct.pack(">II", at, 2 * index)
        at += len(record)
    return head + struct.pack(">H", len(records)) + places + bytes(2) + b"".join(records)


def palm_doc(compression=2):
    return palm_database(
        b"Low Water", b"TEXtREAd", [struct.pack(">HHIHHI", compression, 0, len(TEXT), 1, 4096, 0), TEXT]
    )


def ereader():
    # eReader: record 0 has 132 bytes: compression 10 is inflate.
    first = struct.pack(">HIHHH", 10, 0, 25152, 1, 1).ljust(132, b"\0")
    return palm_database(b"Low_Water", b"PNRdPPrs", [first, noise(512), b"MeTaInFo\0Low Water\0The keepers\0"])


def plucker():
    # Plucker: DBFormat.html: record 0 has its number, version and the reserved records; a record has its own head.
    index = struct.pack(">HHHHH", 1, 2, 1, 0, 2)
    page = struct.pack(">HHHBB", 2, 1, len(TEXT), 0, 0) + struct.pack(">HH", len(TEXT), 0) + TEXT
    return palm_database(b"Low Water", b"DataPlkr", [index, page])


def z_text():
    # zTXT: version, records, size, record size, bookmarks; deflated records.
    first = struct.pack(">HHIHHHHHBBI", 0x012C, 1, len(TEXT), 8192, 0, 0, 0, 0, 1, 0, 0x1A2B3C4D).ljust(32, b"\0")
    return palm_database(b"Low Water", b"zTXTGPlm", [first, noise(300)])


def topaz():
    # Topaz: "TPZ0", the number of headers, each: "c", name, then offsets as numbers of seven bits a byte.
    def text(value):
        return bytes((len(value),)) + value

    heads = b"".join(
        b"c" + text(name) + b"\1" + b"\x01\x82\x01\0" for name in (b"dict", b"page", b"metadata", b"glyphs")
    )
    return (
        b"TPZ0\4"
        + heads
        + b"d"
        + text(b"metadata")
        + b"\0\2"
        + text(b"Title")
        + text(b"Low Water")
        + text(b"Authors")
        + text(b"The keepers")
        + noise(512)
    )


def broadband_book(key=0x00A5, version=999):
    # LRF format (B. Fortune): the letters in UTF-16, version, key of the scramble, objects.
    head = "LRF\0".encode("utf-16-le") + struct.pack(
        "<HHIQQIBBHHHHH", version, key, 0x32, 20, 4096, 0, 1, 0, 170, 0, 600, 800, 24
    )
    return head.ljust(0x54, b"\0") + struct.pack("<H", 0x14) + noise(20) + noise(1024)


def kindle_container():
    # Kindle KFX: "CONT", version, length of the header, place and length of the container's information; data in Ion
    # 1.0.
    ion = bytes.fromhex("e00100ea") + noise(200)
    head = b"CONT" + struct.pack("<HIII", 2, 18 + len(ion), 18, len(ion)) + ion
    return head + b"ENTY" + struct.pack("<HI", 1, 10) + bytes.fromhex("e00100ea") + noise(600)


def kindle_protected():
    # The same book protected: a mark, then Ion with the envelope.
    return b"\xeaDRMION\xee" + bytes.fromhex("e00100ea") + noise(800)


samples(
    {
        "documents/low_water.pdb": palm_doc,
        "documents/low_water.pdc": lambda: palm_doc(1),
        "documents/ereader.pdb": ereader,
        "documents/plucker.pdb": plucker,
        "documents/ztxt.pdb": z_text,
        "documents/low_water.azw1": topaz,
        "documents/low_water.lrf": broadband_book,
        "documents/plain.lrf": lambda: broadband_book(0),
        "documents/low_water.kfx": kindle_container,
        "documents/protected.kfx": kindle_protected,
    }
)
