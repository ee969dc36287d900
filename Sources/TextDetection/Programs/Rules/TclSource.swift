// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Procedures and scripts of Tcl.
///
/// Sources: Tcl: package(n) and proc(n).
enum TclSource {
  /// A package that is required, or a procedure whose parameters and body stand in braces.
  static func isProcedure(_ sample: TextSample, at front: Int) -> Bool {
    let line = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    let words = line.words
    if line.begins(with: "package require ") {
      return words.count <= 4
        && words[2].allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") }
    }
    return line.begins(with: "proc ") && line.suffix(3).equals("} {") && words.count >= 3
      && words[2].first == UInt8(ascii: "{") && sample.lines.contains { $0.trimmed.equals("}") }
  }

  /// What scripts begin with, in front of which nothing but comments stands.
  private static let commands: [StaticString] = [
    "array ", "catch ", "eval ", "foreach ", "global ", "if {", "lappend ", "namespace ", "package ", "proc ",
    "puts ", "set ", "source ", "switch ", "upvar ", "variable ",
  ]

  /// A procedure with its parameters and body in braces, at the beginning of a line, which a brace at the beginning of a line
  /// closes (proc(n)).
  static func isScript(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.heads.contains(UInt8(ascii: "p")), commands.contains(where: { sample.bytes.has($0, at: front) }),
      sample.contains("proc "), !sample.contains("\n```")
    else { return false }
    let hasProcedure = sample.lines.places.contains { place in
      guard place.first == UInt8(ascii: "p"), place.tail == UInt8(ascii: "{") else { return false }
      let text = sample.bytes[place.text]
      guard text.begins(with: "proc "), text.contains("} {") else { return false }
      return text.words.count >= 4 && text.words[2].first == UInt8(ascii: "{")
    }
    return hasProcedure && sample.lines.places.contains { $0.first == UInt8(ascii: "}") }
  }
}
