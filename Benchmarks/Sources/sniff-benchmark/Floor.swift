// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The least that any tool must do: list the tree, open each file, ask its status, read its head, close it.
enum Floor {
  /// Bytes that are read of each file.
  static let head = 4096

  /// Touches every file below a folder once, on one thread, in this process.
  static func touch(_ tree: String) -> (usage: Usage, files: Int) {
    var buffer = [UInt8](repeating: 0, count: head)
    let before = used()
    let clock = ContinuousClock()
    let start = clock.now
    var files = 0
    for path in FileManager.default.regularFiles(below: tree) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      var status = stat()
      fstat(descriptor, &status)
      read(descriptor, &buffer, head)
      close(descriptor)
      files += 1
    }
    let wall = start.duration(to: clock.now)
    return (Usage(wall: wall.seconds, processor: used() - before, peakMemory: nil), files)
  }

  /// Processor time of this process so far, in seconds.
  private static func used() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.processorSeconds
  }
}
