// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Dates as XML property lists write them: `2001-01-01T00:00:00Z`, and cut short from the end as some writers do.
enum DateText {
  /// Seconds from 2001-01-01 00:00:00 UTC to the date, or nil where the text is no date.
  static func secondsSinceReferenceDate(_ text: String) -> Double? {
    guard text.hasSuffix("Z") else { return nil }
    let halves = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard let day = halves.first.flatMap({ numbers($0, separator: "-", widths: [4, 2, 2]) }), halves.count <= 2,
      let time = halves.count == 2 ? numbers(halves[1], separator: ":", widths: [2, 2, 2]) : []
    else { return nil }
    let month = day.count > 1 ? day[1] : 1
    let dayOfMonth = day.count > 2 ? day[2] : 1
    guard (1...12).contains(month), (1...31).contains(dayOfMonth), time.isEmpty || day.count == 3 else { return nil }
    let days = dayNumber(year: day[0], month: month, day: dayOfMonth) - dayNumber(year: 2001, month: 1, day: 1)
    let seconds = zip(time, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return Double(days * 86_400 + seconds)
  }

  /// The numbers of a text, of which the first ones must be there; each has its number of digits.
  private static func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let fields = text.split(separator: separator, omittingEmptySubsequences: false)
    guard fields.count <= widths.count else { return nil }
    var numbers: [Int] = []
    for (field, width) in zip(fields, widths) {
      guard field.utf8.count == width, field.utf8.allSatisfy(\.isDigit), let number = Int(field)
      else { return nil }
      numbers.append(number)
    }
    return numbers
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
