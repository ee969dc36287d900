// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Databases and caches that a short word and the numbers around it prove.
  static func databases(_ subject: Subject) -> KnownFinding? {
    if let found = innoDBTablespace(subject) { return found }
    if let found = gtkIconCache(subject) { return found }
    if let found = mimeCache(subject) { return found }
    if let found = kerberosKeyTable(subject) { return found }
    if let found = chromiumResources(subject) { return found }
    if let found = firebirdDatabase(subject) { return found }
    if let found = geodatabaseTable(subject) { return found }
    return levelDBTable(subject)
  }

  /// The first page: number 0, the kind of a page that describes the space, the number of the space twice, and whole
  /// pages of 1 KiB or more.
  private static func innoDBTablespace(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 64, head[24] == 0, head[25] == 8, head[4..<8].allSatisfy({ $0 == 0 }),
      let length = subject.length, length % 1024 == 0,
      let space = head.bigEndian(UInt32.self, at: 34), head.bigEndian(UInt32.self, at: 38) == space,
      let pages = head.bigEndian(UInt32.self, at: 46), pages > 0, length % Int64(pages) == 0
    else { return nil }
    return KnownFinding(types["innodb"], .strong)
  }

  /// Themes have fewer folders than this.
  private static let mostIconFolders: UInt32 = 1 << 16

  /// Version 1.0, where the table of names and the list of folders stand, and the names of the folders, each with a zero
  /// after it.
  private static func gtkIconCache(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches([0, 1, 0, 0], at: 0),
      let names = head.bigEndian(UInt32.self, at: 4), let folders = head.bigEndian(UInt32.self, at: 8),
      names >= 12, folders >= 12, names % 4 == 0, folders % 4 == 0, subject.mayReach(Int64(names) + 1),
      subject.mayReach(Int64(folders) + 1)
    else { return nil }
    let reader = SubjectReader(subject)
    let list = Array(reader.bytes(8, at: Int64(folders)))
    guard let count = list.bigEndian(UInt32.self, at: 0), count < mostIconFolders, count > 0,
      let first = list.bigEndian(UInt32.self, at: 4), first >= 12,
      reader.bytes(1, at: Int64(first)).first?.isPrintable == true
    else { return nil }
    return KnownFinding(types["gtk-icons"], .strong)
  }

  /// Version 2, an entry within the file, the number of the parts of its principal, and a realm that is printable.
  private static func kerberosKeyTable(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 16, head[0] == 5, head[1] == 2,
      let entry = head.bigEndian(UInt32.self, at: 2), entry >= 16, subject.mayReach(Int64(entry) + 6),
      let parts = head.bigEndian(UInt16.self, at: 6), (1...16).contains(parts),
      let realm = head.bigEndian(UInt16.self, at: 8), realm > 0, UInt32(realm) < entry
    else { return nil }
    return head[10...].prefix(Int(realm)).allSatisfy { (0x21...0x7e).contains($0) }
      ? KnownFinding(types["keytab"], .strong) : nil
  }

  /// Version 4 or 5, the encoding of the texts, and a first resource right after the table.
  private static func chromiumResources(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 24, head[0] == 4 || head[0] == 5, head[1..<4].allSatisfy({ $0 == 0 }) else { return nil }
    // Version 5 pads the encoding and has aliases after the table; an entry is a number and an offset.
    let isFifth = head[0] == 5
    let count =
      isFifth
      ? head.littleEndian(UInt16.self, at: 8).map(Int.init) : head.littleEndian(UInt32.self, at: 4).map(Int.init)
    let aliases = isFifth ? Int(head.littleEndian(UInt16.self, at: 10) ?? 0) : 0
    let table = isFifth ? 12 : 9
    guard head[isFifth ? 4 : 8] <= 2, let count, count > 0, count < 1 << 16,
      let first = head.littleEndian(UInt32.self, at: table + 2), Int(first) == table + 6 * (count + 1) + 4 * aliases
    else { return nil }
    return KnownFinding(types["chromium-pak"], subject.mayReach(Int64(first)) ? .strong : .fair)
  }

  /// A page that describes the database, a size of pages, a structure of versions 10 to 13, and whole pages where nothing is
  /// missing.
  private static func firebirdDatabase(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 20, head[0] == 1, head[19] == 0x80, (10...13).contains(head[18]),
      let size = head.littleEndian(UInt16.self, at: 16), size >= 1024, size.nonzeroBitCount == 1
    else { return nil }
    return KnownFinding(types["firebird"], (subject.length ?? 0) % Int64(size) == 0 ? .strong : .fair)
  }

  /// The words that both files of a table begin with, and either the length of the file and the version of its fields, or
  /// blocks of 1024 places and their number again after them.
  private static func geodatabaseTable(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    let word = { (at: Int) in head.littleEndian(UInt32.self, at: at) }
    guard head.count >= 32, word(0) == 3, let length = subject.length, let last = word(12) else { return nil }
    if last == 5, word(20) == 0, head.littleEndian(Int64.self, at: 24) == length,
      let fields = word(32), fields >= 40, let version = word(Int(fields) + 4), version == 3 || version == 4
    {
      return KnownFinding(types["filegdb"], .strong)
    }
    guard (4...6).contains(last), let blocks = word(4), blocks < 1 << 24,
      blocks > 0 || length == 32
    else { return nil }
    let end = 16 + 1024 * Int64(blocks) * Int64(last)
    guard length >= end + 16,
      SubjectReader(subject).bytes(16, at: end).littleEndian(UInt32.self, at: 8) == blocks
    else { return nil }
    return KnownFinding(types["filegdb-index"], .strong)
  }

  /// A first block whose first key shares no bytes with one before, and the magic that ends the footer.
  private static func levelDBTable(_ subject: Subject) -> KnownFinding? {
    guard beginsWithBlock(subject.head), let length = subject.length, length >= 48,
      let end = SubjectReader(subject).tail(8)?.littleEndian(UInt64.self, at: 0)
    else { return nil }
    switch end {
    case 0xdb47_7524_8b80_fb57: return KnownFinding(types["leveldb-table"], .certain)
    case 0x88e2_41b7_85f4_cff7: return KnownFinding(types["rocksdb-table"], .certain)
    default: return nil
    }
  }

  /// Whether the number of shared bytes, 0, stands in front, or after what Snappy writes there: the length of the block in
  /// seven bits a byte and the tag of a literal (Snappy: Compressed format description, sections 1 and 2.1).
  private static func beginsWithBlock(_ head: [UInt8]) -> Bool {
    guard head.count >= 8, head[0] != 0 else { return head.first == 0 }
    let tag = (head.firstIndex { $0 < 0x80 } ?? 0) + 1
    return tag <= 4 && head[tag] & 3 == 0 && head[tag] >> 2 < 60 && head[tag + 1] == 0
  }

  /// Version 1.1 or 1.2, and where nine lists stand, each at a multiple of four bytes behind the header (freedesktop.org: Shared
  /// MIME-info Database, section The mime.cache files).
  private static func mimeCache(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 40, head[0] == 0, head[1] == 1, head[2] == 0, head[3] == 1 || head[3] == 2
    else { return nil }
    let isWhole = stride(from: 4, to: 40, by: 4).allSatisfy { at in
      head.bigEndian(UInt32.self, at: at).map { $0 >= 40 && $0 % 4 == 0 && subject.mayReach(Int64($0) + 1) } ?? false
    }
    return isWhole ? KnownFinding(types["mime-cache"], .strong) : nil
  }
}
