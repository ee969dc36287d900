// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Scanning
import Sniffing

/// Identifies items on several threads and delivers what is made of them.
struct FilePipeline {
  /// Who identifies.
  let workers: FileWorkers
  /// Who writes.
  let delivery: Delivery
  /// How many threads identify.
  let threadCount: Int
  /// Whether outcomes are delivered in the order of the items.
  let isOrdered: Bool

  /// What one thread makes of a file.
  typealias FileReport = (_ file: FileIdentification, _ outcome: inout Outcome) -> Void

  /// More threads than these only cost memory.
  static let mostThreads = 256

  /// Runs until `produce` has returned and everything is delivered.
  ///
  /// - Parameters:
  ///   - makeReport: makes, on each thread, the function for what is made of one file; that it failed is noted already.
  ///   - produce: hands batches of items to `submit`, which returns false where the rest is not wanted any more; what it
  ///     throws is thrown when everything submitted before is delivered.
  /// - Throws: a usage failure where `produce` throws or no thread can identify anything, and where the output breaks.
  func run(
    reporting makeReport: @escaping @Sendable () -> FileReport,
    produce: (_ submit: ([ScanItem]) -> Bool) throws(UsageError) -> Void
  ) throws(ToolFailure) -> ExitStatus {
    let (workers, stopsAtFailure) = (workers, delivery.stopsAtFailure)
    let pipeline = Pipeline<Outcome>(threadCount: threadCount, isOrdered: isOrdered, deliver: delivery.take)
    var inputFailure: UsageError?
    pipeline.run(
      makeWorker: { Self.worker(of: workers, stopsAtFailure: stopsAtFailure, reporting: makeReport) },
      produce: { submit in
        do throws(UsageError) {
          try withoutActuallyEscaping(submit) { submit throws(UsageError) in try produce(submit) }
        } catch { inputFailure = error }
      })
    let status = try delivery.finish()
    if let failure = workers.failure ?? inputFailure?.message { throw .usage(failure) }
    return status
  }

  /// Identifies batches on one thread; abandons them where it cannot.
  private static func worker(
    of workers: FileWorkers, stopsAtFailure: Bool,
    reporting makeReport: @Sendable () -> FileReport
  ) -> Pipeline<Outcome>.Worker {
    guard let identify = workers.make() else {
      return { _ in
        var outcome = Outcome()
        outcome.isAbandoned = true
        return outcome
      }
    }
    let report = makeReport()
    return { batch in
      var outcome = Outcome()
      for item in batch where Interruption.signal == nil {
        let file = identify(item)
        // What was not read before a signal came has no answer.
        if file.failure == .system(.interrupted) { break }
        outcome.note(file)
        report(file, &outcome)
        if stopsAtFailure, outcome.failures > 0 { break }
      }
      return outcome
    }
  }
}
