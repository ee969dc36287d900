// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Objects in LiveScript whose lists are nothing but values set in below their key (LiveScript documentation, sections Lists and
/// Objects).
enum LiveScriptSource {
  /// Whether all lines have a key and a colon, or a text between apostrophes alone, of which two follow each other below a key; YAML
  /// has a dash in front of each, CSON brackets around them.
  static func areListed(_ sample: TextSample) -> Bool {
    guard sample.contains("'\n") else { return false }
    var (texts, best) = (0, 0)
    // Whether a key without a value stands above.
    var isOpen = false
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let text = sample.bytes[place.text]
      if text.first == UInt8(ascii: "'"), text.isQuoted {
        guard isOpen, place.indent > 0 else { return false }
        texts += 1
        best = max(best, texts)
        continue
      }
      let key =
        text.first == UInt8(ascii: "'")
        ? text.endOfQuoted.map { text[..<$0] } ?? text[..<text.startIndex]
        : text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
      let value = text[key.endIndex...]
      guard !key.isEmpty, value.first == UInt8(ascii: ":"), value.count == 1 || value.dropFirst().first == 0x20,
        value.last != UInt8(ascii: ",")
      else { return false }
      (texts, isOpen) = (0, value.count == 1)
    }
    return best >= 2
  }
}
