# SPDX-License-Identifier: Apache-2.0
"""Packages of systems, courses, maps and signed papers: zip and xar archives, compound files, and speech in RIFF."""

import hashlib
import struct
import zlib

from archives import zipped
from layout import compound_storage, riff
from old_documents import identifier
from samples import made, samples

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'


def signed(kind, manifest):
    """An associated signature container (ETSI EN 319 162-1, 4.3 and 4.4)."""
    files = {"mimetype": b"application/vnd.etsi." + kind + b"+zip", "agreement.txt": made("text/plain.txt")}
    if manifest:
        files["table.csv"] = made("text/table.csv")
        files["META-INF/manifest.xml"] = XML + b'<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.etsi.asic-e+zip"/></manifest:manifest>\n'
    files["META-INF/signatures0.xml" if manifest else "META-INF/signatures.xml"] = XML + b'<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#"><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="S0"/></asic:XAdESSignatures>\n'
    return zipped(files, stored=("mimetype",))


def textbook():
    """A textbook of Apple Books, laid out as EPUB under a type of its own."""
    container = XML + b'<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/ibooks.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'
    return zipped({"mimetype": b"application/x-ibooks+zip", "META-INF/container.xml": container, "OPS/ibooks.opf": XML + b'<package version="2.0"/>\n', "OPS/tides.xhtml": made("text/page.html")}, stored=("mimetype",))


def master_template():
    """A template of a master document (OpenDocument 1.3 part 2, annex C)."""
    kind = b"application/vnd.oasis.opendocument.text-master-template"
    manifest = XML + b'<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="' + kind + b'"/></manifest:manifest>\n'
    return zipped({"mimetype": kind, "content.xml": XML + b'<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>\n', "styles.xml": XML + b"<s/>\n", "meta.xml": XML + b"<m/>\n", "META-INF/manifest.xml": manifest}, stored=("mimetype",))


def system_update():
    """An update of Android with the payload of its update engine (AOSP, OTA packages)."""
    metadata = b"ota-property-files=payload.bin:1024:300\nota-required-cache=0\nota-type=AB\npost-build=example/pilot/pilot:14/UP1A/1:user/release-keys\npost-timestamp=1709283600\npre-device=pilot\n"
    return zipped(
        {
            "META-INF/com/android/metadata": metadata,
            "META-INF/com/android/metadata.pb": b"\x08\x01\x20\x00",
            "payload.bin": b"CrAU" + struct.pack(">QQI", 2, 40, 0) + bytes(200),
            "payload_properties.txt": b"FILE_SIZE=224\nMETADATA_SIZE=64\n",
            "care_map.pb": bytes(20),
            "META-INF/com/android/otacert": b"-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n",
        },
        stored=("payload.bin", "META-INF/com/android/metadata"),
    )


def restore_image():
    """The software of a device of Apple."""
    plist = XML + b'<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><dict><key>ProductVersion</key><string>17.4</string></dict></plist>\n'
    return zipped({"BuildManifest.plist": plist, "Firmware/dfu/iBEC.im4p": b"0\x82\x01\x00\x16\x04IM4P" + bytes(40), "Restore.plist": plist, "kernelcache.release.iphone14": b"0\x82\x01\x00\x16\x04IM4P" + bytes(40)})


def cartridge(version):
    """A course in a Common Cartridge (IMS CC 1.1 and 1.3, profile of IMS CP)."""
    space = b"http://www.imsglobal.org/xsd/imsccv1p" + version
    manifest = (
        XML + b'<manifest identifier="M1" xmlns="' + space + b'/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p' + version + b'/LOM/manifest">'
        b"<metadata><schema>IMS Common Cartridge</schema><schemaversion>1." + version + b".0</schemaversion></metadata><organizations/><resources/></manifest>\n"
    )
    return zipped({"imsmanifest.xml": manifest, "i1/tides.html": made("text/page.html")})


def mind_map():
    """A map of MindManager 2003 and later."""
    document = XML + b'<ap:Map xmlns:ap="http://schemas.mindjet.com/MindManager/Application/2003" OId="k9Vw=="><ap:OneTopic><ap:Topic OId="q=="><ap:Text PlainText="Tides"/></ap:Topic></ap:OneTopic></ap:Map>'
    return zipped({"Document.xml": document, "Preview.png": made("images/picture.png"), "schemas/MindManagerApplication.xsd": XML + b"<xs:schema/>"})


def okular():
    """A document with notes, as Okular saves it."""
    content = b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE OkularArchive>\n<OkularArchive>\n <Files>\n  <DocumentFileName>tides.pdf</DocumentFileName>\n  <MetadataFileName>metadata.xml</MetadataFileName>\n </Files>\n</OkularArchive>\n'
    return zipped({"content.xml": content, "tides.pdf": b"%PDF-1.4\n%%EOF\n", "metadata.xml": b"<documentInfo/>\n"})


def molecules():
    """A state of Jmol with its data."""
    return zipped({"JmolManifest.txt": b"# Jmol Manifest Zip Format 1.1\n# Created Fri Mar 01 09:00:00 UTC 2024\nstate.spt\n", "state.spt": b"# Jmol state version 14.32\nload \"water.xyz\";\n", "water.xyz": b"3\nwater\nO 0 0 0\nH 0 0 1\nH 0 1 0\n"})


def comsol():
    """A model of COMSOL Multiphysics 5 and 6."""
    return zipped({"fileversion": b"2092:COMSOL 6.0.0.318", "clusterignore.xml": XML + b"<c/>", "dmodel.xml": XML + b"<model/>", "fileids.xml": XML + b"<f/>", "guimodel.xml": XML + b"<g/>", "modelinfo.xml": XML + b'<modelInfo title="quay.mph"/>', "smodel.json": b"{}", "geometry1.mphbin": b"\0\0\0\0\1\0\0\0"})


def activity():
    """An activity of Sugar (Sugar Labs, activity bundles)."""
    information = b"[Activity]\nname = Tides\nbundle_id = org.example.Tides\nexec = sugar-activity3 activity.Tides\nicon = tides\nactivity_version = 2\nlicense = Apache-2.0\n"
    return zipped({"Tides.activity/activity/activity.info": information, "Tides.activity/activity/tides.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>", "Tides.activity/activity.py": b"import sugar3\n", "Tides.activity/setup.py": b"from sugar3.activity import bundlebuilder\n"})


def emulated():
    """A game for emulators of the Amiga (RetroPlatform, RP9)."""
    manifest = XML + b'<rp9 xmlns="http://www.retroplatform.com" type="application"><application><description><title>Tides</title></description><media><floppy priority="1">tides.adf</floppy></media></application></rp9>\n'
    return zipped({"rp9-manifest.xml": manifest, "tides.adf": b"DOS\0" + bytes(500), "rp9-preview.png": made("images/picture.png")})


def tiles():
    """3D tiles in one archive, whose last file is the index (Maxar, 3TZ 1.3)."""
    digest = hashlib.md5(b"tileset.json").digest() + struct.pack("<Q", 0)
    return zipped({"tileset.json": b'{"asset": {"version": "1.1"}, "geometricError": 100, "root": {}}', "0/0.glb": b"glTF\2\0\0\0\x0c\0\0\0", "@3dtilesIndex1@": digest}, stored=("@3dtilesIndex1@",))


def step():
    """Product data in a zip archive (ISO 10303-21:2016, annex A)."""
    return zipped({"hook.stp": b"ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('hook','2024-03-01T09:00:00',(''),(''),'','','');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n"})


def xar(*names):
    """A xar archive: a header, the table of contents in zlib, and a heap (xar, xarformat)."""
    files = "".join(f'<file id="{i}"><data><length>20</length><offset>{20 * i}</offset><size>20</size><encoding style="application/octet-stream"/></data><type>file</type><name>{name}</name></file>' for i, name in enumerate(names, 1))
    contents = f'<?xml version="1.0" encoding="UTF-8"?>\n<xar><toc><creation-time>2024-03-01T09:00:00</creation-time><checksum style="sha1"><offset>0</offset><size>20</size></checksum>{files}</toc></xar>\n'.encode()
    packed = zlib.compress(contents)
    return b"xar!" + struct.pack(">HHQQI", 28, 1, len(packed), len(contents), 1) + packed + hashlib.sha1(packed).digest() + bytes(20 * len(names))


def authoring():
    """A project of the Advanced Authoring Format (AMWA, AAF stored format 1.0.1)."""
    properties = struct.pack("<BBH", 0x4C, 0x20, 2) + bytes(60)
    tree = {
        "properties": properties,
        "referenced properties": struct.pack("<BHI", 0x4C, 1, 1) + bytes(20),
        "MetaDictionary-1": {"properties": properties, "ClassDefinitions-5 index": bytes(30)},
        "Header-2": {"properties": properties, "Content-3b03": {"properties": properties, "Mobs-1901 index": bytes(40)}, "Dictionary-3b04": {"properties": properties}},
    }
    data = compound_storage(tree, identifier("B3B398A5-1C90-11D4-8053-080036210804"))
    # The file header's own class identifier says which kind of file it is (section 2.2).
    return data[:8] + bytes.fromhex("41414642 0d004f4d 060e2b34 010101ff") + data[24:]


def speech():
    """Speech in EVRC (RFC 3625, section 3)."""
    codec = bytes.fromhex("8dd489e67690b54691ef736a5100ceb4")
    head = struct.pack("<BB16sH80sHHHHHI", 1, 0, codec, 1, b"TIA IS-127 Enhanced Variable Rate Codec, Speech Service Option 3", 8000, 23, 160, 8000, 16, 5)
    head += bytes((22, 4, 10, 3, 5, 2, 2, 1, 0, 0)) + bytes(26)
    return riff(b"QLCM", (b"fmt ", head), (b"vrat", struct.pack("<II", 1, 4)), (b"data", (b"\x04" + bytes(22)) * 4))


samples(
    {
        "archives/manifest.3tz": tiles,
        "archives/manifest.ipsw": restore_image,
        "archives/manifest.ota": system_update,
        "archives/manifest.pkg": lambda: xar("Distribution", "pilot.pkg", "PackageInfo", "Payload", "Bom"),
        "archives/manifest.xip": lambda: xar("Content", "Metadata"),
        "archives/manifest.xo": activity,
        "archives/manifest_component.pkg": lambda: xar("Bom", "Payload", "Scripts", "PackageInfo"),
        "audio/manifest.qcp": speech,
        "documents/manifest.asice": lambda: signed(b"asic-e", True),
        "documents/manifest.asics": lambda: signed(b"asic-s", False),
        "documents/manifest.ibooks": textbook,
        "documents/manifest.imscc": lambda: cartridge(b"1"),
        "documents/manifest.mmap": mind_map,
        "documents/manifest.okular": okular,
        "documents/manifest.otm": master_template,
        "documents/manifest_three.imscc": lambda: cartridge(b"3"),
        "documents/manifest_two.imscc": lambda: cartridge(b"2"),
        "games/manifest.rp9": emulated,
        "models/manifest.jmz": molecules,
        "models/manifest.mph": comsol,
        "models/manifest.stpz": step,
        "video/manifest.aaf": authoring,
    }
)
