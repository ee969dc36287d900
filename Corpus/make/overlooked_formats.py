# SPDX-License-Identifier: Apache-2.0
"""Formats that tell themselves by numbers that must agree: terminals, receivers, disks, programs and films.

Each sample has the header and the structure that its specification calls for.
"""

import struct
import zipfile
from io import BytesIO

from layout import noise
from samples import samples
from specified_signatures import header


def corrections():
    """Two messages of a receiver, each with its checksum of 24 bits (RTCM 10403.3, section 4)."""

    def message(payload):
        data = b"\xd3" + struct.pack(">H", len(payload)) + payload
        remainder = 0
        for byte in data:
            remainder ^= byte << 16
            for _ in range(8):
                remainder = remainder << 1 ^ (0x1864CFB if remainder & 0x800000 else 0)
        return data + remainder.to_bytes(3, "big")

    return message(b"\x3e\xd0" + noise(17)) + message(b"\x43\x20" + noise(41, 2))


def recorded_terminal():
    lines = (b"$ tide\r\n", b"low water at six\r\n", b"$ ")
    return b"".join(struct.pack("<III", 1_709_283_600 + at, at * 1000, len(line)) + line for at, line in enumerate(lines))


def endace_records():
    return b"".join(
        struct.pack("<Q", (1_709_283_600 + at) << 32) + struct.pack(">BBHHH", 2, 4, 80, 0, 60) + noise(64, at) for at in range(4)
    )


def subtitles():
    def segment(kind, data):
        return b"PG" + struct.pack(">IIBH", 90_000, 0, kind, len(data)) + data

    return segment(0x16, struct.pack(">HHBHBBBB", 720, 480, 0x10, 0, 0x80, 0, 0, 0)) + segment(0x80, b"")


def bursts():
    """Two bursts of AC-3 with their filling (IEC 61937-3)."""
    burst = b"\x72\xf8\x1f\x4e" + struct.pack("<HH", 1, 1024) + noise(128)
    return (burst.ljust(6144, b"\0") + burst)[:6400]


def minecraft():
    def name(text):
        return struct.pack(">H", len(text)) + text

    return b"\x0a" + name(b"") + b"\x0a" + name(b"Quay") + b"\x03" + name(b"berths") + struct.pack(">i", 7) + b"\0\0"


def atari_program():
    code = noise(40)
    return b"\xff\xff" + struct.pack("<HH", 0x2000, 0x2000 + 39) + code + struct.pack("<HHH", 0x02E0, 0x02E1, 0x2000)


def descriptors():
    path, package = b"quay/berth.proto", b"quay"
    file = b"\x0a" + bytes([len(path)]) + path + b"\x12" + bytes([len(package)]) + package + b"\x22\x07\x0a\x05Berth" + b"\x62\x06proto3"
    return b"\x0a" + bytes([len(file)]) + file


def memos():
    block = 64
    text = b"The pier is closed until spring."
    data = struct.pack(">IHH", 0, 0, block).ljust(512, b"\0") + struct.pack(">II", 1, len(text)) + text
    data = data.ljust(512 + block, b"\0")
    return struct.pack(">I", len(data) // block) + data[4:]


def pak_archive():
    def member(name, method):
        data = noise(50)
        return b"\x1a" + bytes([method]) + name.ljust(13, b"\0") + struct.pack("<IHHHI", len(data), 0x5861, 0, 7, 90) + data

    return member(b"TIDE.TXT", 11) + member(b"QUAY.TXT", 10) + b"\x1a\0"


def first_macbinary():
    data = b"low water at six"
    head = bytearray(128)
    head[1:10] = b"\x08Tide log"
    head[65:73] = b"TEXTttxt"
    head[83:87] = struct.pack(">I", len(data))
    return bytes(head) + data.ljust(128, b"\0")


def old_picture():
    operations = b"\x11\x01" + b"\x01" + struct.pack(">Hhhhh", 10, 0, 0, 40, 60) + b"\x31" + struct.pack(">hhhh", 4, 4, 30, 50) + b"\xff"
    size = 10 + len(operations)
    return bytes(512) + struct.pack(">Hhhhh", size, 0, 0, 40, 60) + operations


def mosaic():
    """One directory with the values of a mosaic of colours (ISO 12234-2)."""
    maker = b"SAMSUNG\0"
    entries = ((256, 4, 1, 8), (257, 4, 1, 4), (262, 3, 1, 32_803), (271, 2, len(maker), 8 + 2 + 5 * 12 + 4), (273, 4, 1, 90))
    directory = struct.pack("<H", len(entries)) + b"".join(struct.pack("<HHII", *entry) for entry in entries) + bytes(4)
    return b"II*\0" + struct.pack("<I", 8) + directory + maker + noise(64)


def drawing_of_procreate():
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in ("Document.archive", "QuickLook/Thumbnail.png", "5D0C/0~0.chunk"):
            archive.writestr(zipfile.ZipInfo(name, (2024, 3, 1, 9, 0, 0)), noise(24))
    return file.getvalue()


def messages_of_trade(version, number=1):
    """A heartbeat with its length and its sum (FIX: TagValue encoding, section Message structure)."""
    body = b"35=0\x0149=QUAY\x0156=PIER\x0134=%d\x0152=20240301-09:00:00\x01" % number
    message = b"8=" + version + b"\x019=%d\x01" % len(body) + body
    return message + b"10=%03d\x01" % (sum(message) % 256)


def log_of_changes():
    edit = b"\x01\x1aleveldb.BytewiseComparator\x02\x03\x09\x00\x03\x04\x04\x00"
    return struct.pack("<IHB", 0x5A31_77C0, len(edit), 1) + edit


samples(
    {
        "archives/overlooked.hpkg": header(b"hpkg" + struct.pack(">HHQ", 80, 2, 480)),
        "archives/overlooked.hpkr": header(b"hpkr" + struct.pack(">HHQ", 72, 2, 480)),
        "archives/overlooked.pak": pak_archive,
        "archives/overlooked_first.bin": first_macbinary,
        "audio/overlooked.rol": header(b"\0\0\4\0\\roll\\default"),
        "audio/overlooked.spdif": bursts,
        "databases/overlooked.fpt": memos,
        "databases/overlooked_MANIFEST-000004": log_of_changes,
        "databases/overlooked_iamchert": header(b"\x0f\x0dXapian Chert"),
        "documents/overlooked.ws": lambda: b"\x1d\x7d\0\0" + b"DRAFT".ljust(121, b"\0") + b"\x7d\0\x1d" + b"Low water\r\n",
        "executables/overlooked.dfm": header(b"\xff\x0a\0TQUAY\0\x30\x10" + struct.pack("<I", 60) + b"TPF0\5TQuay\4Quay"),
        "executables/overlooked.xex": atari_program,
        "executables/overlooked_alpha": header(
            b"\x83\x01\x03\0" + struct.pack("<IQIHH", 0x65E1_9290, 4096, 96, 80, 0x2007) + b"\x0b\x01\x0d\3"
        ),
        "games/overlooked.nbt": minecraft,
        "images/overlooked.koa": lambda: b"\0\x60" + bytes(index * 7 % 251 for index in range(10_001)),
        "images/overlooked.pct": old_picture,
        "images/overlooked.procreate": drawing_of_procreate,
        "images/overlooked.srw": mosaic,
        "scientific/overlooked.rtcm3": corrections,
        "structured/overlooked.pb": descriptors,
        "structured/overlooked_messages": lambda: messages_of_trade(b"FIX.4.4") + messages_of_trade(b"FIX.4.4", 2),
        "structured/overlooked_newer_messages": lambda: messages_of_trade(b"FIXT.1.1"),
        "system/overlooked.grp": header(b"PMCC\x34\x12\xe0\1"),
        "system/overlooked.job": header(struct.pack("<HH16sHH", 0x0601, 1, bytes(range(16)), 70, 0), payload=noise(200)),
        "system/overlooked.ttyrec": recorded_terminal,
        "system/overlooked.un~": header(b"Vim\x9fUnDo\xe5\0\2"),
        "system/overlooked_packets": endace_records,
        "system/overlooked_request": lambda: b"\2\0\0\x0b\0\0\0\1\1\x47\0\x12attributes-charset\0\5utf-8\3",
        "video/overlooked.lxf": header(b"LEITCH\0\0" + struct.pack("<II", 1, 120)),
        "video/overlooked.sup": subtitles,
    }
)
