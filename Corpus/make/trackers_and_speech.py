# SPDX-License-Identifier: Apache-2.0
"""Sounds: speech codecs, modules of trackers, and compressed sound of programs that are not at hand here."""

import struct

from layout import noise
from samples import samples, tool


def speech(magic, frames=(4, 22)):
    # RFC 3625, 4788, 5188, 6884: a magic line, then frames: one byte of kind, then its data.
    return magic + b"".join(bytes((frames[0],)) + noise(frames[1], index) for index in range(24))


def dictation(magic=b"\3ds2", header=0x600):
    # Olympus, Grundig, Philips: DSS Pro: header of three blocks of 512 bytes: author at 12, times at 38 and 50.
    head = (
        magic
        + struct.pack("<II", 2, 0xFFFE)
        + b"KEEPER".ljust(16, b"\xff")
        + bytes(10)
        + b"240301090000"
        + b"240301090112"
        + b"000112"
    )
    return head.ljust(header, b"\xff") + noise(1024)


def impulse_sample():
    # Impulse Tracker: ITTECH.TXT, "Impulse Sample Format": 80 bytes, then the sound.
    head = b"IMPS" + b"TIDE.ITS".ljust(12, b"\0") + b"\0\x40\1\x40" + b"Low water".ljust(26, b"\0") + b"\1\x20"
    return head + struct.pack("<IIIIIIIBBBB", 1000, 0, 0, 8363, 0, 0, 80, 0, 0, 0, 0) + noise(1000)


def med_module(version):
    # OctaMED: MMD.txt (T. Kinnunen): header of 52 bytes, song of 788, blocks.
    head = (
        b"MMD"
        + str(version).encode()
        + struct.pack(">IIHHIB3xIIIIHHHhBB", 52 + 788 + 4 + 200, 52, 0, 0, 840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0)
    )
    song = (struct.pack(">HHBBBBB", 0, 0, 64, 64, 0, 0, 0) + bytes(1)) * 63
    song += struct.pack(">HH", 1, 1) + bytes(256) + struct.pack(">HbBBB", 125, 0, 0, 0, 6) + b"\x40" * 16 + b"\x40\1"
    block = bytes((4, 15)) + noise(192)
    return (head + song.ljust(788, b"\0") + struct.pack(">I", 844) + block).ljust(52 + 788 + 4 + 200, b"\0")


def multi_tracker():
    # MultiTracker module: MTM.DOC: header of 66 bytes, samples of 37, orders, tracks of 192.
    head = (
        b"MTM\x10"
        + b"Low Water".ljust(20, b"\0")
        + struct.pack("<HBBHBBBB", 4, 0, 0, 0, 1, 0, 64, 4)
        + bytes((0, 15, 15, 0)).ljust(32, b"\0")
    )
    sample = b"tide".ljust(22, b"\0") + struct.pack("<IIIBBB", 256, 0, 0, 0, 64, 0)
    return head + sample + bytes(128) + noise(192 * 4) + struct.pack("<32H", 1, 2, 3, 4, *[0] * 28) + noise(256)


def ultra_tracker(version=b"V004"):
    # Ultra Tracker: a mark of 15 letters, title of 32, lines of text, samples of 64 or 66 bytes.
    lines = b"The ferry left at seven.".ljust(32)
    sample = (
        b"tide".ljust(32, b"\0") + b"TIDE.SAM".ljust(12, b"\0") + struct.pack("<IIIIBBHH", 0, 0, 0, 256, 64, 0, 8363, 0)
    )
    return (
        b"MAS_UTrack_"
        + version
        + b"Low Water".ljust(32)
        + b"\1"
        + lines
        + b"\1"
        + sample
        + b"\0"
        + b"\xff" * 255
        + b"\3\0"
        + noise(600)
    )


def extensible_music():
    # MMA: XMF 1.00 (RP-030): version, length of the file, table of metadata kinds, places of the tree; nodes with a
    # MIDI file.
    midi = (
        b"MThd"
        + struct.pack(">IHHH", 6, 0, 1, 96)
        + b"MTrk"
        + struct.pack(">I", 12)
        + bytes.fromhex("00903c6460803c4000ff2f00")
    )
    node = bytes((len(midi) + 12, 0, 8, 4, 0, 2, 1, 0)) + midi
    return b"XMF_1.00" + bytes((12 + len(node), 0, 12, 11 + len(node))) + node


def optim_frog(size=15):
    # F. Ghido: OptimFROG: blocks of four letters and length: OFR , HEAD (the file's own header), COMP, TAIL.
    head = struct.pack("<IHBBI", 44100, 0, 3, 1, 44100) + (struct.pack("<HB", 0x4C2D, 0x18) if size == 15 else b"")
    wave = (
        b"RIFF"
        + struct.pack("<I", 176436)
        + b"WAVEfmt "
        + struct.pack("<IHHIIHH", 16, 1, 2, 44100, 176400, 4, 16)
        + b"data"
        + struct.pack("<I", 176400)
    )
    return (
        b"OFR "
        + struct.pack("<I", size)
        + head
        + b"HEAD"
        + struct.pack("<I", 44)
        + wave
        + b"COMP"
        + struct.pack("<I", 600)
        + noise(600)
    )


def package():
    # RealJukebox music package, as eMusic and Zinf (rmp.cpp) wrote it.
    return b"""<?xml version="1.0"?>
<PACKAGE>
  <TITLE>Low Water</TITLE>
  <ACTION>IMPORT,REPLACE</ACTION>
  <PROVIDER>
    <NAME>Harbour Music</NAME>
    <URL>http://music.example.org</URL>
    <CONTACT>keeper@example.org</CONTACT>
  </PROVIDER>
  <SERVER>
    <NETNAME>music.example.org</NETNAME>
    <LOCATION>http://music.example.org/%fid/%f</LOCATION>
  </SERVER>
  <TRACKLIST>
    <TRACK>
      <TRACKID>1</TRACKID>
      <FILENAME>tide.mp3</FILENAME>
      <TITLE>Tide</TITLE>
      <ARTIST>The Keepers</ARTIST>
      <FORMAT>MP3</FORMAT>
    </TRACK>
  </TRACKLIST>
</PACKAGE>
"""


def imelody(version="1.2", form="CLASS1.0"):
    # IrDA: iMelody 1.2: lines of a vObject.
    lines = [
        "BEGIN:IMELODY",
        f"VERSION:{version}",
        f"FORMAT:{form}",
        "NAME:Low Water",
        "COMPOSER:Keeper",
        "BEAT:120",
        "STYLE:S1",
        "VOLUME:V7",
    ]
    lines += ["MELODY:*4c3d3e3(ledonr3ledoff@2)*5g2r3#f3&b3c1", "END:IMELODY"]
    return ("\r\n".join(lines) + "\r\n").encode()


def sound(name, words="-r 8000 -c 1"):
    """A maker that lets sox write a tone in the format of the name's extension."""
    return lambda: tool(f"sox -D -n {words} {name} synth 0.5 sine 440", out=name)


def fingerprint():
    # SongRec: signature_format.rs: two magic numbers, CRC, size, rate; then lists of peaks.
    return (
        struct.pack(
            "<IIIIIIIIIIII", 0xCAFE2580, 0x1A2B3C4D, 308, 0x94119C00, 0, 0, 0, 3 << 27, 0, 0, 16000 * 12, 0x007C0000
        )
        + struct.pack("<III", 0x40000000, 300, 0x60030040)
        + noise(292)
    )


def sampler_instrument(order="<"):
    # Logic's EXS24 (ConvertWithMoss): chunks with a head of 84 bytes: kind, size, number, flags, letters, name.
    def part(kind, size, name):
        front = b"\1\1\0" + bytes((kind,)) if order == "<" else bytes((0, kind, 1, 1))
        return (
            front
            + struct.pack(order + "III", size, 1, 0)
            + (b"TBOS" if order == "<" else b"SOBT")
            + name.ljust(64, b"\0")
        )

    return part(0, 40, b"Quay Piano.exs") + noise(40) + part(1, 136, b"Zone #1") + noise(136)


def plug_in_setting():
    # Logic: sizes and count, letters, then values as floats.
    return struct.pack("<III", 24 + 4 * 40, 1, 40) + b"GAMETSPP" + struct.pack("<I", 0x50) + noise(160)


def player_list():
    # DeaDBeeF: playlist.c, plt_save: DBPL, version 1.2, count; each track: texts with lengths, numbers.
    def text(value):
        return struct.pack("<H", len(value)) + value

    track = text(b"/music/tide.mp3") + text(b"stdmpg") + struct.pack("<hiiffi", 0, 0, 100000, 183.5, 0, 0)
    return b"DBPL\1\2\0\0" + struct.pack("<I", 1) + track + struct.pack("<H", 1) + text(b"title") + text(b"Tide")


def immersive_audio():
    # ISO/IEC 23008-3, 14.4: MHAS packets: synchronisation, configuration, frames.
    return (
        b"\xc0\1\xa5"
        + b"\x40\x40\x1e"
        + noise(30)
        + b"".join(b"\x80\x48\x2c" + noise(300, index) for index in range(3))
    )


samples(
    {
        "audio/song.shazamsignature": fingerprint,
        "audio/piano.exs": sampler_instrument,
        "audio/powerpc.exs": lambda: sampler_instrument(">"),
        "audio/compressor.pst": plug_in_setting,
        "audio/songs.dbpl": player_list,
        "audio/tide.mhas": immersive_audio,
        "audio/speech.evb": lambda: speech(b"#!EVRC-B\n"),
        "audio/speech.enw": lambda: speech(b"#!EVRCNW\n"),
        "audio/speech.evw": lambda: speech(b"#!EVRCWB\n"),
        "audio/note.ds2": dictation,
        "audio/tone_wide.gsm": sound("tone.gsm", "-r 8000 -c 1 --encoding gsm-full-rate"),
        "audio/tone.sndt": sound("tone.sndt"),
        "audio/tide.its": impulse_sample,
        "audio/tide.mmd0": lambda: med_module(0),
        "audio/tide.med": lambda: med_module(1),
        "audio/tide.mmd3": lambda: med_module(3),
        "audio/tide.mtm": multi_tracker,
        "audio/tide.ult": ultra_tracker,
        "audio/older.ult": lambda: ultra_tracker(b"V001"),
        "audio/tide.xmf": extensible_music,
        "audio/tide.ofr": optim_frog,
        "audio/older.ofr": lambda: optim_frog(12),
        "audio/tide.shn": lambda: b"ajkg\2\xfb\xb1\x70\x09\xf9\x25\x59\x52\xa4" + noise(600),
        "audio/tide.rmp": package,
        "audio/ring.imy": imelody,
        "audio/ring2.imy": lambda: imelody("1.0", "CLASS2.0"),
    }
)
