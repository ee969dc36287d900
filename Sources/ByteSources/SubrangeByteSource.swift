// SPDX-License-Identifier: Apache-2.0

/// A part of another source, such as a member stored without compression.
package final class SubrangeByteSource: ByteSource {
  private let base: any ByteSource
  private let start: Int64
  package let length: Int64?

  /// The part of `base` that starts at `start` and holds at most `length` bytes; nil reaches to the end.
  package init(_ base: any ByteSource, from start: Int64, length: Int64? = nil) {
    self.base = base
    self.start = max(0, start)
    let rest = base.length.map { max(0, $0 - max(0, start)) }
    self.length = if let length, let rest { min(length, rest) } else { length ?? rest }
  }

  package var isCut: Bool { base.isCut }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    guard count > 0, offset >= 0 else { return 0 }
    let left = length.map { max(0, $0 - offset) } ?? Int64.max
    let (position, overflow) = start.addingReportingOverflow(offset)
    guard left > 0, !overflow else { return 0 }
    return try base.read(Int(min(Int64(count), left)), at: position, into: &buffer)
  }
}
