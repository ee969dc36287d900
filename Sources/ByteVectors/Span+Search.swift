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

  /// Where a text of at least one byte first stands at or after an offset; nil where it does not.
  ///
  /// Each block of 64 places is asked for the text's first and last byte together, which leaves few places to compare;
  /// blocks without the first byte are passed over by `memchr`.
  /// Bounded by the bytes times the text's length, whatever they are.
  package func firstIndex(of text: Span<UInt8>, from start: Int) -> Int? {
    guard start >= 0, !text.isEmpty, text.count <= count else { return nil }
    if text.count == 1 { return firstIndex(of: text[0], from: start, to: count) }
    let last = text.count &- 1
    let (front, back) = (text[0], text[last])
    let end = count &- last
    var block = start
    while block < end {
      var places = bits(equalTo: front, at: block)
      if places == 0 {
        guard let next = firstIndex(of: front, from: block &+ Self.blockSize, to: end) else { return nil }
        block = next
        places = bits(equalTo: front, at: block)
      }
      places &= bits(equalTo: back, at: block &+ last)
      while places != 0 {
        let place = block &+ places.trailingZeroBitCount
        if holds(text, at: place) { return place }
        places &= places &- 1
      }
      block &+= Self.blockSize
    }
    return nil
  }

  /// Whether a text is at a place where its first and last byte were found.
  @inline(__always)
  private func holds(_ text: Span<UInt8>, at place: Int) -> Bool {
    var index = 1
    while index < text.count &- 1 {
      guard self[place &+ index] == text[index] else { return false }
      index &+= 1
    }
    return true
  }
}
