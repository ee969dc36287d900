// SPDX-License-Identifier: Apache-2.0

import CSniffSystem
import Glibc

/// The arguments of the process.
package enum ProcessArguments {
  /// The arguments after the program's name as bytes, because a path need not be text.
  package static var bytes: [[UInt8]] {
    (1..<max(1, sniff_argument_count())).compactMap { index in
      sniff_argument(index).map { Array(FilePath(cString: $0).bytes) }
    }
  }
}

extension FilePath {
  /// The path that a C string holds.
  init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.init(bytes: bytes)
  }
}

/// Ends the process with a status.
package func exitProcess(_ status: Int32) -> Never { exit(status) }
