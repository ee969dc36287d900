// SPDX-License-Identifier: Apache-2.0

/// A set of byte values.
package struct ByteSet: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The empty set.
  package init() {}

  /// The bytes of a closed range.
  package init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  /// Whether a byte is in the set.
  package func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    case 2: return words.2 & bit != 0
    default: return words.3 & bit != 0
    }
  }

  /// Adds a byte.
  package mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  /// Removes a byte.
  package mutating func remove(_ byte: UInt8) {
    let bit = ~(UInt64(1) << UInt64(byte & 63))
    switch byte >> 6 {
    case 0: words.0 &= bit
    case 1: words.1 &= bit
    case 2: words.2 &= bit
    default: words.3 &= bit
    }
  }

  /// Adds the bytes of another set.
  package mutating func formUnion(_ other: ByteSet) {
    words.0 |= other.words.0
    words.1 |= other.words.1
    words.2 |= other.words.2
    words.3 |= other.words.3
  }

  /// All bytes that are not in the set.
  package var complement: ByteSet {
    var result = ByteSet()
    result.words = (~words.0, ~words.1, ~words.2, ~words.3)
    return result
  }

  /// The number of bytes in the set.
  package var count: Int {
    words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount + words.3.nonzeroBitCount
  }

  /// The lowest byte of the set; nil where there is none.
  package var first: UInt8? {
    if words.0 != 0 { return UInt8(words.0.trailingZeroBitCount) }
    if words.1 != 0 { return UInt8(64 + words.1.trailingZeroBitCount) }
    if words.2 != 0 { return UInt8(128 + words.2.trailingZeroBitCount) }
    return words.3 == 0 ? nil : UInt8(192 + words.3.trailingZeroBitCount)
  }

  /// The bytes of the set in order.
  package var elements: [UInt8] {
    var elements: [UInt8] = []
    for (index, word) in [words.0, words.1, words.2, words.3].enumerated() {
      var rest = word
      while rest != 0 {
        elements.append(UInt8(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return elements
  }

  package static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}

extension ByteSet {
  /// Letters, digits and the underscore, as `\w` in the C locale.
  package static let word: ByteSet = {
    var set = ByteSet(0x30...0x39)
    set.formUnion(ByteSet(0x41...0x5A))
    set.formUnion(ByteSet(0x61...0x7A))
    set.insert(0x5F)
    return set
  }()

  /// Space, tab, line feed, vertical tab, form feed and carriage return, as `isspace` in the C locale.
  package static let space: ByteSet = {
    var set = ByteSet(0x09...0x0D)
    set.insert(0x20)
    return set
  }()

  /// The set of a POSIX character class in the C locale; nil for an unknown name.
  package static func characterClass(_ name: String, ignoringCase: Bool) -> ByteSet? {
    var name = name
    // glibc widens both letter classes when case does not matter.
    if ignoringCase, name == "upper" || name == "lower" { name = "alpha" }
    var set = ByteSet()
    switch name {
    case "alpha", "alnum":
      set.formUnion(ByteSet(0x41...0x5A))
      set.formUnion(ByteSet(0x61...0x7A))
      if name == "alnum" { set.formUnion(ByteSet(0x30...0x39)) }
    case "digit": set = ByteSet(0x30...0x39)
    case "xdigit":
      set = ByteSet(0x30...0x39)
      set.formUnion(ByteSet(0x41...0x46))
      set.formUnion(ByteSet(0x61...0x66))
    case "upper": set = ByteSet(0x41...0x5A)
    case "lower": set = ByteSet(0x61...0x7A)
    case "space": set = .space
    case "blank":
      set.insert(0x20)
      set.insert(0x09)
    case "print": set = ByteSet(0x20...0x7E)
    case "graph": set = ByteSet(0x21...0x7E)
    case "cntrl":
      set = ByteSet(0x00...0x1F)
      set.insert(0x7F)
    case "punct":
      set = ByteSet(0x21...0x2F)
      set.formUnion(ByteSet(0x3A...0x40))
      set.formUnion(ByteSet(0x5B...0x60))
      set.formUnion(ByteSet(0x7B...0x7E))
    default: return nil
    }
    return set
  }
}
