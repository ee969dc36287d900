// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Dates and times of day as the texts of several formats have them.
///
/// In which order they stand, and what is between them, is said where a format is read.
enum Moments {
  /// Whether hours, minutes and seconds of a day stand there: `10:11:12`.
  static func isTimeOfDay(_ text: ArraySlice<UInt8>) -> Bool {
    guard let seconds = secondsBehindMinutes(of: text, hourDigits: 2) else { return false }
    return seconds.number(ofAtMost: 2) != nil
  }

  /// Whether hours, minutes and seconds of a recording stand there, and a fraction of those or none: `00:00:01,000`.
  static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard let seconds = secondsBehindMinutes(of: text, hourDigits: 3) else { return false }
    let parts = seconds.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }.map(\.trimmed)
    return (1...2).contains(parts.count) && parts.allSatisfy { $0.number(ofAtMost: 6) != nil }
  }

  /// What stands behind the second of two colons, hours and minutes being in front of them; nil for anything else.
  private static func secondsBehindMinutes(of text: ArraySlice<UInt8>, hourDigits: Int) -> ArraySlice<UInt8>? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 3, parts[0].number(ofAtMost: hourDigits) != nil, parts[1].number(ofAtMost: 2) != nil else {
      return nil
    }
    return parts[2]
  }

  /// Whether a date in numbers stands there: `2010-08-29` (ISO 8601:2004, section 4.1.2.2).
  static func isDate(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 10
      && word.enumerated().allSatisfy { $0 == 4 || $0 == 7 ? $1 == UInt8(ascii: "-") : $1.isDigit }
  }

  /// How far from the front of a line a date of numbers alone may begin; lists of files have theirs further on.
  private static let dateReach = 24

  /// Whether a date stands at the end of what is in front of a time: three numbers, the name of a month between two, or a
  /// month and a day among the first words of a line.
  static func endWithDate(_ text: ArraySlice<UInt8>) -> Bool {
    let divider = text.last
    guard divider == 0x20 || divider == UInt8(ascii: "T") || divider == UInt8(ascii: ":") else { return false }
    let before = text.dropLast()
    let date = before.suffix(while: {
      $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".")
    })
    let parts = date.split(omittingEmptySubsequences: false) { !$0.isWordCharacter }
    if parts.count == 3, parts[0].number(ofAtMost: 4) != nil, parts[2].number(ofAtMost: 4) != nil {
      if parts[1].isMonth { return true }
      return parts[1].number(ofAtMost: 2) != nil && date.startIndex - text.startIndex <= dateReach
    }
    // Month and day alone, as Android and glog write them.
    if date.startIndex == text.startIndex {
      if parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isDigit) }) { return true }
      if date.count == 5, "IWEF".utf8.contains(date[date.startIndex]), date.dropFirst().allSatisfy(\.isDigit) {
        return true
      }
    }
    let words = before.split { !$0.isWordCharacter }
    guard divider == 0x20, (2...4).contains(words.count), words.last?.number(ofAtMost: 4) != nil else { return false }
    return words.contains(where: \.isMonth)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the word is the name of a month in three letters, in English.
  var isMonth: Bool { count == 3 && months.contains(map(\.lowercased)) }

  /// Whether the word is the name of a day of the week in three letters, in English, as dates of programs have it.
  var isWeekday: Bool { count == 3 && weekdays.contains(Array(self)) }
}

private let weekdays = Set("Fri Mon Sat Sun Thu Tue Wed".split(separator: " ").map { Array($0.utf8) })
private let months = Set("jan feb mar apr may jun jul aug sep oct nov dec".split(separator: " ").map { Array($0.utf8) })
