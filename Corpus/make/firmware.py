# SPDX-License-Identifier: Apache-2.0
"""What machines start from, and programs of systems that no compiler here writes for.

Each sample is the header and some bytes of payload, no valid image; its label says so.
"""

import struct

from samples import samples
from specified_signatures import header

SECTION = b".text\0\0\0"


def module(kind, revision):
    """The header of an OS-9 module with its parity."""
    front = b"\x87\xcd" + struct.pack(">HH", 200, 13) + bytes((kind, revision))
    parity = 0xFF
    for byte in front:
        parity ^= byte
    return front + bytes((parity,))


def record(kind, content):
    """A record of an object module with its checksum."""
    front = struct.pack("<BH", kind, len(content) + 1) + content
    return front + bytes((-sum(front) & 0xFF,))


samples(
    {
        "executables/signed.cgc": header(b"\x7fCGC\1\1\1C"),
        "executables/signed.dxbc": header(b"DXBC", bytes(16), b"\1\0\0\0"),
        "executables/signed.gch": header(b"gpchC014"),
        "executables/signed.hbc": header(bytes.fromhex("c61fbc03c103191f")),
        "executables/signed.kip": header(b"KIP1"),
        "executables/signed.metallib": header(b"MTLB"),
        "executables/signed.nib": header(b"NIBArchive\1\0\0\0"),
        "executables/signed.o65": header(b"\1\0o65\0"),
        "executables/signed.pbp": header(b"\0PBP\0\0\1\0"),
        "executables/signed.qmlc": header(b"qv4cdata"),
        "executables/signed.resources": header(bytes.fromhex("cecaefbe01000000")),
        "executables/signed.te": header(b"VZ\x64\x86\2\x0b"),
        "executables/signed_bigobj.obj": header(bytes.fromhex("0000ffff0200648600000000c7a1bad1eebaa94baf20faf66aa4dcb8")),
        "executables/signed_go.o": header(b"go object linux amd64 go1.19\n!\n"),
        "executables/signed_guile.go": header(b"GOOF----LE-8-2.0"),
        "executables/signed_import.obj": header(bytes.fromhex("0000ffff0000648600000000")),
        "executables/signed_menuet": header(b"MENUET01\1\0\0\0"),
        "executables/signed_prx.prx": header(b"~PSP"),
        "executables/signed_self.self": header(b"SCE\0\0\0\0\2"),
        "executables/signed_som": header(bytes.fromhex("02100107")),
        "executables/sized_alpha.o": header(
            struct.pack("<HHIQIHH", 0x183, 1, 0, 200, 144, 80, 0), bytes(80), SECTION
        ),
        "executables/sized_aout": header(
            struct.pack("<8I", 0x0064010B, 300, 64, 50, 20, 4096, 0, 0), payload=bytes(range(200)) * 2
        ),
        "executables/sized_gemdos.prg": header(b"\x60\x1a", struct.pack(">4I", 380, 20, 10, 0), bytes(10)),
        "executables/sized_human68k.x": header(b"HU\0\0", struct.pack(">7I", 0, 0, 360, 20, 10, 8, 0), bytes(32)),
        "executables/sized_mips.o": header(struct.pack(">HHIIIHH", 0x160, 1, 0, 200, 96, 56, 0), bytes(56), SECTION),
        "executables/sized_omf.obj": header(record(0x80, b"\5a.asm"), record(0x88, b"\0\0TC86")),
        "executables/sized_os9": header(module(0x11, 0x81)),
        "system/signed.cap": header(bytes.fromhex("bd86663b760d3040b70eb5519e2fc5a0")),
        "system/signed_fmp.cap": header(bytes.fromhex("edd5cb6d2de8444cbda17194199ad92a")),
        "system/signed.firm": header(b"FIRM", bytes(60)),
        "system/signed.fv": header(bytes(40), b"_FVH", bytes(11), b"\2"),
        "system/signed.img3": header(b"3gmI"),
        "system/signed.img4": header(bytes.fromhex("308400000190"), b"\x16\4IMG4"),
        "system/signed.sdb": header(b"\2\0\0\0\1\0\0\0sdbf"),
        "system/signed.trx": header(b"HDR0"),
        "system/signed_aarch64_kernel": header(b"MZ\0\x91", at=((56, b"ARMd"),)),
        "system/signed_arm_kernel": header(at=((36, bytes.fromhex("18286f01")),)),
        "system/signed_dyld_cache": header(b"dyld_v1  x86_64h\0"),
        "system/signed_ifs.bin": header(bytes.fromhex("eb7eff00")),
        "system/signed_kernelcache": header(b"complzss"),
        "system/signed_me.bin": header(at=((16, b"$FPT"),)),
        "system/signed_riscv_kernel": header(at=((56, b"RSC\5"),)),
        "system/signed_thumbcache.db": header(b"CMMM\x20\0\0\0\1\0\0\0"),
        "system/signed_vbmeta.img": header(b"AVB0\0\0\0\1"),
        "system/signed_vendor_boot.img": header(b"VNDRBOOT\4\0\0\0"),
        "system/signed_x86_kernel": header(at=((510, b"\x55\xaa\xeb\x66HdrS\x0f\2"),)),
        "system/LC_NUMERIC": header(bytes.fromhex("1411032003000000")),
    }
)
