# SPDX-License-Identifier: Apache-2.0
"""Texts and documents without the mark that most of their format begin with, and relatives of those that have it."""

from samples import samples
from specified_lines import lines


def with_returns(*rows):
    """Lines that end as those of messages do."""
    return lambda: "".join(row + "\r\n" for row in rows).encode()


samples(
    {
        "documents/unmarked.uof": lines(
            '<?xml version="1.0" encoding="UTF-8"?>', '<uof:UOF xmlns:uof="http://schemas.uof.org/cn/2003/uof" uof:language="cn">',
            "<uof:元数据/><uof:式样集/>", "<uof:演示文稿><uof:主体/></uof:演示文稿>", "</uof:UOF>",
        ),
        "documents/unmarked_rows.uof": lines(
            '<?xml version="1.0" encoding="UTF-8"?>', '<uof:UOF xmlns:uof="http://schemas.uof.org/cn/2003/uof" uof:language="cn">',
            "<uof:元数据/>", "<uof:电子表格><uof:主体/></uof:电子表格>", "</uof:UOF>",
        ),
        "documents/unmarked.sgml": lines(
            '<!DOCTYPE TEI.2 SYSTEM "teilite.dtd">', "<TEI.2><teiHeader type=text><fileDesc><titleStmt><title>Tides</title></titleStmt>",
            "</fileDesc></teiHeader><text><body><p>High water at noon.</body></text></TEI.2>",
        ),
        "documents/unmarked_control.sgm": lines(
            '<!DOCTYPE notices SYSTEM "notices.dtd">', '<notice number="7">&#3;', "<title>Lamp out</title>", "</notice>",
        ),
        "documents/unmarked.dcl": lines(
            '<!SGML  "ISO 8879:1986"', "  CHARSET", '    BASESET "ISO 646:1983//CHARSET International Reference Version (IRV)//ESC 2/5 4/0"',
            "    DESCSET 0 9 UNUSED", "            9 2 9", "  SCOPE DOCUMENT", "  OTHER", ">",
        ),
        "documents/unmarked.ma": lines(
            "(*^", "", "::[\tInformation =", "", '\t"This is a Mathematica Notebook file.  It contains ASCII text."', "",
            '\tFrontEndVersion = "Lamp Notebook Front End Version 2.2";', "", ":[font = title; inactive]", "Tides", "^*)",
        ),
        "documents/unmarked.nb": lines(
            "Notebook[{", 'Cell["Tides", "Title"],', 'Cell[BoxData[\\(h = 3\\)], "Input"]', "},", 'FrontEndVersion->"4.0 for X"', "]",
        ),
        "documents/unmarked_compatible.nb": lines(
            "(" + "*" * 71, "", "                    Mathematica-Compatible Notebook", "", "It is of the keeper.", "*" * 71 + ")", "",
            "(*CacheID: 7*)", "", "Notebook[{", 'Cell["Lamps", "Title"]', "}]",
        ),
        "documents/unmarked.news": lines(
            "From: keeper@harbour.example (Ada)", "Newsgroups: harbour.lamps", "Subject: oil", "Message-ID: <1@harbour.example>",
            "Date: 3 Mar 92 10:00:00 GMT", "Lines: 1", "", "It burns.",
        ),
        "documents/unmarked_early.news": lines(
            "Relay-Version: version B 2.10 5/3/83; site harbour.UUCP", "Path: harbour!lamp!keeper", "From: keeper@lamp.UUCP (Ada)",
            "Newsgroups: net.lamps", "Title: oil", "Article-I.D.: lamp.7", "Posted: Fri Nov 11 12:00:00 1983", "", "It burns.",
        ),
        "documents/unmarked.mbox": with_returns(
            "From keeper at harbour.example  Sun Dec  1 03:04:05 2002", "Date: Sun, 1 Dec 2002 03:04:05 +0000", "From: keeper@harbour.example",
            "To: pilot@harbour.example", "Subject: oil", "", "It burns.",
        ),
        "documents/unmarked_part.eml": lines(
            "From: keeper@harbour.example", "To: pilot@harbour.example", "Subject: chart (part 2 of 3)", "MIME-Version: 1.0",
            'Content-Type: message/partial; id="7@harbour.example"; number=2; total=3', "", "QUJD",
        ),
        "documents/unmarked.mht": lines(
            'From: "Saved by Windows Internet Explorer 8"', "Subject: Tides", "Date: Mon, 4 Jan 2010 10:00:00 +0100", "MIME-Version: 1.0",
            "Content-Type: text/html;", '\tcharset="utf-8"', "Content-Transfer-Encoding: quoted-printable",
            "Content-Location: http://harbour.example/", "", "<html>=0A</html>",
        ),
        "documents/unmarked_close.dsn": lines(
            "Reporting-MTA: dns;mail.harbour.example", "", "Final-Recipient: rfc822;pilot@harbour.example", "Action: failed", "Status: 5.1.1",
        ),
        "structured/unmarked.metainfo.xml": lines(
            '<?xml version="1.0" encoding="UTF-8"?>', '<component type="console-application">', "  <id>example.harbour.tide</id>",
            "  <name>Tide</name>", "  <metadata_license>CC0-1.0</metadata_license>", "</component>",
        ),
        "structured/unmarked.appdata.xml": lines(
            '<?xml version="1.0" encoding="UTF-8"?>', "<application>", '  <id type="desktop">tide.desktop</id>', "  <licence>CC0</licence>",
            "</application>",
        ),
        "structured/unmarked.releases.xml": lines(
            "<releases>", '  <release version="2.1" date="2021-05-03" urgency="low"/>', '  <release version="2.0" timestamp="1546300800"/>',
            "</releases>",
        ),
        "structured/unmarked.ovf": lines(
            '<?xml version="1.0"?>', '<Envelope xmlns="http://schemas.dmtf.org/ovf/envelope/1">', '<References/>',
            '<VirtualSystem><Info>A harbour.</Info></VirtualSystem>', "</Envelope>",
        ),
        "structured/unmarked.jspx": lines(
            '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:jsp="http://java.sun.com/JSP/Page">',
            '<jsp:directive.page contentType="text/html"/>', "<body><p>Tides</p></body>", "</html>",
        ),
        "structured/unmarked.wsc": lines(
            '<?xml version="1.0"?>', '<component id="Tide">', '<registration progid="Harbour.Tide" version="1"/>',
            '<public><method name="height"/></public>', '<script language="JScript"><![CDATA[function height() { return 3; }]]></script>',
            "</component>",
        ),
        "structured/unmarked.qbrew": lines(
            "<!DOCTYPE qbrew>", '<recipe version="0.4.0" application="qbrew">', " <title>Harbour ale</title>", "</recipe>",
        ),
        "structured/unmarked_menu.ui": lines(
            '<?xml version="1.0"?>', "<interface>", '  <menu id="lamps">', "    <section>", "      <item>",
            '        <attribute name="label">_Light</attribute>', "      </item>", "    </section>", "  </menu>", "</interface>",
        ),
        "structured/unmarked.kml": lines(
            '<?xml version="1.0"?>', "<Folder>", "  <name>Lamps</name>", "  <Placemark><Point><coordinates>8,54</coordinates></Point></Placemark>",
            "</Folder>",
        ),
        "structured/unmarked.dif": lines(
            "<DIF>", "  <Entry_ID>tides</Entry_ID>", "  <Entry_Title>Tides of the harbour</Entry_Title>", "</DIF>",
        ),
        "structured/unmarked.jrd": lines(
            '{ "subject": "https://harbour.example/lamp",', '  "properties": { "https://harbour.example/ns/oil": "7" },',
            '  "links": [ { "rel": "author", "href": "https://harbour.example/keeper" } ] }',
        ),
        "structured/unmarked.trig": lines(
            "PREFIX : <https://harbour.example/#>", "", "GRAPH :lamps {", "  :lamp :burns :oil .", "}",
        ),
        "structured/unmarked.bst": lines(
            "kind: cmake", "", "build-depends:", "- base.bst", "- filename: oil.bst", "  type: build", "", "sources:", "- kind: local", "  path: lamp", "",
            "variables:", "  cmake-local: -DOIL=1",
        ),
        "structured/unmarked_wide.ini": lambda: "﻿[Lampe]\r\nHöhe=7\r\nÖl=Raps\r\n\r\n[Wärter]\r\nName=Ada\r\n".encode("utf-16-le"),
        "structured/unmarked_remark.properties": lines(
            "! what the lamp says", "lamp.lit: The lamp is lit by {0}", "lamp.out: Out since {0}, says {1}", "lamp.close: Close",
        ),
        "structured/unmarked.todo": lines(
            "(A) 2020-03-01 Fill the lamp +lamp @tower", "x 2020-02-29 2020-02-28 Buy oil +lamp @town", "(C) Paint the door @tower due:2020-04-01",
        ),
        "structured/unmarked.ovpn": lines(
            "dev tun", "proto tcp-client", "remote vpn.harbour.example 443", "tls-client", "pull", "auth-user-pass", "reneg-sec 0",
        ),
        "structured/unmarked.ppd": lines(
            "*% The harbour's own printer", '*PPD-Adobe: "4.3"', '*FormatVersion: "4.3"', '*Product: "(Harbour)"',
        ),
        "structured/unmarked.ChangeLog": lines(
            "Tue Mar  3 14:55:02 1998  Ada Byron  <ada@harbour.example>", "", "\t* lamp.c (light): Fix the wick.", "",
            "Mon Mar  2 01:02:03 1998  Ada Byron", "", "\t* lamp.h: New file.",
        ),
        "structured/unmarked.changes": lines(
            "-" * 67, "Mon Mar  4 10:00:00 UTC 2019 - ada@harbour.example", "", "- Update to 1.2", "  * New wick", "", "-" * 67,
            "Fri Feb  1 09:00:00 UTC 2019 - ada@harbour.example", "", "- First package",
        ),
        "structured/unmarked.log": lines(
            "10:00:01.123 [main] DEBUG e.harbour.Lamp - lit", "10:00:01.125 [main] INFO  e.harbour.Lamp - burns",
            "10:00:02.000 [oil-1] ERROR e.harbour.Oil - none left",
        ),
        "source/unmarked.nx": lines("LowRes NX", "", "X=80", "DO", "  SPRITE 0,X,60,1", "  WAIT VBL", "LOOP"),
        "source/unmarked.8o": lines(
            ": main", "  v0 := 10", "  v1 := 12", "  i := lamp", "  loop", "    sprite v0 v1 4", "    if v0 == 60 then return", "    v0 += 1", "  again", "",
            ": lamp 0x3C 0x7E 0x7E 0x3C",
        ),
        "source/unmarked.ooc": lines(
            "Lamp: class {", "    oil: Int", "    init: func (=oil)", "    burn: func -> Int { oil - 1 }", "}", "", "main: func {",
            '    lamp := Lamp new(7)', '    "%d" printfln(lamp burn())', "}",
        ),
        "source/unmarked.typ": lines(
            "= Lamps", "", "- oil", "- wick", "", "#table(", "  columns: (1fr, auto),", "  [oil], [7],", ")", "", "#for name in names [", "  + #name", "]",
        ),
        "source/unmarked.lhs": lines(
            "\\section{Lamps}", "A lamp burns oil.", "\\begin{code}", "burn :: Int -> Int", "burn oil = oil - 1", "\\end{code}",
        ),
        "source/unmarked_run.lhs": lines("#!/usr/bin/env runhaskell", "> import Lamp", "> main = light 7"),
        "source/unmarked_moc.cpp": lines(
            "/" + "*" * 76, "** Meta object code from reading C++ file 'lamp.h'", "**",
            "** Created by: The Qt Meta Object Compiler version 67 (Qt 5.15.2)", "**", "** WARNING! All changes made in this file will be lost!",
            "*" * 77 + "/", "", '#include "lamp.h"', "#if !defined(Q_MOC_OUTPUT_REVISION)", '#error "lamp.h has no QObject"', "#endif",
        ),
        "source/unmarked_data.rb": lines(
            "require 'sinatra'", "", "get '/lamp/:name' do |name|", "  @name = name", "  erb :lamp", "end", "", "__END__", "", "@@ lamp",
            "<p>The lamp of <%= @name %></p>",
        ),
        "source/unmarked.twig": lines(
            "{% set classes = ['lamp', lamp.kind|clean_class] %}", "<div{{ attributes.addClass(classes) }}>", "  {{ content|without('oil') }}", "</div>",
        ),
        "source/unmarked.mc2": lines(
            "'lamp' 'oil' STORE", "NEWGTS 'gts' STORE", "1 10 <% 'i' STORE $gts $i NaN NaN NaN $i 2 * ADDVALUE DROP %> FOR",
            "[ $gts mapper.mean 3 3 0 ] MAP",
        ),
        "source/unmarked.uil": lines(
            "module lamp", "    names = case_insensitive", "", "object main : XmForm {", "    controls { XmLabel oil; };", "};", "", "end module;",
        ),
        "source/unmarked.mup": lines(
            "score", "\ttime = 3/4", "\tkey = 1&", "", "music", "1: 4c;e;g;", "bar", "1: 2.c;", "endbar",
        ),
        "source/unmarked.feature": lines(
            "Funktionalität: Lampe", "", "  Szenario: Dämmerung", "    Angenommen die Lampe ist voll", "    Wenn es dämmert", "    Dann brennt sie",
        ),
        "source/unmarked.sass": lines(
            "$oil: #fc0", "", "body", "  margin: 0", "", "#lamp", "  color: $oil", "  &.lit", "    border: 1px solid $oil",
        ),
        "source/unmarked_host.js": lines(
            'var shell = WScript.CreateObject("WScript.Shell");', 'var files = new ActiveXObject("Scripting.FileSystemObject");',
            'if (!files.FileExists("lamp.txt")) {', '  WScript.Echo("no lamp");', "}",
        ),
        "source/unmarked_loop.fish": lines("for lamp in ~/lamps/*.fish", "    source $lamp", "end"),
        "source/unmarked_annotation.java": lines(
            "@Retention(RetentionPolicy.RUNTIME)", "public @interface Lamp {", "    int oil() default 7;", "}",
        ),
        "source/unmarked.as": lines(
            "\tstatic var lamps:Array = new Array();", "", "\tfunction Lamp() {", "\t\tthis.onEnterFrame = mx.utils.Delegate.create(this, burn);", "\t}", "",
            "\tpublic function burn():Void {", "\t\t_x += oil;", "\t}", "}",
        ),
        "source/unmarked_procedure.sql": lines(
            "BEGIN", "  FOR r IN lamps LOOP", "    UPDATE lamp SET oil = oil - 1 WHERE CURRENT OF lamps;", "  END LOOP;", "  COMMIT;",
            "EXCEPTION WHEN OTHERS THEN", "  ROLLBACK;", "  RAISE;", "END burn;", "/",
        ),
        "video/unmarked.kate": lines(
            "kate {", "  defs {", '    category "SUB"', '    language "de"', "  }", '  event { 00:00:02.5 --> 00:00:05 text "Licht" }', "}",
        ),
        "video/unmarked.vtt": lines(
            "STYLE", "::cue { color: yellow }", "", "00:01.000 --> 00:02.000", "The lamp is lit.",
        ),
        "video/unmarked.qtl": lines("RTSPtext", "rtsp://harbour.example/lamp.sdp"),
    }
)
