// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Messages of bulletin boards, whose tags stand in square brackets.
enum BulletinBoardSniffer: TabledSniffer {
  static let types = TypeTable(
    "bbcode||text/x-bbcode|Message with BBCode|phpBB user guide, section Posting; vBulletin: BB code list")

  private static let tags: [StaticString] = [
    "b", "center", "code", "color", "i", "img", "list", "quote", "s", "size", "spoiler", "u", "url", "youtube",
  ]

  /// Different tags that are closed.
  private static let fewestTags = 3

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.contains("[/") else { return nil }
    let bytes = sample.bytes
    var open: Set<Int> = []
    var closed: Set<Int> = []
    var place = bytes.firstIndex(of: UInt8(ascii: "["))
    while let start = place {
      let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
      let name = bytes[(start + (isEnd ? 2 : 1))...].prefix(longestTag).prefix(while: \.isLetter)
      let next = name.endIndex < bytes.count ? bytes[name.endIndex] : 0
      let number = tags.firstIndex(where: name.equalsAnyCase)
      if let number, next == UInt8(ascii: "]") || !isEnd && next == UInt8(ascii: "=") {
        if !isEnd { open.insert(number) } else if open.contains(number) { closed.insert(number) }
      }
      place = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "["))
    }
    return KnownFinding(closed.count >= fewestTags ? types["bbcode"] : nil, .fair)
  }

  /// Letters of the longest tag, and one more.
  private static let longestTag = 8
}
