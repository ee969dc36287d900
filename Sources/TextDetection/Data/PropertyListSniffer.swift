// SPDX-License-Identifier: Apache-2.0
import Detection

/// Property lists in the text form of OpenStep, and tables of strings, which are dictionaries without braces.
enum PropertyListSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    plist|com.apple.ascii-property-list|application/x-plist|OpenStep property list|Apple: Property List Programming Guide, section Old-Style ASCII Property Lists
    strings|com.apple.xcode.strings-text|text/x-strings|Localized strings|Apple: Resource Programming Guide, section String Resources
    """)

  /// What tells that a text is such a list and in UTF-8, as Xcode begins each of its projects.
  private static let mark: StaticString = "// !$*UTF8*$!"

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    switch sample.bytes[sample.start] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""): break
    // Keys of the information that applications give of themselves.
    case UInt8(ascii: "C") where sample.begins(with: "CF"), UInt8(ascii: "N") where sample.begins(with: "NS"): break
    default: return nil
    }
    var scanner = PropertyListScanner(sample.bytes, at: sample.start)
    let opening = scanner.skipBlanks()
    if opening == UInt8(ascii: "{") || opening == UInt8(ascii: "(") {
      // A text that names its own format may have lost its end, or have been merged by hand.
      if sample.begins(with: mark) { return KnownFinding(types["plist"], .strong) }
      guard scanner.scanValue(isWhole: sample.isWhole), scanner.entries > 0 else { return nil }
      // Sets of Nix are dictionaries too, but no arrays of theirs have commas, and nothing of theirs is data.
      return scanner.collections > 0 ? KnownFinding(types["plist"], .strong) : nil
    }
    guard scanner.scanStrings(isWhole: sample.isWhole), scanner.entries >= 2 else { return nil }
    return KnownFinding(types["strings"], .strong)
  }
}
