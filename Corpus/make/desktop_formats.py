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


def stereo_picture():
    """VRex: a marker of the third application with the kind of the picture."""
    marker = b"_JPSJPS_" + struct.pack(">HI", 4, 1)
    return b"\xff\xd8\xff\xe3" + struct.pack(">H", len(marker) + 2) + marker + b"\xff\xdb" + struct.pack(">H", 67) + b"\0" + b"\x10" * 64 + b"\xff\xd9"


def particles():
    """SPIDER: a picture of 16 by 16 numbers behind a header of whole rows."""
    fields = [0.0] * 256
    fields[0], fields[1], fields[4], fields[11], fields[12], fields[21], fields[22] = 1, 16, 1, 16, 16, 1024, 64
    return struct.pack(">256f", *fields) + struct.pack(">256f", *range(256))


def saved_clipboard():
    """A number of formats, their entries and the text."""
    return struct.pack("<HHHII", 0xC350, 1, 1, 20, 4 + 89) + b"Text".ljust(79, b"\0") + b"Boats lie at quays.\0"


def zipped(*names):
    """A maker of an archive whose members say no more than that they are there."""

    def make():
        target = io.BytesIO()
        with zipfile.ZipFile(target, "w") as archive:
            for name in names:
                archive.writestr(zipfile.ZipInfo(name, (2024, 3, 1, 9, 0, 0)), "<harbour/>")
        return target.getvalue()

    return make


def root(name, namespace=None, prefix=""):
    """A maker of a document of one element."""
    declared = f' xmlns{":" + prefix if prefix else ""}="{namespace}"' if namespace else ""
    element = f"{prefix}:{name}" if prefix else name
    return lambda: f'<?xml version="1.0" encoding="UTF-8"?>\n<{element}{declared}>\n</{element}>\n'.encode()


IETF = "urn:ietf:params:xml:ns:"

samples(
    {
        "archives/geometry.ggs": zipped("structure.json", "_slide0/geogebra.xml"),
        "archives/geometry.ggt": zipped("geogebra_macro.xml", "geogebra_thumbnail.png"),
        "archives/geometry.i2g": zipped("construction/intergeo.xml", "metadata/i2g-lom.xml"),
        "archives/lesson.notebook": zipped("imsmanifest.xml", "page0.svg", "page1.svg"),
        "archives/package.eip": enhanced_package,
        "archives/reads.genozip": header(b"\x27\x05\x20\x12"),
        "audio/notes.anx": annodex,
        "fonts/composite.acfm": lines("StartCompFontMetrics 4.1", "Descendents 2", "StartDirection 0", "EndDirection", "EndCompFontMetrics"),
        "fonts/masters.amfm": lines("StartMasterFontMetrics 4.1", "Masters 2", "Axes 1", "EndMasterFontMetrics"),
        "games/assets.unity3d": header(b"UnityFS\0", struct.pack(">I", 6), b"5.x.x\x002018.4.0f1\0"),
        "games/assets.unityraw": header(b"UnityRaw\0", struct.pack(">I", 3), b"3.x.x\x003.5.0f5\0"),
        "games/banks.z80": packed_banks,
        "games/first_version.z80": lambda: spectrum_registers(0x8000) + b"\xed\xed\xff\0" * 192 + b"\xed\xed\xc0\0" + b"\0\xed\xed\0",
        "games/player.unityweb": header(b"UnityWeb\0", struct.pack(">I", 3), b"3.x.x\x003.5.0f5\0"),
        "games/quay.mpn": header(b"VMGP", bytes(4)),
        "images/codestream.jphc": header(b"\xff\x4f\xff\x51\0\x29\x40\0", struct.pack(">8I", 16, 16, 0, 0, 16, 16, 0, 0)),
        "images/eyes.jps": stereo_picture,
        "images/particles.spi": particles,
        "images/scene.mpo": scene,
        "models/part.x_b": header(b"PS\0\0\0\x33: TRANSMIT FILE created by modeller version 1000000"),
        "source/berth.curl": lines("{curl 5.0 applet}", '{text color = "green", Boats lie at quays.}'),
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
        "source/loops.snippets": lines('snippet for "A loop"', "for ${1:boat} in ${2:quay}:", "\t$0", "endsnippet"),
        "source/loops.yasnippet": lines("# -*- mode: snippet -*-", "# name: for", "# key: for", "# --", "for ${1:boat} in ${2:quay}:"),
        "structured/calls.ccxml": root("ccxml", "http://www.w3.org/2002/09/ccxml"),
        "structured/calls.cpl": root("cpl", IETF + "cpl"),
        "structured/categories.atomcat": root("categories", "http://www.w3.org/2007/app", "app"),
        "structured/collection.davmount": root("mount", "http://purl.org/NET/webdav/mount", "dm"),
        "structured/construction.kig": root("KigDocument"),
        "structured/devices.xsm": root("SyncML", "SYNCML:SYNCML1.2"),
        "structured/diagram.xcos": root("XcosDiagram"),
        "structured/emotions.emotionml": root("emotionml", "http://www.w3.org/2009/10/emotionml"),
        "structured/encrypted.xenc": root("EncryptedData", "http://www.w3.org/2001/04/xmlenc#"),
        "structured/events.xcs": root("icalendar", IETF + "icalendar-2.0"),
        "structured/flatland.3dml": lambda: b"<spot>\n<head><title>Quay</title></head>\n</spot>\n",
        "structured/form.xfdl": root("XFDL", "http://www.PureEdge.com/XFDL/7.6"),
        "structured/functions.fkt": root("kmpdoc"),
        "structured/keys.pskcxml": root("KeyContainer", IETF + "keyprov:pskc"),
        "structured/lists.rl": root("resource-lists", IETF + "resource-lists"),
        "structured/measured.senmlx": root("sensml", IETF + "senml"),
        "structured/pipeline.xpl": root("declare-step", "http://www.w3.org/ns/xproc", "p"),
        "structured/policy.wspolicy": root("Policy", "http://www.w3.org/ns/ws-policy", "wsp"),
        "structured/registered.rif": root("reginfo", IETF + "reginfo"),
        "structured/service.atomsvc": root("service", "http://www.w3.org/2007/app"),
        "structured/software.swidtag": root("SoftwareIdentity", "http://standards.iso.org/iso/19770/-2/2015/schema.xsd"),
        "structured/views.rp": lambda: b'<imfl>\n<head duration="30" width="200" height="100"/>\n</imfl>\n',
        "structured/watchers.wif": root("watcherinfo", IETF + "watcherinfo"),
        "structured/weblog.rsd": root("rsd", "http://archipelago.phrasewise.com/rsd"),
        "structured/words.kvtml": root("kvtml"),
        "structured/project.godot": lines(
            "; Engine configuration file.", "; It is best edited using the editor.", "", "config_version=5", "", "[application]", "", 'config/name="Harbour"',
        ),
        "system/board.opj": lines('(ExpressProject ""', '  (ProjectVersion "19981106")', ")"),
        "system/clipboard.clp": saved_clipboard,
        "system/efficient.exi": header(b"$EXI\xa0"),
        "system/packets.apc": header(b"\x7fver\0\0\0\x20", b"<VersionInfo><FileVersion>9"),
        "system/secrets.kwl": header(b"KWALLET\n\r\0\r\n", bytes(4)),
        "system/link.eris": header(b"\xd9\1\x14\x58\x42\x0a\0", bytes(range(64))),
        "text/commands.gram": lines("#ABNF 1.0 UTF-8;", "language en;", "root $quay;", "public $quay = north | south;"),
        "text/disassembled.objdump": lines(
            "", "quay.o:     file format elf64-x86-64", "", "", "Disassembly of section .text:", "", "0000000000000000 <main>:", "   0:\t55  \tpush   %rbp",
        ),
        "text/failure.pytb": lines("Traceback (most recent call last):", '  File "quay.py", line 1, in <module>', '    raise ValueError("quay")', "ValueError: quay"),
        "text/sentences.conllu": lines(
            "# sent_id = 1", "# text = Boats lie.", "1\tBoats\tboat\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t_\t_", "2\tlie\tlie\tVERB\tVBP\t_\t0\troot\t_\t_", "",
        ),
        "text/page_of_nobody.mhtml": lines(
            "MIME-Version: 1.0", 'Content-Type: multipart/related; type="text/html"; boundary="quay"', "", "--quay", "Content-Type: text/html",
            "Content-Location: http://quay.example/", "", "<html><p>Boats</p></html>", "--quay--",
        ),
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
