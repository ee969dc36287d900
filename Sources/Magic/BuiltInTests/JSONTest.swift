// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Recognises JSON by reading all of it, as leniently as libmagic; source of the grammar: RFC 8259.
struct JSONTest {
  /// What a text of JSON holds.
  enum Kind {
    /// One value.
    case document
    /// Several values one after the other.
    case lines
  }

  /// Deeper values are not read; each nesting counts twice, as in libmagic.
  private static let maximumLevel = 500

  private var position = 0
  private var hasContainer = false

  /// The kind of a text that is JSON and has at least one array or object; nil for anything else.
  ///
  /// `seen` becomes the number of bytes that decided, give or take a word.
  static func kind(of bytes: Span<UInt8>, seen: inout Int) -> Kind? {
    var test = JSONTest()
    defer { seen = test.position }
    test.skipSpace(bytes)
    let first = test.position
    guard test.parse(bytes, level: 0) else { return nil }
    if test.position == bytes.count { return test.hasContainer ? .document : nil }
    guard bytes[first] == bytes[test.position], test.parse(bytes, level: 1) else { return nil }
    return test.hasContainer ? .lines : nil
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      // Most blanks indent lines.
      case 0x20: position &+= bytes.eightBytes(at: position).count(whileEqualTo: 0x20)
      case 0x0A, 0x0D, 0x09: position &+= 1
      default: return
      }
    }
  }

  private mutating func parse(_ bytes: Span<UInt8>, level: Int) -> Bool {
    skipSpace(bytes)
    guard position < bytes.count else { return false }
    guard level <= Self.maximumLevel else { return false }
    let isValid: Bool
    position &+= 1
    switch bytes[position &- 1] {
    case UInt8(ascii: "\""): isValid = parseString(bytes)
    case UInt8(ascii: "["):
      isValid = parseArray(bytes, level: level + 1)
      if isValid { hasContainer = true }
    case UInt8(ascii: "{"):
      isValid = parseObject(bytes, level: level + 1)
      if isValid { hasContainer = true }
    case UInt8(ascii: "t"): isValid = parseConstant(bytes, "rue")
    case UInt8(ascii: "f"): isValid = parseConstant(bytes, "alse")
    case UInt8(ascii: "n"): isValid = parseConstant(bytes, "ull")
    default:
      position &-= 1
      isValid = parseNumber(bytes)
    }
    skipSpace(bytes)
    return isValid
  }

  private mutating func parseString(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    while position < count {
      position = Self.endOfPlainText(bytes, from: position)
      guard position < count else { return false }
      let byte = bytes[position]
      position &+= 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == 0 { return false }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard position < count else { return false }
      let escape = bytes[position]
      position &+= 1
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
        UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        continue
      case UInt8(ascii: "u"):
        guard count - position >= 4 else { return false }
        for _ in 0..<4 {
          let digit = bytes[position]
          position &+= 1
          guard digit.isHexadecimalDigit else { return false }
        }
      default: return false
      }
    }
    return false
  }

  /// Where a quotation mark, backslash or NUL comes next, or less than eight bytes before the end; eight bytes are looked at together.
  private static func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position <= bytes.count &- 8 {
      let word = EightBytes(bytes.word(at: position))
      let found =
        word.marks(equalTo: UInt8(ascii: "\"")) | word.marks(equalTo: UInt8(ascii: "\\")) | word.marks(equalTo: 0)
      if found != 0 { return position &+ EightBytes.count(beforeFirstOf: found) }
      position &+= 8
    }
    return position
  }

  private mutating func parseArray(_ bytes: Span<UInt8>, level: Int) -> Bool {
    while position < bytes.count {
      skipSpace(bytes)
      guard position < bytes.count else { return false }
      if bytes[position] != UInt8(ascii: "]") {
        guard parse(bytes, level: level + 1), position < bytes.count else { return false }
        if bytes[position] == UInt8(ascii: ",") {
          position &+= 1
          continue
        }
        guard bytes[position] == UInt8(ascii: "]") else { return false }
      }
      position &+= 1
      hasContainer = true
      return true
    }
    return false
  }

  private mutating func parseObject(_ bytes: Span<UInt8>, level: Int) -> Bool {
    while position < bytes.count {
      skipSpace(bytes)
      guard position < bytes.count else { return false }
      let byte = bytes[position]
      position &+= 1
      if byte == UInt8(ascii: "}") { return true }
      guard byte == UInt8(ascii: "\""), parseString(bytes) else { return false }
      skipSpace(bytes)
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return false }
      position &+= 1
      guard parse(bytes, level: level + 1), position < bytes.count else { return false }
      let next = bytes[position]
      position &+= 1
      if next == UInt8(ascii: ",") { continue }
      return next == UInt8(ascii: "}")
    }
    return false
  }

  /// The rest of a constant; what the end of the bytes cuts off is not missed, as in libmagic.
  private mutating func parseConstant(_ bytes: Span<UInt8>, _ rest: String) -> Bool {
    let start = position
    position = min(position + rest.utf8.count, bytes.count)
    for (index, byte) in rest.utf8.enumerated() where start + index < position && bytes[start + index] != byte {
      return false
    }
    return true
  }

  private mutating func parseNumber(_ bytes: Span<UInt8>) -> Bool {
    let count = bytes.count
    var hasDigits = false
    guard position < count else { return false }
    if bytes[position] == UInt8(ascii: "-") { position &+= 1 }
    skipDigits(bytes, &hasDigits)
    guard position < count else { return hasDigits }
    if bytes[position] == UInt8(ascii: ".") { position &+= 1 }
    skipDigits(bytes, &hasDigits)
    guard position < count else { return hasDigits }
    if hasDigits, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      hasDigits = false
      guard position < count else { return false }
      if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position &+= 1 }
      skipDigits(bytes, &hasDigits)
    }
    return hasDigits
  }

  private mutating func skipDigits(_ bytes: Span<UInt8>, _ hasDigits: inout Bool) {
    while position < bytes.count, bytes[position].isDigit {
      hasDigits = true
      position &+= 1
    }
  }
}
