// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules of D.
///
/// Source: D language specification, section Modules.
enum DSource {
  /// What the compiler writes at the beginning of the interface of a module (DMD: compiler switches, -H).
  static let interface: StaticString = "// D import file generated from '"

  /// A module whose name has parts, or imports behind it that no other language with modules has.
  static func isModule(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
    guard cursor.take("module"), let parts = cursor.dottedName(), cursor.take(UInt8(ascii: ";")) else { return false }
    if parts > 1 { return true }
    _ = cursor.takeAny(of: ["private", "public", "static"])
    guard cursor.take("import"), cursor.dottedName() != nil else { return false }
    return cursor.next == UInt8(ascii: ";") || cursor.next == UInt8(ascii: ",")
  }

  /// What ends the blocks of PeopleCode, which imports packages alike (Oracle: PeopleCode language reference).
  private static let endsOfPeopleCode: [StaticString] = [
    "End-Evaluate;", "End-For;", "End-If;", "End-While;", "end-method;",
  ]

  /// Names that are imported of a module, behind a colon.
  static func imports(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
    guard cursor.take("import"), cursor.dottedName() != nil, cursor.take(UInt8(ascii: ":")) else { return false }
    repeat {
      guard !cursor.name().isEmpty else { return false }
    } while cursor.take(UInt8(ascii: ","))
    return cursor.next == UInt8(ascii: ";") && !sample.contains(anyOf: endsOfPeopleCode)
  }
}
