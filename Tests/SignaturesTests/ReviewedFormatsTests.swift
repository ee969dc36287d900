// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// What has the first bytes of a format and none of what must follow; the samples of the corpus are those that have it.
@Suite struct ReviewedFormatsTests {
  private typealias Bytes = MeasuredFormatsTests

  private let detector = SignatureDetector()

  /// A module of fifteen samples with a period in its first pattern, a volume and an order.
  private static func module(period: UInt16 = 428, volume: UInt8 = 64, order: UInt8 = 0) -> [UInt8] {
    let names = Bytes.ascii("st-01:drum") + Bytes.zeros(12)
    let sample = names + Bytes.big(UInt16(10)) + [0, volume, 0, 0, 0, 1]
    let front = Bytes.zeros(20) + (0..<15).flatMap { _ in sample } + [1, 0x78, order] + Bytes.zeros(127)
    return front + (0..<256).flatMap { _ in Bytes.big(period) + [0x10, 0] } + Bytes.zeros(300)
  }

  /// A level of parts of as many bytes each.
  private static func level(version: UInt32 = 29, size: UInt32 = 8) -> [UInt8] {
    Bytes.little(version) + (0..<15).flatMap { Bytes.little(124 + 8 * UInt32($0)) + Bytes.little(size) }
      + Bytes.zeros(120)
  }

  /// A volume of one voxel with the mark of its place and the size of a voxel.
  private static func volume(isPlaced: UInt16, size: Float) -> [UInt8] {
    let counts: [UInt32] = [1, 1, 1, 1, 1, 0, 0]
    let sizes = (0..<3).flatMap { _ in Bytes.big(size.bitPattern) }
    return counts.flatMap { Bytes.big($0) } + Bytes.big(isPlaced) + sizes + Bytes.zeros(300)
  }

  /// Packets of a stream, each with its number, of which the first is cut, with the byte between them that none of them has.
  private static func packets(_ size: Int, cut: Int, filling: UInt8 = 0xaa) -> [UInt8] {
    let filling = [UInt8](repeating: filling, count: size - 4)
    return Array((0..<16).flatMap { [0x47, 1, 0, 0x10 | $0] + filling }.dropFirst(cut))
  }

  private static func der(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
    SignatureDetectorTests.der(tag, content.flatMap { $0 })
  }

  /// A message of a kind of content of S/MIME that RFC 2315 had not.
  private static func furtherMessage(_ kind: UInt8) -> [UInt8] {
    let prefix: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01]
    return der(0x30, der(6, prefix + [kind]), der(0xa0, der(0x30, der(2, [0]))))
  }

  /// A request for the state of a certificate, behind fields such as the name of who asks.
  private static func stateRequest(_ front: [UInt8]...) -> [UInt8] {
    let algorithm: [UInt8] = der(0x30, der(6, [0x2b, 0x0e, 0x03, 0x02, 0x1a]))
    let hash = der(4, Array(repeating: 7, count: 20))
    let list: [UInt8] = der(0x30, der(0x30, der(0x30, algorithm, hash, hash, der(2, [5]))))
    return der(0x30, der(0x30, front.flatMap { $0 }, list))
  }

  private static let version: [UInt8] = der(0xa0, der(2, [0]))
  private static let requestor: [UInt8] = der(0xa1, der(0xa4, der(0x30, [])))

  /// A key of OpenPGP behind the header of a packet.
  private static func key(_ header: [UInt8]) -> [UInt8] {
    header + [4, 0x59, 0x68, 0x2f, 0, 1, 8, 0] + Array(repeating: 7, count: 261)
  }

  private static let variants: [(bytes: [UInt8], mimeType: String?)] = [
    (furtherMessage(0x09), "application/pkcs7-mime"), (furtherMessage(0x17), "application/pkcs7-mime"),
    (furtherMessage(0x18), nil),
    (stateRequest(), "application/ocsp-request"), (stateRequest(version), "application/ocsp-request"),
    (stateRequest(requestor), "application/ocsp-request"),
    (stateRequest(version, requestor), "application/ocsp-request"), (stateRequest(requestor, requestor), nil),
    (key([0x9a, 0, 0, 1, 13]), "application/pgp-keys"), (key([0xc6, 0xff, 0, 0, 1, 13]), "application/pgp-keys"),
    (key([0x9a, 1, 0, 1, 13]), nil), (key([0xc6, 0xfe, 0, 0, 1, 13]), nil),
    (SignatureDetectorTests.palm(type: "DATAaddr", attributes: 0x8008), "application/vnd.palm"),
    (SignatureDetectorTests.palm(type: "DATAaddr", attributes: 0x4008), nil),
  ]

  /// Forms that specifications permit besides those that most writers choose.
  @Test(arguments: variants.indices) func takesWhatTheSpecificationPermits(_ index: Int) {
    #expect(detector.mimeType(of: Self.variants[index].bytes) == Self.variants[index].mimeType, "\(index)")
  }

  private static let files: [(bytes: [UInt8], mimeType: String?)] = [
    (module(), "audio/x-mod"), (module(period: 5000), nil), (module(volume: 65), nil), (module(order: 64), nil),
    (level(), "application/x-quake-bsp"), (level(version: 31), nil), (level(size: 9000), nil), (level(size: 0), nil),
    (volume(isPlaced: 1, size: 1.5), "application/x-mgh"), (volume(isPlaced: 0, size: 0), "application/x-mgh"),
    (volume(isPlaced: 0, size: 1), nil), (volume(isPlaced: 1, size: -1), nil), (volume(isPlaced: 2, size: 1), nil),
    (packets(188, cut: 77), "video/mp2t"), (packets(208, cut: 0), "video/mp2t"), (packets(192, cut: 50), "video/mp2t"),
    (packets(190, cut: 77), nil), (packets(188, cut: 77, filling: 0x20), nil),
    (Bytes.ascii("\u{1}\r\r\n001\r\r\nHTXA50 KWBC\r\r\nGRIB") + [0, 0, 60, 1] + Bytes.zeros(40), "application/grib"),
    (Bytes.ascii("\u{1}\r\r\n001\r\r\nHTXA50 KWBC\r\r\nGRIB") + [0, 0, 60, 9] + Bytes.zeros(40), nil),
    (Bytes.ascii("\u{1}\r\r\n001\r\r\nHTXA50 KWBC\r\r\nFORECAST"), nil),
    ([0xb5, 0x62, 1, 7, 2, 0, 5, 6, 0x15, 0x41], "application/x-ubx"),
    ([0xb5, 0x62, 1, 7, 2, 0, 5, 6, 0x15, 0x42], nil),

    ([0xf7, 0x83, 4] + Bytes.ascii(" out") + Bytes.zeros(20), "application/x-font-tex"),
    ([0xf7, 0xca, 4] + Bytes.ascii("Quay") + Bytes.zeros(20), "application/x-tex-virtual-font"),
    ([0x36, 4, 0, 16] + Bytes.zeros(4096), "application/x-font-linux-psf"),
    ([8, 0, 0, 0, 5, 0, 0, 0] + Bytes.zeros(60), nil),
  ]

  @Test(arguments: files.indices) func asksForWhatMustFollow(_ index: Int) {
    let (bytes, mimeType) = Self.files[index]
    #expect(detector.mimeType(of: bytes) == mimeType)
  }

  @Test(arguments: files.indices) func survivesCutsAndDamage(_ index: Int) {
    let bytes = Self.files[index].bytes
    for count in 0..<min(bytes.count, 700) {
      #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 1)
    }
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<40 {
      let damaged = generator.damaged(bytes)
      #expect(detector.findings(in: damaged).evidence.count <= 1)
    }
  }
}
