# SPDX-License-Identifier: Apache-2.0
"""Headers of formats that other lists of signatures know, as their specifications call for them.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

from samples import samples
from specified_signatures import PAYLOAD, header


samples(
    {
        "archives/marked.uc2": header(b"UC2\x1a"),
        "audio/marked.dss": header(b"\x02dss"),
        "audio/marked.eac3": header(*(bytes.fromhex("0b77017f3f86ff") + (PAYLOAD * 2)[:761],) * 2),
        "databases/marked.frm": header(bytes.fromhex("fe010a0c")),
        "databases/marked.hfa": header(b"EHFA_HEADER_TAG\x00"),
        "databases/marked.myi": header(bytes.fromhex("fefe0701")),
        "databases/marked.wdb": header(bytes.fromhex("20540200000005540200")),
        "databases/marked.wq2": header(bytes.fromhex("000002002151")),
        "documents/marked.box": header(bytes.fromhex("1010101010101011111111111153")),
        "documents/marked.cdx": header(b"VjCD0100\x04\x03\x02\x01"),
        "documents/marked.enz": header(b"ENDNENZ3"),
        "documents/marked.gly": header(bytes.fromhex("31be010000ab")),
        "documents/marked.kwt": header(bytes.fromhex("0d1a2701")),
        "documents/marked.pub": header(bytes.fromhex("e7ac2c00")),
        "documents/marked.vsd": header(b"Visio (TM) Drawing\x0d\x0a\x00\x00\x00"),
        "documents/marked.vwx": header(b"\x00\x00\x08X\x00\x00\x00\x00\x00\x00\x00\x94\x00 VW12.5VW12.5VectorWorks"),
        "documents/marked.wp": header(bytes.fromhex("cb0a01")),
        "executables/marked.o": header(bytes.fromhex("01df0004000000000000012c0000000a00480002")),
        "fonts/marked.fnt": header(bytes.fromhex("14025919")),
        "fonts/marked.pfm": header(b"\x00\x01\xa0\x02\x00\x00Copyright (c) Quay"),
        "fonts/marked.pk": header(bytes.fromhex("f759")),
        "images/marked.agd": header(b"AGD2"),
        "images/marked.cmx": header(b"RIFF\x98\x01\x00\x00CMX1"),
        "images/marked.czi": header(b"ZISRAWFILE\x00\x00\x00\x00\x00\x00"),
        "images/marked.dib": header(bytes.fromhex("280000000400000004000000010018000000")),
        "images/marked.dxb": header(b"AutoCAD DXB 1.0\x0d\x0a\x1a\x00"),
        "images/marked.exv": header(b"\xff\x01Exiv2"),
        "images/marked.fff": header(b"FFF\x00CAMCTRL"),
        "images/marked.lfp": header(bytes.fromhex("894c46500d0a1a0a")),
        "images/marked.pspimage": header(b"Paint Shop Pro Image File\x0a\x1a\x00\x00\x00\x00\x00"),
        "images/marked.svf": header(b"SVF v1.1\x00"),
        "images/marked.xar": header(bytes.fromhex("5841524189a30d0a")),
        "keys/marked.gpg": header(bytes.fromhex("99010d0459682f00010800")),
        "keys/marked.pgp": header(bytes.fromhex("8c0d04090308")),
        "keys/marked.sig": header(bytes.fromhex("8901330400010800")),
        "keys/marked.tsd": header(bytes.fromhex("3082018a060b2a864886f70d010910011fa082017a")),
        "keys/marked.tsq": header(
            bytes.fromhex("303a0201013031300d060960864801650304020105000420000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f0101ff"),
        ),
        "models/marked.prt": header(bytes.fromhex("0000000000000000304d3343")),
        "system/marked.core": header(b"Core\x01"),
        "video/marked.nsv": header(b"NSVfAB"),
        "video/marked.r3d": header(bytes.fromhex("0000010052454431")),
    }
)
