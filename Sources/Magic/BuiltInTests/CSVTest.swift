// SPDX-License-Identifier: Apache-2.0
import ByteVectors

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
    defer { seen = min(position, count) }
    // Which bytes of the block that holds the position matter, so that the others are passed together.
    var block = 0
    var marks = Self.marks(in: bytes, at: block)
    while position < count {
      if position &- block >= Span<UInt8>.blockSize {
        block = position
        marks = Self.marks(in: bytes, at: block)
      }
      let rest = marks >> UInt64(position &- block)
      guard rest != 0 else {
        position = block &+ Span<UInt8>.blockSize
        continue
      }
      position &+= rest.trailingZeroBitCount &+ 1
      switch bytes[position &- 1] {
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

  /// The quotes, commas and line feeds of a block.
  private static func marks(in bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    bytes.bits(equalTo: UInt8(ascii: "\""), at: offset) | bytes.bits(equalTo: UInt8(ascii: ","), at: offset)
      | bytes.bits(equalTo: 0x0A, at: offset)
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
