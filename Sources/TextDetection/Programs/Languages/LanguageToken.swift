// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// One token of a program, reduced to what features need.
struct LanguageToken {
  /// The hash of the token; strings, numbers and line starts have one hash each.
  let hash: UInt64
  /// The hash with letters made small.
  let foldedHash: UInt64
  /// Whether it is a word.
  let isWord: Bool
  /// Whether it is a word after an `@`, as of a variable, a decorator or an attribute.
  var isAtWord = false
}

/// The hash of a token's text, taken of eight bytes at a time: most words are no longer.
struct TokenHash {
  /// The hash of what was taken; that of no text at first.
  private(set) var value = empty

  /// The hash of no text: any number whose bits look like chance.
  static let empty: UInt64 = 0x243f_6a88_85a3_08d3

  /// Takes the next eight bytes, or the last ones of a text with zeros after them.
  @inline(__always)
  mutating func append(_ bytes: EightBytes) {
    // The whole product of two numbers lets every bit of them have a say in every bit of the hash.
    let product = (value ^ bytes.number).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    value = product.high ^ product.low
  }

  /// The hash of a text of one to eight bytes, with zeros after them.
  @inline(__always)
  static func of(_ bytes: EightBytes) -> UInt64 {
    var hash = TokenHash()
    hash.append(bytes)
    return hash.value
  }

  /// The hash of a text of one to four bytes, none of them a NUL but those that are left out.
  @inline(__always)
  static func of(_ first: UInt8, _ second: UInt8 = 0, _ third: UInt8 = 0, _ fourth: UInt8 = 0) -> UInt64 {
    of(EightBytes(UInt64(first) | UInt64(second) << 8 | UInt64(third) << 16 | UInt64(fourth) << 24))
  }

  /// The hash of a text.
  static func of(_ text: String) -> UInt64 {
    let bytes = text.utf8Span.span
    return of(bytes, bytes.indices)
  }

  /// The hash of a part of a text.
  static func of(_ bytes: Span<UInt8>, _ part: Range<Int>) -> UInt64 {
    var hash = TokenHash()
    for start in stride(from: part.lowerBound, to: part.upperBound, by: 8) {
      hash.append(bytes.eightBytes(at: start).prefix(part.upperBound - start))
    }
    return hash.value
  }
}
