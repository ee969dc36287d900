// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// A process that this one has started, with a socket between the two.
package final class ChildProcess {
  /// How a process has ended.
  package enum Ending: Equatable, Sendable {
    /// It has left with a status.
    case status(Int32)
    /// A signal has ended it.
    case signal(Int32)
  }

  /// The descriptor at which a child finds its end of the socket.
  package static let socketNumber: Int32 = 3

  /// The process's number.
  package let number: Int32
  /// This end of the socket.
  package let socket: MessageSocket
  private var ending: Ending?

  /// Starts a program with a socket at descriptor 3, nothing at standard input and output, and our standard error.
  ///
  /// The child has a process group of its own, so that Ctrl-C at a terminal is left to us.
  package init(_ program: String, arguments: [String]) throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw Errno.current
    }
    let inner = FileDescriptor(rawValue: ends[1])
    socket = MessageSocket(FileDescriptor(rawValue: ends[0]))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inner.rawValue, ChildProcess.socketNumber)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this thread holds back or ignores end the child as usual.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var number: pid_t = 0
    let result = posix_spawn(&number, program, &actions, &attributes, words, sniff_environment())
    guard result == 0 else { throw Errno(rawValue: result) }
    self.number = number
  }

  deinit { _ = end() }

  /// Processor time that the process has taken, in seconds; nil once it has ended.
  package var processorTime: Double? {
    var clock = clockid_t()
    var time = timespec()
    guard ending == nil, clock_getcpuclockid(number, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the process, if it has not ended by itself, and tells how it ended.
  package func end() -> Ending {
    if let ending { return ending }
    kill(number, SIGKILL)
    return wait()
  }

  /// Gives the process time to end by itself before it is ended, so that its own way of ending is told.
  package func end(withinTenthsOfSeconds tenths: Int) -> Ending {
    for _ in 0..<tenths * 10 {
      if let ending = poll() { return ending }
      usleep(10_000)
    }
    return end()
  }

  private func poll() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    guard retrying({ waitpid(number, &status, WNOHANG) }) == number else { return nil }
    return note(status)
  }

  /// Waits until the process has ended and tells how.
  package func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    guard retrying({ waitpid(number, &status, 0) }) == number else { return .status(-1) }
    return note(status)
  }

  private func note(_ status: Int32) -> Ending {
    let signal = status & 0x7f
    let ending: Ending = signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
    self.ending = ending
    return ending
  }
}

extension ChildProcess.Ending: CustomStringConvertible {
  /// For example `was ended by signal 11 (Segmentation fault)`.
  package var description: String {
    switch self {
    case .status(let status): "ended with status \(status)"
    case .signal(let number):
      "was ended by signal \(number)" + (strsignal(number).map { " (\(String(cString: $0)))" } ?? "")
    }
  }
}
