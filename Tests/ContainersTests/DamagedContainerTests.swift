// SPDX-License-Identifier: Apache-2.0
import Containers
import Detection
import TestSupport
import Testing

/// Files that are cut short, overwritten after their front, or written by careless writers.
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

  /// A header that leads to no directory, and what stands after it.
  private static func compound(_ rest: [UInt8]) -> [UInt8] {
    var header: [UInt8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] + zeros(504)
    (header[30], header[32], header[49]) = (9, 6, 1)
    return header + rest
  }

  /// A sector that begins with the bytes.
  private static func sector(_ bytes: [UInt8]) -> [UInt8] { bytes + zeros(512 - bytes.count) }

  private static let descriptionOfWord: [UInt8] = [
    1, 0, 0xfe, 0xff, 3, 10, 0, 0, 0xff, 0xff, 0xff, 0xff, 6, 9, 2, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46,
  ]

  private static let sectors: [([UInt8], String)] = [
    (sector([0xec, 0xa5, 0xc1, 0]), "application/msword"),
    (sector([0xdc, 0xa5, 0x65, 0]), "application/msword"),
    (sector([]) + sector([9, 8, 16, 0, 0, 6, 5, 0]), "application/vnd.ms-excel"),
    (sector([9, 8, 8, 0, 0, 5, 5, 0]), "application/vnd.ms-excel"),
    (sector([15, 0, 0xe8, 3, 9, 9, 0, 0, 1, 0, 0xe9, 3, 0x28, 0, 0, 0]), "application/vnd.ms-powerpoint"),
    (sector(wide(".... WordDocument")), "application/msword"),
    (sector(wide(".... Book")), "application/vnd.ms-excel"),
    (sector(wide(".... Book of hours")), "application/x-ole-storage"),
    (sector(zeros(64) + descriptionOfWord), "application/msword"),
    (sector([]), "application/x-ole-storage"),
  ]

  @Test(arguments: sectors) func readsTheSectorsWithoutADirectory(_ rest: [UInt8], _ mimeType: String) {
    #expect(detector.mimeType(of: Self.compound(rest)) == mimeType)
  }

  @Test func findsTheEntriesThatTheHeaderMisses() {
    var bytes = CompoundFilePeekerTests.compoundFile(["Quill", "Contents"])
    bytes[49] = 1
    #expect(detector.mimeType(of: bytes) == "application/vnd.ms-publisher")
  }

  // MARK: Media

  private static let asfHeader: [UInt8] = [
    0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62, 0xce, 0x6c,
  ]
  private static let streamOfSound: [UInt8] = [
    0x91, 0x07, 0xdc, 0xb7, 0xb7, 0xa9, 0xcf, 0x11, 0x8e, 0xe6, 0, 0xc0, 0x0c, 0x20, 0x53, 0x65, 0, 0, 0, 0, 0, 0, 0, 0,
    0x40, 0x9e, 0x69, 0xf8,
  ]
  private static let oggPage: [UInt8] = ascii("OggS") + [0, 2] + zeros(22)
  private static let jpeg2000: [UInt8] = [0, 0, 0, 12] + ascii("jP  \r\n") + [0x87, 10]

  private static let media: [([UInt8], String)] = [
    (oggPage + ascii("OpusHead"), "audio/ogg"), (oggPage + [0x80] + ascii("theora"), "video/ogg"),
    (jpeg2000 + zeros(4) + ascii("ftypjpm"), "image/jpm"),
    (ascii("\0\0\0\0wide\0\0\0\0\0\0\0\0moov\0\0\0\0\0\0\0\0mvhd"), "video/quicktime"),
    ([0, 0, 0, 16] + ascii("ftypzzzz") + zeros(8) + ascii("moov"), "video/mp4"),
    ([0, 0, 0, 20] + ascii("pnot") + zeros(40), "video/quicktime"),
    (asfHeader + zeros(99) + streamOfSound, "audio/x-ms-wma"),
  ]

  @Test(arguments: media) func readsMediaByTheirFixedPlaces(_ bytes: [UInt8], _ mimeType: String) {
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

  /// An interpreter in front of a dynamic section, as linkers wrote it before they marked programs: with the place for a debugger,
  /// with a name as well, and without either as in a module that tells of itself.
  @Test(arguments: [
    (UInt8(3), [UInt64(21)], "application/x-pie-executable"), (3, [14, 21], "application/x-sharedlib"),
    (3, [1], "application/x-sharedlib"), (6, [21], "application/x-sharedlib"),
  ])
  func takesAnInterpretedProgramWithoutANameForOne(_ kind: UInt8, _ tags: [UInt64], _ mimeType: String) {
    var bytes = Array(ContainerDetectorTests.elf(kind: 3).prefix(64))
    bytes[56] = 2
    bytes += [kind] + Self.zeros(55) + [2] + Self.zeros(7) + Gzip.littleEndian(UInt64(176)) + Self.zeros(40)
    for tag in tags { bytes += Gzip.littleEndian(tag) + Gzip.littleEndian(UInt64(1)) }
    bytes += Self.zeros(16)
    #expect(detector.mimeType(of: bytes) == mimeType)
  }
}
