// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of COBOL.
///
/// Source: ISO/IEC 1989, section Identification division.
enum COBOLSource {
  /// Whether the division that programs begin with and the name of the program stand at the beginning of lines, after
  /// numbers of lines or blanks.
  static func isProgram(_ sample: TextSample) -> Bool {
    var hasDivision = false
    for place in sample.lines.places {
      // Most texts have neither the numbers nor the words.
      guard place.head.isDigit || place.head.lowercased == UInt8(ascii: "i") || hasDivision else { continue }
      var start = place.textStart
      while start < place.textEnd, sample.bytes[start].isDigit || sample.bytes[start] == 0x20 { start += 1 }
      if hasDivision, sample.bytes.hasAnyCase("program-id.", at: start) { return true }
      guard start + 1 < place.textEnd, sample.bytes[start + 1].lowercased == UInt8(ascii: "d") else { continue }
      hasDivision =
        hasDivision || sample.bytes.hasAnyCase("identification division.", at: start)
        || sample.bytes.hasAnyCase("id division.", at: start)
    }
    return false
  }
}
