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
  /// Each block of 64 places is asked for two of the text's bytes together, which leaves few places to compare; blocks without
  /// the rarer one are passed over by `memchr`.
  /// Bounded by the bytes times the text's length, whatever they are.
  package func firstIndex(of text: Span<UInt8>, from start: Int) -> Int? {
    guard start >= 0, !text.isEmpty, text.count <= count else { return nil }
    if text.count == 1 { return firstIndex(of: text[0], from: start, to: count) }
    let last = text.count &- 1
    let rare = Self.placeOfRareByte(in: text)
    let other = rare == last ? 0 : last
    let (rareByte, otherByte) = (text[rare], text[other])
    let end = count &- last
    var block = start
    while block < end {
      var places = bits(equalTo: rareByte, at: block &+ rare)
      if places == 0 {
        let next = firstIndex(of: rareByte, from: block &+ rare &+ Self.blockSize, to: end &+ rare)
        guard let next else { return nil }
        block = next &- rare
        places = bits(equalTo: rareByte, at: next)
      }
      places &= bits(equalTo: otherByte, at: block &+ other)
      while places != 0 {
        let place = block &+ places.trailingZeroBitCount
        if holds(text, at: place) { return place }
        places &= places &- 1
      }
      block &+= Self.blockSize
    }
    return nil
  }

  /// Where the first byte of a text stands that few blocks of other texts have; 0 where there is none.
  ///
  /// Most blocks of prose and programs have white space, a period and nearly all small letters, but none of some other byte.
  private static func placeOfRareByte(in text: Span<UInt8>) -> Int {
    var place = 0
    while place < text.count {
      if !isFrequent(text[place]) { return place }
      place &+= 1
    }
    return 0
  }

  /// Whether it is white space, a period or a small letter but j, k, q, w, x and z.
  @inline(__always)
  private static func isFrequent(_ byte: UInt8) -> Bool {
    let letter = byte &- UInt8(ascii: "a")
    guard letter < 26 else { return byte == 0x20 || byte == 0x0a || byte == UInt8(ascii: ".") }
    return 0b01_0011_1110_1111_1001_1111_1111 >> UInt32(letter) & 1 != 0
  }

  /// Whether a text is at a place where it has room.
  @inline(__always)
  private func holds(_ text: Span<UInt8>, at place: Int) -> Bool {
    var index = 0
    while index < text.count {
      guard self[place &+ index] == text[index] else { return false }
      index &+= 1
    }
    return true
  }
}
