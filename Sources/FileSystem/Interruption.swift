// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization

/// Whether somebody asked the process to stop, with Ctrl-C, a termination signal, by closing its terminal, or because its processor time (`ulimit -t`) is up.
package enum Interruption {
  /// The number of the first signal that came, 0 for none; the only thing a signal handler may touch.
  private static let number = Atomic<Int32>(0)

  /// How long the work may go on after a signal, in microseconds: what is under way is written, but nobody waits long
  /// for a process that was told to stop, even where its reader has fallen asleep.
  private static let grace: Int = 700_000

  /// Notes SIGINT, SIGTERM, SIGHUP and SIGXCPU from now on instead of being ended by them.
  ///
  /// A second one kills as usual, and so does the end of the grace time. Signals that the caller has ignored stay ignored, as
  /// `nohup` and shells want it.
  package static func watch() {
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGXCPU]
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Interruption.end()
      _exit(128 + Interruption.number.load(ordering: .relaxed))
    }
    sigaction(SIGALRM, &action, nil)
    // A parent that blocks signals in its threads hands that on.
    var heard = sigset_t()
    sigemptyset(&heard)
    for signal in signals + [SIGALRM] { sigaddset(&heard, signal) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
    for signal in signals {
      var present = sigaction()
      sigaction(signal, nil, &present)
      if isIgnored(present) { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        Interruption.number.store(signal, ordering: .relaxed)
        var timer = itimerval(
          it_interval: timeval(tv_sec: 0, tv_usec: 0), it_value: timeval(tv_sec: 0, tv_usec: Interruption.grace))
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1  // SIG_IGN
  }

  /// Ends the process by the signal that came, if one has: a shell ends a loop only where the program in it died of Ctrl-C.
  ///
  /// Safe in a handler of signals. Returns after SIGXCPU, of which a process dies with an image of its memory.
  package static func end() {
    let number = number.load(ordering: .relaxed)
    guard number != 0, number != SIGXCPU else { return }
    Glibc.signal(number, SIG_DFL)
    raise(number)
  }

  /// The signal that came, or nil.
  package static var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}
