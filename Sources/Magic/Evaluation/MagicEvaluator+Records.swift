// SPDX-License-Identifier: Apache-2.0

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
    _ start: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> MagicStep {
    let first = file.record(start)
    run.isRuledOut = false
    // Groups in front of this one, read here or not, have mostly looked at the beginning.
    if start > 0, reading.leftover.isNothing { reading.leftover = MagicLeftover() }
    guard applies(first, frame) else { return .next }
    frame.level = 0
    reading.readsEnd = false
    guard setOffset(first, input.count, fileEnd, &frame) else {
      return output.failure == nil ? .next : .stop(.failed)
    }
    run.line = first.line
    levels.prepare(for: frame)
    let source = reading.readsEnd ? fileEnd.extracting(last: frame.end.count) : input
    let matches = test(first, of: file, source, input, fileEnd: fileEnd, &frame)
    // What follows searches other text.
    reading.firstPlace = 0
    guard matches != .failed else { return .stop(.failed) }
    guard matches == .matched else {
      run.isRuledOut = first.type != .use && first.type != .indirect
      return .next
    }
    run.isRuledOut = false
    if let end = reportAnnotation(of: first, file, &frame) { return end }
    if file.hasDescription(start) {
      frame.hasFound = true
      if !options.containsAny(of: .withoutDescription) {
        frame.result = .matched
        run.needsSeparator = true
        run.printedSomething = true
        if !run.isFirstLine { output.writeSeparator() }
        describe(first, of: file, source)
      }
    }
    guard let after = offsetAfter(first, of: file, source, frame) else { return .next }
    levels.offsets[frame.levelBase] = after
    let step = testContinuations(of: start, of: file, input, fileEnd: fileEnd, &frame)
    // What started over has tested other groups since.
    run.isRuledOut = false
    if let step { return step }
    if run.printedSomething { run.isFirstLine = false }
    if frame.hasFound {
      if !options.contains(.allMatches) { return .stop(frame.result) }
      run.printedSomething = false
      run.isFirstLine = false
    }
    return .next
  }

  /// Whether a record of level 0 is for such a file and for this run.
  private func applies(_ record: MagicRecord, _ frame: MagicFrame) -> Bool {
    if record.type == .name { return true }
    if record.type.isString {
      let only = record.stringFlags.intersection([.onlyBinary, .onlyText])
      if only == (frame.looksLikeText ? .onlyBinary : .onlyText) { return false }
    }
    return record.flags.isSuperset(of: frame.set)
  }

  /// Writes the annotation of a record that matched, which ends the run; nil where it has none or none is wanted.
  private mutating func reportAnnotation(
    of record: MagicRecord, _ file: MagicDatabaseFile, _ frame: inout MagicFrame
  ) -> MagicStep? {
    guard let result = writeAnnotation(record, of: file) else { return nil }
    frame.hasFound = true
    run.needsSeparator = true
    run.printedSomething = true
    frame.result = .matched
    return .stop(result)
  }

  /// Tests the records that depend on the first of a group, each where one of the level above matched; nil where all were
  /// tested and the group ends as usual.
  private mutating func testContinuations(
    of start: Int, of file: MagicDatabaseFile, _ input: Span<UInt8>, fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> MagicStep? {
    frame.level = 1
    levels.prepare(for: frame)
    var index = start + 1
    let setEnd = start < file.namedStart ? file.namedStart : file.recordCount
    while index < setEnd {
      let level = file.level(of: index)
      guard level != 0 else { break }
      guard level > 0 else {
        fail(damaged: index, of: file)
        return .stop(.failed)
      }
      guard level <= frame.level else {
        index += 1
        continue
      }
      frame.level = level
      let record = file.record(index)
      index += 1
      run.line = record.line
      guard setOffset(record, input.count, fileEnd, &frame) else {
        return output.failure == nil ? .next : .stop(.failed)
      }
      let place = frame.levelBase + level
      if record.flags.contains(.relativeOffset) {
        reading.offset = reading.offset &+ UInt32(bitPattern: levels.offsets[place - 1])
      }
      let source = reading.readsEnd ? fileEnd.extracting(last: frame.end.count) : input
      let matches = test(record, of: file, source, input, fileEnd: fileEnd, &frame)
      guard matches != .failed else { return .stop(.failed) }
      guard matches == .matched else { continue }
      if record.type == .clear {
        levels.matched[place] = false
      } else if levels.matched[place] {
        if record.type == .default { continue }
      } else {
        levels.matched[place] = true
      }
      if let end = reportAnnotation(of: record, file, &frame) { return end }
      if file.hasDescription(record.index) {
        frame.hasFound = true
        if !options.containsAny(of: .withoutDescription) {
          frame.result = .matched
          if !run.printedSomething {
            run.printedSomething = true
            if !run.isFirstLine { output.writeSeparator() }
          }
          if run.needsSeparator, !record.flags.contains(.noSpace) { output.write(" ") }
          describe(record, of: file, source)
          run.needsSeparator = true
        }
      }
      if let after = offsetAfter(record, of: file, source, frame) {
        levels.offsets[place] = after
        frame.level += 1
      }
      levels.prepare(for: frame)
    }
    return nil
  }

  /// Finds where a record reads; false where there is no such place.
  private mutating func setOffset(
    _ record: MagicRecord, _ inputCount: Int, _ fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> Bool {
    var offset = record.offset
    if record.flags.contains(.fromEnd) {
      guard frame.level > 0, !record.flags.isDisjoint(with: [.relativeOffset, .relativeIndirect]) else {
        return setOffsetFromEnd(record, min(inputCount, fileEnd.count), &frame)
      }
      offset = 0 &- offset
    } else if frame.level > 0 {
      // Behind a record that reads the end, where its successors read too.
      reading.offset = frame.endOffset &+ UInt32(bitPattern: offset)
      return true
    }
    reading.readsEnd = false
    reading.offset = UInt32(bitPattern: offset)
    frame.endOffset = 0
    return true
  }

  /// Finds where a record reads that counts from the end of the file, of which so many bytes are there.
  private mutating func setOffsetFromEnd(_ record: MagicRecord, _ length: Int, _ frame: inout MagicFrame) -> Bool {
    frame.end.look(length)
    guard case .length(let length) = frame.end else { return false }
    guard frame.base == 0 else {
      output.fail("non zero offset \(frame.base) at level \(frame.level)", atLine: record.line)
      return false
    }
    guard record.offset >= 0, Int(record.offset) <= length else {
      if evaluation.isCut, record.offset >= 0 { giveUpForRest() }
      return false
    }
    reading.readsEnd = true
    reading.offset = UInt32(truncatingIfNeeded: length - Int(record.offset))
    frame.endOffset = reading.offset
    return true
  }

  /// Reads and compares.
  private mutating func test(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, _ input: Span<UInt8>,
    fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> MagicResult {
    let fetched = fetch(record, of: file, source, input, fileEnd: fileEnd, &frame)
    if fetched == .failed { return .failed }
    // A record that cannot be read counts as different, which is what `!` asks for.
    if fetched == .unmatched {
      let matches = record.relation == UInt8(ascii: "!")
      trace?.note(record, of: file, level: frame.level, at: reading.fetchedPlace, matches ? .matched : .unmatched)
      guard matches else { return .unmatched }
      // A description shows what bytes there were, in no particular order, zeroes standing for the others.
      if record.type != .offset { reading.value = source.littleEndian(at: Int(reading.fetchedPlace), width: 8) }
      return .matched
    }
    if record.type == .indirect {
      frame.hasFound = true
      frame.result = .matched
    }
    let result = compare(record, of: file, source)
    trace?.note(record, of: file, level: frame.level, at: reading.fetchedPlace, result)
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
    if !run.isFirstLine { output.writeSeparator() }
    output.write(annotation)
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
      result += evaluation.mode & 0o111 != 0 ? rest[(variable + 2)..<colon] : rest[(colon + 1)..<close]
      rest = rest[(close + 1)...]
    }
    result += rest
    return result.count < capacity ? result : text
  }
}
