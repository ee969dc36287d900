# SPDX-License-Identifier: Apache-2.0
"""Variants that tell their type elsewhere than most files of it: in a comment, a class, a relationship, the last bytes.

Each sample has the structure that its specification calls for and some bytes of payload; its label says so.
"""

import gzip
import struct

from archives import tar, zipped
from compound_documents import compound_object
from layout import compound_storage
from old_documents import identifier
from samples import samples
from specified_signatures import PAYLOAD, header

GLOBAL = "340AC970-E30D-11D0-A53F-00A0249D57B1"
PAGE = "C20CF9D2-85AE-11D1-AAB4-006097DA561A"


def star(class_id, name, stream):
    number = identifier(class_id) if class_id else bytes(16)
    tree = {"\x01CompObj": compound_object(number, name), "SfxDocumentInfo": bytes(64), stream: b"SW5HDR" + bytes(80)}
    return compound_storage(tree, number)


def alpine(names):
    members = {name: b"pkgname = harbour\npkgver = 1.0-r0\narch = x86_64\ndatahash = %s\n" % (b"5a" * 32) for name in names}
    return gzip.compress(tar(members), mtime=0) + gzip.compress(tar({"usr/bin/harbour": b"#!/bin/sh\n"}), mtime=0)


def package(parts, relationship):
    types = b'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="fdseq" ' \
        b'ContentType="application/vnd.ms-package.xps-fixeddocumentsequence+xml"/></Types>'
    relations = b'<Relationships><Relationship Type="%s" Target="/%s" Id="R0"/></Relationships>' % (relationship, parts[0].encode())
    return zipped({"[Content_Types].xml": types, "_rels/.rels": relations, **{part: b"<Sequence/>" for part in parts}})


def page(packet):
    return b"OggS\0\2" + bytes(8) + struct.pack("<III", 7, 0, 0) + bytes((1, len(packet))) + packet


def speech():
    skeleton = b"fishead\0" + struct.pack("<HH", 3, 0) + bytes(52)
    return page(skeleton) + page(b"Speex   1.2rc1".ljust(28, b"\0") + struct.pack("<IIII", 1, 80, 8000, 0) + bytes(36))


def scene_pictures():
    entries = struct.pack(">IIIHH", 0x20020002, 400, 0, 0, 0) + struct.pack(">IIIHH", 0x00020002, 400, 400, 0, 0)
    tags = [(0xB000, 7, 4, b"0100"), (0xB001, 4, 1, struct.pack(">I", 2)), (0xB002, 7, len(entries), struct.pack(">I", 50))]
    index = b"MM\0*\0\0\0\x08" + struct.pack(">H", len(tags))
    index += b"".join(struct.pack(">HHI", tag, kind, count) + value for tag, kind, count, value in tags) + bytes(4)
    body = b"MPF\0" + index + entries
    picture = b"\xff\xd8\xff\xe2" + struct.pack(">H", len(body) + 2) + body + b"\xff\xdb\0\x43\0" + bytes(range(1, 65))
    return picture + b"\xff\xda\0\x08\1\1\0\0\x3f\0" + PAYLOAD[:80] + b"\xff\xd9"


def snapshot():
    first = b"\x44\0\x33\x22\x11\x50\0\0\xfe\x5f\x3f\x0e" + bytes(15) + b"\xff\xff\1"
    bank = b"\xed\xed\xff\0\xed\xed\xff\0"
    banks = b"".join(struct.pack("<HB", len(bank), number) + bank for number in (4, 5, 8))
    return first + struct.pack("<HHBB", 23, 0x8000, 0, 0) + bytes(19) + banks


def old_table():
    fields = b"".join(name.ljust(11, b"\0") + kind + bytes((width, 0, 0, 0)) for name, kind, width in ((b"QUAY", b"C", 10), (b"DEPTH", b"N", 4)))
    return (struct.pack("<BHBBBH", 2, 2, 3, 1, 84, 15) + fields + b"\r").ljust(521, b"\0") + b" North quay  12 South quay   9"


def materials():
    name = b"HARBOUR BLUE\0"
    material = struct.pack("<HI", 0xA000, 6 + len(name)) + name
    chunks = struct.pack("<HII", 0x3D3E, 10, 3) + struct.pack("<HI", 0xAFFF, 6 + len(material)) + material
    return struct.pack("<HI", 0x3DAA, 6 + len(chunks)) + chunks


def program(magic):
    return magic + struct.pack("<IIIIIII", 4096, 512, 100, 0, 0x1020, 0, 0) + PAYLOAD[:200]


def packets(form, sizes):
    """Records one after the other, the header of each made by `form` from its number and the length of its data."""
    return b"".join(form(number, size) + PAYLOAD[:size] for number, size in enumerate(sizes))


def bluetooth(number, size):
    return struct.pack(">IIIB", 9 + size, 1_709_283_600, 1000 * number, number % 4)


def host(number, size):
    return struct.pack("<HBBII", 1 + size, number % 2, 0, 1_709_283_600, 1000 * number) + b"\2"


def routing(number, size):
    return struct.pack(">IHHI", 1_709_283_600 + number, 16, 4, size)


MANIFEST = b'<manifest:manifest xmlns:manifest="http://openoffice.org/2001/manifest"><manifest:file-entry ' \
    b'manifest:full-path="quay.uno.jar" manifest:media-type="application/vnd.sun.star.uno-component;type=Java"/></manifest:manifest>'

samples(
    {
        "archives/announced.apk": lambda: alpine([".PKGINFO"]),
        "archives/announced_signed.apk": lambda: alpine([".SIGN.RSA.harbour.rsa.pub"]),
        "archives/announced.asice": lambda: zipped({"quay.txt": b"Quay\n", "META-INF/ASiCManifest1.xml": b"<asic:ASiCManifest/>"}),
        "archives/announced.asics": lambda: zipped({"quay.txt": b"Quay\n", "META-INF/signatures.xml": b"<asic:XAdESSignatures/>"},
                                                   comment=b"mimetype=application/vnd.etsi.asic-s+zip"),
        "archives/announced.bpm": lambda: zipped({"ModelInfo.xml": b"<BizAgiProcessModeler/>", "Diagram_1.diag": b"PK"}),
        "archives/announced.dmg": lambda: PAYLOAD * 3 + struct.pack(">II", 0xA5DEBDF9, 1) + b"cdsaencr",
        "archives/announced.oxt": lambda: zipped({"META-INF/manifest.xml": MANIFEST, "quay.uno.jar": b"PK\3\4"}),
        "archives/announced.xpi": lambda: zipped({"install.js": b'initInstall("Quay", "quay", "1.0");\nperformInstall();\n', "quay.jar": b"PK\3\4"}),
        "audio/announced.ogg": speech,
        "audio/announced.rif": lambda: b"RIFX" + struct.pack(">I", 84) + b"QUAY" + PAYLOAD[:80],
        "structured/announced.hcidump": lambda: packets(host, (12, 30, 8, 21)),
        "structured/announced.mrt": lambda: packets(routing, (40, 60, 35)),
        "structured/announced.pklg": lambda: packets(bluetooth, (4, 20, 7, 33)),
        "databases/announced.db": header(bytes(12) + struct.pack("<I", 0x74582) + bytes(56), payload=PAYLOAD[:60]),
        "databases/announced.dbf": old_table,
        "documents/announced.dwfx": lambda: package(("dwf/quay.dwfseq", "quay.fdseq"), b"http://schemas.autodesk.com/dwfx/2007/relationships/documentsequence"),
        "documents/announced.hwpx": lambda: zipped({"version.xml": b"<hv:HCFVersion/>", "Contents/header.xml": b"<hh:head/>", "Contents/section0.xml": b"<hs:sec/>"}),
        "documents/announced.kwd": lambda: zipped({"maindoc.xml": b'<?xml version="1.0"?>\n<DOC editor="KWord" mime="application/x-kword" syntaxVersion="3"/>\n'}),
        "documents/announced.sgl": lambda: star(GLOBAL, b"StarWriterGlob 5.0", "StarWriterDocument"),
        "documents/announced_class.sgl": lambda: star("", b"StarWriterGlob 5.0", "StarWriterDocument"),
        "documents/announced_page": lambda: star(PAGE, b"StarWriter/Web 5.0", "StarWriterDocument"),
        "documents/announced.wdb": lambda: compound_storage({"CONTENTS": bytes(64)}, identifier("00021303-0000-0000-C000-000000000046")),
        "documents/announced.wps": lambda: compound_storage({"CONTENTS": b"CHNKWKS\0" + PAYLOAD[:80]}),
        "executables/announced_nmagic": lambda: program(b"\x08\x01\x64\0"),
        "executables/announced_qmagic": lambda: program(b"\xcc\0\x64\0"),
        "executables/announced_sparc": lambda: program(b"\x81\x03\x01\x0b"),
        "games/announced.z80": snapshot,
        "images/announced.fpx": lambda: compound_storage({"Data Object Store 000001": {"Image Contents": bytes(64)}}),
        "images/announced.g3": header(b"\1PC Research, Inc" + bytes(13), payload=PAYLOAD[:80]),
        "images/announced.iiq": header(b"MMMMRaw\1\0\0\0\xc8", payload=PAYLOAD[:80]),
        "images/announced.jxr": header(b"WMPHOTO\0\x11\x45\xc0\x71", payload=PAYLOAD[:80]),
        "images/announced.mpo": scene_pictures,
        "images/announced.ora": lambda: zipped({"stack.xml": b'<image w="4" h="4"><stack/></image>', "mergedimage.png": b"\x89PNG", "data/quay.png": b"\x89PNG"}),
        "structured/announced.json-seq": lambda: b"".join(b"\x1e" + line + b"\n" for line in (b'{"quay":"north","depth":12}', b'{"quay":"south","depth":9}')),
        "models/announced.mli": materials,
        "scientific/announced.vel": header(struct.pack("<I", 84) + b"VELD" + bytes(80), payload=PAYLOAD[:60]),
    }
)
