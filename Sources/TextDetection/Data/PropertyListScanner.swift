// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Checks the text form of property lists without keeping it: strings, data, arrays and dictionaries.
///
/// `PropertyLists` reads the same form into values, wants all of it and says what is wrong; here the text is mostly cut.
///
/// Sources: Apple, Property List Programming Guide, section Old-Style ASCII Property Lists; GNUstep Base, NSPropertyList.
struct PropertyListScanner {
  /// Nesting deeper than this counts as damage.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var position: Int
  /// Keys with a value that were read to their end.
  private(set) var entries = 0
  /// Arrays and data that were begun.
  private(set) var collections = 0

  /// A scanner that starts at a position.
  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  private enum Failure: Error {
    case end
    case invalid
  }

  /// Whether one value follows, and nothing after it; a text that is cut may end in it.
  mutating func scanValue(isWhole: Bool) -> Bool {
    do throws(Failure) {
      try value(level: 0)
      return skipBlanks() == nil
    } catch {
      return error == .end && !isWhole
    }
  }

  /// Whether nothing but keys with strings follows, where keys without quotes are those of Apple's frameworks.
  mutating func scanStrings(isWhole: Bool) -> Bool {
    do throws(Failure) {
      while let first = skipBlanks() {
        if first != UInt8(ascii: "\""), !bytes.has("CF", at: position), !bytes.has("NS", at: position) { return false }
        try string()
        try sign("=")
        guard skipBlanks() == UInt8(ascii: "\"") else { throw .invalid }
        try string()
        try sign(";")
        entries += 1
      }
      return true
    } catch {
      return error == .end && !isWhole
    }
  }

  /// Skips white space and comments; gives the byte after them, nil at the end.
  mutating func skipBlanks() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), bytes.has("//", at: position) {
        position = bytes[position...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
      } else if byte == UInt8(ascii: "/"), bytes.has("/*", at: position) {
        position = bytes.firstIndex(of: "*/", from: position + 2).map { $0 + 2 } ?? bytes.count
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func sign(_ wanted: Unicode.Scalar) throws(Failure) {
    guard let byte = skipBlanks() else { throw .end }
    guard byte == UInt8(ascii: wanted) else { throw .invalid }
    position += 1
  }

  private mutating func value(level: Int) throws(Failure) {
    guard level < Self.deepest else { throw .invalid }
    switch skipBlanks() {
    case nil: throw .end
    case UInt8(ascii: "{"): try dictionary(level: level + 1)
    case UInt8(ascii: "("): try array(level: level + 1)
    case UInt8(ascii: "<"): try data()
    default: try string()
    }
  }

  private mutating func dictionary(level: Int) throws(Failure) {
    position += 1
    while let byte = skipBlanks(), byte != UInt8(ascii: "}") {
      try string()
      try sign("=")
      try value(level: level)
      try sign(";")
      entries += 1
    }
    try sign("}")
  }

  /// Values divided by commas; one may stand after the last.
  private mutating func array(level: Int) throws(Failure) {
    position += 1
    collections += 1
    while let byte = skipBlanks(), byte != UInt8(ascii: ")") {
      try value(level: level)
      guard let next = skipBlanks() else { throw .end }
      if next == UInt8(ascii: ",") { position += 1 } else if next != UInt8(ascii: ")") { throw .invalid }
    }
    try sign(")")
  }

  /// Hexadecimal digits with blanks, or a value of GNUstep after an asterisk.
  private mutating func data() throws(Failure) {
    position += 1
    collections += 1
    let isTyped = position < bytes.count && bytes[position] == UInt8(ascii: "*")
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { return }
      guard isTyped || byte.isHexadecimalDigit || byte <= 0x20 else { throw .invalid }
    }
    throw .end
  }

  /// A string in quotes, or one of letters, digits and a few signs without them.
  private mutating func string() throws(Failure) {
    guard position < bytes.count else { throw .end }
    guard bytes[position] == UInt8(ascii: "\"") else { return try bareString() }
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    throw .end
  }

  private mutating func bareString() throws(Failure) {
    let start = position
    while position < bytes.count, Self.isBare(bytes[position]) { position += 1 }
    if position == bytes.count { throw .end }
    if position == start { throw .invalid }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    default: byte.isWordCharacter
    }
  }
}
