// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Signs that open comments of several lines, or stand for themselves.
extension LanguageTokenizer {
  /// A slash may open a comment of C, of D or of Lean.
  mutating func slash(isFirst: Bool) {
    if next(1) == UInt8(ascii: "/") {
      lineComment(UInt8(ascii: "/"), UInt8(ascii: "/"))
    } else if next(1) == UInt8(ascii: "*"), opensBlock {
      blockComment("*/", UInt8(ascii: "/"), UInt8(ascii: "*"))
    } else if isFirst, next(1) == UInt8(ascii: "+"), bytes[..<end].firstIndex(of: "+/", from: index + 2) != nil {
      // D: language specification, section Comments.
      blockComment("+/", UInt8(ascii: "/"), UInt8(ascii: "+"))
    } else if next(1) == UInt8(ascii: "-"), [0x0a, 0x20, 0x21, 0x2d].contains(next(2)) {
      // Lean: language reference, section Comments.
      blockComment("-/", UInt8(ascii: "/"), UInt8(ascii: "-"))
    } else {
      operatorToken(UInt8(ascii: "/"))
    }
  }

  /// A parenthesis may open a comment of Pascal and its kin, or of XQuery.
  mutating func openParenthesis(isFirst: Bool) {
    if manner != .lisp, next(1) == UInt8(ascii: "*"), opensComment(isFirst: isFirst),
      isFirst || bytes[..<end].firstIndex(of: "*)", from: index + 2) != nil
    {
      blockComment("*)", UInt8(ascii: "("), UInt8(ascii: "*"))
    } else if isFirst, next(1) == UInt8(ascii: ":"), next(2) <= 0x20 {
      // XQuery 3.1, section A.2.4.1, Comments.
      blockComment(":)", UInt8(ascii: "("), UInt8(ascii: ":"))
    } else {
      operatorToken(UInt8(ascii: "("))
    }
  }

  /// A brace may open a comment of Pascal, of Jinja, of Smarty or of Haskell.
  mutating func openBrace() {
    if manner == .pascal, next(1) != UInt8(ascii: "$") {
      blockComment("}", UInt8(ascii: "("), UInt8(ascii: "*"))
    } else if next(1) == UInt8(ascii: "#"), next(2) <= 0x20 || next(2) == UInt8(ascii: "-"),
      bytes[..<end].firstIndex(of: "#}", from: index + 2) != nil
    {
      // Jinja: template designer documentation, section Comments.
      blockComment("#}", UInt8(ascii: "{"), UInt8(ascii: "#"))
    } else if next(1) == UInt8(ascii: "*"), bytes[..<end].firstIndex(of: "*}", from: index + 2) != nil {
      // Smarty: For template designers, section Comments.
      blockComment("*}", UInt8(ascii: "{"), UInt8(ascii: "*"))
    } else if next(1) == UInt8(ascii: "-"), previous <= 0x20 || previous == UInt8(ascii: "("),
      next(2) != UInt8(ascii: "-") || !next(3).isLetter
    {
      // Haskell 2010 report, section 2.3; in style sheets the names of properties begin with dashes too.
      blockComment("-}", UInt8(ascii: "{"), UInt8(ascii: "-"))
    } else {
      operatorToken(UInt8(ascii: "{"))
    }
  }
}
