// SPDX-License-Identifier: Apache-2.0

/// The test of all groups for binaries without an index, which is quicker for a file or two.
extension MagicEvaluator {
  /// Records that are passed between two looks at the clock.
  private static let recordsBetweenClocks = 256

  /// Tests one group after the other, up to the first that matches; most are told by their fixed bytes.
  mutating func walkAllGroups(
    of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> MagicResult {
    var starts: [Int32] = []
    starts.reserveCapacity(file.namedStart / 4)
    let plainLength = run.linesApply ? evaluation.plainLength : 0
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
        reading.readsEnd = false
        if test.offset != place { (place, bytes) = (test.offset, word(at: test.offset, in: input)) }
        guard bytes & test.mask == test.value else { continue }
      } else if cannotMatch(group, of: file, input, fileEnd: fileEnd, plainLength: plainLength, &frame) {
        guard !evaluation.needsRest else { return .failed }
        continue
      }
      let step = testGroup(group, of: file, input, fileEnd: fileEnd, &frame)
      if case .stop(let result) = step { return result }
    }
    file.adopt(groups: MagicGroupTable(starts: starts, damaged: nil))
    return frame.result
  }

  /// Whether the first record of a group of any kind is certain not to match; where that takes more than the beginning that is
  /// there, `needsRest` becomes true.
  private mutating func cannotMatch(
    _ group: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, plainLength: Int,
    _ frame: inout MagicFrame
  ) -> Bool {
    let record = file.record(group)
    guard record.type == .name || record.flags.isSuperset(of: frame.set) else { return true }
    if record.flags.contains(.fromEnd) { frame.end.look(min(input.count, fileEnd.count)) }
    var isAlsoNext = false
    guard let test = MagicFixedTest.test(of: record, in: file, group: 0, isAlsoNext: &isAlsoNext) else {
      return plainLength > 0 && record.plainTextReach(in: file).map { $0 <= plainLength } ?? false
    }
    reading.readsEnd = record.flags.contains(.fromEnd)
    let place = reading.readsEnd ? frame.end.count - test.offset : test.offset
    if evaluation.isCut, place < 0 {
      giveUpForRest()
      return true
    }
    let source = reading.readsEnd ? fileEnd.extracting(last: frame.end.count) : input
    return !holds(test, in: source, at: place) && !(isAlsoNext && holds(test, in: source, at: place + 1))
  }

  /// Whether the bytes at a place agree with a test, zeroes standing for what lies beyond the end.
  private func holds(_ test: MagicFixedTest, in source: Span<UInt8>, at place: Int) -> Bool {
    place >= 0 && word(at: place, in: source) & test.mask == test.value
  }
}
