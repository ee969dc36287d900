// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension LanguageTokenizer {
  /// A number sign begins a comment, an attribute, a directive, a colour or a name, by what stands after it; C allows spaces
  /// between the sign and the word of a directive.
  mutating func numberSign() {
    if next(1).isLetter {
      guard isSentence else { return word(from: index) }
      append(UInt8(ascii: "#"))
      return skipLine()
    }
    if next(1) == UInt8(ascii: "["), next(2) <= 0x20 || longBracket(at: index + 1) != nil {
      // Comments of Nim, and those of CMake with as many equals signs at both ends.
      return longComment(UInt8(ascii: "#"))
    }
    if next(1) == UInt8(ascii: "{") || next(1) == UInt8(ascii: "[") || next(1) == UInt8(ascii: "(") {
      return operatorToken(UInt8(ascii: "#"))
    }
    if isColor { return operatorToken(UInt8(ascii: "#")) }
    var at = index + 1
    while at < end, bytes[at] == 0x20 { at += 1 }
    for (directive, hash) in Self.directives where bytes.has(directive, at: at) && previous <= 0x20 {
      append(hash: hash)
      index = at + directive.utf8CodeUnitCount
      return
    }
    append(UInt8(ascii: "#"))
    skipLine()
  }

  /// Words behind the sign that no directive, attribute or name has.
  private static let leastWordsOfSentence = 6

  /// Whether nothing but words and what divides them in sentences follow to the end of the line.
  private var isSentence: Bool {
    guard previous <= 0x20 else { return false }
    var words = 1
    for at in index + 1..<end {
      switch bytes[at] {
      case 0x0a, 0x0d: return words >= Self.leastWordsOfSentence
      case 0x20: words += 1
      case let byte where byte.isLetter || byte.isDigit || byte > 0x7f || "-'.,:?!".utf8.contains(byte): continue
      default: return false
      }
    }
    return words >= Self.leastWordsOfSentence
  }

  /// Whether three, four, six or eight hexadecimal digits follow, and then what may stand after a colour (CSS Color Module
  /// Level 4, section 5.2); where the line goes on, a comment has no such beginning.
  private var isColor: Bool {
    let digits = bytes[min(index + 1, end)..<end].prefix(9).prefix {
      $0.isDigit || (0x61...0x66).contains($0 | 0x20)
    }.count
    guard digits == 3 || digits == 4 || digits == 6 || digits == 8 else { return false }
    let behind = next(digits + 1)
    return behind == UInt8(ascii: ";") || behind == UInt8(ascii: "}") || behind == UInt8(ascii: ",")
      || behind == UInt8(ascii: ")")
  }
}
