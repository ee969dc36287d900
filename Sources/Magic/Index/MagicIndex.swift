// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import RegularExpressions

/// Tells which groups of a database file can match given bytes, so that the others need not be tested.
///
/// Immutable, so that all threads share it. A group that it leaves out is certain not to match.
final class MagicIndex: Sendable {
  /// The first records of all groups.
  let starts: [Int32]
  /// The first record that makes no sense; nil where all are sound.
  let damaged: Int?
  /// Groups that are always tested, one bit each.
  let always: [UInt64]
  /// Groups among them that plain text of a length rules out.
  private let notInText: [(group: Int32, reach: Int)]
  /// Tests at the offsets that have many of them.
  private let offsetTests: [MagicOffsetTests]
  /// All other tests, sorted by offset.
  private let tests: [MagicFixedTest]
  /// Tests that count from the end, their offsets negative.
  private let endTests: [MagicFixedTest]
  /// How far from the end the furthest of them looks.
  let furthestFromEnd: Int
  /// The first group that counts from the end; `Int.max` where there is none.
  let firstEndGroup: Int
  /// Text that other groups need near the beginning.
  private let nearScanner: LiteralScanner?
  /// Text that some of them need wherever it is.
  private let farScanner: LiteralScanner?
  /// How far a search looks whose text `nearScanner` knows.
  private let searchReach: Int
  /// Groups whose text is too short to be looked for far into a text, one bit each.
  private let farAlways: [UInt64]
  /// Groups whose text white space of any length may push further, one bit each.
  private let blankLed: [UInt64]
  /// Where the last regular expression of them begins, which looks as far as the limits say.
  private let lastExpression: Int

  /// Indexes the groups of one set, binary or text.
  init(_ file: MagicDatabaseFile, set: MagicRecordFlags) {
    let table = file.groupStarts
    (starts, damaged) = (table.starts, table.damaged)
    var groups = SortedGroups(of: file, set: set, count: starts.count)
    for group in starts.indices {
      let start = Int(starts[group])
      // Few groups are for text, and the others need not be decoded to be left out.
      if set == .binary || file.mayApply(start, set) { groups.add(group, beginningWith: file.record(start)) }
    }
    (always, notInText) = (groups.always, groups.notInText)
    (offsetTests, tests) = Self.sortedByOffset(groups.tests)
    (endTests, firstEndGroup) = (groups.endTests, groups.firstEndGroup)
    furthestFromEnd = endTests.map { -$0.offset }.max() ?? 0
    let (near, far) = (groups.literals, groups.farLiterals)
    nearScanner = near.entries.isEmpty ? nil : LiteralScanner(near.entries, in: near.text)
    farScanner = far.isEmpty ? nil : LiteralScanner(far, in: near.text)
    (searchReach, lastExpression) = (groups.searchReach, groups.lastExpression)
    (farAlways, blankLed) = (groups.farAlways, groups.blankLed)
  }

  /// The groups of a set, sorted by what can rule them out; its properties are those of the index.
  private struct SortedGroups {
    private let file: MagicDatabaseFile
    private let set: MagicRecordFlags

    private(set) var always: [UInt64]
    private(set) var notInText: [(group: Int32, reach: Int)] = []
    private(set) var tests: [MagicFixedTest] = []
    private(set) var endTests: [MagicFixedTest] = []
    private(set) var firstEndGroup = Int.max
    private(set) var literals = MagicLiterals()
    private(set) var farLiterals: [LiteralScanner.Literal] = []
    private(set) var searchReach = 0
    private(set) var lastExpression = 0
    private(set) var farAlways: [UInt64]
    private(set) var blankLed: [UInt64]

    /// No group of so many.
    init(of file: MagicDatabaseFile, set: MagicRecordFlags, count: Int) {
      (self.file, self.set) = (file, set)
      always = [UInt64](repeating: 0, count: (count + 63) / 64)
      (farAlways, blankLed) = (always, always)
      if set == .binary { tests.reserveCapacity(count) }
    }

    /// Adds a group by its first record, if it is of the set.
    mutating func add(_ group: Int, beginningWith record: MagicRecord) {
      guard record.type == .name || record.flags.isSuperset(of: set) else { return }
      if record.flags.contains(.fromEnd) { firstEndGroup = min(firstEndGroup, group) }
      guard !addTest(of: record, group), !addLiterals(of: record, group) else { return }
      always.insert(group: group)
      if set == .binary, let reach = record.plainTextReach(in: file) { notInText.append((Int32(group), reach)) }
    }

    /// Adds the test that rules a group out at once; false where there is none.
    private mutating func addTest(of record: MagicRecord, _ group: Int) -> Bool {
      var isAlsoNext = false
      guard var test = MagicFixedTest.test(of: record, in: file, group: group, isAlsoNext: &isAlsoNext) else {
        return false
      }
      if record.flags.contains(.fromEnd) {
        test.offset = -test.offset
        endTests.append(test)
      } else {
        tests.append(test)
      }
      if isAlsoNext {
        test.offset += 1
        tests.append(test)
      }
      return true
    }

    /// Adds the text that a group for text needs somewhere; false where it needs none.
    private mutating func addLiterals(of record: MagicRecord, _ group: Int) -> Bool {
      // The end of a file is not among what is scanned.
      guard set == .text, !record.flags.contains(.fromEnd),
        let needed = literals.append(of: record, in: file, group: Int32(group)),
        literals.entries.count <= LiteralScanner.mostLiterals
      else { return false }
      if record.type == .regex, record.offset >= 0, !record.flags.contains(.indirect) {
        lastExpression = max(lastExpression, Int(record.offset))
      } else if let reach = MagicIndex.searchReach(of: record, in: file) {
        searchReach = max(searchReach, reach)
        if file.beginsWithSpace(record) { blankLed.insert(group: group) }
      } else if needed.allSatisfy({ $0.length >= LiteralScanner.longLiteral }) {
        farLiterals += needed
      } else {
        farAlways.insert(group: group)
      }
      return true
    }
  }

  /// Reads the index of a file's groups from an archive.
  init(from archive: inout MagicArchiveReader, groups table: MagicGroupTable) {
    (starts, damaged) = (table.starts, table.damaged)
    always = archive.values(UInt64.self)
    notInText = zip(archive.values(Int32.self), archive.values(Int.self)).map { (group: $0, reach: $1) }
    offsetTests = (0..<archive.count()).map { _ in MagicOffsetTests(from: &archive) }
    tests = archive.values(MagicFixedTest.self)
    endTests = archive.values(MagicFixedTest.self)
    furthestFromEnd = archive.number()
    firstEndGroup = archive.number()
    nearScanner = archive.number() == 0 ? nil : LiteralScanner(from: &archive)
    farScanner = archive.number() == 0 ? nil : LiteralScanner(from: &archive)
    searchReach = archive.number()
    farAlways = archive.values(UInt64.self)
    blankLed = archive.values(UInt64.self)
    lastExpression = archive.number()
  }

  /// Writes the index to an archive, but for where the groups begin.
  func write(to archive: inout MagicArchiveWriter) {
    archive.write(always)
    archive.write(notInText.map(\.group))
    archive.write(notInText.map(\.reach))
    archive.write(offsetTests.count)
    for table in offsetTests { table.write(to: &archive) }
    archive.write(tests)
    archive.write(endTests)
    archive.write(furthestFromEnd)
    archive.write(firstEndGroup)
    for scanner in [nearScanner, farScanner] {
      archive.write(scanner == nil ? 0 : 1)
      scanner?.write(to: &archive)
    }
    archive.write(searchReach)
    archive.write(farAlways)
    archive.write(blankLed)
    archive.write(lastExpression)
  }

  /// Searches that look further than this are rare, and not worth that all texts are scanned as far.
  private static let furthestReach = 16 * 1024

  /// The end of what a search looks at, white space in front aside; nil where that is far or not known.
  private static func searchReach(of record: MagicRecord, in file: MagicDatabaseFile) -> Int? {
    guard record.type == .search, record.range > 0, record.range < furthestReach, record.offset >= 0,
      record.offset < furthestReach,
      record.flags.isDisjoint(with: [.indirect, .relativeOffset, .relativeIndirect, .fromEnd])
    else { return nil }
    // A plain search looks at one place more than its range tells; white space in front must end in time to be noticed.
    let room = file.beginsWithSpace(record) ? MagicDatabaseFile.maximumValueLength : 0
    return Int(record.offset) + record.range + 1 + record.valueLength + room
  }

  /// Makes tables for the offsets that have many tests, and sorts what is left by offset.
  private static func sortedByOffset(_ tests: [MagicFixedTest]) -> ([MagicOffsetTests], [MagicFixedTest]) {
    var tables: [MagicOffsetTests] = []
    var rest: [MagicFixedTest] = []
    // Numbers are sooner sorted than tests, and most tests are at the first byte; no offset takes more than 32 bits.
    var order: [UInt64] = []
    var others: [UInt64] = []
    order.reserveCapacity(tests.count)
    for (index, test) in tests.enumerated() {
      if test.offset == 0 {
        order.append(UInt64(index))
      } else {
        others.append(UInt64(test.offset) << 32 | UInt64(index))
      }
    }
    others.sort()
    order += others
    var start = 0
    while start < order.count {
      let offset = order[start] >> 32
      var end = start + 1
      while end < order.count, order[end] >> 32 == offset { end += 1 }
      var some = order[start..<end].map { tests[Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF)] }
      if some.count >= MagicOffsetTests.fewest {
        tables.append(MagicOffsetTests(at: Int(offset), takenFrom: &some))
      }
      rest += some
      start = end
    }
    return (tables, rest)
  }

  /// Selects the groups that can match.
  ///
  /// - Parameters:
  ///   - end: what may be looked at from the end.
  ///   - plainLength: how many of the first bytes are known to be plain ASCII text; `Int.max` for all there are.
  ///   - expressionLimit: how many bytes regular expressions search.
  func select(
    _ input: Span<UInt8>, end: Span<UInt8>, plainLength: Int, expressionLimit: Int, into selection: inout MagicSelection
  ) {
    selection.reset(to: always)
    for (group, reach) in notInText where reach <= plainLength { selection.remove(Int(group)) }
    for test in endTests where end.count &+ test.offset >= 0 {
      if end.littleEndian(at: end.count &+ test.offset, width: 8) & test.mask == test.value {
        selection.insert(test.group)
      }
    }
    // Tests may start over at the very end of a file, whose last bytes are there still.
    guard input.count > 0 else { return }
    for table in offsetTests {
      guard table.offset < input.count else { break }
      table.select(input.littleEndian(at: table.offset, width: 8), into: &selection)
    }
    var offset = -1
    var word: UInt64 = 0
    for test in tests {
      if test.offset != offset {
        offset = test.offset
        guard offset < input.count else { break }
        word = input.littleEndian(at: offset, width: 8)
      }
      if word & test.mask == test.value { selection.insert(test.group) }
    }
    guard let nearScanner else { return }
    let reach = max(searchReach, lastExpression + expressionLimit)
    nearScanner.select(input.extracting(first: reach), from: 0, into: &selection)
    guard input.count > reach else { return }
    // No literal is longer, so one that the first scan did not see whole begins after this place.
    let rest = max(0, reach - MagicDatabaseFile.maximumValueLength)
    farScanner?.select(input, from: rest, into: &selection)
    // White space that pushes a text beyond the reach of the first scan is there as well.
    let isPushed = input[rest].isWhiteSpace
    for word in farAlways.indices { selection.groups[word] |= farAlways[word] | (isPushed ? blankLed[word] : 0) }
  }

  /// Adds the groups that are told by bytes of which some lie after a place, where `word` reads eight of them.
  func select(behind place: Int, into selection: inout MagicSelection, word: (_ offset: Int) -> UInt64) {
    for table in offsetTests where table.offset + 8 > place { table.select(word(table.offset), into: &selection) }
    var offset = -1
    var bytes: UInt64 = 0
    for test in tests.reversed() {
      guard test.offset + 8 > place else { break }
      if test.offset != offset {
        offset = test.offset
        bytes = word(offset)
      }
      if bytes & test.mask == test.value { selection.insert(test.group) }
    }
  }
}

extension MagicDatabaseFile {
  /// Whether the value of a record begins with white space that may stand for more of it.
  fileprivate func beginsWithSpace(_ record: MagicRecord) -> Bool {
    !record.stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace])
      && valueByte(record.index, 0).isWhiteSpace
  }
}
