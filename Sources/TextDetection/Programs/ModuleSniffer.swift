// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// JavaScript that shows too little of the language but says that it is a module or strict.
///
/// Sources: CommonJS Modules 1.1; Node.js: Modules, CommonJS modules; ECMA-262, section 11.2.2, Use Strict Directives.
enum ModuleSniffer: TextSniffer {
  /// Directives, and what is given a value where a module exports something.
  private static let directives: [StaticString] = ["\"use strict\"", "'use strict'"]
  private static let targets: [StaticString] = ["exports.", "module.exports"]

  /// Whether a statement begins with the byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "e"), UInt8(ascii: "m"): true
    default: false
    }
  }

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    guard
      sample.lines.places.contains(where: { line in
        mayBegin(line.first) && isStatement(bytes[line.start..<line.end])
      }),
      // Languages that are translated to it are modules as well, and write their functions so; documents show modules between
      // fences.
      !sample.contains("->"), !sample.contains("\n```"), !SentenceLines.fill(bytes)
    else { return nil }
    let language = LanguageModel.known("JavaScript")
    return KnownFinding(language, .fair)
  }

  /// Whether a line is a directive, or gives a value to what a module exports.
  private static func isStatement(_ line: ArraySlice<UInt8>) -> Bool {
    if let directive = directives.first(where: { line.begins(with: $0) }) {
      let rest = line.dropFirst(directive.utf8CodeUnitCount).drop { $0 <= 0x20 }
      return rest.isEmpty || rest.first == UInt8(ascii: ";") || rest.begins(with: "//") || rest.begins(with: "/*")
    }
    guard let target = targets.first(where: { line.begins(with: $0) }) else { return false }
    let name = line.dropFirst(target.utf8CodeUnitCount)
    let rest = name.drop { $0.isWordCharacter || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: ".") }
    let value = rest.drop { $0 <= 0x20 }
    // An object without braces in the lines below is CoffeeScript's (CoffeeScript: Language reference, Objects and Arrays).
    return value.first == UInt8(ascii: "=") && value.dropFirst().first != UInt8(ascii: "=")
      && !value.dropFirst().isBlank
  }
}
