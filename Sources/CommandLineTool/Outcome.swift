// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Reports
import Sniffing

/// What a worker makes of one batch.
struct Outcome: Sendable {
  /// Bytes for standard output.
  var output: [UInt8] = []
  /// Messages for standard error.
  var messages: [UInt8] = []
  /// How many files could not be read or examined.
  var failures = 0
  /// How many files were looked at.
  var count = 0
  /// What a summary counts; empty where none was asked for.
  var summary = Summary()

  /// Notes a file that could not be read or examined.
  mutating func note(_ file: FileIdentification) {
    count += 1
    guard case .failure(let error) = file.result else { return }
    failures += 1
    messages.append("sniff: ")
    messages.appendEscaped(file.path.bytes)
    messages.append(": \(error.statement)\n")
  }
}

/// Takes outcomes in their order, writes them and keeps the score.
final class Delivery: Sendable {
  private struct Score {
    var failures = 0
    var count = 0
    var summary = Summary()
    var broken: Errno?
  }

  private let console: Console
  private let stopsAtFailure: Bool
  private let progress: Progress?
  private let score = Locked(Score())

  /// A delivery to a console; with `stopsAtFailure` it ends behind the first batch with a failure.
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
    return broken == nil && !(stopsAtFailure && outcome.failures > 0)
  }

  /// The exit status; throws where the output broke.
  func finish() throws(ToolFailure) -> ExitStatus {
    progress?.clear()
    let (failures, broken) = score.withLock { ($0.failures, $0.broken) }
    if let broken { throw .output(broken) }
    return failures > 0 ? .someFailed : .success
  }

  /// What all outcomes counted together.
  var summary: Summary { score.withLock { $0.summary } }
}
