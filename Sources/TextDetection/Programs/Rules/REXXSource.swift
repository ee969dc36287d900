// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of REXX.
///
/// Source: ANSI X3.274, section Instructions.
enum REXXSource {
  /// Instructions that no program of C has at the beginning of a line, as most programs have some.
  private static let instructions: [StaticString] = [
    "address ", "arg ", "call ", "do ", "exit", "if ", "parse ", "pull", "say ", "signal ", "trace ",
  ]

  /// Whether the comment of the first line has the name of the language, by which systems tell it from other languages of
  /// commands, and instructions follow.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "/*"), !sample.contains("#include"), let first = sample.lines.firstFilled,
      first.split(whereSeparator: { !$0.isLetter }).contains(where: {
        $0.count == 4 && $0.matchesAnyCase("rexx", at: 0)
      })
    else { return false }
    let found = instructions.filter { word in
      sample.lines.contains { line in
        let text = line.drop { $0 <= 0x20 }
        return text.matchesAnyCase(word, at: 0) && text.last != UInt8(ascii: "{")
      }
    }
    return found.count >= 2
  }
}
