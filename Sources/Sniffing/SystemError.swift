// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Why a file could not be read: the error number of a system call.
public struct SystemError: Error, Sendable, Hashable {
  /// The number as in `<errno.h>`.
  public let code: CInt

  init(_ error: Errno) { code = error.rawValue }
}

extension SystemError: CustomStringConvertible {
  /// Name and text, for example `ENOENT: No such file or directory`.
  public var description: String { Errno(rawValue: code).description }
}
