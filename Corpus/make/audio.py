# SPDX-License-Identifier: Apache-2.0
"""Audio: ffmpeg, SoX, the encoders of each format, and headers by specification where no encoder is free."""

import struct

from layout import box, chunk, file_type_box, riff
from samples import made, sample, samples, tool

RATE = 8000


def encoded(form, *options, source="sine=frequency=440:sample_rate=8000:duration=0.2"):
    """A maker that lets ffmpeg encode a fifth of a second of a tone."""
    command = [
        "ffmpeg",
        "-v",
        "error",
        "-f",
        "lavfi",
        "-i",
        source,
        "-fflags",
        "+bitexact",
        "-flags",
        "+bitexact",
        "-map_metadata",
        "-1",
    ]
    return lambda: tool([*command, *options, "-strict", "-2", "-f", form, "out"], out="out")


def sox(name, *options):
    """A maker that lets SoX write the file name's format."""
    return lambda: tool(["sox", "-R", "in.wav", *options, name], {"in.wav": made("audio/tone.wav")}, name)


CD = "sine=frequency=440:sample_rate=44100:duration=0.1"
STUDIO = "sine=frequency=440:sample_rate=48000:duration=0.1"

samples(
    {
        "audio/tone.wav": encoded("wav"),
        "audio/broadcast.wav": encoded("wav", "-write_bext", "1", "-metadata", "description=tone"),
        "audio/mulaw.wav": encoded("wav", "-c:a", "pcm_mulaw"),
        "audio/tone.w64": encoded("w64"),
        "audio/tone.rf64": encoded("wav", "-rf64", "always"),
        "audio/tone.aiff": encoded("aiff"),
        "audio/tone.aifc": encoded("aiff", "-c:a", "pcm_s16le"),
        "audio/tone.au": encoded("au"),
        "audio/tone.caf": encoded("caf"),
        "audio/tone.voc": encoded("voc"),
        "audio/tone.mp3": encoded("mp3", "-write_xing", "0", "-id3v2_version", "0"),
        "audio/tagged.mp3": encoded("mp3", "-metadata", "title=Low Water"),
        "audio/tone.mp2": encoded("mp2", source=CD),
        "audio/tone.aac": encoded("adts", source=CD),
        "audio/tone.loas": encoded("latm", source=CD),
        "audio/tone.m4a": encoded("ipod", "-c:a", "aac", source=CD),
        "audio/lossless.m4a": encoded("ipod", "-c:a", "alac", source=CD),
        "audio/book.m4b": lambda: rebranded(b"M4B "),
        "audio/tone.m4r": lambda: made("audio/tone.m4a"),
        "audio/protected.m4p": lambda: rebranded(b"M4P "),
        "audio/tone.ac3": encoded("ac3", source=STUDIO),
        "audio/tone.eac3": encoded("eac3", source=STUDIO),
        "audio/tone.dts": encoded("dts", "-c:a", "dca", "-ac", "2", source=STUDIO),
        "audio/tone.mlp": encoded("mlp", source=STUDIO),
        "audio/tone.thd": encoded("truehd", source=STUDIO),
        "audio/tone.flac": encoded("flac"),
        "audio/tone.oga": encoded("ogg", "-c:a", "flac"),
        "audio/tone.ogg": encoded("ogg", "-c:a", "libvorbis", source=CD),
        "audio/tone.opus": encoded("ogg", "-c:a", "libopus", source=STUDIO),
        "audio/tone.spx": encoded("ogg", "-c:a", "libspeex"),
        "audio/tone.tta": encoded("tta", source=CD),
        "audio/tone.wv": encoded("wv", source=CD),
        "audio/tone.wma": encoded("asf", "-c:a", "wmav2", source=CD),
        "audio/tone.ra": encoded("rm", "-c:a", "ac3", source=CD),
        "audio/tone.mka": encoded("matroska", "-c:a", "flac"),
        "audio/tone.weba": encoded("webm", "-c:a", "libopus", source=STUDIO),
        "audio/tone.gsm": encoded("gsm", "-c:a", "libgsm"),
        "audio/tone.sox": encoded("sox"),
        "audio/tone.ircam": encoded("ircam"),
        "audio/tone.aptx": encoded("aptx", "-ac", "2", source=STUDIO),
        "audio/tone.sbc": encoded("sbc", source=STUDIO),
        "audio/tone.ast": encoded("ast", source=CD),
        "audio/tone.oma": lambda: oma(),
    }
)

samples(
    {
        "audio/tone.8svx": sox("out.8svx"),
        "audio/tone.avr": sox("out.avr"),
        "audio/tone.hcom": sox("out.hcom", "-r", "22050", "-b", "8"),
        "audio/tone.maud": sox("out.maud"),
        "audio/tone.sph": sox("out.sph"),
        "audio/tone.wve": sox("out.wve"),
        "audio/tone.smp": sox("out.smp"),
        "audio/tone.txw": sox("out.txw", "-r", "16000"),
        "audio/tone.xa.vox": sox("out.vox"),
        "audio/tone.prc": sox("out.prc", "-e", "a-law"),
        "audio/tone.sndr": sox("out.sndr"),
        "audio/tone.ima": sox("out.ima"),
    }
)


def rebranded(brand):
    """The MPEG-4 audio sample with another major brand (ISO/IEC 14496-12, 4.3)."""
    data = made("audio/tone.m4a")
    return data[:8] + brand + data[12:]


@sample("audio/tone.mpc")
def musepack():
    return tool("mpcenc --silent in.wav out.mpc", {"in.wav": encoded("wav", source=CD)()}, "out.mpc")


@sample("audio/tune.mid")
def midi():
    return tool("abc2midi in.abc -o out.mid", {"in.abc": made("text/tune.abc")}, "out.mid")


@sample("audio/tune.rmi")
def riff_midi():
    return riff(b"RMID", (b"data", made("audio/tune.mid")))


@sample("audio/tone.amr")
def amr():
    # RFC 4867, section 5.3: the magic line, then frames; 0x3c opens a frame of 12.2 kbit/s with 31 bytes.
    return b"#!AMR\n" + (b"\x3c" + bytes(31)) * 5


@sample("audio/wide.awb")
def amr_wideband():
    # RFC 4867, section 5.3; 0x44 opens a frame of 23.85 kbit/s with 60 bytes.
    return b"#!AMR-WB\n" + (b"\x44" + bytes(60)) * 3


def oma():
    # Sony's "ea3" tag (an ID3v2.3 header under another name), then the EA3 header of 96 bytes.
    return b"ea3\3" + bytes(4) + b"\x17\x76" + bytes(3062) + b"EA3\2\0\x60\xff\xff" + bytes(88)


@sample("audio/tone.ape")
def monkeys_audio():
    # The descriptor of version 3.99 (52 bytes) and the header (24 bytes), as Monkey's Audio's MACLib.h gives them.
    descriptor = struct.pack("<4sHHIIIIIII16s", b"MAC ", 3990, 0, 52, 24, 4, 44, 64, 0, 0, bytes(16))
    header = struct.pack("<HHIIIHHI", 2000, 0, 73728, 64, 1, 16, 1, RATE)
    return descriptor + header + bytes(4) + made("audio/tone.wav")[:44] + bytes(64)


@sample("audio/tone.dsf")
def dsf():
    # Sony's DSF specification 1.01: chunks DSD, fmt and data, little endian.
    form = struct.pack("<4sQIIIIIIQII", b"fmt ", 52, 1, 0, 1, 1, 2_822_400, 1, 32_768, 4096, 0)
    data = struct.pack("<4sQ", b"data", 12 + 4096) + b"\x69" * 4096
    return struct.pack("<4sQQQ", b"DSD ", 28, 28 + len(form) + len(data), 0) + form + data


@sample("audio/tone.dff")
def dsdiff():
    # Philips' DSDIFF 1.5: IFF with sizes of 64 bits.
    def part(key, data):
        return key + struct.pack(">Q", len(data)) + data

    rate = part(b"FS  ", struct.pack(">I", 2_822_400)) + part(b"CHNL", struct.pack(">H", 1) + b"C   ")
    properties = part(b"PROP", b"SND " + rate + part(b"CMPR", b"DSD \x0enot compressed\0"))
    return part(b"FRM8", b"DSD " + part(b"FVER", bytes((1, 5, 0, 0))) + properties + part(b"DSD ", b"\x69" * 512))


@sample("audio/piano.sf2")
def soundfont():
    # SoundFont 2.04, section 4: RIFF sfbk with the lists INFO, sdta and pdta.
    info = (
        b"INFO" + chunk(b"ifil", struct.pack("<HH", 2, 4)) + chunk(b"isng", b"EMU8000\0") + chunk(b"INAM", b"Quay\0\0")
    )
    data = b"sdta" + chunk(b"smpl", bytes(256))
    presets = b"pdta" + b"".join(
        chunk(key, bytes(size))
        for key, size in (
            (b"phdr", 38),
            (b"pbag", 4),
            (b"pmod", 10),
            (b"pgen", 4),
            (b"inst", 22),
            (b"ibag", 4),
            (b"imod", 10),
            (b"igen", 4),
            (b"shdr", 46),
        )
    )
    return riff(b"sfbk", (b"LIST", info), (b"LIST", data), (b"LIST", presets))


@sample("audio/piano.dls")
def downloadable_sounds():
    # DLS Level 1, version 1.1b, section 2.
    return riff(
        b"DLS ",
        (b"colh", struct.pack("<I", 0)),
        (b"LIST", b"lins"),
        (b"ptbl", struct.pack("<II", 8, 0)),
        (b"LIST", b"wvpl"),
    )


@sample("audio/tune.mod")
def protracker():
    # ProTracker: 20 bytes of title, 31 samples of 30, order list, "M.K." at 1080, one pattern of 1024.
    instruments = (bytes(22) + struct.pack(">HBBHH", 0, 0, 64, 0, 1)) * 31
    return b"low water".ljust(20, b"\0") + instruments + bytes((1, 127)) + bytes(128) + b"M.K." + bytes(1024)


@sample("audio/tune.xm")
def fasttracker():
    # The XM format 1.04: header of 60 bytes, then 276 of settings and orders.
    head = b"Extended Module: " + b"low water".ljust(20) + b"\x1a" + b"harbour".ljust(20) + struct.pack("<H", 0x0104)
    return head + struct.pack("<IHHHHHHHH", 276, 1, 0, 4, 0, 0, 1, 6, 125) + bytes(256)


@sample("audio/tune.s3m")
def screamtracker():
    # Scream Tracker 3.20: 0x1a and type 16 at 28, "SCRM" at 44.
    head = b"low water".ljust(28, b"\0") + b"\x1a\x10\0\0" + struct.pack("<HHHHHH", 2, 0, 0, 0, 0x1320, 2) + b"SCRM"
    return head + bytes((64, 6, 125, 176, 0, 252)) + bytes(10) + bytes(range(32)) + b"\xff\xff"


@sample("audio/tune.it")
def impulse_tracker():
    # Impulse Tracker 2.14: "IMPM", 26 bytes of name, counts and versions; 192 bytes in all.
    head = b"IMPM" + b"low water".ljust(26, b"\0") + struct.pack("<HHHHHHHHH", 0x1004, 2, 0, 0, 0, 0x0214, 0x0200, 9, 0)
    return head.ljust(192, b"\x20") + b"\xff\xff"


@sample("audio/book.aax")
def audible():
    # Audible's enhanced format is an ISO base media file with the brand "aax ".
    return file_type_box(b"aax ", b"aax ", b"M4B ", b"mp42", b"isom") + box(b"free", bytes(8)) + box(b"mdat", bytes(64))


@sample("audio/sequence.sid")
def sid():
    # PSID version 2 of the High Voltage SID Collection's file format document: big endian, 124 bytes.
    head = struct.pack(">4sHHHHHHHI", b"PSID", 2, 0x7C, 0x1000, 0x1000, 0x1003, 1, 1, 0)
    names = b"".join(text.ljust(32, b"\0") for text in (b"low water", b"the keepers", b"2024 harbour"))
    return (head + names).ljust(0x7C, b"\0") + b"\xa9\x0f\x8d\x18\xd4\x60"
