// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// The bytes of a regular file.
///
/// A file that shrinks while it is read simply ends earlier.
package final class FileByteSource: ByteSource {
  private let descriptor: FileDescriptor
  package let length: Int64?

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
    guard count > 0, offset >= 0 else { return 0 }
    return try buffer.appendBytes(upTo: count) { (space) throws(Errno) in
      try descriptor.read(into: space, at: offset)
    }
  }
}

extension [UInt8] {
  /// Grows by up to `count` bytes that `fill` writes, and returns how many it wrote.
  mutating func appendBytes(
    upTo count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Errno) -> Int
  ) throws(ByteSourceError) -> Int {
    let start = self.count
    append(contentsOf: repeatElement(0, count: count))
    let result: Result<Int, Errno> = withUnsafeMutableBytes { bytes in
      let space = UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
      do throws(Errno) { return .success(try fill(space)) } catch { return .failure(error) }
    }
    switch result {
    case .success(let written):
      removeLast(count - written)
      return written
    case .failure(let error):
      removeLast(count)
      throw .system(error)
    }
  }
}
