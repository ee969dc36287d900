// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Text whose units are of two or four bytes (RFC 2781; The Unicode Standard 15.0, section 3.10).
enum WideText {
  /// The unit that begins at a place and ends within the bytes.
  @inline(__always)
  static func unit(of bytes: Span<UInt8>, at place: Int, width: Int, isBig: Bool) -> UInt32 {
    var unit: UInt32 = 0
    for index in 0..<width { unit = unit << 8 | UInt32(bytes[place + (isBig ? index : width - 1 - index)]) }
    return unit
  }

  /// The text as UTF-8, what is no character replaced; a unit that is cut off at the end is left out.
  static func utf8(of bytes: Span<UInt8>, width: Int, isBig: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / width)
    var place = 0
    while place + width <= bytes.count {
      var character = unit(of: bytes, at: place, width: width, isBig: isBig)
      place += width
      if character < 0x80 {
        text.append(UInt8(truncatingIfNeeded: character))
        continue
      }
      if width == 2, character >> 10 == 0x36, place + 2 <= bytes.count {
        // The second half of a pair, which stands for what is above FFFF (RFC 2781, section 2.2).
        let other = unit(of: bytes, at: place, width: width, isBig: isBig)
        if other >> 10 == 0x37 {
          character = 0x10000 + (character & 0x3ff) << 10 + other & 0x3ff
          place += 2
        }
      }
      text.append(contentsOf: String(Unicode.Scalar(character) ?? "\u{fffd}").utf8)
    }
    return text
  }
}
