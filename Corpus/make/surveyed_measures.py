# SPDX-License-Identifier: Apache-2.0
"""Small files of formats without a signature, which their lengths, counts and rows tell.

Each sample is complete: it is as long as its header says, and its rows are as wide.
"""

import struct

from samples import DATE, samples


def micrograph(version):
    """A maker of an empty group of tags: sorted and closed, of no tags, with the end behind it (DM3 format)."""

    def maker():
        tags = struct.pack(">BBI", 1, 0, 0) + bytes(8)
        lengths = struct.pack(">II", 3, len(tags) - 4) if version == 3 else struct.pack(">IQ", 4, len(tags) - 4)
        return lengths + struct.pack(">I", 1) + tags

    return maker


def confocal():
    """Two images of three rows of four bytes (Bio-Rad: PIC file format)."""
    front = struct.pack("<5Hi2H", 4, 3, 2, 0, 255, 0, 1, 0) + b"tide.pic".ljust(32, b"\0")
    return front.ljust(54, b"\0") + struct.pack("<H", 12345) + bytes(20) + bytes(range(24))


def restored(order):
    """A maker of two sections of three rows of four numbers of two bytes (Applied Precision: DeltaVision file format)."""

    def maker():
        front = struct.pack(order + "4I", 4, 3, 2, 6).ljust(92, b"\0")
        return (front + struct.pack(order + "Ih", 0, -16224)).ljust(1024, b"\0") + bytes(range(48))

    return maker


def halo():
    """Three rows of six: a run of four and two bytes (Media Cybernetics: CUT file format)."""
    row = b"\x84\x07\x02\x01\x05\0"
    return struct.pack("<HHH", 6, 3, 0) + (struct.pack("<H", len(row)) + row) * 3


def alias():
    """Three rows of six: two runs of blue, green and red (Alias: PIX file format)."""
    return struct.pack(">5H", 6, 3, 0, 0, 24) + b"\4\xff\x20\x10\2\x30\x40\xff" * 3


def log_ins():
    """The start of a machine and somebody who logs in (utmp(5))."""

    def record(kind, line, user):
        front = struct.pack("<hhi32s4s32s", kind, 0, 412, line, line[-4:], user).ljust(336, b"\0")
        return (front + struct.pack("<iii", 0, DATE, 250000)).ljust(384, b"\0")

    return record(2, b"~", b"reboot") + record(7, b"tty1", b"pilot")


samples(
    {
        "databases/surveyed.utmp": log_ins,
        "images/surveyed.cut": halo,
        "images/surveyed.pix": alias,
        "scientific/surveyed.dm3": micrograph(3),
        "scientific/surveyed.dm4": micrograph(4),
        "scientific/surveyed.pic": confocal,
        "scientific/surveyed.r3d": restored("<"),
        "scientific/surveyed_big.r3d": restored(">"),
    }
)
