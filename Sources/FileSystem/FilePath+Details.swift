// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

extension FilePath {
  /// Where a symbolic link points to; corresponds to `readlink`.
  package func linkTarget() throws(Errno) -> [UInt8] {
    let capacity = Int(PATH_MAX) * 2
    var error: Errno?
    let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = withCString { path in
        buffer.withMemoryRebound(to: CChar.self) { space in
          space.baseAddress.map { readlink(path, $0, capacity) } ?? -1
        }
      }
      if length < 0 { error = Errno.current }
      count = max(0, length)
    }
    if let error { throw error }
    return target
  }

  /// The major and minor number of a device; corresponds to `st_rdev`.
  package func deviceNumbers(followingLinks: Bool = false) throws(Errno) -> (major: UInt32, minor: UInt32) {
    var status = stat()
    guard withCString({ followingLinks ? stat($0, &status) : lstat($0, &status) }) == 0 else { throw Errno.current }
    let device = UInt64(status.st_rdev)
    // The layout of `dev_t` in glibc's <bits/sysmacros.h>.
    let major = UInt32(truncatingIfNeeded: device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000)
    let minor = UInt32(truncatingIfNeeded: device & 0xFF | device >> 12 & 0xFFFF_FF00)
    return (major, minor)
  }

  /// Whether the user may write the entry; corresponds to `access`.
  package var isWritable: Bool { withCString { access($0, W_OK) } == 0 }

  /// Whether the user may execute the entry; corresponds to `access`.
  package var isExecutable: Bool { withCString { access($0, X_OK) } == 0 }
}

extension FileDescriptor {
  /// Appends up to `count` bytes from `offset`, as far as the file goes.
  ///
  /// Throws only where nothing at all could be read. Corresponds to `pread`, called until there is no more.
  package func readAll(upTo count: Int, at offset: Int64, appendingTo bytes: inout [UInt8]) throws(Errno) -> Int {
    var total = 0
    while total < count {
      do throws(Errno) {
        let got = try read(upTo: count - total, at: offset + Int64(total), appendingTo: &bytes)
        if got == 0 { break }
        total += got
      } catch {
        guard total > 0 else { throw error }
        break
      }
    }
    return total
  }

  /// Fills an array from the present place on, as far as one call goes; corresponds to `read`.
  package func readNext(into bytes: inout [UInt8], from start: Int) throws(Errno) -> Int {
    let number = rawValue
    var got = 0
    bytes.withUnsafeMutableBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress else { return }
      got = retrying { Glibc.read(number, base + start, buffer.count - start) }
    }
    guard got >= 0 else { throw Errno.current }
    return got
  }
}
