// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// The bytes of a regular file.
///
/// A file that shrinks while it is read simply ends earlier.
package final class FileByteSource: ByteSource {
  private let descriptor: FileDescriptor
  package let length: Int64?
  /// Whether a read that could have given more gave all up to the length, so that nothing stands after it.
  private var isEndSeen = false

  /// A source over an open regular file of the size given in bytes.
  package init(_ descriptor: consuming FileDescriptor, size: Int64) {
    self.descriptor = descriptor
    length = size
  }

  /// The value of an extended attribute of the file, or nil.
  package func extendedAttribute(_ name: StaticString) -> [UInt8]? {
    descriptor.extendedAttribute(name)
  }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    // No file reaches so far, and pread refuses to look.
    guard count > 0, offset >= 0, offset <= Int64.max - Int64(count) else { return 0 }
    if isEndSeen, let length, offset >= length { return 0 }
    do throws(Errno) {
      let read = try descriptor.read(upTo: count, at: offset, appendingTo: &buffer)
      if read < count, offset + Int64(read) == length { isEndSeen = true }
      return read
    } catch {
      throw .system(error)
    }
  }
}
