// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

extension LightweightMarkup {
  /// Whether a text that looks like reStructuredText is the elder setext: a link has its address behind its name without a
  /// colon, or the text ends in its mark, and words are slanted between tildes (The setext format, typotags href, twobuf and
  /// italic).
  static func isSetext(_ text: ProseText) -> Bool {
    guard text.heads.contains(UInt8(ascii: ".")) else { return false }
    if text.lines.contains(where: { isReference(text.slice($0)) }) { return true }
    guard let last = text.lines.last(where: { !$0.isBlank }), text.slice(last).trimmed.equals("..") else {
      return false
    }
    return text.lines.contains { isSlanted(text.slice($0)) }
  }

  /// Whether a line gives a name its address: `.. _name address`.
  private static func isReference(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: ".. _") else { return false }
    let words = line.words
    return words.count == 3 && words[1].count > 1 && words[1].last != UInt8(ascii: ":")
      && (words[2].contains("://") || words[2].begins(with: "mailto:"))
  }

  /// Whether a word stands between tildes.
  private static func isSlanted(_ line: ArraySlice<UInt8>) -> Bool {
    line.words.contains { word in
      let text = word.dropFirst()
      let name = text.prefix { $0.isWordCharacter }
      return word.first == UInt8(ascii: "~") && !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: "~")
    }
  }
}
