// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// Cartridges, floppies and films that are told by their size, their end or what stands behind other bytes, each beside bytes
/// that lack one thing.
@Suite struct MeasuredByEndTests {
  private let detector = SignatureDetector()
  private typealias Bytes = MeasuredFormatsTests

  /// A cartridge of one mebibit with the header of a WonderSwan.
  private static func wonderSwan(colours: UInt8 = 0, size: UInt8 = 0) -> [UInt8] {
    Bytes.file(
      1 << 17, [0: [7], (1 << 17) - 16: [0xea, 0, 0, 0, 0xf0, 0, 1, colours, 5, 0, size, 1, 4, 0, 0x12, 0x34]])
  }

  /// A cartridge with the header of a Virtual Boy.
  private static func virtualBoy(game: String = "01VQYE", gap: UInt8 = 0) -> [UInt8] {
    Bytes.file(
      1 << 16,
      [0: [7], (1 << 16) - 544: Bytes.ascii("LOW WATER           "), (1 << 16) - 520: [gap] + Bytes.ascii(game) + [0]])
  }

  /// A floppy as nibbles with so many beginnings of sectors in a track.
  private static func nibbles(_ sectors: Int) -> [UInt8] {
    var bytes = Array(repeating: UInt8(0xff), count: 232_960)
    for sector in 0..<sectors { bytes.replaceSubrange(sector * 400..<sector * 400 + 3, with: [0xd5, 0xaa, 0x96]) }
    return bytes
  }

  /// A film behind so many bytes.
  private static func film(behind count: Int, kind: UInt8 = 2) -> [UInt8] {
    let key: [UInt8] = [6, 0x0e, 0x2b, 0x34, 2, 5, 1, 1, 0x0d, 1, 2, 1, 1, kind, 4, 0]
    return Array(repeating: 0x99, count: count) + key + Bytes.zeros(100)
  }

  /// A disc whose header begins with a number of sessions.
  private static func disc(sessions: UInt8 = 1, version: UInt8 = 5, place: UInt32 = 2048) -> [UInt8] {
    Bytes.file(2048, [0: [9, 9]]) + [sessions, 0] + Bytes.zeros(600) + [version, 0, 0, 0x80] + Bytes.little(place)
  }

  /// A module with a mark, a volume and a sample.
  private static func module(_ mark: String, volume: UInt8 = 64) -> [UInt8] {
    Bytes.file(
      1084 + 2048, [0: Bytes.ascii("Low water"), 42: [0, 9, 0, volume], 950: [1, 127], 1080: Bytes.ascii(mark)])
  }

  private static let files: [(bytes: [UInt8], mimeType: String?)] = [
    (wonderSwan(), "application/x-wonderswan-rom"), (wonderSwan(colours: 1), "application/x-wonderswan-color-rom"),
    (wonderSwan(colours: 2), nil), (wonderSwan(size: 1), nil),
    (virtualBoy(), "application/x-virtual-boy-rom"), (virtualBoy(game: "01QQYE"), nil), (virtualBoy(gap: 1), nil),
    (nibbles(16), "application/x-apple2-disk"), (nibbles(9), nil),
    (Bytes.file(349_696, [0x16500: [18, 1, 0x41, 0x80]]), "application/x-c64-datadisk"),
    (Bytes.file(349_697, [0x16500: [18, 1, 0x41, 0x80]]), nil),
    (film(behind: 300), "application/mxf"), (film(behind: 300, kind: 3), nil),
    (disc(), "application/x-discjuggler-cd-image"),
    (disc(version: 6, place: 610), "application/x-discjuggler-cd-image"),
    (disc(sessions: 0), nil), (disc(version: 7), nil),
    (module("FA08"), "audio/x-mod"), (module("11CN"), "audio/x-mod"), (module("PATT"), "audio/x-mod"),
    (module("PATT", volume: 65), nil), (module("FA05"), nil),
  ]

  @Test(arguments: files.indices) func tellsFormatsByTheirEndsAndSizes(_ index: Int) {
    let file = Self.files[index]
    #expect(detector.findings(in: file.bytes).evidence.first?.mimeType == file.mimeType, "\(index)")
  }

  /// The run-in of a film is shorter than 64 KiB (SMPTE ST 377-1, section 6.5), and the key behind it stands in the head.
  @Test func readsNoFartherThanTheLongestRunIn() {
    #expect(detector.findings(in: Self.film(behind: 65_520)).evidence.first?.mimeType == "application/mxf")
    #expect(detector.findings(in: Self.film(behind: 65_521)).evidence.isEmpty)
  }
}
