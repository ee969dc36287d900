// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Reads OpenStep property lists, `{ key = value; list = (a, "b c"); }`, and strings files, which are the inside of
/// such a dictionary.
///
/// GNUstep's typed values (`<*I5>`, `<*R1.5>`, `<*BY>`) are read too. Numbers without them are strings.
struct OpenStepPropertyListReader {
  private let text: [UInt8]
  private var index = 0
  private var budget = ReadingBudget()

  init(_ text: [UInt8]) { self.text = text }

  /// The value of the whole text.
  mutating func read() throws(SyntaxError) -> PropertyList {
    try skipBlank()
    guard index < text.count else { throw SyntaxError(.empty) }
    let start = index
    let first = try value()
    try skipBlank()
    guard index < text.count else { return first }
    guard first.string != nil, text[index] == UInt8(ascii: "=") || text[index] == UInt8(ascii: ";") else {
      if let tag = offset(of: "<?xml") ?? offset(of: "<plist") {
        throw SyntaxError(
          "text stands before the property list, which starts further on", at: tag > start ? start : tag)
      }
      throw SyntaxError("this is no property list", at: start)
    }
    index = start
    let entries = try entries(until: nil)
    return PropertyList(.dictionary(PropertyListDictionary(entries)), at: start)
  }

  private func offset(of word: String) -> Int? {
    let pattern = Array(word.utf8)
    return text.indices.first { text[$0] == pattern[0] && text[$0...].starts(with: pattern) }
  }

  private mutating func skipBlank() throws(SyntaxError) {
    while index < text.count {
      if TextDecoding.isWhitespace(text[index]) {
        index += 1
      } else if text[index...].starts(with: "//".utf8) {
        index = text[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      } else if text[index...].starts(with: "/*".utf8) {
        let start = index
        index += 2
        while !text[index...].starts(with: "*/".utf8) {
          guard index < text.count else { throw SyntaxError("this comment has no end", at: start) }
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(SyntaxError) -> PropertyList {
    try skipBlank()
    let start = index
    try budget.spend(at: start)
    guard index < text.count else { throw SyntaxError("the file ends where a value must stand", at: start) }
    switch text[index] {
    case UInt8(ascii: "{"):
      index += 1
      try budget.enter(at: start)
      let entries = try entries(until: UInt8(ascii: "}"))
      budget.leave()
      return PropertyList(.dictionary(PropertyListDictionary(entries)), at: start)
    case UInt8(ascii: "("):
      index += 1
      try budget.enter(at: start)
      let elements = try elements()
      budget.leave()
      return PropertyList(.array(elements), at: start)
    case UInt8(ascii: "<"): return PropertyList(try dataOrTyped(), at: start)
    default: return PropertyList(.string(try word()), at: start)
    }
  }

  private mutating func elements() throws(SyntaxError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      try skipBlank()
      if take(UInt8(ascii: ")")) { return elements }
      elements.append(try value())
      try skipBlank()
      if !take(UInt8(ascii: ",")) {
        guard take(UInt8(ascii: ")")) else { throw SyntaxError("“,” or “)” is missing here", at: index) }
        return elements
      }
    }
  }

  /// Entries up to a closing brace or, without one, up to the end of the text.
  private mutating func entries(until end: UInt8?) throws(SyntaxError) -> [PropertyListDictionary.Entry] {
    var entries: [PropertyListDictionary.Entry] = []
    while true {
      try skipBlank()
      if let end, take(end) { return entries }
      if end == nil, index == text.count { return entries }
      let keyOffset = index
      guard index < text.count else { throw SyntaxError("the file ends inside a dictionary", at: keyOffset) }
      let key = try word()
      try skipBlank()
      // In a strings file, a key alone stands for itself.
      let isAlone = index < text.count && text[index] == UInt8(ascii: ";")
      if isAlone {
        try budget.spend(at: keyOffset)
        entries.append(.init(key, PropertyList(.string(key), at: keyOffset), keyOffset: keyOffset))
      } else {
        guard take(UInt8(ascii: "=")) else { throw SyntaxError("“=” is missing here", at: index) }
        entries.append(.init(key, try value(), keyOffset: keyOffset))
      }
      try skipBlank()
      if !take(UInt8(ascii: ";")) {
        // The last semicolon may be missing.
        let isLast = end.map { index < text.count && text[index] == $0 } ?? (index == text.count)
        guard isLast else { throw SyntaxError("“;” is missing here", at: index) }
      }
    }
  }

  private mutating func word() throws(SyntaxError) -> String {
    guard index < text.count else { throw SyntaxError("the file ends where a string must stand", at: index) }
    if text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while index < text.count, OpenStepPropertyListReader.isPlain(text[index]) { index += 1 }
    guard index > start else { throw SyntaxError("a string with this character needs quotation marks", at: start) }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  /// The characters that need no quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"): true
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  private mutating func quoted() throws(SyntaxError) -> String {
    let start = index
    let quote = text[index]
    index += 1
    var bytes: [UInt8] = []
    var units: [UInt16] = []
    while index < text.count {
      let byte = text[index]
      index += 1
      // Escapes of UTF-16 units may come in pairs, so they are kept until something else follows.
      if byte == UInt8(ascii: "\\"), let unit = escapedUnit() {
        units.append(unit)
        continue
      }
      if !units.isEmpty {
        bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        units.removeAll()
      }
      if byte == quote { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    throw SyntaxError("this string has no end", at: start)
  }

  /// The UTF-16 unit of the escape after a backslash; nil at the end of the text.
  private mutating func escapedUnit() -> UInt16? {
    guard index < text.count else { return nil }
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "n"):
      index += 1
      return 0x0A
    case UInt8(ascii: "t"):
      index += 1
      return 0x09
    case UInt8(ascii: "r"):
      index += 1
      return 0x0D
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = text[(index + 1)...].prefix(4).prefix(while: \.isHexadecimalDigit)
      guard !digits.isEmpty else { return nil }
      index += 1 + digits.count
      return digits.reduce(0) { $0 << 4 | UInt16($1.hexadecimalValue ?? 0) }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = text[index...].prefix(3).prefix { (0x30...0x37).contains($0) }
      index += digits.count
      return digits.reduce(0) { ($0 << 3 | UInt16($1 - 0x30)) & 0xFF }
    case 0x80...: return nil
    default:
      index += 1
      return UInt16(byte)
    }
  }

  private mutating func dataOrTyped() throws(SyntaxError) -> PropertyList.Value {
    let start = index
    guard let end = text[index...].firstIndex(of: UInt8(ascii: ">")) else {
      throw SyntaxError("this data has no “>”", at: start)
    }
    let inside = text[(start + 1)..<end]
    index = end + 1
    if inside.first == UInt8(ascii: "*") {
      let content = String(decoding: inside.dropFirst(2), as: UTF8.self)
      let value: PropertyList.Value? =
        switch inside.dropFirst().first {
        case UInt8(ascii: "I"): Int64(content).map { .integer($0) }
        case UInt8(ascii: "R"): Double(content).map { .real($0) }
        case UInt8(ascii: "B"): .boolean(content == "Y")
        default: nil
        }
      guard let value else { throw SyntaxError("this typed value is unknown", at: start) }
      return value
    }
    let digits = inside.filter { !TextDecoding.isWhitespace($0) }.map(\.hexadecimalValue)
    guard digits.count % 2 == 0 else { throw SyntaxError("this data has half a byte", at: start) }
    var bytes: [UInt8] = []
    for pair in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[pair], let low = digits[pair + 1] else {
        throw SyntaxError("this data holds something else than hexadecimal digits", at: start)
      }
      bytes.append(high << 4 | low)
    }
    return .data(bytes)
  }
}
