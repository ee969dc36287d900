# SPDX-License-Identifier: Apache-2.0
"""Images that no free tool writes: camera raw files, layered pictures and others, by their published layouts.

A raw sample has the header and the directory that tell the format, and one strip of grey; not a real photograph.
"""

import struct

from layout import box, chunk, file_type_box, riff, tiff
from samples import samples


def camera(make, model, header=b"II*\0", order="<", extra=(), offset=8, gap=b""):
    """A maker of a TIFF-based raw file of a camera: maker at tag 271, model at 272 (TIFF 6.0, section 8)."""
    tags = sorted(
        [
            (256, 3, (4,)),
            (257, 3, (2,)),
            (258, 3, (8,)),
            (259, 3, (1,)),
            (262, 3, (1,)),
            (271, 2, make),
            (272, 2, model),
            (273, 4, (0,)),
            (277, 3, (1,)),
            (278, 3, (2,)),
            (279, 4, (8,)),
            *extra,
        ]
    )
    return lambda: tiff(tags, header, order, offset, gap, b"\x80" * 8)


samples(
    {
        "images/photo.dng": camera(
            b"Harbour",
            b"Quay One",
            extra=[(50706, 1, (1, 4, 0, 0)), (50707, 1, (1, 1, 0, 0)), (50708, 2, b"Harbour Quay One")],
        ),
        "images/photo.nef": camera(b"NIKON CORPORATION", b"NIKON D90", b"MM\0*", ">"),
        "images/photo.nrw": camera(b"NIKON", b"COOLPIX P6000", extra=[(50740, 4, (0,))]),
        "images/photo.kdc": camera(b"EASTMAN KODAK COMPANY", b"KODAK P880", b"MM\0*", ">", extra=[(330, 4, (0,))]),
        "images/photo.srf": camera(b"SONY", b"DSC-F828", extra=[(50740, 4, (0,))]),
        "images/photo.sr2": camera(b"SONY", b"DSC-R1", extra=[(50740, 4, (0,))]),
        "images/photo.arw": camera(b"SONY", b"DSLR-A100"),
        "images/photo.pef": camera(b"PENTAX Corporation", b"PENTAX K10D", b"MM\0*", ">"),
        "images/photo.srw": camera(b"SAMSUNG", b"NX100"),
        "images/photo.erf": camera(b"SEIKO EPSON CORP.", b"R-D1"),
        "images/photo.3fr": camera(b"Hasselblad", b"Hasselblad H3D"),
        "images/photo.cr2": camera(b"Canon", b"Canon EOS 5D", offset=16, gap=b"CR\x02\0\0\0\0\0"),
        "images/photo.orf": camera(b"OLYMPUS IMAGING CORP.", b"E-510", b"IIRO"),
        "images/photo.rw2": camera(b"Panasonic", b"DMC-GH1", b"IIU\0", offset=24, gap=bytes(16)),
        "images/photo.iiq": camera(b"Phase One", b"P 45+", offset=16, gap=b"IIIITcaR"),
        "images/photo.crw": lambda: b"II\x1a\0\0\0HEAPCCDR\x02\0\x01\0" + bytes(64),
        "images/photo.raf": lambda: b"FUJIFILMCCD-RAW 0201FF389501FinePix X100".ljust(84, b"\0")
        + b"0100"
        + bytes(20)
        + struct.pack(">IIIIII", 148, 0, 148, 0, 148, 0)
        + bytes(16),
        "images/photo.mrw": lambda: b"\0MRM"
        + struct.pack(">I", 32)
        + b"\0PRD"
        + struct.pack(">I", 24)
        + b"21860002"
        + struct.pack(">HHHHBBHHH", 4, 4, 4, 4, 12, 12, 0x52, 0, 1),
        "images/photo.x3f": lambda: b"FOVb"
        + struct.pack("<I", 0x00020002)
        + bytes(16)
        + struct.pack("<IIII", 0, 4, 4, 0)
        + b"SECd"
        + struct.pack("<III", 0x00020000, 0, 40),
        "images/photo.cr3": lambda: file_type_box(b"crx ", b"crx ", b"isom")
        + box(
            b"moov",
            box(
                b"uuid",
                bytes.fromhex("85C0B687820F11E08111F4CE462B6A48"),
                box(b"CNCV", b"CanonCR3_001/00.09.00/00.00.00"),
            ),
        )
        + box(b"mdat", bytes(16)),
        "images/picture.heif": lambda: file_type_box(b"mif1", b"mif1", b"heic")
        + box(b"meta", bytes(4), box(b"hdlr", bytes(8), b"pict", bytes(13)))
        + box(b"mdat", bytes(16)),
        "images/sequence.heics": lambda: file_type_box(b"hevc", b"hevc", b"msf1")
        + box(b"moov", box(b"mvhd", bytes(100)))
        + box(b"mdat", bytes(16)),
        "images/sequence.avifs": lambda: file_type_box(b"avis", b"avis", b"msf1", b"miaf")
        + box(b"moov", box(b"mvhd", bytes(100)))
        + box(b"mdat", bytes(16)),
        "images/picture.jxr": lambda: b"II\xbc\x01"
        + tiff(
            [
                (0xBC01, 1, tuple(bytes.fromhex("24C3DD6F034EFE4BB1853D77768DC90C"))),
                (0xBC80, 4, (4,)),
                (0xBC81, 4, (4,)),
                (0xBCC0, 4, (8,)),
                (0xBCC1, 4, (8,)),
            ],
            b"II\xbc\x01",
            tail=b"WMPHOTO\0",
        )[4:],
        "images/picture.xcf": lambda: b"gimp xcf file\0"
        + struct.pack(">IIIBIBII", 4, 4, 0, 17, 1, 0, 0, 0)
        + bytes(16),
        "images/picture.bpg": lambda: b"BPG\xfb\x20\0\x20\x18" + bytes(24),
        "images/picture.flif": lambda: b"FLIF31\0\x1f\0\x17" + bytes(24),
        "images/picture.jpx": lambda: box(b"jP  ", b"\r\n\x87\n")
        + box(b"ftyp", b"jpx ", bytes(4), b"jpx jp2 jpxb")
        + box(b"jp2h", box(b"ihdr", struct.pack(">IIHBBBB", 4, 4, 3, 7, 7, 0, 0))),
        "images/picture.fpx": lambda: flashpix(),
        "images/picture.qtif": lambda: box(b"idsc", struct.pack(">I4s6xH", 86, b"raw ", 0), bytes(70))
        + box(b"idat", bytes(16)),
        "images/picture.pcd": lambda: bytes(2048) + b"PCD_IPI" + bytes(2041),
        "images/picture.rle": lambda: b"\x52\xcc" + struct.pack("<HHHHBBBBB", 0, 0, 4, 4, 2, 3, 8, 0, 0) + bytes(16),
        "images/animation.anim": lambda: riff(
            b"ANIM", (b"FORM", b"ILBM" + chunk(b"BMHD", bytes(20), ">")), order=">", name=b"FORM"
        ),
        "images/pages.djvu": lambda: b"AT&T" + riff(b"DJVM", (b"DIRM", bytes((1, 0, 0))), order=">", name=b"FORM"),
        "images/picture.cdr": lambda: riff(b"CDR9", (b"vrsn", struct.pack("<H", 900))),
        "images/pattern.pat": lambda: struct.pack(">IIIII4s", 28, 1, 1, 1, 3, b"GPAT") + b"sea\0" + b"\x04\x50\x6b",
        "images/brush.gbr": lambda: struct.pack(">IIIII4sI", 32, 2, 1, 1, 1, b"GIMP", 10) + b"dot\0" + b"\xff",
        "images/palette.gpl": lambda: b"GIMP Palette\nName: Harbour\nColumns: 2\n#\n  4  80 107\tsea\n243 230 200\tsand\n",
        "images/swatches.aco": lambda: struct.pack(">HH", 1, 1) + struct.pack(">HHHHH", 0, 0x0404, 0x5050, 0x6B6B, 0),
        "images/swatches.ase": lambda: b"ASEF" + struct.pack(">HHI", 1, 0, 0),
        "images/palette.pal": lambda: riff(b"PAL ", (b"data", struct.pack("<HH", 0x0300, 1) + b"\x04\x50\x6b\0")),
        "images/palette.jasc.pal": lambda: b"JASC-PAL\r\n0100\r\n2\r\n4 80 107\r\n243 230 200\r\n",
        "images/sprite.aseprite": lambda: struct.pack("<IHHHHHIH", 144, 0xA5E0, 1, 4, 4, 32, 1, 100).ljust(128, b"\0")
        + struct.pack("<IHHH2xI", 16, 0xF1FA, 0, 100, 0),
        "images/picture.pdn": lambda: b"PDN3"
        + struct.pack("<I", 64)[:3]
        + b"<pdnImage width='4' height='4'/>".ljust(64),
    }
)


def flashpix():
    from layout import compound_file

    # Kodak's FlashPix 1.0.2: a compound file with the class identifier 56616700-c154-11ce-8553-00aa00a1f95b.
    return compound_file(
        {"\x05Image Contents": b"", "\x05SummaryInformation": b""},
        struct.pack("<IHH", 0x56616700, 0xC154, 0x11CE) + bytes.fromhex("855300AA00A1F95B"),
    )
