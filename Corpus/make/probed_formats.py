# SPDX-License-Identifier: Apache-2.0
"""Files that hold only what their formats demand: raw pictures by maker and model, modules of trackers, floppies and archives."""

import struct
import zlib

from layout import noise
from samples import samples
from specified_images import camera


def module(mark, channels, samples_of=31):
    # OpenMPT: Load_mod.cpp: a title, samples of 30 bytes, the order of patterns, four letters, patterns of 64 rows.
    head = b"Low water".ljust(20, b"\0")
    for number in range(samples_of):
        head += b"tide".ljust(22, b"\0") + struct.pack(">HBBHH", 64 if number == 0 else 0, 0, 64, 0, 1)
    pattern = b"".join(struct.pack(">HBB", 428 if row % 8 == 0 else 0, 0x10 if row % 8 == 0 else 0, 0) for row in range(64 * channels))
    return head + bytes((1, 127)) + bytes(128) + mark + pattern + noise(128)


def arc(method, data=b"Low water at seven, high water at one."):
    # SEA: ARC 5.2: a mark, the method, a name of 13 bytes, sizes, a date, a checksum; the first method has one size only.
    head = b"\x1a" + bytes((method,)) + b"TIDES.TXT".ljust(13, b"\0") + struct.pack("<IHHH", len(data), 0x5861, 0x4800, 0x1F2B)
    return head + (b"" if method == 1 else struct.pack("<I", len(data))) + data + b"\x1a\0"


def hdf5(*texts):
    # HDF5 file format specification 3.0, II.A.1: superblock of version 0, and names in the root group's heap.
    block = b"\x89HDF\r\n\x1a\n" + bytes((0, 0, 0, 0, 0, 8, 8, 0)) + struct.pack("<HHI", 4, 16, 0)
    block += struct.pack("<QQQQ", 0, 2**64 - 1, 2048, 2**64 - 1) + struct.pack("<QQII", 0, 96, 1, 0) + bytes(16)
    return (block.ljust(680, b"\0") + b"".join(text.encode().ljust(len(text) // 8 * 8 + 8, b"\0") for text in texts)).ljust(2048, b"\0")


def disc_juggler():
    # cdirip.c: sectors, then a header with the number of sessions, a version and the place of the header.
    sectors = noise(2048)
    return sectors + struct.pack("<HHIHH", 1, 1, 0, 0, 1) + bytes(64) + struct.pack("<II", 0x80000005, len(sectors))


def virtual_boy():
    # Sacred Tech Scroll, ROM information: 544 bytes in front of the end.
    memory = bytearray(noise(1 << 16))
    header = b"LOW WATER".ljust(20) + bytes(5) + b"01VQYE\0"
    memory[-0x220 : -0x220 + len(header)] = header
    return bytes(memory)


def run_in():
    # SMPTE ST 377-1, 6.5 and 7.1: up to 64 KiB of anything, then the pack of the header's partition.
    key = bytes.fromhex("060e2b34020501010d01020101020400")
    pack = struct.pack(">HHIQQQQQIQI", 1, 2, 1, 512, 512, 0, 0, 0, 0, 0, 0) + bytes(16) + struct.pack(">II", 0, 16)
    return b"\xaa\x55" * 256 + key + b"\x83" + len(pack).to_bytes(3, "big") + pack


def spectrum():
    # Trio Engineering: Spectrum 512: a screen of 32,000 bytes, and 48 colours of three bits a channel for each of 199 rows.
    screen = bytes((row ^ column) & 0xFF for row in range(200) for column in range(160))
    return screen + b"".join(struct.pack(">H", (number * 0x111) & 0x777) for number in range(199 * 48))


def stream_module(tracker):
    # OpenMPT: Load_stm.cpp: a title, the name of the tracker, an end of text, the kind, a version, a tempo, patterns.
    head = b"Low water".ljust(20, b"\0") + tracker + b"\x1a\2\2\x15\x60\1\x40" + bytes(13)
    sample = b"tide".ljust(12, b"\0") + bytes(2) + struct.pack("<HHHHBBHIH", 0, 64, 0, 0xFFFF, 64, 0, 8448, 0, 0)
    return head + sample * 31 + b"\0" + b"\x63" * 127 + b"\xff\1\1\0" * 256 + noise(64)


def dsmi(version):
    # DSMI: AMF format: a title of 32 bytes, samples, orders, tracks and channels.
    return b"AMF" + bytes((version,)) + b"Low water".ljust(32, b"\0") + struct.pack("<BBH", 1, 1, 1) + noise(128)


def track_module():
    # OpenMPT: Load_ice.cpp: orders of four tracks each, a mark at 1464, tracks of 256 bytes.
    return module(b"", 0)[:950] + bytes((2, 8)) + bytes(range(8)) + bytes(504) + b"MTN\0" + bytes(64 * 4 * 8) + noise(128)


def composer_667():
    # OpenMPT: Load_667.cpp: names of 8 bytes, a speed, orders, places of patterns.
    places = b"".join(struct.pack("<H", 768 + number * 2) for number in range(128))
    return b"gf" + b"tide".ljust(8) * 64 + bytes((4, 2)) + places + bytes(2) + bytes(11 * 64) + noise(256)


def composer_670():
    # OpenMPT: Load_c67.cpp: 32 samples and 32 voices, orders, places and lengths of patterns.
    names = b"".join(f"tide{number}".encode().ljust(13, b"\0") for number in range(32))
    sample = struct.pack("<IIII", 0, 4, 0, 0xFFFFF)
    voices = bytes((6, 1, 0x10, 0xF0, 0xF0, 1, 1, 0x10, 0xF0, 0xF0, 2)) * 32
    return bytes((6, 0)) + names + sample * 32 + names + voices + b"\0" + b"\xff" * 255 + bytes(512) + struct.pack("<I", 4) * 128 + noise(132)


def game_music():
    # OpenMPT: Load_gmc.cpp: samples of 16 bytes, orders in bytes of patterns.
    sample = struct.pack(">IHBBIHH", 0x20000, 64, 0, 64, 0x20000, 2, 0)
    return sample + bytes(16 * 14 + 3) + b"\2" + struct.pack(">HH", 0, 1024) + bytes(196) + b"\1\xac\x10\0" * 512 + noise(128)


def puma():
    # OpenMPT: Load_puma.cpp: a title, numbers, samples, orders of 14 bytes, patterns, instruments.
    head = b"Low water".ljust(12, b"\0") + struct.pack(">HHHH", 1, 1, 1, 0) + bytes(60)
    order = bytes((0, 0, 0)) * 4 + b"\6\0"
    return head + order * 2 + b"patt" + b"\x40\1\0\x20" + b"patt" + b"inst\xc0\0\0\0\xe0\0\0\0insf\xe0\0\0\0inst" + noise(800)


def blocks(data):
    # SAM 1.6, 4.1: gzip members with the extra field BC, and an empty one at the end.
    def block(part):
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        packed = deflate.compress(part) + deflate.flush()
        front = b"\x1f\x8b\x08\4" + bytes(5) + b"\xff\6\0BC\2\0" + struct.pack("<H", len(packed) + 25)
        return front + packed + struct.pack("<II", zlib.crc32(part), len(part))

    return block(data) + block(b"")


def variants():
    # VCF 4.3, 6: a magic, the length of the header, the header; no records.
    text = b"##fileformat=VCFv4.3\n##contig=<ID=quay,length=900>\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n\0"
    return b"BCF\2\2" + struct.pack("<I", len(text)) + text


def arrow_stream():
    # Apache Arrow, IPC before 0.15: the length of a message without a mark in front, then its table: a schema without fields.
    message = bytes.fromhex("10000000 00000a00 0c000600 05000800 0a000000 00010400 0c000000 08000800 00000400 08000000 04000000 00000000")
    return struct.pack("<I", len(message)) + message + bytes(4)


COMPANY = b"EASTMAN KODAK COMPANY"
exposure = (34665, 4, (0,))

samples(
    {
        "archives/probed.adf": lambda: b"UAE-1ADF" + struct.pack(">HH", 0, 2) + struct.pack(">HHII", 0, 1, 512, 4096) * 2 + noise(1024),
        "archives/probed.cdi": disc_juggler,
        "archives/probed.hpk": lambda: b"HPAK" + noise(200) + b"HPAK",
        "archives/probed_crunched.arc": lambda: arc(5),
        "archives/probed_old.arc": lambda: arc(1),
        "audio/probed.amf": lambda: dsmi(11),
        "audio/probed.667": composer_667,
        "audio/probed.c67": composer_670,
        "audio/probed.gmc": game_music,
        "audio/probed.puma": puma,
        "audio/probed.hvl": lambda: b"HVL\1" + struct.pack(">HHBBBBB", 64, 0x8001, 0, 16, 1, 0, 0) + noise(64) + b"Low water\0",
        "audio/probed.stm": lambda: stream_module(b"WUZAMOD!"),
        "audio/probed_digital.mod": lambda: module(b"FA06\0\x40\0\0", 6),
        "audio/probed_tracks.mod": track_module,
        "audio/probed_odd.mod": lambda: module(b"11CN", 11),
        "audio/probed_patt.mod": lambda: module(b"PATT", 4),
        "databases/probed.arrows": arrow_stream,
        "games/probed.crt": lambda: b"C128 CARTRIDGE  " + struct.pack(">IHHBB", 64, 0x200, 0, 1, 0) + bytes(6) + b"LOW WATER".ljust(32, b"\0"),
        "games/probed.g71": lambda: b"GCR-1571\0\xa8" + struct.pack("<H", 7928) + bytes(680),
        "games/probed_raw.mnib": lambda: b"MNIB-1541-RAW" + bytes((3, 0, 0)) + bytes(240) + noise(512),
        "games/probed.vb": virtual_boy,
        "games/probed_c16.tap": lambda: b"C16-TAPE-RAW\2\2\0\0" + struct.pack("<I", 200) + noise(200),
        "images/probed.fff": camera(b"Imacon", b"Ixpress 132C", extra=[(33421, 3, (2, 2)), (330, 4, (0,))]),
        "images/probed.k25": camera(COMPANY, b"KODAK DC25", b"MM\0*", ">", extra=[(330, 4, (0,))]),
        "images/probed.palm": lambda: struct.pack(">HHHHBBHHH", 16, 16, 2, 0, 1, 0, 0, 0, 0) + noise(32),
        "images/probed.spu": spectrum,
        "images/probed_dcs.dcr": camera(b"Kodak", b"DCS Pro 14n", extra=[(33424, 4, (0,))]),
        "images/probed_p712.kdc": camera(COMPANY, b"KODAK P712", b"MM\0*", ">", extra=[(65024, 4, (0,))]),
        "images/probed_pentax.pef": camera(b"RICOH IMAGING COMPANY, LTD.", b"PENTAX K-3", b"MM\0*", ">", extra=[(330, 4, (0,))]),
        "images/probed_samsung.pef": camera(b"SAMSUNG TECHWIN Co.,Ltd.", b"GX-1S", b"MM\0*", ">", extra=[(330, 4, (0,))]),
        "images/probed_v3.srf": camera(b"SONY", b"DSC-V3", extra=[(50740, 4, (0,))]),
        "scientific/probed.bcf": lambda: blocks(variants()),
        "scientific/probed.loom": lambda: hdf5("LOOM_SPEC_VERSION", "col_attrs", "row_attrs", "layers", "matrix"),
        "scientific/probed_dimension.nc": lambda: hdf5("CLASS", "DIMENSION_SCALE", "NAME", "This is a netCDF dimension but not a netCDF variable.        12"),
        "video/probed_run_in.mxf": run_in,
    }
)
