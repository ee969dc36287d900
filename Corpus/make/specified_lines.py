# SPDX-License-Identifier: Apache-2.0
"""Texts whose lines specifications prescribe, and headers of further formats that no free tool here writes.

Each sample is made from the format's specification, which its label names.
"""

import gzip
import pickle
import struct

from samples import samples
from specified_signatures import header


def lines(*rows):
    """A maker of a text of lines."""
    return lambda: "".join(row + "\n" for row in rows).encode()


def atoms(form):
    """Six atoms with invented coordinates, in a form of number, name, x, y, z and charge."""
    names = ("N", "CA", "C", "O", "CB", "CG")
    return [form(n, name, 1.5 * n, 2.0 - 0.7 * n, 0.25 * n, 0.1 * n - 0.3) for n, name in enumerate(names, 1)]


def docked(n, name, x, y, z, charge):
    """AutoDock 4.2: the charge in columns 71 to 76, the type of the atom in 78 and 79."""
    kind = {"N": "NA", "O": "OA"}.get(name[0], name[0])
    return f"ATOM  {n:5d}  {name:<3s} LIG A   1    {x:8.3f}{y:8.3f}{z:8.3f}  1.00  0.00    {charge:6.3f} {kind:<2s}"


def charged(n, name, x, y, z, charge):
    """APBS: fields between blanks."""
    return f"ATOM {n} {name} LIG 1 {x:.3f} {y:.3f} {z:.3f} {charge:.4f} {1.5 + 0.1 * n:.4f}"


def block_gzip(data):
    """SAM 1.6, section 4.1: a gzip member with its size in an extra field, and the empty one that ends the file."""
    body = gzip.compress(data, mtime=0)[10:]
    extra = b"BC\2\0" + struct.pack("<H", 10 + 2 + 6 + len(body) - 1)
    end = bytes.fromhex("1f8b08040000000000ff0600424302001b0003000000000000000000")
    return b"\x1f\x8b\x08\4\0\0\0\0\0\xff" + struct.pack("<H", len(extra)) + extra + body + end


def grammar_behind_code():
    """POSIX yacc: code in front of the declarations, longer than what is read in lines."""
    code = ["%{", "#include <stdio.h>"] + [f"static int harbour_{n}(int depth) {{ return depth + {n}; }}" for n in range(260)]
    return "\n".join(code + ["%}", "%token QUAY BERTH", "%%", "list: QUAY | list BERTH ;", "%%", ""]).encode()


def old_pickle(protocol, value):
    """A maker of a pickle of a protocol without a mark of its own."""
    return lambda: pickle.dumps(value, protocol)


def macbinary_picture():
    """MacBinary II: type and creator at 65, and a MacPaint document behind the header."""
    front = bytearray(128)
    front[1:8] = b"\6Harbor"
    front[65:73] = b"PNTGMPNT"
    return bytes(front) + b"\0\0\0\2" + bytes(508) + b"\xb9\0" * 720


def module(mark):
    """MOD: a title, 31 samples, an order, and the mark at 1080."""
    return header(b"Harbour song".ljust(20, b"\0"), at=((950, b"\1\x7f\0"), (1080, mark)), payload=bytes(1024))


def raw_sectors(offset):
    """ECMA-130: sectors of 2,352 bytes, each behind a mark; the volume descriptor in the seventeenth."""
    mark = b"\0" + b"\xff" * 10 + b"\0"
    return header(mark, at=((16 * 2352, mark), (16 * 2352 + offset, b"\1CD001\1")), payload=bytes(1024))


SHIPS = {"name": "Quay", "berths": [1, 2, 3]}

samples(
    {
        "archives/raw.iso": raw_sectors(16),
        "archives/raw_xa.iso": raw_sectors(24),
        "archives/signed.dms": header(b"DMS!\0\0\0\0\0\0\0\0"),
        "archives/signed.freearc": header(b"ArC\1\0\1"),
        "archives/signed.lzx": header(b"LZX\0\x0a\4\0\0\0\0"),
        "archives/signed.mpq": header(b"MPQ\x1a\x20\0\0\0"),
        "archives/signed.pp": header(b"PP20\x09\x0a\x0b\x0b"),
        "archives/signed.xpk": header(b"XPKF\0\0\1\0NUKE"),
        "audio/composed.669": header(
            b"if", b"Harbour song".ljust(108), b"\2\3\0", bytes((0, 1, 2)), b"\xff" * 125, b"\4" * 3 + bytes(125), b"\x3f" * 3 + bytes(125)
        ),
        "audio/eight.mod": module(b"CD81"),
        "audio/sixteen.mod": module(b"16CH"),
        "audio/signed.amf": header(b"AMF\x0eHarbour song"),
        "audio/signed.far": header(b"FAR\xfe", b"Harbour song".ljust(40), b"\r\n\x1a"),
        "audio/signed.gdm": header(b"GDM\xfe", b"Harbour song".ljust(64, b"\0"), b"\r\n\x1aGMFS"),
        "audio/signed.imf": header(b"Harbour song", at=((60, b"IM10"),)),
        "audio/signed.mdl": header(b"DMDL\x11IN"),
        "audio/signed.mt2": header(b"MT20\x36\x9a\x8a\x1c"),
        "audio/signed.psm": header(b"PSM \0\1\0\0FILE"),
        "audio/signed.ptm": header(b"Harbour song", at=((28, b"\x1a\3\2"), (44, b"PTMF"))),
        "audio/signed.vqf": header(b"TWIN97012000\0\0\0\x10COMM"),
        "audio/stripped.xm": header(at=((58, b"\4\1\x14\1\0\0\1\0\0\0\4\0\1\0\1\0"),)),
        "images/design.dgn": header(b"\x08\x09\xfe\2"),
        "images/legacy.pvr": header(struct.pack("<I", 52), at=((44, b"PVR!\1\0\0\0"),)),
        "images/signed.mrsid.sid": header(b"msid\0\1\0\2"),
        "images/wrapped.mac": macbinary_picture,
        "models/scene.lws": lines("LWSC", "3", "", "FirstFrame 1", "LastFrame 60"),
        "archives/signed.mar": header(b"MAR1\0\0\0\x18\0\0\0\0\0\0\0\x60"),
        "archives/signed.mla": header(b"MLAFAAAA\2\0\0\0\0"),
        "archives/signed_1.mla": header(b"MLA\1\0\0\0\0"),
        "audio/signed.cda": header(b"RIFF\x24\0\0\0CDDAfmt \x18\0\0\0\1\0\1\0"),
        "models/signed.wire": header(b"\x8fStudioPacketFile"),
        "models/walk.bvh": lines(
            "HIERARCHY", "ROOT Keeper", "{", "\tOFFSET 0.00 0.00 0.00", "\tCHANNELS 3 Xposition Yposition Zposition", "\tEnd Site", "\t{",
            "\t\tOFFSET 0.00 1.50 0.00", "\t}", "}", "MOTION", "Frames: 2", "Frame Time: 0.04", "0.0 0.0 0.0", "0.1 0.0 0.0",
        ),
        "scientific/aligned.msf": lines(
            "PileUp", "", "   MSF:   12  Type: N    Check:  3696   ..", "", " Name: quay oo  Len:   12  Check:  6857  Weight:  1.0",
            " Name: pier oo  Len:   12  Check:  6839  Weight:  1.0", "", "//", "", "quay   ACGTACGTAC GT", "pier   ACGTTCGTAC GA",
        ),
        "scientific/headed.msf": lines(
            "!!NA_MULTIPLE_ALIGNMENT 1.0", "", "  headed.msf  MSF: 8  Type: N  Check: 1234 ..", "", " Name: quay  Len: 8  Check: 1  Weight: 1.00",
            "", "//", "", "quay  ACGTACGT",
        ),
        "source/board.dsl": lines(
            "/* The harbour's own board. */", 'DefinitionBlock ("", "DSDT", 2, "QUAY", "HARBOUR", 1)', "{", "    Scope (\\_SB)", "    {",
            "        Device (PIER)", "        {", '            Name (_HID, "PNP0A08")', "        }", "    }", "}",
        ),
        "structured/Localizable.strings": lines(
            "/* Title of the window */", '"harbour.title" = "Harbour";', "", "/* A quoted word */", '"quay.hint" = "The \\"old\\" quay";',
        ),
        "structured/classes.plist": lines(
            "{", "    Classes = (", "        {", "            ACTIONS = {moor = id; };", "            CLASS = Quay;", "        }", "    );",
            "    Digest = <0fbd77 1c2735ae>;", "    Version = 1;", "}",
        ),
        "structured/harbour.pbxproj": lines(
            "// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tclasses = {", "\t};", "\tobjectVersion = 46;", "\tobjects = {", "",
            "/* Begin PBXBuildFile section */", "\t\t0A1B2C3D0000000000000001 /* quay.m in Sources */ = {isa = PBXBuildFile; };", "\t};",
            "\trootObject = 0A1B2C3D0000000000000002 /* Project object */;", "}",
        ),
        "system/signed.vdi": header(b"<<< Oracle VM VirtualBox Disk Image >>>\n"),
        "system/tool.info": header(
            # DiskObject: magic, version, a Gadget of 36 times 20, and the type of a tool.
            struct.pack(">2HI4H", 0xE310, 1, 0, 0, 0, 36, 20) + bytes(32) + b"\3\0" + bytes(28)
        ),
        "text/banner.flf": lines("flf2a$ 2 1 4 -1 1", "Berths, two lines high", "$@", "$@@"),
        "text/banner.tlf": lines("tlf2a$ 2 1 4 -1 1", "Berths, two lines high", "$@", "$@@"),
        "models/signed.3dm": header(b"3D Geometry File Format        5"),
        "models/signed.jt": header(b"Version 8.1 JT  DM 5.3.4.0".ljust(75), b"\r\n\0\0\n \n"),
        "scientific/alignment.phy": lines(
            "  4 24", "Harbour   ACGTACGTACGTTTGACCGA", "Quay      ACGAACGTACGTTTGA-CGA",
            "Berth     ACGTACCTACGTATGACCGA", "Pier      ACGTACGTAC-TTTGTCCGA", "", "ACGT", "ACGA", "ACGT", "AC-T",
        ),
        "scientific/charges.pqr": lines("REMARK   invented charges", *atoms(charged), "TER", "END"),
        "scientific/features.gff": lines(
            "chr1\tkeeper\texon\t1000\t1100\t0.5\t+\t.\tgene harbour", "chr1\tkeeper\texon\t1200\t1310\t.\t-\t2\tgene quay"
        ),
        "scientific/headerless.sam": lines(
            "r1\t0\tref\t7\t30\t8M2I4M\t=\t37\t39\tTTAGATAAAGGATA\t*", "r2\t16\tref\t9\t30\t3S6M\t*\t0\t0\tAAAAGATAA\t*"
        ),
        "scientific/ligand.pdbqt": lines("REMARK  Name = harbour", "ROOT", *atoms(docked), "ENDROOT", "TORSDOF 0"),
        "scientific/object.rds": lines("A", "3", "262402", "197888", "5", "UTF-8", "14", "2", "1.5", "2.5"),
        "scientific/reads.bam": lambda: block_gzip(b"BAM\1" + struct.pack("<I", 11) + b"@HD\tVN:1.6\n" + bytes(4)),
        "scientific/receptor.pdbqt": lines(*atoms(docked), "TER"),
        "scientific/rooted.tree": lines("((Harbour:0.12,Quay:0.34)0.98:0.05,'The pier':0.21,[a note]Berth:0.4);"),
        "scientific/sequences.sam": lines("@SQ\tSN:ref\tLN:45", "r1\t0\tref\t7\t30\t4M\t*\t0\t0\tTTAG\t*"),
        "scientific/ships0.pickle": old_pickle(0, SHIPS),
        "scientific/ships1.pickle": old_pickle(1, SHIPS),
        "scientific/signals.vcd": lines(
            "$date", "  March 2024", "$end", "$timescale 1ns $end", "$var wire 1 ! clock $end", "$enddefinitions $end", "#0", "0!"
        ),
        "scientific/signed.cram": header(b"CRAM\3\0harbour.cram"),
        "scientific/solvents.smi": lines("CCO ethanol", "c1ccccc1 benzene", "CC(=O)C acetone", "C[C@H](N)C(=O)O alanine", "ClC(Cl)Cl"),
        "source/behind_code.y": grammar_behind_code,
        "source/circuit.cir": lines(
            "Harbour light", "V1 in 0 SIN(0 1 1k)", "R1 in out 1k", "C1 out 0 1u", ".tran 1u 5m", ".control", "run", "plot v(out)",
            ".endc", ".end",
        ),
        "source/harbour.am": lines(
            "SUBDIRS = . tests", "bin_PROGRAMS = harbour", "harbour_SOURCES = harbour.c quay.c", "EXTRA_DIST = README", "CLEANFILES = *.log"
        ),
        "source/pier.f": lines(
            "*DECK PIER", "      SUBROUTINE PIER (X, N, Y)", "C***BEGIN PROLOGUE  PIER", "C***PURPOSE  Compute the length of a pier.",
            "C***DESCRIPTION", "C", "C     X is where it begins, and Y is where it ends.", "C***END PROLOGUE  PIER",
        ),
        "source/synth.scd": lines(
            "(", "SynthDef(\\lamp, { arg freq = 440, amp = 0.1;", "  Out.ar(0, SinOsc.ar(freq) * amp * EnvGen.kr(Env.perc, doneAction: 2));",
            "}).add;", ")", "Synth(\\lamp, [\\freq, 220]);", 's.boot;', '"ready".postln;',
        ),
        "source/tests.tst": lines(
            "%!test <*45969>", "%! x = tide (3);", "%! assert (x, 9);", "%!error <Invalid call> tide ()"
        ),
        "source/tide.Rd": lines(
            "\\name{tide}", "\\alias{tide}", "\\title{The Height of a Tide}", "\\description{Heights by hour.}", "\\usage{tide(hour)}",
            "\\arguments{\\item{hour}{a number.}}",
        ),
        "source/tutorial.scrbl": lines("#lang scribble/manual", "@title{The harbour}", "@section{Quays}", "Boats lie at quays."),
        "text/chapter.texi": lines(
            "@c This is one chapter of a manual.", "@node Quays, Piers, Top, Top", "@chapter Quays", "@cindex berth", "Boats lie at quays."
        ),
        "text/context_hunk.diff": lines("***************", "*** 1,3 ****", "  harbour", "! quay", "--- 1,3 ----", "  harbour", "! pier"),
        "text/template.pot": lines(
            "# A template.", "#, fuzzy", 'msgid ""', 'msgstr ""', '"Project-Id-Version: harbour 1.0\\n"',
            '"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"', "", 'msgid "quay"', 'msgstr ""',
        ),
        "text/hunk.diff": lines("@@ -1,3 +1,3 @@", " harbour", "-quay", "+pier", " berth"),
        "text/legacy.sch": lines("EESchema Schematic File Version 2", "LIBS:device", "EELAYER 25 0", "EELAYER END", "$EndSCHEMATC"),
        "text/orchestra.csd": lines(
            "<CsoundSynthesizer>", "<CsInstruments>", "instr 1", "a1 oscils 0.5, 440, 0", "out a1", "endin", "</CsInstruments>",
            "<CsScore>", "i1 0 1", "</CsScore>", "</CsoundSynthesizer>",
        ),
    }
)
