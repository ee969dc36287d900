// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The names of targets and variables in makefiles (POSIX: make, sections Target Rules and Macros).
enum MakefileNames {
  /// Whether a byte may stand in the name of a target, a pattern or a variable among them.
  static func isOfTarget(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"), UInt8(ascii: "|"):
      true
    default: isOfVariable(byte)
    }
  }

  /// Bytes of a reference to a variable within a name.
  private static let longestReference = 96

  /// The name of the variable that a line sets; nil where it sets none.
  static func variable(setBy line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var name = line.prefix(while: isOfVariable)
    guard name.first?.isWordCharacter == true else { return nil }
    // The value of another variable may be part of a name (GNU make manual, section Computed Variable Names).
    let reference = line[name.endIndex...].prefix(longestReference)
    if reference.begins(with: "$("), let end = reference.endOfBrackets("(", ")") {
      name = line[..<line[end...].prefix(while: isOfVariable).endIndex]
    }
    let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
    let sign = rest.drop { [UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "+"), UInt8(ascii: "!")].contains($0) }
    guard sign.first == UInt8(ascii: "="), rest.count - sign.count <= 2 else { return nil }
    return name
  }

  /// Whether a byte may stand in the name of a variable.
  static func isOfVariable(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
