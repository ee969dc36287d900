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

  /// A count with the limit that the process's own limit of descriptors allows; corresponds to `getrlimit`.
  ///
  /// - Parameter threads: how many threads open a file each.
  package init(threads: Int) {
    var bounds = rlimit()
    let known = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bounds) == 0
    let soft = known ? Int(clamping: bounds.rlim_cur) : OpenDirectories.most
    limit = Swift.max(4, min(OpenDirectories.most, (soft - OpenDirectories.reserve - threads) / 2))
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
