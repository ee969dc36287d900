// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What documents of SGML have and no document of XML may.
///
/// Sources: ISO 8879, section 7.9.3.1, Omitted literal delimiters; XML 1.0, sections 2.2, 3.1 and 4.1.
enum GeneralizedMarkup {
  /// Start tags that are looked at.
  private static let mostTags = 256

  /// Whether a start tag has a value without quotation marks, or a character is referred to that XML does not have.
  static func isUsed(in sample: TextSample) -> Bool {
    refersToControl(sample) || hasBareValue(sample)
  }

  private static func hasBareValue(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    var (place, tags) = (sample.start, 0)
    while tags < mostTags, let open = bytes.span.firstIndex(of: UInt8(ascii: "<"), from: place, to: bytes.count) {
      place = open + 1
      if bytes.has("<!--", at: open) || bytes.has("<![CDATA[", at: open) {
        let close: StaticString = bytes.has("<!--", at: open) ? "-->" : "]]>"
        guard let end = bytes[...].firstIndex(of: close, from: place) else { return false }
        place = end
        continue
      }
      guard place < bytes.count, bytes[place].isLetter else { continue }
      tags += 1
      let tag = bytes[place...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      if isBare(tag.drop { $0 > 0x20 }) { return true }
      place = tag.endIndex
    }
    return false
  }

  /// Whether one of the attributes has a name for its value that stands in no quotation marks.
  private static func isBare(_ attributes: ArraySlice<UInt8>) -> Bool {
    var rest = attributes.drop { $0 <= 0x20 }
    while let first = rest.first, first.isLetter {
      let name = rest.prefix { $0.isWordCharacter || "-.:".utf8.contains($0) }
      rest = rest[name.endIndex...].drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else { return false }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return rest.first?.isAlphanumeric == true
      }
      guard let close = rest.dropFirst().firstIndex(of: quote) else { return false }
      rest = rest[(close + 1)...].drop { $0 <= 0x20 }
    }
    return false
  }

  /// Whether a control character is referred to by its number, but for those of white space.
  private static func refersToControl(_ sample: TextSample) -> Bool {
    var place = sample.start
    while let open = sample.bytes[...].firstIndex(of: "&#", from: place) {
      place = open + 2
      let digits = sample.bytes[place...].prefix(while: \.isDigit)
      guard let number = digits.number(ofAtMost: 2), sample.bytes.has(";", at: digits.endIndex) else { continue }
      if number < 0x20, number != 0x09, number != 0x0a, number != 0x0d { return true }
    }
    return false
  }
}
