// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Records of fields with a mark between each two, as registries are kept.
enum RecordJarSniffer: TabledSniffer {
  static let types = TypeTable(
    "record-jar||text/x-record-jar|Records|RFC 5646, section 3.1.1; E. S. Raymond: The Art of Unix Programming, section Record-Jar Format"
  )

  /// Marks that a text has at least: one alone may divide the two parts of a grammar.
  private static let fewestMarks = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: "%")) else { return nil }
    var (marks, fields) = (0, 0)
    // Nothing goes on in front of the first field.
    var hasField = false
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.first == UInt8(ascii: "%") {
        // A remark may stand behind the mark.
        guard text.equals("%%") || text.begins(with: "%% ") else { return nil }
        marks += 1
        hasField = false
      } else if place.indent > 0 {
        guard hasField else { return nil }
      } else {
        guard isField(text) else { return nil }
        fields += 1
        hasField = true
      }
    }
    return KnownFinding(marks >= fewestMarks && fields > marks ? types["record-jar"] : nil, .strong)
  }

  /// A name that begins with a letter, a colon, and a blank or the end of the line.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard name.first?.isLetter == true, line[name.endIndex...].first == UInt8(ascii: ":") else { return false }
    return line[name.endIndex...].dropFirst().first.map { $0 <= 0x20 } ?? true
  }
}
