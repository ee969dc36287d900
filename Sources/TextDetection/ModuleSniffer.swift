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

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.containsAny(of: "\"'em"),
      statements.contains(where: { sample.lines.haveLine(beginningWith: $0) }),
      // Languages that are translated to it are modules as well, and write their functions so.
      !sample.contains("->")
    else { return nil }
    let language = LanguageModel.shared.languages.first { $0.known.key == "JavaScript" }
    return KnownFinding(language?.known, .fair)
  }
}
