# SPDX-License-Identifier: Apache-2.0
"""Office documents and pages: LibreOffice, Ghostscript, groff, pandoc, and containers written part by part."""

import re
import struct
import tempfile
import zipfile

from archives import zipped
from samples import made, sample, samples, shell, tool

PAGE = b"<html><body><h1>Berths</h1><table><tr><td>Fulmar</td><td>11.2</td></tr></table></body></html>"
SHEET = made("text/table.csv")


def office(form, suffix, data, name):
    """A maker that lets LibreOffice convert a source to a form."""

    def maker():
        with tempfile.TemporaryDirectory() as profile:
            return tool(
                ["soffice", f"-env:UserInstallation=file://{profile}", "--headless", "--convert-to", form, name],
                {name: data},
                "in." + suffix,
            )

    return maker


def writer(form, suffix=None):
    return office(form, suffix or form.split(":")[0], PAGE, "in.html")


def calc(form, suffix=None):
    return office(form, suffix or form.split(":")[0], SHEET, "in.csv")


def flat(kind, body):
    """A flat OpenDocument file, from which LibreOffice makes the others."""
    spaces = "".join(
        f' xmlns:{key}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for key, name in (
            ("office", "office"),
            ("text", "text"),
            ("draw", "drawing"),
            ("svg", "svg-compatible"),
            ("presentation", "presentation"),
            ("style", "style"),
            ("fo", "xsl-fo-compatible"),
        )
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<office:document{spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.{kind}">'
        f"<office:body><office:{kind.replace('graphics', 'drawing')}>{body}</office:{kind.replace('graphics', 'drawing')}></office:body></office:document>\n"
    ).encode()


FRAME = '<draw:page draw:name="one"><draw:frame svg:x="2cm" svg:y="2cm" svg:width="8cm" svg:height="3cm"><draw:text-box><text:p>Low water</text:p></draw:text-box></draw:frame></draw:page>'
LETTER = flat("text", "<text:p>Berth four is free.</text:p>")
SLIDES = flat("presentation", FRAME)
DRAWING = flat("graphics", FRAME)


def slides(form, suffix=None):
    return office(form, suffix or form, SLIDES, "in.fodp")


def drawing(form, suffix=None):
    return office(form, suffix or form, DRAWING, "in.fodg")


samples(
    {
        "documents/letter.doc": writer("doc:MS Word 97"),
        "documents/letter.dot": writer("dot:MS Word 97 Vorlage"),
        "documents/letter.docx": writer("docx:MS Word 2007 XML"),
        "documents/letter.odt": writer("odt"),
        "documents/letter.ott": office("ott", "ott", LETTER, "in.fodt"),
        "documents/letter.fodt": lambda: LETTER,
        "documents/letter.pdf": writer("pdf:writer_web_pdf_Export"),
        "documents/libreoffice.rtf": writer("rtf:Rich Text Format"),
        "documents/libreoffice.epub": writer("epub:EPUB"),
        "documents/ships.xls": calc("xls:MS Excel 97"),
        "documents/ships.xlt": calc("xlt:MS Excel 97 Vorlage/Template"),
        "documents/ships.xlsx": calc("xlsx"),
        "documents/ships.ods": calc("ods"),
        "documents/ships.ots": calc("ots"),
        "documents/ships.fods": calc("fods"),
        "documents/ships.dbf": calc("dbf"),
        "documents/slides.pptx": slides("pptx"),
        "documents/slides.odp": slides("odp"),
        "documents/slides.otp": slides("otp"),
        "documents/slides.fodp": lambda: SLIDES,
        "documents/drawing.odg": drawing("odg"),
        "documents/drawing.otg": drawing("otg"),
        "documents/drawing.fodg": lambda: DRAWING,
        "documents/drawing.emf": drawing("emf"),
        "documents/drawing.wmf": drawing("wmf"),
        "documents/drawing.cgm": lambda: cgm(),
        "documents/drawing.pdf": drawing("pdf"),
    }
)


def retyped(path, *changes):
    """A maker that replaces content types in an Office Open XML package (ECMA-376 part 2, 10.1.2)."""

    def maker():
        import io

        with zipfile.ZipFile(io.BytesIO(made(path))) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        for old, new in changes:
            text = files["[Content_Types].xml"]
            if old.encode() not in text:
                raise ValueError(f"no {old} in {path}")
            files["[Content_Types].xml"] = text.replace(old.encode(), new.encode())
        return zipped(files)

    return maker


WORD, EXCEL, POWERPOINT = (
    f"application/vnd.openxmlformats-officedocument.{part}.main+xml"
    for part in ("wordprocessingml.document", "spreadsheetml.sheet", "presentationml.presentation")
)

samples(
    {
        "documents/letter.docm": retyped(
            "documents/letter.docx", (WORD, "application/vnd.ms-word.document.macroEnabled.main+xml")
        ),
        "documents/letter.dotx": retyped(
            "documents/letter.docx", (WORD, WORD.replace("document.main", "template.main"))
        ),
        "documents/letter.dotm": retyped(
            "documents/letter.docx", (WORD, "application/vnd.ms-word.template.macroEnabledTemplate.main+xml")
        ),
        "documents/ships.xlsm": retyped(
            "documents/ships.xlsx", (EXCEL, "application/vnd.ms-excel.sheet.macroEnabled.main+xml")
        ),
        "documents/ships.xltx": retyped("documents/ships.xlsx", (EXCEL, EXCEL.replace("sheet.main", "template.main"))),
        "documents/ships.xltm": retyped(
            "documents/ships.xlsx", (EXCEL, "application/vnd.ms-excel.template.macroEnabled.main+xml")
        ),
        "documents/ships.xlam": retyped(
            "documents/ships.xlsx", (EXCEL, "application/vnd.ms-excel.addin.macroEnabled.main+xml")
        ),
        "documents/ships.xlsb": retyped(
            "documents/ships.xlsx", (EXCEL, "application/vnd.ms-excel.sheet.binary.macroEnabled.main")
        ),
        "documents/slides.pptm": retyped(
            "documents/slides.pptx", (POWERPOINT, "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml")
        ),
        "documents/slides.ppsx": retyped(
            "documents/slides.pptx", (POWERPOINT, POWERPOINT.replace("presentation.main", "slideshow.main"))
        ),
        "documents/slides.ppsm": retyped(
            "documents/slides.pptx", (POWERPOINT, "application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml")
        ),
        "documents/slides.potx": retyped(
            "documents/slides.pptx", (POWERPOINT, POWERPOINT.replace("presentation.main", "template.main"))
        ),
        "documents/slides.potm": retyped(
            "documents/slides.pptx", (POWERPOINT, "application/vnd.ms-powerpoint.template.macroEnabled.main+xml")
        ),
    }
)


def opendocument(kind, prefix="application/vnd.oasis.opendocument."):
    """A maker of a package with little but its MIME type (OpenDocument 1.3, part 2, 3.3: stored first)."""
    manifest = f'<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="{prefix}{kind}"/></manifest:manifest>'
    return lambda: zipped(
        {
            "mimetype": f"{prefix}{kind}".encode(),
            "content.xml": b"<office:document-content/>",
            "META-INF/manifest.xml": manifest.encode(),
        },
        stored=("mimetype",),
    )


SUN = "application/vnd.sun.xml."

samples(
    {
        "documents/formula.odf": opendocument("formula"),
        "documents/chart.odc": opendocument("chart"),
        "documents/image.odi": opendocument("image"),
        "documents/book.odm": opendocument("text-master"),
        "documents/page.oth": opendocument("text-web"),
        "documents/ships.odb": opendocument("base"),
        "documents/formula.otf": opendocument("formula-template"),
        "documents/chart.otc": opendocument("chart-template"),
        "documents/old.sxw": opendocument("writer", SUN),
        "documents/old.sxc": opendocument("calc", SUN),
        "documents/old.sxi": opendocument("impress", SUN),
        "documents/old.sxd": opendocument("draw", SUN),
        "documents/old.sxm": opendocument("math", SUN),
        "documents/old.stw": opendocument("writer.template", SUN),
    }
)


@sample("documents/book.epub")
def epub():
    # EPUB 3.3, 4.2: the mimetype file comes first, stored.
    container = b'<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
    package = b'<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata><dc:identifier xmlns:dc="http://purl.org/dc/elements/1.1/" id="id">urn:example:low-water</dc:identifier></metadata><manifest/><spine/></package>'
    return zipped(
        {
            "mimetype": b"application/epub+zip",
            "META-INF/container.xml": container,
            "book.opf": package,
            "one.xhtml": made("text/page.xhtml"),
        },
        stored=("mimetype",),
    )


def iwork(name, extra=None):
    """An iWork package of 2013 and later: Snappy-compressed parts (IWA) in an uncompressed zip. Outline only."""
    parts = {
        "Index/Document.iwa": b"\0\x10\0\0" + bytes(16),
        "Index/Metadata.iwa": b"\0\x10\0\0" + bytes(16),
        "Metadata/Properties.plist": b"bplist00\xd0" + bytes(26),
        **(extra or {}),
    }
    return lambda: zipped(parts, zipfile.ZIP_STORED)


samples(
    {
        "documents/letter.pages": iwork("pages", {"Index/DocumentStylesheet.iwa": b"\0\x10\0\0" + bytes(16)}),
        "documents/ships.numbers": iwork(
            "numbers",
            {
                "Index/CalculationEngine.iwa": b"\0\x10\0\0" + bytes(16),
                "Index/Tables/DataList.iwa": b"\0\x10\0\0" + bytes(16),
            },
        ),
        "documents/slides.key": iwork(
            "key", {"Index/Slide.iwa": b"\0\x10\0\0" + bytes(16), "Index/MasterSlide.iwa": b"\0\x10\0\0" + bytes(16)}
        ),
        "documents/pages.xps": lambda: zipped(
            {
                "[Content_Types].xml": b'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="fdseq" ContentType="application/vnd.ms-package.xps-fixeddocumentsequence+xml"/></Types>',
                "_rels/.rels": b"<Relationships/>",
                "FixedDocSeq.fdseq": b"<FixedDocumentSequence/>",
            }
        ),
        "documents/drawing.vsdx": lambda: zipped(
            {
                "[Content_Types].xml": b'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/visio/document.xml" ContentType="application/vnd.ms-visio.drawing.main+xml"/></Types>',
                "_rels/.rels": b"<Relationships/>",
                "visio/document.xml": b"<VisioDocument/>",
            }
        ),
    }
)

POSTSCRIPT = b"%!PS-Adobe-3.0\n%%Title: quay\n%%BoundingBox: 0 0 100 60\n%%Pages: 1\n%%EndComments\n%%Page: 1 1\n10 10 moveto 90 50 lineto 3 setlinewidth stroke\nshowpage\n%%EOF\n"


def ghostscript(device, *options):
    """A maker that lets Ghostscript render the PostScript page."""

    def maker():
        data = tool(
            [
                "gs",
                "-q",
                "-dNOPAUSE",
                "-dBATCH",
                "-dSAFER",
                "-r20",
                "-g60x40",
                *options,
                f"-sDEVICE={device}",
                "-sOutputFile=out",
                "in.ps",
            ],
            {"in.ps": POSTSCRIPT},
            "out",
        )
        # The identifiers of a PDF are made from the time.
        data = re.sub(rb"uuid:[0-9a-f-]{36}", b"uuid:" + b"0" * 8 + b"-0000-0000-0000-" + b"0" * 12, data)
        return re.sub(rb"/ID \[<[0-9A-F]{32}><[0-9A-F]{32}>\]", b"/ID [<" + b"0" * 32 + b"><" + b"0" * 32 + b">]", data)

    return maker


samples(
    {
        "documents/page.ps": lambda: POSTSCRIPT,
        "documents/figure.eps": lambda: POSTSCRIPT.replace(b"PS-Adobe-3.0", b"PS-Adobe-3.0 EPSF-3.0", 1).replace(
            b"showpage\n", b""
        ),
        "documents/preview.eps": lambda: dos_eps(),
        "documents/figure.ai": lambda: POSTSCRIPT.replace(
            b"PS-Adobe-3.0\n", b"PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator(R) 8.0\n%AI5_FileFormat 4.0\n", 1
        ),
        "documents/ghostscript.pdf": ghostscript("pdfwrite"),
        "documents/linearized.pdf": lambda: shell(
            "qpdf --linearize --deterministic-id in.pdf out.pdf",
            {"in.pdf": made("documents/ghostscript.pdf")},
            "out.pdf",
        ),
        "documents/junk_before.pdf": lambda: b"\r\n\r\n" + made("documents/ghostscript.pdf"),
        "documents/page.pxl": ghostscript("pxlmono"),
        "documents/page.pjl": lambda: b'\x1b%-12345X@PJL JOB NAME = "quay"\r\n@PJL ENTER LANGUAGE = POSTSCRIPT\r\n'
        + POSTSCRIPT
        + b"\x1b%-12345X",
        "documents/page.dvi": lambda: tool("groff -ms -Tdvi", input=made("text/letter.ms")),
        "documents/manual.html": lambda: tool(
            "pandoc -s --metadata title=Harbour -f markdown -t html4", input=made("text/notes.md")
        ),
        "documents/harbour.info": lambda: shell(
            "makeinfo --no-split -o out.info in.texi", {"in.texi": made("text/manual.texi")}, "out.info"
        ),
        "documents/drawing.fig": lambda: b"#FIG 3.2\nLandscape\nCenter\nMetric\nA4\n100.00\nSingle\n-2\n1200 2\n2 1 0 1 0 7 50 -1 -1 0.000 0 0 -1 0 0 2\n\t 450 450 1800 1350\n",
    }
)


def dos_eps():
    # Adobe Technical Note 5002, appendix: 30 bytes of header, then PostScript and a TIFF preview.
    preview = made("images/fax.tif")
    return (
        struct.pack("<IIIIIIIH", 0xC6D3D0C5, 30, len(POSTSCRIPT), 0, 0, 30 + len(POSTSCRIPT), len(preview), 0xFFFF)
        + POSTSCRIPT
        + preview
    )


def cgm():
    # ISO/IEC 8632-3: BEGIN METAFILE (class 0, element 1) with a name, then its version, BEGIN PICTURE, END PICTURE, END METAFILE.
    def element(category, number, data=b""):
        return struct.pack(">H", category << 12 | number << 5 | len(data)) + data + b"\0" * (len(data) % 2)

    return (
        element(0, 1, b"\x04quay")
        + element(1, 1, struct.pack(">h", 1))
        + element(0, 3, b"\x01a")
        + element(0, 4)
        + element(0, 5)
        + element(0, 2)
    )
