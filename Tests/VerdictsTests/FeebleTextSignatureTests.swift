// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Verdicts

/// What the whole of a text must look like before libmagic's word for it is believed.
@Suite struct FeebleTextSignatureTests {
  static let texts: [(mimeType: String, text: String, isBelieved: Bool)] = [
    ("text/csv", "quay,12,3\ncrane,4,5\n", true), ("text/csv", "Ships, boats and rafts\nropes, too, and oars\n", false),
    ("text/x-c", "static int depth = 3;\nint main(void)\n{\n  return depth;\n}\n", true),
    ("text/x-c", "/*\n Long terms\n of a licence\n in many\n lines\n*/\nint depth;\n", true),
    ("text/x-c", "// one\n// two\n// three\n// four\n// five\nint depth;\n", true),
    ("text/x-c", "#  define QUAY\n#  define CRANE\n\n\nPIER(1)\nPIER(2)\nPIER(3)\n", true),
    ("text/x-c", "double depths[] = {\n  1.5, 2.25,\n  -3.5, 4,\n  0x1p3,\n", true),
    ("text/x-c", "char *names[] =\n{\n\"quay\"\n\"crane\"\n\"pier\"\n", true),
    ("text/x-c", "static int a;\nQUAY(1, 2)\nCRANE(3, 4)\nPIER(5, 6)\nROPE(7, 8)\nBOAT(9, 0)\n", true),
    ("text/x-c", "enum depths\n(\nQUAY,\nCRANE = 3,\nPIER,\nROPE,\nBOAT\n", true),
    (
      "text/x-c",
      """
      To port the crane, these are needed:

      static int depth (int quay);
      which tells how deep it is there,
      and a file that begins with
      #include "crane.h"
      as all files of the harbour do.
      The crane is lifted by hand
      before it can be used
      and lowered by two people.
      Nothing else is needed,
      and nothing else is read.

      """, false
    ),
    (
      "text/x-c",
      "#include \"pier.common\"\n QUAY_1.0@QUAY_1.0 1:1\n QUAY_1.1@QUAY_1.1 1:2\n crane@QUAY 1\n rope@QUAY 2\n",
      false
    ),
    (
      "text/x-c", "# Lines of notes\n# with signs in front\n# are no directives\nint depth;\n# at\n# all\n# here\n",
      false
    ),
    ("text/x-c", "function moor(quay)\n{\n  return quay\n}\n", false),
    ("text/x-c", "public int depth(int quay);\nint pier;\n", false), ("text/x-c", "import_quay(1);\nint pier;\n", true),
    ("text/x-c", "#include \"quay.c\"\n#ident \"quay 1.2\"\nint pier;\n", true),
    (
      "text/x-c", "#set depth = 3\n#set width = 4\n#if @depth > 2\n#proc drawpier\n#endif\n#include quay\n#set x = 1\n",
      false
    ),
    ("text/x-makefile", ".include <bsd.prog.mk>\n", true), ("text/x-makefile", ".include \"../quay.mk\"\n", true),
    ("text/x-makefile", ".ifdef QUAY\nDEPTH?= 3\n.endif\n", true),
    ("text/x-makefile", ".if 1\nquay: pier\n.endif\n", true),
    ("text/x-makefile", ".fail\nload-module quay depth=3\n.ifexists pier\n.endif\n", false),
    ("text/x-makefile", "# a: b\n.include /etc/quay.pa\nset-quay-depth 3\n", false),
    ("text/x-fortran", "C Depths\n      PROGRAM QUAY\n      END\n", true),
    ("text/x-fortran", "C Depths\n   10 CALL LIFT(3)\n", true), ("text/x-fortran", "c Depths\n\tcall lift\n", true),
    ("text/x-fortran", "C 330000000 6875000 NONE QAM256\nC 338000000 6875000 NONE QAM256\n", false),
    ("text/x-lisp", "#{ MOOR -- Moors boats.\nif (defvar (\"wet\"))\n    set quay = \"north\"\n", false),
    ("text/x-lisp", "#| Moors boats. |#\n(defun moor ())\n", true),
    ("text/x-asm", "\t.text\n\t.globl moor\nmoor:\n", true),
    ("text/x-asm", ".text           0x08000000      0x1f4\n", false),
    ("text/x-asm", "quay:\n  .text returns the text of the quay:\n", false),
    ("text/x-asm", ".macro moor quay mole tern\n", true),
    ("text/x-Algol68", "PROC moor = (INT quay)VOID: get(input, quay)\n", true),
    ("text/x-Algol68", "decode(input, output)\n", false),
    ("text/x-script.python", "def moor(quay):\n    return quay\n", true),
    ("text/x-script.python", "===== test session starts =====\n    def test_moor():\n", false),
    ("text/x-script.python", "Help on module moor:\n\nNAME\n    moor\n", false),
    ("text/x-c", "MOOR(3)     Harbour     MOOR(3)\n\nint moor(int quay);\nint leave(int quay);\n", false),
    ("text/x-c", "^3f2a9c1 (Anne 2024-03-03 1) int moor(void)\n3f2a9c10 (Anne 2024-03-03 2) {\n", false),
  ]

  /// Lines of programs, and whether they are believed alone; between sentences none of them is.
  static let lines: [(mimeType: String, line: String)] = [
    ("application/javascript", "module.exports = moor"), ("text/x-asm", "\t.globl moor"),
    ("text/x-bcpl", "GET \"libhdr\""), ("text/x-c", "int moor(int quay);"), ("text/x-c++", "namespace quay {"),
    ("text/x-clojure", "(ns quay.moor)"), ("text/x-java", "import java.util.List;"),
    ("text/x-lisp", "(defun moor (quay) t)"),
    ("text/x-m4", "AC_DEFUN([MOOR], [])"), ("text/x-makefile", "all: moor"),
    ("text/x-objective-c", "#import <Quay/Quay.h>"), ("text/x-perl", "eval 'exec perl -S $0'"),
    ("text/x-ruby", "require 'quay'"), ("text/x-script.python", "from quay import moor"),
    ("text/x-tex", "\\section{Quay}"),
  ]

  @Test(arguments: lines) func believesNoLineBetweenSentences(mimeType: String, line: String) throws {
    let signature = try #require(FeebleTextSignature.signature(of: mimeType))
    #expect(signature.holds(Array("\(line)\n".utf8)))
    for shown in [line, "    \(line)", "We spoke about \(line) and other words of that kind."] {
      let text = "The minutes of the meeting in the town.\n\n\(shown)\n\nNobody was for it, and it will be changed.\n"
      #expect(!signature.holds(Array(text.utf8)), "\(shown)")
    }
  }

  /// Programs full of sentences that are comments, documentation or strings.
  static let documented: [(mimeType: String, text: String)] = [
    (
      "text/x-script.python",
      "\"\"\"Moors a boat that is in the harbour.\n\nThis is for all of the boats.\n\"\"\"\nfrom a import b\n"
    ),
    ("text/x-perl", "=head1 NAME\n\nThis is what the boats of the harbour do.\n\n=cut\n\neval 'exec perl';\n"),
    (
      "text/x-ruby",
      "# This is what the boats of the harbour do.\n# It was written in the year of the flood.\nrequire 'a'\n"
    ),
    ("text/x-c++", "/* This is what the boats do.\n   It was written in the year of the flood. */\nnamespace a {\n"),
    (
      "text/x-lisp",
      ";; Boats\n(defun moor ()\n  \"Moor the boat that is in the harbour.\nIt is what the others of the town do.\"\n  t)\n"
    ),
  ]

  @Test(arguments: documented) func passesOverComments(mimeType: String, text: String) throws {
    let signature = try #require(FeebleTextSignature.signature(of: mimeType))
    #expect(signature.holds(Array(text.utf8)))
  }

  @Test(arguments: texts) func looksAtTheWhole(mimeType: String, text: String, isBelieved: Bool) throws {
    let signature = try #require(FeebleTextSignature.signature(of: mimeType))
    #expect(signature.holds(Array(text.utf8)) == isBelieved)
    #expect(!signature.otherwise.isEmpty)
  }

  @Test func believesWideCharactersAndNothing() throws {
    let signature = try #require(FeebleTextSignature.signature(of: "text/x-c"))
    #expect(signature.holds(Array("a page of words".utf8.flatMap { [$0, 0] })))
    #expect(signature.holds([]))
  }

  @Test func leavesOtherKindsAlone() { #expect(FeebleTextSignature.signature(of: "text/x-tcl") == nil) }
}
