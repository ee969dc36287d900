// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Modules of IDL that are too short to count.
///
/// Source: OMG: Interface definition language, sections 7.4.1.4.2, Modules, and 7.4.3.4, Interfaces.
enum IDLSource {
  /// How parameters are passed, which each of them says first.
  private static let directions: [StaticString] = ["in", "inout", "out"]

  /// Whether a module has an interface first, that an operation, and a semicolon follows the brace of the interface.
  static func isModule(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
    guard cursor.take("module"), !cursor.name().isEmpty, cursor.take(UInt8(ascii: "{")), cursor.take("interface"),
      !cursor.name().isEmpty, cursor.next == UInt8(ascii: "{")
    else { return false }
    var body = cursor
    guard cursor.takeBrackets(), cursor.take(UInt8(ascii: ";")), body.take(UInt8(ascii: "{")), !body.name().isEmpty,
      !body.name().isEmpty, body.take(UInt8(ascii: "("))
    else { return false }
    return body.next == UInt8(ascii: ")") || body.takeAny(of: directions)
  }
}
