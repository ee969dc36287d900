// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The language that IRAF is written in.
///
/// Source: D. Tody: A reference manual for the IRAF subset preprocessor language.
enum SPPSource {
  /// What scripts for IRAF's shell, which declare procedures in the same way, do not have.
  private static let marks: [StaticString] = [
    "(Memi[", "(Memr[", "= Memi[", "= Memr[", "Memc[", "call salloc", "call smark", "call strcpy", "call eprintf",
    "call printf", "call error (", "\nerrchk", "\npointer\t",
  ]
  /// Types of functions.
  private static let types: [StaticString] = [
    "bool", "char", "complex", "double", "int", "long", "pointer", "real", "short",
  ]

  /// Whether a procedure is declared, its body stands between words that are alone in their lines, and something of the
  /// language's own is in it.
  static func isProcedure(_ sample: TextSample) -> Bool {
    guard sample.contains("\nbegin\n"), sample.contains("\nend"), sample.contains(anyOf: marks) else { return false }
    return sample.lines.contains { line in
      guard line.first?.isSmallLetter == true,
        line.trimmed.last == UInt8(ascii: ")") || line.trimmed.last == UInt8(ascii: ",")
      else { return false }
      let words = line.words
      let isTyped = types.contains { words[0].equals($0) }
      return words.count >= 2 && (words[0].equals("procedure") || isTyped && words[1].equals("procedure"))
        && line.contains(UInt8(ascii: "("))
    }
  }
}
