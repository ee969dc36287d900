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


# [MS-CFB] 2.1: sector numbers with a meaning of their own.
FREE_SECTOR, END_OF_CHAIN, TABLE_SECTOR = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
# [MS-CFB] 2.2: streams below this size lie in the mini stream.
MINI_STREAM_CUTOFF = 4096


def compound_storage(tree, class_id=bytes(16), root="Root Entry"):
    """A compound file as programs write it: storages (dicts) in storages, and short streams in the mini stream.

    [MS-CFB] 2.2 to 2.6, version 3. The children of each storage are a balanced tree. A storage's own class identifier
    stands under the name "" in it.
    """
    entries = []  # name, kind, class identifier, [left, right, child], data

    def place(children):
        """The entries of one storage; returns the number of the one in the middle, the root of their tree."""
        names = sorted((name for name in children if name), key=lambda name: (len(name), name.upper()))
        numbers = {}
        for name in names:
            value = children[name]
            numbers[name] = len(entries)
            links = [FREE_SECTOR] * 3
            if isinstance(value, dict):
                entries.append((name, 1, value.get("", bytes(16)), links, b""))
                links[2] = place(value)
            else:
                entries.append((name, 2, bytes(16), links, value))

        def middle(some):
            if not some:
                return FREE_SECTOR
            half = len(some) // 2
            number = numbers[some[half]]
            entries[number][3][0], entries[number][3][1] = middle(some[:half]), middle(some[half + 1 :])
            return number

        return middle(names)

    entries.append((root, 5, class_id, [FREE_SECTOR] * 3, b""))
    entries[0][3][2] = place(tree)
    mini, mini_table, starts, sectors, table = b"", [], {}, [], []

    def chain(data):
        """Where data begins in sectors of its own."""
        count = -(-len(data) // 512)
        first = len(table)
        sectors.append(data.ljust(512 * count, b"\0"))
        table.extend([first + 1 + index for index in range(count - 1)] + [END_OF_CHAIN])
        return first

    for number, (_, kind, _, _, data) in enumerate(entries):
        if kind != 2 or not data:
            starts[number] = END_OF_CHAIN if kind == 2 else 0
        elif len(data) < MINI_STREAM_CUTOFF:
            starts[number] = first = len(mini_table)
            count = -(-len(data) // 64)
            mini += data.ljust(64 * count, b"\0")
            mini_table.extend([first + 1 + index for index in range(count - 1)] + [END_OF_CHAIN])
        else:
            starts[number] = chain(data)
    starts[0] = chain(mini) if mini else END_OF_CHAIN
    packed_mini = b"".join(struct.pack("<I", item) for item in mini_table)
    mini_start = chain(packed_mini + b"\xff" * (-len(packed_mini) % 512)) if mini else END_OF_CHAIN
    directory = b""
    for number, (name, kind, identifier, links, data) in enumerate(entries):
        text = name.encode("utf-16-le") + b"\0\0"
        size = len(mini) if number == 0 else len(data)
        directory += (
            text.ljust(64, b"\0")
            + struct.pack("<HBB3I", len(text), kind, 1, *links)
            + identifier
            + struct.pack("<IQQIQ", 0, 0, 0, starts[number], size)
        )
    while len(directory) % 512:
        directory += bytes(68) + b"\xff" * 12 + bytes(48)
    directory_start = chain(directory)
    table_start = len(table)
    table.append(TABLE_SECTOR)
    if len(table) > 128:
        raise ValueError("more sectors than one table describes")
    mini_sectors = -(-len(packed_mini) // 512)
    header = bytes.fromhex("D0CF11E0A1B11AE1") + bytes(16) + struct.pack(
        "<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, directory_start, 0, MINI_STREAM_CUTOFF, mini_start, mini_sectors, END_OF_CHAIN, 0
    )
    packed = b"".join(struct.pack("<I", item) for item in table)
    return (
        header + struct.pack("<I", table_start) + b"\xff" * 432 + b"".join(sectors) + packed + b"\xff" * (512 - len(packed))
    )
