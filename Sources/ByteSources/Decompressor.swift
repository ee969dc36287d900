// SPDX-License-Identifier: Apache-2.0

/// How far a decompressor has come.
package enum DecompressorState: Sendable {
  /// The compressed data must go on.
  case inside
  /// The data may end here or go on, as between two members of a gzip file.
  case between
  /// The data has ended; what follows is not part of it.
  case finished
}

/// A decompressor that is fed bit by bit.
package protocol Decompressor: AnyObject {
  /// Takes bytes from the front of `input` and appends at most `limit` bytes to `output`.
  ///
  /// - Returns: how many bytes of `input` were used.
  /// - Throws: `ByteSourceError.corrupt` where the data breaks its format.
  func decompress(_ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int) throws(ByteSourceError) -> Int

  /// How far the data has come.
  var state: DecompressorState { get }
}
