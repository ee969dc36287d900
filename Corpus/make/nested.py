# SPDX-License-Identifier: Apache-2.0
"""Compressed files whose content is what the user cares about, and gzip in every state of health (RFC 1952)."""

import struct
import zlib

from archives import tar
from samples import DATE, made, samples, tool

# Flags of the header, RFC 1952, section 2.3.1.
HAS_CRC, HAS_EXTRA, HAS_NAME, HAS_COMMENT = 2, 4, 8, 16


def gzip(data, name=None, comment=None, extra=None, header_crc=False, level=9):
    """One member."""
    flags = (
        (HAS_NAME if name else 0)
        | (HAS_COMMENT if comment else 0)
        | (HAS_EXTRA if extra else 0)
        | (HAS_CRC if header_crc else 0)
    )
    head = b"\x1f\x8b\x08" + struct.pack("<BIBB", flags, DATE, 2, 3)
    if extra:
        head += struct.pack("<H", len(extra)) + extra
    for text in (name, comment):
        if text:
            head += text.encode("latin-1") + b"\0"
    if header_crc:
        head += struct.pack("<H", zlib.crc32(head) & 0xFFFF)
    deflate = zlib.compressobj(level, zlib.DEFLATED, -15)
    return (
        head + deflate.compress(data) + deflate.flush() + struct.pack("<II", zlib.crc32(data), len(data) & 0xFFFFFFFF)
    )


def gzipped(path, name=True):
    """A maker of a member that holds a sample under its own name."""
    return lambda: gzip(made(path), path.rsplit("/", 1)[1] if name else None)


samples(
    {
        "nested/peptide.pdb.gz": gzipped("scientific/peptide.pdb"),
        "nested/peptide_without_name.pdb.gz": gzipped("scientific/peptide.pdb", name=False),
        "nested/peptide.ent.gz": gzipped("scientific/peptide.pdb", name=False),
        "nested/peptide.cif.gz": gzipped("scientific/peptide.cif"),
        "nested/molecule.mol2.gz": gzipped("scientific/molecule.mol2"),
        "nested/molecule.sdf.gz": gzipped("scientific/molecule.sdf"),
        "nested/reads.fastq.gz": gzipped("scientific/reads.fastq"),
        "nested/genes.fa.gz": gzipped("scientific/genes.fasta", name=False),
        "nested/brain.nii.gz": gzipped("scientific/brain.nii"),
        "nested/stars.fits.gz": gzipped("scientific/stars.fits"),
        "nested/record.json.gz": gzipped("structured/record.json"),
        "nested/events.ndjson.gz": gzipped("structured/events.ndjson"),
        "nested/table.csv.gz": gzipped("text/table.csv"),
        "nested/note.xml.gz": gzipped("structured/note.xml"),
        "nested/harbour.1.gz": gzipped("text/harbour.1"),
        "nested/schema.sql.gz": gzipped("source/schema.sql"),
        "nested/places.sqlite.gz": gzipped("databases/places.sqlite"),
        "nested/drawing.svgz": gzipped("structured/drawing.svg", name=False),
        "nested/picture.xcf.gz": gzipped("images/picture.xcf"),
        "nested/score.vgz": gzipped("games/tune.vgm", name=False),
        "nested/papers.tgz": lambda: gzip(tar()),
        "nested/papers.tar.gz": lambda: gzip(tar(), "papers.tar"),
        "nested/papers.tar.bz2": lambda: tool("bzip2 -c", input=tar()),
        "nested/papers.tbz2": lambda: tool("bzip2 -c", input=tar()),
        "nested/papers.tar.xz": lambda: tool("xz -c", input=tar()),
        "nested/papers.txz": lambda: tool("xz -c", input=tar()),
        "nested/papers.tar.zst": lambda: tool("zstd -c -q", input=tar()),
        "nested/papers.tar.lz": lambda: tool("lzip -c", input=tar()),
        "nested/papers.tar.lzma": lambda: tool("xz -c --format=lzma", input=tar()),
        "nested/papers.tar.lz4": lambda: tool("lz4 -c -q", input=tar()),
        "nested/papers.tar.Z": lambda: tool("compress -c -f", input=tar()),
        "nested/record.json.bz2": lambda: tool("bzip2 -c", input=made("structured/record.json")),
        "nested/record.json.xz": lambda: tool("xz -c", input=made("structured/record.json")),
        "nested/record.json.zst": lambda: tool("zstd -c -q", input=made("structured/record.json")),
        "nested/peptide.pdb.bz2": lambda: tool("bzip2 -c", input=made("scientific/peptide.pdb")),
        "nested/peptide.pdb.Z": lambda: tool("compress -c -f", input=made("scientific/peptide.pdb")),
    }
)

NOTE = "text/plain.txt"

samples(
    {
        "nested/no_name.gz": gzipped(NOTE, name=False),
        "nested/header_name_and_comment.gz": lambda: gzip(
            made("scientific/peptide.pdb"), "peptide.pdb", "made by hand"
        ),
        "nested/extra_field_and_header_crc.gz": lambda: gzip(
            made(NOTE), "note.txt", extra=b"Hb\x04\0quay", header_crc=True
        ),
        "nested/header_name_lies.png.gz": lambda: gzip(made("structured/record.json"), "picture.png"),
        "nested/gzip_in_gzip.gz": lambda: gzip(gzip(made(NOTE), "note.txt")),
        "nested/four_deep.gz": lambda: gzip(gzip(gzip(gzip(made(NOTE))))),
        "nested/many_members.gz": lambda: b"".join(
            gzip(made(path)) for path in (NOTE, "text/table.csv", "structured/record.json")
        ),
        "nested/empty_first_member.gz": lambda: gzip(b"") + gzip(made("structured/record.json")),
        "nested/empty_content.gz": lambda: gzip(b""),
        "nested/stored_blocks.gz": lambda: gzip(made(NOTE), level=0),
        "nested/trailing_zeros.gz": lambda: gzip(made(NOTE)) + bytes(512),
        "nested/trailing_garbage.gz": lambda: gzip(made(NOTE)) + b"not a member",
        "nested/truncated_trailer.gz": lambda: gzip(made(NOTE))[:-6],
        "nested/truncated_data.pdb.gz": lambda: gzip(made("scientific/peptide.pdb"), "peptide.pdb")[:300],
        "nested/truncated_header.gz": lambda: gzip(made(NOTE), "a name that is cut")[:20],
        "nested/magic_only.gz": lambda: b"\x1f\x8b",
        "nested/bad_crc.gz": lambda: gzip(made(NOTE))[:-8] + b"\xde\xad\xbe\xef" + gzip(made(NOTE))[-4:],
        "nested/bad_size.gz": lambda: gzip(made(NOTE))[:-4] + b"\xff\xff\xff\x7f",
        "nested/bad_deflate.gz": lambda: gzip(b"")[:10] + b"\xff" * 64,
        "nested/unknown_method.gz": lambda: b"\x1f\x8b\x07" + gzip(made(NOTE))[3:],
        "nested/reserved_flags.gz": lambda: b"\x1f\x8b\x08\xe0" + gzip(made(NOTE))[4:],
        "nested/endless_name.gz": lambda: b"\x1f\x8b\x08\x08" + bytes(6) + b"a" * 8192,
        "nested/huge_extra.gz": lambda: b"\x1f\x8b\x08\x04" + bytes(6) + b"\xff\xff" + bytes(1024),
        "nested/zero_bomb.gz": lambda: gzip(bytes(16 * 1024 * 1024)),
    }
)
