// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

extension LanguageTokenizer {
  /// Words of lines that control a template, after a percent sign.
  private static let controls: [StaticString] = ["for", "if", "elif", "else", "while", "try", "except"]
  /// Such words that are all of their lines.
  private static let controlEnds: [StaticString] = ["endfor", "endif", "endwhile", "endtry"]

  /// Whether a percent sign begins a line that is no comment but controls a template (Mako: Syntax, Control Structures).
  var isControlLine: Bool {
    guard bytes[index] == UInt8(ascii: "%") else { return false }
    let line = bytes[(index + 1)..<end].prefix { $0 != 0x0a }.trimmed
    let word = line.prefix(while: \.isLetter)
    return Self.controlEnds.contains { line.equals($0) }
      || line.last == UInt8(ascii: ":") && Self.controls.contains { word.equals($0) }
  }

  /// Whether an exclamation mark begins a comment whatever follows it, as in programs that have the words by which no variable
  /// gets a type from its name (ISO/IEC 1539-1, sections 6.3.2.3 and 8.7).
  mutating func marksComments() -> Bool {
    if let known = hasImplicitNone { return known }
    let isFortran = (["implicit none", "IMPLICIT NONE"] as [StaticString]).contains {
      bytes[..<end].firstIndex(of: $0, from: 0) != nil
    }
    hasImplicitNone = isFortran
    return isFortran
  }

  /// How a program writes its comments and strings, where its first words tell.
  enum Manner {
    /// A quote marks a datum, and strings go on over lines (ANSI Common Lisp, section 2.4; R7RS, section 2).
    case lisp
    /// Comments stand in braces (ISO 7185, section 6.1.8).
    case pascal
    /// As most languages have it, or unknown.
    case other

    /// Looks at the beginning of a program.
    init(_ bytes: ArraySlice<UInt8>) {
      self = Manner.isLisp(bytes) ? .lisp : Manner.isPascal(bytes) ? .pascal : .other
    }

    /// A parenthesis and a word, perhaps after comments of lines or of blocks (ANSI Common Lisp, section 2.4.8.19).
    private static func isLisp(_ bytes: ArraySlice<UInt8>) -> Bool {
      var rest = bytes
      while true {
        if rest.first == UInt8(ascii: ";") {
          rest = rest.drop { $0 != 0x0a }
        } else if rest.begins(with: "#|") {
          guard let close = bytes.firstIndex(of: "|#", from: rest.startIndex) else { return false }
          rest = rest[(close + 2)...]
        } else {
          break
        }
        rest = rest.drop { $0 <= 0x20 }
      }
      let next = rest.dropFirst().first ?? 0
      return rest.first == UInt8(ascii: "(") && (next.isLetter || next == UInt8(ascii: ":"))
    }

    /// The first word after comments is that of a unit or a program.
    private static func isPascal(_ bytes: ArraySlice<UInt8>) -> Bool {
      var rest = bytes
      while let first = rest.first {
        if first == UInt8(ascii: "{") {
          rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst()
        } else if rest.begins(with: "(*") {
          guard let close = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
          rest = rest[(close + 1)...]
        } else if rest.begins(with: "//") {
          rest = rest.drop { $0 != 0x0a }
        } else {
          break
        }
        rest = rest.drop { $0 <= 0x20 }
      }
      if (["unit ", "program ", "library "] as [StaticString]).contains(where: {
        rest.hasAnyCase($0, at: rest.startIndex)
      }) {
        return true
      }
      // Files that others take in begin with a section (Free Pascal reference guide, chapter Constants).
      guard bytes.first == UInt8(ascii: "{"), rest.startIndex > bytes.startIndex else { return false }
      return (["const\n", "type\n", "uses ", "var\n"] as [StaticString]).contains {
        rest.hasAnyCase($0, at: rest.startIndex)
      }
    }
  }
}
