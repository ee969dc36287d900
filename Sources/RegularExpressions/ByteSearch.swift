// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Looks for bytes in a text, eight at a time.
package enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Eight bytes, the first lowest; any eight bytes are a number, and one check does for all of them.
  @inline(__always) private static func word(_ text: Span<UInt8>, _ offset: Int) -> UInt64 {
    guard offset >= 0, offset <= text.count &- 8 else { return 0 }
    return text.word(at: offset)
  }

  /// A word with the high bit of its first zero byte set; bits above that mean nothing.
  @inline(__always) private static func zeroes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The high bit of each of sixteen bytes of a text that is a given one, which stands eight times over in `pattern`.
  @inline(__always) static func matches(_ pattern: UInt64, in text: Span<UInt8>, at position: Int) -> SIMD2<UInt64> {
    let difference = text.words(at: position) ^ SIMD2(repeating: pattern)
    let lows = SIMD2(repeating: ~highs)
    // Exact for every byte, not only the first.
    return ~((difference & lows &+ lows) | difference | lows)
  }

  /// A byte eight times over.
  @inline(__always) static func pattern(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  private static let blockSize = 64
  private static let foldBits = ones &* 0x20

  /// Whether a folded byte, eight times over in `pattern`, stands in a block of 64.
  @inline(__always) private static func block(
    of text: Span<UInt8>, at position: Int, containsFolded pattern: UInt64
  ) -> Bool {
    let wanted = SIMD2(repeating: pattern)
    let folding = SIMD2(repeating: foldBits)
    var found = SIMD2<UInt64>(repeating: 0)
    for part in 0..<4 {
      let difference = (text.words(at: position &+ part &* 16) | folding) ^ wanted
      found |= (difference &- SIMD2(repeating: ones)) & ~difference & SIMD2(repeating: highs)
    }
    return found.x | found.y != 0
  }

  /// Where the blanks and tabs that begin at a place end.
  @inline(__always) static func blanksEnd(in text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position <= end &- 8 {
      let difference = word(text, position) ^ (ones &* 0x20)
      guard difference == 0 else {
        position &+= difference.trailingZeroBitCount / 8
        break
      }
      position &+= 8
    }
    while position < end, text[position] == 0x20 || text[position] == 0x09 { position &+= 1 }
    return position
  }

  /// Where a byte first stands in a range of a text; nil where it does not.
  package static func first(_ byte: UInt8, in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    // Many searches end at once, which is not worth a call.
    if start &+ 8 <= end {
      let found = zeroes(word(text, start) ^ ones &* UInt64(byte))
      if found != 0 { return start &+ found.trailingZeroBitCount / 8 }
    }
    return text.firstIndex(of: byte, from: start, to: min(end, text.count))
  }

  /// Where a byte first stands that becomes another by setting bit 5.
  package static func firstFolded(_ byte: UInt8, in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let end = min(end, text.count)
    guard start >= 0, start < end else { return nil }
    let pattern = ones &* UInt64(byte | 0x20)
    var position = start
    // Most searches end soon; only those that do not are worth blocks.
    var stop = min(end, start &+ blockSize)
    while true {
      while position <= stop &- 8 {
        let found = zeroes((word(text, position) | foldBits) ^ pattern)
        if found != 0 { return position &+ found.trailingZeroBitCount / 8 }
        position &+= 8
      }
      guard stop < end else { break }
      while position <= end &- blockSize, !block(of: text, at: position, containsFolded: pattern) {
        position &+= blockSize
      }
      // The block has the byte, or it is the last and not whole.
      stop = min(end, position &+ blockSize)
    }
    while position < end {
      if text[position] | 0x20 == byte | 0x20 { return position }
      position &+= 1
    }
    return nil
  }
}

/// How common a byte is in texts, which decides where a search begins.
package enum ByteFrequency {
  /// A rough weight of a folded byte, higher for the more common.
  package static func weight(_ byte: UInt8) -> Int {
    switch byte {
    case 0x20: 14
    case UInt8(ascii: "e"), UInt8(ascii: "t"): 12
    case UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "s"),
      UInt8(ascii: "r"):
      10
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "d"), UInt8(ascii: "c"), UInt8(ascii: "u"),
      UInt8(ascii: "m"):
      8
    case UInt8(ascii: "f"), UInt8(ascii: "p"), UInt8(ascii: "g"), UInt8(ascii: "y"), UInt8(ascii: "b"): 6
    case 0x61...0x7A: 4
    case 0x30...0x39: 4
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "/"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "*"):
      5
    default: 3
    }
  }
}

/// A text that is looked for regardless of case.
package struct FoldedLiteral: Sendable {
  /// The text, folded by setting bit 5.
  private let bytes: [UInt8]
  private let rarest: Int

  /// Looks for folded bytes, of which there must be some.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    rarest =
      bytes.indices.min { ByteFrequency.weight(bytes[$0]) < ByteFrequency.weight(bytes[$1]) } ?? 0
  }

  /// Whether a range of a text contains the literal.
  package func isContained(in text: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var place = start &+ rarest
    let last = end &- (bytes.count &- rarest)
    while let found = ByteSearch.firstFolded(bytes[rarest], in: text, from: place, to: last &+ 1) {
      var position = 0
      while position < bytes.count, text[found &- rarest &+ position] | 0x20 == bytes[position] { position &+= 1 }
      if position == bytes.count { return true }
      place = found &+ 1
    }
    return false
  }
}
