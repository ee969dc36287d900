# SPDX-License-Identifier: Apache-2.0
"""Variants that specifications allow and that tools here do not write: other orders of bytes, other versions, something in front.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

import struct

from samples import samples
from specified_signatures import PAYLOAD, header

# An ID3 tag of ten bytes with one empty frame, whose size is written in seven bits a byte.
TAG = b"ID3\3\0\0\0\0\0\x0aTPE1\0\0\0\0\0\0"


def box(kind, body=b""):
    """A box of QuickTime."""
    return struct.pack(">I", 8 + len(body)) + kind + body


def wave():
    body = b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 8000, 1, 8) + b"data" + struct.pack("<I", 100) + PAYLOAD[:100]
    return TAG + b"RIFF" + struct.pack("<I", len(body)) + body


def ogg():
    packet = b"\1vorbis" + bytes(23)
    return TAG + b"OggS\0\2" + bytes(20) + bytes((1, len(packet))) + packet + PAYLOAD[:60]


def swapped_ac3():
    frame = b"\x0b\x77\0\0\x00\x40" + PAYLOAD[:122]
    data = bytearray(4 * frame)
    data[0::2], data[1::2] = data[1::2], data[0::2]
    return bytes(data)


def soundtracker():
    title = b"fifteen".ljust(20, b"\0")
    first = b"st-01:drum".ljust(22, b"\0") + struct.pack(">HBBHH", 100, 0, 64, 0, 1)
    others = (bytes(22) + struct.pack(">HBBHH", 0, 0, 0, 0, 1)) * 14
    pattern = (struct.pack(">HBB", 428, 0x10, 0) + bytes(12)) * 64
    return title + first + others + b"\1\x78" + bytes(128) + pattern + (PAYLOAD * 2)[:200]


def transport(size, cut):
    packets = []
    for index in range(16):
        payload = bytes(byte if byte != 0x47 else 0x48 for byte in (PAYLOAD + PAYLOAD)[index : index + size - 4])
        packets.append(b"\x47" + struct.pack(">HB", 0x100, 0x10 | index) + payload)
    return b"".join(packets)[cut:]


def flx():
    return struct.pack("<IHHHHHHI", 2000, 0xAF44, 10, 320, 200, 16, 3, 70) + bytes(108) + PAYLOAD[:60]


def pointer():
    mask = struct.pack("<IHHHH", 12, 32, 64, 1, 1) + bytes((0, 0, 0, 255, 255, 255))
    return b"PT" + struct.pack("<IHHI", 32 + 256, 0, 0, 32) + mask + (PAYLOAD * 2)[:256]


def mamiya():
    maker, model = b"Mamiya-OP Co.,Ltd.\0", b"Mamiya ZD\0"
    entries = [
        struct.pack(">HHII", 256, 4, 1, 16), struct.pack(">HHII", 257, 4, 1, 16),
        struct.pack(">HHII", 271, 2, len(maker), 74), struct.pack(">HHII", 272, 2, len(model), 74 + len(maker)),
        struct.pack(">HHII", 330, 4, 1, 200),
    ]
    return b"MM\0*\0\0\0\x08" + struct.pack(">H", len(entries)) + b"".join(entries) + bytes(4) + maker + model + PAYLOAD[:200]


def level(version):
    parts = b"".join(struct.pack("<II", 124 + 12 * index, 12) for index in range(15))
    return struct.pack("<I", version) + parts + PAYLOAD[:180]


def dicom():
    return (
        b"\2\0\0\0UL\4\0" + struct.pack("<I", 40) + b"\2\0\1\0OB\0\0" + struct.pack("<I", 2) + b"\0\1"
        + b"\2\0\x10\0UI" + struct.pack("<H", 20) + b"1.2.840.10008.1.2.1\0" + PAYLOAD[:60]
    )


def bulletin(heading, message):
    return b"\1\r\r\n001\r\r\n" + heading + b" 010000\r\r\n" + message + PAYLOAD[:100] + b"7777\r\r\n\3"


def receiver():
    body = b"\1\x07" + struct.pack("<H", 20) + PAYLOAD[:20]
    first = second = 0
    for byte in body:
        first = (first + byte) & 255
        second = (second + first) & 255
    return (b"\xb5\x62" + body + bytes((first, second))) * 3


def climate():
    return b"".join(
        struct.pack(">IIIIIIIII", 16, 20240101, 130, 0, 3, 16, 12, 1, 2) + struct.pack(">II", 3, 12) for _ in range(2)
    )


samples(
    {
        "archives/reviewed.rdpcache": header(b"RDP8bmp\0\6\0\0\0", payload=PAYLOAD[:60]),
        "archives/reviewed.tracev3": header(b"\0\x10\0\0\x11\0\0\0\xd0\0\0\0\0\0\0\0", payload=PAYLOAD[:208]),
        "archives/reviewed.vmss": header(b"\xd2\xbe\xd2\xbe\x08\0\0\0", payload=PAYLOAD[:60]),
        "archives/reviewed_2.vmss": header(b"\xd0\xbe\xd2\xbe\x08\0\0\0", payload=PAYLOAD[:60]),
        "archives/reviewed_3.vmss": header(b"\xd1\xba\xd1\xba\x08\0\0\0", payload=PAYLOAD[:60]),
        "archives/reviewed_4.vmss": header(b"\xd3\xbe\xd3\xbe\x08\0\0\0", payload=PAYLOAD[:60]),
        "audio/reviewed_fifteen.mod": soundtracker,
        "audio/reviewed_swapped.ac3": swapped_ac3,
        "audio/reviewed_tagged.ogg": ogg,
        "audio/reviewed_tagged.wav": wave,
        "databases/reviewed_32.mdb": header(bytes(6), b"\x08\0", bytes(4), b"\xde\xc0\xef\xbe\1\0\0\0", payload=PAYLOAD[:60]),
        "databases/reviewed_32_big.mdb": header(
            bytes(6), b"\0\x08", bytes(4), b"\xbe\xef\xc0\xde\0\0\0\1", payload=PAYLOAD[:60]
        ),
        "databases/reviewed_big.mdb": header(
            bytes(10), b"\0\x08", bytes(4), b"\xbe\xef\xc0\xde\0\0\0\1", payload=PAYLOAD[:60]
        ),
        "databases/reviewed_oracle.dmp": header(b"\3\0\1EXPORT:V10.02.01\n", payload=PAYLOAD[:60]),
        "documents/reviewed_chart_5.xls": header(b"\x09\x08\x08\0\0\5\x20\0", payload=PAYLOAD[:60]),
        "documents/reviewed_macros_5.xls": header(b"\x09\x08\x08\0\0\5\x40\0", payload=PAYLOAD[:60]),
        "documents/reviewed_sheet_5.xls": header(b"\x09\x08\x08\0\0\5\x10\0", payload=PAYLOAD[:60]),
        "documents/reviewed_sheet_97.xls": header(b"\x09\x08\x10\0\0\6\x10\0", payload=PAYLOAD[:60]),
        "games/reviewed.qvm": header(b"\x44\x14\x72\x12", payload=PAYLOAD[:60]),
        "games/reviewed_2.qvm": header(b"\x45\x14\x72\x12", payload=PAYLOAD[:60]),
        "games/reviewed_29.bsp": lambda: level(29),
        "games/reviewed_2psb.bsp": header(b"2PSB", payload=PAYLOAD[:124]),
        "games/reviewed_30.bsp": lambda: level(30),
        "games/reviewed_bsp2.bsp": header(b"BSP2", payload=PAYLOAD[:124]),
        "images/reviewed.mef": mamiya,
        "images/reviewed.mrw": header(b"\0MRI\x20\0\0\0\0PRD", payload=PAYLOAD[:60]),
        "images/reviewed.ptr": pointer,
        "models/reviewed.ubj": header(b"{L\0\0\0\0\0\0\0\7learner{", payload=PAYLOAD[:60]),
        "scientific/reviewed.ar2v": header(b"AR2V0006.001", payload=PAYLOAD[:60]),
        "scientific/reviewed.bufr": lambda: bulletin(b"IUSA50 KWBC", b"BUFR\0\0\x74\4"),
        "scientific/reviewed.ext": climate,
        "scientific/reviewed.grb": lambda: bulletin(b"HTXA50 KWBC", b"GRIB\0\0\x74\1"),
        "scientific/reviewed.opus": header(b"\x0a\x0a\xfe\xfe", payload=PAYLOAD[:60]),
        "scientific/reviewed.pod5": header(b"\x8bPOD\r\n\x1a\n", payload=PAYLOAD[:60]),
        "scientific/reviewed.ubx": receiver,
        "scientific/reviewed.vff": header(b"ncaa\nrank=3;\ntype=raster;\n\x0c\n", payload=PAYLOAD[:60]),
        "scientific/reviewed_103.dta": header(b"\x67\2\1\0\3\0\x0a\0", payload=PAYLOAD[:60]),
        "scientific/reviewed_103_big.dta": header(b"\x67\1\1\0\0\3\0\x0a", payload=PAYLOAD[:60]),
        "scientific/reviewed_archive2": header(b"ARCHIVE2.001", payload=PAYLOAD[:60]),
        "scientific/reviewed_behind_8192.h5": header(PAYLOAD[:60], at=((8192, b"\x89HDF\r\n\x1a\n\0"),), payload=PAYLOAD[:60]),
        "scientific/reviewed_no_preamble.dcm": dicom,
        "scientific/reviewed_rdb2.rda": header(b"RDB2\nB\n\2\0\0\0", payload=PAYLOAD[:60]),
        "scientific/reviewed_rdb3.rda": header(b"RDB3\nB\n\3\0\0\0", payload=PAYLOAD[:60]),
        "video/reviewed.flx": flx,
        "video/reviewed_208.ts": lambda: transport(208, 0),
        "video/reviewed_cut.ts": lambda: transport(188, 77),
        "video/reviewed_layer.m4v": header(b"\0\0\1\0\0\0\1\x20\0\x84\x40", payload=PAYLOAD[:60]),
        "video/reviewed_user_data.mov": lambda: box(b"udta", box(b"\xa9nam", bytes(10)))
        + box(b"moov", box(b"mvhd", bytes(100))) + box(b"mdat", PAYLOAD[:60]),
    }
)
