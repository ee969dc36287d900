// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Scores and orchestras of Csound.
///
/// Source: The Canonical Csound Reference Manual, sections The Standard Numeric Score and Orchestra Header Statements.
enum CsoundSource {
  /// Notes that a score has at least.
  private static let leastNotes = 2

  /// Letters of statements, in front of numbers.
  private static let statements = ByteSet("abefimnqrstvxy")
  /// What a field of a note may begin with: numbers, what is carried from the note before, and strings.
  private static let fieldSigns = ByteSet("!\"$()*+-.<>@[^np~{}")

  /// Nothing but statements, each a letter and numbers, among them notes with when they begin and how long they last, and a
  /// table or a tempo.
  static func isScore(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "i")) else { return false }
    var (notes, others) = (0, 0)
    for place in sample.wholeLines where !place.isBlank {
      let line = place.prefix { $0 != UInt8(ascii: ";") }.trimmed
      guard let first = line.first else { continue }
      // Loops, and macros of the preprocessor.
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "}") || line.begins(with: "#define ") { continue }
      guard statements.contains(first) else { return false }
      let fields = line.dropFirst().words
      guard !fields.isEmpty else { continue }
      guard fields.allSatisfy({ $0.first.map { $0.isDigit || fieldSigns.contains($0) } ?? false }) else { return false }
      if first == UInt8(ascii: "i") {
        guard fields.count >= 3 else { return false }
        notes += 1
      } else if fields.count >= (first == UInt8(ascii: "f") ? 4 : 2),
        first == UInt8(ascii: "f") || first == UInt8(ascii: "t")
      {
        others += 1
      }
    }
    return notes >= leastNotes && others >= 1
  }

  /// What the header of an orchestra sets.
  private static let settings: [StaticString] = ["0dbfs", "kr", "ksmps", "nchnls", "nchnls_i", "sr"]

  /// Whether a header sets rates and channels in front of instruments, which end with a word of their own.
  static func isOrchestra(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "s")) || sample.heads.contains(UInt8(ascii: "k")),
      sample.contains("instr "), sample.contains("endin")
    else { return false }
    var count = 0
    for line in sample.lines {
      if count >= 2, line.begins(with: "instr ") { return true }
      let name = line.prefix(while: \.isWordCharacter)
      guard settings.contains(where: { name.equals($0) }) else { continue }
      let rest = line[name.endIndex...].drop { $0 <= 0x20 }
      if rest.first == UInt8(ascii: "="), rest.dropFirst().trimmed.first?.isDigit == true { count += 1 }
    }
    return false
  }
}
