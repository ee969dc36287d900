# SPDX-License-Identifier: Apache-2.0
"""Pictures and films of cameras, instruments and games, from the descriptions of their headers."""

import struct

from layout import noise, tiff
from samples import made, samples, tool


def jpeg_xs():
    # ISO/IEC 21122-1, annex A: SOC, CAP, PIH, CDT, WGT, slice header, EOC.
    head = bytes.fromhex("ff10ff500004f800")
    picture = struct.pack(
        ">HHIHHHHHHBBBBBBBB",
        0xFF12,
        26,
        4096,
        0x1500,
        0x0042,
        64,
        48,
        0,
        16,
        3,
        4,
        8,
        0x20 | 3,
        0x44,
        2 << 4 | 5,
        0x11,
        0,
    )
    components = bytes.fromhex("ff130008081108110811")
    weights = bytes.fromhex("ff14000e") + noise(12)
    return head + picture + components + weights + bytes.fromhex("ff2000040000") + noise(900) + b"\xff\x11"


def document_imaging():
    # Microsoft Office Document Imaging: a TIFF file with the letters EP.
    return tiff(
        [(256, 4, [16]), (257, 4, [16]), (258, 3, [1]), (259, 3, [34718]), (262, 3, [0]), (273, 4, [8])],
        header=b"EP*\0",
        tail=noise(400),
    )


def farbfeld(width=8, height=8):
    # suckless: farbfeld(5).
    return (
        b"farbfeld"
        + struct.pack(">II", width, height)
        + b"".join(
            struct.pack(">HHHH", x * 8191, y * 8191, 0x8000, 0xFFFF) for y in range(height) for x in range(width)
        )
    )


def thermal(name=b"FPF Public Image Format"):
    # FLIR Systems: FPF format: 892 bytes of header, then temperatures as floats.
    head = name.ljust(32, b"\0") + struct.pack("<IIHHHHII", 2, 892, 0, 4, 16, 16, 0, 0)
    head = head.ljust(120, b"\0") + b"ThermaCAM P60".ljust(32, b"\0") + b"309001234".ljust(32, b"\0")
    return head.ljust(892, b"\0") + b"".join(struct.pack("<f", 293.0 + index / 16) for index in range(256))


def microscope():
    # Leica image file format: blocks of 0x70, length, 0x2A, count of letters, XML in UTF-16.
    xml = (
        '<LMSDataContainerHeader Version="2"><Element Name="quay.lif" '
        'Visibility="1"><Data><Experiment Path="quay.lif"/></Data><Memory Size="0" '
        'MemoryBlockID="MemBlock_1"/></Element></LMSDataContainerHeader>'
    )
    data = xml.encode("utf-16-le")
    first = struct.pack("<IIBI", 0x70, len(data) + 5, 0x2A, len(xml)) + data
    name = "MemBlock_1".encode("utf-16-le")
    return first + struct.pack("<IIBQBI", 0x70, 14 + len(name), 0x2A, 512, 0x2A, 10) + name + noise(512)


def light_raw():
    # Light L16 (lri-rs): blocks of "LELR", length, place, length and kind of the message.
    message = b"\x0a\x0cL16-00012345" + noise(100)
    return (
        b"LELR" + struct.pack("<QQIB7x", 32 + 1024 + len(message), 32 + 1024, len(message), 0) + noise(1024) + message
    )


def pictor(bits=0x08, mode=b"L"):
    # PC Paint and Pictor, PICtor page format: 0x1234, size, place, planes, mark 0xFF, video mode, palette, blocks.
    colours = bytes(range(256)) * 3 if bits == 8 else bytes(range(16))
    head = (
        struct.pack("<HHHHHBB", 0x1234, 32, 16, 0, 0, bits, 0xFF)
        + mode
        + struct.pack("<HH", 4 if bits == 8 else 2, len(colours))
        + colours
    )
    packed = b"\xf5" * 20 + noise(80)
    return head + struct.pack("<HHHB", 1, 5 + len(packed), 512, 0xF5) + packed


def sony_camera():
    # Sony DSC-F1: a header of 124 bytes, then JPEG.
    photo = made("images/picture.jpg")
    # The camera writes no JFIF segment.
    photo = photo[:2] + photo[4 + int.from_bytes(photo[4:6], "big") :]
    head = struct.pack(">IIII", 0x7C + len(photo), 0, 0x7C, len(photo)) + bytes(6) + struct.pack(">HH", 640, 480)
    return head.ljust(124, b"\0") + photo


def nuppel(magic=b"NuppelVideo", version=b"0.05"):
    # NuppelVideo and MythTV: format.h, rtfileheader and rtframeheader.
    head = (
        magic
        + b"\0"
        + version
        + b"\0"
        + bytes(3)
        + struct.pack("<iiii", 352, 288, 0, 0)
        + b"P\0\0\0"
        + struct.pack("<ddiiii", 1.0, 25.0, 50, 50, 0, 25)
    )
    frame = struct.pack("<4sii", b"DF0\0", 0, 200) + noise(200)
    return (
        head
        + frame
        + struct.pack("<4sii", b"RRRR", 0, 0x52525252)
        + struct.pack("<4sii", b"A3\0\0", 0, 300)
        + noise(300)
    )


def smacker(magic=b"SMK2"):
    # Smacker (MultimediaWiki): header of 104 bytes, sizes and kinds of the frames, trees.
    head = (
        magic
        + struct.pack("<IIIiI", 320, 200, 2, 100, 0)
        + struct.pack("<7I", 0x2000, *[0] * 6)
        + struct.pack("<5I", 400, 1024, 512, 1024, 256)
    )
    head += struct.pack("<7I", 0xC0005622, *[0] * 6) + bytes(4)
    return head + struct.pack("<IIBB", 305, 200, 3, 2) + noise(905)


def dirac():
    # Dirac specification 2.2.3, 9.6: parse information: BBCD, kind, distances to the next and the one before.
    def unit(kind, data, before):
        return b"BBCD" + bytes((kind,)) + struct.pack(">II", 13 + len(data), before) + data

    first = unit(0, bytes.fromhex("6c1c1a8a0a2c"), 0)
    second = unit(0x0C, struct.pack(">I", 0) + noise(300), len(first))
    return first + second + b"BBCD\x10" + struct.pack(">II", 0, len(second))


def silicon_graphics():
    # SGI movie library, as FFmpeg's mvdec.c reads it: version 3 has tables of variables with names of 16 letters.
    def variable(name, value):
        return name.ljust(16, b"\0") + struct.pack(">I", len(value) + 1) + value + b"\0"

    first = [(b"__NUM_I_TRACKS", b"1"), (b"__NUM_A_TRACKS", b"0"), (b"TITLE", b"Low Water"), (b"LOOP_MODE", b"0")]
    track = [
        (b"WIDTH", b"160"),
        (b"HEIGHT", b"120"),
        (b"COMPRESSION", b"10"),
        (b"FPS", b"15.000"),
        (b"__DIR_COUNT", b"1"),
    ]
    return (
        b"MOVI\0\0\0\3"
        + bytes(4)
        + b"".join(
            struct.pack(">II", len(table), 0) + b"".join(variable(*item) for item in table) for table in (first, track)
        )
        + noise(900)
    )


def film(options, out):
    """A maker that lets ffmpeg write two small pictures of a test."""
    return lambda: tool(
        f"ffmpeg -v error -f lavfi -i testsrc=size=32x32:rate=25:duration=0.08 -fflags +bitexact {options} {out}",
        out=out,
    )


samples(
    {
        "images/quay.jxsc": jpeg_xs,
        "images/scan.mdi": document_imaging,
        "images/quay.ff": farbfeld,
        "images/quay.fpf": thermal,
        "images/older.fpf": lambda: thermal(b"FLIR Public Image Format"),
        "images/cells.lif": microscope,
        "images/quay.lri": light_raw,
        "images/quay.pic": pictor,
        "images/ega.pic": lambda: pictor(0x31, b"M"),
        "images/quay.pmp": sony_camera,
        "video/tide.nuv": nuppel,
        "video/mythtv.nuv": lambda: nuppel(b"MythTVVideo", b"0.07"),
        "video/tide.smk": smacker,
        "video/tide4.smk": lambda: smacker(b"SMK4"),
        "video/tide.drc": dirac,
        "video/vc2.drc": film("-c:v vc2 -b:v 2M -pix_fmt yuv420p -f dirac", "out.drc"),
        "video/tide.y4m": film("-pix_fmt yuv420p", "out.y4m"),
        "video/mono.y4m": film("-pix_fmt gray", "out.y4m"),
        "video/tide.mv": silicon_graphics,
    }
)
