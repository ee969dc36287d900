// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension MagicEvaluator {
  /// Reads what a record compares; counts as matched where it can be read.
  mutating func fetch(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, _ input: Span<UInt8>,
    fileEnd: Span<UInt8>, _ frame: inout MagicFrame
  ) -> MagicResult {
    guard isWithinCounts() else { return .failed }
    var offset = reading.offset
    // Where the bytes are taken from; a record whose offset was read does not count from the base of its group.
    var place = offset &+ frame.base
    reading.fetchedPlace = place
    if mayReadRest(record, of: file, source, place: place, offset: offset) { return giveUpForRest() }
    if record.flags.contains(.indirect) {
      guard let target = indirectOffset(record, source, offset: offset, place: place, frame) else {
        return evaluation.needsRest ? .failed : .unmatched
      }
      // The bytes at the place of the offset were read before those that it leads to.
      reading.leftover = MagicLeftover(place: place)
      (offset, place) = (target, target)
      (reading.fetchedPlace, reading.offset) = (target, target)
      if mayReadRest(record, of: file, source, place: place, offset: offset) { return giveUpForRest() }
    }
    read(record, source, at: place)
    guard isReadable(record, source, at: offset) else { return .unmatched }
    switch record.type {
    case .indirect: return startOver(record, of: file, source, fileEnd: fileEnd, offset: offset, &frame)
    case .use: return useGroup(record, of: file, input, source.count, fileEnd: fileEnd, offset: offset, &frame)
    case .name:
      if !options.containsAny(of: .withoutDescription) { output.write(file.description(record.index)) }
      return .matched
    default: return convert(record, source, at: Int(place), isFlipped: frame.isFlipped) ? .matched : .unmatched
    }
  }

  /// Whether fewer records started over or ran others than the limits allow; a failure where not.
  private mutating func isWithinCounts() -> Bool {
    if run.indirectCount >= limits.indirection {
      output.fail("indirect count (\(run.indirectCount)) exceeded")
      return false
    }
    if run.nameCount >= limits.nameUse {
      output.fail("name use count (\(run.nameCount)) exceeded")
      return false
    }
    return true
  }

  /// Takes what a record needs from a place, whether or not it is all there.
  private mutating func read(_ record: MagicRecord, _ source: Span<UInt8>, at place: UInt32) {
    switch record.type {
    case .search, .der:
      search.isPresent = true
      search.start = min(Int(place), source.count)
      search.offset = search.start
      search.length = source.count - search.start
    case .regex: setExpressionWindow(record, source, at: Int(place))
    case .bestring16, .lestring16:
      reading.recall(source)
      reading.copyWideString(source, at: Int(place), isBig: record.type == .bestring16)
    default:
      reading.leftover = MagicLeftover(place: place)
      if record.type == .offset { reading.value = UInt64(place) }
    }
  }

  /// Whether a file is long enough for a record at an offset, by libmagic's own measure, to which the base does not count.
  private func isReadable(_ record: MagicRecord, _ source: Span<UInt8>, at offset: UInt32) -> Bool {
    switch record.type {
    case .guid, .leguid, .beguid: return isInside(source.count, offset, 16)
    case .string, .pstring, .search, .octal: return isInside(source.count, offset, record.valueLength)
    case .regex: return source.count >= Int(offset)
    default:
      // For a number of eight bytes that is no floating-point number it does not ask.
      let width = record.type.width
      return width == 0 || width == 8 && !record.type.isFloatingPoint || isInside(source.count, offset, width)
    }
  }

  /// Whether as many bytes lie at an offset.
  private func isInside(_ count: Int, _ offset: UInt32, _ length: Int) -> Bool {
    count >= Int(offset) && length <= count - Int(offset)
  }

  // MARK: Offsets that are read from the file

  /// The offset that a record reads from the file; nil where it lies outside, or makes none.
  private mutating func indirectOffset(
    _ record: MagicRecord, _ source: Span<UInt8>, offset: UInt32, place: UInt32, _ frame: MagicFrame
  ) -> UInt32? {
    let type = frame.isFlipped ? record.indirectType.flipped : record.indirectType
    guard let operand = indirectOperand(record, type, source, offset: offset, place: place),
      let pointer = pointer(record, type, source, offset: offset, place: place),
      var target = Self.apply(record.indirectOperation, pointer, operand)
    else { return nil }
    if record.flags.contains(.relativeIndirect) {
      guard frame.level > 0 else { return nil }
      target = target &+ UInt32(bitPattern: levels.offsets[frame.levelBase + frame.level - 1])
      guard target != 0 else { return nil }
    }
    return target
  }

  /// The number that is added to the pointer, or whatever else the record does with it; it may stand in the file too.
  private mutating func indirectOperand(
    _ record: MagicRecord, _ type: MagicRecordType, _ source: Span<UInt8>, offset: UInt32, place: UInt32
  ) -> Int64? {
    let operand = Int64(record.indirectOffset)
    guard record.indirectOperation.isIndirect else { return operand }
    if type == .octal { return octalField(record, source, offset: offset, place: place) }
    guard let width = Self.indirectWidth(type) else { return nil }
    let operandPlace = Int64(offset) + operand
    let wrapped = UInt32(truncatingIfNeeded: operandPlace)
    if sourceIsCut, !isDecided(Int(wrapped), source.count) {
      giveUpForRest()
      return nil
    }
    guard source.count >= Int(wrapped), operandPlace >= 0, width <= Int64(source.count) - operandPlace else {
      return nil
    }
    let number = source.number(at: Int(operandPlace), width: width, Self.indirectOrder(type))
    return Self.extended(number, width: width, record.indirectOperation.isSigned)
  }

  /// The number at the place of the record.
  private func pointer(
    _ record: MagicRecord, _ type: MagicRecordType, _ source: Span<UInt8>, offset: UInt32, place: UInt32
  ) -> Int64? {
    if type == .octal { return octalField(record, source, offset: offset, place: place) }
    guard let width = Self.indirectWidth(type), isInside(source.count, offset, width) else { return nil }
    var number: UInt64
    if record.type == .offset {
      let low = UInt64(place)
      number = width == 8 ? low : low & (1 << UInt64(width * 8) - 1)
    } else {
      number = source.number(at: Int(place), width: width, Self.indirectOrder(type))
    }
    if type == .beid3 || type == .leid3 {
      number = (number & 0x7F) | (number >> 8 & 0x7F) << 7 | (number >> 16 & 0x7F) << 14 | (number >> 24 & 0x7F) << 21
    }
    return Self.extended(number, width: width, record.indirectOperation.isSigned)
  }

  /// A number in octal digits, which is as long as the value of the record says.
  private func octalField(_ record: MagicRecord, _ source: Span<UInt8>, offset: UInt32, place: UInt32) -> Int64? {
    isInside(source.count, offset, record.valueLength) ? octalNumber(source, at: Int(place)) : nil
  }

  private static func indirectWidth(_ type: MagicRecordType) -> Int? {
    switch type {
    case .byte: 1
    case .short, .beshort, .leshort: 2
    case .long, .belong, .lelong, .melong, .beid3, .leid3: 4
    case .bequad, .lequad: 8
    default: nil
    }
  }

  private static func indirectOrder(_ type: MagicRecordType) -> MagicByteOrder {
    type == .leid3 ? .little : type.byteOrder
  }

  private static func extended(_ number: UInt64, width: Int, _ isSigned: Bool) -> Int64 {
    switch width {
    case 1: isSigned ? Int64(Int8(truncatingIfNeeded: number)) : Int64(UInt8(truncatingIfNeeded: number))
    case 2: isSigned ? Int64(Int16(truncatingIfNeeded: number)) : Int64(UInt16(truncatingIfNeeded: number))
    case 4: isSigned ? Int64(Int32(truncatingIfNeeded: number)) : Int64(UInt32(truncatingIfNeeded: number))
    default: Int64(bitPattern: number)
    }
  }

  /// Computes an offset; nil where an operand or the result is out of libmagic's range.
  private static func apply(_ operation: MagicOperation, _ left: Int64, _ right: Int64) -> UInt32? {
    let limit = Int64(UInt32.max)
    guard left < limit, left > Int64(Int32.min), right < limit, right > Int64(Int32.min) else { return nil }
    var result = left
    if right != 0 {
      switch operation.kind {
      case .and: result = left & right
      case .or: result = left | right
      case .xor: result = left ^ right
      case .add: result = left &+ right
      case .subtract: result = left &- right
      case .multiply: result = left &* right
      case .divide: result = left / right
      case .remainder: result = left % right
      }
    }
    if operation.isInverse { result = ~result }
    guard result < limit else { return nil }
    return UInt32(truncatingIfNeeded: result)
  }

  /// The octal number in the text at an offset, read as `strtoull` does: blanks, a sign, digits; at most 128 bytes.
  private func octalNumber(_ source: Span<UInt8>, at start: Int) -> Int64 {
    var position = start
    let end = min(start + MagicDatabaseFile.maximumValueLength, source.count)
    while position < end, source[position].isWhiteSpace { position += 1 }
    var isNegative = false
    if position < end, source[position] == UInt8(ascii: "-") || source[position] == UInt8(ascii: "+") {
      isNegative = source[position] == UInt8(ascii: "-")
      position += 1
    }
    var number: UInt64 = 0
    var overflows = false
    while position < end, source[position] >= 0x30, source[position] <= 0x37 {
      if number >> 61 != 0 { overflows = true }
      number = number << 3 | UInt64(source[position] - 0x30)
      position += 1
    }
    if overflows { return -1 }
    return Int64(bitPattern: isNegative ? 0 &- number : number)
  }

  // MARK: Records that run other records

  /// Starts all tests anew at an offset, for `indirect`.
  private mutating func startOver(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, fileEnd: Span<UInt8>, offset: UInt32,
    _ frame: inout MagicFrame
  ) -> MagicResult {
    var offset = offset
    if record.stringFlags.contains(.relativeIndirect) { offset = offset &+ frame.base }
    if sourceIsCut, !isDecided(Int(offset), source.count) { giveUpForRest() }
    guard output.failure == nil else { return .failed }
    guard offset != 0, source.count >= Int(offset) else { return .unmatched }
    let outerText = output.bytes
    output.bytes = []
    let outerOffset = reading.offset
    let outerReadsEnd = reading.readsEnd
    reading.offset = 0
    run.indirectCount += 1
    // What follows is another text, as far as lines are concerned.
    let outerLinesApply = run.linesApply
    run.linesApply = false
    evaluation.sourceStart += Int(offset)
    defer {
      run.linesApply = outerLinesApply
      evaluation.sourceStart -= Int(offset)
    }
    var inner = MagicFrame(set: .binary, looksLikeText: frame.looksLikeText, end: frame.end)
    // libmagic keeps these in one place.
    (inner.levelBase, inner.endOffset) = (frame.levelBase, frame.endOffset)
    let rest = source.extracting(droppingFirst: Int(offset))
    var result = MagicResult.failed
    for file in database.files {
      result = testAllGroups(of: file, rest, fileEnd: fileEnd, &inner)
      if result != .unmatched { break }
    }
    guard output.failure == nil else { return .failed }
    let text = output.bytes
    output.bytes = outerText
    reading.offset = outerOffset
    reading.readsEnd = outerReadsEnd
    frame.endOffset = inner.endOffset
    if result == .matched {
      if !options.containsAny(of: .withoutDescription) {
        output.write(
          format: file.description(record.index), .int(Int32(bitPattern: offset)), ofLine: run.line)
      }
      guard output.failure == nil else { return .failed }
      output.bytes += text
    }
    return result
  }

  /// Runs a named group, for `use`, where so many bytes can be read.
  private mutating func useGroup(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ input: Span<UInt8>, _ readable: Int, fileEnd: Span<UInt8>,
    offset: UInt32, _ frame: inout MagicFrame
  ) -> MagicResult {
    guard readable >= Int(offset) else { return .unmatched }
    // Groups that use others twice and more take a time that doubles with each level.
    guard !isOutOfTime() else { return .failed }
    let flips = file.valueByte(record.index, 0) == UInt8(ascii: "^")
    guard let (target, start) = namedGroup(of: record, of: file, skipping: flips ? 1 : 0) else {
      guard output.failure == nil else { return .failed }
      let name = String(decoding: file.valueString(record.index).dropFirst(flips ? 1 : 0), as: UTF8.self)
      output.fail("cannot find entry `\(name)'")
      return .failed
    }
    let outerNeedsSeparator = run.needsSeparator
    if record.flags.contains(.noSpace) { run.needsSeparator = false }
    let outerReadsEnd = reading.readsEnd
    run.nameCount += 1
    var inner = frame.inner(at: offset, flips: flips)
    let step = testGroup(start, of: target, input, fileEnd: fileEnd, &inner)
    run.nameCount -= 1
    (frame.end, frame.result) = (inner.end, inner.result)
    if inner.hasFound { frame.hasFound = true }
    var result = inner.result
    if case .stop(let stopped) = step { result = stopped }
    if result != .matched { run.needsSeparator = outerNeedsSeparator }
    reading.value = inner.hasFound ? 1 : 0
    reading.leftover.numberWidth = 8
    reading.offset = offset
    reading.readsEnd = outerReadsEnd
    return result != .unmatched || frame.hasFound ? .matched : .unmatched
  }

  /// The named group that a `use` record names, in whichever database file has it first; nil, and a failure where a record
  /// is damaged, for none.
  private mutating func namedGroup(
    of record: MagicRecord, of file: MagicDatabaseFile, skipping prefix: Int
  ) -> (MagicDatabaseFile, Int)? {
    for candidate in database.files {
      var table: MagicNameTable?
      if !evaluation.isWalking {
        table = nameTables[candidate.number] ?? database.names(of: candidate)
        nameTables[candidate.number] = table
      }
      var damaged: Int?
      if let start = candidate.group(namedBy: record.index, of: file, skipping: prefix, table, damaged: &damaged) {
        return (candidate, start)
      }
      if let damaged {
        fail(damaged: damaged, of: candidate)
        return nil
      }
    }
    return nil
  }
}
