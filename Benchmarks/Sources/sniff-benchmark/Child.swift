// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What one process used.
struct Usage: Sendable {
  /// Seconds on the clock.
  var wall: Double
  /// Seconds of processor time, user and system.
  var processor: Double
  /// Peak resident memory in bytes; nil where it was not watched.
  var peakMemory: Int?
}

/// A program that is run to its end, with everything it used counted by the kernel.
struct Child: Sendable {
  var program: String
  var arguments: [String]
  /// Variables of its environment besides those of this process, or in their place.
  var variables: [String: String] = [:]

  /// Runs the program with its output in a file and no input.
  ///
  /// An exit status above 1 and a signal are failures: 1 says that some file could not be read, which is no reason to stop.
  /// Watching the memory costs a little time, too much for a program that only starts and ends.
  func run(output: String, watchesMemory: Bool = false) throws -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    settings.append(nil)
    defer { settings.forEach { free($0) } }

    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    let failure = posix_spawn(&process, program, &actions, nil, words, settings)
    guard failure == 0 else { throw ChildError.notStarted(program, failure) }
    let watch = watchesMemory ? MemoryWatch(process) : nil
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw ChildError.notWaitedFor(program, errno) }
    }
    let wall = start.duration(to: clock.now)
    let peakMemory = watch?.stop()

    guard status & 0x7f == 0, status >> 8 & 0xff <= 1 else { throw ChildError.failed(program, status) }
    return Usage(wall: wall.seconds, processor: usage.processorSeconds, peakMemory: peakMemory)
  }
}

/// Why a program could not be measured.
enum ChildError: Error, CustomStringConvertible {
  case notStarted(String, Int32)
  case notWaitedFor(String, Int32)
  case failed(String, Int32)

  var description: String {
    switch self {
    case .notStarted(let program, let code): "\(program) could not be started: \(String(cString: strerror(code)))"
    case .notWaitedFor(let program, let code): "\(program) was lost: \(String(cString: strerror(code)))"
    case .failed(let program, let status): "\(program) failed with wait status \(status)"
    }
  }
}

extension rusage {
  /// User and system time together, in seconds.
  var processorSeconds: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e6
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
