# SPDX-License-Identifier: Apache-2.0
"""Headers and small files of receivers, databases, fonts and picture libraries, as their specifications call for them.

Each sample is the header and some bytes of payload, or the least file that its lengths prove; its label says so.
"""

import struct

from samples import samples
from specified_signatures import header


def geodatabase_table():
    """The header of a table, and the length, the version and the number of its fields (FGDB specification)."""
    fields = struct.pack("<IIIH", 10, 4, 3, 0)
    front = struct.pack("<IIIIIIQQ", 3, 0, 16, 5, 0, 0, 40 + len(fields), 40)
    return front + fields


def geodatabase_index():
    """One block of 1024 places of four bytes, and the count of the blocks behind it (FGDB specification)."""
    return struct.pack("<IIII", 3, 1, 2, 4) + struct.pack("<II", 40, 90).ljust(4096, b"\0") + struct.pack("<IIII", 0, 1, 1, 0)


def windows_font():
    """A header of version 2, one character of eight lines, and the size of the whole."""
    table = struct.pack("<HHHH", 8, 126, 0, 0)
    size = 118 + len(table) + 8
    front = struct.pack("<HI", 0x200, size) + b"Nobody".ljust(60, b"\0")
    front += struct.pack("<HHHHHHHBBBHBHHBHHBBBBHIII", 0, 8, 96, 96, 7, 0, 0, 0, 0, 0, 400, 0, 8, 8, 48, 8, 8, 65, 65, 0, 0, 2, 0, 0, 0)
    return (front + b"\0").ljust(118, b"\0") + table + bytes((24, 36, 66, 126, 66, 66, 66, 0))


def font_suitcase():
    """A fork of a font's family and its outlines, with the data in front of the map."""
    data = struct.pack(">I", 16) + bytes(16)
    types = struct.pack(">H", 0) + b"sfnt" + struct.pack(">HH", 0, 10)
    entry = struct.pack(">HHII", 128, 0xFFFF, 0, 0)
    length = 28 + len(types) + len(entry)
    front = struct.pack(">IIII", 256, 256 + len(data), len(data), length)
    places = bytes(24) + struct.pack(">HH", 28, length)
    return front.ljust(256, b"\0") + data + places + types + entry


def fragment():
    """A fragment without its movie: a header, a track without samples, and the data."""
    number = struct.pack(">I4sII", 16, b"mfhd", 0, 7)
    track = struct.pack(">I4s", 24, b"traf") + struct.pack(">I4sII", 16, b"tfhd", 0x020000, 1)
    movie = struct.pack(">I4s", 8 + len(number + track), b"moof") + number + track
    return movie + struct.pack(">I4s", 12, b"mdat") + b"tide"


def sentences(*bodies):
    """A maker of sentences with their checksums."""

    def maker():
        lines = []
        for body in bodies:
            total = 0
            for byte in body[1:].encode():
                total ^= byte
            lines.append(f"{body}*{total:02X}\r\n")
        return "".join(lines).encode()

    return maker


def deep_bilevel():
    """ITU-T T.82: one layer, four planes, 64 by 48, one stripe without a bound, and its end."""
    return struct.pack(">BBBBIIIBBBB", 0, 1, 4, 0, 64, 48, 0xFFFFFFFF, 8, 0, 3, 0x1C) + bytes(range(1, 90)) + b"\xff\2"


samples(
    {
        "databases/charted-lock.mdb": header(bytes.fromhex("dec0efbe"), struct.pack("<IQII", 0x20002, 1, 0, 126)),
        "databases/harbour.gdbtable": geodatabase_table,
        "databases/harbour.gdbtablx": geodatabase_index,
        "documents/serial.hpgl": lambda: b"\x1b.Y\n\x1b.I81;;17:\x1b.N;19:\x1b.M500:\nIN;\nSC0,100,0,75;\nSP1;PU;PA1,2;PD;PA9,9;\n",
        "fonts/charted.dfont": font_suitcase,
        "fonts/charted.fnt": windows_font,
        "images/bits.tga": lambda: bytes((0, 0, 3)) + bytes(9) + struct.pack("<HHBB", 19, 7, 1, 0) + bytes(range(21)),
        "images/charted-big.ipl": header(b"mmmm\0\0\0\x04100fdata"),
        "images/charted.ipl": header(b"iiii\x04\0\0\x00100fdata"),
        "images/control.six": lambda: b'\x900;0;8q"1;1;4;6#0;2;9;5;92#0!4~-\x9c',
        "images/deep.jbg": deep_bilevel,
        "scientific/charted-easygps.loc": header(b"TerraByte Location File\0"),
        "scientific/charted-ggv.log": header(b"DOMGVGPS Logfile V1.0:\0"),
        "scientific/charted.gdb": header(b"MsRcf\0\2\0\0\0Dl\0"),
        "scientific/charted.gpi": header(bytes(4), struct.pack("<I", 22), b"GRMREC00"),
        "scientific/charted.gtm": header(b"\xd3\0TrackMaker\0\0"),
        "scientific/charted.mps": header(b"MsRcd\0\2\0\0\0Dg\0"),
        "scientific/tide-2.slf": header(struct.pack(">I", 80), b"Tide".ljust(72), b"SERAPHIN", struct.pack(">I", 80)),
        "text/boats.nmea": sentences("!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0"),
        "text/quays.nmea": sentences("$GPWPL,5006.000,N,01012.000,E,QUAY", "$PGRMZ,12,f,3"),
        "video/alone.m4s": fragment,
        "video/alone.webm": lambda: bytes.fromhex("1f43b675 0100000000000010 e78203e8 a38a810000 80") + b"harbour",
    }
)
