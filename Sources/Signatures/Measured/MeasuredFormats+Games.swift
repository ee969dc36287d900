// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// States of home computers, and graphics of games, that the parts they are made of prove.
  static func games(_ subject: Subject) -> KnownFinding? {
    if let found = spectrumSnapshot(subject) ?? spectrumState(subject) { return found }
    if let found = quakeLevel(subject) { return found }
    if let found = renderWareStream(subject) { return found }
    if let found = minecraftRegion(subject) ?? unrealPak(subject) { return found }
    if let found = minecraftTags(subject.head) ?? atariProgram(subject) { return found }
    return newGRFSprites(subject.head)
  }

  /// Bytes of a sector of a region, and of the table of its chunks.
  private static let regionSector = 4096
  /// Ways in which a chunk is packed, with gzip, zlib, not at all or as LZ4.
  private static let chunkPackings: ClosedRange<UInt8> = 1...4

  /// Where each chunk stands and how many sectors it takes, all behind two tables; the first one is as long as it may be, and
  /// packed as it says (Minecraft Wiki: Region file format).
  private static func minecraftRegion(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[0] == 0, head.count >= 2 * regionSector, subject.mayReach(Int64(2 * regionSector) + 1) else {
      return nil
    }
    var first: (sector: Int, count: Int)?
    for place in stride(from: 0, to: regionSector, by: 4) {
      guard let entry = head.bigEndian(UInt32.self, at: place), entry != 0 else { continue }
      let (sector, count) = (Int(entry >> 8), Int(entry & 0xff))
      guard sector >= 2, count > 0, subject.mayReach(Int64(sector) * Int64(regionSector) + 1) else { return nil }
      if first.map({ sector < $0.sector }) ?? true { first = (sector, count) }
    }
    guard let first else { return nil }
    let chunk = SubjectReader(subject).bytes(7, at: Int64(first.sector * regionSector))
    guard let size = chunk.bigEndian(UInt32.self, at: 0), size > 1, Int(size) <= first.count * regionSector,
      let packing = chunk.dropFirst(4).first, chunkPackings.contains(packing),
      packing != 2 || chunk.matches([0x78], at: 5)
    else { return nil }
    return KnownFinding(types["minecraft-region"], .strong)
  }

  /// Bytes in which the end of a package of the Unreal Engine has its mark, with a name of each way to compress behind it, and the versions.
  private static let (pakEnd, pakVersions): (Int, ClosedRange<UInt32>) = (221, 1...12)

  /// The header of a file that is stored in front, at place 0 and of a size, and the mark and a version near the end (Epic:
  /// Unreal Engine, IPlatformFilePak.h, FPakEntry and FPakInfo).
  private static func unrealPak(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[0] == 0, head.littleEndian(UInt64.self, at: 0) == 0, let length = subject.length,
      let size = head.littleEndian(UInt64.self, at: 8), size > 0, size < UInt64(length),
      let plain = head.littleEndian(UInt64.self, at: 16), plain >= size, let end = subject.tail(pakEnd)
    else { return nil }
    for place in end.indices where end.matches([0xe1, 0x12, 0x6f, 0x5a], at: place - end.startIndex) {
      let version = end.littleEndian(UInt32.self, at: place - end.startIndex + 4) ?? 0
      return pakVersions.contains(version) ? KnownFinding(types["unreal-pak"], .strong) : nil
    }
    return nil
  }

  /// Segments of a program that are looked at; programs have a few dozen of them.
  private static let mostProgramSegments = 256
  /// Where a program has the addresses to start at.
  private static let startAddresses: [UInt16] = [0x02e0, 0x02e2]

  /// Segments with a first and a last address, of which one tells where to start, up to the end of the file.
  private static func atariProgram(_ subject: Subject) -> KnownFinding? {
    guard subject.head.matches([0xff, 0xff], at: 0), let length = subject.length, length > 8 else { return nil }
    let reader = SubjectReader(subject)
    var place: Int64 = 0
    var starts = false
    for _ in 0..<mostProgramSegments where place < length {
      var bounds = reader.bytes(6, at: place)
      if bounds.matches([0xff, 0xff], at: 0) {
        bounds = bounds.dropFirst(2)
        place += 2
      }
      guard let first = bounds.littleEndian(UInt16.self, at: 0), let last = bounds.littleEndian(UInt16.self, at: 2),
        first <= last, last < 0xffff
      else { return nil }
      starts = starts || startAddresses.contains(first)
      place += 4 + Int64(last - first) + 1
    }
    return starts && place == length ? KnownFinding(types["atari-xex"], .strong) : nil
  }

  /// Bytes of a name of a tag; the names that there are are words.
  private static let longestTagName = 64

  /// A compound, mostly without a name, and in it a tag of a kind that there is with a name that is printable.
  private static func minecraftTags(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 8, head[0] == 10, let root = tagName(head, at: 1), root < head.count,
      (1...12).contains(head[root]), let next = tagName(head, at: root + 1), next > root + 3
    else { return nil }
    return KnownFinding(types["minecraft"], .strong)
  }

  /// Where the name of a tag ends that begins with its length; nil where it is none.
  private static func tagName(_ head: [UInt8], at place: Int) -> Int? {
    guard let length = head.bigEndian(UInt16.self, at: place), Int(length) <= longestTagName,
      place + 2 + Int(length) <= head.count
    else { return nil }
    let end = place + 2 + Int(length)
    return head[(place + 2)..<end].allSatisfy(\.isPrintable) ? end : nil
  }

  /// Kinds of sections that streams begin with: worlds, clumps, dictionaries of textures and of other things.
  private static let sections: [UInt8] = [0x0b, 0x10, 0x14, 0x16, 0x1b, 0x23]

  /// A section that the file has room for, a version in the library's form, and in it a structure of the same version.
  private static func renderWareStream(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 28, sections.contains(head[0]), head[1] == 0, head[2] == 0, head[3] == 0,
      let size = head.littleEndian(UInt32.self, at: 4), let inner = head.littleEndian(UInt32.self, at: 16),
      let version = head.littleEndian(UInt32.self, at: 8), version >= 0x310,
      head.matches([1, 0, 0, 0], at: 12), head.littleEndian(UInt32.self, at: 20) == version,
      UInt64(inner) + 12 <= UInt64(size), subject.mayReach(Int64(size) + 12)
    else { return nil }
    return KnownFinding(types["renderware"], .strong)
  }

  /// Parts of a level, and bytes of the header that tells where they are.
  private static let (levelParts, levelHeader) = (15, 124)

  /// Version 29 of Quake or 30 of Half-Life, and fifteen parts that lie behind the header and within the file.
  private static func quakeLevel(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= levelHeader, head[0] == 29 || head[0] == 30, head[1] == 0, head[2] == 0, head[3] == 0,
      let length = subject.length
    else { return nil }
    var used: Int64 = 0
    for part in 0..<levelParts {
      guard let place = head.littleEndian(UInt32.self, at: 4 + 8 * part), Int(place) >= levelHeader,
        let size = head.littleEndian(UInt32.self, at: 8 + 8 * part), Int64(place) + Int64(size) <= length
      else { return nil }
      used += Int64(size)
    }
    // Hardly anything is left between the parts, which are filled to words.
    return used > 0 && used * 2 >= length - Int64(levelHeader) ? KnownFinding(types["quake-level"], .strong) : nil
  }

  /// Lengths that the second header of a state may have.
  private static let stateHeaders: [UInt16] = [23, 54, 55]
  /// Banks of memory that a machine has at most, and what a bank that is not packed has for its length.
  private static let mostBanks = 24
  private static let wholeBank: Int64 = 16_384

  /// In version 1 packed memory with a mark at its end; in later ones a second header in place of an address to go on at, and
  /// banks of memory up to the end of the file (Lunter: Z80 file format).
  private static func spectrumState(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // How the processor takes interrupts, in the last byte of the first header.
    guard head.count >= 32, head[29] & 3 != 3, let length = subject.length else { return nil }
    guard head[6] == 0, head[7] == 0 else {
      // Whether it takes any, where nothing else is proof.
      guard head[27] <= 1, head[28] <= 1 else { return nil }
      let isPacked = head[12] != 0xff && head[12] & 0x20 != 0 && length < 49_179 + 30
      return isPacked && subject.tail(4)?.matches([0, 0xed, 0xed, 0], at: 0) == true
        ? KnownFinding(types["z80"], .strong) : nil
    }
    guard let size = head.littleEndian(UInt16.self, at: 30), stateHeaders.contains(size) else { return nil }
    let reader = SubjectReader(subject)
    var place = 32 + Int64(size)
    for _ in 0..<mostBanks where place < length {
      let bank = Array(reader.bytes(3, at: place))
      guard let packed = bank.littleEndian(UInt16.self, at: 0), bank.count == 3, bank[2] < mostBanks else { return nil }
      place += 3 + (packed == .max ? wholeBank : Int64(packed))
    }
    return place == length && place > 32 + Int64(size) ? KnownFinding(types["z80"], .certain) : nil
  }

  /// The number of the last of the actions.
  private static let lastAction: UInt8 = 0x14

  /// A first sprite of four bytes with the number of all, and a second one that is an action, with another after it
  /// (OpenTTD: NewGRF specification, container version 1).
  private static func newGRFSprites(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 16, head[0] == 4, head[1] == 0, head[2] == 0xff, head[6] == 0,
      let count = head.littleEndian(UInt32.self, at: 3), count > 0,
      let size = head.littleEndian(UInt16.self, at: 7), size > 0, head[9] == 0xff, head[10] <= lastAction
    else { return nil }
    let next = 10 + Int(size)
    guard next + 3 <= head.count else { return nil }
    return head[next] != 0 || head[next + 1] != 0 ? KnownFinding(types["newgrf"], .strong) : nil
  }

  /// Registers of 27 bytes and a memory of 48 KiB, and the other banks of the later machine.
  private static let snapshotLengths: [Int64] = [49_179, 131_103, 147_487]

  /// A size that a snapshot has, an interrupt mode and a border that exist, and a stack in writable memory.
  private static func spectrumSnapshot(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard let length = subject.length, snapshotLengths.contains(length), head.count > 27, head[25] <= 2, head[26] <= 7,
      head[19] & 0xfb == 0, let stack = head.littleEndian(UInt16.self, at: 23), stack >= 0x4000
    else { return nil }
    return KnownFinding(types["sna"], .strong)
  }
}
