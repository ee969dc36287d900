# SPDX-License-Identifier: Apache-2.0
"""Binary files that packages of programs carry: networks, objects, voices, photons, addresses."""

import struct
import zipfile
import zlib
from io import BytesIO

from samples import samples


def number(value):
    """A number as Protocol Buffers write it."""
    data = b""
    while value > 0x7F:
        data += bytes((value & 0x7F | 0x80,))
        value >>= 7
    return data + bytes((value,))


def part(tag, data):
    """A field of a message with a length."""
    return tag + number(len(data)) + data


def node(name, operation):
    """A node of a graph of TensorFlow, with a device."""
    return part(b"\x0a", name) + part(b"\x12", operation) + part(b"\x22", b"/cpu:0")


def saved_model():
    """A graph whose description has the operations it knows."""
    operation = part(b"\x0a", b"Add") + part(b"\x12", part(b"\x0a", b"x"))
    description = part(b"\x12", part(b"\x0a", operation)) + part(b"\x22", b"serve")
    graph = part(b"\x0a", description) + part(b"\x12", part(b"\x0a", node(b"tide", b"Placeholder")))
    return b"\x08\1" + part(b"\x12", graph)


def tagged_model():
    """A graph of which only a tag is told."""
    return b"\x08\1" + part(b"\x12", part(b"\x0a", part(b"\x22", b"serve") + part(b"\x2a", b"2.15.0")) + part(b"\x12", b"\x18\1"))


def caffe():
    """A network with a layer."""
    layer = part(b"\x0a", b"depth1") + part(b"\x12", b"Convolution") + part(b"\x1a", b"tide")
    return part(b"\x0a", b"Quay") + part(b"\xa2\x06", layer)


def paddle():
    """A first block with a variable."""
    block = b"\x08\0\x10" + b"\xff" * 9 + b"\1" + part(b"\x1a", part(b"\x0a", b"tide.w_0"))
    return part(b"\x0a", block)


def words():
    """Chains of words, and a rule behind them."""
    chains = b"".join(
        bytes((6, 0x44)) + bytes((97 + place % 26, 98, 99, 0x0D)) + b"\0" if place % 64 == 0 else b"\0" for place in range(1024)
    )
    return struct.pack("<II", 1024, 8 + len(chains)) + chains + b"\6rule\0\7"


def addresses():
    """A tree of one hundred nodes, and at the end what it is and how many they are."""
    nodes = b"".join(struct.pack("<I", place)[:3] * 2 for place in range(1, 101))
    return nodes + b"US20\0Quay\0\xff\xff\xff\2" + struct.pack("<I", 100)[:3]


def live_script():
    """A package of MATLAB with a document of three paragraphs."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in (
            ("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
            ("_rels/.rels", '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>'),
            ("matlab/document.xml", "<w:document/>"),
            ("matlab/output.xml", "<embeddedOutputs/>"),
        ):
            archive.writestr(zipfile.ZipInfo(name, (2026, 11, 28, 0, 0, 0)), text)
    return data.getvalue()


def elder_network():
    """A number that marks the file, a version, and facts about the machine, each a pickle of its own."""
    return bytes.fromhex("80028a0a6cfc9c46f9206aa850192e") + b"\x80\2M\xe9\3." + b"\x80\2}q\0X\x0d\0\0\0little_endianq\1\x88s."


def listed():
    """A list of texts and numbers in MessagePack."""
    texts = (b"quay", b"1.28.0", b"mole>=24.2", b"pier>=0.10.1")
    return b"\x95" + b"".join(bytes((0xA0 | len(text),)) + text for text in texts) + b"\x93\1\2\xc0"


def listed_concisely():
    """The same in CBOR."""
    texts = (b"quay", b"1.28.0", b"mole>=24.2", b"pier>=0.10.1")
    return b"\x85" + b"".join(bytes((0x60 | len(text),)) + text for text in texts) + b"\x83\1\2\xf6"


def pieces():
    """Pieces of words with their scores and kinds."""
    return b"".join(
        part(b"\x0a", part(b"\x0a", text) + b"\x15" + struct.pack("<f", score) + bytes((0x18, kind)))
        for text, score, kind in ((b"<unk>", 0, 2), (b"<s>", 0, 3), ("▁quay".encode(), -1.5, 1))
    )


def joblib():
    """The length of what is compressed, in twenty-one characters, and that."""
    data = b"\x80\2]q\0(K\1K\2e."
    return b"ZF" + hex(len(data)).encode().ljust(19) + zlib.compress(data)


samples(
    {
        "archives/listed.cbor": listed_concisely,
        "archives/listed.msgpack": listed,
        "archives/squeezed.joblib": joblib,
        "audio/of_a_voice.phondata": lambda: struct.pack("<III", 0x014801, 22050, 0x1014A) + bytes(64),
        "audio/quay_dict": words,
        "databases/cities.dat": addresses,
        "databases/slow_table.dat": lambda: b'"TOB3","quay","CR6","264","CR6.Std.10","CPU:tides.CR6","19292","2026-11-28 05:00:00"\r\n"tides","1 SEC"\r\n' + bytes(64),
        "documents/tides.mlx": live_script,
        "models/quay.bam": lambda: b"pbj\0\n\r" + struct.pack("<IHHBB", 6, 6, 44, 1, 0) + b"\0\7\0Texture\1",
        "models/robots.ttt": lambda: b"VREP" + struct.pack("<II", 18, 18) + bytes(64),
        "models/stresses.rst": lambda: struct.pack("<II", 100, 0x80000000) + struct.pack("<ii", 12, -1) + struct.pack("<II", 141234, 20261128) + bytes(380),
        "scientific/arrivals.ptu": lambda: b"PQTTTR\0\0" + b"1.0.00\0\0" + b"File_GUID".ljust(32, b"\0") + struct.pack("<iI", -1, 0x4001FFFF),
        "scientific/depths.caffemodel": caffe,
        "scientific/elder_network.pt": elder_network,
        "scientific/graph_of_tides.pb": lambda: part(b"\x0a", node(b"import/tide", b"Placeholder")) + part(b"\x0a", node(b"depth", b"Const")),
        "scientific/histograms.phu": lambda: b"PQHISTO\0" + b"1.0.00\0\0" + b"File_GUID".ljust(32, b"\0") + struct.pack("<iI", -1, 0x4001FFFF),
        "scientific/moles.pdmodel": paddle,
        "scientific/paths.sim": lambda: b"WinCasino Simulation File\0*VERSION%%%%%%%\0" + struct.pack("<I", 2050100) + b"*STATUS%%%%%%%%\0",
        "scientific/pieces.model": pieces,
        "scientific/saved_model.pb": saved_model,
        "scientific/speech.binhmm": lambda: b"JBINHMM\n" + bytes(112) + struct.pack(">I", 25),
        "scientific/tagged_model.pb": tagged_model,
        "scientific/vowels.Collection": lambda: b"ooBinaryFile\x0aCollection" + struct.pack(">I", 1) + bytes(24),
        "scientific/vowels.TextGrid": lambda: b'File type = "ooTextFile"\nObject class = "TextGrid"\n\nxmin = 0 \nxmax = 2.3 \ntiers? <exists> \nsize = 1 \n',
        "scientific/vowels_short.TextGrid": lambda: b'File type = "ooTextFile"\n"TextGrid"\n\n0\n2.3\n<exists>\n1\n"IntervalTier"\n"quay"\n',
        "text/icons.patch": lambda: b"diff --git a/quay.ico b/quay.ico\nnew file mode 100644\nindex 0000000..5ad1c2e\n--- /dev/null\n+++ b/quay.ico\n@@ -0,0 +1 @@\n+\0\0\1\0\1\0\x10\x10\n",
    }
)
