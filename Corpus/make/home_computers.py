# SPDX-License-Identifier: Apache-2.0
"""Disks and tapes of home computers, from the documents of their emulators.

Whole disks are too large to stand here unpacked.
"""

import struct
import zlib

from layout import noise
from nested import gzip
from samples import samples


def commodore_1541(tracks=35, files=1, errors=False):
    # D64 (P. Schepers): track 18 has the map of free blocks and the directory.
    sectors = [21] * 17 + [19] * 7 + [18] * 6 + [17] * (tracks - 30)
    start = [256 * sum(sectors[:index]) for index in range(tracks)]
    disk = bytearray(256 * sum(sectors))
    free = b"".join(bytes((count, 0xFF, 0xFF, (1 << count - 16) - 1)) for count in sectors[:35])
    disk[start[17] : start[17] + 4] = bytes((18, 1, 0x41, 0))
    disk[start[17] + 4 : start[17] + 4 + len(free)] = free
    disk[start[17] + 0x90 : start[17] + 0xAB] = b"LOW WATER".ljust(16, b"\xa0") + b"\xa0\xa024\xa02A\xa0\xa0\xa0\xa0"
    directory = bytearray(256)
    directory[0:2] = b"\0\xff"
    if files:
        directory[2:30] = (b"\x82\x11\0" + b"TIDE".ljust(16, b"\xa0")).ljust(28, b"\0")
        directory[30] = 3
        disk[start[16] : start[16] + 256] = b"\0\xff" + noise(254)
    disk[start[17] + 256 : start[17] + 512] = directory
    return bytes(disk) + (b"\1" * sum(sectors) if errors else b"")


def bits_of_a_disk(tracks=1):
    # G64 (VICE manual): GCR-1541, version, half tracks, size of a track; places of the tracks, their speeds, the bits.
    size, at = 7928, 12 + 84 * 8
    places = b"".join(
        struct.pack("<I", at + index // 2 * (size + 2) if index % 2 == 0 and index // 2 < tracks else 0)
        for index in range(84)
    )
    speeds = b"".join(struct.pack("<I", 3 if index % 2 == 0 and index // 2 < tracks else 0) for index in range(84))
    track = (
        struct.pack("<H", 7692) + (b"\xff" * 5 + noise(10) + b"\x55" * 9 + b"\xff" * 5 + noise(325) + b"\x55" * 8) * 21
    )
    return b"GCR-1541\0" + struct.pack("<BH", 84, size) + places + speeds + track.ljust(size + 2, b"\x55") * tracks


def tape(title=b"C64 tape image file", version=0x0100):
    # T64 (M. Freericks): 64 bytes of header, one entry of 32 bytes for each file.
    head = title.ljust(32, b"\0") + struct.pack("<HHHH", version, 30, 1, 0) + b"LOW WATER".ljust(24)
    program = b"\x0b\x08\n\0\x9e2061\0\0\0" + noise(512)
    entry = struct.pack("<BBHHHII", 1, 0x82, 0x0801, 0x0801 + len(program), 0, 64 + 32 * 30, 0) + b"TIDE".ljust(16)
    return head + entry.ljust(32 * 30, b"\0") + program


def cpc_track(track, sectors=9):
    # CPCEMU's "Disk image file format": 256 bytes of track information, then the sectors.
    information = b"Track-Info\r\n\0\0\0\0" + bytes((track, 0, 0, 0, 2, sectors, 0x4E, 0xE5))
    information += b"".join(struct.pack("<BBBBBBH", track, 0, 0xC1 + index, 2, 0, 0, 512) for index in range(sectors))
    return information.ljust(256, b"\0") + b"\xe5" * 512 * sectors


def amstrad_disk(tracks=40):
    head = b"MV - CPCEMU Disk-File\r\nDisk-Info\r\n".ljust(34) + b"CPCEMU V1.5".ljust(14, b"\0")
    head += struct.pack("<BBH", tracks, 1, 256 + 9 * 512)
    return head.ljust(256, b"\0") + b"".join(cpc_track(track) for track in range(tracks))


def extended_amstrad_disk(formatted=3):
    head = b"EXTENDED CPC DSK File\r\nDisk-Info\r\n" + b"SAMdisk".ljust(14, b"\0") + struct.pack("<BBH", 40, 1, 0)
    head += b"\x13" * formatted
    return head.ljust(256, b"\0") + b"".join(cpc_track(track) for track in range(formatted))


def preserved_floppy():
    # IPF (CAPS/SPS): records of type, length, checksum, data; big endian.
    def record(kind, data):
        body = kind + struct.pack(">I", 12 + len(data))
        return body + struct.pack(">I", zlib.crc32(body + bytes(4) + data)) + data

    information = struct.pack(
        ">24I", 1, 2, 1, 1234, 1, 0x3F2A1B0C, 0, 83, 0, 1, 20240301, 90000000, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0
    )[:84]
    image = struct.pack(">17I", 0, 0, 2, 1, 12668, 1000, 0, 101344, 1000, 102344, 11, 0, 1, 0, 0, 0, 0)
    return (
        record(b"CAPS", b"")
        + record(b"INFO", information)
        + record(b"IMGE", image)
        + record(b"DATA", struct.pack(">IIII", 512, 4096, 0, 1))
        + noise(512)
    )


def thomson_image(version=1):
    # A. Pukall, "Format SAP": a version, a text of 65 bytes, then sectors with header and checksum.
    text = b"SYSTEME D'ARCHIVAGE PUKALL S.A.P. (c) Alexandre PUKALL Avril 1998"
    size = 256 if version == 1 else 128
    sectors = b"".join(
        bytes((0, 0, track, sector))
        + bytes((0xE5 ^ 0xB3,)) * size
        + struct.pack(">H", (track * 257 + sector * 4099) & 0xFFFF)
        for track in range(80 if version == 1 else 40)
        for sector in range(1, 17)
    )
    return bytes((version,)) + text + sectors


def apple2_disk(version):
    # J. Morris, WOZ disk image reference 1.0.1 and 2.1: chunks INFO, TMAP, TRKS, META.
    def part(key, data):
        return key + struct.pack("<I", len(data)) + data

    information = struct.pack("<BBBBB32s", version, 1, 0, 1, 1, b"Applesauce v1.66".ljust(32))
    if version == 2:
        information += struct.pack("<BBBHHH", 1, 1, 32, 0x7F, 0, 13)
    tracks = b"\0\0" + b"\xff" * 158
    if version == 1:
        body = noise(6646) + struct.pack("<HHHBBH", 6392, 51136, 0xFFFF, 0, 0, 0)
    else:
        body = struct.pack("<HHI", 3, 13, 51136).ljust(1280, b"\0") + noise(6392).ljust(13 * 512, b"\0")
    chunks = part(b"INFO", information.ljust(60, b"\0")) + part(b"TMAP", tracks) + part(b"TRKS", body)
    chunks += part(b"META", b"title\tLow Water\nlanguage\tEnglish\nrequires_machine\t2+|2e\n")
    return b"WOZ" + str(version).encode() + b"\xff\n\r\n" + struct.pack("<I", zlib.crc32(chunks)) + chunks


samples(
    {
        "nested/low_water.d64.gz": lambda: gzip(commodore_1541(), "low_water.d64"),
        "nested/empty_disk.d64.gz": lambda: gzip(commodore_1541(files=0), "empty_disk.d64"),
        "nested/with_errors.d64.gz": lambda: gzip(commodore_1541(errors=True), "with_errors.d64"),
        "nested/tracks40.d64.gz": lambda: gzip(commodore_1541(40), "tracks40.d64"),
        "nested/low_water.dsk.gz": lambda: gzip(amstrad_disk(), "low_water.dsk"),
        "nested/low_water.sap.gz": lambda: gzip(thomson_image(), "low_water.sap"),
        "nested/low_water128.sap.gz": lambda: gzip(thomson_image(2), "low_water128.sap"),
        "games/low_water.g64": bits_of_a_disk,
        "games/extended.dsk": extended_amstrad_disk,
        "games/low_water.t64": tape,
        "games/low_water_c64s.t64": lambda: tape(b"C64S tape image file\r\n", 0x0101),
        "games/low_water.ipf": preserved_floppy,
        "games/low_water.woz": lambda: apple2_disk(1),
        "games/low_water2.woz": lambda: apple2_disk(2),
    }
)
