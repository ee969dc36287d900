// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Arrays of numbers that tools write files into programs as: too few words to count, and numbers without end.
extension CSource {
  /// Declarations in front of the first array that are read, such as that of its length.
  private static let mostDeclarations = 8

  /// Bytes that the words of a declaration take at most.
  private static let longestDeclaration = 256

  /// Bytes of the elements that are looked at.
  private static let longestElements = 512

  /// Types of C whose names are no words of other languages, or stand in front of the name there too (ISO/IEC 9899, sections
  /// 6.7.2 and 7.20); names with `_t` at their end are types as well.
  private static let elementTypes: [StaticString] = [
    "char", "double", "float", "guint16", "guint32", "guint8", "int", "long", "short", "signed", "u16", "u32", "u8",
    "unsigned",
  ]

  /// What stands in front of the brackets of Java and C#.
  private static let bracketedTypes: [StaticString] = ["bool", "boolean", "byte", "sbyte", "uint", "ulong", "ushort"]

  /// Whether the first declaration, but for numbers and directives, is of an array whose name the brackets follow, and that
  /// numbers fill (ISO/IEC 9899, sections 6.7.6.2 and 6.7.9).
  static func isArray(_ sample: TextSample) -> Bool {
    // Bitmaps of X are such arrays, and are told behind their comments.
    guard !sample.contains("_bits[") else { return false }
    var rest = sample.bytes[sample.start...]
    for _ in 0..<mostDeclarations {
      rest = behindRemarks(rest)
      let text = rest.prefix(longestDeclaration).prefix { $0.isWordCharacter || $0 <= 0x20 }
      let words = text.words
      guard words.count >= 2, words.allSatisfy({ $0.first?.isDigit == false }),
        words.dropLast().contains(where: isElementType), let name = words.last, !isElementType(name),
        !bracketedTypes.contains(where: { name.equals($0) })
      else { return false }
      rest = rest[text.endIndex...]
      switch rest.first {
      case UInt8(ascii: "["): return isFilled(rest)
      case UInt8(ascii: ";"): rest = rest.dropFirst()
      case UInt8(ascii: "="):
        let value = rest.dropFirst().prefix(longestDeclaration).prefix { $0 != UInt8(ascii: ";") }
        guard value.endIndex < rest.endIndex, isLiteral(value.trimmed) else { return false }
        rest = rest[(value.endIndex + 1)...]
      default: return false
      }
    }
    return false
  }

  private static func isElementType(_ word: ArraySlice<UInt8>) -> Bool {
    word.suffix(2).elementsEqual("_t".utf8) || elementTypes.contains { word.equals($0) }
  }

  /// A number in decimal or hexadecimal digits, with a sign or a suffix.
  private static func isLiteral(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    return digits.first?.isDigit == true && digits.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
  }

  /// Brackets, perhaps a word in capitals such as that of a section in memory, and numbers in braces.
  private static func isFilled(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while rest.first == UInt8(ascii: "[") {
      guard let close = rest.prefix(longestDeclaration).firstIndex(of: UInt8(ascii: "]")) else { return false }
      rest = rest[(close + 1)...].drop { $0 <= 0x20 }
    }
    rest = rest.drop { $0.isCapital || $0 == UInt8(ascii: "_") }.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    rest = behindRemarks(rest.dropFirst())
    guard rest.first == UInt8(ascii: "{") else { return false }
    return holdsNumbers(rest.dropFirst())
  }

  /// Whether braces, commas and remarks alone stand between numbers, as far as is looked.
  private static func holdsNumbers(_ bytes: ArraySlice<UInt8>) -> Bool {
    let elements = bytes.prefix(longestElements)
    var rest = elements
    var count = 0
    while true {
      rest = behindRemarks(rest)
      guard let first = rest.first else { return count > 0 }
      if first == UInt8(ascii: "}") { return count > 0 }
      if first == UInt8(ascii: ",") || first == UInt8(ascii: "{") {
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
      // The last one may be cut.
      if word.endIndex == elements.endIndex, elements.endIndex < bytes.endIndex { return count > 0 }
      guard isLiteral(word) else { return first == UInt8(ascii: "/") && count > 0 }
      count += 1
      rest = rest[word.endIndex...]
    }
  }

  /// What stands after white space, comments and directives of the preprocessor.
  private static func behindRemarks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.drop { $0 <= 0x20 }
    while true {
      if rest.begins(with: "/*") {
        guard let end = rest.firstIndex(of: "*/", from: rest.startIndex + 2) else { return [] }
        rest = rest[(end + 2)...]
      } else if rest.begins(with: "//") || rest.first == UInt8(ascii: "#") {
        rest = rest.drop { $0 != 0x0a }
      } else {
        return rest
      }
      rest = rest.drop { $0 <= 0x20 }
    }
  }
}
