// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Short programs whose first statement no other language has.
///
/// Sources: Elixir: IO; Microsoft: Write-Host; OCaml standard library, Stdlib and Printf; Nix reference manual, Lookup paths;
/// PureScript: Effect.Console; ANSI Common Lisp, FORMAT, DEFPACKAGE and IN-PACKAGE; Lean: Functional programming in Lean, section
/// Running a program; Haskell 2010 report, section 5.1; Gradle user manual, Using Plugins; Vala reference manual, The main method; Coq reference manual, Proof mode; ECMA-408, Scripts;
/// perlop(1), section Quote-Like Operators.
extension PlainSourceSniffer {
  /// The language and what its programs begin with, in front of which nothing but comments stands.
  private static let beginnings: [(language: String, statements: [StaticString])] = [
    ("Common Lisp", ["(defpackage :", "(defpackage #:", "(format t \"", "(in-package :", "(in-package #:"]),
    ("Elixir", ["IO.inspect ", "IO.inspect(", "IO.puts \"", "IO.puts("]),
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
    return found.language != "Rust" || sample.contains("fn ") ? found.language : nil
  }

  /// What proofs begin with that have a name.
  private static let theorems: [StaticString] = [
    "Corollary ", "Example ", "Fact ", "Lemma ", "Proposition ", "Remark ", "Theorem ",
  ]

  /// A theorem that ends in a full stop, its proof, and the word that closes it.
  static func isProof(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "P")), sample.contains("\nProof"), sample.contains("Qed.") else {
      return false
    }
    return sample.lines.contains { line in
      theorems.contains { line.begins(with: $0) } && line.trimmed.last == UInt8(ascii: ".")
        && line.contains(UInt8(ascii: ":"))
    }
      && sample.lines.contains { line in
        let text = line.trimmed
        return text.equals("Proof.") || text.begins(with: "Proof.") && text.last == UInt8(ascii: ".")
      }
  }

  /// What statements begin with that take a here-document, and only in Perl a semicolon behind its mark.
  private static let takers: [StaticString] = ["$", "%", "@", "my ", "our ", "print ", "return "]

  /// A statement at the beginning of a line that takes the lines up to a mark, which stands alone in a later line.
  static func isHereDocument(_ sample: TextSample) -> Bool {
    guard sample.contains("<<"), sample.heads.containsAny(of: "$%@mopr") else { return false }
    for index in sample.lines.indices {
      let line = sample.lines[index].trimmed
      guard takers.contains(where: { sample.lines[index].begins(with: $0) }), line.last == UInt8(ascii: ";"),
        let sign = line.firstIndex(ofWord: "<<", from: line.startIndex)
      else { continue }
      let quoted = line[(sign + 2)...].dropLast().drop { $0 == 0x20 }
      let isQuoted = quoted.first == UInt8(ascii: "'") || quoted.first == UInt8(ascii: "\"")
      let mark = isQuoted ? quoted.dropFirst().dropLast() : quoted
      guard !mark.isEmpty, mark.allSatisfy(\.isWordCharacter), isQuoted ? quoted.last == quoted.first : true,
        mark[mark.startIndex].isCapital
      else { continue }
      // Long documents end behind what is seen of them.
      let isCut = !sample.isWhole || sample.lines.count == TextSample.mostLines
      if isCut || sample.lines.dropFirst(index + 1).contains(where: { $0.elementsEqual(mark) }) {
        return true
      }
    }
    return false
  }

  /// A program whose arguments are an array of strings, as in Java and its kin, and that prints as C does.
  static func isValaProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("string[] args") else { return false }
    return sample.contains("stdout.printf") || sample.contains("stderr.printf") || sample.contains("GLib.")
  }

  /// A program that begins as in C and prints a string as scripts do.
  static func isDartProgram(_ sample: TextSample) -> Bool {
    let front = sample.front
    let heads: [StaticString] = [
      "main() {", "main() async {", "void main() {", "void main() async {", "void main(List<String> ",
    ]
    guard heads.contains(where: { sample.bytes.has($0, at: front) }), !sample.contains("#"), !sample.contains("printf")
    else { return false }
    return sample.contains("{ print('") || sample.contains("{ print(\"")
      || sample.lines.contains { line in
        let text = line.trimmed
        return (text.begins(with: "print('") || text.begins(with: "print(\"")) && text.suffix(2).equals(");")
      }
  }
}
