// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

@Suite struct MeasuredFormatsTests {
  private let detector = SignatureDetector()

  static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
  static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
  static func little(_ value: some FixedWidthInteger) -> [UInt8] { Gzip.littleEndian(value) }
  static func big(_ value: some FixedWidthInteger) -> [UInt8] { Gzip.littleEndian(value).reversed() }

  /// Zeros with bytes put at offsets.
  static func file(_ length: Int, _ parts: [Int: [UInt8]]) -> [UInt8] {
    var bytes = zeros(length)
    for (offset, part) in parts { bytes.replaceSubrange(offset..<offset + part.count, with: part) }
    return bytes
  }

  /// A Paradox table of one block of 2 KiB, with a type and a length that are right or not.
  static func paradox(kind: UInt8 = 0, length: Int = 4096) -> [UInt8] {
    let header = little(UInt16(20)) + little(UInt16(2048)) + [kind, 2] + little(UInt32(1)) + [1, 0, 1, 0, 1, 0, 1, 0]
    return header + zeros(length - header.count)
  }

  static func tensors(_ text: String) -> [UInt8] { little(UInt64(text.utf8.count)) + ascii(text) + zeros(4) }

  /// The front of a data record, with an hour that exists or does not.
  static func record(hour: UInt8 = 9, quality: Character = "D") -> [UInt8] {
    ascii("000001\(quality) QUAY   BHZXX") + big(UInt16(2024)) + big(UInt16(61)) + [hour, 30, 15, 0] + zeros(40)
  }

  /// A Palm database of one record whose header has a version.
  static func book(version: UInt32) -> [UInt8] {
    var bytes = ascii("quay") + zeros(56) + ascii("BOOKMOBI") + big(UInt32(1)) + zeros(4) + big(UInt16(1))
    bytes += big(UInt32(88)) + zeros(6) + zeros(16) + ascii("MOBI") + big(UInt32(232)) + zeros(12) + big(version)
    return bytes
  }

  /// A tape header of a block of code, with its parity or another byte.
  static func tape(damage: UInt8 = 0) -> [UInt8] {
    let block: [UInt8] = [0, 3] + ascii("quay      ") + [2, 0, 0, 0x80, 0, 0x80]
    return [19, 0] + block + [block.reduce(0, ^) ^ damage] + [2, 0, 0xff, 0xff]
  }

  /// A table of the firmware, whose bytes make up a sum.
  static func systemTable(sum: UInt8 = 0, length: UInt32 = 48) -> [UInt8] {
    var table = ascii("TIDE") + little(length) + [1, 0] + ascii("QUAY  HARBOUR ") + little(UInt32(1)) + ascii("CRAN")
    table += little(UInt32(1)) + [UInt8](1...12)
    table[9] = sum &- table.reduce(0, &+)
    return table
  }

  static func counted(_ text: String) -> [UInt8] { big(UInt32(text.utf8.count)) + ascii(text) }

  /// A cartridge with its header at a place.
  static func cartridge(at place: Int, length: Int, complement: UInt16 = 0xedcb) -> [UInt8] {
    let header = ascii("HARBOUR QUAY".padded(to: 21)) + [0x20, 0, 8, 0, 1, 0x33, 0] + little(complement)
    return file(length, [place: header + little(UInt16(0x1234))])
  }

  static let volume: [Int: [UInt8]] = [
    1024: ascii("BD"), 1038: [0, 3], 1042: [0, 16], 1044: [0, 0, 2, 0], 1052: [0, 5], 1060: ascii("\u{4}quay"),
  ]
  /// A record of eight numbers, the fifth and sixth of which say how many values the next one has.
  static func service(columns: UInt32, rows: UInt32) -> [UInt8] {
    little(UInt32(32)) + zeros(16) + little(columns) + little(rows) + zeros(8) + little(UInt32(32)) + little(UInt32(24))
      + zeros(24) + little(UInt32(24))
  }

  static let minix: [Int: [UInt8]] = [1024: [0xe0, 1, 0xa0, 5, 1, 0, 1, 0, 0x13, 0], 1040: [0x8f, 0x13]]

  /// A cache of icons with folders whose first name stands at a place.
  static func icons(first: UInt32, count: UInt32 = 1) -> [UInt8] {
    [0, 1, 0, 0] + big(UInt32(12)) + big(UInt32(20)) + big(UInt32(1)) + big(UInt32.max) + big(count) + big(first)
      + ascii("16x16/apps") + zeros(2)
  }

  static let nero = zeros(600) + ascii("NER5") + big(UInt64(512))
  static let addresses = zeros(600) + [0xab, 0xcd, 0xef] + ascii("MaxMind.com") + [0xe1]

  /// Packets of CommView in March or in a month that does not exist.
  static func packets(month: UInt8 = 3, count: Int = 2) -> [UInt8] {
    let time = little(UInt16(2024)) + [month, 1, 9, 0, 0] + little(UInt32(500))
    let packet = little(UInt16(20)) + little(UInt16(20)) + [0] + time + zeros(8) + zeros(20)
    return (0..<count).flatMap { _ in packet }
  }

  /// A table of a geodatabase that says how long it is.
  static func rows(length: UInt64 = 50) -> [UInt8] {
    let front: [UInt32] = [3, 0, 16, 5, 0, 0]
    return front.flatMap { little($0) } + little(length) + little(UInt64(40)) + [2, 0, 0, 0, 4, 0, 0, 0, 0, 0]
  }

  /// The places of rows in one block of four bytes each, and the count of blocks after it.
  static func places(blocks: UInt32 = 1) -> [UInt8] {
    let (front, back): ([UInt32], [UInt32]) = ([3, 1, 2, 4], [0, 1, blocks, 0])
    return front.flatMap { little($0) } + zeros(4096) + back.flatMap { little($0) }
  }

  /// A fork whose map lists one type of resources.
  static func fork(_ type: String) -> [UInt8] {
    let front = [256, 276, 20, 50].flatMap { big(UInt32($0)) }
    return front + zeros(260) + zeros(24) + [0, 28, 0, 50, 0, 0] + ascii(type) + zeros(16)
  }

  /// A snapshot of a Spectrum in version 2 with two banks of memory.
  private static func snapshot(bank: UInt8) -> [UInt8] {
    let banks = little(UInt16(4)) + [4, 0xed, 0xed, 9, 0] + little(UInt16(4)) + [bank, 0xed, 0xed, 9, 0]
    return zeros(30) + little(UInt16(23)) + zeros(23) + banks
  }

  /// A picture with an index of others, of which the first is what an attribute says.
  private static func pictureSet(attribute: UInt32, filling: [UInt8] = []) -> [UInt8] {
    let field = big(UInt16(0xb002)) + big(UInt16(7)) + big(UInt32(16)) + big(UInt32(26))
    let index = ascii("MM\0*") + big(UInt32(8)) + big(UInt16(1)) + field + zeros(4) + big(attribute) + zeros(12)
    let segment = ascii("MPF\0") + index
    return [0xff, 0xd8] + filling + [0xff, 0xe2] + big(UInt16(segment.count + 2)) + segment + [0xff, 0xda, 0, 2]
  }

  /// A saved clipboard with one format, whose data stand at an offset.
  private static func clipboard(offset: UInt32) -> [UInt8] {
    little(UInt16(0xc350)) + little(UInt16(1)) + little(UInt16(1)) + little(UInt32(4)) + little(offset) + zeros(83)
  }

  /// A picture of SPIDER's whose header takes so many rows of 128 bytes.
  private static func particles(rows: Float) -> [UInt8] {
    var fields = [Float](repeating: 0, count: 256)
    (fields[1], fields[4], fields[11], fields[12], fields[21], fields[22]) = (4, 1, 32, rows, rows * 128, 128)
    return fields.flatMap { little($0.bitPattern) }
  }

  static let files: [(bytes: [UInt8], mimeType: String?)] = [
    ([0x90] + ascii("0;0;8q\"1;1;4;6#0!4~"), "image/x-sixel"), ([0x90] + ascii("0;0;8quay"), nil),
    (rows(), "application/x-filegdb-table"), (rows(length: 51), nil),
    (places(), "application/x-filegdb-index"), (places(blocks: 2), nil),
    (file(200, [1: [2, 200]]), "application/x-windows-fnt"), (file(200, [1: [2, 201]]), nil),
    (fork("sfnt"), "application/x-dfont"), (fork("STR "), nil),
    (file(39, [2: [3], 12: [19, 0, 7, 0, 1]]), "image/x-tga"), (file(40, [2: [3], 12: [19, 0, 7, 0, 1]]), nil),
    ([0, 1, 4, 0, 0, 0, 0, 64, 0, 0, 0, 48, 255, 255, 255, 255, 8, 0, 3, 28, 9, 255, 2], "image/x-jbig"),
    ([0, 1, 4, 0, 0, 0, 0, 64, 0, 0, 0, 48, 255, 255, 255, 254, 8, 0, 3, 28, 9, 255, 2], nil),
    (ascii("\u{1b}.Y\u{1b}.M500:\nIN;SP1;PU1,2;"), "application/vnd.hp-HPGL"), (ascii("\u{1b}.Y words;"), nil),
    ([0, 0, 0, 80] + ascii("Tide".padded(to: 72)) + ascii("SERAPHIN") + [0, 0, 0, 80], "application/x-selafin"),
    (paradox(), "application/x-paradox"), (paradox(length: 4097), nil), (paradox(kind: 9), nil),
    (tensors("{\"a\":{\"dtype\":\"F32\"}}"), "application/x-safetensors"),
    (tensors("{\"a\":{\"other\":\"F32\"}}"), nil),
    (record(), "application/vnd.fdsn.mseed"), (record(hour: 24), nil), (record(quality: "X"), nil),
    (ascii("000001V 0100095 02.4") + zeros(40), "application/vnd.fdsn.seed"),
    (ascii("000001V 0110095 02.4") + zeros(40), "application/vnd.fdsn.seed"),
    (ascii("000001V 0300095 02.4") + zeros(40), nil),
    (zeros(6) + record().dropFirst(6), "application/vnd.fdsn.mseed"),
    (
      [0, 7, 0x80, 0x58] + zeros(6) + [0x24, 0, 0x61, 9, 0x30, 0, 0x13] + zeros(10) + [1, 1] + zeros(28),
      "application/x-segd"
    ),
    ([0, 7, 0x80, 0x58] + zeros(6) + [0x24, 0, 0x61, 0x24, 0x30, 0, 0x13] + zeros(40), nil),
    ([0, 7, 0x80, 0x59] + zeros(6) + [0x24, 0, 0x61, 9, 0x30, 0, 0x13] + zeros(40), nil),
    (book(version: 8), "application/vnd.amazon.mobi8-ebook"), (book(version: 6), "application/x-mobipocket-ebook"),
    ([0x80, 0, 0, 36] + zeros(30) + ascii("(c)CRI") + zeros(8), "audio/x-adx"),
    ([0x80, 0, 0, 40] + zeros(30) + ascii("(c)CRI") + zeros(8), nil),
    (tape(), "application/x-spectrum-tap"), (tape(damage: 1), nil),
    (file(174_848, [0x16500: [18, 1, 0x41]]), "application/x-c64-datadisk"),
    (file(174_849, [0x16500: [18, 1, 0x41]]), nil), (zeros(174_848), nil),
    (file(2048, volume), "application/vnd.efi.img"), (file(2048, volume.merging([1060: [0]]) { $1 }), nil),
    (service(columns: 2, rows: 3), "application/x-cdo-service"), (service(columns: .max, rows: .max), nil),
    (service(columns: .max, rows: 1), nil), (service(columns: 0, rows: 0), nil),
    (file(200_000, [65_600: ascii("_BHRfS_M")]), "application/vnd.efi.img"),
    (file(200_000, [65_588: ascii("ReIsEr2Fs")]), "application/vnd.efi.img"),
    (file(200_000, [65_588: ascii("ReIsEr9Fs")]), nil),
    (file(200_000, [66_908: big(UInt32(0x1954_0119))]), "application/vnd.efi.img"),
    (file(70_000, [66_908: little(UInt32(0x1954_0119))]), "application/vnd.efi.img"),
    (file(70_000, [65_536: ascii("MICROSOFT*XBOX*MEDIA")]), "application/x-xdvdfs"),
    (file(70_000, [65_536: ascii("MICROSOFT*XBOX*MEDIC")]), nil),
    (cartridge(at: 0x7fc0, length: 32_768), "application/vnd.nintendo.snes.rom"),
    (cartridge(at: 0xffc0 + 512, length: 66_048), "application/vnd.nintendo.snes.rom"),
    (cartridge(at: 0x7fc0, length: 32_768, complement: 0xedcc), nil),
    (nero, "application/x-nrg"), (nero.dropLast(8) + big(UInt64(5000)), nil),
    (file(2048, minix), "application/vnd.efi.img"),
    (file(2048, minix.merging([1024: [0xe0, 1, 0xa0, 5, 1, 0, 1, 0, 1, 0]]) { $1 }), nil),
    (file(512, [0: [0xda, 0xbe], 508: [0xda, 0xbe]]), "application/vnd.efi.img"),
    (file(512, [0: [0xda, 0xbf], 508: [0xda, 0xbe]]), nil),
    (file(200_000, [65_536: [1, 0x16, 0x19, 0x70, 0, 0, 0, 1]]), "application/vnd.efi.img"),
    (file(16_384, [25: [8], 37: [7], 41: [7], 49: [1]]), "application/x-mysql-innodb"),
    (file(16_384, [25: [8], 37: [7], 41: [8], 49: [1]]), nil),
    (icons(first: 28), "application/x-gtk-icon-cache"), (icons(first: 99), nil),
    (icons(first: 28, count: 1 << 16), nil),
    (file(1024, [0: [1], 16: [0, 4, 12, 0x80]]), "application/x-firebird"), (file(1024, [0: [1], 16: [0, 4]]), nil),
    (ascii("<?php\n") + zeros(20) + ascii("GBMB"), "application/x-phar"), (ascii("<?php\n") + zeros(20), nil),
    (packets(), "application/x-commview"), (packets(month: 13), nil), (Array(packets().dropLast()), nil),
    (packets() + packets() + zeros(7), "application/x-commview"), (packets(count: 2) + zeros(24), nil),
    (big(UInt32(4)) + big(UInt32(1000)) + big(UInt16(2)) + big(UInt16(9)) + zeros(8), "audio/x-htk"),
    (big(UInt32(4)) + big(UInt32(1000)) + big(UInt16(2)) + big(UInt16(9)) + zeros(9), nil),
    (big(UInt32(4)) + big(UInt32(3)) + zeros(48), "image/x-avs"),
    (little(UInt32(4)) + little(UInt32(3)) + zeros(48), "image/x-aai"),
    (big(UInt32(4)) + big(UInt32(0x10000)) + zeros(48), nil),
    (ascii("2 2\n12 34\n56 78\n"), nil), (ascii("4 3\n") + zeros(36), "image/x-mtv"), (ascii("4 3\n") + zeros(35), nil),
    ([0, 8, 4, 1] + zeros(4), "image/x-otb"),
    (little(UInt32(3)) + zeros(64) + little(UInt64(0x4000_0000_0000_0000)), "chemical/x-namd-coordinates"),
    (little(UInt32(3)) + zeros(64) + little(UInt64(0x7ff0_0000_0000_0000)), nil),
    (systemTable(), "application/x-intel-aml"), (systemTable(sum: 1), nil), (systemTable(length: 47), nil),
    (
      big(UInt32(4)) + zeros(4) + counted("quays") + counted("Mar 1, 2024 9:00") + zeros(8), "application/x-blast-index"
    ),
    (big(UInt32(4)) + zeros(4) + counted("quays\n") + counted("Mar 1, 2024 9:00") + zeros(8), nil),
    (big(UInt32(6)) + zeros(4) + counted("quays") + counted("Mar 1, 2024 9:00") + zeros(8), nil),
    (big(UInt16(8)) + big(UInt16(4)) + big(UInt16(4)) + [0, 0, 4, 2] + zeros(22), "image/x-palm"),
    (big(UInt16(8)) + big(UInt16(4)) + big(UInt16(6)) + [0, 0, 4, 2] + zeros(22), nil),
    (snapshot(bank: 5), "application/x-spectrum-z80"), (snapshot(bank: 24), nil), (snapshot(bank: 5) + [0], nil),
    (pictureSet(attribute: 0x02_0002), "image/mpo"), (pictureSet(attribute: 0x03_0000), "image/jpeg"),
    (pictureSet(attribute: 0x01_0001), "image/jpeg"),
    (pictureSet(attribute: 0x02_0002, filling: [0xff, 0xff]), "image/mpo"),
    (Array(pictureSet(attribute: 0x02_0002).prefix(38)), "image/jpeg"),
    (clipboard(offset: 93), "application/x-msclip"), (clipboard(offset: 92), nil),
    (particles(rows: 8), "image/x-spider"), (particles(rows: 7), nil),
    (addresses, "application/vnd.maxmind.maxmind-db"), (zeros(600) + ascii("MaxMind.com"), nil),
  ]

  @Test(arguments: files.indices) func namesWhatNumbersProve(_ index: Int) {
    let (bytes, mimeType) = Self.files[index]
    #expect(detector.mimeType(of: bytes) == mimeType)
  }

  @Test(arguments: files.indices) func survivesCutsAndDamage(_ index: Int) {
    let bytes = Self.files[index].bytes
    for count in [0, 1, 9, 33, 100, 511, bytes.count / 2, bytes.count - 1] where count < bytes.count {
      #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 1)
    }
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<20 {
      let damaged = generator.damaged(bytes)
      #expect(detector.findings(in: damaged).evidence.count <= 1)
    }
  }
}
