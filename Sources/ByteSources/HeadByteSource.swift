// SPDX-License-Identifier: Apache-2.0

/// The first bytes of something longer, where the others are out of reach: the beginning of an upload.
package final class HeadByteSource: ByteSource {
  private let head: MemoryByteSource
  package let length: Int64?

  /// The first bytes of a source of so many in all; nil where nobody knows how many.
  package init(_ head: [UInt8], of length: Int64?) {
    self.head = MemoryByteSource(head)
    self.length = length.map { max($0, Int64(head.count)) }
  }

  package var isHeadOnly: Bool { length != head.length }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    try head.read(count, at: offset, into: &buffer)
  }
}
