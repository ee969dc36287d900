// SPDX-License-Identifier: Apache-2.0
import Magic
import Testing

/// Compound files with sectors of a mebibyte, thousands of which are nothing but zeroes.
@Suite struct CompoundFileTests {
  /// A file of zeroes with some bytes in it, which counts how many are read.
  private final class SparseFile: MagicByteReader {
    let size: Int
    private var pieces: [(offset: Int, bytes: [UInt8])] = []
    private(set) var bytesRead = 0

    init(size: Int) { self.size = size }

    func put(_ bytes: [UInt8], at offset: Int) { pieces.append((offset, bytes)) }

    func bytes(at offset: Int, count: Int) -> [UInt8]? {
      let count = max(0, min(count, size - offset))
      bytesRead += count
      var bytes = [UInt8](repeating: 0, count: count)
      for piece in pieces {
        let first = max(offset, piece.offset)
        let end = min(offset + count, piece.offset + piece.bytes.count)
        guard first < end else { continue }
        bytes.replaceSubrange(
          first - offset..<end - offset, with: piece.bytes[first - piece.offset..<end - piece.offset])
      }
      return bytes
    }
  }

  private static let sectorSize = 1 << 20
  /// The sectors of the directory, of the table of short sectors and of the stream of the short sectors; the table of
  /// sectors is in front of them.
  private static let directory = 1...40
  private static let shortTable = 41...3_040
  private static let stream = 3_041...6_040

  private static func number(_ number: Int, _ width: Int = 4) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func zeroes(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func entry(_ name: String, kind: UInt8, sector: Int, size: Int) -> [UInt8] {
    let name = name.utf16.flatMap { number(Int($0), 2) }
    return name + zeroes(66 - name.count) + [kind] + zeroes(49) + number(sector) + number(size) + zeroes(4)
  }

  /// A summary with a title.
  private static let summary: [UInt8] =
    [0xFE, 0xFF, 0, 0, 5, 1, 2, 0] + zeroes(16) + number(1) + zeroes(16) + number(48) + number(32) + number(1)
    + number(2) + number(16) + number(0x1E) + number(4) + Array("far\0".utf8)

  /// A file whose last sector of the directory tells of a summary, at the end of the last short sectors or, where it is
  /// said to be longer than these may be, in sectors of its own.
  private static func file(isShort: Bool) -> SparseFile {
    let file = SparseFile(size: (stream.upperBound + 2) * sectorSize)
    var header: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + zeroes(16)
    header += number(0x3E, 2) + number(3, 2) + number(0xFFFE, 2) + number(20, 2) + number(6, 2) + zeroes(10)
    header += number(1) + number(directory.lowerBound) + zeroes(4) + number(4_096)
    header += number(shortTable.lowerBound) + number(shortTable.count) + number(-2) + number(0)
    file.put(header + number(0) + [UInt8](repeating: 0xFF, count: 108 * 4), at: 0)

    var table = number(-3)
    for chain in [directory, shortTable, stream] {
      for sector in chain { table += number(sector == chain.upperBound ? -2 : sector + 1) }
    }
    func offset(ofSector sector: Int) -> Int { (sector + 1) * sectorSize }
    file.put(table, at: offset(ofSector: 0))

    let root = entry("Root Entry", kind: 5, sector: stream.lowerBound, size: stream.count * sectorSize)
    let shortSector = (stream.count * sectorSize - 128) / 64
    file.put(
      root + entry("WordDocument", kind: 2, sector: -2, size: 0), at: offset(ofSector: directory.lowerBound))
    file.put(
      entry("\u{5}SummaryInformation", kind: 2, sector: shortSector, size: summary.count),
      at: offset(ofSector: directory.upperBound) + sectorSize - 128)
    file.put(number(shortSector + 1) + number(-2), at: offset(ofSector: shortTable.lowerBound) + shortSector * 4)
    file.put(summary, at: offset(ofSector: stream.upperBound) + sectorSize - 128)
    guard !isShort else { return file }

    // The last entry of a name counts.
    file.put(
      entry("\u{5}SummaryInformation", kind: 2, sector: stream.lowerBound, size: stream.count * sectorSize),
      at: offset(ofSector: directory.upperBound) + sectorSize - 128)
    file.put(summary, at: offset(ofSector: stream.lowerBound))
    return file
  }

  @Test(arguments: [true, false])
  func readsStreamsNoFurtherThanTheyAreUsed(isShort: Bool) throws {
    let image = MagicDatabaseTests.image(version: 18, [("AB\u{1}", "kind", "")])
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "test"))
    func ask(_ options: MagicOptions) throws -> (outcome: MagicOutcome, bytesRead: Int) {
      let file = Self.file(isShort: isShort)
      let head = try #require(file.bytes(at: 0, count: 512))
      let subject = MagicSubject(fileSize: file.size, reader: file)
      return (evaluator.evaluate(head.span, of: subject, options: options), file.bytesRead)
    }
    // The directory and the table of sectors are looked at as a whole, and little else.
    let most = (Self.directory.count + 2) * Self.sectorSize
    let description = try ask([])
    #expect(
      description.outcome
        == .answer(
          Array("Composite Document File V2 Document, Little Endian, Os: Windows, Version 5.1, Title: far".utf8)))
    #expect(description.bytesRead < most)
    let type = try ask(.mimeType)
    #expect(type.outcome == .answer(Array("application/msword".utf8)))
    #expect(type.bytesRead < most + Self.sectorSize)
  }

  @Test func refusesStreamsThatLeaveTheFile() throws {
    let image = MagicDatabaseTests.image(version: 18, [("AB\u{1}", "kind", "")])
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "test"))
    let file = Self.file(isShort: false)
    let head = try #require(file.bytes(at: 0, count: 512))
    let cut = CutFile(file: file, size: file.size - 1)
    #expect(
      evaluator.evaluate(head.span, of: MagicSubject(fileSize: cut.size, reader: cut), options: [])
        == .answer(Array("Composite Document File V2 Document, Cannot read short stream".utf8)))
  }

  /// The beginning of a file.
  private struct CutFile: MagicByteReader {
    let file: SparseFile
    let size: Int

    func bytes(at offset: Int, count: Int) -> [UInt8]? { file.bytes(at: offset, count: min(count, size - offset)) }
  }
}
