// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import TestSupport
import Testing
import UniformTypes

@testable import Containers

@Suite struct ContainerDetectorTests {
  private let detector = ContainerDetector()

  /// A line out of order or there twice would not be found.
  @Test func tablesFindEachOfTheirLines() {
    #expect(ContainerDetector.tables.flatMap(\.lostKeys) == [])
  }

  static func big32(_ value: UInt32) -> [UInt8] { Gzip.littleEndian(value).reversed() }

  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    big32(UInt32(8 + content.count)) + Array(type.utf8) + content
  }

  static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func track(_ handler: String, tables: Int = 0) -> [UInt8] {
    let hdlr = box("hdlr", Array(repeating: 0, count: 8) + ascii(handler) + Array(repeating: 0, count: 12))
    return box("trak", box("mdia", hdlr + (tables > 0 ? box("minf", Array(repeating: 0, count: tables)) : [])))
  }

  static func tar(_ name: String, isSigned: Bool = false) -> [UInt8] {
    var header = Array(name.utf8) + Array(repeating: UInt8(0), count: 512 - name.utf8.count)
    header.replaceSubrange(148..<156, with: ascii("        "))
    let digits = String(header.reduce(0) { $0 + (isSigned ? Int(Int8(bitPattern: $1)) : Int($1)) }, radix: 8)
    header.replaceSubrange(
      148..<156, with: ascii(String(repeating: "0", count: 6 - digits.count) + digits) + [0, 0x20])
    return header
  }

  static let fragment = box("moof", box("mfhd", Array(repeating: 0, count: 8)))

  /// What a package tells of itself, packed by itself.
  static func package(_ text: String) -> [UInt8] { Gzip.member(tar(".PKGINFO") + ascii(text) + [0, 0]) }

  static func ogg(_ packet: [UInt8]) -> [UInt8] {
    ascii("OggS") + [0, 2] + Array(repeating: 0, count: 20) + [1, UInt8(packet.count)] + packet
  }

  static func tiff(_ entries: [(tag: UInt16, kind: UInt16, count: UInt32, value: UInt32)], extra: [UInt8] = [])
    -> [UInt8]
  {
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0] + Gzip.littleEndian(UInt16(entries.count))
    for entry in entries {
      bytes += Gzip.littleEndian(entry.tag) + Gzip.littleEndian(entry.kind) + Gzip.littleEndian(entry.count)
      bytes += Gzip.littleEndian(entry.value)
    }
    return bytes + [0, 0, 0, 0] + extra
  }

  static func elf(kind: UInt8, dynamicFlags: UInt32 = 0) -> [UInt8] {
    var bytes: [UInt8] =
      [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0] + Array(repeating: 0, count: 8) + [kind, 0, 62, 0, 1, 0, 0, 0]
    bytes += Gzip.littleEndian(UInt64(0)) + Gzip.littleEndian(UInt64(64)) + Array(repeating: 0, count: 14)
    bytes += [56, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    bytes = Array(bytes.prefix(64))
    bytes += [2, 0, 0, 0, 0, 0, 0, 0] + Gzip.littleEndian(UInt64(120)) + Array(repeating: 0, count: 40)
    bytes += Gzip.littleEndian(UInt64(0x6fff_fffb)) + Gzip.littleEndian(UInt64(dynamicFlags))
    return bytes + Array(repeating: 0, count: 16)
  }

  /// Frames of two bytes that decompressors pass over.
  static func skippable(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { [0x50 + UInt8($0 % 16), 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 7, 7] as [UInt8] }
  }

  /// A database whose first page has the schema of one table at its end, in UTF-8 or in UTF-16 (SQLite database file format,
  /// sections 1.3 and 1.6).
  static func database(page: Int, isWide: Bool = false) -> [UInt8] {
    let text = ascii("CREATE TABLE kexi__db(a)")
    let schema = isWide ? text.flatMap { [$0, 0] } : text
    var bytes = ascii("SQLite format 3\0") + Array(repeating: 0, count: page - 16 - schema.count) + schema
    (bytes[16], bytes[17]) = page == 1 << 16 ? (0, 1) : (UInt8(page >> 8), UInt8(page & 255))
    let start = page - schema.count
    (bytes[100], bytes[105], bytes[106]) = (0x0d, UInt8(start >> 8), UInt8(start & 255))
    bytes[59] = isWide ? 2 : 1
    return bytes
  }

  /// A database whose first page points to two others, each with the schema of a table (section 1.6: interior pages).
  static func spreadDatabase() -> [UInt8] {
    let page = 512
    var bytes = ascii("SQLite format 3\0") + Array(repeating: 0, count: 3 * page - 16)
    (bytes[16], bytes[17]) = (2, 0)
    bytes.replaceSubrange(100..<114, with: [5, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 3, 1, 0])
    bytes.replaceSubrange(256..<260, with: [0, 0, 0, 2])
    for (number, schema) in ["CREATE TABLE metadata(name)", "CREATE TABLE tiles(tile_column, tile_data)"].enumerated() {
      let start = page - schema.utf8.count
      let place = page * (number + 1)
      bytes.replaceSubrange(place..<place + 7, with: [0x0d, 0, 0, 0, 1, UInt8(start >> 8), UInt8(start & 255)])
      bytes.replaceSubrange(place + start..<place + page, with: ascii(schema))
    }
    return bytes
  }

  static func asf(_ streams: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62, 0xce, 0x6c]
    bytes += Array(repeating: 0, count: 14)
    for stream in streams {
      bytes += [0x91, 0x07, 0xdc, 0xb7, 0xb7, 0xa9, 0xcf, 0x11, 0x8e, 0xe6, 0, 0xc0, 0x0c, 0x20, 0x53, 0x65]
      bytes += Gzip.littleEndian(UInt64(40)) + stream + Array(repeating: 0, count: 12)
    }
    return bytes
  }

  static let heads: [(bytes: [UInt8], mimeType: String?)] = [
    (ascii("RIFF....WAVEfmt "), "audio/vnd.wave"), (ascii("RIFF....WEBPVP8 "), "image/webp"),
    (ascii("RIFF....XXXX"), nil), (ascii("FORM....AIFCCOMM"), "audio/x-aiff"),
    (ascii("RIFF....CDR9vrsn"), "application/vnd.corel-draw"),
    (box("ftyp", ascii("avif\0\0\0\0")), "image/avif"), (box("ftyp", ascii("mif1\0\0\0\0avif")), "image/avif"),
    (box("ftyp", ascii("heic\0\0\0\0mif1")), "image/heic"), (box("ftyp", ascii("crx \0\0\0\0")), "image/x-canon-cr3"),
    (box("ftyp", ascii("qt  \0\0\0\0")), "video/quicktime"), (box("ftyp", ascii("3gp5\0\0\0\0")), "video/3gpp"),
    (box("ftyp", ascii("isom\0\0\0\0mp42")) + box("moov", track("vide") + track("soun")), "video/mp4"),
    (box("ftyp", ascii("isom\0\0\0\0mp42")) + box("free", [0]) + box("moov", track("soun")), "audio/mp4"),
    (
      box("ftyp", ascii("isom\0\0\0\0mp42")) + big32(1) + ascii("moov") + big32(0)
        + big32(UInt32(16 + track("soun").count)) + track("soun"), "audio/mp4"
    ),
    (box("ftyp", ascii("isom\0\0\0\0mp42")) + big32(0) + ascii("moov") + track("soun"), "audio/mp4"),
    // Boxes are stepped over, whatever their tables are: behind long sound a picture may stand, or what is out of reach.
    (
      box("ftyp", ascii("isom\0\0\0\0mp42"))
        + box("moov", box("mvhd", []) + track("soun", tables: 300 << 10) + track("vide")), "video/mp4"
    ),
    (
      box("ftyp", ascii("isom\0\0\0\0mp42")) + box("moov", box("mvhd", []) + track("soun", tables: 300 << 10)),
      "audio/mp4"
    ),
    (
      box("ftyp", ascii("isom\0\0\0\0mp42"))
        + Array(box("moov", track("soun", tables: 100) + track("vide")).dropLast(track("vide").count)), "video/mp4"
    ),
    (
      box("ftyp", ascii("isom\0\0\0\0mp42"))
        + box("moov", Array((0..<1100).map { _ in box("free", []) }.joined()) + track("soun")), "video/mp4"
    ),
    // Words before the letters of a list of brands, a size that no list has, and what is a name of no brand.
    (ascii("see ftypisom for details about this file format, please\n"), nil),
    (big32(18) + ascii("ftypisom\0\0\0\0mp42"), nil), (big32(1 << 16) + ascii("ftypisom\0\0\0\0mp42"), nil),
    (box("ftyp", ascii("sega\0\0\0\0")), nil),
    (box("moof", box("mfhd", big32(0) + big32(1)) + box("traf", [])), "video/iso.segment"),
    ([0x1f, 0x43, 0xb6, 0x75, 0x88, 0xe7, 0x82, 3, 0xe8, 0xa3, 0x82, 0, 0], "video/webm"),
    ([0x1f, 0x43, 0xb6, 0x75, 0x88, 0xa3, 0x82, 3, 0xe8, 0xa3, 0x82, 0, 0], nil),
    (box("moof", box("free", big32(0) + big32(1))), nil),
    (box("moov", box("mvhd", [])), "video/quicktime"), (ascii("....moov and mdat are words"), nil),
    ([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84] + ascii("webm"), "video/webm"),
    (
      [0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88] + ascii("matroska") + [
        0x18, 0x53, 0x80, 0x67, 0xff, 0x16, 0x54, 0xae, 0x6b, 0x85, 0xae, 0x83, 0x83, 0x81, 2,
      ], "audio/x-matroska"
    ),
    ([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88] + ascii("matroska"), "video/x-matroska"),
    (ogg([1] + ascii("vorbis")), "audio/ogg"), (ogg(ascii("OpusHead")), "audio/ogg"),
    (ogg([0x80] + ascii("theora")) + ogg([1] + ascii("vorbis")), "video/ogg"),
    (ogg([7] + ascii("vorbis")), "audio/ogg"), (ogg(ascii("unheard of")), "application/ogg"),
    (asf([[0x40, 0x9e, 0x69, 0xf8]]), "audio/x-ms-wma"),
    (asf([[0x40, 0x9e, 0x69, 0xf8], [0xc0, 0xef, 0x19, 0xbc]]), "video/x-ms-wmv"),
    (asf([]), "video/x-ms-asf"),
    (elf(kind: 1), "application/x-object"), (elf(kind: 2), "application/x-executable"),
    (elf(kind: 3), "application/x-sharedlib"),
    (elf(kind: 3, dynamicFlags: 0x0800_0000), "application/x-pie-executable"), (elf(kind: 4), "application/x-coredump"),
    ([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2], "application/x-mach-binary"), ([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52], nil),
    ([0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1], "application/x-mach-binary"),
    (
      ascii("MZ") + Array(repeating: 0, count: 58) + [0x40, 0, 0, 0] + ascii("PE\0\0"),
      "application/vnd.microsoft.portable-executable"
    ),
    (ascii("!<arch>\ndebian-binary   "), "application/vnd.debian.binary-package"),
    (ascii("!<arch>\nfoo.o/          "), "application/x-archive"),
    ([0xed, 0xab, 0xee, 0xdb, 3, 0, 0, 0], "application/x-rpm"),
    ([0xed, 0xab, 0xee, 0xdb, 3, 0, 0, 1], "application/x-source-rpm"),
    (ascii("070701") + Array(repeating: 0x30, count: 104), "application/x-cpio"), (ascii("070701 is a number"), nil),
    (tar("folder/file.txt"), "application/x-tar"), (tar("app-1.0/gpkg-1"), "application/x-gentoo-gpkg"),
    (tar("quay.ovf"), "application/ovf"),
    (Gzip.member(ascii("inside"), name: "KOffice application/x-kword\u{4}\u{6}"), "application/x-kword"),
    (Gzip.member(ascii("inside"), name: "KOffice application/x-quay\u{4}\u{6}"), "application/gzip"),
    (package("pkgname = quay\ndatahash = 5a\n"), "application/x-alpine-package-keeper-package"),
    (box("emsg", [0, 1, 2]) + box("prft", [3]) + fragment, "video/iso.segment"),
    (box("prft", [3]) + fragment.dropLast(9), nil),
    (package("# Generated by makepkg\npkgname = quay\n"), "application/gzip"),
    (ascii("%PDF-1.7\n"), "application/pdf"), (ascii("\n\n %PDF-1.4"), "application/pdf"), (ascii("see %PDF-1.4"), nil),
    (ascii("HTTP/1.1 200\n\n%PDF-1.4\nstartxref\n0\n%%EOF\n"), "application/pdf"),
    (Array(128...200) + ascii("%PDF-1.4\nstartxref\n0\n%%EOF\n"), "application/pdf"),
    (Array(128...200) + ascii("%PDF-1.4\nstartxref\n0\n"), nil), (ascii("%!PS-Adobe-3.0 PDF-1.4\n"), "application/pdf"),
    (ascii("A file begins with\n%PDF-1.4\nand ends with\nstartxref\n0\n%%EOF\nor so.\n"), nil),
    (ascii("MZ") + [1, 0, 1, 0, 0, 0, 2, 0] + Array(repeating: 0, count: 18) + [0xc3], "application/x-dosexec"),
    (ascii("MZ") + Array(repeating: 0x20, count: 30), nil),
    (tiff([(256, 3, 1, 1)]), "image/tiff"), (tiff([(50_706, 1, 4, 1)]), "image/x-adobe-dng"),
    (tiff([(271, 2, 18, 38), (330, 4, 1, 0)], extra: ascii("NIKON CORPORATION\0")), "image/x-nikon-nef"),
    (tiff([(271, 2, 18, 26)], extra: ascii("NIKON CORPORATION\0")), "image/tiff"),
    ([0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0] + ascii("glyf") + Array(repeating: 0, count: 12), "font/ttf"),
    ([0, 1, 0, 0] + ascii("Standard Jet DB\0"), nil), (ascii("ttcf") + [0, 1, 0, 0, 0, 0, 0, 1], "font/collection"),
    (ascii("SQLite format 3\0") + Array(repeating: 0, count: 52) + ascii("GPKG"), "application/geopackage+sqlite3"),
    (ascii("SQLite format 3\0") + Array(repeating: 0, count: 80), "application/vnd.sqlite3"),
    (spreadDatabase(), "application/vnd.mapbox.mbtiles"),
    (Array(spreadDatabase().prefix(1024)), "application/vnd.sqlite3"),
    ([0x89] + ascii("HDF\r\n") + [0x1a, 0x0a], "application/x-hdf5"),
    ([0x89] + ascii("HDF\r\n") + [0x1a, 0x0a] + ascii("..._NCProperties"), "application/x-netcdf"),
    (Array(repeating: 0, count: 128) + ascii("DICM"), "application/dicom"),
    (ascii("BZh91AY&SY...."), "application/x-bzip2"), (ascii("BZh9 is no archive"), nil),
    ([0xfd] + ascii("7zXZ\0"), "application/x-xz"),
    ([0x28, 0xb5, 0x2f, 0xfd, 0], "application/zstd"), ([0x1f, 0x9d, 0x90, 1], "application/x-compress"),
    ([0x1f, 0x9d, 0x01, 1], nil),
    (skippable(2) + [0x28, 0xb5, 0x2f, 0xfd, 0], "application/zstd"),
    (skippable(2) + [0x04, 0x22, 0x4d, 0x18, 0], "application/x-lz4"), (skippable(2), nil),
    (skippable(17) + [0x28, 0xb5, 0x2f, 0xfd, 0], nil),
    (ascii("MZ is what programs for DOS begin with, and this is a text of more than 64 bytes."), nil),
    ([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0] + Array(repeating: 0, count: 90), "application/x-dosexec"),
    (database(page: 4096), "application/x-kexiproject-sqlite3"),
    (database(page: 8192), "application/x-kexiproject-sqlite3"),
    (database(page: 4096, isWide: true), "application/x-kexiproject-sqlite3"),
    (database(page: 65536), "application/x-kexiproject-sqlite3"),
    (ascii("hello world"), nil), ([], nil),
  ]

  /// The superblock stands at a doubling of 512 bytes (HDF5 file format specification, section II.A).
  @Test(arguments: [512, 32_768, 65_536, 524_288]) func findsASuperblockBehindOtherBytes(count: Int) {
    let front = Array(repeating: UInt8(7), count: count)
    let bytes = front + [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a] + Array(repeating: 0, count: 40)
    #expect(detector.findings(in: bytes, head: 1 << 20).evidence.first?.mimeType == "application/x-hdf5")
    #expect(detector.findings(in: [7] + bytes, head: 1 << 20).evidence.isEmpty)
  }

  @Test(arguments: heads.indices) func namesTheType(_ index: Int) {
    let (bytes, mimeType) = Self.heads[index]
    #expect(detector.mimeType(of: bytes) == mimeType, "\(bytes.prefix(32))")
  }

  @Test(arguments: heads.indices) func survivesEveryPrefixAndDamage(_ index: Int) {
    let bytes = Self.heads[index].bytes
    for count in bytes.count < 500 ? Array(0...bytes.count) : TestShare.of(0...bytes.count) {
      #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 2)
    }
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<50 where bytes.count > 4 {
      var damaged = bytes
      damaged[Int.random(in: 4..<bytes.count, using: &generator)] =
        [0, 0xff, 0x7f, 0x80].randomElement(using: &generator) ?? 0
      #expect(detector.findings(in: damaged).evidence.count <= 2)
    }
  }

  /// Of several streams of sound none tells the file, in whatever order they come.
  @Test func tellsOpusOnlyAlone() {
    let (opus, vorbis) = (Self.ogg(Self.ascii("OpusHead")), Self.ogg([1] + Self.ascii("vorbis")))
    let identifier = { (bytes: [UInt8]) in detector.findings(in: bytes).evidence.first?.type.identifier }
    #expect(identifier(opus) == "org.xiph.opus")
    for bytes in [opus + vorbis, vorbis + opus] { #expect(identifier(bytes) == "org.xiph.ogg-audio") }
  }

  /// A 64-bit Mach-O header of a kind.
  static func machO(_ kind: UInt32) -> [UInt8] {
    Gzip.littleEndian(UInt32(0xfeed_facf)) + Gzip.littleEndian(UInt32(0x0100_0007)) + [3, 0, 0, 0]
      + Gzip.littleEndian(kind) + Array(repeating: 0, count: 16)
  }

  /// A universal binary of one part.
  static func universal(_ part: [UInt8]) -> [UInt8] {
    [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 1, 1, 0, 0, 7, 0, 0, 0, 3, 0, 0, 0, 28, 0, 0, 0, 32, 0, 0, 0, 0] + part
  }

  /// A program with characteristics and nothing after its headers.
  static func portable(_ characteristics: UInt16) -> [UInt8] {
    ascii("MZ") + Array(repeating: 0, count: 58) + [0x40, 0, 0, 0] + ascii("PE\0\0") + [0x64, 0x86]
      + Array(repeating: 0, count: 16) + Gzip.littleEndian(characteristics) + Array(repeating: 0, count: 96)
  }

  static let programs: [(bytes: [UInt8], identifier: String)] = [
    (machO(1), "com.apple.mach-o-object"), (machO(2), "com.apple.mach-o-executable"),
    (machO(4), "com.apple.mach-o-core"), (machO(6), "com.apple.mach-o-dylib"), (machO(8), "com.apple.mach-o-bundle"),
    (machO(10), "com.apple.mach-o-binary"), (machO(99), "com.apple.mach-o-binary"),
    (universal(machO(6)), "com.apple.mach-o-dylib"), (universal([1, 2, 3]), "com.apple.mach-o-binary"),
    (portable(0x2022), "com.microsoft.windows-dynamic-link-library"),
    (portable(0x0022), "com.microsoft.windows-executable"), (elf(kind: 1), "public.object-code"),
  ]

  @Test(arguments: programs.indices) func namesTheKindOfProgram(_ index: Int) {
    let (bytes, identifier) = Self.programs[index]
    #expect(detector.findings(in: bytes).evidence.first?.type.identifier == identifier)
  }

  /// Some old writers summed signed bytes, which is the same for names in ASCII.
  @Test(arguments: [false, true]) func readsEitherSumOfATarHeader(isSigned: Bool) {
    var header = Self.tar("qu\u{e4}i/a.txt", isSigned: isSigned)
    #expect(detector.mimeType(of: header) == "application/x-tar")
    header[150] ^= 1
    #expect(detector.mimeType(of: header) == nil)
  }

  @Test func findsAnArchiveBehindAScript() {
    let archive = ZipBuilder([("__main__.py", "print(1)")]).bytes()
    #expect(detector.mimeType(of: Self.ascii("#!/usr/bin/env python3\n") + archive) == "application/zip")
    #expect(detector.mimeType(of: Self.ascii("#!/bin/sh\necho PK\u{3}\u{4}\n")) == nil)
  }

  @Test func readsTheGzipHeader() throws {
    let findings = detector.findings(in: Gzip.member(Self.ascii("inside"), name: "a.txt", comment: "note"))
    #expect(findings.evidence.first?.mimeType == "application/gzip")
    #expect(findings.evidence.first?.statement == "gzip compressed data, was \"a.txt\"")
    let member = try #require(findings.member)
    #expect(member.name == Self.ascii("a.txt"))
    #expect(member.inheritsName)
    #expect(try member.source.bytes(100, at: 0) == Self.ascii("inside"))
  }

  @Test func readsManyGzipMembersAsOne() throws {
    let findings = detector.findings(in: Gzip.member(Self.ascii("one ")) + Gzip.member(Self.ascii("two")))
    #expect(try findings.member?.source.bytes(100, at: 0) == Self.ascii("one two"))
    #expect(findings.member?.name == nil)
  }

  @Test(arguments: [3, 4, 9, 11]) func seesGzipInATruncatedHeader(count: Int) {
    let findings = detector.findings(in: Array(Gzip.member([1], name: "a name").prefix(count)))
    #expect(findings.evidence.first?.mimeType == "application/gzip")
    #expect(findings.member == nil)
  }

  /// RFC 1952, section 2.3.1.1: an extra field has up to 65,535 bytes, more than the first head.
  @Test func asksForMoreOfALongGzipHeader() {
    let head: [UInt8] = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 3, 0xff, 0xff] + Array(repeating: 7, count: 1000)
    let subject = Subject(
      status: nil, head: head, isWhole: false, source: MemoryByteSource(head), claims: Claims(), registry: .system)
    #expect(detector.findings(in: subject).wantsMore)
  }

  @Test func refusesGzipWithReservedFlags() {
    #expect(detector.findings(in: [0x1f, 0x8b, 8, 0xe0, 0, 0, 0, 0, 0, 3]).evidence.isEmpty)
  }
}
