// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// One entry of a compound file's directory.
struct CompoundFileEntry {
  /// The name, decoded from UTF-16.
  let name: String
  /// The class identifier as stored.
  let classIdentifier: [UInt8]
  /// Where the stream starts.
  let firstSector: UInt32
  /// Bytes of the stream.
  let size: UInt64
  /// Whether it is the root storage, which every directory begins with.
  let isRoot: Bool
  /// The entry's own number in the directory, and those of its siblings and of its first child.
  let links: Links
  /// Numbers of entries; a missing sibling or child has a number beyond those of any directory ([MS-CFB] 2.6.1).
  struct Links {
    let own: UInt32
    let left: UInt32
    let right: UInt32
    let child: UInt32
  }
}

/// The directory of a compound file ([MS-CFB] 3.0, sections 2.2 to 2.6).
struct CompoundFileDirectory {
  /// Entries read at most; the limit of a zip directory.
  static let mostEntries = 1024
  /// Sectors of the allocation table read at most, so that a chain of any length costs little.
  private static let mostTableSectors = 64
  /// Sectors that list those of the allocation table at most, enough for a file of 1 GiB.
  private static let mostListSectors: UInt32 = 128
  private static let firstSpecialSector: UInt32 = 0xffff_fffa

  /// The entries that were read, in the order of the directory.
  private(set) var entries: [CompoundFileEntry] = []
  private let reader: SubjectReader
  private let sectorSize: Int
  private let miniSectorSize: Int
  private let miniCutoff: UInt32
  /// The sectors of the allocation table: the first 109, which the header lists, and those of the lists that were read.
  private var tableSectors: [UInt32]
  /// The sector with the next list, and how many lists there are still to read.
  private var (nextList, listsLeft): (UInt32, UInt32)
  private var table: [UInt32: ArraySlice<UInt8>] = [:]

  /// Reads the directory; nil where the header or the first directory sector is not there.
  init?(_ reader: SubjectReader) {
    self.reader = reader
    let header = reader.bytes(512, at: 0)
    guard header.count == 512, let shift = header.littleEndian(UInt16.self, at: 30), shift == 9 || shift == 12,
      let miniShift = header.littleEndian(UInt16.self, at: 32), miniShift < shift,
      let directory = header.littleEndian(UInt32.self, at: 48), let cutoff = header.littleEndian(UInt32.self, at: 56)
    else { return nil }
    sectorSize = 1 << Int(shift)
    miniSectorSize = 1 << Int(miniShift)
    miniCutoff = cutoff
    tableSectors = (0..<109).compactMap { header.littleEndian(UInt32.self, at: 76 + 4 * $0) }
    nextList = header.littleEndian(UInt32.self, at: 68) ?? .max
    listsLeft = min(header.littleEndian(UInt32.self, at: 72) ?? 0, Self.mostListSectors)
    readEntries(from: directory)
    if entries.isEmpty { return nil }
  }

  /// The root storage, which names the application by its class identifier.
  var root: CompoundFileEntry? { entries.first }

  /// The entry of the name.
  subscript(_ name: String) -> CompoundFileEntry? { entries.first { $0.name == name } }

  /// The streams and storages in the root itself, not those of embedded documents below it; all entries where the root has no
  /// children that were read ([MS-CFB] 2.6.4).
  var topEntries: [CompoundFileEntry] {
    let byNumber = Dictionary(entries.map { ($0.links.own, $0) }, uniquingKeysWith: { first, _ in first })
    var top: [CompoundFileEntry] = []
    guard let root else { return entries }
    var seen: Set<UInt32> = [root.links.own]
    var waiting = [root.links.child]
    while let number = waiting.popLast() {
      // Siblings that point in a circle are met once.
      guard seen.insert(number).inserted, let entry = byNumber[number] else { continue }
      top.append(entry)
      waiting += [entry.links.right, entry.links.left]
    }
    return top.isEmpty ? entries : top
  }

  private func sector(_ number: UInt32) -> ArraySlice<UInt8> {
    guard number < CompoundFileDirectory.firstSpecialSector else { return [] }
    return reader.bytes(sectorSize, at: (Int64(number) + 1) * Int64(sectorSize))
  }

  /// The sector of the allocation table with a number in it; nil beyond the limits.
  ///
  /// The header lists the first ones, which cover 6.8 MB of 512-byte sectors, and a chain of sectors the others: each has their
  /// numbers and, at its end, that of the next list ([MS-CFB] 2.5).
  private mutating func tableSector(_ index: Int) -> UInt32? {
    while index >= tableSectors.count {
      guard listsLeft > 0 else { return nil }
      listsLeft -= 1
      let list = sector(nextList)
      guard list.count == sectorSize, let next = list.littleEndian(UInt32.self, at: sectorSize - 4) else { return nil }
      tableSectors += stride(from: 0, to: sectorSize - 4, by: 4).compactMap { list.littleEndian(UInt32.self, at: $0) }
      nextList = next
    }
    return tableSectors[index]
  }

  /// The sector after `number` in its chain; nil at the end or beyond the limits.
  private mutating func next(_ number: UInt32) -> UInt32? {
    let perSector = UInt32(sectorSize / 4)
    guard let tableSector = tableSector(Int(number / perSector)) else { return nil }
    if table[tableSector] == nil {
      guard table.count < CompoundFileDirectory.mostTableSectors else { return nil }
      table[tableSector] = sector(tableSector)
    }
    guard let next = table[tableSector]?.littleEndian(UInt32.self, at: Int(number % perSector) * 4),
      next < CompoundFileDirectory.firstSpecialSector
    else { return nil }
    return next
  }

  private mutating func readEntries(from first: UInt32) {
    var number: UInt32? = first
    var own: UInt32 = 0
    // Entries that are not in use count too, or a circular chain of them would run on for ever.
    while let current = number, own < CompoundFileDirectory.mostEntries {
      let bytes = sector(current)
      guard bytes.count >= 128 else { return }
      for start in stride(from: 0, through: bytes.count - 128, by: 128) {
        append(bytes, at: start, own)
        own += 1
      }
      number = next(current)
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, at start: Int, _ own: UInt32) {
    guard let kind = bytes.bigEndian(UInt8.self, at: start + 66), kind == 1 || kind == 2 || kind == 5,
      let length = bytes.littleEndian(UInt16.self, at: start + 64), length <= 64,
      let left = bytes.littleEndian(UInt32.self, at: start + 68),
      let right = bytes.littleEndian(UInt32.self, at: start + 72),
      let child = bytes.littleEndian(UInt32.self, at: start + 76),
      let sector = bytes.littleEndian(UInt32.self, at: start + 116),
      let size = bytes.littleEndian(UInt64.self, at: start + 120)
    else { return }
    let units = stride(from: 0, to: max(0, Int(length) - 2), by: 2).compactMap {
      bytes.littleEndian(UInt16.self, at: start + $0)
    }
    entries.append(
      CompoundFileEntry(
        name: String(decoding: units, as: UTF16.self),
        classIdentifier: Array(bytes.dropFirst(start + 80).prefix(16)), firstSector: sector,
        size: sectorSize == 512 ? size & 0xffff_ffff : size, isRoot: kind == 5,
        links: CompoundFileEntry.Links(own: own, left: left, right: right, child: child)))
  }

  /// The first bytes of a stream, at most a sector of them, or the rest of the sector that a small one lies in.
  ///
  /// The parts of a small stream are taken to lie one after another, as writers leave them.
  mutating func firstBytes(of entry: CompoundFileEntry, upTo limit: Int? = nil) -> ArraySlice<UInt8> {
    if entry.size >= UInt64(miniCutoff) {
      return sector(entry.firstSector).prefix(Int(min(entry.size, UInt64(limit ?? sectorSize))))
    }
    guard let root else { return [] }
    // Small streams live in the mini stream, whose sectors are chained from the root entry.
    let start = UInt64(entry.firstSector) * UInt64(miniSectorSize)
    var number: UInt32? = root.firstSector
    let steps = start / UInt64(sectorSize)
    guard steps <= UInt64(CompoundFileDirectory.mostEntries) else { return [] }
    for _ in 0..<steps {
      number = number.flatMap { next($0) }
    }
    guard let number else { return [] }
    return sector(number).dropFirst(Int(start % UInt64(sectorSize))).prefix(
      Int(min(entry.size, UInt64(limit ?? miniSectorSize))))
  }
}
