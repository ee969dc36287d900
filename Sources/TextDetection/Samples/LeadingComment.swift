// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The comment that a text begins with: a licence may be longer than what sniffers see of a text.
enum LeadingComment {
  /// Words after `#` that make a line one of the C preprocessor's (ISO C, section 6.10).
  private static let directives: [StaticString] = [
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "import", "include", "line", "pragma", "undef",
    "warning",
  ]

  /// Where the first line begins that is no comment; nil where the text begins with no comment, or is nothing else.
  ///
  /// Linear in the length of the comment.
  static func end(in text: [UInt8], from start: Int) -> Int? {
    let first = skippingSpace(in: text, from: start)
    var place = first
    while place < text.count, let end = commentEnd(in: text, from: place) { place = skippingSpace(in: text, from: end) }
    return place > first && place < text.count ? place : nil
  }

  /// Where the first line begins that is no comment; where the text begins, after white space, if it begins with none or is
  /// nothing else.
  static func front(of text: [UInt8]) -> Int { end(in: text, from: 0) ?? skippingSpace(in: text, from: 0) }

  /// The end of a comment that begins at a place; nil where none does.
  private static func commentEnd(in text: [UInt8], from place: Int) -> Int? {
    switch text[place] {
    case UInt8(ascii: "#"): isDirective(text, at: place) ? nil : lineEnd(in: text, from: place)
    case UInt8(ascii: ";"), UInt8(ascii: "%"), UInt8(ascii: "!"): lineEnd(in: text, from: place)
    case UInt8(ascii: "-"): text.matches("--", at: place) ? lineEnd(in: text, from: place) : nil
    case UInt8(ascii: "/"):
      text.matches("//", at: place) ? lineEnd(in: text, from: place) : blockEnd("/*", "*/", in: text, from: place)
    case UInt8(ascii: "'"):
      text.matches("'''", at: place)
        ? blockEnd("'''", "'''", in: text, from: place) : lineEnd(in: text, from: place)
    case UInt8(ascii: "\""):
      text.matches("\"\"\"", at: place)
        ? blockEnd("\"\"\"", "\"\"\"", in: text, from: place)
        : isRemark(text, at: place) ? lineEnd(in: text, from: place) : nil
    case UInt8(ascii: "r"): blockEnd("r\"\"\"", "\"\"\"", in: text, from: place)
    case UInt8(ascii: "("):
      text.matches("(*", at: place)
        ? blockEnd("(*", "*)", in: text, from: place) : blockEnd("(:", ":)", in: text, from: place)
    case UInt8(ascii: "<"): blockEnd("<!--", "-->", in: text, from: place)
    case UInt8(ascii: "@"): blockEnd("@*", "*@", in: text, from: place)
    case UInt8(ascii: "{"): blockEnd("{*", "*}", in: text, from: place)
    default: nil
    }
  }

  /// Where a comment of any length ends that begins at a place with its mark; nil where it does not.
  private static func blockEnd(_ start: StaticString, _ end: StaticString, in text: [UInt8], from place: Int) -> Int? {
    guard text.matches(start, at: place) else { return nil }
    return text.firstIndex(of: end, from: place + start.utf8CodeUnitCount).map { $0 + end.utf8CodeUnitCount }
  }

  private static func lineEnd(in text: [UInt8], from place: Int) -> Int {
    text[place...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.count
  }

  /// Whether the quotation mark at a place begins a comment of Vim's, and none ends a string in the same line (Vim reference manual, :quote).
  private static func isRemark(_ text: [UInt8], at place: Int) -> Bool {
    let rest = text[(place + 1)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard let first = rest.first else { return true }
    return [0x20, 0x09, UInt8(ascii: "="), UInt8(ascii: "-")].contains(first) && rest.last != UInt8(ascii: "\"")
  }

  private static func isDirective(_ text: [UInt8], at place: Int) -> Bool {
    directives.contains { word in
      let end = place + 1 + word.utf8CodeUnitCount
      return text.matches(word, at: place + 1) && (end == text.count || !text[end].isWordCharacter)
    }
  }

  /// The mark of UTF-8, which editors leave behind a licence that was put in front of it (The Unicode Standard, section 23.8).
  private static let mark: StaticString = "\u{FEFF}"

  private static func skippingSpace(in text: [UInt8], from start: Int) -> Int {
    let place = text[start...].firstIndex { $0 > 0x20 } ?? text.count
    guard place > 0, text.matches(mark, at: place) else { return place }
    return text[(place + mark.utf8CodeUnitCount)...].firstIndex { $0 > 0x20 } ?? text.count
  }
}

extension TextSample {
  /// Where the first line begins that is no comment; where the text begins, if it begins with none or is nothing else.
  var front: Int { lines.front }
}
