// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Lists of what is played from which recording: cuts of films, regions of instruments.
enum EditListSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    edl||text/x-cmx-edl|List of cuts|CMX 3600 EDL; SMPTE 258M
    sfz||text/x-sfz|Instrument of samples|SFZ format, section Headers
    """)

  /// Lines in front of the first cut that are looked at.
  private static let mostLines = 24

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "T"), UInt8(ascii: "F"), 0x30...0x39:
      return KnownFinding(isCutList(sample) ? types["edl"] : nil, .strong)
    case UInt8(ascii: "<"), UInt8(ascii: "/"): return KnownFinding(isInstrument(sample) ? types["sfz"] : nil, .strong)
    default: return nil
    }
  }

  /// A number, the reel, the tracks and the kind of cut, and where the recording and the film begin and end.
  private static func isCutList(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "TITLE:") || sample.begins(with: "FCM:") || sample.bytes[sample.start].isDigit else {
      return false
    }
    return sample.wholeLines.prefix(mostLines).contains { line in
      guard line.first?.isDigit == true else { return false }
      let words = line.words
      return (8...9).contains(words.count) && words[0].count >= 3 && words[0].allSatisfy(\.isDigit)
        && words.suffix(4).allSatisfy(isTimeCode)
    }
  }

  /// Hours, minutes, seconds and frames, in front of which a semicolon tells that frames are dropped (SMPTE ST 12-1).
  private static func isTimeCode(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
    return parts.count == 4 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isDigit) }
  }

  private static let headers: [StaticString] = [
    "<control>", "<curve>", "<effect>", "<global>", "<group>", "<master>", "<region>",
  ]

  /// Behind comments the header of a part of the instrument, and settings of samples without quotation marks.
  private static func isInstrument(_ sample: TextSample) -> Bool {
    guard sample.contains("sample="), sample.contains("<region>"), !sample.contains("</"),
      let first = sample.lines.places.first(where: { place in
        !place.isBlank && !sample.bytes[place.text].begins(with: "//")
      })
    else { return false }
    return sample.bytes[first.text].begins(withAnyOf: headers)
  }
}
