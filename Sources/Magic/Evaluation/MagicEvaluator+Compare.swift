// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension MagicEvaluator {
  /// Turns the bytes at a place into what the record compares; false where that cannot be.
  mutating func convert(_ record: MagicRecord, _ source: Span<UInt8>, at place: Int, isFlipped: Bool) -> Bool {
    let type = isFlipped ? record.type.flipped : record.type
    switch type {
    case .string, .octal:
      reading.textPlace = place
      reading.textIsCopied = false
      reading.textLimit = MagicDatabaseFile.maximumValueLength - 1
      if type == .string, record.range > 0, record.range < reading.textLimit { reading.textLimit = record.range }
      return true
    case .pstring: return copyPascalString(record, source, at: place)
    case .bestring16, .lestring16, .regex, .search, .default, .clear, .name, .use, .der: return true
    case .guid, .leguid, .beguid:
      reading.textPlace = place
      return true
    case .bevarint, .levarint, .indirect, .beid3, .leid3, .invalid:
      output.fail("invalid type \(record.type.rawValue) in mconvert()", atLine: record.line)
      return false
    default: break
    }
    let width = type.width
    if record.type != .offset { reading.value = source.number(at: place, width: width, type.byteOrder) }
    reading.leftover.numberWidth = width
    if record.mask == 0, !record.maskOperation.isInverse { return true }
    if type.isFloatingPoint { return convertFloatingPoint(record, width: width) }
    let limit: UInt64 = width == 8 ? .max : 1 << UInt64(width * 8) - 1
    let mask = record.mask & limit
    if record.mask != 0 {
      switch record.maskOperation.kind {
      case .and: reading.value &= mask
      case .or: reading.value |= mask
      case .xor: reading.value ^= mask
      case .add: reading.value = reading.value &+ mask
      case .subtract: reading.value = reading.value &- mask
      case .multiply: reading.value = reading.value &* mask
      case .divide, .remainder:
        guard mask != 0 else {
          output.fail("zerodivide in mconvert()", atLine: record.line)
          return false
        }
        reading.value = record.maskOperation.kind == .divide ? reading.value / mask : reading.value % mask
      }
      reading.value &= limit
    }
    if record.maskOperation.isInverse { reading.value = ~reading.value & limit }
    return true
  }

  private mutating func convertFloatingPoint(_ record: MagicRecord, width: Int) -> Bool {
    guard record.mask != 0 else { return true }
    let kind = record.maskOperation.kind
    if width == 4 {
      let number = Float(bitPattern: UInt32(truncatingIfNeeded: reading.value))
      reading.value = UInt64(Self.combine(number, kind, Float(record.mask)).bitPattern)
    } else {
      reading.value = Self.combine(Double(bitPattern: reading.value), kind, Double(record.mask)).bitPattern
    }
    return true
  }

  /// The outcome of an operation on a floating-point number; the number itself for one that only integers have.
  private static func combine<Number: FloatingPoint>(
    _ number: Number, _ kind: MagicOperation.Kind, _ operand: Number
  ) -> Number {
    switch kind {
    case .add: number + operand
    case .subtract: number - operand
    case .multiply: number * operand
    case .divide: number / operand
    default: number
    }
  }

  /// Compares what was read with the record's value.
  mutating func compare(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> MagicResult {
    switch record.type {
    case .default, .clear: return compare(UInt64(0), with: 0, record)
    case .string, .octal:
      return compare(
        difference(record, of: file, source, at: reading.textPlace, limit: reading.textLimit), with: 0, record)
    case .pstring:
      return compare(difference(record, of: file, reading.text.span, at: 0, limit: reading.text.count), with: 0, record)
    case .bestring16, .lestring16:
      let plain = record.withoutStringFlags
      return compare(difference(plain, of: file, reading.text.span, at: 0, limit: reading.text.count), with: 0, record)
    case .search:
      return search.isPresent ? compare(searchText(record, of: file, source), with: 0, record) : .unmatched
    case .regex:
      guard search.isPresent else { return .unmatched }
      guard let found = searchExpression(record, of: file, source) else { return .failed }
      return compare(UInt64(found ? 0 : 1), with: 0, record)
    case .use: return reading.value != 0 ? .matched : .unmatched
    case .name, .indirect: return .matched
    case .der: return compareDER(record, of: file, source)
    case .guid, .leguid, .beguid: return compare(guidDifference(record, of: file, source), with: 0, record)
    case .float, .befloat, .lefloat:
      return compare(
        Double(Float(bitPattern: UInt32(truncatingIfNeeded: reading.value))),
        with: Double(Float(bitPattern: UInt32(truncatingIfNeeded: record.value))), record)
    case .double, .bedouble, .ledouble:
      return compare(Double(bitPattern: reading.value), with: Double(bitPattern: record.value), record)
    case .invalid, .bevarint, .levarint, .beid3, .leid3:
      output.fail("invalid type \(record.type.rawValue) in magiccheck()", atLine: record.line)
      return .failed
    default: return compare(signExtended(reading.value, record), with: record.value, record)
    }
  }

  /// How the 16 bytes of a GUID differ from a record's value: 0 for not at all.
  private func guidDifference(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> UInt64 {
    for position in 0..<16 {
      // What lies beyond the end counts as zero, as in the union that libmagic fills.
      let place = reading.textPlace + position
      let byte = place < source.count ? source[place] : 0
      let wanted = file.valueByte(record.index, position)
      if byte != wanted { return byte > wanted ? 1 : UInt64(bitPattern: -1) }
    }
    return 0
  }

  private mutating func compare(_ actual: UInt64, with expected: UInt64, _ record: MagicRecord) -> MagicResult {
    let isUnsigned = record.flags.contains(.unsigned)
    let isMatch: Bool
    switch record.relation {
    case UInt8(ascii: "x"): isMatch = true
    case UInt8(ascii: "!"): isMatch = actual != expected
    case UInt8(ascii: "="): isMatch = actual == expected
    case UInt8(ascii: ">"):
      isMatch = isUnsigned ? actual > expected : Int64(bitPattern: actual) > Int64(bitPattern: expected)
    case UInt8(ascii: "<"):
      isMatch = isUnsigned ? actual < expected : Int64(bitPattern: actual) < Int64(bitPattern: expected)
    case UInt8(ascii: "&"): isMatch = actual & expected == expected
    case UInt8(ascii: "^"): isMatch = actual & expected != expected
    default:
      output.fail(
        "cannot happen: invalid relation `\(Character(Unicode.Scalar(record.relation)))'", atLine: record.line)
      return .failed
    }
    return isMatch ? .matched : .unmatched
  }

  private mutating func compare(_ actual: Double, with expected: Double, _ record: MagicRecord) -> MagicResult {
    switch record.relation {
    case UInt8(ascii: "x"): return .matched
    case UInt8(ascii: "!"): return actual != expected ? .matched : .unmatched
    case UInt8(ascii: "="): return actual == expected ? .matched : .unmatched
    case UInt8(ascii: ">"): return actual > expected ? .matched : .unmatched
    case UInt8(ascii: "<"): return actual < expected ? .matched : .unmatched
    default:
      let name = record.type.width == 4 ? "float" : "double"
      output.fail(
        "cannot happen with \(name): invalid relation `\(Character(Unicode.Scalar(record.relation)))'",
        atLine: record.line)
      return .failed
    }
  }

  /// Extends the sign of a number unless the record is unsigned.
  func signExtended(_ number: UInt64, _ record: MagicRecord) -> UInt64 {
    guard !record.flags.contains(.unsigned) else { return number }
    switch record.type {
    case .byte: return UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: number)))
    case .short, .beshort, .leshort: return UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: number)))
    case .long, .belong, .lelong, .melong, .date, .bedate, .ledate, .medate, .ldate, .beldate, .leldate, .meldate:
      return UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: number)))
    default: return number
    }
  }

  // MARK: Text

  private mutating func copyPascalString(_ record: MagicRecord, _ source: Span<UInt8>, at place: Int) -> Bool {
    pascalLengthSize(record).map { reading.copyPascalString(record, lengthSize: $0, source, at: place) } ?? false
  }

  /// The bytes that the length of a Pascal string takes; nil, and a failure, for a damaged record.
  mutating func pascalLengthSize(_ record: MagicRecord) -> Int? {
    if let size = record.pascalLengthSize { return size }
    output.fail(
      "corrupt magic file (bad pascal string length \(record.stringFlags.intersection(.pascalLength).rawValue))")
    return nil
  }

  /// How text differs from a record's value: 0 for not at all; corresponds to `strncmp` under the record's modifiers.
  func difference(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, at place: Int, limit: Int
  ) -> UInt64 {
    let length = record.valueLength
    let available = max(0, min(limit, source.count - place))
    let flags = record.stringFlags
    if flags.isEmpty {
      var position = 0
      while position < length {
        let actual = position < available ? source[place &+ position] : 0
        let expected = file.valueByte(record.index, position)
        if actual != expected { return UInt64(bitPattern: Int64(actual) - Int64(expected)) }
        position &+= 1
      }
      return 0
    }
    return modifiedDifference(
      record, of: file, source, at: place, available: available, maximum: MagicDatabaseFile.maximumValueLength)
  }

  /// The same under modifiers; `maximum` bounds what white space may swallow.
  func modifiedDifference(
    _ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>, at place: Int, available: Int,
    maximum: Int
  ) -> UInt64 {
    let flags = record.stringFlags
    let length = record.valueLength
    let end = flags.isDisjoint(with: [.compactWhitespace, .optionalWhitespace]) ? length : maximum
    func byte(_ position: Int) -> UInt8 { position < available ? source[place &+ position] : 0 }
    var here = 0
    var index = 0
    var remaining = length
    while remaining > 0 {
      remaining -= 1
      guard here < end else { return 1 }
      let expected = file.valueByte(record.index, index)
      if flags.contains(.ignoreLowercase), expected.isSmallLetter {
        let actual = byte(here).lowercased
        if actual != expected { return UInt64(bitPattern: Int64(actual) - Int64(expected)) }
        here += 1
        index += 1
      } else if flags.contains(.ignoreUppercase), expected.isCapital {
        let actual = byte(here).uppercased
        if actual != expected { return UInt64(bitPattern: Int64(actual) - Int64(expected)) }
        here += 1
        index += 1
      } else if flags.contains(.compactWhitespace), expected.isWhiteSpace {
        index += 1
        guard byte(here).isWhiteSpace else { return 1 }
        here += 1
        if !file.valueByte(record.index, index).isWhiteSpace {
          while here < end, byte(here).isWhiteSpace { here += 1 }
        }
      } else if flags.contains(.optionalWhitespace), expected.isWhiteSpace {
        index += 1
        while here < end, byte(here).isWhiteSpace { here += 1 }
      } else {
        let actual = byte(here)
        if actual != expected { return UInt64(bitPattern: Int64(actual) - Int64(expected)) }
        here += 1
        index += 1
      }
    }
    if flags.contains(.fullWord), byte(here) != 0, !byte(here).isWhiteSpace { return 1 }
    return 0
  }
}

extension MagicRecord {
  /// The bytes that the length of a Pascal string takes; nil for a damaged record.
  var pascalLengthSize: Int? {
    switch stringFlags.intersection(.pascalLength) {
    case .lengthInOneByte: 1
    case .lengthInTwoBytesBig, .lengthInTwoBytesLittle: 2
    case .lengthInFourBytesBig, .lengthInFourBytesLittle: 4
    default: nil
    }
  }

  /// The record as a plain comparison; strings of 16-bit characters heed no modifiers.
  var withoutStringFlags: MagicRecord {
    MagicRecord(
      index: index, level: level, flags: flags, relation: relation, valueLength: valueLength, type: type,
      indirectType: indirectType, indirectOperation: indirectOperation, maskOperation: maskOperation, offset: offset,
      indirectOffset: indirectOffset, line: line, mask: mask, value: value, range: range, stringFlags: [])
  }
}
