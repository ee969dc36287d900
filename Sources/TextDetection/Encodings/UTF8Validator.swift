// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Checks well-formed UTF-8 (The Unicode Standard 15.0, table 3-7).
enum UTF8Validator {
  /// Whether the bytes are well-formed; a character that the end of the bytes cuts is no error, unless its first byte is the only
  /// one above ASCII and nothing was cut there.
  static func isValid(_ bytes: ArraySlice<UInt8>, isCut: Bool = true) -> Bool {
    let bytes = bytes.span
    var index = 0
    var hasCharacters = isCut
    // Which bytes of a block are above ASCII, so that those between them go by together.
    var block = 0
    var high = bytes.bitsOfHighBytes(at: 0)
    while true {
      let offset = index &- block
      let rest = offset < Span<UInt8>.blockSize ? high &>> UInt64(offset) : 0
      guard rest != 0 else {
        block = max(index, block &+ Span<UInt8>.blockSize)
        index = block
        guard index < bytes.count else { return true }
        high = bytes.bitsOfHighBytes(at: block)
        continue
      }
      index &+= rest.trailingZeroBitCount
      let first = bytes[index]
      let length: Int
      var allowed: ClosedRange<UInt8> = 0x80...0xbf
      switch first {
      case 0xc2...0xdf: length = 2
      case 0xe0: (length, allowed) = (3, 0xa0...0xbf)
      case 0xed: (length, allowed) = (3, 0x80...0x9f)
      case 0xe1...0xef: length = 3
      case 0xf0: (length, allowed) = (4, 0x90...0xbf)
      case 0xf4: (length, allowed) = (4, 0x80...0x8f)
      case 0xf1...0xf3: length = 4
      default: return false
      }
      for offset in 1..<length {
        guard index + offset < bytes.count else { return hasCharacters || offset > 1 }
        guard allowed.contains(bytes[index + offset]) else { return false }
        allowed = 0x80...0xbf
      }
      index &+= length
      hasCharacters = true
    }
  }

  /// So many characters of two bytes and more are no accident.
  private static let leastCharacters = 4
  /// A text in UTF-8 that was damaged has at least so many of them for each byte that is wrong.
  private static let charactersPerError = 8

  /// Bytes of a text that are looked at for damage.
  static let damageReach = 64 << 10

  /// Whether bytes that are not well-formed are a text in UTF-8 but for a few of them: such a text is in no other encoding.
  static func isDamaged(_ bytes: [UInt8]) -> Bool {
    var (characters, errors) = (0, 0)
    var index = 0
    let sample = bytes.span.extracting(first: damageReach)
    while let place = sample.firstHighByte(from: index) {
      let length = bytes[place] >= 0xf0 ? 4 : bytes[place] >= 0xe0 ? 3 : 2
      let end = place + length
      if end <= bytes.count, isValid(bytes[place..<end]) {
        characters += 1
        index = end
      } else {
        errors += 1
        index = place + 1
      }
    }
    return characters >= leastCharacters && errors * charactersPerError <= characters
  }
}

extension Span<UInt8> {
  /// The place of the first byte above ASCII from a place on; nil for none.
  fileprivate func firstHighByte(from start: Int) -> Int? {
    var block = start
    while block < count {
      let high = bitsOfHighBytes(at: block)
      if high != 0 { return block + high.trailingZeroBitCount }
      block += Self.blockSize
    }
    return nil
  }
}
