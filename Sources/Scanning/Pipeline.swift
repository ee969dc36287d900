// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Spreads items over worker threads and delivers what they make of them, in order or as it comes.
///
/// Items travel in batches. At most a window of batches is under way at a time, so that memory stays bounded however
/// long the list is and however slow its reader.
package final class Pipeline<Output: Sendable>: Sendable {
  /// Makes output of the items of one batch; one worker serves one thread.
  package typealias Worker = (_ batch: [ScanItem]) -> Output

  private struct State {
    var queue: [(number: Int, items: [ScanItem])] = []
    var finished: [Int: Output] = [:]
    var submitted = 0
    var delivered = 0
    var isClosed = false
    var isCancelled = false
  }

  private let threadCount: Int
  private let isOrdered: Bool
  private let window: Int
  private let deliver: @Sendable (Output) -> Bool
  private let state = Locked(State())
  private let delivery = Locked(())

  /// Batches under way for each thread: enough that a slow file does not starve the others.
  private static var batchesPerThread: Int { 16 }

  /// A pipeline; `deliver` is called by one thread at a time and returns false to stop the whole.
  package init(threadCount: Int, isOrdered: Bool, deliver: @escaping @Sendable (Output) -> Bool) {
    self.threadCount = max(1, threadCount)
    self.isOrdered = isOrdered
    self.deliver = deliver
    window = self.threadCount * Pipeline.batchesPerThread
  }

  /// Runs until `produce` has returned and everything is delivered.
  ///
  /// Where not as many threads can be started as are wanted, those that can do the work, or this one.
  /// - Parameters:
  ///   - makeWorker: called on each worker thread, once.
  ///   - produce: called on this thread; hands batches to `submit`, which waits for room and returns false where
  ///     the rest is not wanted any more.
  package func run(
    makeWorker: @escaping @Sendable () -> Worker, produce: (_ submit: ([ScanItem]) -> Bool) -> Void
  ) {
    var threads: [Thread] = []
    defer {
      close()
      for thread in threads { thread.join() }
    }
    let count = AddressSpace.threadCount(threadCount)
    while count > 1, threads.count < count, let thread = try? Thread({ [self] in work(makeWorker()) }) {
      threads.append(thread)
    }
    if threads.isEmpty {
      let worker = makeWorker()
      produce { batch in deliver(worker(batch)) }
    } else {
      produce(submit)
    }
  }

  private func submit(_ batch: [ScanItem]) -> Bool {
    let isWanted = state.wait { state -> Bool? in
      if state.isCancelled { return false }
      guard state.submitted - state.delivered < window else { return nil }
      state.queue.append((state.submitted, batch))
      state.submitted += 1
      return true
    }
    state.signalAll()
    return isWanted
  }

  private func close() {
    state.withLock { $0.isClosed = true }
    state.signalAll()
  }

  private func work(_ worker: Worker) {
    while let (number, items) = nextBatch() {
      let output = worker(items)
      if isOrdered {
        state.withLock { $0.finished[number] = output }
        deliverInOrder()
      } else {
        delivery.withLock { _ in hand(over: output) }
      }
    }
  }

  private func nextBatch() -> (Int, [ScanItem])? {
    state.wait { state -> (Int, [ScanItem])?? in
      if state.isCancelled { return .some(nil) }
      if !state.queue.isEmpty { return .some(state.queue.removeFirst()) }
      return state.isClosed ? .some(nil) : nil
    }
  }

  /// Delivers all that is next in order; whoever holds the lock does it for everybody.
  private func deliverInOrder() {
    delivery.withLock { _ in
      while let output = state.withLock({ state in state.finished.removeValue(forKey: state.delivered) }) {
        guard hand(over: output) else { return }
      }
    }
  }

  /// Delivers one output, unless nothing more is wanted; whoever calls holds the lock of the delivery.
  @discardableResult
  private func hand(over output: Output) -> Bool {
    guard !state.withLock(\.isCancelled) else { return false }
    let isWanted = deliver(output)
    state.withLock { state in
      state.delivered += 1
      if !isWanted {
        state.isCancelled = true
        // What nobody will look at must not keep its directories open.
        state.queue.removeAll()
      }
    }
    state.signalAll()
    return isWanted
  }
}
