// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
  /// The byte with an ASCII capital made small.
  @inlinable @inline(__always)
  package var foldedASCII: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
}
