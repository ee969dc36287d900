# SPDX-License-Identifier: Apache-2.0
"""Formats of files that packages of a distribution install: help, brushes, levels, chess, speech, settings of devices.

Each sample has the header or the lines that its specification calls for and invented values; its label names the specification.
"""

import gzip
import sqlite3
import struct
import tempfile
from pathlib import Path

from archives import zipped
from samples import samples
from specified_lines import lines

XML = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"


def database(statements):
    """A database of SQLite with some tables."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "base"
        connection = sqlite3.connect(path)
        connection.executescript(statements)
        connection.close()
        return path.read_bytes()


def metric(padded):
    """A TeX font metric of one character, filled to a whole block where a system did that (TFtoPL, sections 8 and 9)."""
    sizes = [2, 65, 65, 2, 2, 2, 1, 0, 0, 0, 0]
    words = 6 + 2 + 1 + 2 + 2 + 2 + 1
    data = struct.pack(">12H", words, *sizes) + bytes(4) + struct.pack(">I", 10 << 20) + b"\1\x11\0\0" + bytes(4 * 7)
    return data.ljust(padded, b"\0")


def fixed(data):
    """A maker of some bytes."""
    return lambda: data


def sound():
    """A sound of ZynAddSubFX."""
    return lines(XML, "", "<!DOCTYPE ZynAddSubFX-data>", "<ZynAddSubFX-data version-major=\"3\">", "<INFORMATION/>", "</ZynAddSubFX-data>")()


def info(*front):
    """An Info file of one node behind some lines."""
    return lines(*front, "", "\x1f", "File: quay.info,  Node: Top,  Up: (dir)", "", "The quay", "********", "")


samples(
    {
        "archives/installed.fzz": lambda: zipped({"quay.fz": b"<module/>", "part.lamp.fzp": b"<module/>"}),
        "archives/installed_program.fzz": lambda: zipped({"quay.fz": b"<module/>", "quay.ino": b"void loop() {}\n"}),
        "archives/installed.zcos": lambda: zipped({"mimetype": b"application/x-scilab-xcos", "content.xml": b"<XcosDiagram/>"}),
        "audio/installed.xiz": lambda: gzip.compress(sound(), mtime=0),
        "audio/installed_plain.xiz": sound,
        "audio/installed.bank": lines("amSynth", "<preset> <name> Foghorn", "<parameter> amp_attack 0.15"),
        "audio/installed_early.xpf": lines("<?xml version='1.0'?>", "<multimediaproject version=\"1.0\"><head/></multimediaproject>"),
        "audio/installed_later.xpf": lines("<?xml version='1.0'?>", "<multimedia-project version=\"1.0\"><head/></multimedia-project>"),
        "databases/installed.qch": lambda: database(
            "create table NamespaceTable (Id integer primary key, Name text); create table IndexTable (Id integer primary key);"
            "create table FileAttributeSetTable (Id integer, FilterAttributeId integer);"
        ),
        "databases/installed_packed.rdb": fixed(struct.pack(">I", 600) + b"Z\xe0" + struct.pack(">HH", 599, 40) + b"\x5d" + bytes(range(41))),
        "databases/installed_blocks.rdb": fixed(struct.pack(">I", 600) + b"2BZh91AY&SY" + bytes(range(40))),
        "documents/installed.bst": lines(
            "% A style of the harbour", "ENTRY", "  { author title year }", "  {}", "  { label }", "", "INTEGERS { quay }", "",
            "FUNCTION {article}", "{ author write$ }", "", "READ", "ITERATE {call.type$}",
        ),
        "documents/installed.page": lines(
            "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"quay\">", "<title>The quay</title>", "</page>",
        ),
        "documents/installed.devhelp2": lines(
            XML, "<book xmlns=\"http://www.devhelp.net/book\" title=\"Quay\" link=\"index.html\" name=\"quay\" version=\"2\"/>",
        ),
        "documents/installed.xhp": lines(XML, "<helpdocument version=\"1.0\">", "<meta/><body/>", "</helpdocument>"),
        "documents/installed.dsl": lines(
            "<!DOCTYPE style-sheet PUBLIC \"-//James Clark//DTD DSSSL Style Sheet//EN\">", "<style-sheet>",
            "<style-specification>", "(define %quay% #t)", "</style-specification>", "</style-sheet>",
        ),
        "documents/installed_section.info": info("INFO-DIR-SECTION Harbours", "START-INFO-DIR-ENTRY", "* Quay: (quay).", "END-INFO-DIR-ENTRY"),
        "documents/installed_entry.info": info("START-INFO-DIR-ENTRY", "* Quay: (quay).", "END-INFO-DIR-ENTRY"),
        "documents/installed_formatted.info": info("Info file: quay.info,    -*-Text-*-", "produced by `texinfo-format-buffer'"),
        "documents/installed.ifo": lines("StarDict's dict ifo file", "version=2.4.2", "bookname=Harbour", "wordcount=2", "idxfilesize=40"),
        "fonts/installed.enc": lines(
            "% Glyphs of the harbour", "/QuayEncoding [", "/.notdef /A /B /C % the first", "/quay /pier", "] def",
        ),
        "fonts/installed_block.tfm": lambda: metric(512),
        "games/installed.fen": lines("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        "games/installed_ended.pgn": lines("[Termination \"mate in 1\"]", "[Event \"Harbour\"]", "[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]", "", "*"),
        "games/installed.sol": fixed(b"\xafSOL" + struct.pack("<11I", 8, 0, 0, 12, 5, 4, 3, 2, 1, 0, 0)),
        "games/installed.map": fixed(b"DATA" + struct.pack("<8I", 4, 92, 64, 1, 2, 1, 48, 8) + bytes(60)),
        "games/installed.mts": fixed(b"MTSM" + struct.pack(">4H", 4, 1, 1, 1) + b"\x7f" + struct.pack(">HH", 1, 4) + b"quay" + bytes(8)),
        "games/installed.tr": lines("# textdomain: quay", "The quay is closed.=Der Kai ist gesperrt.", "Lamp=Lampe"),
        "images/installed.myb": lines("{", " \"comment\": \"MyPaint brush file\",", " \"group\": \"\",", " \"settings\": {},", " \"version\": 3", "}"),
        "images/installed_old.myb": lines("# mypaint brush file", "# of the harbour", "version 2", "opaque 1.0"),
        "images/installed.edf": fixed(lines("{", "HeaderID = EH:000001:000000:000000 ;", "ByteOrder = LowByteFirst ;", "Dim_1 = 2 ;", "}")() + bytes(range(16))),
        "models/installed.osgt": lines("#Ascii Scene ", "#Version 92 ", "#Generator Quay ", "", "osg::Group {", "  UniqueID 4", "}"),
        "models/installed_declared.cpt": lines("# COLOR_MODEL = RGB", "0\tmagenta\t1\tred", "1\tred\t2\tblue", "B\tblack"),
        "models/installed_categories.cpt": lines("#COLOR_MODEL = RGB", "0\t166/206/227", "1\tdarkorange1", "2\t31/120/180"),
        "models/installed.fdm_material": lines(
            XML, "<fdmmaterial xmlns=\"http://www.ultimaker.com/material\" version=\"1.3\"><metadata/></fdmmaterial>",
        ),
        "models/installed.pcb": lines("# release: pcb 4.2", "# date: Sun 1 Mar 2024", "", "PCB(\"quay\" 6000 4000)", "", "Grid(25 0 0 0)"),
        "scientific/installed_columns.pdb": lines(
            *(f"ATOM  {number:5} {name:<4} ACE     1     {-4 + number / 8:6.3f}   0.462   0.807  1.00  0.00"
              for number, name in enumerate(["HH31", "CH3", "HH32", "HH33", "C", "O", "N", "H", "CA", "HA", "CB", "HB1"], 1)),
        ),
        "scientific/installed.gab": lines("[Gabedit Format] Sphe", "[Atoms] Angs", "Li 1 3 0.0 0.0 0.262", "H 2 1 0.0 0.0 -0.786"),
        "scientific/installed_mdef": fixed(b"BMDF" + struct.pack("<II", 1, 28) + b"BEGIN FILE FORMAT DESCRIPTION".ljust(28, b"\0")),
        "scientific/installed_means": fixed(b"s3\nversion 1.0\nchksum0 yes\n         endhdr\n" + struct.pack("<4I", 0x11223344, 1, 1, 2)),
        "scientific/installed.lm.bin": fixed(b"Trie Language Model" + struct.pack("<B3I", 2, 10, 20, 1) + bytes(40)),
        "scientific/installed_places": fixed(b"JPL Planetary Ephemeris DE405/DE405".ljust(84) + b"Start Epoch: JED=".ljust(168) + bytes(64)),
        "audio/installed.midnam": lines(XML, "<MIDINameDocument>", "<Author>Keeper</Author>", "</MIDINameDocument>"),
        "audio/installed.denemo": lines(XML, "<score xmlns=\"http://denemo.org/xmlns/Denemo\" version=\"8\"/>"),
        "documents/installed.schelp": lines("TITLE:: Foghorn", "summary:: A low sound", "categories:: Harbour", "", "DESCRIPTION::", "It is low."),
        "documents/installed.vsz": lines("# Veusz saved document (version 1.17)", "", "Add('page', name='quay', autoadd=False)"),
        "models/installed_turned.gbx": lines("G75*", "G70*", "%OFA0B0*%", "%FSAX24Y24*%", "X0Y0D02*", "M02*"),
        "models/installed.lib": lines("library(quay) {", "  cell(LAMP) {", "    area: 1;", "    pin(D) { direction: input; }", "  }", "}"),
        "models/installed.gtkw": lines("[*]", "[*] GTKWave Analyzer v3.3", "[*]", "[dumpfile] \"quay.fst\""),
        "scientific/installed.bxsf": lines(" BEGIN_INFO", "   Fermi Energy: 0.7", " END_INFO", "", " BEGIN_BLOCK_BANDGRID_3D", "   quay", " END_BLOCK_BANDGRID_3D"),
        "scientific/installed.step": lines(XML, "<world xmlns=\"http://edu.kde.org/step/StepCoreXML\" version=\"1.0\" id=\"1\"/>"),
        "structured/installed.xrc": lines(XML, "<resource xmlns=\"http://www.wxwidgets.org/wxxrc\" version=\"2.5.3.0\"/>"),
        "system/installed.mim": lines(";; quay.mim -- Input of the harbour", "", "(input-method am quay)", "(title \"Q\")", "(map (trans (\"q\" \"Q\")))"),
        "system/installed.flt": lines("(font layouter quay-otf nil)", "", "(category (0x41 0x5A ?A))", "(generator (0 (\"A\" =)))"),
        "source/installed_object.rel": lines("XL2", "H 2 areas 1 global symbols", "M quay", "S _main Ref0000", "A _CODE size 4 flags 0 addr 0"),
        "source/installed.fas": lines("(|SYSTEM|::|VERSION| '(20100806.))", "#0Y_ #0Y |CHARSET|::|UTF-8|", "#Y(#:|1 1 (QUAY)-1|)"),
        "source/installed.appup": lines("{\"8.5\",", " [{<<\"8\\\\.4\">>,[restart_new_emulator]}],", " [{<<\"8\\\\.4\">>,[restart_new_emulator]}]", "}."),
        "source/installed.script": lines("%% coding: utf-8", "{script,", "    {\"Quay\",\"25\"},", "    [{preLoaded,", "         [atomics]}]}."),
        "source/installed.tags": lines("# format=tagmanager", "quay\u03b4\u00cc64\u00cd()\u00cfint"),
        "source/installed.xba": lines(
            XML, "<script:module xmlns:script=\"http://openoffice.org/2000/script\" script:name=\"Quay\" script:language=\"StarBasic\">",
            "sub Main", "end sub", "</script:module>",
        ),
        "structured/installed.xdl": lines(
            XML, "<dlg:window xmlns:dlg=\"http://openoffice.org/2000/dialog\" dlg:id=\"Quay\" dlg:width=\"90\" dlg:height=\"40\"/>",
        ),
        "structured/installed.xhb": lines("<?xml version=\"1.0\"?>", "<homebank v=\"1.3\" d=\"050100\">", "<properties title=\"Harbour\"/>", "</homebank>"),
        "structured/installed.policy": lines(XML, "<policyconfig>", "<action id=\"org.example.quay\"/>", "</policyconfig>"),
        "structured/installed.sheet": lines(
            XML, "<sheet xmlns=\"http://www.lysator.liu.se/~alla/dia/dia-sheet-ns\"><name>Harbour</name><contents/></sheet>",
        ),
        "structured/installed_plane.mm": lines("<map version=\"freeplane 1.6.0\">", "<node LOCALIZED_TEXT=\"quay\"/>", "</map>"),
        "system/installed.rules": lines(
            "# Lamps of the harbour", "ACTION!=\"add\", GOTO=\"quay_end\"", "SUBSYSTEM==\"usb\", ATTR{idVendor}==\"1209\", \\",
            "  MODE=\"0664\", GROUP=\"quay\"", "KERNEL==\"lamp[0-9]*\", SYMLINK+=\"lamp\"", "LABEL=\"quay_end\"",
        ),
        "text/installed_tcl.enc": lines("# Encoding file: quay, single-byte", "S", "003F 0 1", "00", "0000000100020003000400050006000700080009000A000B000C000D000E000F"),
        "text/installed.gabc": lines("name:Quay;", "mode:1;", "%%", "(c4) Ky(f)ri(gfg)e(h.) (::)"),
        "text/installed_remark.tex": lines("%! LuaLaTeX", "\\documentclass{article}", "\\usepackage{quay}", "\\begin{document}", "A quay.", "\\end{document}"),
    }
)
