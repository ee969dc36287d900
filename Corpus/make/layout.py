# SPDX-License-Identifier: Apache-2.0
"""Builders of the structures that several formats share: RIFF and IFF chunks, ISO media boxes, TIFF files."""

import random
import struct


def noise(length, seed=1):
    """Bytes as compressed, encrypted or sampled data has them, always the same ones."""
    return random.Random(seed).randbytes(length)


def riff(form, *chunks, order="<", name=b"RIFF"):
    """A RIFF file (little endian) or, with order ">" and name FORM, an IFF file (EA IFF 85)."""
    body = form + b"".join(chunk(key, data, order) for key, data in chunks)
    return name + struct.pack(order + "I", len(body)) + body


def chunk(key, data, order="<"):
    """One chunk, padded to an even length."""
    return key + struct.pack(order + "I", len(data)) + data + b"\0" * (len(data) % 2)


def box(kind, *parts):
    """One box of an ISO base media file (ISO/IEC 14496-12, 4.2)."""
    body = b"".join(parts)
    return struct.pack(">I", 8 + len(body)) + kind + body


def file_type_box(brand, *compatible):
    """The box that opens an ISO base media file (ISO/IEC 14496-12, 4.3)."""
    return box(b"ftyp", brand, bytes(4), *(compatible or (brand,)))


def tiff(tags, header=b"II*\0", order="<", offset=8, gap=b"", tail=b""):
    """A TIFF file with one directory; tags are (number, type, values), sorted by number (TIFF 6.0, section 2).

    Types: 1 byte, 2 ASCII, 3 short, 4 long. The gap stands between the header and the directory.
    """
    codes = {1: "B", 3: "H", 4: "I"}
    entries, values = [], b""
    start = offset + 2 + 12 * len(tags) + 4
    for number, kind, value in tags:
        data = value + b"\0" if kind == 2 else struct.pack(order + codes[kind] * len(value), *value)
        count = len(value) + 1 if kind == 2 else len(value)
        if len(data) <= 4:
            field = data.ljust(4, b"\0")
        else:
            field = struct.pack(order + "I", start + len(values))
            values += data + b"\0" * (len(data) % 2)
        entries.append(struct.pack(order + "HHI", number, kind, count) + field)
    directory = struct.pack(order + "H", len(tags)) + b"".join(entries) + bytes(4)
    head = header + struct.pack(order + "I", offset) + gap
    return head.ljust(offset, b"\0") + directory + values + tail


def compound_file(streams, class_id=bytes(16), root="Root Entry"):
    """A Compound File Binary file of version 3 ([MS-CFB] 2.2 to 2.6).

    Each stream is padded to 4,096 bytes, the smallest that lies in the file's own sectors.
    The directory's tree is a list: each entry hangs to the right of the one before, in the order of [MS-CFB] 2.6.4.
    """
    free, last, table = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
    names = sorted(streams, key=lambda name: (len(name), name.upper()))
    sectors_of = {name: -(-max(len(streams[name]), 4096) // 512) for name in names}
    directory_sectors = -(-(len(names) + 1) // 4)
    allocation = [table] + [2 + i for i in range(directory_sectors - 1)] + [last]
    starts, data = {}, b""
    for name in names:
        starts[name] = len(allocation)
        allocation += [len(allocation) + 1 + i for i in range(sectors_of[name] - 1)] + [last]
        data += streams[name].ljust(512 * sectors_of[name], b"\0")
    if len(allocation) > 128:
        raise ValueError("more sectors than one table describes")

    def entry(name, kind, right, child, start, size, identifier=bytes(16)):
        text = name.encode("utf-16-le") + b"\0\0"
        return (
            text.ljust(64, b"\0")
            + struct.pack("<HBBIII", len(text), kind, 1, free, right, child)
            + identifier
            + bytes(20)
            + struct.pack("<IQ", start, size)
        )

    directory = entry(root, 5, free, 1 if names else free, last, 0, class_id)
    for index, name in enumerate(names, 1):
        directory += entry(
            name, 2, index + 1 if index < len(names) else free, free, starts[name], 512 * sectors_of[name]
        )
    directory = directory.ljust(512 * directory_sectors, b"\0")
    header = (
        bytes.fromhex("D0CF11E0A1B11AE1")
        + bytes(16)
        + struct.pack("<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, 1, 0, 4096, last, 0, last, 0)
    )
    table_sector = b"".join(struct.pack("<I", item) for item in allocation + [free] * (128 - len(allocation)))
    return header + struct.pack("<I", 0) + struct.pack("<I", free) * 108 + table_sector + directory + data
