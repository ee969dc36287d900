# SPDX-License-Identifier: Apache-2.0
"""Headers of microscopes, profilers and programs of desktops, as their specifications call for them, and some bytes of payload."""

from samples import samples
from specified_signatures import header

TIDES = bytes(range(1, 32)) + bytes(33) + bytes((0x80, 0x3F) * 40)

samples(
    {
        "archives/quay.vad": header(b"\xb6\x00\x00\x00\x03VAD", payload=TIDES),
        "documents/quay.tree": header(b"MoHP", payload=TIDES),
        "games/quay.a3c": header(b"ALAN\x03", payload=TIDES),
        "games/quay.advsys": header(b"", at=((2, b"\xa0\x9d\x8b\x8e\x88\x8e"),), payload=TIDES),
        "games/quay.agx": header(b"X\xc7\xc1Q", payload=TIDES),
        "images/quay.fa": header(b"Fyre Animation\n\r\xff\n", payload=TIDES),
        "images/quay.oir": header(b"OLYMPUSRAWFORMAT", payload=TIDES),
        "media/quay.rdc": header(b"RDOC\x00\x00\x00\x00", payload=TIDES),
        "models/quay.mesh": header(b"M\x7f\xa0\xc8", payload=TIDES),
        "models/quay.mm3d": header(b"MISFIT3D", payload=TIDES),
        "scientific/dynamic_quay.xqd": header(b"SPIZ000DFM", payload=TIDES),
        "scientific/newer_quay.wip": header(b"WIT PR06", payload=TIDES),
        "scientific/newer_quay.xqd": header(b"NPXZ000AFM", payload=TIDES),
        "scientific/quay.3d": header(b"Survex 3D Image File", payload=TIDES),
        "scientific/quay.Z_flat": header(b"FLAT0100", payload=TIDES),
        "scientific/quay.amb": header(b"Binary TrueMap Data File", payload=TIDES),
        "scientific/quay.bcr": header(b"fileformat = bcrstm\n", payload=TIDES),
        "scientific/quay.bcrf": header(b"fileformat = bcrf\n", payload=TIDES),
        "scientific/quay.gdf": header(b"GDEF\x00", payload=TIDES),
        "scientific/quay.mdt": header(b"\x01\xb0\x93\xff", payload=TIDES),
        "scientific/quay.mtrx": header(b"ONTMATRX0101", payload=TIDES),
        "scientific/quay.opd": header(b"\x01\x00Directory", payload=TIDES),
        "scientific/quay.opdx": header(b"VCA DATA\x01\x00\x00U", payload=TIDES),
        "scientific/quay.ps-ppt": header(b"PS-PPT/v1", payload=TIDES),
        "scientific/quay.ser": header(b"II\x97\x01", payload=TIDES),
        "scientific/quay.spm": header(b"ISO/TC 201 SPM data transfer format", payload=TIDES),
        "scientific/quay.vk3": header(b"VK3 ", payload=TIDES),
        "scientific/quay.vk4": header(b"VK4 ", payload=TIDES),
        "scientific/quay.vk6": header(b"VK6", at=((7, b"BM"),), payload=TIDES),
        "scientific/quay.vk7": header(b"VK7", at=((7, b"BM"),), payload=TIDES),
        "scientific/quay.wip": header(b"WIT PRCT", payload=TIDES),
        "scientific/quay.xqd": header(b"SPIZ000AFM", payload=TIDES),
        "scientific/scanned_quay.dat": header(b"[Paramet32]", payload=TIDES),
        "scientific/squeezed_quay.dat": header(b"[Paramco32]", payload=TIDES),
        "scientific/tunnel_quay.xqt": header(b"SPIZ000STM", payload=TIDES),
    }
)
