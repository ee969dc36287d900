// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// JavaScript that shows too little of the language but says that it is a module or strict.
///
/// Sources: CommonJS Modules 1.1; Node.js: Modules, CommonJS modules; ECMA-262, section 11.2.2, Use Strict Directives.
enum ModuleSniffer: TextSniffer {
  /// What lines begin with.
  private static let statements: [StaticString] = [
    "\"use strict\"", "'use strict'", "exports.", "module.exports ", "module.exports.",
  ]

  /// Whether a statement begins with the byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "e"), UInt8(ascii: "m"): true
    default: false
    }
  }

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    guard
      sample.lines.places.contains(where: { line in
        mayBegin(line.first) && statements.contains { bytes.has($0, at: line.start) }
      }),
      // Languages that are translated to it are modules as well, and write their functions so.
      !sample.contains("->")
    else { return nil }
    let language = LanguageModel.shared.languages.first { $0.known.key == "JavaScript" }
    return KnownFinding(language?.known, .fair)
  }
}
