// SPDX-License-Identifier: Apache-2.0

/// Bytes that can be read at any offset, whatever they come from.
///
/// Every read names its offset, so that no reader disturbs another. A source belongs to one worker.
package protocol ByteSource: AnyObject {
  /// The number of bytes, or nil as long as nobody knows it.
  var length: Int64? { get }

  /// Whether only the first bytes are there, so that more may follow where reading ends; false for nearly all sources.
  var isHeadOnly: Bool { get }

  /// Whether a limit, and not the data, is the end where reading ended.
  var isCut: Bool { get }

  /// Appends at least one and at most `count` bytes from `offset` on; a short read is no error.
  ///
  /// - Returns: the number of bytes appended; 0 where the source or its limit ends at or before `offset`.
  func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int
}

extension ByteSource {
  package var isHeadOnly: Bool { false }

  package var isCut: Bool { isHeadOnly }

  /// Appends up to `count` bytes from `offset` on, reading again after short reads until the source ends.
  ///
  /// - Returns: the number of bytes appended, below `count` only at the end.
  @discardableResult
  package func readFully(
    _ count: Int, at offset: Int64, into buffer: inout [UInt8]
  ) throws(ByteSourceError) -> Int {
    var total = 0
    while total < count {
      let read = try read(count - total, at: offset + Int64(total), into: &buffer)
      if read == 0 { break }
      total += read
    }
    return total
  }

  /// The bytes of a range, fewer where the source ends first.
  package func bytes(_ count: Int, at offset: Int64) throws(ByteSourceError) -> [UInt8] {
    var buffer: [UInt8] = []
    try readFully(count, at: offset, into: &buffer)
    return buffer
  }
}
