// SPDX-License-Identifier: Apache-2.0
import Containers
import Detection
import TestSupport
import Testing

@Suite struct CompoundFilePeekerTests {
  private let detector = ContainerDetector()

  /// A compound file of version 3 with the given class of the root and empty streams of the given names.
  static func compoundFile(_ names: [String], rootClass: [UInt8] = Array(repeating: 0, count: 16)) -> [UInt8] {
    let sectors = (names.count + 4) / 4
    var header: [UInt8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] + Array(repeating: 0, count: 16)
    header += [0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0] + Array(repeating: 0, count: 10) + [1, 0, 0, 0]
    header += [1, 0, 0, 0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0xfe, 0xff, 0xff, 0xff] + Array(repeating: 0, count: 12)
    header += [0, 0, 0, 0]
    header += Array(repeating: 0xff, count: 512 - header.count)
    var table: [UInt8] = Gzip.littleEndian(UInt32(0xffff_fffd))
    for index in 1...sectors {
      table += Gzip.littleEndian(index == sectors ? UInt32(0xffff_fffe) : UInt32(index + 1))
    }
    table += Array(repeating: 0xff, count: 512 - table.count)
    var directory = entry("Root Entry", kind: 5, rootClass)
    for name in names { directory += entry(name, kind: 2, Array(repeating: 0, count: 16)) }
    directory += Array(repeating: 0, count: sectors * 512 - directory.count)
    return header + table + directory
  }

  private static func entry(_ name: String, kind: UInt8, _ identifier: [UInt8]) -> [UInt8] {
    let units = name.utf16.flatMap { Gzip.littleEndian($0) }
    var bytes = units + Array(repeating: 0, count: 64 - units.count)
    bytes += Gzip.littleEndian(UInt16(units.count + 2)) + [kind, 1] + Array(repeating: 0xff, count: 12) + identifier
    bytes += Array(repeating: 0, count: 20) + Gzip.littleEndian(UInt32(0xffff_fffe)) + Array(repeating: 0, count: 8)
    return bytes
  }

  @Test(arguments: [
    (["WordDocument", "1Table"], "application/msword"), (["Workbook"], "application/vnd.ms-excel"),
    (["Current User", "PowerPoint Document"], "application/vnd.ms-powerpoint"),
    (["__nameid_version1.0", "__properties_version1.0"], "application/vnd.ms-outlook"),
    (["a", "b", "c", "d", "e", "VisioDocument"], "application/vnd.visio"),
    (["\u{5}HwpSummaryInformation", "FileHeader"], "application/x-hwp"),
    (["Quill", "Contents"], "application/vnd.ms-publisher"),
    (["EncryptedPackage", "EncryptionInfo", "Workbook"], "application/x-ole-storage"),
    (["EncryptedPackage", "\u{6}DataSpaces"], "application/x-ole-storage"),
    (["PROJECT", "VBA"], "application/vnd.ms-office.vbaproject"),
    (["PROJECT", "VBA", "Workbook"], "application/vnd.ms-excel"),
    (["nothing known"], "application/x-ole-storage"),
  ]) func namesTheDocumentByItsStreams(_ names: [String], _ mimeType: String) {
    #expect(detector.mimeType(of: Self.compoundFile(names)) == mimeType)
  }

  /// A compound file with the streams in its root and others in a storage of it, all linked as [MS-CFB] 2.6.4 has it.
  static func compoundFile(_ names: [String], embedding: [String]) -> [UInt8] {
    let none = UInt32.max
    let storage = names.count + 1
    let all = names + ["MBD0001"] + embedding
    var bytes = compoundFile(all)
    let directory = bytes.count - (all.count + 4) / 4 * 512
    let set = { (number: Int, right: UInt32, child: UInt32) in
      let start = directory + number * 128 + 68
      bytes.replaceSubrange(start..<start + 12, with: [none, right, child].flatMap { Gzip.littleEndian($0) })
    }
    set(0, none, 1)
    for number in 1..<storage { set(number, UInt32(number + 1), none) }
    set(storage, none, UInt32(storage + 1))
    bytes[directory + storage * 128 + 66] = 1
    for number in storage + 1...all.count { set(number, number < all.count ? UInt32(number + 1) : none, none) }
    return bytes
  }

  @Test(arguments: [
    (["Workbook", "x"], ["WordDocument", "1Table"], "application/vnd.ms-excel"),
    (["WordDocument", "1Table"], ["PowerPoint Document"], "application/msword"),
    (["WordDocument"], ["VisioDocument", "Workbook"], "application/msword"),
    (["nothing known"], ["Workbook"], "application/x-ole-storage"),
  ]) func takesNoEmbeddedDocumentForTheWhole(_ names: [String], _ embedded: [String], _ mimeType: String) {
    #expect(detector.mimeType(of: Self.compoundFile(names, embedding: embedded)) == mimeType)
  }

  @Test func namesTheDocumentByItsClass() {
    let installer: [UInt8] = [0x84, 0x10, 0x0c, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]
    #expect(detector.mimeType(of: Self.compoundFile(["x"], rootClass: installer)) == "application/x-msi")
  }

  /// A compound file whose directory stands behind more sectors than the tables that the header lists have places for.
  static func farDirectory(_ names: [String], lists: UInt8 = 1) -> [UInt8] {
    let (free, list, table, directory) = (13_952, 13_952, 13_953, 13_954)
    let small = compoundFile(names)
    let sectors = (names.count + 4) / 4
    var header = Array(small[..<512])
    // The directory, the first list of tables and how many there are, and as many tables as the header has room for.
    header.replaceSubrange(48..<52, with: Gzip.littleEndian(UInt32(directory)))
    header.replaceSubrange(68..<76, with: Gzip.littleEndian(UInt32(list)) + [lists, 0, 0, 0])
    header.replaceSubrange(76..<512, with: (0..<109).flatMap { Gzip.littleEndian(UInt32($0)) })
    // The 110th table has the places of the last sectors.
    let next = (0..<128).flatMap { place in
      let number = 109 * 128 + place
      let isLinked = number >= directory && number < directory + sectors - 1
      return Gzip.littleEndian(isLinked ? UInt32(number + 1) : UInt32(0xffff_fffe))
    }
    return header + Array(repeating: 0, count: free * 512) + Gzip.littleEndian(UInt32(table))
      + Array(repeating: 0xff, count: 508) + next + small[1024...]
  }

  @Test func readsADirectoryBehindTheTablesThatTheHeaderLists() {
    let names = ["a", "b", "c", "d", "e", "VisioDocument"]
    #expect(detector.mimeType(of: Self.farDirectory(names)) == "application/vnd.visio")
    #expect(detector.mimeType(of: Self.farDirectory(names, lists: 0)) == "application/x-ole-storage")
  }

  @Test func endsWhereTheDirectoryRunsInACircle() {
    var bytes = Self.compoundFile((0..<40).map { "stream \($0)" })
    // The last sector of the directory leads back to its first.
    bytes.replaceSubrange(512 + 11 * 4..<512 + 12 * 4, with: [1, 0, 0, 0])
    #expect(detector.mimeType(of: bytes) == "application/x-ole-storage")
  }

  @Test(arguments: 0..<200) func survivesDamage(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = Self.compoundFile(["WordDocument", "Workbook", "x"])
    for _ in 0..<16 {
      bytes[Int.random(in: 8..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    #expect(detector.findings(in: bytes).evidence.count == 1)
  }
}
