# SPDX-License-Identifier: Apache-2.0
"""Streams without a container, tags in front of sound, and objects of small compilers, by their specifications."""

import struct

from samples import made, sample, samples
from specified_signatures import PAYLOAD, header
from video import encoded


@sample("audio/front.mp3")
def items_in_front():
    # Monkey's Audio: APEv2, header and footer of 32 bytes; the size counts items and footer, bit 31 says that there is a
    # header, bit 29 marks it.
    item = struct.pack("<II", 9, 0) + b"Title\0low water"
    size = len(item) + 32
    head = b"APETAGEX" + struct.pack("<IIII", 2000, size, 1, 0xA0000000) + bytes(8)
    foot = b"APETAGEX" + struct.pack("<IIII", 2000, size, 1, 0x80000000) + bytes(8)
    return head + item + foot + made("audio/tone.mp2")


@sample("audio/tagged.dts")
def tag_in_front():
    # ID3v2.4 without frames but with sixteen bytes of padding.
    return b"ID3\4\0\0\0\0\0\x10" + bytes(16) + made("audio/tone.dts")


@sample("images/page.jbg")
def bilevel():
    # ITU-T T.82: one layer, one plane, 64 by 48, stripes of 48 lines, and the end of a stripe.
    return struct.pack(">BBBBIIIBBBB", 0, 0, 1, 0, 64, 48, 48, 8, 0, 0, 8) + PAYLOAD[:60] + b"\xff\x02"


samples(
    {
        "archives/skippable.lz4": header(
            bytes((0x50, 0x2A, 0x4D, 0x18, 4, 0, 0, 0)),
            b"tide",
            bytes((0x04, 0x22, 0x4D, 0x18, 0x60, 0x40, 0x82, 4, 0, 0, 0x80)),
            b"tide",
            bytes(4),
            payload=b"",
        ),
        "audio/voice.c2": header(bytes((0xC0, 0xDE, 0xC2, 0, 8, 1, 4))),
        "audio/voice.vag": header(b"KVAG", struct.pack("<IIHH", 400, 22050, 0, 0)),
        "documents/letter.ez": header(b"\\begindata{text,538440}\n\\textdsversion{12}\nlow water\n\\enddata{text,538440}\n", payload=b""),
        "source/board.dts": header(b'/dts-v1/;\n/ {\n\tmodel = "harbour";\n};\n', payload=b""),
        "executables/menu.res": header(
            struct.pack("<IIIIIHHII", 0, 32, 0xFFFF, 0xFFFF, 0, 0, 0, 0, 0),
            struct.pack("<IIIIIHHII", 4, 32, 0xAFFFF, 0x1FFFF, 0, 0x30, 0x409, 0, 0),
            payload=b"tide",
        ),
        "executables/object-aout.o": header(struct.pack("<8I", 0x640107, 4, 0, 0, 12, 0, 0, 0), b"\xc3\x90\x90\x90"),
        "executables/object-as86.o": header(bytes((0xA3, 0x86, 1, 0, 0x2A)), struct.pack("<IHI", 40, 0, 1)),
        "executables/object-bigobj.obj": header(
            struct.pack("<HHHHI", 0, 0xFFFF, 2, 0x8664, 0),
            bytes.fromhex("c7a1bad1eebaa94baf20faf66aa4dcb8"),
            bytes(16) + struct.pack("<III", 1, 96, 0),
        ),
        "executables/object-cc65.o": header(b"Uzna", struct.pack("<HHII", 17, 0, 0x60, 11)),
        "executables/object-cc65.lib": header(b"naUz", struct.pack("<HHI", 13, 0, 0x217)),
        "executables/object-netbsd.o": header(struct.pack(">I", 0x860107), struct.pack("<7I", 4, 0, 0, 12, 0, 0, 0)),
        "executables/object-rdoff.o": header(b"RDOFF2", struct.pack("<II", 35, 10)),
        "executables/program-minix": header(struct.pack("<BBBBBBHIIIII", 1, 3, 0x10, 4, 32, 0, 0, 12, 0, 0, 0, 0x8000)),
        "executables/program-ocaml": header(b"#!/usr/bin/ocamlrun\n", at=((520, b"\0\0\0\1Caml1999X031"),), payload=b""),
        "executables/unit.ppu": header(b"PPU207", struct.pack("<HHI", 0xC102, 8, 0x1A0000)),
        "images/picture.fco": header(b"FIASCO\nsmall.fco\0", bytes((1, 0, 0x40, 0, 0x40))),
        "images/picture.mpc": header(b"id=MagickCache\nquantum-depth=16\nclass=DirectClass  matte=False\n\f\n:\x1a", payload=b""),
        "images/picture.pgx": header(b"PG ML + 8 20 20\n"),
        "images/picture.vips": header(struct.pack("<8I", 0xB6A6F208, 64, 48, 3, 0, 0, 0, 22)),
        "video/clip.dnxhd": header(bytes((0, 0, 2, 0x80, 1, 1, 0x80, 0xA0))),
        "video/clip.h266": header(bytes((0, 0, 0, 1, 0, 0x79, 0, 0x0B, 2))),
        "video/clip.vc1": header(bytes((0, 0, 1, 0x0F, 0xDB, 0xFE, 0x12, 0xC6))),
        "video/delimited.h264": encoded("h264", "-c:v", "libx264", "-x264-params", "aud=1"),
        "video/delimited.h265": encoded(
            "hevc", "-c:v", "libx265", "-x265-params", "aud=1:log-level=none:info=0", size="64x64"
        ),
    }
)


@sample("executables/code-pypy.pyc")
def pypy():
    # PEP 552 with PyPy's number, 384, and a code object without a reference flag.
    return struct.pack("<HHIII", 384, 0x0A0D, 0, 1_700_000_000, 64) + b"c" + bytes(12) + b"tide"


@sample("executables/code-graalpy.pyc")
def graalpy():
    # PEP 552 with GraalPy's number, 21290, and a code object of its own kind.
    return struct.pack("<HHIII", 21290, 0x0A0D, 0, 1_700_000_000, 64) + b"\xc3" + bytes(12) + b"tide"


@sample("executables/code-python1.pyc")
def python1():
    # Python 1.1: the number without a line end, a time, and a code object.
    return struct.pack("<II", 0x999903, 1_700_000_000) + b"Cs\x2e\0\0\0" + bytes(12) + b"tide"
