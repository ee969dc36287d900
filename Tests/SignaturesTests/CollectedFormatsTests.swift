// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// What comes near to formats that numbers prove, and is none of them; the samples of the corpus are those that are.
@Suite struct CollectedFormatsTests {
  private typealias Bytes = MeasuredFormatsTests

  private let detector = SignatureDetector()

  /// An index of one field, with a name of as many characters as it says or of another number.
  private static func indexes(count: UInt32 = 1, characters: UInt32 = 4, rest: Int = 2) -> [UInt8] {
    let name = Bytes.little(characters) + Array("T\0i\0d\0e\0".utf8)
    return Bytes.little(count) + name + Bytes.zeros(12) + name + Bytes.zeros(rest)
  }

  /// The state of a computer with banks of two bytes each.
  private static func state(banks: Int, last: [UInt8] = []) -> [UInt8] {
    let front = Bytes.zeros(29) + [1] + Bytes.little(UInt16(54)) + Bytes.zeros(54)
    return front + (0..<banks).flatMap { [2, 0, UInt8($0 % 24), 0xaa, 0xbb] } + last
  }

  /// Two packs of a disc's text, with the right checksum of the first or with none.
  private static func discText(isRight: Bool) -> [UInt8] {
    let packs: [[UInt8]] = [
      [0x80, 0, 0, 0] + Bytes.ascii("High water a"), [0x80, 0, 1, 12] + Bytes.ascii("t the quay.."),
    ]
    return packs.flatMap { $0 + (isRight ? Bytes.big(~MeasuredFormats.checksum($0[...])) : [0, 0]) }
  }

  /// A name of a metafile and its version, after elements without effect.
  private static func metafile(idle: Int) -> [UInt8] {
    (0..<idle).flatMap { _ in [0, 2, 0x61, 0x62] as [UInt8] } + [0, 0x22, 1, 0x74, 0x10, 0x22, 0, 1]
  }

  /// A mesh of as many parts, and room for its vertices.
  private static func mesh(vertices: UInt32, faces: UInt32, edges: UInt32, room: Int) -> [UInt8] {
    Bytes.ascii("OMT\u{22}") + Bytes.little(vertices) + Bytes.little(faces) + Bytes.little(edges) + Bytes.zeros(room)
  }

  /// A certificate for cards with its body at a place.
  private static func card(front: Int) -> [UInt8] {
    [0x7f, 0x21, 0x20] + Bytes.zeros(front) + [0x7f, 0x4e, 0x10, 0x5f, 0x29, 1, 0] + Bytes.zeros(16)
  }

  /// Proteins with two zeros together or one between them.
  private static func proteins(gap: Int) -> [UInt8] {
    [0] + Array(1...20) + Bytes.zeros(gap) + Array(1...20) + [0]
  }

  private static let files: [(bytes: [UInt8], mimeType: String?)] = [
    (indexes(), "application/x-filegdb-index-definitions"),
    (indexes(characters: 5), nil), (indexes(count: 65), nil), (indexes(characters: 129), nil), (indexes(rest: 3), nil),
    (state(banks: 24), "application/x-spectrum-z80"),
    (state(banks: 25), nil), (state(banks: 0), nil), (state(banks: 3, last: [9, 0, 4]), nil),
    (discText(isRight: true), "application/x-cd-text"), (discText(isRight: false), nil),
    (metafile(idle: 0), "image/cgm"), (metafile(idle: 8), "image/cgm"), (metafile(idle: 9), nil),
    (mesh(vertices: 4, faces: 4, edges: 6, room: 48), "model/x-openmesh"),
    (mesh(vertices: 4, faces: 4, edges: 5, room: 48), nil), (mesh(vertices: 4, faces: 4, edges: 6, room: 40), nil),
    (card(front: 4), "application/x-cv-certificate"), (card(front: 13), nil),
    (proteins(gap: 1), "application/x-blast-sequences"), (proteins(gap: 2), nil),
    // A length, and a zlib stream of something else than R's.
    (Bytes.big(UInt32(64)) + [0x78, 0x9c, 0x4b, 0x4c, 0x4a, 0x06, 0, 0x02, 0x4d, 0x01, 0x27] + Bytes.zeros(8), nil),
    // A compressed packet that holds no packet.
    ([0xa3, 2, 0x78, 0x9c, 0x4b, 0x4c, 0x4a, 0x06, 0, 0x02, 0x4d, 0x01, 0x27] + Bytes.zeros(8), nil),
  ]

  @Test(arguments: files.indices) func namesWhatNumbersProve(_ index: Int) {
    let (bytes, mimeType) = Self.files[index]
    #expect(detector.mimeType(of: bytes) == mimeType)
  }

  @Test(arguments: files.indices) func survivesCutsAndDamage(_ index: Int) {
    let bytes = Self.files[index].bytes
    for count in 0..<bytes.count { #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 1) }
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<40 {
      let damaged = generator.damaged(bytes)
      #expect(detector.findings(in: damaged).evidence.count <= 1)
    }
  }
}
