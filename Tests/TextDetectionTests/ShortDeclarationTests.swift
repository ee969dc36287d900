// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// A few statements of a language that no other one has, and texts that look like them.
@Suite struct ShortDeclarationTests {
  static let statements: [(source: String, mimeType: String)] = [
    // Declarations of Go, and a Swift function, whose receiver stands elsewhere.
    ("func (q *Quay) Moor(boat, berth int) {\n\tq.Free -= boat\n}\n", "text/x-go"),
    ("type Berth struct {\n\tName  string `json:\"name\"`\n\tDepth int    `json:\"depth\"`\n}\n", "text/x-go"),
    ("const (\n\tFree = iota\n\tTaken\n)\n", "text/x-go"),
    ("var depths = [4]uint32{\n\t0x01, 0x02, 0x04, 0x08,\n}\n", "text/x-go"),
    (
      "let low = berths.filter { $0.depth < 3 }\nlet names = low.map(\\.name)\nif let first = low.first { print(first) }\n",
      "text/x-swift"
    ),
    // Java and C# have enumerations with the same words in front.
    (
      "public enum Berth {\n    NORTH(3.5, 20),\n    SOUTH(4.0, 35);\n\n    private final double depth, length;\n\n    Berth(double depth, double length) {\n        this.depth = depth;\n        this.length = length;\n    }\n}\n",
      "text/x-java"
    ),
    (
      "List<String> names = berths.stream()\n    .filter(b -> b.isFree())\n    .map(Berth::getName)\n    .collect(Collectors.toList());\n",
      "text/x-java"
    ),
    (
      "using (SqlCommand moor = new SqlCommand(\"SELECT name FROM berths\", quay))\n{\n    using (SqlDataReader row = moor.ExecuteReader())\n    {\n        while (row.Read()) names.Add(row.GetString(0));\n    }\n}\n",
      "text/x-csharp"
    ),
    // Tests of C and of C++ are macros.
    (
      "START_TEST(test_moor)\n{\n    Berth *b = berth_new(3);\n    ck_assert_int_eq(berth_depth(b), 3);\n}\nEND_TEST\n",
      "text/x-csrc"
    ),
    (
      "TEST_F(QuayTest, MoorsTheBoat) {\n  EXPECT_EQ(quay_.size(), 0u);\n  ASSERT_NE(quay_.moor(1), nullptr);\n  EXPECT_TRUE(quay_.isFull());\n}\n",
      "text/x-c++src"
    ),
    // Only Rust makes flags by a macro; Zig has constants as well.
    (
      "bitflags! {\n    pub struct Berths: u32 {\n        const NORTH = 0b01;\n        const SOUTH = 0b10;\n        const ALL = Self::NORTH.bits | Self::SOUTH.bits;\n    }\n}\n",
      "text/rust"
    ),
    (
      "pub const Berth = extern struct {\n    depth: [4]u8,\n    length: u32 align(4) = 1,\n\n    pub fn isFree(self: *const Berth) bool {\n        return self.length > 0;\n    }\n};\n",
      "text/x-zig"
    ),
    // Lisps define tests, constants and specifications with words of their own.
    ("(deftest moors\n  (is (= 3 (depth quay))))\n", "text/x-clojure"),
    ("(ert-deftest quay-test ()\n  (should (equal (quay-depth 1) 3)))\n", "text/x-emacs-lisp"),
    (
      "(declaim (optimize (speed 3)))\n(defconstant +depth+ 3)\n(defparameter *berths* '(\"north\" \"south\"))\n",
      "text/x-common-lisp"
    ),
    // Assemblers name their segments differently.
    (".segment \"CODE\"\n.proc moor\n    ldx #$03\n    stx DEPTH\n    jmp quay\n.endproc\n", "text/x-asm"),
    (
      "QUAY     CSECT\n         STM   14,12,12(13)\n         BALR  12,0\n         USING *,12\n         LM    14,12,12(13)\n         BR    14\n         END   QUAY\n",
      "text/x-asm"
    ),
    (
      "        .386\n        .model flat, stdcall\n        option casemap:none\nincludelib quay.lib\n        .code\nstart:\n        invoke Moor, NULL, 3\nend start\n",
      "text/x-asm"
    ),
    // Units of Fortran are no comments of Pascal.
    ("write(*,*) 'depth = ', d\nread(*,*) n\n", "text/x-fortran"),
    ("      DATA DEPTH/1.5,2.5,3.5/\n      DATA NBERTH/3/\n", "text/x-fortran"),
    ("      Data on/off of the quay\n      is kept/left there\n", "text/plain"),
    // Scripts of Windows hide what commands say in a device of their own.
    (
      "@reg add \"HKCU\\Software\\Quay\" /v Berth /t REG_SZ /d \"%CD%\" /f >nul 2>&1\n@start \"\" \"%ProgramFiles%\\Quay\\quay.exe\"\n",
      "application/x-bat"
    ),
    // Attributes have values in selectors, and variables of Less have a sign in front.
    ("input[type=\"text\"]:focus, a:not(.berth) { outline: 1px solid #00f !important }\n", "text/css"),
    ("@quay: #345;\n@berth-size: 12px;\n@pier: darken(@quay, 10%);\n", "text/x-less"),
    ("$quay-depths: (\n  low: 3px,\n  high: 9px\n) !default;\n$show-tide: false !default;\n", "text/x-scss"),
    // Nothing but a formula, and references behind ties.
    ("\\[\n  \\frac{d}{t} = \\sqrt{h}\n\\]\n", "text/x-tex"),
    ("We have shown that the tide is $\\tau$, as in Section~\\ref{sec:tide}, see~\\cite{quay}.\n", "text/x-tex"),
    // What is defined stands below its signature, in a literate program.
    (
      "The depth of a berth is a sum.\n\n> depth :: [Int] -> Int\n> depth xs = sum xs\n\nIt is low at ebb.\n",
      "text/x-literate-haskell"
    ),
    ("Ada wrote:\n\n> depth :: a word\n> of the quay\n\nIt is low at ebb.\n", "text/plain"),
    // Facts, and calls in sentences.
    ("berth(north, 3).\nberth(south, 4).\nmoored(boat, north).\n", "text/x-prolog"),
    ("moor (boat) at the berth.\nleave (boat) with the tide.\ndepth (north) is low.\n", "text/plain"),
    // The formulas of a table.
    ("| Berth | Depth |\n|-------+-------|\n| North |     3 |\n#+TBLFM: $2=vsum(@2..@3)\n", "text/org"),
    // What a browser runs on pages that it names.
    (
      "// ==UserScript==\n// @name   Quay\n// @match  https://example.org/*\n// ==/UserScript==\nmoor();\n",
      "text/javascript"
    ),
  ]

  @Test(arguments: statements.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.statements[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
