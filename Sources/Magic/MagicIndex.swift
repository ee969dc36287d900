// SPDX-License-Identifier: Apache-2.0
import RegularExpressions

/// Tells which groups of a database file can match given bytes, so that the others need not be tested.
///
/// Immutable, so that all threads share it. A group that it leaves out is certain not to match.
final class MagicIndex: Sendable {
  /// Groups that are always tested, one bit each.
  private let always: [UInt64]
  /// Tests at offset 0, sorted by the first byte they ask for.
  private let headTests: [MagicFixedTest]
  /// Where the tests for each first byte begin in `headTests`, and the end of the last.
  private let headStarts: [Int32]
  /// All other tests, sorted by offset.
  private let tests: [MagicFixedTest]
  /// Tests that count from the end, their offsets negative.
  private let endTests: [MagicFixedTest]
  /// The first group that counts from the end; `Int.max` where there is none.
  let firstEndGroup: Int
  /// Text that other groups need.
  private let scanner: LiteralScanner?

  /// Indexes the groups of one set, binary or text.
  init(_ file: MagicDatabaseFile, set: MagicRecordFlags) {
    let groupCount = file.groups.count - 1
    var always = [UInt64](repeating: 0, count: (groupCount + 63) / 64)
    var head: [MagicFixedTest] = []
    var rest: [MagicFixedTest] = []
    var end: [MagicFixedTest] = []
    var literals: [LiteralScanner.Literal] = []
    var firstEnd = Int.max
    head.reserveCapacity(groupCount)
    rest.reserveCapacity(groupCount / 4)
    for group in 0..<groupCount {
      let record = file.record(Int(file.groups[group]))
      guard record.type == .name || record.flags.isSuperset(of: set) else { continue }
      if record.flags.contains(.fromEnd) { firstEnd = min(firstEnd, group) }
      var isAlsoNext = false
      if var test = MagicFixedTest.test(of: record, in: file, group: Int32(group), isAlsoNext: &isAlsoNext) {
        if record.flags.contains(.fromEnd) {
          test.offset = -test.offset
          end.append(test)
        } else if test.offset == 0, test.mask & 0xFF == 0xFF {
          head.append(test)
        } else {
          rest.append(test)
        }
        if isAlsoNext {
          test.offset += 1
          rest.append(test)
        }
        continue
      }
      if set == .text, let needed = Self.literals(of: record, in: file), !needed.isEmpty {
        for bytes in needed { literals.append(LiteralScanner.Literal(bytes: bytes, group: Int32(group))) }
        continue
      }
      always[group / 64] |= 1 << UInt64(group % 64)
    }
    self.always = always
    (headTests, headStarts) = Self.sortedByFirstByte(head)
    rest.sort { $0.offset < $1.offset }
    tests = rest
    endTests = end
    firstEndGroup = firstEnd
    scanner = literals.isEmpty ? nil : LiteralScanner(literals)
  }

  private static func sortedByFirstByte(_ tests: [MagicFixedTest]) -> ([MagicFixedTest], [Int32]) {
    var starts = [Int32](repeating: 0, count: 257)
    for test in tests { starts[Int(test.value & 0xFF) + 1] += 1 }
    for byte in 0..<256 { starts[byte + 1] += starts[byte] }
    var next = starts
    var sorted = tests
    for test in tests {
      let byte = Int(test.value & 0xFF)
      sorted[Int(next[byte])] = test
      next[byte] += 1
    }
    return (sorted, starts)
  }

  /// Texts, folded, of which one must be there for a record to match; nil where that is not known.
  private static func literals(of record: MagicRecord, in file: MagicDatabaseFile) -> [[UInt8]]? {
    guard record.relation == UInt8(ascii: "=") else { return nil }
    if record.type == .regex {
      let ignoringCase = !record.stringFlags.isDisjoint(with: .ignoreCase)
      return ExpressionRequirement.literals(of: file.valueString(record.index), ignoringCase: ignoringCase)
    }
    guard record.type == .search || record.type == .string else { return nil }
    let value = file.value(record.index, length: record.valueLength)
    var pieces = [value[...]]
    if !record.stringFlags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace]) {
      pieces = value.split(whereSeparator: MagicCharacters.isSpace)
    }
    guard let longest = pieces.max(by: { $0.count < $1.count }), longest.count >= 3 else { return nil }
    return [longest.map(ExpressionRequirement.folded)]
  }

  /// The number of words that a set of groups takes.
  var wordCount: Int { always.count }

  /// Sets the bits of the groups that can match; `end` is what may be looked at from the end.
  func select(_ input: Span<UInt8>, end: Span<UInt8>, into groups: inout [UInt64]) {
    groups.removeAll(keepingCapacity: true)
    groups.append(contentsOf: always)
    guard input.count > 0 else { return }
    let head = input.littleEndian(at: 0, width: 8)
    var index = Int(headStarts[Int(head & 0xFF)])
    let last = Int(headStarts[Int(head & 0xFF) &+ 1])
    while index < last {
      let test = headTests[index]
      if head & test.mask == test.value { groups[Int(test.group) >> 6] |= 1 << UInt64(test.group & 63) }
      index &+= 1
    }
    var offset = -1
    var word: UInt64 = 0
    for test in tests {
      if test.offset != offset {
        offset = test.offset
        guard offset < input.count else { break }
        word = input.littleEndian(at: offset, width: 8)
      }
      if word & test.mask == test.value { groups[Int(test.group) >> 6] |= 1 << UInt64(test.group & 63) }
    }
    for test in endTests where end.count &+ test.offset >= 0 {
      if end.littleEndian(at: end.count &+ test.offset, width: 8) & test.mask == test.value {
        groups[Int(test.group) >> 6] |= 1 << UInt64(test.group & 63)
      }
    }
    scanner?.select(input, into: &groups)
  }

  /// The groups that are always tested, for a look at the index's quality.
  var alwaysTested: [Int] {
    (0..<(always.count * 64)).filter { always[$0 / 64] & (1 << UInt64($0 % 64)) != 0 }
  }
}
