// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// The error number of a failed system call.
package struct Errno: Error, Equatable, Hashable, Sendable {
  /// The number as in `<errno.h>`.
  package let rawValue: Int32

  /// Wraps a number from `<errno.h>`.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The number that the last failed call of this thread left behind.
  package static var current: Errno { Errno(rawValue: errno) }

  /// The symbolic name, for example `ENOENT`; `E<number>` where the name is unknown.
  package var name: String {
    if let name = strerrorname_np(rawValue) { return String(cString: name) }
    return "E\(rawValue)"
  }

  /// The system's text for the number in the C locale, for example `No such file or directory`.
  package var message: String {
    if let text = strerrordesc_np(rawValue) { return String(cString: text) }
    return "Unknown error \(rawValue)"
  }
}

extension Errno: CustomStringConvertible {
  /// Name and text, for example `ENOENT: No such file or directory`.
  package var description: String { "\(name): \(message)" }
}

extension Errno {
  /// No such file or directory.
  package static let noSuchFile = Errno(rawValue: ENOENT)
  /// Interrupted system call.
  package static let interrupted = Errno(rawValue: EINTR)
  /// Input/output error.
  package static let inputOutput = Errno(rawValue: EIO)
  /// A value that the call cannot mean.
  package static let invalidArgument = Errno(rawValue: EINVAL)
  /// What is meant is on another machine.
  package static let remote = Errno(rawValue: EREMOTE)
  /// Not a directory.
  package static let notDirectory = Errno(rawValue: ENOTDIR)
  /// Nothing to read yet.
  package static let wouldBlock = Errno(rawValue: EAGAIN)
  /// No memory.
  package static let outOfMemory = Errno(rawValue: ENOMEM)
  /// The reading end of a pipe is closed.
  package static let brokenPipe = Errno(rawValue: EPIPE)
  /// Too many links on the way, or a symbolic link where none may be followed.
  package static let tooManyLinks = Errno(rawValue: ELOOP)
  /// Too much time has passed.
  package static let timedOut = Errno(rawValue: ETIMEDOUT)
  /// Something else uses what is asked for.
  package static let busy = Errno(rawValue: EBUSY)
  /// An address of a device that nobody serves, such as a socket opened as a file.
  package static let noDevice = Errno(rawValue: ENXIO)
  /// All descriptors that the process may have are in use.
  package static let tooManyOpenFiles = Errno(rawValue: EMFILE)
  /// All descriptors that the system has are in use.
  package static let tooManyOpenFilesInSystem = Errno(rawValue: ENFILE)
  /// The call is not supported by the file system.
  package static let notSupported = Errno(rawValue: ENOTSUP)
}
