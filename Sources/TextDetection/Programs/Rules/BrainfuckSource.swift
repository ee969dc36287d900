// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Programs in Brainfuck, whose commands are eight signs; all else is a comment.
///
/// Source: U. Müller: Brainfuck 2, readme of the compiler.
enum BrainfuckSource {
  private static let commands = ByteSet("+-<>[].,")
  /// Programs shorter than this are rather ornaments.
  private static let fewestSigns = 24

  /// Nothing but the signs of the language, with loops that are closed, one of which counts and ends where it began, and
  /// output.
  static func isProgram(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes.span
    var (signs, loops) = (0, 0)
    // The cell at the end of the innermost loop, and whether something was counted in it.
    var (cell, counts, hasCounter) = (0, false, false)
    for index in sample.start..<bytes.count where bytes[index] > 0x20 {
      guard commands.contains(bytes[index]) else { return false }
      signs += 1
      switch bytes[index] {
      case UInt8(ascii: "["):
        loops += 1
        (cell, counts) = (0, false)
      case UInt8(ascii: "]"):
        loops -= 1
        hasCounter = hasCounter || counts && cell == 0
        counts = false
      case UInt8(ascii: ">"): cell += 1
      case UInt8(ascii: "<"): cell -= 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"): counts = true
      default: break
      }
      guard loops >= 0 else { return false }
    }
    guard loops == 0 || !sample.isWhole, hasCounter, sample.contains(".") else { return false }
    return signs >= fewestSigns && sample.contains("[") && sample.contains("+")
      && (sample.contains(">") || sample.contains("<"))
  }

  // MARK: With comments

  /// Signs that every program of some length has.
  private static let needed: [UInt8] = Array("+-<>[]".utf8)
  /// Sentences have no more of them in a row.
  private static let shortestRow = 4
  /// Comments are no more than three times as long.
  private static let othersPerCommand = 3

  /// Whether rows of commands have all those that a program needs, one counts a cell down to nothing, and loops open and close
  /// in turn.
  static func isExplained(_ sample: TextSample) -> Bool {
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
    return count >= fewestSigns && count * othersPerCommand >= others && needed.allSatisfy(seen.contains)
      && (depth == 0 || !sample.isWhole)
  }
}
