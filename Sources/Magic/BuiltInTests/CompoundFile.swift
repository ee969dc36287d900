// SPDX-License-Identifier: Apache-2.0

/// Reads a compound document file, as leniently and with the same limits as libmagic; source: [MS-CFB] 2.
///
/// Sector numbers are signed: -1 stands for a free sector, -2 for the end of a chain.
struct CompoundFile {
  /// Bytes of the header, and of an entry of the directory.
  static let headerLength = 512
  static let directoryEntryLength = 128
  private static let magicNumber: UInt64 = 0xE11A_B1A1_E011_CFD0
  /// Sectors are never larger than 1 MiB.
  private static let maximumSectorPower = 20
  /// A longer chain is taken for a loop.
  private static let chainLimit = 10_000
  private static let endOfChain: Int32 = -2

  /// Why something could not be read, as far as it matters.
  enum Problem { case none, notFound, damaged }

  /// One entry of the directory.
  struct Entry {
    /// The name, up to 32 characters.
    let name: [UInt16]
    let kind: UInt8
    let classIdentifier: (UInt64, UInt64)
    let firstSector: Int32
    let size: Int
  }

  /// The kinds of entries.
  enum EntryKind: UInt8 {
    case storage = 1
    case stream = 2
    case root = 5
  }

  /// A stream of whole sectors, which is read no further than it is used: a chain of ten thousand sectors of a mebibyte
  /// takes no room in a sparse file.
  struct Stream {
    /// The numbers of its sectors, or of its short ones, in order.
    fileprivate let sectors: [Int32]
    /// Whether they lie in the stream that holds all short sectors.
    fileprivate let isShort: Bool
  }

  /// What an entry is looked up by.
  private struct Key: Hashable {
    let name: [UInt16]
    let kind: UInt8
  }

  private let sectorSize: Int
  private let shortSectorSize: Int
  private let minimumStandardStream: Int
  private let header: [UInt8]
  private let subject: MagicSubject
  private var sectors: CompoundFileTable
  private var shortSectors = Stream(sectors: [], isShort: false)
  private var directory: [Int32] = []
  private var named: [Key: Entry] = [:]
  /// The entry that all others stand below; nil where none was found.
  private(set) var root: Entry?
  private var shortStream: Stream?
  /// The last problem; one that was not overwritten stays, as `errno` does.
  private(set) var problem = Problem.none

  /// Reads the header; nil where the file is none.
  init?(_ bytes: Span<UInt8>, _ subject: MagicSubject) {
    guard bytes.count >= 8, bytes.littleEndian(at: 0, width: 8) == Self.magicNumber else { return nil }
    guard let header = Self.read(bytes, subject, at: 0, count: Self.headerLength) else { return nil }
    let powers = (header.span.littleEndian(at: 30, width: 2), header.span.littleEndian(at: 32, width: 2))
    guard powers.0 <= Self.maximumSectorPower, powers.1 <= Self.maximumSectorPower else { return nil }
    sectorSize = 1 << Int(powers.0)
    shortSectorSize = 1 << Int(powers.1)
    minimumStandardStream = Int(header.span.littleEndian(at: 56, width: 4))
    sectors = CompoundFileTable(sectorSize: sectorSize)
    self.header = header
    self.subject = subject
  }

  // MARK: Sectors

  /// As many bytes as asked for; nil where there are not so many.
  private static func read(_ bytes: Span<UInt8>, _ subject: MagicSubject, at offset: Int, count: Int) -> [UInt8]? {
    if offset >= 0, offset <= bytes.count - count {
      var copy: [UInt8] = []
      copy.reserveCapacity(count)
      for position in offset..<(offset + count) { copy.append(bytes[position]) }
      return copy
    }
    guard offset >= 0, let copy = subject.reader?.bytes(at: offset, count: count), copy.count == count else {
      return nil
    }
    return copy
  }

  private func sector(_ number: Int32, _ bytes: Span<UInt8>) -> [UInt8]? {
    guard number >= 0 else { return nil }
    return Self.read(bytes, subject, at: sectorSize + Int(number) * sectorSize, count: sectorSize)
  }

  private func headerNumber(_ offset: Int) -> Int32 {
    Int32(bitPattern: UInt32(header.span.littleEndian(at: offset, width: 4)))
  }

  /// Reads the sector allocation table; false where it cannot be read.
  mutating func readSectorTable(_ bytes: Span<UInt8>) -> Bool {
    let master = CompoundFileTable.numbers(Array(header[76..<512]))
    let listed = master.firstIndex(of: -1) ?? master.count
    let extraCount = Int(UInt32(bitPattern: headerNumber(72)))
    let perSector = sectorSize / 4 - 1
    let limit = Int(UInt32.max) / (64 * sectorSize)
    if perSector != 0, extraCount > (perSector > 0 ? limit / perSector : 0) || listed > limit {
      problem = .damaged
      return false
    }
    let capacity = extraCount * max(perSector, 0) + listed
    var count = 0
    for number in master {
      guard number >= 0 else { break }
      guard count < capacity, let content = sectors.contains(number) ? [] : sector(number, bytes) else { return false }
      sectors.append(number, content)
      count += 1
    }
    var next = headerNumber(68)
    extra: for round in 0..<extraCount {
      guard next >= 0 else { break }
      guard round < Self.chainLimit else {
        problem = .damaged
        return false
      }
      guard let content = sector(next, bytes) else { return false }
      let list = CompoundFileTable.numbers(content)
      for number in list.dropLast() {
        guard number >= 0 else { break extra }
        guard count < capacity else {
          problem = .damaged
          return false
        }
        guard let content = sectors.contains(number) ? [] : sector(number, bytes) else { return false }
        sectors.append(number, content)
        count += 1
      }
      next = list.last ?? -1
    }
    return true
  }

  /// What the table says of a sector, or that of short sectors of a short one; nil beyond its end.
  private func follower(of number: Int, isShort: Bool, _ bytes: Span<UInt8>) -> Int32? {
    if !isShort { return number < sectors.count ? sectors[number] : nil }
    return content(of: shortSectors, number * 4..<number * 4 + 4, bytes).map { CompoundFileTable.numbers($0)[0] }
  }

  /// The sectors of a chain; nil, and a problem, where it leaves the table or never ends.
  private mutating func chain(from first: Int32, isShort: Bool, _ bytes: Span<UInt8>) -> [Int32]? {
    var chain: [Int32] = []
    if first == Self.endOfChain { return chain }
    var number = first
    while number >= 0 {
      guard chain.count < Self.chainLimit, let next = follower(of: Int(number), isShort: isShort, bytes) else {
        problem = .damaged
        return nil
      }
      chain.append(number)
      number = next
    }
    if chain.isEmpty {
      problem = .damaged
      return nil
    }
    return chain
  }

  /// Whether all sectors of a chain lie in the file, which the farthest of them tells.
  private func isWhole(_ chain: [Int32], _ bytes: Span<UInt8>) -> Bool {
    guard let farthest = chain.max() else { return true }
    return Self.read(bytes, subject, at: sectorSize * (Int(farthest) + 2) - 1, count: 1) != nil
  }

  /// Finds the table of short sectors; false where it cannot be read.
  mutating func readShortSectorTable(_ bytes: Span<UInt8>) -> Bool {
    guard let chain = chain(from: headerNumber(60), isShort: false, bytes), isWhole(chain, bytes) else { return false }
    shortSectors = Stream(sectors: chain, isShort: false)
    return true
  }

  // MARK: Directory

  /// Reads the directory and keeps the root and the last entry of each name and kind among `names`; false where it
  /// cannot be read, or where `isOutOfTime` says so between two sectors.
  mutating func readDirectory(
    _ bytes: Span<UInt8>, names: Set<[UInt16]>, isOutOfTime: () -> Bool
  ) -> Bool {
    guard let chain = chain(from: headerNumber(48), isShort: false, bytes) else { return false }
    guard isWhole(chain, bytes) else {
      problem = .damaged
      return false
    }
    directory = chain
    for number in chain {
      guard !isOutOfTime() else { return false }
      for entry in entries(inSector: number, bytes) {
        if root == nil, entry.kind == EntryKind.root.rawValue { root = entry }
        let key = Key(name: Array(entry.name.prefix { $0 != 0 }), kind: entry.kind)
        if key.name.count < entry.name.count, names.contains(key.name) { named[key] = entry }
      }
    }
    return true
  }

  /// The entries in a sector of the directory that have a name or are a root: of the others nothing is asked, and a
  /// sparse file has any number of them.
  private func entries(inSector number: Int32, _ bytes: Span<UInt8>) -> [Entry] {
    guard let content = sector(number, bytes) else { return [] }
    var entries: [Entry] = []
    for index in 0..<(content.count / Self.directoryEntryLength) {
      func field(_ offset: Int, _ width: Int) -> UInt64 {
        content.span.littleEndian(at: index * Self.directoryEntryLength + offset, width: width)
      }
      let kind = UInt8(field(66, 1))
      guard field(0, 2) != 0 || kind == EntryKind.root.rawValue else { continue }
      entries.append(
        Entry(
          name: (0..<32).map { UInt16(field($0 * 2, 2)) }, kind: kind, classIdentifier: (field(80, 8), field(88, 8)),
          firstSector: Int32(bitPattern: UInt32(field(116, 4))), size: Int(field(120, 4))))
    }
    return entries
  }

  /// What `find` makes of the first name of the directory that it makes something of; nil also where `isOutOfTime` says
  /// so between two sectors.
  func first<Found>(
    _ bytes: Span<UInt8>, isOutOfTime: () -> Bool, _ find: (_ name: [UInt16]) -> Found?
  ) -> Found? {
    for number in directory {
      guard !isOutOfTime() else { return nil }
      for entry in entries(inSector: number, bytes) {
        if let found = find(entry.name) { return found }
      }
    }
    return nil
  }

  /// Finds the stream that holds all short sectors; false where there is one but it cannot be read.
  mutating func readShortStream(_ bytes: Span<UInt8>) -> Bool {
    guard let root, root.firstSector >= 0 else { return true }
    shortStream = longStream(from: root.firstSector, size: root.size, bytes)
    return shortStream != nil
  }

  // MARK: Streams

  private mutating func longStream(from first: Int32, size: Int, _ bytes: Span<UInt8>) -> Stream? {
    let chain = chain(from: first, isShort: false, bytes)
    if first == Self.endOfChain || size == 0 { return nil }
    guard let chain else { return nil }
    guard isWhole(chain, bytes) else {
      problem = .damaged
      return nil
    }
    return Stream(sectors: chain, isShort: false)
  }

  private mutating func shortStream(from first: Int32, in holder: Stream, _ bytes: Span<UInt8>) -> Stream? {
    guard let chain = chain(from: first, isShort: true, bytes) else { return nil }
    if let farthest = chain.max(), (Int(farthest) + 1) * shortSectorSize > length(of: holder) {
      problem = .damaged
      return nil
    }
    return Stream(sectors: chain, isShort: true)
  }

  /// The last entry with a name and kind; the name must be one of those that the directory was read for.
  mutating func entry(named name: String, _ kind: EntryKind) -> Entry? {
    if let found = named[Key(name: Array(name.utf16), kind: kind.rawValue)] { return found }
    problem = .notFound
    return nil
  }

  /// A stream; nil, and a problem, where there is none or it cannot be read.
  mutating func stream(named name: String, _ bytes: Span<UInt8>) -> Stream? {
    guard let entry = entry(named: name, .stream) else { return nil }
    if entry.size < minimumStandardStream, let shortStream {
      return self.shortStream(from: entry.firstSector, in: shortStream, bytes)
    }
    return longStream(from: entry.firstSector, size: entry.size, bytes)
  }

  /// The length of a stream in bytes, to the end of its last sector.
  func length(of stream: Stream) -> Int { stream.sectors.count * (stream.isShort ? shortSectorSize : sectorSize) }

  /// A part of a stream; nil where it ends before or cannot be read.
  func content(of stream: Stream, _ range: Range<Int>, _ bytes: Span<UInt8>) -> [UInt8]? {
    guard range.upperBound <= length(of: stream) else { return nil }
    let size = stream.isShort ? shortSectorSize : sectorSize
    var content: [UInt8] = []
    // Texts may have megabytes, and growing would need half as much again.
    content.reserveCapacity(range.count)
    while content.count < range.count {
      let position = range.lowerBound + content.count
      let count = min(size - position % size, range.upperBound - position)
      let start = Int(stream.sectors[position / size]) * size + position % size
      let piece: [UInt8]?
      if stream.isShort {
        guard let shortStream else { return nil }
        piece = self.content(of: shortStream, start..<(start + count), bytes)
      } else {
        piece = Self.read(bytes, subject, at: sectorSize + start, count: count)
      }
      guard let piece else { return nil }
      content += piece
    }
    return content
  }

  /// The properties in the first section of a stream; nil, and a problem, where they are damaged.
  mutating func properties(in stream: Stream, _ bytes: Span<UInt8>) -> CompoundFileProperties? {
    let length = length(of: stream)
    if let header = content(of: stream, 0..<CompoundFileProperties.headerLength, bytes),
      let start = CompoundFileProperties.sectionOffset(header),
      let front = content(of: stream, start..<start + CompoundFileProperties.sectionHeaderLength, bytes),
      let reach = CompoundFileProperties.reach(front, atMost: length - start),
      let properties = CompoundFileProperties(
        header, CompoundFileSection(of: stream, in: self, at: start, length: reach), bytes)
    {
      return properties
    }
    problem = .damaged
    return nil
  }
}
