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
      "text/x-hyphy"
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

  /// Sources in languages without a table, and texts that have words of one.
  static let kin: [(source: String, mimeType: String)] = [
    // Loops of Ruby go over what is in something; figures of Eukleides have steps.
    (
      "% A pier\nbox -4, -2, 4, 9\nq = point(0, 0)\nfor t = 0 to 90 step 5\n  draw berth(t, q) blue\nend\ndraw red\n  pier(q, 4)\n  pier(q, 9)\nend\nfor t = 10 to 40 step 5\n  draw lamp(t)\nend\n",
      "text/plain"
    ),
    (
      "% The pier\n\n% Berths\nline berth(number p, number t)\n  local a, c\n  a = sin(p)*t\n  c = cos(p)\n  return line(point(0, a), c deg)\nend\n\npoint lamp(number p)\n  local q\n  q = 4 + p\n  return point(q, 0)\nend\n",
      "text/plain"
    ),
    // Modules of Ruby have names that begin with a capital and two colons between them.
    ("module moor.Quay\n\n  syntax val depth \"%1[%2]\"\n  syntax val get_berth \"%1->berth\"\n\nend\n", "text/plain"),
    (
      "input n\nfunctions\nmoor(a,b) =\n  if a<b then 0 else (moor((a-b),b)+1) fi,\nleave(a,b) =\n  if a<b then a else leave((a-b),b) fi\noutput moor(n,n)\narguments 9\nend\n",
      "text/plain"
    ),
    // Statements of Pascal begin with no sign, count by no sign of their own and stand between words.
    (
      "Section Header\n\n  + name := QUAY;\n\n  - copyright := \"2020 Quay\";\n\nSection Public\n\n  - main <-\n  ( + berth, depth : INTEGER;\n    berth := 0;\n    depth := 9;\n    {berth < depth}.while_do {\n      berth := berth + 1;\n    };\n  );\n",
      "text/plain"
    ),
    (
      "Moor(list):=\n[\n  Local(i, n);\n  i:=1;\n  n:=0;\n  While (list != {})\n  [\n    n:=n+Head(list);\n    i++;\n    list:=Tail(list);\n  ];\n  n;\n];\n",
      "text/plain"
    ),
    (
      "procedure depth(x);\n   x*(1-x)/2;\n\nprocedure moor(t, n);\nbegin;\n   q := {};\n   while n > 0 do\n   <<\n      q := cons(t, q);\n      n := n - 1\n   >>;\n   return q\nend;\n",
      "text/plain"
    ),
    // Other languages than NSIS have commands behind the sign.
    (
      "!code_iso\n!program Quays\n!author A. Quay\n\n!ifdest [tex]\n!define deep {\\large (!1)}\n!define low {\\tiny (!1)}\n!endif\n\n!begin_document\n!maketitle\n!node Quay\n!end_document\n",
      "text/plain"
    ),
    ("!define QUAY \"4\"\n!ifndef PIER\n!define PIER \"9\"\n!endif\n!include \"berth.nsh\"\n", "text/x-nsis"),
    // Tables of characters define no words of Forth.
    (". 。\n, ，\n? ？\n: ：\n; ；\n! ！\n\\ 、\n< 《\n> 》\n", "text/plain"),
    ("q й\nw ц\n: Ж\n; ж\n. ю\n, б\n@ ы\n! 1\n", "text/plain"),
    (": moor ( n -- ) dup . cr ;\n: leave ( -- ) 9 moor ;\nvariable depth\n", "text/x-forth"),
    // Slots of names and commands that scripts of EPIC have.
    (
      "package quay;\n\nload berth;\n\nalias quay.moor {\n\t@ :depth = getset(quay_depth) == 'on' ? 2 : 1;\n\tif (*1 == C) {\n\t\tquay.leave;\n\t};\n};\n",
      "text/plain"
    ),
    // Types of Elm have no commas between them.
    (
      "true: -> Bool\nfalse: -> Bool\n\\not __: Bool -> Bool\n__ \\and __: Bool, Bool -> Bool\n__ \\or __: Bool, Bool -> Bool\n__ \\eq __: Int, Int -> Bool\n",
      "text/plain"
    ),
    // Tiger declares functions with types of Terra's names.
    (
      "let function moor(n : int) : int =\n      if n < 1 then 1 else (n * moor(n - 1))\n in moor(9)\nend\n",
      "text/plain"
    ),
    // NEURON makes objects as Groovy does.
    (
      "begintemplate Quay\n\npublic init\npublic pier, berth\nobjref pier, berth\n\nproc init() {\n\tpier = new SectionList()\n\tberth = new SectionList()\n\tberth.append($s1)\n}\n\nendtemplate Quay\n",
      "text/plain"
    ),
    // Commands of MIDAS have their qualifiers behind a slash, where Fortran has parentheses.
    (
      "! Quay\ndefine/param p1 No c \"Enter berth:\"\nwrite/keyw depth/i/1/3 0,0,0\nif p1(1:1) .eq. \"N\" then\n   depth(1) = 0\n   write/out no berth\nendif\nset/format i1\nif depth(2) .gt. 4 .and. depth(3) .lt. 9 then\n   reset/display\nendif\n",
      "text/plain"
    ),
    // Packages of IRAF have no body.
    (
      "#{ QUAY.CL -- The quay\n\nprint (\"Moored\")\n\npackage\tquay, bin = quaybin$\n\ntask\tmoor,\n\tleave\t= \"quay$src/x_quay.e\"\n\ntask depth\t= \"quay$src/depth.cl\"\ntask $t_lamp\t= (\"$/usr/bin/lamp\")\nhidetask t_lamp\nclbye()\n",
      "text/plain"
    ),
    // bc prints without parentheses.
    (
      "scale=2\nprint \"\\nBerths\\n\"\nprint \"Depth? \"; d = read()\nd /= 1\nwhile (1) {\n  \"depth = \"; d\n  t = read()\n  if (t == 0) break;\n  d -= t\n}\nquit\n",
      "text/plain"
    ),
    // Templates of Xslate have their statements behind a colon.
    (
      ": my $depth = 9;\n: my $quays = [1,2,4];\n\n: $depth ~ ' is deep' if $depth.is_deep();\n: 'sum ' ~ $quays.sum();\n: for $quays.kv() -> $quay {\n  <: $quay.key :>\n: };\n",
      "text/plain"
    ),
    // Lines of C behind the sign of a prompt are no commands.
    (
      "$ #include <queue>\n$\n$ typedef std::pair<double, int> Berth;\n$ typedef std::vector<Berth> Quay;\n\n@ quay.m ---\n\nfunction [q] = quay()\n  # Quay* q = new Quay();\nend\n",
      "text/x-c++src"
    ),
    ("$ gcc -c quay.c\n$ ls\nquay.c quay.o\n", "text/x-shell-session"),
    // Statements of Ruby end with a word, but none begins with those of menus.
    (
      "menu <a>\nbutton 1 :quay (deep)\n  func (moor) \"M\"\n  func (leave) \"L\"\nend\nmenu <b>\n  func (lamp) :oil\nend\n",
      "text/plain"
    ),
    // Facts of Prolog begin with no other letters than those of ASCII.
    (
      "quay(berth) の深さ。\nquay(berth).\nquay(lamp).\npier(lamp).\n港は深い (deep(lamp)).\n港(berth).\n",
      "text/plain"
    ),
    ("quay(berth).\nquay(lamp).\npier(lamp).\ndeep(lamp).\n", "text/x-prolog"),
    // Lisaac has its slots behind signs.
    (
      "Section SELF\n\n  + min :INTEGER := 0;\n  + max :INTEGER := 9;\n\n  - depth :INTEGER := 4;\n  - moor :SELF <- moor_after;\n",
      "text/plain"
    ),
    // Songs of MMA set options without blanks around the sign.
    (
      "// Songs\n\nGroove Rhumba\nAfter count=4 Print this is berth $_Quay and $_Pier\n\n// Macro\nMset LNS\n  Am\nEndMset\nVexpand off\nAfter Repeat=4 Print This is quay and pier\n$LNS\n",
      "text/plain"
    ),
    // Grammars of Neotoma have code of Erlang between backquotes.
    (
      "deep <- quay \"+\" deep / quay `\ncase Node of\n  Int when is_integer(Int) -> Int;\n  [A, \"+\", B] -> A + B\nend\n`;\nquay <- pier \"*\" quay / pier `\ncase Node of\n  Int when is_integer(Int) -> Int;\n  [A, B] -> A * B\nend\n`;\npier <- [0-9]+;\n",
      "text/plain"
    ),
    // Declarations of gperf have names with hyphens, macros of SWIG have none.
    (
      "struct berth { int depth; const char name[9]; };\n%struct-type\n%language=ANSI-C\n%define slot-name name\n%define hash-function-name berth_hash\n%readonly-tables\n%pic\n%%\nquay, 4\npier, 9\n",
      "text/x-gperf"
    ),
    // Template Toolkit has capital words between brackets with per cent signs.
    (
      "[% MACRO t(text) BLOCK;\n     quay.get(text);\n   END; %]\n[% IF depth AND depth != 1 %]\n<b>[% t(\"Deep\") %]</b>\n[% WHILE berth <= depth %]\n  [% IF berth == depth %][% berth %][% ELSE %]-[% END %]\n  [% berth = berth + 1 %]\n[% END %]\n[% END %]\n",
      "text/x-tt2"
    ),
    // Scintilla declares its functions with numbers.
    (
      "## Quays\ncat Basics\nval INVALID_BERTH=-1\nval BERTH_START=2000\nfun void Moor=2001(position length, string text)\nfun int Leave=2002(int berth,)\nget int GetDepth=2006(,)\nset void SetDepth=2007(int depth,)\n",
      "text/plain"
    ),
  ]

  @Test(arguments: kin.indices) func tellsNoKin(_ index: Int) {
    let (source, mimeType) = Self.kin[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
