// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What tells one state of a file from any other: where it is stored, how long it is, and when it last changed.
package struct FileVersion: Sendable, Equatable {
  /// The inode.
  package let identity: FileStatus.Identity
  /// The size in bytes.
  package let size: Int64
  /// When its bytes and when anything about it last changed, in seconds and nanoseconds since 1970.
  package let times: [Int64]

  init(_ status: stat) {
    identity = FileStatus.Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    size = Int64(status.st_size)
    times = [status.st_mtim, status.st_ctim].flatMap { [Int64($0.tv_sec), Int64($0.tv_nsec)] }
  }

  /// The state of the program that this process runs; nil where the system does not tell.
  package static var program: FileVersion? {
    var status = stat()
    return stat(linkToProgram, &status) == 0 ? FileVersion(status) : nil
  }

  /// The path of the program that this process runs; empty where the system does not tell.
  package static var programPath: [UInt8] { (try? FilePath(linkToProgram).linkTarget()) ?? [] }

  private static let linkToProgram = "/proc/self/exe"

  /// All of it as numbers.
  package var numbers: [UInt64] {
    [identity.device, identity.inode, UInt64(bitPattern: size)] + times.map { UInt64(bitPattern: $0) }
  }
}
