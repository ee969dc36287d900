// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Comments in front of a text, and what is told after them.
@Suite struct LeadingCommentTests {
  private static let ends: [(text: String, rest: String?)] = [
    ("# a\n# b\nc\n", "c\n"), ("// a\n\n  /* b\n c */ d\n", "d\n"), ("(* a *)\n-- b\nc", "c"),
    ("<!-- a -->\n! b\nc", "c"),
    ("\n  ; a\r% b\rc", "c"),
    // No comment, nothing after it, one without end, and lines of a preprocessor.
    ("c\n# a\n", nil), ("# a\n", nil), ("", nil), ("/* a", nil), ("#include <a>\nc", nil),
    ("# a\n#define b\nc", "#define b\nc"),
  ]

  @Test(arguments: ends.indices) func findsTheirEnd(_ index: Int) {
    let (text, rest) = Self.ends[index]
    let bytes = Array(text.utf8)
    #expect(LeadingComment.end(in: bytes, from: 0).map { String(decoding: bytes[$0...], as: UTF8.self) } == rest)
  }

  private static let licence = String(
    repeating: "# Whoever lifts what hangs on the hook does so at no risk of ours.\n", count: 300)

  private static let texts: [(text: String, mimeType: String)] = [
    (licence + "graph [\n  node [\n    id 1\n  ]\n]\n", "text/x-gml"),
    (licence + "quay,hull,planks\n1,oak,40\n2,pine,36\n3,elm,38\n", "text/csv"),
    (licence + "{\"quay\": 1}\n", "application/json"),
    // Tabs line up settings, and prose after a comment is prose.
    (licence + "ssh\t22/tcp\t# shell\nsmtp\t25/tcp\t# mail\ndns\t53/udp\t# names\n", "text/plain"),
    (licence + "The crane lifts what hangs on the hook.\n", "text/plain"),
    (licence + "@node a\n@chapter b\n", "text/plain"),
    (licence + "#!/bin/sh\necho a\n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func tellsWhatStandsBehindThem(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(TextDetector().findings(in: Array(text.utf8)).evidence.first?.mimeType == mimeType)
  }

  @Test func isSureOfNothingBehindThem() {
    let findings = TextDetector().findings(in: Array((Self.licence + "<?xml version=\"1.0\"?>\n<gpx/>\n").utf8))
    #expect(findings.evidence.first.map { $0.weight <= .fair } ?? false)
  }
}
