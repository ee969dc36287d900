// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Menus of Gopher: what a server has, an item in each line (RFC 1436, section 3.9 and appendix).
enum GopherMenuSniffer: TabledSniffer {
  static let types = TypeTable("gopher||application/gopher-menu|Menu of Gopher|RFC 1436, sections 2 and 3.9")

  /// Kinds of items: those of the protocol, and those that servers and clients agree on beside it.
  private static let kinds = Array("0123456789+;:<IMPTdghis".utf8)
  /// Lines that a menu has at least.
  private static let fewestItems = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count, kinds.contains(sample.bytes[sample.start]),
      sample.lines.firstFilled?.contains(0x09) == true
    else { return nil }
    var (items, leading) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      let line = sample.bytes[place.start..<place.end]
      if line.trimmed.equals(".") { break }
      guard isItem(line) else { return nil }
      items += 1
      if line.first != UInt8(ascii: "i") { leading += 1 }
    }
    return KnownFinding(items >= fewestItems && leading > 0 ? types["gopher"] : nil, .strong)
  }

  /// A kind and the name to be shown, the selector, the host and the number of its port, between tabs.
  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count == 4 || fields.count == 5 && fields[4].trimmed.equals("+"), let kind = fields[0].first,
      kinds.contains(kind)
    else { return false }
    let host = fields[2]
    let isHost =
      host.contains(UInt8(ascii: ".")) && host.allSatisfy { $0.isAlphanumeric || "-._:".utf8.contains($0) }
      || kind == UInt8(ascii: "i") || host.equals("localhost")
    return isHost && fields[3].trimmed.number(ofAtMost: 5) != nil
  }
}
