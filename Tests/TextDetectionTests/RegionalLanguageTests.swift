// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Languages and settings that one platform or one field has, beside texts that have some of their words.
@Suite struct RegionalLanguageTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Settings of the secure shell, and of others.
    ("Host quay\n  HostName quay.example\n  User pilot\n", "text/x-ssh-config"),
    ("Port 22\nPermitRootLogin no\n", "text/x-ssh-config"), ("Port 22\nUser pilot\n", "text/plain"),
    ("Host quay\nBoats 4\nForwardAgent yes\n", "text/plain"), ("Port 22\nPermitRootLogin\n", "text/plain"),
    // Queries of syntax trees, and programs of Lisps.
    ("; boats\n(boat) @type\n[\"moor\"] @keyword\n", "text/x-tree-sitter-query"), ("(boat) @type\n", "text/plain"),
    ("boats\n(boat) @type\n[\"moor\"] @keyword\n", "text/plain"),
    // Heads of modules.
    ("---- MODULE Quay ----\n====\n", "text/x-tlaplus"), ("---- MODULE Quay\n====\n", "text/plain"),
    // Fixed forms.
    (
      "     H DEBUG\n     D DEPTH           S              5P 2\n     C                   EVAL      *INLR = *ON\n",
      "text/x-rpgle"
    ),
    ("     H DEBUG\n     F depth\n", "text/plain"),
    // Namespaces, and calls of the same names.
    ("export(moor)\nimportFrom(stats, sd)\n", "text/x-r"), ("importFrom(stats, sd)\nmoor(4)\n", "text/plain"),
    // Events, and sentences about them.
    ("on *:TEXT:!tide:#: { msg $chan high }\n", "text/x-mrc"), ("on *:TEXT: it is so: they say.\n", "text/plain"),
    // Rules of workflows, and rules of other kinds.
    ("rule moor:\n    input: \"a\"\n    shell: \"moor\"\n", "text/x-python"),
    ("rule one:\n    Moor it.\n", "text/plain"),
    // Headers.
    ("; tides\nRed [Title: \"Quay\"]\n", "text/x-red"), ("Red [ is a colour\nof boats.\n", "text/plain"),
    // Components, and documents whose attributes have quotation marks.
    ("<quay>\n<p each={ boats }>a</p>\n</quay>\n", "text/x-riot"),
    ("<quay>\n<p each=\"boats\">a</p>\n</quay>\n", "application/xml"),
    // The last line of a program without an end is one of its statements.
    ("low = 1; // tide\nhigh = 3;\nmoor(4);\nleave(2);", "text/plain"),
  ]

  @Test(arguments: texts) func tellsThemApart(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }
}
