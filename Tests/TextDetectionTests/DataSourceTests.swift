// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources that only hold data or hand on to others, and texts that are laid out like them.
@Suite struct DataSourceTests {
  static let sources: [(source: String, mimeType: String)] = [
    // Modules of Python, and settings and sentences with the same signs.
    ("__version__ = '4.1'\n__author__ = 'The keeper'\n", "text/x-python"),
    ("__version__: str\n", "text/x-python"),
    ("class Berth: ...\nclass Pier: ...\n", "text/x-python"),
    ("class of boats: ...\n", "text/plain"),
    ("NAMES = {\n    'ring': u'\\xe5',\n    'bell': 'b',\n}\n", "text/x-python"),
    ("\"\"\"Berths.\"\"\"\n\nFREE = 0\nTAKEN = FREE + 1\n", "text/x-python"),
    ("\"\"\"Berths.\"\"\"\n\nFREE is what is empty\n", "text/plain"),
    ("ORDER = (\n  1, 1801, 1506,\n  255, 1431, 198,\n)\n", "text/x-python"),
    ("order = (see below)\nnext = 4\n", "text/plain"),
    ("rings = [\n  4,\n  5,\n]\n", "text/plain"),
    ("LETTERS = {\n  'a': [1,\n", "text/plain"),
    ("quay = {\n  'ring': 4;\n}\n", "text/plain"),
    ("quay = {\n  ring = 4\n}\n", "text/plain"),
    ("from harbour import Find\n\nclass Berths:\n    name: Find\n    depth: Find\n    length: Find\n", "text/x-python"),
    (
      "from sympy import ZZ, QQ, matrix\n\n\ndef test_ring():\n    assert matrix(ZZ, 2) in (ZZ, QQ)\n    assert QQ(1, 2) in QQ\n",
      "text/x-python"
    ),
    (
      "from steps.registry import (\n    Given as Given,\n    Then as Then,\n    When as When,\n)\n\n__all__ = [\"Given\", \"Then\", \"When\"]\n",
      "text/x-python"
    ),
    // Data of Perl.
    ("use Harbour::Rings;\n+{\n  rings => 4,\n};\n", "text/x-perl"),
    ("+{\n  rings\n}\n", "text/plain"),
    ("$Harbour::Quay::Depth{'north'}{'low'} = 'x'; # as sounded\n", "text/x-perl"),
    ("$harbour: 4\n", "text/plain"),
    // Scripts of Vim, and sentences between quotation marks.
    ("\" Keys\nlet b:keymap_name = \"ko\"\nloadkeymap\nr ㄱ\n", "text/x-vim"),
    ("let g:tides = {\n\\ 'low': ['four', 'six'],\n\\ 'high': [],\n\\ }\n", "text/x-vim"),
    ("runtime! indent/quay.vim\n", "text/x-vim"),
    ("\"Call me,\" he said.\ncall back later\n", "text/plain"),
    ("set sail\nset course\n", "text/plain"), ("\" To do\nset the table\n", "text/plain"),
    ("runtime error: no berth\n", "text/plain"), ("runtime 4 s\nset 1 of 3\n", "text/plain"),
    // Scripts of a database, and what is said to its shell.
    ("\\echo \"four berths\"\nDROP TABLE berths;\nREVOKE ALL ON quays FROM keepers;\n", "application/sql"),
    ("\\echo four berths\n", "text/plain"),
    // Headers without a definition.
    ("/* The quay. */\n#error \"gone\"\n", "text/x-csrc"),
    ("# error of the keeper\n", "text/plain"),
    ("#if defined(__quay__)\n#  include <quay/berth.h>\n#endif\n", "text/x-csrc"),
    // An empty array is a value, and a type in front of it is none of JavaScript.
    (
      "'use strict'\n\nvar rings = []\n  .concat(require('rings'))\n\nmodule.exports = function (string) {\n  var found = []\n  return {\n    kind: 'ring',\n    string: string\n  }\n}\n",
      "text/javascript"
    ),
    ("export interface Quay {\n  rings: Ring[]\n  free: boolean\n}\n", "application/typescript"),
    // Maps of modules are none of Java.
    (
      "module Quay [system] {\n  header \"quay.h\"\n  export *\n}\n\nmodule Pier {\n  requires blocks\n  export *\n}\n",
      "text/x-modulemap"
    ),
    ("// Of the quay.\nextern module Quay \"quay/bridge.modulemap\"\n", "text/x-modulemap"),
    ("module quays {\n  header of the page\n}\n", "text/plain"),
    ("module harbour.quay {\n  requires transitive harbour.base;\n  exports harbour.quay;\n}\n", "text/x-java"),
    ("module harbour.quay {\n  exports harbour.quay to harbour.pier;\n}\n", "text/x-java"),
    // Macros of C and no names of Crystal.
    (
      "#pragma once\n\n#define ALL(ACTION) \\\n  ACTION(Int8); \\\n  ACTION(UInt8); \\\n  ACTION(Int64); \\\n  ACTION(UInt64); \\\n  ACTION(Float64)\n\n#define SOME(ACTION) \\\n  ACTION(Array); \\\n  ACTION(Pointer)\n",
      "text/x-csrc"
    ),
    // Templates that fill in the blocks of another one.
    ("{% extends 'quay.html' %}\n{% block berth %}The berth.{% endblock %}\n", "text/x-jinja"),
    ("{% extends the quay %}\n", "text/plain"),
    // Rules that run programs, and lists of things to do.
    ("update:\n\tcurl https://quay.example/ > tides.txt\n\npublish:\n\tpython -m build\n", "text/x-makefile"),
    ("test:\n\ttox\n\ndocs:\n\tscripts/doc-build\n", "text/x-makefile"),
    ("monday:\n\tmake room\n\ntuesday:\n\tcut the grass\n", "text/plain"),
    ("Monday:\n\trm the rust\n\nTuesday:\n", "text/plain"),
    // Comments behind the end of a document, and of a module's documentation.
    ("<berths>\n<berth name=\"a\">\n</berth>\n</berths>\n\n<!-- made by berths(1) -->\n", "application/xml"),
    ("<berths> are free\n<!-- so they say -->\n", "text/plain"),
    ("\"\"\"The berths.\n\"\"\"\n\n# Nothing is imported.\n", "text/x-python"),
    ("\"\"\"The berths.\n\"\"\"\n\nNothing is imported.\n", "text/plain"),
    // Literal blocks, terms of a list, and headings.
    ("The ``free`` command frees the berth that is named below::\n\n    free 4\n\nNothing is printed.\n", "text/x-rst"),
    ("ring::\n  What boats are tied to.\nbell::\n  What is rung.\n", "text/plain"),
    ("## Tables\n\n### Licence\n```\nAs is.\n```\n", "text/markdown"),
    ("## tables\n\n### licence\nfree 4\n", "text/plain"),
    // Records whose last values are missing under the names of all, and lists that differ.
    ("a,b,c,d\n1,2,3\n1,2,3\n1,2,3,4\n1,2,3\n", "text/csv"),
    ("a,b,c,d\n1,2,3\n1,2,3,4,5\n1,2,3,4\n1,2,3\n", "text/plain"),
  ]

  @Test(arguments: sources.indices) func tellsDataFromLookalikes(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
