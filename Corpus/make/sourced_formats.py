# SPDX-License-Identifier: Apache-2.0
"""Files that sources of programs carry along, with invented contents."""

from samples import samples
from specified_lines import lines
from specified_signatures import header

TIDES = bytes(range(1, 32)) + bytes(33) + bytes((0x80, 0x3F) * 40)

samples(
    {
        "audio/quay.group": lines("EST_File index", "DataType ascii", "NumEntries 2", "IndexName quay_", "EST_Header_End", "a-b hull 0.10 0.20 0.30", "b-c hull 0.30 0.40 0.50"),
        "audio/quay_lingware.bin": header(bytes(byte - 32 for byte in b" (C) SVOX AG"), payload=TIDES),
        "databases/manifest.ocdbt": header(b"\x0c\xdb\x3a\x2a", payload=TIDES),
        "databases/node.ocdbt": header(b"\x0c\xdb\x20\xde", payload=TIDES),
        "databases/versions.ocdbt": header(b"\x0c\xdb\x1b\xde", payload=TIDES),
        "images/quay.iptc": header(b"\x1c\x02\x00\x00\x02\x00\x04\x1c\x02\x78\x00\x04hull\x1c\x02\x50\x00\x04quay"),
        "models/quay.mcp": header(b"cool\x00\x00\x00\x03\x00\x00\x01\x28", at=((40, b"CodeWarrior Project"),), payload=TIDES),
        "structured/dictionary.quay": lines("# -*- text -*-", "#", "# What the crane is told.", "#", "VENDOR\t\tQuay\t\t\t\t41999", "", "BEGIN-VENDOR\tQuay", "ATTRIBUTE\tQuay-Hull-Name\t\t\t1\tstring", "ATTRIBUTE\tQuay-Berth\t\t\t2\tinteger", "", "VALUE\tQuay-Berth\t\tEast\t1", "END-VENDOR\tQuay"),
        "structured/paths.hocon": lines("# How the quay works.", "quay {", "  tide.high.hour = 6", "  crane {", '    driver = "steam"', "    timeout = 30 seconds", "  }", "  hulls = [", '    "oak",', '    "elm"', "  ]", "}"),
        "structured/quay.tal": lines("# The quay's anchor", "rsync://quay.example/anchor.cer", "https://quay.example/anchor.cer", "", "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAbcdefghijklmnopqrstu", "vwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/abcdefghijklmnopqrstuv", "QIDAQAB"),
        "text/bold_hull.help": lines("\x02Usage:\x02", "   \x1flift\x1f [<plank>]", "", "\x02Description:\x02", "   Lifts a plank; with \x1f-all\x1f it lifts \x0304every\x03 plank of the hull,", "   and \x1dtells\x0f how many there were.", "", "\x02See also:\x02", "   \x1flower\x1f(1)"),
    }
)
