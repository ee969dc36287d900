// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Texts inside of programs that are no program.
extension LanguageTokenizer {
  /// A block of text between commands at the beginning of lines (perlpod(1); Ruby's `=begin` and `=end`; after blanks too in
  /// Raku's documentation, section Raku Pod), or an operator.
  mutating func documentation() {
    if previous == 0x20, bytes.has("=begin ", at: index) {
      return blockComment("=end ", UInt8(ascii: "="), UInt8(ascii: "c"))
    }
    let commands: [StaticString] = ["=begin", "=pod", "=head", "=over", "=item", "=encoding", "=for"]
    guard previous == 0x0a || index == 0, commands.contains(where: { bytes.has($0, at: index) }) else {
      return operatorToken(UInt8(ascii: "="))
    }
    append(UInt8(ascii: "="), UInt8(ascii: "c"))
    let ends: [StaticString] = ["\n=end", "\n=cut"]
    let found = ends.compactMap { bytes[..<end].firstIndex(of: $0, from: index) }.min()
    index = found.map { $0 + 5 } ?? end
  }

  /// A string, which may go on over lines, or a quote, which marks the datum after it.
  mutating func lispQuote(_ quote: UInt8) {
    guard quote == UInt8(ascii: "\"") else {
      append(quote, UInt8(ascii: "?"))
      index += 1
      return
    }
    append(quote)
    index += 1
    while index < end, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    index = min(end, index + 1)
  }

  /// A comment between number signs and bars, or a sign that changes how the datum after it is read (ANSI Common Lisp,
  /// section 2.4.8; R7RS, section 2.2).
  mutating func lispSign() {
    if next(1) == UInt8(ascii: "|") {
      blockComment("|#", UInt8(ascii: "#"), UInt8(ascii: "|"))
    } else if next(1) == UInt8(ascii: "\\") {
      append(UInt8(ascii: "#"), UInt8(ascii: "\\"))
      index = min(end, index + 3)
    } else {
      operatorToken(UInt8(ascii: "#"))
    }
  }

  /// Whether a sign stands in the seventh column after blanks, where COBOL marks comments (ISO/IEC 1989, section Fixed
  /// form).
  var standsInIndicatorArea: Bool {
    guard index >= 6, index == 6 || bytes[index - 7] == 0x0a else { return false }
    return bytes[(index - 6)..<index].allSatisfy { $0 == 0x20 }
  }

  /// Where the line that ends a here-document begins, if two angle brackets and its name stand here and it ends in what is
  /// read (POSIX.1-2017, Shell Command Language, section Here-Document; perlop(1); Ruby: Literals).
  func endOfDocument() -> Int? {
    var at = index + 2
    if at < end, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "~") { at += 1 }
    let isSpaced = at < end && bytes[at] == 0x20
    if isSpaced { at += 1 }
    guard at < end else { return nil }
    let isQuoted = bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'")
    if isQuoted { at += 1 }
    let name = bytes[at..<end].prefix(while: \.isWordCharacter)
    guard let first = name.first, first.isLetter || first == UInt8(ascii: "_"), isQuoted || first < 0x60 else {
      return nil
    }
    let text = bytes.span
    while let line = text.firstIndex(of: 0x0a, from: at, to: end) {
      at = line + 1
      while at < end, text[at] == 0x20 || text[at] == 0x09 { at += 1 }
      guard at < end, text[at] == first, bytes[at..<end].starts(with: name) else { continue }
      let behind = at + name.count
      // Behind blanks the name may be what is shifted or written, and its line that of a statement.
      if behind == end || (isSpaced ? text[behind] <= 0x20 && text[behind] != 0x20 : !text[behind].isWordCharacter) {
        return at
      }
    }
    return nil
  }

  /// Whether a parenthesis and an asterisk begin a comment (ISO 7185, section 6.1.8; The OCaml language, section Comments):
  /// other languages have them in front of arguments, of what pointers point at, and for units and formats (ISO/IEC 1539-1,
  /// section 12.5, File connection).
  func opensComment(isFirst: Bool) -> Bool {
    let behind = next(2)
    guard behind.isWordCharacter || behind == UInt8(ascii: "@") else { return !"),".utf8.contains(behind) }
    guard isFirst else { return false }
    let name = bytes[(index + 2)..<end].prefix(while: \.isWordCharacter)
    return name.endIndex < end && bytes[name.endIndex] != UInt8(ascii: ")") && bytes[name.endIndex] != UInt8(ascii: ",")
  }

  /// A delimiter of a raw string has as many characters at most.
  private static let longestDelimiter = 16

  /// Where a raw string ends whose quote is next, after an R, a delimiter or none and a parenthesis; nil for other strings
  /// (ISO/IEC 14882, section String literals; R: help page Quotes).
  ///
  /// So do texts between grave accents whose first line is empty, after what gives a value to a name or a parameter (ECMA-262,
  /// section Template Literals; The Go programming language specification, String literals).
  func endOfRawString() -> Int? {
    if next(0) == UInt8(ascii: "`"), next(1) == 0x0a, let last = tokens.last?.hash,
      last == Self.equals || last == Self.parenthesis || last == Self.comma
    {
      return bytes.span.firstIndex(of: UInt8(ascii: "`"), from: index + 1, to: end).map { $0 + 1 }
    }
    guard next(0) == UInt8(ascii: "\""), previous == UInt8(ascii: "R") else { return nil }
    let delimiter = bytes[(index + 1)..<end].prefix(LanguageTokenizer.longestDelimiter + 1).prefix {
      $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*")
    }
    guard delimiter.count <= LanguageTokenizer.longestDelimiter, delimiter.endIndex < end,
      bytes[delimiter.endIndex] == UInt8(ascii: "(")
    else { return nil }
    var place = delimiter.endIndex
    while let found = bytes[..<end].firstIndex(of: ")", from: place) {
      let quote = found + 1 + delimiter.count
      if quote < end, bytes[quote] == UInt8(ascii: "\""), bytes[(found + 1)..<quote].elementsEqual(delimiter) {
        return quote + 1
      }
      place = found + 1
    }
    return end
  }

  /// What the names of folders, and the variables and commands that stand for them, end in, besides letters and digits.
  private static let endsOfPaths: [UInt8] = [
    UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: "}"), UInt8(ascii: ")"),
  ]

  /// Whether a slash and an asterisk open a comment: in patterns of files they stand right behind a name, and nothing closes.
  var opensBlock: Bool {
    previous <= 0x20 || !(previous.isWordCharacter || Self.endsOfPaths.contains(previous))
      || bytes[..<end].firstIndex(of: "*/", from: index + 2) != nil
  }
}
