// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Dictionaries, lists and strings that nothing is quoted in; strings of several lines have a sign in front of each.
enum NestedTextSniffer: TabledSniffer {
  static let types = TypeTable(
    "nestedtext||text/x-nestedtext|NestedText|NestedText documentation, section Language reference")

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: ">")), isNested(sample) else { return nil }
    return KnownFinding(types["nestedtext"], .fair)
  }

  /// Lines of strings, and keys, at least.
  private static let (fewestLinesOfStrings, fewestKeys) = (2, 2)

  /// Whether every line is a comment, an item, a key, a line of a string or a value in brackets, and lines of strings stand
  /// further in than the key or item that they are the value of, which has no other one; those of YAML and of mail cannot.
  private static func isNested(_ sample: TextSample) -> Bool {
    var (strings, keys) = (0, 0)
    // Where the key or the item without a value stands, and where the line of a string above.
    var (opened, string): (Int?, Int?)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      guard place.first != 0x09 else { return false }
      let text = sample.bytes[place.text]
      if isTagged(text, ">") {
        guard string == place.indent || opened.map({ place.indent > $0 }) == true else { return false }
        (opened, string) = (nil, place.indent)
        strings += 1
        continue
      }
      (opened, string) = (nil, nil)
      if isTagged(text, "-") || isTagged(text, ":") {
        opened = text.count == 1 ? place.indent : nil
      } else if text.first != UInt8(ascii: "["), text.first != UInt8(ascii: "{") {
        guard let colon = colon(in: text) else { return false }
        opened = colon + 1 == text.endIndex ? place.indent : nil
        keys += 1
      }
    }
    return strings >= fewestLinesOfStrings && keys >= fewestKeys
  }

  /// Whether a line begins with a sign and a space, or is nothing but the sign.
  private static func isTagged(_ text: ArraySlice<UInt8>, _ sign: Unicode.Scalar) -> Bool {
    text.first == UInt8(ascii: sign) && (text.count == 1 || text.dropFirst().first == 0x20)
  }

  /// The first colon of a line with a space or the end behind it.
  private static func colon(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0] == UInt8(ascii: ":") && ($0 + 1 == text.endIndex || text[$0 + 1] == 0x20) }
  }
}
