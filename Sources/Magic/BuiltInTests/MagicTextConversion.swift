// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Turns text into the UTF-8 that tests of text look at.
enum MagicTextConversion {
  /// Where text is that is UTF-8 already: no copy is made; nil where it must be converted.
  static func utf8Range(of bytes: Span<UInt8>, _ form: MagicTextEncoding.Form) -> Range<Int>? {
    switch form {
    case .ascii: return 0..<bytes.count
    case .utf8(let start): return start..<completeEnd(bytes, from: start)
    case .utf7, .binary: return 0..<0
    default: return nil
    }
  }

  /// The end of the last character that is not cut off.
  private static func completeEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var lead = bytes.count - 1
    while lead > start, lead > bytes.count - 4, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    guard lead >= start, bytes[lead] >= 0xC0 else { return bytes.count }
    let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
    return lead + length <= bytes.count ? bytes.count : lead
  }

  /// Appends text as UTF-8, in the form before RFC 3629 with up to six bytes; false where a character has no such form.
  static func appendUTF8(_ bytes: Span<UInt8>, _ form: MagicTextEncoding.Form, to output: inout [UInt8]) -> Bool {
    switch form {
    case .singleByte: appendLatin(bytes, to: &output)
    case .ebcdic: for position in 0..<bytes.count { append(UInt32(EBCDIC.ascii(bytes[position])), to: &output) }
    case .utf16(let isBig):
      output.reserveCapacity(output.count + bytes.count / 2)
      var high: UInt32 = 0
      var position = 2
      while position + 1 < bytes.count {
        var unit = UInt32(bytes.number(at: position, width: 2, isBig ? .big : .little))
        position += 2
        if high == 0, unit < 0x80 {
          output.append(UInt8(truncatingIfNeeded: unit))
          continue
        }
        if high != 0 {
          unit = 0x10000 + 0x400 * (high - 1) + (unit - 0xDC00)
          high = 0
        }
        // The first half of a pair is kept as a character of its own, as libmagic does.
        append(unit, to: &output)
        if unit >= 0xD800, unit <= 0xDBFF { high = unit - 0xD800 + 1 }
      }
    case .utf32(let isBig):
      var position = 4
      while position + 3 < bytes.count {
        let character = UInt32(bytes.number(at: position, width: 4, isBig ? .big : .little))
        guard character <= 0x7FFF_FFFF else { return false }
        append(character, to: &output)
        position += 4
      }
    case .ascii, .utf8, .utf7, .binary: break
    }
    return true
  }

  /// Appends bytes that are characters as in ISO 8859-1; those of ASCII between others are copied together.
  private static func appendLatin(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
    output.reserveCapacity(output.count + bytes.count)
    var position = 0
    for block in stride(from: 0, to: bytes.count, by: Span<UInt8>.blockSize) {
      var high = bytes.bitsOfHighBytes(at: block)
      while high != 0 {
        let place = block &+ high.trailingZeroBitCount
        high &= high &- 1
        if position < place { output.append(copying: bytes.extracting(position..<place)) }
        append(UInt32(bytes[place]), to: &output)
        position = place &+ 1
      }
    }
    output.append(copying: bytes.extracting(position..<bytes.count))
  }

  private static func append(_ character: UInt32, to output: inout [UInt8]) {
    switch character {
    case 0..<0x80: output.append(UInt8(truncatingIfNeeded: character))
    case 0x80...0x7FF: append(character, following: 1, to: &output)
    case 0x800...0xFFFF: append(character, following: 2, to: &output)
    case 0x1_0000...0x1F_FFFF: append(character, following: 3, to: &output)
    case 0x20_0000...0x3FF_FFFF: append(character, following: 4, to: &output)
    default: append(character, following: 5, to: &output)
    }
  }

  /// Appends a byte that tells how many follow it, and those, of six bits each.
  @inline(__always)
  private static func append(_ character: UInt32, following: UInt32, to output: inout [UInt8]) {
    let mark: UInt32 = 0xFF << (7 - following)
    output.append(UInt8(truncatingIfNeeded: character >> (following * 6) | mark))
    for index in stride(from: following * 6, to: 0, by: -6) {
      output.append(UInt8(truncatingIfNeeded: character >> UInt32(index - 6) & 0x3F | 0x80))
    }
  }
}
