// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Sniffing
import TestSupport
import Testing

/// The front door for files, descriptors and beginnings of something longer.
@Suite struct FileIdentificationTests {
  private let directory: TemporaryDirectory
  private let png: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2,
    0, 0, 0,
  ]

  init() throws { directory = try TemporaryDirectory() }

  @Test func identifiesAFileByItsPath() throws {
    let path = try directory.write(png, to: "a.jpg")
    let found = try ContentSniffer().identify(fileAt: path)
    #expect(found.best?.type == .png)
    #expect(found.mismatch?.claimed == .jpeg)
    let words = try directory.write("words\n", to: "words")
    #expect(try ContentSniffer().identify(fileAt: words, declaredType: "text/x-c").best?.type == .cSource)
  }

  @Test func followsLinksWhereTheOptionsSaySo() throws {
    try directory.write(png, to: "a.png")
    let link = directory.path + "/link"
    #expect(symlink("a.png", link) == 0)
    #expect(try ContentSniffer().identify(fileAt: link).best?.type == .symbolicLink)
    var options = SniffOptions()
    options.followsLinks = true
    #expect(try ContentSniffer(options).identify(fileAt: link).best?.type == .png)
  }

  @Test func neverReadsWhatIsNoFile() throws {
    let fifo = directory.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    #expect(try ContentSniffer().identify(fileAt: fifo).best?.mimeType == "inode/fifo")
    #expect(try ContentSniffer().identify(fileAt: directory.path).best?.type == .folder)
  }

  @Test func throwsTheErrorOfTheSystem() throws {
    let sniffer = try ContentSniffer()
    let error = #expect(throws: FileError.self) { try sniffer.identify(fileAt: directory.path + "/missing") }
    #expect(error == .system(code: ENOENT))
    #expect(error?.description == "ENOENT: No such file or directory")
    #expect(throws: FileError.self) { try sniffer.identify(fileDescriptor: -1) }
  }

  @Test func identifiesAnOpenDescriptor() throws {
    let path = try directory.write(png, to: "data")
    let file = open(path, O_RDONLY)
    defer { close(file) }
    #expect(lseek(file, 5, SEEK_SET) == 5)
    #expect(try ContentSniffer().identify(fileDescriptor: file, name: "some/where.png").best?.type == .png)
    #expect(lseek(file, 0, SEEK_CUR) == 5)
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(png))
    try pipe.fileHandleForWriting.close()
    let found = try ContentSniffer().identify(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(found.best?.type == .png)
  }

  /// What a descriptor that does not block has is all that is asked for, and nothing is waited for.
  @Test func takesWhatIsThereOfAPipeThatDoesNotBlock() throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(number, F_SETFL, O_NONBLOCK) == 0)
    let sniffer = try ContentSniffer()
    #expect(throws: FileError.system(code: EAGAIN)) { try sniffer.identify(fileDescriptor: number) }
    try pipe.fileHandleForWriting.write(contentsOf: Data(png))
    #expect(try sniffer.identify(fileDescriptor: number).best?.type == .png)
  }

  @Test func takesPathsOfAnyBytes() throws {
    let path = Array(directory.path.utf8) + [UInt8(ascii: "/"), 0xff, 0xfe]
    let file = try #require(fopen(path.map { CChar(bitPattern: $0) } + [0], "w"))
    fwrite(png, 1, png.count, file)
    fclose(file)
    let sniffer = try ContentSniffer()
    #expect(try sniffer.identify(fileAt: path).best?.type == .png)
    #expect(throws: FileError.system(code: EINVAL)) { try sniffer.identify(fileAt: path + [0, 1]) }
    #expect(throws: FileError.system(code: EINVAL)) { try sniffer.identify(fileAt: "/etc/passwd\0.png") }
  }

  @Test func judgesTheBeginningOfAnUpload() throws {
    let sniffer = try ContentSniffer()
    let zip = ZipBuilder([("mimetype", "application/epub+zip"), ("a.xhtml", String(repeating: "x", count: 5000))])
      .bytes()
    for head in [png, Array(zip.prefix(600)), Array(Gzip.member(png).prefix(30)), Array("{\"a\": [1, 2, {\"b".utf8)] {
      for length in [nil, Int64(1_000_000)] {
        let found = sniffer.identify(beginning: head, totalLength: length)
        #expect(found.best != nil)
        #expect(found.headLength == head.count)
      }
    }
    #expect(
      sniffer.identify(beginning: Array(zip.prefix(600)), totalLength: Int64(zip.count)).best?.mimeType
        == "application/epub+zip")
    #expect(sniffer.identify(beginning: png, totalLength: 99_999).best?.type == .png)
    // The beginning of a JSON text is no JSON text, but may become one.
    let json = Array("{\"a\": [1, 2, {\"b\": \"cdef".utf8)
    #expect(sniffer.identify(beginning: json, totalLength: nil).best?.type == .json)
  }

  /// No detector may count on bytes that the length tells of and the beginning has not.
  @Test func judgesEveryBeginningOfEverySample() throws {
    let sniffer = try ContentSniffer()
    var generator = SeededGenerator(seed: 20_261_125)
    for sample in TestShare.of(Corpus.samples) {
      let bytes = try Corpus.bytes(of: sample)
      guard bytes.count > 1 else { continue }
      let counts = [64, 1024, 4096].map { Int.random(in: 1...min($0, bytes.count), using: &generator) }
      for count in [1, 2, 3, 4].filter({ $0 <= bytes.count }) + counts {
        for length in [Int64(bytes.count), nil] {
          let found = sniffer.identify(beginning: Array(bytes.prefix(count)), totalLength: length)
          #expect(found.headLength == count)
        }
      }
    }
    for first in UInt8.min...UInt8.max {
      for head in [[first], [first, UInt8(ascii: "q")], [first, first, first]] {
        #expect(sniffer.identify(beginning: head, totalLength: nil).headLength == head.count)
      }
    }
    // Whole records of log-ins by the length, and one and a half of them by the beginning.
    let record = [UInt8](repeating: 0, count: 384)
    #expect(sniffer.identify(beginning: record + record.prefix(20), totalLength: 3840).headLength == 404)
  }

  @Test(arguments: [0, 1, 29])
  func isTheSameForAWholeThingWithItsLength(count: Int) throws {
    let (sniffer, bytes) = (try ContentSniffer(), Array(png.prefix(count)))
    #expect(sniffer.identify(beginning: bytes, totalLength: Int64(count)) == sniffer.identify(bytes))
  }
}
