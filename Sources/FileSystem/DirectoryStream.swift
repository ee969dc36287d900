// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Reads the names of an open directory.
package enum DirectoryStream {
  /// All entries of a directory but `.` and `..`, sorted; corresponds to `fdopendir` and `readdir`.
  ///
  /// The descriptor stays open and keeps its place: the listing reads through a duplicate. A signal that asks to stop
  /// ends it with `EINTR`, because a directory may hold millions of names.
  package static func entries(of directory: borrowing FileDescriptor) throws(Errno) -> DirectoryEntries {
    let duplicate = fcntl(directory.rawValue, F_DUPFD_CLOEXEC, 0)
    guard duplicate >= 0 else { throw Errno.current }
    guard let stream = fdopendir(duplicate) else {
      let error = Errno.current
      close(duplicate)
      throw error
    }
    defer { closedir(stream) }
    var entries = DirectoryEntries()
    while true {
      guard Interruption.signal == nil else { throw .interrupted }
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw Errno.current }
        entries.sort()
        return entries
      }
      guard let name = name(of: entry), !isDirectoryItself(name) else { continue }
      try entries.append(name, kind: kind(ofDirectoryType: Int32(entry.pointee.d_type)))
      if entries.count % entriesBetweenChecks == 0, !AddressSpace.hasRoom(forTwice: entries.byteCount) {
        throw .outOfMemory
      }
    }
  }

  /// Entries that take less memory than is kept for other things.
  private static let entriesBetweenChecks = 4096

  /// The bytes of an entry's name, valid until the next entry is read.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8>? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(entry) + offset
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length)
  }

  /// Whether a name is `.` or `..`.
  private static func isDirectoryItself(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
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
