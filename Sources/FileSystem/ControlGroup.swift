// SPDX-License-Identifier: Apache-2.0

/// The control group of this process, by which containers are given their share of a machine.
package enum ControlGroup {
  /// How many processors' time the group may use, rounded up: the least of its own limit and those above it.
  ///
  /// Nil where there is no limit. Source: Linux, "Control Group v2", interface file `cpu.max`.
  package static var processorCount: Int? {
    // The one hierarchy of version 2 has the number 0.
    let group = contents(of: "/proc/self/cgroup").split(separator: "\n").first { $0.hasPrefix("0::/") }
    guard var path = group?.dropFirst(3) else { return nil }
    var least: Int?
    while true {
      if let count = processorCount(ofLimit: contents(of: "/sys/fs/cgroup\(path)/cpu.max")) {
        least = min(least ?? count, count)
      }
      guard let slash = path.lastIndex(of: "/") else { return least }
      path = path[..<slash]
    }
  }

  /// The processors that a limit such as `150000 100000` amounts to: microseconds of time in each period; nil for `max`.
  package static func processorCount(ofLimit limit: String) -> Int? {
    let numbers = limit.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return (numbers[0] - 1) / numbers[1] + 1
  }

  /// These files are a line or two.
  private static let longestFile = 4 << 10

  private static func contents(of path: String) -> String {
    guard let file = try? FileDescriptor.open(FilePath(path), followingLinks: true) else { return "" }
    var bytes: [UInt8] = []
    _ = try? file.readNext(upTo: longestFile, appendingTo: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
