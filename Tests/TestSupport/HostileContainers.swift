// SPDX-License-Identifier: Apache-2.0

extension HostileInput {
  // MARK: Archives

  /// One entry of a zip directory with a name of the length given.
  private static func zipEntry(_ nameLength: Int) -> [UInt8] {
    [0x50, 0x4b, 1, 2] + [UInt8](repeating: 0, count: 24) + Gzip.littleEndian(UInt16(nameLength))
      + [UInt8](repeating: 0, count: 16) + [UInt8](repeating: 0x78, count: nameLength)
  }

  private static func zipEnd(_ count: Int, _ size: Int, at offset: Int) -> [UInt8] {
    [0x50, 0x4b, 5, 6, 0, 0, 0, 0] + Gzip.littleEndian(UInt16(clamping: count))
      + Gzip.littleEndian(UInt16(clamping: count))
      + Gzip.littleEndian(UInt32(size)) + Gzip.littleEndian(UInt32(offset)) + [0, 0]
  }

  /// A local header with a name of one letter, flags and a compression method.
  private static func zipMember(_ name: String, flags: UInt16 = 0, method: UInt16 = 0, size: Int = 0) -> [UInt8] {
    [0x50, 0x4b, 3, 4, 20, 0] + Gzip.littleEndian(flags) + Gzip.littleEndian(method) + [UInt8](repeating: 0, count: 8)
      + Gzip.littleEndian(UInt32(size)) + Gzip.littleEndian(UInt32(size))
      + Gzip.littleEndian(UInt16(name.utf8.count)) + [0, 0] + Array(name.utf8)
  }

  private static func tarHeader(size: [UInt8]) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    header.replaceSubrange(0..<4, with: Array("name".utf8))
    header.replaceSubrange(124..<136, with: size)
    header.replaceSubrange(257..<262, with: Array("ustar".utf8))
    header.replaceSubrange(148..<156, with: [UInt8](repeating: 0x20, count: 8))
    let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
    let digits = Array((String(repeating: "0", count: 6 - sum.count) + sum).utf8)
    header.replaceSubrange(148..<156, with: digits + [0, 0x20])
    return header
  }

  static let archives: [HostileInput] = [
    HostileInput("million.zip") {
      let directory = filled(54_000_000, with: zipEntry(8))
      return zipMember("a") + directory + zipEnd(0xffff, directory.count, at: 31)
    },
    HostileInput("long-names.zip") {
      let directory = filled(2 << 20, with: zipEntry(1024))
      return zipMember("a") + directory + zipEnd(1024, directory.count, at: 31)
    },
    HostileInput("locals.zip") { filled(3 << 20, with: zipMember("a")) },
    HostileInput("described.zip") { filled(3 << 20, with: zipMember("a", flags: 8)) },
    HostileInput("letters.zip") { filled(3 << 20, with: [0x50], after: zipMember("a", flags: 8)) },
    HostileInput("bombs.zip") {
      let names = [
        "[Content_Types].xml", "META-INF/container.xml", "META-INF/manifest.xml", "_rels/.rels", "index.xml",
        "mimetype",
      ]
      let bomb = deflatedZeros(20 << 20)
      return names.reduce(into: []) { $0 += zipMember($1, method: 8, size: bomb.count) + bomb }
    },
    HostileInput("overlapping.zip") {
      // 20,000 entries that are all one and the same member.
      let bomb = deflatedZeros(20 << 20)
      let member = zipMember("[Content_Types].xml", method: 8, size: bomb.count) + bomb
      let name = Array("[Content_Types].xml".utf8)
      var entry: [UInt8] = [0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0] + [UInt8](repeating: 0, count: 8)
      entry += Gzip.littleEndian(UInt32(bomb.count)) + Gzip.littleEndian(UInt32(20 << 20))
      entry += Gzip.littleEndian(UInt16(name.count)) + [UInt8](repeating: 0, count: 16) + name
      let directory = filled(20_000 * entry.count, with: entry)
      return member + directory + zipEnd(20_000, directory.count, at: member.count)
    },
    HostileInput("ends.zip") { filled(1 << 20, with: zipEnd(1, 46, at: 0), after: zipMember("a")) },
    HostileInput("signatures.zip") { filled(1 << 20, with: [0x50, 0x4b, 5, 6], after: zipMember("a")) },
    HostileInput("wide-counts.zip") {
      // APPNOTE.TXT 6.3.10, sections 4.3.14 and 4.3.15, with 2⁶³ entries of 2⁶³ bytes at 2⁶³.
      let most = Gzip.littleEndian(UInt64(1) << 63)
      let end = [0x50, 0x4b, 6, 6] + Gzip.littleEndian(UInt64(44)) + [45, 0, 45, 0] + [UInt8](repeating: 0, count: 8)
      let locator = [0x50, 0x4b, 6, 7, 0, 0, 0, 0] + Gzip.littleEndian(UInt64(31)) + [1, 0, 0, 0]
      return zipMember("a") + end + most + most + most + most + locator
        + zipEnd(0xffff, 0xffff_ffff, at: 0xffff_ffff)
    },
    HostileInput("huge-size.tar") { filled(2 << 20, with: tarHeader(size: Array("77777777777".utf8) + [0])) },
    HostileInput("negative-size.tar") { filled(2 << 20, with: tarHeader(size: [UInt8](repeating: 0xff, count: 12))) },
  ]

  // MARK: Compound files

  /// The header of a compound file ([MS-CFB] 3.0, section 2.2).
  private static func compoundHeader(
    shift: UInt16 = 9, directory: Int32, tables: [Int32], more: Int32 = -2, _ count: Int32 = 0
  )
    -> [UInt8]
  {
    var header: [UInt8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] + [UInt8](repeating: 0, count: 16)
    header += [0x3e, 0, 3, 0, 0xfe, 0xff] + Gzip.littleEndian(shift) + [6, 0] + [UInt8](repeating: 0, count: 14)
    header += Gzip.littleEndian(directory) + [0, 0, 0, 0] + Gzip.littleEndian(Int32(64))
    header += Gzip.littleEndian(Int32(-2)) + [0, 0, 0, 0] + Gzip.littleEndian(more) + Gzip.littleEndian(count)
    for index in 0..<109 { header += Gzip.littleEndian(index < tables.count ? tables[index] : Int32(-1)) }
    return header
  }

  private static func compoundEntry(_ name: String, kind: UInt8, sector: Int32, size: UInt32) -> [UInt8] {
    var entry: [UInt8] = name.utf16.flatMap { Gzip.littleEndian($0) }
    entry += [0, 0]
    let length = UInt16(entry.count)
    entry += [UInt8](repeating: 0, count: 64 - entry.count)
    entry += Gzip.littleEndian(length) + [kind, 1] + [UInt8](repeating: 0xff, count: 8) + Gzip.littleEndian(Int32(1))
    entry += [UInt8](repeating: 0, count: 36) + Gzip.littleEndian(sector) + Gzip.littleEndian(size) + [0, 0, 0, 0]
    return entry
  }

  private static func sector(_ numbers: [Int32]) -> [UInt8] { numbers.flatMap { Gzip.littleEndian($0) } }

  /// A summary in which thousands of properties point to the same long text ([MS-OLEPS] 3.0, section 2.21).
  private static func summary(_ size: Int) -> [UInt8] {
    let count = size / 2 / 8
    let length = size - 48 - 8 - count * 8 - 16
    var stream: [UInt8] = [0xfe, 0xff, 0, 0, 5, 1, 2, 0] + [UInt8](repeating: 0, count: 16) + [1, 0, 0, 0]
    stream += [UInt8](repeating: 0, count: 16) + Gzip.littleEndian(UInt32(48))
    stream += Gzip.littleEndian(UInt32(size - 48)) + Gzip.littleEndian(UInt32(count))
    let property = Gzip.littleEndian(UInt32(0x12)) + Gzip.littleEndian(UInt32(8 + count * 8))
    for _ in 0..<count { stream += property }
    stream += Gzip.littleEndian(UInt32(0x1e)) + Gzip.littleEndian(UInt32(length))
    stream += [UInt8](repeating: 1, count: max(0, size - stream.count))
    return stream
  }

  /// The pieces of a sparse file whose summary has 64 MiB, by their offsets: so many properties, all of one title at its end.
  public static func sparseSummary(properties count: Int) -> (pieces: [(offset: Int, bytes: [UInt8])], length: Int) {
    let sector = 1 << 20
    let length = Int(UInt32.max) / 64 - 1000
    let title = length - 2000
    let sectors = 64
    let table = [-3, -2] + (2..<sectors + 1).map { Int32($0 + 1) } + [-2]
    let root = compoundEntry("Root Entry", kind: 5, sector: -2, size: 0)
    let entry = compoundEntry("\u{5}SummaryInformation", kind: 2, sector: 2, size: UInt32(sectors * sector))
    var front: [UInt8] = [0xfe, 0xff, 0, 0, 5, 1, 2, 0] + [UInt8](repeating: 0, count: 16) + [1, 0, 0, 0]
    front += [UInt8](repeating: 0, count: 16) + Gzip.littleEndian(UInt32(48))
    front += Gzip.littleEndian(UInt32(length)) + Gzip.littleEndian(UInt32(count))
    let property = Gzip.littleEndian(UInt32(2)) + Gzip.littleEndian(UInt32(title))
    let list = [[UInt8]](repeating: property, count: count).joined()
    return (
      [
        (0, compoundHeader(shift: 20, directory: 1, tables: [0])), (sector, Self.sector(table)),
        (2 * sector, root + entry), (3 * sector, front + list),
        (3 * sector + 48 + title, [0x1e, 0, 0, 0, 5, 0, 0, 0] + Array("Quay\0".utf8)),
      ], (sectors + 3) * sector
    )
  }

  private static func summaryFile(_ size: Int) -> [UInt8] {
    let stream = summary(size / 512 * 512)
    let sectors = stream.count / 512
    let tables = (sectors + 140) / 128 + 2
    var table = [Int32](repeating: -3, count: tables) + [-2]
    for index in 0..<sectors { table.append(index < sectors - 1 ? Int32(tables + 2 + index) : -2) }
    table += [Int32](repeating: -1, count: tables * 128 - table.count)
    let entry = compoundEntry(
      "\u{5}SummaryInformation", kind: 2, sector: Int32(tables + 1), size: UInt32(stream.count))
    let root = compoundEntry("Root Entry", kind: 5, sector: -2, size: 0)
    return compoundHeader(directory: Int32(tables), tables: (0..<min(tables, 109)).map { Int32($0) }) + sector(table)
      + root + entry + entry + entry + stream
  }

  // MARK: Boxes and elements

  private static let movie: [UInt8] = [0, 0, 0, 16] + Array("ftypmp42".utf8) + [0, 0, 0, 0]
  private static let matroska: [UInt8] =
    [0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88] + Array("matroska".utf8) + [0x18, 0x53, 0x80, 0x67, 0x01]
    + [UInt8](repeating: 0xff, count: 7)

  static let containers: [HostileInput] = [
    HostileInput("circle.doc") {
      let circle = sector((0..<128).map { Int32(($0 + 1) % 128) })
      let root = compoundEntry("Root Entry", kind: 5, sector: 3, size: 0x7fff_ffff)
      return filled(2 << 20, with: root, after: compoundHeader(directory: 1, tables: [0]) + circle)
    },
    HostileInput("itself.doc") {
      let root = compoundEntry("Root Entry", kind: 5, sector: 1, size: 0x7fff_ffff)
      let table = sector([Int32](repeating: 1, count: 128))
      return filled(2 << 20, with: root, after: compoundHeader(directory: 1, tables: [0]) + table)
    },
    HostileInput("repeated-table.doc") {
      let root = compoundEntry("Root Entry", kind: 5, sector: -2, size: 0)
      return compoundHeader(directory: 1, tables: [Int32](repeating: 0, count: 109), more: 2, 1000)
        + sector([Int32](repeating: -2, count: 128)) + root + root + root + root
        + sector([Int32](repeating: 0, count: 127) + [2])
    },
    HostileInput("summary.doc") { summaryFile(56_000) },
    HostileInput("long-summary.doc") { summaryFile(900_000) },
    HostileInput("size-0.mp4") { filled(2 << 20, with: [0, 0, 0, 0] + Array("free".utf8), after: movie) },
    HostileInput("size-1.mp4") {
      filled(2 << 20, with: [0, 0, 0, 1] + Array("free".utf8) + [0, 0, 0, 0, 0, 0, 0, 16], after: movie)
    },
    HostileInput("largest-size.mp4") {
      filled(
        1 << 20, with: [0, 0, 0, 1] + Array("free".utf8) + [0x7f] + [UInt8](repeating: 0xff, count: 7), after: movie)
    },
    HostileInput("nested.mp4") {
      let boxes = (0..<32_700).flatMap { Gzip.littleEndian(UInt32(262_144 - 8 * $0).byteSwapped) + Array("trak".utf8) }
      return movie + [0x7f, 0xff, 0xff, 0xff] + Array("moov".utf8) + boxes
    },
    HostileInput("unknown-size.mkv") { filled(2 << 20, with: [0x16, 0x54, 0xae, 0x6b, 0xff], after: matroska) },
    HostileInput("nested.mkv") {
      let largest: [UInt8] = [0x01] + [UInt8](repeating: 0xff, count: 7)
      let piece: [UInt8] = [0x16, 0x54, 0xae, 0x6b] + largest + [0xae] + largest + [0x83] + largest
      return filled(2 << 20, with: piece, after: matroska)
    },
    HostileInput("lists.avi") {
      filled(
        2 << 20, with: Array("LIST".utf8) + [0, 0, 0, 0],
        after: Array("RIFF".utf8) + [0xff, 0xff, 0xff, 0xff] + Array("AVI ".utf8))
    },
    HostileInput("pages.ogg") {
      filled(
        2 << 20,
        with: Array("OggS".utf8) + [0, 2] + [UInt8](repeating: 0, count: 20) + [UInt8](repeating: 0xff, count: 256))
    },
    HostileInput("directory.tiff") {
      filled(
        1 << 20, with: [0x4a, 1, 4, 0, 0xff, 0xff, 0xff, 0xff, 8, 0, 0, 0],
        after: [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0xff, 0xff])
    },
    HostileInput("references.plist") {
      filled(1 << 20, with: [0xa1, 0], after: Array("bplist00".utf8)) + [UInt8](repeating: 0, count: 32)
    },
  ]

  // MARK: Programs

  private static func elfHeader(programs: UInt16, sections: UInt16) -> [UInt8] {
    let identification: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    let numbers = Gzip.littleEndian(UInt16(3)) + Gzip.littleEndian(UInt16(62)) + Gzip.littleEndian(UInt32(1))
    let places = Gzip.littleEndian(UInt64(0)) + Gzip.littleEndian(UInt64(64)) + Gzip.littleEndian(UInt64(64))
    let sizes = [UInt16(64), 56, programs, 64, sections, 1].flatMap { Gzip.littleEndian($0) }
    return identification + numbers + places + [0, 0, 0, 0] + sizes
  }

  static let programs: [HostileInput] = [
    HostileInput("segments.elf") {
      let segment =
        Gzip.littleEndian(UInt64(4)) + [UInt64(64), 0, 0, 1 << 20, 1 << 20, 4].flatMap { Gzip.littleEndian($0) }
      return filled(3 << 20, with: segment, after: elfHeader(programs: 2000, sections: 0))
    },
    HostileInput("sections.elf") {
      let section =
        Gzip.littleEndian(UInt32(0)) + Gzip.littleEndian(UInt32(7))
        + [UInt64(0), 0, 64, 1 << 20, 0, 1, 0].flatMap { Gzip.littleEndian($0) }
      return filled(3 << 20, with: section, after: elfHeader(programs: 0, sections: 32_000))
    },
    HostileInput("notes.elf") {
      let note: [UInt8] = [4, 0, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0abcd".utf8)
      let segment =
        Gzip.littleEndian(UInt64(4)) + [UInt64(64), 0, 0, 1 << 20, 1 << 20, 4].flatMap { Gzip.littleEndian($0) }
      return filled(2 << 20, with: note, after: elfHeader(programs: 20, sections: 0) + filled(1120, with: segment))
    },
  ]
}
