# SPDX-License-Identifier: Apache-2.0
"""Designs, drawings, models and animations that their programs keep in zip archives."""

import json
import struct

from archives import zipped
from layout import compound_storage
from samples import made, samples

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
PAGE = "7A1D5E0C-3B2F-4C6D-8E9A-0F1B2C3D4E5F"


def sketch():
    """A document of Sketch 43 or later (Sketch file format)."""
    meta = {"commit": "0" * 40, "pagesAndArtboards": {PAGE: {"name": "Quay", "artboards": {}}}, "version": 136, "app": "com.bohemiancoding.sketch3", "appVersion": "70"}
    document = {"_class": "document", "do_objectID": "D1", "pages": [{"_class": "MSJSONFileReference", "_ref_class": "MSImmutablePage", "_ref": "pages/" + PAGE}]}
    return zipped(
        {
            f"pages/{PAGE}.json": json.dumps({"_class": "page", "do_objectID": PAGE, "name": "Quay", "layers": []}).encode(),
            "document.json": json.dumps(document).encode(),
            "user.json": b'{"document":{"pageListHeight":110}}',
            "meta.json": json.dumps(meta).encode(),
            "previews/preview.png": made("images/picture.png"),
        }
    )


def figma():
    """A local copy of Figma since 2021: the canvas is a Kiwi message behind the mark of its first version."""
    canvas = b"fig-kiwi" + struct.pack("<II", 15, 32) + bytes(32)
    meta = {"client_meta": {"background_color": {"r": 1, "g": 1, "b": 1, "a": 1}}, "file_name": "Quay", "exported_at": "2024-03-01T09:00:00.000Z"}
    return zipped({"canvas.fig": canvas, "meta.json": json.dumps(meta).encode(), "thumbnail.png": made("images/picture.png"), "images/0a1b": made("images/picture.png")}, stored=("canvas.fig",))


def indesign():
    """InDesign markup package (IDML File Format Specification, chapter 4)."""
    packaging = b' xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging" '
    designmap = (
        b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<?aid style="50" type="document" readerVersion="6.0" featureSet="257" product="8.0(370)" ?>\n'
        b"<Document" + packaging + b'DOMVersion="8.0" Self="d"><idPkg:Graphic src="Resources/Graphic.xml"/><idPkg:Spread src="Spreads/Spread_ub6.xml"/></Document>'
    )
    return zipped(
        {
            "mimetype": b"application/vnd.adobe.indesign-idml-package",
            "designmap.xml": designmap,
            "META-INF/container.xml": XML + b'<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="designmap.xml" media-type="text/xml"/></rootfiles></container>',
            "META-INF/metadata.xml": b'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="r"?>',
            "Resources/Graphic.xml": XML + b"<idPkg:Graphic" + packaging + b'DOMVersion="8.0"/>',
            "Spreads/Spread_ub6.xml": XML + b"<idPkg:Spread" + packaging + b'DOMVersion="8.0"/>',
            "XML/Tags.xml": XML + b"<idPkg:Tags" + packaging + b'DOMVersion="8.0"/>',
        },
        stored=("mimetype",),
    )


def flash_document():
    """A document of Flash CS5 and later, which is XFL in a zip archive."""
    dom = b'<DOMDocument xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://ns.adobe.com/xfl/2008/" currentTimeline="1" xflVersion="2.2" creatorInfo="Adobe Flash Professional CS6"><timelines/></DOMDocument>'
    return zipped(
        {
            "mimetype": b"application/vnd.adobe.xfl",
            "META-INF/metadata.xml": b'<x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
            "bin/SymDepend.cache": bytes(8),
            "DOMDocument.xml": dom,
            "LIBRARY/Buoy.xml": b'<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="Buoy"/>',
            "MobileSettings.xml": b"",
            "PublishSettings.xml": b"<flash_profiles/>",
            "Quay.xfl": b"PROXY-CS5",
        },
        stored=("mimetype",),
    )


def old_flash_document():
    """A document of Flash MX to CS4: a compound file with one stream for each page and symbol."""
    return compound_storage(
        {
            "Contents": b"\x47\x01\0\0\0\0\xff\xff\x01\0\x0d\0CDocumentPage" + bytes(200),
            "Page 1": b"\x01\0\0\xff\xff\x01\0\x08\0CPicPage" + bytes(200),
            "Symbol 1": b"\x01\0\0\xff\xff\x01\0\x08\0CPicPage" + bytes(80),
            "Media 1": bytes(300),
        }
    )


def free_cad():
    """A document of FreeCAD (wiki, File Format FCStd)."""
    document = (
        b"<?xml version='1.0' encoding='utf-8'?>\n<!--\n FreeCAD Document, see https://www.freecad.org for more information...\n-->\n"
        b'<Document SchemaVersion="4" ProgramVersion="0.21R33694" FileVersion="1">\n<Properties Count="1"/>\n<Objects Count="1"><Object type="Part::Box" name="Box" id="1"/></Objects>\n</Document>\n'
    )
    shape = b"DBRep_DrawableShape\n\nCASCADE Topology V1, (c) Matra-Datavision\nLocations 0\nCurve2ds 0\nCurves 0\n"
    return zipped(
        {
            "Document.xml": document,
            "PartShape.brp": shape,
            "GuiDocument.xml": b"<?xml version='1.0' encoding='utf-8'?>\n<Document SchemaVersion=\"1\"/>\n",
            "DiffuseColor": bytes(8),
            "thumbnails/Thumbnail.png": made("images/picture.png"),
        }
    )


def fusion():
    """An archive of Fusion 360: manifests of its own, and a folder for each asset."""
    asset = "FusionAssetName[Active]/"
    return zipped(
        {
            "Manifest.dat": b"\x01\0\0\0FusionDocType" + bytes(19),
            asset + "Breps.BlobParts/BREP.1a2b.smbh": b"ASM BinaryFile8" + bytes(33),
            asset + "Design1/BulkStream.dat": bytes(64),
            asset + "Design1/MetaStream.dat": bytes(16),
            asset + "Properties.dat": bytes(24),
            "Preview[Active]/preview.png": made("images/picture.png"),
            "Properties.dat": bytes(24),
        }
    )


def zipped_collada():
    """COLLADA in a zip archive (COLLADA 1.5.0, appendix ZAE)."""
    return zipped(
        {
            "manifest.xml": XML + b'<dae_root xmlns="">./scene/quay.dae</dae_root>\n',
            "scene/quay.dae": XML + b'<COLLADA xmlns="http://www.collada.org/2008/03/COLLADASchema" version="1.5.0"><asset><unit meter="1"/></asset></COLLADA>\n',
            "images/picture.png": made("images/picture.png"),
        }
    )


ANIMATION = json.dumps({"v": "5.7.4", "fr": 30, "ip": 0, "op": 60, "w": 64, "h": 64, "nm": "Buoy", "ddd": 0, "assets": [], "layers": []}).encode()


def lottie():
    """dotLottie 1.0."""
    manifest = {"version": "1.0", "generator": "pilot 1.2", "author": "Ada Keeper", "animations": [{"id": "buoy", "speed": 1, "loop": True}]}
    return zipped({"manifest.json": json.dumps(manifest).encode(), "animations/buoy.json": ANIMATION})


def lottie_two():
    """dotLottie 2.0, whose folders have names of one letter."""
    manifest = {"version": "2", "generator": "pilot 1.3", "animations": [{"id": "buoy"}], "themes": [{"id": "dark"}]}
    return zipped({"manifest.json": json.dumps(manifest).encode(), "a/buoy.json": ANIMATION, "t/dark.json": b'{"rules":[]}'})


def geogebra():
    """A construction of GeoGebra (reference, File Format)."""
    construction = (
        b'<?xml version="1.0" encoding="utf-8"?>\n<geogebra format="5.0" version="5.0.680.0" app="classic" platform="w" id="a1" xsi:noNamespaceSchemaLocation="http://www.geogebra.org/apps/xsd/ggb.xsd"'
        b' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n<gui/><euclidianView/><construction title="" author="" date=""><element type="point" label="A"/></construction>\n</geogebra>\n'
    )
    return zipped(
        {
            "geogebra_defaults2d.xml": b'<?xml version="1.0" encoding="utf-8"?>\n<geogebra format="5.0"><defaults/></geogebra>\n',
            "geogebra_javascript.js": b"function ggbOnInit() {}",
            "geogebra.xml": construction,
            "geogebra_thumbnail.png": made("images/picture.png"),
        }
    )


def mind_map():
    """XMind 2020 and Zen: JSON."""
    sheet = [{"id": "s1", "class": "sheet", "title": "Quay", "rootTopic": {"id": "t1", "title": "Tides", "structureClass": "org.xmind.ui.map.clockwise"}}]
    manifest = {"file-entries": {"content.json": {}, "metadata.json": {}, "Thumbnails/thumbnail.png": {}}}
    return zipped(
        {
            "content.json": json.dumps(sheet).encode(),
            "metadata.json": b'{"creator":{"name":"Vana","version":"10.2.0"}}',
            "manifest.json": json.dumps(manifest).encode(),
            "content.xml": b'<?xml version="1.0" encoding="UTF-8" standalone="no"?><xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0" version="2.0"/>',
            "Thumbnails/thumbnail.png": made("images/picture.png"),
        }
    )


def old_mind_map():
    """XMind 3 to 8: XML."""
    return zipped(
        {
            "content.xml": b'<?xml version="1.0" encoding="UTF-8" standalone="no"?><xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0" version="2.0"><sheet id="s1"><topic id="t1"><title>Tides</title></topic></sheet></xmap-content>',
            "META-INF/manifest.xml": b'<?xml version="1.0" encoding="UTF-8" standalone="no"?><manifest xmlns="urn:xmind:xmap:xmlns:manifest:1.0"><file-entry full-path="content.xml" media-type="text/xml"/></manifest>',
            "meta.xml": b'<?xml version="1.0" encoding="UTF-8" standalone="no"?><meta xmlns="urn:xmind:xmap:xmlns:meta:2.0" version="2.0"/>',
            "styles.xml": b'<?xml version="1.0" encoding="UTF-8" standalone="no"?><xmap-styles xmlns="urn:xmind:xmap:xmlns:style:2.0" version="2.0"/>',
        }
    )


samples(
    {
        "documents/pilot.fla": flash_document,
        "documents/pilot.ggb": geogebra,
        "documents/pilot.idml": indesign,
        "documents/pilot.xmind": mind_map,
        "documents/pilot_compound.fla": old_flash_document,
        "documents/pilot_old.xmind": old_mind_map,
        "images/pilot.fig": figma,
        "images/pilot.lottie": lottie,
        "images/pilot.sketch": sketch,
        "images/pilot_two.lottie": lottie_two,
        "models/pilot.FCStd": free_cad,
        "models/pilot.f3d": fusion,
        "models/pilot.zae": zipped_collada,
    }
)
