# SPDX-License-Identifier: Apache-2.0
"""Disk images, file systems, captures and what a system keeps: mkfs, mksquashfs, qemu-img, dtc, tic, msgfmt.

Of a file system only the head is kept, up to and with its superblock: that is what tells it.
"""

import struct

from samples import DATE, made, sample, samples, shell, tool

UUID = "6f7b3a52-0000-4000-8000-2024030109aa"


def head(script, keep, size="4M"):
    """A maker that keeps the first bytes of an image made on an empty file."""
    return lambda: shell(f"truncate -s {size} img; {script} > /dev/null 2>&1; head -c {keep} img > out", {}, "out")


def packed(script):
    """A maker that packs the folder `d` with two small files."""
    return lambda: shell(script, {"d/note.txt": made("text/plain.txt"), "d/table.csv": made("text/table.csv")}, "out")


samples(
    {
        "system/ext2.img": head(f"mke2fs -t ext2 -U {UUID} -E hash_seed={UUID} -F img", 2048),
        "system/ext4.img": head(f"mke2fs -t ext4 -U {UUID} -E hash_seed={UUID} -F img", 2048),
        "system/fat12.img": head("mkfs.vfat -F 12 -i 20240301 -n QUAY --invariant img", 2048),
        "system/fat32.img": head("mkfs.vfat -F 32 -i 20240301 -n QUAY --invariant img", 2048, "64M"),
        "system/ntfs.img": head("mkntfs -F -q img", 1024),
        "system/xfs.img": head(f"mkfs.xfs -f -m uuid={UUID} img", 512, "320M"),
        "system/minix.img": head("mkfs.minix img", 2048),
        "system/f2fs.img": head("mkfs.f2fs img", 2048, "64M"),
        "system/swap.img": head(f"mkswap -U {UUID} img", 4096, "1M"),
        "system/luks2.img": head(
            f"printf quay | cryptsetup -q luksFormat --type luks2 --uuid {UUID} --pbkdf pbkdf2 --pbkdf-force-iterations 1000 img -",
            4096,
            "32M",
        ),
        "system/quay.iso": lambda: shell(
            "genisoimage -quiet -V QUAY -R -o img d 2>/dev/null; head -c 57344 img > out",
            {"d/note.txt": made("text/plain.txt")},
            "out",
        ),
        "system/quay.squashfs": packed("mksquashfs d out -quiet -no-progress -all-root -noappend > /dev/null"),
        "system/quay.cramfs": packed("mkfs.cramfs d out"),
        "system/quay.romfs": packed("genromfs -d d -V quay -f out"),
        "system/quay.erofs": packed(f"mkfs.erofs -T 1709283600 -U {UUID} out d > /dev/null"),
        "system/quay.jffs2": packed("mkfs.jffs2 -d d -o out -q -U"),
        "system/disk.qcow2": lambda: shell(
            "qemu-img create -q -f qcow2 -o cluster_size=512,compat=1.1 out 1M", {}, "out"
        ),
        "system/disk.qed": lambda: shell(
            "qemu-img create -q -f qed -o cluster_size=4096,table_size=1 img 1M; head -c 4096 img > out", {}, "out"
        ),
        "system/disk.vdi": lambda: shell("qemu-img create -q -f vdi img 1M; head -c 1024 img > out", {}, "out"),
        "system/disk.vmdk": lambda: shell("qemu-img create -q -f vmdk img 1M; head -c 2048 img > out", {}, "out"),
        "system/disk.vhd": lambda: shell("qemu-img create -q -f vpc img 1M; head -c 2048 img > out", {}, "out"),
        "system/disk.vhdx": lambda: shell("qemu-img create -q -f vhdx img 1M; head -c 1024 img > out", {}, "out"),
        "system/device.dtb": lambda: tool(
            "dtc -q -I dts -O dtb -o out in.dts", {"in.dts": made("text/device.dts")}, "out"
        ),
        "system/image.uimage": lambda: tool(
            "mkimage -A arm -O linux -T kernel -C none -a 0x8000 -e 0x8000 -n quay -d in out", {"in": bytes(64)}, "out"
        ),
        "system/messages.mo": lambda: tool("msgfmt -o out in.po", {"in.po": made("text/messages.po")}, "out"),
        "system/terminal": lambda: shell(
            "tic -x -o t in && cp t/q/quay out",
            {
                "in": b"quay|a small terminal,\n\tam, cols#80, lines#24, bel=^G, clear=\\E[H\\E[J, cup=\\E[%i%p1%d;%p2%dH, smul=\\E[4m,\n"
            },
            "out",
        ),
        "system/harbour.cat1": lambda: tool("groff -man -Tutf8", input=made("text/harbour.1")),
    }
)


@sample("system/mbr.img")
def boot_record():
    # A master boot record: code, one partition of type 0x83 at 446, 0x55aa at 510.
    return (
        bytes.fromhex("FA31C08ED8F4EBFD").ljust(446, b"\0")
        + struct.pack("<B3sB3sII", 0x80, b"\0\2\0", 0x83, b"\x0f\x10\0", 2048, 8192)
        + bytes(48)
        + b"\x55\xaa"
    )


@sample("system/gpt.img")
def partition_table():
    # UEFI 2.10, 5.3.2: a protective record, then "EFI PART" in the second block.
    protective = (
        bytes(446) + struct.pack("<B3sB3sII", 0, b"\0\2\0", 0xEE, b"\xff\xff\xff", 1, 8191) + bytes(48) + b"\x55\xaa"
    )
    table = struct.pack(
        "<8sIIIIQQQQ16sQIII", b"EFI PART", 0x00010000, 92, 0, 0, 1, 8191, 34, 8158, bytes(16), 2, 128, 128, 0
    )
    return protective + table.ljust(512, b"\0")


@sample("system/quay.udf")
def universal_disk_format():
    # ECMA-167 part 2, 9.1: volume structure descriptors BEA01, NSR02 and TEA01 from byte 32,768.
    return bytes(32768) + b"".join(
        (b"\0" + name + b"\x01").ljust(2048, b"\0") for name in (b"BEA01", b"NSR02", b"TEA01")
    )


@sample("system/quay.dmg")
def apple_disk_image():
    # A UDIF image ends with 512 bytes that begin with "koly", version 4, header size 512.
    return bytes(1024) + (
        struct.pack(">4sIII", b"koly", 4, 512, 1) + struct.pack(">QQQQQII", 0, 0, 1024, 0, 0, 1, 1)
    ).ljust(512, b"\0")


@sample("system/floppy.adf")
def amiga_floppy():
    return b"DOS\x01" + struct.pack(">II", 0, 880) + bytes(1012)


@sample("system/capture.pcap")
def capture():
    # draft-ietf-opsawg-pcap: magic, version 2.4, snapshot length, link type 1; one packet.
    packet = bytes.fromhex("ffffffffffff0200000000010806000108000604000102000000000101c0000201000000000000c0000202")
    packet = packet[:60].ljust(60, b"\0")
    return (
        struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 1)
        + struct.pack("<IIII", DATE, 0, len(packet), len(packet))
        + packet
    )


@sample("system/big_endian.pcap")
def capture_big_endian():
    return struct.pack(">IHHiIII", 0xA1B23C4D, 2, 4, 0, 0, 65535, 1)


@sample("system/capture.pcapng")
def capture_next():
    # draft-ietf-opsawg-pcapng: section header block and interface description block.
    section = struct.pack("<IIIHHqI", 0x0A0D0D0A, 28, 0x1A2B3C4D, 1, 0, -1, 28)
    return section + struct.pack("<IIHHII", 1, 20, 1, 0, 65535, 20)


@sample("system/capture.snoop")
def capture_snoop():
    # RFC 1761: "snoop", three zeros, version 2, Ethernet.
    return b"snoop\0\0\0" + struct.pack(">II", 2, 4)


@sample("system/shortcut.lnk")
def shell_link():
    # [MS-SHLLINK] 2.1: header size 0x4c, the class identifier, flags; a relative path in Unicode.
    path = "harbour.exe"
    return (
        struct.pack("<I16sII", 0x4C, bytes.fromhex("0114020000000000C000000000000046"), 0x88, 0x20)
        + bytes(24)
        + struct.pack("<IiIHHII", 0, 0, 1, 0, 0, 0, 0)
        + struct.pack("<H", len(path))
        + path.encode("utf-16-le")
        + bytes(4)
    )


@sample("system/user.hive")
def registry_hive():
    # M. Suhanov, "Windows registry file format specification": "regf", sequence numbers, version 1.3.
    return (
        (b"regf" + struct.pack("<IIQIIIIIII", 1, 1, 0, 1, 3, 0, 1, 32, 4096, 1)).ljust(4096, b"\0")
        + b"hbin"
        + struct.pack("<II", 0, 4096)
        + bytes(20)
    )


@sample("system/events.evtx")
def event_log():
    return b"ElfFile\0" + struct.pack("<QQQIHHHH", 0, 0, 1, 128, 1, 3, 4096, 1) + bytes(80)


@sample("system/crash.dmp")
def minidump():
    # minidumpapiset.h: "MDMP", version 0xa793, streams.
    return b"MDMP" + struct.pack("<HHIIIIQ", 0xA793, 0, 0, 32, 0, DATE, 0)


@sample("system/store.bom")
def bill_of_materials():
    return b"BOMStore" + struct.pack(">IIIIII", 1, 0, 512, 0, 512, 0) + bytes(480)


@sample("system/finder.DS_Store")
def finder_store():
    return struct.pack(">I4sIII", 1, b"Bud1", 2048, 32, 2048) + bytes(16) + bytes(28)


@sample("system/binary.plist")
def binary_property_list():
    import plistlib

    return plistlib.dumps({"CFBundleIdentifier": "org.example.harbour", "Berths": [4, 7]}, fmt=plistlib.FMT_BINARY)


@sample("system/page.webarchive")
def web_archive():
    import plistlib

    return plistlib.dumps(
        {
            "WebMainResource": {
                "WebResourceData": made("text/page.html"),
                "WebResourceMIMEType": "text/html",
                "WebResourceURL": "https://www.example.org/",
            }
        },
        fmt=plistlib.FMT_BINARY,
    )


@sample("system/profile.icc")
def colour_profile():
    # ICC.1:2022, 7.2: header of 128 bytes with "acsp" at 36; an empty tag table.
    header = struct.pack(
        ">I4sI4s4s4s6H4s4sIIIQI",
        132,
        b"none",
        0x04400000,
        b"mntr",
        b"RGB ",
        b"XYZ ",
        2024,
        3,
        1,
        9,
        0,
        0,
        b"acsp",
        b"APPL",
        0,
        0,
        0,
        0,
        0,
    )
    return (header + struct.pack(">III", 0xF6D6, 0x10000, 0xD32D)).ljust(128, b"\0") + struct.pack(">I", 0)


@sample("system/zone.tzif")
def time_zone():
    # RFC 8536, 3.1: version 2; first an empty block, then one with a single type, then the footer.
    def block(version, count):
        return (
            b"TZif"
            + version
            + bytes(15)
            + struct.pack(">6I", 0, 0, 0, 0, count, 4)
            + struct.pack(">iBB", 0, 0, 0) * count
            + b"UTC\0"
        )

    return block(b"2", 1) + block(b"2", 1) + b"\nUTC0\n"


@sample("system/note.torrent")
def torrent():
    # BEP 3: a bencoded dictionary.
    return (
        b"d8:announce30:http://tracker.example.org/ann7:comment7:harbour4:infod6:lengthi183e4:name8:note.txt12:piece lengthi16384e6:pieces20:"
        + bytes(20)
        + b"ee"
    )


@sample("system/index.git")
def git_index():
    # gitformat-index: "DIRC", version 2, no entries, SHA-1 of all before.
    import hashlib

    data = b"DIRC" + struct.pack(">II", 2, 0)
    return data + hashlib.sha1(data).digest()


@sample("system/objects.pack")
def git_pack():
    import hashlib

    data = b"PACK" + struct.pack(">II", 2, 0)
    return data + hashlib.sha1(data).digest()


@sample("system/repository.bundle")
def git_bundle():
    return b"# v2 git bundle\n" + b"0" * 40 + b" refs/heads/main\n\n" + git_pack()


@sample("system/messages.cat")
def message_catalogue():
    return struct.pack(">IIII", 0xFF88FF89, 2, 12, 0) + bytes(24)


@sample("system/winmail.dat")
def transport_neutral():
    # [MS-OXTNEF] 2.1.3: signature 0x223e9f78, key, attributes with a checksum.
    def attribute(level, number, data):
        return struct.pack("<BII", level, number, len(data)) + data + struct.pack("<H", sum(data) & 0xFFFF)

    return (
        struct.pack("<IH", 0x223E9F78, 1)
        + attribute(1, 0x00089006, struct.pack("<I", 0x00010000))
        + attribute(1, 0x00069007, struct.pack("<II", 1252, 0))
    )


@sample("system/cursor.ani")
def animated_cursor():
    from layout import riff

    return riff(
        b"ACON",
        (b"anih", struct.pack("<9I", 36, 1, 1, 0, 0, 0, 0, 10, 1)),
        (
            b"LIST",
            b"fram" + b"icon" + struct.pack("<I", 22) + struct.pack("<HHHBBBBHHII", 0, 2, 1, 16, 16, 0, 0, 0, 0, 0, 22),
        ),
    )


@sample("system/cursor.xcur")
def x_cursor():
    # Xcursor(3): "Xcur", header 16, version 1.0, one image in the table.
    image = struct.pack("<9I", 36, 0xFFFD0002, 1, 1, 1, 1, 0, 0, 50) + b"\xff\xff\xff\xff"
    return b"Xcur" + struct.pack("<III", 16, 0x10000, 1) + struct.pack("<III", 0xFFFD0002, 1, 28) + image
