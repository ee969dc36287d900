// SPDX-License-Identifier: Apache-2.0

/// The test of all groups for binaries without an index, which is quicker for a file or two.
extension MagicEvaluator {
  /// Records that are passed between two looks at the clock.
  private static let recordsBetweenClocks = 256

  /// Tests one group after the other, up to the first that matches; most are told by their fixed bytes.
  mutating func walkAllGroups(
    of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ context: MagicContext
  ) -> MagicResult {
    var found = false
    var starts: [Int32] = []
    starts.reserveCapacity(file.namedStart / 4)
    let plainLength = linesApply ? plainLength : 0
    // Groups that follow each other often look at the same bytes.
    var place = -1
    var bytes: UInt64 = 0
    var next = 0
    var nextClock = 0
    while next < file.namedStart {
      let group = next
      if group >= nextClock {
        guard !isOutOfTime() else { return .failed }
        nextClock = group &+ Self.recordsBetweenClocks
      }
      guard file.beginsGroup(group) else {
        fail(damaged: group, of: file)
        return .failed
      }
      starts.append(Int32(truncatingIfNeeded: group))
      next = file.nextGroup(from: group &+ 1, to: file.namedStart)
      if let test = MagicFixedTest.quickTest(of: group, in: file) {
        readsTail = false
        if test.offset != place { (place, bytes) = (test.offset, word(at: test.offset, in: input)) }
        guard bytes & test.mask == test.value else { continue }
      } else if cannotMatch(group, of: file, input, fileEnd: fileEnd, &end, plainLength: plainLength, context) {
        guard !needsRest else { return .failed }
        continue
      }
      let step = testGroup(group, of: file, input, fileEnd: fileEnd, &end, context, &found)
      if case .stop(let result) = step { return result }
    }
    file.adopt(groups: MagicGroupTable(starts: starts, damaged: nil))
    return returnValue
  }

  /// Whether the first record of a group of any kind is certain not to match; where that takes more than the beginning that is
  /// there, `needsRest` becomes true.
  private mutating func cannotMatch(
    _ group: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    plainLength: Int, _ context: MagicContext
  ) -> Bool {
    let record = file.record(group)
    guard record.type == .name || record.flags.isSuperset(of: context.set) else { return true }
    if record.flags.contains(.fromEnd), case .unknown = end { end = .length(min(input.count, fileEnd.count)) }
    var isAlsoNext = false
    guard let test = MagicFixedTest.test(of: record, in: file, group: 0, isAlsoNext: &isAlsoNext) else {
      return plainLength > 0 && record.plainTextReach(in: file).map { $0 <= plainLength } ?? false
    }
    readsTail = record.flags.contains(.fromEnd)
    let place = readsTail ? end.count - test.offset : test.offset
    if isCut, place < 0 {
      giveUpForRest()
      return true
    }
    let source = readsTail ? fileEnd.extracting(last: end.count) : input
    return !holds(test, in: source, at: place) && !(isAlsoNext && holds(test, in: source, at: place + 1))
  }

  /// Whether the bytes at a place agree with a test, zeroes standing for what lies beyond the end.
  private func holds(_ test: MagicFixedTest, in source: Span<UInt8>, at place: Int) -> Bool {
    place >= 0 && word(at: place, in: source) & test.mask == test.value
  }
}
