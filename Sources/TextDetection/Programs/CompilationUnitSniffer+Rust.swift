// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules of Rust, told by what they use and the item behind it, whatever their strings hold.
///
/// Source: The Rust Reference, chapter Items.
extension CompilationUnitSniffer {
  /// What items begin with.
  private static let items: [StaticString] = [
    "async", "const", "enum", "fn", "impl", "macro_rules", "mod", "pub", "static", "struct", "trait", "type", "unsafe",
  ]
  /// What the languages have that write what they use in the same way: Cairo, Move, Noir and Sway.
  private static let othersThanRust: [StaticString] = [
    ": Field", ": felt", "<felt", "acquires ", "contract;", "dep::", "has key", "library;", "starknet", "std::assert",
    "use core::", "use starknet",
  ]

  /// What is used, by paths with two colons, or other crates and modules; and items behind that.
  static func isRust(_ cursor: inout StatementCursor, _ sample: TextSample) -> Bool {
    var isKnown = false
    while true {
      guard skipAttributes(&cursor) else { return false }
      var ahead = cursor
      if ahead.take("pub"), ahead.next == UInt8(ascii: "("), !ahead.takeBrackets() { return false }
      if ahead.take("use") {
        let path = ahead.rest.prefix { $0 != UInt8(ascii: ";") }
        // Perl's pragmas and modules have lists, and PHP's names other signs.
        guard path.allSatisfy({ $0.isWordCharacter || $0 <= 0x20 || ":{},*/.#\"'()!".utf8.contains($0) || $0 > 0x7f })
        else { return false }
        guard path.endIndex < sample.bytes.count else { return isKnown && !sample.isWhole }
        isKnown = isKnown || path.contains("::")
      } else if ahead.take("extern"), ahead.take("crate") {
        isKnown = true
      } else {
        break
      }
      ahead.skip(to: UInt8(ascii: ";"))
      guard ahead.take(UInt8(ascii: ";")) else { return isKnown && !sample.isWhole }
      cursor = ahead
    }
    guard isKnown, cursor.takeAny(of: items) || cursor.isAtEnd && !sample.isWhole else { return false }
    return !othersThanRust.contains { sample.contains($0) }
  }

  /// Passes over attributes, of the crate or of the next item.
  private static func skipAttributes(_ cursor: inout StatementCursor) -> Bool {
    while cursor.take(UInt8(ascii: "#")) {
      _ = cursor.take(UInt8(ascii: "!"))
      guard cursor.next == UInt8(ascii: "["), cursor.takeBrackets() else { return false }
    }
    return true
  }
}
