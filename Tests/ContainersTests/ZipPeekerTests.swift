// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Containers
import Detection
import TestSupport
import Testing
import UniformTypes

@Suite struct ZipPeekerTests {
  private let detector = ContainerDetector()

  static let documents: [(members: [(name: String, content: String)], mimeType: String)] = [
    ([("mimetype", "application/epub+zip"), ("META-INF/container.xml", "")], "application/epub+zip"),
    (
      [("mimetype", "application/vnd.oasis.opendocument.text\n"), ("content.xml", "")],
      "application/vnd.oasis.opendocument.text"
    ),
    (
      [("mimetype", "application/vnd.oasis.opendocument.graphics-template")],
      "application/vnd.oasis.opendocument.graphics-template"
    ),
    (
      [
        ("content.xml", ""),
        ("META-INF/manifest.xml", "<x manifest:media-type=\"application/vnd.oasis.opendocument.chart\"/>"),
      ], "application/vnd.oasis.opendocument.chart"
    ),
    (
      [
        ("word/document.xml", ""),
        (
          "[Content_Types].xml",
          contentTypes("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml")
        ),
      ], "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    ),
    (
      [
        ("[Content_Types].xml", contentTypes("application/vnd.ms-excel.sheet.macroEnabled.main+xml")),
        ("xl/workbook.xml", ""),
      ], "application/vnd.ms-excel.sheet.macroenabled.12"
    ),
    (
      [("[Content_Types].xml", contentTypes("application/vnd.ms-word.template.macroEnabledTemplate.main+xml"))],
      "application/vnd.ms-word.template.macroenabled.12"
    ),
    (
      [
        (
          "[Content_Types].xml",
          contentTypes("application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml")
        )
      ], "application/vnd.openxmlformats-officedocument.presentationml.slideshow"
    ),
    ([("[Content_Types].xml", contentTypes("application/vnd.ms-package.3dmanufacturing-3dmodel+xml"))], "model/3mf"),
    ([("[Content_Types].xml", "<Types/>"), ("a.nuspec", "")], "application/vnd.nuget.package"),
    (
      [("META-INF/container.xml", "<rootfile full-path='a/b.opf' media-type='application/oebps-package+xml'/>")],
      "application/epub+zip"
    ),
    (
      [
        ("META-INF/container.xml", "<rootfile full-path='score.xml'/>"),
        ("score.xml", "<score-partwise version='4.0'/>"),
      ],
      "application/vnd.recordare.musicxml"
    ),
    (
      [
        (
          "META-INF/container.xml",
          "<rootfile full-path='score.xml'/><rootfile full-path='a.pdf' media-type='application/pdf'/>"
        ),
        ("score.xml", "<?xml version='1.0'?>\n<!DOCTYPE opus><opus/>"),
      ], "application/vnd.recordare.musicxml"
    ),
    (
      [("META-INF/container.xml", "<rootfile full-path='a.musicxml'/>"), ("a.musicxml", "")],
      "application/vnd.recordare.musicxml"
    ),
    // Any document may be XML in such a container.
    (
      [("META-INF/container.xml", "<rootfile full-path='plan.xml'/>"), ("plan.xml", "<plan rooms='4'/>")],
      "application/zip"
    ),
    (
      [
        ("META-INF/container.xml", "<rootfile full-path='plan.xml' media-type='application/x-plan'/>"),
        ("plan.xml", "<plan rooms='4'/>"),
      ], "application/zip"
    ),
    // The file that describes a wheel stands in a folder of its own kind.
    ([("car/WHEEL", ""), ("car/DOOR", "")], "application/zip"),
    ([("META-INF/MANIFEST.MF", ""), ("a/B.class", "")], "application/java-archive"),
    ([("AndroidManifest.xml", ""), ("classes.dex", "")], "application/vnd.android.package-archive"),
    ([("BundleConfig.pb", ""), ("base/manifest/AndroidManifest.xml", "")], "application/vnd.android.aab"),
    ([("Payload/", ""), ("Payload/A.app/Info.plist", "")], "application/x-ios-app"),
    ([("doc.kml", "")], "application/vnd.google-earth.kmz"),
    ([("scene.usdc", ""), ("texture.png", "")], "model/vnd.usdz+zip"),
    ([("a-1.0.dist-info/WHEEL", ""), ("a/__init__.py", "")], "application/x-wheel+zip"),
    ([("x.npy", ""), ("y.npy", "")], "application/x-npz"),
    ([("index.apxl", "")], "application/vnd.apple.keynote"),
    ([("index.xml", "<?xml?><sl:document x='1'>")], "application/vnd.apple.pages"),
    ([("Index/Document.iwa", ""), ("Index/Slide.iwa", "")], "application/vnd.apple.keynote"),
    ([("document.json", ""), ("meta.json", ""), ("pages/1.json", "")], "image/x-sketch"),
    ([("ComicInfo.xml", ""), ("1.jpg", "")], "application/vnd.comicbook+zip"),
    // A member whose name says little has a word that says more.
    ([("book.json", "{\"hpub\": 1}"), ("1.html", "")], "application/prs.hpub+zip"),
    ([("book.json", "{}"), ("index.html", ""), ("SUMMARY.md", "")], "application/zip"),
    ([("manifest.json", "{\"animations\": []}"), ("animations/a.json", "")], "application/zip+dotlottie"),
    ([("manifest.json", "{\"animations\": []}"), ("a/a.json", "")], "application/zip+dotlottie"),
    ([("manifest.json", "{}"), ("animations/a.css", "")], "application/zip"),
    (
      [("imsmanifest.xml", "<manifest xmlns='http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1'>")],
      "application/vnd.ims.imsccv1p3"
    ),
    // What the Finder adds is no member of the document.
    ([("__MACOSX/._x.npy", ""), ("x.npy", ""), (".DS_Store", "")], "application/x-npz"),
    // Parts may be in pieces.
    (
      [
        ("[Content_Types].xml/[0].piece", "<Types><Default Content"), ("a", "x"),
        ("[Content_Types].xml/[1].last.piece", "Type='\(fixedPages)'/>"),
      ], "application/vnd.ms-xpsdocument"
    ),
    (
      [
        ("[Content_Types].xml/[0].last.piece", "<Types>"),
        ("[Content_Types].xml/[1].last.piece", "ContentType='\(fixedPages)'"),
      ], "application/zip"
    ),
    (
      [("[Content_Types].xml", "ContentType='\(fixedPages)'"), ("DWFDocumentSequence.dwfseq", "")], "model/vnd.dwfx+xps"
    ),
    ([("a.txt", "hello")], "application/zip"),
    ([("mimetype", "not a type"), ("a.txt", "hello")], "application/zip"),
    // What a member says of the whole is believed of zip archives only.
    ([("c", "x"), ("mimetype", "image/jpeg")], "application/zip"),
    ([("mimetype", "image/jpeg"), ("c", "x")], "application/zip"),
    ([("mimetype", "application/pdf"), ("c", "x")], "application/zip"),
    ([("mimetype", "application/vnd.ms-excel"), ("c", "x")], "application/zip"),
    ([("mimetype", "application/epub+zip\u{1b}[31m"), ("c", "x")], "application/zip"),
    ([("mimetype", "application/epub+zip and more"), ("c", "x")], "application/zip"),
    ([("mimetype", "\u{feff} application/epub+zip \r\n")], "application/epub+zip"),
    ([("c", "x"), ("mimetype", "application/epub+zip")], "application/epub+zip"),
    // Of an unknown type where the specifications put the member.
    ([("mimetype", "application/vnd.example.thing"), ("c", "x")], "application/vnd.example.thing"),
    ([("c", "x"), ("mimetype", "application/vnd.example.thing")], "application/zip"),
    ([("mimetype", "example/thing"), ("c", "x")], "application/zip"),
  ]

  private static let fixedPages = "application/vnd.ms-package.xps-fixeddocumentsequence+xml"

  static func contentTypes(_ main: String) -> String {
    "<Types><Default Extension=\"xml\" ContentType=\"application/xml\"/><Override ContentType='\(main)' PartName=\"/a\"/></Types>"
  }

  /// Members that archives of other kinds have too, and those that one kind alone has.
  private static let namesAlone: [(names: [String], mimeType: String, weight: Evidence.Weight)] = [
    (["AndroidManifest.xml", "classes.dex"], "application/vnd.android.package-archive", .certain),
    (["AndroidManifest.xml", "resources.arsc"], "application/vnd.android.package-archive", .certain),
    (["AndroidManifest.xml", "res/values/a.xml"], "application/vnd.android.package-archive", .weak),
    (["[Content_Types].xml", "a.nuspec"], "application/vnd.nuget.package", .certain),
    (["a.nuspec", "a.csproj"], "application/vnd.nuget.package", .weak),
    (["[Content_Types].xml", "3D/quay.model"], "model/3mf", .certain), (["3D/quay.model"], "model/3mf", .weak),
    (["doc.kml", "a.png"], "application/vnd.google-earth.kmz", .certain),
    (["readme.txt", "area.kml"], "application/vnd.google-earth.kmz", .weak),
    (["page/index.rdf", "page/index.html"], "application/x-maff", .weak),
    (["config.xml", "index.html"], "application/widget", .weak),
    (["datapackage.json", "archive/2019.csv"], "application/wacz", .weak),
    (["plan.qgs", "plan.qgd"], "application/x-qgis-project", .certain),
    (["plan.qgs"], "application/x-qgis-project", .certain),
    (["data/a.csv", "maps/plan.qgs"], "application/x-qgis-project", .weak),
    (["META-INF/container.xml", "a.mscx"], "application/x-musescore", .certain),
    (["a.mscx", "a.mp3"], "application/x-musescore", .weak),
    (["[Content_Types].xml", "SpaceClaim/document.xml"], "model/x-scdoc", .certain),
    (["SpaceClaim/notes.txt"], "model/x-scdoc", .weak),
    (["publication.json", "index.html"], "application/lpf+zip", .weak),
    (["gadget.xml", "a.html"], "application/x-windows-gadget", .weak),
  ]

  @Test(arguments: namesAlone.indices) func namesThatOthersUseTooAreAGuess(_ index: Int) throws {
    let (names, mimeType, weight) = Self.namesAlone[index]
    let bytes = ZipBuilder(names: names).bytes()
    let evidence = try #require(detector.findings(in: bytes).evidence.first)
    #expect(evidence.mimeType == mimeType && evidence.weight == weight, "\(names)")
    // A guess is heard only where it makes what the signature says more specific.
    let zip = try #require(UTType("public.zip-archive"))
    #expect(evidence.type.isStored(in: zip) || evidence.type.conforms(to: zip), "\(names)")
    // Behind other bytes nothing is more than fair.
    let appended = try #require(detector.findings(in: Array("words ".utf8) + bytes).evidence.first)
    #expect(appended.weight == min(weight, .fair))
  }

  @Test(arguments: documents.indices) func namesTheDocument(_ index: Int) {
    let (members, mimeType) = Self.documents[index]
    var zip = ZipBuilder(members)
    #expect(detector.mimeType(of: zip.bytes()) == mimeType)
    zip.isZip64 = true
    #expect(detector.mimeType(of: zip.bytes()) == mimeType)
    zip.hasWideEntries = true
    #expect(detector.mimeType(of: zip.bytes()) == mimeType)
    zip.hasWideEntries = false
    (zip.isZip64, zip.comment) = (false, Array("a comment that moves the end record".utf8))
    #expect(detector.mimeType(of: zip.bytes()) == mimeType)
  }

  /// What stands in front of an archive shifts the end record of zip64 too (APPNOTE 4.1.9 and 4.3.14).
  @Test func findsTheWideEndRecordBehindAScript() {
    var zip = ZipBuilder([("__main__.py", "print(1)")])
    (zip.isZip64, zip.prefix) = (true, Array("#!/usr/bin/env python3\n".utf8))
    #expect(detector.mimeType(of: zip.bytes()) == "application/zip")
  }

  @Test func findsAnArchiveBehindOtherBytesByItsEnd() {
    var zip = ZipBuilder([("a.txt", "words"), ("b.txt", "more")])
    zip.prefix = [1, 2, 3, 4, 5, 6]
    for comment in ["", "a comment", "the mark PK\u{5}\u{6} of an end and more", String(repeating: "-", count: 256)] {
      zip.comment = Array(comment.utf8)
      #expect(detector.mimeType(of: zip.bytes()) == "application/zip")
      // What is no comment is not passed over.
      #expect(detector.mimeType(of: zip.bytes() + [9]) == nil)
    }
    zip.comment = Array(repeating: 0x2d, count: 257)
    #expect(detector.mimeType(of: zip.bytes()) == nil)
  }

  @Test func namesAnEmptyArchiveOfEitherForm() {
    var zip = ZipBuilder([])
    #expect(detector.mimeType(of: zip.bytes()) == "application/zip")
    zip.isZip64 = true
    #expect(detector.mimeType(of: zip.bytes()) == "application/zip")
    #expect(detector.mimeType(of: Array(zip.bytes().prefix(50))) == nil)
  }

  @Test(arguments: documents.indices, [false, true])
  func namesItFromLocalHeadersAlone(_ index: Int, usesDescriptors: Bool) {
    let (members, mimeType) = Self.documents[index]
    var zip = ZipBuilder(members)
    zip.usesDescriptors = usesDescriptors
    let findings = detector.findings(in: zip.bytes(), head: 64, isSeekable: false)
    #expect(findings.evidence.first?.mimeType == mimeType)
    #expect(detector.mimeType(of: zip.bytes(withDirectory: false)) == mimeType)
    zip.hasWideEntries = true
    #expect(detector.mimeType(of: zip.bytes(withDirectory: false)) == mimeType)
  }

  /// A size in the extra field of a local header that leads beyond all offsets ends the list.
  @Test func endsTheListAtAnAbsurdWideSize() {
    let huge = Gzip.littleEndian(UInt64(Int64.max))
    let header: [UInt8] =
      [0x50, 0x4b, 3, 4, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Gzip.littleEndian(UInt32(0)) + Gzip.littleEndian(UInt32.max)
      + Gzip.littleEndian(UInt32.max) + [1, 0, 20, 0, 0x61, 1, 0, 16, 0]
    #expect(detector.mimeType(of: header + huge + huge + header + huge + huge) == "application/zip")
  }

  /// Bytes at the end of a file that has as many as can be.
  private final class LongSource: ByteSource {
    let tail: [UInt8]
    init(_ tail: [UInt8]) { self.tail = tail }
    let length: Int64? = .max

    func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
      let start = Int64.max - Int64(tail.count)
      if offset >= start {
        let bytes = tail.dropFirst(Int(offset - start)).prefix(count)
        buffer += bytes
        return bytes.count
      }
      buffer += [UInt8](repeating: 0, count: min(count, 1 << 16))
      return min(count, 1 << 16)
    }
  }

  /// Offsets that lead beyond the end of all files are none.
  @Test func survivesOffsetsBeyondAllFiles() {
    let little = { (value: Int) in Gzip.littleEndian(UInt64(value)) }
    let entry: [UInt8] =
      [0x50, 0x4b, 1, 2] + [UInt8](repeating: 0, count: 24) + [1, 0] + [UInt8](repeating: 0, count: 12)
      + Gzip.littleEndian(UInt32.max - 1) + [0x61]
    let recordStart = Int.max - 22 - 20 - 56
    let record: [UInt8] =
      [0x50, 0x4b, 6, 6] + [UInt8](repeating: 0, count: 28) + little(1) + little(entry.count) + little(0)
    let locator: [UInt8] = [0x50, 0x4b, 6, 7, 0, 0, 0, 0] + little(recordStart) + [1, 0, 0, 0]
    let end: [UInt8] = [0x50, 0x4b, 5, 6, 0, 0, 0, 0] + [UInt8](repeating: 0xff, count: 12) + [0, 0]
    let source = LongSource(entry + record + locator + end)
    let subject = Subject(
      status: nil, head: [0x50, 0x4b, 3, 4] + [UInt8](repeating: 0, count: 60), isWhole: false, source: source,
      claims: Claims(), registry: .system)
    #expect(detector.findings(in: subject).evidence.first?.mimeType == "application/zip")
  }

  /// Some writers put backslashes into names (APPNOTE 4.4.17.1).
  @Test func readsNamesWithBackslashes() {
    let container = "<rootfile full-path='a.opf' media-type='application/oebps-package+xml'/>"
    #expect(
      detector.mimeType(of: ZipBuilder([("META-INF\\container.xml", container)]).bytes()) == "application/epub+zip")
  }

  /// APPNOTE 8.5.3 and 8.5.4: a mark in front of an archive that was split, or could have been.
  @Test(arguments: [[0x50, 0x4b, 7, 8], [0x50, 0x4b, 0x30, 0x30]] as [[UInt8]])
  func readsArchivesBehindTheMarkOfParts(mark: [UInt8]) {
    let archive = ZipBuilder([("mimetype", "application/epub+zip")]).bytes(withDirectory: false)
    #expect(detector.mimeType(of: mark + archive) == "application/epub+zip")
  }

  /// What stands there is not what it is once it is decrypted.
  @Test func readsNoEncryptedMember() {
    let container = "<rootfile full-path='a.opf' media-type='application/oebps-package+xml'/>"
    var zip = ZipBuilder([("META-INF/container.xml", container)])
    #expect(detector.mimeType(of: zip.bytes()) == "application/epub+zip")
    zip.isEncrypted = true
    #expect(detector.mimeType(of: zip.bytes()) != "application/epub+zip")
  }

  @Test func saysThatAnArchiveIsEncrypted() {
    var zip = ZipBuilder([("secret.txt", "????")])
    zip.isEncrypted = true
    let evidence = detector.findings(in: zip.bytes()).evidence
    #expect(evidence.first?.statement == "zip archive, encrypted")
  }

  @Test func readsNoMoreEntriesThanItsLimit() {
    let names = (0..<2000).map { "\($0).txt" } + ["area.kml"]
    #expect(detector.mimeType(of: ZipBuilder(names: names).bytes()) == "application/zip")
    #expect(detector.mimeType(of: ZipBuilder(names: names.suffix(1000)).bytes()) == "application/vnd.google-earth.kmz")
  }

  /// Members by which documents are known may stand behind any number of others; nothing is said of all where not all are known.
  @Test func findsOwnMembersBehindTheLimit() throws {
    let images = (0..<1100).map { "static/a\($0).png" }
    let manifest = "META-INF/MANIFEST.MF"
    let type = { (names: [String]) in detector.mimeType(of: ZipBuilder(names: names).bytes()) }
    let web = detector.findings(in: ZipBuilder(names: [manifest] + images + ["WEB-INF/web.xml"]).bytes()).evidence
    #expect(web.first?.type.identifier == "com.sun.web-application-archive")
    #expect(
      type([manifest] + images + ["AndroidManifest.xml", "classes.dex"]) == "application/vnd.android.package-archive")
    let books = (0..<1030).map { "\($0).fb2" }
    #expect(type(books + ["x.exe"]) == "application/zip")
    #expect(type(Array(books.prefix(1000))) == "application/x-zip-compressed-fb2")
    // No hostile archive has more of them than a list that is read anyway.
    #expect(type(images + Array(repeating: manifest, count: 70) + ["WEB-INF/web.xml"]) == "application/java-archive")
    // A directory of more bytes than are read may have anything behind them.
    let long = (0..<2000).map { "\($0)" + String(repeating: "x", count: 700) }
    let cut = try #require(detector.findings(in: ZipBuilder(names: [manifest] + long).bytes()).evidence.first)
    #expect(cut.mimeType == "application/java-archive" && cut.weight == .weak)
  }

  @Test(arguments: 0..<200) func survivesDamage(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var zip = ZipBuilder(Self.documents[seed % Self.documents.count].members)
    zip.isZip64 = seed % 3 == 0
    var bytes = zip.bytes()
    for _ in 0..<12 {
      bytes[Int.random(in: 4..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    #expect(detector.findings(in: bytes).evidence.count <= 1)
    #expect(detector.findings(in: bytes, head: 40, isSeekable: false).evidence.count <= 1)
    let cut = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
    #expect(detector.findings(in: cut).evidence.count <= 1)
  }
}
