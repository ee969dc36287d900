# SPDX-License-Identifier: Apache-2.0
"""Files of which only the general kind can be told, or whose kind has few samples: the headers that their formats call for."""

import struct

from archives import zipped
from chunked_media import box, full, image_sequence, movie
from layout import file_type_box
from samples import samples


def scientific_data():
    """HDF4 (HDF specification 4.2, 2.1 to 2.3): the magic number and a block of data descriptors."""
    text = b"tide heights"
    descriptors = struct.pack(">HHII", 30, 1, 202, 92) + struct.pack(">HHII", 104, 2, 294, len(text))
    return bytes.fromhex("0e031301") + struct.pack(">HI", 16, 0) + descriptors.ljust(192, b"\0") + struct.pack(">III", 4, 2, 15).ljust(92, b"\0") + text


def private_key():
    """A private key of OpenSSH without its armour (OpenSSH, PROTOCOL.key); it protects nothing."""

    def counted(data):
        return struct.pack(">I", len(data)) + data

    public = counted(b"ssh-ed25519") + counted(bytes(range(32)))
    private = struct.pack(">II", 1, 1) + public + counted(bytes(range(64))) + counted(b"quay") + b"\1\2\3"
    return b"openssh-key-v1\0" + counted(b"none") + counted(b"none") + counted(b"") + struct.pack(">I", 1) + counted(public) + counted(private)


def old_stuffit():
    """StuffIt 1.5 (The Unarchiver, StuffIt format): the signature, the count and length, and rLau."""
    member = bytes((0, 0, 8)) + b"low tide".ljust(63, b"\0") + b"TEXTttxt" + bytes(38)
    return b"SIT!" + struct.pack(">HI4sB", 1, 22 + len(member), b"rLau", 1) + bytes(7) + member + b"low tide"


def debugging_symbols():
    """A Mach-O file of kind 10, the companion with debugging symbols (mach-o/loader.h)."""
    commands = struct.pack("<II16s", 0x1B, 24, bytes(range(16))) + struct.pack("<IIIIII", 2, 24, 80, 0, 80, 4)
    return struct.pack("<IIIIIIII", 0xFEEDFACF, 0x01000007, 3, 10, 2, len(commands), 0, 0) + commands + bytes(4)


def flash_audio():
    """Sound of Flash (Adobe Flash Video File Format 10.1, F4V; brand F4A)."""
    entry = box(b"mp4a", bytes(6), struct.pack(">H8xHHIHH", 1, 2, 16, 0, 44100, 0), full(b"esds", bytes((3, 25, 0, 1, 0, 4, 17, 64, 21)) + bytes(11) + bytes((5, 2, 18, 16, 6, 1, 2))))
    return file_type_box(b"F4A ", b"F4A ", b"isom", b"mp42") + movie(b"soun", entry) + box(b"mdat", bytes(64))


samples(
    {
        "archives/pilot_stuffit": old_stuffit,
        "audio/pilot.f4a": flash_audio,
        "executables/pilot_symbols": debugging_symbols,
        "images/pilot.heifs": lambda: image_sequence(b"msf1", b"hvc1", b"hvcC"),
        "images/pilot.draw": lambda: b"DRWGD2" + struct.pack(">HHH", 0, 6, 1) + bytes(500),
        "keys/pilot_private": private_key,
        "models/pilot.stpxz": lambda: zipped({"hook.stpx": b'<?xml version="1.0" encoding="UTF-8"?>\n<n0:Uos xmlns:n0="http://standards.iso.org/iso/ts/10303/-3001/-ed-1/tech/xml-schema/bo_model"><Header/></n0:Uos>\n'}),
        "scientific/pilot.hdf": scientific_data,
    }
)
