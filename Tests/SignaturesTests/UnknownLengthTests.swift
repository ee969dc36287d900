// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// What its beginning proves, in data that come down a pipe or out of an archive so that nobody knows how long they are.
@Suite struct UnknownLengthTests {
  private typealias Bytes = MeasuredFormatsTests

  private let detector = SignatureDetector()

  /// Messages of routers, so many of them.
  private static func messages(_ count: UInt32) -> [UInt8] {
    let rest: [UInt8] = [0, 16, 0, 4, 0, 0, 0, 20] + [UInt8](repeating: 0xaa, count: 20)
    return (0..<count).flatMap { (number: UInt32) -> [UInt8] in Bytes.big(1_709_283_600 + number) + rest }
  }

  /// A constant database of one entry, in whose first table a place is moved.
  private static func database(moved: UInt32 = 0) -> [UInt8] {
    let entry = Bytes.little(UInt32(1)) + Bytes.little(UInt32(1)) + Bytes.ascii("ab")
    let start = UInt32(2048 + entry.count)
    let first: [UInt8] = Bytes.little(start) + [2, 0, 0, 0]
    let next: [UInt8] = Bytes.little(start + 16 + moved) + [0, 0, 0, 0]
    return first + Array(repeating: next, count: 255).flatMap { $0 } + entry + Bytes.zeros(16)
  }

  /// An array of bytes with the sizes given, of which some are there.
  private static func array(_ sizes: [UInt32]) -> [UInt8] {
    [0, 0, 8, UInt8(sizes.count)] + sizes.flatMap { Bytes.big($0) } + Bytes.zeros(3000)
  }

  /// Data for a language with nine parts, the second of which begins at a place.
  private static func language(second: Int64 = 500) -> [UInt8] {
    let places: [Int64] = [76, second, -1, -1, -1, -1, -1, -1, -1]
    return [9, 0, 0, 0] + places.flatMap { Bytes.little($0) } + Bytes.zeros(2000)
  }

  /// Log-ins of users, the last of which has a kind.
  private static func logIns(_ count: Int, kind: UInt8 = 7, isWide: Bool = false) -> [UInt8] {
    let (size, time) = isWide ? (400, 352) : (384, 344)
    let one = Bytes.file(size, [0: [7], 8: Bytes.ascii("tty1"), 44: Bytes.ascii("ann"), time: [5, 9, 1]])
    var bytes = Array(repeating: one, count: count).flatMap { $0 }
    bytes[(count - 1) * size] = kind
    return bytes + Bytes.zeros(100)
  }

  /// A region of a world whose chunk stands behind the tables.
  private static func region(packing: UInt8 = 2) -> [UInt8] {
    Bytes.file(3 * 4096, [8: [0, 0, 2, 1], 8192: [0, 0, 0, 9, packing, 0x78, 0x9c]]) + [7]
  }

  private static let beginnings: [(bytes: [UInt8], mimeType: String?)] = [
    (messages(4), "application/x-mrt"), (Array(messages(3).dropLast(9)), "application/x-mrt"), (messages(2), nil),
    (Bytes.packets(count: 4), "application/x-commview"),
    (database(), "application/x-cdb"), (database(moved: 1), nil),
    (array([60_000, 28, 28]), "application/x-idx"), (array([10, 28]), nil), (array([60_000]), nil),
    (array([.max, .max, .max]), nil),
    (language(), "application/x-tesseract-traineddata"), (language(second: 75), nil),
    (logIns(4), "application/x-utmp"), (logIns(4, kind: 99), nil),
    (logIns(4, isWide: true), "application/x-utmp"), (logIns(4, kind: 99, isWide: true), nil),
    (region(), "application/x-minecraft-region"), (region(packing: 9), nil),
    (Bytes.file(200_000, [65_600: Bytes.ascii("_BHRfS_M")]), "application/vnd.efi.img"),
    (Bytes.cartridge(at: 0x7fc0, length: 1 << 17), "application/vnd.nintendo.snes.rom"),
    (Bytes.cartridge(at: 0x7fc0 + 512, length: 1 << 17), "application/vnd.nintendo.snes.rom"),
    (Bytes.cartridge(at: 0x7fc0, length: 1 << 17, complement: 0xedca), nil),
  ]

  @Test(arguments: beginnings.indices) func tellsWhatTheBeginningProves(_ index: Int) {
    let (bytes, mimeType) = Self.beginnings[index]
    let findings = detector.findings(in: bytes, head: min(bytes.count - 1, 64 << 10), isSeekable: false)
    #expect(findings.evidence.first?.mimeType == mimeType, "\(index)")
  }

  /// Sound whose frames have shorter ones of another kind in them, which lead over its headers up to the end but for the last.
  private static func nestedFrames(_ count: Int) -> [UInt8] {
    let short: [UInt8] = [0xff, 0xf1, 0x50, 0, 0, 7 << 5, 0]
    // Those in front of a header are longer by that, and by two bytes that are left over in a frame.
    let (front, last): ([UInt8], [UInt8]) = ([0xff, 0xf1, 0x50, 0, 1, 3 << 5, 0], [0xff, 0xf1, 0x50, 0, 1, 5 << 5, 0])
    let header: [UInt8] = [0xff, 0xfb, 0x94, 0xc0]
    let inner = Array(repeating: short, count: 53).flatMap { $0 }
    let frame: [UInt8] = header + inner + last + [0, 0]
    var bytes: [UInt8] = Array(repeating: 0x81, count: 32) + inner.prefix(28) + front
    for _ in 0..<count { bytes += frame }
    return bytes + header + Bytes.zeros(380)
  }

  @Test func followsNoMoreFramesThanAHeadHas() {
    #expect(detector.findings(in: Self.nestedFrames(100), head: 1 << 20).evidence.first?.mimeType == "audio/mpeg")
    #expect(detector.findings(in: Self.nestedFrames(2600), head: 1 << 20).evidence.isEmpty)
  }

  /// A metric whose sum is right, of as many words and bytes.
  private static func metric(words: UInt16, bytes: Int) -> [UInt8] {
    let numbers: [UInt16] = [words, 10, 0, 0, 1, 1, 1, 1, words - 21, 0, 0, 0]
    return numbers.flatMap { Bytes.big($0) } + Bytes.zeros(bytes - 24)
  }

  @Test func aMetricFillsItsBlocks() {
    #expect(detector.mimeType(of: Self.metric(words: 100, bytes: 512)) == "application/x-tex-tfm")
    #expect(detector.mimeType(of: Self.metric(words: 128, bytes: 512)) == "application/x-tex-tfm")
    #expect(detector.mimeType(of: Self.metric(words: 129, bytes: 512)) == nil)
  }
}
