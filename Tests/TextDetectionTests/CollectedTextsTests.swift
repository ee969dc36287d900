// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts that documents, boards, discs and dictionaries come in, and what looks like them.
@Suite struct CollectedTextsTests {
  private let detector = TextDetector()

  static let palette = "0 0/0/64 10 0/96/128\n10 0/96/128 20 white\n"

  static let texts: [(text: String, mimeType: String)] = [
    (palette, "text/x-gmt-cpt"), ("# a\n\(palette)B black\nN 128\n", "text/x-gmt-cpt"),
    (palette + "B 1/2\n", "text/plain"), ("0 black 10 white\n", "text/plain"), (palette + "quay\n", "text/plain"),
    ("4\na/B\nc/D\ne/F\ng\n", "text/x-hunspell-dictionary"), ("4\na/B\nc/D\ne\ng\n", "text/plain"),
    ("40\na/B\nc/D\ne/F\ng\n", "text/plain"), ("4\n/a/B\n/c/D\n/e/F\n/g\n", "text/plain"),
    ("SET UTF-8\n\nSFX A Y 1\nSFX A 0 s .\n", "text/x-hunspell-affix"),
    ("SET UTF-8\n\nSFX A Y 1\nSFX B 0 s .\n", "text/plain"),
    ("CATALOG \"1234567890123\"\nCD_DA\n\nTRACK AUDIO\n", "application/x-cdrdao-toc"),
    ("CATALOG \"1234567890123\"\nFILE \"a.wav\" WAVE\n  TRACK 01 AUDIO\n", "application/x-cue"),
    ("// a\n\nTRACK AUDIO\nSILENCE 0:0:74\n", "application/x-cdrdao-toc"),
    (".HEADER\nBOARD_FILE 3.0\n.END_HEADER\n", "application/x-idf"), (".HODE\n..TEGNSETT UTF-8\n", "text/vnd.sosi"),
    (".HEAD\n..CHARACTER-SET UTF-8\n", "text/vnd.sosi"), (".HEADER a\n", "text/plain"),
    ("magic\ntech scmos\n<< end >>\n", "application/x-magic-layout"), ("magic words\n", "text/plain"),
    ("<document type=\"a.Storyboard.XIB\">com.apple.InterfaceBuilder</document>\n", "application/xml"),
    ("<Layout printResolution=\"300\"></Layout>\n", "application/x-qgis-composer-template"),
    ("<?xml version=\"1.0\"?><Layout name=\"a\"/>\n", "application/xml"),
    ("<?xml version=\"1.0\"?><chapter><title>a</title><sect1 id=\"b\"/></chapter>\n", "application/docbook+xml"),
    ("<?xml version=\"1.0\"?><chapter><title>a</title></chapter>\n", "application/xml"),
    ("<?xml version=\"1.0\"?><color-table/>\n", "application/xml"),
  ]

  @Test(arguments: texts) func knowsTheShape(text: String, mimeType: String) {
    #expect(detector.mimeType(of: text) == mimeType)
  }

  @Test func looksAtNoMoreLines() {
    let words = (0..<120).map { "quay\($0)/A\n" }.joined()
    #expect(detector.mimeType(of: "500\n\(words)/\n") == "text/x-hunspell-dictionary")
    #expect(detector.mimeType(of: "119\n\(words)") == "text/plain")
    let long = String(repeating: "a", count: 256)
    #expect(detector.mimeType(of: "4\na/B\nc/D\ne/F\n\(long)\n") == "text/plain")
    let slices = String(repeating: "1 2/3/4 5 6/7/8\n", count: 59)
    #expect(detector.mimeType(of: slices + "1 2/3/4 5 6/7/8\nquay\n") == "text/x-gmt-cpt")
    #expect(detector.mimeType(of: slices + "quay\n") == "text/plain")
  }
}
