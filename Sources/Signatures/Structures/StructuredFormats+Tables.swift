// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import Headers

extension StructuredFormats {
  /// Names in terminal descriptions are at most as long as this, with their end.
  private static let longestTerminalNames = 512

  /// A magic number of two bytes, the sizes of five parts, printable names that end in a zero, and as many bytes as the
  /// sizes add up to.
  static func terminal(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 12, head[0] == 0x1a || head[0] == 0x1e, head[1] == (head[0] == 0x1a ? 1 : 2) else { return nil }
    let sizes = stride(from: 2, to: 12, by: 2).map { Int(head.littleEndian(UInt16.self, at: $0) ?? 0) }
    let (names, booleans, numbers, strings, table) = (sizes[0], sizes[1], sizes[2], sizes[3], sizes[4])
    guard (2...longestTerminalNames).contains(names), head.count > 12 + names, head[11 + names] == 0,
      head[12..<(11 + names)].allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
    else { return nil }
    // Numbers begin at an even place; entries of the user's own may follow.
    let width = head[0] == 0x1a ? 2 : 4
    let front = 12 + names + booleans
    let least = front + front % 2 + numbers * width + strings * 2 + table
    guard subject.mayReach(Int64(least)) else { return nil }
    return KnownFinding(types[head[0] == 0x1a ? "terminfo" : "terminfo2"], .strong)
  }

  /// 256 tables, each of which begins where the one before it ends, and the last of which ends with the file where its length is
  /// known.
  static func constantDatabase(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    let tables = 256
    guard head.count >= tables * 8,
      let first = head.littleEndian(UInt32.self, at: 0), first >= UInt32(tables * 8)
    else { return nil }
    var position = Int64(first)
    for table in 0..<tables {
      guard let start = head.littleEndian(UInt32.self, at: table * 8), Int64(start) == position,
        let slots = head.littleEndian(UInt32.self, at: table * 8 + 4)
      else { return nil }
      // A slot is a hash value and a place.
      position += Int64(slots) * 8
    }
    return (subject.length ?? position) == position ? KnownFinding(types["cdb"], .certain) : nil
  }

  /// Bytes of a block that systems filled with zeros.
  private static let blockOfMetric: Int64 = 512

  /// Twelve numbers, the first of which is the length of the file in words of four bytes, and the sum of the others.
  static func fontMetric(_ subject: Subject) -> KnownFinding? {
    // The length rules out nearly all files, and is cheaper than the sum; some systems fill the last block.
    guard let words = subject.head.bigEndian(UInt16.self, at: 0), let length = subject.length,
      length == 4 * Int64(words)
        || length % blockOfMetric == 0 && (0..<blockOfMetric).contains(length - 4 * Int64(words)),
      FormatHeaders.wordsOfFontMetric(subject.head) != nil
    else { return nil }
    return KnownFinding(types["tfm"], .strong)
  }

  /// The version in the header of the first record, which is 8 for books of the newer form alone.
  static func mobipocket(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches("BOOKMOBI", at: 60), let record = head.bigEndian(UInt32.self, at: 78) else { return nil }
    let header = SubjectReader(subject).bytes(40, at: Int64(record))
    guard header.matches("MOBI", at: 16), header.bigEndian(UInt32.self, at: 36) == 8 else { return nil }
    return KnownFinding(types["mobi8"], .certain)
  }

  /// Keys stand after the dictionary at the front of a binary property list, in no order of their own.
  private static let keyReach = 256

  /// Keys of dictionaries, and what a property list with them is.
  private static let documentKeys: [(key: StaticString, type: String)] = [
    ("WebMainResource", "webarchive"), ("rootPatch", "composition"), ("UTI-Data", "clipping"),
  ]

  /// A binary property list whose dictionary has a key that one kind of document has: a page's main resource, a patch
  /// that holds the others, or what was clipped.
  static func keyedDocument(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("bplist0", at: 0) else { return nil }
    let front = head.prefix(keyReach)
    guard let known = documentKeys.first(where: { front.firstIndex(of: $0.key, from: 8) != nil }) else {
      return nil
    }
    return KnownFinding(types[known.type], .certain)
  }

  /// The size of the whole, a version from 1 to 3, a slant that is none or one, and characters from the first to the last.
  static func windowsFont(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 118, head[0] == 0, (1...3).contains(head[1]),
      let size = head.littleEndian(UInt32.self, at: 2), Int64(size) == subject.length,
      head[80] <= 1, head[81] <= 1, head[82] <= 1, head[95] <= head[96],
      // Fonts of a printer, whose metrics have the same header.
      head[66] & 0x80 == 0
    else { return nil }
    return KnownFinding(types["fnt"], .strong)
  }

  /// Types of resources that a map is looked through for; a suitcase of fonts has two or three.
  private static let mostResourceTypes = 64
  /// Bytes of a map that are read: its header and the list of as many types.
  private static let longestResourceMap: UInt32 = 1 << 10

  /// A resource fork whose map lists fonts (Apple: Inside Macintosh, More Macintosh Toolbox, resource map).
  static func fontSuitcase(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // The system's own data take the rest of the first 256 bytes, and the map follows the data without a gap.
    guard head.matches([0, 0, 1, 0], at: 0), let fork = FormatHeaders.ResourceFork(head),
      UInt64(fork.data) + UInt64(fork.dataLength) == UInt64(fork.map)
    else { return nil }
    let map = SubjectReader(subject).bytes(Int(min(fork.mapLength, longestResourceMap)), at: Int64(fork.map))
    guard let list = map.bigEndian(UInt16.self, at: 24).map(Int.init),
      let last = map.bigEndian(UInt16.self, at: list), last < mostResourceTypes
    else { return nil }
    let isListed = (0...Int(last)).contains { map.matches("sfnt", at: list + 2 + 8 * $0) }
    return isListed ? KnownFinding(types["dfont"], .strong) : nil
  }

  /// A header with rows that are packed, which is all that the manual knows.
  ///
  /// Versions 0 and 4 are rare, and begin as many other files do; the first had one bit a picture element.
  static func paintbrush(_ head: [UInt8]) -> KnownFinding? {
    guard FormatHeaders.isPaintbrush(head), head[2] == 1 else { return nil }
    let weight: Evidence.Weight = head[1] == 0 ? (head[3] == 1 ? .strong : .weak) : head[1] == 4 ? .weak : .fair
    return KnownFinding(types["pcx"], weight)
  }
}
