// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Commands and proofs of Coq.
///
/// Sources: The Rocq Prover reference manual, sections Vernacular commands and Proof mode.
enum CoqSource {
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
      line.begins(withAnyOf: theorems) && line.trimmed.last == UInt8(ascii: ".")
        && line.contains(UInt8(ascii: ":"))
    }
      && sample.lines.contains { line in
        let text = line.trimmed
        return text.equals("Proof.") || text.begins(with: "Proof.") && text.last == UInt8(ascii: ".")
      }
  }

  /// What commands begin with that say what a name stands for, or which modules are required.
  private static let vernacular: [StaticString] = [
    "Axiom ", "Definition ", "Fixpoint ", "From ", "Inductive ", "Notation \"", "Parameter ", "Require Export ",
    "Require Import ",
  ]

  /// Commands that end in full stops in front of all but comments; no sentence has their signs.
  static func isVernacular(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard vernacular.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    let sentence = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    guard sentence.last == UInt8(ascii: "."), !sample.contains("\n```") else { return false }
    if sentence.begins(with: "From ") || sentence.begins(with: "Require ") {
      let words = sentence.words
      let isPath = { (word: ArraySlice<UInt8>) in word.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") } }
      let required = words.firstIndex { $0.equals("Require") }
      guard words.allSatisfy(isPath), let required, required + 2 < words.count else { return false }
      return (required == 0 || required == 2)
        && (words[required + 1].equals("Import") || words[required + 1].equals("Export"))
    }
    return sentence.contains(" := ")
      || sentence.contains(" : ") && sentence.words.count >= 4 && sentence.words[2].equals(":")
  }
}
