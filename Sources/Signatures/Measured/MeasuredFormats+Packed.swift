// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Values and data that are packed without a name in front: only walking through them shows what they are.
  static func packed(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 16, subject.plainLength < head.count else { return nil }
    if let found = assetCatalog(head) { return found }
    if let found = universalValues(subject) { return found }
    if let found = oldLetter(head) { return found }
    return copiedLiterals(subject)
  }

  // MARK: Catalogues of assets

  /// Bytes of the header of a store, and the names in it that are looked at.
  private static let storeHeader = 32
  private static let mostStoredNames = 16

  /// A store of Apple's in which a block has the name of the header of such a catalogue (Apple: CoreUI, CARHEADER; bom(5)).
  private static func assetCatalog(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("BOMStore", at: 0), let table = head.bigEndian(UInt32.self, at: 24).map(Int.init),
      table >= storeHeader, let count = head.bigEndian(UInt32.self, at: table)
    else { return nil }
    var place = table + 4
    for _ in 0..<min(Int(count), mostStoredNames) {
      guard place + 5 <= head.count else { return nil }
      if head[place + 4] == 9, head.matches("CARHEADER", at: place + 5) {
        return KnownFinding(types["car"], .certain)
      }
      place += 5 + Int(head[place + 4])
    }
    return nil
  }

  // MARK: Letters of WordStar

  /// Bytes in which soft ends of lines are searched for, and how many must be there.
  private static let letterReach = 1024
  private static let softEnds = 2

  /// Lines that end softly, with the top bit in what ends them and in the last letters of words, which no other text has: each
  /// such letter stands in front of no further letter (MicroPro: WordStar 3 and 4, file format).
  private static func oldLetter(_ head: [UInt8]) -> KnownFinding? {
    guard head[0] & 0x7f >= 0x20 || head[0] < 0x1b, head[0] > 0 else { return nil }
    var (ends, letters) = (0, 0)
    let text = head.prefix(letterReach)
    for (place, byte) in text.enumerated() where byte >= 0x80 {
      guard place + 1 < text.count else { break }
      let next = text[place + 1]
      if byte == 0x8d, next == 0x0a { ends += 1 }
      let isLetter = (byte & 0x7f).isLetter
      guard byte >= 0x8d, !isLetter || !(next & 0x7f).isLetter else { return nil }
      if isLetter, place > 0, text[place - 1].isLetter { letters += 1 }
    }
    guard ends >= softEnds, letters >= ends, !text.contains(0) else { return nil }
    // A letter of two bytes at the end of a line ends with the same one (RFC 3629, section 4).
    let lines = text.prefix(through: text.lastIndex(of: 0x0a) ?? text.startIndex)
    return String(validating: lines, as: UTF8.self) == nil ? KnownFinding(types["wordstar-3"], .strong) : nil
  }

  // MARK: Snappy

  /// Elements that are followed where the data go on behind what is at hand.
  private static let provenElements = 64
  /// The longest number of the length in front, in bytes (Snappy compressed format description, section 1).
  private static let longestPreamble = 5

  /// The length of what is packed, and literals and copies from what they made before, which make just as much (Google: Snappy
  /// compressed format description, 2011-10-05).
  private static func copiedLiterals(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    var (size, place, shift) = (0, 0, 0)
    repeat {
      guard place < longestPreamble else { return nil }
      size |= Int(head[place] & 0x7f) << shift
      shift += 7
      place += 1
    } while head[place - 1] & 0x80 != 0
    guard size >= 16, size < 1 << 32, head[place] & 3 == 0, subject.length.map({ Int64(size) * 2 >= $0 }) == true else {
      return nil
    }
    var (made, copies, elements) = (0, 0, 0)
    while place < head.count {
      guard let element = element(head, at: place), element.offset <= made, made + element.length <= size else {
        return nil
      }
      if element.offset > 0 { copies += 1 }
      made += element.length
      elements += 1
      place = element.end
    }
    guard copies > 0 else { return nil }
    if subject.isWhole { return made == size && place == head.count ? KnownFinding(types["snappy"], .strong) : nil }
    return elements >= provenElements && copies * 4 >= elements ? KnownFinding(types["snappy"], .fair) : nil
  }

  /// Where an element of packed data ends, how many bytes it makes, and from how far back it copies them, 0 for a literal.
  private static func element(_ head: [UInt8], at place: Int) -> (end: Int, length: Int, offset: Int)? {
    let tag = head[place]
    switch tag & 3 {
    case 0:
      let short = Int(tag >> 2)
      guard short >= 60 else { return (place + 2 + short, short + 1, 0) }
      let width = short - 59
      guard place + width < head.count else { return (place + 1 + width, 1, 0) }
      let length = (1...width).reversed().reduce(0) { $0 << 8 | Int(head[place + $1]) } + 1
      return (place + 1 + width + length, length, 0)
    case 1:
      guard place + 1 < head.count else { return (place + 2, 4, 1) }
      let offset = Int(tag >> 5) << 8 | Int(head[place + 1])
      return offset > 0 ? (place + 2, Int(tag >> 2 & 7) + 4, offset) : nil
    case 2:
      guard let offset = head.littleEndian(UInt16.self, at: place + 1) else { return (place + 3, 1, 1) }
      return offset > 0 ? (place + 3, Int(tag >> 2) + 1, Int(offset)) : nil
    default:
      guard let offset = head.littleEndian(UInt32.self, at: place + 1) else { return (place + 5, 1, 1) }
      return offset > 0 ? (place + 5, Int(tag >> 2) + 1, Int(offset)) : nil
    }
  }

  // MARK: Universal binary JSON

  /// Values that are followed, and how deep they may stand in each other.
  private static let mostValues = 256
  private static let mostNestedValues = 32
  /// Bytes of a name of a member.
  private static let longestMemberName = 256
  /// Values that must have been read where the data go on behind what is at hand.
  private static let provenValues = 4

  /// Bytes of a value of a fixed size, by its letter; one of these letters stands in front of each value.
  private static func size(of kind: UInt8) -> Int? {
    switch kind {
    case UInt8(ascii: "Z"), UInt8(ascii: "N"), UInt8(ascii: "T"), UInt8(ascii: "F"): 0
    case UInt8(ascii: "i"), UInt8(ascii: "U"), UInt8(ascii: "C"): 1
    case UInt8(ascii: "I"): 2
    case UInt8(ascii: "l"), UInt8(ascii: "d"): 4
    case UInt8(ascii: "L"), UInt8(ascii: "D"): 8
    default: nil
    }
  }

  /// An object or an array whose members are values, each with a letter in front of it, up to the end (Universal Binary JSON,
  /// draft 12, sections Value types and Container types).
  private static func universalValues(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[0] == UInt8(ascii: "{") || head[0] == UInt8(ascii: "["), head[1] != 0x0a, head[1] != 0x20 else {
      return nil
    }
    var walk = ValueWalk(bytes: head)
    let isRead = walk.value(kind: head[0], at: 1, depth: 0)
    if let isRead, subject.isWhole, isRead == head.count, walk.values > 1 {
      return KnownFinding(types["ubjson"], .strong)
    }
    let isCut = walk.isCut && walk.values >= provenValues
    return isCut ? KnownFinding(types["ubjson"], subject.isWhole ? .fair : .strong) : nil
  }

  /// Goes through values one after the other.
  private struct ValueWalk {
    let bytes: [UInt8]
    /// Values that were read.
    var values = 0
    /// Whether the bytes ended, or enough was read, before anything was wrong.
    var isCut = false

    /// Where a value of a kind ends that begins at a place; nil where it is none, or ends beyond what is at hand.
    mutating func value(kind: UInt8, at start: Int, depth: Int) -> Int? {
      values += 1
      guard values < mostValues else {
        isCut = true
        return nil
      }
      if let size = MeasuredFormats.size(of: kind) { return reached(start + size) }
      switch kind {
      case UInt8(ascii: "S"), UInt8(ascii: "H"):
        guard let (length, place) = count(at: start) else { return nil }
        return reached(place + length)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        return depth < mostNestedValues ? container(isObject: kind == UInt8(ascii: "{"), at: start, depth: depth) : nil
      default: return nil
      }
    }

    /// The members of an object or an array, of one kind and in a number that is told in front, or up to its closing bracket.
    private mutating func container(isObject: Bool, at start: Int, depth: Int) -> Int? {
      var (place, kind, number): (Int, UInt8?, Int?) = (start, nil, nil)
      if byte(place) == UInt8(ascii: "$") {
        kind = byte(place + 1)
        place += 2
        guard byte(place) == UInt8(ascii: "#") else { return nil }
      }
      if byte(place) == UInt8(ascii: "#") {
        guard let (count, next) = count(at: place + 1) else { return nil }
        (number, place) = (count, next)
      }
      if !isObject, let kind, let number, let size = MeasuredFormats.size(of: kind) {
        return reached(place + size * number)
      }
      let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      while number.map({ $0 > 0 }) ?? true {
        guard place < bytes.count else {
          isCut = true
          return nil
        }
        if number == nil, bytes[place] == close { return place + 1 }
        if isObject {
          guard let (length, name) = count(at: place), length <= longestMemberName else { return nil }
          guard name + length < bytes.count else {
            isCut = true
            return nil
          }
          guard bytes[name..<(name + length)].allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else { return nil }
          place = name + length
        }
        let letter = kind ?? bytes[place]
        guard let end = value(kind: letter, at: kind == nil ? place + 1 : place, depth: depth + 1) else { return nil }
        place = end
        number = number.map { $0 - 1 }
      }
      return place
    }

    /// A length with the letter of its kind, and where it ends.
    private mutating func count(at place: Int) -> (Int, Int)? {
      switch byte(place) {
      case UInt8(ascii: "i"), UInt8(ascii: "U"):
        guard let value = bytes.bigEndian(UInt8.self, at: place + 1), bytes[place] == UInt8(ascii: "U") || value < 0x80
        else { return nil }
        return (Int(value), place + 2)
      case UInt8(ascii: "I"):
        return bytes.bigEndian(Int16.self, at: place + 1).flatMap { $0 < 0 ? nil : (Int($0), place + 3) }
      case UInt8(ascii: "l"):
        return bytes.bigEndian(Int32.self, at: place + 1).flatMap { $0 < 0 ? nil : (Int($0), place + 5) }
      default: return nil
      }
    }

    /// A byte; nil beyond the end, where the data are cut.
    private mutating func byte(_ place: Int) -> UInt8? {
      guard place < bytes.count else {
        isCut = true
        return nil
      }
      return bytes[place]
    }

    /// A place within the data, or just behind them; nil beyond, where the data are cut.
    private mutating func reached(_ place: Int) -> Int? {
      guard place <= bytes.count else {
        isCut = true
        return nil
      }
      return place
    }
  }
}
