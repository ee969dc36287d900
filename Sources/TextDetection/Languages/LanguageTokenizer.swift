// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Hashing

/// One token of a program, reduced to what features need.
struct LanguageToken {
  /// The hash of the token; strings, numbers and line starts have one hash each.
  let hash: UInt64
  /// The hash with letters made small.
  let foldedHash: UInt64
  /// Whether it is a word.
  let isWord: Bool
  /// Whether it is a word behind an `@`, as of a variable, a decorator or an attribute.
  var isAtWord = false
}

/// Cuts the source of any language into words, operators, strings and the marks of comments, without knowing which.
struct LanguageTokenizer {
  /// Tokens read at most: the first hundred lines tell the language, and time is short.
  static let mostTokens = 450
  /// Bytes read at most, comments included.
  static let mostBytes = 6 << 10

  /// The operators of more than one character that are told from their parts, as bits by their two bytes.
  private static let operators: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 1 << 10)
    let pairs =
      "=> -> :: := <- |> == != && || ++ .. << >> =~ /= <> ?. ?? !! += .= <= >= [[ ]] #{ ${ @@ ~> {% {{ %} }} <% %> "
      + "$( #[ @{ #( <: >: |] [| :- -- @( %{ =: ~= ** -= $$"
    for pair in pairs.utf8.split(separator: 0x20) {
      let number = pair.reduce(0) { $0 << 8 | Int($1) }
      bits[number >> 6] |= 1 << (number & 63)
    }
    return bits
  }()

  // Computed, because the compiler makes constants of them, where stored ones were asked whether they are there yet.
  static var lineStart: UInt64 { hash(UInt8(ascii: "^")) }
  static var anyWord: UInt64 { hash(UInt8(ascii: "?")) }
  static var number: UInt64 { hash(UInt8(ascii: "0")) }
  static var equals: UInt64 { hash(UInt8(ascii: "=")) }
  static var comma: UInt64 { hash(UInt8(ascii: ",")) }
  static var parenthesis: UInt64 { hash(UInt8(ascii: "(")) }
  /// The word of m4 that makes the rest of the line a comment.
  private static var discard: UInt64 { hash(hash(hash(UInt8(ascii: "d")), UInt8(ascii: "n")), UInt8(ascii: "l")) }
  /// Any word behind an `@`.
  static var anyAtWord: UInt64 { hash(hash(UInt8(ascii: "@")), UInt8(ascii: "?")) }
  /// Any variable with a dollar sign.
  static var variable: UInt64 { hash(hash(UInt8(ascii: "$")), UInt8(ascii: "?")) }
  /// Variables that only one language has.
  private static let namedVariables = [
    "$INSTDIR", "$_", "$_GET", "$_POST", "$_SERVER", "$a", "$args", "$argv", "$env", "$false", "$in", "$null",
    "$psscriptroot", "$s1", "$self", "$this", "$true",
  ].map(hash)

  let bytes: [UInt8]
  var index: Int
  let end: Int
  /// Where the text of a here-document ends, which begins with the next line; nil for none.
  private var documentEnd: Int?
  private var isLineStart = true
  /// What the beginning tells of how comments and strings are written.
  private let manner: Manner
  private(set) var tokens: [LanguageToken] = []

  /// A tokenizer of a sample.
  init(_ sample: TextSample) {
    bytes = sample.bytes
    index = sample.start
    end = min(bytes.count, sample.start + LanguageTokenizer.mostBytes)
    manner = Manner(bytes[sample.start..<end])
    tokens.reserveCapacity(LanguageTokenizer.mostTokens + 8)
  }

  /// The FNV-1a hash of no text.
  static var emptyHash: UInt64 { FNV1a.seed }

  /// The FNV-1a hash of a text that goes on with a byte.
  @inline(__always)
  static func hash(_ front: UInt64, _ byte: UInt8) -> UInt64 { FNV1a.adding(byte, to: front) }

  /// The FNV-1a hash of one byte.
  @inline(__always)
  private static func hash(_ byte: UInt8) -> UInt64 { hash(emptyHash, byte) }

  /// The FNV-1a hash of a token's text, as features have it.
  static func hash(_ text: String) -> UInt64 { text.utf8.reduce(emptyHash, hash) }

  /// Reads the tokens up to the limits.
  mutating func run() {
    while index < end, tokens.count < LanguageTokenizer.mostTokens {
      let byte = bytes[index]
      switch byte {
      case 0x0a, 0x0d:
        isLineStart = true
        index = documentEnd ?? index + 1
        documentEnd = nil
      case 0...0x20: index += 1
      default:
        let isFirst = isLineStart
        if isLineStart {
          tokens.append(LanguageToken(hash: Self.lineStart, foldedHash: Self.lineStart, isWord: false))
          isLineStart = false
        }
        token(byte, isFirst: isFirst)
      }
    }
  }

  private mutating func token(_ byte: UInt8, isFirst: Bool) {
    if byte.isLetter || byte == UInt8(ascii: "_") || byte > 0x7f { return word(from: index) }
    if byte.isDigit { return readNumber() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      if manner == .lisp {
        lispQuote(byte)
      } else if isFirst, byte == UInt8(ascii: "'"), next(1) == 0x20 {
        // Visual Basic: language reference, REM statement.
        lineComment(byte, UInt8(ascii: "c"))
      } else {
        string(byte, isFirst: isFirst)
      }
    case UInt8(ascii: "#"):
      if manner == .lisp, !next(1).isLetter { lispSign() } else { numberSign() }
    case UInt8(ascii: "$"), UInt8(ascii: "@"):
      // Sigils belong to the word: @interface, $this; a bare variable is only that.
      if next(1).isLetter || next(1) == UInt8(ascii: "_") { word(from: index) } else { operatorToken(byte) }
    case UInt8(ascii: "%"), UInt8(ascii: ";"), UInt8(ascii: "!"):
      // Documentation in Fortran's comments begins with an angle bracket (Doxygen manual, section Comment blocks).
      let isComment =
        next(1) <= 0x20 || next(1) == byte || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "!") && (next(1) == UInt8(ascii: ">") || next(1) == UInt8(ascii: "<"))
      guard isFirst, isComment else { return operatorToken(byte) }
      lineComment(byte, UInt8(ascii: "c"))
    case UInt8(ascii: "-"):
      let isComment =
        next(1) == UInt8(ascii: "-")
        && (next(2) <= 0x20 || next(2) == UInt8(ascii: "-") || next(2) == UInt8(ascii: "[")) && previous <= 0x20
      if isComment {
        lineComment(UInt8(ascii: "-"), UInt8(ascii: "-"), isBracketed: true)
      } else {
        operatorToken(byte)
      }
    case UInt8(ascii: "/"):
      if next(1) == UInt8(ascii: "/") {
        lineComment(UInt8(ascii: "/"), UInt8(ascii: "/"))
      } else if next(1) == UInt8(ascii: "*") {
        blockComment("*/", UInt8(ascii: "/"), UInt8(ascii: "*"))
      } else if isFirst, next(1) == UInt8(ascii: "+"), bytes[..<end].firstIndex(ofWord: "+/", from: index + 2) != nil {
        // D: language specification, section Comments.
        blockComment("+/", UInt8(ascii: "/"), UInt8(ascii: "+"))
      } else if next(1) == UInt8(ascii: "-"), [0x0a, 0x0d, 0x20, 0x21, 0x2d].contains(next(2)) {
        // Lean: language reference, section Comments.
        blockComment("-/", UInt8(ascii: "/"), UInt8(ascii: "-"))
      } else {
        operatorToken(byte)
      }
    case UInt8(ascii: "<"):
      // PowerShell: about_Comments. Templates have the name of a directive there.
      if next(1) == UInt8(ascii: "#"), next(2) <= 0x20 || next(2) == UInt8(ascii: ".") || next(2) == UInt8(ascii: "#") {
        blockComment("#>", UInt8(ascii: "<"), UInt8(ascii: "#"))
      } else if next(1) == UInt8(ascii: "#"), next(2) == UInt8(ascii: "-"), next(3) == UInt8(ascii: "-") {
        // Apache FreeMarker manual, template language reference, section Comments.
        blockComment("-->", UInt8(ascii: "<"), UInt8(ascii: "#"))
      } else {
        if next(1) == byte, documentEnd == nil { documentEnd = endOfDocument() }
        operatorToken(byte)
      }
    case UInt8(ascii: "*"):
      if isFirst, standsInIndicatorArea { lineComment(byte, UInt8(ascii: "c")) } else { operatorToken(byte) }
    case UInt8(ascii: "\\"):
      // Forth 2012 standard, section 6.2.2535.
      if isFirst, next(1) == 0x20 { lineComment(byte, UInt8(ascii: "c")) } else { operatorToken(byte) }
    case UInt8(ascii: "="):
      if isFirst, next(1).isLetter { documentation() } else { operatorToken(byte) }
    case UInt8(ascii: "("):
      if manner != .lisp, next(1) == UInt8(ascii: "*"), next(2) != UInt8(ascii: ")") {
        blockComment("*)", UInt8(ascii: "("), UInt8(ascii: "*"))
      } else {
        operatorToken(byte)
      }
    case UInt8(ascii: "{"):
      if manner == .pascal, next(1) != UInt8(ascii: "$") {
        blockComment("}", UInt8(ascii: "("), UInt8(ascii: "*"))
      } else if next(1) == UInt8(ascii: "-") {
        blockComment("-}", UInt8(ascii: "{"), UInt8(ascii: "-"))
      } else {
        operatorToken(byte)
      }
    case UInt8(ascii: "["):
      if let level = longString() { skipLongBracket(level) } else { operatorToken(byte) }
    default: operatorToken(byte)
    }
  }

  /// The level of a string in long brackets behind a sign or a comma, which goes on over lines; nil for other brackets.
  private func longString() -> Int? {
    guard let level = longBracket(at: index), let last = tokens.last?.hash,
      last == Self.equals || last == Self.comma || last == Self.parenthesis
    else { return nil }
    let line = bytes[(index + level + 2)..<end].prefix { $0 != 0x0a }
    return line.contains(UInt8(ascii: "]")) ? nil : level
  }

  func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0x0a }
  var previous: UInt8 { index > 0 ? bytes[index - 1] : 0x0a }

  private mutating func append(hash: UInt64) {
    tokens.append(LanguageToken(hash: hash, foldedHash: hash, isWord: false))
  }

  private mutating func append(_ byte: UInt8) { append(hash: Self.hash(byte)) }

  mutating func append(_ byte: UInt8, _ next: UInt8) {
    append(hash: Self.hash(Self.hash(byte), next))
  }

  private mutating func word(from start: Int) {
    var hash = Self.emptyHash
    var folded = hash
    var at = start
    var byte = bytes[at]
    repeat {
      hash = Self.hash(hash, byte)
      folded = Self.hash(folded, byte.lowercased)
      at += 1
      guard at < end else { break }
      byte = bytes[at]
    } while byte.isWordCharacter || byte > 0x7f
    // Marks that belong to names: Ruby's and Lisp's predicates, Rust's macros.
    if at < end, bytes[at] == UInt8(ascii: "!") || bytes[at] == UInt8(ascii: "?"), at + 1 < end,
      bytes[at + 1] == UInt8(ascii: "(")
    {
      hash = Self.hash(hash, bytes[at])
      at += 1
    }
    if bytes[start] == UInt8(ascii: "$"), !Self.namedVariables.contains(hash) {
      (hash, folded) = (Self.variable, Self.variable)
    }
    index = at
    if folded == Self.discard { skipLine() }
    let isAtWord = bytes[start] == UInt8(ascii: "@")
    tokens.append(LanguageToken(hash: hash, foldedHash: folded, isWord: true, isAtWord: isAtWord))
  }

  /// A string, which may go on over lines, or a quote, which marks the datum behind it.
  private mutating func lispQuote(_ quote: UInt8) {
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

  private mutating func readNumber() {
    while index < end, bytes[index].isWordCharacter || bytes[index] == UInt8(ascii: ".") && next(1).isDigit {
      index += 1
    }
    tokens.append(LanguageToken(hash: Self.number, foldedHash: Self.number, isWord: false))
  }

  /// A string on one line, or a long one between three quotes; a quote that nothing closes is an operator.
  private mutating func string(_ quote: UInt8, isFirst: Bool) {
    if next(1) == quote, next(2) == quote {
      append(hash: Self.hash(Self.hash(Self.hash(Self.emptyHash, quote), quote), quote))
      index += 3
      while index < end, !(bytes[index] == quote && next(1) == quote && next(2) == quote) { index += 1 }
      index = min(end, index + 3)
      return
    }
    var at = index + 1
    while at < end, bytes[at] != quote, bytes[at] != 0x0a {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard at < end, bytes[at] == quote else {
      if isFirst, quote != UInt8(ascii: "`") { return lineComment(quote, UInt8(ascii: "c")) }
      append(quote, UInt8(ascii: "?"))
      index += 1
      return
    }
    append(quote)
    index = at + 1
  }

  /// A preprocessor's word, an attribute, or a comment; C allows spaces between the sign and the word.
  private mutating func numberSign() {
    if next(1).isLetter { return word(from: index) }
    if next(1) == UInt8(ascii: "["), next(2) <= 0x20 || longBracket(at: index + 1) != nil {
      // Comments of Nim, and those of CMake with as many equals signs at both ends.
      return longComment(UInt8(ascii: "#"))
    }
    if next(1) == UInt8(ascii: "{") || next(1) == UInt8(ascii: "[") || next(1) == UInt8(ascii: "(") {
      return operatorToken(UInt8(ascii: "#"))
    }
    var at = index + 1
    while at < end, bytes[at] == 0x20 { at += 1 }
    for directive in ["include", "define"] as [StaticString] where bytes.has(directive, at: at) && previous <= 0x20 {
      append(hash: Self.hash("#" + directive.description))
      index = at + directive.utf8CodeUnitCount
      return
    }
    append(UInt8(ascii: "#"))
    skipLine()
  }

  private mutating func lineComment(_ first: UInt8, _ second: UInt8, isBracketed: Bool = false) {
    append(first, second)
    if isBracketed, let level = longBracket(at: index + 2) {
      index += 2
      skipLongBracket(level)
    } else {
      skipLine()
    }
  }

  /// How many equals signs stand between the two square brackets that open a long string or comment; nil where none
  /// opens (Lua 5.4, section 3.1; CMake: cmake-language(7), Bracket Argument).
  private func longBracket(at start: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "[") else { return nil }
    let level = bytes[(start + 1)..<end].prefix { $0 == UInt8(ascii: "=") }.count
    return start + level + 1 < end && bytes[start + level + 1] == UInt8(ascii: "[") ? level : nil
  }

  /// Goes behind the two square brackets that close what others opened, with as many equals signs between.
  private mutating func skipLongBracket(_ level: Int) {
    index += level + 2
    while index < end {
      guard let close = bytes[index..<end].firstIndex(of: UInt8(ascii: "]")) else { break }
      index = close + 1
      let signs = bytes[index..<end].prefix(level + 1).prefix { $0 == UInt8(ascii: "=") }.count
      if signs == level, next(level) == UInt8(ascii: "]") {
        index += level + 1
        return
      }
    }
    index = end
  }

  /// A comment that begins with a sign and a square bracket, as told by `longBracket` or else up to `]#`.
  private mutating func longComment(_ sign: UInt8) {
    append(sign)
    if let level = longBracket(at: index + 1) {
      index += 1
      return skipLongBracket(level)
    }
    skip(behind: "]#")
  }

  private mutating func skipLine() {
    while index < end, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
  }

  mutating func blockComment(_ close: StaticString, _ first: UInt8, _ second: UInt8) {
    append(first, second)
    // As many signs open as close.
    index += close.utf8CodeUnitCount
    skip(behind: close)
  }

  private mutating func skip(behind close: StaticString) {
    index = bytes[..<end].firstIndex(ofWord: close, from: index).map { $0 + close.utf8CodeUnitCount } ?? end
  }

  mutating func operatorToken(_ byte: UInt8) {
    let pair = Int(byte) << 8 | Int(next(1))
    if Self.operators[pair >> 6] >> (pair & 63) & 1 == 1 {
      append(byte, next(1))
      index += 2
    } else {
      append(byte)
      index += 1
    }
  }
}
