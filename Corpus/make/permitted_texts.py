# SPDX-License-Identifier: Apache-2.0
"""Texts as their formats permit them and other writers than the usual ones make them: parts, first versions, bare forms.

Each sample has what its format calls for and invented values; its label names the specification.
"""

from samples import samples
from specified_lines import lines

samples(
    {
        "audio/permitted.apl": lines(
            "[Monkey's Audio Image Link File]", "Image File=Harbour.ape", "Start Block=0", "Finish Block=44100", "",
            "----- APE TAG (DO NOT TOUCH!!!) -----",
        ),
        "documents/permitted.etx": lines(
            "The harbour", "===========", "", "  The quay is **long** and the pier ~short~; see the tide_ table.", "",
            "Boats", "-----", "", "> Three of them.", "", ".. _tide http://harbour.example/tide", "..",
        ),
        "documents/permitted.mom": lines(
            ".TITLE \"The harbour\"", ".AUTHOR \"A Keeper\"", ".PRINTSTYLE TYPEWRITE", ".START", ".PP", "The lamp is lit at dusk.",
        ),
        "documents/permitted.rtx": lines(
            "<bold>The quay</bold> is <lt>long>.<nl>", "<paragraph>It was built of <italic>stone</italic>.</paragraph>",
        ),
        "documents/permitted.t2t": lines(
            "The harbour", "A keeper", "%%mtime(%d %B %Y)", "", "= The quay =", "It is //long//.", "", "== The pier ==", "- short",
        ),
        "documents/permitted_named.lyx": lines(
            "#This file was created by <keeper> Sat Mar  1 1997", "#LyX 0.10 (C) 1995 1996 Matthias Ettrich and the LyX Team",
            "\\lyxformat 2.10", "\\textclass book", "\\layout Standard", "The quay", "\\the_end",
        ),
        "documents/permitted_translated.lyx": lines(
            "#LyX file created by tex2lyx 2.3.6", "\\lyxformat 544", "\\begin_document", "\\begin_header", "\\textclass book",
            "\\end_header", "\\begin_body", "\\end_body", "\\end_document",
        ),
        "games/permitted.pgn": lines("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6", "6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 *"),
        "images/permitted.xbm": lines(
            "#define\tquay_width\t8", "#define  quay_height  2", "static const unsigned char quay_bits[]={", "0x18,0x3c};",
        ),
        "scientific/permitted.mop": lines(
            "PM7 PRECISE EF", "Water of the harbour", "", "O", "H 0.96 1", "H 0.96 1 104.5 1", "",
        ),
        "scientific/permitted_old.mol": lines(
            "quay", "  KEEPER", "", "  2  1", "    0.1000    0.2000    0.0000 N   0  0", "    1.2000    0.3000    0.0000 N   0  0",
            "  1  2  3  0",
        ),
        "source/permitted.com": lines(
            "$\tset noverify", "$\tif p1 .eqs. \"\" then goto usage", "$\topen/read log sys$login:tide.log", "$\tclose log",
            "$\texit", "$usage:", "$\twrite sys$output \"Which tide?\"",
        ),
        "source/permitted.clcpp": lines(
            "#include <opencl_memory>", "#include <opencl_work_item>", "using namespace cl;",
            "kernel void tide(global_ptr<float[]> level, const float rise)", "{", "    level[get_global_id(0)] += rise;", "}",
        ),
        "source/permitted.dsl": lines(
            "; how boats are set", "(define %quay-width% 6in)", "(root (make simple-page-sequence", "  (process-children)))",
            "(element boat (make paragraph", "  font-size: 11pt", "  (process-children-trim)))",
        ),
        "source/permitted.frm": lines(
            "VERSION 5.00", "Begin {C62A69F0-16DC-11CE-9E98-00AA00574A4F} TideForm ", "   Caption         =   \"Tide\"",
            "   ClientHeight    =   3000", "   OleObjectBlob   =   \"TideForm.frx\":0000", "End",
            "Attribute VB_Name = \"TideForm\"", "Private Sub Rise_Click()", "    Unload Me", "End Sub",
        ),
        "source/permitted.ctl": lines(
            "VERSION 5.00", "Begin VB.UserControl Tide ", "   ClientHeight    =   2400", "   ClientWidth     =   3200", "End",
            "Attribute VB_Name = \"Tide\"", "Event Rise()",
        ),
        "source/permitted.htc": lines(
            "<PUBLIC:ATTACH EVENT=\"onclick\" ONEVENT=\"light()\" />", "<SCRIPT LANGUAGE=\"JScript\">",
            "function light() { element.style.color = \"yellow\"; }", "</SCRIPT>",
        ),
        "source/permitted_bare.htc": lines(
            "<PROPERTY NAME=\"level\" PUT=\"putLevel\" />", "<ATTACH EVENT=\"oncontentready\" HANDLER=\"start\" />",
            "<SCRIPT LANGUAGE=\"VBScript\">", "Sub start", "  element.title = \"tide\"", "End Sub", "</SCRIPT>",
        ),
        "source/permitted.iuml": lines(
            "!include harbour.iuml", "!define BOAT(name) rectangle name", "skinparam rectangle {", "  BackgroundColor white", "}",
        ),
        "source/permitted.jse": lambda: b"//**Start Encode**\r\n#@~^CAAAAA==Y;DxP&q0uAQAAA==^#~@",
        "source/permitted.m3": lines(
            "MODULE Tide;", "IMPORT IO, Fmt;", "TYPE Boat = OBJECT length: INTEGER; METHODS size(): INTEGER := Size; END;",
            "PROCEDURE Size(b: Boat): INTEGER = BEGIN RETURN b.length END Size;", "BEGIN",
            "  TRY IO.Put(Fmt.Int(7)) EXCEPT ELSE END;", "END Tide.",
        ),
        "source/permitted.mof": lines(
            "// What the keeper is told", "instance of __EventFilter as $Tide", "{", "    Name = \"tide\";",
            "    QueryLanguage = \"WQL\";", "};",
        ),
        "source/permitted.rnc": lines("element harbour {", "  element quay { text }*,", "  element pier { empty }?", "}"),
        "source/permitted.vbe": lambda: b"'**Start Encode**\r\n#@~^CAAAAA==Y;DxP&q0uAQAAA==^#~@",
        "source/permitted.vbs": lines(
            "Class Harbour", "  Private boats(), last", "  Private Sub Class_Initialize : last = -1 : End Sub",
            "  Public Default Property Get Count : Count = last + 1 : End Property", "  Public Sub Moor(ByVal boat)",
            "    last = last + 1 : ReDim Preserve boats(last) : boats(last) = boat", "  End Sub", "End Class",
        ),
        "structured/permitted.edn": lines(
            "[{:db/ident :boat/name", "  :db/valueType :db.type/string}", " {:db/ident :boat/built",
            "  :db/valueType :db.type/instant", "  :boat/first #inst \"2020-03-01T00:00:00Z\"}]",
        ),
        "structured/permitted.n3": lines("@keywords is, of, a.", "@forAll :x, :y.", "{ :x :beside :y } log:implies { :y :beside :x }."),
        "structured/permitted_back.n3": lines("{ ?b :in ?h } <= { ?b :at ?q . ?q :of ?h }.", ":boat :at :quay."),
        "structured/permitted.pom": lines(
            "<project>", "  <modelVersion>4.0.0</modelVersion>", "  <groupId>example.harbour</groupId>",
            "  <artifactId>tide</artifactId>", "  <version>1.0</version>", "</project>",
        ),
        "structured/permitted.spdx": lines(
            "# What is in the harbour", "SPDXVersion: SPDX-2.2", "PackageName: tide", "FileName: ./tide.c", "LicenseConcluded: MIT",
        ),
        "structured/permitted.vbp": lines(
            "Type=OleDll", "Reference=*\\G{00020430-0000-0000-C000-000000000046}#2.0#0#stdole2.tlb#OLE Automation", "Class=Tide; Tide.cls",
            "Startup=\"(None)\"", "ExeName32=\"tide.dll\"",
        ),
        "structured/permitted.yaml": lines("# Boats that have their names twice", "- &first Heron", "- Tern", "- *first"),
        "structured/permitted_new.godot": lines("config_version=5", "[application]", "config/name=\"Tide\""),
        "structured/permitted_old.godot": lines("; Engine configuration file.", "[application]", "name=\"Tide\"", "main_scene=\"res://quay.scn\""),
        "structured/permitted_project.xml": lines(
            "<?xml version=\"1.0\"?>", "<project>", "  <pomVersion>3</pomVersion>", "  <groupId>harbour</groupId>",
            "  <artifactId>tide</artifactId>", "</project>",
        ),
        "system/permitted.la": lines(
            "# libtide.la - a libtool library file", "# Generated by libtool (GNU libtool) 2.4.7", "#",
            "# Please DO NOT delete this file!", "dlname='libtide.so.1'",
        ),
        "text/permitted.uue": lines("The tide table is below.", "", "begin-base64 644 tide.txt", "VGhlIHRpZGUgcmlzZXMuCg==", "===="),
        "video/permitted.gvp": lines("gvp_version:1.1", "url:http://video.example/harbour", "docid:7", "title:Harbour"),
        "video/permitted.nsc": lines("[Address]", "Name=Harbour", "IP Address=239.192.0.7", "IP Port=0x00001f90", "Time To Live=0x0f", "[Formats]"),
        "video/permitted.rt": lines("<WINDOW TYPE=\"marquee\" DURATION=\"30\" WIDTH=\"320\">", "The tide <B>rises</B><BR/>", "</WINDOW>"),
    }
)
