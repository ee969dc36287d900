# SPDX-License-Identifier: Apache-2.0
"""What tools of systems, compilers and databases write for themselves, as their sources and manuals lay it out.

Most samples are the header and some bytes of payload, no valid document; their labels say so. Their paths name the
format, so that one table holds maker and label; `python3 Corpus/make/tool_records.py` prints the lines for labels.tsv.
"""

import struct

from samples import samples
from specified_signatures import header


def intel_record(kind, address, data):
    """A record with the checksum that makes its sum zero."""
    body = bytes((len(data), address >> 8, address & 255, kind)) + data
    return b":" + (body + bytes((-sum(body) & 255,))).hex().upper().encode() + b"\n"


def motorola_record(kind, address, data):
    """A record with the complement of its sum."""
    body = struct.pack(">H", address) + data
    body = bytes((len(body) + 1,)) + body
    return b"S%d" % kind + (body + bytes((~sum(body) & 255,))).hex().upper().encode() + b"\n"


def tektronix_record(kind, text):
    """A record whose sum counts digits and letters by their values."""
    values = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%._abcdefghijklmnopqrstuvwxyz"
    length = "%02X%d" % (len(text) + 5, kind)
    return ("%%%s%02X%s\n" % (length, sum(map(values.index, length + text)) & 255, text)).encode()


def sun_label():
    """A label without partitions whose words cancel each other out."""
    sector = bytearray(512)
    sector[:20] = b"QUAY cyl 20 alt 2 hd"
    sector[508:510] = b"\xda\xbe"
    for index in range(0, 510, 2):
        sector[510] ^= sector[index]
        sector[511] ^= sector[index + 1]
    return bytes(sector)


def tablespace():
    """The first page of a space of one page of 16 KiB."""
    page = struct.pack(">IIIIQH", 0, 0, 0xFFFFFFFF, 0xFFFFFFFF, 12, 8) + bytes(8)
    page += struct.pack(">IIIII", 7, 7, 0, 1, 1)
    return page.ljust(16384, b"\0")


def icon_cache():
    """One folder and no names."""
    return struct.pack(">HHIIIII", 1, 0, 12, 20, 1, 0xFFFFFFFF, 1) + struct.pack(">I", 28) + b"16x16/apps\0\0"


def key_table():
    """The key of one principal, zeros."""
    entry = struct.pack(">H", 1) + b"\0\4QUAY" + b"\0\4gull" + struct.pack(">IIBHH", 1, 0, 1, 18, 32) + bytes(32)
    return b"\5\2" + struct.pack(">i", len(entry)) + entry


def snapshot():
    """Registers with the stack below the top, and an empty memory."""
    return bytes(19) + b"\4\0\0\0" + struct.pack("<H", 0xFF00) + b"\1\7" + bytes(49152)


# Path: maker, MIME type and note.
SPECIFIED = "header and payload"
TABLE = {
    "archives/tool.phar": (lambda: b"<?php __HALT_COMPILER(); ?>\r\n\0\0\0\0" + bytes(24) + b"\1\0\0\0GBMB", "application/x-phar", "PHP manual: Phar file format; no files"),
    "databases/tool.fbk": (header(b"\0\2\4\x0a\0\0\0\4\4\1\0\0\0"), "application/x-firebird-backup", f"Firebird: burp.h; {SPECIFIED}"),
    "databases/tool.fdb": (lambda: bytes((1, 0)).ljust(16, b"\0") + b"\0\4\x0c\x80".ljust(1008, b"\0"), "application/x-firebird", "Firebird: ods.h; header page"),
    "databases/tool.h2": (lambda: b"H:2,block:3,blockSize:1000,chunk:2".ljust(4096), "application/x-h2-database", "H2: MVStore"),
    "databases/tool.xapian": (header(b"\x0f\x0dXapian Glass\4"), "application/x-xapian", f"Xapian: glass_version.cc; {SPECIFIED}"),
    "system/tool.mmdf": (lambda: b"\1\1\1\1\nFrom: gull@quay.example\nSubject: Tide\n\nLow.\n\1\1\1\1\n", "application/x-mmdf", "mbox(5)"),
    "system/tool.pak": (lambda: struct.pack("<IIHHHIHI", 5, 1, 1, 0, 7, 24, 0, 28) + b"quay", "application/x-chromium-pak", "Chromium: data_pack.cc"),
    "system/tool_amiga.img": (header(bytes(16), at=((1024, b"RDSK\0\0\0\x40"),)), "application/vnd.efi.img", f"Commodore: hardblocks.h; {SPECIFIED}"),
    "text/tool.apparmor": (lambda: b"include <tunables/global>\n\n/usr/bin/quay {\n  include <abstractions/base>\n}\n", "text/x-apparmor", "apparmor.d(5)"),
    "text/tool_kernel.log": (lambda: b"".join(b"[    %d.%06d] quay: gull %d landed\n" % (i, i * 7, i) for i in range(4)), "text/x-log", "dmesg(1)"),
    "archives/tool.dump": (header(b"\1\0\0\0", at=((24, b"\x6c\xea\0\0"),)), "application/x-dump", f"BSD: dumprestore.h; {SPECIFIED}"),
    "archives/tool.hg": (header(b"HG20\0\0\0\0"), "application/x-hg-bundle", f"Mercurial: bundle2; {SPECIFIED}"),
    "archives/tool.partclone": (header(b"partclone-image\x000.3.23"), "application/x-partclone", f"partclone.h; {SPECIFIED}"),
    "archives/tool.rdiff": (header(b"rs\x016\0\0\x08\0\0\0\0\x08"), "application/x-rdiff", f"librsync; {SPECIFIED}"),
    "archives/tool.segment": (header(b"BORG_SEG"), "application/x-borg-segment", f"Borg: Segments; {SPECIFIED}"),
    "archives/tool.simg": (header(b"\x3a\xff\x26\xed\1\0\0\0\x1c\0\x0c\0"), "application/x-android-sparse-image", f"Android: sparse_format.h; {SPECIFIED}"),
    "archives/tool.template": (header(b"JigsawDownload template 1.2 quay\r\n"), "application/x-jigdo-template", f"jigdo-file; {SPECIFIED}"),
    "archives/tool.xd": (header(b"%XDZ004%\0\0\0\x08"), "application/x-xdelta", f"xdelta 1.1; {SPECIFIED}"),
    "archives/tool.zf": (header(b"\x37\xe4\x53\x96\xc9\xdb\xd6\x07"), "application/x-zisofs", f"zisofs; {SPECIFIED}"),
    "archives/tool.bochs": (header(b"Bochs Virtual HD Image\0"), "application/x-bochs-disk", f"Bochs: hdimage.h; {SPECIFIED}"),
    "databases/tool.aof": (lambda: b"*2\r\n$6\r\nSELECT\r\n$1\r\n0\r\n", "application/x-redis-aof", "Redis: RESP"),
    "databases/tool.binlog": (header(b"\xfebin\0\0\0\0\x0f\1\0\0\0"), "application/x-mysql-binlog", f"MySQL internals; {SPECIFIED}"),
    "databases/tool.bdbdump": (lambda: b"VERSION=3\nformat=print\ntype=btree\nHEADER=END\n a\n b\nDATA=END\n", "text/x-berkeley-db-dump", "db_dump(1)"),
    "databases/tool.copy": (header(b"PGCOPY\n\xff\r\n\0\0\0\0\0"), "application/x-postgresql-copy", f"PostgreSQL: COPY; {SPECIFIED}"),
    "databases/tool.fs": (header(b"FS21\3\x0d-Z\xa0;\xb9w\0\0\0\0\0\0\0\x9a "), "application/x-zodb", f"ZODB: FileStorage; {SPECIFIED}"),
    "databases/tool.gdbmdump": (lambda: b"# GDBM dump file created by GDBM version 1.23\n#:version=1.1\n# End of header\n", "text/x-gdbm-dump", "GDBM: gdbmdump.c"),
    "databases/tool.ibd": (tablespace, "application/x-mysql-innodb", "MySQL: fil0types.h; first page"),
    "databases/tool.kch": (header(b"KC\n\0\x10\x0e\6\xbc0\3"), "application/x-kyotocabinet", f"kchashdb.h; {SPECIFIED}"),
    "databases/tool.mai": (header(b"\xfe\xfe\x09\3\x0c\0\1"), "application/x-maria-index", f"MariaDB: ma_static.c; {SPECIFIED}"),
    "databases/tool.marialog": (header(b"\xfe\xfe\x0b\1MARIALOG"), "application/x-maria-log", f"MariaDB: ma_static.c; {SPECIFIED}"),
    "databases/tool.mariacontrol": (header(b"\xfe\xfe\x0c\1"), "application/x-maria-log-control", f"MariaDB: ma_static.c; {SPECIFIED}"),
    "databases/tool.qdbm": (header(b"[depot]\n\x0c\0\0\0"), "application/x-qdbm", f"QDBM: depot.c; {SPECIFIED}"),
    "databases/tool.shm": (header(struct.pack("<I", 3007000), at=((48, struct.pack("<I", 3007000)),)), "application/x-sqlite-shm", f"SQLite: WAL-mode file format; {SPECIFIED}"),
    "databases/tool.unqlite": (header(b"unqlite\xdb\x7c\x27\x12"), "application/x-unqlite", f"UnQLite; {SPECIFIED}"),
    "databases/tool_185.db": (header(bytes.fromhex("0006156100000002000004d2")), "application/x-berkeley-db", f"BSD: hash.h; {SPECIFIED}"),
    "executables/tool.ast": (header(b"CPCH\1\x08\0\0"), "application/x-clang-ast", f"Clang: ASTWriter; {SPECIFIED}"),
    "executables/tool.cds": (header(b"\xa2\xab\x0b\xf0"), "application/x-java-cds", f"OpenJDK; {SPECIFIED}"),
    "executables/tool.dets": (header(b"\0\0\x15\x4b\0\xab\xcd\xef"), "application/x-erlang-dets", f"Erlang: dets.hrl; {SPECIFIED}"),
    "executables/tool.dfu": (header(b"DfuSe\1\0\1\0\0\1"), "application/x-dfu", f"ST: UM0391; {SPECIFIED}"),
    "executables/tool.dia": (header(b"DIAG\1\x08\0\0"), "application/x-clang-diagnostics", f"Clang; {SPECIFIED}"),
    "executables/tool.disklog": (header(b"\1\2\3\4\x06\x07\x08\x09"), "application/x-erlang-disk-log", f"Erlang: disk_log.hrl; {SPECIFIED}"),
    "executables/tool.gch": (header(b"gpchC014"), "application/x-gcc-pch", f"GCC: c-pch.cc; {SPECIFIED}"),
    "executables/tool.gcda": (header(b"adcg*22B"), "application/x-gcov-data", f"GCC: gcov-io.h; {SPECIFIED}"),
    "executables/tool.gcno": (header(b"oncg*22B"), "application/x-gcov-notes", f"GCC: gcov-io.h; {SPECIFIED}"),
    "executables/tool.gotrace": (header(b"go 1.19 trace\0\0\0"), "application/x-go-trace", f"Go: runtime/trace.go; {SPECIFIED}"),
    "executables/tool.idx": (header(b"IDXR\1\x08\0\0"), "application/x-clang-index", f"Clang; {SPECIFIED}"),
    "executables/tool.jfr": (header(b"FLR\0\0\2\0\1"), "application/x-java-jfr", f"OpenJDK; {SPECIFIED}"),
    "executables/tool.jimage": (header(b"\xda\xda\xfe\xca\0\0\1\0"), "application/x-java-image", f"OpenJDK: imageFile.hpp; {SPECIFIED}"),
    "executables/tool.marshal": (header(b"\x84\x95\xa6\xbe\0\0\0\x05"), "application/x-ocaml-marshal", f"OCaml: intext.h; {SPECIFIED}"),
    "executables/tool.monomdb": (header(b"\x14\xa6\x7f\xfd\x23\x26\xe8\x45\x32\0\0\0"), "application/x-mono-mdb", f"Mono: MonoSymbolFile; {SPECIFIED}"),
    "executables/tool.profraw": (header(b"\x81rforpl\xff\x0a\0\0\0"), "application/x-llvm-profile", f"LLVM: InstrProfData.inc; {SPECIFIED}"),
    "executables/tool.qlf": (header(b"SWI-Prolog .qlf file\n\0"), "application/x-prolog-qlf", f"SWI-Prolog: pl-wic.c; {SPECIFIED}"),
    "executables/tool.remarks": (header(b"RMRK\1\x08\0\0"), "application/x-llvm-remarks", f"LLVM: remarks; {SPECIFIED}"),
    "executables/tool.rmeta": (header(b"rust\0\0\0\x0a\0\0"), "application/x-rust-metadata", f"rustc: rmeta; {SPECIFIED}"),
    "executables/tool.rubymarshal": (lambda: b"\4\x08{\6:\6ai\6", "application/x-ruby-marshal", "Ruby: Marshal 4.8"),
    "executables/tool.storable": (header(b"pst0\5\x0b\3"), "application/x-perl-storable", f"Storable; {SPECIFIED}"),
    "executables/tool.swiftmodule": (header(b"\xe2\x9c\xa8\x0e\1\x08\0\0"), "application/x-swift-module", f"Swift: ModuleFormat; {SPECIFIED}"),
    "executables/tool.uf2": (header(b"UF2\n\x57\x51\x5d\x9e\0\x20\0\0"), "application/x-uf2", f"UF2 file format; {SPECIFIED}"),
    "executables/tool.yarb": (header(b"YARB\3\0\0\0\1\0\0\0"), "application/x-ruby-bytecode", f"Ruby: compile.c; {SPECIFIED}"),
    "executables/tool.hex": (lambda: intel_record(0, 256, b"harbour quay") + intel_record(1, 0, b""), "application/x-intel-hex", "Intel: Hexadecimal object file format"),
    "executables/tool.srec": (lambda: motorola_record(0, 0, b"quay") + motorola_record(1, 256, b"harbour") + motorola_record(9, 0, b""), "application/x-srecord", "Motorola: S-records"),
    "executables/tool.tek": (lambda: tektronix_record(6, "3100DEADBEEF") + tektronix_record(8, "10"), "application/x-tektronix-hex", "Tektronix: Extended Hex"),
    "executables/tool.titxt": (lambda: b"@F000\n31 40 00 03 B2 40 80 5A\n@FFFE\n00 F0\nq\n", "application/x-ti-txt", "TI: SLAU131"),
    "games/tool.plus3": (header(b"PLUS3DOS\x1a\1\0"), "application/x-plus3dos", f"Sinclair: +3DOS; {SPECIFIED}"),
    "games/tool.sna": (snapshot, "application/x-spectrum-sna", "World of Spectrum: SNA; empty memory"),
    "keys/tool.ccache": (header(b"\5\4\0\x0c\0\1\0\x08\xff\xff\xff\xff\0\0\0\0"), "application/x-kerberos-ccache", f"MIT Kerberos; {SPECIFIED}"),
    "keys/tool.keyblob": (header(b"\6\2\0\0\0\xa4\0\0RSA1\0\4\0\0\1\0\1\0"), "application/x-ms-key-blob", f"Microsoft: PUBLICKEYSTRUC; {SPECIFIED}"),
    "keys/tool.keytab": (key_table, "application/x-kerberos-keytab", "MIT Kerberos: keytab_file_format"),
    "keys/tool.krl": (header(b"SSHKRL\n\0\0\0\0\1"), "application/x-openssh-krl", f"OpenSSH: PROTOCOL.krl; {SPECIFIED}"),
    "keys/tool.pvk": (header(b"\x1e\xf1\xb5\xb0\0\0\0\0\1\0\0\0"), "application/x-ms-pvk", f"OpenSSL: pvkfmt.c; {SPECIFIED}"),
    "keys/tool.signify": (lambda: b"untrusted comment: signify public key\nRWQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n", "text/x-signify", "OpenBSD: signify(1)"),
    "keys/tool.trustdb": (header(b"\1gpg\3\3\1\5"), "application/x-gnupg-trustdb", f"GnuPG: doc/DETAILS; {SPECIFIED}"),
    "structured/tool.journalexport": (lambda: b"__CURSOR=s=1\n__REALTIME_TIMESTAMP=1709283600000000\nMESSAGE=The quay is empty\n\n", "application/vnd.fdo.journal", "systemd: Journal Export Formats"),
    "structured/tool.phpserialized": (lambda: b'a:2:{s:4:"quay";i:1;i:0;d:2.5;}', "application/vnd.php.serialized", "PHP: serialize"),
    "system/tool.atop": (header(b"\xef\xbe\xed\xfe"), "application/x-atop-log", f"atop: rawlog.h; {SPECIFIED}"),
    "system/tool.btsnoop": (header(b"btsnoop\0\0\0\0\1"), "application/x-btsnoop", f"Wireshark: btsnoop.c; {SPECIFIED}"),
    "system/tool.catalog": (header(b"RHHHKSLP"), "application/x-systemd-catalog", f"systemd: catalog.c; {SPECIFIED}"),
    "system/tool.enc": (header(b"TRSNIFF data    \x1a\1\0"), "application/x-ngsniffer", f"Wireshark: ngsniffer.c; {SPECIFIED}"),
    "system/tool.fontcache": (header(b"\4\xfc\2\xfc\x08\0\0\0"), "application/x-fontconfig-cache", f"fontconfig: fcint.h; {SPECIFIED}"),
    "system/tool.hwdb": (header(b"KSLPHHRH\xfc\0\0\0"), "application/x-systemd-hwdb", f"systemd: hwdb-internal.h; {SPECIFIED}"),
    "system/tool.iconcache": (icon_cache, "application/x-gtk-icon-cache", "GTK: gtkiconcache.c"),
    "system/tool.journal": (header(b"LPKSHHRH\0\0\0\0"), "application/x-systemd-journal", f"systemd: JOURNAL_FILE_FORMAT; {SPECIFIED}"),
    "system/tool.ldcache": (header(b"glibc-ld.so.cache1.1\1\0\0\0"), "application/x-ld-so-cache", f"glibc: dl-cache.h; {SPECIFIED}"),
    "system/tool.netmon": (header(b"GMBU\0\2\1\0"), "application/x-netmon", f"Wireshark: netmon.c; {SPECIFIED}"),
    "system/tool.netxray": (header(b"XCP\x00002.001\0"), "application/x-netxray", f"Wireshark: netxray.c; {SPECIFIED}"),
    "system/tool.nfdump": (header(b"\x0c\xa5\2\0"), "application/x-nfdump", f"nfdump: nffileV2.h; {SPECIFIED}"),
    "system/tool.observer": (header(b"ObserverPktBufferVersion=15.00\0"), "application/x-netinstobserver", f"Wireshark: observer.c; {SPECIFIED}"),
    "system/tool.qm": (header(bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")), "application/x-qm", f"Qt: qtranslator.cpp; {SPECIFIED}"),
    "system/tool.sysstat": (header(b"\x96\xd5\x75\x21\x0c\6\1\0"), "application/x-sysstat", f"sysstat: sa.h; {SPECIFIED}"),
    "system/tool.ubi": (header(b"UBI#\1\0\0\0"), "application/x-ubi", f"Linux: ubi-media.h; {SPECIFIED}"),
    "system/tool.ubifs": (header(b"\x31\x18\x10\x06"), "application/x-ubifs", f"Linux: ubifs-media.h; {SPECIFIED}"),
    "system/tool.visual": (header(b"\5VNF\1\0\0\0"), "application/x-visualnetworks", f"Wireshark: visual.c; {SPECIFIED}"),
    "system/tool_bsd.img": (header(bytes(16), at=((512, b"\x57\x45\x56\x82"), (644, b"\x57\x45\x56\x82"))), "application/vnd.efi.img", f"BSD: disklabel.h; {SPECIFIED}"),
    "system/tool_lvm.img": (header(bytes(16), at=((512, b"LABELONE"), (536, b"LVM2 001"))), "application/vnd.efi.img", f"LVM2: label.h; {SPECIFIED}"),
    "system/tool_nilfs.img": (header(bytes(16), at=((1024, b"\2\0\0\0\0\0\x34\x34"),)), "application/vnd.efi.img", f"Linux: nilfs2_ondisk.h; {SPECIFIED}"),
    "system/tool_raid.img": (header(bytes(16), at=((4096, b"\xfc\x4e\x2b\xa9\1\0\0\0"),)), "application/vnd.efi.img", f"Linux: md_p.h; {SPECIFIED}"),
    "system/tool_sun.img": (sun_label, "application/vnd.efi.img", "Sun: dklabel.h"),
    "text/tool.callgrind": (lambda: b"# callgrind format\nversion: 1\ncreator: callgrind-3.19\n", "application/x-kcachegrind", "Valgrind: Callgrind format"),
    "text/tool.crashdump": (lambda: b"=erl_crash_dump:0.5\nFri Mar  1 09:00:00 2024\nSlogan: quay\n", "text/x-erlang-crash-dump", "ERTS: Erlang crash dumps"),
    "text/tool.gcov": (lambda: b"        -:    0:Source:quay.c\n        -:    1:#include <stdio.h>\n        1:    2:int main(void)\n", "text/x-gcov", "GCC manual: gcov"),
    "text/tool.jigdo": (lambda: b"# JigsawDownload\n[Jigdo]\nVersion=1.2\n", "application/x-jigdo", "jigdo-file(1)"),
    "text/tool.lcov": (lambda: b"TN:\nSF:/quay.c\nFN:3,main\nFNDA:1,main\nDA:3,1\nend_of_record\n", "text/x-lcov", "geninfo(1)"),
    "text/tool.linkmap": (lambda: b"\nThere are no discarded input sections\n\nMemory Configuration\n\nName             Origin\n", "text/x-linker-map", "GNU ld manual"),
    "text/tool.massif": (lambda: b"desc: (none)\ncmd: ./quay\ntime_unit: i\n#-----------\nsnapshot=0\n", "application/x-valgrind-massif", "Valgrind: ms_main.c"),
    "text/tool.rcs": (lambda: b"head\t1.1;\naccess;\nsymbols;\nlocks\n\tgull:1.1; strict;\ncomment\t@# @;\n", "text/x-rcs", "rcsfile(5)"),
    "text/tool.sccs": (lambda: b"\x01h12345\n\x01s 00003/00000/00000\n\x01d D 1.1 24/03/01 09:00:00 gull 1 0\n\x01e\n", "text/x-sccs", "sccsfile(4)"),
    "text/tool.svndump": (lambda: b"SVN-fs-dump-format-version: 2\n\nUUID: 0\n\nRevision-number: 0\n", "application/x-svn-dump", "Subversion: dump-load-format.txt"),
    "text/tool.zsync": (lambda: b"zsync: 0.6.2\nFilename: quay\nBlocksize: 2048\nLength: 3\nHash-Lengths: 1,2,3\n", "application/x-zsync", "zsync: zsync.c"),
}

samples({path: entry[0] for path, entry in TABLE.items()})

if __name__ == "__main__":
    for path, (_, mime, note) in sorted(TABLE.items()):
        print(path, "", mime, "", "", "", "yes", note, sep="\t")
