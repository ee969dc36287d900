# SPDX-License-Identifier: Apache-2.0
"""What tools of science, compilers and systems write, as their manuals and sources lay it out.

Binary samples are the header and some bytes of payload, no valid document; their labels say so.
"""

import marshal
import struct
import zlib

from samples import samples
from specified_signatures import PAYLOAD, header


def lines(*texts):
    """A maker of a text of lines."""
    return lambda: "".join(text + "\n" for text in texts).encode()


def fields(*numbers, count):
    """A record of integers and one of numbers, each between its lengths as Fortran writes them."""
    first = struct.pack("<%di" % len(numbers), *numbers)
    second = struct.pack("<%df" % count, *range(count))
    return b"".join(struct.pack("<i", len(part)) + part + struct.pack("<i", len(part)) for part in (first, second))


def heights():
    """A grid of two rows and three columns."""
    return struct.pack(">4d2i6f", 53.0, 8.0, 0.5, 0.5, 2, 3, *range(6))


def profile():
    """One function, called once."""
    return marshal.dumps({("quay.py", 3, "moor"): (1, 1, 0.5, 0.75, {})}, 4)


def compressed_term():
    """A list of numbers, compressed."""
    body = b"k\0\x40" + bytes(64)
    return b"\x83P" + struct.pack(">I", len(body)) + zlib.compress(body)


samples(
    {
        "databases/written.cracklib": header(b"1Vwp\x03\0\0\0\x10\0\0\0", payload=PAYLOAD[:60]),
        "databases/written.dbm-deep": header(b"DPDBh\0\0\0\x04", payload=PAYLOAD[:60]),
        "databases/written.etf": compressed_term,
        "executables/written.ast": header(b"Caml1999M030", payload=PAYLOAD[:60]),
        "executables/written.clisp-image": header(b"\xd2\x8b\x76\x70\x01\x7f", payload=PAYLOAD[:60]),
        "executables/written.hie": header(b"HIE9002\n9.0.2\n", payload=PAYLOAD[:60]),
        "executables/written.jsa": header(b"\xa8\xab\x0b\xf0", payload=PAYLOAD[:60]),
        "executables/written.linear": header(b"Caml1999L030", payload=PAYLOAD[:60]),
        "executables/written.vvp": lines(
            "#! /usr/bin/vvp", ':ivl_version "11.0 (stable)";', ":ivl_delay_selection \"TYPICAL\";",
            ":vpi_time_precision + 0;", "S_0x55 .scope module, \"quay\" \"quay\" 2 1;", ' .timescale 0 0;',
        ),
        "scientific/written.btor": lines(
            "; the tide in four bits", "1 sort bitvec 4", "2 input 1 tide", "3 one 1", "4 add 1 2 3", "5 output 4 next"
        ),
        "scientific/written.codata": lines(
            "ENTRY           QUAY1", "TITLE           harbour protein, part", "SEQUENCE",
            "                 5        10", "      1 M K V L A A G I V G", "///",
        ),
        "scientific/written.ext": lambda: fields(20200102, 1, 0, 6, count=6),
        "scientific/written.fir": lines(
            "circuit Quay :", "  module Quay :", "    input clock : Clock", "    output open : UInt<1>", "",
            "    open <= UInt<1>(1)",
        ),
        "scientific/written.gtx": heights,
        "scientific/written.gukin": lines(
            "title", "water", "geometry angstrom", "0.0 0.0 0.0 8 O", "0.96 0.0 0.0 1 H", "-0.24 0.93 0.0 1 H", "end",
            "basis 6-31G", "runtype scf", "enter",
        ),
        "scientific/written.infernal": lines(
            "INFERNAL1/a [1.1.4 | Dec 2020]", "NAME     quay", "STATES   30", "NODES    9", "CLEN     9", "W        12",
            "ALPH     RNA",
        ),
        "scientific/written.libsvm": lines("+1 1:0.5 3:2 7:1", "-1 2:0.25 3:1.5", "+1 1:1 4:3 9:0.125"),
        "scientific/written.meg": lines(
            "#mega", "!Title harbour birds;", "!Format DataType=DNA indel=-;", "", "#gull", "ACGTTGCA", "#tern",
            "ACGTAGCA",
        ),
        "scientific/written.mff": lines(
            "IMAGE_FILE_FORMAT = MFF", "FILE_TYPE = IMAGE", "IMAGE_LINES = 20", "LINE_SAMPLES = 24",
            "BYTE_ORDER = LSB", "END",
        ),
        "scientific/written.molpro": lines(
            "*** water at the quay", "basis=vdz", "geometry={", "O", "H,1,0.96", "H,1,0.96,2,104.5", "}", "hf"
        ),
        "scientific/written.msh": lines(
            '(0 "Harbour, one cell")', "(2 2)", "(10 (0 1 4 0 2))", "(12 (0 1 1 0))", "(13 (0 1 4 0))",
            "(10 (1 1 4 1 2)(", "0 0", "1 0", "1 1", "0 1", "))",
        ),
        "scientific/written.opl": lines(
            "n1 v1 dV c3 t2020-01-02T03:04:05Z i7 ugull Tname=Quay x8.1 y53.5", "n2 v1 dV c3 t i0 u T x8.2 y53.5",
            "w3 v1 dV c3 t i0 u Thighway=pier Nn1,n2",
        ),
        "scientific/written.rua": lines(
            "Matrix of three moorings".ljust(72) + "MOOR".ljust(8), "             3             1             1             1",
            "RUA                        3             3             3             0",
            "(4I4)           (3I4)           (3E16.8)", "   1   2   3   4", "   1   2   3",
            "  1.00000000E+00  2.00000000E+00  3.00000000E+00",
        ),
        "scientific/written.selex": lines("#=SQ gull 1.00 - - 0..0:0 bird", "", "gull ACGUUGCA", "tern ACGUAGCA"),
        "scientific/written.srv": lambda: fields(131, 0, 20200102, 0, 3, 2, 0, 0, count=6),
        "scientific/written.tnt": lines("xread", "'Birds of the quay'", "4 3", "gull 0101", "tern 0111", "skua 1100", ";"),
        "scientific/written.vzt": header(b"VZ\0\1\x20\0\0\0", payload=PAYLOAD[:60]),
        "source/written.dumper": lines("$VAR1 = {", "          'quay' => [", "                      1,", "                      'north'", "                    ]", "        };"),
        "source/written.smt2": lines(
            "; the state of a lock", "(declare-sort |lock_s| 0)", "(declare-fun |lock_open| (|lock_s|) Bool)",
            "(define-fun |lock n| ((state |lock_s|)) Bool (|lock_open| state))",
        ),
        "structured/written.jsonld": lines(
            "[", '  {"@id": "http://example.org/quay", "@type": ["http://example.org/Pier"],',
            '   "http://example.org/length": [{"@value": 120}]}', "]",
        ),
        "structured/written.mem": lines(
            "@00000000", "55 48 89 E5 89 7D FC 8B 05 00 00 00 00 0F AF 45", "FC 89 C2 8B", "@00000400", "01 02 03 04"
        ),
        "system/written.prof": profile,
        "text/written.ditroff": lines("x T ps", "x res 72000 1 1", "x init", "p1", "x font 5 TR", "f5", "s10000", "V48000", "H72000", "tHarbour"),
        "text/written.ownertrust": lines(
            "# List of assigned trustvalues, created Thu Jan  2 03:04:05 2020 UTC",
            '# (Use "gpg --import-ownertrust" to restore them)', "0123456789ABCDEF0123456789ABCDEF01234567:6:",
        ),
        "text/written.properties": lines("#Moorings", "#Thu Jan 02 03:04:05 UTC 2020", "quay=north", "berths=12"),
        "text/written.sums": lines("SHA2-256(quay.txt)= " + "0a" * 32, "SHA2-256(mole.txt)= " + "f5" * 32),
        "text/written.spkac": lines("SPKAC=" + "MIIBOjCBpDCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEA" * 2),
        "text/written.strace": lines(
            'execve("/usr/bin/quay", ["quay", "--north"], 0x7ffea32fa2a0 /* 36 vars */) = 0',
            "brk(NULL)                               = 0x557f21e1a000",
            'access("/etc/ld.so.preload", R_OK)      = -1 ENOENT (No such file or directory)',
            'openat(AT_FDCWD, "/etc/ld.so.cache", O_RDONLY|O_CLOEXEC) = 3', "close(3)                                = 0",
            "exit_group(0)                           = ?", "+++ exited with 0 +++",
        ),
        "text/written.termcap": lines(
            "qt|quay|terminal of the harbour:\\", "\t:am:bs:\\", "\t:co#80:li#24:\\", "\t:bl=^G:cl=\\E[H\\E[J:"
        ),
        "text/written.terminfo": lines(
            "# the terminal of the harbour", "quay|terminal of the harbour,", "\tam, bce,", "\tcols#80, lines#24,",
            "\tbel=^G, clear=\\E[H\\E[J,",
        ),
        "executables/written.clisp-fas": lines("(SYSTEM::VERSION '(20100806.))", '#0Y_ #0Y CHARSET:UTF-8', "#Y(#:QUAY", "   #20Y(00 00 00 00))"),
        "executables/written.sbcl-core": header(b"LCBS\0\0\0\0", payload=PAYLOAD[:60]),
        "scientific/written.ddl": lines('HDF5 "quay.h5" {', 'GROUP "/" {', '   DATASET "tide" {', "      DATATYPE  H5T_IEEE_F64LE", "   }", "}", "}"),
        "scientific/written.delta": lines("/data/quay.fa /data/mole.fa", "NUCMER", ">chr1 chr2 500 500", "1 400 20 419 3 3 0", "-120", "0"),
        "scientific/written.mmi": header(b"MMI\2\x0a\0\0\0", payload=PAYLOAD[:60]),
        "scientific/written.readstats": lines(
            "# This file was produced by samtools stats (1.16) and can be plotted using plot-bamstats",
            "SN\traw total sequences:\t12\t# excluding supplementary and secondary reads", "SN\treads mapped:\t11",
        ),
        "scientific/written.serialized": header(b"B\n\3\0\0\0", payload=PAYLOAD[:60]),
        "structured/written.graph-plain": lines(
            "graph 1 0.75 1.5", "node quay 0.375 1.25 0.75 0.5 quay solid ellipse black lightgrey",
            "node mole 0.375 0.25 0.75 0.5 mole solid ellipse black lightgrey",
            "edge quay mole 4 0.375 1 0.375 0.9 0.375 0.7 0.375 0.5 solid black", "stop",
        ),
        "source/written.msg": lines('set ::msgcat::header "Content-Type: text/plain; charset=UTF-8\\n"', '::msgcat::mcset de "quay" "Kai"'),
        "system/written.mime-magic": header(b"MIME-Magic\0\n[90:application/x-quay]\n", payload=b">0=\0\4QUAY\n"),
        "text/written.dnssec": lines("Private-key-format: v1.3", "Algorithm: 13 (ECDSAP256SHA256)", "PrivateKey: " + "AAAA" * 10 + "AAA="),
        "text/written.key": lines("Created: 20200102T030405", "Key: (private-key (ecc (curve Ed25519)(flags eddsa)(q", "  #400A#)", " (d #02E9#)", " ))"),
        "text/written.mtree": lines("#\t   user: gull", "#\t   tree: /quay", "", "# .", "/set type=file uid=0 gid=0 mode=0644 nlink=1", ".               type=dir mode=0755", "    tide.txt    size=12"),
        "text/written.tgif": lines("% TGIF", "state(0,33,100,0,0,1,16,1,9,1).", 'unit("1 pixel/pixel").', 'page(1,"",1).'),
    }
)
