// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources that show little of their language, or much that belongs to other texts, and texts that look like them.
@Suite struct ShortSourceTests {
  /// Programs whose variables, strings and comments read like sentences.
  static let wordy: [(source: String, mimeType: String)] = [
    (
      "+function ($) {\n  'use strict';\n\n  Quay.prototype.moor = function (boat) {\n    var that = this\n    that.boats = that.free\n    that.depth = that.low\n    that.open = that.open || that.free\n  }\n}(jQuery);\n",
      "text/javascript"
    ),
    (
      "#include <string>\n\nnamespace quay {\n  static const std::string help = R\"doc(\n    You have to moor that boat which they have at the berth\n    that you have, so that the boats that are there are free.\n  )doc\";\n}\n",
      "text/x-c++src"
    ),
    (
      "{#\n  The berths that are free, which you have to show to those that have the boats.\n#}\n{%- if berths %}\n<p>{{ berths }}</p>\n{%- for berth in berths %}\n<b>{{ berth }}</b>\n{%- endfor %}\n{%- endif %}\n",
      "text/x-jinja"
    ),
    // What a sentence says is one, whatever stands after its words.
    (
      "You have the berth that was free; the boats that are there have the pier.\nThey have a lamp, and you have your rope; that is all there was.\n",
      "text/plain"
    ),
  ]

  /// Languages that share features with others.
  static let related: [(source: String, mimeType: String)] = [
    // Programs that run kernels are no kernels.
    (
      "#include <stdio.h>\n#include <clquay.h>\n\nint main(void)\n{\n  cl_mem berth = 0;\n  printf(\"%d\\n\", moor(&berth));\n  return 0;\n}\n",
      "text/x-csrc"
    ),
    (
      "int depth_at(read_only image2d_t chart, sampler_t s, int2 at)\n{\n  uint4 value = read_imageui(chart, s, at);\n  barrier(CLK_LOCAL_MEM_FENCE);\n  return value.s0 + get_local_id(0);\n}\n",
      "text/x-opencl-csrc"
    ),
    (
      "#include \"quay.h\"\n#include <stdlib.h>\n\nJNIEXPORT jstring JNICALL Quay_moor(JNIEnv *env, jobject self) {\n  jclass type = env->GetObjectClass(self);\n  if (type == NULL) return NULL;\n  return env->NewStringUTF(\"moored\");\n}\n",
      "text/x-c++src"
    ),
    (
      "#include \"quay.h\"\n#include <stdlib.h>\n\nstatic int depth = 0;\n\nJNIEXPORT jstring JNICALL Quay_moor(JNIEnv *env, jobject self) {\n  unsigned int count = sizeof(depth);\n  jclass type = (*env)->GetObjectClass(env, self);\n  if (type == NULL) return NULL;\n  return (*env)->NewStringUTF(env, \"moored\");\n}\n",
      "text/x-csrc"
    ),
    // Themes use colours that they do not name.
    (
      ".quay {\n  color: @fg_color;\n  background-color: shade (@bg_color, 0.9);\n}\n\n.pier:hover {\n  border-color: @bg_color;\n}\n",
      "text/css"
    ),
    (
      "load(\n    \"@rules_quay//quay:berth.bzl\",\n    \"berth\",\n    \"pier\",\n)\n\ndef _impl(ctx):\n    depth = ctx.attr.depth\n    return [berth(ctx = ctx, depth = depth)]\n\nquay = rule(\n    implementation = _impl,\n    attrs = {},\n)\n",
      "text/x-starlark"
    ),
    (
      "package quay\n\nimport org.junit.Test\n\nclass BerthTest {\n  @Test\n  fun `it is free`() {\n    assertThat(berths(listOf(\"a\", \"b\")), equalTo(2))\n  }\n}\n",
      "text/x-kotlin"
    ),
    (
      "apply plugin: 'quay-berths'\n\ndependencies {\n    compileOnly \"org.quay:berths:$quayVersion\"\n    testCompile \"org.quay:piers:$quayVersion\"\n}\n",
      "text/x-groovy"
    ),
    (
      "public class Quay.Berth : Quay.Place {\n    public Berth () {\n        this.add (\"low\", this.moor);\n    }\n\n    public override void open () {}\n\n    public void moor () {\n        var pier = new Quay.Pier (boat);\n        boat.moored.connect ((a) => {\n            pier.add (a);\n        });\n    }\n}\n",
      "text/x-vala"
    ),
    (
      "import {expectType} from 'tsd';\nimport moor = require('.');\n\nconst options: moor.Options = {};\n\nexpectType<string>(moor('quay', {deep: false}));\n",
      "application/typescript"
    ),
    (
      "%include \"quay.asm\"\n\nSECTION_RODATA 32\n\nconst one, times 16 db 1\nconst two, times 8 dw 2\nconst four, times 4 dd 4\n",
      "text/x-asm"
    ),
    (
      "import os, sys\n\nsys.path.insert(0, os.path.abspath('..'))\n\nproject = 'quay'\nversion = '4'\nmaster_doc = 'index'\nhtml_theme = 'harbour'\n",
      "text/x-python"
    ),
  ]

  /// Languages that begin alike.
  static let alike: [(source: String, mimeType: String)] = [
    (
      "#pragma once\n#include \"../quay.hpp\"\n\nnamespace quay\n{\n\ttypedef berth<3, deep, defaultp>\t\tdeep3;\n\ttypedef berth<4, deep, defaultp>\t\tdeep4;\n}//namespace quay\n",
      "text/x-c++src"
    ),
    (
      "package quay\n\nimport berth \"quay.example/berth\"\n\nconst (\n\tName berth.Name = \"low\"\n\tDepth berth.Depth = 4\n)\n",
      "text/x-go"
    ),
    // Methods that are chosen by their arguments, in a class of Perl.
    (
      "package Quay;\nuse Moose;\nuse MooseX::MultiMethods;\n\nour $VERSION = '0.10';\n\nmulti method moor (Int $x) { 'Int' }\nmulti method moor (Str $x) { 'Str' }\n\n1;\n",
      "text/plain"
    ),
    (
      "module quay.util.Berth;\n\nimport stream;\n\npublic class Berth {\n  public static void moor(char[] boat) {\n    stderr.writeLine(\"Moored: \" ~ boat);\n    throw new Exception(\"Deep: \" ~ boat);\n  }\n}\n",
      "text/x-dsrc"
    ),
    (
      "(in-package :quay)\n\n(is (quay:render \"<b>{{#berths}}{{name}}{{/berths}}</b>\") \"<b></b>\")\n\n(defun moor (boat)\n  (let ((berth (free boat)))\n    (setf (place boat) berth)))\n",
      "text/x-common-lisp"
    ),
    (
      "-- Berths\n{-# LANGUAGE RankNTypes #-}\nmodule Quay (\n  -- * Berths\n    Berth(..)\n  , moor\n  ) where\n",
      "text/x-haskell"
    ),
    ("{-# OPTIONS --safe #-}\nmodule Quay where\n\ndata Berth : Set where\n  free : Berth\n", "text/x-agda"),
    (
      "package quay\n\nfunc Depth(b byte) string {\n\tswitch b {\n\tcase LOW:\n\t\treturn \"low\"\n\tcase DEEP:\n\t\treturn \"deep\"\n\t}\n\treturn \"none\"\n}\n",
      "text/x-go"
    ),
    (
      "package Quay;\n\npublic class berth\n  {\n    double depth = 0;\n    static public double moor(double low, double deep)\n    {\n      double sum = 0;\n      if (low == 0) { return deep; }\n      return sum;\n    }\n  }\n",
      "text/x-java"
    ),
    ("## Berths\n\npackage require quay 1.0\n\nproc moor {boat} {\n  return $boat\n}\n", "text/x-tcl"),
  ]

  /// Texts of formats that quote others.
  static let quoting: [(source: String, mimeType: String)] = [
    (
      "from lark import Lark\n\ngrammar = r\"\"\"\nstart: berth+\n%ignore WS\n\"\"\"\n\nprint(Lark(grammar).parse(\"a\"))\n",
      "text/x-python"
    ),
    ("start: berth+\n\n%import common.WS\n%ignore WS\n", "text/x-lark"),
    (
      "import io\n\nfrom quay import load\n\n\ndef test_empty() -> None:\n    root = load('''\n#+TITLE: Quay\n#+STARTUP: overview\n''')\n    assert root.children == []\n",
      "text/x-python"
    ),
    (
      "PKG = quay\n\nall: lisp\n\nlisp: $(PKG).el\n\t@printf \"$<\\n\"\n\ndefine HEAD\n;;; Code:\n(add-to-list 'load-path \".\")\nendef\n",
      "text/x-makefile"
    ),
    (
      "# \\section{Berths}{\n#  \\describe{\n#   \\item{\\code{depth}}{\n#     The depth. \\cr\n#     \\emph{Low} \\bold{or} not.\n#   }\n#  }\n# }\nsetMethodS3(\"moor\", \"default\", function(boat, ...) {\n  moored(boat, ...)\n})\n",
      "text/plain"
    ),
  ]

  /// Documents with code and titles, and what looks like them.
  static let documents: [(source: String, mimeType: String)] = [
    (
      "# Quay\n\nThis package counts the berths of a quay.\n\n## Example\n\n    package main\n    import \"fmt\"\n    func main() {\n      d := []byte(quay)\n      fmt.Println(d)\n    }\n\nIt is free for all who moor.\n",
      "text/markdown"
    ),
    ("# Quay\n\nThe berths of a quay.\n", "text/markdown"),
    ("# Quay\n\nmoor all boats there\n", "text/plain"),
    ("# Quay\nThe berths of a quay.\n", "text/plain"),
    ("# Boats\n*.exe\n*.so\n\n# Berths, made by `moor -c`\n*.test\n\n# Piers\n*.out\n", "text/plain"),
    (
      "<a name=\"1.2.0\"></a>\n# [1.2.0](https://quay.example/compare/1.1.0) (2017-02-13)\n\n\n### Features\n\n* **berth:** moor ([fc15720](https://quay.example/fc15720))\n",
      "text/markdown"
    ),
    (
      "[![quay][quay]][quay-url]\n\n# Quay\n\n<h2>Install</h2>\n\nSee [the berths](https://quay.example).\n\n```bash\nmoor\n```\n\n```js\nmodule.exports = {\n  quay: 4\n}\n```\n",
      "text/markdown"
    ),
  ]

  /// Programs that have a parenthesis and an asterisk where others open comments.
  static let starred: [(source: String, mimeType: String)] = [
    (
      "require \"quay\"\n\ndef moor(*args, node:)\n  args.each do |boat|\n    it \"moors #{boat}\" do\n      puts \"moored\"\n    end\n  end\nend\n",
      "text/x-ruby"
    ),
    (
      "(*A quay and its berths*)\nopen Printf\n\nlet rec moor b = match b with\n  | [] -> 0\n  | x :: rest -> 1 + moor rest\n",
      "text/x-ocaml"
    ),
    (
      "\"\"\""
        + String(repeating: "Berths are what boats have at the quay, and that is all there was to say.\n", count: 140)
        + "\"\"\"\n\nimport sys\n\n\ndef moor(boat):\n    return sys.argv[1]\n\n\nif __name__ == '__main__':\n    moor(None)\n",
      "text/x-python"
    ),
    (
      "(asdf:defsystem #:quay\n  :depends-on (#:pier\n               #:berth)\n  :serial t\n  :components ((:file \"quay\")))\n",
      "text/x-common-lisp"
    ),
    (
      "h1 { font-size: $large; }\nh2 { font-size: $small; margin-top: $line-height; }\n.quay { color: red; }\n",
      "text/x-scss"
    ),
  ]

  @Test(arguments: wordy.indices) func namesWordyPrograms(_ index: Int) {
    let (source, mimeType) = Self.wordy[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: related.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.related[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: alike.indices) func namesLanguagesThatBeginAlike(_ index: Int) {
    let (source, mimeType) = Self.alike[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: quoting.indices) func namesWhatQuotes(_ index: Int) {
    let (source, mimeType) = Self.quoting[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: documents.indices) func namesDocuments(_ index: Int) {
    let (source, mimeType) = Self.documents[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: starred.indices) func namesStarredPrograms(_ index: Int) {
    let (source, mimeType) = Self.starred[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
