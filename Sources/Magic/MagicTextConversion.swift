// SPDX-License-Identifier: Apache-2.0

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
    case .singleByte:
      output.reserveCapacity(output.count + bytes.count)
      for position in 0..<bytes.count {
        let byte = bytes[position]
        if byte < 0x80 { output.append(byte) } else { append(UInt32(byte), to: &output) }
      }
    case .ebcdic: for position in 0..<bytes.count { append(UInt32(EBCDIC.ascii(bytes[position])), to: &output) }
    case .utf16(let isBig):
      var high: UInt32 = 0
      var position = 2
      while position + 1 < bytes.count {
        var unit = UInt32(bytes.number(at: position, width: 2, isBig ? .big : .little))
        position += 2
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

  private static func append(_ character: UInt32, to output: inout [UInt8]) {
    if character < 0x80 {
      output.append(UInt8(character))
      return
    }
    let following =
      character <= 0x7FF ? 1 : character <= 0xFFFF ? 2 : character <= 0x1F_FFFF ? 3 : character <= 0x3FF_FFFF ? 4 : 5
    let marks: [UInt8] = [0xC0, 0xE0, 0xF0, 0xF8, 0xFC]
    output.append(UInt8(truncatingIfNeeded: character >> UInt32(following * 6)) &+ marks[following - 1])
    for index in stride(from: following - 1, through: 0, by: -1) {
      output.append(UInt8(truncatingIfNeeded: character >> UInt32(index * 6) & 0x3F) + 0x80)
    }
  }
}
