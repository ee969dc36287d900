// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// HOCON, by what it alone has: values that are taken from elsewhere where there is one, and paths as keys among blocks.
enum HOCONSniffer: TabledSniffer {
  static let types = TypeTable(
    "hocon||application/hocon|HOCON settings|Lightbend: HOCON specification, sections Substitutions, Paths as keys and MIME Type"
  )

  static func finding(in sample: TextSample) -> KnownFinding? {
    let isHOCON = sample.contains("${?") ? substitutes(in: sample) : NestedSettings(sample)?.isHOCON == true
    return KnownFinding(isHOCON ? types["hocon"] : nil, .fair)
  }

  /// Whether values are taken from elsewhere, among settings and hardly anything else.
  private static func substitutes(in sample: TextSample) -> Bool {
    var (substitutions, settings, others) = (0, 0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "#") || text.begins(with: "//") || "}])".utf8.contains(place.head) { continue }
      // Statements of programs, and of settings that have no substitutions.
      guard place.tail != UInt8(ascii: ";"), place.head != UInt8(ascii: "$") || text.begins(with: "${") else {
        return false
      }
      if let open = text.firstIndex(of: "${?", from: text.startIndex), open + 3 < text.endIndex,
        text[open + 3].isLetter || text[open + 3] == UInt8(ascii: "_")
      {
        substitutions += 1
      }
      let path = text.prefix { $0.isWordCharacter || "-.\"/".utf8.contains($0) }
      let rest = text[path.endIndex...].drop { $0 == 0x20 }
      let sign = rest.begins(with: "+=") ? UInt8(ascii: "=") : rest.first
      if !path.isEmpty, sign == UInt8(ascii: "{") || sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") {
        settings += 1
      } else if !text.begins(with: "include "), place.head != UInt8(ascii: "{"),
        settings == 0 || place.tail != UInt8(ascii: ",")
      {
        // A program begins with another line, or soon has a call.
        guard settings > 0, place.tail != UInt8(ascii: "(") else { return false }
        others += 1
      }
    }
    return substitutions > 0 && settings >= 2 && others * 4 <= settings
  }
}
