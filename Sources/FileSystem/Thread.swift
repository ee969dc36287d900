// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// A thread of its own, for work that blocks: the cooperative pool is no place for that.
package struct Thread: Sendable {
  private let handle: pthread_t

  /// The work of a thread, kept alive until it starts.
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// The stack of a thread in bytes: room for a nested identification and libmagic's recursion.
  private static let stackSize = 2 << 20

  /// Starts a thread.
  package init(_ body: @escaping @Sendable () -> Void) throws(Errno) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Thread.stackSize)
    var handle = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    // Signals are for the main thread, which waits in calls that they interrupt; a thread inherits the mask.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let result = pthread_create(&handle, &attributes, Thread.run, work.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard result == 0 else {
      work.release()
      throw Errno(rawValue: result)
    }
    self.handle = handle
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    guard let context = context else { return nil }
    sniff_prepare_stack_for_last_words()
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }

  /// Waits until the thread has ended.
  package func join() {
    pthread_join(handle, nil)
  }

  /// How many processors may be used by this thread and those that it starts: those that it may run on, and no more
  /// than its control group has the time of; at least 1.
  package static var processorCount: Int {
    let asked = Int(sniff_allowed_processors())
    let allowed = asked > 0 ? asked : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return max(1, min(allowed, ControlGroup.processorCount ?? allowed))
  }
}
