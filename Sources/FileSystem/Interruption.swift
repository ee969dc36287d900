// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization

/// Whether somebody asked the process to stop, with Ctrl-C or a termination signal.
package enum Interruption {
  /// The number of the first signal that came, 0 for none; the only thing a signal handler may touch.
  private static let number = Atomic<Int32>(0)

  /// Notes SIGINT and SIGTERM from now on in place of dying of them; a second one kills as usual.
  package static func watch() {
    for signal in [SIGINT, SIGTERM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Interruption.number.store($0, ordering: .relaxed) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// The signal that came, or nil.
  package static var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}
