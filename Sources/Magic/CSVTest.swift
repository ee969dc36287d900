// SPDX-License-Identifier: Apache-2.0

/// Recognises comma-separated values by lines with the same number of commas; source of the grammar: RFC 4180.
enum CSVTest {
  /// Lines that are looked at.
  private static let lineCount = 10

  /// Whether the first ten lines, or all of at least three, have the same number of commas, and at least one.
  ///
  /// `seen` becomes the number of bytes that decided.
  static func matches(_ bytes: Span<UInt8>, seen: inout Int) -> Bool {
    let count = bytes.count
    var commas = 0
    var expected = 0
    var lines = 0
    var position = 0
    defer { seen = position }
    while position < count {
      let byte = bytes[position]
      position &+= 1
      switch byte {
      case UInt8(ascii: "\""): position = endOfQuote(bytes, from: position)
      case UInt8(ascii: ","): commas &+= 1
      case 0x0A:
        lines &+= 1
        if lines == lineCount { return expected != 0 && expected == commas }
        if expected == 0 {
          if commas == 0 { return false }
          expected = commas
        } else if expected != commas {
          return false
        }
        commas = 0
      default: break
      }
    }
    return expected != 0 && lines > 2
  }

  private static func endOfQuote(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    var sawQuote = false
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        sawQuote.toggle()
      } else if sawQuote {
        return position
      }
      position &+= 1
    }
    return bytes.count
  }
}
