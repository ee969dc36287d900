# SPDX-License-Identifier: Apache-2.0
"""What source trees hold besides sources: styles of maps, boards, bundles of certificates, packed documents.

Each sample has the parts that its format asks for, and a note of our own in them; its label names the source.
"""

from archives import zipped
from samples import made, samples
from specified_lines import lines
from specified_signatures import header


def map_project(root, attributes):
    """A QGIS document: a document type without a declaration, and a root element."""
    return lines(
        "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>", f"<{root} {attributes}>", "  <title/>", f"</{root}>"
    )


def certificates():
    """As curl makes bundles: a page of comments, then certificates, each behind its name."""
    comments = [f"## Note {number} on how the authorities of this harbour were chosen" for number in range(1, 48)]
    name = b"\nHarbour authority\n=================\n"
    return ("\n".join(comments) + "\n").encode() + name + made("keys/certificate.pem")


def packed_slides():
    """Keynote 6, kept as a package: what stands below Index/ is an archive of its own."""
    return zipped({"Data/quay.jpg": b"\xff\xd8\xff", "Index.zip": made("documents/slides.key")}, stored=("Index.zip",))


samples(
    {
        "documents/tree.cdr": lambda: zipped({"content/riffData.cdr": b"RIFF\0\0\0\0CDRE", "links.xml": b"<links/>"}),
        "documents/tree.key": packed_slides,
        "documents/tree.psw": header(b"{\\pwi\x15\0\0"),
        "documents/tree.wks": header(bytes.fromhex("000002000404055402000000")),
        "executables/tree.pdb": lambda: made("executables/reader.pdb").replace(b"TEXtREAd", b"TEXtTlDc"),
        "images/tree.svm": header(b"VCLMTF\1\0"),
        "keys/tree.asc": lambda: b"pub  1024D/9A7B3C5D 2024-03-01 Keeper\nsub  1024g/5D3C7B9A 2024-03-01\n\n" + made("keys/public.asc"),
        "keys/tree.pem": certificates,
        "audio/tree.mmp": lines(
            '<?xml version="1.0"?>', "<!DOCTYPE lmms-project>", '<lmms-project type="song" creator="LMMS">', "</lmms-project>"
        ),
        "text/tree.ics": lines("BEGIN:VTODO", "UID:tide-1@example.org", "SUMMARY:Wind the clock", "END:VTODO"),
        "text/tree.kicad_mod": lines(
            '(module "Quay" (layer "F.Cu") (tedit 5F95B8F7)', '  (descr "Two pads")', "  (attr through_hole)", ")"
        ),
        "text/tree.qgs": map_project("qgis", 'projectname="Quay" version="3.22.16"'),
        "text/tree.qlr": lines("<!DOCTYPE qgis-layer-definition>", "<qlr>", "  <maplayers/>", "</qlr>"),
        "text/tree.qml": map_project("qgis", 'version="3.22.16" styleCategories="AllStyleCategories"'),
        "text/tree.sld": lines(
            '<StyledLayerDescriptor xmlns="http://www.opengis.net/sld">', "<UserLayer/>", "</StyledLayerDescriptor>"
        ),
    }
)
