// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Styles that makeindex lays out indexes by: pairs of a specifier and a string between quotes, a character between apostrophes
/// or a number, among comments after percent signs (makeindex(1), sections STYLE FILE SPECIFIERS and INPUT STYLE SPECIFIERS;
/// upmendex and xindex read them too).
enum IndexStyle {
  private static let specifiers: Set<String> = [
    "actual", "arg_close", "arg_open", "delim_0", "delim_1", "delim_2", "delim_n", "delim_r", "delim_t", "encap",
    "encap_infix", "encap_prefix", "encap_suffix", "escape", "group_skip", "heading_flag", "heading_prefix",
    "heading_suffix", "headings_flag", "indent_length", "indent_space", "item_0", "item_01", "item_1", "item_12",
    "item_2", "item_x1", "item_x2", "keyword", "lethead_flag", "lethead_prefix", "lethead_suffix", "level", "line_max",
    "numhead_negative", "numhead_positive", "page_compositor", "page_precedence", "postamble", "preamble", "quote",
    "range_close", "range_open", "setpage_prefix", "setpage_suffix", "suffix_2p", "suffix_3p", "suffix_mp",
    "symhead_negative", "symhead_positive",
  ]
  /// The longest specifier is shorter.
  private static let longestSpecifier = 20
  /// Pairs that there must be.
  private static let fewestPairs = 2

  /// Whether such pairs are all of a text.
  static func isStyle(_ sample: TextSample) -> Bool {
    var (place, pairs) = (next(in: sample.bytes, from: sample.start), 0)
    while place < sample.bytes.count {
      let word = sample.bytes[place...].prefix(longestSpecifier).prefix(while: \.isWordCharacter)
      let end = word.isEmpty ? nil : endOfAttribute(sample.bytes, at: next(in: sample.bytes, from: word.endIndex))
      // Most texts have no string behind their first word.
      guard let end else { return !sample.isWhole && pairs >= fewestPairs && isSpecifier(word) }
      guard isSpecifier(word) else { return false }
      pairs += 1
      place = next(in: sample.bytes, from: end)
    }
    return pairs >= fewestPairs
  }

  private static func isSpecifier(_ word: ArraySlice<UInt8>) -> Bool {
    specifiers.contains(String(decoding: word, as: UTF8.self))
  }

  /// The place of what is neither white space nor in a comment.
  private static func next(in bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%") {
        place = bytes.span.firstIndex(of: 0x0a, from: place, to: bytes.count) ?? bytes.count
      } else if bytes[place] > 0x20 {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  /// The place after a string, a character or a number; nil where none of them stands there, or its end is missing.
  private static func endOfAttribute(_ bytes: [UInt8], at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let number = bytes[start...].prefix { $0.isDigit || $0 == UInt8(ascii: "-") }
      return number.isInteger ? number.endIndex : nil
    }
    // The escape may be escaped, the quotation mark of a character is not.
    if quote == UInt8(ascii: "'"), bytes.has("'", at: start + 2) { return start + 3 }
    return bytes[start...].endOfQuoted
  }
}
