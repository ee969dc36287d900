# SPDX-License-Identifier: Apache-2.0
"""Compound files of drawing, office and design programs, with the storages and streams that each program writes."""

import struct
import zlib

from layout import compound_storage
from old_documents import SUMMARY, SUMMARY_NAME, identifier
from samples import made, samples

DOCUMENT_SUMMARY = "\x05DocumentSummaryInformation"


def counted(text):
    """A string with its length before it and a zero behind it, which counts."""
    return struct.pack("<I", len(text) + 1) + text + b"\0"


def compound_object(class_id, user_type, program=b"", clipboard=b""):
    """The stream that names the program ([MS-OLEDS] 2.3.8)."""
    return (
        struct.pack("<HHII", 1, 0xFFFE, 0x0A03, 0xFFFFFFFF)
        + class_id
        + counted(user_type)
        + (counted(clipboard) if clipboard else bytes(4))
        + (counted(program) if program else bytes(4))
        + struct.pack("<IIII", 0x71B239F4, 0, 0, 0)
    )


def installer_name(name, is_table=False):
    """The name of a stream of Windows Installer: two letters of a name share one of the storage's (msi.h of Wine)."""
    letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz._"
    coded = "\u4840" if is_table else ""
    while name:
        pair = [letters.find(letter) for letter in name[:2]]
        if -1 in pair:
            coded, name = coded + name[0], name[1:]
        elif len(pair) == 2:
            coded, name = coded + chr(0x3800 + pair[0] + (pair[1] << 6)), name[2:]
        else:
            coded, name = coded + chr(0x4800 + pair[0]), ""
    return coded


def patch():
    """A patch of Windows Installer: transforms as storages, and the cabinet with the files."""
    transform = {"": identifier("000C1082-0000-0000-C000-000000000046"), SUMMARY_NAME: SUMMARY, installer_name("_StringPool", True): bytes(8)}
    tables = ("_StringData", "_StringPool", "_Tables", "_Columns", "MsiPatchMetadata", "MsiPatchSequence")
    return compound_storage(
        {
            SUMMARY_NAME: SUMMARY,
            **{installer_name(name, True): b"\xe4\x04\0\0" + bytes(24) for name in tables},
            installer_name("OldToNew"): transform,
            installer_name("#OldToNew"): transform,
            installer_name("PCW_CAB_Harbour"): b"MSCF" + bytes(4) + struct.pack("<IIIIBBHHHHH", 44, 0, 36, 0, 3, 1, 0, 0, 0, 0, 0),
        },
        identifier("000C1086-0000-0000-C000-000000000046"),
    )


def star_chart(class_id, name):
    """A chart of StarOffice 4 and 5 (its binary filter, sch and sfx2)."""
    number = identifier(class_id)
    return compound_storage(
        {
            "\x01CompObj": compound_object(number, name),
            "\x01Ole": struct.pack("<IIIII", 0x02000001, 0, 0, 0, 0),
            SUMMARY_NAME: SUMMARY,
            "SfxDocumentInfo": struct.pack("<H", 15) + b"SfxDocumentInfo" + bytes(60),
            "SfxStyleSheets": bytes(40),
            "StarChartDocument": b"DRMD" + bytes(60),
            "persist elements": bytes(11),
        },
        number,
    )


def perfect(kind, version, class_id):
    """What WordPerfect Office 7 and later keep in a compound file: the document as it stood alone, and the objects beside it."""
    main = b"\xffWPC" + struct.pack("<IBBBBHH", 0x200, 1, kind, version, 1, 0, 0) + bytes(48)
    return compound_storage({"PerfectOffice_MAIN": main, "PerfectOffice_OBJECTS": {}, SUMMARY_NAME: SUMMARY}, identifier(class_id))


def bare_perfect(kind, version):
    """The prefix of WordPerfect's files: product 1, a kind of file, a version."""
    return b"\xffWPC" + struct.pack("<IBBBBHH", 16, 1, kind, version, 0, 0, 0) + b"\x0f\x06\x01\0" + bytes(60)


def thumbnails():
    """Thumbs.db of Windows XP: a catalogue, and pictures under their numbers from behind."""
    picture = made("images/picture.jpg")
    names = [f"quay{i}.jpg" for i in range(1, 12)]
    catalogue = struct.pack("<HHIII", 16, 7, len(names), 96, 96)
    for number, name in enumerate(names, 1):
        text = name.encode("utf-16-le") + b"\0\0"
        catalogue += struct.pack("<IIQ", 20 + len(text), number, 0x01DA6BB6F1C40000) + text + bytes(4)
    stream = struct.pack("<III", 12, 1, len(picture[:400])) + picture[:400]
    return compound_storage({"Catalog": catalogue, **{str(i)[::-1]: stream for i in range(1, len(names) + 1)}})


def newer_thumbnails():
    """Thumbs.db of Windows Vista and later on network drives: pictures under their size and a hash."""
    picture = made("images/picture.jpg")[:400]
    stream = struct.pack("<IIIIII", 24, 3, len(picture), 0, 0, 0) + picture
    return compound_storage({"256_8f1c2ab4d0e37b55": stream, "256_1f7a0d2254c1e6a9": stream, "96_8f1c2ab4d0e37b55": stream})


def binder():
    """A binder of Office 97 (Office 97 Binder file format): a stream, and a storage for each section."""
    section = {"": identifier("00020906-0000-0000-C000-000000000046"), "WordDocument": struct.pack("<HH", 0xA5EC, 0x00C1) + bytes(60), "1Table": bytes(40)}
    return compound_storage(
        {
            "Binder": struct.pack("<IIII", 120, 3, 3, 0) + bytes(104),
            "HdrFtr": bytes(64),
            "1": section,
            "\x01CompObj": compound_object(identifier("59850400-6664-101B-B21C-00AA004BA90B"), b"Microsoft Office Binder", b"Office.Binder.8"),
            SUMMARY_NAME: SUMMARY,
            DOCUMENT_SUMMARY: SUMMARY,
        },
        identifier("59850400-6664-101B-B21C-00AA004BA90B"),
    )


def publication(version):
    """The head of PageMaker's own data; bytes 6 and 7 tell the byte order, and the version stands at 110."""
    return (bytes(6) + b"\xff\x99" + struct.pack("<HH", 4, 0)).ljust(110, b"\0") + struct.pack("<H", version) + bytes(400)


def scene():
    """A scene of 3ds Max: chunks in streams, each a number and a length."""
    chunk = struct.pack("<HI", 0x2060, 46) + struct.pack("<HI", 0x2042, 40) + "Editable Mesh".encode("utf-16-le").ljust(34, b"\0")
    return compound_storage(
        {
            SUMMARY_NAME: SUMMARY,
            DOCUMENT_SUMMARY: SUMMARY,
            "ClassData": chunk,
            "ClassDirectory3": chunk,
            "Config": bytes(60),
            "DllDirectory": struct.pack("<HI", 0x2038, 40) + "editmesh.dlo".encode("utf-16-le").ljust(34, b"\0"),
            "FileAssetMetaData2": bytes(20),
            "SaveConfigData": bytes(40),
            "Scene": struct.pack("<HI", 0x2012, 80) + bytes(74),
            "VideoPostQueue": bytes(20),
        }
    )


def inventor(class_id, name):
    """A document of Inventor: its database in segments, and the references."""
    number = identifier(class_id)
    return compound_storage(
        {
            SUMMARY_NAME: SUMMARY,
            DOCUMENT_SUMMARY: SUMMARY,
            "\x05Zrxrt4arFafyu34gYa3l3ohgHg": SUMMARY,
            "\x05Qz4dgm1gRqkwpVgiL0iyvX1S5d": SUMMARY,
            "RSeDb": bytes(100),
            "RSeSegInfo": bytes(80),
            "RSeDbRevisionInfo": bytes(40),
            "RSeEmbeddings": {},
            "RSeStorage": {"B0a1b2c3": bytes(50), "M0a1b2c3": bytes(50)},
            "UFRxDoc": name.encode("utf-16-le") + bytes(40),
        },
        number,
    )


def solid_works(class_id, name):
    """A document of SolidWorks until 2014: the model in compressed streams, and information in XML."""
    number = identifier(class_id)
    body = struct.pack("<I", 1) + zlib.compress(bytes(200))
    return compound_storage(
        {
            "\x01CompObj": compound_object(number, b"SolidWorks " + name + b" Document", b"Sld" + name + b".Document"),
            SUMMARY_NAME: SUMMARY,
            "Contents": {"CMgr": body, "CMgrHdr2": body, "Config-0": body, "Definition": body, "DisplayLists": body, "User Units Table": body},
            "Header2": struct.pack("<I", 14000) + bytes(40),
            "ISolidWorksInformation.xml": '<?xml version="1.0" encoding="utf-16"?><SolidWorksInformation/>'.encode("utf-16"),
            "Preview": bytes(60),
            "PreviewPNG": made("images/picture.png"),
            "SwDocContentMgr": {"SwDocContentMgrInfo": bytes(30)},
            "ThirdPty": {},
            "_MO_VERSION_7000": {"Biography": bytes(20), "History": bytes(20)},
        },
        number,
    )


def picture_stack():
    """A picture of PhotoDraw and Picture It!, which keeps its layers as FlashPix keeps a picture."""
    number = identifier("56616700-C154-11CE-8553-00AA00A1F95B")
    return compound_storage(
        {
            "\x01CompObj": compound_object(number, b"Microsoft Picture It! Picture"),
            SUMMARY_NAME: SUMMARY,
            "\x05Global Info": SUMMARY,
            "\x05Data Object 000001": SUMMARY,
            "\x05Data Object 000002": SUMMARY,
            "\x05Operation 000001": SUMMARY,
            "\x05Transform 000004": SUMMARY,
            "Data Object Store 000001": {
                "": number,
                "\x05Image Contents": SUMMARY,
                "Resolution 0000": {"Subimage 0000 Header": bytes(64), "Subimage 0000 Data": bytes(64)},
            },
        },
        number,
    )


def jump_list():
    """What a program opened last: the list, and a link under its number in hexadecimal digits."""
    link = struct.pack("<I16s", 0x4C, bytes.fromhex("0114020000000000c000000000000046")) + bytes(56)
    return compound_storage({"DestList": struct.pack("<III", 1, 1, 0) + bytes(132), "1": link})


samples(
    {
        "archives/pilot.msp": patch,
        "databases/pilot_newer_Thumbs.db": newer_thumbnails,
        "databases/pilot_Thumbs.db": thumbnails,
        "documents/pilot.automaticDestinations-ms": jump_list,
        "documents/pilot.obd": binder,
        "documents/pilot.p65": lambda: compound_storage({"PageMaker": publication(0x0632), SUMMARY_NAME: SUMMARY}),
        "documents/pilot.pm5": lambda: publication(0x0500),
        "documents/pilot.sds": lambda: star_chart("02B3B7E0-4225-11D0-89CA-008029E4B0B1", b"StarChart 4.0"),
        "documents/pilot.shw": lambda: bare_perfect(15, 2),
        "documents/pilot_five.sds": lambda: star_chart("BF884321-85DD-11D0-89D0-008029E4B0B1", b"StarChart 5.0"),
        "documents/pilot_seven.shw": lambda: perfect(15, 3, "402EFE62-1999-101B-99AE-04021C007002"),
        "images/pilot.mix": picture_stack,
        "images/pilot.wpg": lambda: bare_perfect(22, 1),
        "images/pilot_seven.wpg": lambda: perfect(22, 2, "402EFE60-1999-101B-99AE-04021C007002"),
        "images/pilot_two.wpg": lambda: bare_perfect(22, 2),
        "models/pilot.SLDASM": lambda: solid_works("83A33D36-27C5-11CE-BFD4-00400513BB57", b"Asm"),
        "models/pilot.SLDDRW": lambda: solid_works("83A33D34-27C5-11CE-BFD4-00400513BB57", b"Drw"),
        "models/pilot.SLDPRT": lambda: solid_works("83A33D30-27C5-11CE-BFD4-00400513BB57", b"Part"),
        "models/pilot.iam": lambda: inventor("E60F81E1-49B3-11D0-93C3-7E0706000000", "Crane.iam"),
        "models/pilot.idw": lambda: inventor("BBF9FDF1-52DC-11D0-8C04-0800090BE8EC", "Crane.idw"),
        "models/pilot.ipn": lambda: inventor("76283A80-50DD-11D3-A7E3-00C04F79D7BC", "Crane.ipn"),
        "models/pilot.ipt": lambda: inventor("4D29B490-49B2-11D0-93C3-7E0706000000", "Hook.ipt"),
        "models/pilot.max": scene,
    }
)
