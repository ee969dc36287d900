# SPDX-License-Identifier: Apache-2.0
"""Software packages, and what is a zip or tar archive under another name."""

import struct
import zipfile

from archives import tar, zipped
from samples import made, sample, samples, shell

# USDZ wants the data at a multiple of 64 bytes: 30 of header, 10 of name, 24 of padding.
ALIGNMENT = struct.pack("<HH", 0x1986, 20) + bytes(20)
MANIFEST = b"Manifest-Version: 1.0\r\nCreated-By: harbour\r\n\r\n"
CLASS = "executables/Lighthouse.class"

samples(
    {
        "archives/harbour.jar": lambda: zipped(
            {"META-INF/MANIFEST.MF": MANIFEST, "org/example/coast/Lighthouse.class": made(CLASS)}
        ),
        "archives/harbour.war": lambda: zipped(
            {
                "META-INF/MANIFEST.MF": MANIFEST,
                "WEB-INF/web.xml": b"<web-app version='4.0'/>",
                "index.html": made("text/page.html"),
            }
        ),
        "archives/harbour.ear": lambda: zipped(
            {"META-INF/MANIFEST.MF": MANIFEST, "META-INF/application.xml": b"<application version='8'/>"}
        ),
        "archives/harbour.apk": lambda: zipped(
            {
                "AndroidManifest.xml": b"\x03\0\x08\0" + bytes(32),
                "classes.dex": b"dex\n035\0" + bytes(104),
                "resources.arsc": b"\x02\0\x0c\0" + bytes(16),
            }
        ),
        "archives/harbour.ipa": lambda: zipped(
            {"Payload/Harbour.app/Info.plist": made("structured/Info.plist"), "Payload/Harbour.app/Harbour": bytes(16)}
        ),
        "archives/harbour.xpi": lambda: zipped(
            {
                "manifest.json": b'{"manifest_version": 2, "name": "Harbour", "version": "1.2"}',
                "META-INF/mozilla.rsa": b"",
            }
        ),
        "archives/harbour.whl": lambda: zipped(
            {
                "harbour/__init__.py": made("source/no_shebang.py"),
                "harbour-1.2.dist-info/WHEEL": b"Wheel-Version: 1.0\nTag: py3-none-any\n",
                "harbour-1.2.dist-info/METADATA": b"Metadata-Version: 2.1\nName: harbour\nVersion: 1.2\n",
            }
        ),
        "archives/harbour.egg": lambda: zipped(
            {
                "EGG-INFO/PKG-INFO": b"Metadata-Version: 1.0\nName: harbour\nVersion: 1.2\n",
                "harbour.py": made("source/no_shebang.py"),
            }
        ),
        "archives/harbour.nupkg": lambda: zipped(
            {
                "[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>",
                "harbour.nuspec": b"<package><metadata><id>harbour</id></metadata></package>",
            }
        ),
        "archives/harbour.vsix": lambda: zipped(
            {
                "[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>",
                "extension.vsixmanifest": b"<PackageManifest Version='2.0.0'/>",
            }
        ),
        "archives/harbour.appx": lambda: zipped(
            {
                "[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>",
                "AppxManifest.xml": b"<Package/>",
                "AppxBlockMap.xml": b"<BlockMap/>",
            }
        ),
        "archives/comic.cbz": lambda: zipped(
            {"001.jpg": made("images/picture.jpg"), "002.jpg": made("images/progressive.jpeg")}
        ),
        "archives/comic.cbt": lambda: tar({"001.jpg": made("images/picture.jpg")}),
        "archives/comic.cb7": lambda: shell(
            "7z a -bd -mtm=off -mta=off -mtc=off out.7z 001.jpg", {"001.jpg": made("images/picture.jpg")}, "out.7z"
        ),
        "archives/places.kmz": lambda: zipped({"doc.kml": made("structured/places.kml")}),
        "archives/part.3mf": lambda: zipped(
            {
                "[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>",
                "_rels/.rels": b"<Relationships/>",
                "3D/3dmodel.model": b"<model xmlns='http://schemas.microsoft.com/3dmanufacturing/core/2015/02'/>",
            }
        ),
        "archives/scene.usdz": lambda: zipped(
            {"scene.usda": made("structured/scene.usda")}, zipfile.ZIP_STORED, extra=ALIGNMENT
        ),
        "archives/score.mxl": lambda: zipped(
            {
                "mimetype": b"application/vnd.recordare.musicxml",
                "META-INF/container.xml": b"<container><rootfiles><rootfile full-path='score.xml'/></rootfiles></container>",
                "score.xml": made("structured/score.musicxml"),
            },
            stored=("mimetype",),
        ),
        "archives/picture.ora": lambda: zipped(
            {
                "mimetype": b"image/openraster",
                "stack.xml": b"<image w='32' h='24'><stack/></image>",
                "mergedimage.png": made("images/picture.png"),
            },
            stored=("mimetype",),
        ),
        "archives/picture.kra": lambda: zipped(
            {
                "mimetype": b"application/x-krita",
                "maindoc.xml": b"<DOC syntaxVersion='2.0' editor='Krita'/>",
                "mergedimage.png": made("images/picture.png"),
            },
            stored=("mimetype",),
        ),
        "archives/game.pk3": lambda: zipped({"maps/quay.bsp": b"IBSP" + bytes(32)}),
        "archives/extension.crx": lambda: b"Cr24"
        + struct.pack("<III", 3, 0, 0)
        + zipped({"manifest.json": b'{"manifest_version": 3, "name": "Harbour", "version": "1.2"}'}),
        "archives/harbour.gem": lambda: tar(
            {
                "metadata.gz": made("nested/no_name.gz"),
                "data.tar.gz": made("nested/papers.tar.gz"),
                "checksums.yaml.gz": made("nested/no_name.gz"),
            }
        ),
    }
)


@sample("archives/harbour.deb")
def deb():
    control = b"Package: harbour\nVersion: 1.2\nArchitecture: all\nMaintainer: Ada Keeper <ada@example.org>\nDescription: harbour tools\n"
    return shell(
        "mkdir -p p/DEBIAN p/usr/share/harbour && mv control p/DEBIAN && mv note p/usr/share/harbour && chmod -R u=rwX,go=rX p"
        " && dpkg-deb --root-owner-group -Zxz -b p out.deb",
        {"control": control, "note": made("text/plain.txt")},
        "out.deb",
    )


@sample("archives/harbour.rpm")
def rpm():
    spec = (
        b"Name: harbour\nVersion: 1.2\nRelease: 1\nSummary: harbour tools\nLicense: Apache-2.0\nBuildArch: noarch\n"
        b"%description\nharbour tools\n%install\nmkdir -p %{buildroot}/usr/share\necho note > %{buildroot}/usr/share/harbour-note\n"
        b"%files\n/usr/share/harbour-note\n"
    )
    return shell(
        "rpmbuild --quiet -bb --define \"_topdir $PWD/t\" --define '_buildhost quay' --define 'use_source_date_epoch_as_buildtime 1'"
        " --define 'source_date_epoch_from_changelog 0' --define 'clamp_mtime_to_source_date_epoch 1' harbour.spec && mv t/RPMS/noarch/*.rpm out",
        {"harbour.spec": spec},
        "out",
    )


@sample("archives/harbour.msi")
def msi():
    wxs = (
        b'<?xml version="1.0"?><Wix xmlns="http://schemas.microsoft.com/wix/2006/wi"><Product Id="12345678-1234-1234-1234-123456789012" Name="Harbour"'
        b' UpgradeCode="12345678-1111-1111-1111-123456789012" Language="1033" Version="1.2.0" Manufacturer="The keepers"><Package InstallerVersion="200"/>'
        b'<Directory Id="TARGETDIR" Name="SourceDir"/><Feature Id="All" Level="1"/></Product></Wix>'
    )
    return shell("wixl -o out.msi in.wxs", {"in.wxs": wxs}, "out.msi")
