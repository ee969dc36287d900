// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Reports

/// Takes outcomes in their order, writes them and keeps the score.
final class Delivery: Sendable {
  private struct Score {
    var failures = 0
    var count = 0
    var summary = Summary()
    var broken: Errno?
  }

  private let console: Console
  /// Whether nothing is wanted after a file that cannot be read.
  let stopsAtFailure: Bool
  private let progress: Progress?
  private let score = Locked(Score())

  /// A delivery to a console; with `stopsAtFailure` nothing is wanted after an outcome with a failure.
  init(to console: Console, stopsAtFailure: Bool, progress: Progress? = nil) {
    self.console = console
    self.stopsAtFailure = stopsAtFailure
    self.progress = progress
  }

  /// Writes one outcome; false where nothing more is wanted.
  func take(_ outcome: Outcome) -> Bool {
    var broken: Errno?
    if !outcome.output.isEmpty {
      progress?.clear()
      broken = console.write(outcome.output)
    }
    if !outcome.messages.isEmpty {
      progress?.clear()
      console.writeError(outcome.messages)
    }
    let count = score.withLock { score in
      score.failures += outcome.failures
      score.count += outcome.count
      score.summary.merge(outcome.summary)
      score.broken = score.broken ?? broken
      return score.count
    }
    progress?.show(count)
    return broken == nil && !outcome.isAbandoned && !(stopsAtFailure && outcome.failures > 0)
  }

  /// The exit status; throws where the output broke.
  func finish() throws(ToolFailure) -> ExitStatus {
    progress?.clear()
    let score = score.withLock { $0 }
    if let broken = score.broken { throw .output(broken, afterFailures: score.failures > 0) }
    return score.failures > 0 ? .someFailed : .success
  }

  /// What all outcomes counted together.
  var summary: Summary { score.withLock { $0.summary } }
}
