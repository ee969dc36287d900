// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A moment broken into the fields of a calendar, as `struct tm`.
package struct CalendarTime: Equatable, Sendable {
  /// The second of the minute, from 0; 60 is a leap second.
  package var second: Int
  /// The minute of the hour, from 0.
  package var minute: Int
  /// The hour of the day, from 0.
  package var hour: Int
  /// The day of the month, from 1.
  package var day: Int
  /// The month of the year, from 0.
  package var month: Int
  /// The year.
  package var year: Int
  /// The day of the week, from Sunday, 0.
  package var weekday: Int

  /// A moment of the fields given, which are not checked.
  package init(second: Int, minute: Int, hour: Int, day: Int, month: Int, year: Int, weekday: Int = 0) {
    self.second = second
    self.minute = minute
    self.hour = hour
    self.day = day
    self.month = month
    self.year = year
    self.weekday = weekday
  }

  /// The fields of a moment in the local time zone; nil where the year does not fit; corresponds to `localtime_r`.
  package static func local(secondsSince1970 seconds: Int64) -> CalendarTime? {
    var time = time_t(seconds)
    var fields = tm()
    // localtime_r need not look at TZ by itself.
    tzset()
    guard localtime_r(&time, &fields) != nil else { return nil }
    return CalendarTime(fields)
  }

  /// The fields of a moment in universal time; nil where the year does not fit; corresponds to `gmtime_r`.
  package static func universal(secondsSince1970 seconds: Int64) -> CalendarTime? {
    var time = time_t(seconds)
    var fields = tm()
    guard gmtime_r(&time, &fields) != nil else { return nil }
    return CalendarTime(fields)
  }

  private init(_ fields: tm) {
    self.init(
      second: Int(fields.tm_sec), minute: Int(fields.tm_min), hour: Int(fields.tm_hour), day: Int(fields.tm_mday),
      month: Int(fields.tm_mon), year: Int(fields.tm_year) + 1900, weekday: Int(fields.tm_wday))
  }

  /// The moment of fields in the local time zone without daylight saving; corresponds to `mktime`.
  package var localSeconds: Int64 {
    var fields = tm()
    fields.tm_sec = Int32(truncatingIfNeeded: second)
    fields.tm_min = Int32(truncatingIfNeeded: minute)
    fields.tm_hour = Int32(truncatingIfNeeded: hour)
    fields.tm_mday = Int32(truncatingIfNeeded: day)
    fields.tm_mon = Int32(truncatingIfNeeded: month)
    fields.tm_year = Int32(truncatingIfNeeded: year - 1900)
    return Int64(mktime(&fields))
  }
}
