// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The bytes of a file, mapped for reading and never copied whole, or a copy of bytes in memory.
///
/// Integers are read with bounds checks: an index outside the file stops the program, as an array would.
@usableFromInline package final class MappedFile: @unchecked Sendable {
  /// Where the bytes begin; valid for `count` bytes as long as the object lives.
  @usableFromInline package let base: UnsafeRawPointer
  /// The number of bytes.
  @usableFromInline package let count: Int
  private let isMapped: Bool
  /// The state of the file when it was mapped; nil for bytes in memory.
  package let version: FileVersion?
  /// Whether it is a file of the user's, which nobody else can write.
  package let isOwn: Bool

  /// Maps a file; throws the error number of the call that failed.
  package init(path: [UInt8]) throws(MappedFileError) {
    let descriptor = path.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
        for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
        buffer[bytes.count] = 0
        guard let start = buffer.baseAddress else { return Int32(-1) }
        return open(start, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      }
    }
    guard descriptor >= 0 else { throw MappedFileError(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw MappedFileError(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw MappedFileError(code: EINVAL) }
    count = Int(status.st_size)
    version = FileVersion(status)
    isOwn = status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    guard count > 0 else {
      base = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 8))
      isMapped = false
      return
    }
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw MappedFileError(code: errno) }
    base = UnsafeRawPointer(start)
    isMapped = true
  }

  /// Keeps a copy of bytes, so that a database made in memory is read as a mapped one is.
  package init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { copy.copyMemory(from: start, byteCount: source.count) }
    }
    base = UnsafeRawPointer(copy)
    count = bytes.count
    isMapped = false
    version = nil
    isOwn = true
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: base), count)
    } else {
      UnsafeMutableRawPointer(mutating: base).deallocate()
    }
  }

  /// The byte at an offset.
  @inlinable @inline(__always) package func byte(at offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The 16-bit integer at an offset, in the machine's byte order.
  @inlinable @inline(__always) package func uint16(at offset: Int) -> UInt16 {
    precondition(offset >= 0 && offset <= count &- 2)
    return base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
  }

  /// The 32-bit integer at an offset, in the machine's byte order.
  @inlinable @inline(__always) package func uint32(at offset: Int) -> UInt32 {
    precondition(offset >= 0 && offset <= count &- 4)
    return base.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  /// The 64-bit integer at an offset, in the machine's byte order.
  @inlinable @inline(__always) package func uint64(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count &- 8)
    return base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Five 64-bit integers one after the other, in the machine's byte order, with one check for all.
  @inlinable @inline(__always) package func fiveWords(at offset: Int) -> (UInt64, UInt64, UInt64, UInt64, UInt64) {
    precondition(offset >= 0 && offset <= count &- 40)
    return (
      base.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      base.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self),
      base.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self),
      base.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self),
      base.loadUnaligned(fromByteOffset: offset &+ 32, as: UInt64.self)
    )
  }

  /// How many of the 64-bit integers at an offset and at equal steps after it come before the first that does not fulfil a
  /// condition; with one check for all, in the machine's byte order.
  @inlinable @inline(__always)
  package func prefixCount(from offset: Int, by step: Int, atMost limit: Int, while holds: (UInt64) -> Bool) -> Int {
    guard limit > 0 else { return 0 }
    let (distance, overflows) = (limit - 1).multipliedReportingOverflow(by: step)
    precondition(offset >= 0 && step > 0 && !overflows && distance <= count &- 8 &- offset)
    var place = base + offset
    var found = 0
    while found < limit, holds(place.loadUnaligned(as: UInt64.self)) {
      place += step
      found &+= 1
    }
    return found
  }

  /// Values that stand one after the other as they do in the memory of this machine.
  ///
  /// Any bytes must be a value, as they are of numbers and of structures of numbers.
  @inlinable package func values<Value: BitwiseCopyable>(_ type: Value.Type, count values: Int, at offset: Int)
    -> [Value]
  {
    let (length, overflows) = values.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    precondition(offset >= 0 && values >= 0 && !overflows && length <= count &- offset)
    // An array made without room still writes its count, into the storage that all empty arrays of the process share.
    guard values > 0 else { return [] }
    return [Value](unsafeUninitializedCapacity: values) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(start: base + offset, count: length))
      filled = values
    }
  }

  /// Appends a range of the bytes to an array.
  package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }
}

/// Why a file could not be mapped.
package struct MappedFileError: Error, Equatable, Sendable {
  /// The number as in `<errno.h>`.
  package let code: Int32
}
