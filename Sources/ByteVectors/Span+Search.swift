// SPDX-License-Identifier: Apache-2.0
import Glibc

extension Span<UInt8> {
  /// Where a byte first stands in a range; nil where it does not, or the range is none of the span's.
  ///
  /// Corresponds to `memchr`, which compares as many bytes at once as the processor can.
  package func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start >= 0, start < end, end <= count else { return nil }
    return withUnsafeBytes { bytes in
      // The range was checked, and what is found lies in it.
      guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end &- start) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
  }
}
