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
    let rare = Self.placeOfRarestByte(in: text)
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

  /// Where the byte of a text stands that fewest blocks of other texts have.
  @inline(__always)
  private static func placeOfRarestByte(in text: Span<UInt8>) -> Int {
    let rarities = ByteRarities.all
    var rarest = 0
    for place in 1..<text.count where rarities[Int(text[place])] > rarities[Int(text[rarest])] { rarest = place }
    return rarest
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

/// How rare bytes are in texts, so that searches ask for those that most blocks lack.
private enum ByteRarities {
  /// The bytes that most blocks of 64 bytes have, the most frequent first: counted in pages, prose, programs, markup and data.
  private static let frequent: StaticString = """
     e\ntnioasrlcdupmfhg.yb_:S"T,REvIAC-kP(x/=NLw)OD>\\2<1MB0F#U*G;H5{3'}4jV\tq[]8W6z9KYX7$@&+J|!%Z`Q
    """

  /// The place of each byte among them; the highest for all others.
  static let all: [UInt8] = {
    var rarities = [UInt8](repeating: .max, count: 256)
    frequent.withUTF8Buffer { bytes in
      for (place, byte) in bytes.enumerated() { rarities[Int(byte)] = UInt8(place) }
    }
    return rarities
  }()
}
