# SPDX-License-Identifier: Apache-2.0
"""Sounds, films, pictures and games in chunks (RIFF and EA IFF 85), in boxes (ISO/IEC 14496-12), in Ogg and in EBML."""

import struct
import zlib

from layout import box, chunk, file_type_box, riff, tiff
from samples import samples

TONE = bytes((128 + (i * 7) % 100) & 0xFF for i in range(256))


def form(kind, *chunks):
    """An IFF file of one FORM."""
    return riff(kind, *chunks, order=">", name=b"FORM")


def lists(kind, *chunks):
    """The chunk LIST of RIFF with chunks in it, as `riff` takes one."""
    return b"LIST", kind + b"".join(chunk(key, data) for key, data in chunks)


def after_effects():
    """A project of After Effects: RIFX with the form Egg!, and its XMP packet behind the last chunk."""
    project = riff(
        b"Egg!",
        (b"svap", bytes.fromhex("5e089622")),
        (b"head", struct.pack(">HHII8x", 0x60, 1, 0x0E0B, 1)),
        (b"nhed", bytes(24)),
        (b"adfr", struct.pack(">d", 48000.0)),
        (b"LIST", b"Fold" + chunk(b"fips", bytes(8), ">") + chunk(b"cdta", bytes(60), ">")),
        (b"LIST", b"Item" + chunk(b"idta", bytes(84), ">") + chunk(b"Utf8", b"Quay", ">")),
        order=">",
        name=b"RIFX",
    )
    return project + b'<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>'


def qualcomm():
    """QCELP speech at a variable rate (RFC 3625, section 3)."""
    codec = bytes.fromhex("416d7f5e15b1d011ba9100805fb4b97e")
    head = struct.pack("<BB16sH80sHHHHHI", 1, 0, codec, 2, b"Qcelp 13K", 13000, 35, 160, 8000, 16, 5)
    head += bytes((34, 4, 16, 3, 7, 2, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0)) + bytes(20)
    return riff(b"QLCM", (b"fmt ", head), (b"vrat", struct.pack("<II", 1, 4)), (b"data", (b"\x04" + bytes(34)) * 4))


def sampled(kind):
    """A sampled voice (8SVX, whose layout 16SV shares): one octave, no loop."""
    voice = struct.pack(">IIIHBBI", len(TONE), 0, 32, 8000, 1, 0, 0x10000)
    return form(kind, (b"VHDR", voice), (b"NAME", b"Foghorn"), (b"ANNO", b"Quay 4"), (b"BODY", TONE))


def instrument():
    """FORM SAMP (J. Fiore and J. Glatt, 3 December 1989)."""
    header = struct.pack(">HBBBBB", 1, 8, 1, 0, 1, 60) + bytes(30)
    return form(b"SAMP", (b"MHDR", header), (b"NAME", b"Foghorn\0"), (b"BODY", struct.pack(">IIIIIBBBB", 256, 0, 2_000_000, 0, 255, 60, 0, 127, 0) + TONE))


def score(kind):
    """A score (J. Morrison, SMUS, 5 February 1986): the tempo, an instrument and a track of events."""
    events = bytes((0x81, 0x00, 0x3C, 0x02, 0x3E, 0x02, 0x40, 0x02, 0x80, 0x02, 0xFF, 0xFF))
    return form(
        kind,
        (b"SHDR", struct.pack(">HBB", 12800, 100, 1)),
        (b"NAME", b"Low water"),
        (b"(c) ", b"2024 Ada Keeper"),
        (b"AUTH", b"Ada Keeper"),
        (b"INS1", bytes((0, 0, 0, 0)) + b"Foghorn"),
        (b"TRAK", events),
    )


def sound_events():
    """Events of FMOD Designer (.fev): the version, then the project in lists."""
    return riff(b"FEV ", (b"FMT ", struct.pack("<I", 0x450000)), lists(b"PROJ", (b"OBCT", struct.pack("<II", 1, 4)), (b"PROP", b"\x05\0\0\0quay\0" + bytes(19)), (b"LGCY", bytes(40))))


def xbox_sound(tag):
    """XMA 1 (0x165) and 2 (0x166): a RIFF WAVE file of the Xbox 360 (XAudio2, XMA2WAVEFORMATEX)."""
    if tag == 0x165:
        head = struct.pack("<HHHHHBB", tag, 16, 0, 0, 1, 0, 3) + struct.pack("<IIIIBBH", 32000, 44100, 0, 0, 0, 1, 2)
    else:
        head = struct.pack("<HHIIHHH", tag, 1, 44100, 32000, 2, 16, 34) + struct.pack("<HIIIIIIIBBH", 1, 4, 512, 2048, 0, 512, 0, 0, 0, 4, 1)
    return riff(b"WAVE", (b"fmt ", head), (b"data", b"\x08\0\0\0" + bytes(2044)), (b"seek", struct.pack(">I", 512)))


def extended_midi():
    """XMIDI of the Miles Sound System: a directory, and a catalogue of tunes."""
    events = bytes((0xC0, 0x2E, 0x90, 0x3C, 0x64, 0x30, 0x7F, 0xFF, 0x2F, 0x00))
    tune = form(b"XMID", (b"TIMB", struct.pack("<H", 1) + b"\x2e\0"), (b"EVNT", events))
    return form(b"XDIR", (b"INFO", struct.pack("<H", 1))) + b"CAT " + struct.pack(">I", 4 + len(tune)) + b"XMID" + tune


def drawing():
    """FORM DR2D of ProVector (Stylus, 15 April 1991)."""
    return form(
        b"DR2D",
        (b"DRHD", struct.pack(">4f", 0.0, 0.0, 8.5, 11.0)),
        (b"PPRF", b"Units=Inch\0Portrait=True\0PageType=Standard\0GridSize=1.000000\0"),
        (b"CMAP", bytes((0, 0, 0, 255, 255, 255, 4, 80, 107))),
        (b"LAYR", struct.pack(">H", 1) + b"Quay".ljust(16, b"\0") + bytes((1, 0))),
        (b"ATTR", struct.pack(">BBBBHHfBBHI", 1, 1, 1, 0, 1, 2, 0.01, 0, 0, 0, 0)),
        (b"BBOX", struct.pack(">4f", 1.0, 1.0, 4.0, 4.0)),
        (b"CPLY", struct.pack(">H", 3) + struct.pack(">6f", 1.0, 1.0, 4.0, 1.0, 4.0, 4.0)),
    )


def picture_in_riff():
    """RDIB (Multimedia Programming Interface and Data Specifications 1.0): a bitmap of Windows in one chunk."""
    pixels = bytes((107, 80, 4, 0) * 4)
    bitmap = b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, 2, 2, 1, 24, 0, len(pixels), 2835, 2835, 0, 0) + pixels
    return riff(b"RDIB", (b"data", bitmap))


def multimedia_movie():
    """A movie of MacroMind Director for Windows (Multimedia Movie File Format, 1990)."""
    table = struct.pack("<I", 0) + b"ver " + struct.pack("<III", 4, 0, 60) + b"mcnm" + struct.pack("<III", 8, 0, 80)
    return riff(b"RMMP", (b"cftc", table), (b"ver ", struct.pack("<I", 4)), (b"mcnm", b"\x04Quay\0\0\0"), (b"SCVW", bytes(40)), (b"clut", bytes(24)))


def entangled():
    """RL2: a background, then frames of run lengths (M. Fabritius, RL2 of Magic Carpet)."""
    head = struct.pack("<IIHHHHH", 4, 0, 1, 11025, 736, 1, 735) + bytes(768)
    return b"FORM" + struct.pack("<I", 0) + b"RLV2" + struct.pack(">I", 1200) + head + struct.pack("<16I", *(400 + 40 * i for i in range(16))) + bytes(160)


def westwood():
    """VQA of Westwood Studios, version 2 (G. Wester, VQA format description)."""
    head = struct.pack("<HHHHHBBBBHHHHHBB", 2, 1, 4, 320, 156, 4, 2, 15, 8, 0, 3536, 0, 0, 22050, 1, 16) + bytes(14)
    return form(b"WVQA", (b"VQHD", head), (b"FINF", struct.pack("<4I", 100, 200, 300, 400)), (b"SND2", bytes(40)), (b"VQFR", chunk(b"CBF0", bytes(32), ">") + chunk(b"VPT0", bytes(64), ">")))


def wing_commander():
    """A film of Wing Commander III (M. Melanson, description of the MVE format of WC3)."""
    return form(
        b"MOVE",
        (b"_PC_", struct.pack("<III", 1, 0, 1)),
        (b"SOND", struct.pack("<I", 0)),
        (b"PALT", bytes(768)),
        (b"SIZE", struct.pack("<II", 320, 165)),
        (b"INDX", bytes(4)),
        (b"BRCH", b""),
        (b"SHOT", struct.pack("<I", 0)),
        (b"VGA ", bytes(60)),
        (b"TEXT", b"\x09Low water\0\0"),
        (b"AUDI", bytes(1470)),
    )


def modo():
    """A scene of modo (LXO file format, as LWO2)."""
    name = b"Quay\0\0"
    return form(
        b"LXOB",
        (b"VRSN", struct.pack(">III", 3, 1, 0) + b"modo\0\0"),
        (b"APPV", struct.pack(">III", 1, 1, 0) + b"1801\0\0"),
        (b"ENCO", struct.pack(">I", 3)),
        (b"CHNM", struct.pack(">I", 1) + b"size\0\0"),
        (b"TAGS", b"Default\0"),
        (b"ITEM", b"mesh\0\0" + name + struct.pack(">I", 1) + b"LAYR" + struct.pack(">H", 4) + bytes(4)),
        (b"LAYR", bytes(16) + name),
        (b"PNTS", struct.pack(">9f", 0, 0, 0, 1, 0, 0, 0, 1, 0)),
        (b"POLS", b"FACE" + struct.pack(">4H", 3, 0, 1, 2)),
    )


def formatted_text():
    """FORM FTXT (S. Shaw, 15 November 1985)."""
    return form(b"FTXT", (b"FONS", bytes((1, 0, 1, 0)) + b"Helvetica\0"), (b"CHRS", b"Low water at six.\n\x9b1mMind the quay.\x9b22m\n"))


def saved_story():
    """Quetzal (M. Frost, Z-machine Common Save-File Format 1.4)."""
    return form(
        b"IFZS",
        (b"IFhd", struct.pack(">H6sH", 88, b"840726", 0xA129) + bytes((0, 0x4F, 0x05))),
        (b"CMem", bytes((0, 12, 7, 0, 200, 1, 0, 255))),
        (b"Stks", bytes((0, 0, 0, 0, 0, 0, 0, 4)) + bytes(8)),
        (b"ANNO", b"At the quay"),
    )


def palette():
    """RIFF PAL (Multimedia Programming Interface and Data Specifications 1.0): a logical palette."""
    return riff(b"PAL ", (b"data", struct.pack("<HH", 0x0300, 4) + bytes.fromhex("04506b00f3e6c8000000000ff00ff000")))


# ISO base media files.

JP2 = box(b"jP  ", b"\r\n\x87\n")
CODESTREAM = bytes.fromhex("ff4fff510029") + struct.pack(">HIIIIIIIIHBBB", 0, 2, 2, 0, 0, 2, 2, 0, 0, 1, 7, 1, 1) + bytes.fromhex("ff52000c00000001000004040001ff5c00044040ff90000a0000000000000001ff93ffd9")
# ISO/IEC 15444-15: the marker CAP names part 15.
HIGH_THROUGHPUT = CODESTREAM[:43] + bytes.fromhex("ff50000800020000") + b"\0\0" + CODESTREAM[43:]


def full(kind, *parts, version=0, flags=0):
    """A box with a version and flags."""
    return box(kind, struct.pack(">I", version << 24 | flags), *parts)


def handler(kind):
    return full(b"hdlr", bytes(4), kind, bytes(12), b"quay\0")


def movie(kind, entry):
    """A movie of one track with one sample entry."""
    matrix = struct.pack(">9i", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
    table = box(
        b"stbl",
        full(b"stsd", struct.pack(">I", 1), entry),
        full(b"stts", struct.pack(">III", 1, 1, 25)),
        full(b"stsc", struct.pack(">IIII", 1, 1, 1, 1)),
        full(b"stsz", struct.pack(">III", 64, 1, 0)[:8]),
        full(b"stco", struct.pack(">II", 1, 40)),
    )
    media = box(b"mdia", full(b"mdhd", struct.pack(">IIIIHH", 0, 0, 25, 25, 0x55C4, 0)), handler(kind), box(b"minf", full(b"vmhd", bytes(8), flags=1), box(b"dinf", full(b"dref", struct.pack(">I", 1), full(b"url ", flags=1))), table))
    track = box(b"trak", full(b"tkhd", struct.pack(">IIIII", 0, 0, 1, 0, 25), bytes(16), matrix, struct.pack(">II", 2 << 16, 2 << 16), flags=3), media)
    return box(b"moov", full(b"mvhd", struct.pack(">IIII", 0, 0, 25, 25), struct.pack(">IH10x", 0x10000, 0x100), matrix, bytes(24), struct.pack(">I", 2)), track)


def visual(kind, *boxes):
    """A visual sample entry."""
    return box(kind, bytes(6), struct.pack(">H16xHHIII H", 1, 2, 2, 0x480000, 0x480000, 0, 1), bytes(32), struct.pack(">Hh", 24, -1), *boxes)


def motion_jpeg_2000():
    """Motion JPEG 2000 (ISO/IEC 15444-3, annex I)."""
    header = box(b"jp2h", box(b"ihdr", struct.pack(">IIHBBBB", 2, 2, 1, 7, 7, 0, 0)), box(b"colr", bytes((1, 0, 0)), struct.pack(">I", 17)))
    return JP2 + file_type_box(b"mjp2", b"mjp2", b"mj2s") + box(b"mdat", CODESTREAM) + movie(b"vide", visual(b"mjp2", header))


def image_sequence(brand, entry, configuration):
    """A sequence of pictures (ISO/IEC 23008-12, 7)."""
    data = full(b"meta", handler(b"pict"), full(b"pitm", struct.pack(">H", 1)), full(b"iloc", struct.pack(">HHHHHII", 0x4400, 1, 1, 0, 1, 400, 64)), full(b"iinf", struct.pack(">H", 1), full(b"infe", struct.pack(">HH", 1, 0), entry, b"\0", version=2)))
    return file_type_box(brand, b"mif1", b"msf1", brand, b"iso8") + data + movie(b"pict", visual(entry, box(configuration, bytes(8)))) + box(b"mdat", bytes(64))


def high_throughput():
    """HTJ2K in a file of its own (ISO/IEC 15444-15, annex D)."""
    header = box(b"jp2h", box(b"ihdr", struct.pack(">IIHBBBB", 2, 2, 1, 7, 7, 0, 0)), box(b"colr", bytes((1, 0, 0)), struct.pack(">I", 17)))
    return JP2 + file_type_box(b"jph ", b"jph ") + header + box(b"jp2c", HIGH_THROUGHPUT)


def protected():
    """DRM Content Format 2.0 (OMA-TS-DRM-DCF-V2_0, 6)."""
    headers = full(b"ohdr", struct.pack(">BBQHHH", 1, 1, 64, 24, 0, 20), b"cid:quay@example.org\0\0\0\0", b"Silent-Method: on\0\0\0")
    discrete = full(b"odhe", bytes((9,)), b"audio/amr", headers)
    return file_type_box(b"odcf", b"odcf") + full(b"odrm", discrete, full(b"odda", struct.pack(">Q", 64), bytes(range(64))))


# Ogg and EBML.


def page(serial, number, flags, position, *packets):
    """A page of Ogg (RFC 3533, 6); the checksum is that of the specification."""
    table = b"".join(b"\xff" * (len(packet) // 255) + bytes((len(packet) % 255,)) for packet in packets)
    head = b"OggS" + struct.pack("<BBQIII", 0, flags, position, serial, number, 0) + bytes((len(table),)) + table
    data = head + b"".join(packets)
    checksum = 0
    for byte in data:
        checksum ^= byte << 24
        for _ in range(8):
            checksum = (checksum << 1 ^ (0x04C11DB7 if checksum & 0x80000000 else 0)) & 0xFFFFFFFF
    return data[:22] + struct.pack("<I", checksum) + data[26:]


def ogg_movie():
    """OGM (T. Cohen's OggDS): a stream of video with the header of DirectShow, and one of Vorbis."""
    video = b"\x01video\0\0\0DIVX" + struct.pack("<IqqIIHHII", 52, 400000, 1, 1, 16384, 24, 0, 320, 240)
    vorbis = b"\x01vorbis" + struct.pack("<IBIiiiBB", 0, 2, 44100, 0, 128000, 0, 0xB8, 1)
    comment = b"\x03vorbis" + struct.pack("<I", 4) + b"quay" + struct.pack("<I", 0) + b"\x01"
    return page(1, 0, 2, 0, video) + page(2, 0, 2, 0, vorbis) + page(1, 1, 0, 0, comment) + page(2, 1, 0, 0, comment) + page(1, 2, 4, 1, b"\x08" + bytes(60))


def element(identifier, data):
    """An element of EBML with a size of one byte (RFC 8794, 4)."""
    return bytes.fromhex(identifier) + bytes((0x80 | len(data),)) + data


def unnamed_ebml():
    """EBML with a document type of somebody's own (RFC 8794, 11.2)."""
    head = element("4286", b"\x01") + element("42f7", b"\x01") + element("42f2", b"\x04") + element("42f3", b"\x08") + element("4282", b"quay-log") + element("4287", b"\x01") + element("4285", b"\x01")
    body = element("ec", bytes(8)) + element("bf", struct.pack("<I", zlib.crc32(b"quay")))
    return element("1a45dfa3", head) + element("1f43b675", body)


def camera(make, model, order, *extra):
    """A raw photograph in TIFF, as `specified_images.camera` makes them."""
    header = b"II*\0" if order == "<" else b"MM\0*"
    fixed = [(254, 4, (1,)), (256, 3, (4,)), (257, 3, (2,)), (258, 3, (8,)), (259, 3, (1,)), (262, 3, (1,)), (271, 2, make), (272, 2, model), (273, 4, (0,)), (277, 3, (1,)), (278, 3, (2,)), (279, 4, (8,)), (305, 2, b"Firmware 4.4.9"), (306, 2, b"2004:03:01 09:00:00")]
    return tiff(sorted([*fixed, *extra]), header, order, tail=b"\x80" * 8)


samples(
    {
        "audio/pilot.16sv": lambda: sampled(b"16SV"),
        "audio/pilot.cmus": lambda: score(b"CMUS"),
        "audio/pilot.fev": sound_events,
        "audio/pilot.qcp": qualcomm,
        "audio/pilot.samp": instrument,
        "audio/pilot.smus": lambda: score(b"SMUS"),
        "audio/pilot.xma": lambda: xbox_sound(0x166),
        "audio/pilot.xmi": extended_midi,
        "audio/pilot_one.xma": lambda: xbox_sound(0x165),
        "documents/pilot.ftxt": formatted_text,
        "games/pilot.qzl": saved_story,
        "images/pilot.dcr": lambda: camera(b"Kodak", b"DCS Pro SLR/n", ">", (330, 4, (0,)), (33424, 4, (0,)), (34665, 4, (0,))),
        "images/pilot.dr2d": drawing,
        "images/pilot.j2is": lambda: image_sequence(b"j2is", b"j2ki", b"j2kH"),
        "images/pilot.jph": high_throughput,
        "images/pilot.mos": lambda: camera(b"Leaf", b"Leaf Aptus 22(LF3779    )/Hasselblad H1", "<", (34310, 1, tuple(b"PKTS\0\0\0\1" + bytes(24)))),
        "images/pilot.pal": palette,
        "images/pilot.rdib": picture_in_riff,
        "images/pilot.vvis": lambda: image_sequence(b"vvis", b"vvc1", b"vvcC"),
        "models/pilot.lxo": modo,
        "scientific/pilot.ebml": unnamed_ebml,
        "video/pilot.aep": after_effects,
        "video/pilot.mj2": motion_jpeg_2000,
        "video/pilot.mmm": multimedia_movie,
        "video/pilot.mve": wing_commander,
        "video/pilot.odf": protected,
        "video/pilot.ogm": ogg_movie,
        "video/pilot.rl2": entangled,
        "video/pilot.vqa": westwood,
    }
)
