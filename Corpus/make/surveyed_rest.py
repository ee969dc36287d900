# SPDX-License-Identifier: Apache-2.0
"""Headers of pictures, sound and old documents, as their specifications or the programs that read them have it.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

from samples import samples
from specified_signatures import PAYLOAD, header

samples(
    {
        "archives/surveyed.gho": header(b"\xfe\xef\x01\0", payload=PAYLOAD[:60]),
        "audio/surveyed.rx2": header(at=((0, b"CAT "), (8, b"REX2")), payload=PAYLOAD[:60]),
        "audio/surveyed.sf": header(b"d\xa3\x04\0", payload=PAYLOAD[:60]),
        "audio/surveyed_2.sf": header(b"\0\x04\xa3d", payload=PAYLOAD[:60]),
        "documents/surveyed.doc": header(b"\xdc\xa5e\0", payload=PAYLOAD[:60]),
        "documents/surveyed_2.doc": header(b"\xdc\xa5h\0", payload=PAYLOAD[:60]),
        "games/surveyed.hog": header(at=((0, b"DHF"), (15, b"\0")), payload=PAYLOAD[:60]),
        "games/surveyed_2.rpf": header(b"RPF7", payload=PAYLOAD[:60]),
        "images/surveyed.abr": header(at=((0, b"\0\x06"), (4, b"8BIMsamp")), payload=PAYLOAD[:60]),
        "images/surveyed.tnd": header(at=((0, b"\x18"), (1, b"TUNDRA24")), payload=PAYLOAD[:60]),
        "images/surveyed_cube-lut": header(b"LUT_3D_SIZE ", payload=PAYLOAD[:60]),
        "video/surveyed_avi": header(at=((0, b"ON2 "), (8, b"ON2f")), payload=PAYLOAD[:60]),
        "video/surveyed_hikvision": header(at=((0, b"IMKH"), (4, b"\x01\x01")), payload=PAYLOAD[:60]),
        "video/surveyed_vobsub": header(b"# VobSub index file, v", payload=PAYLOAD[:60]),
    }
)
