# SPDX-License-Identifier: Apache-2.0
"""Documents, books, reports and kept data in zip archives, and the documents of KOffice 1."""

import gzip
import io
import struct
import tarfile

from archives import zipped
from samples import DATE, made, samples

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'


def hancom():
    """HWPX (KS X 6101:2018, OWPML)."""
    space = b"http://www.hancom.co.kr/hwpml/2011/"
    return zipped(
        {
            "mimetype": b"application/hwp+zip",
            "version.xml": XML + b'<hv:HCFVersion xmlns:hv="' + space + b'version" tagetApplication="WORDPROCESSOR" major="5" minor="0" application="Hancom Office Hangul"/>',
            "Contents/header.xml": XML + b'<hh:head xmlns:hh="' + space + b'head" version="1.31" secCnt="1"/>',
            "BinData/image1.png": made("images/picture.png"),
            "Contents/section0.xml": XML + b'<hs:sec xmlns:hs="' + space + b'section" xmlns:hp="' + space + b'paragraph"><hp:p id="0"><hp:run><hp:t>Quay</hp:t></hp:run></hp:p></hs:sec>',
            "Preview/PrvText.txt": b"Quay\r\n",
            "settings.xml": XML + b'<ha:HWPApplicationSetting xmlns:ha="' + space + b'app"/>',
            "META-INF/container.xml": XML + b'<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/></ocf:rootfiles></ocf:container>',
            "Contents/content.hpf": XML + b'<opf:package xmlns:opf="http://www.idpf.org/2007/opf/" version="" unique-identifier="" id=""/>',
            "META-INF/manifest.xml": XML + b'<odf:manifest xmlns:odf="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
        },
        stored=("mimetype", "version.xml"),
    )


def fixed_layout():
    """OFD (GB/T 33190-2016, 7)."""
    space = b' xmlns:ofd="http://www.ofdspec.org/2016"'
    return zipped(
        {
            "OFD.xml": XML + b"<ofd:OFD" + space + b' Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>0123456789abcdef0123456789abcdef</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
            "Doc_0/Document.xml": XML + b"<ofd:Document" + space + b'><ofd:CommonData><ofd:MaxUnitID>4</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 297</ofd:PhysicalBox></ofd:PageArea></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>',
            "Doc_0/Pages/Page_0/Content.xml": XML + b"<ofd:Page" + space + b"><ofd:Content/></ofd:Page>",
            "Doc_0/PublicRes.xml": XML + b"<ofd:Res" + space + b' BaseLoc="Res"/>',
        }
    )


def hpub():
    """A book of HPub (specification 1.0): pages and a manifest in JSON."""
    book = b'{\n  "hpub": 1,\n  "title": "The tides",\n  "author": ["Ada Keeper"],\n  "creator": ["Quay Press"],\n  "date": "2024-03-01",\n  "url": "book://example.org/tides",\n  "orientation": "both",\n  "contents": ["1.html", "2.html"]\n}\n'
    return zipped({"book.json": book, "1.html": made("text/page.html"), "2.html": made("text/page.html"), "cover.png": made("images/picture.png")})


def form():
    """A form of 602XML: one XML file (registration of application/vnd.software602.filler.form-xml-zip)."""
    body = (
        b'<?xml version="1.0" encoding="UTF-8"?>\n<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format" xmlns:msh="http://schemas.software602.cz/form/2005">'
        b'<fo:layout-master-set/><msh:form-data id="data"/></fo:root>\n'
    )
    return zipped({"form.fo": body, "summary/summary.xml": XML + b"<summary/>\n"})


def archived_page():
    """MAFF: a folder with the page and where it came from (Mozilla Archive Format)."""
    rdf = (
        b'<?xml version="1.0"?>\n<RDF:RDF xmlns:MAF="http://maf.mozdev.org/metadata/rdf#" xmlns:NC="http://home.netscape.com/NC-rdf#" xmlns:RDF="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n'
        b'  <RDF:Description RDF:about="urn:root"><MAF:originalurl RDF:resource="http://example.org/tides"/><MAF:title RDF:resource="Tides"/>'
        b'<MAF:archivetime RDF:resource="Fri, 1 Mar 2024 09:00:00 +0000"/><MAF:indexfilename RDF:resource="index.html"/></RDF:Description>\n</RDF:RDF>\n'
    )
    folder = "1709283600000_214/"
    return zipped({folder + "index.html": made("text/page.html"), folder + "index_files/picture.png": made("images/picture.png"), folder + "index.rdf": rdf})


def kept_database(version):
    """SIARD (eCH-0165, 4): the header's metadata and a folder for each table."""
    members = {"header/": b"", "header/metadata.xsd": XML + b'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>'}
    if version > 1:
        members[f"header/siardversion/{version}/"] = b""
    name = b"http://www.bar.admin.ch/xmlns/siard/" + (b"1.0/metadata.xsd" if version == 1 else b"2/metadata.xsd")
    return zipped(
        {
            "content/schema0/table0/table0.xsd": XML + b'<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>',
            "content/schema0/table0/table0.xml": XML + b"<table><row><c1>Oban</c1><c2>40</c2></row></table>",
            **members,
            "header/metadata.xml": XML + b'<siardArchive xmlns="' + name + b'" version="' + str(version).encode() + b'"><dbname>Harbours</dbname></siardArchive>',
        }
    )


def spss_output():
    """Output of SPSS 16 or later (PSPP developers' guide, SPSS Viewer File Format)."""
    heading = b'<?xml version="1.0" encoding="UTF-8" standalone="yes"?><heading xmlns="http://xml.spss.com/spss/viewer-tree" creator="(IBM SPSS Statistics 25)" creator-version="25000000"><label>Output</label></heading>'
    return zipped({"META-INF/MANIFEST.MF": b"allowPivoting=true", "00000000001_lightTableData.bin": b"\x01\0\x03\0\0\0" + bytes(90), "outputViewer0000000000.xml": heading}, stored=("META-INF/MANIFEST.MF",))


def tableau():
    """A packaged workbook of Tableau: the workbook and its extract."""
    return zipped({"Tides.twb": XML + b"<workbook source-build='2023.1' version='18.1'><datasources/></workbook>", "Data/Tides/tides.hyper": b"HyPe" + bytes(60), "Image/quay.png": made("images/picture.png")})


def logic_session():
    """A session of sigrok (wiki, File format: sigrok/v2)."""
    metadata = b"[global]\nsigrok version=0.5.2\n\n[device 1]\ncapturefile=logic-1\ntotal probes=8\nsamplerate=1 MHz\ntotal analog=0\nprobe1=D0\nprobe2=D1\nunitsize=1\n"
    return zipped({"version": b"2", "metadata": metadata, "logic-1-1": bytes(range(64))})


def fiction_book():
    """A FictionBook, zipped as libraries hand it out."""
    book = (
        XML + b'<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><genre>prose</genre>'
        b"<author><first-name>Ada</first-name><last-name>Keeper</last-name></author><book-title>Tides</book-title><lang>en</lang></title-info></description><body><section><p>The quay.</p></section></body></FictionBook>\n"
    )
    return zipped({"tides.fb2": book})


def koffice(kind, root):
    """A document of KOffice 1.2 to 1.6, in a zip archive."""

    def maker():
        body = XML + b"<!DOCTYPE " + root + b">\n<" + root + b' editor="KOffice 1.6" mime="application/x-' + kind.encode() + b'" syntaxVersion="2"/>\n'
        information = XML + b"<!DOCTYPE document-info>\n<document-info><about><title>Quay</title></about></document-info>\n"
        return zipped(
            {"mimetype": b"application/x-" + kind.encode(), "maindoc.xml": body, "documentinfo.xml": information, "preview.png": made("images/picture.png")},
            stored=("mimetype",),
        )

    return maker


def old_koffice(kind, root):
    """A document of KOffice 1.0 and 1.1: a compressed tar archive whose own name in the header of gzip says what it is."""

    def maker():
        buffer = io.BytesIO()
        with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for name, data in {
                "maindoc.xml": XML + b"<!DOCTYPE " + root + b">\n<" + root + b' mime="application/x-' + kind.encode() + b'"/>\n',
                "documentinfo.xml": XML + b"<document-info/>\n",
            }.items():
                entry = tarfile.TarInfo(name)
                entry.size, entry.mtime, entry.uname, entry.gname = len(data), DATE, "keeper", "keeper"
                archive.addfile(entry, io.BytesIO(data))
        body = gzip.compress(buffer.getvalue(), mtime=0)[10:]
        return struct.pack("<BBBBIBB", 0x1F, 0x8B, 8, 8, 0, 0, 3) + b"KOffice application/x-" + kind.encode() + b"\4\6\0" + body

    return maker


samples(
    {
        "archives/pilot.maff": archived_page,
        "archives/pilot.siard": lambda: kept_database(2.1),
        "archives/pilot_old.siard": lambda: kept_database(1),
        "documents/pilot.chrt": koffice("kchart", b"chart"),
        "documents/pilot.fb2.zip": fiction_book,
        "documents/pilot.flw": koffice("kivio", b"IvioDocument"),
        "documents/pilot.hpub": hpub,
        "documents/pilot.hwpx": hancom,
        "documents/pilot.karbon": koffice("karbon", b"DOC"),
        "documents/pilot.kfo": koffice("kformula", b"KFORMULA"),
        "documents/pilot.kil": old_koffice("killustrator", b"killustrator"),
        "documents/pilot.kon": koffice("kontour", b"kontour"),
        "documents/pilot.kpr": koffice("kpresenter", b"DOC"),
        "documents/pilot.ofd": fixed_layout,
        "documents/pilot.spv": spss_output,
        "documents/pilot.twbx": tableau,
        "documents/pilot.zfo": form,
        "documents/pilot_old.chrt": old_koffice("kchart", b"chart"),
        "documents/pilot_old.flw": old_koffice("kivio", b"IvioDocument"),
        "documents/pilot_old.kfo": old_koffice("kformula", b"KFORMULA"),
        "documents/pilot_old.kpr": old_koffice("kpresenter", b"DOC"),
        "scientific/pilot.sr": logic_session,
    }
)
