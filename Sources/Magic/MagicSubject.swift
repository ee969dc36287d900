// SPDX-License-Identifier: Apache-2.0

/// What is known about the file behind the bytes; a buffer without a file has nothing of it.
package struct MagicSubject {
  /// The size of a regular file in bytes; nil for anything else.
  package var fileSize: Int?
  /// The mode of the file as in `st_mode`, 0 where there is no file.
  package var mode: UInt32
  /// Whether the file was opened by its name, so that a description begins with its set-user-ID and similar bits.
  package var isNamed = false
  /// Reads at any offset of the file; nil where there is none, so that tests which need it are left out.
  package var reader: (any MagicByteReader)?

  /// Describes a file, or with no arguments a buffer.
  package init(fileSize: Int? = nil, mode: UInt32 = 0, reader: (any MagicByteReader)? = nil) {
    self.fileSize = fileSize
    self.mode = mode
    self.reader = reader
  }
}

/// Reads bytes of a file at any offset.
package protocol MagicByteReader {
  /// At most `count` bytes from an offset on, fewer at the end; nil where reading fails.
  func bytes(at offset: Int, count: Int) -> [UInt8]?
}
