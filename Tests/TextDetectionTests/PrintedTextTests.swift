// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts that programs print and that are full of words of programs, each kind beside a text that has the same marks and is what
/// it seems to be.
@Suite struct PrintedTextTests {
  static let texts: [(source: String, mimeType: String)] = [
    // Options with what they do, and lists and documents of YAML.
    (
      "Options:\n  -d, --depth=METRES   berths as deep as this\n  -l, --list           print what is free, then exit\n      --help           display this\n",
      "text/plain"
    ),
    (
      "USAGE: moor [options] boats\n\nOPTIONS:\n\n  --help     - Display what there is\n  --list     - Display the boats\n",
      "text/plain"
    ),
    ("options:\n  - depth\n  - list\nusage: moor\nberths:\n  north: 4\n  south: 7\n", "application/yaml"),
    // Comments of two dashes are no options.
    (
      "-- the boats\nselect name from boats where depth > 2;\n-- and the berths\nselect number from berths;\n",
      "application/sql"
    ),
    // Commands go on in lines of options.
    (
      "set -e\nmoor \\\n  --depth 4 \\\n  --list \\\n  \"$BOAT\"\nif [ -z \"$BOAT\" ]; then\n  exit 1\nfi\n",
      "text/x-shellscript"
    ),
    // Sessions, and what was typed into them.
    (
      "irb(main):001:0> puts \"a\" unless b.nil?\na\nirb(main):002:0> c.each do |x|\nirb(main):003:1* end\n",
      "text/x-ruby-shellsession"
    ),
    ("> depth <- c(1, 2)\n> mean(depth)\n[1] 1.5\n> library(tides)\n", "text/plain"),
    ("depth <- c(1, 2)\nmean(depth)\nlibrary(tides)\nplot(depth)\n", "text/x-r"),
    ("> module Main where\n> import Data.List\n\nThe boats.\n\n> main = print 1\n", "text/x-literate-haskell"),
    // Manuals.
    (
      "NAME\n    Berth - a place for a boat\n\nSYNOPSIS\n      use Berth;\n      my $b = Berth->new;\n      print \"$b\\n\";\n\nMETHODS\n    new Makes one.\n",
      "text/plain"
    ),
    (
      "MOOR(3)      Harbour      MOOR(3)\n\nSYNOPSIS\n       #include <moor.h>\n\n       int moor(const char *boat);\n       void unmoor(const char *boat);\n",
      "text/plain"
    ),
    (
      "moor(n)      Tcl Built-In      moor(n)\n\nSYNOPSIS\n       #include <moor.h>\n\n       int moor(const char *boat);\n",
      "text/plain"
    ),
    (
      "MOOR_ALL_BOATS_OF_THE_HARBHarbourMOOR_ALL_BOATS_OF_THE_HARBOUR(1)\n\nNAME\n       moor [[-a] -b] $boat | tug\n       Get-Boat -Name $boat\n",
      "text/plain"
    ),
    (
      "Help on module moor:\n\nCLASSES\n    class Berth(builtins.object)\n     |  __init__(self, number=None)\n     |      Initialize self.\n",
      "text/plain"
    ),
    // Bars in front of lines, and the cases of functional languages.
    ("     |  __init__(self)\n     |      Initialize self.\n     |  \n     |  moor(self, boat)\n", "text/plain"),
    (
      "let rec size = function\n  | Leaf -> 0\n  | Node (l, _, r) -> size l + 1 + size r\n\nlet () = print_int (size Leaf)\n",
      "text/x-ocaml"
    ),
    // What git tells of commits and of lines.
    (
      "commit 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12\nAuthor: Anne <a@b>\n\n    import the boats, use NULL\n    def of berths\n",
      "text/plain"
    ),
    // Words of a language in the order of the alphabet, and a program of such words.
    ("abstract assert boolean break byte case catch\nchar class const continue default do double\n", "text/plain"),
    // The head of a letter on paper, and of one that was sent.
    ("To: All masters\nFrom: The office\nDate: 3 March\n\nThe basin is closed.\n", "text/plain"),
    ("To: all@quay.example\nFrom: office@quay.example\nDate: 3 March\n\nThe basin is closed.\n", "message/rfc822"),
    // Commas between parentheses, and in tables.
    (
      "north: boats (sloops, ketches, yawls)\nsouth: boats (barges, tugs, ferries)\neast: boats (rafts, canoes, dinghies)\n",
      "text/plain"
    ),
    ("name, depth, length, berth\nGull, 2, 9, (3)\nTern, 3, 11, (4)\nAuk, 2, 8, (7)\n", "text/csv"),
    // A licence behind headings, and a part of a document behind a comment of its own.
    ("## Quay 1.0\n\n### Licence\n<pre>\n\nUse it as you like.\n</pre>\n", "text/markdown"),
    ("<!-- Quay -->\n<div class=\"quay\">\n<p>Boats</p>\n</div>\n", "text/html"),
    // A table of Markdown.
    ("| boat | depth |\n|------|-------|\n| Gull | 2     |\n| Tern | 3     |\n", "text/markdown"),
    // Links of wikis with titles of AsciiDoc.
    ("= Boats\n**Gull** //north//\n[[gull|The Gull]]\n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func tellsWhatIsPrinted(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
