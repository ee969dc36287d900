// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts in languages that have no name here, which share words with others and must not be taken for them, each beside one in
/// the language it resembles or one that has a name.
@Suite struct AbstentionTests {
  static let texts: [(source: String, mimeType: String)] = [
    // NEURON makes sections of cells, and nothing of Stylus has statements like these.
    (
      "begintemplate Quay\npublic berth\ncreate berth, pier\nproc topol() { local i\n  connect pier(0), berth(1)\n}\nendtemplate Quay\n",
      "text/plain"
    ),
    ("quay()\n  background blue\n  color red\n\nbody\n  quay()\n", "text/x-stylus"),
    // HyPhy writes to streams that have names.
    (
      "RequireVersion(\"2.3\");\nDataSet berths = ReadDataFile (PROMPT_FOR_FILE);\nglobal depth = 1;\nones(berths);\nfprintf (stdout, depth);\n",
      "text/plain"
    ),
    // Pictures have a width and a height.
    ("P3\n\n\n", "text/plain"), ("P3 12\n", "text/plain"), ("P2 24 7\n", "text/plain"),
    ("P3\n# quay\n2 1\n255\n9 9 9 0 0 0\n", "image/x-portable-pixmap"),
    // Variables of Malaga have a sign in front, which Ada has not.
    (
      "subrule moor($boat, $berth):\n  ? $boat.Length in $berth.Lengths;\n  define $rest := $berth.Lengths - $boat.Length;\n  if $rest = <> then\n    return [Class: S];\n  else\n    error \"too long\";\n  end if;\nend subrule;\n",
      "text/plain"
    ),
    // Calendars of Remind have statements of batch files' names.
    (
      "REM 1 Jan MSG New boats\nREM Mon 1 Sep MSG Regatta %b\nSET Depth 45\nFSET since(x) ord(x)\nOMIT 25 Dec\nINCLUDE ~/other.rem\n",
      "text/plain"
    ),
    // Provers are told where a list of clauses ends.
    (
      "% Berths\nassign(max_seconds, 60).\nset(auto).\nformulas(assumptions).\n  deep(x) | shallow(x).\nend_of_list.\n",
      "text/plain"
    ),
    // Materials of Ogre have techniques and passes, as effects of HLSL have.
    (
      "material quay\n{\n  technique\n  {\n    pass\n    {\n      ambient 0.5 0.5 0.5\n      texture_unit\n      {\n        texture quay.dds\n      }\n    }\n  }\n}\n",
      "text/plain"
    ),
    // A module of Limbo says what it implements.
    (
      "implement Quay;\n\ninclude \"sys.m\";\n\tsys: Sys;\n\nQuay: module {\n\tinit: fn(nil: ref Draw->Context, argv: list of string);\n};\n\ninit(nil: ref Draw->Context, argv: list of string)\n{\n\tsys = load Sys Sys->PATH;\n\tsys->print(\"moored\\n\");\n}\n",
      "text/x-limbo"
    ),
    // bc defines functions in braces, where makefiles have none.
    ("define f(x) {\n  auto y\n  y = x * 2\n  return (y)\n}\nscale = 4\nf(3)\n", "text/plain"),
    // Records of PureScript's classes have named instances.
    (
      "class Shape a where\n  area :: a -> Number\n\nnewtype Hull = Hull { length :: Number }\n\ninstance shapeHull :: Shape Hull where\n  area (Hull { length }) = length\n",
      "text/x-purescript"
    ),
    (
      "class Shape a where\n  area :: a -> Double\n\ndata Hull = Hull Double\n\ninstance Shape Hull where\n  area (Hull x) = x\n",
      "text/x-haskell"
    ),
    // Interfaces of Modula-3 and modules of Oberon.
    (
      "INTERFACE Quay;\nTYPE T <: REFANY;\nEXCEPTION Full;\nPROCEDURE Moor(t: T) RAISES {Full};\nEND Quay.\n",
      "text/x-modula3"
    ),
    (
      "MODULE Quay;\nIMPORT Out;\nPROCEDURE Moor*;\nBEGIN\n  Out.String(\"moored\")\nEND Moor;\nEND Quay.\n",
      "text/x-oberon"
    ),
    // The first comment of a procedure names the language; sources of an interpreter name it too.
    ("/* REXX */\nparse arg quay\nsay 'moored at' quay\nexit\n", "text/x-rexx"),
    (
      "/* An interpreter of REXX */\n#include <stdio.h>\nint say(int quay);\nint main(void) { return say(1); }\n",
      "text/x-csrc"
    ),
    // Rules of ABNF repeat with a number in front; settings have none.
    ("quay = 1*berth / \"none\"\nberth = 2DIGIT [ \"-\" name ]\nname = *ALPHA %x2E\n", "text/x-abnf"),
    ("quay = \"a\"\nberth = \"b / c\"\nname = \"d\"\n", "application/toml"),
    // Functions of APL stand between two signs of their own, or have the signs of its arguments.
    ("∇Z←MOOR X\n Z←X+1\n∇\n", "text/x-apl"), ("mean←{(+/⍵)÷≢⍵}\nrows←3 4⍴⍳12\nlast←¯1↑⍳5\n", "text/x-apl"),
    ("a ← b means that a is set to b, and c ← d the same.\n", "text/plain"),
    // Documents of Org have rules with plus signs and stars without a blank between.
    ("* Quays\n** TODO Moor\n| a | b |\n|---+---|\n| 1 | 2 |\n", "text/org"),
  ]

  @Test(arguments: texts.indices) func tellsNoOtherLanguage(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
