// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Looks for bytes in a text, eight at a time.
package enum ByteSearch {
  /// Where the blanks and tabs that begin at a place end.
  @inline(__always) static func blanksEnd(in text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position <= end &- 8 {
      let blanks = EightBytes(text.word(at: position)).count(whileEqualTo: 0x20)
      position &+= blanks
      if blanks < 8 { break }
    }
    while position < end, text[position] == 0x20 || text[position] == 0x09 { position &+= 1 }
    return position
  }

  /// Where a byte first stands in a range of a text; nil where it does not.
  package static func first(_ byte: UInt8, in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    // Many searches end at once, which is not worth a call.
    if start &+ 8 <= end {
      let found = EightBytes(text.word(at: start)).marks(equalTo: byte)
      if found != 0 { return start &+ EightBytes.count(beforeFirstOf: found) }
    }
    return text.firstIndex(of: byte, from: start, to: min(end, text.count))
  }
}

/// Two bytes of a text that is looked for, the rarest of its first ones, which tell of 64 places at once whether it can stand
/// there.
package struct BytePair: Sendable {
  private struct Part: Sendable {
    /// Where in the text the byte is.
    var position: Int
    var byte: UInt8
    /// Bits that are set before it is compared.
    var folding: UInt8

    func isRarer(than other: Part) -> Bool { ByteFrequency.weight(byte) < ByteFrequency.weight(other.byte) }
  }

  /// Bytes of a text that are considered.
  private static let reach = 16

  private var first: Part
  private var second: Part?

  /// Chooses from bytes in a row, where those that `isFolded` names may also have bit 5 otherwise; nil where there is no byte.
  ///
  /// The two rarest, of equally rare ones those further in front.
  package init?(_ bytes: ArraySlice<UInt8>, isFolded: (UInt8) -> Bool) {
    var first: Part?
    var second: Part?
    for (position, byte) in bytes.prefix(Self.reach).enumerated() {
      let folding: UInt8 = isFolded(byte) ? 0x20 : 0
      let part = Part(position: position, byte: byte | folding, folding: folding)
      if first.map({ part.isRarer(than: $0) }) ?? true {
        second = first
        first = part
      } else if second.map({ part.isRarer(than: $0) }) ?? true {
        second = part
      }
    }
    guard let first else { return nil }
    self.first = first
    self.second = second
  }

  /// The first place in a range at which the text can begin; nil where there is none.
  package func firstPlace(in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var position = start
    let last = min(text.count, min(end, text.count) &+ first.position)
    while position < end {
      var places = text.bits(equalTo: first.byte, folding: first.folding, at: position &+ first.position)
      let lacksFirst = places == 0
      if !lacksFirst, let second {
        places &= text.bits(equalTo: second.byte, folding: second.folding, at: position &+ second.position)
      }
      if places != 0 {
        let place = position &+ places.trailingZeroBitCount
        return place < end ? place : nil
      }
      position &+= Span<UInt8>.blockSize
      if lacksFirst, first.folding == 0 {
        // Where the byte is rare, memchr passes over what lacks it faster.
        guard let next = text.firstIndex(of: first.byte, from: position &+ first.position, to: last) else { return nil }
        position = next &- first.position
      }
    }
    return nil
  }
}

/// How common a byte is, which decides where a search begins.
package enum ByteFrequency {
  /// A rough weight of a folded byte, higher for the more common.
  @inlinable package static func weight(_ byte: UInt8) -> Int {
    switch byte {
    // Data that are no text are full of zeros.
    case 0x00, 0x20: 14
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
  private let anchor: BytePair

  /// Looks for folded bytes; nil where there are none.
  package init?(_ bytes: [UInt8]) {
    guard let anchor = BytePair(bytes[...], isFolded: { _ in true }) else { return nil }
    self.anchor = anchor
    self.bytes = bytes
  }

  /// Where the literal first stands in a range of a text; nil where it does not.
  package func first(in text: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let last = min(end, text.count) &- bytes.count
    var start = start
    while let place = anchor.firstPlace(in: text, from: start, to: last &+ 1) {
      var position = 0
      while position < bytes.count, text[place &+ position] | 0x20 == bytes[position] { position &+= 1 }
      if position == bytes.count { return place }
      start = place &+ 1
    }
    return nil
  }
}
