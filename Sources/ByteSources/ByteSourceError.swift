// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// Why bytes could not be read.
package enum ByteSourceError: Error, Equatable, Sendable {
  /// A system call failed.
  case system(Errno)
  /// Compressed data that its format does not allow; the text says what is wrong.
  case corrupt(String)
  /// Compressed data that ends before its format says so.
  case truncated
}

extension ByteSourceError: CustomStringConvertible {
  /// One line for people: what went wrong.
  package var description: String {
    switch self {
    case .system(let errno): errno.description
    case .corrupt(let reason): "corrupt data: \(reason)"
    case .truncated: "the data ends too early"
    }
  }
}

extension ByteSourceError {
  /// The error number that comes nearest.
  package var errno: Errno {
    if case .system(let errno) = self { errno } else { .inputOutput }
  }
}
