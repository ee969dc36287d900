# SPDX-License-Identifier: Apache-2.0
"""Headers that registries of formats and libmagic name, of formats whose makers have published no description.

Each sample is the header and some payload, no valid document; its label says so.
"""

from layout import noise
from samples import samples


def header(*parts):
    """A maker of a file that begins with some bytes."""
    return lambda: b"".join(parts) + noise(400)


samples(
    {
        "archives/registered.dgc": header(b"DGCA"),
        "archives/registered.jar": header(b"JARCS\0"),
        "archives/registered.qbb": header(b"\x45\x86\0\0\6\0"),
        "archives/registered.ufa": header(b"UFA\xc6\xd2\xc1"),
        "audio/registered.emp": header(b"nF7YLao"),
        "audio/registered.rmp": header(b".RMP\0\0\0\x12"),
        "documents/registered.ksp": header(b"\x0d\x1a\x27\2"),
        "documents/registered.plb": header(b"\x7f\x0c\x44\x2b"),
        "images/registered.cd5": header(b"_CD5\x10\0\0\0"),
        "images/registered.mxi": header(b"\x18\0MXI. Maxwell Image format"),
        "images/registered.pgb": header(b"8\0\0\0TGBN"),
        "images/registered.rwz": header(b"rawzor\0\0\x2c\1"),
        "models/registered.zmt": header(b"ZBrush File."),
        "system/registered.gtktalog": header(b"\0\0\0\1gtktalog 1.0\0"),
        "system/registered.rfi": header(b'RFI{date:"01/03/2024",type:"raw flux"}'),
    }
)
