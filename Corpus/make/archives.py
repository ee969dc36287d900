# SPDX-License-Identifier: Apache-2.0
"""Archives, compressors, packages and what is a zip under another name."""

import binascii
import io
import struct
import tarfile
import zipfile
import zlib

from samples import DATE, made, sample, samples, shell, tool

ZIP_DATE = (2024, 3, 1, 9, 0, 0)


def members():
    """Two small files that every archive holds."""
    return {"harbour/note.txt": made("text/plain.txt"), "harbour/table.csv": made("text/table.csv")}


def zipped(files, method=zipfile.ZIP_DEFLATED, comment=b"", stored=(), extra=b""):
    """A zip archive with fixed dates; names in `stored` are not compressed; `extra` goes to each local header."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        archive.comment = comment
        for name, data in files.items():
            info = zipfile.ZipInfo(name, ZIP_DATE)
            info.external_attr = 0o644 << 16
            info.extra = extra
            info.compress_type = zipfile.ZIP_STORED if name in stored else method
            archive.writestr(info, data)
    return out.getvalue()


def tar(files=None, form=tarfile.GNU_FORMAT, comments=None):
    """A tar archive with fixed dates and owners."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=form, pax_headers=comments) as archive:
        for name, data in (files or members()).items():
            info = tarfile.TarInfo(name)
            info.size, info.mtime, info.uname, info.gname = len(data), DATE, "keeper", "keeper"
            archive.addfile(info, io.BytesIO(data))
    # The tape block of 10,240 bytes is longer than needed.
    return out.getvalue().rstrip(b"\0").ljust(512 * -(-len(out.getvalue().rstrip(b"\0")) // 512), b"\0") + bytes(1024)


def old_tar():
    """A tar archive of Unix version 7: no magic, header checksum only."""
    data = made("text/plain.txt")
    head = b"note.txt".ljust(100, b"\0") + b"000644 \0" + b"000000 \0" + b"000000 \0" + b"%011o " % len(data) + b"%011o " % DATE
    total = sum(head) + 8 * 32
    return (head + b"%06o\0 " % total).ljust(512, b"\0") + data.ljust(512 * -(-len(data) // 512), b"\0") + bytes(1024)


def packed(script, out):
    """A maker that lets a shell script pack the folder `harbour` into a file."""
    return lambda: shell(script, members(), out)


def compressed(command, name="text/plain.txt"):
    """A maker that pipes a sample through a compressor."""
    return lambda: tool(command, input=made(name))


samples({
    "archives/plain.zip": lambda: zipped(members()),
    "archives/stored.zip": lambda: zipped(members(), zipfile.ZIP_STORED),
    "archives/commented.zip": lambda: zipped(members(), comment=b"the harbour's papers"),
    "archives/lzma.zip": lambda: zipped(members(), zipfile.ZIP_LZMA),
    "archives/bzip2.zip": lambda: zipped(members(), zipfile.ZIP_BZIP2),
    "archives/empty.zip": lambda: zipped({}),
    "archives/encrypted.zip": packed("zip -qX -P quay out.zip harbour/note.txt", "out.zip"),
    "archives/streamed.zip": packed("zip -qX - harbour/note.txt | cat > out.zip", "out.zip"),
    "archives/plain.tar": tar,
    "archives/ustar.tar": lambda: tar(form=tarfile.USTAR_FORMAT),
    "archives/pax.tar": lambda: tar(form=tarfile.PAX_FORMAT, comments={"comment": "the harbour's papers"}),
    "archives/version7.tar": old_tar,
    "archives/old.cpio": packed("find harbour -type f | sort | cpio --quiet --reproducible -o -H bin > out", "out"),
    "archives/portable.cpio": packed("find harbour -type f | sort | cpio --quiet --reproducible -o -H odc > out", "out"),
    "archives/new.cpio": packed("find harbour -type f | sort | cpio --quiet --reproducible -o -H newc > out", "out"),
    "archives/checked.cpio": packed("find harbour -type f | sort | cpio --quiet --reproducible -o -H crc > out", "out"),
    "archives/library.a": packed("cd harbour && ar rcD ../out.a note.txt table.csv", "out.a"),
    "archives/plain.7z": packed("7z a -bd -mtm=off -mta=off -mtc=off out.7z harbour", "out.7z"),
    "archives/plain.arj": packed("arj a -y out.arj harbour/note.txt", "out.arj"),
    "archives/plain.cab": packed("cd harbour && gcab -c -z ../out.cab note.txt table.csv", "out.cab"),
    "archives/plain.xar": packed("bsdtar --format xar -cf out harbour", "out"),
    "archives/plain.shar": packed("bsdtar --format shar -cf out harbour/note.txt", "out"),
    "archives/plain.warc": packed("bsdtar --format warc -cf out harbour", "out"),
    "archives/plain.mtree": packed("bsdtar --format mtree -cf out harbour", "out"),
    "archives/plain.lzh": packed("jlha aq out.lzh harbour/note.txt", "out.lzh"),
    "archives/plain.zpaq": packed("zpaq add out.zpaq harbour/note.txt -m1", "out.zpaq"),
})

samples({
    "archives/plain.txt.gz": compressed("gzip -cn"),
    "archives/plain.txt.bz2": compressed("bzip2 -c"),
    "archives/plain.txt.xz": compressed("xz -c"),
    "archives/plain.txt.lzma": compressed("xz -c --format=lzma"),
    "archives/plain.txt.lz": compressed("lzip -c"),
    "archives/plain.txt.zst": compressed("zstd -c -q"),
    "archives/plain.txt.lz4": compressed("lz4 -c -q"),
    "archives/legacy.txt.lz4": compressed("lz4 -l -c -q"),
    "archives/plain.txt.lzo": compressed("lzop -c -F"),
    "archives/plain.txt.Z": compressed("compress -c -f"),
    "archives/plain.txt.br": compressed("brotli -c"),
    "archives/plain.txt.zz": lambda: zlib.compress(made("text/plain.txt")),
    "archives/plain.txt.lrz": lambda: shell("lrzip -q -o out.lrz in", {"in": made("text/plain.txt") * 8}, "out.lrz"),
    "archives/plain.txt.rz": lambda: shell("rzip -o out.rz in", {"in": made("text/plain.txt") * 8}, "out.rz"),
    "archives/plain.txt.sz": lambda: snappy(made("text/plain.txt")),
    "archives/skippable.zst": lambda: b"\x50\x2a\x4d\x18" + struct.pack("<I", 4) + b"note" + made("archives/plain.txt.zst"),
})


def snappy(data):
    """A framed snappy stream with one chunk that is not compressed (framing_format.txt, sections 4.1 and 4.3)."""
    crc = castagnoli(data)
    masked = ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF
    return b"\xff\x06\0\0sNaPpY\x01" + struct.pack("<I", len(data) + 4)[:3] + struct.pack("<I", masked) + data


def castagnoli(data):
    """CRC-32C."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


# USDZ wants the data at a multiple of 64 bytes: 30 of header, 10 of name, 24 of padding.
ALIGNMENT = struct.pack("<HH", 0x1986, 20) + bytes(20)
MANIFEST = b"Manifest-Version: 1.0\r\nCreated-By: harbour\r\n\r\n"
CLASS = "executables/Lighthouse.class"

samples({
    "archives/harbour.jar": lambda: zipped({"META-INF/MANIFEST.MF": MANIFEST, "org/example/coast/Lighthouse.class": made(CLASS)}),
    "archives/harbour.war": lambda: zipped({"META-INF/MANIFEST.MF": MANIFEST, "WEB-INF/web.xml": b"<web-app version='4.0'/>", "index.html": made("text/page.html")}),
    "archives/harbour.ear": lambda: zipped({"META-INF/MANIFEST.MF": MANIFEST, "META-INF/application.xml": b"<application version='8'/>"}),
    "archives/harbour.apk": lambda: zipped({"AndroidManifest.xml": b"\x03\0\x08\0" + bytes(32), "classes.dex": b"dex\n035\0" + bytes(104), "resources.arsc": b"\x02\0\x0c\0" + bytes(16)}),
    "archives/harbour.ipa": lambda: zipped({"Payload/Harbour.app/Info.plist": made("structured/Info.plist"), "Payload/Harbour.app/Harbour": bytes(16)}),
    "archives/harbour.xpi": lambda: zipped({"manifest.json": b'{"manifest_version": 2, "name": "Harbour", "version": "1.2"}', "META-INF/mozilla.rsa": b""}),
    "archives/harbour.whl": lambda: zipped({"harbour/__init__.py": made("source/no_shebang.py"), "harbour-1.2.dist-info/WHEEL": b"Wheel-Version: 1.0\nTag: py3-none-any\n", "harbour-1.2.dist-info/METADATA": b"Metadata-Version: 2.1\nName: harbour\nVersion: 1.2\n"}),
    "archives/harbour.egg": lambda: zipped({"EGG-INFO/PKG-INFO": b"Metadata-Version: 1.0\nName: harbour\nVersion: 1.2\n", "harbour.py": made("source/no_shebang.py")}),
    "archives/harbour.nupkg": lambda: zipped({"[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>", "harbour.nuspec": b"<package><metadata><id>harbour</id></metadata></package>"}),
    "archives/harbour.vsix": lambda: zipped({"[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>", "extension.vsixmanifest": b"<PackageManifest Version='2.0.0'/>"}),
    "archives/harbour.appx": lambda: zipped({"[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>", "AppxManifest.xml": b"<Package/>", "AppxBlockMap.xml": b"<BlockMap/>"}),
    "archives/comic.cbz": lambda: zipped({"001.jpg": made("images/picture.jpg"), "002.jpg": made("images/progressive.jpeg")}),
    "archives/comic.cbt": lambda: tar({"001.jpg": made("images/picture.jpg")}),
    "archives/comic.cb7": lambda: shell("7z a -bd -mtm=off -mta=off -mtc=off out.7z 001.jpg", {"001.jpg": made("images/picture.jpg")}, "out.7z"),
    "archives/places.kmz": lambda: zipped({"doc.kml": made("structured/places.kml")}),
    "archives/part.3mf": lambda: zipped({"[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>", "_rels/.rels": b"<Relationships/>", "3D/3dmodel.model": b"<model xmlns='http://schemas.microsoft.com/3dmanufacturing/core/2015/02'/>"}),
    "archives/scene.usdz": lambda: zipped({"scene.usda": made("structured/scene.usda")}, zipfile.ZIP_STORED, extra=ALIGNMENT),
    "archives/score.mxl": lambda: zipped({"mimetype": b"application/vnd.recordare.musicxml", "META-INF/container.xml": b"<container><rootfiles><rootfile full-path='score.xml'/></rootfiles></container>", "score.xml": made("structured/score.musicxml")}, stored=("mimetype",)),
    "archives/picture.ora": lambda: zipped({"mimetype": b"image/openraster", "stack.xml": b"<image w='32' h='24'><stack/></image>", "mergedimage.png": made("images/picture.png")}, stored=("mimetype",)),
    "archives/picture.kra": lambda: zipped({"mimetype": b"application/x-krita", "maindoc.xml": b"<DOC syntaxVersion='2.0' editor='Krita'/>", "mergedimage.png": made("images/picture.png")}, stored=("mimetype",)),
    "archives/game.pk3": lambda: zipped({"maps/quay.bsp": b"IBSP" + bytes(32)}),
    "archives/extension.crx": lambda: b"Cr24" + struct.pack("<III", 3, 0, 0) + zipped({"manifest.json": b'{"manifest_version": 3, "name": "Harbour", "version": "1.2"}'}),
    "archives/harbour.gem": lambda: tar({"metadata.gz": made("nested/no_name.gz"), "data.tar.gz": made("nested/papers.tar.gz"), "checksums.yaml.gz": made("nested/no_name.gz")}),
})


@sample("archives/harbour.deb")
def deb():
    control = b"Package: harbour\nVersion: 1.2\nArchitecture: all\nMaintainer: Ada Keeper <ada@example.org>\nDescription: harbour tools\n"
    return shell("mkdir -p p/DEBIAN p/usr/share/harbour && mv control p/DEBIAN && mv note p/usr/share/harbour && chmod -R u=rwX,go=rX p"
                 " && dpkg-deb --root-owner-group -Zxz -b p out.deb",
                 {"control": control, "note": made("text/plain.txt")}, "out.deb")


@sample("archives/harbour.rpm")
def rpm():
    spec = (b"Name: harbour\nVersion: 1.2\nRelease: 1\nSummary: harbour tools\nLicense: Apache-2.0\nBuildArch: noarch\n"
            b"%description\nharbour tools\n%install\nmkdir -p %{buildroot}/usr/share\necho note > %{buildroot}/usr/share/harbour-note\n"
            b"%files\n/usr/share/harbour-note\n")
    return shell("rpmbuild --quiet -bb --define \"_topdir $PWD/t\" --define '_buildhost quay' --define 'use_source_date_epoch_as_buildtime 1'"
                 " --define 'source_date_epoch_from_changelog 0' --define 'clamp_mtime_to_source_date_epoch 1' harbour.spec && mv t/RPMS/noarch/*.rpm out",
                 {"harbour.spec": spec}, "out")


@sample("archives/harbour.msi")
def msi():
    wxs = (b'<?xml version="1.0"?><Wix xmlns="http://schemas.microsoft.com/wix/2006/wi"><Product Id="12345678-1234-1234-1234-123456789012" Name="Harbour"'
           b' UpgradeCode="12345678-1111-1111-1111-123456789012" Language="1033" Version="1.2.0" Manufacturer="The keepers"><Package InstallerVersion="200"/>'
           b'<Directory Id="TARGETDIR" Name="SourceDir"/><Feature Id="All" Level="1"/></Product></Wix>')
    return shell("wixl -o out.msi in.wxs", {"in.wxs": wxs}, "out.msi")


@sample("archives/version5.rar")
def rar5():
    # RAR 5.0 archive format (technote): signature, main header (type 1), end header (type 5); CRC-32 over size and header.
    def block(*fields):
        body = bytes((len(fields), *fields))
        return struct.pack("<I", binascii.crc32(body)) + body
    return b"Rar!\x1a\x07\x01\0" + block(1, 0, 0) + block(5, 0, 0)


@sample("archives/version4.rar")
def rar4():
    # RAR 2.9 to 4.x (technote): marker, archive header (0x73, 13 bytes), one stored file (0x74), end (0x7b); CRC-16 is the low half of CRC-32.
    def block(body):
        return struct.pack("<H", binascii.crc32(body) & 0xFFFF) + body
    data, name = made("text/plain.txt"), b"note.txt"
    file = struct.pack("<BHHIIBIIBBHI", 0x74, 0x8000, 32 + len(name), len(data), len(data), 3, binascii.crc32(data), 0x58614800, 20, 0x30, len(name), 0o100644) + name
    return b"Rar!\x1a\x07\0" + block(struct.pack("<BHHHI", 0x73, 0, 13, 0, 0)) + block(file) + data + block(struct.pack("<BHH", 0x7B, 0x4000, 7))


samples({"archives/comic.cbr": lambda: made("archives/version4.rar")})


@sample("archives/plain.zoo")
def zoo():
    # zoo.h of zoo 2.10: text of 20 bytes, tag 0xfdc4a7dc at 20, start of the first entry, its negative, version.
    head = b"ZOO 2.10 Archive.\x1a\0\0" + struct.pack("<IIi", 0xFDC4A7DC, 42, -42) + bytes((2, 0, 1)) + bytes(7)
    return head + struct.pack("<I", 0xFDC4A7DC) + bytes(52)


@sample("archives/plain.ace")
def ace():
    # The main header of an ACE archive: CRC, size, type 0, flags, then "**ACE**" at 7.
    body = b"\0" + struct.pack("<H", 0x1000) + b"**ACE**" + bytes((20, 20, 2, 0)) + bytes(12)
    return struct.pack("<HH", ~binascii.crc32(body) & 0xFFFF, len(body)) + body


@sample("archives/plain.sit")
def stuffit():
    # StuffIt 1: "SIT!", count, length, "rLau", version 1.
    return b"SIT!" + struct.pack(">HI", 0, 22) + b"rLau\x01" + bytes(7)


@sample("archives/plain.sitx")
def stuffit_x():
    return b"StuffIt!" + bytes(56)


@sample("archives/plain.hqx")
def binhex():
    # RFC 1741: run-length code, then six bits a character between colons; CRC-CCITT after header, data and resource forks.
    def crc(data):
        return struct.pack(">H", binascii.crc_hqx(data, 0))
    data = made("text/plain.txt")
    head = b"\x08note.txt\0TEXTttxt" + struct.pack(">HII", 0, len(data), 0)
    raw = (head + crc(head) + data + crc(data) + crc(b"")).replace(b"\x90", b"\x90\0")
    alphabet = "!\"#$%&'()*+,-012345689@ABCDEFGHIJKLMNPQRSTUVXYZ[`abcdefhijklmpqr"
    bits = int.from_bytes(raw + bytes(-len(raw) % 3), "big")
    count = -(-len(raw) * 8 // 6)
    total = (len(raw) + -len(raw) % 3) * 8 // 6
    text = ":" + "".join(alphabet[bits >> 6 * (total - 1 - i) & 63] for i in range(count)) + ":"
    lines = "\n".join(text[i:i + 64] for i in range(0, len(text), 64))
    return b"(This file must be converted with BinHex 4.0)\n\n" + lines.encode() + b"\n"


@sample("archives/note.bin")
def macbinary():
    # MacBinary II: 128 bytes; name at 1, type and creator at 65, fork sizes at 83, version 129, CRC at 124.
    data = made("text/plain.txt")
    head = b"\0\x08" + b"note.txt".ljust(63, b"\0") + b"TEXTttxt" + bytes(10) + struct.pack(">II", len(data), 0)
    head = head.ljust(122, b"\0") + b"\x81\x81"
    return head + struct.pack(">H", binascii.crc_hqx(head, 0)) + bytes(2) + data.ljust(128 * -(-len(data) // 128), b"\0")


@sample("archives/note.as")
def applesingle():
    # RFC 1740: magic, version 2, filler, one entry: the data fork.
    data = made("text/plain.txt")
    return struct.pack(">II16sHIII", 0x00051600, 0x00020000, bytes(16), 1, 1, 38, len(data)) + data


@sample("archives/note.appledouble")
def appledouble():
    # RFC 1740: as AppleSingle with 0x00051607; Finder information (9) and resource fork (2).
    return struct.pack(">II16sHIIIIII", 0x00051607, 0x00020000, b"Mac OS X".ljust(16), 2, 9, 50, 32, 2, 82, 0) + b"TEXTttxt" + bytes(24)


@sample("archives/note.yenc")
def yenc():
    # yEnc draft 1.3: each byte plus 42, critical ones escaped.
    data = made("text/plain.txt")
    body = bytearray()
    for byte in data:
        code = (byte + 42) % 256
        body += bytes((61, (code + 64) % 256)) if code in (0, 10, 13, 61) else bytes((code,))
    return b"=ybegin line=128 size=%d name=note.txt\r\n" % len(data) + b"\r\n".join(
        bytes(body[i:i + 128]) for i in range(0, len(body), 128)) + b"\r\n=yend size=%d crc32=%08x\r\n" % (len(data), zlib.crc32(data))
