// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Magic

/// What the evaluation of the first files reads straight from a database, against the records decoded.
@Suite struct MagicWalkTests {
  /// A database of records of random heads, most of them sound.
  private static func file(version: UInt32, count: Int, _ generator: inout SeededGenerator) throws -> MagicDatabaseFile
  {
    var image = MagicDatabaseTests.image(version: version, (0..<count).map { _ in ("AB", "kind", "") })
    let size = version == 18 ? 376 : 432
    let (levelPlace, flagPlace) = version == 18 ? (0, 2) : (2, 0)
    for start in stride(from: size, to: image.count, by: size) {
      for place in 9..<40 where place > 11 {
        // Zeroes are common, and decide much.
        if Bool.random(using: &generator) { image[start + place] = UInt8.random(in: 0...255, using: &generator) }
      }
      for place in [8, 9] { image[start + place] = [0, 0, 1, 0x40, 0x42].randomElement(using: &generator) ?? 0 }
      image[start + 15] &= 0x7F
      if Bool.random(using: &generator) { for place in 24..<32 { image[start + place] = 0 } }
      image[start + levelPlace] = UInt8.random(in: 0...3, using: &generator)
      image[start + flagPlace] = [0x20, 0x20, 0x40, 0x21, 0xA0, 0x28].randomElement(using: &generator) ?? 0x20
      image[start + 4] = ["=", "=", "=", "!", "<"].randomElement(using: &generator).flatMap(\.utf8.first) ?? 0x3D
      image[start + 5] = UInt8.random(in: 0...12, using: &generator)
      image[start + 6] = UInt8.random(in: 1...30, using: &generator)
      guard Int.random(in: 0..<50, using: &generator) == 0 else { continue }
      let place = [0, 1, 2, 3, 5, 6, 7].randomElement(using: &generator) ?? 0
      image[start + place] = [0, 1, 59, 60, 61, 62, 128, 129, 255].randomElement(using: &generator) ?? 0
    }
    let database = try MagicDatabase(images: [image], label: "test", checksAll: false)
    return try #require(database.files.first)
  }

  private func expectSameTests(_ file: MagicDatabaseFile) -> Int {
    var count = 0
    for index in 0..<file.recordCount {
      guard let quick = MagicFixedTest.quickTest(of: index, in: file) else { continue }
      count += 1
      var isAlsoNext = false
      let record = file.record(index)
      let full = MagicFixedTest.test(of: record, in: file, group: 0, isAlsoNext: &isAlsoNext)
      #expect(!isAlsoNext && !record.flags.contains(.fromEnd))
      #expect(
        full.map { $0.offset == quick.offset && $0.mask == quick.mask && $0.value == quick.value } ?? false,
        "record \(index), \(record.type): \(quick), not \(String(describing: full))")
    }
    return count
  }

  @Test(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
  func quickTestsAreThoseOfTheDecodedRecords() throws {
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
    for file in database.files { #expect(expectSameTests(file) > 10_000) }
  }

  @Test(arguments: [18, 20, 21] as [UInt32])
  func quickTestsAreThoseOfRandomRecords(_ version: UInt32) throws {
    var generator = SeededGenerator(seed: UInt64(version))
    #expect(expectSameTests(try Self.file(version: version, count: 3000, &generator)) > 200)
  }

  @Test(arguments: [18, 20, 21] as [UInt32])
  func findsTheNextGroupOrDamage(_ version: UInt32) throws {
    var generator = SeededGenerator(seed: UInt64(version) + 1)
    let file = try Self.file(version: version, count: 2000, &generator)
    let levels = (0..<file.recordCount).map { file.level(of: $0) }
    #expect(levels.contains(-1) && levels.contains(0) && levels.contains(3))
    for index in levels.indices {
      #expect(file.beginsGroup(index) == (levels[index] == 0))
      let end = Int.random(in: index...levels.count, using: &generator)
      let expected = levels[index..<end].firstIndex { $0 <= 0 } ?? end
      #expect(file.nextGroup(from: index, to: end) == expected, "from \(index) to \(end)")
    }
  }

  /// Every text that a group's first record matches contains one of the literals by which its group is told.
  @Test(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
  func whatARecordMatchesHasItsLiterals() throws {
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
    let file = try #require(database.files.first)
    var count = 0
    for index in 0..<file.recordCount {
      let record = file.record(index)
      var literals = MagicLiterals()
      guard let entries = literals.append(of: record, in: file, group: 0) else { continue }
      count += 1
      let value = file.valueString(index)
      let sample =
        record.type == .regex ? ExpressionSample.text(for: value) : file.value(index, length: record.valueLength)
      let folded = Data(sample.map { $0 | 0x20 })
      let isThere = entries.contains { entry in
        folded.range(of: Data(literals.text[entry.start..<(entry.start + entry.length)])) != nil
      }
      #expect(isThere, "line \(record.line): \(String(decoding: value, as: UTF8.self))")
    }
    #expect(count > 300)
  }
}
