// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources with few words of their language, told by what opens them or by all of their lines, and texts that look like them.
@Suite struct PlainSourceTests {
  static let sources: [(source: String, mimeType: String)] = [
    // Modules of documentation and imports; no other text closes three quotes and imports.
    ("\"\"\"Utilities of the quay.\"\"\"\n", "text/x-python"),
    ("# Quay\n\"\"\"\nBerths and piers.\n\"\"\"\n\nfrom quay import berth\n\npier = 'low'\n", "text/x-python"),
    ("from .berth import Berth\nfrom .pier import (\n    Pier,\n)\n\n__all__ = [\n    'Berth',\n]\n", "text/x-python"),
    ("\"\"\"Not closed, as a quotation\nof a letter may be.\n", "text/plain"),
    ("\"\"\"Berths\"\"\" are what the pier has.\n", "text/plain"),
    // Commands of scripts; documents show them after sentences.
    ("for pier in low high; do\n  if [ -d $pier/berth ]; then\n    moor_at $pier\n  fi\ndone\n", "text/x-shellscript"),
    ("case $QUAY in\n  low) moor ;;\nesac\n", "text/x-shellscript"),
    ("export QUAY=low\nalias moor='moor -d'\nPIER=4\n", "text/x-shellscript"),
    ("moor ()\n{\n  echo low\n  echo high\n}\n", "text/x-shellscript"),
    ("QUAY=low\nPIER=4\n", "text/plain"),
    ("case $QUAY in\nthe harbour was lost.\n", "text/plain"),
    // Data that a page reads; other languages write types in front.
    ("var berths=\n[\n  ['low',['quay',['../low.html#a1',1,'pier']]]\n];\n", "text/javascript"),
    ("const BERTHS = {\n  low: 4,\n  high: 5,\n};\n", "text/javascript"),
    ("var berths = low and high;\n", "text/plain"),
    // Sheets of variables and imports.
    ("$contrast: 'high';\n\n@import 'palette';\n@import 'berths';\n", "text/x-scss"),
    ("---\n# The quay's\n---\n\n@import \"quay\";\n", "text/x-scss"),
    ("$contrast: 'high';\n$depth: low\n", "text/plain"),
    // Modules without anything to export, or with a long list of it.
    ("module Quay.Berth.Low () where\n", "text/x-haskell"),
    ("module Quay\n  (\n    -- * Berths\n    Berth\n  , moor\n  , Pier(..)\n  ) where\n", "text/x-haskell"),
    ("module Quay (low and high) is where the boats are.\n", "text/plain"),
    // Programs of one action.
    ("{ sum += NF }\nEND { print NR, sum }\n", "text/x-awk"),
    ("END {quay} of the line, as NR 4 has it in print.\n", "text/plain"),
    // Builds of one call.
    ("subdir('low')\nsubdir('high')\n", "text/x-meson"),
    ("i18n.gettext('quay', preset: 'glib')\n", "text/x-meson"),
    ("subdir('low') has the berths, and\nthe others are high\n", "text/plain"),
    ("install(FILES\n  berth.h\n  DESTINATION include/quay)\n", "text/x-cmake"),
    ("set(berths\n  low.c)\nmoor_all(${berths})\n", "text/x-cmake"),
    ("install(the pump)\nremove(the old one)\n", "text/plain"),
  ]

  @Test(arguments: sources.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
