// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import TextDetection

/// Programs that their first statements tell, or that are nothing but declarations, and programs in languages of their kin.
@Suite struct CompilationUnitTests {
  /// Short programs that are told.
  static let programs: [(source: String, mimeType: String)] = [
    (
      "package com.acme.shop;\n\n/** Prices. */\npublic interface PriceSource {\n    long priceOf(String article);\n}\n",
      "text/x-java"
    ),
    (
      "package com.acme.shop;\n\nimport java.util.List;\n\nfinal class Cart {\n    private final List<String> items;\n\n    Cart(List<String> items) {\n        this.items = items;\n    }\n\n    int size() {\n        return items.size();\n    }\n}\n",
      "text/x-java"
    ),
    (
      "@NullMarked\npackage com.acme.shop;\n\nimport org.jspecify.annotations.NullMarked;\n",
      "text/x-java"
    ),
    (
      "package com.acme;\n\npublic enum Colour {\n    RED, GREEN, BLUE\n}\n",
      "text/x-java"
    ),
    (
      "package com.acme;\n\nimport java.lang.annotation.*;\n\n@Retention(RetentionPolicy.RUNTIME)\n@Target({ElementType.FIELD, ElementType.METHOD})\npublic @interface Inject {\n    String value() default \"\";\n}\n",
      "text/x-java"
    ),
    (
      "public class Main {\n    public static void main(String[] args) {\n        System.out.println(\"Hello\");\n    }\n}\n",
      "text/x-java"
    ),
    (
      "package a.b;\n\npublic record Point(int x, int y) {\n    public double length() {\n        return Math.sqrt(x * x + y * y);\n    }\n}\n",
      "text/x-java"
    ),
    (
      "/*\n * Copyright\n */\npackage org.acme.test;\n\nimport static org.junit.Assert.assertEquals;\n\nimport org.junit.Test;\n\npublic class FooTest {\n    @Test\n    public void adds() {\n        assertEquals(3, new Foo().add(1, 2));\n    }\n}\n",
      "text/x-java"
    ),
    (
      "module com.acme.shop {\n    requires java.sql;\n    exports com.acme.shop;\n}\n",
      "text/x-java"
    ),
    (
      "package com.acme;\n\npublic class NotFoundException extends RuntimeException {\n    private static final long serialVersionUID = 1L;\n\n    public NotFoundException(String message) {\n        super(message);\n    }\n}\n",
      "text/x-java"
    ),
    (
      "namespace Acme.Shop;\n\npublic enum Colour\n{\n    Red,\n    Green,\n}\n",
      "text/x-csharp"
    ),
    (
      "using System;\n\nnamespace Acme\n{\n    class Program\n    {\n        static void Main(string[] args)\n        {\n            Console.WriteLine(\"Hi\");\n        }\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "namespace Acme.Shop\n{\n    public interface IPrice\n    {\n        decimal PriceOf(string article);\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "namespace Acme.Shop;\n\npublic record Point(int X, int Y);\n",
      "text/x-csharp"
    ),
    (
      "using Acme.Core;\n\nnamespace Acme.Shop {\n    internal sealed class Cart {\n        public int Count { get; private set; }\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "// Copyright\nnamespace Acme.Shop\n{\n    public static class Names\n    {\n        public const string Article = \"article\";\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "using System.Reflection;\n[assembly: AssemblyTitle(\"x\")]\n",
      "text/x-csharp"
    ),
    (
      "namespace Acme\n{\n    /// <summary>\n    /// What happened.\n    /// </summary>\n    public delegate void Happened(object sender, int code);\n}\n",
      "text/x-csharp"
    ),
    (
      "using System;\nusing UnityEngine;\n\npublic class Player : MonoBehaviour {\n    public float speed = 2f;\n    void Update() {\n        transform.Translate(Vector3.up * speed);\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "using Xunit;\n\nnamespace Acme.Tests\n{\n    public class CartTests\n    {\n        [Fact]\n        public void IsEmpty()\n        {\n            Assert.Empty(new Cart().Items);\n        }\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "module acme.shop;\n\nclass Cart\n{\n    int count;\n}\n",
      "text/x-dsrc"
    ),
    (
      "module shop;\n\nimport std.stdio;\n\nvoid main()\n{\n    writeln(\"hi\");\n}\n",
      "text/x-dsrc"
    ),
    (
      "import std.algorithm : map, filter;\n\nauto twice(int[] a) { return a.map!(x => 2 * x); }\n",
      "text/x-dsrc"
    ),
    (
      "package Acme::Shop;\n\nour $VERSION = 1;\n\n1;\n",
      "text/x-perl"
    ),
    (
      "package Acme::Shop::Cart;\nuse parent \"Acme::Base\";\nsub size { scalar @{ $_[0]{items} } }\n1;\n",
      "text/x-perl"
    ),
    (
      "use ExtUtils::MakeMaker;\n\nWriteMakefile(\n    NAME => \"Acme\",\n    VERSION_FROM => \"lib/Acme.pm\",\n);\n",
      "text/x-perl"
    ),
    (
      "module and2(a, b, y);\n  input a, b;\n  output y;\n  assign y = a & b;\nendmodule\n",
      "text/x-verilog"
    ),
    (
      "module top;\n  initial $display(\"hi\");\nendmodule\n",
      "text/x-verilog"
    ),
    (
      "`timescale 1ns/1ps\n`include \"defs.v\"\n",
      "text/x-verilog"
    ),
    (
      "// nothing\nmodule empty();\nendmodule\n",
      "text/x-verilog"
    ),
    (
      "{ sum += $1 }\nEND { print sum }\n",
      "text/x-awk"
    ),
    (
      "BEGIN { FS = \":\" }\n$3 >= 1000 { print $1 }\n",
      "text/x-awk"
    ),
    (
      "/error/ { n++ }\nEND { printf \"%d errors\\n\", n }\n",
      "text/x-awk"
    ),
    (
      "function max(a, b) {\n  return a > b ? a : b\n}\n\n{ m = max(m, $1) }\n\nEND { print m }\n",
      "text/x-awk"
    ),
    (
      "# counts words\n{\n  for (i = 1; i <= NF; i++)\n    count[$i]++\n}\nEND {\n  for (w in count)\n    print w, count[w]\n}\n",
      "text/x-awk"
    ),
    (
      "NR % 2 == 0 { print }\n",
      "text/x-awk"
    ),
    (
      "BEGIN {\n  while ((getline line < \"x\") > 0)\n    print line\n}\n",
      "text/x-awk"
    ),
    (
      "{ print $2, $1 }\n",
      "text/x-awk"
    ),
    (
      "int add(int a, int b);\nint sub(int a, int b);\n",
      "text/x-csrc"
    ),
    (
      "/* shop */\nenum colour { RED, GREEN };\n",
      "text/x-csrc"
    ),
    (
      "/* table */\nstatic const unsigned short table[] = {\n  1, 2, 3,\n};\n",
      "text/x-csrc"
    ),
    (
      "#pragma once\n#include \"a.h\"\n#include \"b.h\"\n",
      "text/x-csrc"
    ),
    (
      "extern int verbose;\nextern const char *progname;\nvoid usage(void);\n",
      "text/x-csrc"
    ),
    (
      "const char *names[] = { \"a\", \"b\" };\n",
      "text/x-csrc"
    ),
    (
      "int answer(void)\n{\n  return 42;\n}\n",
      "text/x-csrc"
    ),
    (
      "struct cart;\nvoid cart_free(struct cart *c);\n",
      "text/x-csrc"
    ),
    (
      "#pragma once\nnamespace acme {\nclass Cart;\nstruct Item;\n}\n",
      "text/x-c++src"
    ),
    (
      "package shop\n\nconst Version = \"1.2\"\n",
      "text/x-go"
    ),
    (
      "// Package shop sells things.\npackage shop\n",
      "text/x-go"
    ),
    (
      "package shop\n\ntype Cart struct {\n\tItems []string\n}\n",
      "text/x-go"
    ),
    (
      "describe('cart', function () {\n  it('is empty', function () {\n    expect(new Cart().size()).toBe(0);\n  });\n});\n",
      "text/javascript"
    ),
    (
      "module.exports = {\n  name: 'x',\n  list: [1, 2],\n};\n",
      "text/javascript"
    ),
    (
      "throw new Error('no');\n",
      "text/javascript"
    ),
    (
      "import { sum } from './sum';\n\ntest('adds', () => {\n  expect(sum(1, 2)).toBe(3);\n});\n",
      "text/javascript"
    ),
    (
      "%{\n#include <stdio.h>\nint yylex(void);\n%}\n%token NUMBER\n%%\nline: expr '\\n' { printf(\"%d\\n\", $1); }\n    ;\nexpr: NUMBER | expr '+' expr { $$ = $1 + $3; }\n    ;\n%%\nint main(void) { return yyparse(); }\n",
      "text/x-yacc"
    ),
    (
      "%{\n#include \"y.tab.h\"\n%}\n%%\n[0-9]+ { yylval = atoi(yytext); return NUMBER; }\n.      { return yytext[0]; }\n%%\n",
      "text/x-lex"
    ),
    (
      "rootProject.name = 'shop'\ninclude 'core', 'web'\n",
      "text/x-groovy"
    ),
  ]

  /// Programs that begin or look as those do.
  static let kin: [(source: String, mimeType: String)] = [
    (
      "package acme.shop;\n\nimport haxe.ds.StringMap;\n\nclass Cart {\n  public var count:Int;\n  public function new() {\n    count = 0;\n  }\n}\n",
      "text/x-haxe"
    ),
    (
      "package acme.shop\n\nimport spock.lang.Specification\n\nclass CartSpec extends Specification {\n    def \"is empty\"() {\n        expect:\n        new Cart().size() == 0\n    }\n}\n",
      "text/x-groovy"
    ),
    (
      "namespace Acme.Shop {\n    public class Cart : Object {\n        public int count { get; set; }\n        public signal void changed ();\n        public void add_item (string name) throws Error {\n        }\n    }\n}\n",
      "text/x-vala"
    ),
    (
      "package com.acme {\n    import flash.display.Sprite;\n    public class Cart extends Sprite {\n        public var count:int = 0;\n    }\n}\n",
      "text/x-actionscript"
    ),
    (
      "package com.acme\n\nclass Cart {\n    fun size(): Int = 0\n}\n",
      "text/x-kotlin"
    ),
    (
      "syntax = \"proto3\";\npackage acme.shop;\nmessage Cart { int32 size = 1; }\n",
      "text/x-protobuf"
    ),
    (
      "package acme.shop;\n\nmessage Cart {\n  required int32 size = 1;\n}\n",
      "text/x-protobuf"
    ),
    (
      "namespace Acme.Shop;\n\nenum Colour : byte { Red, Green }\n\ntable Cart {\n  size:int;\n}\n\nroot_type Cart;\n",
      "text/x-flatbuffers"
    ),
    (
      "module mkTb (Empty);\n  rule greet;\n    $display(\"hi\");\n    $finish(0);\n  endrule\nendmodule\n",
      "text/x-bluespec"
    ),
    (
      "module top;\n  logic [3:0] a;\n  always_comb a = 4;\nendmodule\n",
      "text/x-svsrc"
    ),
    (
      "#include <string>\nnamespace acme {\nclass Cart {\npublic:\n  std::string name() const;\n};\n}\n",
      "text/x-c++src"
    ),
    (
      "unit package Acme::Shop;\nour sub size($x) is export { $x.elems }\n",
      "text/x-raku"
    ),
    (
      "namespace Acme.Shop {\n    open Microsoft.Quantum.Intrinsic;\n    operation Hello() : Unit {\n        Message(\"hi\");\n    }\n}\n",
      "text/x-qsharp"
    ),
    (
      "namespace Acme.Shop {\n  export interface Cart {\n    size: number;\n  }\n}\n",
      "application/typescript"
    ),
    (
      "const a = 5;\nconst b = require('x');\n",
      "text/javascript"
    ),
    (
      "import the goods: wool, silk; then sell them.\nusing the road is free.\n",
      "text/plain"
    ),
    (
      "package contents: one book; two pens.\nmodule one: reading\n",
      "text/plain"
    ),
    (
      "It (the cat) sat. That (he said) was all; it (\"the dog\") ran and it ('x') hid.\n",
      "text/plain"
    ),
    (
      "mod a;\nmod b;\npub use a::X;\n",
      "text/rust"
    ),
    (
      "BEGIN { push @INC, \"lib\" }\nuse Acme;\nprint \"hi\\n\";\n",
      "text/x-perl"
    ),
    (
      "{ \"print\": \"$1\" }\n",
      "application/json"
    ),
    (
      "Dear all,\n{ print $1 } is a program.\n",
      "text/plain"
    ),
  ]

  @Test(arguments: programs.indices) func namesPrograms(_ index: Int) {
    let (source, mimeType) = Self.programs[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: kin.indices) func tellsKinApart(_ index: Int) {
    let (source, mimeType) = Self.kin[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// Every beginning of a program is read to its end, and no longer.
  @Test(arguments: programs.indices) func readsCutPrograms(_ index: Int) {
    let source = Self.programs[index].source
    let detector = TextDetector()
    for length in source.utf8.indices {
      let answer = detector.mimeType(of: String(decoding: source.utf8[..<length], as: UTF8.self))
      #expect(answer != "application/octet-stream", "\(length)")
    }
  }
}
