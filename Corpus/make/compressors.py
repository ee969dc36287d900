# SPDX-License-Identifier: Apache-2.0
"""Archives and compressed data of programs that are not at hand here, written from their formats' descriptions."""

import hashlib
import struct
import zlib

from layout import noise
from nested import gzip
from samples import samples

TEXT = b"The ferry left at seven, and the tide was low.\n" * 8


def deflated(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def windows_image(part=1, parts=1, flags=0x00020082, magic=b"MSWIM\0\0\0", version=0x00010D00):
    # Microsoft: Windows Imaging File Format (WIM), header of 208 bytes.
    xml = (
        "\ufeff<WIM><TOTALBYTES>4096</TOTALBYTES><IMAGE "
        'INDEX="1"><NAME>Harbour</NAME><DIRCOUNT>2</DIRCOUNT></IMAGE></WIM>'
    ).encode("utf-16-le")
    resource = noise(1024)
    table = struct.pack("<QQQHI20s", len(resource) | 4 << 56, 208, 4096, part, 1, noise(20))
    at = 208 + len(resource)

    def place(size, flag, offset, whole):
        return struct.pack("<QQQ", size | flag << 56, offset, whole)

    head = magic + struct.pack("<IIII16sHHI", 208, version, flags, 32768, noise(16, 5), part, parts, 1)
    head += place(len(table), 2, at, len(table)) + place(len(xml), 2, at + len(table), len(xml)) + place(0, 0, 0, 0)
    head += struct.pack("<I", 1) + place(0, 0, 0, 0) + bytes(60)
    return head + resource + table + xml


def alz():
    # kippler: ALZ file format: local headers BLZ, the end CLZ.
    data = deflated(TEXT)
    head = b"BLZ\1" + struct.pack(
        "<HBIBBBBIII", 8, 0x20, 0x58618000, 0x40, 0, 2, 0, zlib.crc32(TEXT), len(data), len(TEXT)
    )
    return b"ALZ\1\n\0\0\0" + head + b"tide.txt" + data + b"CLZ\1" + bytes(8) + b"CLZ\2"


def egg(solid=False):
    # ESTsoft: EGG file format specification 1.0: EGG, file and block headers, each with its end mark.
    end, data = struct.pack("<I", 0x08E28222), deflated(TEXT)
    front = b"EGGA" + struct.pack("<HII", 0x0100, 0x3F2A1B0C, 0)
    if solid:
        front += struct.pack("<IBH", 0x24E5A060, 0, 0)
    file = struct.pack("<IIQ", 0x0A8590E3, 0, len(TEXT)) + struct.pack("<IBH", 0x0A8591AC, 0, 8) + b"tide.txt"
    file += struct.pack("<IBHQB", 0x2C86950B, 0, 9, 133_500_000_000_000_000, 0x20) + end
    block = struct.pack("<IBBIII", 0x02B50C13, 1, 0, len(TEXT), len(data), zlib.crc32(TEXT)) + end
    return front + end + file + block + data + end


def bzip3():
    # K. Szefer: bzip3, doc/format: signature, size of a block, then blocks; short ones are stored behind their CRC.
    text = TEXT[:48]
    return (
        b"BZ3v1"
        + struct.pack("<I", 16 << 20)
        + struct.pack("<II", 8 + len(text), len(text))
        + struct.pack("<II", 0x1A2B3C4D, 0xFFFFFFFF)
        + text
    )


def lzfse(kind):
    # Apple: lzfse_internal.h: blocks with four letters each.
    end = b"bvx$"
    if kind == "stored":
        return b"bvx-" + struct.pack("<I", len(TEXT)) + TEXT + end
    if kind == "lzvn":
        first = TEXT[:47]
        payload = b"\xe0" + bytes((len(first) - 16,)) + first + b"\x06" + bytes(7)
        return b"bvxn" + struct.pack("<II", len(first), len(payload)) + payload + end
    # Version 2: sizes and states as bit fields, then the frequencies and the coded literals and matches.
    fields = (
        8000 | 1234 << 20 | 300 << 40 | 7 << 60,
        100 | 200 << 10 | 300 << 20 | 400 << 30 | 890 << 40 | 7 << 60,
        96 | 10 << 32 | 20 << 42 | 30 << 52,
    )
    return b"bvx2" + struct.pack("<I", 12000) + struct.pack("<QQQ", *fields) + noise(64 + 1234 + 890) + end


def disk_archive(flag=b"T", label=noise(10, 8)):
    # dar: NOTES, "archive structure": number 123, label, flag, extension, then a list of tagged values; the archive's
    # version.
    slice_head = (
        struct.pack(">I", 123) + label + flag + b"T" + b"\1\2" + b"\0\3\0\0\0\x0a" + label + b"\0\1\0\0\0\4\0\0\4\0"
    )
    return slice_head + b"\0\0\0\x0b1\0n\0" + noise(768) + struct.pack(">I", 0x51)


def fsarchiver():
    # fsarchiver: fsarchiver.h and dico.c: magic, archive and file system numbers, then a dictionary of keys and values.
    entries = [
        (1, 0, 1, b"\xaf\x12\x34\x56"),
        (2, 1, 3, b"FsArCh_002\0"),
        (3, 0, 1, b"\0\0\0\0"),
        (4, 1, 3, b"0.8.7\0"),
    ]
    items = b"".join(
        struct.pack("<HBBHI", key, section, kind, len(data), zlib.adler32(data)) + data
        for key, section, kind, data in entries
    )
    dictionary = struct.pack("<IIH", len(items), zlib.adler32(items), len(entries)) + items
    main = b"ArCh" + struct.pack("<IH", 0x563412AF, 0xFFFF)
    return b"FsA0" + struct.pack("<IH", 0x563412AF, 0xFFFF) + dictionary + main + dictionary + noise(512)


def pack200(major=150, minor=7):
    # JSR 200, 5.2: magic, minor and major version as unsigned 5-byte integers, then counts.
    return (
        bytes.fromhex("cafed00d")
        + bytes((minor, major))
        + bytes((0x10, 0, 0, 0, 1, 0x95, 0xB3, 0xC6, 0x64, 1))
        + noise(600)
    )


def par2():
    # Parity Volume Set Specification 2.0: packets of magic, length, MD5, set, type, body.
    main = struct.pack("<QI", 4096, 1) + noise(16, 3)
    recovery_set = hashlib.md5(main).digest()

    def packet(kind, body):
        body += bytes(-len(body) % 4)
        rest = recovery_set + kind.ljust(16, b"\0") + body
        return b"PAR2\0PKT" + struct.pack("<Q", 32 + len(rest)) + hashlib.md5(rest).digest() + rest

    description = noise(16, 3) + hashlib.md5(TEXT).digest() * 2 + struct.pack("<Q", len(TEXT)) + b"tide.txt"
    return (
        packet(b"PAR 2.0\0FileDesc", description)
        + packet(b"PAR 2.0\0IFSC", noise(16, 3) + hashlib.md5(TEXT).digest() + struct.pack("<I", zlib.crc32(TEXT)))
        + packet(b"PAR 2.0\0Main", main)
        + packet(b"PAR 2.0\0Creator", b"par2cmdline version 0.8.1")
    )


def ends_in_recovery():
    # A recovery volume begins with a slice.
    first = par2()
    body = noise(16, 3) + b"PAR 2.0\0RecvSlic" + struct.pack("<I", 0) + noise(1024)
    return b"PAR2\0PKT" + struct.pack("<Q", 32 + len(body)) + hashlib.md5(body).digest() + body + first


def carved(magic, version=1):
    # libewf: EWF specification: signature, segment, then sections of 76 bytes with Adler-32.
    text = zlib.compress(
        b"1\nmain\nc\tn\ta\te\tt\tav\tov\tm\tu\tp\tr\n"
        b"1\tquay\tdisk\tkeeper\tnote\t20240301\t7\t2024 3 1 9 0 0\t2024 3 1 9 0 0\t0\tf\n\n"
    )

    def section(kind, at, data):
        head = kind.ljust(16, b"\0") + struct.pack("<QQ", at + 76 + len(data), 76 + len(data)) + bytes(40)
        return head + struct.pack("<I", zlib.adler32(head)) + data

    out = magic + b"\1" + struct.pack("<HH", 1, 0)
    out += section(b"header", len(out), text)
    volume = struct.pack("<IIIII", 1, 16, 64, 512, 1024).ljust(90, b"\0")
    out += section(b"volume", len(out), volume + struct.pack("<I", zlib.adler32(volume)))
    return out + section(b"sectors", len(out), noise(1024)) + section(b"done", len(out), b"")


def compressed_hunks(version=5):
    # MAME: chd.h, headers of versions 3, 4 and 5; big endian.
    front = b"MComprHD"
    if version == 5:
        head = struct.pack(
            ">II4s4s4s4sQQQII", 124, 5, b"cdlz", b"cdzl", b"cdfl", bytes(4), 1 << 20, 124 + 900, 124, 19584, 2448
        ) + noise(60)
    elif version == 4:
        head = struct.pack(">IIIIIQQI", 108, 4, 0, 2, 256, 1 << 20, 108, 4096) + noise(60)
    else:
        head = (
            struct.pack(">IIIIIQQ", 120, 3, 0, 1, 256, 1 << 20, 120) + noise(32) + struct.pack(">I", 4096) + noise(40)
        )
    metadata = (
        b"CHT2"
        + struct.pack(">IQ", 0x01000050, 0)
        + b"TRACK:1 TYPE:MODE1_RAW SUBTYPE:NONE FRAMES:428 PREGAP:0".ljust(80, b"\0")
    )
    return front + head + metadata + noise(900)


def parallels(magic=b"WithoutFreeSpace"):
    # Parallels expandable image (QEMU: docs/interop/parallels.txt).
    head = magic + struct.pack("<IIIIIQIIIQ", 2, 16, 1024, 2048, 4, 8192, 0, 8, 0, 0)
    return head + struct.pack("<IIII", 8, 0, 0, 0).ljust(4096 - len(head), b"\0") + noise(2048)


def media_descriptor():
    # DAEMON Tools MDX: the text of MDS with version 2.1, and a notice; what follows is encrypted.
    return (
        b"MEDIA DESCRIPTOR\2\1(c) 2000-2015 DT Soft Ltd.".ljust(48, b"\0")
        + struct.pack("<QQ", 4096, 1024)
        + noise(2048)
    )


def sparse_image():
    # Apple's sparse images since macOS 26: "shdw", version, size of the header, identifier, sizes; big endian.
    head = (
        b"shdw"
        + struct.pack(">IIIQQ", 1, 512, 0, 0x200, 0x100000)
        + noise(16)
        + struct.pack(">QQIHH", 4096, 1 << 30, 0x100000, 512, 0)
    )
    return head.ljust(512, b"\0") + bytes(3584) + noise(512)


def clonk_group():
    # OpenClonk: gzip with its two magic bytes changed, the C4Group scrambled inside.
    data = bytearray(gzip(noise(600)))
    data[0:2] = b"\x1e\x8c"
    return bytes(data)


samples(
    {
        "archives/disk.asif": sparse_image,
        "archives/scenario.c4g": clonk_group,
        "archives/tides.wim": windows_image,
        "archives/tides.swm": lambda: windows_image(1, 2, 0x0002008A),
        "archives/tides.esd": lambda: windows_image(flags=0x00080082, version=0x00000E00),
        "archives/pipable.wim": lambda: windows_image(magic=b"WLPWM\0\0\0"),
        "archives/tides.alz": alz,
        "archives/tides.egg": egg,
        "archives/solid.egg": lambda: egg(True),
        "archives/tides.bz": lambda: b"BZ09" + noise(400),
        "archives/tides.bz3": bzip3,
        "archives/stored.lzfse": lambda: lzfse("stored"),
        "archives/tides.lzvn": lambda: lzfse("lzvn"),
        "archives/tides.lzfse": lambda: lzfse("lzfse"),
        "archives/tides.dar": disk_archive,
        "archives/tides.1.dar": lambda: disk_archive(b"N"),
        "archives/tides.fsa": fsarchiver,
        "archives/tides.pack": pack200,
        "archives/java8.pack": lambda: pack200(171, 1),
        "archives/tides.par2": par2,
        "archives/tides.vol0+1.par2": ends_in_recovery,
        "archives/disk.e01": lambda: carved(b"EVF\t\r\n\xff\0"),
        "archives/files.l01": lambda: carved(b"LVF\t\r\n\xff\0"),
        "archives/disk.chd": compressed_hunks,
        "archives/disk3.chd": lambda: compressed_hunks(3),
        "archives/disk4.chd": lambda: compressed_hunks(4),
        "archives/disk.hds": parallels,
        "archives/disk.hdd": lambda: parallels(b"WithouFreSpacExt"),
        "archives/disc.mdx": media_descriptor,
    }
)
