# SPDX-License-Identifier: Apache-2.0
"""Spectra, frames, cartridges, messages and packed data, which lengths, sums and walks through them prove.

Each sample is as long as its header says; what it holds is a slow wave, or nothing of interest.
"""

import struct
import zlib

from measured_signatures import checksum
from samples import samples
from specified_lines import lines
from specified_signatures import PAYLOAD

WAVE = b"".join(struct.pack("<h", (index * 37) % 200 - 100) for index in range(400))


def padded(data, size, byte=b"\0"):
    """Bytes that are filled up."""
    return data + byte * (size - len(data))


def spectrum():
    """A spectrum of 100 values, with one header in front of them all and one of its own."""
    head = struct.pack("<4BIddI4B", 0, 0x4B, 1, 0x80, 100, 4000.0, 800.0, 1, 1, 2, 0, 0)
    return padded(head, 512) + bytes(32) + struct.pack("<100f", *(index / 7 for index in range(100)))


def old_spectrum():
    """A spectrum of the elder format."""
    head = struct.pack("<BBhfffBBhBBBB", 0, 0x4D, 12, 64.0, 4000.0, 400.0, 1, 2, 1998, 5, 12, 9, 30)
    return padded(head, 256) + struct.pack("<64i", *range(64))


def own_places():
    """Two spectra, each with places of its own."""
    head = struct.pack("<4BIddI4B", 0x44, 0x4B, 0, 0x80, 0, 10.0, 20.0, 2, 1, 2, 0, 0)
    return padded(head, 512) + bytes(64) + WAVE[:200]


def old_volume():
    """A volume of before the format had a name."""
    head = bytearray(1024)
    struct.pack_into("<4i", head, 0, 8, 8, 4, 1)
    struct.pack_into("<3i", head, 28, 8, 8, 4)
    struct.pack_into("<3i", head, 64, 1, 2, 3)
    return bytes(head) + bytes(range(256)) * 2


def resonances():
    """One trace of 64 points."""
    head = struct.pack(">6I2hI", 1, 1, 64, 4, 256, 256 + 28, 0, 0x45, 1)
    return head + bytes(28) + struct.pack(">64i", *range(64))


def wave_of_igor():
    """A wave whose header sums up to zero."""
    head = bytearray(384)
    head[0] = 5
    struct.pack_into("<I", head, 12, 40)
    head[64:68] = b"tide"
    struct.pack_into("<H", head, 2, -sum(struct.unpack("<192H", head)) & 0xFFFF)
    return bytes(head) + WAVE[:160]


def frames():
    """Two frames of eight by four values."""
    head = bytearray(4100)
    for place, kind, value in ((42, "<H", 8), (108, "<H", 3), (656, "<H", 4), (1446, "<I", 2), (4098, "<H", 0x5555)):
        struct.pack_into(kind, head, place, value)
    return bytes(head) + WAVE[:128]


def cut_micrograph():
    """The first bytes of a micrograph, which goes on for longer."""
    return struct.pack(">III", 3, 90_000, 1) + b"\1\0" + struct.pack(">I", 3) + b"\x15" + struct.pack(">H", 4) + b"Lamp%%%%" + PAYLOAD[:90]


def position(payload):
    """A message of a receiver."""
    return b"\xa0\xa2" + struct.pack(">H", len(payload)) + payload + struct.pack(">H", sum(payload) & 0x7FFF) + b"\xb0\xb3"


def block():
    """A block of a receiver."""
    body = struct.pack("<HH", 4007, 48) + PAYLOAD[:40]
    return b"$@" + struct.pack("<H", checksum(body)) + body


def log(size):
    """A log of a receiver; what its checksum is nobody asks."""
    return b"\xaa\x44\x12\x1c" + struct.pack("<HBBH", 42, 0, 0x20, size) + bytes(18) + PAYLOAD[:size] + b"\1\2\3\4"


def packet(kind, number):
    """A packet of a recorder of earthquakes."""
    head = kind + bytes.fromhex("0512 9a1f 140103020500 0512".replace(" ", "")) + bytes.fromhex(f"{number:04d}")
    return padded(head, 1024, b"\x21")


def name(text):
    """A name as it goes over the line."""
    return b"".join(bytes([len(part)]) + part.encode() for part in text.split(".")) + b"\0"


def question():
    """Who has a name, and how long the answer may be."""
    return struct.pack(">6H", 0x2B1C, 0x0120, 1, 0, 0, 1) + name("lamp.example.org") + struct.pack(">HH", 28, 1) + b"\0" + struct.pack(">HHIH", 41, 1232, 0, 0)


def answer():
    """Two answers."""
    alias = b"\xc0\x0c" + struct.pack(">HHIH", 5, 1, 300, 6) + b"\3sea\xc0\x11"
    place = b"\xc0\x2e" + struct.pack(">HHIH", 1, 1, 300, 4) + bytes([192, 0, 2, 7])
    return struct.pack(">6H", 0x2B1C, 0x8180, 1, 2, 0, 0) + name("lamp.example.org") + struct.pack(">HH", 1, 1) + alias + place


def catalogue():
    """A store with a block that has the name of the header of a catalogue."""
    names = (b"CARHEADER", b"RENDITIONS", b"FACETKEYS")
    table = struct.pack(">I", len(names)) + b"".join(struct.pack(">IB", place + 1, len(text)) + text for place, text in enumerate(names))
    return padded(b"BOMStore" + struct.pack(">6I", 1, 4, 512, 64, 32, len(table)) + table, 576)


def copies():
    """A sentence, and copies of it."""
    text = b"The keeper of the lamp lights it at dusk and tends it. "
    return bytes([0xEE, 8 * len(text) >> 7]).replace(b"\xee", bytes([8 * len(text) & 127 | 128])) + bytes([len(text) - 1 << 2]) + text + (bytes([len(text) - 1 << 2 | 2]) + struct.pack("<H", len(text))) * 7


def region():
    """A region with two chunks."""
    packed = zlib.compress(PAYLOAD)
    tables = padded(b"\0\0\2\1\0\0\3\1", 4096) + padded(struct.pack(">I", 1_600_000_000), 4096)
    return tables + padded(struct.pack(">IB", len(packed) + 1, 2) + packed, 4096) * 2


def package():
    """A package with one file and its end, of version 8."""
    stored = struct.pack("<QQQI", 0, 90, 90, 0) + bytes(25) + PAYLOAD[:90]
    return stored + bytes(17) + struct.pack("<IIQQ", 0x5A6F12E1, 8, 143, 0) + bytes(180)


def card():
    """A memory card with a saved game."""
    frame = bytearray(128)
    frame[0] = 0x51
    frame[8:10] = b"\xff\xff"
    frame[10:22] = b"BESLES-00001"
    for byte in bytes(frame[:127]):
        frame[127] ^= byte
    return b"MC" + bytes(125) + b"\x0e" + bytes(frame) + bytes(1024)


def letter():
    """A letter whose words and lines end softly."""
    text = b"This is the letter of the harbour master to the"
    soft = b" ".join(word[:-1] + bytes([word[-1] | 0x80]) for word in text.split(b" "))
    return b".op\r\n" + (soft + b"\x8d\n") * 3 + b"keeper.\r\n" + b"\x1a" * 20


samples(
    {
        "archives/walked.snappy": copies,
        "audio/walked.syx": lambda: b"\xf0\x43\0\x09\x20\0" + bytes(range(64)) + b"\x12\xf7",
        "databases/walked.ubj": lambda: b"{i\4nameSi\5buoysi\5depthD" + struct.pack(">d", 3.25) + b"i\4tags[Si\3redTZ]i\4wave[$U#U\4\1\2\3\4}",
        "databases/walked_counted.ubj": lambda: b"[#i\2{$i#i\2i\1a\1i\1b\2Si\4lamp",
        "databases/walked.wsp": lambda: struct.pack(">IIfI", 1, 3600, 0.5, 1) + struct.pack(">III", 28, 60, 20) + bytes(240),
        "documents/walked.ws": letter,
        "games/walked.bin": lambda: b"\xfe" + struct.pack("<HHH", 0x8000, 0x8000 + 399, 0x8010) + PAYLOAD,
        "games/walked.col": lambda: padded(b"\xaa\x55" + struct.pack("<5H", 0x7000, 0x7100, 0x7200, 0x7300, 0x8024), 2048, b"\x76"),
        "games/walked.fdi": lambda: b"FDI\0" + struct.pack("<5H", 80, 2, 14, 20, 0) + b"lamp\0\0" + PAYLOAD,
        "games/walked.mca": region,
        "games/walked.mcr": card,
        "games/walked.osr": lambda: b"\0" + struct.pack("<I", 20190828) + b"\x0b\x20" + b"0123456789abcdef" * 2 + b"\x0b\4lamp" + PAYLOAD[:60],
        "games/walked.pak": package,
        "games/walked.rom": lambda: padded(b"AB" + struct.pack("<4H", 0x4010, 0, 0, 0) + bytes(6), 8192, b"\xc9"),
        "images/walked_cut.dm3": cut_micrograph,
        "models/walked.jef": lambda: padded(struct.pack("<II", 0x84, 20) + b"20120512103000\0\0" + struct.pack("<II", 2, 60), 0x74) + struct.pack("<4I", 1, 2, 13, 13) + PAYLOAD[:120],
        "scientific/walked.fid": resonances,
        "scientific/walked.ibw": wave_of_igor,
        "scientific/walked.mrc": old_volume,
        "scientific/walked.novatel": lambda: log(60) + log(44),
        "scientific/walked.reftek": lambda: packet(b"EH", 0) + packet(b"DT", 1),
        "scientific/walked.sbf": block,
        "scientific/walked.sirf": lambda: position(b"\2" + PAYLOAD[:40]) + position(b"\4" + PAYLOAD[:90]),
        "scientific/walked.spc": spectrum,
        "scientific/walked_old.spc": old_spectrum,
        "scientific/walked_places.spc": own_places,
        "scientific/walked.spe": frames,
        "system/walked.car": catalogue,
        "system/walked.dns": question,
        "system/walked_answer.dns": answer,
        "audio/headed.cpr": lambda: b"RIFF" + struct.pack("<I", 100) + b"NUNDROOT" + PAYLOAD[:92],
        "audio/headed.nksf": lambda: b"RIFF" + struct.pack("<I", 100) + b"NIKSNISI" + PAYLOAD[:92],
        "models/headed.lwo": lambda: b"FORM" + struct.pack(">I", 100) + b"LWO3TAGS" + PAYLOAD[:92],
        "scientific/headed.cnt": lambda: b"RIFF" + struct.pack("<I", 100) + b"CNT eeph" + PAYLOAD[:92],
        "scientific/headed.hv": lines("!INTERFILE :=", "!imaging modality := nucmed", "!originating system := lamp"),
        "scientific/headed.msa": lines("#FORMAT      : EMSA/MAS Spectral Data File", "#VERSION     : 1.0", "#TITLE       : lamp", "#NPOINTS     : 2."),
        "scientific/headed.vhdr": lines("Brain Vision Data Exchange Header File Version 1.0", "", "[Common Infos]", "DataFile=lamp.eeg", "NumberOfChannels=2"),
        "scientific/headed.ctf": lines("Channel Text File", "Prj\tlamp", "JobMode\tGrid", "XCells\t4", "YCells\t4", "XStep\t1"),
        "games/headed.fm2": lines("version 3", "emuVersion 22020", "rerecordCount 10", "palFlag 0", "romFilename lamp"),
    }
)
