// SPDX-License-Identifier: Apache-2.0

/// An open directory with the names in it.
package struct DirectoryListing: Sendable {
  /// The open directory.
  package let handle: DirectoryHandle
  /// The directory's inode.
  package let identity: FileStatus.Identity
  /// The entries, sorted by the bytes of their names.
  package let entries: DirectoryEntries

  /// Opens and lists the directory at a path.
  package init(_ path: FilePath, followingLinks: Bool, countedBy counter: OpenDirectories? = nil) throws(Errno) {
    try self.init(FileDescriptor.open(path, followingLinks: followingLinks), counter)
  }

  /// Opens and lists a directory that is an entry of another.
  package init(
    _ name: [UInt8], in directory: DirectoryHandle, followingLinks: Bool, countedBy counter: OpenDirectories? = nil
  ) throws(Errno) {
    try self.init(FileDescriptor.open(name[...], in: directory.descriptor, followingLinks: followingLinks), counter)
  }

  private init(_ descriptor: consuming FileDescriptor, _ counter: OpenDirectories?) throws(Errno) {
    let status = try descriptor.status()
    // Between listing and opening, a directory may have been replaced by anything.
    guard status.kind == .directory else { throw .notDirectory }
    identity = status.identity
    entries = try DirectoryStream.entries(of: descriptor)
    handle = DirectoryHandle(descriptor, countedBy: counter)
  }
}
