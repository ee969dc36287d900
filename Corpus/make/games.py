# SPDX-License-Identifier: Apache-2.0
"""Headers of cartridges, emulators and game data, written from the documents of each community."""

import struct

from samples import sample, samples


@sample("games/quay.nes")
def nes():
    # iNES (NESdev wiki): "NES\x1a", one bank of 16 KiB, one of 8 KiB.
    return b"NES\x1a" + bytes((1, 1, 0, 0)) + bytes(8) + bytes(16384) + bytes(8192)


def game_boy(colour, checksum=0):
    # Pan Docs, "The Cartridge Header": the bytes at 0x104 are a trademark and are left out, so that the title,
    # the kind and the header's checksum must do.
    head = bytearray(0x150)
    head[0x100:0x104] = bytes.fromhex("00C35001")
    head[0x134:0x138] = b"QUAY"
    head[0x143], head[0x147], head[0x148] = colour, 0, 0
    for byte in head[0x134:0x14D]:
        checksum = (checksum - byte - 1) & 0xFF
    head[0x14D] = checksum
    return bytes(head).ljust(1024, b"\0")


samples(
    {
        "games/quay.gb": lambda: game_boy(0),
        "games/quay.gbc": lambda: game_boy(0x80),
        "games/quay.md": lambda: bytes(256)
        + b"SEGA MEGA DRIVE (C)KEEP 2024.MAR"
        + b"QUAY".ljust(48) * 2
        + b"GM 00000000-00"
        + bytes(98)
        + bytes(512),
        "games/quay.32x": lambda: bytes(256)
        + b"SEGA 32X        (C)KEEP 2024.MAR"
        + b"QUAY".ljust(48) * 2
        + bytes(112)
        + bytes(512),
        "games/quay.z64": lambda: bytes.fromhex("80371240")
        + struct.pack(">III", 0xF, 0x80000400, 0x1444)
        + bytes(16)
        + b"QUAY".ljust(20)
        + bytes(12),
        "games/quay.v64": lambda: bytes.fromhex("37804012") + bytes(60),
        "games/quay.n64": lambda: bytes.fromhex("40123780") + bytes(60),
        "games/quay.a78": lambda: b"\x01ATARI7800".ljust(17, b"\0")
        + b"QUAY".ljust(32, b"\0")
        + struct.pack(">I", 16384)
        + bytes(47)
        + b"ACTUAL CART DATA STARTS HERE",
        "games/quay.lnx": lambda: b"LYNX"
        + struct.pack("<HHH", 256, 0, 1)
        + b"QUAY".ljust(32, b"\0")
        + b"KEEPERS".ljust(16, b"\0")
        + bytes(6),
        "games/quay.prg": lambda: bytes.fromhex("01080B08E8079E3230363100000060"),
        "games/quay.t64": lambda: b"C64S tape image file\0".ljust(32, b"\0")
        + struct.pack("<HHHH", 0x0101, 1, 1, 0)
        + b"QUAY".ljust(24),
        "games/quay.crt": lambda: b"C64 CARTRIDGE   "
        + struct.pack(">IHHBB", 64, 0x0100, 0, 0, 0)
        + bytes(6)
        + b"QUAY".ljust(32, b"\0")
        + b"CHIP"
        + struct.pack(">IHHHH", 16, 0, 0, 0x8000, 0),
        "games/quay.tap": lambda: b"C64-TAPE-RAW\x01\0\0\0" + struct.pack("<I", 8) + b"\x30" * 8,
        "games/quay.tzx": lambda: b"ZXTape!\x1a\x01\x14" + b"\x30\x07low sea",
        "games/quay.z80": lambda: struct.pack("<BBHHHHBBB", 0, 0, 0, 0, 0, 0, 0x3F, 0, 0)
        + bytes(17)
        + struct.pack("<HHBBBB", 23, 0x8000, 0, 0, 0, 0)
        + bytes(17),
        "games/quay.rzx": lambda: b"RZX!\0\x0d" + bytes(4) + bytes(16),
        "games/tune.vgm": lambda: b"Vgm "
        + struct.pack("<IIIIIIII", 0x40 + 1 - 4, 0x150, 3579545, 0, 0, 0, 0, 0)
        + bytes(28)
        + b"\x66",
        "games/tune.nsf": lambda: b"NESM\x1a\x01\x01\x01"
        + struct.pack("<HHH", 0x8000, 0x8000, 0x8003)
        + b"low water".ljust(32, b"\0")
        + b"keepers".ljust(32, b"\0")
        + b"2024".ljust(32, b"\0")
        + struct.pack("<H8xHBB4x", 16639, 20000, 0, 0)
        + b"\x60\0\0\x60",
        "games/tune.spc": lambda: b"SNES-SPC700 Sound File Data v0.30\x1a\x1a\x1a\x1e" + bytes(219),
        "games/tune.gbs": lambda: b"GBS\x01\x01\x01"
        + struct.pack("<HHHHBB", 0x400, 0x400, 0x403, 0xFFFE, 0, 0)
        + b"low water".ljust(32, b"\0") * 3,
        "games/tune.ym": lambda: b"YM6!LeOnArD!"
        + struct.pack(">IIHIHIH", 0, 0, 0, 2000000, 50, 0, 0)
        + b"quay\0keepers\0\0End!",
        "games/tune.sap": lambda: b'SAP\r\nAUTHOR "The keepers"\r\nNAME "Low Water"\r\nTYPE B\r\nINIT 2000\r\nPLAYER 2003\r\n\xff\xff\0\x20\x05\x20\x60\0\0\x60\0\0',
        "games/level.wad": lambda: b"PWAD" + struct.pack("<II", 1, 12) + struct.pack("<II8s", 12, 0, b"QUAY"),
        "games/level.pak": lambda: b"PACK"
        + struct.pack("<II", 12, 64)
        + b"quay.cfg".ljust(56, b"\0")
        + struct.pack("<II", 12, 0),
        "games/level.bsp": lambda: b"IBSP" + struct.pack("<I", 46) + bytes(136),
        "games/texture.vtf": lambda: b"VTF\0" + struct.pack("<IIIHHIHH", 7, 2, 80, 4, 4, 0, 1, 0) + bytes(52),
        "games/level.nbt": lambda: b"\x0a\0\x05Level\x08\0\x04name\0\x04Quay\x03\0\x04time\0\0\x07\xe8\0",
        "games/story.z5": lambda: bytes((5, 0))
        + struct.pack(">HHHHHHHH", 1, 64, 64, 64, 64, 64, 64, 0)
        + b"240301"
        + struct.pack(">HHH", 64, 16, 0)
        + bytes(32),
        "games/story.ulx": lambda: b"Glul"
        + struct.pack(">IIIIIIII", 0x00030103, 256, 256, 512, 256, 60, 0, 0)
        + bytes(220),
        "games/story.blb": lambda: b"FORM" + struct.pack(">I", 16) + b"IFRSRIdx" + struct.pack(">II", 4, 0),
        "games/patch.ips": lambda: b"PATCH" + bytes.fromhex("000010000141") + b"EOF",
        "games/patch.bps": lambda: b"BPS1\x90\x90\x80\x8c" + bytes(12),
        "games/patch.ups": lambda: b"UPS1\x90\x90" + bytes(12),
        "games/patch.xdelta": lambda: b"\xd6\xc3\xc4\0\0" + bytes(8),
        "games/demo.dem": lambda: b"HL2DEMO\0" + struct.pack("<II", 3, 15) + b"quay".ljust(260, b"\0") * 4 + bytes(16),
        "games/replay.lmp": lambda: bytes((109, 2, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)) + bytes(16) + b"\x80",
        "games/book.lit": lambda: b"ITOLITLS" + struct.pack("<II", 1, 0x30) + bytes(64),
    }
)
