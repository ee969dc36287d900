// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of CHIP-8 in the words of Octo.
///
/// Source: J. Earnest: Octo assembly language, sections Registers, Statements, Control flow and Compiler directives.
enum OctoSource {
  /// Statements that lines have behind their blanks, and what follows them.
  private static let statements: [StaticString] = [
    "again", "bcd ", "buzzer := ", "clear", "delay := ", "hires", "i := ", "jump ", "load v", "loop", "lores", "return",
    "save v", "scroll-", "sprite ",
  ]
  /// Different ones that must be there.
  private static let leastStatements = 2

  /// Whether registers are set, and some of the statements stand there.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.contains(" := ") || sample.contains(" += "), !sample.contains("\n```") else { return false }
    var seen = 0
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      for (number, statement) in statements.enumerated() where text.begins(with: statement) {
        let (last, next) = (
          text.prefix(statement.utf8CodeUnitCount).last, text.dropFirst(statement.utf8CodeUnitCount).first
        )
        if last?.isSmallLetter != true || next?.isWordCharacter != true { seen |= 1 << number }
      }
    }
    return seen.nonzeroBitCount >= leastStatements
  }
}
