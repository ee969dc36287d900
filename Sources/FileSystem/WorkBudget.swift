// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// What is left of the processor time that one input may cost the thread that looks at it.
///
/// Every loop over untrusted input has its own bound; this is the net below them all. It counts the time of the thread
/// and not of the clock on the wall, so that a busy machine does not change an answer.
package final class WorkBudget {
  private let nanoseconds: UInt64
  /// The time of the monotonic clock, in nanoseconds, up to which the budget cannot be spent, as a thread takes no more
  /// processor time than passes; that clock is read ten times faster than the thread's own.
  private let earliestLook: UInt64
  /// The thread's processor time at which the budget is spent; nil until it is looked at.
  private var deadline: UInt64?
  /// Whether the time was found to be up; from then on it stays so.
  package private(set) var isSpent = false

  /// The part of a budget that counts as spent, however busy the machine, before the thread's own time is looked at.
  private static let uncounted: UInt64 = 8

  /// How many times longer than in a release build work may take: without optimization or under a sanitizer everything does.
  package static let slowness = _isDebugAssertConfiguration() || sniff_is_sanitized() ? 50 : 1

  /// A budget in milliseconds that begins now, for this thread; between seven eighths of it and all are given.
  package convenience init(milliseconds: Int) { self.init(.milliseconds(milliseconds)) }

  /// A budget that begins now, for this thread; between seven eighths of it and all are given, nothing of a negative one.
  package init(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    // More seconds than a century has would not fit, and are no bound.
    nanoseconds =
      UInt64(clamping: min(seconds, 1 << 32)) * 1_000_000_000 + UInt64(clamping: attoseconds / 1_000_000_000)
    earliestLook = WorkBudget.reading(of: CLOCK_MONOTONIC) &+ nanoseconds / WorkBudget.uncounted
  }

  /// Looks at the clock, which takes some tens of nanoseconds, and tells whether the time is up.
  package func check() -> Bool {
    guard !isSpent, WorkBudget.reading(of: CLOCK_MONOTONIC) >= earliestLook else { return isSpent }
    let now = WorkBudget.now
    let end = deadline ?? now &+ nanoseconds &- nanoseconds / WorkBudget.uncounted
    deadline = end
    isSpent = now >= end
    return isSpent
  }

  /// Nanoseconds that this thread has spent on a processor; corresponds to `clock_gettime`.
  package static var now: UInt64 { reading(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func reading(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
