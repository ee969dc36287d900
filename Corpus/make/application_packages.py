# SPDX-License-Identifier: Apache-2.0
"""Applications, their extensions, games and cards as they are handed over: zip archives with a manifest."""

import hashlib
import json

from archives import zipped
from samples import made, samples

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'


def adobe_air():
    """Adobe AIR: the type first, the descriptor and the signature in META-INF (Building AIR applications, packaging)."""
    descriptor = (
        XML + b'<application xmlns="http://ns.adobe.com/air/application/2.7"><id>org.example.pilot</id><versionNumber>1.2</versionNumber>'
        b"<filename>Pilot</filename><initialWindow><content>pilot.swf</content></initialWindow></application>\n"
    )
    return zipped(
        {
            "mimetype": b"application/vnd.adobe.air-application-installer-package+zip",
            "META-INF/AIR/application.xml": descriptor,
            "META-INF/AIR/hash": hashlib.sha256(descriptor).digest(),
            "pilot.swf": b"FWS\x0a" + bytes(28),
            "META-INF/signatures.xml": XML + b'<signatures><Signature xmlns="http://www.w3.org/2000/09/xmldsig#" Id="PackageSignature"/></signatures>\n',
        },
        stored=("mimetype",),
    )


def android_bundle():
    """Android App Bundle (bundletool 1.15): modules with compiled protocol buffers."""
    return zipped(
        {
            "BundleConfig.pb": b"\x0a\x08\x0a\x061.15.6\x12\x02\x0a\x00",
            "BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb": b"\x0a\x04quay",
            "base/dex/classes.dex": b"dex\n035\0" + bytes(104),
            "base/manifest/AndroidManifest.xml": b"\x0a\x26\x0a\x07android\x12\x1bhttp://schemas.android.com/",
            "base/resources.pb": b"\x0a\x00\x12\x06\x0a\x04quay",
            "base/res/drawable/pilot.png": made("images/picture.png"),
            "META-INF/MANIFEST.MF": b"Manifest-Version: 1.0\r\nCreated-By: 17 (Example)\r\n\r\n",
            "META-INF/KEY0.SF": b"Signature-Version: 1.0\r\n\r\n",
            "META-INF/KEY0.RSA": b"0\x82\x05\x00" + bytes(60),
        }
    )


def subsystem():
    """An OSGi subsystem archive (OSGi Enterprise 7, 134.2.5)."""
    manifest = (
        b"Manifest-Version: 1.0\r\nSubsystem-ManifestVersion: 1\r\nSubsystem-SymbolicName: org.example.pilot;visibility:=public\r\n"
        b"Subsystem-Version: 1.2.0\r\nSubsystem-Type: osgi.subsystem.feature\r\nSubsystem-Content: org.example.tides;version=\"1.2.0\"\r\n\r\n"
    )
    return zipped(
        {
            "META-INF/MANIFEST.MF": b"Manifest-Version: 1.0\r\n\r\n",
            "OSGI-INF/SUBSYSTEM.MF": manifest,
            "org.example.tides_1.2.0.jar": made("archives/harbour.jar"),
        }
    )


def silverlight():
    """A Silverlight application (Silverlight 5, Application Structure)."""
    manifest = (
        b'<Deployment xmlns="http://schemas.microsoft.com/client/2007/deployment" xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml"'
        b' EntryPointAssembly="Pilot" EntryPointType="Pilot.App" RuntimeVersion="5.0.61118.0"><Deployment.Parts>'
        b'<AssemblyPart x:Name="Pilot" Source="Pilot.dll" /></Deployment.Parts></Deployment>\r\n'
    )
    return zipped({"AppManifest.xaml": manifest, "Pilot.dll": b"MZ" + bytes(126), "ServiceReferences.ClientConfig": XML + b"<configuration/>"})


def wallet_pass():
    """A pass (Apple, Wallet Developer Guide)."""
    card = json.dumps(
        {
            "formatVersion": 1,
            "passTypeIdentifier": "pass.org.example.ferry",
            "serialNumber": "0042",
            "teamIdentifier": "EXAMPLE123",
            "organizationName": "Quay Ferries",
            "description": "Ferry ticket",
            "boardingPass": {"transitType": "PKTransitTypeBoat", "primaryFields": [{"key": "to", "value": "Oban"}]},
        },
        indent=2,
    ).encode()
    files = {"pass.json": card, "icon.png": made("images/picture.png"), "icon@2x.png": made("images/picture.png"), "en.lproj/pass.strings": b'"to" = "To";\n'}
    manifest = {name: hashlib.sha1(data).hexdigest() for name, data in files.items()}
    return zipped({**files, "manifest.json": json.dumps(manifest).encode(), "signature": b"0\x80\x06\x09*\x86H\x86\xf7\r\x01\x07\x02" + bytes(40)})


def modpack():
    """A modpack (Modrinth documentation, .mrpack)."""
    index = {
        "formatVersion": 1,
        "game": "minecraft",
        "versionId": "1.2.0",
        "name": "Pilot",
        "files": [{"path": "mods/tides.jar", "hashes": {"sha1": "0" * 40}, "downloads": ["https://example.org/tides.jar"], "fileSize": 900}],
        "dependencies": {"minecraft": "1.20.1", "fabric-loader": "0.15.7"},
    }
    return zipped({"modrinth.index.json": json.dumps(index, indent=2).encode(), "overrides/config/tides.toml": b"[tide]\nheight = 4\n"})


def scratch():
    """A project of Scratch 3: its assets are named by their digests."""
    costume = b'<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2" viewBox="0 0 2 2"></svg>'
    name = hashlib.md5(costume).hexdigest()
    project = {
        "targets": [
            {
                "isStage": True,
                "name": "Stage",
                "variables": {},
                "blocks": {},
                "currentCostume": 0,
                "costumes": [{"name": "backdrop1", "dataFormat": "svg", "assetId": name, "md5ext": name + ".svg"}],
                "sounds": [],
            }
        ],
        "monitors": [],
        "extensions": [],
        "meta": {"semver": "3.0.0", "vm": "2.1.46", "agent": "Mozilla/5.0"},
    }
    return zipped({"project.json": json.dumps(project).encode(), name + ".svg": costume})


def office_extension():
    """An extension of OpenOffice (Developer's Guide, Extensions)."""
    manifest = (
        XML + b'<manifest:manifest xmlns:manifest="http://openoffice.org/2001/manifest">\n'
        b' <manifest:file-entry manifest:full-path="Addons.xcu" manifest:media-type="application/vnd.sun.star.configuration-data"/>\n'
        b' <manifest:file-entry manifest:full-path="Tides/" manifest:media-type="application/vnd.sun.star.basic-library"/>\n</manifest:manifest>\n'
    )
    description = (
        XML + b'<description xmlns="http://openoffice.org/extensions/description/2006" xmlns:xlink="http://www.w3.org/1999/xlink">'
        b'<identifier value="org.example.tides"/><version value="1.2.0"/><display-name><name lang="en">Tides</name></display-name></description>\n'
    )
    return zipped(
        {
            "META-INF/manifest.xml": manifest,
            "description.xml": description,
            "Addons.xcu": XML + b'<oor:component-data xmlns:oor="http://openoffice.org/2001/registry" oor:name="Addons" oor:package="org.openoffice.Office"/>\n',
            "Tides/script.xlb": XML + b'<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Tides"/>\n',
        }
    )


def autotext():
    """AutoText of OpenOffice: a block list and a folder for each text."""
    manifest = (
        XML + b'<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">\n'
        b' <manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.openofficeorg.autotext"/>\n'
        b' <manifest:file-entry manifest:full-path="BlockList.xml" manifest:media-type="text/xml"/>\n</manifest:manifest>\n'
    )
    blocks = (
        XML + b'<block-list:block-list xmlns:block-list="http://openoffice.org/2001/block-list" block-list:list-name="Pilotage">'
        b'<block-list:block block-list:abbreviated-name="BP" block-list:package-name="BP" block-list:name="By the pilot"/></block-list:block-list>\n'
    )
    return zipped(
        {
            "mimetype": b"application/vnd.openofficeorg.autotext",
            "BP/BP.xml": XML + b"<office:document-content/>\n",
            "BlockList.xml": blocks,
            "META-INF/manifest.xml": manifest,
        },
        stored=("mimetype",),
    )


samples(
    {
        "archives/pilot.aab": android_bundle,
        "archives/pilot.air": adobe_air,
        "archives/pilot.esa": subsystem,
        "archives/pilot.mrpack": modpack,
        "archives/pilot.oxt": office_extension,
        "archives/pilot.sb3": scratch,
        "archives/pilot.xap": silverlight,
        "documents/pilot.bau": autotext,
        "documents/pilot.pkpass": wallet_pass,
    }
)
