// SPDX-License-Identifier: Apache-2.0

/// A set of byte values.
package struct ByteSet: Equatable, Sendable {
  /// One bit for each byte, the lowest first.
  private var words = SIMD4<UInt64>()

  /// The empty set.
  package init() {}

  /// The bytes of a closed range.
  package init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  private init(words: SIMD4<UInt64>) { self.words = words }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  /// Whether a byte is in the set.
  package func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & Self.bit(of: byte) != 0 }

  /// Adds a byte.
  package mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= Self.bit(of: byte) }

  /// Removes a byte.
  package mutating func remove(_ byte: UInt8) { words[Int(byte >> 6)] &= ~Self.bit(of: byte) }

  /// Adds the bytes of another set.
  package mutating func formUnion(_ other: ByteSet) { words |= other.words }

  /// Takes out the bytes of another set.
  package mutating func subtract(_ other: ByteSet) { words &= ~other.words }

  /// The bytes that both sets have.
  package func intersection(_ other: ByteSet) -> ByteSet { ByteSet(words: words & other.words) }

  /// All bytes that are not in the set.
  package var complement: ByteSet { ByteSet(words: ~words) }

  /// Whether there is no byte in the set.
  package var isEmpty: Bool { words == SIMD4() }

  /// The number of bytes in the set.
  package var count: Int {
    words.x.nonzeroBitCount + words.y.nonzeroBitCount + words.z.nonzeroBitCount + words.w.nonzeroBitCount
  }

  /// The lowest byte of the set; nil where there is none.
  package var first: UInt8? {
    for index in words.indices where words[index] != 0 {
      return UInt8(index * 64 + words[index].trailingZeroBitCount)
    }
    return nil
  }

  /// The bytes of the set in order.
  package var elements: [UInt8] {
    var elements: [UInt8] = []
    forEach { elements.append($0) }
    return elements
  }

  /// Calls back for each byte of the set in order.
  @inline(__always)
  package func forEach(_ body: (UInt8) -> Void) {
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        body(UInt8(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
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
