// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import Testing

@Suite struct TextDecodingTests {
  private static let text = "<?xml version=\"1.0\"?><string>gr\u{fc}n \u{1F333}</string>"

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, bigEndian: true),
    utf16(text, bigEndian: false), [0xFE, 0xFF] + utf16(text, bigEndian: true),
    [0xFF, 0xFE] + utf16(text, bigEndian: false),
  ])
  func encodings(bytes: [UInt8]) throws {
    #expect(try PropertyListDocument(bytes: bytes).root.string == "grün \u{1F333}")
  }

  /// What declares the half of it too is Latin-1 in fact.
  @Test(arguments: ["ISO-8859-1", "windows-1252", "US-ASCII", "latin1"]) func declaredLatin1(name: String) throws {
    let bytes = Array("<?xml version='1.0' encoding='\(name)'?><string>gr".utf8) + [0xFC] + Array("n</string>".utf8)
    #expect(try PropertyListDocument(bytes: bytes).root.string == "grün")
  }

  private static func faults(_ encoding: String, isWide: Bool) throws -> [PropertyListDocument.Irregularity] {
    let text = "<?xml version=\"1.0\"\n encoding\(encoding)?><string>a</string>"
    return try PropertyListDocument(bytes: isWide ? utf16(text, bigEndian: true) : Array(text.utf8)).irregularities
  }

  @Test(arguments: ["bogus", "EBCDIC", "", "UTF-16", "utf-16le", "UTF-8859-1", "iso-8859-", "iso-8859-x", "utf-32"])
  func wrongEncodingsAreNamed(name: String) throws {
    for quote in ["\"", "'"] {
      let faults = try Self.faults(" = \(quote)\(name)\(quote)", isWide: false)
      #expect(faults.map(\.kind) == [.wrongEncoding])
      #expect(faults.map(\.position) == [.init(line: 2, column: 14)])
      #expect(faults.first?.message.contains("“\(name)”") == true)
    }
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII", "ISO-8859-15", "windows-1252", "Shift_JIS", "macintosh"])
  func encodingsOfBytes(name: String) throws {
    #expect(try Self.faults("=\"\(name)\"", isWide: false) == [])
    #expect(try Self.faults("=\"\(name)\"", isWide: true).map(\.kind) == [.wrongEncoding])
  }

  @Test func encodingsOfPairs() throws {
    #expect(try Self.faults("=\"UTF-16\"", isWide: true) == [])
    #expect(try Self.faults("=\"bogus\"", isWide: true).map(\.kind) == [.wrongEncoding])
  }

  /// What stands behind the first bytes is not taken for the encoding, nor what is no declaration.
  @Test func declarationsAreShort() throws {
    let far = String(repeating: " ", count: 200)
    for text in ["<?xml version=\"1.0\"\(far)encoding=\"bogus\"?><true/>", "<!-- encoding=\"bogus\" --><true/>"] {
      #expect(try PropertyListDocument(bytes: Array(text.utf8)).irregularities == [])
    }
  }

  @Test func invalidTextIsNamed() {
    let bytes = Array("<plist>\n<string>gr".utf8) + [0xFC] + Array("n</string></plist>".utf8)
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: bytes) }
    #expect(error?.position == SourcePosition(line: 2, column: 11))
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x3C], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0x3C, 0x00],
      [0x00, 0x3C],
    ] as [[UInt8]])
  func brokenEncodings(bytes: [UInt8]) {
    #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: bytes) }
  }

  @Test func emptyFile() {
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: []) }
    #expect(error?.reason == .empty)
  }
}
