# SPDX-License-Identifier: Apache-2.0
"""Zip archives whose members tell a format that registries name, and pages and maps of such formats.

Each sample has the members or fields that its specification calls for; its label names it.
"""

import gzip
import io
import plistlib
import struct
import tarfile
import zipfile

from samples import samples
from specified_signatures import header


def package(**members):
    """A maker of a zip archive; an underscore pair in a name stands for a slash, a single one for a dot."""

    def maker():
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for name, text in members.items():
                path = name.replace("__", "/").replace("_", ".")
                archive.writestr(zipfile.ZipInfo(path, (2024, 3, 1, 9, 0, 0)), text)
        return buffer.getvalue()

    return maker


def appliance():
    """A tar archive that begins with the descriptor of a virtual machine."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in ("quay.ovf", "quay.mf"):
            entry = tarfile.TarInfo(name)
            entry.size = 5
            archive.addfile(entry, io.BytesIO(b"quay\n"))
    return buffer.getvalue()


def kword():
    """KOffice 1: a gzip member whose name is that of the program and a MIME type, with two marks behind them."""
    body = gzip.compress(b"quay\n" * 8, mtime=0)[10:]
    return b"\x1f\x8b\x08\x08\0\0\0\0\0\x03KOffice application/x-kword\4\6\0" + body


def web_archive():
    """A page and where it was."""
    resource = {"WebResourceData": b"<p>quay</p>", "WebResourceMIMEType": "text/html", "WebResourceURL": "http://quay/"}
    return plistlib.dumps({"WebMainResource": resource}, fmt=plistlib.FMT_BINARY)


samples(
    {
        "archives/catalogued.ova": appliance,
        "archives/catalogued.wacz": package(archive__data_warc="quay", datapackage_json="{}"),
        "databases/catalogued.apkg": package(collection_anki2="quay", media="{}"),
        "documents/catalogued.pkpasses": package(quay_pkpass="PK", tide_pkpass="PK"),
        "documents/catalogued.gdz": package(gedcom_ged="0 HEAD\n"),
        "documents/catalogued.kwd": kword,
        "documents/catalogued.lpf": package(publication_json="{}", index_html="<p>quay</p>"),
        "documents/catalogued.webarchive": web_archive,
        "documents/catalogued.xlz": package(content_xlf="<xliff/>", skeleton_skl="quay"),
        "games/catalogued.love": package(main_lua="print('quay')\n", conf_lua="-- quay\n"),
        "images/catalogued.cal": lambda: b"srcdocid: NONE".ljust(128) + b"dstdocid: NONE".ljust(128) + bytes(1920),
        "images/catalogued.ntf": lambda: b"NITF02.1003BF01".ljust(360) + bytes(64),
        "images/catalogued.xif": header(struct.pack("<2sHI", b"II", 42, 400), b" eXtended \3\0"),
        "scientific/catalogued.hdr": lambda: b"ENVI\ndescription = {quay}\nsamples = 4\nlines = 4\nbands = 1\n",
        "scientific/encrypted.sav": header(bytes((28, 0, 0, 0, 0, 0, 0, 0)), b"ENCRYPTEDSAV\x15\0\0\0"),
        "scientific/catalogued.grd": header(b"DSBB\4\0\4\0"),
        "scientific/catalogued.pcraster": header(b"RUU CROSS SYSTEM MAP FORMAT".ljust(32, b"\0")),
        "scientific/catalogued.pix": header(b"PCIDSK  1.0 ", payload=b" " * 500),
        "scientific/harbour.map": header(bytes(256), struct.pack("<I", 42424242)),
        "scientific/harbour.tab": lambda: b'!table\n!version 300\n!charset WindowsLatin1\n\nDefinition Table\n  Type NATIVE\n',
    }
)
