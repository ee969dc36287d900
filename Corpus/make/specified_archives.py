# SPDX-License-Identifier: Apache-2.0
"""Archives and envelopes that no free tool writes, by their published layouts."""

import binascii
import struct
import zlib

from samples import made, sample, samples


@sample("archives/version5.rar")
def rar5():
    # RAR 5.0 archive format (technote): signature, main header (type 1), end header (type 5); CRC-32 over size and header.
    def block(*fields):
        body = bytes((len(fields), *fields))
        return struct.pack("<I", binascii.crc32(body)) + body

    return b"Rar!\x1a\x07\x01\0" + block(1, 0, 0) + block(5, 0, 0)


@sample("archives/version4.rar")
def rar4():
    # RAR 2.9 to 4.x (technote): marker, archive header (0x73, 13 bytes), one stored file (0x74), end (0x7b); CRC-16 is the low half of CRC-32.
    def block(body):
        return struct.pack("<H", binascii.crc32(body) & 0xFFFF) + body

    data, name = made("text/plain.txt"), b"note.txt"
    file = (
        struct.pack(
            "<BHHIIBIIBBHI",
            0x74,
            0x8000,
            32 + len(name),
            len(data),
            len(data),
            3,
            binascii.crc32(data),
            0x58614800,
            20,
            0x30,
            len(name),
            0o100644,
        )
        + name
    )
    return (
        b"Rar!\x1a\x07\0"
        + block(struct.pack("<BHHHI", 0x73, 0, 13, 0, 0))
        + block(file)
        + data
        + block(struct.pack("<BHH", 0x7B, 0x4000, 7))
    )


samples({"archives/comic.cbr": lambda: made("archives/version4.rar")})


@sample("archives/plain.zoo")
def zoo():
    # zoo.h of zoo 2.10: text of 20 bytes, tag 0xfdc4a7dc at 20, start of the first entry, its negative, version.
    head = b"ZOO 2.10 Archive.\x1a\0\0" + struct.pack("<IIi", 0xFDC4A7DC, 42, -42) + bytes((2, 0, 1)) + bytes(7)
    return head + struct.pack("<I", 0xFDC4A7DC) + bytes(52)


@sample("archives/plain.ace")
def ace():
    # The main header of an ACE archive: CRC, size, type 0, flags, then "**ACE**" at 7.
    body = b"\0" + struct.pack("<H", 0x1000) + b"**ACE**" + bytes((20, 20, 2, 0)) + bytes(12)
    return struct.pack("<HH", ~binascii.crc32(body) & 0xFFFF, len(body)) + body


@sample("archives/plain.sit")
def stuffit():
    # StuffIt 1: "SIT!", count, length, "rLau", version 1.
    return b"SIT!" + struct.pack(">HI", 0, 22) + b"rLau\x01" + bytes(7)


@sample("archives/plain.sitx")
def stuffit_x():
    return b"StuffIt!" + bytes(56)


@sample("archives/plain.hqx")
def binhex():
    # RFC 1741: run-length code, then six bits a character between colons; CRC-CCITT after header, data and resource forks.
    def crc(data):
        return struct.pack(">H", binascii.crc_hqx(data, 0))

    data = made("text/plain.txt")
    head = b"\x08note.txt\0TEXTttxt" + struct.pack(">HII", 0, len(data), 0)
    raw = (head + crc(head) + data + crc(data) + crc(b"")).replace(b"\x90", b"\x90\0")
    alphabet = "!\"#$%&'()*+,-012345689@ABCDEFGHIJKLMNPQRSTUVXYZ[`abcdefhijklmpqr"
    bits = int.from_bytes(raw + bytes(-len(raw) % 3), "big")
    count = -(-len(raw) * 8 // 6)
    total = (len(raw) + -len(raw) % 3) * 8 // 6
    text = ":" + "".join(alphabet[bits >> 6 * (total - 1 - i) & 63] for i in range(count)) + ":"
    lines = "\n".join(text[i : i + 64] for i in range(0, len(text), 64))
    return b"(This file must be converted with BinHex 4.0)\n\n" + lines.encode() + b"\n"


@sample("archives/note.bin")
def macbinary():
    # MacBinary II: 128 bytes; name at 1, type and creator at 65, fork sizes at 83, version 129, CRC at 124.
    data = made("text/plain.txt")
    head = b"\0\x08" + b"note.txt".ljust(63, b"\0") + b"TEXTttxt" + bytes(10) + struct.pack(">II", len(data), 0)
    head = head.ljust(122, b"\0") + b"\x81\x81"
    return (
        head + struct.pack(">H", binascii.crc_hqx(head, 0)) + bytes(2) + data.ljust(128 * -(-len(data) // 128), b"\0")
    )


@sample("archives/note.as")
def applesingle():
    # RFC 1740: magic, version 2, filler, one entry: the data fork.
    data = made("text/plain.txt")
    return struct.pack(">II16sHIII", 0x00051600, 0x00020000, bytes(16), 1, 1, 38, len(data)) + data


@sample("archives/note.appledouble")
def appledouble():
    # RFC 1740: as AppleSingle with 0x00051607; Finder information (9) and resource fork (2).
    return (
        struct.pack(">II16sHIIIIII", 0x00051607, 0x00020000, b"Mac OS X".ljust(16), 2, 9, 50, 32, 2, 82, 0)
        + b"TEXTttxt"
        + bytes(24)
    )


@sample("archives/note.yenc")
def yenc():
    # yEnc draft 1.3: each byte plus 42, critical ones escaped.
    data = made("text/plain.txt")
    body = bytearray()
    for byte in data:
        code = (byte + 42) % 256
        body += bytes((61, (code + 64) % 256)) if code in (0, 10, 13, 61) else bytes((code,))
    return (
        b"=ybegin line=128 size=%d name=note.txt\r\n" % len(data)
        + b"\r\n".join(bytes(body[i : i + 128]) for i in range(0, len(body), 128))
        + b"\r\n=yend size=%d crc32=%08x\r\n" % (len(data), zlib.crc32(data))
    )
