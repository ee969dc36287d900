// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

@Suite struct SignatureDetectorTests {
  private let detector = SignatureDetector()

  static let lines = SignatureIndex.tables.flatMap(\.lines)

  /// The bytes that a line's key asks for, zeros between them.
  static func bytes(_ key: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for term in key.split(separator: " ") where term != "?" {
      let parts = term.split(separator: ":", maxSplits: 1)
      let offset = try #require(Int(parts[0]))
      var content: [UInt8] = []
      if parts[1].hasPrefix("'") {
        content = parts[1].dropFirst().dropLast().utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
      } else {
        let digits = Array(parts[1])
        for index in stride(from: 0, to: digits.count - 1, by: 2) {
          content.append(UInt8(String(digits[index...index + 1]), radix: 16) ?? 0)
        }
      }
      bytes += Array(repeating: 0, count: max(0, offset + content.count - bytes.count))
      bytes.replaceSubrange(offset..<offset + content.count, with: content)
    }
    return bytes
  }

  /// Room for too few would be made anew while the tables are read, and room for too many filled in vain.
  @Test func hasRoomForAll() {
    #expect((SignatureIndex.usualCount * 3 / 4...SignatureIndex.usualCount).contains(SignatureIndex.shared.count))
  }

  @Test(arguments: lines.indices) func eachLineFindsItsBytes(_ index: Int) throws {
    let line = Self.lines[index]
    var bytes = try Self.bytes(line.key)
    bytes += Array(repeating: 0, count: max(0, 64 - bytes.count))
    let found = try #require(SignatureIndex.shared.match(bytes), "\(line.key)").opening.known(in: SignatureIndex.tables)
    // A longer signature may begin alike; it must then be at least as long.
    if found != line {
      #expect(try Self.bytes(found.key).count >= Self.bytes(line.key).count, "\(line.key)")
    }
  }

  @Test(arguments: lines.indices) func searchFindsWhatTheIndexFinds(_ index: Int) throws {
    let line = Self.lines[index]
    let bytes = try Self.bytes(line.key)
    for head in [bytes, bytes + Array(repeating: 0, count: 64), bytes + Array(repeating: 0x20, count: 64), [bytes[0]]] {
      let found = SignatureIndex.shared.match(head)
      let searched = SignatureSearch.match(head, in: SignatureIndex.tables)
      #expect(
        searched?.opening.known(in: SignatureIndex.tables) == found?.opening.known(in: SignatureIndex.tables),
        "\(line.key)")
      #expect(searched?.weight == found?.weight && searched?.length == found?.length, "\(line.key)")
    }
  }

  @Test func indexAndSearchReadLinesOfAnyForm() {
    let tables = [
      TypeTable(
        """
        0:'A_c'||a/text||
        0:'BB' ?||a/weak||
        0:....63||a/any||
        0:41..43||a/number||
        0:42||a/byte||
        12:'x'||a/elsewhere||
        4:'y'||a/nearer||
        """)
    ]
    let index = SignatureIndex(tables)
    func found(_ text: String) -> [String?] {
      let head = Array(text.utf8) + Array(repeating: 0, count: 30)
      return [index.match(head), SignatureSearch.match(head, in: tables)].map { match in
        match.map { "\($0.opening.known(in: tables).mimeType) \($0.weight) \($0.length)" }
      }
    }
    let expected: [(String, String?)] = [
      ("A c", "a/text fair 3"), ("A_c", "a/any fair 3"), ("AxC", "a/number fair 3"), ("BB", "a/weak weak 2"),
      ("Bx", "a/byte fair 1"), ("............x", "a/elsewhere fair 1"), ("....y", "a/nearer fair 1"),
      ("....y.......x", "a/elsewhere fair 1"), ("B...y.......x", "a/byte fair 1"), ("A", nil), ("C", nil),
    ]
    for (text, answer) in expected { #expect(found(text) == [answer, answer], "\(text)") }
  }

  /// The first files are told by a search, later ones by the index.
  @Test func detectorAnswersAlikeForEveryFile() {
    let detector = SignatureDetector()
    let answers = (0..<6).map { _ in detector.findings(in: Array("!<arch>\nabcdefgh".utf8)).evidence.map(\.mimeType) }
    #expect(answers == Array(repeating: ["application/x-archive"], count: 6))
  }

  @Test func everyLineHasTypeStatementAndSource() {
    for line in Self.lines {
      #expect(line.mimeType.contains("/"), "\(line.key)")
      #expect(!line.statement.isEmpty && !line.source.isEmpty, "\(line.key)")
    }
  }

  @Test(arguments: SignatureIndex.tables.indices) func tablesAreSorted(_ index: Int) {
    let keys = SignatureIndex.tables[index].lines.map(\.key)
    let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(keys == sorted)
    #expect(Set(keys).count == keys.count)
  }

  /// A line out of order or there twice would not be found.
  @Test func keyedTablesFindEachOfTheirLines() {
    #expect(SignatureDetector.structured.flatMap(\.lostKeys) == [])
  }

  @Test func noSignatureStandsInTwoTables() {
    let keys = Self.lines.map { $0.key.split(separator: " ").filter { $0 != "?" }.joined(separator: " ") }
    #expect(Dictionary(grouping: keys, by: \.self).filter { $1.count > 1 }.isEmpty)
  }

  @Test(arguments: [
    "PATCH the hole in the wall, please, and paint it.", "ORC and elf went to the mountains of the north.",
    "BOOK of hours",
  ])
  func takesNoTextForData(_ text: String) {
    #expect(detector.findings(in: Array(text.utf8)).evidence.isEmpty, "\(text)")
  }

  @Test(arguments: [4, 512, 53_760, 104_192, 104_193, 1_000_000])
  func takesNoZerosForAFormat(count: Int) {
    #expect(detector.findings(in: Array(repeating: 0, count: count)).evidence.isEmpty, "\(count)")
  }

  static func big(_ value: some FixedWidthInteger) -> [UInt8] { Gzip.littleEndian(value).reversed() }
  static func der(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
    let body = content.flatMap { $0 }
    return [tag] + (body.count < 128 ? [UInt8(body.count)] : [0x82] + big(UInt16(body.count))) + body
  }

  static func palm(type: String, attributes: UInt16 = 0) -> [UInt8] {
    let name = Array("A database".utf8)
    var bytes = name + Array(repeating: 0, count: 32 - name.count) + big(attributes) + Array(repeating: 0, count: 26)
    bytes += Array(type.utf8) + [0, 0, 0, 1, 0, 0, 0, 0] + big(UInt16(1)) + big(UInt32(88)) + [0, 0, 0, 1, 0, 0]
    return bytes + Array(repeating: 7, count: 20)
  }

  static let oid = der(6, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02])
  static let algorithm = der(0x30, der(6, [0x2a, 0x03]))
  static let name = der(0x30, der(0x31, algorithm))
  static let time = der(0x30, der(0x17, Array("200101000000Z".utf8)))
  static let frame: [UInt8] = [0xff, 0xfb, 0x90, 0x64] + Array(repeating: 0, count: 413)

  /// Headers of MPEG audio, each with less after it than it says.
  static func scattered(frames: Int, _ second: UInt8) -> [UInt8] {
    (0..<frames).flatMap { _ in [0xff, second, 0x90, 0x64] + Array(repeating: 0, count: 96) }
  }

  /// A terminal description whose parts are as long as its header says, or shorter by some bytes.
  static func terminal(_ magic: [UInt8], missing: Int = 0) -> [UInt8] {
    let sizes = [6, 1, 2, 1, 4].flatMap { Gzip.littleEndian(UInt16($0)) }
    let parts = magic + sizes + Array("tide|".utf8) + [0, 1, 0] + Array(repeating: 0, count: 14)
    return Array(parts.dropLast(missing + (magic[0] == 0x1e ? 0 : 4)))
  }

  /// A constant database of 256 empty tables after some data.
  static func constantDatabase(trailing: Int = 0) -> [UInt8] {
    let position = Gzip.littleEndian(UInt32(2052))
    return (0..<256).flatMap { _ in position + [0, 0, 0, 0] } + Array(repeating: 7, count: 4 + trailing)
  }

  /// The metric of a font of one character, with a length that is right or not.
  static func fontMetric(words: UInt16 = 14) -> [UInt8] {
    let numbers: [UInt16] = [words, 2, 65, 65, 1, 2, 1, 1, 0, 0, 0, 0]
    return numbers.flatMap { big($0) } + Array(repeating: 0, count: 32)
  }

  static let structures: [(bytes: [UInt8], mimeType: String?)] = [
    (
      der(0x30, der(0x30, der(0xa0, der(2, [2])), der(2, [1]), algorithm, name, time), algorithm, der(3, [0, 1])),
      "application/pkix-cert"
    ),
    (der(0x30, der(0x30, der(2, [0]), name, algorithm, der(0xa0, [])), algorithm, der(3, [0])), "application/pkcs10"),
    (
      der(0x30, der(0x30, der(2, [1]), algorithm, name, der(0x17, Array("200101000000Z".utf8))), algorithm),
      "application/pkix-crl"
    ),
    (der(0x30, der(2, [0]), algorithm, der(4, [1, 2, 3])), "application/pkcs8"),
    (der(0x30, algorithm, der(4, [1, 2, 3, 4])), "application/pkcs8-encrypted"),
    (
      der(0x30, der(2, [3]), der(0x30, der(6, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01]))),
      "application/pkcs12"
    ),
    (
      der(0x30, oid, der(0xa0, der(0x30, der(2, [1]), der(0x31, algorithm), der(0x30, oid)))),
      "application/pkcs7-signature"
    ),
    (
      der(0x30, oid, der(0xa0, der(0x30, der(2, [1]), der(0x31, algorithm), der(0x30, oid, der(0xa0, [4, 1, 1]))))),
      "application/pkcs7-mime"
    ),
    (der(0x30, der(2, [9]), der(2, [9]), der(2, [1, 2, 3])), nil),
    (
      der(0x30, der(2, [1]), der(0x30, algorithm, der(4, Array(repeating: 7, count: 32))), der(1, [0xff])),
      "application/timestamp-query"
    ),
    (
      der(0x30, der(6, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01, 0x1f]), der(0xa0, [4, 1, 1])),
      "application/timestamped-data"
    ),
    // OpenPGP: a key, a signature, a message under a passphrase, and packets of algorithms that do not exist.
    ([0x99, 0x01, 0x0d, 4, 0x59, 0x68, 0x2f, 0, 1, 8, 0] + Array(repeating: 7, count: 20), "application/pgp-keys"),
    ([0x89, 0x01, 0x33, 4, 0, 1, 8, 0] + Array(repeating: 7, count: 20), "application/pgp-signature"),
    ([0xc3, 0x0d, 4, 9, 3, 8] + Array(repeating: 7, count: 20), "application/pgp-encrypted"),
    // A passphrase with Argon2, which names no hash, and one of version 6, which counts its fields.
    ([0xc3, 0x18, 4, 9, 4] + Array(repeating: 0x77, count: 22), "application/pgp-encrypted"),
    ([0xc3, 0x1c, 6, 26, 9, 2, 20, 4] + Array(repeating: 0x77, count: 24), "application/pgp-encrypted"),
    ([0xc3, 0x18, 4, 9, 3, 0x77] + Array(repeating: 0x77, count: 22), nil),
    ([0xc3, 0x18, 7, 9, 3, 8] + Array(repeating: 0x77, count: 22), nil),
    ([0x99, 0x01, 0x0d, 4, 0x59, 0x68, 0x2f, 0, 99, 8, 0] + Array(repeating: 7, count: 20), nil),
    ([0x89, 0x01, 0x33, 4, 0, 1, 77, 0] + Array(repeating: 7, count: 20), nil),
    ([1, 0xdf, 0, 4] + Array(repeating: 1, count: 12) + [0, 72, 0, 2, 7, 7, 7, 7], "application/x-xcoff"),
    ([1, 0xdf, 0, 4] + Array(repeating: 1, count: 12) + [0, 73, 0, 2, 7, 7, 7, 7], nil),
    (terminal([0x1a, 1]), "application/x-terminfo"), (terminal([0x1e, 2]), "application/x-terminfo2"),
    (terminal([0x1a, 1], missing: 2), nil), (terminal([0x1e, 2], missing: 2), nil),
    (constantDatabase(), "application/x-cdb"), (constantDatabase(trailing: 1), nil),
    (fontMetric(), "application/x-tex-tfm"), (fontMetric(words: 15), nil),
    ([0x0b, 0x77, 0, 7, 0x3f, 0x86] + Array(repeating: 7, count: 10) + [0x0b, 0x77], "audio/eac3"),
    ([0x0b, 0x77, 0, 7, 0x3f, 0x86] + Array(repeating: 7, count: 11) + [0x0b, 0x77], nil),
    ([0x0b, 0x77, 0, 0, 0x41, 0x40] + Array(repeating: 7, count: 134) + [0x0b, 0x77], "audio/ac3"),
    ([0x0b, 0x77, 0, 0, 0xc1, 0x40] + Array(repeating: 7, count: 134) + [0x0b, 0x77], nil),
    ((0..<6).flatMap { _ in [UInt8(0x47)] + Array(repeating: 0, count: 187) }, "video/mp2t"),
    (Array(String(repeating: "Grain of 46 letters, each with a line feed now\n", count: 60).utf8), nil),
    ((0..<6).flatMap { _ in [0, 0, 0, 0, UInt8(0x47)] + Array(repeating: 1, count: 187) }, "video/mp2t"),
    (propertyList("WebMainResource"), "application/x-webarchive"),
    (propertyList("WebMainRoutines"), "application/x-plist"),
    (Array("NITF02.1003BF01".utf8) + Array(repeating: 0x20, count: 345), "application/vnd.nitf"),
    (Array("DMS! is what we call it at home.".utf8), nil),
    (Array("DMS!\nis what we call it at home.".utf8), nil),
    (Array("DMS!".utf8) + [0, 0, 0, 0, 0, 0, 0, 1] + Array(repeating: 7, count: 48), "application/x-dms"),
    (Array("Gnats are small and fly in the evening.".utf8), nil),
    (frame + frame, "audio/mpeg"), (Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 2, 0, 0] + frame + frame, "audio/mpeg"),
    // Frames that are shorter than their headers say, as in a stream that lost bytes; fewer of them prove nothing.
    (scattered(frames: 4, 0xfb), "audio/mpeg"), (scattered(frames: 3, 0xfb), nil),
    (scattered(frames: 3, 0xfb) + scattered(frames: 1, 0xf3), nil),
    (Array("ID3".utf8) + [0, 0, 0, 0, 0, 0, 9] + scattered(frames: 4, 0xfd), "audio/mpeg"),
    (Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 0] + Array("fLaC".utf8), "audio/flac"),
    (Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 0] + Array("TTA1".utf8), "audio/x-tta"),
    (Array("ID3\u{4}\0\u{10}\0\0\0\0".utf8) + Array("3DI\u{4}\0\u{10}\0\0\0\0fLaC".utf8), "audio/flac"),
    (Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 0] + [0x7f, 0xfe, 0x80, 1], "audio/vnd.dts"),
    (Array("APETAGEX".utf8) + [0xd0, 7, 0, 0, 4] + Array(repeating: 0, count: 23) + frame + frame, "audio/mpeg"),
    (Array("APETAGEX".utf8) + [0xd0, 7, 0, 0, 4] + Array(repeating: 0, count: 30), nil),
    (Array(repeating: [0x9c, 0x00, 2, 7] + Array(repeating: 7, count: 3), count: 4).flatMap(\.self), "audio/sbc"),
    (Array(repeating: [0x9c, 0x00, 2, 7] + Array(repeating: 7, count: 4), count: 4).flatMap(\.self), nil),
    ((0..<8).flatMap { [0xd2, $0] + Array(repeating: UInt8(7), count: 31) }, "audio/x-gsm"),
    ((0..<7).flatMap { [0xd2, $0] + Array(repeating: UInt8(7), count: 31) }, nil),
    (Array(repeating: 0xdd, count: 330), nil),
    // Colours of three bytes, the first of which are alike.
    ((0..<330).map { $0 % 3 == 0 ? 0xd0 | UInt8($0 / 3 % 7) : 0xf0 }, nil),
    ([0, 0, 0, 1, 9, 0x10, 0, 0, 0, 1, 0x67, 100, 0, 13, 1, 7], "video/h264"),
    ([0, 0, 0, 1, 9, 0x11, 0, 0, 0, 1, 0x67, 100, 0, 13, 1, 7], nil),
    ([0, 0, 1, 0x27, 66, 0xc0, 13, 1, 7], "video/h264"), ([0, 0, 1, 0x27, 67, 0xc0, 13, 1, 7], nil),
    ([0, 0, 0, 1, 0x46, 1, 0x50, 0, 0, 0, 1, 0x40, 1, 0x0c, 1, 0xff, 0xff, 8], "video/h265"),
    ([0, 0, 0, 1, 0x46, 1, 0x50, 0, 0, 0, 1, 0x40, 1, 0x0c, 1, 0xff, 0xfe, 8], nil),
    ([0, 0, 1, 0x0f, 0xdb, 0xfe, 0x12, 0xc6, 7], "video/vc1"), ([0, 0, 1, 0x0f, 0x5b, 0xfe, 0x12, 0xc6, 7], nil),
    ([0, 0, 1, 0, 0, 0, 0, 64, 0, 0, 0, 48, 0, 0, 0, 48, 8, 0, 0, 8, 7, 7, 0xff, 2], "image/x-jbig"),
    ([0, 0, 1, 0, 0, 0, 0, 64, 0, 0, 0, 48, 0, 0, 0, 48, 8, 0, 0, 8, 7, 7, 0xff, 4], nil),
    (palm(type: "DATAaddr"), "application/vnd.palm"),
    (palm(type: "TEXtREAd".replacing("TEX", with: "TEX")), "application/x-aportisdoc"),
    (Array("Microsoft C/C++ MSF 7.00\r\n".utf8) + [0x1a, 0x44, 0x53, 0, 0, 0], "application/x-ms-pdb"),
    ([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 1, 0, 0, 22, 0, 0, 0], "image/vnd.microsoft.icon"),
    ([0x61, 0x0d, 0x0d, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xe3], "application/x-bytecode.python"),
    ([0x80, 1, 0x0d, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x63], "application/x-bytecode.python"),
    ([0x2a, 0x53, 0x0d, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xc3], "application/x-bytecode.python"),
    ([0x2a, 0x53, 0x0d, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xe3], nil),
    ([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 24, 0x20], "image/x-tga"), (Array(repeating: 0, count: 64), nil),
    (Array("00714cam a2200205 a 4500".utf8), "application/marc"),
    // A depth that screens have, and edges in their order.
    ([10, 5, 1, 8, 0, 0, 0, 0, 9, 0, 9, 0], "image/vnd.zbrush.pcx"), ([10, 5, 1, 7, 0, 0, 0, 0, 9, 0, 9, 0], nil),
    ([10, 5, 1, 8, 9, 0, 0, 0, 8, 0, 9, 0], nil),
    // What only lengths, counts and checks prove, and the same with one of them wrong.
    (model(triangles: 2), "model/stl"), (model(triangles: 2) + [0], nil),
    ([0, 0, 0x81, 0, 2] + Array(repeating: 0x55, count: 32), "image/vnd.wap.wbmp"),
    ([0, 0, 0x81, 0, 2] + Array(repeating: 0x55, count: 33), nil),
    ([14, 0, 0, 0, 0x10, 0x61, 0x62, 0, 7, 0, 0, 0, 1, 0], "application/bson"),
    ([14, 0, 0, 0, 0x70, 0x61, 0x62, 0, 7, 0, 0, 0, 1, 0], nil),
    ([0x80, 4, 0x95, 2, 0, 0, 0, 0, 0, 0, 0, 0x4b, 1, 0x2e], "application/x-python-pickle"),
    ([0x80, 4, 0x95, 2, 0, 0, 0, 0, 0, 0, 0, 0x4b, 1, 1], nil),
    ([0x80, 4, 0x95, 99, 0, 0, 0, 0, 0, 0, 0, 0x4b, 1, 1], "application/x-python-pickle"),
    ([0x80, 2, 0x7d, 0x71, 0, 0x2e], "application/x-python-pickle"),
    (Array("cquay\nberth\np0\n.".utf8), "application/x-python-pickle"),
    (Array("cquay\nberth\nq".utf8) + [0, 0x2e], "application/x-python-pickle"),
    (Array("cats\ndogs\npigs and more.".utf8), nil), (Array("cats\ndogs\nquays.".utf8), nil),
    ([1, 0, 4, 1, 0, 1, 1, 1, 5] + Array("Quay".utf8) + [0, 1, 1], "application/x-font-cff"),
    ([1, 0, 4, 1, 0, 1, 1, 1, 5, 1, 2, 3, 4, 0, 1, 1], nil),
    (macBinary(at: 102, Array("mBIN".utf8)), "application/x-macbinary"), (macBinary(at: 102, [0, 0, 0, 0]), nil),
    (macBinary(at: 122, [0x81, 0x81] + checksum(macBinary(at: 122, [0x81, 0x81]))), "application/x-macbinary"),
    (macBinary(at: 122, [0x81, 0x81, 1, 1]), nil),
    (bootRecord(state: 0x80), "application/vnd.efi.img"), (bootRecord(state: 0x40), nil),
    (Array("\u{1b}%-12345X@PJL ENTER LANGUAGE = PostScript\n%!".utf8), "application/postscript"),
    (Array("\u{1b}%-12345X@PJL ENTER LANGUAGE=PCLXL\n".utf8), "application/vnd.hp-pclxl"),
    (Array("\u{1b}%-12345X@PJL INFO ID\n".utf8), "application/vnd.hp-pjl"),
    (Array("\u{1b}E\u{1b}&l0O".utf8), "application/vnd.hp-pcl"), (Array("\u{1b}P0;1;8q#0;2".utf8), "image/x-sixel"),
    (Array("\u{1b}[1mbold\u{1b}[0m".utf8), nil),
    (Array("\u{1b}[2J\u{1b}P1pS(C0)".utf8), "image/x-regis"), (Array("\u{1b}[2J\u{1b}P1qxy".utf8), nil),
    (Array("\u{1b}[!p\u{1b}P0;0;1q\"1;1;8;6".utf8), "image/x-sixel"),
    (Array("\u{1b}&a0H\u{1b}&a+191H\u{1b}*c8.5H".utf8), "application/vnd.hp-pcl"),
    (Array("yz! ! ! abcdefgh".utf8), nil), (Array("PH\nquay and pier\n1.0\n0".utf8), nil),
    (Array("--quay\r\nContent-Type: image/jpeg\r\n\r\n".utf8) + [0xff, 0xd8, 0xff], "multipart/x-mixed-replace"),
    (Array("--quay\r\nContent-Type: text/plain\r\n\r\nlow".utf8), nil),
  ]

  /// The front of a binary property list with one key of 15 letters.
  static func propertyList(_ key: String) -> [UInt8] {
    Array("bplist00".utf8) + [0xd1, 1, 2, 0x5f, 0x10, 15] + Array(key.utf8)
  }

  static func model(triangles: UInt32) -> [UInt8] {
    Array(repeating: 0x20, count: 80) + Gzip.littleEndian(triangles) + Array(repeating: 1, count: Int(triangles) * 50)
  }

  /// A header of a file without forks, with bytes put at an offset.
  static func macBinary(at offset: Int, _ bytes: [UInt8]) -> [UInt8] {
    var header: [UInt8] = [0, 4] + Array("Quay".utf8) + Array(repeating: 0, count: 122)
    header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    return header
  }

  /// CRC-16 of a MacBinary header by long division.
  static func checksum(_ header: [UInt8]) -> [UInt8] {
    var remainder: UInt32 = 0
    for byte in header[..<124] + [0, 0] {
      for bit in (0..<8).reversed() {
        remainder = remainder << 1 | UInt32(byte >> UInt8(bit) & 1)
        if remainder & 0x1_0000 != 0 { remainder ^= 0x1_1021 }
      }
    }
    return big(UInt16(remainder))
  }

  /// One partition of one sector.
  static func bootRecord(state: UInt8) -> [UInt8] {
    Array(repeating: 0, count: 446) + [state, 0, 2, 0, 0x83, 0, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0]
      + Array(repeating: 0, count: 48) + [0x55, 0xaa]
  }

  @Test(arguments: structures.indices) func namesTheStructure(_ index: Int) {
    let (bytes, mimeType) = Self.structures[index]
    #expect(detector.mimeType(of: bytes) == mimeType)
  }

  @Test func seesSignaturesBehindAByteOrderMark() {
    let text = [0xef, 0xbb, 0xbf] + Array("EXP  0 QUAY.E00\n".utf8)
    #expect(detector.mimeType(of: text) == "application/x-e00")
    #expect(detector.findings(in: text + [0]).evidence.isEmpty)
    #expect(detector.findings(in: [0xef, 0xbb, 0xbf]).evidence.isEmpty)
  }

  /// The letters of a binary format begin words of settings as well.
  @Test(arguments: ["IWADS = doom.wad\n", "PACKAGE_VERSION=\"0.2\"\n", "PATCHLEVEL = 3\n", "OPCACHE_SIZE=128\n"])
  func takesNoSettingForASignature(_ setting: String) {
    #expect(detector.findings(in: Array(setting.utf8)).evidence.isEmpty, "\(setting)")
    #expect(detector.mimeType(of: Array("PACK".utf8) + [12, 0, 0, 0]) == "application/x-pak")
  }

  @Test func readsTheTrailerOfADiskImage() {
    let image =
      Array(repeating: UInt8(5), count: 200_000) + Array("koly".utf8) + [0, 0, 0, 4] + Array(repeating: 0, count: 504)
    #expect(detector.mimeType(of: image) == "application/x-apple-diskimage")
    #expect(detector.findings(in: image, isSeekable: false).evidence.isEmpty)
  }

  @Test(arguments: structures.indices) func survivesEveryPrefixAndDamage(_ index: Int) {
    let bytes = Self.structures[index].bytes
    for count in 0...min(bytes.count, 300) {
      #expect(detector.findings(in: Array(bytes.prefix(count))).evidence.count <= 1)
    }
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<100 {
      let damaged = generator.damaged(bytes)
      #expect(detector.findings(in: damaged).evidence.count <= 1)
    }
  }
}
