// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// What comes near to programs, firmware and archives that sizes prove, and is none of them.
@Suite struct MachineFormatsTests {
  private typealias Bytes = MeasuredFormatsTests

  private let detector = SignatureDetector()

  /// A program of Plan 9 with a text of some bytes and as many bytes behind the header.
  private static func planNine(magic: UInt32, text: UInt32, room: Int) -> [UInt8] {
    Bytes.big(magic) + Bytes.big(text) + Bytes.zeros(24) + Bytes.zeros(room)
  }

  /// A console's program of one section, with its entry point.
  private static func console(address: UInt32, entry: UInt32, room: Int = 64, gap: UInt8 = 0) -> [UInt8] {
    Bytes.big(UInt32(256)) + Bytes.zeros(68) + Bytes.big(address) + Bytes.zeros(68) + Bytes.big(UInt32(64))
      + Bytes.zeros(76) + Bytes.big(entry) + Bytes.zeros(27) + [gap] + Bytes.zeros(room)
  }

  /// The front of an image for a microcontroller, with a first segment of some bytes.
  private static func controller(entry: UInt32, address: UInt32, size: UInt32, room: Int) -> [UInt8] {
    [0xe9, 1, 2, 0x20] + Bytes.little(entry) + Bytes.zeros(16) + Bytes.little(address) + Bytes.little(size)
      + Bytes.zeros(room)
  }

  /// Microcode of a date, in front of as many bytes as its header says.
  private static func microcode(month: UInt8, data: UInt32 = 976) -> [UInt8] {
    Bytes.little(UInt32(1)) + Bytes.zeros(4) + [0x20, 0x20, 0x01, month] + Bytes.zeros(8) + Bytes.little(UInt32(1))
      + Bytes.zeros(4) + Bytes.little(data) + Bytes.little(UInt32(1024)) + Bytes.zeros(988)
  }

  /// Packed data with a tree that has as many leaves at each depth, less two at the last.
  private static func packed(_ leaves: [UInt8]) -> [UInt8] {
    [0x1f, 0x1e] + Bytes.big(UInt32(900)) + [UInt8(leaves.count)] + leaves + Bytes.ascii("moe.....")
  }

  /// A volume of Compact Pro whose directory names one file with forks of some bytes.
  private static func volume(forks: UInt32, name: String = "quay") -> [UInt8] {
    let entry: [UInt8] = [UInt8(name.utf8.count)] + Bytes.ascii(name) + [1] + Bytes.big(UInt32(8)) + Bytes.zeros(36)
    return [1, 1, 0, 0] + Bytes.big(UInt32(28)) + Bytes.zeros(24) + [0, 1, 0] + entry + Bytes.big(forks)
  }

  /// A resource with a form of Delphi; the first two bytes are those of a picture, too.
  private static func form(name: String, mark: String = "TPF0") -> [UInt8] {
    [0xff, 0x0a, 0] + Bytes.ascii(name) + [0, 0x30, 0x10, 9, 0, 0, 0] + Bytes.ascii(mark) + [4] + Bytes.ascii("Quay")
  }

  private static let files: [(bytes: [UInt8], mimeType: String?)] = [
    (planNine(magic: 0x1eb, text: 40, room: 40), "application/x-plan9-executable"),
    (planNine(magic: 0x8c47, text: 40, room: 48), "application/x-plan9-executable"),
    (planNine(magic: 0x1eb, text: 40, room: 50), nil), (planNine(magic: 0x1eb, text: 0, room: 40), nil),
    (planNine(magic: 0x1ec, text: 40, room: 40), nil), (planNine(magic: 0x1eb, text: 400, room: 40), nil),
    (console(address: 0x8000_3100, entry: 0x8000_3110), "application/x-dol"),
    (console(address: 0x8000_3100, entry: 0x8000_3140), nil), (console(address: 0x4000_3100, entry: 0x4000_3110), nil),
    (console(address: 0x8000_3100, entry: 0x8000_3110, room: 32), nil),
    (console(address: 0x8000_3100, entry: 0x8000_3110, gap: 1), nil),
    (controller(entry: 0x4008_0400, address: 0x3f40_0020, size: 16, room: 16), "application/x-esp-image"),
    (controller(entry: 0x0008_0400, address: 0x3f40_0020, size: 16, room: 16), nil),
    (controller(entry: 0x4008_0400, address: 0x0040_0020, size: 16, room: 16), nil),
    (controller(entry: 0x4008_0400, address: 0x3f40_0020, size: 18, room: 18), nil),
    (controller(entry: 0x4008_0400, address: 0x3f40_0020, size: 16, room: 12), nil),
    (microcode(month: 4), "application/x-intel-microcode"), (microcode(month: 0x13), nil),
    (microcode(month: 4, data: 980), nil),
    (packed([1, 1, 0]), "application/x-pack"), (packed([1, 1, 1]), nil), (packed([3, 0]), nil),
    (volume(forks: 20), "application/mac-compactpro"), (volume(forks: 21), nil),
    (volume(forks: 20, name: "\u{7}"), nil),
    (form(name: "TQUAY_2"), "application/x-delphi-form"), (form(name: "tquay"), "image/jxl"),
    (form(name: ""), "image/jxl"), (form(name: "TQUAY", mark: "TPF1"), "image/jxl"),
  ]

  @Test(arguments: files.indices) func tellsMachineFormatsByTheirSizes(_ index: Int) {
    let file = Self.files[index]
    #expect(detector.findings(in: file.bytes).evidence.first?.mimeType == file.mimeType, "\(index)")
  }

  /// Small numbers stand at the front of many files.
  @Test(arguments: [0x1eb, 0x647, 0x8a97] as [UInt32]) func takesNoSmallNumberForAProgram(_ number: UInt32) {
    let numbers = (0..<60).flatMap { Bytes.big(UInt32($0 == 0 ? number : 7 * UInt32($0) % 50)) }
    #expect(detector.findings(in: numbers).evidence.isEmpty, "\(number)")
  }
}
