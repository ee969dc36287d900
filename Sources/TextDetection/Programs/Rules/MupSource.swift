// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Scores for Mup without the line that names the program.
///
/// Source: Arkkra Enterprises: Mup user's guide, sections Contexts, Note and chord input, and Bar lines.
enum MupSource {
  private static let contexts: [StaticString] = ["footer", "footer2", "header", "header2", "music", "score"]
  private static let bars: [StaticString] = [
    "bar", "dblbar", "endbar", "invisbar", "repeatboth", "repeatend", "repeatstart", "restart",
  ]

  /// Whether a score and its music begin in lines of their own, and below them measures, which a bar ends.
  static func isScore(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "m")), sample.contains("\nmusic"), sample.heads.contains(UInt8(ascii: "1"))
    else { return false }
    var (hasContext, isMusic, hasMeasure) = (false, false, false)
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if contexts.contains(where: { text.equals($0) }) {
        if text.equals("music") { isMusic = hasContext } else { hasContext = true }
      } else if isMusic, place.first.isDigit, place.tail == UInt8(ascii: ";") {
        let voice = text.prefix { $0.isDigit || $0 == 0x20 || $0 == UInt8(ascii: "-") }
        hasMeasure = hasMeasure || text[voice.endIndex...].begins(with: ": ")
      } else if hasMeasure, bars.contains(where: { (text.words.first ?? []).equals($0) }) {
        return true
      }
    }
    return false
  }
}
