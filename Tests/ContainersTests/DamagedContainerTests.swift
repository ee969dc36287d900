// SPDX-License-Identifier: Apache-2.0
import Containers
import Detection
import TestSupport
import Testing

/// Files that are cut short, overwritten behind their front, or written by careless writers.
@Suite struct DamagedContainerTests {
  private let detector = ContainerDetector()

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
  private static func wide(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } }

  // MARK: Zip

  /// A local header without any number, and a member at its fixed place.
  private static func front(_ member: String, _ rest: [UInt8] = [0, 0, 0]) -> [UInt8] {
    [0x50, 0x4b, 3, 4] + zeros(26) + ascii(member) + rest
  }

  @Test(arguments: [
    ("mimetypeapplication/vnd.oasis.opendocument.text", "application/vnd.oasis.opendocument.text"),
    ("mimetypeapplication/vnd.oasis.opendocument.text-templatePK", "application/vnd.oasis.opendocument.text-template"),
    ("mimetypeapplication/vnd.sun.xml.calcQ7", "application/vnd.sun.xml.calc"),
    ("mimetypeapplication/epub+zip", "application/epub+zip"),
    ("mimetypeapplication/x-ibooks+zip", "application/x-ibooks+zip"),
    ("META-INF/MANIFEST.MF", "application/java-archive"), ("mimetypeapplication/pdf", "application/zip"),
    ("mimetypeimage/jpeg", "application/zip"),
  ]) func readsTheFixedPlacesOfZip(_ member: String, _ mimeType: String) {
    #expect(detector.mimeType(of: Self.front(member)) == mimeType)
  }

  @Test func takesNoHalfNameForAType() {
    let zip = ZipBuilder([("mimetype", "application/vnd.oasis.opendocument.text-template"), ("c", "x")]).bytes()
    for length in 60..<(38 + 48) {
      #expect(detector.mimeType(of: Array(zip.prefix(length))) == "application/zip", "\(length)")
    }
    #expect(detector.mimeType(of: Array(zip.prefix(86))) == "application/vnd.oasis.opendocument.text-template")
  }

  @Test(arguments: [
    ("<Relationship Target='word/document.xml'/>", "_rels/.rels"),
    ("<Override PartName='/word/document.xml' ContentType='application/v", "[Content_Types].xml"),
  ]) func readsWhichPartsACutPackageHad(_ text: String, _ member: String) {
    let zip = ZipBuilder([(member, text), ("docProps/app.xml", "")]).bytes(withDirectory: false)
    let evidence = detector.findings(in: zip).evidence.first
    #expect(evidence?.mimeType == "application/vnd.openxmlformats-officedocument.wordprocessingml.document")
    #expect(evidence?.weight == .weak)
  }

  @Test func readsContentTypesInWideCharacters() {
    let main = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
    let text = Self.wide("<Override ContentType=\"\(main)\"/>")
    let size = Gzip.littleEndian(UInt32(text.count))
    let name = Self.ascii("[Content_Types].xml")
    let header: [UInt8] = [0x50, 0x4b, 3, 4] + Self.zeros(14) + size + size + [UInt8(name.count), 0, 0, 0]
    #expect(
      detector.mimeType(of: header + name + text)
        == "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
  }

  // MARK: Compound files

  /// A header that leads to no directory, and what stands behind it.
  private static func compound(_ rest: [UInt8]) -> [UInt8] {
    var header: [UInt8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] + zeros(504)
    (header[30], header[32], header[49]) = (9, 6, 1)
    return header + rest
  }

  @Test(arguments: [
    ([0xec, 0xa5, 0xc1, 0] + zeros(508), "application/msword"),
    ([0xdc, 0xa5, 0x65, 0] + zeros(508), "application/msword"),
    (zeros(512) + [9, 8, 16, 0, 0, 6, 5, 0] + zeros(504), "application/vnd.ms-excel"),
    ([9, 8, 8, 0, 0, 5, 5, 0] + zeros(504), "application/vnd.ms-excel"),
    ([15, 0, 0xe8, 3, 9, 9, 0, 0, 1, 0, 0xe9, 3, 0x28, 0, 0, 0] + zeros(496), "application/vnd.ms-powerpoint"),
    (zeros(37) + wide("WordDocument") + zeros(9), "application/msword"),
    (zeros(37) + wide("Book") + zeros(9), "application/vnd.ms-excel"),
    (zeros(37) + wide("Book of hours") + zeros(9), "application/x-ole-storage"),
    (
      zeros(64) + [
        1, 0, 0xfe, 0xff, 3, 10, 0, 0, 0xff, 0xff, 0xff, 0xff, 6, 9, 2, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46,
      ],
      "application/msword"
    ),
    (zeros(512), "application/x-ole-storage"),
  ]) func readsTheSectorsWithoutADirectory(_ rest: [UInt8], _ mimeType: String) {
    #expect(detector.mimeType(of: Self.compound(rest)) == mimeType)
  }

  @Test func findsTheEntriesThatTheHeaderMisses() {
    var bytes = CompoundFilePeekerTests.compoundFile(["Quill", "Contents"])
    bytes[49] = 1
    #expect(detector.mimeType(of: bytes) == "application/vnd.ms-publisher")
  }

  // MARK: Media

  @Test(arguments: [
    (ascii("OggS") + [0, 2] + zeros(22) + ascii("OpusHead"), "audio/ogg"),
    (ascii("OggS") + [0, 2] + zeros(22) + [0x80] + ascii("theora"), "video/ogg"),
    ([0, 0, 0, 12] + ascii("jP  \r\n") + [0x87, 10] + zeros(4) + ascii("ftypjpm"), "image/jpm"),
    (zeros(4) + ascii("wide") + zeros(8) + ascii("moov") + zeros(8) + ascii("mvhd"), "video/quicktime"),
    ([0, 0, 0, 16] + ascii("ftypzzzz") + zeros(8) + ascii("moov"), "video/mp4"),
    ([0, 0, 0, 20] + ascii("pnot") + zeros(40), "video/quicktime"),
    (
      [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62, 0xce, 0x6c] + zeros(99)
        + [0x91, 0x07, 0xdc, 0xb7, 0xb7, 0xa9, 0xcf, 0x11, 0x8e, 0xe6, 0, 0xc0, 0x0c, 0x20, 0x53, 0x65] + zeros(8)
        + [0x40, 0x9e, 0x69, 0xf8] + zeros(9), "audio/x-ms-wma"
    ),
  ]) func readsMediaByTheirFixedPlaces(_ bytes: [UInt8], _ mimeType: String) {
    #expect(detector.mimeType(of: bytes) == mimeType)
  }

  @Test(arguments: [
    (UInt8(3), "application/x-pie-executable"), (6, "application/x-pie-executable"), (1, "application/x-sharedlib"),
  ])
  func takesAnInterpretedProgramForOneWithoutItsDynamicSection(_ kind: UInt8, _ mimeType: String) {
    var bytes = ContainerDetectorTests.elf(kind: 3)
    bytes[64] = kind
    #expect(detector.mimeType(of: bytes) == mimeType)
  }
}
