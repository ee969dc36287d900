// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts at the edges of what rules ask for.
@Suite struct RuleEdgeTests {
  static let texts: [(text: String, mimeType: String)] = [
    ("// Licence\n\n<?php\n\n$berths = 4;\necho $berths;\n", "text/x-php"),
    ("# Licence\n\n<?php\n\n$berths = 4;\necho $berths;\n", "text/x-php"),
    ("/* Licence. */\n<?PHP\necho 4;\n", "text/x-php"),
    ("/* Licence. */\n<?php declare(strict_types=1);\n", "text/x-php"),
    ("/* Use:\n<?php\necho 4;\n*/\nbody { color: red; margin: 0 }\n.mole { top: 1px; }\n", "text/css"),
    ("[my quay]\nname = \"x\"\ncount = 3\n", "text/x-ini"),
    ("[Berths *.c]\nname = \"x\"\ncount = 3\n", "text/x-ini"),
    ("[quay . \"north side\"]\nname = \"x\"\ncount = 3\n", "application/toml"),
    (
      "2026-01-02 Shop\n  Assets:Bank:0001  $5\n  Expenses:401k\n\n2026-01-03 Quay\n  Assets:Bank:0001  $6\n",
      "text/x-ledger"
    ),
    ("#note of mine\nIO.puts \"hi\"\n", "text/x-elixir"),
    ("#important note\nIO.puts \"hi\"\n", "text/x-elixir"),
    ("<quay><berth>1</berth></quay>\n<!-- a <mole> c -->\n", "application/xml"),
    ("0 5 1 1 7 /usr/bin/moor\n0 6 1 1 7 /usr/bin/moor\n", "text/x-crontab"),
    ("0 5 1 jan 7 moor\n", "text/x-crontab"),
    ("---\nimport Berth from \"../berth.astro\";\nconst wet = 1;\n---\n", "text/x-astro"),
    (
      "     BR   main\nberth: .BLOCK 2\nmain: LDA berth,d\n     ADDA 5,i\n     STA berth,d\n     .END ; all\n",
      "text/x-pep8"
    ),
    ("quay \"north\" wet=#true {\n    berth 4 \"heron\"\n    /- berth 5\n}\n", "application/vnd.kdl"),
    ("name: quay\nberths[2]{number,boat}:\n  4,heron\n  5,\"tern, old\"\n", "text/toon"),
    ("GET https://quay.example/berths\nHTTP 200\n[Asserts]\njsonpath \"$.count\" == 4\n", "text/x-hurl"),
    ("package quay\n\ntempl Berth(name string) {\n\t<b>{ name }</b>\n}\n", "text/x-templ"),
    ("PRODUCT_NAME = Quay\nSWIFT_VERSION = 6.0\nOTHER_LDFLAGS = $(inherited) -lz\n", "text/x-xcconfig"),
    ("  Zone,\n    Quay,  !- Name\n    0,     !- North\n    4;     !- Height\n", "text/x-energyplus"),
    ("meta {\n  name: Berths\n  seq: 1\n}\n\nget {\n  url: {{base}}/berths\n}\n", "text/x-bru"),
    ("File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\nxmin = 0\n", "text/x-praat-data"),
  ]

  @Test(arguments: texts.indices) func areTold(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  /// Five numbers and a word are no times with a command, display mathematics is no second mark of Djot, rows that are fewer
  /// than announced prove no list, and nodes without a property may be anybody's.
  @Test(arguments: [
    "0 5 1 1 7 moor\n0 6 1 1 7 moor\n", "The $$`x^2`$$ of the {mole} is wet.\n",
    "berths[3]{number,boat}:\n  4,heron\n  5,tern\nThe end.\n", "quay \"north\" {\n    berth \"heron\"\n}\n",
  ])
  func areNotTakenForThem(_ text: String) {
    #expect(TextDetector().mimeType(of: text) == "text/plain", "\(text)")
  }
}
