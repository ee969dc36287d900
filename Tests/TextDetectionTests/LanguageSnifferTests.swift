// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

@Suite struct LanguageSnifferTests {
  private let detector = TextDetector()

  static let programs: [(source: String, mimeType: String)] = [
    ("# path\nif (! $?BERTH) then\n  setenv BERTH quay\nendif\nset path = (/opt/bin $path)\n", "text/x-csh"),
    ("#include <stdio.h>\n\nint main(void)\n{\n  printf(\"hi\\n\");\n  return 0;\n}\n", "text/x-csrc"),
    (
      "#include <iostream>\nusing namespace std;\ntemplate <typename T> class A { public: virtual void f() const; };\nint main() { cout << 1; }\n",
      "text/x-c++src"
    ),
    (
      "#import <Foundation/Foundation.h>\n@interface A : NSObject\n@property (nonatomic) NSString *name;\n@end\n",
      "text/x-objcsrc"
    ),
    (
      "#import \"A.h\"\n#include <vector>\n#include <string>\n\n@implementation A {\n  std::vector<std::string> names;\n}\n- (void)add:(NSString *)n {\n  names.push_back([n UTF8String]);\n}\n@end\n",
      "text/x-objc++src"
    ),
    ("# paths\n/^#/d\ns|/usr|/opt|g\n$!N\nP\n", "text/x-sed"),
    ("package main\n\nimport (\n\t\"fmt\"\n)\n\nfunc main() {\n\tx := 1\n\tfmt.Println(x)\n}\n", "text/x-go"),
    (
      "use std::io;\n\nfn main() {\n    let mut x = Vec::new();\n    x.push(1);\n    println!(\"{:?}\", x);\n}\n",
      "text/rust"
    ),
    (
      "import Foundation\n\nstruct A: Codable {\n  let name: String\n  func f() -> Int {\n    guard let x = Int(name) else { return 0 }\n    return x\n  }\n}\n",
      "text/x-swift"
    ),
    (
      "package a.b;\n\nimport java.util.List;\n\npublic class A extends B {\n  @Override\n  public String toString() { return \"a\"; }\n}\n",
      "text/x-java"
    ),
    (
      "package a\n\ndata class P(val x: Int)\n\nfun main() {\n  val p = P(1)\n  println(\"x\")\n  when (p.x) { 1 -> print(2) }\n}\n",
      "text/x-kotlin"
    ),
    (
      "object A extends App {\n  case class P(x: Int)\n  val xs = List(1, 2)\n  def f(a: Int): Int = a match {\n    case 1 => 2\n    case _ => 3\n  }\n}\n",
      "text/x-scala"
    ),
    (
      "using System;\n\nnamespace A\n{\n  public class B\n  {\n    public string Name { get; set; }\n    static void Main(string[] args) { Console.WriteLine(1); }\n  }\n}\n",
      "text/x-csharp"
    ),
    (
      "import os\n\nclass A(object):\n    def __init__(self, x):\n        self.x = x\n\n    def f(self):\n        return None\n",
      "text/x-python"
    ),
    (
      "require 'set'\n\nmodule A\n  class B < C\n    attr_reader :x\n    def initialize(x)\n      @x = x\n    end\n  end\nend\n",
      "text/x-ruby"
    ),
    (
      "use strict;\nuse warnings;\n\nmy %h = (a => 1);\nforeach my $k (keys %h) {\n  print \"$k\\n\";\n}\n",
      "text/x-perl"
    ),
    (
      "local M = {}\n\nfunction M.f(x)\n  if x == nil then\n    return nil\n  end\n  local y = string.format(\"%d\", x)\n  return y\nend\n\nreturn M\n",
      "text/x-lua"
    ),
    (
      "const a = require('a');\n\nfunction f(x) {\n  if (x === 1) { return undefined; }\n  var y = x;\n  console.log(y);\n}\n\nmodule.exports = f;\n",
      "text/javascript"
    ),
    (
      "module Main where\n\nimport qualified Data.Map as M\n\nmain :: IO ()\nmain = do\n  putStrLn \"hi\"\n  return ()\n",
      "text/x-haskell"
    ),
    (
      "-module(a).\n-export([f/1]).\n\nf(X) when X > 0 ->\n  {ok, X};\nf(_) ->\n  io:format(\"no\").\n", "text/x-erlang"
    ),
    (
      "defmodule A do\n  @moduledoc \"x\"\n  def f(x) do\n    x |> Enum.map(fn y -> y end)\n    IO.puts \"a\"\n  end\nend\n",
      "text/x-elixir"
    ),
    (
      "(ns a.b\n  (:require [clojure.string :as s]))\n\n(defn f [x]\n  (let [y 1]\n    (println x y)))\n",
      "text/x-clojure"
    ),
    (
      "(define (f x)\n  (if (null? x)\n      '()\n      (cons (car x) (f (cdr x)))))\n\n(display (f '(1)))\n",
      "text/x-scheme"
    ),
    (
      "(defun f (x)\n  \"doc\"\n  (setf y (car x))\n  (loop for z in x do (format t \"~a\" z)))\n(defvar *a* 1)\n",
      "text/x-common-lisp"
    ),
    (
      "program a\n  implicit none\n  integer :: i\n  real, dimension(3) :: x\n  do i = 1, 3\n    write(*,*) x(i)\n  end do\nend program a\n",
      "text/x-fortran"
    ),
    ("program A;\nuses SysUtils;\nvar\n  i: Integer;\nbegin\n  i := 1;\n  writeln('x');\nend.\n", "text/x-pascal"),
    (
      "with Ada.Text_IO; use Ada.Text_IO;\nprocedure A is\n  X : Integer := 1;\nbegin\n  Put_Line (\"x\");\nend A;\n",
      "text/x-adasrc"
    ),
    (
      "library ieee;\nuse ieee.std_logic_1164.all;\nentity a is\n  port (x : in std_logic);\nend a;\narchitecture b of a is\nbegin\nend b;\n",
      "text/x-vhdl"
    ),
    (
      "module a(input clk, output reg q);\n  always @(posedge clk) begin\n    q <= 1;\n  end\nendmodule\n",
      "text/x-verilog"
    ),
    (
      "CREATE TABLE a (id INTEGER PRIMARY KEY, name VARCHAR(10) NOT NULL);\nINSERT INTO a VALUES (1, 'x');\nSELECT * FROM a WHERE id = 1;\n",
      "application/sql"
    ),
    ("@echo off\nsetlocal\nset X=1\nif not exist %X% goto end\necho %X%\n:end\n", "application/x-bat"),
    (
      "param([string]$Name)\n\nfunction Get-Thing {\n  Write-Host $Name\n  Get-ChildItem | Where-Object { $_.Length -gt 1 }\n}\n",
      "application/x-powershell"
    ),
    (
      "set -e\nif [ -z \"$1\" ]; then\n  echo \"no\"\n  exit 1\nfi\nfor f in *; do\n  cp \"$f\" /tmp\ndone\n",
      "text/x-shellscript"
    ),
    (
      "cmake_minimum_required(VERSION 3.10)\nproject(a)\nadd_executable(a a.c)\ntarget_link_libraries(a m)\n",
      "text/x-cmake"
    ),
    ("FROM debian:12\nRUN apt-get update\nCOPY a /b\nWORKDIR /b\nCMD [\"./a\"]\n", "text/x-dockerfile"),
    ("CC = gcc\nall: a\n\na: a.o\n\t$(CC) -o $@ $<\n\n.PHONY: clean\nclean:\n\trm -f a\n", "text/x-makefile"),
    (
      "body {\n  color: #333;\n  margin: 0 auto;\n}\n\n.a, #b {\n  background: url(x.png);\n  font-family: serif;\n}\n",
      "text/css"
    ),
    (
      "@import 'a';\n$c: #333;\n@mixin m($x) {\n  color: $x;\n}\n.a {\n  @include m($c);\n  &:hover { color: red; }\n}\n",
      "text/x-scss"
    ),
    (
      "syntax = \"proto3\";\npackage a.b;\n\nmessage M {\n  string name = 1;\n  repeated int32 ids = 2;\n}\n",
      "text/x-protobuf"
    ),
    (
      "type Query {\n  user(id: ID!): User\n}\n\ntype User {\n  name: String!\n  tags: [String!]\n}\n",
      "application/graphql"
    ),
    ("library(ggplot2)\nx <- c(1, 2, 3)\nf <- function(a) {\n  mean(a)\n}\nd <- data.frame(x = x)\n", "text/x-r"),
    (
      "function y = f(x)\n% comment\n  y = zeros(1, numel(x));\n  for i = 1:numel(x)\n    y(i) = x(i) .* 2;\n  end\nend\n",
      "text/x-matlab"
    ),
    (
      "open System\n\nlet rec f x =\n  match x with\n  | 0 -> 1\n  | n -> n * f (n - 1)\n\nprintfn \"%d\" (f 3)\n[1; 2] |> List.map f\n",
      "text/x-fsharp"
    ),
    (
      "let rec f = function\n  | [] -> 0\n  | x :: xs -> x + f xs\n\nlet () =\n  Printf.printf \"%d\" (f [1]);;\n",
      "text/x-ocaml"
    ),
    (
      "import QtQuick 2.0\n\nRectangle {\n  id: root\n  width: 100\n  anchors.fill: parent\n  MouseArea {\n    onClicked: Qt.quit()\n  }\n}\n",
      "text/x-qml"
    ),
    (
      "const std = @import(\"std\");\n\npub fn main() !void {\n  const x: u8 = 1;\n  try std.debug.print(\"{}\", .{x});\n}\n",
      "text/x-zig"
    ),
    (
      "pragma solidity ^0.8.0;\n\ncontract A {\n  mapping(address => uint256) public b;\n  function f() external view returns (uint256) { return b[msg.sender]; }\n}\n",
      "text/x-solidity"
    ),
    (
      "rule A {\n  meta:\n    author = \"x\"\n  strings:\n    $a = \"x\" nocase\n  condition:\n    any of them\n}\n",
      "text/x-yara"
    ),
    ("proc f {x} {\n  set y [expr {$x + 1}]\n  puts $y\n  return $y\n}\npackage require Tk\n", "text/x-tcl"),
    (
      "set nocompatible\nlet g:x = 1\nnnoremap <leader>a :b<CR>\nfunction! F()\n  if exists('x')\n    return 1\n  endif\nendfunction\n",
      "text/x-vim"
    ),
    (
      "import 'dart:io';\n\nvoid main() async {\n  final x = 1;\n  print('$x');\n}\n\nclass A extends StatelessWidget {\n  @override\n  Widget build(BuildContext c) => x;\n}\n",
      "application/vnd.dart"
    ),
    (
      "using DataFrames\n\nfunction f(x::Int)\n  if x == nothing\n    return 0\n  elseif x > 1\n    println(\"x\")\n  end\nend\n",
      "text/x-julia"
    ),
    (
      "\t.file \"a.c\"\n\t.text\n\t.globl main\nmain:\n\tpushq %rbp\n\tmovq %rsp, %rbp\n\tmovl $0, %eax\n\tret\n",
      "text/x-asm"
    ),
    (
      "IDENTIFICATION DIVISION.\nPROGRAM-ID. A.\nPROCEDURE DIVISION.\n    DISPLAY \"X\".\n    STOP RUN.\n",
      "text/x-cobol"
    ),
    (":- module(a, [f/1]).\n\nf(X) :- member(X, [1, 2]), !.\nf(_) :- write(no), nl.\n", "text/x-prolog"),
    (
      "Option Explicit\nDim x As Integer\nPublic Sub Main()\n  If x = 1 Then\n    Console.WriteLine(\"x\")\n  End If\nEnd Sub\n",
      "text/x-vb"
    ),
    ("Feature: A\n  Scenario: b\n    Given x\n    When y\n    Then z\n", "text/x-gherkin"),
    (
      "# Divides whole numbers.\nfunction part(a, b,    r)\n{\n  split(\"\", r)\n  r[1] = int(a / b)\n  return length(r)\n}\nNR == 1 { print $0 }\n",
      "text/x-awk"
    ),
    ("cimport numpy as np\ncdef class A:\n  cdef int n\n  def f(self, x):\n    return self.n\n", "text/x-cython"),
    (
      "import os\n\ndef f(x):\n    return os.path.join(x, 'a')\n\nif __name__ == '__main__':\n    f('b')\n",
      "text/x-python"
    ),
    ("userdict begin\n/a { 2 copy moveto lineto } bind def\n/b { exch pop } def\nend\n", "application/postscript"),
    ("@side: 2em;\n.box {\n  margin: @side;\n  &:hover { color: @side; }\n}\n", "text/x-less"),
    (
      "module type Ordered = sig\n  type t\n  val compare : t -> t -> int\nend\n\nmodule Make (Ord : Ordered) : sig\n  val empty : unit -> int\nend\n",
      "text/x-ocaml"
    ),
    // Comments and strings whose words are none of the program's: brackets, braces, strings over lines.
    (
      "#[==[.rst:\nFindA\n-----\n\nFinds ``a``, which you have if the others that they have was set. See `b`_.\n#]==]\nfind_package(A)\nset(B c)\nif(B)\n  message(\"c\")\nendif()\n",
      "text/x-cmake"
    ),
    (
      "local page = [==[\n<style>\nbody { color: red; }\n</style>\n]==]\n\nlocal function f(x)\n  if x == nil then\n    return page\n  end\nend\n\nreturn f\n",
      "text/x-lua"
    ),
    (
      "{ You have it that they were, which is the one that was. }\nunit a;\n\ninterface\n\nuses b;\n\nimplementation\n\nbegin\nend.\n",
      "text/x-pascal"
    ),
    (
      "(defgroup a nil\n  \"What you have, which they\nthat are there have.\"\n  :group 'b)\n\n(defun a ()\n  (interactive)\n  (save-excursion (point)))\n\n(provide 'a)\n",
      "text/x-emacs-lisp"
    ),
    (
      "dnl You have it which they are that was.\nAC_DEFUN([A], [\n  AC_SUBST([B])\n  if test x; then\n    AC_MSG_RESULT([yes])\n  fi\n])\n",
      "application/x-m4"
    ),
    (
      "<#\n.SYNOPSIS\nWhat you have, which they that are there have.\n#>\nparam([string]$Path)\n\n$items = Get-ChildItem -Path $Path\nforeach ($item in $items) { Write-Host $item.Name }\n",
      "application/x-powershell"
    ),
    (
      "=begin\nWhat you have, which they that are there have.\n=end\n\nrequire 'set'\n\nmodule A\n  def b(c)\n    c.each do |d|\n      puts d\n    end\n  end\nend\n",
      "text/x-ruby"
    ),
    (
      "use strict;\nuse warnings;\n\nmy $name = shift;\nprint <<\"END\";\nWhat you have, which they that are there have, was that.\nEND\n\nforeach my $line (@ARGV) {\n  print \"$line\\n\";\n}\n",
      "text/x-perl"
    ),
    (
      "       IDENTIFICATION DIVISION.\n      * What you have, which they that are there have, was that.\n       PROGRAM-ID. A.\n       DATA DIVISION.\n       WORKING-STORAGE SECTION.\n       PROCEDURE DIVISION.\n           DISPLAY \"B\".\n           STOP RUN.\n",
      "text/x-cobol"
    ),
    (
      "/-\nWhat you have, which they that are there have.\n-/\nimport data.nat\n\nlemma a {b : Type*} (c : b) : c = c := by simp\n\ntheorem d : 1 = 1 := rfl\n\n#eval 1\n",
      "text/x-lean"
    ),
    (
      "' What you have, which they that are 'there' have.\nPublic Class A\n  Private Sub B()\n    Dim c As Integer\n    If c = 1 Then\n      Return\n    End If\n  End Sub\nEnd Class\n",
      "text/x-vb"
    ),
    (
      "(defun a (b)\n  (mapcar #'car b)) #| What you have, which they that are there have. |#\n\n(defparameter *c* #\\a)\n\n(defun d (&key e)\n  (format nil \"~a\" e))\n",
      "text/x-common-lisp"
    ),
    // Variables of types that are also the article.
    (
      "type 'a t = 'a list\nexternal f : 'a -> 'a = \"%f\"\nval g : 'a t -> 'a t\nval h : ('a -> 'b) -> 'a t -> 'b t\nexception E of int\n",
      "text/x-ocaml"
    ),
    ("# a\n@b\nFeature: C\n  Background:\n    Given d\n    When e\n", "text/x-gherkin"),
    ("Words.\n\n> module A where\n> import B\n\n> c :: Int\n> c = 1\n", "text/x-literate-haskell"),
  ]

  /// Lists of words and sentences of other languages, which share words with programs.
  static let texts: [String] = [
    "og\ni\njeg\ndet\nat\nen\nden\ntil\ner\nsom\nsig\nmen\net\nhar\nom\nvi\nmin\nhavde\nham\nhun\nnu\nover\nda\nfra\ndu\nud\nsin\ndem\nos\nop\nman\nhans\nhvor\neller\nhvad\nskal\nend\nselv\nher\nalle\nvil\nfor\nikke\n",
    "-- a1\nSubject: Enheden @UNIT@ er startet\n\nEnheden @UNIT@ er nu klar, og @COUNT@ er talt.\n\n-- a2\nSubject: Systemet @UNIT@ stopper\n\nNu stopper @UNIT@, som det skal.\n",
  ]

  /// Modules of Lisps, constants and dictionaries of scripts, tables with a header, patches with headers: what looks like
  /// another format at first.
  static let likenesses: [(text: String, mimeType: String)] = [
    ("(module a racket/base\n  (define b 1))\n", "text/x-racket"),
    ("(module $a\n  (func (export \"b\")))\n", "text/x-wat"),
    ("__version__ = '1.2'\n__author__ = \"A\"\n", "text/x-python"),
    ("names = {\n  'a': 1,\n  'b': 2,\n}\ncount = 3\n", "text/x-python"),
    ("name = \"a\"\nsizes = [1, 2]\nvalue = 3\n", "application/toml"),
    ("When,Low,High\n2024-01-02 10:00:00,1,2\n2024-01-03 10:00:00,1,2\n2024-01-04 10:00:00,1,2\n", "text/csv"),
    ("2024-01-02 10:00:00 up\n2024-01-03 10:00:00 down\n2024-01-04 10:00:00 up\n", "text/x-log"),
    ("From: A <a@b.example>\nSubject: Mend it\n\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n", "text/x-diff"),
    (
      "From: A <a@b.example>\nTo: C <c@d.example>\nSubject: Mend it\nMessage-ID: <1@b.example>\n\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
      "message/rfc822"
    ),
    ("From a@b.example Mon Aug 22 09:45:15 2011\nFrom: a@b.example\nSubject: Hi\n\nHello.\n", "application/mbox"),
    (
      "From a@b.example Mon Aug 22 09:45:15 2011\r\nFrom: a@b.example\r\nSubject: Hi\r\n\r\nHello.\r\n",
      "message/rfc822"
    ),
    ("# Made by hand.\n\n\"\"\"Reads [a table](a.md).\n\n* one\n* **two** `c`\n\"\"\"\n", "text/x-python"),
    ("\" Vim: see :help b\nName: a\nKeys:\n  - b\n  - c\n", "text/plain"),
    ("name: a\nkeys:\n  - b\n  - c\n", "application/yaml"),
    ("Feature: it is small\nGiven that it is, we like it.\n", "text/plain"),
    ("> import a\n\nWhat did you mean by that?\n", "text/plain"),
    ("defmodule A do\n  def f(x), do: %{a: x, b: 1}\nend\n", "text/x-elixir"),
    ("M1,2,3\nM2,3,4\nM3,4,5\nM4,5,6\n", "text/csv"),
  ]

  /// A model of the words of one text finds all that the model of the tables finds.
  @Test(arguments: programs.indices) func scoresAlikeWithTheModelOfItsWords(_ index: Int) {
    let bytes = Array(Self.programs[index].source.utf8)
    var tokenizer = LanguageTokenizer(
      TextSample(bytes, TextEncoding.detect(bytes, isCut: false), isWhole: true))
    tokenizer.run()
    let tokens = tokenizer.tokens
    let reader = LanguageReader()
    let own = reader.scores(of: tokens, upTo: tokens.count, sentenceWords: 0)
    reader.begin()
    let shared = reader.scores(of: tokens, upTo: tokens.count, sentenceWords: 0)
    #expect(own.model !== LanguageModel.shared)
    #expect(shared.model === LanguageModel.shared)
    #expect(own.scores == shared.scores)
  }

  /// What a text is does not depend on what its detector read before it.
  @Test func forgetsTheTextBefore() {
    let mimeTypes = Self.programs.map { detector.mimeType(of: $0.source) }
    #expect(mimeTypes == Self.programs.map { TextDetector().mimeType(of: $0.source) })
  }

  private static let clearBeginning = (0..<12).map {
    "class A\($0)(object):\n    def __init__(self, x):\n        self.x = x\n        return None\n"
  }.joined()

  /// The beginning of a text decides where it leaves no doubt, whatever follows and wherever the detector comes from.
  @Test func settlesALanguageByAClearBeginning() {
    let ruby = (0..<40).map { "  def a\($0)\n    puts \"a\"\n  end\n" }.joined()
    for detector in [TextDetector(), self.detector] {
      #expect(detector.mimeType(of: Self.clearBeginning) == "text/x-python")
      #expect(detector.mimeType(of: Self.clearBeginning + ruby) == "text/x-python")
    }
  }

  /// C++ may begin in C for long.
  @Test func readsOnBehindABeginningInC() {
    let beginning = "#include <stdio.h>\n" + (0..<20).map { "static unsigned int a\($0)(char *b);\n" }.joined()
    let rest = "namespace a {\ntemplate <typename T> class B : public C {\n public:\n  virtual void d() const;\n};\n}\n"
    #expect(detector.mimeType(of: beginning) == "text/x-csrc")
    #expect(detector.mimeType(of: beginning + rest) == "text/x-c++src")
  }

  @Test(arguments: likenesses.indices) func tellsFormatsApartThatBeginAlike(_ index: Int) {
    let (text, mimeType) = Self.likenesses[index]
    #expect(detector.mimeType(of: text) == mimeType, "\(text)")
  }

  @Test(arguments: texts) func takesNoSentencesForPrograms(_ text: String) {
    #expect(detector.mimeType(of: text) == "text/plain")
  }

  @Test(arguments: programs.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.programs[index]
    #expect(detector.mimeType(of: source) == mimeType, "\(source)")
  }
}
