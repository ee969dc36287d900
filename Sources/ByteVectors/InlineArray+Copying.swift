// SPDX-License-Identifier: Apache-2.0

extension InlineArray where Element == UInt8 {
  /// The first bytes of an array, all that there is room for, and zeros behind them.
  @inlinable package init(copying bytes: [UInt8]) {
    self.init(repeating: 0)
    var room = mutableSpan
    let count = Swift.min(room.count, bytes.count)
    room.withUnsafeMutableBytes { $0.copyBytes(from: bytes[..<count]) }
  }
}
