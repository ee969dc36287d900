// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Why a file could not be identified.
///
/// Its description is one line for people. Foundation's `localizedDescription` does not know it, because this library does without
/// Foundation; a program that shows that may conform the type to `LocalizedError` with the description for `errorDescription`.
public enum FileError: Error, Sendable, Hashable {
  /// It could not be opened or read; the number is one of `<errno.h>`.
  case system(code: CInt)
  /// A detector could not look at it, through no damage of the file's; the text says why.
  case detector(String)

  init(_ failure: FileFailure) {
    self =
      switch failure {
      case .system(let error): .system(code: error.rawValue)
      case .detector(let reason): .detector(reason)
      }
  }
}

extension FileError: CustomStringConvertible {
  /// One line for people, for example `ENOENT: No such file or directory`.
  public var description: String {
    switch self {
    case .system(let code): Errno(rawValue: code).description
    case .detector(let reason): reason
    }
  }
}
