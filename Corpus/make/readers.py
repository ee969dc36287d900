# SPDX-License-Identifier: Apache-2.0
"""Archives, firmware, captures and programs of consoles, as the readers of those formats want them.

Each sample is the header and some bytes of payload, no valid document, unless lengths prove the format; its label says so.
"""

import struct
import zlib

from samples import sample, samples
from specified_signatures import PAYLOAD, header

PDF = (
    b"%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n"
    b"xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \ntrailer\n<</Size 3/Root 1 0 R>>\n"
    b"startxref\n105\n%%EOF\n"
)


def squashfs(magic, order, major):
    """A maker of the superblock of a router's image, with its own letters at the front."""
    return header(magic + struct.pack(order + "6I2H", 5, 600, 0, 0, 0, 0, major, 0))


def kernel(magic, at):
    """A maker of an EFI program with the header of a kernel at its place."""
    program = struct.pack("<4sHHIIIHH", b"PE\0\0", 0x8664, 0, 0, 0, 0, 112, 0x206) + struct.pack("<H", 0x20B)
    program = program.ljust(24 + 68, b"\0") + struct.pack("<H", 10)
    places = ((0x3C, struct.pack("<I", 0x80)), (0x80, program), (at, magic))
    return header(b"MZ", at=sorted(places))


@sample("archives/harbour.cpt")
def compact_pro():
    """A volume of one file, its forks in front of the directory."""
    name = b"harbour"
    forks = PAYLOAD[:100]
    entry = bytes((len(name),)) + name + struct.pack(">BI8sIIHIHIIII", 1, 8, b"TEXTttxt", 1, 1, 0, 1, 0, 0, 180, 0, 100)
    directory = struct.pack(">HB", 1, 0) + entry
    checksum = zlib.crc32(directory) ^ 0xFFFFFFFF
    return struct.pack(">BBHI", 1, 1, 0x1234, 8 + len(forks)) + forks + struct.pack(">I", checksum) + directory


@sample("executables/sized.dol")
def console_program():
    """One section of text, one of data, and the entry point at the front of the first."""
    offsets = [256] + [0] * 6 + [556] + [0] * 10
    addresses = [0x80003100] + [0] * 6 + [0x80005AC0] + [0] * 10
    sizes = [300] + [0] * 6 + [100] + [0] * 10
    front = struct.pack(">54I", *offsets, *addresses, *sizes) + struct.pack(">3I", 0x80100000, 4096, 0x80003100)
    return front.ljust(256, b"\0") + PAYLOAD


@sample("documents/behind_bytes.pdf")
def document_behind_bytes():
    """The header is not at the front, but within the first 1,024 bytes."""
    return PAYLOAD[:200] + PDF


PICTURE = struct.pack(">I", 13) + b"IHDR" + struct.pack(">IIBBBBB", 12, 8, 8, 2, 0, 0, 0) + bytes(4) + PAYLOAD[:64]


@sample("audio/tagged_cut.aac")
def cut_frame_behind_tag():
    """A tag without frames, and the beginning of a frame of advanced audio coding."""
    return b"ID3\4\0\0\0\0\0\0" + bytes.fromhex("fff15c80201ffc") + PAYLOAD[:80]


@sample("fonts/postscript.typ1")
def font_of_outlines():
    """The old kind of Apple's: PostScript outlines in the container of TrueType."""
    return b"typ1" + struct.pack(">4H", 1, 16, 0, 0) + b"TYP1" + struct.pack(">3I", 0, 28, 200) + PAYLOAD[:200]


@sample("video/room_first.mp4")
def brands_behind_room():
    """Free room in front of the list of brands."""
    brands = struct.pack(">I", 24) + b"ftypisom" + bytes(4) + b"isommp42"
    return struct.pack(">I", 16) + b"free" + bytes(8) + brands + struct.pack(">I", 208) + b"mdat" + PAYLOAD[:200]


@sample("documents/lost_header.pdf")
def document_without_header():
    """Readers look for objects where the first line is lost."""
    return PDF.partition(b"\n")[2]


@sample("documents/postscript_header.pdf")
def document_of_old_header():
    """The header names PostScript first, as readers allow."""
    return b"%!PS-Adobe-3.0 PDF-1.4\n" + PDF.partition(b"\n")[2]


samples(
    {
        "images/transferred_bits.png": lambda: b"\x09PNG\r\n\x1a\n" + PICTURE,
        "images/transferred_dos.png": lambda: b"\x89PNG\r\r\n\x1a\r\n" + PICTURE,
        "images/transferred_unix.png": lambda: b"\x89PNG\n\x1a\n" + PICTURE,
        "archives/arcfs.arc": header(b"Archive\0", struct.pack("<5I", 72, 0x24, 260, 260, 0)),
        "archives/ascii_large.afio": header(
            b"070727%08x%016xm%06o%08x%08x%08x%08x" % (1, 5, 0o100644, 0, 0, 1, 0),
            b"%016xn%04x%04x%04xs%016x:" % (9, 12, 0, 0, 400),
            b"harbour.txt\0",
        ),
        "archives/backup.xbstream": header(b"XBSTCK01\0P\4\0\0\0a.ib", struct.pack("<QQI", 400, 0, 7)),
        "archives/deflated.apk": header(b"ADBd"),
        "archives/detached.zck": header(b"\0ZHR1\1"),
        "archives/difference.pa30": header(b"PA30", struct.pack("<Q", 0x01DA6BB7E5D3C000)),
        "archives/encrypted.aea": header(b"AEA1\1\0\0\0\0\0\0\0"),
        "archives/fields.aar": header(b"AA01\x1e\0TYP1DPATP\0\0MOD2\xed\1"),
        "archives/first_fields.yaa": header(b"YAA1\x1e\0TYP1DPATP\0\0MOD2\xed\1"),
        "archives/high_sierra.iso": header(at=((32768, bytes(8)), (32776, b"\1CDROM\1\0"))),
        "archives/imploded.imp": header(b"IMP!", struct.pack(">II", 1000, 300)),
        "archives/index.adb": header(b"ADB.indx\x30\0\0\0"),
        "archives/installer3.z": header(bytes.fromhex("135d658c3a01")),
        "archives/javas.snappy": header(b"\x82SNAPPY\0", struct.pack(">II", 1, 1)),
        "archives/machine.vma": header(b"VMA\0", struct.pack(">I", 1)),
        "archives/packed.rnc": header(b"RNC\1", struct.pack(">IIHH", 1000, 300, 1, 2)),
        "archives/packed_blocks": header(b"pbzx", struct.pack(">QQQ", 1 << 24, 1 << 24, 400)),
        "archives/packed_tree.z": header(b"\x1f\x1e", struct.pack(">I", 900), bytes((3, 1, 1, 0)), b"moe"),
        "archives/packit.pit": header(b"PMag\7harbour", bytes(56), b"TEXTttxt"),
        "archives/parity.par": header(b"PAR\0\0\0\0\0", struct.pack("<I", 0x10000)),
        "archives/router_big.sqsh": squashfs(b"tqsh", ">", 3),
        "archives/router_little.sqsh": squashfs(b"shsq", "<", 3),
        "archives/self_extracting.sit": header(b"ST65", struct.pack(">HI", 1, 522), b"rLau\1"),
        "archives/squash.squash": header(b"SQSH", struct.pack("<6I", 1000, 0xFFFFFD00, 0, 0, 0, 0), b"\x1f\x9d\x8c"),
        "archives/store.nar": header(struct.pack("<Q", 13), b"nix-archive-1\0\0\0", struct.pack("<QQ", 1, 0x28)),
        "archives/tape.bkf": header(b"TAPE", struct.pack("<IHBBQQ", 0, 148, 14, 1, 0, 0)),
        "archives/whole.apk": header(b"ADB.pckg\x30\0\0\0"),
        "archives/whole.zck": header(b"\0ZCK1\1"),
        "databases/dump.archive": header(bytes.fromhex("6de29981")),
        "databases/engine.edb": header(struct.pack("<III", 0x12345678, 0x89ABCDEF, 0x620)),
        "executables/cache.ji": header(b"\xfbjli\r\n\x1a\n"),
        "executables/cache.php.bin": header(b"OPCACHE\0", b"0123456789abcdef" * 2),
        "executables/calculator.8xp": header(b"**TI83F*\x1a\x0a\0"),
        "executables/calculator.hp": header(b"HPHP48-R"),
        "executables/compiled.zo": header(b"#~\x038.6\x0bchez-scheme"),
        "executables/dumped.pdmp": header(b"DUMPEDGNUEMACS\0\0"),
        "executables/firmware_esp32": header(
            struct.pack("<BBBBIB3sHBHH4xB", 0xE9, 1, 2, 0x20, 0x40080400, 0xEE, b"", 5, 0, 0, 99, 1),
            struct.pack("<II", 0x3F400020, 400),
        ),
        "executables/firmware_esp8266": header(
            struct.pack("<BBBBIII", 0xE9, 1, 0, 0x40, 0x40100004, 0x40100000, 400)
        ),
        "executables/kernel.dill": header(bytes.fromhex("90abcdef"), struct.pack(">I", 101)),
        "executables/metadata.dat": header(struct.pack("<II", 0xFAB11BAF, 29)),
        "executables/modules.pyz": header(b"PYZ\0\xa7\r\r\n"),
        "executables/newton.pkg": header(b"package0xxxx", struct.pack(">II", 0, 1), bytes(36)),
        "executables/package_ps3.pkg": header(b"\x7fPKG\x80\0\0\1"),
        "executables/package_ps4.pkg": header(b"\x7fCNT\x80\0\0\1"),
        "executables/package_xbox": header(b"CON \x01\xa8"),
        "executables/package_xbox_live": header(b"LIVE" + PAYLOAD[:256] + bytes(296)),
        "executables/param.sfo": header(b"\0PSF\1\1\0\0"),
        "executables/riscos_program": header(bytes.fromhex("0000a0e10000a0e10000a0e1010000eb110000ef")),
        "executables/signed_aof.o": header(struct.pack("<III", 0xC3CBC6C5, 5, 5), b"OBJ_HEAD"),
        "executables/signed_chez.so": header(b"\0\0\0\0chez\x89\x8a\x93"),
        "executables/signed_ps5.self": header(bytes.fromhex("5414f5ee")),
        "executables/signed_xex1.xex": header(b"XEX1\0\0\0\1"),
        "executables/sized_plan9": header(struct.pack(">8IQ", 0x8A97, 300, 50, 20, 50, 0, 0, 0, 0x200028)),
        "executables/sized_plan9_mips": header(struct.pack(">8I", 0x407, 300, 50, 20, 50, 4128, 0, 0)),
        "executables/snapshot_dart": header(bytes.fromhex("f5f5dcdc"), struct.pack("<Q", 1000)),
        "executables/symbian.exe": header(struct.pack("<IIII", 0x1000007A, 0, 0x10001111, 1), b"EPOC"),
        "executables/title.cia": header(struct.pack("<IHHIII", 0x2020, 0, 0, 0xA00, 0x350, 0xB34)),
        "executables/title.smdh": header(b"SMDH\0\0\0\0"),
        "structured/capture.5vw": header(struct.pack("<5I", 0xAAAAAAAA, 32, 0x10000, 0, 0x18001000)),
        "structured/capture.rf5": header(bytes.fromhex("0000020012050010")),
        "structured/capture.tr1": header(struct.pack("<HH", 0x1007, 6), bytes(6), struct.pack("<HH", 0x1005, 400)),
        "structured/capture_ixia.lcap": header(struct.pack("<IHHIIII", 0x1C0001AC, 2, 4, 0, 0, 65535, 1)),
        "structured/capture_netscaler1.cap": header(
            struct.pack("<HHBBH", 0x101, 64, 0, 0, 0), b"NetScaler Performance Data\0"
        ),
        "structured/capture_netscaler2.cap": header(b"\1\x22\0NetScaler V20 Performance Data\0"),
        "structured/capture_netxray.cap": header(b"VL\0\0"),
        "structured/kernel_crash.kdump": header(b"KDUMP   \6\0\0\0"),
        "structured/kernel_crash_flat": header(b"makedumpfile\0\0\0\0", struct.pack(">QQ", 1, 1)),
        "structured/log.dlt": header(b"DLT\1", struct.pack("<II", 1709283600, 0), b"ECU1"),
        "structured/measured3.mdf": header(b"MDF     3.30    sniff   ", bytes(4)),
        "structured/memory.lime": header(struct.pack("<IIQQQ", 0x4C694D45, 1, 0, 4095, 0)),
        "structured/signed.asl": header(b"ASL DB", bytes(6), struct.pack(">I", 2)),
        "structured/signed.binarycookies": header(b"cook\0\0\0\1"),
        "structured/signed.blf": header(bytes.fromhex("15000100020002000000000000000000")),
        "structured/signed.p7x": header(b"PKCX\x30\x82"),
        "structured/signed.pol": header(b"PReg\1\0\0\0"),
        "structured/signed_yara": header(b"YARA\x22\0\0\0"),
        "structured/trace_of_kernel.dat": header(b"\x17\x08Dtracing6\0\0\1\x08"),
        "system/aux-cache": header(b"glibc-ld.so.auxcache-1.0", bytes(8)),
        "system/board-2.bin": header(b"QCA-ATH11K-BOARD\0"),
        "system/display.edid": header(bytes.fromhex("00ffffffffffff0010ac00000000000001220104")),
        "system/efi_aarch64_kernel": kernel(b"ARMd", 56),
        "system/efi_x86_kernel": kernel(b"\x55\xaa\xeb\x66HdrS\x0f\2", 510),
        "system/flash_of_pc.rom": header(b"\xff" * 16, bytes.fromhex("5aa5f00f")),
        "system/microcode_amd.bin": header(b"DMA\0\0\0\0\0\x30\0\0\0"),
        "system/microcode_intel": header(
            struct.pack("<9I12x", 1, 0x2F, 0x04012020, 0x306C3, 0, 1, 0x32, 952, 1024), payload=PAYLOAD * 2 + PAYLOAD[:176]
        ),
        "system/mime.cache": header(struct.pack(">HH9I", 1, 2, *range(40, 400, 40))),
        "system/option.rom": header(b"\x55\xaa\1\xe9\0\0", bytes(18), b"\x1c\0\0\0PCIR", bytes(84), payload=PAYLOAD),
        "system/payload.bin": header(b"CrAU", struct.pack(">QQI", 2, 100, 50)),
        "system/public_suffixes.dafsa": header(b".DAFSA@PSL_0   \n"),
        "system/regulatory.db": header(b"RGDB\0\0\0\x14"),
        "system/signed.chk": header(bytes.fromhex("f1c501020000000c00000001")),
        "system/signed.gbl": header(struct.pack("<II", 0x03A617EB, 8)),
        "system/signed.npk": header(bytes.fromhex("1ef1d0ba")),
        "system/signed_barebox": header(b"\x9a\0\0\xea" * 8, b"barebox\0"),
        "system/signed_dtbo.img": header(struct.pack(">8I", 0xD7B7AB1E, 464, 32, 32, 1, 32, 2048, 0)),
        "system/signed_iwlwifi.ucode": header(b"\0\0\0\0IWL\x0a"),
        "system/signed_mcuboot": header(struct.pack("<IIHHII", 0x96F3B83D, 0, 32, 0, 400, 0)),
        "system/signed_realtek_bluetooth": header(b"Realtech", struct.pack("<IH", 1, 1)),
        "system/signed_topology": header(b"CoSA", struct.pack("<5I", 5, 0, 8, 36, 0)),
        "system/super.img": header(bytes(4096), struct.pack("<II", 0x616C4467, 52)),
        "system/windows_ce.bin": header(b"B000FF\n", struct.pack("<II", 0x80200000, 1000)),
    }
)
