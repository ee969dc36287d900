# SPDX-License-Identifier: Apache-2.0
"""Formats that desktops know by their names, and what their specifications say of the bytes.

Each sample is made from the format's specification, which its label names.
"""

import io
import struct
import zipfile

from samples import samples
from specified_lines import lines
from specified_signatures import header


def ogg_page(packet, serial):
    """RFC 3533, section 6: the first page of a stream, with one packet; without its checksum, which nobody asks for."""
    return b"OggS" + bytes((0, 2)) + bytes(8) + struct.pack("<III", serial, 0, 0) + bytes((1, len(packet))) + packet


def annodex():
    """A skeleton, notes in CMML and the sound that they are about."""
    skeleton = b"fishead\0" + struct.pack("<HH", 3, 0) + bytes(52)
    notes = b"CMML\0\0\0\0" + struct.pack("<HHqqB", 2, 1, 1000, 1, 32)
    sound = b"\1vorbis" + struct.pack("<IBIIIIBB", 0, 2, 44100, 0, 128000, 0, 0xB8, 1)
    return ogg_page(skeleton, 1) + ogg_page(notes, 2) + ogg_page(sound, 3)


def enhanced_package():
    """A picture of a back, and beside it what was done to it."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in (
            ("manifest.xml", '<?xml version="1.0"?><EIP><RawPath>0.IIQ</RawPath></EIP>'),
            ("CaptureOne/Settings/0.IIQ.cos", "<SL/>"),
            ("0.IIQ", "IIII"),
        ):
            archive.writestr(zipfile.ZipInfo(name, (2024, 3, 1, 9, 0, 0)), text)
    return target.getvalue()


def scene():
    """CIPA DC-007: a picture whose index says that it is the left one of two, and the right one."""
    entries = b"".join(struct.pack("<IIIHH", 0x02_0002, 300, at, 0, 0) for at in (0, 300))
    fields = [(0xB000, 7, 4, b"0100"), (0xB001, 4, 1, struct.pack("<I", 2)), (0xB002, 7, 32, struct.pack("<I", 50))]
    index = b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", 3)
    index += b"".join(struct.pack("<HHI", tag, kind, count) + value for tag, kind, count, value in fields) + bytes(4)
    segment = b"MPF\0" + index.ljust(50, b"\0") + entries
    picture = b"\xff\xd8\xff\xe2" + struct.pack(">H", len(segment) + 2) + segment
    picture += b"\xff\xdb" + struct.pack(">H", 67) + b"\0" + b"\x10" * 64 + b"\xff\xd9"
    return picture.ljust(300, b"\0") + b"\xff\xd8\xff\xdb" + struct.pack(">H", 67) + b"\0" + b"\x10" * 64 + b"\xff\xd9"


def spectrum_registers(address):
    """The first header of a snapshot, with the address to go on at."""
    return struct.pack("<BBHHHHBBBHHHHBBHHBBB", 1, 0, 0, 0, address, 0x8000, 0x3F, 1, 0x22, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1)


def packed_banks():
    """A snapshot of version 3: three banks of zeros, packed as runs of at most 255."""
    run = b"\xed\xed\xff\0" * 64 + b"\xed\xed\x40\0"
    banks = b"".join(struct.pack("<HB", len(run), bank) + run for bank in (4, 5, 8))
    return spectrum_registers(0) + struct.pack("<H", 54) + struct.pack("<HB", 0x8000, 0).ljust(54, b"\0") + banks


samples(
    {
        "archives/package.eip": enhanced_package,
        "audio/notes.anx": annodex,
        "games/banks.z80": packed_banks,
        "games/first_version.z80": lambda: spectrum_registers(0x8000) + b"\xed\xed\xff\0" * 192 + b"\xed\xed\xc0\0" + b"\0\xed\xed\0",
        "images/scene.mpo": scene,
        "source/berth.genie": lines("[indent=4]", "init", "    var quay = new Quay ()", '    print "%d boats", quay.boats'),
        "source/harbour.com": lines(
            "$! Counts the boats.", "$ SET NOON", '$ IF P1 .EQS. "" THEN GOTO NONE', '$ WRITE SYS$OUTPUT "Quay one"', "$ EXIT",
            "$NONE:", "$ EXIT 1",
        ),
        "source/harbour.mof": lines(
            '#pragma namespace("root/harbour")', "", '[Description("A place for boats."), Version("1.0.0")]', "class Harbour_Quay : CIM_LogicalElement", "{",
            "  [Key] string Name;", "  uint32 Berths;", "  boolean IsOpen;", "};", "", "instance of Harbour_Quay", "{", '  Name = "North";', "};",
        ),
        "source/harbour.ocl": lines(
            "context Quay inv enough:", "  self.berths->size() >= self.boats->size()", "context Quay::moor(boat : Boat)",
            "pre: not self.boats->includes(boat)", "post: self.boats->includes(boat)",
        ),
        "source/harbour.ooc": lines(
            "import structs/ArrayList", "", "Quay: class extends Place {", "  berths: Int", "  init: func (=berths) {}",
            '  moor: func (boat: String) -> Bool {', '    "%s lies here" printfln(boat)', "    true", "  }", "}", "", "main: func {", "  Quay new(3) moor(\"Anna\")", "}",
        ),
        "source/harbour.slint": lines(
            'import { Button, VerticalBox } from "std-widgets.slint";', "", "export component Harbour inherits Window {", "  in-out property <int> boats: 3;",
            "  callback moored;", "  VerticalBox {", '    Text { text: "Boats: \\{root.boats}"; }', '    Button { text: "Moor"; clicked => { root.boats += 1; root.moored(); } }', "  }", "}",
        ),
        "source/harbour.wmls": lines(
            'use url Tides "http://quay.example/tides.wmls";', "", "extern function moor(boat) {", '  var free = WMLBrowser.getVar("free");', "  if (free < 1) {",
            '    Dialogs.alert("No berth is free.");', "  }", "}",
        ),
        "structured/project.godot": lines(
            "; Engine configuration file.", "; It is best edited using the editor.", "", "config_version=5", "", "[application]", "", 'config/name="Harbour"',
        ),
        "system/link.eris": header(b"\xd9\1\x14\x58\x42\x0a\0", bytes(range(64))),
        "text/enriched.etf": lines(
            "Boats lie at the <color><param>red</param>northern</color> quay,", "", "and some <bold>further out</bold>.",
        ),
        "text/headed.etf": lines("Content-Type: text/enriched", "Text-Width: 70", "", "Boats lie at <italic>quays</italic>."),
        "text/receipt.mdn": lines(
            "Reporting-UA: quay.example; Harbour Mail 2.1", "Original-Recipient: rfc822;ada@quay.example", "Final-Recipient: rfc822;ada@quay.example",
            "Disposition: manual-action/MDN-sent-manually; displayed",
        ),
        "text/returned.dsn": lines(
            "Reporting-MTA: dns; mail.quay.example", "Arrival-Date: Fri, 1 Mar 2024 09:00:00 +0000", "", "Final-Recipient: rfc822; ada@quay.example",
            "Action: failed", "Status: 5.1.1",
        ),
        "video/titles.rt": lines(
            '<window type="generic" duration="30" width="300" height="60">', '<time begin="3"/>Boats lie at quays.', '<time begin="9"/><clear/>They leave.', "</window>",
        ),
    }
)
