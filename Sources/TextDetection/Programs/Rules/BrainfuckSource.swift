// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Programs in Brainfuck, whose commands are eight signs; all else is a comment.
///
/// Source: U. Müller: Brainfuck 2, readme of the compiler.
enum BrainfuckSource {
  private static let commands = ByteSet("+-<>[].,")
  /// Signs that every program of some length has.
  private static let needed: [UInt8] = Array("+-<>[]".utf8)
  /// Sentences have no more of them in a row.
  private static let shortestRow = 4
  /// Commands in rows; a frame of hyphens and arrows is no program yet.
  private static let fewestCommands = 24
  /// Comments are no more than three times as long.
  private static let mostOthers = 3

  /// Whether rows of commands have all those that a program needs, one counts a cell down to nothing, and loops open and close
  /// in turn.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("[-") || sample.contains("-]") else { return false }
    var (count, others, row, depth) = (0, 0, 0, 0)
    var seen: Set<UInt8> = []
    for byte in sample.bytes[sample.start...] where byte > 0x20 {
      guard commands.contains(byte) else {
        others += 1
        row = 0
        continue
      }
      row += 1
      if row == shortestRow { count += shortestRow } else if row > shortestRow { count += 1 }
      if row >= shortestRow { seen.insert(byte) }
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      guard depth >= 0 else { return false }
    }
    return count >= fewestCommands && count * mostOthers >= others && needed.allSatisfy(seen.contains)
      && (depth == 0 || !sample.isWhole)
  }
}
