# SPDX-License-Identifier: Apache-2.0
"""Documents of older programs, and compound files with the streams by which each program is known."""

import struct

from layout import compound_file
from samples import sample, samples


def identifier(text):
    """The bytes of a class identifier, [MS-DTYP] 2.3.4."""
    first, second, third, fourth, fifth = text.split("-")
    return struct.pack("<IHH", int(first, 16), int(second, 16), int(third, 16)) + bytes.fromhex(fourth + fifth)


# [MS-OSHARED] 2.3.3.2.1: an empty property set with one section of no properties.
SUMMARY = struct.pack(
    "<HHI16sI16sI", 0xFFFE, 0, 0x20006, bytes(16), 1, identifier("F29F85E0-4FF9-1068-AB91-08002B27B3D9"), 48
) + struct.pack("<II", 8, 0)
SUMMARY_NAME = "\x05SummaryInformation"
# [MS-PPT] 2.3.2: CurrentUserAtom with token 0xe391c05f; 2.4.1: DocumentContainer.
CURRENT_USER = struct.pack("<HHIIIIHHBBH", 0, 0x0FF6, 24, 20, 0xE391C05F, 0, 4, 0x03F4, 3, 0, 0) + b"Ada\0"
SLIDESHOW = {
    "Current User": CURRENT_USER,
    "PowerPoint Document": struct.pack("<HHI", 0x0F, 1000, 0),
    SUMMARY_NAME: SUMMARY,
}
POWERPOINT = identifier("64818D10-4F9B-11CF-86EA-00AA00B929E8")


samples(
    {
        "documents/slides.ppt": lambda: compound_file(SLIDESHOW, POWERPOINT),
        "documents/slides.pps": lambda: compound_file(SLIDESHOW, POWERPOINT),
        "documents/slides.pot": lambda: compound_file(SLIDESHOW, POWERPOINT),
        "documents/drawing.vsd": lambda: compound_file(
            {"VisioDocument": b"Visio (TM) Drawing\r\n\0", SUMMARY_NAME: SUMMARY},
            identifier("00021A14-0000-0000-C000-000000000046"),
        ),
        "documents/flyer.pub": lambda: compound_file(
            {"Contents": b"\xe8\xac\x2c\0", SUMMARY_NAME: SUMMARY}, identifier("00021201-0000-0000-00C0-000000000046")
        ),
        "documents/plan.mpp": lambda: compound_file(
            {"\x01CompObj": b"", "Props": b"", SUMMARY_NAME: SUMMARY},
            identifier("74B78F3A-C8C8-11D1-BE11-00C04FB6FAF1"),
        ),
        "documents/message.msg": lambda: compound_file(
            {"__properties_version1.0": bytes(32), "__substg1.0_001A001F": "IPM.Note".encode("utf-16-le")},
            identifier("00020D0B-0000-0000-C000-000000000046"),
        ),
        "documents/old.doc": lambda: compound_file(
            {"WordDocument": struct.pack("<HH", 0xA5EC, 0x00C1), "1Table": b""},
            identifier("00020906-0000-0000-C000-000000000046"),
        ),
        "documents/book5.xls": lambda: compound_file(
            {"Book": struct.pack("<HHHH", 0x0809, 8, 0x0500, 5)}, identifier("00020810-0000-0000-C000-000000000046")
        ),
        "documents/letter.hwp": lambda: compound_file(
            {"FileHeader": b"HWP Document File".ljust(32, b"\0") + struct.pack("<I", 0x05000300), "DocInfo": b""}
        ),
        "documents/unknown.ole": lambda: compound_file({"Harbour": b"a stream that nobody knows"}),
        "documents/bare.xls": lambda: struct.pack("<HHHHHH", 0x0009, 4, 2, 0x10, 0x000A, 0),
    }
)


@sample("documents/old_help.hlp")
def windows_help():
    # WinHelp: magic 0x00035f3f, then three positions (M. Winterhoff, "Windows Help File Format").
    return struct.pack("<IIII", 0x00035F3F, 16, 0xFFFFFFFF, 64) + struct.pack("<IIB", 48, 39, 4) + bytes(39)


@sample("documents/help.chm")
def compiled_help():
    # M. Russotto, "Unofficial (Preliminary) HTML Help Specification": ITSF version 3, header of 0x60 bytes.
    uuid = bytes.fromhex("10FD017CAA7BD0119E0C00A0C922E6EC"), bytes.fromhex("11FD017CAA7BD0119E0C00A0C922E6EC")
    return (
        struct.pack("<4sIIIII", b"ITSF", 3, 0x60, 1, 0, 0x409)
        + b"".join(uuid)
        + struct.pack("<QQQQQ", 0x60, 0x18, 0x78, 0x54, 0xCC)
        + struct.pack("<IIQII", 0x1FE, 0, 0xCC, 0, 0)
        + b"ITSP"
        + bytes(80)
    )


@sample("documents/old.wk1")
def lotus():
    # Lotus 1-2-3 release 2: BOF record (0, length 2, 0x0406), a label, EOF record (1).
    return (
        struct.pack("<HHH", 0, 2, 0x0406)
        + struct.pack("<HHBHH", 0x0F, 12, 0xFF, 0, 0)
        + b"'ships\0"
        + struct.pack("<HH", 1, 0)
    )


@sample("documents/old.wpd")
def wordperfect():
    # WordPerfect 5 and 6: "\xffWPC", offset of the document, product 1, file type 10, version 2.1.
    return b"\xffWPC" + struct.pack("<IBBBBHH", 16, 1, 10, 2, 1, 0, 0) + b"low water\x80"


@sample("documents/old.wri")
def write():
    # Microsoft Write: 0xbe31 (or 0xbe32), a header block of 128 bytes with 0xab00 at 4.
    return (
        struct.pack("<HHHHH", 0xBE31, 0, 0xAB00, 0, 0).ljust(14, b"\0")
        + struct.pack("<IHHHHHHH", 128 + 10, 2, 3, 4, 4, 4, 4, 0).ljust(82, b"\0")
        + struct.pack("<H", 5).ljust(32, b"\0")  # pnMac, the number of pages, which Word for DOS leaves at 0
        + b"low water\r"
        + bytes(384)
    )
