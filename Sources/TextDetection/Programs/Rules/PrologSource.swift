// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Directives of Prolog.
///
/// Source: ISO/IEC 13211-1, section 7.4.2, Directives.
enum PrologSource {
  /// Nothing but directives, each of which ends in a parenthesis and a full stop.
  static func areDirectives(_ sample: TextSample) -> Bool {
    // Logtalk loads its own files so.
    guard sample.heads.contains(UInt8(ascii: ":")), sample.contains(":-"), !sample.contains("logtalk_") else {
      return false
    }
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank {
      if place.head == UInt8(ascii: "%") { continue }
      let text = sample.bytes[place.text]
      guard text.begins(with: ":-"), text.suffix(2).equals(").") else { return false }
      count += 1
    }
    return count > 0
  }
}
