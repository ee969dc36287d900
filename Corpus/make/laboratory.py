# SPDX-License-Identifier: Apache-2.0
"""Structures, captures, scales, checksums, pictures and objects as programs of these fields write them, with invented values.

Each sample is made from the format's specification or the layout its writing program documents, which its label names.
"""

import hashlib
import struct
import zlib

from measurements import LONG, SHORT, table
from samples import samples
from specified_lines import lines

ROW = "C{0:12.5f}{1:12.5f}{2:12.5f}"


def sums(name, tagged=False):
    """GNU coreutils: two names with the sum of themselves, or the lines that BSD writes."""
    rows = [(hashlib.new(name, file.encode()).hexdigest(), file) for file in ("harbour.txt", "quay.bin")]
    return lines(*(f"{name.upper()} ({file}) = {sum}" if tagged else f"{sum}  {file}" for sum, file in rows))


def capture(wide):
    """TamoSoft: two packets of twenty bytes, with their time in front."""
    time = struct.pack("<HBBBBBI", 2024, 3, 1, 9, 0, 0, 500)
    front = SHORT(20) + time + bytes(5) if wide else struct.pack("<HHB", 20, 20, 0) + time + bytes(8)
    return (front + bytes(range(20))) * 2


def windows_object(machine):
    """Microsoft: PE format, an object with one section and no symbols."""
    return struct.pack("<HHIIIHH", machine, 1, 0, 0, 0, 0, 0) + b".text\0\0\0" + bytes(32) + b"\x90" * 16


def unix_object(machine):
    """GNU binutils, include/coff: the same in the order of network."""
    return struct.pack(">HHIIIHH", machine, 1, 0, 0, 0, 0, 0) + b".text\0\0\0" + bytes(32) + b"\x4e\x71" * 8


samples({
    "scientific/molecule.in": table("lattice_vector 5.64 0.0 0.0\nlattice_vector 0.0 5.64 0.0\nlattice_vector 0.0 0.0 5.64\n", "atom {0:.4f} {1:.4f} {2:.4f} C"),
    "scientific/crystal.cell": lines("%BLOCK LATTICE_CART", " 5.64 0.0 0.0", " 0.0 5.64 0.0", " 0.0 0.0 5.64", "%ENDBLOCK LATTICE_CART"),
    "scientific/molecule.crd": table("* HARBOUR\n*\n    4\n", "{n:5d}    1 UNL  C   {0:10.5f}{1:10.5f}{2:10.5f}      1     0.00000"),
    "scientific/molecule.ct": table("harbour\n 4 0\n", "{0:10.4f}{1:10.4f}{2:10.4f} C"),
    "scientific/molecule.cssr": table(" REFERENCE STRUCTURE = 00000   A,B,C =   1.000   1.000   1.000\n   ALPHA,BETA,GAMMA =  90.000  90.000  90.000    SPGR =    P1\n   4   1 harbour\n\n", "{n:4d} C1   {0:9.5f}{1:9.5f}{2:9.5f}    0   0"),
    "scientific/molecule.dal": table("BASIS\n6-31G*\nharbour\ninvented\nAtomTypes=1 Charge=0 NoSymmetry Angstrom\nCharge=6.0 Atoms=4\n", ROW),
    "scientific/crystal.dftb": table("4 C\n C\n", "{n} 1 {0:.6f} {1:.6f} {2:.6f}"),
    "scientific/dlpoly.config": table("harbour\n         0         0\n", "C          {n}\n   {0:.6f}   {1:.6f}   {2:.6f}"),
    "scientific/molecules.inchikey": lines("BSYNRYMUTXBXSQ-UHFFFAOYSA-N"),
    "scientific/molecule.jin": table("harbour\n\n&gen\n&\n&zmat\n", "  C{n}  {0:.6f}  {1:.6f}  {2:.6f}", "&\n"),
    "scientific/molecule.mmod": table("     4 harbour\n", "   3" + "     0 0" * 6 + "{0:12.6f}{1:12.6f}{2:12.6f}     0     0"),
    "scientific/molecule.mop": table("PM7 PRECISE\nharbour\n\n", "C {0:.5f} 1 {1:.5f} 1 {2:.5f} 1"),
    "scientific/molecule.orca": table("# harbour\n! B3LYP def2-SVP\n* xyz 0 1\n", ROW, "*\n"),
    "scientific/input.data": table("begin\ncomment harbour\nlattice 5.0 0.0 0.0\n", "atom {0:.6f} {1:.6f} {2:.6f} C 0.0 0.0 0.0 0.0 0.0", "energy 0.0\ncharge 0.0\nend\n"),
    "scientific/molecule.unixyz": table("harbour\n4\n", "6 {0:.5f} {1:.5f} {2:.5f}"),
    "scientific/crystal.struct": lines("harbour", "P   LATTICE,NONEQUIV.ATOMS:  1", "MODE OF CALC=RELA", " 10.658055 10.658055 10.658055 90.000000 90.000000 90.000000"),
    "scientific/crystal.rmc6f": lines("(Version 6f format configuration file)", "(harbour)", "Number of types of atoms:   1"),
    "scientific/crystal.cfg": lines("Number of particles = 1", "A = 1.0 Angstrom", "H0(1,1) = 5.64 A"),
    "scientific/molecule.pcm": lines("{PCM harbour", "NA 1", "ATOMTYPES 1", "AT 1,1:0.0,0.0,0.0 C 0.0", "}"),
    "scientific/molecule.pqs": table("TEXT=harbour\nGEOM=PQS\n", ROW),
    "scientific/molecule.tpl": lines("BioCAD format, all rights reserved", "harbour", "NAME harbour"),
    "scientific/molecule.cht": lines("Chemtool Version 1.4", "geometry 440 0", "bonds 1", "0\t0\t64\t0\t0"),
    "scientific/molecule.coor": lambda: SHORT(3) + struct.pack("<9d", *range(9)),
    "scientific/molecule.rdkit": lambda: bytes.fromhex("efbeadde 00000000 10000000 04000000") + bytes(16),
    "scientific/aspirin.can": lines("CC(=O)Oc1ccccc1C(=O)O"),
    "scientific/reaction.smi": lines("CCO.CC(=O)O>>CC(=O)OCC.O"),
    "scientific/materials.xtd": lines('<?xml version="1.0"?>', '<XSD Version="6.0">', '<AtomisticTreeRoot ID="1"/>', "</XSD>"),
    "scientific/stars.mrt": lines("Title:", "Authors:", "Table:", "=" * 80, "Byte-by-byte Description of file: stars.txt", "-" * 80),
    "models/part.vol": lines("mesh3d", "dimension", "3", "geomtype", "0"),
    "models/part.f3grid": lines("* FLAC3D grid", "* GRIDPOINTS", "G 1 0.0 0.0 0.0"),
    "audio/scale.scl": lines("! scale.scl", "!", "Harbour horns", " 3", "!", " 100.0", " 3/2", " 2/1"),
    "audio/features.htk": lambda: struct.pack(">IIHH", 4, 100000, 4, 9) + bytes(16),
    "audio/samples.dat": lines("; Sample Rate 8000", "; Channels 1", "  0  0.5", "  0.000125  -0.5"),
    "audio/frames.ac4": lambda: (b"\xac\x40" + struct.pack(">H", 12) + bytes(range(12))) * 4,
    "audio/game.argonaut": lambda: b"ASF\0" + struct.pack("<HHIII8sI", 2, 1, 1, 24, 0, b"harbour", 0) + bytes(20),
    "audio/game.apm": lambda: bytes.fromhex("0020 0100") + SHORT(22050) * 3 + SHORT(0) + b"vs12" + bytes(60),
    "images/pixels.avs": lambda: LONG(4) + LONG(3) + bytes(48),
    "images/pixels.aai": lambda: SHORT(4) + SHORT(3) + bytes(48),
    "images/traced.mtv": lambda: b"4 3\n" + bytes(36),
    "images/operator.otb": lambda: b"\0\x08\x04\1" + b"\xaa\x55\xaa\x55",
    "images/fast.imagevision": lambda: b"IT01" + LONG(4) + LONG(3) + LONG(1) + bytes(40),
    "images/monochrome.mrf": lambda: b"MRF1" + LONG(64) + LONG(64) + b"\0\1",
    "images/machine.lispm": lambda: b"This is a BitMap file" + struct.pack("<HHH", 8, 8, 8) + bytes(16),
    "images/page.interleaf": lambda: bytes.fromhex("894f5053 0004 004b 004b 0102 0304") + bytes(16),
    "images/brands.vvic": lambda: LONG(24) + b"ftypvvic" + LONG(0) + b"vvicmif1" + LONG(8) + b"meta",
    "images/brands_evc.heif": lambda: LONG(24) + b"ftypevbi" + LONG(0) + b"evbimif1" + LONG(8) + b"meta",
    "video/times.timecodes": lines("# timestamp format v2", "0", "40", "80"),
    "video/film.ffmeta": lines(";FFMETADATA1", "title=Harbour"),
    "video/film.framecrc": lines("#software: Lavf59.27.100", "#tb 0: 1/25", "0, 0, 0, 1, 4, 0x00000000"),
    "system/capture.ncf": lambda: capture(wide=False),
    "system/capture.ncfx": lambda: capture(wide=True),
    "system/capture.rtpdump": lambda: b"#!rtpplay1.0 127.0.0.1/5004\n" + bytes(16),
    "system/capture.eyesdn": lambda: b"EyeSDN\xff\0\0\0\0",
    "system/capture.blf": lambda: b"LOGG" + SHORT(144) + bytes(136),
    "system/capture.rad": lambda: bytes.fromhex("42d2003412662288") + bytes(24),
    "system/capture.k12": lines("+---------+---------------+----------+", "09:00:00,000,000   ETHER", "|0   |00|11|22|33|"),
    "system/capture.out": lines("Session Transcript", "Dialogue log", "test.1.1"),
    "system/capture.dcf": lines("#Format=4", "# SNA v2.2.0.4", "1 1709283600.000000 2 0001 255 1 26"),
    "system/bus.candump": lines("(1709283600.000000) can0 123#DEADBEEF", "(1709283600.100000) can0 1ABCDEF0#00"),
    "system/bus.vector": lines("date Fri Mar 1 09:00:00.000 2024", "base hex  timestamps absolute", "   0.010000 1  123             Rx   d 1 00"),
    "system/bus.peak": lines(";$FILEVERSION=1.1", ";$STARTTIME=45352.375", "     1)      1.0  Rx         0123  1  00"),
    "system/bus.busmaster": lines("***BUSMASTER Ver 2.0.0***", "***PROTOCOL CAN***"),
    "system/device.logcat": lines("--------- beginning of main", "03-01 09:00:00.000  1000  1000 I Harbour: open"),
    "system/backup.snar": lambda: b"GNU tar-1.34-2\n1709283600\0000\000" + b"0\0" * 6,
    "system/backup.borgindex": lambda: b"BORG_IDX" + SHORT(0) + SHORT(1031) + b"\x20\x28" + bytes(32),
    "system/hidden.gnupg": lines("Key: (private-key (ecc (curve Ed25519)", "  (flags eddsa)))"),
    "structured/sums.md5": sums("md5"),
    "structured/sums.sha256": sums("sha256"),
    "structured/sums_tagged.sha512": sums("sha512", tagged=True),
    "structured/sums.sfv": lines("; harbour", *("%s %08X" % (file, zlib.crc32(file.encode())) for file in ("harbour.txt", "quay.bin"))),
    "structured/interface.yaml": lines("openapi: 3.0.3", "info:", "  title: Harbour", "  version: '1'", "paths: {}"),
    "structured/patient.json": lines('{"resourceType": "Patient", "id": "harbour", "active": true}'),
    "structured/citations.json": lines('[{"id": "quay", "type": "article-journal", "title": "Harbour", "issued": {"date-parts": [[2024]]}}]'),
    "structured/document.pandoc": lines('{"pandoc-api-version":[1,22],"meta":{},"blocks":[]}'),
    "documents/document.native": lines("Pandoc (Meta {unMeta = fromList []})", '[Para [Str "Harbour"]]'),
    "documents/article.jats": lines('<?xml version="1.0"?>', '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.2 20190208//EN" "JATS-publishing1.dtd">', '<article dtd-version="1.2" article-type="other"><front/></article>'),
    "documents/places.synctex": lines("SyncTeX Version:1", "Input:1:harbour.tex", "Output:pdf"),
    "documents/run.blg": lines("This is BibTeX, Version 0.99d (TeX Live 2022/Debian)", "The top-level auxiliary file: harbour.aux"),
    "fonts/metrics.pl": lines("(DESIGNSIZE R 10.0)", "(COMMENT DESIGNSIZE IS IN POINTS)", "(CHECKSUM O 0)"),
    "fonts/virtual.vpl": lines("(VTITLE harbour)", "(FAMILY UNSPECIFIED)", "(DESIGNSIZE R 10.0)", "(MAPFONT D 0", "   (FONTNAME harbour)", "   )"),
    "executables/mips.obj": lambda: windows_object(0x166),
    "executables/arm64ec.obj": lambda: windows_object(0xA641),
    "executables/sh.obj": lambda: unix_object(0x500),
    "executables/program.gsym": lambda: b"MYSG\1\0\4\0" + bytes(24),
    "executables/program.offload": lambda: bytes.fromhex("10ff10ad 01000000") + bytes(24),
    "executables/ti.obj": lambda: struct.pack("<HHIIIHHH", 0xC2, 1, 0, 0, 0, 0, 0, 0x98) + b".text\0\0\0" + bytes(48),
    "executables/flat.bflt": lambda: b"bFLT" + LONG(4) + bytes(56),
    "executables/watch.pebble": lambda: b"PBLAPP\0\0\x10\1" + bytes(100),
    "executables/packed.xalz": lambda: b"XALZ" + SHORT(0) + SHORT(100) + bytes(40),
    "executables/trust.mclf": lambda: b"MCLF" + SHORT(0x20005) + bytes(60),
    "executables/linker.ilk": lambda: b"Microsoft Linker Database\n\n\x07\x1aJG\0",
    "executables/symbols.dbg": lambda: b"DI\0\0\x4c\1" + bytes(60),
    "executables/station.self": lambda: bytes.fromhex("4f153d1d 00010112") + bytes(60),
    "executables/partition.mtk": lambda: bytes.fromhex("88168858") + SHORT(100) + b"lk".ljust(32, b"\0") + bytes(100),
    "executables/station.psx": lambda: b"PS-X EXE" + bytes(100),
    "executables/program.mruby": lambda: b"RITE0300" + LONG(60) + b"MATZ0000" + bytes(40),
    "audio/score.ove": lambda: b"OVSC" + bytes(60),
    "audio/analysis.romantext": lines("Composer: The keepers", "Title: Harbour", "Analyst: The keepers", "", "m1 C: I b3 V", "m2 I"),
    "source/window.uil": lines("module harbour", "version = 'V1.0'", "names = case_sensitive", "end module;"),
})
