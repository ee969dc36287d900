// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing
import TextDetection

/// Programs in which a comment, a string or a continued line looks like a text of another kind.
@Suite struct MisleadingPartTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Notations in the strings of Python.
    (
      "import quay\n\nLEASES = \"\"\"\nlease 10.0.0.1 {\n  starts 2 2024/01/02 10:11:12;\n  binding state active;\n}\n\"\"\"\n\n\ndef read(text):\n    for lease in quay.parse(text):\n        print(lease.start)\n",
      "text/x-python"
    ),
    (
      "from quay import solve\n\nPROBLEM = \"\"\"\nc berths\np cnf 3 2\n1 -3 0\n2 3 -1 0\n\"\"\"\n\n\ndef test_solve():\n    assert solve(PROBLEM) is not None\n",
      "text/x-python"
    ),
    (
      "\"\"\"Paths to berths.\n\npath ::= step path | step\nstep ::= name | index\nname ::= letter name\n\"\"\"\n\nfrom quay import Path\n\n\ndef first(path):\n    for step in Path(path):\n        return step\n    return None\n",
      "text/x-python"
    ),
    (
      "import sys\n\nSCRIPT = \"\"\"\n_quay() {\n  COMPREPLY=( $(quay --list) )\n}\ncomplete -F _quay quay\n\"\"\"\n\n\ndef main():\n    sys.stdout.write(SCRIPT)\n\n\nif __name__ == \"__main__\":\n    main()\n",
      "text/x-python"
    ),
    // Headers of libraries of Emacs stand above modules of Guile too, whose documentation is in Texinfo.
    (
      ";;; quay.scm --- berths\n\n;;; Commentary:\n;;\n;; Berths and boats.\n;;\n;;; Code:\n\n(define-module (harbour quay)\n  #:export (moor))\n",
      "text/x-scheme"
    ),
    (
      ";;; quay.el --- berths\n\n;;; Commentary:\n\n;; Berths and boats.\n\n;;; Code:\n\n(defun quay-moor (boat)\n  \"Moor BOAT.\"\n  (push boat quay-boats))\n\n(provide 'quay)\n",
      "text/x-emacs-lisp"
    ),
    (
      ";;; Berths\n\n(define-module (harbour berths)\n  #:export (moor))\n\n(define (moor boat)\n  \"Moors a boat.\n\n@var{boat} is one that floats.\n@xref{Boats}, for more.\n@deffn Procedure moor\n@end deffn\n\"\n  (if (null? boat) #f (cons boat (quote (a)))))\n",
      "text/x-scheme"
    ),
    // Sums that go on in the next line are no methods of Objective-C.
    (
      "#include <cstddef>\n\nnamespace quay {\n\ntemplate <typename T>\nclass Berths\n{\npublic:\n  static std::size_t hash(const T& boat)\n  {\n    return static_cast<std::size_t>(boat.size())\n      + (reinterpret_cast<std::size_t>(&boat) >> 3);\n  }\nprivate:\n  T boats_;\n};\n\n}\n",
      "text/x-c++src"
    ),
    // Closed templates in front of arguments call no kernel.
    (
      "#include <memory>\n\nnamespace quay {\n\ntemplate <class Boat>\nvoid moor(Boat& boat)\n{\n  auto a = std::make_shared<Box<Pair<Boat>>>(boat);\n  auto b = std::make_unique<Box<Pair<Boat>>>(boat);\n  boat.set(a, b);\n}\n\n}\n",
      "text/x-c++src"
    ),
    // Assignments of METAFONT are none of MATLAB's, and comments of TeX no blocks of Ragel.
    ("% A size.\n\nberth_size := 11.22;\nlevel := 3;\n\ninput quay-generic;\nend.\n", "text/plain"),
    (
      "%%\n%% This is file `quay.tex',\n%% generated with the docstrip utility.\n%%\n%% Copyright (C) 2020 by A. Byron\n%%\n\\NeedsTeXFormat{LaTeX2e}\n\\ProvidesPackage{quay}\n\\def\\berth#1{\\hbox{#1}}\n\\newcommand{\\quay}[1]{\\berth{#1}}\n",
      "text/x-tex"
    ),
    // Loops over the indices of arrays are those of JavaScript too, which prints by other functions.
    (
      "function moor(quays, name,      i)\n{\n    for (i in quays) {\n        if (isarray(quays[i]))\n            moor(quays[i], (name \"[\" i \"]\"))\n        else\n            printf(\"%s[%s] = %s\\n\", name, i, quays[i])\n    }\n}\n",
      "text/x-awk"
    ),
    // The preprocessor has no place in Scilab.
    ("// A harbour.\n//\n#if defined QUAY\n   #pragma warning (pop)\n#endif\n", "text/x-csrc"),
  ]

  @Test(arguments: texts) func isNotMisled(_ text: String, _ mimeType: String) {
    let findings = TextDetector().findings(in: Array(text.utf8))
    #expect(findings.evidence.first?.mimeType == mimeType, "\(text)")
  }
}
