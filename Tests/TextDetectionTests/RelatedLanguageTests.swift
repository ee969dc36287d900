// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Programs in languages that share words and signs with others, each by what only its own grammar has.
@Suite struct RelatedLanguageTests {
  /// Languages after C, and what they were taken for.
  static let afterC: [(source: String, mimeType: String)] = [
    // C# with the libraries of GNOME is no Vala.
    (
      "using System;\nusing Gtk;\n\npublic class Quay : Dialog\n{\n\tpublic Quay () : base (\"Quay\", null)\n\t{\n\t\tVBox box = new VBox (false, 5);\n\t\tConsole.WriteLine (\"moored\");\n\t}\n}\n",
      "text/x-csharp"
    ),
    (
      "using Gtk;\n\npublic class Quay : Dialog {\n\tpublic int depth { get; set; }\n\n\tinternal Quay () {\n\t\tbase ();\n\t\tdepth = 0;\n\t}\n\n\tpublic signal void moored ();\n}\n",
      "text/x-vala"
    ),
    (
      "#version 3.7;\n#include \"colors.inc\"\n#declare Depth = 4;\n\nglobal_settings { assumed_gamma 1.0 }\n",
      "text/x-povray"
    ),
    (
      "layout(local_size_x = 8) in;\n\nuniform uint depth;\n\nlayout(binding = 1, std430) buffer Berths\n{\n  uint berths[];\n};\n\nvoid main()\n{\n  berths[gl_GlobalInvocationID.x] = depth;\n}\n",
      "text/x-glsl"
    ),
    (
      "class Boat : Vessel\n{\n  Boat(Quay @place)\n  {\n    @berth = place;\n  }\n  void moor(const string &in name, int &out depth)\n  {\n    if( berth !is null ) depth = berth.depth;\n  }\n  Quay @berth;\n}\n",
      "text/x-angelscript"
    ),
    (
      "#include \"quay.h\"\n\n#include <cwchar>\n#include <memory>\n\nint depth(const wchar_t *name) { return wcslen(name); }\n",
      "text/x-c++src"
    ),
    ("export module Quay;\n\nimport Pier;\n\nexport int depth() {\n  return pier();\n}\n", "text/x-c++src"),
    ("struct Berth\n{\n  1: string name,\n  2: Depth depth = {\"low\": 4},\n}\n", "text/x-thrift"),
    (
      "library;\npart of harbour;\n\nclass Tide {\n  static const int LOW = 0;\n  static const int HIGH = 1;\n\n  bool get isHigh => level == HIGH;\n}\n",
      "application/vnd.dart"
    ),
    (
      "lexer grammar Tides;\n\noptions { filter=true; }\n\n@header {\npackage harbour.tides;\nimport java.util.*;\n}\n\nLEVEL : ('0'..'9')+ ;\nfragment DOT : '.' ;\n",
      "text/x-antlr"
    ),
    (
      "namespace harbour.quay;\n\npartial interface Berth {\n  Promise<void> moor();\n};\n\npartial interface Pier {\n  readonly attribute boolean free;\n  attribute Berth? last;\n};\n",
      "text/x-webidl"
    ),
    (
      "plugins {\n    kotlin(\"jvm\")\n    id(\"quay\")\n}\n\ndependencies {\n    compile(project(\":pier\"))\n}\n",
      "text/x-kotlin"
    ),
    // Imports without semicolons are those of three languages; what follows them tells which.
    (
      "package harbour.quay\n\nimport harbour.pier.Boat\nimport harbour.pier.Berth\nimport harbour.pier.Crane\nimport harbour.pier.Dock\nimport harbour.pier.Ferry\nimport harbour.pier.Gate\nimport harbour.pier.Lock\nimport harbour.pier.Mole\nimport harbour.pier.Mooring\nimport harbour.pier.Pilot\nimport harbour.pier.Quay\nimport harbour.pier.Tide\nimport harbour.pier.Tug\nimport harbour.pier.Wharf\n\nclass Mooring(private val quay: Quay, last: Boat? = null) : Berth(quay) {\n    override fun moor(boat: Boat): Boolean {\n        val tide = quay.tide ?: return false\n        return tide.isHigh\n    }\n}\n",
      "text/x-kotlin"
    ),
    // No class of C# has a period in its name.
    (
      "public class Harbour.Berth : Place {\n\tpublic Boat? boat {\n\t\tget { return _boat; }\n\t\tprivate set { _boat = value; }\n\t}\n\n\tpublic string? name { get; private set; }\n\n\tprivate Boat _boat;\n\n\tpublic override void moor (Boat boat) {\n\t\tbase.moor (boat);\n\t}\n}\n",
      "text/x-vala"
    ),
    (
      "package harbour.quay\n\nimport harbour.pier.Boat\nimport harbour.pier.Berth\n\nclass BoatTest extends BerthTest {\n  private static final Boat BOAT = new Boat()\n\n  void testMoors() {\n    assert BOAT.moor()\n  }\n\n  @Override\n  protected Berth createBerth() { new Berth() }\n}\n",
      "text/x-groovy"
    ),
  ]

  /// Other languages.
  static let others: [(source: String, mimeType: String)] = [
    (
      ";;; quay.el --- Moor boats\n\n;;; Commentary:\n\n;; Boats need berths.\n\n;;; Code:\n\n(defvar quay-depth 4)\n(defun quay-moor (boat) (list boat quay-depth))\n\n;;; quay.el ends here\n",
      "text/x-emacs-lisp"
    ),
    (
      "(require 'cl-lib)\n\n(declare-function quay-moor \"quay\" (boat))\n(add-to-list 'quay-boats '(ada . 4))\n(defvar quay-depth nil)\n",
      "text/x-emacs-lisp"
    ),
    (
      "(defproject org.quay/berths \"1.0\"\n  :description \"Berths\"\n  :url \"https://quay.example\"\n  :dependencies [[org.clojure/clojure \"1.8.0\"]])\n",
      "text/x-clojure"
    ),
    ("-record(berth, {name,\n                depth,\n                boats = []}).\n", "text/x-erlang"),
    ("-define(DEEPEST, 14).\n", "text/x-erlang"),
    (
      "package provide quay 0.1\n\nnamespace eval ::quay:: {\n    variable depth 4\n    namespace export moor\n}\n\nproc ::quay::moor {boat} {\n    variable depth\n    return $depth\n}\n",
      "text/x-tcl"
    ),
    ("moor = function(self, boat, ...)\n  return self[boat](self, ...)\nend\n", "text/x-lua"),
    (
      "complete -c quay -s d -l depth -d 'Depth of the berth'\ncomplete -c quay -n '__fish_use_subcommand' -a moor -d 'Moor a boat'\n",
      "application/x-fishscript"
    ),
    (
      "console.log(quay.depth);\nvar text = `\n(module\n (memory 0 0)\n (func (param i32))\n)\n`;\nmoor(text);\n",
      "text/javascript"
    ),
    (
      ";+\n; Depths of berths.\n;-\nPRO MOOR, boats, DEPTH=depth, $\n    QUIET=quiet\n  IF N_ELEMENTS(boats) EQ 0 THEN RETURN\n  IF KEYWORD_SET(quiet) THEN depth = FLTARR(4)\nEND\n",
      "text/x-idl"
    ),
    (
      "theory Berths\n  use int.Int\n  function depth int : int\n  axiom deep: forall b: int. depth b >= 0\n  goal free: exists b: int. depth b = 0\nend\n",
      "text/x-why3"
    ),
    (
      "let moor (b: int) : int\n  requires { b >= 0 }\n  ensures  { result > b }\n= b + 1\n\nlemma deep: forall b: int. b < b + 1\n",
      "text/x-why3"
    ),
    (
      "predicate berths(array[int] of var int: b, int: n) =\n    forall(i in index_set(b)) (b[i] <= n);\n\narray[1..4] of int: depth :: add_to_output = [4, 9, 4, 9];\n",
      "text/x-minizinc"
    ),
    (
      "PROC depth = (REF [] INT berths) INT:\nBEGIN\n  INT deepest := 0;\n  FOR i FROM LWB berths TO UPB berths DO\n    IF berths[i] > deepest THEN deepest := berths[i] FI\n  OD;\n  deepest\nEND;\nprint((depth, new line))\n",
      "text/x-Algol68"
    ),
    (
      "InstallValue( Berths, [] );\nReadPackage( \"quay\", \"gap/pier.gi\" );\nReadPackage( \"quay\", \"gap/berth.gi\" );\nDeclareInfoClass( \"InfoQuay\" );\n",
      "text/x-gap"
    ),
    (
      "data Berth {a} (A : Set a) : Set a where\n  free  : Berth A\n  taken : A → Berth A\n\n{-# BUILTIN MAYBE Berth #-}\n",
      "text/x-agda"
    ),
    (
      "use Quay;\n\nclass Quay::Berth does Place {\n\n    =begin pod\n\n    The berths that are free, and which of them you have to take when they are deep.\n\n    =end pod\n\n    has $.depth;\n    method moor($boat) { $boat }\n}\n",
      "text/x-raku"
    ),
    (
      "::\n:: Copies what is moored to the places that are free; you have to call it twice, as the list that was made has gaps.\n::\nsetlocal\nif not exist berths mkdir berths\ncopy quay.txt berths\n",
      "application/x-bat"
    ),
    // Ada ends packages by their names, and counts with periods.
    (
      "package quay is\n  type berths is array(0 to 3) of integer;\n  constant depth : integer := 4;\nend package;\n",
      "text/x-vhdl"
    ),
    (
      "configuration deep of quay is\n  for tidal\n    for all : berth\n      use entity work.pier(deep);\n    end for;\n  end for;\nend deep;\n",
      "text/x-vhdl"
    ),
    (
      "abstract class Berth[B <: Boat] {\n  def moor(): B\n}\nclass Pier extends Berth[Ferry] {\n  def moor(): Ferry = new Ferry(4)\n}\n",
      "text/x-scala"
    ),
    (
      "function quay_berths --description 'List the berths'\n    set -l last (quay list | tail -1)\n    string replace -r '\\..*' '' $last\nend\n",
      "application/x-fishscript"
    ),
    (
      "module Quay\n\n  use int.Int\n\n  let moor (b: int) =\n    let d = b + 1 in\n    assert { d > b };\n    d\n\nend\n",
      "text/x-why3"
    ),
    ("option('depth', type: 'integer', value: 4, description: 'Depth of the berths')\n", "text/x-meson"),
    (
      "Hej\n\nKajen @PAGE@ med @TITLE@ har ändrats.\nHär är ändringarna:\n\n-----------------\n@DIFF@\n-----------------\n\nÄldre: @OLD@\nNyare: @NEW@\n\nFör att avbryta: logga in på @QUAY@, besök sedan\n@SUBSCRIBE@\noch avbeställ ändringar.\n",
      "text/plain"
    ),
    ("AT_BANNER([[Berths]])\n\nAT_SETUP([moor])\nAT_CHECK([quay moor], [0])\nAT_CLEANUP\n", "application/x-m4"),
  ]

  @Test(arguments: afterC.indices) func namesTheLanguageAfterC(_ index: Int) {
    let (source, mimeType) = Self.afterC[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: others.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.others[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// Documents and templates that were taken for those of others.
  static let documents: [(source: String, mimeType: String)] = [
    // Messages of Protocol Buffers have no types of their own, objects of Qt begin with one.
    (
      "id: \"quay\"\nname: \"Quay\"\ndepth: 9\nberths {\n  name: \"a\"\n  length: 4\n}\nnote:\n  \"Deep,\"\n  \" and long.\"\n",
      "text/x-protobuf-text"
    ),
    (
      "# proto-message: Quay\nquay {\n  berth {\n    depth: 9\n    name: \"a\"\n    kind: DEEP\n    marks: [1, 2]\n  }\n}\n",
      "text/x-protobuf-text"
    ),
    ("meta {\n  name: quay\n  seq: 4\n}\nquay {\n  kind: deep\n}\n", "text/plain"),
    ("a {\n  color: red\n}\nb {\n  content: \"x\"\n}\np {\n  margin: 0\n}\n", "text/css"),
    (
      "MetaInfo {\n    Type {\n        name: \"Quay.Berth\"\n        icon: \"images/berth.png\"\n\n        ItemLibraryEntry {\n            name: \"Berth\"\n            category: \"Quays\"\n            version: \"1.0\"\n            requiredImport: \"Quay\"\n        }\n    }\n}\n",
      "text/x-qml"
    ),
    // Style sheets of Matplotlib have no objects.
    (
      "patch.linewidth : 0.5\npatch.facecolor : 348ABD  # blue\nfont.size : 10\naxes.grid : True\naxes.xmargin: 0\naxes.cycle : cycler('color', ['348ABD', 'b74331'])\nlegend.loc : best\n",
      "text/plain"
    ),
    // Objects of [incr Tcl].
    (
      "# Quay\n\nitcl::class Quay {\n    inherit Pier\n\n    constructor {args} {\n\teval Pier::constructor $args\n    } {\n\tquay::moor $hull\n\tfocus $hull.berth\n    }\n}\n",
      "text/x-tcl"
    ),
    (
      "itcl::class Quay {\n    inherit itk::Widget\n\n    protected variable depth 9\n\n    constructor {args} {\n\tset hull $itk_component(hull)\n\teval itk_initialize $args\n    }\n\n    method moor {args} {\n\treturn $depth\n    }\n}\n",
      "text/x-tcl"
    ),
    // Classes of patterns in schemas are no elements of pages.
    (
      "local.article.class = notAllowed\narticle.class = article | local.article.class\nlocal.nav.class = notAllowed\nnav.class =\n  toc\n  | lot\n  | local.nav.class\nbook.class =\n  article.class\n  | nav.class\nbook = element book { book.attlist, nav.class* }\nbook.attlist &= attribute label { text }?\n",
      "application/relax-ng-compact-syntax"
    ),
    // Tags and members of templates that make pages.
    (
      "doctype html\nhtml\n  head\n    title Quay\n    include style.html\n  body\n    #quay\n      h1#top Quay\n      #stats(class=depthClass(quay.depth))\n        .percentage #{quay.depth | 0}%\n      for berth in quay.berths\n        .berth\n          h2(id=berth.name)= berth.name\n          th Depth\n",
      "text/x-pug"
    ),
    (
      "#menu\n  li\n    a(href='#quay') quay\n  for berth in quay.berths\n    li\n      span.depth(class=depthClass(berth.depth)) #{berth.depth | 0}\n      a(href='##{berth.name}')\n        if berth.length\n          span.name= berth.name\n",
      "text/x-pug"
    ),
    // Slice has what its elder sister has not.
    (
      "#include <Ice/Identity.ice>\n\nmodule Quay\n{\n  [\"python:seq:tuple\"] sequence<byte> Marks;\n  dictionary<int, string> Names;\n  struct Berth {\n    int depth;\n    string name;\n  };\n  exception QuayException {};\n  exception FullException extends QuayException {};\n  interface Harbour {\n    idempotent bool isDeep(int berth) throws FullException;\n    void moor(string name) throws FullException;\n  };\n};\n",
      "text/x-slice"
    ),
    ("module Quay\n{\n  interface Berth\n  {\n    string moor();\n  };\n};\n", "text/x-idl"),
    ("module Quay {\n  interface Berth {\n    string moor(string name);\n  }\n}\n", "text/plain"),
    // Members of tables in HCL have no commas between them.
    (
      "\"depths\" = [1, 4]\n\"quay\" = {\n  \"name\" = \"a\"\n  \"berth\" = {\n    \"deep\" = true\n    \"length\" = 9\n  }\n}\n\"kind\" = \"stone\"\n",
      "text/x-hcl"
    ),
    ("\"depths\" = [1, 4]\n\"quay\" = { \"name\" = \"a\", \"deep\" = true }\nkind = \"stone\"\n", "application/toml"),
    ("[org.quay.berth]\ndeep=false\nkind='stone'\nlamp-kind='oil'\n", "text/x-ini"),
    ("[quay.berth]\ndeep = false\nkind = 'stone'\n", "application/toml"),
    // Directives of ASP.NET may have blanks around the sign; those of Java's pages name another language.
    ("<%@ Page Language = \"C#\" %>\n<html>\n<body>\n<%= depth %>\n</body>\n</html>\n", "text/aspdotnet"),
    ("<%@ page language = \"java\" %>\n<html>\n<body>\n<%= depth %>\n</body>\n</html>\n", "application/x-httpd-jsp"),
    // Escaping is switched in Django and Jinja.
    (
      "{{ \"<b>quay</b>\" }}\n{% autoescape off %}\n{{ \"<b>quay</b>\" }}\n{% endautoescape %}\n{% autoescape on %}\n{{ \"<b>quay</b>\"|escape }}\n{% endautoescape %}\n",
      "text/x-jinja"
    ),
    // Sheets of both languages with indents.
    (
      "body\n  p\n    line-height: 1.5em\n\n    span\n      font-weight: 700\n  a\n    color: red\n\n    &:hover\n      color: blue\n",
      "text/x-sass"
    ),
    (
      "body\n  p\n    margin 4px\n    color red\n  a\n    color: red\n\n    &:hover\n      color: blue\n",
      "text/x-stylus"
    ),
    // Heads of pages have elements, those of divisions words.
    (
      "<div xmlns:q=\"http://quay.example/ns\">\n  <head>\n    <title>${quay}</title>\n    <style type=\"text/css\">b { color: red }</style>\n  </head>\n  <div q:if=\"deep\">Moor</div>\n</div>\n",
      "text/html"
    ),
    ("<div>\n<head>Of quays</head>\n<p>A quay is deep.</p>\n</div>\n", "application/tei+xml"),
    ("<template> <do type=\"accept\" label=\"Quay\"><prev/></do> </template>\n", "application/xml"),
  ]

  @Test(arguments: documents.indices) func namesTheDocument(_ index: Int) {
    let (source, mimeType) = Self.documents[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
