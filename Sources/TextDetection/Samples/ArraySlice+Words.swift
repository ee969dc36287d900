// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Whether words stand in a text, by names that read well in a sniffer.
extension Collection<UInt8> where Index == Int {
  /// Whether the ASCII word stands at the index.
  func has(_ word: StaticString, at index: Int) -> Bool { matches(word, at: index - startIndex) }

  /// Whether the ASCII word, given in lower case, stands at the index in any case.
  func hasAnyCase(_ word: StaticString, at index: Int) -> Bool { matchesAnyCase(word, at: index - startIndex) }

  /// Whether it begins with the ASCII word.
  func begins(with word: StaticString) -> Bool { matches(word, at: 0) }

  /// Whether it begins with one of the ASCII words.
  func begins(withAnyOf words: [StaticString]) -> Bool { words.contains { matches($0, at: 0) } }

  /// Whether it is the ASCII word.
  func equals(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && matches(word, at: 0) }

  /// Whether it is the ASCII word, given in lower case, in any case.
  func equalsAnyCase(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && matchesAnyCase(word, at: 0) }
}

/// Parts of a text.
extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    let front = drop { $0 <= 0x20 }
    guard let last = front.lastIndex(where: { $0 > 0x20 }) else { return front.prefix(0) }
    return front[...last]
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy { $0 <= 0x20 } }

  /// The number that the digits are, of which there is one at least and `most` at most; nil for anything else.
  func number(ofAtMost most: Int) -> Int? {
    guard !isEmpty, count <= most, allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  /// The longest end of which every byte is one of those wanted.
  func suffix(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isWanted($0) }.map { $0 + 1 } ?? startIndex)...]
  }

  /// The place behind the next byte that is like the first one and has no backslash in front; nil where there is none.
  var endOfQuoted: Int? {
    var place = startIndex + 1
    while place < endIndex {
      if self[place] == first { return place + 1 }
      place += self[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether it is a text between quotes, and nothing else.
  var isQuoted: Bool { (first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")) && endOfQuoted == endIndex }

  /// Where the first bracket of a kind is closed, with all that open behind it; nil where it is not.
  func endOfBrackets(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int? {
    var depth = 0
    for place in indices {
      if self[place] == UInt8(ascii: open) { depth += 1 }
      guard self[place] == UInt8(ascii: close) else { continue }
      depth -= 1
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  /// The words between white space.
  var words: [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var place = startIndex
    while place < endIndex {
      guard self[place] > 0x20 else {
        place += 1
        continue
      }
      let end = self[place...].firstIndex { $0 <= 0x20 } ?? endIndex
      // Most lines have a few words.
      if words.isEmpty { words.reserveCapacity(8) }
      words.append(self[place..<end])
      place = end + 1
    }
    return words
  }
}

/// What a word of a table or of a line may be, where several formats ask.
extension ArraySlice<UInt8> {
  /// Whether the word is a whole number of nine digits at most, with a minus sign or without.
  var isInteger: Bool {
    let digits = first == UInt8(ascii: "-") ? dropFirst() : self
    return !digits.isEmpty && digits.count <= 9 && digits.allSatisfy(\.isDigit)
  }

  /// Whether the word has digits and a point, and besides at most signs and an exponent of Fortran's or C's.
  var isDecimal: Bool {
    contains(UInt8(ascii: ".")) && contains(where: \.isDigit)
      && allSatisfy { $0.isDigit || [0x2b, 0x2d, 0x2e, 0x44, 0x45, 0x64, 0x65].contains($0) }
  }

  /// Whether the word is a number of either kind.
  var isNumber: Bool { isInteger || isDecimal }

  /// Whether the word may name an atom: one to three letters and digits, a letter first.
  var isAtomSymbol: Bool {
    (1...3).contains(count) && (first?.isLetter ?? false) && allSatisfy(\.isAlphanumeric)
  }
}
