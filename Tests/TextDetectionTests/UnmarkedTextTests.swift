// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts without the mark that most of their format begin with, each beside one that looks like it.
@Suite struct UnmarkedTextTests {
  static let documents: [(text: String, mimeType: String)] = [
    // A value without quotation marks, and one with them; the sign that closes a tag within one.
    ("<!DOCTYPE log SYSTEM \"log.dtd\">\n<log kind=tide><day n=7></log>\n", "text/sgml"),
    ("<!DOCTYPE log SYSTEM \"log.dtd\">\n<log kind=\"tide\"><day n='7'/></log>\n", "application/xml"),
    ("<!DOCTYPE log SYSTEM \"log.dtd\">\n<log kind=\"a > b=c\"><day/></log>\n", "application/xml"),
    ("<!DOCTYPE log SYSTEM \"log.dtd\">\n<log><!-- <day n=7> --><![CDATA[<day n=7>]]></log>\n", "application/xml"),
    ("<?xml version=\"1.0\"?>\n<log><day n=7/></log>\n", "application/xml"),
    // References to characters that XML has, and to one that it has not.
    ("<!DOCTYPE log SYSTEM \"log.dtd\">\n<log>&#2;</log>\n", "text/sgml"),
    ("<!DOCTYPE log SYSTEM \"log.dtd\">\n<log>&#9;&#38;&#x2;</log>\n", "application/xml"),
    // The body of an office document; without one it is a text.
    ("<uof:UOF xmlns:uof=\"http://schemas.uof.org/cn/2003/uof\"><uof:文字处理/></uof:UOF>\n", "application/vnd.uof.text"),
    (
      "<uof:UOF xmlns:uof=\"http://schemas.uof.org/cn/2003/uof\"><uof:电子表格/></uof:UOF>\n",
      "application/vnd.uof.spreadsheet"
    ),
    // Components of software, scripts that stand for objects, and others.
    (
      "<component type=\"addon\"><id>a.b</id><name>Tide</name></component>\n",
      "application/x-freedesktop-appstream-component"
    ),
    ("<component type=\"valve\"><id>7</id><name>Tide</name></component>\n", "application/xml"),
    (
      "<component id=\"a\"><registration progid=\"A.B\"/><script language=\"JScript\"></script></component>\n",
      "text/scriptlet"
    ),
    (
      "<application><id type=\"desktop\">a.desktop</id></application>\n",
      "application/x-freedesktop-appstream-component"
    ),
    ("<application><id>a</id></application>\n", "application/xml"),
    (
      "<releases><release version=\"1\" date=\"2020-01-01\"/></releases>\n",
      "application/x-freedesktop-appstream-releases"
    ),
    ("<releases><release><version>1</version></release></releases>\n", "application/xml"),
    ("<recipe application=\"qbrew\" version=\"0.4\"><title>Ale</title></recipe>\n", "application/x-qbrew"),
    ("<recipe><title>Ale</title></recipe>\n", "application/xml"),
    // Pages with actions, and a stylesheet that makes such pages.
    (
      "<jsp:root xmlns:jsp=\"http://java.sun.com/JSP/Page\" version=\"2.0\"><p>a</p></jsp:root>\n",
      "application/x-httpd-jsp"
    ),
    (
      "<xsl:stylesheet version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\" xmlns:jsp=\"http://java.sun.com/JSP/Page\"><xsl:template match=\"a\"/></xsl:stylesheet>\n",
      "application/xslt+xml"
    ),
    (
      "<interface><menu id='a'><item><attribute name='label'>A</attribute></item></menu></interface>\n",
      "application/x-gtk-builder"
    ),
    ("<interface><menu id='a'/></interface>\n", "application/xml"),
    ("<Folder><name>a</name><Placemark/></Folder>\n", "application/vnd.google-earth.kml+xml"),
    ("<Folder><name>a</name></Folder>\n", "application/xml"),
    ("<DIF><Entry_ID>a</Entry_ID></DIF>\n", "application/dif+xml"),
    ("<DIF><Other>a</Other></DIF>\n", "application/xml"),
    (
      "{\"subject\": \"https://a.example\", \"links\": [{\"rel\": \"author\", \"href\": \"https://b.example\"}]}\n",
      "application/jrd+json"
    ),
    (
      "{\"subject\": \"Hi\", \"body\": \"Hello\", \"links\": [{\"rel\": \"self\", \"href\": \"https://b.example\"}]}\n",
      "application/json"
    ),
  ]

  static let mail: [(text: String, mimeType: String)] = [
    (
      "From a at b.c  Sun Dec  1 03:04:05 2002\r\nDate: Sun, 1 Dec 2002 03:04:05 +0000\r\nFrom: a@b.c\r\n\r\nHi\r\n",
      "application/mbox"
    ),
    ("From: a@b.c\nNewsgroups: sci.tides\nSubject: x\nMessage-ID: <1@b.c>\n\nHi\n", "message/news"),
    ("From: a@b.c\nTo: d@b.c\nNewsgroups: sci.tides\nSubject: x\nMessage-ID: <1@b.c>\n\nHi\n", "message/rfc822"),
    (
      "From: a@b.c\nTo: d@b.c\nMIME-Version: 1.0\nContent-Type: message/partial; id=a; number=1; total=2\n\nHi\n",
      "message/partial"
    ),
    ("From: a@b.c\nTo: d@b.c\nMIME-Version: 1.0\nContent-Type: message/rfc822\n\nHi\n", "message/rfc822"),
    (
      "Reporting-MTA: dns;a.example\n\nFinal-Recipient: rfc822;b@c.example\nAction: failed\n", "message/delivery-status"
    ),
    ("Reporting-MTA: the agent that reports.\n", "text/plain"),
  ]

  static let settings: [(text: String, mimeType: String)] = [
    ("kind: stack\ndepends:\n- a.bst\n- b.bst\n", "application/buildstream+yaml"),
    ("kind: stack\ndepends:\n- a\n- b\nname: quay\n", "application/yaml"),
    ("kind: Pod\napiVersion: v1\nmetadata:\n  name: quay\n", "application/yaml"),
    ("[Kai]\nHöhe=7\nTiefe=3\n", "text/x-ini"),
    ("! quays\nopen: Quay {0} is open\nshut: Shut\n", "text/x-java-properties"),
    ("! quays\nxterm.font: fixed\nxterm.title: Quay\n", "text/plain"),
    ("(A) Moor +quay @town\n(B) Fill the lamp @tower\nx 2020-01-01 Paint +quay\n", "text/x-todo-txt"),
    ("(A) It is the quay.\n(B) It is the lamp.\n(C) It is neither.\n", "text/plain"),
    (
      "dev tap0\nproto udp\ntls-server\nserver 10.8.0.0 255.255.255.0\nkeepalive 10 120\n",
      "application/x-openvpn-profile"
    ),
    (
      "Tue Mar  3 14:55:02 1998  Ada  <a@quay.example>\n\n\t* quay.c: Moor.\n", "text/x-changelog"
    ),
    ("Tue Mar  3 14:55:02 1998  The quay was wet.\n\nIt had rained.\n", "text/plain"),
    (
      String(repeating: "-", count: 67) + "\nMon Mar  4 10:00:00 UTC 2019 - a@quay.example\n\n- Update\n",
      "text/x-changelog"
    ),
    ("10:00:01.123 [main] INFO a.Quay - open\n10:00:02.123 [main] WARN a.Quay - wet\n", "text/x-log"),
    ("10:00:01.123 [main] a\n10:00:02.123 [main] b\n", "text/plain"),
    ("PREFIX : <https://quay.example/>\nGRAPH :a { :b :c :d . }\n", "application/trig"),
    ("PREFIX : <https://quay.example/>\nDELETE { ?a ?b ?c }\nWHERE { ?a ?b ?c }\n", "application/sparql-query"),
  ]

  static let programs: [(text: String, mimeType: String)] = [
    (": main\n  v0 := 5\n  loop\n    sprite v0 v0 4\n  again\n", "application/x-chip8-octo-source"),
    (": main 5 . cr ;\n: loop 10 0 do i . loop ;\n", "text/x-forth"),
    ("Quay: class {\n    moor: func (boat: Boat) {\n        boat stop()\n    }\n}\n", "text/x-ooc"),
    ("'a' 'quay' STORE\n[ $quay bucketizer.mean 0 1 h 1 ] BUCKETIZE\n", "text/vnd.senx.warpscript"),
    ("score\n\ttime=4/4\nmusic\n1: c;d;e;f;\nendbar\n", "text/x-mup"),
    ("score\n\nmusic\n1: the first; 2: the second\n", "text/plain"),
    ("\\section{Quay}\n\\begin{code}\nmoor :: Boat -> Quay\nmoor = id\n\\end{code}\n", "text/x-literate-haskell"),
    ("\\section{Quay}\n\\begin{code}\nint moor(void);\n\\end{code}\n", "text/x-tex"),
    ("#!/usr/bin/env runhaskell\n> main = print 7\n", "text/x-literate-haskell"),
    ("#!/usr/bin/env runhaskell\nmain = print 7\n", "text/x-haskell"),
    ("require 'sinatra'\n\nget '/quay' do |n|\n  erb :quay\nend\n\n__END__\n<p><%= @quay %></p>\n", "text/x-ruby"),
    ("<p><%= @quay %></p>\n<% end %>\n", "application/x-erb"),
    ("module quay\n  names = case_sensitive\nobject a : XmLabel { };\nend module;\n", "text/x-uil"),
    ("module quay\n  implicit none\n  integer :: a\nend module\n", "text/x-fortran"),
    (
      "Fonctionnalité: Quai\n\n  Scénario: vide\n    Soit un quai\n    Quand il pleut\n    Alors il est vide\n",
      "text/x-gherkin"
    ),
    ("Fonctionnalité: le quai est vide.\n\nQuand il pleut, il est vide.\nAlors il est vide.\n", "text/plain"),
    ("$quay: #fff\n\nbody\n  margin: 0\n\n#a\n  color: $quay\n", "text/x-sass"),
    ("$ref: quay\nbody:\n  margin: 0\nside:\n  color: red\n", "application/yaml"),
    ("var shell = WScript.CreateObject(\"WScript.Shell\");\nshell.Run(\"quay\");\n", "text/javascript"),
    ("for boat in a b c\n    moor $boat\nend\n", "application/x-fishscript"),
    ("for boat in a b c; do\n    moor $boat\ndone\n", "text/x-shellscript"),
    ("@Target(ElementType.METHOD)\npublic @interface Quay {\n    int depth() default 7;\n}\n", "text/x-java"),
    ("STYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\nQuay\n", "text/vtt"),
    ("LowRes NX\n\nX=80\n", "application/x-lowresnx-program"), ("LowRes NX runs on quays.\n", "text/plain"),
  ]

  @Test(arguments: documents + mail + settings + programs)
  func tellsTheFormat(_ text: String, _ mimeType: String) throws {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }
}
