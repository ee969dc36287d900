// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Tapes, floppies, file systems, labels of disks and cartridges that hold their marks far from the beginning or check themselves.
  static func discs(_ subject: Subject) -> KnownFinding? {
    if let found = spectrumTape(subject.head) { return found }
    if let found = textOfCompactDisc(subject.head) { return found }
    if let found = commodoreFloppy(subject) ?? largeCommodoreFloppy(subject) { return found }
    if let found = hierarchicalFileSystem(subject.head) { return found }
    if let found = superblockBehindLoader(subject) { return found }
    if let found = superNintendoCartridge(subject) { return found }
    if let found = minix(subject.head) { return found }
    if let found = floppyOfTracks(subject) ?? atariFloppy(subject) { return found }
    return sunLabel(subject.head) ?? betaDiskFloppy(subject) ?? nibbleFloppy(subject)
  }

  /// A first block of 19 bytes: the flag of a header, one of its four kinds, a name, numbers, and the parity of all.
  private static func spectrumTape(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 23, head[0] == 19, head[1] == 0, head[2] == 0, head[3] <= 3,
      head[2..<21].reduce(0, ^) == 0
    else { return nil }
    return KnownFinding(types["tap"], .strong)
  }

  /// Bytes of a pack of text.
  private static let packLength = 18

  /// Packs whose kinds there are, which are counted from zero, and whose checksums are right (MMC-3, annex J); four bytes
  /// with their length may stand in front.
  private static func textOfCompactDisc(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 2 * packLength else { return nil }
    let start = head[0] == 0x80 ? 0 : head[4] == 0x80 ? 4 : -1
    guard start >= 0, head[start + 1] <= 99, head[start + 2] == 0, start + 2 * packLength <= head.count,
      head[start + packLength] & 0xf0 == 0x80, head[start + packLength + 2] == 1
    else { return nil }
    let isRight = [start, start + packLength].allSatisfy {
      head.bigEndian(UInt16.self, at: $0 + 16).map { ~$0 } == checksum(head[$0..<($0 + 16)])
    }
    return isRight ? KnownFinding(types["cd-text"], .strong) : nil
  }

  /// Sizes of images of 35 and 40 tracks, without and with the error of each sector.
  private static let floppyLengths: [Int64] = [174_848, 175_531, 196_608, 197_376, 205_312, 206_114]
  /// Where the block availability map stands: track 18, sector 0.
  private static let floppyMap: Int64 = 0x16500

  /// Sizes of images of two sides, without and with errors; a bit of the map says that there are two.
  private static let doubleFloppyLengths: [Int64] = [349_696, 351_062]

  /// A size that the image has, and a map that points to the directory and names the format of the drive.
  private static func commodoreFloppy(_ subject: Subject) -> KnownFinding? {
    guard let length = subject.length else { return nil }
    let isDouble = doubleFloppyLengths.contains(length)
    guard isDouble || floppyLengths.contains(length) else { return nil }
    let map = SubjectReader(subject).bytes(4, at: floppyMap)
    guard map.matches([18, 1, 0x41], at: 0) else { return nil }
    return KnownFinding(types[isDouble ? "d71" : "d64"], .strong)
  }

  /// Bytes of an image of 35 tracks as nibbles, of one track, and the sectors whose beginnings must be in the first.
  private static let (nibbleImage, nibbleTrack, fewestNibbleSectors): (Int64, Int, Int) = (232_960, 6656, 10)

  /// The size of an image of nibbles, all of which have their highest bit, and marks of sectors in the first track (Beneath
  /// Apple DOS, chapter 3, section Track formatting).
  private static func nibbleFloppy(_ subject: Subject) -> KnownFinding? {
    guard subject.length == nibbleImage, subject.head.count >= nibbleTrack else { return nil }
    let track = subject.head[..<nibbleTrack]
    guard track.allSatisfy({ $0 >= 0x80 }) else { return nil }
    var sectors = 0
    for place in 0..<nibbleTrack - 2 where track[place] == 0xd5 {
      sectors += track[place + 1] == 0xaa && track[place + 2] == 0x96 ? 1 : 0
    }
    return sectors >= fewestNibbleSectors ? KnownFinding(types["nibbles"], .strong) : nil
  }

  /// The size of an image of 80 tracks of two sides, and where its header stands: track 40, sector 0.
  private static let (largeFloppy, largeFloppyHeader): (Int64, Int64) = (819_200, 0x61800)

  /// A size that the image has, and a header that points to the directory and names the format of the drive.
  private static func largeCommodoreFloppy(_ subject: Subject) -> KnownFinding? {
    guard subject.length == largeFloppy else { return nil }
    let header = SubjectReader(subject).bytes(4, at: largeFloppyHeader)
    return header.matches([40, 3, 0x44, 0], at: 0) ? KnownFinding(types["d81"], .strong) : nil
  }

  /// A parameter block of sectors, clusters, tables and media that floppies have, a first table that begins with the medium, and
  /// as many sectors as the file holds; an Atari needs no signature at the end of the sector to start from it.
  private static func atariFloppy(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 1024, head.littleEndian(UInt16.self, at: 11) == 512, head[13] == 1 || head[13] == 2,
      head.littleEndian(UInt16.self, at: 14) == 1, head[16] == 1 || head[16] == 2, head[21] >= 0xf8,
      let sectors = head.littleEndian(UInt16.self, at: 19), subject.length == 512 * Int64(sectors)
    else { return nil }
    return head.matches([head[21], 0xff, 0xff], at: 512) ? KnownFinding(types["atari-fat"], .strong) : nil
  }

  /// The signature of the master directory block, allocation blocks of whole sectors behind it and its bitmap, and a name of at
  /// most 27 printable bytes (Inside Macintosh: Files, chapter 2).
  private static func hierarchicalFileSystem(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("BD", at: 1024), let blocks = head.bigEndian(UInt16.self, at: 1042), blocks > 0,
      let blockSize = head.bigEndian(UInt32.self, at: 1044), blockSize > 0, blockSize % 512 == 0,
      let bitmap = head.bigEndian(UInt16.self, at: 1038), let first = head.bigEndian(UInt16.self, at: 1052),
      bitmap >= 3, first > bitmap,
      let name = head.bigEndian(UInt8.self, at: 1060), (1...27).contains(name), head.count >= 1061 + Int(name),
      head[1061..<(1061 + Int(name))].allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
    else { return nil }
    return KnownFinding(types["hfs"], .strong)
  }

  /// Bytes of a sector.
  private static let sectorLength = 512

  /// Btrfs, ReiserFS, GFS2 and UFS 2, whose superblocks stand after 64 KiB that belong to loaders.
  ///
  /// They are looked for where the front is empty, so that hardly a file is read there in vain.
  private static func superblockBehindLoader(_ subject: Subject) -> KnownFinding? {
    guard subject.head.count > 4096, subject.head.prefix(sectorLength).allSatisfy({ $0 == 0 }),
      subject.mayReach(1 << 16 + 1)
    else { return nil }
    let reader = SubjectReader(subject)
    let block = reader.bytes(128, at: 1 << 16)
    if block.matches("_BHRfS_M", at: 64) { return KnownFinding(types["btrfs"], .certain) }
    if block.matches("ReIsEr4", at: 0) { return KnownFinding(types["reiser4"], .certain) }
    // The magic of a block of metadata, whose kind is the superblock's.
    if block.matches([1, 0x16, 0x19, 0x70, 0, 0, 0, 1], at: 0) { return KnownFinding(types["gfs2"], .certain) }
    if block.matches("MICROSOFT*XBOX*MEDIA", at: 0) { return KnownFinding(types["xdvdfs"], .certain) }
    // The superblock has 1,376 bytes, the last four of which are the magic number, in the order of the machine.
    let magic = reader.bytes(4, at: 1 << 16 + 1372)
    if magic.matches([0x19, 0x01, 0x54, 0x19], at: 0) || magic.matches([0x19, 0x54, 0x01, 0x19], at: 0) {
      return KnownFinding(types["ufs"], .certain)
    }
    guard block.matches("ReIsEr2Fs", at: 52) || block.matches("ReIsErFs", at: 52) || block.matches("ReIsEr3Fs", at: 52)
    else { return nil }
    return KnownFinding(types["reiserfs"], .certain)
  }

  /// Bytes that copiers put in front of a cartridge's memory.
  private static let copierLength: Int64 = 512
  /// The largest cartridge and the smallest part of one.
  private static let cartridgeLengths: ClosedRange<Int64> = 1 << 15...1 << 23

  /// A header at one of two places, behind what copiers put in front or not: a title in ASCII or half-width kana, a mapping that
  /// exists, a size, and a checksum with its complement.
  private static func superNintendoCartridge(_ subject: Subject) -> KnownFinding? {
    // Where nobody knows the length, it does not tell either whether a copier was there, and nothing is read for that.
    let fronts = [0, copierLength].filter { front in
      subject.length.map { cartridgeLengths.contains($0) && $0 % 1024 == front } ?? true
    }
    let reader = SubjectReader(subject)
    for place: Int64 in fronts.flatMap({ [0x7fc0 + $0, 0xffc0 + $0] }) {
      guard subject.length != nil || Int(place) + 32 <= subject.head.count else { continue }
      let header = reader.bytes(32, at: place)
      guard header.count == 32, let complement = header.littleEndian(UInt16.self, at: 28),
        let checksum = header.littleEndian(UInt16.self, at: 30), complement ^ checksum == 0xffff
      else { continue }
      let bytes = Array(header)
      guard bytes[..<21].allSatisfy({ $0.isPrintable || (0xa1...0xdf).contains($0) }),
        [0x20, 0x21, 0x22, 0x23, 0x25, 0x30, 0x31, 0x32, 0x35].contains(bytes[21]), (5...13).contains(bytes[23])
      else { continue }
      return KnownFinding(types["snes"], .strong)
    }
    return nil
  }

  /// Places of tracks behind the header of a floppy, in the first form and the second one.
  private static let trackTables: [UInt32] = [0x2a0, 0x2b0]

  /// A name of 16 bytes, nothing, whether it may be written, one of five kinds, the length of the file, and a first track right
  /// behind the table of them.
  private static func floppyOfTracks(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 0x2a0, head[16..<26].allSatisfy({ $0 == 0 }), head[26] == 0 || head[26] == 0x10,
      [0, 0x10, 0x20, 0x30, 0x40].contains(head[27]), let size = head.littleEndian(UInt32.self, at: 28), size > 0x2b0,
      subject.length == Int64(size), let first = head.littleEndian(UInt32.self, at: 32), trackTables.contains(first)
    else { return nil }
    return KnownFinding(types["pc-88"], .strong)
  }

  /// The magics of versions 1 and 2, with names of 14 and of 30 bytes.
  private static let minixMagics: [UInt16] = [0x137f, 0x138f, 0x2468, 0x2478]

  /// The superblock after 1 KiB: nodes and blocks with the maps that they need, and the first zone of data after them.
  private static func minix(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 2048 else { return nil }
    let half = { (at: Int) in Int(head.littleEndian(UInt16.self, at: 1024 + at) ?? 0) }
    // The padding behind the number of nodes, and zones of a mebibyte at most.
    let isThird = half(24) == 0x4d5a && half(4) == 0 && half(12) <= 10
    guard isThird || minixMagics.contains(UInt16(half(16))) else { return nil }
    // Version 3 counts its nodes in four bytes and pads after them.
    let nodes = isThird ? Int(head.littleEndian(UInt32.self, at: 1024) ?? 0) : half(0)
    let maps = isThird ? 6 : 4
    let first = isThird ? half(10) : half(8)
    let nodeBlocks = half(maps)
    guard nodes > 0, nodeBlocks >= nodes / (8 << 16) + 1, nodeBlocks <= nodes / (8 << 9) + 1, half(maps + 2) > 0,
      first > nodeBlocks + half(maps + 2)
    else { return nil }
    return KnownFinding(types["minix"], .strong)
  }

  /// The magic at the end of the first sector, and a checksum that makes the exclusive or of all its words zero.
  private static func sunLabel(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 512, head[508] == 0xda, head[509] == 0xbe else { return nil }
    let sum = stride(from: 0, to: 512, by: 2).reduce(UInt16(0)) { $0 ^ (UInt16(head[$1]) << 8 | UInt16(head[$1 + 1])) }
    return sum == 0 ? KnownFinding(types["sun"], .strong) : nil
  }

  /// The sector of a floppy that tells of it, behind eight sectors with files, and the marks of the system and of sides and
  /// tracks in it.
  private static let (betaSector, betaMark, betaKinds): (Int64, UInt8, ClosedRange<UInt8>) = (0x800, 0x10, 0x16...0x19)

  /// Whole sectors, a list of files in front, and behind it a zero, the first free sector, the kind of floppy, a number of
  /// files, the mark of the system, and a name (Technology Research: TR-DOS, system sector).
  private static func betaDiskFloppy(_ subject: Subject) -> KnownFinding? {
    guard let length = subject.length, length % 256 == 0, length > betaSector else { return nil }
    let sector = Array(SubjectReader(subject).bytes(256, at: betaSector))
    guard sector.count == 256, sector[0] == 0, sector[0xe7] == betaMark, betaKinds.contains(sector[0xe3]),
      sector[0xe1] < 16, sector[0xe4] <= 128, sector[0xf5..<0xfd].allSatisfy({ $0 >= 0x20 || $0 == 0 })
    else { return nil }
    return KnownFinding(types["trd"], .strong)
  }
}
