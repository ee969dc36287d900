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
    printedSomething = false
    needsSeparator = false
    isFirstLine = true
    indirectCount = 0
    nameCount = 0
    levelBase = 0
    inputIsText = set == .text
    linesApply = true
    if !keepsLines { lineStarts.reset() }
    var end: MagicFileEnd = isRegular ? .unknown : .missing
    let context = MagicContext(set: set, looksLikeText: looksLikeText)
    var result = MagicResult.unmatched
    for file in database.files {
      let found = testAllGroups(of: file, input, fileEnd: fileEnd, &end, context)
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
    of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ context: MagicContext
  ) -> MagicResult {
    let outer = returnValue
    returnValue = .unmatched
    readsTail = false
    defer { returnValue = outer }
    if isWalking, context.set == .binary { return walkAllGroups(of: file, input, fileEnd: fileEnd, &end, context) }
    var found = false
    // Records that start over need a set of their own.
    var selection = MagicSelection()
    swap(&selection, &selected)
    defer {
      swap(&selection, &selected)
      firstPlace = 0
    }
    let key = file.number * 2 + (context.set == .text ? 1 : 0)
    let index = indexes[key] ?? database.index(of: file, context.set)
    indexes[key] = index
    if let damaged = index.damaged {
      fail(damaged: damaged, of: file)
      return .failed
    }
    // The groups are those of the run before, less those that were ruled out, if that was over the same bytes.
    let place = linesApply && shared != nil ? key : -1
    if place >= 0, let known = shared?.selections[place], !known.isEmpty {
      selection = known
    } else {
      if isCut, index.furthestFromEnd > fileEnd.count {
        return giveUpForRest()
      }
      let plainLength = linesApply && context.set == .binary ? plainLength : 0
      select(with: index, input, fileEnd: fileEnd, end, plainLength: plainLength, into: &selection)
      if place >= 0 { shared?.selections[place] = selection }
    }
    trace?.noteSelection(of: selection.count, from: file.groups.count - 1, in: context.set)
    var count = 0
    for word in selection.groups.indices {
      while selection.groups[word] != 0 {
        let group = word &* 64 &+ selection.groups[word].trailingZeroBitCount
        selection.remove(group)
        count &+= 1
        if count % Self.groupsBetweenClocks == 0, isOutOfTime() { return .failed }
        // libmagic reads the end when it comes to the first record that counts from there.
        if group >= index.firstEndGroup, case .unknown = end { end = .length(min(input.count, fileEnd.count)) }
        firstPlace = selection.place(of: group)
        let step = testGroup(Int(index.starts[group]), of: file, input, fileEnd: fileEnd, &end, context, &found)
        if isRuledOut, place >= 0 { shared?.selections[place].remove(group) }
        if case .stop(let result) = step { return result }
      }
    }
    return returnValue
  }

  private func select(
    with index: MagicIndex, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: MagicFileEnd,
    plainLength: Int, into selection: inout MagicSelection
  ) {
    let readable =
      switch end {
      case .missing: 0
      case .unknown: min(input.count, fileEnd.count)
      case .length(let length): length
      }
    index.select(
      input, end: fileEnd.extracting(last: readable), plainLength: plainLength,
      expressionLimit: limits.regularExpression, into: &selection)
    if sourceIsCut { index.select(behind: input.count, into: &selection) { word(at: $0, in: input) } }
  }
}
