// SPDX-License-Identifier: Apache-2.0

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

/// What a test says.
package enum MagicResult: Sendable {
  /// The bytes are what the record, or one of the records, asks for.
  case matched
  /// They are not.
  case unmatched
  /// Nothing can be said, and nothing more is tested.
  case failed
}

/// What follows the test of a group of records.
enum MagicStep {
  /// The next group is tested.
  case next
  /// The search is over with this result.
  case stop(MagicResult)
}

/// The test of one group, its records level by level.
extension MagicEvaluator {
  /// Tests a record of level 0 and, if it matches, those that depend on it.
  mutating func testGroup(
    _ start: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ context: MagicContext, _ found: inout Bool
  ) -> MagicStep {
    let first = file.record(start)
    isRuledOut = false
    // Groups in front of this one, read here or not, have mostly looked at the beginning.
    if start > 0, leftover.isNothing { leftover = MagicLeftover() }
    guard applies(first, context) else { return .next }
    var readsEnd = false
    guard setOffset(first, level: 0, input.count, fileEnd, &end, &readsEnd, context) else {
      return failure == nil ? .next : .stop(.failed)
    }
    line = first.line
    prepareLevel(0)
    let matches = test(
      first, of: file, input, fileEnd: fileEnd, &end, readsEnd, level: 0, context, &found, isFirst: true)
    // What follows searches other text.
    firstPlace = 0
    guard matches != .failed else { return .stop(.failed) }
    guard matches == .matched else {
      isRuledOut = first.type != .use && first.type != .indirect
      return .next
    }
    isRuledOut = false
    if let end = reportAnnotation(of: first, file, &found) { return end }
    if file.hasDescription(start) {
      found = true
      if !options.containsAny(of: .withoutDescription) {
        returnValue = .matched
        needsSeparator = true
        printedSomething = true
        if !isFirstLine { writeSeparator() }
        describe(first, of: file, readsEnd ? fileEnd.extracting(last: end.count) : input)
      }
    }
    guard let after = offsetAfter(first, of: file, readsEnd ? fileEnd.extracting(last: end.count) : input, level: 0)
    else { return .next }
    levelOffsets[levelBase] = after
    let step = testContinuations(of: start, of: file, input, fileEnd: fileEnd, &end, &readsEnd, context, &found)
    // What started over has tested other groups since.
    isRuledOut = false
    if let step { return step }
    if printedSomething { isFirstLine = false }
    if found {
      if !options.contains(.allMatches) { return .stop(returnValue) }
      printedSomething = false
      isFirstLine = false
    }
    return .next
  }

  /// Whether a record of level 0 is for such a file and for this run.
  private func applies(_ record: MagicRecord, _ context: MagicContext) -> Bool {
    if record.type == .name { return true }
    if record.type.isString {
      let only = record.stringFlags.intersection([.onlyBinary, .onlyText])
      if only == (context.looksLikeText ? .onlyBinary : .onlyText) { return false }
    }
    return record.flags.isSuperset(of: context.set)
  }

  /// Writes the annotation of a record that matched, which ends the run; nil where it has none or none is wanted.
  private mutating func reportAnnotation(
    of record: MagicRecord, _ file: MagicDatabaseFile, _ found: inout Bool
  ) -> MagicStep? {
    guard let result = writeAnnotation(record, of: file) else { return nil }
    found = true
    needsSeparator = true
    printedSomething = true
    returnValue = .matched
    return .stop(result)
  }

  /// Tests the records that depend on the first of a group, each where one of the level above matched; nil where all were
  /// tested and the group ends as usual.
  private mutating func testContinuations(
    of start: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ end: inout MagicFileEnd,
    _ readsEnd: inout Bool, _ context: MagicContext, _ found: inout Bool
  ) -> MagicStep? {
    var level = 1
    prepareLevel(level)
    var index = start + 1
    let setEnd = start < file.namedStart ? file.namedStart : file.recordCount
    while index < setEnd {
      let recordLevel = file.level(of: index)
      guard recordLevel != 0 else { break }
      guard recordLevel > 0 else {
        fail(damaged: index, of: file)
        return .stop(.failed)
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
        return failure == nil ? .next : .stop(.failed)
      }
      if record.flags.contains(.relativeOffset) {
        offset = offset &+ UInt32(bitPattern: levelOffsets[levelBase + level - 1])
      }
      let matches = test(
        record, of: file, input, fileEnd: fileEnd, &end, readsEnd, level: level, context, &found, isFirst: false)
      guard matches != .failed else { return .stop(.failed) }
      guard matches == .matched else { continue }
      if record.type == .clear {
        levelMatched[levelBase + level] = false
      } else if levelMatched[levelBase + level] {
        if record.type == .default { continue }
      } else {
        levelMatched[levelBase + level] = true
      }
      if let end = reportAnnotation(of: record, file, &found) { return end }
      if file.hasDescription(record.index) {
        found = true
        if !options.containsAny(of: .withoutDescription) {
          returnValue = .matched
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
    return nil
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
          fail("non zero offset \(context.base) at level \(level)", atLine: record.line)
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

  /// Reads and compares.
  private mutating func test(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>,
    _ end: inout MagicFileEnd,
    _ readsEnd: Bool, level: Int, _ context: MagicContext, _ found: inout Bool, isFirst: Bool
  ) -> MagicResult {
    let source = readsEnd ? fileEnd.extracting(last: end.count) : input
    readsTail = readsEnd
    let fetched = fetch(record, of: file, source, input, fileEnd: fileEnd, &end, level: level, context, &found)
    if fetched == .failed { return .failed }
    // A record that cannot be read counts as different, which is what `!` asks for.
    if fetched == .unmatched {
      let matches = record.relation == UInt8(ascii: "!")
      trace?.note(record, of: file, level: level, at: fetchedPlace, matches ? .matched : .unmatched)
      guard matches else { return .unmatched }
      // A description shows what bytes there were, in no particular order, zeroes standing for the others.
      if record.type != .offset { value = source.littleEndian(at: Int(fetchedPlace), width: 8) }
      return .matched
    }
    if record.type == .indirect {
      found = true
      returnValue = .matched
    }
    let result = compare(record, of: file, source)
    trace?.note(record, of: file, level: level, at: fetchedPlace, result)
    return result
  }

  /// Writes the MIME type, extensions or Apple codes of a record if they are wanted; nil where it has none.
  private mutating func writeAnnotation(_ record: MagicRecord, of file: MagicDatabaseFile) -> MagicResult? {
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
    return .matched
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
