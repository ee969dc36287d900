// SPDX-License-Identifier: Apache-2.0

/// An open directory with the names in it.
package struct DirectoryListing: Sendable {
  /// The open directory.
  package let handle: DirectoryHandle
  /// The directory's inode.
  package let identity: FileStatus.Identity
  /// The entries, sorted by the bytes of their names.
  package let entries: [DirectoryEntry]

  /// Opens and lists the directory at a path.
  package init(_ path: FilePath, followingLinks: Bool) throws(Errno) {
    try self.init(FileDescriptor.open(path, followingLinks: followingLinks))
  }

  /// Opens and lists a directory that is an entry of another.
  package init(_ name: [UInt8], in directory: DirectoryHandle, followingLinks: Bool) throws(Errno) {
    try self.init(FileDescriptor.open(name[...], in: directory.descriptor, followingLinks: followingLinks))
  }

  private init(_ descriptor: consuming FileDescriptor) throws(Errno) {
    let status = try descriptor.status()
    // Between listing and opening, a directory may have been replaced by anything.
    guard status.kind == .directory else { throw .notDirectory }
    identity = status.identity
    entries = try DirectoryStream.entries(of: descriptor).sorted { $0.name.lexicographicallyPrecedes($1.name) }
    handle = DirectoryHandle(descriptor)
  }
}
