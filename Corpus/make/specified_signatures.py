# SPDX-License-Identifier: Apache-2.0
"""Headers that specifications call for, of formats that no free tool here writes.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

from samples import samples

# Payload that is neither text nor all alike.
PAYLOAD = bytes((index * 73 + 41) % 251 for index in range(400))


def header(*parts, at=(), payload=PAYLOAD):
    """A maker of a file with bytes at its front and, for each further pair, at an offset."""

    def maker():
        data = bytearray(b"".join(parts))
        for offset, value in at:
            data.extend(bytes(max(0, offset + len(value) - len(data))))
            data[offset : offset + len(value)] = value
        return bytes(data) + payload

    return maker


samples(
    {
        "archives/signed.asar": header(bytes((4, 0, 0, 0, 0, 1, 0, 0, 0xFC, 0, 0, 0, 0xF5, 0, 0, 0)), b'{"files":{}}'),
        "archives/signed.bsdiff": header(b"BSDIFN40"),
        "archives/signed.flatpak": header(b"flatpak\0\1\0\x89\xe5"),
        "archives/signed.gnd": header(b"\x89GND\r\n\x1a\n"),
        "archives/signed.qed": header(b"QED\0\0\0\1\0"),
        "archives/signed.zim": header(b"ZIM\4\6\0\1\0"),
        "audio/signed.aa": header(bytes(4), b"\x57\x90\x75\x36"),
        "audio/signed.dtshd": header(b"dX %"),
        "audio/signed.minigsf": header(b"PSF\x22"),
        "audio/signed.mlp": header(bytes(4), b"\xf8\x72\x6f\xbb"),
        "audio/signed.mo3": header(b"MO3\5"),
        "audio/signed.mxmf": header(b"XMF_2.00\0\0\0\2"),
        "audio/signed.pla": header(b"\0\0\0\1iriver UMS PLA"),
        "audio/signed.spx": header(b"Speex   1.2.0\0"),
        "audio/signed.stm": header(bytes(20), b"BMOD2STM\x1a"),
        "audio/signed.sph": header(b"NIST_1A\n   1024\n", bytes(16)),
        "audio/signed.xi": header(b"Extended Instrument: tuba\0"),
        "documents/signed.dvi": header(b"\xf7\2\1\x83\x92\xc0\x1c\x3b\0\0"),
        "documents/signed.dir": header(b"RIFX\0\0\1\0MV93imap"),
        "documents/signed.dxr": header(b"XFIR\0\1\0\0\x33\x39VM"),
        "documents/signed.ens": header(b"\0\x08\0\xff\0\0\0\x10RSFTSTYL"),
        "documents/signed.lwp": header(b"WordPro\0"),
        "documents/signed.nif": header(b"RIFX\0\0\1\0NIFF"),
        "documents/signed.nsf": header(b"\x1a\0\0\4\0\0"),
        "documents/signed.prz": header(b"\0\1\x0f\0FREELANCE\4\0\n"),
        "documents/signed.qxd": header(b"\0\0MMXPR3\0B"),
        "documents/dos.doc": header(b"\x31\xbe\0\0\0\xab", bytes(122), payload=bytes(200)),
        "documents/macintosh5.mcw": header(b"\xfe\x37\0\x23"),
        "documents/presentation2.ppt": header(b"\x0b\xad\xde\xed"),
        "documents/windows1.doc": header(b"\x9b\xa5\x21\0"),
        "documents/biff2.xls": header(b"\x09\0\4\0\2\0\x10\0"),
        "documents/biff3.xls": header(b"\x09\2\6\0\0\0\x10\0"),
        "documents/biff4.xlw": header(b"\x09\4\6\0\0\0\0\1"),
        "fonts/signed.psfu": header(b"\x72\xb5\x4a\x86", bytes(28)),
        "fonts/signed.spd": header(b"D1.0\r\n\0\0"),
        "games/signed.3ds": header(at=((0, PAYLOAD[:256]), (256, b"NCSD"))),
        "games/signed.3dsx": header(b"3DSX\x20\0\x08\0"),
        "games/signed.gbc": header(b"\0\xc3\x50\1", bytes(252), b"\0\xc3\x50\1\xce\xed\x66\x66", at=((323, b"\xc0"),)),
        "games/signed.ngc": header(b" LICENSED BY SNK CORPORATION", at=((35, b"\x10"),), payload=bytes(200)),
        "games/signed.wad": header(b"PWAD\1\0\0\0\x0c\0\0\0"),
        "games/signed.xci": header(at=((0, PAYLOAD[:256]), (256, b"HEAD\0\0\0\0"))),
        "games/package.wad": header(b"\0\0\0\x20Is\0\0"),
        "games/saturn.bin": header(b"SEGA SEGASATURN SEGA ENTERPRISES", bytes(16), payload=bytes(200)),
        "games/saturn_raw.bin": header(
            b"\0" + b"\xff" * 10 + b"\0\0\2\0\1SEGA SEGASATURN SEGA ENTERPRISES",
            at=((37648, b"\1CD001\1"),),
            payload=bytes(200),
        ),
        "games/dreamcast.bin": header(b"SEGA SEGAKATANA SEGA ENTERPRISES", bytes(16), payload=bytes(200)),
        "images/signed.dwf": header(b"(DWF V06.00)PK\3\4"),
        "images/signed.jb2": header(b"\x97JB2\r\n\x1a\n\1"),
        "images/signed.mrw": header(b"\0MRM\0\0\1\0\0PRD"),
        "images/signed.nitf": header(b"NITF02.1003BF01", bytes(16)),
        "images/signed.pgf": header(b"PGF\x36\x18\0\0\0"),
        "images/signed.raw": header(b"IIU\0\x08\0\0\0"),
        "images/signed.sld": header(b"AutoCAD Slide\r\n\x1a\0"),
        "images/signed.vtf": header(b"VTF\0\7\0\0\0"),
        "images/signed.xcursor": header(b"Xcur\x10\0\0\0"),
        "images/headerless.pct": header(b"\1\0\0\0\0\0\1\0\1\0\0\x11\2\xff\x0c\0"),
        "models/signed.e57": header(b"ASTM-E57\1\0\0\0"),
        "models/signed.las": header(b"LASF", bytes(20), b"\1\2", payload=bytes(200)),
        "models/signed.laz": header(b"LASF", bytes(20), b"\1\4", bytes(78), b"\x86", payload=bytes(200)),
        "scientific/signed.fcs": header(b"FCS3.1    ", b"      58", bytes(8)),
        "system/signed.adf": header(b"\0\5\x16\7\0\2\0\0"),
        "system/signed.perf": header(b"PERFILE2\x68\0\0\0"),
        "video/signed.viv": header(b"\0\1\x51\r\nVersion:Vivo/2.00"),
    }
)
