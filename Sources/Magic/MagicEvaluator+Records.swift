// SPDX-License-Identifier: Apache-2.0
import RegularExpressions

/// What stays the same while records of one frame are tested.
struct MagicContext {
  /// Records must have this flag on level 0: binary or text.
  var set: MagicRecordFlags
  /// Whether the file looks like text, so that records for binaries only are left out, and the other way round.
  var looksLikeText: Bool
  /// Whether byte orders are swapped, inside a `use ^name`.
  var isFlipped = false
  /// Added to the offsets of a named group.
  var base: UInt32 = 0
}

/// What is known of the end of a file, from where some records count.
enum MagicFileEnd {
  /// Nobody has asked yet.
  case unknown
  /// The file has no end to count from.
  case missing
  /// As many bytes from the end may be looked at.
  case length(Int)

  /// The number of bytes from the end that may be looked at.
  var count: Int {
    if case .length(let count) = self { return count }
    return 0
  }
}

/// What follows the test of a group of records.
enum MagicStep {
  /// The next group is tested.
  case next
  /// The search is over with this result: 1 found, 0 not found, -1 failed.
  case stop(Int)
}

extension MagicEvaluator {
  /// Words of the set of groups that are tested before the clock is looked at again, which costs as much as ten tests.
  private static let wordsBetweenClocks = 8

  /// Tests all records of the database; tells 1 for found, 0 for not, -1 for failure.
  ///
  /// `keepsLines` tells that the lines of the run before are those of this one.
  mutating func testRecords(
    _ input: Span<UInt8>, fileEnd: Span<UInt8>, isRegular: Bool, set: MagicRecordFlags, looksLikeText: Bool,
    keepsLines: Bool = false
  ) -> Int {
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
    var result = 0
    for file in database.files {
      let found = testAllGroups(of: file, input, fileEnd: fileEnd, &end, context)
      if found == -1 { return -1 }
      if found != 0 {
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
  ) -> Int {
    let outer = returnValue
    returnValue = 0
    readsTail = false
    defer { returnValue = outer }
    if isWalking, context.set == .binary { return walkAllGroups(of: file, input, fileEnd: fileEnd, &end, context) }
    var found = false
    // Records that start over need a set of their own.
    var groups: [UInt64] = []
    swap(&groups, &selected)
    defer { swap(&groups, &selected) }
    let key = file.number * 2 + (context.set == .text ? 1 : 0)
    let index = indexes[key] ?? database.index(of: file, context.set)
    indexes[key] = index
    if let damaged = index.damaged {
      fail(damaged: damaged, of: file)
      return -1
    }
    // The groups are those of the run before, less those that were ruled out, if that was over the same bytes.
    let place = linesApply && shared != nil ? key : -1
    if place >= 0, let known = shared?.groups[place], !known.isEmpty {
      groups = known
    } else {
      select(with: index, input, fileEnd: fileEnd, end, into: &groups)
      if place >= 0 { shared?.groups[place] = groups }
    }
    trace?.noteSelection(
      of: groups.reduce(0) { $0 + $1.nonzeroBitCount }, from: file.groups.count - 1, in: context.set)
    for word in groups.indices {
      if word % Self.wordsBetweenClocks == 0, isOutOfTime() { return -1 }
      while groups[word] != 0 {
        let group = word &* 64 &+ groups[word].trailingZeroBitCount
        groups[word] &= groups[word] &- 1
        // libmagic reads the end when it comes to the first record that counts from there.
        if group >= index.firstEndGroup, case .unknown = end { end = .length(min(input.count, fileEnd.count)) }
        let step = testGroup(Int(index.starts[group]), of: file, input, fileEnd: fileEnd, &end, context, &found)
        if isRuledOut, place >= 0 { shared?.groups[place][word] &= ~(1 << UInt64(group & 63)) }
        if case .stop(let result) = step { return result }
      }
    }
    return returnValue
  }

  /// Records that are passed between two looks at the clock.
  private static let recordsBetweenChecks = 256

  /// Does the same without an index: one group after the other is told by its fixed bytes, up to the first that matches.
  private mutating func walkAllGroups(
    of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ context: MagicContext
  ) -> Int {
    var found = false
    var starts: [Int32] = []
    starts.reserveCapacity(file.namedStart / 4)
    for index in 0..<file.namedStart {
      guard index % Self.recordsBetweenChecks != 0 || !isOutOfTime() else { return -1 }
      let level = file.level(of: index)
      guard level == 0 else {
        guard level > 0, index > 0 else {
          fail(damaged: index, of: file)
          return -1
        }
        continue
      }
      starts.append(Int32(truncatingIfNeeded: index))
      let record = file.record(index)
      guard record.type == .name || record.flags.isSuperset(of: context.set) else { continue }
      if record.flags.contains(.fromEnd), case .unknown = end { end = .length(min(input.count, fileEnd.count)) }
      var isAlsoNext = false
      if let test = MagicFixedTest.test(of: record, in: file, group: 0, isAlsoNext: &isAlsoNext) {
        readsTail = record.flags.contains(.fromEnd)
        let place = readsTail ? end.count - test.offset : test.offset
        let source = readsTail ? fileEnd.extracting(last: end.count) : input
        guard holds(test, in: source, at: place) || isAlsoNext && holds(test, in: source, at: place + 1) else { continue }
      }
      let step = testGroup(index, of: file, input, fileEnd: fileEnd, &end, context, &found)
      if case .stop(let result) = step { return result }
    }
    file.adopt(groupStarts: starts)
    return returnValue
  }

  /// Whether the bytes at a place agree with a test, zeroes standing for what lies behind the end.
  private func holds(_ test: MagicFixedTest, in source: Span<UInt8>, at place: Int) -> Bool {
    place >= 0 && word(at: place, in: source) & test.mask == test.value
  }

  private func select(
    with index: MagicIndex, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: MagicFileEnd,
    into groups: inout [UInt64]
  ) {
    let readable =
      switch end {
      case .missing: 0
      case .unknown: min(input.count, fileEnd.count)
      case .length(let length): length
      }
    index.select(
      input, end: fileEnd.extracting(last: readable), expressionLimit: limits.regularExpression, into: &groups)
    if sourceIsCut { index.select(behind: input.count, into: &groups) { word(at: $0, in: input) } }
  }

  /// Tests a record of level 0 and, if it matches, those that depend on it.
  mutating func testGroup(
    _ start: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ context: MagicContext, _ found: inout Bool
  ) -> MagicStep {
    let first = file.record(start)
    isRuledOut = false
    if first.type != .name {
      if first.type.isString {
        let only = first.stringFlags.intersection([.onlyBinary, .onlyText])
        if only == (context.looksLikeText ? .onlyBinary : .onlyText) { return .next }
      }
      guard first.flags.isSuperset(of: context.set) else { return .next }
    }
    var readsEnd = false
    guard setOffset(first, level: 0, input.count, fileEnd, &end, &readsEnd, context) else {
      return failure == nil ? .next : .stop(-1)
    }
    line = first.line
    prepareLevel(0)
    let matches = test(
      first, of: file, input, fileEnd: fileEnd, &end, readsEnd, level: 0, context, &found, isFirst: true)
    guard matches >= 0 else { return .stop(-1) }
    guard matches == 1 else {
      isRuledOut = first.type != .use && first.type != .indirect
      return .next
    }
    isRuledOut = false
    if let result = writeAnnotation(first, of: file) {
      found = true
      needsSeparator = true
      printedSomething = true
      returnValue = 1
      return .stop(result)
    }
    if file.hasDescription(start) {
      found = true
      if !options.containsAny(of: .withoutDescription) {
        returnValue = 1
        needsSeparator = true
        printedSomething = true
        if !isFirstLine { writeSeparator() }
        describe(first, of: file, readsEnd ? fileEnd.extracting(last: end.count) : input)
      }
    }
    guard let after = offsetAfter(first, of: file, readsEnd ? fileEnd.extracting(last: end.count) : input, level: 0)
    else { return .next }
    levelOffsets[levelBase] = after
    var level = 1
    prepareLevel(level)
    var index = start + 1
    let setEnd = start < file.namedStart ? file.namedStart : file.recordCount
    while index < setEnd {
      let recordLevel = file.level(of: index)
      guard recordLevel != 0 else { break }
      guard recordLevel > 0 else {
        fail(damaged: index, of: file)
        return .stop(-1)
      }
      guard recordLevel <= level else {
        index += 1
        continue
      }
      level = recordLevel
      let record = file.record(index)
      index += 1
      line = record.line
      guard setOffset(record, level: level, input.count, fileEnd, &end, &readsEnd, context) else {
        return failure == nil ? .next : .stop(-1)
      }
      if record.flags.contains(.relativeOffset) {
        offset = offset &+ UInt32(bitPattern: levelOffsets[levelBase + level - 1])
      }
      let matches = test(
        record, of: file, input, fileEnd: fileEnd, &end, readsEnd, level: level, context, &found, isFirst: false)
      guard matches >= 0 else { return .stop(-1) }
      guard matches == 1 else { continue }
      if record.type == .clear {
        levelMatched[levelBase + level] = false
      } else if levelMatched[levelBase + level] {
        if record.type == .default { continue }
      } else {
        levelMatched[levelBase + level] = true
      }
      if let result = writeAnnotation(record, of: file) {
        found = true
        needsSeparator = true
        printedSomething = true
        returnValue = 1
        return .stop(result)
      }
      if file.hasDescription(record.index) {
        found = true
        if !options.containsAny(of: .withoutDescription) {
          returnValue = 1
          if !printedSomething {
            printedSomething = true
            if !isFirstLine { writeSeparator() }
          }
          if needsSeparator, !record.flags.contains(.noSpace) { write(" ") }
          describe(record, of: file, readsEnd ? fileEnd.extracting(last: end.count) : input)
          needsSeparator = true
        }
      }
      if let after = offsetAfter(record, of: file, readsEnd ? fileEnd.extracting(last: end.count) : input, level: level)
      {
        levelOffsets[levelBase + level] = after
        level += 1
      }
      prepareLevel(level)
    }
    if printedSomething { isFirstLine = false }
    if found {
      if !options.contains(.allMatches) { return .stop(returnValue) }
      printedSomething = false
      isFirstLine = false
    }
    return .next
  }

  /// Makes room for a level and forgets what matched there.
  mutating func prepareLevel(_ level: Int) {
    let index = levelBase + level
    if index >= levelOffsets.count {
      levelOffsets.append(contentsOf: repeatElement(0, count: index + 32 - levelOffsets.count))
      levelMatched.append(contentsOf: repeatElement(false, count: index + 32 - levelMatched.count))
    }
    levelMatched[index] = false
  }

  /// Finds where a record reads; false where there is no such place.
  private mutating func setOffset(
    _ record: MagicRecord, level: Int, _ inputCount: Int, _ fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ readsEnd: inout Bool, _ context: MagicContext
  ) -> Bool {
    var offset = record.offset
    if record.flags.contains(.fromEnd) {
      if level > 0, !record.flags.isDisjoint(with: [.relativeOffset, .relativeIndirect]) {
        offset = 0 &- offset
      } else {
        if case .unknown = end { end = .length(min(inputCount, fileEnd.count)) }
        guard case .length(let length) = end else { return false }
        guard context.base == 0 else {
          output.removeAll()
          fail("line \(record.line):non zero offset \(context.base) at level \(level)")
          return false
        }
        guard record.offset >= 0, Int(record.offset) <= length else {
          if isCut, record.offset >= 0 { giveUpForRest() }
          return false
        }
        readsEnd = true
        self.offset = UInt32(truncatingIfNeeded: length - Int(record.offset))
        endOffset = self.offset
        return true
      }
    } else if level > 0 {
      self.offset = endOffset &+ UInt32(bitPattern: offset)
      return true
    }
    readsEnd = false
    self.offset = UInt32(bitPattern: offset)
    endOffset = 0
    return true
  }

  /// Reads and compares: 1 for a match, 0 for none, -1 for a failure.
  private mutating func test(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>,
    _ end: inout MagicFileEnd,
    _ readsEnd: Bool, level: Int, _ context: MagicContext, _ found: inout Bool, isFirst: Bool
  ) -> Int {
    let source = readsEnd ? fileEnd.extracting(last: end.count) : input
    readsTail = readsEnd
    let fetched = fetch(record, of: file, source, input, fileEnd: fileEnd, &end, level: level, context, &found)
    if fetched == -1 { return -1 }
    // A record that cannot be read counts as different, which is what `!` asks for.
    if fetched == 0 {
      let matches = record.relation == UInt8(ascii: "!")
      trace?.note(record, of: file, level: level, at: fetchedPlace, matches ? 1 : 0)
      guard matches else { return 0 }
      // A description shows what bytes there were, in no particular order, zeroes standing for the others.
      if record.type != .offset { value = source.littleEndian(at: Int(fetchedPlace), width: 8) }
      return 1
    }
    if record.type == .indirect {
      found = true
      returnValue = 1
    }
    let result = compare(record, of: file, source)
    trace?.note(record, of: file, level: level, at: fetchedPlace, result)
    return result
  }

  /// Writes the MIME type, extensions or Apple codes of a record if they are wanted; nil where it has none.
  private mutating func writeAnnotation(_ record: MagicRecord, of file: MagicDatabaseFile) -> Int? {
    guard options.containsAny(of: [.apple, .filenameExtensions, .mimeType]) else { return nil }
    var annotation: [UInt8] = []
    if options.contains(.apple) { annotation = file.apple(record.index) }
    if annotation.isEmpty, options.contains(.filenameExtensions) { annotation = file.extensions(record.index) }
    if annotation.isEmpty, options.contains(.mimeType), file.hasMIMEType(record.index) {
      annotation = file.mimeType(record.index)
      annotation = expandingVariables(annotation, capacity: 1024)
    }
    guard !annotation.isEmpty else { return nil }
    if !isFirstLine { writeSeparator() }
    write(annotation)
    return 1
  }

  /// Fills in `${x?A:B}`: A for an executable file, B for another; the text itself where it cannot be.
  func expandingVariables(_ text: [UInt8], capacity: Int) -> [UInt8] {
    guard text.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    var rest = text[...]
    while let start = rest.indices.first(where: { $0 + 1 < rest.endIndex && rest[$0] == 0x24 && rest[$0 + 1] == 0x7B })
    {
      result += rest[..<start]
      let variable = start + 2
      guard variable + 1 < rest.endIndex, rest[variable + 1] == UInt8(ascii: "?"), rest[variable] == UInt8(ascii: "x"),
        let colon = rest[(variable + 2)...].firstIndex(of: UInt8(ascii: ":")),
        let close = rest[(colon + 1)...].firstIndex(of: UInt8(ascii: "}"))
      else { return text }
      result += mode & 0o111 != 0 ? rest[(variable + 2)..<colon] : rest[(colon + 1)..<close]
      rest = rest[(close + 1)...]
    }
    result += rest
    return result.count < capacity ? result : text
  }
}
