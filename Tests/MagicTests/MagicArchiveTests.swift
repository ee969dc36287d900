// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Magic

/// Indexes that were kept by an earlier process: the same answers, or none of them.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicArchiveTests {
  private let program: FileVersion
  private let archive: [UInt8]

  init() throws {
    program = try #require(FileVersion.program)
    archive = try #require(try Self.database().archive(for: program))
  }

  private static func database() throws -> MagicDatabase {
    try MagicDatabase(paths: [LibMagicOracle.databasePath], checksAll: false)
  }

  /// The answers of a new evaluator to the samples, several for each.
  private static func answers(of database: MagicDatabase) throws -> [MagicOutcome] {
    var evaluator = MagicEvaluator(database)
    return try TestShare.of(Corpus.samples).flatMap { sample in
      let bytes = try Corpus.bytes(of: sample)
      return [MagicOptions.mimeType, [], .allMatches].map {
        evaluator.evaluate(bytes.span, of: MagicSubject(), options: $0)
      }
    }
  }

  @Test func changesNoAnswer() throws {
    let database = try Self.database()
    #expect(database.adopt(MappedFile(copying: archive), for: program))
    #expect(database.isIndexed)
    #expect(try Self.answers(of: database) == Self.answers(of: Self.database()))
    // What was read is what was written.
    #expect(database.archive(for: program) == archive)
  }

  @Test func isOnlyForItsProgramAndItsDatabase() throws {
    let other = try #require(try MappedFile(path: Array(LibMagicOracle.databasePath.utf8)).version)
    #expect(try !Self.database().adopt(MappedFile(copying: archive), for: other))
    let directory = try TemporaryDirectory()
    let copy = directory.path + "/magic.mgc"
    try FileManager.default.copyItem(atPath: LibMagicOracle.databasePath, toPath: copy)
    #expect(try !MagicDatabase(paths: [copy]).adopt(MappedFile(copying: archive), for: program))
    let image = MagicDatabaseTests.image([("AB\u{1}", "kind", "")])
    let inMemory = try MagicDatabase(images: [image], label: "test")
    #expect(!inMemory.adopt(MappedFile(copying: archive), for: program))
    #expect(inMemory.archive(for: program) == nil)
  }

  @Test func isRefusedWhereItIsCutOrChanged() throws {
    var generator = SeededGenerator(seed: 5)
    let lengths = [0, 1, 8, 16, 24, 100, archive.count - 8, archive.count - 1]
    for length in lengths + (0..<50).map({ _ in Int.random(in: 0..<archive.count, using: &generator) }) {
      #expect(try !Self.database().adopt(MappedFile(copying: Array(archive.prefix(length))), for: program), "\(length)")
    }
    for length in [8, 64] {
      let longer = archive + [UInt8](repeating: 0, count: length)
      #expect(try !Self.database().adopt(MappedFile(copying: longer), for: program))
    }
  }

  /// Whatever became of its bytes, an archive that is taken over gives the answers of one that was not damaged.
  @Test func damageNeverChangesAnAnswer() throws {
    var generator = SeededGenerator(seed: 6)
    let samples = try ["text/plain", "application/x-executable"].map { type in
      try Corpus.bytes(of: try #require(Corpus.samples.first { $0.mimeType == type }, "no sample of \(type)"))
    }
    func answers(_ database: MagicDatabase) -> [MagicOutcome] {
      var evaluator = MagicEvaluator(database)
      return samples.map { evaluator.evaluate($0.span, of: MagicSubject(), options: []) }
    }
    let expected = try answers(Self.database())
    var taken = 0
    for _ in 0..<TestShare.rounds(300) {
      var damaged = archive
      let start = Int.random(in: 0..<archive.count, using: &generator)
      let end = Bool.random(using: &generator) ? start + 1 : min(archive.count, start + 4096)
      for place in start..<end { damaged[place] = end == start + 1 ? damaged[place] ^ 0x10 : 0 }
      guard damaged != archive else { continue }
      let database = try Self.database()
      if database.adopt(MappedFile(copying: damaged), for: program) { taken += 1 }
      #expect(answers(database) == expected, "bytes from \(start) to \(end)")
    }
    // Some parts are only looked at when they are needed.
    #expect(taken > 0)
  }

  @Test func sectionsGiveBackWhatWasWritten() throws {
    var archive: [UInt8] = []
    for number in 0..<3 {
      var writer = MagicArchiveWriter()
      writer.write([UInt64(number)])
      writer.write([1, 2, 3] as [UInt8])
      writer.write(-5)
      writer.write([] as [Int32])
      writer.finish(in: &archive)
    }
    let file = MappedFile(copying: archive)
    #expect(MagicArchive(file, key: [1], sectionCount: 2) == nil)
    #expect(MagicArchive(file, key: [0], sectionCount: 1) == nil)
    #expect(MagicArchive(file, key: [0], sectionCount: 3) == nil)
    let read = try #require(MagicArchive(file, key: [0], sectionCount: 2))
    for number in 0..<3 {
      var section = try #require(read.section(number))
      #expect(section.values(UInt64.self) == [UInt64(number)])
      #expect(section.values(UInt8.self) == [1, 2, 3])
      #expect(section.number() == -5)
      #expect(section.values(Int32.self).isEmpty && section.isSound)
      #expect(section.number() == 0 && !section.isSound)
      #expect(section.values(UInt8.self).isEmpty && section.count() == 0)
    }
  }
}
