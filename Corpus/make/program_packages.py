# SPDX-License-Identifier: Apache-2.0
"""Programs that carry a file system, packages of systems, libraries of AIX, and databases of applications."""

import gzip
import hashlib
import io
import struct
import tarfile

from databases import sqlite
from samples import DATE, samples

# Databases of SQLite with an application identifier (SQLite, magic.txt) and the tables of their programs.
PROPERTIES = b"CREATE TABLE be_Prop(Namespace CHAR NOT NULL, Name CHAR NOT NULL, Id INT NOT NULL, SubId INT NOT NULL, TxnMode INT, StrData CHAR, RawSize INT, Data BLOB, PRIMARY KEY(Namespace,Name,Id,SubId)); CREATE TABLE be_Local(Name CHAR NOT NULL COLLATE NOCASE UNIQUE, Val BLOB); INSERT INTO be_Prop VALUES('be_Db','SchemaVersion',0,0,0,'{\"major\":3}',0,NULL);"
KEXI = (
    b"CREATE TABLE kexi__objects(o_id Integer PRIMARY KEY, o_type Byte, o_name Text, o_caption Text, o_desc CLOB);"
    b"CREATE TABLE kexi__objectdata(o_id Integer NOT NULL, o_data CLOB, o_sub_id Text);"
    b"CREATE TABLE kexi__fields(t_id Integer, f_type Byte, f_name Text, f_length Integer, f_order Integer);"
    b"CREATE TABLE kexi__db(db_property Text(32) NOT NULL UNIQUE, db_value CLOB);"
    b"INSERT INTO kexi__db VALUES('kexidb_major_ver','1'),('project_caption','Quay');"
    b"CREATE TABLE berths(id Integer PRIMARY KEY, name Text); INSERT INTO kexi__objects VALUES(1,1,'berths','Berths','');"
)
MONOTONE = (
    b"PRAGMA application_id=0x5f4d544e; CREATE TABLE files(id primary key, data not null); CREATE TABLE revisions(id primary key, data not null);"
    b"CREATE TABLE revision_ancestry(parent not null, child not null, unique(parent, child)); CREATE TABLE db_vars(domain not null, name not null, value not null);"
)
FEATURES = b"PRAGMA application_id=0x45737269; CREATE TABLE GDB_Items(ObjectID integer primary key, UUID uuidtext, Type uuidtext, Name text, Definition xmltext); CREATE TABLE st_spatial_reference_systems(srs_id integer primary key, srtext text);"
FOSSIL = b"PRAGMA application_id=0x0f055113; CREATE TABLE global_config(name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID; INSERT INTO global_config VALUES('default-user','ada');"
CARDS = b"PRAGMA application_id=0x6a035744; CREATE TABLE CARDS(ID INTEGER PRIMARY KEY, CARD_STACK INT, PLAYER INT, DATA TEXT); CREATE TABLE DECKS(ID INTEGER PRIMARY KEY, NAME TEXT);"


def image(kind, mark):
    """A 64-bit program of x86 with sections, whose padding in the header says which AppImage it is (AppImage specification 2)."""
    names = b"\0.text\0.shstrtab\0.digest_md5\0"
    code = bytes.fromhex("b83c0000000f05")
    offset = 64 + 56
    text = code.ljust(8, b"\x90") + names.ljust(32, b"\0") + bytes(16)
    sections = bytes(64)
    for name, section, start, size in ((1, 1, offset, 8), (7, 3, offset + 8, 32), (17, 1, offset + 40, 16)):
        sections += struct.pack("<IIQQQQIIQQ", name, section, 6 if section == 1 else 0, 0x400000 + start, start, size, 0, 0, 1, 0)
    table = offset + len(text)
    head = b"\x7fELF\x02\x01\x01\0" + mark + bytes(5)
    head += struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0x400000 + offset, 64, table, 0, 64, 56, 1, 64, 4, 2)
    program = struct.pack("<IIQQQQQQ", 1, 5, 0, 0x400000, 0x400000, table, table, 0x1000)
    return head + program + text + sections


def squashed():
    """Type 2: the file system of SquashFS 4.0 behind the last section."""
    body = b"hsqs" + struct.pack("<IIIIHHHHHHQQQQQQQQ", 3, DATE, 131072, 0, 1, 17, 0xC0, 1, 4, 0, 0, 400, 392, 2**64 - 1, 96, 180, 260, 2**64 - 1)
    return image(2, b"AI\2") + body + bytes(range(200)) + bytes(112)


def mounted():
    """Type 1: the program stands in the system area of an ISO 9660 image (ECMA-119, 6.2.1)."""

    def both(number, form="I"):
        return struct.pack("<" + form, number) + struct.pack(">" + form, number)

    root = bytes((34, 0)) + both(18) + both(2048) + bytes((124, 3, 1, 9, 0, 0, 0, 2, 0, 0)) + both(1, "H") + b"\1\0"
    primary = b"\1CD001\1\0" + b"LINUX".ljust(32) + b"Pilot".ljust(32) + bytes(8) + both(19) + bytes(32) + both(1, "H") * 2 + both(2048, "H") + both(10) + bytes(16) + root
    primary = primary.ljust(813, b" ") + b"2024030109000000\0" * 2 + b"0" * 16 + b"\0" + b"0" * 16 + b"\0" + b"\1\0"
    return image(1, b"AI\1").ljust(16 * 2048, b"\0") + primary.ljust(2048, b"\0") + b"\xffCD001\1".ljust(2048, b"\0") + root


def small_archive():
    """An archive of AIX up to release 4.2 (ar.h, the small format)."""
    name, body = b"shr.o", b"\x01\xdf\0\1" + bytes(40)
    member = b"".join(str(i).encode().ljust(12) for i in (len(body), 0, 0, DATE, 0, 0)) + b"644".ljust(12) + str(len(name)).encode().ljust(4) + name + b"\0`\n" + body
    return b"<aiaff>\n" + b"".join(str(i).encode().ljust(12) for i in (68 + len(member), 0, 68, 68, 0)) + member


def big_archive():
    """An archive of AIX 4.3 and later (ar.h, the big format)."""
    name, body = b"shr_64.o", b"\x01\xf7\0\1" + bytes(40)
    member = b"".join(str(i).encode().ljust(20) for i in (len(body), 0, 0)) + b"".join(str(i).encode().ljust(12) for i in (DATE, 0, 0)) + b"644".ljust(12) + str(len(name)).encode().ljust(4) + name + b"`\n" + body
    return b"<bigaf>\n" + b"".join(str(i).encode().ljust(20) for i in (128 + len(member), 0, 0, 128, 128, 0)) + member


def rpm_header(entries):
    """A header of RPM: tags with a type, and their data (RPM documentation, Package format)."""
    index = store = b""
    for tag, kind, count, data in entries:
        if kind == 4:
            store += b"\0" * (-len(store) % 4)
        index += struct.pack(">IIII", tag, kind, len(store), count)
        store += data
    return bytes.fromhex("8eade80100000000") + struct.pack(">II", len(entries), len(store)) + index + store


def source_package():
    """A source package of RPM: kind 1 in the lead, and no name of a source package in the header."""
    text = [(1000, b"harbour"), (1001, b"1.2"), (1002, b"1")]
    entries = [(100, 8, 1, b"C\0")] + [(tag, 6, 1, value + b"\0") for tag, value in text]
    entries += [(1004, 9, 1, b"harbour tools\0"), (1006, 4, 1, struct.pack(">I", DATE)), (1014, 6, 1, b"Apache-2.0\0"), (1021, 6, 1, b"linux\0"), (1022, 6, 1, b"x86_64\0")]
    entries += [(1106, 4, 1, struct.pack(">I", 1)), (1117, 8, 1, b"harbour.spec\0"), (1124, 6, 1, b"cpio\0"), (1125, 6, 1, b"gzip\0"), (1126, 6, 1, b"9\0")]
    header = rpm_header(entries)
    name = b"harbour.spec\0"
    spec = b"Name: harbour\nVersion: 1.2\n"
    fields = (1, 0o100644, 0, 0, 1, DATE, len(spec), 0, 0, 0, 0, len(name), 0)
    entry = b"070701" + b"".join(b"%08x" % field for field in fields) + name
    payload = gzip.compress(entry + b"\0" * (-len(entry) % 4) + spec.ljust(28, b"\0") + b"070701" + b"0" * 88 + b"0000000b00000000TRAILER!!!\0\0\0\0", mtime=0)
    digest = hashlib.md5(header + payload).digest()
    signature = rpm_header([(1000, 4, 1, struct.pack(">I", len(header + payload))), (1004, 7, 16, digest)])
    lead = bytes.fromhex("edabeedb") + struct.pack(">BBHH66sHH16x", 3, 0, 1, 1, b"harbour-1.2-1", 1, 5)
    return lead + signature + b"\0" * (-len(signature) % 8) + header + payload


def gentoo():
    """A binary package of Gentoo (GLEP 78): a tar archive that begins with the mark of the format."""
    buffer, inner = io.BytesIO(), io.BytesIO()
    with tarfile.open(fileobj=inner, mode="w", format=tarfile.GNU_FORMAT) as archive:
        archive.addfile(tarfile.TarInfo("metadata/PF"))
    packed = gzip.compress(inner.getvalue(), mtime=0)
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        files = {"gpkg-1": b"", "metadata.tar.gz": packed, "image.tar.gz": packed}
        manifest = b"".join(b"DATA %s %d SHA512 %s\n" % (name.encode(), len(data), hashlib.sha512(data).hexdigest().encode()) for name, data in files.items())
        for name, data in {**files, "Manifest": manifest}.items():
            entry = tarfile.TarInfo("harbour-1.2-1/" + name)
            entry.size, entry.mtime, entry.uname, entry.gname = len(data), DATE, "root", "root"
            archive.addfile(entry, io.BytesIO(data))
    return buffer.getvalue()[:6 * 1024]


def linear():
    """A program of OS/2 2.0 (IBM OMF and LX object formats, revision 10): an LX header behind the stub of DOS."""
    stub = b"MZ" + struct.pack("<HHHHHHHHHHHHH", 0, 1, 0, 4, 0, 0xFFFF, 0, 0xB8, 0, 0, 0, 0x40, 0) + bytes(32) + struct.pack("<I", 0x80)
    stub = stub.ljust(64, b"\0") + bytes.fromhex("0e1fba0e00b409cd21b8014ccd21") + b"This program cannot be run in a DOS session.\r\r\n$"
    words = [0, 0x200, 1, 0, 1, 0x100, 0x2000, 4096, 0, 0, 0x30, 0, 0xC4, 2, 0xF4, 0, 0xFC, 0, 0, 0, 0, 0xFC, 0x10E, 0, 0, 0, 0, 0, 0, 0, 0x200, 1, 0x110, 6, 0]
    head = b"LX\0\0" + struct.pack("<IHHI", 0, 2, 1, 0) + struct.pack("<I", 0x200) + struct.pack("<%dI" % (len(words) - 2), *words[2:])
    objects = struct.pack("<IIIIII", 0x100, 0x10000, 0x2005, 1, 1, 0) + struct.pack("<IIIIII", 0x2000, 0x20000, 0x2003, 2, 0, 0)
    return stub.ljust(0x80, b"\0") + head.ljust(0xC4, b"\0") + objects + struct.pack("<IHH", 0, 256, 0) + b"\x05PILOT\0\0\0".ljust(10, b"\0") + bytes(300)


samples(
    {
        "archives/pilot.gpkg.tar": gentoo,
        "archives/pilot.src.rpm": source_package,
        "archives/pilot_big.a": big_archive,
        "archives/pilot_small.a": small_archive,
        "databases/pilot.bim": sqlite(b"PRAGMA application_id=0x42654462;" + PROPERTIES),
        "databases/pilot.geodatabase": sqlite(FEATURES),
        "databases/pilot.kexi": sqlite(KEXI),
        "databases/pilot.mtn": sqlite(MONOTONE),
        "databases/pilot.sqlang": sqlite(b"PRAGMA application_id=0x42654c6e; CREATE TABLE strings(scope TEXT, id TEXT, value TEXT);"),
        "databases/pilot.texnicard": sqlite(CARDS),
        "databases/pilot_fossil": sqlite(FOSSIL),
        "executables/pilot.AppImage": squashed,
        "executables/pilot_one.AppImage": mounted,
        "executables/pilot_os2.exe": linear,
    }
)
