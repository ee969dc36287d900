# SPDX-License-Identifier: Apache-2.0
"""What writers of pictures, sound and graphs write and few detectors know: small files as their specifications ask for."""

import struct

from samples import made, samples

ROWS = bytes(range(64))


def graph(root, body):
    """A graph of two nodes in a vocabulary of XML."""
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root}>\n{body}\n</{root.split()[0]}>\n'.encode()


def lerc():
    """The header of one block: version 4, checksum, 8 rows of 8 values, 64 of them valid, blocks of 8, type byte."""
    sizes = struct.pack("<iIiiiiiii", 4, 0x1234, 8, 8, 1, 64, 8, 90 + 64, 1)
    return b"Lerc2 " + sizes + struct.pack("<ddd", 0.5, 0.0, 63.0) + b"\1" + ROWS


def half_floats():
    """Eight columns and two rows of three values each, little endian."""
    return b"PH\n8 2\n-1.000000\n" + struct.pack("<48e", *[value / 48 for value in range(48)])


def face():
    """The fields of a member and the picture in hexadecimal digits, from the bottom."""
    head = b"FirstName: Ada\nLastName: Gauge\nE-mail: ada@example.org\nPicData: 8 8 8\nImage: 8 8 8\n\n"
    return head + b"".join(ROWS[row : row + 8].hex().encode() + b"\n" for row in range(0, 64, 8))


def inrimage():
    """A header of 256 bytes and 64 values."""
    head = b"#INRIMAGE-4#{\nXDIM=8\nYDIM=8\nZDIM=1\nVDIM=1\nTYPE=unsigned fixed\nPIXSIZE=8 bits\nCPU=decm\n"
    return head.ljust(252, b"\n") + b"##}\n" + ROWS


def pandore():
    """The header, then one band of 8 rows and columns of bytes."""
    head = b"PANDORE04".ljust(12, b"\0") + struct.pack("<i", 5) + b"corpus".ljust(9, b"\0") + b"2024/03/01\0"
    return head + struct.pack("<iii", 1, 8, 8) + ROWS


def pushed():
    """Two pictures, each behind the boundary and its fields."""
    picture = made("images/picture.jpg")
    part = b"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n%s\r\n" % (len(picture), picture)
    return part * 2


def framed():
    """A framing header, then the identifier of the header object of an ASF file."""
    head = bytes.fromhex("3026b2758e66cf11a6d900aa0062ce6c") + struct.pack("<QIBB", 30, 0, 1, 2)
    return b"$H" + struct.pack("<H", 8 + len(head)) + struct.pack("<IBBH", 0, 0, 12, 8 + len(head)) + head


def speech_frames():
    """Six frames of 57 bytes, as the hands-free profile has them."""
    return b"".join(b"\xad\0\0" + bytes((number * 7 + index) % 251 for index in range(54)) for number in range(6))


def free_frames():
    """Five frames of layer III without a bit rate, 500 bytes each and one more where the header says so."""
    frames = []
    for number in range(5):
        padding = number % 2
        frames.append(bytes([0xFF, 0xFB, padding << 1, 0xC4]) + bytes(496 + padding))
    return b"".join(frames)


def spiff():
    """A header of SPIFF and the end of its directory, then the start of an image and its frame."""
    header = b"SPIFF\0" + struct.pack(">BBBBIIBBBBII", 2, 0, 0, 3, 8, 8, 10, 8, 6, 1, 300, 300)
    frame = b"\xff\xf7" + struct.pack(">HBHHBBBB", 11, 8, 8, 8, 1, 1, 0x11, 0)
    scan = b"\xff\xda" + struct.pack(">HBBBBBB", 8, 1, 1, 0, 0, 0, 0)
    end = b"\xff\xe8\0\x08\0\0\0\1"
    return b"\xff\xd8\xff\xe8\0\x20" + header + end + b"\xff\xd8" + frame + scan + ROWS + b"\xff\xd9"


def wavelets():
    """One chunk: serial number, slices, version 1.2, size, and what the picture is made of."""
    chunk = struct.pack(">BBBBHHB", 0, 75, 1, 2, 8, 8, 0x8A) + ROWS
    return b"AT&TFORM" + struct.pack(">I", 12 + len(chunk)) + b"PM44PM44" + struct.pack(">I", len(chunk)) + chunk


def pfs():
    """Size, one channel, one tag of the frame, the channel's name and tags, and values."""
    head = b"PFS1\n8 8\n1\n1\nLUMINANCE=RELATIVE\nY\n0\nENDH"
    return head + struct.pack("<64f", *[value / 64 for value in range(64)])


def flow():
    """The number 202021.25, the size, and two values for each of 64 places."""
    return struct.pack("<fii", 202021.25, 8, 8) + struct.pack("<128f", *range(128))


def structured_fax():
    """The header of the document, the header of a page, a line, and the end."""
    document = b"Sfff" + struct.pack("<BBHHHII", 1, 0, 0, 1, 20, 0, 0)
    page = struct.pack("<BBBBBBHHII", 254, 16, 0, 0, 0, 0, 8, 2, 0, 0)
    return document + page + bytes([2, 0x6C, 0x1C]) * 2 + bytes([254, 0])


def little_endian():
    """The header and half a second of silence, with everything in the order of a DEC machine."""
    return struct.pack("<IIIIII", 0x2E736400, 28, 64, 1, 8000, 1) + bytes(4) + bytes(64)


samples(
    {
        "audio/little_endian.au": little_endian,
        "images/channels.pfs": pfs,
        "images/flow.flo": flow,
        "images/page.sff": structured_fax,
        "images/spiff.jls": spiff,
        "images/wavelets.iw4": wavelets,
        "structured/harbour.g6": lambda: b">>graph6<<DQc\n",
        "structured/harbour.s6": lambda: b">>sparse6<<:Fa@x^\n",
        "structured/pier.fxg": lambda: graph(
            'Graphic version="2.0" xmlns="http://ns.adobe.com/fxg/2008"',
            '  <Rect x="10" y="10" width="40" height="20"><fill><SolidColor color="#0000ff"/></fill></Rect>',
        ),
        "audio/free_format.mp3": free_frames,
        "audio/hands_free.msbc": speech_frames,
        "images/face.fs": face,
        "images/half.phm": half_floats,
        "images/limited.lerc": lerc,
        "images/picture.inr": inrimage,
        "images/picture.pan": pandore,
        "images/plot.regis": lambda: b"\x1b[2J\x1bP1pS(C0)\nS(E)\nW(I(d))\nP[240,383]\nV[][527][,96][240]\n\x1b\\",
        "images/positioned.pcl": lambda: b"\x1b&a0H\x1b&a0V\x1b&a+191H\x1b*c8.5H\x1b*c750.0V\x1b*c0P\x1bE",
        "images/terminal.six": lambda: b'\x1b[!p\x1b[11h\x1b[?52h\x1bP0;0;1q"1;1;8;6#0;2;0;0;0#0!8~\x1b\\',
        "structured/harbour.gexf": lambda: graph(
            'gexf xmlns="http://www.gexf.net/1.2draft" version="1.2"',
            '  <graph defaultedgetype="directed"><nodes><node id="0" label="pier"/><node id="1" label="quay"/></nodes>\n'
            '  <edges><edge id="0" source="0" target="1"/></edges></graph>',
        ),
        "structured/harbour.graphml": lambda: graph(
            'graphml xmlns="http://graphml.graphdrawing.org/xmlns"',
            '  <graph id="G" edgedefault="undirected"><node id="pier"/><node id="quay"/>\n'
            '  <edge source="pier" target="quay"/></graph>',
        ),
        "structured/harbour.gxl": lambda: graph(
            "gxl", '  <graph id="G" edgemode="directed"><node id="pier"/><node id="quay"/>\n  <edge from="pier" to="quay"/></graph>'
        ),
        "video/camera.mjpg": pushed,
        "video/project.mlt": lambda: graph(
            'mlt LC_NUMERIC="C" version="7.12.0" producer="main"',
            '  <producer id="sea" in="0" out="24"><property name="resource">color:blue</property></producer>\n'
            '  <playlist id="main"><entry producer="sea" in="0" out="24"/></playlist>',
        ),
        "video/stream.mmsh": framed,
    }
)
