// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// One entry of a zip archive.
struct ZipEntry: Sendable {
  /// The name as stored, directories divided by slashes.
  let name: String
  /// General purpose bit flags; bit 0 tells encryption.
  let flags: UInt16
  /// The compression method; 0 stored, 8 deflated.
  let method: UInt16
  /// Bytes of the compressed data; nil where only what follows the data tells.
  let compressedSize: Int64?
  /// Bytes of the decompressed data; nil where only an extra field or what follows the data tells.
  let size: Int64?
  /// The CRC-32 of the decompressed data; nil where only what follows the data tells.
  let checksum: UInt32?
  /// Where the local header stands in the subject.
  let headerOffset: Int64

  /// Whether the data are encrypted.
  var isEncrypted: Bool { flags & 1 != 0 }
}

/// What a zip archive lists: its central directory, or its local headers where the end cannot be reached
/// (PKWARE APPNOTE 6.3.10, sections 4.3 and 4.4).
struct ZipDirectory {
  /// Entries read at most; the contract's limit.
  static let mostEntries = 1024
  /// Entries read behind those, of the names by which documents are known: no document has more.
  private static let mostOwnEntries = 64
  /// Bytes of directory read at most; the contract's limit.
  static let mostBytes = 1 << 20
  /// Names are at most 65,535 bytes long, but no document's own members have long names.
  private static let longestName = 1024
  /// The comment after the end record is at most 65,535 bytes long.
  private static let farthestEnd = 65_535 + 22
  /// What a local header may have in front of its data: its fields, a name and an extra field.
  private static let localHeaderRoom: Int64 = 30 + 2 * 65_535

  /// The entries that were read, in the order of the directory.
  private(set) var entries: [ZipEntry] = []
  /// Whether there is no central directory, so that members may be missing.
  private(set) var isCut = false
  /// Whether the archive has more entries than are here, so that nothing can be said of all of them.
  private(set) var isLimited = false
  /// Whether the directory was too long to look for the members by which documents are known among those that are not here.
  private(set) var hasUnreadNames = false
  /// What stands behind the end record, as far as it is looked at.
  private(set) var comment: [UInt8] = []
  /// Bytes of the comment that are looked at: no document says more there.
  private static let longestComment = 128
  private let reader: SubjectReader
  private let entryLimit: Int
  private let byteLimit: Int

  /// Reads the directory; nil where neither it nor a local header is there.
  init?(
    _ reader: SubjectReader, entryLimit: Int = ZipDirectory.mostEntries, byteLimit: Int = ZipDirectory.mostBytes
  ) {
    self.reader = reader
    self.entryLimit = entryLimit
    self.byteLimit = byteLimit
    if !readCentralDirectory() {
      entries = []
      isCut = true
      readLocalHeaders()
      if entries.isEmpty { return nil }
    }
  }

  /// A directory that was read before, for its members.
  init(_ reader: SubjectReader, entries: [ZipEntry]) {
    self.reader = reader
    self.entries = entries
    (entryLimit, byteLimit) = (0, 0)
  }

  /// Whether the archive has a member of the name.
  func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// The entry of the name.
  subscript(_ name: String) -> ZipEntry? { entries.first { $0.name == name } }

  // MARK: The central directory

  private mutating func readCentralDirectory() -> Bool {
    // The end record is nearly always the last thing; only a comment moves it.
    for reach in [512, ZipDirectory.farthestEnd] {
      guard let tail = reader.tail(reach), let length = reader.length else { return false }
      let start = length - Int64(tail.count)
      if let end = ZipDirectory.endRecord(in: tail) {
        comment = Array(tail.dropFirst(end + 22).prefix(ZipDirectory.longestComment))
        return readDirectory(tail, at: end, tailStart: start)
      }
    }
    return false
  }

  /// Where the end record begins: the last one whose comment ends with the bytes, since a comment may have its mark too, or, where
  /// something follows it, the last mark (APPNOTE 4.3.16).
  private static func endRecord(in tail: ArraySlice<UInt8>) -> Int? {
    guard tail.count >= 22 else { return nil }
    var last: Int?
    var index = tail.endIndex - 22
    while index >= tail.startIndex {
      if tail[index] == 0x50, tail[index + 1] == 0x4b, tail[index + 2] == 5, tail[index + 3] == 6 {
        let place = index - tail.startIndex
        let comment = tail.littleEndian(UInt16.self, at: place + 20).map(Int.init)
        if comment == tail.count - place - 22 { return place }
        last = last ?? place
      }
      index -= 1
    }
    return last
  }

  private mutating func readDirectory(_ tail: ArraySlice<UInt8>, at end: Int, tailStart: Int64) -> Bool {
    guard let count16 = tail.littleEndian(UInt16.self, at: end + 10),
      let size32 = tail.littleEndian(UInt32.self, at: end + 12),
      let offset32 = tail.littleEndian(UInt32.self, at: end + 16)
    else { return false }
    var count = Int64(count16)
    var size = Int64(size32)
    var offset = Int64(offset32)
    var endOfDirectory = tailStart + Int64(end)
    if count16 == .max || size32 == .max || offset32 == .max, let wide = wideEndRecord(tail, before: end, tailStart) {
      (count, size, offset, endOfDirectory) = (wide.count, wide.size, wide.offset, wide.position)
    }
    guard count > 0 else { return false }
    // Bytes before the archive, as in a self-extracting one, shift every offset.
    let (directory, overflow) = endOfDirectory.subtractingReportingOverflow(size)
    var prefix: Int64 = 0
    var start = offset
    if !overflow, directory >= 0, directory >= offset { (prefix, start) = (directory - offset, directory) }
    // Where archives begin both there and at the very start, the end is that of a member of a cut one, which is stored as it is.
    if prefix > 0, beginsEntry(at: prefix), beginsEntry(at: 0) { return false }
    let bytes = reader.bytes(Int(min(max(size, 46), Int64(byteLimit))), at: start)
    if size > Int64(byteLimit) { (isLimited, hasUnreadNames) = (true, true) }
    return readEntries(bytes, prefix: prefix)
  }

  private func beginsEntry(at place: Int64) -> Bool { reader.bytes(4, at: place).matches([0x50, 0x4b, 3, 4], at: 0) }

  /// Bytes of the end record of zip64 without further fields, and of its locator (APPNOTE 4.3.14 and 4.3.15).
  private static let (wideEndLength, locatorLength) = (56, 20)

  /// What the end record of zip64 says and where it stands: where its locator has it, or right in front of that, where bytes
  /// before the archive shift it.
  private func wideEndRecord(
    _ tail: ArraySlice<UInt8>, before end: Int, _ tailStart: Int64
  ) -> (count: Int64, size: Int64, offset: Int64, position: Int64)? {
    let locator = end - Self.locatorLength
    guard tail.matches([0x50, 0x4b, 6, 7], at: locator), let stated = tail.littleEndian(Int64.self, at: locator + 8)
    else { return nil }
    for position in [stated, tailStart + Int64(locator - Self.wideEndLength)] {
      let record = reader.bytes(Self.wideEndLength, at: position)
      guard record.matches([0x50, 0x4b, 6, 6], at: 0), let count = record.littleEndian(Int64.self, at: 32),
        let size = record.littleEndian(Int64.self, at: 40), let offset = record.littleEndian(Int64.self, at: 48),
        count > 0, size > 0, offset >= 0
      else { continue }
      return (count, size, offset, position)
    }
    return nil
  }

  private mutating func readEntries(_ bytes: ArraySlice<UInt8>, prefix: Int64) -> Bool {
    var at = 0
    while bytes.matches([0x50, 0x4b, 1, 2], at: at),
      let flags = bytes.littleEndian(UInt16.self, at: at + 8),
      let method = bytes.littleEndian(UInt16.self, at: at + 10),
      let checksum = bytes.littleEndian(UInt32.self, at: at + 16),
      let compressed = bytes.littleEndian(UInt32.self, at: at + 20),
      let uncompressed = bytes.littleEndian(UInt32.self, at: at + 24),
      let nameLength = bytes.littleEndian(UInt16.self, at: at + 28),
      let extraLength = bytes.littleEndian(UInt16.self, at: at + 30),
      let commentLength = bytes.littleEndian(UInt16.self, at: at + 32),
      let header = bytes.littleEndian(UInt32.self, at: at + 42)
    {
      let name = bytes.dropFirst(at + 46).prefix(min(Int(nameLength), ZipDirectory.longestName))
      let next = at + 46 + Int(nameLength) + Int(extraLength) + Int(commentLength)
      if entries.count >= entryLimit {
        isLimited = true
        let isKnown = ZipMemberRules.ownNames.contains(String(decoding: name, as: UTF8.self))
        guard isKnown, entries.count - entryLimit < ZipDirectory.mostOwnEntries else {
          at = next
          continue
        }
      }
      let extra = bytes.dropFirst(at + 46 + Int(nameLength)).prefix(Int(extraLength))
      let wide = ZipDirectory.wideFields(extra, after: uncompressed == .max, compressed == .max, header == .max)
      // An offset that overflows, or after which no local header could end, leads nowhere: the entry is left out.
      let (place, overflow) = (wide.offset ?? Int64(header)).addingReportingOverflow(prefix)
      if !overflow, place <= Int64.max - ZipDirectory.localHeaderRoom {
        entries.append(
          ZipEntry(
            name: ZipDirectory.normalized(name), flags: flags, method: method,
            compressedSize: compressed == .max ? wide.size : Int64(compressed),
            size: uncompressed == .max ? nil : Int64(uncompressed), checksum: checksum, headerOffset: place))
      }
      at = next
    }
    return !entries.isEmpty
  }

  /// The compressed size and the offset of the local header in the extra field of zip64 (APPNOTE 4.5.3), which has only what
  /// does not fit into the entry, in this order after the size of the member; nil for what is not there or absurd.
  private static func wideFields(
    _ extra: ArraySlice<UInt8>, after isLong: Bool, _ hasSize: Bool, _ hasOffset: Bool
  ) -> (size: Int64?, offset: Int64?) {
    guard hasSize || hasOffset else { return (nil, nil) }
    var at = 0
    while let kind = extra.littleEndian(UInt16.self, at: at), let length = extra.littleEndian(UInt16.self, at: at + 2) {
      if kind == 1 {
        let field = extra.dropFirst(at + 4).prefix(Int(length))
        let first = isLong ? 8 : 0
        let size = hasSize ? field.littleEndian(Int64.self, at: first) : nil
        let offset = hasOffset ? field.littleEndian(Int64.self, at: first + (hasSize ? 8 : 0)) : nil
        return (size.flatMap { $0 >= 0 ? $0 : nil }, offset.flatMap { $0 >= 0 ? $0 : nil })
      }
      at += 4 + Int(length)
    }
    return (nil, nil)
  }

  /// Some writers use backslashes (APPNOTE 4.4.17.1 forbids them) or put a NUL after the name.
  private static func normalized(_ name: ArraySlice<UInt8>) -> String {
    let end = name.firstIndex(of: 0) ?? name.endIndex
    return String(decoding: name[..<end].map { $0 == 0x5c ? 0x2f : $0 }, as: UTF8.self)
  }

  // MARK: Local headers

  /// Walks from local header to local header, as far as the limits allow.
  private mutating func readLocalHeaders() {
    var offset: Int64 = 0
    // APPNOTE 8.5.3: a marker stands before the first header of an archive that was or could have been split.
    let marker = reader.bytes(4, at: 0)
    if marker.matches([0x50, 0x4b, 7, 8], at: 0) || marker.matches([0x50, 0x4b, 0x30, 0x30], at: 0) { offset = 4 }
    while entries.count < entryLimit, offset < Int64(byteLimit) {
      let header = reader.bytes(30, at: offset)
      // A size that leads to other bytes is wrong: the next header is found by its mark. One beyond the end ends the list.
      if !entries.isEmpty, !header.isEmpty, !header.starts(with: [0x50, 0x4b]), let last = entries.last {
        offset = nextHeader(from: last.headerOffset + 30) ?? .max
        continue
      }
      guard header.matches([0x50, 0x4b, 3, 4], at: 0), let flags = header.littleEndian(UInt16.self, at: 6),
        let method = header.littleEndian(UInt16.self, at: 8), let checksum = header.littleEndian(UInt32.self, at: 14),
        let size = header.littleEndian(UInt32.self, at: 18),
        let uncompressed = header.littleEndian(UInt32.self, at: 22),
        let nameLength = header.littleEndian(UInt16.self, at: 26),
        let extraLength = header.littleEndian(UInt16.self, at: 28)
      else { return }
      let name = reader.bytes(min(Int(nameLength), ZipDirectory.longestName), at: offset + 30)
      let data = offset + 30 + Int64(nameLength) + Int64(extraLength)
      let extra = size == .max ? reader.bytes(Int(extraLength), at: data - Int64(extraLength)) : []
      let wide = ZipDirectory.wideFields(extra, after: uncompressed == .max, size == .max, false)
      // Where a descriptor follows the data, a size of zero stands for one that is not known yet.
      let known = (size == .max ? wide.size : Int64(size)).flatMap { flags & 8 == 0 || $0 != 0 ? $0 : nil }
      entries.append(
        ZipEntry(
          name: ZipDirectory.normalized(name), flags: flags, method: method, compressedSize: known, size: nil,
          checksum: flags & 8 == 0 ? checksum : nil, headerOffset: offset))
      // No archive is so large that the end of a member has no offset.
      let end = known.map { data.addingReportingOverflow($0) }
      if let end, end.overflow { return }
      offset = end?.partialValue ?? data
      if known == nil || flags & 8 != 0 { offset = nextHeader(from: offset) ?? .max }
    }
  }

  /// The next local header at or after an offset; the length of data that a descriptor follows is not told before.
  private func nextHeader(from start: Int64) -> Int64? {
    var offset = start
    while offset < Int64(byteLimit) {
      let chunk = reader.bytes(16 << 10, at: offset)
      guard chunk.count >= 4 else { return nil }
      let header = chunk.firstIndex(of: "PK\u{3}\u{4}", from: chunk.startIndex)
      let directory = chunk.firstIndex(of: "PK\u{1}\u{2}", from: chunk.startIndex)
      if let directory, header.map({ directory < $0 }) ?? true { return nil }
      if let header { return offset + Int64(header - chunk.startIndex) }
      offset += Int64(chunk.count - 3)
    }
    return nil
  }

  // MARK: Members

  /// The first bytes of a member, decompressed as far as they can be; nil where it is encrypted or of another method.
  func content(of entry: ZipEntry, upTo limit: Int) -> [UInt8]? { member(entry, upTo: limit)?.bytes }

  /// The first bytes of a member, decompressed; nil where it is encrypted, damaged or of another method, or where another
  /// limit ended it before `limit`.
  func soundContent(of entry: ZipEntry, upTo limit: Int) -> [UInt8]? {
    guard let (bytes, isWhole) = member(entry, upTo: limit), isWhole || bytes.count == limit else { return nil }
    if isWhole, let checksum = entry.checksum, checksum != Checksum.crc32(bytes) { return nil }
    return bytes
  }

  /// The first bytes of a member, decompressed as far as they can be, and whether they are all.
  private func member(_ entry: ZipEntry, upTo limit: Int) -> (bytes: [UInt8], isWhole: Bool)? {
    guard !entry.isEncrypted else { return nil }
    let header = reader.bytes(30, at: entry.headerOffset)
    guard header.matches([0x50, 0x4b, 3, 4], at: 0), let nameLength = header.littleEndian(UInt16.self, at: 26),
      let extraLength = header.littleEndian(UInt16.self, at: 28)
    else { return nil }
    let data = entry.headerOffset + 30 + Int64(nameLength) + Int64(extraLength)
    switch entry.method {
    case 0:
      // A size of 0 may mean that nobody filled it in.
      let size = entry.compressedSize.flatMap { $0 > 0 ? $0 : nil }
      let bytes = reader.bytes(Int(min(Int64(limit), size ?? Int64(limit))), at: data)
      guard let size else { return (Array(ZipDirectory.upToNextRecord(bytes)), true) }
      return (Array(bytes), Int64(bytes.count) == size)
    case 8:
      // Data that cannot be compressed are hardly longer than what they are made of.
      let budget = DecompressionBudget(input: max(DecompressionBudget.standard.input, limit), output: limit)
      let inside = DecompressedByteSource(
        reader.source, from: data, with: Inflater(.none), budget: budget, work: reader.workBudget)
      guard let bytes = try? inside.bytes(limit, at: 0) else { return nil }
      return (bytes, inside.length == Int64(bytes.count))
    default: return nil
    }
  }

  /// The directory of a member that is an archive itself, or of as much of it as a directory may have bytes; nil where it
  /// is none.
  func archive(in entry: ZipEntry) -> ZipDirectory? {
    content(of: entry, upTo: ZipDirectory.mostBytes).flatMap { ZipDirectory(reader.reader(of: $0)) }
  }

  /// Stored data whose size only the descriptor after them tells end where the next record begins.
  private static func upToNextRecord(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let words: [StaticString] = ["PK\u{7}\u{8}", "PK\u{3}\u{4}", "PK\u{1}\u{2}"]
    let ends = words.compactMap { bytes.firstIndex(of: $0, from: bytes.startIndex) }
    return bytes[..<(ends.min() ?? bytes.endIndex)]
  }
}
