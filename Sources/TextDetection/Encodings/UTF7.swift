// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// UTF-7, which has UTF-16 in the letters of Base64 behind a plus sign (RFC 2152).
enum UTF7 {
  static let name = "utf-7"
  private static let plus = UInt8(ascii: "+")
  private static let minus = UInt8(ascii: "-")
  /// The first such letters stand among so many bytes.
  static let openingReach = 4096
  /// Characters that are looked at.
  static let mostCharacters = 256
  /// Letters of Base64 in a row; those of messages and certificates have no end for kilobytes.
  static let longestRun = 1024

  /// Whether ASCII text has other characters in it, and every plus sign stands in front of what it may.
  static func isText(_ bytes: [UInt8]) -> Bool {
    guard var place = bytes.span.firstIndex(of: plus, from: 0, to: min(bytes.count, openingReach)) else { return false }
    var characters: [UInt32] = []
    while characters.count < mostCharacters {
      var end = place + 1
      while end < bytes.count, end - place <= longestRun, value(of: bytes[end]) != nil { end += 1 }
      guard end - place <= longestRun else { return false }
      if end == place + 1 {
        guard end < bytes.count, bytes[end] == minus else { return false }
      } else {
        guard let found = decoded(bytes[(place + 1)..<end]), !found.contains(where: { $0 < 0x80 }) else { return false }
        characters += found
      }
      guard let next = bytes.span.firstIndex(of: plus, from: end, to: bytes.count) else { break }
      place = next
    }
    return WideCharacters.areText(characters)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// The characters of some letters; nil where these end within one, or are no UTF-16.
  private static func decoded(_ letters: ArraySlice<UInt8>) -> [UInt32]? {
    var (bits, count): (UInt32, Int) = (0, 0)
    var high: UInt32?
    var characters: [UInt32] = []
    for letter in letters {
      bits = bits << 6 | (value(of: letter) ?? 0)
      count += 6
      guard count >= 16 else { continue }
      count -= 16
      let unit = bits >> UInt32(count) & 0xffff
      bits &= 1 << UInt32(count) - 1
      switch (unit >> 10, high) {
      case (0x36, nil): high = unit
      case (0x37, let first?):
        characters.append(0x10000 + (first & 0x3ff) << 10 + unit & 0x3ff)
        high = nil
      case (0x36, _), (0x37, nil), (_, .some): return nil
      default: characters.append(unit)
      }
    }
    return count < 6 && bits == 0 && high == nil && !characters.isEmpty ? characters : nil
  }
}
