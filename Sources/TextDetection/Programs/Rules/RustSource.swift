// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules and main functions of Rust.
///
/// Source: The Rust Reference, section Modules.
enum RustSource {
  /// Nothing but attributes, comments, modules and uses, of which one at least is a module or leads into the crate.
  static func isModule(_ sample: TextSample) -> Bool {
    // Most texts begin with none of these.
    guard let head = sample.lines.places.first(where: { !$0.isBlank })?.head,
      [
        UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "m"), UInt8(ascii: "p"), UInt8(ascii: "u"),
        UInt8(ascii: "e"),
      ]
      .contains(head)
    else { return false }
    var isKnown = false
    for line in sample.wholeLines where !line.isBlank {
      let text = line.trimmed
      if text.begins(withAnyOf: ["//", "#![", "#["]) { continue }
      guard text.last == UInt8(ascii: ";"),
        text.begins(withAnyOf: ["mod ", "pub mod ", "pub(crate) mod ", "pub use ", "use ", "extern crate "])
      else { return false }
      let path = text.words.last?.dropLast() ?? []
      guard path.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "*") }) else {
        return false
      }
      let isUse = text.begins(withAnyOf: ["pub use ", "use "])
      isKnown =
        isKnown || !isUse || text.begins(with: "pub ") || path.begins(with: "crate::") || path.begins(with: "self::")
        || path.begins(with: "super::")
    }
    return isKnown
  }

  /// An attribute of the whole crate (The Rust Reference, section Attributes), or the function that programs begin with; V,
  /// which
  /// has it too, needs no semicolons.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("fn main()") || sample.contains("#![") else { return false }
    let lines = sample.lines
    var hasMain = false
    for place in lines.places where place.indent == 0 {
      let text = sample.bytes[place.text]
      switch place.first {
      case UInt8(ascii: "#"):
        if text.begins(with: "#!["), place.tail == UInt8(ascii: "]"), text.dropFirst(3).first?.isLetter == true {
          return true
        }
      case UInt8(ascii: "f"), UInt8(ascii: "p"):
        let function = text.begins(with: "pub ") ? text.dropFirst(4) : text
        hasMain = hasMain || function.begins(with: "fn main()") && function.contains("{")
      case UInt8(ascii: "`"): return false
      default: break
      }
    }
    return hasMain && !sample.contains(":=") && !sample.contains("module ")
      && (sample.contains("fn main() {}") || sample.contains(";"))
  }

  /// What items begin with.
  private static let items: [StaticString] = [
    "async", "const", "enum", "fn", "impl", "macro_rules", "mod", "pub", "static", "struct", "trait", "type", "unsafe",
  ]

  /// What the languages have that write what they use in the same way: Cairo, Move, Noir and Sway.
  private static let others: [StaticString] = [
    ": Field", ": felt", "<felt", "acquires ", "contract;", "dep::", "has key", "library;", "starknet", "std::assert",
    "use core::", "use starknet",
  ]

  /// What is used, by paths with two colons, or other crates and modules; and items behind that.
  static func isCrate(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    var cursor = start
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
    return !sample.contains(anyOf: others)
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
