# SPDX-License-Identifier: Apache-2.0
"""What Android's build tools and its runtime write, after the headers of AOSP (frameworks/base, art)."""

import struct
import zlib

from layout import noise
from samples import made, samples


def string_pool(strings, wide=True):
    # ResourceTypes.h, ResStringPool_header: UTF-16 or UTF-8.
    offsets, data = b"", b""
    for text in strings:
        offsets += struct.pack("<I", len(data))
        if wide:
            data += struct.pack("<H", len(text)) + text.encode("utf-16-le") + b"\0\0"
        else:
            data += bytes((len(text), len(text))) + text.encode() + b"\0"
    data += bytes(-len(data) % 4)
    size = 28 + len(offsets) + len(data)
    return (
        struct.pack("<HHIIIIII", 1, 28, size, len(strings), 0, 0 if wide else 0x100, 28 + len(offsets), 0)
        + offsets
        + data
    )


def binary_xml(wide=True):
    # ResXMLTree_header, string pool, resource map, name space, elements.
    strings = [
        "versionCode",
        "android",
        "http://schemas.android.com/apk/res/android",
        "manifest",
        "package",
        "org.example.quay",
    ]
    none = 0xFFFFFFFF
    resources = struct.pack("<HHII", 0x180, 8, 12, 0x0101021B)
    space = struct.pack("<HHIIIII", 0x100, 16, 24, 2, none, 1, 2)
    attributes = struct.pack("<IIIHBBI", 2, 0, none, 8, 0, 0x10, 7) + struct.pack("<IIIHBBI", none, 4, 5, 8, 0, 3, 5)
    element = struct.pack("<HHIIIIIHHHHHH", 0x102, 16, 36 + 40, 2, none, none, 3, 20, 20, 2, 0, 0, 0) + attributes
    end = struct.pack("<HHIIIII", 0x103, 16, 24, 2, none, none, 3) + struct.pack(
        "<HHIIIII", 0x101, 16, 24, 2, none, 1, 2
    )
    body = string_pool(strings, wide) + resources + space + element + end
    return struct.pack("<HHI", 3, 8, 8 + len(body)) + body


def resource_table():
    # ResTable_header, global strings, one package with its types and keys.
    values = string_pool(["Low Water", "The ferry left at seven"], False)
    types, keys = string_pool(["string"]), string_pool(["app_name", "note"], False)
    kind = struct.pack("<HHIBBHI", 0x202, 16, 24, 1, 0, 0, 2) + bytes(8)
    configuration = struct.pack("<I", 64) + bytes(60)
    entries = struct.pack("<HHIHBBI", 8, 0, 0, 8, 0, 3, 0) + struct.pack("<HHIHBBI", 8, 0, 1, 8, 0, 3, 1)
    table = (
        struct.pack("<HHIBBHII", 0x201, 84, 84 + 8 + len(entries), 1, 0, 0, 2, 92)
        + configuration
        + struct.pack("<II", 0, 16)
        + entries
    )
    name = "org.example.quay".encode("utf-16-le").ljust(256, b"\0")
    rest = types + keys + kind + table
    package = (
        struct.pack("<HHII", 0x200, 288, 288 + len(rest), 0x7F)
        + name
        + struct.pack("<IIIII", 288, 1, 288 + len(types), 2, 0)
        + rest
    )
    return struct.pack("<HHII", 2, 12, 12 + len(values) + len(package), 1) + values + package


def optimised_dex():
    # dalvik/libdex/DexFile.h, DexOptHeader: 40 bytes, then the DEX file, dependencies and optional data.
    dex = made("executables/classes.dex")
    dependencies = struct.pack("<IIII", 0x58618000, 0x1A2B3C4D, 27, 0) + noise(64)
    at = 40 + len(dex)
    return (
        b"dey\n036\0"
        + struct.pack(
            "<IIIIIIII", 40, len(dex), at, len(dependencies), at + len(dependencies), 8, 0, zlib.adler32(dependencies)
        )
        + dex
        + dependencies
        + b"AEND\0\0\0\0"
    )


def image(version=b"046\0"):
    # art/runtime/image.h: begin, size, bitmap, checksum of the code, places of the code.
    return (
        b"art\n"
        + version
        + struct.pack(
            "<IIIIIIIII", 0x70000000, 0x9000, 0x9000, 0x1000, 0x1A2B3C4D, 0x70400000, 0x70401000, 0x70404000, 0x70405000
        )
        + noise(1024)
    )


def compiled(version=b"138\0", machine=183):
    # Compiled code is a shared object whose .rodata begins with art/runtime/oat.h's header; oatdata is its symbol.
    oat = b"oat\n" + version + struct.pack("<IIIIIII", 0x1A2B3C4D, 2, 0xFFFFFFFF, 1, 0x100, 0x1000, 0) + noise(200)
    names = b"\0oatdata\0oatexec\0oatlastword\0boot.oat\0"
    symbols = bytes(24) + b"".join(
        struct.pack("<IBBHQQ", at, 0x11, 0, 1, address, size)
        for at, address, size in ((1, 0x1000, len(oat)), (9, 0x2000, 4), (17, 0x2000, 4))
    )
    dynamic = struct.pack("<14Q", 14, 29, 4, 0x300, 5, 0x280, 6, 0x200, 10, len(names), 11, 24, 0, 0)
    section_names = b"\0.dynsym\0.dynstr\0.rodata\0.text\0.dynamic\0.shstrtab\0"
    data = bytearray(0x3000)
    data[0x200 : 0x200 + len(symbols)] = symbols
    data[0x280 : 0x280 + len(names)] = names
    data[0x1000 : 0x1000 + len(oat)] = oat
    data[0x2000:0x2004] = bytes.fromhex("c0035fd6")
    data[0x2100 : 0x2100 + len(dynamic)] = dynamic
    data[0x2200 : 0x2200 + len(section_names)] = section_names
    data[0:64] = (
        b"\x7fELF\2\1\1\3"
        + bytes(8)
        + struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, 0x2400, 0, 64, 56, 3, 64, 7, 6)
    )
    data[64:232] = (
        struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, 0x2000, 0x2000, 0x1000)
        + struct.pack("<IIQQQQQQ", 1, 5, 0x2000, 0x2000, 0x2000, 4, 4, 0x1000)
        + struct.pack("<IIQQQQQQ", 2, 6, 0x2100, 0x2100, 0x2100, len(dynamic), len(dynamic), 8)
    )
    rows = [
        (0,) * 10,
        (1, 11, 2, 0x200, 0x200, len(symbols), 2, 1, 8, 24),
        (9, 3, 2, 0x280, 0x280, len(names), 0, 0, 1, 0),
    ]
    rows += [(17, 1, 2, 0x1000, 0x1000, len(oat), 0, 0, 4096, 0), (25, 1, 6, 0x2000, 0x2000, 4, 0, 0, 4096, 0)]
    rows += [
        (31, 6, 3, 0x2100, 0x2100, len(dynamic), 2, 0, 8, 16),
        (40, 3, 0, 0, 0x2200, len(section_names), 0, 0, 1, 0),
    ]
    sections = b"".join(struct.pack("<IIQQQQIIQQ", *row) for row in rows)
    data[0x2400 : 0x2400 + len(sections)] = sections
    return bytes(data[: 0x2400 + len(sections)])


def verified(version=b"021\0"):
    # art/runtime/vdex_file.h: to version 26 two versions and counts; from 27 on a table of sections.
    dex = made("executables/classes.dex")
    if version == b"027\0":
        table = struct.pack("<I", 4)
        table += (
            struct.pack("<III", 0, 60, 4)
            + struct.pack("<III", 1, 64, len(dex))
            + struct.pack("<III", 2, 64 + len(dex), 64)
            + struct.pack("<III", 3, 0, 0)
        )
        return (b"vdex" + version + table + struct.pack("<I", 0x1A2B3C4D)).ljust(64, b"\0") + dex + noise(64)
    head = b"vdex" + version + (b"002\0" if version == b"021\0" else b"") + struct.pack("<IIII", 1, 64, 0, 0x1A2B3C4D)
    return head + struct.pack("<III", len(dex), 0, 0) + dex + noise(64)


samples(
    {
        "executables/resources.arsc": resource_table,
        "executables/AndroidManifest.xml": binary_xml,
        "executables/layout.xml": lambda: binary_xml(False),
        "executables/optimised.odex": optimised_dex,
        "executables/boot.art": image,
        "executables/boot11.art": lambda: image(b"099\0"),
        "executables/boot.oat": compiled,
        "executables/base.odex": lambda: compiled(b"195\0"),
        "executables/base.vdex": verified,
        "executables/android8.vdex": lambda: verified(b"006\0"),
        "executables/android12.vdex": lambda: verified(b"027\0"),
    }
)
