// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Prose in a language of light marks, where hardly anything else is left that a text may be.
enum ProseSniffer: TextSniffer {
  static let tables = [LightweightMarkup.types]

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard !sample.begins(with: "/*"), !sample.opensString, hasWords(sample) else { return nil }
    if sample.begins(with: "<!--"), let finding = findingBehindComment(in: sample) { return finding }
    let text = ProseText(sample.lines, heads: sample.heads)
    guard let best = LightweightMarkup.best(in: text, isProgram: sample.beginsLikeProgram) else { return nil }
    var language = best.language
    if language == "markdown", LightweightMarkup.isDjot(text) { language = "djot" }
    if language == "rst", LightweightMarkup.isSetext(text) { language = "setext" }
    return KnownFinding(LightweightMarkup.types[language], weight(of: best.weight))
  }

  /// What a document is behind a comment that it begins with (CommonMark 0.31, section 4.6), if a heading or words come
  /// there.
  private static func findingBehindComment(in sample: TextSample) -> KnownFinding? {
    guard let end = sample.bytes[...].firstIndex(of: "-->", from: sample.start),
      let front = sample.bytes[(end + 3)...].firstIndex(where: { $0 > 0x20 }),
      sample.bytes[front] == UInt8(ascii: "#") || sample.bytes[front].isLetter
    else { return nil }
    let rest = sample.rest(from: front)
    guard let best = LightweightMarkup.best(in: ProseText(rest.lines, heads: rest.heads), isProgram: false) else {
      return nil
    }
    return KnownFinding(
      best.language == "markdown" ? LightweightMarkup.types["markdown"] : nil, weight(of: best.weight))
  }

  /// How much so many marks are worth.
  private static func weight(of marks: Int) -> Evidence.Weight {
    marks >= LightweightMarkup.enough + 2 ? .fair : .weak
  }

  /// Bytes in which prose of any language has white space: a word, or a line of a script that has none between words.
  private static let longestWord = 512

  /// Whether the front is no series of signs without end, among which marks stand by chance.
  private static func hasWords(_ sample: TextSample) -> Bool {
    sample.bytes.count < longestWord || sample.bytes.prefix(longestWord).contains { $0 <= 0x20 }
  }
}
