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
    // Arrays of numbers, whose name the brackets follow in no other language; objects that R writes for itself.
    ("unsigned char quay_png[] = {\n  0x89, 0x50, 0x4e,\n  0x47\n};\nunsigned int quay_png_len = 4;\n", "text/x-csrc"),
    ("/* quay */\nstatic const unsigned char\n  Quay[] =\n  {\n    0x47, 0x49,\n  };\n", "text/x-csrc"),
    ("#include <quay.h>\nconst uint8_t low[2][4] = {\n { 1, 2, 3, 4 }, // low\n};\n", "text/x-csrc"),
    ("const long quay_size = 2;\nconst uint16_t quay[] PROGMEM = { 0xFFFF, -1 };\n", "text/x-csrc"),
    ("static byte[] quay = { 1, 2 };\n", "text/plain"),
    ("int[] quay = { 1, 2 };\n", "text/plain"),
    ("long quay[] = { low, high };\n", "text/plain"),
    ("structure(list(quay = 1:3), row.names = c(NA, \n-3L), class = \"data.frame\")\n", "text/x-r"),
    ("structure(list(quay and pier) has no berth\n", "text/plain"),
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
