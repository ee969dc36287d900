// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Command procedures of OpenVMS.
///
/// Sources: VSI: OpenVMS DCL Dictionary, commands and lexical functions; OpenVMS User's Manual, chapter Developing Command
/// Procedures.
enum DCLSource {
  /// Names that only command procedures have: symbols of the system, lexical functions and comparisons of strings.
  private static let systemNames: [StaticString] = ["SYS$", "sys$", "F$", "f$", ".EQS.", ".eqs.", ".NES.", ".nes."]

  /// Whether names of the system stand in a text that begins with a command: sessions of shells have the same sign in front.
  static func isProcedure(_ sample: TextSample) -> Bool {
    sample.begins(with: "$") && sample.contains(anyOf: systemNames)
  }

  /// Commands by their first letters, of which four at most count.
  private static let commands: Set<String> = [
    "allo", "appe", "assi", "back", "call", "clos", "conv", "copy", "crea", "deal", "deas", "deck", "defi", "dele",
    "dire", "dism", "edit", "else", "endi", "eod", "exit", "fort", "gosu", "goto", "if", "inqu", "libr", "link",
    "macr", "mail", "mess", "moun", "on", "open", "phon", "prin", "purg", "read", "rena", "retu", "run", "sear",
    "set", "show", "sort", "star", "stop", "subm", "subr", "then", "type", "wait", "writ",
  ]
  /// Lines with a command that no session of a shell has by chance.
  private static let leastCommands = 3
  /// Letters of a command that count.
  private static let longestCommand = 4

  /// Whether lines begin with commands behind their sign, white space or none between them, and names of the system stand in
  /// them.
  static func areCommands(_ sample: TextSample) -> Bool {
    guard sample.lines.places.first?.first == UInt8(ascii: "$"), isProcedure(sample) else { return false }
    var found = 0
    for place in sample.lines.places where place.first == UInt8(ascii: "$") {
      let text = sample.bytes[(place.start + 1)..<place.end].drop { $0 == 0x20 || $0 == 0x09 }
      let word = text.prefix(while: \.isLetter)
      guard word.count > 1, text[word.endIndex...].first.map({ $0 <= 0x20 || $0 == UInt8(ascii: "/") }) ?? true else {
        continue
      }
      if commands.contains(String(decoding: word.prefix(longestCommand).map(\.lowercased), as: UTF8.self)) {
        found += 1
      }
    }
    return found >= leastCommands
  }
}
