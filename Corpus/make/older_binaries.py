# SPDX-License-Identifier: Apache-2.0
"""Programs, pictures, archives, sounds and films of older machines, whose sizes and places must agree.

Each sample has the header and the structure that its specification calls for, and a payload of our own.
"""

import struct

from layout import noise
from samples import made, samples


def words(form, *values):
    return struct.pack(form[0] + form[1:] * len(values), *values)


def unix_program(form="<", machine=0x014C):
    """Two sections behind a header of 28 bytes (System V: a.out(4))."""
    text, data = 160, 40
    start = 20 + 28 + 2 * 40
    header = struct.pack(form + "HHIIIHH", machine, 2, 0, 0, 0, 28, 0x010F)
    header += struct.pack(form + "HHIIIIII", 0x010B, 0, text, data, 0, 0x1000, 0x1000, 0x2000)
    for name, address, size, place, flags in ((b".text", 0x1000, text, start, 0x20), (b".data", 0x2000, data, start + text, 0x40)):
        header += struct.pack(form + "8sIIIIIIHHI", name, address, address, size, place, 0, 0, 0, 0, flags)
    return header + noise(text + data)


def object_file(machine):
    """One section and two symbols, in the order of little endian (GNU binutils: include/coff)."""
    size = 100
    header = struct.pack("<HHIIIHH", machine, 1, 0, 60 + size, 2, 0, 0x0104)
    section = struct.pack("<8sIIIIIIHHI", b".text", 0, 0, size, 60, 0, 0, 0, 0, 0x20)
    symbols = b"".join(struct.pack("<8sIhHBB", name, 0, 1, 0, 2, 0) for name in (b"_tide", b"_quay"))
    return header + section + noise(size) + symbols + struct.pack("<I", 4)


def texas_program():
    header = struct.pack("<HHIIIHHH", 0xC2, 1, 0, 0, 0, 28, 0x1103, 0x99)
    header += struct.pack("<HHIIIIII", 0x0108, 0, 120, 0, 0, 0x100, 0, 0)
    section = struct.pack("<8sIIIIIIIIIHH", b".text", 0x100, 0x100, 120, 98, 0, 0, 0, 0, 0, 0x20, 0)
    return header + section + noise(120)


def demand_paged(first, form="<"):
    """Text that begins with the header (Linux and NetBSD: a.out.h)."""
    return first + struct.pack(form + "7I", 2048, 1024, 0, 0, 0x1020, 0, 0) + noise(3040)


def seventh_edition():
    return words("<H", 0o407, 200, 60, 20, 24, 0, 0, 1) + noise(284)


def xenix():
    header = struct.pack("<HHIIIIIIBBH", 0x0206, 44, 220, 60, 20, 24, 0, 0, 0x4A, 0x10, 0x8040)
    return header + bytes(44) + noise(304)


def command():
    """A jump over a text, which the program prints (MS-DOS: function 9)."""
    text = b"Low water at six.\r\n$"
    return b"\xeb" + bytes((len(text),)) + text + b"\xb4\x09\xba\x02\x01\xcd\x21\xb8\x00\x4c\xcd\x21" + noise(20)


def straight_command() -> bytes:
    """A program of DOS that begins with its first instruction: the place of a text, function 9, and leaving."""
    return b"\xba\x0c\x01\xb4\x09\xcd\x21\xb8\x00\x4c\xcd\x21" + b"Low water at six.\r\n$"


def bitmap(size):
    header = struct.pack("<IiiHHIIiiII", size, 12, 8, 1, 24, 0, 288, 2835, 2835, 0, 0)
    return header.ljust(size, b"\0") + noise(288)


def early_window():
    name = b"tide table\0\0"
    header = words(">I", 40 + len(name), 6, 1, 1, 0, 40, 30) + words(">H", 40, 30, 0, 0, 2, 0)
    return header + name + noise(180)


def texture():
    width, height = 32, 16
    area = width * height
    places = words("<I", 100, 100 + area, 100 + area + area // 4, 100 + area + area // 4 + area // 16)
    header = b"quay/wall2".ljust(32, b"\0") + words("<I", width, height) + places + bytes(32) + words("<I", 0, 1, 0)
    return header + noise(area + area // 4 + area // 16 + area // 64)


def spectrum():
    """Rows of colours of three bits a channel, and a screen whose first row is empty."""
    screen = bytes(160) + bytes(index * 7 % 64 for index in range(31_840))
    return screen + words(">H", *(index * 5 & 0x777 for index in range(199 * 48)))


def packed_spectrum():
    return b"SP\0\0" + words(">I", 300, 200) + noise(500)


def tiny():
    return b"\0" + words(">H", *(index * 0x111 & 0x777 for index in range(16))) + words(">H", 40, 100) + noise(240)


def alias(width=40, height=20):
    row = b"\x14\x30\x40\x50\x14\x90\x80\x70"
    return words(">H", width, height, 0, height - 1, 24) + row * height


def floppy():
    """A list of one file, and the sector that tells of the floppy (TR-DOS)."""
    files = b"tide    B\0\0\x20\0\x01\0\x01".ljust(0x800, b"\0")
    sector = bytearray(256)
    sector[0xE1:0xE8] = bytes((1, 1, 0x16, 1)) + struct.pack("<H", 2543) + b"\x10"
    sector[0xF5:0xFD] = b"quay    "
    return files + bytes(sector) + bytes(0x700) + noise(256)


def squeezed():
    """A tree of three nodes for three bytes and the end (SQ)."""
    tree = struct.pack("<6h", 1, 2, -(0x41 + 1), -(0x42 + 1), -(0x43 + 1), -257)
    return b"\x76\xff\x34\x12TIDE.TXT\0" + struct.pack("<H", 3) + tree + noise(60)


def crunched():
    return b"\x76\xfeTIDE.TXT\0\x20\x20\0\0" + noise(120)


def harri():
    """Two members that are copied (HA 0.999)."""

    def member(path, name, data):
        return b"\x10" + words("<I", len(data), len(data), 0x1234ABCD, 1_709_283_600) + path + b"\0" + name + b"\0\x02\x01\x20" + data

    return b"HA\2\0" + member(b"", b"tide.txt", noise(80)) + member(b"quay\xff", b"berths.txt", noise(60, 2))


def simple_profile():
    header = b"\x02\0\0\x85" + words("<I", 4, 0x011A294E, 240, 320, 12) + struct.pack("<III", 0x8000, 1000, 25)
    return header + struct.pack("<II", 0x80000064, 0) + noise(100) + struct.pack("<II", 100, 40) + noise(100, 2)


def sequence_and_entry():
    """A header of a sequence whose colours are none, and an entry point (SMPTE ST 421)."""
    return bytes.fromhex("0000010fc05a17f88f0880" "0000010e40" "0000010d") + noise(300)


def cut_frames(header, size, count, rest):
    """The rest of a frame, and frames of one size behind it."""
    # Bytes of all ones are left out, so that nothing looks like a header.
    payload = noise(size * count + rest).replace(b"\xff", b"\x5a")
    frames = (header + payload[rest + size * at :][: size - len(header)] for at in range(count))
    return payload[:rest] + b"".join(frames)


def cut_packets():
    """Packets that count on, the first of which has lost its front."""
    packets = (struct.pack(">BHB", 0x47, 0x0100, 0x10 | at & 15) + noise(184, at) for at in range(11))
    return (b"".join(packets))[77:]


def silence():
    return (b"\xd2" + noise(32)) * 24


def song():
    places = words(">H", 90, 20, *range(24, 64, 5))
    return b"Low Water\r\n\x1aTIDE\0" + places + noise(120)


def composer(mark):
    return mark + words(">I", 26, 180, 64, 244, 64, 308, 64, 454, 372) + noise(600)


def without_type():
    """A head that leaves out the kind of document, and a segment with its information (RFC 9559)."""
    head = bytes.fromhex("42868101" "42f78101" "42f28104" "42f38108" "42878104" "42858102")
    info = bytes.fromhex("2ad7b1830f4240")
    inside = bytes.fromhex("1549a966") + bytes((0x80 | len(info),)) + info
    return bytes.fromhex("1a45dfa3") + bytes((0x80 | len(head),)) + head + bytes.fromhex("18538067") + bytes((0x80 | len(inside),)) + inside


def signed(front, size=200):
    return lambda: front + noise(size)


def tagged_module():
    """A module of NoiseTracker, with the letters of one of its groups."""
    data = bytearray(made("audio/tune.mod"))
    data[1080:1084] = b"M&K!"
    return bytes(data)


samples(
    {
        "archives/berths.ha": harri,
        "archives/tide.tqt": squeezed,
        "archives/tide.tzt": crunched,
        "audio/bare.gsm": silence,
        "audio/cut.aac": lambda: cut_frames(bytes.fromhex("fff15080190000"), 200, 10, 90),
        "audio/cut_frames.mp3": lambda: cut_frames(bytes.fromhex("fffb9064"), 417, 8, 217),
        "audio/tide.d00": signed(b"JCH&\2\x66\0\4\1\0"),
        "audio/tide.evs": signed(b"#!EVS_MC1.0\n\0\0\0\1"),
        "audio/tide.fc13": lambda: composer(b"SMOD"),
        "audio/tide.fc14": lambda: composer(b"FC14"),
        "audio/noise.mod": tagged_module,
        "audio/tide.mdx": song,
        "audio/tide.silk": signed(b"#!SILK_V3"),
        "audio/tencent.silk": signed(b"\2#!SILK_V3"),
        "executables/amd29k.aout": lambda: unix_program(">", 0x017A),
        "executables/i386.aout": unix_program,
        "executables/i960.o": lambda: object_file(0x0160),
        "executables/jump.com": command,
        "executables/straight.com": straight_command,
        "executables/linux_qmagic": lambda: demand_paged(b"\xcc\0\x64\0"),
        "executables/netbsd_qmagic": lambda: demand_paged(b"\0\x86\0\xcc"),
        "executables/sun3_zmagic": lambda: demand_paged(b"\0\2\1\x0b", ">"),
        "executables/texas.out": texas_program,
        "executables/unix7": seventh_edition,
        "executables/xenix": xenix,
        "executables/z80.o": lambda: object_file(0x805A),
        "images/alias_placed.pix": alias,
        "images/quay.gxt": signed(b"GXT\0\3\0\0\x10" + words("<I", 1, 64, 900)),
        "images/quay.fuif": signed(b"FUIF31@("),
        "images/quay.spc": packed_spectrum,
        "images/quay.tny": tiny,
        "images/quay.wal": texture,
        "images/quay_art_studio.art": lambda: b"\0\x20" + noise(9007),
        "images/quay_doodle.dd": lambda: b"\0\x5c" + noise(9216),
        "images/quay.spu": spectrum,
        "images/quay_halo.pal": signed(b"AH\xe3\0\xf6\6\x0a\0"),
        "images/quay_v4.dib": lambda: bitmap(108),
        "images/quay_v5.dib": lambda: bitmap(124),
        "images/quay_x10.xwd": early_window,
        "images/draw2.drw": signed(b"\1\xff\2\4\3\2"),
        "system/changes.cow": lambda: b"OOOM\0\0\0\2" + b"/srv/quay.img".ljust(300, b"\0"),
        "system/quay.trd": floppy,
        "video/cut_packets.ts": cut_packets,
        "video/entry.vc1": sequence_and_entry,
        "video/quay_large.anm": lambda: b"LPF \0\1\x0a\0" + bytes(8) + b"ANIM" + noise(200),
        "video/tide.rcv": simple_profile,
        "video/without_type.mkv": without_type,
    }
)
