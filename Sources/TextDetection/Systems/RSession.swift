// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What stood on a terminal where R was asked: its prompts, what was typed behind them, and the answers.
///
/// Sources: R: An Introduction, section 1.7; R(1).
enum RSession {
  /// As many prompts at least.
  private static let fewestPrompts = 2

  /// Whether several lines have a prompt and some have answers below, or R tells its version, and prompts follow.
  static func isShown(in sample: TextSample) -> Bool {
    if sample.heads.contains(UInt8(ascii: "[")), hasAnswers(sample) { return true }
    return sample.begins(with: "R version ") && sample.heads.contains(UInt8(ascii: ">"))
  }

  /// Several lines behind angle brackets, and answers right below one, with the number of their first element in brackets; one of
  /// either comes first, or the version of R.
  private static func hasAnswers(_ sample: TextSample) -> Bool {
    let openings: [StaticString] = ["> ", "R version ", "[1] "]
    guard sample.contains("[1] "), sample.begins(withAnyOf: openings) else { return false }
    var (prompts, answers) = (0, 0)
    var isBelow = false
    for place in sample.lines.places {
      if place.first == UInt8(ascii: ">"), sample.bytes.has("> ", at: place.start) {
        prompts += 1
        isBelow = true
      } else {
        if isBelow, place.head == UInt8(ascii: "["), sample.bytes.has("[1] ", at: place.textStart) { answers += 1 }
        isBelow = false
      }
    }
    return prompts >= fewestPrompts && answers > 0
  }
}
