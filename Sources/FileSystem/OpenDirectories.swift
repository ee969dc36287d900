// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Counts the directories that a scan holds open, so that no tree makes it run out of descriptors.
package final class OpenDirectories: Sendable {
  /// How many may be open at a time.
  package let limit: Int
  private let count = Locked(0)

  /// More than this many bring nothing: workers keep up with the walker.
  private static let most = 256
  /// Descriptors that are left to the process itself, its libraries and its database.
  private static let reserve = 16
  /// As many are open at least, however few descriptors there are: each level of a tree needs another one for a moment.
  private static let fewest = 4
  /// Descriptors besides those of threads, where there are few: three streams, the fewest directories, and the one that is
  /// listed.
  private static let fewestOthers = 3 + fewest + 1

  /// A count with the limit that the process's own limit of descriptors allows; corresponds to `getrlimit`.
  ///
  /// - Parameter threads: how many threads open a file each.
  package init(threads: Int) {
    let soft = OpenDirectories.descriptors ?? OpenDirectories.most
    limit = max(OpenDirectories.fewest, min(OpenDirectories.most, (soft - OpenDirectories.reserve - threads) / 2))
  }

  /// How many descriptors the process may have; nil where that cannot be told.
  package static var descriptors: Int? {
    var bounds = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bounds) == 0 else { return nil }
    return Int(clamping: bounds.rlim_cur)
  }

  /// How many threads to start where so many are wanted and so many descriptors may be open; at least 1.
  ///
  /// Each opens a file, and now and then another one for it.
  package static func threadCount(_ wanted: Int, within descriptors: Int? = OpenDirectories.descriptors) -> Int {
    guard let descriptors else { return wanted }
    return max(1, min(wanted, (descriptors - fewestOthers) / 2))
  }

  /// Whether as many are open as may be.
  package var isFull: Bool { count.withLock { $0 >= limit } }

  /// Waits until at most so many are open.
  package func wait(until most: Int) {
    count.wait { $0 <= most ? () : nil }
  }

  /// Counts a directory that was opened.
  func noteOpened() {
    count.withLock { $0 += 1 }
  }

  /// Counts one that was closed, and wakes who waits for that.
  func noteClosed() {
    count.withLock { $0 -= 1 }
    count.signalAll()
  }
}

/// An open directory that several owners share and the last one closes.
package final class DirectoryHandle: Sendable {
  /// The open directory.
  package let descriptor: FileDescriptor
  private let counter: OpenDirectories?

  /// Takes over an open directory, which counts as open until the last owner is gone.
  package init(_ descriptor: consuming FileDescriptor, countedBy counter: OpenDirectories? = nil) {
    self.descriptor = descriptor
    self.counter = counter
    counter?.noteOpened()
  }

  deinit { counter?.noteClosed() }
}
