// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// XML in bytes, and sorted tables, which the numbers at their ends tell.
@Suite struct BinaryMarkupTests {
  private let detector = SignatureDetector()

  private static func document(
    version: UInt8 = 3, _ identifier: [UInt8], charset: UInt8 = 106, strings: [UInt8] = [],
    stringLength: [UInt8]? = nil,
    element: UInt8 = 0x45
  ) -> [UInt8] {
    [version] + identifier + [charset] + (stringLength ?? [UInt8(strings.count)]) + strings + [element, 1, 1, 1]
  }

  private static let name = Array("-//SYNCML//DTD SyncML 1.1//EN".utf8)

  private static let documents: [(bytes: [UInt8], mimeType: String?)] = [
    (document([1]), "application/vnd.wap.wbxml"), (document([4]), "application/vnd.wap.wmlc"),
    (document([0x9f, 0x51]), "application/vnd.syncml+wbxml"),
    (document([0x85, 0x80, 0x80, 0x80, 0x80, 0x80, 1]), nil),
    (document([0, 0], strings: name), "application/vnd.syncml+wbxml"),
    (document([0, 1], strings: name), nil), (document([0, 200], strings: name), nil),
    // A version, an identifier, a charset and an element that do not exist.
    (document(version: 4, [1]), nil), (document([3]), nil), (document([1], charset: 9), nil),
    (document([1], element: 5), nil), (document([1], element: 0x44), nil),
    // As long as a table of strings may be, and one longer, which takes two bytes.
    (
      document(
        [1], strings: Array(repeating: 0x61, count: MeasuredFormats.longestStringTable), stringLength: [0xa0, 0]),
      "application/vnd.wap.wbxml"
    ),
    (
      document(
        [1], strings: Array(repeating: 0x61, count: MeasuredFormats.longestStringTable + 1), stringLength: [0xa0, 1]),
      nil
    ),
  ]

  @Test(arguments: documents.indices) func tellsDocumentsByTheirIdentifiers(_ index: Int) {
    let (bytes, mimeType) = Self.documents[index]
    #expect(detector.mimeType(of: bytes) == mimeType)
    for count in bytes.indices.prefix(12) {
      #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 1)
    }
  }

  private static let footers: [(start: [UInt8], magic: UInt64, mimeType: String?)] = [
    ([0, 4, 5], 0xdb47_7524_8b80_fb57, "application/x-leveldb-table"),
    ([0, 4, 5], 0x88e2_41b7_85f4_cff7, "application/x-rocksdb-table"),
    ([0, 4, 5], 0xdb47_7524_8b80_fb58, nil),
    // What Snappy puts in front of the first key, and what it does not.
    ([0x54, 0x20, 0, 4], 0xdb47_7524_8b80_fb57, "application/x-leveldb-table"),
    ([0xd4, 0x01, 0x20, 0, 4], 0xdb47_7524_8b80_fb57, "application/x-leveldb-table"),
    ([0x54, 0x21, 0, 4], 0xdb47_7524_8b80_fb57, nil), ([0x54, 0x20, 1, 4], 0xdb47_7524_8b80_fb57, nil),
  ]

  @Test(arguments: footers.indices) func tellsSortedTablesByTheirFooters(_ index: Int) {
    let (start, magic, mimeType) = Self.footers[index]
    let bytes = start + Array(repeating: 0x61, count: 60) + Gzip.littleEndian(magic)
    #expect(detector.mimeType(of: bytes) == mimeType)
  }
}
