// SPDX-License-Identifier: Apache-2.0

/// The properties in a summary stream; source: [MS-OLEPS] 2.
struct CompoundFileProperties {
  /// Larger sections are taken for damaged.
  private static let maximumSectionLength = Int(UInt32.max) / 64
  /// Sections with more properties are taken for damaged: documents have some dozens, and libmagic looks at 2.8 million.
  private static let maximumPropertyCount = 1 << 16
  private static let maximumElementCount = 100_000

  /// The value of a property as libmagic writes it.
  enum Value {
    case nothing
    case signed16(Int16)
    case signed32(Int32)
    case unsigned32(UInt32)
    case float(Float)
    case double(Double)
    /// Text of bytes or of 16-bit characters, by its place in the section; its length counts bytes.
    ///
    /// Any number of properties may point to the same text.
    case text(Range<Int>, isWide: Bool)
    case time(Int64)
    /// A type that ends the report.
    case unknown
  }

  /// One property, by the number that says what it tells.
  struct Property {
    let identifier: UInt32
    let value: Value
  }

  /// Whether the header has the byte order that is usual.
  let isLittleEndian: Bool
  /// The system that wrote the properties, and its version.
  let system: UInt16
  let systemVersion: UInt16
  /// The properties in the order in which they stand.
  let properties: [Property]
  /// Where the texts are.
  private let section: CompoundFileSection

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
  init?(_ header: [UInt8], _ section: CompoundFileSection, _ bytes: Span<UInt8>) {
    isLittleEndian = header.span.littleEndian(at: 0, width: 2) == 0xFFFE
    systemVersion = UInt16(header.span.littleEndian(at: 4, width: 2))
    system = UInt16(header.span.littleEndian(at: 6, width: 2))
    // The list and what it points to are far from each other, so that each has a window of its own.
    var list = section
    var values = section
    func word(_ offset: Int) -> Int { Int(list.number(at: offset, width: 4, bytes)) }
    let count = word(4)
    let start = Self.sectionHeaderLength
    let end = word(0)
    var properties: [Property] = []
    var index = 0
    while index < count {
      let entry = start + index * 8
      guard entry + 8 <= section.length else { return nil }
      let offset = word(entry + 4) - 8
      guard offset >= 0, offset <= end - start, end - start - offset >= 4 else { return nil }
      guard let found = Self.values(&values, at: start + offset, end: end, atMost: count - index, bytes) else {
        return nil
      }
      for (position, value) in found.enumerated() {
        properties.append(Property(identifier: position == 0 ? UInt32(word(entry)) : 0, value: value))
      }
      index += max(found.count, 1)
    }
    // What could not be read was read as zeros.
    guard !list.isUnreadable, !values.isUnreadable else { return nil }
    self.properties = properties
    self.section = section
  }

  /// The bytes of a text; none where they cannot be read.
  func text(_ place: Range<Int>, _ bytes: Span<UInt8>) -> [UInt8] { section.content(place, bytes) ?? [] }

  /// The value at a place, or all of a vector of texts; nil where it leaves its section.
  private static func values(
    _ section: inout CompoundFileSection, at start: Int, end: Int, atMost limit: Int, _ bytes: Span<UInt8>
  ) -> [Value]? {
    let type = UInt32(section.number(at: start, width: 4, bytes))
    let isVector = type & Kind.vector != 0
    var words = 1
    var count = 1
    if isVector {
      guard end - start >= 8 else { return nil }
      count = Int(section.number(at: start + 4, width: 4, bytes))
      guard count > 0, count <= maximumElementCount else { return nil }
      words = 2
    }
    if type & Kind.unsupported != 0 { return [.unknown] }
    let place = start + words * 4
    func number(_ width: Int) -> UInt64 {
      !isVector && end - place >= width ? section.number(at: place, width: width, bytes) : 0
    }
    switch type & Kind.mask {
    case 0x1E, 0x1F:
      return texts(&section, at: start, end: end, words: words, count: min(count, limit), type: type, bytes)
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
    _ section: inout CompoundFileSection, at start: Int, end: Int, words: Int, count: Int, type: UInt32,
    _ bytes: Span<UInt8>
  ) -> [Value]? {
    var words = words
    var values: [Value] = []
    for index in 0..<count {
      let left = end - start
      guard words * 4 + 4 <= left else { return nil }
      var length = Int(section.number(at: start + words * 4, width: 4, bytes))
      let place = words * 4 + 4
      guard place + length <= left else { return nil }
      // A type with more than its lowest bits, such as a vector's, ends the report; so do the elements after the first.
      let isPlain = type == 0x1E || type == 0x1F
      values.append(
        isPlain && index == 0
          ? .text((start + place)..<(start + place + length), isWide: type == 0x1F) : .unknown)
      if length % 2 == 1 { length += 1 }
      words += length >> 1
    }
    return values
  }
}
