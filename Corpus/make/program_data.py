# SPDX-License-Identifier: Apache-2.0
"""What compilers, virtual machines and databases write for themselves."""

import struct
import zlib

from layout import noise
from samples import samples


def java_object():
    # Java object serialization specification, 6.4.2: a list of two strings, and a class of one's own.
    def text(value):
        return struct.pack(">H", len(value)) + value

    lists = (
        b"sr" + text(b"java.util.ArrayList") + bytes.fromhex("7881d21d99c7619d") + b"\3\0\1I" + text(b"size") + b"xp"
    )
    return (
        b"\xac\xed\0\5"
        + lists
        + struct.pack(">I", 2)
        + b"w\4"
        + struct.pack(">I", 2)
        + b"t"
        + text(b"Low Water")
        + b"t"
        + text(b"quay")
        + b"x"
    )


def java_own_object():
    def text(value):
        return struct.pack(">H", len(value)) + value

    fields = b"I" + text(b"level") + b"L" + text(b"name") + b"t" + text(b"Ljava/lang/String;")
    return (
        b"\xac\xed\0\5sr"
        + text(b"org.example.quay.Tide")
        + noise(8)
        + b"\2\0\2"
        + fields
        + b"xp"
        + struct.pack(">I", 7)
        + b"t"
        + text(b"low")
    )


def heap_dump(version=b"1.0.2"):
    # HotSpot: heapDumper.cpp: records of tag, time, length.
    def record(tag, data):
        return struct.pack(">BII", tag, 0, len(data)) + data

    out = b"JAVA PROFILE " + version + b"\0" + struct.pack(">IQ", 8, 1_709_283_600_000)
    for number, name in enumerate((b"org/example/quay/Tide", b"level", b"main", b"Tide.java"), 0x7F0000001000):
        out += record(1, struct.pack(">Q", number) + name)
    out += record(2, struct.pack(">IQIQ", 1, 0x7000A8, 1, 0x7F0000001000))
    return out + record(5, struct.pack(">III", 1, 0, 0)) + record(0x1C, noise(512)) + record(0x2C, b"")


def portable_symbols():
    # ECMA-335 II.24.2 and the Portable PDB specification: a metadata root with the stream #Pdb.
    streams = [
        (b"#Pdb\0\0\0\0", noise(20) + struct.pack("<IQ", 0x06000001, 0)),
        (b"#~\0\0", struct.pack("<IBBBBQQ", 0, 2, 0, 0, 1, 1 << 0x30, 0x16003301FA00) + noise(96)),
    ]
    streams += [
        (b"#Strings\0\0\0\0", b"\0value\0\0"),
        (b"#US\0", b"\0\0\0\0"),
        (b"#GUID\0\0\0", noise(16)),
        (b"#Blob\0\0\0", noise(64)),
    ]
    head = b"BSJB" + struct.pack("<HHII", 1, 1, 0, 12) + b"PDB v1.0\0\0\0\0" + struct.pack("<HH", 0, len(streams))
    at = len(head) + sum(8 + len(name) for name, _ in streams)
    for name, data in streams:
        head += struct.pack("<II", at, len(data)) + name
        at += len(data)
    return head + b"".join(data for _, data in streams)


def ocaml_library(magic=b"Caml1999A031"):
    # OCaml: file_formats/cmo_format.mli, utils/config.ml: magic of 12 letters, place of the table, code, table
    # (intext).
    code = noise(320)
    table = bytes.fromhex("8495a6be") + struct.pack(">IIII", 60, 9, 30, 24) + noise(60)
    return magic + struct.pack(">I", 16 + len(code)) + code + table


def tasty(major=28, minor=3, tool=b"Scala 3.3.1"):
    # Scala 3: TastyFormat.scala: magic, versions as numbers of seven bits (the last has the high bit), tool, UUID,
    # names.
    names = bytes((1, 0x85)) + b"Quay$" + bytes((1, 0x83)) + b"low" + bytes((1, 0x84)) + b"ASTs"
    return (
        bytes.fromhex("5ca1ab1f")
        + bytes((0x80 | major, 0x80 | minor, 0x80, 0x80 | len(tool)))
        + tool
        + noise(16)
        + bytes((0x80 | len(names),))
        + names
        + noise(300)
    )


def duck(version=64, library=b"v0.10.2"):
    # DuckDB: storage/storage_info.cpp, single_file_block_manager.cpp: the main header and two database headers of
    # 4,096 bytes.
    main = (
        noise(8, 1)
        + b"DUCK"
        + struct.pack("<QQQQQ", version, 0, 0, 0, 0)
        + library.ljust(32, b"\0")
        + b"1601d94f94".ljust(32, b"\0")
    )
    headers = b"".join(
        (
            noise(8, number) + struct.pack("<QQQQQQ", number, 0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0, 262144, 2048)
        ).ljust(4096, b"\0")
        for number in (1, 2)
    )
    return main.ljust(4096, b"\0") + headers


def event_log(records=2):
    # [MS-EVEN] and the Windows SDK's ELF_LOGFILE_HEADER, EVENTLOGRECORD.
    body = b""
    for number in range(records):
        texts = "EventLog\0QUAY\0".encode("utf-16-le")
        size = 56 + len(texts) + (-(56 + len(texts)) % 4) + 4
        body += (
            struct.pack(
                "<I4sIIIIHHHHIIIIII",
                size,
                b"LfLe",
                number + 1,
                1709283600,
                1709283600,
                6005,
                4,
                0,
                0,
                0,
                0,
                56 + len(texts),
                0,
                0,
                0,
                0,
            )
            + texts
        ).ljust(size - 4, b"\0") + struct.pack("<I", size)
    end = 0x30 + len(body)
    head = struct.pack(
        "<I4sIIIIIIIIII", 0x30, b"LfLe", 1, 1, 0x30, end, records + 1, 1 if records else 0, 0x10000, 0, 604800, 0x30
    )
    return (
        head
        + body
        + struct.pack(
            "<IIIIIIIIII",
            0x28,
            0x11111111,
            0x22222222,
            0x33333333,
            0x44444444,
            0x30,
            end,
            records + 1,
            1 if records else 0,
            0x28,
        )
    ).ljust(4096, b"\0")


def money():
    # Microsoft Money: a Jet 4 database whose engine is MSISAM (MDB Tools: HACKING).
    return (b"\0\1\0\0MSISAM Database\0" + struct.pack("<I", 1) + noise(126)).ljust(4096, b"\0") + b"\2\1" + noise(2046)


def packed_table(version=1):
    # MySQL: myisampack.c, "write_header": FE FE 08 and the version, sizes of the header and of rows, counts of trees.
    head = b"\xfe\xfe\x08" + bytes((version,)) + struct.pack("<IIIIIHHBB", 180, 6, 40, 300, 200, 12, 4, 2, 3)
    return head.ljust(32, b"\0") + noise(480)


def hadoop(version=6, compressed=True):
    # Hadoop: SequenceFile.java: SEQ and version, classes as texts with their lengths, flags, codec, metadata, a mark.
    def text(value):
        return bytes((len(value),)) + value

    out = b"SEQ" + bytes((version,)) + text(b"org.apache.hadoop.io.LongWritable") + text(b"org.apache.hadoop.io.Text")
    out += bytes((compressed, compressed))
    if compressed:
        out += text(b"org.apache.hadoop.io.compress.DefaultCodec")
    return (
        out
        + struct.pack(">I", 0)
        + noise(16)
        + b"\xff\xff\xff\xff"
        + noise(16)
        + b"\1"
        + text(zlib.compress(b"low water"))
    )


def telegram(version=4_010_002):
    # Telegram Desktop: storage/details/storage_file_utilities.cpp: TDF$, version, data, MD5.
    return b"TDF$" + struct.pack("<I", version) + struct.pack(">I", 256) + noise(256) + noise(16)


def read_archive():
    # NCBI: kar.h: NCBI.sra, byte order, version, place of the data; then the table of contents.
    return b"NCBI.sra" + struct.pack("<IIQ", 0x05031988, 1, 0x200) + noise(0x1E8) + noise(1024)


def genome(order="<"):
    # UCSC: twoBit format: signature, version, count, reserved; names with offsets; sequences of two bits a base.
    head = struct.pack(order + "IIII", 0x1A412743, 0, 2, 0)
    places = b"\4chr1" + struct.pack(order + "I", 34) + b"\4chrM" + struct.pack(order + "I", 34 + 16 + 64)
    first = struct.pack(order + "IIII", 256, 0, 0, 0) + noise(64)
    return head + places + first + struct.pack(order + "IIII", 128, 0, 0, 0) + noise(32)


def message_pack(value):
    if isinstance(value, dict):
        head = bytes((0x80 | len(value),)) if len(value) < 16 else b"\xde" + struct.pack(">H", len(value))
        return head + b"".join(message_pack(key) + message_pack(item) for key, item in value.items())
    if isinstance(value, list):
        return bytes((0x90 | len(value),)) + b"".join(map(message_pack, value))
    if isinstance(value, bytes):
        return b"\xc4" + bytes((len(value),)) + value
    if isinstance(value, str):
        return (bytes((0xA0 | len(value),)) if len(value) < 32 else b"\xd9" + bytes((len(value),))) + value.encode()
    if isinstance(value, float):
        return b"\xca" + struct.pack(">f", value)
    return bytes((value,)) if value < 128 else b"\xcd" + struct.pack(">H", value)


def structure(producer, whole=True):
    # MMTF specification 1.0: a map of MessagePack; the encoders write the fields in the order of the specification's
    # table.
    fields = {"mmtfVersion": "1.0.0", "mmtfProducer": producer}
    if whole:
        fields |= {"unitCell": [63.15, 83.59, 53.8, 90.0, 99.34, 90.0], "spaceGroup": "P 1 21 1", "structureId": "4HHB"}
        fields |= {
            "title": "The crystal structure of haemoglobin",
            "depositionDate": "1984-03-07",
            "releaseDate": "1984-07-17",
        }
    fields |= {"numBonds": 3, "numAtoms": 4, "numGroups": 1, "numChains": 1, "numModels": 1}
    fields |= {
        "groupList": [{"groupName": "GLY", "atomNameList": ["N", "CA", "C", "O"], "elementList": ["N", "C", "C", "O"]}]
    }
    fields |= {
        "xCoordList": noise(40),
        "yCoordList": noise(40, 2),
        "zCoordList": noise(40, 3),
        "groupIdList": noise(20),
        "groupTypeList": noise(16),
    }
    return message_pack(
        fields | {"chainIdList": b"\0\0\0\5\0\0\0\1\0\0\0\4A\0\0\0", "groupsPerChain": [1], "chainsPerModel": [1]}
    )


def activity(header=14):
    # Garmin FIT protocol: header, definition and data of the message file_id, CRC-16.
    def crc(data):
        table = [
            0,
            0xCC01,
            0xD801,
            0x1400,
            0xF001,
            0x3C00,
            0x2800,
            0xE401,
            0xA001,
            0x6C00,
            0x7800,
            0xB401,
            0x5000,
            0x9C01,
            0x8801,
            0x4400,
        ]
        value = 0
        for byte in data:
            for half in (byte & 15, byte >> 4):
                value = (value >> 4) ^ table[value & 15] ^ table[half]
        return struct.pack("<H", value)

    body = bytes.fromhex("40000000000503048c040486070486010284020284000100") + struct.pack(
        "<BIIHHB", 0, 0x1A2B3C4D, 1078218000, 1, 2697, 4
    )
    body += noise(240)
    head = struct.pack("<BBHI4s", header, 0x10 if header == 12 else 0x20, 2132, len(body), b".FIT")
    head += crc(head) if header == 14 else b""
    return head + body + crc(head + body)


def orc(rows):
    from pyarrow import BufferOutputStream, array, int64, orc as writer, string, table

    out = BufferOutputStream()
    columns = {"place": array(["quay", "pier"][:rows], string()), "level": array([7, 9][:rows], int64())}
    writer.write_table(table(columns), out)
    return out.getvalue().to_pybytes()


def racket(version=b"8.2", machine=b"chez-scheme"):
    # Racket: linklet/write.rkt: "#~", version and virtual machine with their lengths, B or D, SHA-1, then the code.
    return (
        b"#~" + bytes((len(version),)) + version + bytes((len(machine),)) + machine + b"B" + noise(20) + noise(300, 2)
    )


def counts():
    # khmer: binary file formats: OXLI, version 4, kind 1, use of big counts, size of words, tables, occupied places.
    return (
        b"OXLI\4\1\0"
        + struct.pack("<IBQ", 20, 2, 60)
        + struct.pack("<Q", 101)
        + noise(101)
        + struct.pack("<Q", 97)
        + noise(97)
    )


samples(
    {
        "executables/main_rkt.zo": racket,
        "executables/older_rkt.zo": lambda: racket(b"7.9", b"racket"),
        "scientific/reads.oxlicg": counts,
        "executables/tides.ser": java_object,
        "executables/tide.ser": java_own_object,
        "executables/quay.hprof": heap_dump,
        "executables/jdk6.hprof": lambda: heap_dump(b"1.0.1"),
        "executables/portable.pdb": portable_symbols,
        "executables/tides.cma": ocaml_library,
        "executables/older.cma": lambda: ocaml_library(b"Caml1999A008"),
        "executables/Quay.tasty": tasty,
        "executables/Quay32.tasty": lambda: tasty(28, 0, b"Scala 3.2.0"),
        "databases/quay.duckdb": duck,
        "databases/old.duckdb": lambda: duck(39, b""),
        "system/system.evt": event_log,
        "system/empty.evt": lambda: event_log(0),
        "databases/household.mny": money,
        "databases/tides_packed.MYD": packed_table,
        "databases/tides_packed2.MYD": lambda: packed_table(2),
        "databases/part-00000.seq": hadoop,
        "databases/plain.seq": lambda: hadoop(6, False),
        "databases/telegram_settingss": telegram,
        "databases/telegram_map0": lambda: telegram(1_009_014),
        "scientific/reads.sra": read_archive,
        "scientific/genome.2bit": genome,
        "scientific/sparc.2bit": lambda: genome(">"),
        "scientific/haemoglobin.mmtf": lambda: structure("RCSB PDB Generator---version: 6c8c8f3"),
        "scientific/reduced.mmtf": lambda: structure("mmtf-cpp library", False),
        "scientific/ride.fit": activity,
        "scientific/old_ride.fit": lambda: activity(12),
        "databases/tides.orc": lambda: orc(2),
        "databases/empty.orc": lambda: orc(0),
    }
)
