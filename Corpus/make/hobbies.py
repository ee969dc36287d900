# SPDX-License-Identifier: Apache-2.0
"""Embroidery, resin printers, loggers, chess and books of telephones, as their communities describe them."""

import struct

from layout import noise
from samples import samples


def tajima():
    # Tajima: 512 bytes of header in text, then three bytes a stitch, and the end F3.
    sizes = "ST:     60\rCO:  1\r+X:  250\r-X:  250\r+Y:  120\r-Y:  120\rAX:+    0\rAY:+    0\rMX:+    0\rMY:+    0\r"
    head = "LA:" + "QUAY".ljust(16) + "\r" + sizes + "PD:******\r"
    return head.encode().ljust(512, b" ") + b"\x81\x04\x03" * 60 + b"\0\0\xf3"


def label():
    # Brother: the label of a part PEC, and its first colours.
    return b"LA:QUAY".ljust(19) + b"\r" + b" " * 12 + b"\xff\0\6\x26" + noise(300)


def brother(version=b"0001"):
    # Brother: letters and version, place of the PEC part, settings; then that part.
    head = b"#PES" + version + struct.pack("<IHHH", 512, 1, 1, 1) + noise(40)
    return head.ljust(512, b"\0") + label()


def husqvarna(magic=b"\x5b\xaf\xc8\0"):
    # Husqvarna Viking and Pfaff: letters, stitches, colours, sizes, places of three packed streams.
    return magic + struct.pack("<IIhhhhIIII", 60, 1, 250, 120, -250, -120, 42, 60, 90, 0) + noise(200)


def viking():
    # VP3: %vsm%, then texts with their lengths in big endian.
    text = "Produced by     Software Ltd".encode("utf-16-be")
    return b"%vsm%\0" + struct.pack(">H", len(text)) + text + b"\0\2\0" + struct.pack(">I", 700) + noise(600)


def resin(magic=0x12FD0086, version=3):
    # UVtools: magic, version, size of the bed, height of a layer, exposures, places of previews and layers.
    head = struct.pack("<IIfffIIffffI", magic, version, 68.04, 120.96, 150.0, 0, 0, 2.1, 0.05, 8.0, 35.0, 5)
    head += struct.pack("<IIIII", 1440, 2560, 112, 700, 42)
    return head.ljust(112, b"\0") + noise(600)


def workshop():
    # Photon Workshop: ANYCUBIC in twelve bytes, version, tables and their places.
    places = struct.pack("<IIIIIII", 1, 4, 48, 0, 144, 75452, 600)
    return b"ANYCUBIC".ljust(12, b"\0") + places + b"HEADER".ljust(12, b"\0") + noise(600)


def binary_code():
    # Prusa: libbgcode: GCDE, version, kind of checksum; blocks of kind, compression, sizes, parameters, CRC.
    text = b"Producer=PrusaSlicer 2.7.1\n"
    block = struct.pack("<HHIH", 0, 0, len(text), 0) + text + struct.pack("<I", 0x1A2B3C4D)
    return b"GCDE" + struct.pack("<IH", 1, 1) + block + struct.pack("<HHIIH", 1, 3, 1200, 300, 1) + noise(300)


def patterns():
    # Adobe: Photoshop file formats, Patterns: 8BPT, version, count; mode, size, name, identifier, pixels.
    head = struct.pack(">HI", 1, 1) + struct.pack(">IIHHI", 1, 3, 8, 8, 5)
    return b"8BPT" + head + "tide\0".encode("utf-16-be") + noise(300)


def previews():
    # J. Friedl: sections of letters, size of the header, version, kind, lengths; the first is a table in Lua.
    table = b'pyramid = {\n\tcolorProfile = "AdobeRGB",\n}\n'.ljust(300, b"\0")
    return b"AgHg" + struct.pack(">HHIIII", 24, 1, 300, 0, 8, 0) + table + noise(300)


def flight():
    # Betaflight: lines of header, then frames of differences.
    lines = (
        "Product:Blackbox flight data recorder by Nicholas Sherlock",
        "Data version:2",
        "I interval:32",
        "P interval:1/2",
        "Field I name:loopIteration,time,axisP[0]",
        "Firmware type:Cleanflight",
        "Craft name:Tern",
    )
    return "".join(f"H {line}\n" for line in lines).encode() + b"I\0" + noise(500)


def racing():
    # AIM: chunks between "<h" and "<": letters, size, version; then the data and a sum.
    data = noise(200)
    first = b"<hCNF\0" + struct.pack("<IB", len(data), 1) + b">" + data + b"<CNF\0" + struct.pack("<H", 4711) + b">"
    return first + b"<hTRK\0" + noise(200)


def telephone_book():
    # UMD: letters, then segments of "#", kind, flag, length, data.
    title = "Low Water".encode("utf-16-le")
    first = b"#\1\0\0\x08\1\x12\x34" + b"#\2\0\0" + bytes((5 + len(title),)) + title
    return b"\x89\x9b\x9a\xde" + first + noise(400)


def games_of_chess(kind):
    # Scid: letters, version, kind of the base, counts; big endian.
    return b"Scid." + kind + b"\0" + struct.pack(">HI", 400, 0) + b"\0\0\2" + noise(300)


samples(
    {
        "documents/low_water.umd": telephone_book,
        "games/harbour.si4": lambda: games_of_chess(b"si"),
        "games/harbour.sn4": lambda: games_of_chess(b"sn"),
        "images/quay.lrprev": previews,
        "images/tide.pat": patterns,
        "images/tools.tpl": lambda: b"8BTP\0\3" + noise(300),
        "models/anchor.dst": tajima,
        "models/anchor.hus": husqvarna,
        "models/anchor.pec": lambda: b"#PEC0001" + label(),
        "models/anchor.pes": brother,
        "models/anchor.vip": lambda: husqvarna(b"\x5d\xfc\xc8\0"),
        "models/anchor.vp3": viking,
        "models/anchor6.pes": lambda: brother(b"0060"),
        "models/hull.bgcode": binary_code,
        "models/hull.cbddlp": lambda: resin(0x12FD0019, 2),
        "models/hull.ctb": resin,
        "models/hull.pwmx": workshop,
        "models/hull4.ctb": lambda: resin(0x12FD0106, 4),
        "scientific/flight.bbl": flight,
        "scientific/race.xrk": racing,
        "video/blur.ffx": lambda: b"RIFX" + struct.pack(">I", 404) + b"FaFXhead" + struct.pack(">I", 16) + noise(376),
    }
)
