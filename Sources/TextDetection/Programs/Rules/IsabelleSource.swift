// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Theories of Isabelle.
///
/// Source: The Isabelle/Isar Reference Manual, section Defining theories.
enum IsabelleSource {
  /// Bytes in which the head of a theory ends.
  private static let longestTheoryHead = 1024

  /// Words of a session, one of which at least stands below its name (The Isabelle System Manual, section Session ROOT
  /// specifications).
  private static let partsOfSessions: [StaticString] = [
    "\n  theories", "\n  sessions", "\n  document_files", "\ntheories",
  ]

  /// A session in front of all but comments and chapters, and what it is made of.
  static func isSession(_ sample: TextSample) -> Bool {
    sample.heads.contains(UInt8(ascii: "s")) && sample.contains(anyOf: partsOfSessions)
      && sample.lines.contains { line in
        line.begins(with: "session ") && (line.contains(" = ") || line.trimmed.last == UInt8(ascii: "="))
      }
  }

  /// A theory in front of all but comments, the theories it is made of, and the word after which it begins.
  static func isTheory(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("theory ", at: front) else { return false }
    let words = sample.bytes[front...].prefix(longestTheoryHead).split(maxSplits: 64) { $0 <= 0x20 }
    return words.count > 4 && words[2].equals("imports") && words.contains { $0.equals("begin") }
  }
}
