// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// An open file that closes itself.
package struct FileDescriptor: ~Copyable, Sendable {
  /// The number that system calls take.
  package let rawValue: Int32
  private let closes: Bool

  /// Takes over an open descriptor, closing it in the end unless told otherwise.
  package init(rawValue: Int32, closes: Bool = true) {
    self.rawValue = rawValue
    self.closes = closes
  }

  deinit {
    if closes { close(rawValue) }
  }

  /// Standard input, which stays open.
  package static var standardInput: FileDescriptor { FileDescriptor(rawValue: STDIN_FILENO, closes: false) }

  /// How a file is opened that may be anything: never waiting for a writer, never becoming a controlling terminal.
  private static let careful = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

  /// Opens an entry for reading without ever waiting; corresponds to `open` with `O_NONBLOCK`.
  package static func open(_ path: FilePath, followingLinks: Bool) throws(Errno) -> FileDescriptor {
    let flags = careful | (followingLinks ? 0 : O_NOFOLLOW)
    return try waitingForDescriptors { path.withCString { Glibc.open($0, flags) } }
  }

  /// Opens a file that the user named as a list for reading; a FIFO is waited for, until a signal asks to stop.
  package static func openList(_ path: FilePath) throws(Errno) -> FileDescriptor {
    try waitingForDescriptors { path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) } }
  }

  /// Opens an entry of an open directory for reading without ever waiting; corresponds to `openat` with `O_NONBLOCK`.
  package static func open(
    _ name: ArraySlice<UInt8>, in directory: borrowing FileDescriptor, followingLinks: Bool
  ) throws(Errno) -> FileDescriptor {
    let flags = careful | (followingLinks ? 0 : O_NOFOLLOW)
    let parent = directory.rawValue
    return try waitingForDescriptors { withCName(name) { Glibc.openat(parent, $0, flags) } }
  }

  /// How often opening is tried again where all descriptors are in use, each time after twice as long, 255 ms in all:
  /// other threads close theirs within that time, and a process that leaks them is not waited for.
  private static let mostRetries = 8

  private static func waitingForDescriptors(_ open: () -> Int32) throws(Errno) -> FileDescriptor {
    var error = Errno.tooManyOpenFiles
    for attempt in 0..<mostRetries {
      let result = retrying(open)
      if result >= 0 { return FileDescriptor(rawValue: result) }
      error = Errno.current
      guard error == .tooManyOpenFiles || error == .tooManyOpenFilesInSystem, Interruption.signal == nil else {
        throw error
      }
      usleep(1000 << UInt32(attempt))
    }
    throw error
  }

  /// The status of the open file; corresponds to `fstat`.
  package func status() throws(Errno) -> FileStatus {
    var status = stat()
    guard fstat(rawValue, &status) == 0 else { throw Errno.current }
    return FileStatus(status)
  }

  /// The status of an entry of this open directory; corresponds to `fstatat`.
  package func status(of name: ArraySlice<UInt8>, followingLinks: Bool) throws(Errno) -> FileStatus {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    let parent = rawValue
    let result = withCName(name) { fstatat(parent, $0, &status, flags) }
    guard result == 0 else { throw Errno.current }
    return FileStatus(status)
  }

  /// Appends up to `count` bytes from `offset` as far as one call gives.
  ///
  /// Gives 0 at the end of the file. Corresponds to `pread`.
  package func read(upTo count: Int, at offset: Int64, appendingTo bytes: inout [UInt8]) throws(Errno) -> Int {
    let number = rawValue
    return try bytes.append(upTo: count) { space in
      retrying { pread(number, space.baseAddress, space.count, off_t(offset)) }
    }
  }

  /// Up to `count` bytes from `offset` in an array of their own, as far as one call gives; corresponds to `pread`.
  package func bytes(upTo count: Int, at offset: Int64) throws(Errno) -> [UInt8] {
    let number = rawValue
    var error: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let got = retrying { pread(number, buffer.baseAddress, count, off_t(offset)) }
      if got < 0 { error = Errno.current }
      filled = max(0, got)
    }
    if let error { throw error }
    return bytes
  }

  /// Appends up to `count` bytes of what comes next, waiting for it.
  ///
  /// Gives 0 at the end. Throws `EINTR` where a signal asks to stop. Corresponds to `read`, after `poll` where the
  /// descriptor does not block.
  ///
  /// - Parameter waits: whether what does not block is waited for, too; where not, throws `EAGAIN` if nothing is there.
  package func readNext(
    upTo count: Int, appendingTo bytes: inout [UInt8], waits: Bool = true
  ) throws(Errno) -> Int {
    let number = rawValue
    while true {
      do throws(Errno) {
        return try bytes.append(upTo: count) { space in
          retrying { Glibc.read(number, space.baseAddress, space.count) }
        }
      } catch {
        guard error == .wouldBlock, waits else { throw error }
        var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        guard retrying({ poll(&wanted, 1, -1) }) >= 0 else { throw Errno.current }
      }
    }
  }

  /// Writes all bytes, waiting where a reader is slow.
  ///
  /// Throws `EPIPE` where the reader is gone. Corresponds to `write`.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    let number = rawValue
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        retrying { Glibc.write(number, buffer.baseAddress.map { $0 + written }, buffer.count - written) }
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = retrying { poll(&wanted, 1, -1) }
      } else {
        throw Errno.current
      }
    }
  }

  /// Where the next `read` of an open file starts, or nil where it cannot be moved; corresponds to `lseek`.
  package var position: Int64? {
    let offset = lseek(rawValue, 0, SEEK_CUR)
    return offset >= 0 ? Int64(offset) : nil
  }

  /// When the file was last read, in nanoseconds since 1970; nil where that cannot be told.
  ///
  /// Corresponds to `fstat`.
  package var accessTime: Int64? {
    var status = stat()
    guard fstat(rawValue, &status) == 0 else { return nil }
    let seconds = Int64(status.st_atim.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (time, isLate) = seconds.partialValue.addingReportingOverflow(Int64(status.st_atim.tv_nsec))
    return seconds.overflow || isLate ? nil : time
  }

  /// Sets when the file was last read, as far as its owner lets us; corresponds to `futimens`.
  package func setAccessTime(_ time: Int64) {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    let times = [
      timespec(
        tv_sec: rest < 0 ? Int(seconds) - 1 : Int(seconds), tv_nsec: Int(rest < 0 ? rest + 1_000_000_000 : rest)),
      timespec(tv_sec: 0, tv_nsec: FileDescriptor.unchanged),
    ]
    futimens(rawValue, times)
  }

  /// What stands for a time that stays as it is (`UTIME_OMIT`).
  private static let unchanged = (1 << 30) - 2

  /// The value of an extended attribute, or nil where there is none or the file system has none.
  ///
  /// Values above `limit` bytes count as absent. Corresponds to `fgetxattr`.
  package func extendedAttribute(_ name: StaticString, limit: Int = 256) -> [UInt8]? {
    let number = rawValue
    // Nearly all files have none, so that no array is made before there is one.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { buffer in
      let size = name.withUTF8Buffer { name in
        name.withMemoryRebound(to: CChar.self) { name in
          guard let name = name.baseAddress else { return -1 }
          return fgetxattr(number, name, buffer.baseAddress, limit)
        }
      }
      return size > 0 ? Array(buffer[..<size]) : nil
    }
  }
}

/// Calls again for as long as a signal interrupts that does not ask the process to stop.
func retrying<Result: BinaryInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR || Interruption.signal != nil { return result }
  }
}

extension [UInt8] {
  /// Grows by up to `count` bytes that `fill` writes; `fill` returns how many it wrote, or -1 with `errno` set.
  fileprivate mutating func append(
    upTo count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(Errno) -> Int {
    let start = self.count
    if start == 0 {
      // Into fresh memory nothing need be written first.
      var result = 0
      var error = Errno.current
      self = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        result = fill(UnsafeMutableRawBufferPointer(buffer))
        error = Errno.current
        filled = Swift.max(0, result)
      }
      guard result >= 0 else { throw error }
      return result
    }
    append(contentsOf: repeatElement(0, count: count))
    let written = withUnsafeMutableBytes { fill(UnsafeMutableRawBufferPointer(rebasing: $0[start...])) }
    let error = Errno.current
    removeLast(count - Swift.max(0, written))
    guard written >= 0 else { throw error }
    return written
  }
}
