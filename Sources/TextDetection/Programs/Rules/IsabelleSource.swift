// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Theories of Isabelle.
///
/// Source: The Isabelle/Isar Reference Manual, section Defining theories.
enum IsabelleSource {
  /// Bytes in which the head of a theory ends.
  private static let longestTheoryHead = 1024

  /// A theory in front of all but comments, the theories it is made of, and the word after which it begins.
  static func isTheory(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("theory ", at: front) else { return false }
    let words = sample.bytes[front...].prefix(longestTheoryHead).split(maxSplits: 64) { $0 <= 0x20 }
    return words.count > 4 && words[2].equals("imports") && words.contains { $0.equals("begin") }
  }
}
