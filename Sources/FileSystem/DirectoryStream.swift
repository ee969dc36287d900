// SPDX-License-Identifier: Apache-2.0
import Glibc

/// One name in a directory.
package struct DirectoryEntry: Sendable {
  /// The name's bytes.
  package let name: [UInt8]
  /// What the entry is where the file system says so without asking the inode; nil otherwise.
  package let kind: FileKind?
}

/// An open directory that several owners share and the last one closes.
package final class DirectoryHandle: Sendable {
  /// The open directory.
  package let descriptor: FileDescriptor

  /// Takes over an open directory.
  package init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
}

/// Reads the names of an open directory.
package enum DirectoryStream {
  /// All entries of a directory but `.` and `..`, in the file system's order; corresponds to `fdopendir` and `readdir`.
  ///
  /// The descriptor stays open and keeps its place: the listing reads through a duplicate.
  package static func entries(of directory: borrowing FileDescriptor) throws(Errno) -> [DirectoryEntry] {
    let duplicate = fcntl(directory.rawValue, F_DUPFD_CLOEXEC, 0)
    guard duplicate >= 0 else { throw Errno.current }
    guard let stream = fdopendir(duplicate) else {
      let error = Errno.current
      close(duplicate)
      throw error
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw Errno.current }
        return entries
      }
      let name = name(of: entry)
      if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      entries.append(DirectoryEntry(name: name, kind: kind(ofDirectoryType: Int32(entry.pointee.d_type))))
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
    let length = strlen(start)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
  }

  private static func kind(ofDirectoryType type: Int32) -> FileKind? {
    switch type {
    case 8: .file  // DT_REG; Glibc's module has no DT_ constants
    case 4: .directory
    case 10: .symlink
    case 1: .fifo
    case 12: .socket
    case 2: .characterDevice
    case 6: .blockDevice
    default: nil
    }
  }
}
