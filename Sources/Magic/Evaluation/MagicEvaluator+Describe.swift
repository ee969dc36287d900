// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension MagicEvaluator {
  /// The longest text that a description quotes, its terminator included.
  private static let quoteCapacity = 512

  /// Writes a record's description, what it read filled in.
  mutating func describe(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) {
    let description = file.description(record.index)
    let format = expandingVariables(description, capacity: Self.quoteCapacity)
    switch record.type {
    case .byte, .short, .beshort, .leshort, .long, .belong, .lelong, .melong, .quad, .bequad, .lequad, .offset:
      describeInteger(record, format)
    case .string, .pstring, .bestring16, .lestring16: describeString(record, of: file, format, source)
    case .date, .bedate, .ledate, .medate:
      writeDescription(format, .string(MagicDate.text(seconds: Int64(reading.value), .universal)))
    case .ldate, .beldate, .leldate, .meldate:
      writeDescription(format, .string(MagicDate.text(seconds: Int64(reading.value), .local)))
    case .qdate, .beqdate, .leqdate:
      writeDescription(format, .string(MagicDate.text(seconds: Int64(bitPattern: reading.value), .universal)))
    case .qldate, .beqldate, .leqldate:
      writeDescription(format, .string(MagicDate.text(seconds: Int64(bitPattern: reading.value), .local)))
    case .qwdate, .beqwdate, .leqwdate:
      let seconds = MagicDate.seconds(fromWindows: Int64(bitPattern: reading.value))
      writeDescription(format, .string(MagicDate.text(seconds: seconds, .universal)))
    case .float, .befloat, .lefloat:
      describe(Double(Float(bitPattern: UInt32(truncatingIfNeeded: reading.value))), format)
    case .double, .bedouble, .ledouble: describe(Double(bitPattern: reading.value), format)
    case .search, .regex:
      var found: [UInt8] = []
      var position = search.start
      let end = min(source.count, search.start + search.matchLength)
      // No more is quoted, unless blanks in front of it are left out.
      let mostQuoted = record.stringFlags.contains(.trim) ? Int.max : Self.quoteCapacity
      while position < end, source[position] != 0, found.count < mostQuoted {
        found.append(source[position])
        position += 1
      }
      if sourceIsCut, position == source.count { giveUpForRest() }
      if record.stringFlags.contains(.trim) { found = Self.trimmed(found) }
      writeDescription(format, .string(printable(found.prefix(search.matchLength))))
    case .default, .clear: output.write(description)
    case .indirect, .use, .name: break
    case .der: writeDescription(format, .string(printable(reading.terminatedText[...])))
    case .guid, .leguid, .beguid:
      var bytes: [UInt8] = []
      for place in reading.textPlace..<reading.textPlace + 16 { bytes.append(place < source.count ? source[place] : 0) }
      writeDescription(format, .string(Self.guidText(bytes)))
    case .msdosdate, .bemsdosdate, .lemsdosdate:
      writeDescription(format, .string(MagicDate.dosDate(UInt16(truncatingIfNeeded: reading.value))))
    case .msdostime, .bemsdostime, .lemsdostime:
      writeDescription(format, .string(MagicDate.dosTime(UInt16(truncatingIfNeeded: reading.value))))
    case .octal: writeDescription(format, .string(Self.octalText(file.valueString(record.index))))
    case .invalid, .bevarint, .levarint, .beid3, .leid3:
      output.fail("invalid m->type (\(record.type.rawValue)) in mprint()", atLine: record.line)
    }
  }

  /// Writes a description with what the current record read.
  private mutating func writeDescription(_ format: [UInt8], _ argument: MagicFormat.Argument) {
    output.write(format: format, argument, ofLine: run.line)
  }

  private mutating func describeInteger(_ record: MagicRecord, _ format: [UInt8]) {
    let number = signExtended(reading.value, record)
    let isUnsigned = record.flags.contains(.unsigned)
    let width = record.type.width
    var argument: MagicFormat.Argument
    switch (width, isUnsigned) {
    case (1, true): argument = .int(Int32(UInt8(truncatingIfNeeded: number)))
    case (1, false): argument = .int(Int32(Int8(truncatingIfNeeded: number)))
    case (2, true): argument = .int(Int32(UInt16(truncatingIfNeeded: number)))
    case (2, false): argument = .int(Int32(Int16(truncatingIfNeeded: number)))
    case (4, _): argument = .int(Int32(truncatingIfNeeded: number))
    default: argument = .quad(Int64(bitPattern: number))
    }
    if MagicFormat.takesString(format) {
      let text: String
      switch (argument, isUnsigned) {
      case (.int(let value), true): text = String(UInt32(bitPattern: value))
      case (.int(let value), false): text = String(value)
      case (.quad(let value), true): text = String(UInt64(bitPattern: value))
      case (.quad(let value), false): text = String(value)
      default: text = ""
      }
      argument = .string([UInt8](text.utf8))
    }
    writeDescription(format, argument)
  }

  private mutating func describe(_ number: Double, _ format: [UInt8]) {
    if MagicFormat.takesString(format) {
      var text: [UInt8] = []
      MagicFormat.append([UInt8]("%g".utf8), .double(number), to: &text)
      writeDescription(format, .string(text))
    } else {
      writeDescription(format, .double(number))
    }
  }

  private mutating func describeString(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ format: [UInt8], _ source: Span<UInt8>
  ) {
    if record.relation == UInt8(ascii: "=") || record.relation == UInt8(ascii: "!") {
      writeDescription(format, .string(printable(file.valueString(record.index)[...])))
      return
    }
    materializeText(record, of: file, source)
    var string = reading.terminatedText
    if record.stringFlags.contains(.trim) {
      let trimmed = Self.trimmed(string)
      // The text is cut where the blanks at its end began, so the next offset counts from there; blanks alone are all at its end.
      let start = trimmed.isEmpty ? 0 : string.prefix(while: \.isWhiteSpace).count
      reading.endText(at: start + trimmed.count)
      string = trimmed
    }
    writeDescription(format, .string(printable(string[...])))
  }

  /// Makes the text that was compared a copy, which ends at the first line end where the record has no value.
  mutating func materializeText(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) {
    if !reading.textIsCopied { reading.copyText(source, at: reading.textPlace, limit: reading.textLimit) }
    if file.valueByte(record.index, 0) == 0 { reading.endTextAtLineEnd() }
  }

  /// How many bytes the text that was compared has, which is copied only where its end is changed.
  private mutating func comparedLength(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>
  ) -> Int {
    guard reading.textIsCopied || file.valueByte(record.index, 0) == 0 else {
      let end = min(reading.textPlace + reading.textLimit, source.count)
      return max(0, (source.firstIndex(of: 0, from: reading.textPlace, to: end) ?? end) - reading.textPlace)
    }
    materializeText(record, of: file, source)
    return reading.terminatedText.count
  }

  /// Without blanks at both ends.
  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var slice = bytes.drop(while: \.isWhiteSpace)
    while let last = slice.last, last.isWhiteSpace { slice.removeLast() }
    return Array(slice)
  }

  /// Text up to its first NUL with what cannot be printed escaped, cut where libmagic's buffer ends.
  func printable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let end = Self.quoteCapacity - 1
    var result: [UInt8] = []
    for byte in bytes {
      guard byte != 0, result.count < end else { break }
      if options.contains(.raw) || byte.isPrintable {
        result.append(byte)
      } else {
        guard result.count < end - 3 else { break }
        MagicCharset.appendOctal(byte, to: &result)
      }
    }
    return result
  }

  private static func guidText(_ bytes: [UInt8]) -> [UInt8] {
    let order = [3, 2, 1, 0, -1, 5, 4, -1, 7, 6, -1, 8, 9, -1, 10, 11, 12, 13, 14, 15]
    let digits = [UInt8]("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for position in order {
      guard position >= 0 else {
        text.append(UInt8(ascii: "-"))
        continue
      }
      text.append(digits[Int(bytes[position] >> 4)])
      text.append(digits[Int(bytes[position] & 15)])
    }
    return text
  }

  private static func octalText(_ text: [UInt8]) -> [UInt8] {
    guard let number = UInt64(String(decoding: text, as: UTF8.self), radix: 8) else {
      return [UInt8]("*Invalid number*".utf8)
    }
    return [UInt8](String(number).utf8)
  }

  /// The offset after a match, from which records of the next level count; nil where it lies beyond the end.
  mutating func offsetAfter(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, _ frame: MagicFrame
  ) -> Int32? {
    let here = Int32(bitPattern: reading.offset)
    var after: Int32
    switch record.type {
    case .string, .pstring, .bestring16, .lestring16, .octal:
      if record.relation == UInt8(ascii: "=") || record.relation == UInt8(ascii: "!") {
        after = here &+ Int32(record.valueLength)
      } else {
        after = here &+ Int32(comparedLength(record, of: file, source))
        if record.type == .pstring {
          guard let size = pascalLengthSize(record) else { return nil }
          after = after &+ Int32(size)
        }
      }
    case .regex:
      after = Int32(
        truncatingIfNeeded: search.offset + (record.stringFlags.contains(.offsetIsStart) ? 0 : search.matchLength))
    case .search:
      after = Int32(
        truncatingIfNeeded: search.offset + (record.stringFlags.contains(.offsetIsStart) ? 0 : record.valueLength))
    case .clear, .default, .indirect, .offset, .use: after = here
    case .der:
      guard let end = offsetAfterDER(record, source, frame), Int(end) <= source.count, end >= 0 else {
        if sourceIsCut { giveUpForRest() }
        levels.offsets[frame.levelBase + frame.level] = 0
        return nil
      }
      after = end
    case .guid, .leguid, .beguid: after = here &+ 16
    case .qwdate, .leqwdate, .beqwdate: after = 0
    default: after = record.type.width == 0 ? 0 : here &+ Int32(record.type.width)
    }
    guard after >= 0, Int(after) <= source.count else {
      if sourceIsCut { giveUpForRest() }
      return nil
    }
    return after
  }
}
