# SPDX-License-Identifier: Apache-2.0
"""Files of SAS 7 and later, of all kinds that the system keeps, and its transport files.

The header is that of M. Shotwell: SAS7BDAT database binary format. The kinds differ in the eight letters at 156.
"""

import struct

from layout import noise
from samples import DATE, samples

MAGIC = bytes(12) + bytes.fromhex("c2ea8160b31411cfbd92080009c7318c181f1011")
# Seconds from 1 January 1960 to the date of all samples.
SECONDS = DATE + 315_619_200.0


def library_member(kind, name="QUAY", wide=False, order="<", page=1024):
    """One member of a library: a header of 1,024 bytes (8,192 where integers are wide) and one page."""
    head = bytearray(8192 if wide and order == ">" else 1024)
    head[0:32] = MAGIC
    mark = b"\x33" if wide else b"\x22"
    pad = 4 if wide else 0
    system = b"\1" if order == "<" else b"\0"
    head[32:48] = (
        mark
        + b"\x22\0"
        + (b"\x33" if wide else b"\x32")
        + b"\x33"
        + system
        + b"\2"
        + b"2"
        + bytes(4)
        + bytes(2)
        + b"\1\0"
    )
    head[48:56] = bytes(8)
    head[56:64] = head[32:40]
    head[64:72] = b"\1\x33\1\x23\x33\0\x10\x03" if order == ">" else b"\1\x32\1\x23\x33\0\x10\x03"
    head[84:92] = b"SAS FILE"
    head[92:156] = name.encode().ljust(64)
    head[156:164] = kind.encode().ljust(8)
    struct.pack_into(order + "dd", head, 164 + pad, SECONDS, SECONDS)
    struct.pack_into(order + "II", head, 196 + pad, len(head), page)
    struct.pack_into(order + ("Q" if wide else "I"), head, 204 + pad, 1)
    at = 216 + 2 * pad if wide else 216
    head[at : at + 24] = (b"9.0401M5" if order == "<" else b"9.0301M0") + (
        b"X64_10PRO" if order == "<" else b"SunOS"
    ).ljust(16, b"\0")
    first = struct.pack(order + "IIIIHHHH", 0x1A2B3C4D, 0, 0, 0, 0, 3, 3, 0)
    return bytes(head) + (first + noise(page // 2)).ljust(page, b"\0")


def record(text):
    return text.encode("ascii").ljust(80)


def transport5():
    # SAS Institute TS-140, the record layout of a data set in SAS transport (XPORT) format: records of 80 bytes.
    date = "01MAR24:09:00:00"
    variable = struct.pack(
        ">hhhh8s40s8shhh2s8shhl52x",
        1,
        0,
        8,
        1,
        b"HEIGHT".ljust(8),
        b"Height of the tide".ljust(40),
        bytes(8),
        0,
        0,
        0,
        bytes(2),
        b" " * 8,
        0,
        0,
        0,
    )
    rows = b"".join(bytes.fromhex(value) for value in ("412199999999999a", "4133333333333333", "2e00000000000000"))
    data = (
        record("HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!000000000000000000000000000000  ")
        + record("SAS     SAS     SASLIB  9.4     X64_10PR" + " " * 24 + date)
        + record(date)
        + record("HEADER RECORD*******MEMBER  HEADER RECORD!!!!!!!000000000000000001600000000140  ")
        + record("HEADER RECORD*******DSCRPTR HEADER RECORD!!!!!!!000000000000000000000000000000  ")
        + record("SAS     TIDES   SASDATA 9.4     X64_10PR" + " " * 24 + date)
        + record(date)
        + record("HEADER RECORD*******NAMESTR HEADER RECORD!!!!!!!000000000100000000000000000000  ")
    )
    data += variable + b" " * (-len(variable) % 80)
    return (
        data
        + record("HEADER RECORD*******OBS     HEADER RECORD!!!!!!!000000000000000000000000000000  ")
        + rows.ljust(80)
    )


def transport8():
    # SAS Institute TS-140, version 8 and 9: the same with longer names.
    date = "01MAR24:09:00:00"
    return (
        record("HEADER RECORD*******LIBV8   HEADER RECORD!!!!!!!000000000000000000000000000000  ")
        + record("SAS     SAS     SASLIB  9.4     Linux" + " " * 27 + date)
        + record(date)
        + record("HEADER RECORD*******MEMBV8  HEADER RECORD!!!!!!!000000000000000001600000000140  ")
        + record("HEADER RECORD*******DSCPTV8 HEADER RECORD!!!!!!!000000000000000000000000000000  ")
        + record("SAS     " + "TIDES_OF_THE_QUAY".ljust(32) + "SASDATA 9.4     Linux   " + date)
        + record(date)
        + record("HEADER RECORD*******NAMSTV8 HEADER RECORD!!!!!!!000000000000000000000000000000  ")
        + record("HEADER RECORD*******OBSV8   HEADER RECORD!!!!!!!              0                 ")
    )


def ported():
    # PROC CPORT: a first record that says how the rest is compressed.
    return (b"**COMPRESSED** " * 5 + b"********LIB CONTROL X64_7PRO9.0401M500EncodingUTF-8").ljust(160) + noise(640)


KINDS = {
    "ACCESS": "sas7bacs",
    "AUDIT": "sas7baud",
    "DATA": "sas7bdat",
    "DMDB": "sas7bdmd",
    "FDB": "sas7bfdb",
    "INDEX": "sas7bndx",
    "ITEMSTOR": "sas7bitm",
    "MDDB": "sas7bmdb",
    "PROGRAM": "sas7bpgm",
    "PUTILITY": "sas7bput",
    "UTILITY": "sas7butl",
    "VIEW": "sas7bvew",
}

samples(
    {f"databases/quay.{extension}": lambda kind=kind: library_member(kind) for kind, extension in KINDS.items()}
    | {
        "databases/solaris.sas7bdat": lambda: library_member("DATA", wide=True, order=">", page=4096),
        "databases/windows64.sas7bndx": lambda: library_member("INDEX", wide=True),
        "databases/ported.stc": ported,
        "databases/tides.xpt": transport5,
        "databases/tides8.xpt": transport8,
    }
)
