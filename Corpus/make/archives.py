# SPDX-License-Identifier: Apache-2.0
"""Archives, compressors, packages and what is a zip under another name."""

import io
import struct
import tarfile
import zipfile
import zlib

from samples import DATE, made, samples, shell, tool

ZIP_DATE = (2024, 3, 1, 9, 0, 0)


def members():
    """Two small files that every archive holds."""
    return {"harbour/note.txt": made("text/plain.txt"), "harbour/table.csv": made("text/table.csv")}


def zipped(files, method=zipfile.ZIP_DEFLATED, comment=b"", stored=(), extra=b""):
    """A zip archive with fixed dates; names in `stored` are not compressed; `extra` goes to each local header."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        archive.comment = comment
        for name, data in files.items():
            info = zipfile.ZipInfo(name, ZIP_DATE)
            info.external_attr = 0o644 << 16
            info.extra = extra
            info.compress_type = zipfile.ZIP_STORED if name in stored else method
            archive.writestr(info, data)
    return out.getvalue()


def tar(files=None, form=tarfile.GNU_FORMAT, comments=None):
    """A tar archive with fixed dates and owners."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=form, pax_headers=comments) as archive:
        for name, data in (files or members()).items():
            info = tarfile.TarInfo(name)
            info.size, info.mtime, info.uname, info.gname = len(data), DATE, "keeper", "keeper"
            archive.addfile(info, io.BytesIO(data))
    # The tape block of 10,240 bytes is longer than needed.
    return out.getvalue().rstrip(b"\0").ljust(512 * -(-len(out.getvalue().rstrip(b"\0")) // 512), b"\0") + bytes(1024)


def old_tar():
    """A tar archive of Unix version 7: no magic, header checksum only."""
    data = made("text/plain.txt")
    head = (
        b"note.txt".ljust(100, b"\0")
        + b"000644 \0"
        + b"000000 \0"
        + b"000000 \0"
        + b"%011o " % len(data)
        + b"%011o " % DATE
    )
    total = sum(head) + 8 * 32
    return (head + b"%06o\0 " % total).ljust(512, b"\0") + data.ljust(512 * -(-len(data) // 512), b"\0") + bytes(1024)


def packed(script, out):
    """A maker that lets a shell script pack the folder `harbour` into a file."""
    return lambda: shell(script, members(), out)


def compressed(command, name="text/plain.txt"):
    """A maker that pipes a sample through a compressor."""
    return lambda: tool(command, input=made(name))


samples(
    {
        "archives/plain.zip": lambda: zipped(members()),
        "archives/stored.zip": lambda: zipped(members(), zipfile.ZIP_STORED),
        "archives/commented.zip": lambda: zipped(members(), comment=b"the harbour's papers"),
        "archives/lzma.zip": lambda: zipped(members(), zipfile.ZIP_LZMA),
        "archives/bzip2.zip": lambda: zipped(members(), zipfile.ZIP_BZIP2),
        "archives/empty.zip": lambda: zipped({}),
        "archives/encrypted.zip": packed("zip -qX -P quay out.zip harbour/note.txt", "out.zip"),
        "archives/streamed.zip": packed("zip -qX - harbour/note.txt | cat > out.zip", "out.zip"),
        "archives/plain.tar": tar,
        "archives/ustar.tar": lambda: tar(form=tarfile.USTAR_FORMAT),
        "archives/pax.tar": lambda: tar(form=tarfile.PAX_FORMAT, comments={"comment": "the harbour's papers"}),
        "archives/version7.tar": old_tar,
        "archives/old.cpio": packed("find harbour -type f | sort | cpio --quiet --reproducible -o -H bin > out", "out"),
        "archives/portable.cpio": packed(
            "find harbour -type f | sort | cpio --quiet --reproducible -o -H odc > out", "out"
        ),
        "archives/new.cpio": packed(
            "find harbour -type f | sort | cpio --quiet --reproducible -o -H newc > out", "out"
        ),
        "archives/checked.cpio": packed(
            "find harbour -type f | sort | cpio --quiet --reproducible -o -H crc > out", "out"
        ),
        "archives/library.a": packed("cd harbour && ar rcD ../out.a note.txt table.csv", "out.a"),
        "archives/plain.7z": packed("7z a -bd -mtm=off -mta=off -mtc=off out.7z harbour", "out.7z"),
        "archives/plain.arj": packed("arj a -y out.arj harbour/note.txt", "out.arj"),
        "archives/plain.cab": packed("cd harbour && gcab -c -z ../out.cab note.txt table.csv", "out.cab"),
        "archives/plain.xar": packed("bsdtar --format xar -cf out harbour", "out"),
        "archives/plain.shar": packed("bsdtar --format shar -cf out harbour/note.txt", "out"),
        "archives/carrying.shar": packed("head -c 300 /bin/true > harbour/program; bsdtar --format shar -cf out harbour/program", "out"),
        "archives/plain.warc": packed("bsdtar --format warc -cf out harbour", "out"),
        "archives/plain.mtree": packed("bsdtar --format mtree -cf out harbour", "out"),
        "archives/plain.lzh": packed("jlha aq out.lzh harbour/note.txt", "out.lzh"),
        "archives/plain.zpaq": packed("zpaq add out.zpaq harbour/note.txt -m1", "out.zpaq"),
    }
)

samples(
    {
        "archives/plain.txt.gz": compressed("gzip -cn"),
        "archives/plain.txt.bz2": compressed("bzip2 -c"),
        "archives/plain.txt.xz": compressed("xz -c"),
        "archives/plain.txt.lzma": compressed("xz -c --format=lzma"),
        "archives/plain.txt.lz": compressed("lzip -c"),
        "archives/plain.txt.zst": compressed("zstd -c -q"),
        "archives/plain.txt.lz4": compressed("lz4 -c -q"),
        "archives/legacy.txt.lz4": compressed("lz4 -l -c -q"),
        "archives/plain.txt.lzo": compressed("lzop -c -F"),
        "archives/plain.txt.Z": compressed("compress -c -f"),
        "archives/plain.txt.br": compressed("brotli -c"),
        "archives/plain.txt.zz": lambda: zlib.compress(made("text/plain.txt")),
        "archives/plain.txt.lrz": lambda: shell(
            "lrzip -q -o out.lrz in", {"in": made("text/plain.txt") * 8}, "out.lrz"
        ),
        "archives/plain.txt.rz": lambda: shell("rzip -o out.rz in", {"in": made("text/plain.txt") * 8}, "out.rz"),
        "archives/plain.txt.sz": lambda: snappy(made("text/plain.txt")),
        "archives/skippable.zst": lambda: b"\x50\x2a\x4d\x18"
        + struct.pack("<I", 4)
        + b"note"
        + made("archives/plain.txt.zst"),
    }
)


def snappy(data):
    """A framed snappy stream with one chunk that is not compressed (framing_format.txt, sections 4.1 and 4.3)."""
    crc = castagnoli(data)
    masked = ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF
    return b"\xff\x06\0\0sNaPpY\x01" + struct.pack("<I", len(data) + 4)[:3] + struct.pack("<I", masked) + data


def castagnoli(data):
    """CRC-32C."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF
