# SPDX-License-Identifier: Apache-2.0
"""Cartridges, discs and sounds of game consoles, from the documents of each community.

Where a header has the console maker's logo, its first bytes only are here: the picture is a trademark.
"""

import struct
import zlib

from layout import noise
from nested import gzip
from samples import samples

LOGO = bytes.fromhex("24ffae51699aa221").ljust(156, b"\0")


def crc16(data):
    """The CRC of Nintendo DS headers (polynomial 0x8005, reflected, first value 0xFFFF)."""
    value = 0xFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0xA001 if value & 1 else 0)
    return value


def game_boy_advance(title=b"QUAY", code=b"AQYE"):
    # GBATEK, "GBA Cartridge Header".
    head = bytearray(0xC0)
    head[0:4] = struct.pack("<I", 0xEA00002E)
    head[4:0xA0] = LOGO
    head[0xA0:0xAC] = title.ljust(12, b"\0")
    head[0xAC:0xB2] = code + b"01"
    head[0xB2] = 0x96
    head[0xBD] = -(sum(head[0xA0:0xBD]) + 0x19) & 0xFF
    # What follows is the program: set the stack pointers, jump to the main function.
    program = struct.pack(
        "<8I", 0xE3A00012, 0xE129F000, 0xE59FD028, 0xE3A0001F, 0xE129F000, 0xE59FD018, 0xE59F1018, 0xE12FFF11
    )
    return bytes(head) + program + noise(1024)


def nintendo_ds(unit=0, title=b"QUAY"):
    # GBATEK, "DS Cartridge Header".
    head = bytearray(0x200)
    head[0:18] = title.ljust(12, b"\0") + b"AQYE" + b"01"
    head[0x12] = unit
    head[0x14] = 7
    struct.pack_into("<IIII", head, 0x20, 0x4000, 0x02000000, 0x02000000, 0x400)
    struct.pack_into("<IIII", head, 0x30, 0x4400, 0x02380000, 0x02380000, 0x400)
    struct.pack_into("<IIII", head, 0x40, 0x4800, 9, 0x4A00, 8)
    struct.pack_into("<IIII", head, 0x60, 0x00586000, 0x001808F8, 0x4C00, 0x051E0000)
    struct.pack_into("<II", head, 0x80, 0x5000, 0x4000)
    head[0xC0:0x15C] = LOGO
    struct.pack_into("<H", head, 0x15C, 0xCF56)
    struct.pack_into("<H", head, 0x15E, crc16(head[:0x15E]))
    return bytes(head).ljust(0x4000, b"\0") + noise(0x1000)


def famicom_side(name=b"QYA", side=0):
    # NESdev wiki, "FDS disk format": blocks 1 (disk), 2 (files), 3 (file header), 4 (file data); a side has 65,500
    # bytes.
    disk = b"\1*NINTENDO-HVC*" + b"\1" + name + b" " + bytes((0, side, 0, 0, 0, 15)) + b"\xff" * 5 + b"\x61\3\1"
    disk = disk.ljust(56, b"\0")
    header = b"\3\0\0" + b"KYODAKU-" + struct.pack("<HHB", 0x2800, 224, 2)
    program = b"\3\1\1" + b"MAIN    " + struct.pack("<HHB", 0x6000, 4096, 0)
    return (disk + b"\2\2" + header + b"\4" + noise(224) + program + b"\4" + noise(4096)).ljust(65500, b"\0")


def neo_geo_pocket(colour, licence=b" LICENSED BY SNK CORPORATION"):
    # NeoGeo Pocket technical data: licence, start, catalogue number, sub-code, mode, title.
    return licence + struct.pack("<IHBB", 0x200040, 0x1234, 1, colour) + b"QUAY".ljust(12) + bytes(16) + noise(960)


def mega_drive_header(system, region=b"JUE"):
    return (
        system.ljust(16)
        + b"(C)KEEP 2024.MAR"
        + b"LOW WATER".ljust(48) * 2
        + b"GM 00-0000-00 "
        + b"\x5a\xa5"
        + b"J".ljust(16)
        + struct.pack(">IIII", 0, 0x3FFF, 0xFF0000, 0xFFFFFF)
        + b" " * 64
        + region.ljust(16)
    )


def pico():
    # Sega Pico cartridges have the header of the Mega Drive with a system of their own.
    return struct.pack(">64I", 0xFFFF00, 0x200, *[0x202] * 62) + mega_drive_header(b"SEGA PICO") + noise(2048)


def sega_cd(sector=2048):
    # Mega-CD disc format specifications: the system area's first sector, and the second program.
    area = (
        b"SEGADISCSYSTEM  "
        + b"LOW_WATER  \0"
        + struct.pack(">HH", 0x0100, 1)
        + b"LOW_SYSTEM \0"
        + struct.pack(">HH", 0x0100, 0)
        + struct.pack(">IIIIIIII", 0x800, 0x1000, 0, 0, 0x1800, 0x1000, 0, 0)
        + b"03012024        "
    )
    area = area.ljust(0x100, b" ") + mega_drive_header(b"SEGA MEGA DRIVE", b"E")
    first = area.ljust(2048, b"\0")
    sectors = [first] + [noise(2048, index) for index in range(7)]
    if sector == 2048:
        return b"".join(sectors)
    # Yellow Book, mode 1: synchronisation, minute, second, sector, mode, data, error correction.
    return b"".join(
        b"\0" + b"\xff" * 10 + b"\0" + bytes((0, 2, index, 1)) + data + noise(288, index)
        for index, data in enumerate(sectors)
    )


def gamecube(magic_at=0x1C, magic=0xC2339F3D):
    # YAGCD, chapter 13: disc header, disc header information, loader.
    head = bytearray(0x440)
    head[0:8] = b"GQYE01\0\0"
    struct.pack_into(">I", head, magic_at, magic)
    head[0x20:0x29] = b"Low Water"
    struct.pack_into(">IIII", head, 0x420, 0x3000, 0x2E00, 0x40, 0x40)
    information = struct.pack(">IIIIIIII", 0, 0x1800000, 0, 0, 0, 0, 1, 1).ljust(0x2000, b"\0")
    loader = b"2004/02/01".ljust(16, b"\0") + struct.pack(">III", 0x81200258, 0x400, 0) + bytes(4) + noise(0x400)
    return bytes(head) + information + loader.ljust(0x9C0, b"\0") + noise(1024)


def compressed_iso(version=1, magic=b"CISO"):
    # CISO (B. Swizzle): header, index of blocks, blocks as raw deflate data; bit 31 marks a stored one.
    blocks = [bytes(2048)] * 16 + [
        b"\1CD001\1\0PSP GAME".ljust(2048, b" "),
        b"\xffCD001\1".ljust(2048, b"\0"),
        noise(2048),
    ]
    head = struct.pack("<4sIQIBBH", magic, 0x18 if version == 2 else 0, 2048 * len(blocks), 2048, version, 0, 0)
    index, data, at = b"", b"", len(head) + 4 * (len(blocks) + 1)
    for block in blocks:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = packer.compress(block) + packer.flush()
        stored = len(packed) >= 2048
        index += struct.pack("<I", at + len(data) | (stored << 31))
        data += block if stored else packed
    return head + index + struct.pack("<I", at + len(data)) + data


def compact_wii_disc():
    # Compact ISO of the Wii's loaders: the same four letters, the size of a block, then a map of the blocks that are
    # there.
    return (
        b"CISO" + struct.pack("<I", 0x200000) + (b"\1" * 3).ljust(0x8000 - 8, b"\0") + gamecube(0x18, 0x5D1C9EA3)[:2048]
    )


def xbox_program():
    # Caustik: XBE file format.
    base = 0x10000
    head = struct.pack("<4s256sIIIII", b"XBEH", noise(256), base, 0x1000, 0x4000, 0x178, 0x65E1A2D0)
    head += struct.pack(
        "<IIIIIIIIII",
        base + 0x178,
        2,
        base + 0x348,
        0x10,
        0xA8FC57AB ^ 0x11000,
        0x10000,
        0x100000,
        0x1000,
        0x100000,
        0x1000,
    )
    certificate = struct.pack("<III", 0x1D0, 0x65E1A2D0, 0x4B500001) + "Low Water".encode("utf-16-le").ljust(80, b"\0")
    return (head.ljust(0x178, b"\0") + certificate.ljust(0x1D0, b"\0")).ljust(0x1000, b"\0") + noise(2048)


def xbox_disc():
    # XDVDFS: the volume's descriptor is sector 32.
    descriptor = b"MICROSOFT*XBOX*MEDIA" + struct.pack("<IIQ", 264, 2048, 133_500_000_000_000_000)
    sector = descriptor.ljust(2028, b"\0") + b"MICROSOFT*XBOX*MEDIA"
    return (
        bytes(32 * 2048)
        + sector
        + bytes(2048)
        + b"\0\0\0\0\x09\1\0\0\0\x10\0\0\x80\x0bdefault.xbe".ljust(2048, b"\xff")
    )


def stream(channels=2):
    # BRSTM (Custom Mario Kart wiki): header, then HEAD, ADPC and DATA chunks.
    head = b"HEAD" + struct.pack(">IIIIIII", 0x140, 0x01000000, 0x18, 0x01000000, 0x4C, 0x01000000, 0x5C)
    head += struct.pack(
        ">BBBxHxxIIIIIIIIII", 2, 0, channels, 32000, 0, 14336, 0x260, 1, 0x2000, 14336, 0x2000, 14336, 0x2000, 0x3800
    )
    head = head.ljust(0x140, b"\0")
    adpc = b"ADPC" + struct.pack(">I", 0x40) + noise(0x38)
    data = b"DATA" + struct.pack(">II", 0x1020, 0x18) + bytes(20) + noise(0x1000)
    size = 0x40 + len(head) + len(adpc) + len(data)
    front = b"RSTM" + struct.pack(">HBBIHHIIIIII", 0xFEFF, 1, 0, size, 0x40, 2, 0x40, 0x140, 0x180, 0x40, 0x1C0, 0x1020)
    return front.ljust(0x40, b"\0") + head + adpc + data


samples(
    {
        "games/quay.gba": game_boy_advance,
        "games/homebrew.gba": lambda: game_boy_advance(b"", b"\0\0\0\0"),
        "games/quay.nds": nintendo_ds,
        "games/homebrew.nds": lambda: nintendo_ds(0, b"."),
        "games/quay.dsi": lambda: nintendo_ds(2),
        "games/quay.fds": lambda: b"FDS\x1a\1".ljust(16, b"\0") + famicom_side(),
        "games/quay.ngp": lambda: neo_geo_pocket(0),
        "games/quay.ngc": lambda: neo_geo_pocket(0x10, b"COPYRIGHT BY SNK CORPORATION"),
        "games/quay.pco": pico,
        "games/mega_cd.iso": sega_cd,
        "games/mega_cd.bin": lambda: sega_cd(2352),
        "games/gamecube.iso": gamecube,
        "games/wii.iso": lambda: gamecube(0x18, 0x5D1C9EA3),
        "games/quay.cso": compressed_iso,
        "games/quay2.cso": lambda: compressed_iso(2),
        "games/quay.zso": lambda: compressed_iso(1, b"ZISO"),
        "games/default.xbe": xbox_program,
        "audio/tide.brstm": stream,
        "audio/mono.brstm": lambda: stream(1),
        "nested/xbox_disc.iso.gz": lambda: gzip(xbox_disc(), "xbox_disc.iso"),
    }
)
