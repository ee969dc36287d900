// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Cookbooks, which tell how files are constructed.
///
/// Source: P. Miller: Cook reference manual, chapters Cookbook Language Definition and Built-In Functions.
enum CookSource {
  /// Calls of functions that other languages do not have in brackets.
  private static let calls: [StaticString] = [
    "[addprefix ", "[collect ", "[cook ", "[defined ", "[dirname ", "[exists ", "[find_command ", "[fromto ", "[glob ",
    "[in ", "[match_mask ", "[matches ", "[need]", "[not ", "[patsubst ", "[prepost ", "[relative_dirname ",
    "[resolve ", "[stringset ", "[target]", "[unsplit ", "[wordlist ", "[younger]",
  ]

  /// Calls in a cookbook, at least.
  private static let fewestCalls = 2

  /// Whether a recipe has its commands between braces and calls stand in the text, or a condition is a call; those of shells have a
  /// space behind the bracket.
  static func isCookbook(_ sample: TextSample) -> Bool {
    let (lines, bytes) = (sample.lines, sample.bytes)
    if lines.haveLine(beginningWith: "#include-cooked") { return true }
    if lines.places.contains(where: { $0.first == UInt8(ascii: "i") && isCondition(bytes[$0.start..<$0.end]) }) {
      return true
    }
    // Most texts have no line with a brace alone.
    guard lines.places.contains(where: { $0.first == UInt8(ascii: "}") && $0.count == 1 }),
      lines.places.contains(where: { $0.tail == UInt8(ascii: ";") && ($0.first == 0x20 || $0.first == 0x09) }),
      sample.contains("["), !sample.contains("$("), !sample.contains("=>"), !sample.contains("]]"),
      calls.count(where: { sample.contains($0) }) >= fewestCalls
    else { return false }
    return lines.indices.contains { isRecipe($0, of: lines) }
  }

  private static func isCondition(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(with: "if [") && line.dropFirst(4).first?.isLetter == true && line.trimmed.suffix(6).equals("] then")
  }

  /// Whether targets, a colon and ingredients stand in a line, and the brace of the commands at its end or alone below it.
  private static func isRecipe(_ index: Int, of lines: TextLines) -> Bool {
    let line = lines[index]
    guard let first = line.first, first.isWordCharacter || "%[./".utf8.contains(first),
      let colon = line.firstIndex(of: UInt8(ascii: ":")), !line.contains(where: { "=()\"'".utf8.contains($0) })
    else { return false }
    let rest = line[(colon + 1)...]
    guard rest.isEmpty || rest.first == 0x20 else { return false }
    if rest.trimmed.last == UInt8(ascii: "{") { return true }
    let flags = lines[(index + 1)...].prefix { $0.first == 0x20 || $0.first == 0x09 }
    return flags.endIndex < lines.endIndex && lines[flags.endIndex].trimmed.equals("{")
      && flags.allSatisfy { !$0.contains(UInt8(ascii: "{")) }
  }
}
