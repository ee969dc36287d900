# SPDX-License-Identifier: Apache-2.0
"""Headers of the data that programs of a distribution bring along, as their sources write them.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

from samples import samples
from specified_signatures import header

samples(
    {
        "audio/distributed.ae0": header(b"AEOLUS\0\2"),
        "audio/distributed.ahi": header(b"THXI"),
        "audio/distributed.hvi": header(b"HVLI"),
        "audio/distributed.ins": header(b"GTI2"),
        "audio/distributed.mhr": header(b"MinPHR02\x44\xac\0\0"),
        "audio/distributed.mjr": header(b"MJR00002\0\x40"),
        "audio/distributed.o3": header(b"4OP\x1aReed organ".ljust(34, b"\0")),
        "audio/distributed.sb": header(b"SBI\x1aReed organ".ljust(36, b"\0")),
        "audio/distributed_conference.mjr": header(b"MEETECHO\0\5audio"),
        "databases/distributed.cat": header(b"\xde\x08\x04\x96\x8f\0\0\0\x08\0\0\0"),
        "databases/distributed.cbd": header(b"MAG#\0\0\0\0CDIC#SIZ\0\0\0\0\0\0\xaa\x1c"),
        "databases/distributed.dic": header("\uff37\uff4e\uff4e\u306e\u30d5\u30a1\u30a4\u30eb".encode("euc-jp"), bytes((0, 0, 0, 3))),
        "databases/distributed.dfa": header(b"rust-regex-automata-dfa-dense\0\0\0"),
        "databases/distributed.marisa": header(b"We love Marisa.\0"),
        "databases/distributed.ngrambin": header(b"NgramBin_2 7\n"),
        "databases/distributed.ocd": header(b"OPENCCDATRIE"),
        "databases/distributed.ocd2": header(b"OPENCC_MARISA_0.2.5We love Marisa.\0"),
        "databases/distributed.pmapc": header(b"TSPMAP01\0\0\0\2"),
        "databases/distributed.tec": header(b"zQmp\0\5\xa7\x08\x78\xda"),
        "databases/distributed.vfst": header(b"\x6e\x3a\1\0\xfa\x51\3\0", bytes(8)),
        "databases/distributed_automorf.bin": header(b"LTTB", bytes(8)),
        "databases/distributed_term.etf": header(b"\x83h\2d\0\4quaya\5"),
        "executables/distributed.gambas": header(b"#! /usr/bin/env gbr3\n".ljust(31) + b"\n"),
        "executables/distributed.haddock": header(b"\xce\xf5\xb3\x68\x26\0"),
        "executables/distributed.x86-linux": header(b"\x33\x22\x11\0\4\x20\x08\x09\2\0\0\0"),
        "fonts/distributed.pil": header(b"PILfont\n;;;;;;21;\nDATA\n"),
        "fonts/distributed.txf": header(b"\xfftxf\x78\x56\x34\x12\1\0\0\0"),
        "games/distributed.grf": header(b"\0\0GRF\x82\r\n\x1a\n", bytes((16, 0, 0, 0, 0))),
        "games/distributed.mdl": header(b"IDPO\6\0\0\0"),
        "scientific/distributed.dmnd": header(b"\x6d\x18\xee\x15\xa4\xf8\x4a\2\x83\0\0\0\3\0\0\0"),
        "scientific/distributed.h3f": header(b"\xf3\xe6\xe6\xb3\x2c\0\0\0"),
        "scientific/distributed.h3i": header(b"\xd3\xd3\xc9\xb3\0\0\0\0\0\0\0\x08"),
        "scientific/distributed.h3m": header(b"\xba\xed\xed\xe8\x80\xc1\1\0"),
        "scientific/distributed.h3p": header(b"\xf3\xf0\xe6\xb3\x2c\0\0\0"),
        "scientific/distributed.petsc": header(b"\0\x12\x7b\x50\0\0\0\3\0\0\0\3\0\0\0\5"),
        "scientific/distributed.syd": header(b"\x4b\6\x1e\0\0\0\0\0\6\x48"),
        "system/distributed.bit": header(b"\0\x09\x0f\xf0\x0f\xf0\x0f\xf0\x0f\xf0\0\0\1a\0\x09quay.ncd\0b\0\x04crane"),
        "system/distributed.vbprik2": header(b"Vb2I\3\0\0\0"),
        "system/distributed.vbpubk2": header(b"Vb2P\3\0\0\0"),
        "system/distributed.vff": header(b"VFF \xfe\xff\1\0\0\0\0\x20"),
    }
)
