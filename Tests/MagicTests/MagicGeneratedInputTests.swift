// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Magic

/// Makes for every group of the database a file that its first record matches, and compares the answers.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicGeneratedInputTests {
  /// Groups whose first record reads further into a file than this are left out.
  private static let reach = 100_000

  /// Lines whose answers depend on what libmagic happens to have in memory: whole words (`/f`) at the very end of a text,
  /// and a description that quotes as many bytes as an earlier search found, of which there are fewer now.
  private static let readsBehindText: Set<UInt32> = [7, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111]

  /// Bytes that a record of level 0 matches, as far as its value tells.
  private static func input(for record: MagicRecord, in file: MagicDatabaseFile) -> [UInt8]? {
    let offset = Int(record.offset)
    guard offset >= 0, offset < reach, !record.flags.contains(.indirect) else { return nil }
    var value: [UInt8]
    switch record.type {
    case .string, .search, .pstring: value = file.value(record.index, length: record.valueLength)
    case .regex: value = file.valueString(record.index).filter { $0 != UInt8(ascii: "^") && $0 != UInt8(ascii: "\\") }
    case .guid: value = file.value(record.index, length: 16)
    case .lestring16: value = file.value(record.index, length: record.valueLength).flatMap { [$0, 0] }
    default:
      let width = record.type.width
      guard width > 0 else { return nil }
      let number = record.type.byteOrder == .big ? record.value.byteSwapped >> UInt64(64 - width * 8) : record.value
      value = (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
    }
    if record.type == .pstring { value.insert(UInt8(value.count), at: 0) }
    if record.flags.contains(.fromEnd) {
      return [UInt8](repeating: 1, count: 32) + value + [UInt8](repeating: 1, count: max(0, offset - value.count))
    }
    return [UInt8](repeating: record.flags.contains(.text) ? 0x20 : 0, count: offset) + value
  }

  @Test func answersLikeLibMagicForEveryGroup() throws {
    let oracle = try #require(LibMagicOracle())
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
    var evaluator = MagicEvaluator(database)
    var count = 0
    for file in database.files {
      for group in TestShare.of(file.groups) {
        let record = file.record(Int(group))
        guard let head = Self.input(for: record, in: file), !Self.readsBehindText.contains(record.line) else {
          continue
        }
        count += 1
        for tail in [
          [], [UInt8](repeating: 0, count: 200), Array((0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37) }),
          Array("1 text\n".utf8),
        ] {
          let bytes = head + tail
          for options in [[], .mimeType] as [MagicOptions] {
            let mine = evaluator.evaluate(bytes.span, of: MagicSubject(), options: options)
            #expect(mine == oracle.examine(bytes, options), "line \(record.line), \(record.type), \(bytes.count) bytes")
          }
        }
      }
    }
    #expect(count > 3000 / TestShare.oneIn)
  }

  /// A group that the index leaves out must not match; testing all of them finds the same.
  @Test func indexLeavesOutNothingThatMatches() throws {
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
    let file = try #require(database.files.first)
    let index = MagicIndex(file, set: .binary)
    #expect(index.always.reduce(0) { $0 + $1.nonzeroBitCount } < 80)
    for (number, group) in file.groups.enumerated() {
      let record = file.record(Int(group))
      guard record.flags.contains(.binary), record.relation == UInt8(ascii: "="),
        let bytes = Self.input(for: record, in: file)
      else { continue }
      if record.mask != 0, !record.type.isString, record.value & ~record.mask != 0 { continue }
      var selected = MagicSelection()
      let plain = Self.plainLength(bytes)
      index.select(
        bytes.span, end: bytes.span, plainLength: plain == bytes.count ? Int.max : plain,
        expressionLimit: MagicLimits().regularExpression, into: &selected)
      #expect(selected.contains(number), "line \(record.line), \(record.type)")
    }
  }

  /// How many of the first bytes are plain ASCII text.
  private static func plainLength(_ bytes: [UInt8]) -> Int {
    bytes.firstIndex { !(0x07...0x0D).contains($0) && $0 != 0x1B && !(0x20...0x7E).contains($0) } ?? bytes.count
  }

  /// A file that such a record matches is no plain text as far as the record looks.
  @Test func whatPlainTextRulesOutDoesNotMatchIt() throws {
    let database = try MagicDatabase(paths: [LibMagicOracle.databasePath])
    var generator = SeededGenerator(seed: 5)
    var count = 0
    for file in database.files {
      for group in file.groups {
        let record = file.record(Int(group))
        guard let reach = record.plainTextReach(in: file), reach < 100_000 else { continue }
        count += 1
        for _ in 0..<50 {
          let bytes = (0..<(reach + 8)).map { _ in UInt8.random(in: 0x07...0x0D, using: &generator) }
          #expect(!Self.matches(record, in: file, bytes), "line \(record.line), \(record.type)")
        }
        if let head = Self.input(for: record, in: file), Self.matches(record, in: file, head) {
          #expect(Self.plainLength(head) < reach, "line \(record.line), \(record.type)")
        }
      }
    }
    #expect(count > 10)
  }

  /// Whether a record of level 0 matches, read plainly from the manual page.
  private static func matches(_ record: MagicRecord, in file: MagicDatabaseFile, _ bytes: [UInt8]) -> Bool {
    let offset = Int(record.offset)
    if record.type == .search {
      let value = file.value(record.index, length: record.valueLength)
      return (offset...(offset + record.range)).contains { bytes.dropFirst($0).starts(with: value) }
    }
    let width = record.type.width
    guard bytes.count >= offset + width else { return false }
    let stored = Array(bytes[offset..<(offset + width)])
    let ordered = record.type.byteOrder == .little ? stored.reversed() : stored
    // All bytes are below 0x80, so that a sign changes nothing.
    let number = ordered.reduce(0) { $0 << 8 | Int64($1) }
    let value = Int64(bitPattern: record.value)
    return record.relation == UInt8(ascii: "<") ? number < value : number & value == value
  }
}
