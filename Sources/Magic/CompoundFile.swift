// SPDX-License-Identifier: Apache-2.0

/// Reads a compound document file, as leniently and with the same limits as libmagic; source: [MS-CFB] 2.
///
/// Sector numbers are signed: -1 stands for a free sector, -2 for the end of a chain.
struct CompoundFile {
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

  /// The bytes of a stream; whole sectors.
  struct Stream {
    var bytes: [UInt8]
    /// Whether there is a stream at all, be it empty.
    var isPresent = true
    /// The number of sectors, which counts even where they were not read.
    var sectorCount: Int
    var sectorSize: Int

    static let none = Stream(bytes: [], isPresent: false, sectorCount: 0, sectorSize: 0)
  }

  private let sectorSize: Int
  private let shortSectorSize: Int
  private let minimumStandardStream: Int
  private let header: [UInt8]
  private let subject: MagicSubject
  private var sectors: CompoundFileTable
  private var shortSectors: CompoundFileTable
  private(set) var entries: [Entry] = []
  private(set) var root: Entry?
  private var shortStream = Stream.none
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
    shortSectors = CompoundFileTable(sectorSize: sectorSize)
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

  /// The sectors of a chain; nil, and a problem, where it leaves the table or never ends.
  private mutating func chain(from first: Int32, in table: CompoundFileTable) -> [Int32]? {
    var chain: [Int32] = []
    if first == Self.endOfChain { return chain }
    var number = first
    while number >= 0 {
      guard chain.count < Self.chainLimit, Int(number) < table.count else {
        problem = .damaged
        return nil
      }
      chain.append(number)
      number = table[Int(number)]
    }
    if chain.isEmpty {
      problem = .damaged
      return nil
    }
    return chain
  }

  /// Reads the table of short sectors; false where it cannot be read.
  mutating func readShortSectorTable(_ bytes: Span<UInt8>) -> Bool {
    guard let chain = chain(from: headerNumber(60), in: sectors) else { return false }
    for number in chain {
      guard let content = shortSectors.contains(number) ? [] : sector(number, bytes) else { return false }
      shortSectors.append(number, content)
    }
    return true
  }

  /// Reads the directory; false where it cannot be read.
  mutating func readDirectory(_ bytes: Span<UInt8>) -> Bool {
    guard let chain = chain(from: headerNumber(48), in: sectors) else { return false }
    for number in chain {
      guard let content = sector(number, bytes) else {
        problem = .damaged
        return false
      }
      for start in stride(
        from: 0, to: content.count / Self.directoryEntryLength * Self.directoryEntryLength,
        by: Self.directoryEntryLength)
      {
        func field(_ offset: Int, _ width: Int) -> UInt64 {
          content.span.littleEndian(at: start + offset, width: width)
        }
        entries.append(
          Entry(
            name: (0..<32).map { UInt16(field($0 * 2, 2)) }, kind: UInt8(field(66, 1)),
            classIdentifier: (field(80, 8), field(88, 8)), firstSector: Int32(bitPattern: UInt32(field(116, 4))),
            size: Int(field(120, 4))))
      }
    }
    return true
  }

  /// Reads the stream that holds all short sectors; false where there is one but it cannot be read.
  mutating func readShortStream(_ bytes: Span<UInt8>) -> Bool {
    root = entries.first { $0.kind == EntryKind.root.rawValue }
    guard let root, root.firstSector >= 0 else { return true }
    guard let stream = longStream(from: root.firstSector, size: root.size, bytes) else { return false }
    shortStream = stream
    return true
  }

  // MARK: Streams

  private mutating func longStream(from first: Int32, size: Int, _ bytes: Span<UInt8>) -> Stream? {
    let chain = chain(from: first, in: sectors)
    if first == Self.endOfChain || size == 0 { return nil }
    guard let chain else { return nil }
    var content: [UInt8] = []
    for number in chain {
      guard let sector = sector(number, bytes) else {
        problem = .damaged
        return nil
      }
      content += sector
    }
    return Stream(bytes: content, sectorCount: chain.count, sectorSize: sectorSize)
  }

  private mutating func shortStream(from first: Int32) -> Stream? {
    guard let chain = chain(from: first, in: shortSectors) else { return nil }
    var content: [UInt8] = []
    for number in chain {
      let start = Int(number) * shortSectorSize
      guard start + shortSectorSize <= shortStream.bytes.count else {
        problem = .damaged
        return nil
      }
      content += shortStream.bytes[start..<(start + shortSectorSize)]
    }
    return Stream(bytes: content, sectorCount: chain.count, sectorSize: shortSectorSize)
  }

  /// The last entry with a name and kind.
  mutating func entry(named name: String, _ kind: EntryKind) -> Entry? {
    let wanted = name.utf8.map(UInt16.init) + [0]
    if let found = entries.last(where: { $0.kind == kind.rawValue && $0.name.starts(with: wanted) }) { return found }
    problem = .notFound
    return nil
  }

  /// The bytes of a stream; nil, and a problem, where there is none or it cannot be read.
  mutating func stream(named name: String, _ bytes: Span<UInt8>) -> Stream? {
    guard let entry = entry(named: name, .stream) else { return nil }
    if entry.size < minimumStandardStream, shortStream.isPresent { return shortStream(from: entry.firstSector) }
    return longStream(from: entry.firstSector, size: entry.size, bytes)
  }

  /// Notes that a stream made no sense.
  mutating func noteDamage() { problem = .damaged }
}
