// SPDX-License-Identifier: Apache-2.0

/// The properties in a summary stream; source: [MS-OLEPS] 2.
struct CompoundFileProperties {
  /// Larger sections are taken for damaged.
  private static let maximumSectionLength = Int(UInt32.max) / 64
  private static let maximumPropertyCount = Int(UInt32.max) / (64 * 24)
  private static let maximumElementCount = 100_000

  /// The value of a property as libmagic writes it.
  enum Value {
    case nothing
    case signed16(Int16)
    case signed32(Int32)
    case unsigned32(UInt32)
    case float(Float)
    case double(Double)
    /// Text of bytes or of 16-bit characters; its length counts bytes.
    ///
    /// A slice and not a copy: any number of properties may point to the same text.
    case text(ArraySlice<UInt8>, isWide: Bool)
    case time(Int64)
    /// A type that ends the report.
    case unknown
  }

  struct Property {
    let identifier: UInt32
    let value: Value
  }

  let isLittleEndian: Bool
  let system: UInt16
  let systemVersion: UInt16
  let properties: [Property]

  /// The lowest bits of a type tell what a value is.
  private enum Kind {
    static let mask: UInt32 = 0xFFF
    static let vector: UInt32 = 0x1000
    static let unsupported: UInt32 = 0x2000 | 0x4000 | 0x8000
  }

  /// The bytes in front of the sections.
  static let headerLength = 48
  /// The bytes of a section that say how long it is and how many properties it has.
  static let sectionHeaderLength = 8

  /// Where the first section starts; nil where no reader would believe it.
  static func sectionOffset(_ header: [UInt8]) -> Int? {
    let offset = Int(header.span.littleEndian(at: 44, width: 4))
    return offset <= Int(UInt32.max) / 4 ? offset : nil
  }

  /// How much of a stream the section with these first bytes can touch: its length, or more where its list of properties
  /// leads beyond; nil where it is damaged or longer than `limit`, which is what the stream has.
  static func reach(_ front: [UInt8], atMost limit: Int) -> Int? {
    let length = Int(front.span.littleEndian(at: 0, width: 4))
    let count = Int(front.span.littleEndian(at: 4, width: 4))
    guard length <= maximumSectionLength, length <= limit, count <= maximumPropertyCount, length > sectionHeaderLength
    else { return nil }
    return min(limit, max(length, sectionHeaderLength + count * 8))
  }

  /// Reads the first section of a stream, of which there must be as much as it can touch; nil where it is damaged.
  init?(_ header: [UInt8], section stream: [UInt8]) {
    isLittleEndian = header.span.littleEndian(at: 0, width: 2) == 0xFFFE
    systemVersion = UInt16(header.span.littleEndian(at: 4, width: 2))
    system = UInt16(header.span.littleEndian(at: 6, width: 2))
    func word(_ offset: Int) -> Int { Int(stream.span.littleEndian(at: offset, width: 4)) }
    let count = word(4)
    let start = Self.sectionHeaderLength
    let end = word(0)
    var properties: [Property] = []
    var index = 0
    while index < count {
      let entry = start + index * 8
      guard entry + 8 <= stream.count else { return nil }
      let offset = word(entry + 4) - 8
      guard offset >= 0, offset <= end - start, end - start - offset >= 4 else { return nil }
      guard let found = Self.values(stream, at: start + offset, end: end, atMost: count - index) else { return nil }
      for (position, value) in found.enumerated() {
        properties.append(Property(identifier: position == 0 ? UInt32(word(entry)) : 0, value: value))
      }
      index += max(found.count, 1)
    }
    self.properties = properties
  }

  /// The value at a place, or all of a vector of texts; nil where it leaves its section.
  private static func values(_ stream: [UInt8], at start: Int, end: Int, atMost limit: Int) -> [Value]? {
    let type = UInt32(stream.span.littleEndian(at: start, width: 4))
    let isVector = type & Kind.vector != 0
    var words = 1
    var count = 1
    if isVector {
      guard end - start >= 8 else { return nil }
      count = Int(stream.span.littleEndian(at: start + 4, width: 4))
      guard count > 0, count <= maximumElementCount else { return nil }
      words = 2
    }
    if type & Kind.unsupported != 0 { return [.unknown] }
    let place = start + words * 4
    func number(_ width: Int) -> UInt64 {
      !isVector && end - place >= width ? stream.span.littleEndian(at: place, width: width) : 0
    }
    switch type & Kind.mask {
    case 0x1E, 0x1F: return texts(stream, at: start, end: end, words: words, count: min(count, limit), type: type)
    default: break
    }
    switch type {
    case 0x01, 0x47: return [.nothing]
    case 0x02: return [.signed16(Int16(bitPattern: UInt16(number(2))))]
    case 0x03: return [.signed32(Int32(bitPattern: UInt32(number(4))))]
    case 0x13: return [.unsigned32(UInt32(number(4)))]
    case 0x04: return [.float(Float(bitPattern: UInt32(number(4))))]
    case 0x05: return [.double(Double(bitPattern: number(8)))]
    case 0x40: return [.time(Int64(bitPattern: number(8)))]
    default: return [.unknown]
    }
  }

  private static func texts(
    _ stream: [UInt8], at start: Int, end: Int, words: Int, count: Int, type: UInt32
  ) -> [Value]? {
    var words = words
    var values: [Value] = []
    for index in 0..<count {
      let left = end - start
      guard words * 4 + 4 <= left else { return nil }
      var length = Int(stream.span.littleEndian(at: start + words * 4, width: 4))
      let place = words * 4 + 4
      guard place + length <= left else { return nil }
      // A type with more than its lowest bits, such as a vector's, ends the report; so do the elements after the first.
      let isPlain = type == 0x1E || type == 0x1F
      values.append(
        isPlain && index == 0
          ? .text(stream[(start + place)..<(start + place + length)], isWide: type == 0x1F) : .unknown)
      if length % 2 == 1 { length += 1 }
      words += length >> 1
    }
    return values
  }
}
