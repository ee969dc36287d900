// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Writes moments as libmagic does.
enum MagicDate {
  /// The time zone that a moment is told in.
  enum Zone { case universal, local }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// A moment as `asctime` writes it, for example `Thu Jan  1 00:00:00 1970`.
  static func text(seconds: Int64, _ zone: Zone) -> [UInt8] {
    let time = zone == .local ? CalendarTime.local(secondsSince1970: seconds) : .universal(secondsSince1970: seconds)
    guard let time, let text = text(time) else { return [UInt8]("*Invalid datetime*".utf8) }
    return text
  }

  /// Nil where the year makes the text longer than `asctime` may write.
  private static func text(_ time: CalendarTime) -> [UInt8]? {
    let day = time.weekday >= 0 && time.weekday < 7 ? weekdays[time.weekday] : "???"
    let month = time.month >= 0 && time.month < 12 ? months[time.month] : "???"
    let date = time.day < 10 ? "  \(time.day)" : " \(time.day)"
    let text = [UInt8](
      "\(day) \(month)\(date) \(two(time.hour)):\(two(time.minute)):\(two(time.second)) \(time.year)".utf8)
    return text.count <= 24 ? text : nil
  }

  /// A number in two digits, or in as many as it has.
  static func two(_ number: Int) -> String { number >= 0 && number < 10 ? "0\(number)" : "\(number)" }

  /// `ctime`'s text, or libmagic's for a moment that has none.
  static func localText(seconds: Int64) -> [UInt8] {
    if let time = CalendarTime.local(secondsSince1970: seconds), let text = text(time) { return text }
    let digits = String(UInt64(bitPattern: seconds), radix: 16)
    let padded = String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    return Array([UInt8]("*Bad* 0x\(padded)".utf8).prefix(25))
  }

  /// Seconds since 1970 of a count of 100 ns since 1601, computed as libmagic does, its approximations included.
  static func seconds(fromWindows timestamp: Int64) -> Int64 {
    var rest = timestamp / 10_000_000
    let second = Int(rest % 60)
    rest /= 60
    let minute = Int(rest % 60)
    rest /= 60
    let hour = Int(rest % 24)
    rest /= 24
    let year = Int(Int32(truncatingIfNeeded: 1601 + rest / 365))
    rest -= daysBefore(year) - 1
    let days = Int(Int32(truncatingIfNeeded: rest))
    return CalendarTime(
      second: second, minute: minute, hour: hour, day: day(in: year, days), month: month(in: year, days), year: year
    ).localSeconds
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Days from the start of 1601 to the start of a year; none for years before.
  private static func daysBefore(_ year: Int) -> Int64 {
    guard year > 1601 else { return 0 }
    let years = Int64(year - 1601)
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  private static func day(in year: Int, _ days: Int) -> Int {
    var days = days
    for (month, length) in monthLengths.enumerated() {
      let length = length + (month == 1 && isLeap(year) ? 1 : 0)
      if days < length { return days }
      days -= length
    }
    return days
  }

  private static func month(in year: Int, _ days: Int) -> Int {
    var days = days
    for (month, length) in monthLengths.enumerated() {
      days -= length
      if month == 1, isLeap(year) { days -= 1 }
      if days <= 0 { return month }
    }
    return 12
  }

  // MARK: MS-DOS

  /// A date of MS-DOS as `%a, %b %d %Y` writes it; the day of the week is always Sunday, as in libmagic.
  static func dosDate(_ date: UInt16) -> [UInt8] {
    let month = Int(date >> 5 & 0xF) - 1
    let name = month >= 0 && month < 12 ? months[month] : "?"
    return [UInt8]("Sun, \(name) \(two(Int(date & 0x1F))) \(1980 + Int(date >> 9))".utf8)
  }

  /// A time of MS-DOS as `%T` writes it.
  static func dosTime(_ time: UInt16) -> [UInt8] {
    [UInt8]("\(two(Int(time >> 11))):\(two(Int(time >> 5 & 0x3F))):\(two(Int(time & 0x1F) * 2))".utf8)
  }
}
