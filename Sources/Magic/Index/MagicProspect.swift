// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Whether a group of records can come to anything in given bytes, told by comparing numbers and short strings at fixed places.
///
/// Many groups begin with what any file has, as a byte that is not zero, say nothing of that, and then ask for more. Such a
/// group need not be begun where none of its records that say something can match.
struct MagicProspect: Sendable {
  /// More records than this are not looked at; what comes after them counts as something.
  private static let stepCount = 24

  /// A record and what follows it.
  private struct Step: Sendable, BitwiseCopyable {
    /// Where it reads; negative where that or the outcome is not known beforehand, so that it counts as matched.
    var place = -1
    /// The bytes that must be there for it to match.
    var length = 0
    /// The bits that count of the eight bytes at its place.
    var mask: UInt64 = .max
    /// How far these are shifted up, so that the highest bit of a number is the highest of all, and then down again.
    var shift: UInt64 = 0
    var isSigned = false
    var order = MagicByteOrder.little
    var relation = UInt8(ascii: "x")
    var value: UInt64 = 0
    /// Whether a string has more bytes than are compared.
    var isPartial = false
    /// The steps that follow a match and no match.
    var ifMatched = something
    var otherwise = something
  }

  /// The step that is none because a record would say something.
  private static let something: Int16 = -1
  /// The step that is none because no record is left.
  private static let nothing: Int16 = -2

  private var steps: [Step] = []

  /// Looks at the records of a group; nil where they rule nothing out that the index does not.
  init?(_ file: MagicDatabaseFile, group start: Int) {
    let end = file.groupEnd(after: start)
    let records = (start..<min(end, start + Self.stepCount)).map { file.record($0) }
    // A place that counts from the end moves all that follow.
    guard records.count > 1 || records[0].relation != UInt8(ascii: "="),
      records.allSatisfy({ !$0.flags.contains(.fromEnd) })
    else { return nil }
    // Where the last record of each level ends, as far as that is known.
    var ends = [Int?](repeating: nil, count: 256)
    for (number, record) in records.enumerated() {
      guard var step = Self.step(record, in: file, behind: record.level > 0 ? ends[record.level - 1] : 0) else {
        return nil
      }
      ends[record.level] = step.place >= 0 ? step.place + step.length : nil
      let next = records[(number + 1)...].firstIndex { $0.level <= record.level }
      step.otherwise = next.map(Int16.init) ?? (end > start + records.count ? Self.something : Self.nothing)
      if file.saysSomething(record.index) {
        step.ifMatched = Self.something
      } else if number + 1 < records.count {
        step.ifMatched = records[number + 1].level > record.level ? Int16(number + 1) : step.otherwise
      } else {
        step.ifMatched = step.otherwise
      }
      steps.append(step)
    }
    guard steps.contains(where: { $0.place >= 0 }) else { return nil }
  }

  /// The step of a record; nil where the record may do more than match.
  private static func step(_ record: MagicRecord, in file: MagicDatabaseFile, behind end: Int?) -> Step? {
    var step = Step()
    switch record.type {
    case .search, .default, .clear: return step
    case .string:
      step.length = record.valueLength
      guard record.relation == UInt8(ascii: "="), record.stringFlags.isEmpty, step.length > 0,
        record.range == 0 || record.range >= step.length
      else { return step }
      step.isPartial = step.length > 8
      step.mask = .max >> UInt64(64 - 8 * min(8, step.length))
      step.value = file.valueHead(record.index) & step.mask
    case .byte, .short, .beshort, .leshort, .long, .belong, .lelong, .quad, .bequad, .lequad:
      guard "=!<>&^x".utf8.contains(record.relation) else { return nil }
      guard !record.maskOperation.isInverse, record.mask == 0 || record.maskOperation.kind == .and else { return step }
      step.length = record.type.width
      step.shift = UInt64(64 - 8 * step.length)
      step.mask = record.mask == 0 ? .max : record.mask
      step.isSigned = !record.flags.contains(.unsigned)
      step.order = record.type.byteOrder
      step.value = record.value
    default: return nil
    }
    guard record.flags.isDisjoint(with: [.indirect, .relativeIndirect]) else { return step }
    step.relation = record.relation
    step.place = Int(record.offset)
    if record.flags.contains(.relativeOffset) {
      guard let end else { return Step() }
      step.place += end
    }
    return step
  }

  /// Whether no record of the group that says something can match; false where that is not certain.
  ///
  /// `isWhole` tells that the bytes are all there are.
  func isNothing(in input: Span<UInt8>, isWhole: Bool) -> Bool {
    var number: Int16 = 0
    while number >= 0 {
      let step = steps[Int(number)]
      var matches = true
      if step.place >= 0 {
        if step.place &+ step.length > input.count {
          guard isWhole, step.length < 8, step.relation != UInt8(ascii: "!") else { return false }
          matches = false
        } else {
          matches = Self.matches(step, input.littleEndian(at: step.place, width: 8))
          if matches, step.isPartial { return false }
        }
      }
      number = matches ? step.ifMatched : step.otherwise
    }
    return number == Self.nothing
  }

  /// Whether the eight bytes at the place of a step are what its record asks for.
  @inline(__always)
  private static func matches(_ step: Step, _ word: UInt64) -> Bool {
    var number = word
    switch step.order {
    case .little: number = (number << step.shift) >> step.shift
    default: number = number.byteSwapped >> step.shift
    }
    number &= step.mask
    let expected = step.value
    if step.isSigned { number = UInt64(bitPattern: Int64(bitPattern: number << step.shift) >> Int64(step.shift)) }
    switch step.relation {
    case UInt8(ascii: "x"): return true
    case UInt8(ascii: "!"): return number != expected
    case UInt8(ascii: "="): return number == expected
    case UInt8(ascii: ">"):
      return step.isSigned ? Int64(bitPattern: number) > Int64(bitPattern: expected) : number > expected
    case UInt8(ascii: "<"):
      return step.isSigned ? Int64(bitPattern: number) < Int64(bitPattern: expected) : number < expected
    case UInt8(ascii: "&"): return number & expected == expected
    default: return number & expected != expected
    }
  }
}

/// What is known of the prospects of the groups of a database file, found out for those that come up often.
struct MagicProspects {
  /// A group that came up so often is looked at.
  private static let often: Int32 = 3
  /// What stands for a group without a prospect.
  private static let none: Int32 = -1

  /// How often each group came up, or where its prospect is, counted on from `often`.
  private var marks: [Int32] = []
  private var prospects: [MagicProspect] = []

  /// Whether a group comes to nothing in given bytes; false where that is not certain.
  mutating func ruleOut(
    _ group: Int, at start: Int, of file: MagicDatabaseFile, in input: Span<UInt8>, isWhole: Bool
  ) -> Bool {
    if group >= marks.count { marks.append(contentsOf: repeatElement(0, count: group + 1 - marks.count)) }
    let mark = marks[group]
    if mark > Self.often {
      return prospects[Int(mark &- Self.often &- 1)].isNothing(in: input, isWhole: isWhole)
    }
    guard mark != Self.none else { return false }
    marks[group] = mark + 1
    guard mark == Self.often else { return false }
    guard let prospect = MagicProspect(file, group: start) else {
      marks[group] = Self.none
      return false
    }
    prospects.append(prospect)
    marks[group] = Self.often + Int32(prospects.count)
    return prospect.isNothing(in: input, isWhole: isWhole)
  }
}
