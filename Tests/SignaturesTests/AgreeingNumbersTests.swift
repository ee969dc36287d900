// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// Formats that tell themselves by numbers that must agree, each beside bytes in which one of them does not.
@Suite struct AgreeingNumbersTests {
  private let detector = SignatureDetector()
  private typealias Bytes = MeasuredFormatsTests

  /// A message of a receiver whose checksum is right, or was that of another byte.
  private static func correction(damage: UInt8 = 0) -> [UInt8] {
    let message: [UInt8] = [0xd3, 0, 2, 0x3e ^ damage, 0xd0]
    var sum: UInt32 = 0
    for byte in [0xd3, 0, 2, 0x3e, 0xd0] as [UInt8] {
      sum ^= UInt32(byte) << 16
      for _ in 0..<8 { sum = sum & 0x80_0000 != 0 ? (sum << 1 ^ 0x186_4cfb) & 0xff_ffff : sum << 1 }
    }
    return message + [UInt8(sum >> 16), UInt8(sum >> 8 & 0xff), UInt8(sum & 0xff)]
  }

  /// Records of a terminal at some times.
  private static func terminal(_ times: [UInt32], parts: UInt32 = 7) -> [UInt8] {
    times.flatMap { [$0, parts, 2].flatMap { Bytes.little($0) } + Bytes.ascii("$ ") }
  }

  /// Records of packets at some times.
  private static func packets(_ times: [UInt64], kind: UInt8 = 2) -> [UInt8] {
    let rest: [UInt8] = [kind, 4, 0, 20, 0, 0, 0, 4, 0, 0, 0, 0]
    return times.flatMap { Bytes.little($0 << 32) + rest }
  }

  /// Two segments of subtitles.
  private static func subtitles(kind: UInt8 = 0x80, gap: Int = 0) -> [UInt8] {
    Bytes.file(29 + gap, [0: Bytes.ascii("PG"), 10: [0x16, 0, 3], 16 + gap: Bytes.ascii("PG"), 26 + gap: [kind]])
  }

  /// A program of one segment and the address to start it at.
  private static func atari(start: UInt16 = 0x02e0, more: Int = 0) -> [UInt8] {
    let program: [UInt8] = [0xff, 0xff, 0, 0x20, 3, 0x20, 1, 2, 3, 4]
    return Bytes.file(16 + more, [0: program, 10: Bytes.little(start), 12: Bytes.little(start + 1), 14: [0, 0x20]])
  }

  /// The sector that floppies start with, and the first bytes of their first table.
  private static func floppy(sectors: UInt16 = 720, medium: UInt8 = 0xf9) -> [UInt8] {
    let parameters: [UInt8] = [0, 2, 2, 1, 0, 2, 0x70, 0, 0, 0, 0xf9, 5, 0]
    var disk = Bytes.file(720 * 512, [0: [0x60, 0x38], 11: parameters, 512: [medium, 0xff, 0xff]])
    disk.replaceSubrange(19..<21, with: Bytes.little(sectors))
    return disk
  }

  /// Memos with one text.
  private static func memos(blocks: UInt32 = 9, kind: UInt32 = 1) -> [UInt8] {
    Bytes.file(576, [0: Bytes.big(blocks), 6: [0, 64], 512: Bytes.big(kind), 520: Bytes.ascii("tide")])
  }

  /// A member of an archive, and what stands behind it.
  private static func archive(method: UInt8, then next: [UInt8]) -> [UInt8] {
    Bytes.file(37, [0: [0x1a, method], 2: Bytes.ascii("TIDE.TXT"), 15: [8]]) + next
  }

  /// A file of the first MacBinary with its data.
  private static func macBinary(type: String = "TEXTttxt", length: Int = 256) -> [UInt8] {
    Bytes.file(length, [1: [4] + Bytes.ascii("quay"), 65: Bytes.ascii(type), 86: [9]])
  }

  /// A picture of version 1.
  private static func picture(end: UInt8 = 0xff, size: UInt16 = 14) -> [UInt8] {
    Bytes.file(526, [512: Bytes.big(size), 522: [0x11, 1, 0, end]])
  }

  /// A set of one file of definitions.
  private static func definitions(path: String = "quay.proto", next: UInt8 = 0x12) -> [UInt8] {
    let name = Bytes.ascii(path)
    return Bytes.file(32, [0: [0x0a, 30, 0x0a, UInt8(name.count)], 4: name, 4 + name.count: [next, 4]])
  }

  /// A tile of heights that rise by so much.
  private static func tile(step: Int, size: Int = 1201) -> [UInt8] {
    (0..<size * size).flatMap { Bytes.big(UInt16(truncatingIfNeeded: $0 / 9 % 30 * step)) }
  }

  /// Triangles that look upwards or nowhere, with some bytes behind them.
  private static func triangles(up: [UInt8] = [0, 0, 0x80, 0x3f], more: Int = 3) -> [UInt8] {
    let one = Bytes.file(50, [8: up, 12: [0, 0, 0x40, 0x40]])
    return Bytes.file(80, [0: Bytes.ascii("quay")]) + Bytes.little(UInt32(9)) + (0..<9).flatMap { _ in one }
      + Array(repeating: 9, count: more)
  }

  /// A record of four bytes behind its length and the sum of that.
  private static func record(sum: UInt32 = 0x0452_4542) -> [UInt8] {
    Bytes.file(20, [0: [4], 8: Bytes.little(sum), 12: Bytes.ascii("tide")])
  }

  /// The header of a spectrum of two points.
  private static func spectrum(version: UInt8 = 0x4b) -> [UInt8] {
    Bytes.file(600, [0: [0, version], 4: [2], 22: [0x79, 0x40], 24: [1]])
  }

  private static let files: [(bytes: [UInt8], mimeType: String?)] =
    recordsAndDisks + membersAndPictures + measures

  private static let measures: [(bytes: [UInt8], mimeType: String?)] = [
    (tile(step: 7), "application/x-srtm-hgt"), (tile(step: 700), nil), (tile(step: 7, size: 1200), nil),
    (triangles(), "model/stl"), (triangles(up: [0, 0, 0, 0x40]), nil), (triangles(up: [0, 0, 0, 0]), nil),
    (record(), "application/x-tfrecord"), (record(sum: 0x0452_4543), nil),
    (spectrum(), "application/x-galactic-spc"), (spectrum(version: 0x4a), nil),
    ([0, 0, 8, 2, 0, 0, 0, 2, 0, 0, 0, 3, 1, 2, 3, 4, 5, 6], "application/x-idx"),
    ([0, 0, 8, 2, 0, 0, 0, 2, 0, 0, 0, 3, 1, 2, 3, 4, 5], nil),
    (Bytes.file(324, [0: [0, 1, 1, 0x44], 4: Bytes.ascii("quay"), 14: [6, 0x54]]), "model/x-openflight"),
    (Bytes.file(324, [0: [0, 1, 1, 0x44], 4: Bytes.ascii("quay"), 14: [9, 0x54]]), nil),
    (Bytes.file(20, [0: Bytes.ascii("a "), 3: Bytes.ascii("BFM \u{4}")]), "application/x-kaldi-ark"),
    (Bytes.file(20, [0: Bytes.ascii("a "), 3: Bytes.ascii("BFM \u{5}")]), nil),
    ([2] + Bytes.ascii("a*QF4*L0000 1010*\u{3}04AF"), "application/x-jedec"),
    ([2] + Bytes.ascii("a*QF4*C04AF*\u{3}04AF"), nil),
    (Bytes.ascii("ISMD07 EDZW 021000\r\r\nBUFR\0\u{1}\0\u{3}"), "application/bufr"),
    (Bytes.ascii("ISMD07 edzw 021000\r\r\nBUFR\0\u{1}\0\u{3}"), nil),
  ]

  private static let recordsAndDisks: [(bytes: [UInt8], mimeType: String?)] = [
    (correction(), "application/x-rtcm3"), (correction() + correction(), "application/x-rtcm3"),
    (correction(damage: 1), nil), (correction() + [7, 7], nil),
    (terminal([1_709_283_600, 1_709_283_600, 1_709_283_601]), "application/x-ttyrec"),
    (terminal([1_709_283_600, 1_709_283_602, 1_709_283_601]), nil), (terminal([1_709_283_600, 1_709_283_601]), nil),
    (terminal([1_709_283_600, 1_709_283_601, 1_709_283_602], parts: 1_000_000), nil),
    (packets([1_709_283_600, 1_709_283_600, 1_709_283_601]), "application/x-erf"),
    (packets([1_709_283_600, 1_709_283_601, 1_709_283_600]), nil),
    (packets([1_709_283_600, 1_709_370_000, 1_709_370_001]), nil),
    (packets([1_709_283_600, 1_709_283_600, 1_709_283_601], kind: 0), nil),
    (subtitles(), "application/x-hdmv-pgs"), (subtitles(kind: 0x81), nil), (subtitles(gap: 1), nil),
    (atari(), "application/x-atari-xex"), (atari(start: 0x0300), nil), (atari(more: 1), nil),
    (floppy(), "application/vnd.efi.img"), (floppy(sectors: 719), nil), (floppy(medium: 0xf8), nil),
    (Bytes.file(819_200, [0x61800: [40, 3, 0x44, 0]]), "application/x-c64-datadisk"),
    (Bytes.file(819_200, [0x61800: [40, 3, 0x41, 0]]), nil), (Bytes.file(819_201, [0x61800: [40, 3, 0x44, 0]]), nil),
  ]

  private static let membersAndPictures: [(bytes: [UInt8], mimeType: String?)] = [
    (memos(), "application/x-fpt"), (memos(blocks: 8), nil), (memos(kind: 3), nil),
    (archive(method: 11, then: [0x1a, 0]), "application/x-arc"), (archive(method: 10, then: [0x1b, 0]), nil),
    (archive(method: 12, then: [0x1a, 0]), nil),
    (macBinary(), "application/x-macbinary"), (macBinary(length: 384), nil), (macBinary(type: "TEXT\u{1}txt"), nil),
    (picture(), "image/x-pict"), (picture(end: 0xfe), nil), (picture(size: 15), nil),
    (definitions(), "application/protobuf"), (definitions(path: "quay.prote"), nil),
    (definitions(next: 0x13), nil),
    (Bytes.file(12, [0: [10, 0, 0, 10, 0, 4], 6: Bytes.ascii("Data")]), "application/x-minecraft-nbt"),
    (Bytes.file(12, [0: [10, 0, 0, 13, 0, 4], 6: Bytes.ascii("Data")]), nil), ([10, 0, 0, 10, 0, 0, 0, 0, 0], nil),
    ([0x1d, 7, 0, 0, 1, 2, 3, 7, 0, 0x1d], "application/x-wordstar"), ([0x1d, 7, 0, 0, 1, 2, 3, 8, 0, 0x1d], nil),
    // Letters of two bytes at the ends of lines.
    (Array("mole\ndale\u{10d}\nlu\u{10d}\nve\u{10d}\nklju\u{10d}\nquay\n".utf8), nil),
    (Bytes.file(100, [0: [1, 6, 1, 0], 20: [70, 0]]), "application/x-windows-task"),
    (Bytes.file(100, [0: [1, 7, 1, 0], 20: [70, 0]]), nil), (Bytes.file(100, [0: [1, 6, 1, 0], 20: [71, 0]]), nil),
    (Bytes.file(6200, [0: [0x72, 0xf8, 0x1f, 0x4e, 1], 6144: [0x72, 0xf8, 0x1f, 0x4e]]), "audio/x-spdif"),
    (Bytes.file(6200, [0: [0x72, 0xf8, 0x1f, 0x4e, 1], 6145: [0x72, 0xf8, 0x1f, 0x4e]]), nil),
    (Bytes.file(32, [0: [0xce, 0xce, 0xce, 0xce, 0, 0, 0, 2]]), "application/x-java-jce-keystore"),
    (Array(repeating: 0xce, count: 32), nil),
  ]

  @Test(arguments: files.indices) func tellsFormatsByNumbersThatAgree(_ index: Int) {
    let file = Self.files[index]
    #expect(detector.findings(in: file.bytes).evidence.first?.mimeType == file.mimeType, "\(index)")
  }
}
