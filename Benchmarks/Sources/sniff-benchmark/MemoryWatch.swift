// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Reads the peak of a process's resident memory while it runs.
///
/// The kernel's account at the end (`ru_maxrss`) will not do: it begins with the memory of the process that started the
/// program, which here is larger than what is measured. `VmHWM` of /proc begins anew with the program (proc(5)).
final class MemoryWatch: Sendable {
  /// Seconds between two readings.
  ///
  /// The peak only rises, so that the last reading misses at most what was added in the last interval.
  static let interval = 0.005

  private let peak = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)

  /// Starts to watch on a thread of its own.
  init(_ process: pid_t) {
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) {
        if let bytes = Self.peakMemory(of: process) { peak.store(bytes, ordering: .relaxed) }
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  /// Stops watching and returns the last reading in bytes; nil if the process was over before the first.
  func stop() -> Int? {
    isOver.store(true, ordering: .relaxed)
    let bytes = peak.load(ordering: .relaxed)
    return bytes > 0 ? bytes : nil
  }

  /// `VmHWM` of a process, which the kernel gives in KiB; nil once the process is over.
  private static func peakMemory(of process: pid_t) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return number.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
