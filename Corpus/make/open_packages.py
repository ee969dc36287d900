# SPDX-License-Identifier: Apache-2.0
"""Packages by the Open Packaging Conventions (ECMA-376-2): Office, Visio, XPS and what other programs keep in them."""

import base64
import hashlib
import struct

from archives import zipped
from layout import compound_storage
from samples import samples

TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
CORE = ("http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", "docProps/core.xml")
XML = b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
DEFAULTS = {"rels": "application/vnd.openxmlformats-package.relationships+xml", "xml": "application/xml"}
PROPERTIES = {
    "docProps/core.xml": "application/vnd.openxmlformats-package.core-properties+xml",
    "docProps/app.xml": "application/vnd.openxmlformats-officedocument.extended-properties+xml",
}
CORE_XML = (
    XML + b'<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"'
    b' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Pilotage</dc:title><dc:creator>Ada Keeper</dc:creator></cp:coreProperties>'
)
APP_XML = (
    XML + b'<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">'
    b"<Application>%s</Application></Properties>"
)


def content_types(overrides, defaults=DEFAULTS):
    """The stream that names the type of every part (ECMA-376-2, 10.1.2)."""
    rows = "".join(f'<Default Extension="{key}" ContentType="{value}"/>' for key, value in defaults.items())
    rows += "".join(f'<Override PartName="/{key}" ContentType="{value}"/>' for key, value in overrides.items())
    return XML + f'<Types xmlns="{TYPES}">{rows}</Types>'.encode()


def relations(*pairs):
    """A part of relationships, each a type and a target (ECMA-376-2, 9.3)."""
    rows = "".join(f'<Relationship Id="rId{i}" Type="{kind}" Target="{target}"/>' for i, (kind, target) in enumerate(pairs, 1))
    return XML + f'<Relationships xmlns="{RELATIONS}">{rows}</Relationships>'.encode()


def presentation(main, slides=True, macros=False):
    """What PowerPoint saves; `main` is the content type of ppt/presentation.xml."""
    prefix = "application/vnd.openxmlformats-officedocument.presentationml."
    name = b'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
    types = {"ppt/presentation.xml": main, "ppt/slideMasters/slideMaster1.xml": prefix + "slideMaster+xml"}
    parts = {
        "_rels/.rels": relations(
            (OFFICE + "officeDocument", "ppt/presentation.xml"), CORE, (OFFICE + "extended-properties", "docProps/app.xml")
        ),
        "ppt/_rels/presentation.xml.rels": relations(
            (OFFICE + "slideMaster", "slideMasters/slideMaster1.xml"), (OFFICE + "slide", "slides/slide1.xml")
        ),
        "ppt/presentation.xml": XML + b"<p:presentation " + name + b'><p:sldSz cx="9144000" cy="6858000"/></p:presentation>',
        "ppt/slideMasters/slideMaster1.xml": XML + b"<p:sldMaster " + name + b"/>",
    }
    if slides:
        types["ppt/slides/slide1.xml"] = prefix + "slide+xml"
        parts["ppt/slides/slide1.xml"] = XML + b"<p:sld " + name + b"><p:cSld><p:spTree/></p:cSld></p:sld>"
    defaults = DEFAULTS
    if macros:
        defaults = {"bin": "application/vnd.ms-office.vbaProject", **DEFAULTS}
        parts["ppt/vbaProject.bin"] = compound_storage(
            {"VBA": {"dir": bytes(40), "Module1": bytes(60), "_VBA_PROJECT": bytes(7)}, "PROJECT": b'ID="{}"\r\nModule=Module1\r\n'}
        )
    parts["docProps/core.xml"], parts["docProps/app.xml"] = CORE_XML, APP_XML % b"Microsoft Office PowerPoint"
    return zipped({"[Content_Types].xml": content_types({**types, **PROPERTIES}, defaults), **parts})


def visio(kind):
    """What Visio 2013 saves ([MS-VSDX] 2.2.3)."""
    name = b'xmlns="http://schemas.microsoft.com/office/visio/2012/main"'
    visio_relations = "http://schemas.microsoft.com/visio/2010/relationships/"
    types = {
        "visio/document.xml": f"application/vnd.ms-visio.{kind}.main+xml",
        "visio/masters/masters.xml": "application/vnd.ms-visio.masters+xml",
        "visio/pages/pages.xml": "application/vnd.ms-visio.pages+xml",
        "visio/windows.xml": "application/vnd.ms-visio.windows+xml",
    }
    return zipped(
        {
            "[Content_Types].xml": content_types({**types, **PROPERTIES}, {"emf": "image/x-emf", **DEFAULTS}),
            "_rels/.rels": relations(
                (visio_relations + "document", "visio/document.xml"), CORE, (OFFICE + "extended-properties", "docProps/app.xml")
            ),
            "visio/document.xml": XML + b"<VisioDocument " + name + b"><DocumentSettings TopPage='0'/></VisioDocument>",
            "visio/_rels/document.xml.rels": relations(
                (visio_relations + "masters", "masters/masters.xml"),
                (visio_relations + "pages", "pages/pages.xml"),
                (visio_relations + "windows", "windows.xml"),
            ),
            "visio/masters/masters.xml": XML + b"<Masters " + name + b"><Master ID='2' NameU='Buoy'/></Masters>",
            "visio/pages/pages.xml": XML + b"<Pages " + name + b"/>",
            "visio/windows.xml": XML + b"<Windows " + name + b"/>",
            "docProps/core.xml": CORE_XML,
            "docProps/app.xml": APP_XML % b"Microsoft Visio",
        }
    )


def fixed_pages(representation, types_prefix="application/vnd.ms-package.xps-", extra=None, parts=None, namespace="oxps"):
    """A document of fixed pages (ECMA-388, 9.1)."""
    schema = {"oxps": b"http://schemas.openxps.org/oxps/v1.0", "xps": b"http://schemas.microsoft.com/xps/2005/06"}[namespace]
    defaults = {
        "rels": DEFAULTS["rels"],
        "fdseq": types_prefix + "fixeddocumentsequence+xml",
        "fdoc": types_prefix + "fixeddocument+xml",
        "fpage": types_prefix + "fixedpage+xml",
        "odttf": "application/vnd.ms-package.obfuscated-opentype",
        "png": "image/png",
        **(extra or {}),
    }
    return zipped(
        {
            "[Content_Types].xml": content_types({}, defaults),
            "FixedDocumentSequence.fdseq": b'<FixedDocumentSequence xmlns="' + schema + b'"><DocumentReference Source="/Documents/1/FixedDoc.fdoc"/></FixedDocumentSequence>',
            "Documents/1/FixedDoc.fdoc": b'<FixedDocument xmlns="' + schema + b'"><PageContent Source="/Documents/1/Pages/1.fpage"/></FixedDocument>',
            "Documents/1/Pages/1.fpage": b'<FixedPage xmlns="' + schema + b'" Width="816" Height="1056" xml:lang="en"><Glyphs UnicodeString="Pilotage" OriginX="96" OriginY="96" FontRenderingEmSize="16" Fill="#ff000000" FontUri="/Resources/1.odttf"/></FixedPage>',
            "Resources/1.odttf": bytes(range(64)),
            "_rels/.rels": relations(*representation),
            **(parts or {}),
        }
    )


def in_pieces():
    """OpenXPS as the printer driver of Windows writes it: every part in interleaved pieces (ECMA-376-2, 10.1.4)."""
    defaults = {"rels": DEFAULTS["rels"], "fdseq": "application/vnd.ms-package.xps-fixeddocumentsequence+xml"}
    return zipped(
        {
            "[Content_Types].xml/[0].piece": content_types({}, defaults)[:60],
            "_rels/.rels/[0].last.piece": relations(("http://schemas.openxps.org/oxps/v1.0/fixedrepresentation", "/FixedDocSeq.fdseq")),
            "FixedDocSeq.fdseq/[0].last.piece": b'<FixedDocumentSequence xmlns="http://schemas.openxps.org/oxps/v1.0"/>',
            "[Content_Types].xml/[1].last.piece": content_types({}, defaults)[60:],
        }
    )


def drawing_package():
    """DWFx: a package of XPS with the sections of DWF beside the pages (DWF Toolkit 7.7, package writer)."""
    section = "dwf/documents/8A7C2B1E-5D34-4C1B-9D3F-0B7E5A6C1D2E"
    adsk = "http://schemas.autodesk.com/dwfx/2007/relationships/"
    return fixed_pages(
        (
            ("http://schemas.microsoft.com/xps/2005/06/fixedrepresentation", "/FixedDocumentSequence.fdseq"),
            (adsk + "documentsequence", "/DWFDocumentSequence.dwfseq"),
        ),
        extra={"dwfseq": "text/xml", "xml": "text/xml"},
        namespace="xps",
        parts={
            "DWFDocumentSequence.dwfseq": b'<dwf:DWFDocumentSequence xmlns:dwf="http://schemas.autodesk.com/dwfx/2007"><dwf:ManifestReference Source="/' + section.encode() + b'/manifest.xml"/></dwf:DWFDocumentSequence>',
            section + "/manifest.xml": b'<dwf:Manifest xmlns:dwf="DWF-Manifest:6.0" version="6.0" objectId="8A7C2B1E"/>',
            section + "/sections/com.autodesk.dwf.ePlot_1/descriptor.xml": b'<ePlot:Page xmlns:ePlot="DWF-ePlot:1.20" name="Quay"/>',
        },
    )


def app_bundle():
    """An app bundle of Windows: the packages stored as they are, then the block map and the signature."""
    manifest = (
        XML + b'<Bundle xmlns="http://schemas.microsoft.com/appx/2013/bundle" SchemaVersion="3.0"><Identity Name="Example.Pilot" Publisher="CN=Ada Keeper" Version="1.2.0.0"/>'
        b'<Packages><Package Type="application" Version="1.2.0.0" Architecture="x64" FileName="Pilot_1.2_x64.appx" Offset="48" Size="900"/></Packages></Bundle>'
    )
    inner = zipped({"AppxManifest.xml": XML + b"<Package/>", "Pilot.exe": b"MZ" + bytes(62), "AppxBlockMap.xml": XML + b"<BlockMap/>", "[Content_Types].xml": content_types({})})
    digest = base64.b64encode(hashlib.sha256(manifest).digest())
    return zipped(
        {
            "Pilot_1.2_x64.appx": inner,
            "AppxMetadata/AppxBundleManifest.xml": manifest,
            "AppxBlockMap.xml": XML + b'<BlockMap xmlns="http://schemas.microsoft.com/appx/2010/blockmap" HashMethod="http://www.w3.org/2001/04/xmlenc#sha256"><File Name="AppxMetadata\\AppxBundleManifest.xml" Size="400" LfhSize="66"><Block Hash="' + digest + b'"/></File></BlockMap>',
            "[Content_Types].xml": content_types(
                {"AppxBlockMap.xml": "application/vnd.ms-appx.blockmap+xml", "AppxSignature.p7x": "application/vnd.ms-appx.signature"},
                {"appx": "application/vnd.ms-appx", "xml": "application/vnd.ms-appx.bundlemanifest+xml"},
            ),
            "AppxSignature.p7x": b"PKCX0\x82" + bytes(40),
        },
        stored=("Pilot_1.2_x64.appx",),
    )


def nuget():
    """A package of NuGet, as `dotnet pack` writes it."""
    nuspec = (
        b'<?xml version="1.0" encoding="utf-8"?>\r\n<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"><metadata>'
        b"<id>Example.Pilot</id><version>1.2.0</version><authors>Ada Keeper</authors><description>Tides</description></metadata></package>"
    )
    core = "package/services/metadata/core-properties/4f1a2c.psmdcp"
    return zipped(
        {
            "_rels/.rels": relations(
                ("http://schemas.microsoft.com/packaging/2010/07/manifest", "/Example.Pilot.nuspec"), (CORE[0], "/" + core)
            ),
            "Example.Pilot.nuspec": nuspec,
            "lib/net8.0/Example.Pilot.dll": b"MZ" + bytes(126),
            "[Content_Types].xml": content_types(
                {}, {"rels": DEFAULTS["rels"], "psmdcp": PROPERTIES["docProps/core.xml"], "dll": "application/octet", "nuspec": "application/octet"}
            ),
            core: CORE_XML,
        }
    )


def automation_ml():
    """AutomationML container (whitepaper part 6, 3.2)."""
    return zipped(
        {
            "[Content_Types].xml": content_types({}, {"aml": "model/vnd.automationml+xml", "rels": DEFAULTS["rels"], "dae": "text/xml"}),
            "_rels/.rels": relations(("http://schemas.automationml.org/container/relationship/RootDocument", "/Crane.aml")),
            "Crane.aml": b'<?xml version="1.0" encoding="utf-8"?>\n<CAEXFile FileName="Crane.aml" SchemaVersion="3.0"><InstanceHierarchy Name="Quay"/></CAEXFile>',
            "Geometry/hook.dae": b'<?xml version="1.0"?>\n<COLLADA version="1.5.0"/>',
        }
    )


def circuit():
    """A drawing of Circuit Diagram (.cddx)."""
    name = b"http://schemas.circuit-diagram.org/circuitDiagramDocument/2012/document"
    return zipped(
        {
            "circuitdiagram/Document.xml": XML + b'<circuit version="1.2" xmlns="' + name + b'"><properties><width>640</width><height>480</height></properties><elements/></circuit>',
            "docProps/core.xml": CORE_XML,
            "_rels/.rels": relations(
                ("http://schemas.circuit-diagram.org/circuitDiagramDocument/2012/relationships/circuitDiagramDocument", "/circuitdiagram/Document.xml"), CORE
            ),
            "[Content_Types].xml": content_types(
                {"circuitdiagram/Document.xml": "application/vnd.circuitdiagram.document.main+xml", "docProps/core.xml": PROPERTIES["docProps/core.xml"]},
                {"rels": DEFAULTS["rels"]},
            ),
        }
    )


def space_claim():
    """A design of SpaceClaim (its help, "SpaceClaim file format")."""
    relation = "http://schemas.spaceclaim.com/"
    return zipped(
        {
            "[Content_Types].xml": content_types(
                {"SpaceClaim/document.xml": "application/vnd.spaceclaim.document+xml"},
                {**DEFAULTS, "sab": "application/octet-stream", "bin": "application/octet-stream", "png": "image/png"},
            ),
            "_rels/.rels": relations((relation + "document", "/SpaceClaim/document.xml")),
            "SpaceClaim/document.xml": XML + b'<document xmlns="http://schemas.spaceclaim.com/document" version="2016.1"/>',
            "SpaceClaim/_rels/document.xml.rels": relations((relation + "geometry", "Geometry/rep1.sab")),
            "SpaceClaim/Geometry/rep1.sab": b"ACIS BinaryFile" + struct.pack("<4i", 2200, 0, 1, 0),
            "SpaceClaim/Graphics/facets.bin": bytes(64),
            "SpaceClaim/windows.xml": XML + b"<windows/>",
        }
    )


POWERPOINT = "application/vnd.openxmlformats-officedocument.presentationml."
OXPS = (("http://schemas.openxps.org/oxps/v1.0/fixedrepresentation", "/FixedDocumentSequence.fdseq"),)

samples(
    {
        "archives/pilot.appxbundle": app_bundle,
        "archives/pilot.nupkg": nuget,
        "documents/pilot.amlx": automation_ml,
        "documents/pilot.cddx": circuit,
        "documents/pilot.oxps": lambda: fixed_pages(OXPS),
        "documents/pilot_pieces.oxps": in_pieces,
        "documents/pilot.ppam": lambda: presentation("application/vnd.ms-powerpoint.addin.macroEnabled.main+xml", slides=False, macros=True),
        "documents/pilot.sldm": lambda: presentation("application/vnd.ms-powerpoint.slide.macroEnabled.main+xml", macros=True),
        "documents/pilot.sldx": lambda: presentation(POWERPOINT + "slide.main+xml"),
        "documents/pilot.vsdm": lambda: visio("drawing.macroEnabled"),
        "documents/pilot.vssm": lambda: visio("stencil.macroEnabled"),
        "documents/pilot.vssx": lambda: visio("stencil"),
        "documents/pilot.vstm": lambda: visio("template.macroEnabled"),
        "documents/pilot.vstx": lambda: visio("template"),
        "models/pilot.dwfx": drawing_package,
        "models/pilot.scdoc": space_claim,
    }
)
