// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs in WarpScript, whose functions stand behind what they work on.
///
/// Source: SenX: WarpScript reference, sections Stack, Macros and Frameworks.
enum WarpScriptSource {
  /// Functions, macros and objects of the platform for time series.
  private static let words: [StaticString] = [
    " ADDVALUE", " BUCKETIZE", " EVAL", " FETCH", " FOREACH", " IFT\n", " IFTE", " MAP\n", " NEWGTS", " REDUCE",
    " TOSTRING", "<% ", "%> FOR", "\nFOR\n", "\nNEWGTS", "bucketizer.", "mapper.", "reducer.",
  ]
  /// Different ones that must be there.
  private static let leastWords = 2

  /// Whether something is stored under a name in quotation marks, in front of the word, and some of the others stand there.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("' STORE"), !sample.contains("\n```") else { return false }
    let count = words.count { sample.contains($0) } + (sample.begins(with: "NEWGTS") ? 1 : 0)
    return count >= leastWords
  }
}
