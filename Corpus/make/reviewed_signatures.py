# SPDX-License-Identifier: Apache-2.0
"""Headers of what games, floppies and pictures are made of that a review of the tables found to be missing.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

import struct

from samples import samples
from specified_signatures import PAYLOAD, header


def area():
    directory = [0, 4, 70, 124001, 120000, 1, 1, 0, 8, 8, 1, 1, 1, 1] + [0] * 19 + [256] + [0] * 30
    return struct.pack(">64I", *directory) + PAYLOAD[:64]


def floppy():
    tracks = struct.pack("<I", 0x2B0) + bytes(4 * 163)
    return b"disk".ljust(26, b"\0") + b"\0\0" + struct.pack("<I", 0x2B0 + 272) + tracks + PAYLOAD[:272]


def clump():
    version = 0x1803FFFF
    return struct.pack("<IIIIIIIII", 0x10, 124, version, 1, 12, version, 1, 0, 0) + PAYLOAD[:100]


samples(
    {
        "games/reviewed.dff": clump,
        "images/reviewed.area": area,
        "archives/reviewed.d88": floppy,
        "executables/reviewed.goff": header(at=((0, b"\x03\xf0"), (51, b"\x01"), (80, b"\x03\0\0\0\0\0\0\x01")), payload=PAYLOAD[:72]),
        "archives/reviewed_commodore-disk_1": header(b"P64-1541", payload=PAYLOAD[:60]),
        "archives/reviewed_fdi-floppy_1": header(at=((0, b"Formatted Disk Image file"), (25, b"\r\n")), payload=PAYLOAD[:60]),
        "archives/reviewed_grzip_1": header(at=((0, b"GRZipII"), (7, b"\x00\x02\x04:)")), payload=PAYLOAD[:60]),
        "archives/reviewed_nhd_1": header(at=((0, b"T98HDDIMAGE.R0"), (14, b"\x00")), payload=PAYLOAD[:60]),
        "fonts/reviewed_font-tdpfr_1": header(b"PFR0", payload=PAYLOAD[:60]),
        "fonts/reviewed_grub-font_1": header(at=((0, b"FILE"), (4, b"\x00\x00\x00\x04"), (8, b"PFF2")), payload=PAYLOAD[:60]),
        "games/reviewed_amstrad-snapshot_1": header(b"MV - SNA", payload=PAYLOAD[:60]),
        "games/reviewed_bethesda-save_1": header(b"FO3SAVEGAME", payload=PAYLOAD[:60]),
        "games/reviewed_bethesda-save_2": header(b"FO4_SAVEGAME", payload=PAYLOAD[:60]),
        "games/reviewed_bethesda-save_3": header(b"TES4SAVEGAME", payload=PAYLOAD[:60]),
        "games/reviewed_bethesda-save_4": header(b"TESV_SAVEGAME", payload=PAYLOAD[:60]),
        "games/reviewed_fuz_1": header(at=((0, b"FUZE"), (4, b"\x01\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_ghoul2_1": header(at=((0, b"2LGA"), (4, b"\x06\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_ghoul2_2": header(at=((0, b"2LGM"), (4, b"\x06\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_granny_1": header(b")\xdel\xc0\xba\xa4S+%\xf5\xb7\xa5\xf6f\xe2\xee", payload=PAYLOAD[:60]),
        "games/reviewed_granny_2": header(b"\xb8g\xb0\xca\xf8m\xb1\x0f\x84r\x8c~^\x19\x00\x1e", payload=PAYLOAD[:60]),
        "games/reviewed_havok_1": header(b"W\xe0\xe0W\x10\xc0\xc0\x10", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_1": header(b"AREAV1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_10": header(b"GAMEV2.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_11": header(b"GAMEV2.1", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_12": header(b"GAMEV2.2", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_13": header(b"ITM V1.1", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_14": header(b"ITM V1  ", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_15": header(b"ITM V2.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_16": header(b"MOSCV1  ", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_17": header(b"MOS V1  ", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_18": header(b"PRO V1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_19": header(b"SAV V1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_2": header(b"CHUIV1  ", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_20": header(b"SPL V1  ", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_21": header(b"SPL V2.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_22": header(b"STORV1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_23": header(b"STORV1.1", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_24": header(b"STORV9.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_25": header(b"STORV9.1", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_26": header(b"TIS V1  ", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_27": header(b"VVC V1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_28": header(b"WED V1.3", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_29": header(b"WFX V1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_3": header(b"CRE V1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_30": header(b"WMAPV1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_4": header(b"CRE V1.2", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_5": header(b"CRE V2.2", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_6": header(b"CRE V9.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_7": header(b"DLG V1.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_8": header(b"EFF V2.0", payload=PAYLOAD[:60]),
        "games/reviewed_infinity-engine_9": header(b"GAMEV1.1", payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-bfres_1": header(at=((0, b"FRES"), (4, b"    ")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-bfres_2": header(at=((0, b"FRES"), (8, b"\xfe\xff")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-bntx_1": header(at=((0, b"BNTX"), (4, b"\x00\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-brres_1": header(at=((0, b"bres"), (4, b"\xfe\xff")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-cgfx_1": header(at=((0, b"CGFX"), (4, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-j3d_1": header(b"J3D2bdl4", payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-j3d_2": header(b"J3D2bmd3", payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-msbt_1": header(at=((0, b"MsgStdBn"), (8, b"\xfe\xff")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-msbt_2": header(at=((0, b"MsgStdBn"), (8, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-nitro_1": header(at=((0, b"BMD0"), (4, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-nitro_2": header(at=((0, b"BTX0"), (4, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-nitro_3": header(at=((0, b"RCSN"), (4, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-nitro_4": header(at=((0, b"RGCN"), (4, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-nitro_5": header(at=((0, b"RLCN"), (4, b"\xff\xfe")), payload=PAYLOAD[:60]),
        "games/reviewed_nintendo-tpl_1": header(b"\x00 \xaf0", payload=PAYLOAD[:60]),
        "games/reviewed_papyrus-script_1": header(b"\xde\xc0W\xfa", payload=PAYLOAD[:60]),
        "games/reviewed_papyrus-script_2": header(b"\xfaW\xc0\xde", payload=PAYLOAD[:60]),
        "games/reviewed_quake-bsp_1": header(at=((0, b"FBSP"), (4, b"\x01\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_quake-bsp_2": header(at=((0, b"RBSP"), (4, b"\x01\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_quake3-mdr_1": header(at=((0, b"RDM5"), (4, b"\x02\x00\x00\x00")), payload=PAYLOAD[:60]),
        "games/reviewed_tlg_1": header(at=((0, b"TLG0.0"), (6, b"\x00"), (7, b"sds"), (10, b"\x1a")), payload=PAYLOAD[:60]),
        "games/reviewed_tlg_2": header(at=((0, b"TLG5.0"), (6, b"\x00"), (7, b"raw"), (10, b"\x1a")), payload=PAYLOAD[:60]),
        "games/reviewed_tlg_3": header(at=((0, b"TLG6.0"), (6, b"\x00"), (7, b"raw"), (10, b"\x1a")), payload=PAYLOAD[:60]),
        "images/reviewed_maya-iff_1": header(at=((0, b"FOR8"), (16, b"CIMG")), payload=PAYLOAD[:60]),
        "images/reviewed_pixar_1": header(b"\x80\xe8\x00\x00", payload=PAYLOAD[:60]),
        "images/reviewed_zfile_1": header(b"/\x08g\xab", payload=PAYLOAD[:60]),
        "images/reviewed_zfile_2": header(b"\xabg\x08/", payload=PAYLOAD[:60]),
    }
)
