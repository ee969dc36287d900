// SPDX-License-Identifier: Apache-2.0

/// What the process tells its caller in the end.
package enum ExitStatus: Int32, Sendable {
  /// Everything was identified.
  case success = 0
  /// Some input could not be read; the rest is answered.
  case someFailed = 1
  /// The command line was not understood, or the tool itself cannot work.
  case usage = 2
  /// Ctrl-C ended the work early; what was found until then is written.
  case interrupted = 130
  /// A termination signal ended the work early.
  case terminated = 143
  /// The terminal was closed.
  case hungUp = 129
  /// The processor time that the process may take (`ulimit -t`) is up.
  case outOfTime = 152
}

extension ExitStatus {
  /// The status of a process that a signal asked to stop.
  static func interrupted(by signal: Int32) -> ExitStatus { ExitStatus(rawValue: 128 + signal) ?? .interrupted }
}
