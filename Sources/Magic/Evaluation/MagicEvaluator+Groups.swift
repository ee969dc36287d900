// SPDX-License-Identifier: Apache-2.0
import RegularExpressions

/// Which groups of records are tested, in the database's order.
extension MagicEvaluator {
  /// Groups that are tested before the clock is looked at again.
  private static let groupsBetweenClocks = 16

  /// Tests all records of the database.
  ///
  /// `keepsLines` tells that the lines of the run before are those of this one.
  mutating func testRecords(
    _ input: Span<UInt8>, fileEnd: Span<UInt8>, isRegular: Bool, set: MagicRecordFlags, looksLikeText: Bool,
    keepsLines: Bool = false
  ) -> MagicResult {
    run = MagicRun(inputIsText: set == .text)
    if !keepsLines { lineStarts.reset() }
    var frame = MagicFrame(set: set, looksLikeText: looksLikeText, end: isRegular ? .unknown : .missing)
    var result = MagicResult.unmatched
    for file in database.files {
      let found = testAllGroups(of: file, input, fileEnd: fileEnd, &frame)
      if found == .failed { return .failed }
      if found != .unmatched {
        if !options.contains(.allMatches) { return found }
        result = found
      }
    }
    return result
  }

  /// Tests the groups of one database file, with a result of its own.
  mutating func testAllGroups(
    of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> MagicResult {
    (frame.hasFound, frame.result) = (false, .unmatched)
    reading.readsEnd = false
    if evaluation.isWalking, frame.set == .binary { return walkAllGroups(of: file, input, fileEnd: fileEnd, &frame) }
    // Records that start over need a set of their own.
    var selection = MagicSelection()
    swap(&selection, &selected)
    defer {
      swap(&selection, &selected)
      reading.firstPlace = 0
    }
    let key = file.number * 2 + (frame.set == .text ? 1 : 0)
    let index = indexes[key] ?? database.index(of: file, frame.set)
    indexes[key] = index
    if let damaged = index.damaged {
      fail(damaged: damaged, of: file)
      return .failed
    }
    // The groups are those of the run before, less those that were ruled out, if that was over the same bytes.
    let place = run.linesApply && shared != nil ? key : -1
    if place >= 0, let known = shared?.selections[place], !known.isEmpty {
      selection = known
    } else {
      if evaluation.isCut, index.furthestFromEnd > fileEnd.count {
        return giveUpForRest()
      }
      select(with: index, input, fileEnd: fileEnd, frame, into: &selection)
      if place >= 0 { shared?.selections[place] = selection }
    }
    trace?.noteSelection(of: selection.count, from: file.groups.count - 1, in: frame.set)
    var count = 0
    for word in selection.groups.indices {
      while selection.groups[word] != 0 {
        let group = word &* 64 &+ selection.groups[word].trailingZeroBitCount
        selection.remove(group)
        count &+= 1
        if count % Self.groupsBetweenClocks == 0, isOutOfTime() { return .failed }
        // libmagic reads the end when it comes to the first record that counts from there.
        if group >= index.firstEndGroup { frame.end.look(min(input.count, fileEnd.count)) }
        reading.firstPlace = selection.place(of: group)
        let step = testGroup(Int(index.starts[group]), of: file, input, fileEnd: fileEnd, &frame)
        if run.isRuledOut, place >= 0 { shared?.selections[place].remove(group) }
        if case .stop(let result) = step { return result }
      }
    }
    return frame.result
  }

  private func select(
    with index: MagicIndex, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ frame: MagicFrame,
    into selection: inout MagicSelection
  ) {
    var end = frame.end
    end.look(min(input.count, fileEnd.count))
    let plainLength = run.linesApply && frame.set == .binary ? evaluation.plainLength : 0
    index.select(
      input, end: fileEnd.extracting(last: end.count), plainLength: plainLength,
      expressionLimit: limits.regularExpression, into: &selection)
    if sourceIsCut { index.select(behind: input.count, into: &selection) { word(at: $0, in: input) } }
  }
}
