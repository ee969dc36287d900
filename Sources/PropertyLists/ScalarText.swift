// SPDX-License-Identifier: Apache-2.0

/// Dates as XML property lists write them: `2001-01-01T00:00:00Z`.
enum DateText {
  /// Seconds from 2001-01-01 00:00:00 UTC to the date, or nil where the text is no date.
  static func secondsSinceReferenceDate(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes[19] == UInt8(ascii: "Z"), let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19]), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let days = dayNumber(year: year, month: month, day: day) - dayNumber(year: 2001, month: 1, day: 1)
    return Double(days * 86_400 + hour * 3_600 + minute * 60 + second)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { (0x30...0x39).contains($0) } ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  /// The number of a day of the Gregorian calendar, with the year beginning in March so that leap days end it.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let monthFromMarch = (month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * monthFromMarch + 2) / 5 + day
  }
}

/// Data as XML property lists write them: base 64 (RFC 2045, section 6.8), in which other characters are ignored.
enum Base64Text {
  /// The bytes that the characters of the alphabet stand for.
  static func bytes(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in text.utf8 {
      guard let value = value(byte) else { continue }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return result
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
