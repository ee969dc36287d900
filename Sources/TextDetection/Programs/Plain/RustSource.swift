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
}
