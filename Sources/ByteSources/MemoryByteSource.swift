// SPDX-License-Identifier: Apache-2.0

/// Bytes that are in memory already.
package final class MemoryByteSource: ByteSource {
  private let bytes: [UInt8]

  /// A source of the bytes given.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var length: Int64? { Int64(bytes.count) }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    guard count > 0, offset >= 0, offset < Int64(bytes.count) else { return 0 }
    let start = Int(offset)
    let end = min(bytes.count, start + min(count, bytes.count - start))
    buffer.append(contentsOf: bytes[start..<end])
    return end - start
  }
}
