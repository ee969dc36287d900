// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sheets that are Sass and Stylus at once: both have indents for braces, and only in Stylus colons may be missing.
///
/// Sources: Sass: Syntax, The indented syntax; Stylus documentation, sections Selectors and Mixins.
enum SassSource {
  /// Properties that there are at least.
  private static let leastProperties = 2

  /// Whether all properties have their colons, and every other line opens a block: no variables without a sign in front, no calls
  /// and no rules of Stylus' own.
  static func isWritten(in sample: TextSample) -> Bool {
    let places = sample.wholeLines.places.filter { !$0.isBlank }
    var properties = 0
    for (number, place) in places.enumerated() {
      if sample.bytes.has("//", at: place.textStart) { continue }
      let text = sample.bytes[place.text]
      guard !text.contains(UInt8(ascii: "=")), !place.endsCode, place.head != UInt8(ascii: "@") else { return false }
      let name = text.prefix { $0.isSmallLetter || $0 == UInt8(ascii: "-") }
      if place.indent > 0, !name.isEmpty, text[name.endIndex...].begins(with: ": ") {
        properties += 1
        continue
      }
      guard number + 1 < places.count, places[number + 1].indent > place.indent else { return false }
    }
    return properties >= leastProperties
  }
}
