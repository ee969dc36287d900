// SPDX-License-Identifier: Apache-2.0

@testable import Magic

/// Makes files that particular records of a database match: evaluates, looks where the first record on the way read, writes
/// there what it wants, and again, until the record matches or nothing helps.
struct RecordInputs {
  /// Files that would have to be longer are given up.
  static let longest = 1_100_000
  /// Attempts at one file: chains of records are at most some twenty long.
  private static let attempts = 40

  private let database: MagicDatabase
  private let file: MagicDatabaseFile
  /// For each named group by its first record, records that use it; the shortest way from set 0 first.
  private var users: [Int: [Int]] = [:]
  /// Records that matched in some file, by number.
  private(set) var reached: Set<Int> = []
  /// Records that were compared in some file, whether they matched or not.
  private(set) var compared: Set<Int> = []

  /// Whether the bytes are those of a file, from whose end records may count, and not of a buffer.
  private let areFiles: Bool

  init?(_ database: MagicDatabase, areFiles: Bool = false) {
    self.areFiles = areFiles
    guard let file = database.files.first else { return nil }
    self.database = database
    self.file = file
    // Breadth first from set 0, so that chains are short.
    var pending = Array(0..<file.namedStart)
    while !pending.isEmpty {
      var next: [Int] = []
      for index in pending {
        let record = file.record(index)
        guard record.type == .use else { continue }
        let prefix = file.valueByte(index, 0) == UInt8(ascii: "^") ? 1 : 0
        var damaged: Int?
        guard let group = file.group(namedBy: index, of: file, skipping: prefix, file.names, damaged: &damaged)
        else { continue }
        if users[group] == nil { next += group..<file.groupEnd(after: group) }
        users[group, default: []].append(index)
      }
      pending = next
    }
  }

  /// The number of records.
  var count: Int { file.recordCount }

  /// The records that must match for one to be tested, outermost first, and the record itself; nil where nothing uses it.
  ///
  /// `way` chooses among the records that use the innermost group.
  private func chain(to index: Int, way: Int) -> [Int]? {
    var chain = [index]
    var index = index
    var way = way
    while chain.count < 100 {
      let level = file.level(of: index)
      if level == 0 {
        guard index >= file.namedStart else { return chain }
        guard let users = users[index], way < users.count else { return nil }
        index = users[way]
        way = 0
      } else {
        // The nearest record before it that is a level up.
        var parent = index - 1
        while parent >= 0, file.level(of: parent) >= level { parent -= 1 }
        guard parent >= 0 else { return nil }
        index = parent
      }
      chain.insert(index, at: 0)
    }
    return nil
  }

  /// A file that a record matches, as far as one could be made; nil where not even its group could be entered.
  mutating func input(
    reaching target: Int, way: Int = 0, fill: UInt8, _ evaluator: inout MagicEvaluator, _ trace: MagicTrace
  ) -> [UInt8]? {
    guard let chain = chain(to: target, way: way), let first = chain.first else { return nil }
    let isText =
      file.record(first).flags.contains(.text) && !file.record(first).flags.contains(.binary)
      && !file.record(first).stringFlags.contains(.onlyBinary)
    var bytes = [UInt8](repeating: isText ? UInt8(ascii: " ") : fill, count: isText ? 64 : 256)
    guard write(file.record(first), at: Int(file.record(first).offset), into: &bytes, isFlipped: false) else {
      return nil
    }
    var last: (Int, Int) = (-1, -1)
    for _ in 0..<Self.attempts {
      trace.reset()
      evaluator.trace = trace
      _ = evaluator.evaluate(bytes.span, of: subject(of: bytes), options: .allMatches)
      evaluator.trace = nil
      var matched: Set<Int> = []
      var places: [Int: Int] = [:]
      for test in trace.tests {
        compared.insert(test.record)
        if test.matches { matched.insert(test.record) }
        if places[test.record] == nil || !test.matches { places[test.record] = test.place }
      }
      if matched.contains(target) {
        reached.formUnion(matched)
        return bytes
      }
      // A group that is entered need not match, only begin inside of the file.
      let wanting = chain.first { index in
        guard file.record(index).type == .use, index != target else {
          return !matched.contains(index) || index == target
        }
        return places[index].map { $0 > bytes.count } ?? false
      }
      guard let wanting, let place = places[wanting] else {
        reached.formUnion(matched)
        return bytes
      }
      let users = chain.prefix { $0 != wanting }.filter { file.record($0).type == .use }
      let isFlipped = users.filter { file.valueByte($0, 0) == UInt8(ascii: "^") }.count % 2 == 1
      let base = users.last.flatMap { places[$0] } ?? 0
      let record = file.record(wanting)
      guard last != (wanting, place),
        isTooFar(place, bytes) && writePointer(of: record, base: base, into: &bytes, isFlipped: isFlipped)
          || write(record, at: place, into: &bytes, isFlipped: isFlipped)
      else {
        reached.formUnion(matched)
        return bytes
      }
      last = (wanting, place)
    }
    return bytes
  }

  /// What the bytes are evaluated as.
  func subject(of bytes: [UInt8]) -> MagicSubject {
    areFiles
      ? MagicSubject(fileSize: bytes.count, reader: MagicBeginningTests.Reader(content: bytes)) : MagicSubject()
  }

  /// Whether a place lies so far beyond the end that it was hardly meant.
  private func isTooFar(_ place: Int, _ bytes: [UInt8]) -> Bool { place >= bytes.count + 4096 }

  /// Writes where a record's offset is read from one that leads just beyond the end; false where it is not read, or counts
  /// from a match.
  private func writePointer(of record: MagicRecord, base: Int, into bytes: inout [UInt8], isFlipped: Bool) -> Bool {
    guard record.flags.contains(.indirect), record.flags.isDisjoint(with: [.relativeOffset, .fromEnd]),
      !record.indirectOperation.isIndirect, !record.indirectOperation.isInverse
    else { return false }
    let type = isFlipped ? record.indirectType.flipped : record.indirectType
    let place = base + Int(record.offset)
    guard type.width > 0, place >= 0, place < Self.longest else { return false }
    let operand = Int(record.indirectOffset)
    let end = (max(bytes.count, place + 8) + 511) / 512 * 512
    var number = record.flags.contains(.relativeIndirect) ? 64 : end
    switch record.indirectOperation.kind {
    case .add: number -= operand
    case .subtract: number += operand
    case .multiply where operand != 0: number = (number + operand - 1) / operand
    case .divide: number *= operand
    case .xor: number ^= operand
    default: break
    }
    guard number > 0 else { return false }
    let width = type.width
    var value = UInt64(number)
    switch type.byteOrder {
    case .big: value = value.byteSwapped >> UInt64(64 - width * 8)
    case .middle: value = (value >> 16 | value << 16) & 0xFFFF_FFFF
    case .little: break
    }
    bytes += [UInt8](repeating: bytes.last ?? 0, count: max(0, end + 16 - bytes.count))
    for index in 0..<width { bytes[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8)) }
    return true
  }

  /// Writes at a place what a record matches; false where that cannot be made.
  private func write(_ record: MagicRecord, at place: Int, into bytes: inout [UInt8], isFlipped: Bool) -> Bool {
    guard place >= 0, place < Self.longest, let value = value(for: record, isFlipped: isFlipped) else { return false }
    let start = record.flags.contains(.fromEnd) && record.level == 0 ? bytes.count - place : place
    guard start >= 0 else { return false }
    if record.flags.contains(.fromEnd) {
      // What counts from the end stays there.
      guard start + value.count <= bytes.count else { return false }
    } else if bytes.count < start + value.count + 8 {
      let filler: UInt8 = record.flags.contains(.text) ? 0x20 : bytes.last ?? 0
      bytes.append(contentsOf: repeatElement(filler, count: start + value.count + 8 - bytes.count))
    }
    bytes.replaceSubrange(start..<start + value.count, with: value)
    return true
  }

  /// The bytes that a record matches.
  private func value(for record: MagicRecord, isFlipped: Bool) -> [UInt8]? {
    let text = file.value(record.index, length: record.valueLength)
    switch record.type {
    case .string, .search: return related(text, record.relation)
    case .pstring:
      let text = related(text, record.relation)
      let count = text.count + (record.stringFlags.contains(.lengthIncludesItself) ? 4 : 0)
      if record.stringFlags.contains(.lengthInTwoBytesBig) { return [UInt8(count >> 8), UInt8(count & 255)] + text }
      if record.stringFlags.contains(.lengthInTwoBytesLittle) { return [UInt8(count & 255), UInt8(count >> 8)] + text }
      if record.stringFlags.contains(.lengthInFourBytesBig) {
        return [0, 0, UInt8(count >> 8), UInt8(count & 255)] + text
      }
      if record.stringFlags.contains(.lengthInFourBytesLittle) {
        return [UInt8(count & 255), UInt8(count >> 8), 0, 0] + text
      }
      return [UInt8(truncatingIfNeeded: count)] + text
    case .lestring16: return related(text, record.relation).flatMap { [$0, 0] }
    case .bestring16: return related(text, record.relation).flatMap { [0, $0] }
    case .regex: return ExpressionSample.text(for: file.valueString(record.index))
    case .octal: return related(text, record.relation)
    case .guid, .leguid, .beguid: return file.value(record.index, length: 16)
    case .default, .clear, .offset, .name, .use: return []
    case .der: return tagged(file.valueString(record.index), level: record.level)
    case .indirect: return nil
    default: break
    }
    let width = record.type.width
    guard width > 0 else { return nil }
    let type = isFlipped ? record.type.flipped : record.type
    var number = wanted(by: record)
    switch type.byteOrder {
    case .big: number = number.byteSwapped >> UInt64(64 - width * 8)
    case .middle: number = (number >> 16 | number << 16) & 0xFFFF_FFFF
    case .little: break
    }
    return (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
  }

  /// A tag of DER with its length and contents, as a record names them: `seq`, `int1`, `obj_id9=2a864886f70d010701`.
  private func tagged(_ text: [UInt8], level: Int) -> [UInt8]? {
    let tags: [(name: String, tag: UInt8)] = [
      ("bit_str", 3), ("bool", 1), ("eoc", 0), ("gen_time", 24), ("ia5_str", 22), ("int", 2), ("null", 5),
      ("obj_id", 6), ("octet_str", 4), ("prt_str", 19), ("seq", 16), ("set", 17), ("t61_str", 20), ("utc_time", 23),
      ("utf8_str", 12), ("enum", 10), ("gen_str", 27), ("num_str", 18), ("vis_str", 26),
    ]
    guard let (name, tag) = tags.first(where: { text.starts(with: $0.name.utf8) }) else { return nil }
    let rest = text.dropFirst(name.utf8.count)
    let digits = rest.prefix { $0 != UInt8(ascii: "=") }
    let wanted = Array(rest.dropFirst(digits.count + 1))
    // What has room for others inside gets less the deeper it stands.
    var length = Int(String(decoding: digits, as: UTF8.self)) ?? max(4, 100 - 12 * level)
    var contents: [UInt8] = []
    if tag == 19 || tag == 12 || tag == 22 {
      contents = wanted
    } else {
      contents = stride(from: 0, to: wanted.count - 1, by: 2).compactMap {
        UInt8(String(decoding: wanted[$0..<$0 + 2], as: UTF8.self), radix: 16)
      }
    }
    if digits.isEmpty, !contents.isEmpty { length = contents.count }
    let kind: UInt8 = tag == 16 || tag == 17 ? 0x20 : 0
    let head = length < 128 ? [UInt8(length)] : [0x82, UInt8(truncatingIfNeeded: length >> 8), UInt8(length & 255)]
    return [tag | kind] + head + contents
  }

  /// Text that stands in a relation to another.
  private func related(_ text: [UInt8], _ relation: UInt8) -> [UInt8] {
    switch relation {
    case UInt8(ascii: "="): return text
    case UInt8(ascii: ">"): return text.isEmpty || text == [0] ? Array("ab".utf8) : Array(text.dropLast()) + [0x7E]
    case UInt8(ascii: "<"): return [UInt8](repeating: 1, count: max(1, text.count))
    case UInt8(ascii: "!"): return text.map { $0 == 0x61 ? 0x62 : 0x61 }
    default: return Array("ab".utf8)
    }
  }

  /// A number that stands in the relation to the record's value, before its mask is applied.
  private func wanted(by record: MagicRecord) -> UInt64 {
    var value = record.value
    if record.type.isFloatingPoint {
      let number =
        record.type.width == 4
        ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : Double(bitPattern: value)
      let changed =
        record.relation == UInt8(ascii: ">") ? number + 1 : record.relation == UInt8(ascii: "<") ? number - 1 : number
      return record.type.width == 4 ? UInt64(Float(changed).bitPattern) : changed.bitPattern
    }
    switch record.relation {
    case UInt8(ascii: ">"): value &+= 1
    case UInt8(ascii: "<"): value &-= 1
    case UInt8(ascii: "!"): value ^= 1
    case UInt8(ascii: "^"): value = ~value
    default: break
    }
    guard record.mask != 0 else { return value }
    switch record.maskOperation.kind {
    case .and: return value == 0 && record.relation == UInt8(ascii: ">") ? record.mask : value
    case .or: return value
    case .xor: return value ^ record.mask
    case .add: return value &- record.mask
    case .subtract: return value &+ record.mask
    case .multiply: return value / record.mask
    case .divide: return value &* record.mask
    case .remainder: return value
    }
  }
}
