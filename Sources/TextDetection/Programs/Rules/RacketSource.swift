// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules of Racket, which name their language first.
///
/// Source: Racket guide, section 6.2.2, The #lang Shorthand.
enum RacketSource {
  /// Languages of modules, or what their names begin with.
  private static let languages: [StaticString] = [
    "'#%", "\"mzscheme", "mzscheme", "racket", "scheme", "setup/infotab", "typed/",
  ]

  /// Bytes in which a module names its language.
  private static let longestModuleHead = 256

  /// A module that names its language, in front of all but comments (The Racket Reference, section Modules).
  static func isModule(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("(module ", at: front) else { return false }
    let words = sample.bytes[(front + 8)...].prefix(longestModuleHead).words
    return words.count > 1 && words[1].begins(withAnyOf: languages)
  }
}
