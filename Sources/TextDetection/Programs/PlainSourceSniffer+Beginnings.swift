// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Short programs whose first statement no other language has.
///
/// Sources: Elixir: IO; Microsoft: C#, Top-level statements; Microsoft: Write-Host; OCaml standard library, Stdlib and Printf; Nix reference manual, Lookup paths;
/// ANSI Common Lisp, FORMAT, DEFPACKAGE and IN-PACKAGE; Functional programming in Lean, section Running a program; Haskell 2010
/// report, section 5.1; Gradle user manual, Using Plugins; Kotlin language documentation, Basic syntax; The Rust Reference,
/// section Implementations; Scala language specification, section 5.3.2; Clojure: clojure.test and clojure.spec; The Go
/// Programming Language Specification, section Iota.
extension PlainSourceSniffer {
  /// The language and what its programs begin with, in front of which nothing but comments stands.
  private static let beginnings: [(language: String, statements: [StaticString])] = [
    ("C#", ["Console.Write(\"", "Console.WriteLine(\"", "Console.WriteLine($\""]),
    ("Clojure", ["(deftest ", "(s/def ::"]),
    ("Common Lisp", ["(defpackage :", "(defpackage #:", "(format t \"", "(in-package :", "(in-package #:"]),
    ("Elixir", ["IO.inspect ", "IO.inspect(", "IO.puts \"", "IO.puts("]),
    ("Go", ["const ("]),
    ("Groovy", ["apply from: '", "apply from: \"", "apply plugin: '", "apply plugin: \""]),
    ("Haskell", ["main = interact ", "main = print ", "main = putStrLn ", "main :: IO ()"]),
    ("Kotlin", ["fun main() {", "fun main(args: Array<String>) {"]),
    ("Lean", ["def main : IO Unit"]),
    ("Nix", ["import <nixpkgs>", "with import <nixpkgs>", "{ pkgs ? import <nixpkgs>"]),
    ("OCaml", ["let () = Printf.printf", "let () = print_endline", "print_endline \""]),
    (
      "PowerShell",
      [
        "Get-ChildItem ", "Import-Module ", "New-Item ", "Remove-Item ", "Set-ExecutionPolicy ", "Set-Location ",
        "Start-Process ", "Start-Service ", "Stop-Process ", "Stop-Service ", "Write-Host \"", "Write-Host '",
        "Write-Output \"", "Write-Output '",
      ]
    ),
    ("Rust", ["impl ", "impl<"]),
    ("Scala", ["case class ", "case object "]),
  ]

  /// Lines of such programs; where there are more, other rules have seen enough of them.
  private static let mostLinesOfBeginnings = 24

  /// The language of a short text that begins with one of the statements; nil for none.
  static func beginning(of sample: TextSample) -> String? {
    guard sample.isWhole, sample.lines.count <= mostLinesOfBeginnings, !sample.contains("\n```") else { return nil }
    let front = sample.front
    guard front < sample.bytes.count else { return nil }
    let found = beginnings.first { row in row.statements.contains { sample.bytes.has($0, at: front) } }
    // Sentences may begin with the name of a command.
    guard let found, !SentenceLines.fill(sample.bytes) else { return nil }
    switch found.language {
    // Visual Basic ends its statements with their lines.
    case "C#": return sample.contains(");") ? found.language : nil
    // Definitions of tests in Common Lisp have parameters.
    case "Clojure": return sample.contains("(is (") || sample.contains("(s/") ? found.language : nil
    case "Go": return sample.contains(" = iota\n") ? found.language : nil
    case "Rust": return sample.contains("fn ") ? found.language : nil
    default: return found.language
    }
  }
}
