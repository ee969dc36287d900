# SPDX-License-Identifier: Apache-2.0
"""Formats that lengths, counts and checks prove, and headers of formats that no free tool here writes.

Each sample is made from the format's specification, which its label names.
"""

import pickle
import struct
import zipfile
from io import BytesIO

from samples import samples
from specified_signatures import PAYLOAD, header


def bson():
    """A document of a string and a number."""
    body = b"\2name\0\5\0\0\0quay\0" + b"\x10berth\0" + struct.pack("<i", 7)
    return struct.pack("<i", len(body) + 5) + body + b"\0"


def checksum(data):
    """CRC-16 of the polynomial 1021, as XMODEM computes it."""
    value = 0
    for byte in data:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


def macbinary():
    """A data fork of five bytes, and the checksum of version 2."""
    front = bytearray(128)
    front[1:6] = b"\4quay"
    front[65:73] = b"TEXTttxt"
    front[83:87] = struct.pack(">I", 5)
    front[122:124] = b"\x81\x81"
    front[124:126] = struct.pack(">H", checksum(front[:124]))
    return bytes(front) + b"quay\n".ljust(128, b"\0")


def partitioned():
    """A boot record with one Linux partition, and the sector behind it."""
    entry = b"\x80\0\2\0\x83\0\3\0" + struct.pack("<II", 1, 1)
    return bytes(446) + entry + bytes(48) + b"\x55\xaa" + bytes(512)


def stl():
    """Two triangles."""
    triangle = struct.pack("<12fH", 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)
    return b"quay, in millimetres".ljust(80) + struct.pack("<I", 2) + triangle * 2


def zipapp():
    """A Python application: a shebang in front of an archive."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(zipfile.ZipInfo("__main__.py", (2024, 3, 1, 9, 0, 0)), "print('quay')\n")
    return b"#!/usr/bin/env python3\n" + buffer.getvalue()


def macho(kind):
    """A maker of a 64-bit header of that kind without load commands."""
    return lambda: struct.pack("<8I", 0xFEEDFACF, 0x01000007, 3, kind, 0, 0, 0, 0) + PAYLOAD


samples(
    {
        "archives/application.pyz": zipapp,
        "archives/signed.macbin": macbinary,
        "audio/signed.ast": header(b"STRM\0\0\x10\0"),
        "audio/signed.ay": header(b"ZXAYEMUL\0\3"),
        "audio/signed.dbm": header(b"DBM0\2\x10\0\0"),
        "audio/signed.hes": header(b"HESM\0\0"),
        "audio/signed.kss": header(b"KSCC\0\x40"),
        "audio/signed.okt": header(b"OKTASONGCMOD\0\0\0\x08"),
        "audio/signed.tak": header(b"tBaK\1\x0a\0\0"),
        "audio/signed.w64": header(b"riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb\x04\xc1\0\0"),
        "databases/places.bson": bson,
        "databases/signed.pmtiles": header(b"PMTiles\3"),
        "documents/printer.pjl": header(
            b"\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=POSTSCRIPT\r\n%!PS-Adobe-3.0\n", payload=b"showpage\n"
        ),
        "documents/reset.pcl": header(b"\x1bE\x1b&l0O", payload=b"quay\x0c"),
        "documents/signed.afp": header(b"\x5a\0\x10\xd3\xa8\xa8\0\0\0"),
        "documents/signed.rb": header(b"\xb0\x0c\xb0\x0c\2\0NUVO"),
        "executables/kernel.macho_preload": macho(5),
        "executables/linker.macho": macho(7),
        "fonts/signed.cff": header(b"\1\0\4\1\0\1\1\1\5quay\0\1\1\1\x0a"),
        "images/signed_x10.xwd": header(b"\0\0\0\x28\0\0\0\6\0\0\0\1\0\0\0\0"),
        "images/signed.xwd": header(b"\0\0\0\x64\0\0\0\7\0\0\0\2\0\0\0\x18"),
        "images/wireless.wbmp": header(b"\0\0\x81\0\2", payload=bytes(32)),
        "models/two_triangles.stl": stl,
        "models/signed.abc": header(b"Ogawa\xff\0\1"),
        "scientific/signed.pbf": header(b"\0\0\0\x0d\x0a\x09OSMHeader\x18\x7b"),
        "scientific/signed.por": header(b"ASCII SPSS PORT FILE".ljust(40), payload=b"0" * 200),
        "scientific/signed.rds": header(b"X\n\0\0\0\3\0\4\3\0"),
        "scientific/signed.root": header(b"root\0\0\xf2\x60\0\0\0\x64"),
        "scientific/signed_113.dta": header(b"\x71\2\1\0\0\2\0\0\0\5"),
        "scientific/ships.pkl": lambda: pickle.dumps({"ship": "quay", "berths": [1, 2, 3]}, protocol=4),
        "system/cellar.apfs": header(bytes(32), b"NXSB"),
        "system/cellar.hfsplus": header(bytes(1024), b"H+\0\4"),
        "system/gmon.out": header(b"gmon\0\0\0\1"),
        "system/partitions.img": partitioned,
    }
)
