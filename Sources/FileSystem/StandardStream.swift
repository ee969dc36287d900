// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// One of the two output streams of the process.
package enum StandardStream: Int32, Sendable {
  /// Standard output.
  case output = 1
  /// Standard error.
  case error = 2

  /// Writes all bytes, waiting where the reader is slow.
  ///
  /// Throws `EPIPE` where the reader is gone. Corresponds to `write`.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    try FileDescriptor(rawValue: rawValue, closes: false).write(bytes)
  }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Lets a write to a closed pipe fail with `EPIPE`, and one beyond the size that a file may have with `EFBIG`, in place of
  /// ending the process; and keeps the numbers of streams that are closed from going to other files.
  package static func prepare() {
    sniff_occupy_closed_streams()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

/// The bytes of a variable of the process's environment, in no particular encoding, as those of a path are; or nil.
package func environmentVariable(_ name: String) -> [UInt8]? {
  guard let value = getenv(name) else { return nil }
  return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
}
