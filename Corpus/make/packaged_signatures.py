# SPDX-License-Identifier: Apache-2.0
"""Headers and small files of formats that come in packages of a distribution, as their programs and specifications call for them.

Each sample is the header and some bytes of payload, or the least file that its lengths prove; its label says so.
"""

import gzip
import struct
import zlib

from samples import samples
from specified_lines import lines
from specified_signatures import header


def varint(number):
    """Seven bits in each byte, the lowest first, and the top bit in all but the last."""
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def sorted_table(magic):
    """A block of one entry, an empty index and the footer of 48 bytes (LevelDB: table_format.md)."""
    entry = varint(0) + varint(4) + varint(5) + b"quay" + b"crane"
    block = entry + struct.pack("<II", 0, 1) + b"\0" + bytes(4)
    handles = varint(0) + varint(len(entry) + 8) + varint(len(block)) + varint(8)
    return lambda: block + struct.pack("<II", 0, 1) + bytes(5) + handles.ljust(40, b"\0") + magic


def binary_markup(version, identifier, body, strings=b""):
    """A version, a public identifier, UTF-8, a table of strings and the body (WBXML 1.3, section 5)."""
    return lambda: bytes((version,)) + identifier + b"\x6a" + bytes((len(strings),)) + strings + body


def system_table():
    """A header of 36 bytes whose sum is zero, and a body (ACPI 6.5, section 5.2.6)."""
    body = bytes(range(12))
    table = bytearray(struct.pack("<4sIBB6s8sI4sI", b"TIDE", 36 + len(body), 1, 0, b"QUAY  ", b"HARBOUR ", 1, b"CRAN", 1) + body)
    table[9] = -sum(table) & 0xFF
    return bytes(table)


def counted(text):
    """A text behind its length."""
    return struct.pack(">I", len(text)) + text


CARD = b"\x7f\x67\x60\x03quay\0\x01\x01\x01"
NAME = b"-//SYNCML//DTD SyncML 1.1//EN"

samples(
    {
        "archives/packaged.lzo": header(b"\x00\xe9LZO\xff\x1a", struct.pack(">IBBI", 1, 1, 9, 4096)),
        "archives/packaged.pat": header(b"VPAT", struct.pack("<I", 1)),
        "audio/packaged.btb": header(b"BambooTrackerBnk"),
        "audio/packaged.bti": header(b"BambooTrackerIst"),
        "audio/packaged.btm": header(b"BambooTrackerMod"),
        "audio/packaged-instrument.sng": header(b"GTI5"),
        "audio/packaged.ki": header(b"cyd!inst\x11"),
        "audio/packaged-song.ki": header(b"cyd!song\x11"),
        "audio/packaged-3.sng": header(b"GTS3", b"The tide".ljust(96, b"\0")),
        "audio/packaged-4.sng": header(b"GTS4", b"The tide".ljust(96, b"\0")),
        "audio/packaged-5.sng": header(b"GTS5", b"The tide".ljust(96, b"\0")),
        "audio/packaged.scsyndef": header(b"SCgf", struct.pack(">IH", 2, 1), b"\x04tide"),
        "audio/packaged.cap": header(b"cap3-v:a", struct.pack(">I", 75)),
        "audio/tide.htsvoice": lambda: lines("[GLOBAL]", "HTS_VOICE_VERSION:1.0", "SAMPLING_FREQUENCY:48000", "[DATA]")() + bytes(range(64)),
        "databases/packaged.eet": header(b"\x1e\xe7\x0f\x42", struct.pack(">II", 1, 32)),
        "databases/packaged-old.eet": header(b"\x1e\xe7\xff\x00", struct.pack(">II", 1, 32)),
        "databases/packaged.ldb": sorted_table(struct.pack("<Q", 0xDB4775248B80FB57)),
        "databases/packaged.sst": sorted_table(struct.pack("<Q", 0x88E241B785F4CFF7)),
        "databases/tide-little.casa": header(b"\xbe\xbe\xbe\xbe", struct.pack("<II", 32, 16), b"IncrementalStMan"),
        "databases/packaged.tri": header(b"\xd9\xfc\xd9\xfc", struct.pack(">II", 1, 64)),
        "databases/packaged.btrfs-image": header(struct.pack("<Q", 0xBD5C25E27295668B)),
        "databases/packaged.cdiff": header(b"ClamAV-Diff:1:12:"),
        "databases/packaged.nin": lambda: struct.pack(">II", 4, 0) + counted(b"quays") + counted(b"Mar 1, 2024  9:00 AM\0\0\0\0") + struct.pack(">IQI", 1, 40, 40),
        "databases/packaged.pin": lambda: struct.pack(">III", 5, 1, 0) + counted(b"quays") + counted(b"quays.pdb\0\0\0") + counted(b"Mar 1, 2024  9:00 AM") + struct.pack(">IQI", 1, 40, 40),
        "databases/tide.casa": header(b"\xbe\xbe\xbe\xbe", struct.pack(">II", 32, 5), b"Table"),
        "documents/packaged.baskets": header(b"BasKetNP:archive\nversion:0.6.1\n"),
        "documents/packaged.dhw": header(b"ACECAD_DIGIMEMO_HANDWRITING_____", b"\x01"),
        "documents/packaged-encrypted": header(struct.pack("<Q", 28), b"ENCRYPTEDSPS"),
        "documents/packaged.wg": header(b"WordGrinder dumpfile v3: this is not a text file!\n"),
        "documents/packaged.bdic": header(b"BDic", struct.pack("<HHI", 2, 0, 32)),
        "executables/packaged.aml": system_table,
        "executables/packaged.bfbs": header(struct.pack("<I", 24), b"BFBS"),
        "executables/packaged.btf": header(struct.pack("<HBBIIIII", 0xEB9F, 1, 0, 24, 0, 16, 16, 16)),
        "executables/packaged-big.btf": header(struct.pack(">HBBIIIII", 0xEB9F, 1, 0, 24, 0, 16, 16, 16)),
        "executables/packaged.hi": header(struct.pack(">I", 0x01FACE64), b"\x049002"),
        "executables/packaged-32.hi": header(struct.pack(">I", 0x0001FACE), b"\x049002"),
        "executables/packaged.mgc": header(struct.pack("<IIII", 0xF11E041C, 18, 1, 0)),
        "executables/packaged-big.mgc": header(struct.pack(">IIII", 0xF11E041C, 18, 1, 0)),
        "executables/packaged.moarvm": header(b"MOARVM\r\n", struct.pack("<II", 7, 96)),
        "executables/packaged.rcc": header(b"qres", struct.pack(">III", 3, 96, 24)),
        "executables/packaged.vo": header(b"Coq!", struct.pack(">I", 81600)),
        "executables/packaged.zwc": header(b"\x07\x06\x05\x04\x01\x20\x00\x00", b"5.9\0"),
        "executables/packaged-other.zwc": header(b"\x04\x05\x06\x07\x01\x20\x00\x00", b"5.9\0"),
        "images/packaged.gd2": header(b"gd2\0", struct.pack(">HHHHHHH", 2, 8, 8, 64, 1, 1, 1)),
        "images/packaged.imh": header(b"imhv2", struct.pack(">IIII", 3050, 3, 0, 0)),
        "images/packaged-1.imh": header("imhdr".encode("utf-16-be"), struct.pack(">II", 0, 514)),
        "images/packaged-1-little.imh": header("imhdr".encode("utf-16-le"), struct.pack("<II", 514, 0)),
        "images/packaged.pixdata": header(b"GdkP", struct.pack(">IIIII", 280, 0x01010002, 32, 8, 8)),
        "images/packaged.palm": lambda: struct.pack(">HHHHBBHBBH", 8, 4, 4, 0, 4, 2, 0, 0, 0, 0) + bytes(range(16)),
        "models/packaged-sequence.mdl": header(b"IDSQ", struct.pack("<I", 10), b"models\\hull01.mdl"),
        "models/packaged.mdc": header(b"IDPC", struct.pack("<I", 2), b"Quay".ljust(64, b"\0")),
        "models/packaged.lcd": header(b"LeoCAD 0.7 Project\0"),
        "models/packaged.q3o": header(b"quick3Do30"),
        "models/packaged.q3s": header(b"quick3Ds30"),
        "models/packaged.wings": header(b"#!WINGS-1.0\r\n\x1a\x04"),
        "games/packaged.pak": header(b"Simutrans object file\nCompiled with SIM version 0.99\n\x1a"),
        "nested/hull.bam": lambda: gzip.compress(b"BAM\1" + struct.pack("<iI", 0, 0), mtime=0),
        "nested/hull.blend": lambda: gzip.compress(b"BLENDER-v282" + bytes(64), mtime=0),
        "nested/packaged.sif": header(b"#!/usr/bin/env run-singularity\n".ljust(32, b"\0"), b"SIF_MAGIC\0", b"01\0"),
        "scientific/packaged.blow5": header(b"BLOW5\x01", bytes((0, 2, 0, 0))),
        "scientific/packaged.cdf": header(struct.pack("<II", 67, 1)),
        "scientific/packaged-4.cdf": header(struct.pack("<II", 67, 4)),
        "scientific/packaged.cel": header(struct.pack("<IIIII", 64, 4, 5, 5, 25)),
        "scientific/packaged-calvin.cel": header(b"\x3b\x01", struct.pack(">II", 1, 64)),
        "scientific/packaged-3.cel": lines("[CEL]", "Version=3", "", "[HEADER]", "Cols=5", "Rows=5"),
        "scientific/packaged.ild": header(b"ILDA", struct.pack(">I", 1), b"TIDE    QUAY    ", struct.pack(">HHHBB", 3, 0, 1, 0, 0)),
        "scientific/packaged.mtz": header(b"MTZ ", struct.pack("<I", 30), b"DA\0\0"),
        "scientific/packaged.srf": header(b"SSRF", struct.pack(">I", 28), b"\x031.3Z"),
        "system/packaged.keyblock": header(b"CHROMEOS", struct.pack("<IIQ", 2, 1, 2232)),
        "system/packaged.sunxi": header(struct.pack("<I", 0xEA000016), b"eGON.BT0"),
        "text/objects.inv": lambda: b"# Sphinx inventory version 2\n# Project: tide\n# Version: 1\n# The remainder of this file is compressed using zlib.\n" + zlib.compress(b"tide py:module 1 tide.html -\n", 9),
        "text/packaged.emn.wbxml": binary_markup(3, b"\x0d", b"\xc5\x07\x01"),
        "text/packaged.dr.wbxml": binary_markup(3, b"\x0e", b"\x45\x01"),
        "text/packaged.prov.wbxml": binary_markup(3, b"\x0b", b"\x45\xc6\x01\x01"),
        "text/packaged.coc": binary_markup(2, b"\x07", b"\x45\x01"),
        "text/packaged.sic": binary_markup(2, b"\x05", b"\x45\xc6\x0c\x01\x01"),
        "text/packaged.slc": binary_markup(2, b"\x06", b"\x85\x45\x01"),
        "text/packaged.sync.wbxml": binary_markup(2, b"\x9f\x51", b"\x6d\x6c\x71\x03" + b"1.1\0\x01\x01\x01"),
        "text/packaged-named.wbxml": binary_markup(2, b"\0\0", b"\x6d\x6c\x01\x01", NAME),
        "text/packaged.wbxml": binary_markup(3, b"\x01", b"\x45\x46\x03quay\0\x01\x01"),
        "text/packaged.wmlc": binary_markup(3, b"\x04", CARD),
    }
)
