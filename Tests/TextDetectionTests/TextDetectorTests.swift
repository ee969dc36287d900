// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

@Suite struct TextDetectorTests {
  private let detector = TextDetector()

  /// A line out of order or there twice would not be found.
  @Test func tablesFindEachOfTheirLines() {
    #expect(TextDetector.tables.flatMap(\.lostKeys) == [])
  }

  static let texts: [(text: String, mimeType: String)] = [
    // What marks itself.
    ("#!/bin/sh\necho\n", "text/x-shellscript"), ("#!/usr/bin/env -S python3.11 -u\n", "text/x-python"),
    ("#!/usr/bin/env bats\nCC=cc\nLD=ld\n", "text/x-shellscript"), ("#!/usr/bin/env node\n", "text/javascript"),
    ("-----BEGIN CERTIFICATE-----\nMIIB\n", "application/x-pem-file"),
    ("subject=x\n-----BEGIN RSA PRIVATE KEY-----\n", "application/x-pem-file"),
    ("-----BEGIN PGP PUBLIC KEY BLOCK-----\n", "application/pgp-keys"),
    ("-----BEGIN CERTIFICATE REQUEST-----\n", "application/pkcs10"),
    ("ssh-ed25519 AAAAC3NzaC1lZDI1 me@here\n", "text/x-ssh-public-key"), ("{\\rtf1\\ansi hello}", "text/rtf"),
    ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", "text/calendar"), ("begin:vcard\nversion:3.0\n", "text/vcard"),
    ("WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n", "text/vtt"), ("#EXTM3U\n#EXTINF:1,a\na.mp3\n", "audio/x-mpegurl"),
    ("#EXTM3U\n#EXT-X-VERSION:3\n", "application/vnd.apple.mpegurl"), ("%!PS-Adobe-3.0\n", "application/postscript"),
    ("%!PS-Adobe-3.0 EPSF-3.0\n", "image/x-eps"), ("ISO-10303-21;\nHEADER;\n", "model/step"),
    ("[Event \"Casual\"]\n[Site \"x\"]\n", "application/vnd.chess-pgn"),
    ("digraph G {\n a -> b\n}\n", "text/vnd.graphviz"),
    ("begin 644 a.txt\n#86)C\n`\nend\n", "text/x-uuencode"), ("begin 644 the tale\nof a tide\n", "text/plain"),
    ("%A Quay, Ada\n%T Tides\n%D 2024\n", "application/x-endnote-refer"), ("%A b\n% c\nd\n", "text/plain"),
    ("#mtree\n/set type=file\n", "application/x-mtree"), ("%chk=a\n# HF/STO-3G\n", "chemical/x-gaussian-input"),
    ("en: English\nto: To\ncc: Copy to\n", "text/plain"),
    ("To: a@b.example\nCc: c@d.example\n", "message/rfc822"),
    // Markup.
    ("<?xml version=\"1.0\"?>\n<?aid style=\"33\"?>\n<docu/>", "application/x-adobe-indesign-interchange"),
    ("<?xml version=\"1.0\"?>\n<!-- c --><svg xmlns=\"http://www.w3.org/2000/svg\"/>", "image/svg+xml"),
    ("<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'></gpx>", "application/gpx+xml"),
    (
      "<?xml version=\"1.0\"?><kml:kml xmlns:kml=\"http://www.opengis.net/kml/2.2\"/>",
      "application/vnd.google-earth.kml+xml"
    ),
    ("<?xml version=\"1.0\"?><rss version=\"2.0\"></rss>", "application/rss+xml"),
    ("<?xml version=\"1.0\"?><unknown/>", "application/xml"),
    ("<!DOCTYPE html>\n<title>x</title>", "text/html"), ("<!doctype html>", "text/html"),
    ("<!-- a comment --><HTML><body>", "text/html"),
    ("<r label=\"a>b\" xmlns=\"urn:mpeg:dash:schema:mpd:2011\"/>", "application/dash+xml"),
    ("<!DOCTYPE TEI [ <!ENTITY x \"]>\"> ]><TEI/>", "application/tei+xml"),
    ("<!DOCTYPE svg [<!-- it's --><!ENTITY a \"b\">]><svg/>", "image/svg+xml"),
    ("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://x><svg/>", "image/svg+xml"),
    ("<r note=\"xmlns = 'http://www.w3.org/ns/ttml'\" xmlns=\"urn:mine\"/>", "application/xml"),
    ("<book xmlns=\"http://example.org/book\" title=\"x\"/>", "application/xml"),
    ("<feed xmlns=\"urn:mine\"/>", "application/xml"),
    ("<feed xmlns=\"http://www.w3.org/2005/Atom\"/>", "application/atom+xml"),
    ("<package xmlns=\"http://openebook.org/namespaces/oeb-package/1.0/\"/>", "application/oebps-package+xml"),
    ("<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>", "application/xhtml+xml"),
    ("<?php echo 1;", "text/x-php"),
    ("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>", "application/x-plist"),
    // JSON.
    ("{\"a\":1}", "application/json"), ("[1, 2, {\"b\": null}]\n", "application/json"),
    ("{\"a\":\"<html>\"}", "application/json"),
    ("{\"a\":1}\n{\"a\":2}\n", "application/x-ndjson"),
    ("{\"type\":\"FeatureCollection\",\"features\":[]}", "application/geo+json"),
    ("{\"cells\":[],\"metadata\":{},\"nbformat\":4}", "application/x-ipynb+json"),
    ("{\"@context\":\"https://schema.org\"}", "application/ld+json"),
    ("{\"asset\":{\"version\":\"2.0\"},\"scenes\":[]}", "model/gltf+json"), ("{\"a\":1", "text/plain"),
    ("{\"name\": \"Harbour\", \"depths\": [1, 2, 3", "application/json"),
    ("[{\"name\": \"Harbour\", \"depths\": [1, 2, 3", "application/json"),
    ("12345", "text/plain"),
    ("{not json}", "text/plain"), ("[section\n", "text/plain"),
    // Mail.
    ("Received: from a by b\nSubject: x\nFrom: a@b\n\nHello\n", "message/rfc822"),
    (
      "From a@b Sat Jan  3 01:05:34 1996\nSubject: x\nFrom: a@b\n\nHi\n\nFrom c@d Sat Jan  3 01:05:35 1996\n",
      "application/mbox"
    ),
    // Chemistry and biology.
    ("HEADER    PLANT PROTEIN                           30-APR-81   1CRN\n", "chemical/x-pdb"),
    ("ATOM      1  N   THR A   1      17.047  14.099   3.625  1.00 13.79           N\n", "chemical/x-pdb"),
    ("data_1CRN\n_entry.id 1CRN\n", "chemical/x-mmcif"), ("data_x\n_cell_length_a 5\n", "chemical/x-cif"),
    ("x\n  y\n\n  1  0  0  0  0  0            999 V2000\n    0.0 0.0 0.0 C\nM  END\n", "chemical/x-mdl-molfile"),
    ("x\n  y\n\n  1  0  0  0  0  0            999 V2000\nM  END\n$$$$\n", "chemical/x-mdl-sdfile"),
    (">seq one\nACGTACGTACGTACGT\nACGT\n", "chemical/x-fasta"), ("@r1\nACGT\n+\nIIII\n", "chemical/x-fastq"),
    ("LOCUS       AB000001  100 bp DNA\n", "chemical/seq-na-genbank"), ("@<TRIPOS>MOLECULE\nx\n", "chemical/x-mol2"),
    ("2\nwater-ish\nO 0.0 0.0 0.0\nH 0.0 0.0 1.0\n", "chemical/x-xyz"),
    ("% c\n@RELATION iris\n@ATTRIBUTE a REAL\n", "text/x-arff"),
    // Drawings, subtitles, patches.
    ("  0\nSECTION\n  2\nHEADER\n", "image/vnd.dxf"), ("P3\n# c\n2 2\n255\n", "image/x-portable-pixmap"),
    ("1\n00:00:01,000 --> 00:00:02,000\nHi\n", "application/x-subrip"), ("{10}{20}Hello\n", "text/x-microdvd"),
    ("[00:12.00]Line\n[00:14.00]Next\n", "text/x-lrc"),
    ("FILE \"a.wav\" WAVE\n  TRACK 01 AUDIO\n", "application/x-cue"),
    ("--- a.txt\n+++ b.txt\n@@ -1 +1 @@\n", "text/x-diff"), ("1,2c1,2\n< a\n---\n> b\n", "text/x-diff"),
    // Typesetting and settings.
    ("\\documentclass{article}\n", "text/x-tex"), (".TH LS 1\n.SH NAME\nls\n", "text/troff"),
    ("@article{key,\n author = {X}\n}\n", "text/x-bibtex"),
    ("[a]\nname = \"x\"\nlist = [1, 2]\n", "application/toml"), ("[Section]\nkey=some value\nother=1\n", "text/x-ini"),
    ("[Unit]\nDescription=x\n[Service]\nExecStart=/bin/x\n", "text/x-systemd-unit"),
    ("name: x\nitems:\n  - a\n  - b\nnested:\n  key: 1\n", "application/yaml"), ("---\na: 1\n", "application/yaml"),
    // Tables and prose.
    ("a,b,c\n1,2,3\n4,\"5,6\",7\n", "text/csv"), ("\u{feff}a,b,c\n1,2,\"<svg>\"\n3,4,5\n", "text/csv"),
    ("a\tb\n1\t2\n", "text/tab-separated-values"),
    ("# Title\n\nSome [link](https://example.org/) here.\n\n```\ncode\n```\n", "text/markdown"),
    ("Title\n=====\n\n.. note:: x\n\n``literal``\n", "text/x-rst"),
    // Nothing.
    ("hello world this is text", "text/plain"),
    ("Dear Sir, thank you for the letter, which I have read.\nYours, A.", "text/plain"),
    ("The function of the class is to return to the public what it has let go.\n", "text/plain"),
    ("\n \n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func namesTheType(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(detector.mimeType(of: text) == mimeType, "\(text)")
  }

  @Test(arguments: texts.indices, ["utf-16le", "utf-16be"])
  func namesItInWideTextToo(_ index: Int, encoding: String) {
    let (text, mimeType) = Self.texts[index]
    let isBig = encoding.hasSuffix("be")
    var bytes: [UInt8] = isBig ? [0xfe, 0xff] : [0xff, 0xfe]
    for unit in text.utf16 where unit != 0xfeff {
      bytes += isBig ? [UInt8(unit >> 8), UInt8(unit & 0xff)] : [UInt8(unit & 0xff), UInt8(unit >> 8)]
    }
    let findings = detector.findings(in: bytes)
    #expect(findings.encoding == encoding)
    #expect(findings.evidence.first?.mimeType == mimeType)
  }

  @Test(arguments: texts.indices) func survivesEveryPrefix(_ index: Int) {
    let bytes = Array(Self.texts[index].text.utf8)
    for count in 0...bytes.count { #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 1) }
  }

  @Test(arguments: 0..<300) func survivesNoise(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(Self.texts[seed % Self.texts.count].text.utf8)
    for _ in 0..<6 where !bytes.isEmpty {
      let printable = UInt8.random(in: 0x20...0x7e, using: &generator)
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = printable
    }
    #expect(detector.findings(in: bytes).evidence.count == 1)
  }

  /// Text that gives quadratic matchers hours of work.
  @Test(arguments: ["class ", "{", "[", "<", "(*", "/*", "-----BEGIN ", "\"", "a,", "> ", "@", "\\"])
  func staysFastOnRepetition(_ word: String) {
    let bytes = Array(String(repeating: word, count: 200_000 / word.utf8.count).utf8)
    #expect(detector.findings(in: bytes, head: 1 << 20).evidence.count == 1)
  }

  @Test func knowsTextInFrontOfOtherBytes() {
    let page = Array("<!DOCTYPE html>\n<title>Tides</title>\n".utf8) + [0, 1, 2, 3]
    #expect(detector.findings(in: page).encoding == "binary")
    #expect(detector.findings(in: page).evidence.first?.mimeType == "text/html")
    #expect(detector.findings(in: page).evidence.first?.weight == .fair)
    #expect(detector.findings(in: Array("No mark at all. ".utf8) + [0, 1]).evidence.isEmpty)
    #expect(detector.findings(in: Array("<html>".utf8) + [0, 1]).evidence.isEmpty)
  }

  @Test func tellsTransportStreamsFromTypeScript() {
    let packet: [UInt8] = [0x47, 0x40, 0, 0x10] + Array(repeating: 0xff, count: 184)
    let stream = Array(repeatElement(packet, count: 8).joined())
    #expect(
      detector.findings(in: stream).encoding == "unknown-8bit" || detector.findings(in: stream).encoding == "binary")
    #expect(detector.findings(in: stream).evidence.first?.mimeType != "application/typescript")
    let script =
      "interface A { readonly x: string; y: number; }\nexport const f = (a: A): number => a.y;\nexport default f;\n"
    #expect(detector.mimeType(of: script) == "application/typescript")
  }
}
