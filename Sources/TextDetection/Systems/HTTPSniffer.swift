// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Messages of HTTP, what the web asks for and sends (RFC 9112), and of SIP, which sets up calls (RFC 3261).
enum HTTPSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    http||message/http|HTTP message|RFC 9112, section 2.1
    sip||message/sip|SIP message|RFC 3261, section 27.5
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    if sample.heads.contains(UInt8(ascii: "#")), listsRequests(sample) { return KnownFinding(types["http"], .fair) }
    // Methods and the name of the protocol are in capitals.
    guard sample.start < sample.bytes.count, sample.bytes[sample.start].isCapital,
      let first = sample.lines.firstFilled
    else { return nil }
    if HTTPStartLine.stands(in: first) { return KnownFinding(types["http"], .strong) }
    return KnownFinding(beginsCall(first, in: sample) ? types["sip"] : nil, .strong)
  }

  /// Lines above a request in a list of them.
  private static let mostLinesAhead = 24

  /// Whether requests stand below lines of three number signs, and only comments and variables above the first one (JetBrains: HTTP
  /// Request in Editor Specification, sections Requests file and Variables).
  private static func listsRequests(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "###") || sample.contains("\n###") else { return false }
    for line in sample.lines.prefix(mostLinesAhead) where !line.isBlank {
      if HTTPStartLine.stands(in: line) { return true }
      guard let first = line.first, first == UInt8(ascii: "#") || first == UInt8(ascii: "@") || line.begins(with: "//")
      else { return false }
    }
    return false
  }

  /// A version and a status of three digits, or a method in capitals, an address and the version (RFC 3261, sections 7.1 and
  /// 7.2); and the field in which every message says how it came (section 8.1.1), in full or as its letter.
  private static func beginsCall(_ line: ArraySlice<UInt8>, in sample: TextSample) -> Bool {
    guard line.contains("SIP/2.0") else { return false }
    let words = line.words
    guard words.count >= 3 || words.count == 2 && words[0].equals("SIP/2.0") else { return false }
    let isStatus = words[0].equals("SIP/2.0") && words[1].count == 3 && words[1].allSatisfy(\.isDigit)
    let isRequest =
      words.count == 3 && words[2].equals("SIP/2.0") && words[0].allSatisfy(\.isCapital)
      && words[1].contains(UInt8(ascii: ":"))
    return (isStatus || isRequest)
      && sample.lines.contains { $0.matchesAnyCase("via:", at: 0) || $0.matchesAnyCase("v:", at: 0) }
  }
}
