// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What an entry of a directory is.
package enum FileKind: String, Sendable, Hashable, CaseIterable {
  case file
  case directory
  case symlink
  case fifo
  case socket
  case characterDevice = "character-device"
  case blockDevice = "block-device"
}

/// What `stat(2)` tells about an entry.
package struct FileStatus: Sendable, Hashable {
  /// Device and number of an inode, which together name it.
  package struct Identity: Sendable, Hashable {
    /// The device that holds the inode.
    package let device: UInt64
    /// The number of the inode on its device.
    package let inode: UInt64
  }

  /// What the entry is.
  package let kind: FileKind
  /// The size in bytes; of a symbolic link the length of its target.
  package let size: Int64
  /// The permission bits and the bits above them, as in `st_mode`.
  package let mode: UInt32
  /// The inode.
  package let identity: Identity

  init(_ status: stat) {
    kind = FileStatus.kind(ofMode: UInt32(status.st_mode))
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode)
    identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  private static func kind(ofMode mode: UInt32) -> FileKind {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFDIR): .directory
    case UInt32(S_IFLNK): .symlink
    case UInt32(S_IFIFO): .fifo
    case UInt32(S_IFSOCK): .socket
    case UInt32(S_IFCHR): .characterDevice
    case UInt32(S_IFBLK): .blockDevice
    default: .file
    }
  }

  /// The status of the entry at a path; corresponds to `lstat`, or to `stat` where links are followed.
  package static func of(_ path: FilePath, followingLinks: Bool = false) throws(Errno) -> FileStatus {
    var status = stat()
    let result = path.withCString { path in
      followingLinks ? stat(path, &status) : lstat(path, &status)
    }
    guard result == 0 else { throw Errno.current }
    return FileStatus(status)
  }
}

extension FilePath {
  /// Calls `body` with the path as a C string.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[bytes.count] = 0
      guard let base = buffer.baseAddress else { preconditionFailure("a temporary allocation has an address") }
      return body(UnsafePointer(base))
    }
  }
}

/// Calls `body` with a file name as a C string.
func withCName<Result>(_ name: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  FilePath(bytes: name).withCString(body)
}
