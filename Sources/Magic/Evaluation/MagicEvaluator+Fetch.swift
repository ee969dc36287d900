// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension MagicEvaluator {
  /// Reads what a record compares; counts as matched where it can be read.
  mutating func fetch(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, _ input: Span<UInt8>,
    fileEnd: Span<UInt8>,
    _ end: inout MagicFileEnd, level: Int, _ context: MagicContext, _ found: inout Bool
  ) -> MagicResult {
    guard isWithinCounts() else { return .failed }
    var offset = self.offset
    // Where the bytes are taken from; a record whose offset was read does not count from the base of its group.
    var place = offset &+ context.base
    fetchedPlace = place
    if mayReadRest(record, of: file, source, place: place, offset: offset) { return giveUpForRest() }
    if record.flags.contains(.indirect) {
      guard let target = indirectOffset(record, source, offset: offset, place: place, level: level, context) else {
        return needsRest ? .failed : .unmatched
      }
      // The bytes at the place of the offset were read before those that it leads to.
      leftover = MagicLeftover(place: place)
      (offset, place) = (target, target)
      (fetchedPlace, self.offset) = (target, target)
      if mayReadRest(record, of: file, source, place: place, offset: offset) { return giveUpForRest() }
    }
    read(record, source, at: place)
    guard isReadable(record, source, at: offset) else { return .unmatched }
    switch record.type {
    case .indirect:
      return startOver(record, of: file, source, fileEnd: fileEnd, end, offset: offset, context)
    case .use:
      return useGroup(
        record, of: file, input, sourceCount: source.count, fileEnd: fileEnd, &end, offset: offset, context, &found)
    case .name:
      if !options.containsAny(of: .withoutDescription) { write(file.description(record.index)) }
      return .matched
    default:
      return convert(record, source, at: Int(place), context) ? .matched : .unmatched
    }
  }

  /// Whether fewer records started over or ran others than the limits allow; a failure where not.
  private mutating func isWithinCounts() -> Bool {
    if indirectCount >= limits.indirection {
      fail("indirect count (\(indirectCount)) exceeded")
      return false
    }
    if nameCount >= limits.nameUse {
      fail("name use count (\(nameCount)) exceeded")
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
      recall(leftover, source)
      copyWideString(source, at: Int(place), isBig: record.type == .bestring16)
    default:
      leftover = MagicLeftover(place: place)
      if record.type == .offset { value = UInt64(place) }
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
    _ record: MagicRecord, _ source: Span<UInt8>, offset: UInt32, place: UInt32, level: Int, _ context: MagicContext
  ) -> UInt32? {
    let type = context.isFlipped ? record.indirectType.flipped : record.indirectType
    guard let operand = indirectOperand(record, type, source, offset: offset, place: place),
      let pointer = pointer(record, type, source, offset: offset, place: place),
      var target = Self.apply(record.indirectOperation, pointer, operand)
    else { return nil }
    if record.flags.contains(.relativeIndirect) {
      guard level > 0 else { return nil }
      target = target &+ UInt32(bitPattern: levelOffsets[levelBase + level - 1])
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
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, fileEnd: Span<UInt8>, _ end: MagicFileEnd,
    offset: UInt32, _ context: MagicContext
  ) -> MagicResult {
    var offset = offset
    if record.stringFlags.contains(.relativeIndirect) { offset = offset &+ context.base }
    if sourceIsCut, !isDecided(Int(offset), source.count) { giveUpForRest() }
    guard offset != 0, source.count >= Int(offset), failure == nil else { return failure == nil ? .unmatched : .failed }
    let outerOutput = output
    let outerOffset = self.offset
    output = []
    self.offset = 0
    indirectCount += 1
    // What follows is another text, as far as lines are concerned.
    let outerLinesApply = linesApply
    linesApply = false
    sourceStart += Int(offset)
    defer {
      linesApply = outerLinesApply
      sourceStart -= Int(offset)
    }
    var innerEnd = end
    let inner = MagicContext(set: .binary, looksLikeText: context.looksLikeText)
    var result = MagicResult.failed
    for file in database.files {
      result = testAllGroups(
        of: file, source.extracting(droppingFirst: Int(offset)), fileEnd: fileEnd, &innerEnd, inner)
      if result != .unmatched { break }
    }
    guard failure == nil else { return .failed }
    let text = output
    output = outerOutput
    self.offset = outerOffset
    if result == .matched {
      if !options.containsAny(of: .withoutDescription) {
        write(format: file.description(record.index), .int(Int32(bitPattern: offset)))
      }
      guard failure == nil else { return .failed }
      output += text
    }
    return result
  }

  /// Runs a named group, for `use`.
  private mutating func useGroup(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ input: Span<UInt8>, sourceCount: Int, fileEnd: Span<UInt8>,
    _ end: inout MagicFileEnd, offset: UInt32, _ context: MagicContext, _ found: inout Bool
  ) -> MagicResult {
    guard sourceCount >= Int(offset) else { return .unmatched }
    // Groups that use others twice and more take a time that doubles with each level.
    guard !isOutOfTime() else { return .failed }
    let flips = file.valueByte(record.index, 0) == UInt8(ascii: "^")
    guard let (target, start) = namedGroup(of: record, of: file, skipping: flips ? 1 : 0) else {
      guard failure == nil else { return .failed }
      let name = String(decoding: file.valueString(record.index).dropFirst(flips ? 1 : 0), as: UTF8.self)
      fail("cannot find entry `\(name)'")
      return .failed
    }
    let outerNeedsSeparator = needsSeparator
    if record.flags.contains(.noSpace) { needsSeparator = false }
    let outerEndOffset = endOffset
    let outerBase = levelBase
    levelBase += MagicDatabaseFile.levelsPerFrame
    nameCount += 1
    var inner = context
    if flips { inner.isFlipped.toggle() }
    inner.base = offset &+ context.base
    var innerFound = false
    var result = returnValue
    let step = testGroup(start, of: target, input, fileEnd: fileEnd, &end, inner, &innerFound)
    if case .stop(let stopped) = step { result = stopped } else { result = returnValue }
    value = innerFound ? 1 : 0
    leftover.numberWidth = 8
    nameCount -= 1
    if innerFound { found = true }
    levelBase = outerBase
    if result != .matched { needsSeparator = outerNeedsSeparator }
    self.offset = offset
    endOffset = outerEndOffset
    return result != .unmatched || found ? .matched : .unmatched
  }

  /// The named group that a `use` record names, in whichever database file has it first; nil, and a failure where a record
  /// is damaged, for none.
  private mutating func namedGroup(
    of record: MagicRecord, of file: MagicDatabaseFile, skipping prefix: Int
  ) -> (MagicDatabaseFile, Int)? {
    for candidate in database.files {
      var table: MagicNameTable?
      if !isWalking {
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
