# SPDX-License-Identifier: Apache-2.0
"""Headers of formats that registries and catalogues name and no free tool here writes, as their specifications call for them.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

import struct

from samples import samples
from specified_signatures import header


def snes_header():
    """A title, a mapping of 32 KiB parts, a size, and a checksum with its complement (SNES development manual)."""
    return b"HARBOUR QUAY".ljust(21) + bytes((0x20, 0, 8, 0, 1, 0x33, 0)) + struct.pack("<HH", 0xEDCB, 0x1234)


def spectrum_header():
    """The tape header of a code block, with its parity."""
    block = bytes((0, 3)) + b"quay".ljust(10) + struct.pack("<HHH", 2, 32768, 32768)
    parity = 0
    for byte in block:
        parity ^= byte
    return struct.pack("<H", 19) + block + bytes((parity,))


def tensors():
    """One tensor of one number."""
    text = b'{"quay":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}'.ljust(64)
    return struct.pack("<Q", len(text)) + text + struct.pack("<f", 1.5)


samples(
    {
        "archives/catalogued.aff": header(b"AFF10\r\n\0"),
        "archives/catalogued.daa": header(b"DAA", bytes(13)),
        "archives/catalogued.isz": header(b"IsZ!\x40\1"),
        "archives/catalogued.mds": header(b"MEDIA DESCRIPTOR\1\5\1\0\1\0"),
        "archives/catalogued.sbx": header(b"SBx\1"),
        "archives/catalogued.sparseimage": header(b"sprs\0\0\0\3\0\0\2\0"),
        "archives/encrypted.dmg": header(b"encrcdsa\0\0\0\2"),
        "audio/catalogued.ahx": header(b"THX\1"),
        "audio/catalogued.ams": header(b"AMShdr\x1a\4quay"),
        "audio/catalogued.cmf": header(b"CTMF\1\1\x28\0"),
        "audio/catalogued.digi": header(b"DIGI Booster module\0V1.7"),
        "audio/catalogued.dmf": header(b"DDMF\x0aXTRACKER"),
        "audio/catalogued.dsm": header(b"RIFF\x90\1\0\0DSMFSONG"),
        "audio/catalogued.evc": header(b"#!EVRC\n"),
        "audio/catalogued.gp5": header(b"\x18FICHIER GUITAR PRO v5.00"),
        "audio/catalogued.gpx": header(b"BCFZ\0\4\0\0"),
        "audio/catalogued.hmi": header(b"HMI-MIDISONG061595\0"),
        "audio/catalogued.hmp": header(b"HMIMIDIP013195\0\0"),
        "audio/catalogued.j2b": header(b"MUSE\xde\xad\xbe\xaf"),
        "audio/catalogued.lbc": header(b"#!iLBC30\n"),
        "audio/catalogued.liq": header(b"Liquid Module:quay"),
        "audio/catalogued.mus": header(b"MUS\x1a\x40\0\x10\0"),
        "audio/catalogued.nwc": header(b"[NWZ]\0"),
        "audio/catalogued.paf": header(b" paf\0\0\0\0"),
        "audio/catalogued.plm": header(b"PLM\x1a\x60\x10"),
        "audio/catalogued.pvf": header(b"PVF1\n1 8000 16\n"),
        "audio/catalogued.qoa": header(b"qoaf\0\0\x10\0"),
        "audio/catalogued.rtm": header(b"RTMM\x20quay"),
        "audio/catalogued.sc68": header(b"SC68 Music-file / (c) (BeN)jamin Gerard / SasHipA-Dev  \0"),
        "audio/catalogued.sds": header(b"\xf0\x7e\0\1\1\0\x10", payload=b"\x20" * 40 + b"\xf7"),
        "audio/catalogued.sib": header(b"\x0fSIBELIUS\0\0"),
        "audio/catalogued.smv": header(b"#!SMV\n"),
        "audio/catalogued.sndh": header(b"\x60\0\0\x10\x60\0\0\x20\x60\0\0\x30SNDHTITL"),
        "audio/catalogued.symmod": header(b"SymM\0\0\0\1"),
        "audio/catalogued.txw": header(b"LM8953", bytes(10)),
        "audio/catalogued.umx": header(b"\xc1\x83\x2a\x9e\x3d\0\0\0"),
        "audio/catalogued.adx": header(b"\x80\0\0\x24\3\x12\4\1\0\0\xbb\x80\0\0\x10\0", at=((34, b"(c)CRI"),)),
        "databases/catalogued.dta": header(b"\x6e\2\1\0"),
        "databases/catalogued.mf4": header(b"MDF     4.10    quay    "),
        "databases/catalogued.mseed": header(
            b"000001D QUAY   BHZXX", struct.pack(">HHBBBBHH", 2024, 61, 9, 30, 15, 0, 0, 100), bytes(16)
        ),
        "databases/catalogued.seed": header(b"000001V 0100095 02.4"),
        "databases/catalogued.sas7bcat": header(
            bytes.fromhex("000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011"), at=((156, b"CATALOG "),)
        ),
        "databases/harbour.mmdb": lambda: b"\0\0\1\0\0\1" * 100 + b"\xab\xcd\xefMaxMind.com\xe1\x4aip_version\xa1\4",
        "databases/quay.db": lambda: struct.pack("<HHBBIHHHH", 20, 2048, 0, 2, 1, 1, 1, 1, 1).ljust(4096, b"\0"),
        "documents/catalogued.cwk": header(b"\5\0\0\0BOBO\5\0\0\0"),
        "documents/catalogued.mso": header(b"ActiveMime\0\0\1\xf0\4\0\0\0"),
        "documents/catalogued.scpt": header(b"FasdUAS 1.101.10\x0e\0\0\0"),
        "documents/catalogued.ws": header(b"\x1d\x7d\0\0\x50\0", bytes(120), b"\x7d\0\x1d"),
        "documents/format8.azw3": lambda: b"quay".ljust(60, b"\0")
        + b"BOOKMOBI"
        + struct.pack(">IIHIIH", 1, 0, 1, 88, 0, 0)
        + bytes(16)
        + b"MOBI"
        + struct.pack(">IIIII", 232, 2, 65001, 7, 8),
        "executables/catalogued.nro": header(bytes(16), b"NRO0\0\0\0\0"),
        "executables/catalogued.nso": header(b"NSO0\0\0\0\0"),
        "executables/hunk.amiga": header(b"\0\0\3\xf3\0\0\0\0\0\0\0\1"),
        "games/catalogued.csw": header(b"Compressed Square Wave\x1a\2\0"),
        "games/catalogued.nsp": header(b"PFS0\1\0\0\0"),
        "games/catalogued.p00": header(b"C64File\0QUAY".ljust(26, b"\0")),
        "games/catalogued.pzx": header(b"PZXT\2\0\0\0\1\0"),
        "games/catalogued.szx": header(b"ZXST\1\4\1\0"),
        "games/catalogued.udi": header(b"UDI!\x90\1\0\0"),
        "games/catalogued.vsf": header(b"VICE Snapshot File\x1a\2\0"),
        "games/harbour.sfc": lambda: bytes(0x7FC0) + snes_header() + bytes(32),
        "games/harbour.tap": lambda: spectrum_header() + bytes((4, 0, 0xFF, 1, 2, 0xFC)),
        "images/catalogued.art": header(b"JG\4\x0e\0\0"),
        "images/catalogued.cpt": header(b"CPT7FILE"),
        "images/catalogued.dt0": header(b"UHL1", b"0050000W0460000N".ljust(76), b"DSIU"),
        "images/catalogued.ecw": header(b"\x65\2\1\2\0\4\0\0"),
        "images/catalogued.fif": header(b"FIF\1"),
        "images/softimage.pic": header(b"\x53\x80\xf6\x34\x40\x6d\x70\xa4", at=((88, b"PICT\0\4\0\4"),)),
        "models/catalogued.3dmf": header(b"3DMF\0\0\0\x10\0\1\0\5"),
        "models/catalogued.c4d": header(b"QC4DC4D6\0\0\0\0"),
        "models/catalogued.e00": lambda: b"EXP  0 /HARBOUR/QUAY.E00\nARC  2\nEOS\n",
        "models/catalogued.gds": header(bytes.fromhex("000600020007001c0102") + bytes(24)),
        "models/catalogued.iqm": header(b"INTERQUAKEMODEL\0\2\0\0\0"),
        "models/catalogued.m3d": header(b"3DMO\x90\1\0\0HEAD"),
        "models/catalogued.oas": header(b"%SEMI-OASIS\r\n\1\x031.0\0"),
        "models/catalogued.vox": header(b"VOX \x96\0\0\0MAIN\0\0\0\0"),
        "models/plain.jt": header(b"Version 8.0".ljust(80), b"\0\0\0\0\0\x69\0\0\0"),
        "scientific/catalogued.ab1": header(b"ABIF\0\x65tdir\0\0\0\1"),
        "scientific/catalogued.bai": header(b"BAI\1\1\0\0\0"),
        "scientific/catalogued.bb": header(b"\xeb\xf2\x89\x87\4\0"),
        "scientific/catalogued.bw": header(b"\x26\xfc\x8f\x88\4\0"),
        "scientific/catalogued.dcd": header(b"\x54\0\0\0CORD"),
        "scientific/catalogued.scf": header(b".scf\0\0\0\x10"),
        "scientific/catalogued.sff": header(b".sff\0\0\0\1"),
        "scientific/catalogued.trr": header(b"\0\0\7\xc9\0\0\0\x0d\0\0\0\x0cGMX_trn_file"),
        "scientific/catalogued.ztr": header(b"\xaeZTR\r\n\x1a\n\1\2"),
        "scientific/harbour.onnx": header(b"\x08\7\x12\4quay:\x40\x0a\x0c\x0a\1x\x12\1y\x22\4Relu"),
        "scientific/harbour.safetensors": tensors,
        "system/catalogued.hfs": header(bytes(1024), b"BD", bytes(12), b"\0\3\0\0", b"\0\x10\0\0\2\0", bytes(4), b"\0\5", bytes(6), b"\4quay"),
        "system/catalogued.nrg": lambda: bytes(2048) + b"END!" + struct.pack(">I", 0) + b"NER5" + struct.pack(">Q", 2048),
        "video/catalogued.mtv": header(b"AMV\0\x10\0\0", at=((43, b"MP3"),)),
        "video/catalogued.obu": header(b"\x12\0\x0a\x0b\0\0\0\x24"),
    }
)
