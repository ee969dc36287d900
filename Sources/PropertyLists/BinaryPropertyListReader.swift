// SPDX-License-Identifier: Apache-2.0

/// Reads binary property lists, version 0 (`bplist00`; Apple's CFBinaryPList.c describes the layout).
///
/// Objects are reached from the root through tables of offsets; nothing in the file is believed: every offset and
/// count is checked, and nesting, the number of values and the bytes of texts and data are limited, all as often as
/// they are referred to, so that loops and shared objects end.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private var budget = ReadingBudget()
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0

  private static let headerLength = 8
  private static let trailerLength = 32

  /// A reader of a whole list.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of the whole file.
  mutating func read() throws(SyntaxError) -> PropertyList {
    let trailer = bytes.count - BinaryPropertyListReader.trailerLength
    guard trailer >= BinaryPropertyListReader.headerLength, bytes[6] == UInt8(ascii: "0"),
      let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8)
    else { throw SyntaxError("the binary list is cut off or of an unknown version", at: nil) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table >= BinaryPropertyListReader.headerLength, table < trailer, count > 0,
      count <= (trailer - table) / offsetSize, top < count
    else { throw SyntaxError("the trailer of the binary list contradicts its size", at: nil) }
    objectCount = count
    tableOffset = table
    try budget.spend(at: nil)
    return try object(top)
  }

  /// An unsigned big-endian number of up to eight bytes; nil beyond the file or beyond `Int`.
  private func integer(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size > 0, size <= 8, offset <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { number = number << 8 | UInt64(byte) }
    return Int(exactly: number)
  }

  private static var damaged: SyntaxError {
    SyntaxError("an object of the binary list reaches beyond its end", at: nil)
  }

  /// The value of an object, which was counted already.
  private mutating func object(_ reference: Int) throws(SyntaxError) -> PropertyList {
    guard reference < objectCount, let start = integer(at: tableOffset + reference * offsetSize, size: offsetSize),
      start >= BinaryPropertyListReader.headerLength, start < tableOffset
    else { throw BinaryPropertyListReader.damaged }
    let marker = bytes[start]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0: return PropertyList(marker == 0x08 ? .boolean(false) : marker == 0x09 ? .boolean(true) : .other)
    case 0x1: return PropertyList(try number(at: start + 1, size: 1 << min(low, 5)))
    case 0x2: return PropertyList(.real(try real(at: start + 1, size: 1 << min(low, 5))))
    case 0x3: return PropertyList(.date(try real(at: start + 1, size: 8)))
    case 0x4: return PropertyList(.data(Array(try content(low, at: start, unitSize: 1))))
    case 0x5, 0x7:
      return PropertyList(.string(String(decoding: try content(low, at: start, unitSize: 1), as: UTF8.self)))
    case 0x6: return PropertyList(.string(try utf16(low, at: start)))
    case 0xA, 0xB, 0xC: return PropertyList(.array(try elements(low, at: start)))
    case 0xD: return PropertyList(.dictionary(try dictionary(low, at: start)))
    default: return PropertyList(.other)
    }
  }

  /// The number of units of an object and where they start: the low half of the marker, or an integer object after it.
  private func count(_ low: Int, at start: Int) throws(SyntaxError) -> (count: Int, offset: Int) {
    guard low == 0x0F else { return (low, start + 1) }
    guard start + 1 < tableOffset, bytes[start + 1] >> 4 == 0x1 else { throw BinaryPropertyListReader.damaged }
    let size = 1 << Int(bytes[start + 1] & 0x0F)
    guard size <= 8, let count = integer(at: start + 2, size: size) else { throw BinaryPropertyListReader.damaged }
    return (count, start + 2 + size)
  }

  private mutating func content(_ low: Int, at start: Int, unitSize: Int) throws(SyntaxError) -> ArraySlice<UInt8> {
    let (count, offset) = try count(low, at: start)
    guard offset <= tableOffset, count <= (tableOffset - offset) / unitSize else {
      throw BinaryPropertyListReader.damaged
    }
    try budget.spendContent(count * unitSize)
    return bytes[offset..<(offset + count * unitSize)]
  }

  private mutating func utf16(_ low: Int, at start: Int) throws(SyntaxError) -> String {
    let content = try content(low, at: start, unitSize: 2)
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
      UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// One, two and four bytes are unsigned, eight are signed, and of sixteen the lower eight count.
  private func number(at offset: Int, size: Int) throws(SyntaxError) -> PropertyList.Value {
    guard size <= 16, offset <= tableOffset - size else { throw BinaryPropertyListReader.damaged }
    var bits: UInt64 = 0
    for byte in bytes[offset..<(offset + size)].suffix(8) { bits = bits << 8 | UInt64(byte) }
    if size == 16, bits > UInt64(Int64.max) { return .real(Double(bits)) }
    return .integer(Int64(bitPattern: bits))
  }

  private func real(at offset: Int, size: Int) throws(SyntaxError) -> Double {
    guard size == 4 || size == 8, offset <= tableOffset - size else { throw BinaryPropertyListReader.damaged }
    var bits: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { bits = bits << 8 | UInt64(byte) }
    return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// The number of references of a collection, each of them counted as a value, and where they start.
  ///
  /// They are counted before any is followed, so that collections inside each other share one budget.
  private mutating func references(
    _ low: Int, at start: Int, times factor: Int
  ) throws(SyntaxError) -> (count: Int, offset: Int) {
    let (count, offset) = try count(low, at: start)
    guard offset <= tableOffset, count <= (tableOffset - offset) / (referenceSize * factor) else {
      throw BinaryPropertyListReader.damaged
    }
    try budget.spend(count * factor, at: nil)
    return (count, offset)
  }

  /// The value that a reference stands for.
  private mutating func object(number: Int, from offset: Int) throws(SyntaxError) -> PropertyList {
    guard let reference = integer(at: offset + number * referenceSize, size: referenceSize) else {
      throw BinaryPropertyListReader.damaged
    }
    return try object(reference)
  }

  private mutating func elements(_ low: Int, at start: Int) throws(SyntaxError) -> [PropertyList] {
    try budget.enter(at: nil)
    let (count, offset) = try references(low, at: start, times: 1)
    var elements: [PropertyList] = []
    for number in 0..<count { elements.append(try object(number: number, from: offset)) }
    budget.leave()
    return elements
  }

  private mutating func dictionary(_ low: Int, at start: Int) throws(SyntaxError) -> PropertyListDictionary {
    try budget.enter(at: nil)
    let (count, offset) = try references(low, at: start, times: 2)
    var entries: [PropertyListDictionary.Entry] = []
    for number in 0..<count {
      guard let key = try object(number: number, from: offset).string else {
        throw SyntaxError("a key of the binary list is no string", at: nil)
      }
      entries.append(.init(key, try object(number: count + number, from: offset)))
    }
    budget.leave()
    return PropertyListDictionary(entries)
  }
}
