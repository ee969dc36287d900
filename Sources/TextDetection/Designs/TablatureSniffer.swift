// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Tablature of guitars and their kin: a line for each string, on which numbers tell where it is held.
enum TablatureSniffer: TabledSniffer {
  static let types = TypeTable(
    "tablature||text/x-guitar-tab|Tablature|H. Phillips 1995: Guide to tab notation, section Tab notation")

  /// Strings of the smallest instrument.
  private static let fewestStrings = 4

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.contains("--") else { return nil }
    var run = 0
    for place in sample.lines.places {
      run = notes.contains(place.head) && isString(sample.bytes[place.text]) ? run + 1 : 0
      if run == fewestStrings { return KnownFinding(types["tablature"], .fair) }
    }
    return nil
  }

  /// The notes that strings are tuned to.
  private static let notes = ByteSet("ABCDEFGabcdefg")
  /// Dashes, bars, numbers and the signs of techniques.
  private static let signs = ByteSet("0123456789-| :.*()<>[]/\\^~=xXhpbrtsvPHSTB")

  /// The note of the string, a bar, and nothing but dashes, numbers and the signs of techniques, dashes most of all.
  private static func isString(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.dropFirst()
    if rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: "b") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == 0x20 }
    guard rest.count >= 8, rest.first == UInt8(ascii: "|") || rest.first == UInt8(ascii: ":") else { return false }
    let dashes = rest.count { $0 == UInt8(ascii: "-") }
    return dashes * 2 >= rest.count && rest.allSatisfy(signs.contains)
  }
}
