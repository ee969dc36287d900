// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of BASIC whose lines have numbers.
///
/// Source: Ecma-55, section 5, Programs.
enum BASICSource {
  /// Keywords that statements begin with after the number of their line.
  private static let keywords: [StaticString] = [
    "close ", "cls", "color ", "data ", "def ", "dim ", "end", "for ", "gosub ", "goto ", "if ", "input ", "let ",
    "line ", "locate ", "next", "on ", "open ", "poke ", "print ", "read ", "rem ", "restore", "return", "screen ",
    "width ",
  ]

  /// The least number of a first line.
  private static let leastNumber = 5

  /// Statements that must be there, and how many of them begin with a keyword.
  private static let leastStatements = 3

  /// Nothing but statements with numbers that rise, most of them with a keyword, and signs of programs in half of them.
  static func isNumbered(_ sample: TextSample) -> Bool {
    var (last, statements, known, signs) = (-1, 0, 0, 0)
    for line in sample.wholeLines where !line.isBlank {
      let digits = line.prefix(while: \.isDigit)
      // Lists begin with one.
      guard let number = digits.number(ofAtMost: 5), number > max(last, leastNumber - 1) else { return false }
      last = number
      // Settings have such names too.
      guard line.endIndex == digits.endIndex || line[digits.endIndex] <= 0x20 else { return false }
      let rest = line[digits.endIndex...].trimmed
      statements += 1
      if keywords.contains(where: { rest.matchesAnyCase($0, at: 0) }) || rest.isEmpty { known += 1 }
      let name = rest.prefix { $0.isWordCharacter || $0 == UInt8(ascii: "$") }
      let isSet =
        name.first?.isLetter == true && rest[name.endIndex...].drop { $0 == 0x20 }.first == UInt8(ascii: "=")
      if isSet { known += 1 }
      if isSet || rest.contains(UInt8(ascii: "\"")) || rest.contains(UInt8(ascii: "="))
        || rest.contains(UInt8(ascii: "$"))
      {
        signs += 1
      }
    }
    return statements >= leastStatements && known * 4 >= statements * 3 && signs * 2 >= statements
  }
}
