// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Registries, messages, keys and documents, each kind beside a text that looks like it and is another.
@Suite struct KeptDocumentTests {
  static let texts: [(source: String, mimeType: String)] = [
    // Records with marks between them, a grammar, and sayings with the same marks.
    ("Lamp: North\nOil: 4\n%%\nLamp: South\nOil: 2\n%%\nLamp: West\n", "text/x-record-jar"),
    ("%token LAMP\n%%\nlamp: LAMP\n    | lamp LAMP\n    ;\n%%\n", "text/x-yacc"),
    ("%%\nlamp : 'a'\n  ;\n%%\n", "text/x-yacc"),
    ("The lamp is lit.\n%%\nNote: it burns.\n%%\nThe tide rose.\n", "text/plain"),
    // Nodes, settings with the same braces, and a build of D.
    ("package {\n  name \"lamp\"\n  dependencies {\n    oil \"^3\" optional=true\n  }\n}\n", "application/vnd.kdl"),
    ("name \"lamp\"\ndependency \"oil\" version=\"~>1.0\" optional=true\nconfiguration \"x\" {\n}\n", "text/x-sdlang"),
    ("lamp {\n  oil = \"whale\"\n  wick = 4\n}\n", "text/plain"),
    // Calls, and a sentence about them.
    ("SIP/2.0 200 OK\nVia: SIP/2.0/UDP a;branch=z9\nCSeq: 1 INVITE\n", "message/sip"),
    ("INVITE sip:keeper@harbour.example SIP/2.0\nThis line begins a call.\n", "text/plain"),
    // A menu, and a table whose first column begins with digits.
    ("iTides\tfake\t(NULL)\t0\n1Tides\t/t\tgopher.harbour.example\t70\n.\n", "application/gopher-menu"),
    ("1st\tnorth\tlamp\t70\n2nd\tsouth\toil\t80\n3rd\twest\twick\t90\n", "text/tab-separated-values"),
    // Graphs with the words of queries, and queries.
    ("PREFIX s: <http://schema.org/>\ns:lamp a s:Thing .\n", "text/turtle"),
    ("BASE <http://harbour.example/>\nDESCRIBE <lamp>\n", "text/plain"),
    // Groups and hashed passwords, and lists with colons.
    ("root:x:0:\nlamp:x:104:ann,bob\n", "text/x-group"),
    ("lamp:north:4:ann\noil:south:2:bob\n", "text/plain"),
    ("ann:{SHA}AAAAAAAAAAAAAAAAAAAAAAAAAAA=\n", "text/x-htpasswd"),
    ("ann:{SHA} is how it begins, and nobody knew why.\n", "text/plain"),
    // Sections of shortcuts and of other settings.
    ("[DEFAULT]\nBASEURL=http://a.example/\n[InternetShortcut]\nURL=http://a.example/\n", "application/x-mswinurl"),
    ("[DEFAULT]\nlamp=1\n[oil]\nwick=2\n", "text/x-ini"),
    ("[AutoRun]\nOPEN=lamp.exe\n", "application/inf"),
    ("[autorun]\nlamp=1\noil=2\n", "text/x-ini"),
    // Subtitles with frames, and times without them.
    ("$FontName = Arial\n\n00:00:01:00 , 00:00:03:10 , Lit.\n", "text/x-spruce-stl"),
    ("00:00:01, 00:00:03, and then nothing.\n", "text/plain"),
    // Tables with spaces behind commas, instructions and lists.
    ("lamp, oil, keeper\nnorth, 4, Ann\nsouth, 2, Bob\nwest, 3, Cid\n", "text/csv"),
    ("lamps, oil, keepers\nboats, nets, crews\ngulls, terns, auks\ntides, winds, rain\n", "text/plain"),
    ("add a, b, c\nadd a, b, 4\nsub a, b, 5\nadd a, b, 6\n", "text/plain"),
    // Tags of YAML, and lists that have none.
    ("- 1\n- lamp\n- !!str 5\n- ? glass\n  : clear\n", "application/yaml"),
    ("- 1\n- lamp\n- oil!! at last\n", "text/plain"),
    // Tokens of five parts, and names of hosts.
    ("eyJhbGciOiJkaXIifQ..AAECAwQFBgcICQoL.bGFtcA.AAECAwQFBgcICQoLDA0ODw\n", "application/jose"),
    ("eyJ.harbour.example.org.\n", "text/plain"),
    // What relays, repositories and captures wrote, and numbers.
    ("1709283600.450    178 192.0.2.4 TCP_MISS/200 4507 GET http://a.example/ - NONE/- -\n", "text/x-log"),
    ("1709283600.450 178 boats 2 4507 gulls here\n", "text/plain"),
    ("10:00:00.12 IP 192.0.2.4.1 > 192.0.2.9.80: ack\n10:00:00.13 IP 192.0.2.9.80 > 192.0.2.4.1: ack\n", "text/x-log"),
    ("10:00:00.12 north\n10:00:01.13 south\n10:00:02.55 west\n", "text/plain"),
    // Charts have no flat type of their own.
    (
      "<office:document xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
        + " office:mimetype=\"application/vnd.oasis.opendocument.chart\"><office:body/></office:document>",
      "application/xml"
    ),
    (
      "<office:document xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
        + " office:mimetype=\"application/vnd.oasis.opendocument.text\"><office:body/></office:document>",
      "application/vnd.oasis.opendocument.text-flat-xml"
    ),
    // Nodes of a graph as the root, and a document that declares the same prefix for its metadata.
    (
      "<Project xmlns=\"http://usefulinc.com/ns/doap#\" xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
        + "<license rdf:resource=\"http://a.example/\"/></Project>", "application/rdf+xml"
    ),
    (
      "<lamp xmlns=\"http://harbour.example/\" xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
        + "<rdf:RDF><rdf:Description rdf:about=\"\"/></rdf:RDF></lamp>", "application/xml"
    ),
    // Roots that other vocabularies may have too.
    ("<spreadsheet><cell row=\"1\"/></spreadsheet>", "application/xml"),
    ("<CHANNEL><NAME>Lamp</NAME></CHANNEL>", "application/xml"),
    ("<layer><line x=\"1\"/></layer>", "application/xml"),
  ]

  @Test(arguments: texts.indices) func tellsThemApart(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
