// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

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
  /// What stands for the beginning of a line, for any word and for any number, and signs that readers of tokens ask for.
  static var lineStart: UInt64 { TokenHash.of(UInt8(ascii: "^")) }
  static var anyWord: UInt64 { TokenHash.of(UInt8(ascii: "?")) }
  static var number: UInt64 { TokenHash.of(UInt8(ascii: "0")) }
  static var equals: UInt64 { TokenHash.of(UInt8(ascii: "=")) }
  static var semicolon: UInt64 { TokenHash.of(UInt8(ascii: ";")) }
  static var comma: UInt64 { TokenHash.of(UInt8(ascii: ",")) }
  static var period: UInt64 { TokenHash.of(UInt8(ascii: ".")) }
  static var parenthesis: UInt64 { TokenHash.of(UInt8(ascii: "(")) }
  static var closingParenthesis: UInt64 { TokenHash.of(UInt8(ascii: ")")) }
  static var asterisk: UInt64 { TokenHash.of(UInt8(ascii: "*")) }
  /// The word of m4 that makes the rest of the line a comment.
  private static var discard: UInt64 { TokenHash.of(UInt8(ascii: "d"), UInt8(ascii: "n"), UInt8(ascii: "l")) }
  /// The word of command processors and Basic that makes the rest of the line a comment, of which one word is read.
  private static var remark: UInt64 { TokenHash.of(UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "m")) }
  private static var quietRemark: UInt64 {
    TokenHash.of(UInt8(ascii: "@"), UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "m"))
  }
  /// Any word after an `@`.
  static var anyAtWord: UInt64 { TokenHash.of(UInt8(ascii: "@"), UInt8(ascii: "?")) }
  /// Any variable with a dollar sign.
  static var variable: UInt64 { TokenHash.of(UInt8(ascii: "$"), UInt8(ascii: "?")) }
  /// Variables that features name, in small letters where case means nothing; all others are the same to them.
  private static let namedVariables = [
    "$INSTDIR", "$NF", "$_", "$_GET", "$_POST", "$_SERVER", "$args", "$argv", "$env", "$false", "$in", "$null",
    "$psscriptroot", "$self", "$this", "$true",
  ].map { TokenHash.of($0) }

  /// The preprocessor's words that spaces may divide from their sign, with the hashes of both together.
  static let directives: [(word: StaticString, hash: UInt64)] = [
    ("include", TokenHash.of("#include")), ("define", TokenHash.of("#define")), ("ifdef", TokenHash.of("#ifdef")),
  ]

  /// The text, the place that is read next, and the end of what is read.
  let bytes: [UInt8]
  var index: Int
  private(set) var end: Int
  /// How many lines did nothing but import a module.
  var importCount = 0
  /// Where the text of a here-document ends, which begins with the next line; nil for none.
  private var documentEnd: Int?
  private var isLineStart = true
  /// What `marksComments` found; nil where nobody asked.
  var hasImplicitNone: Bool?
  /// What the beginning tells of how comments and strings are written.
  let manner: Manner
  private(set) var tokens: [LanguageToken] = []

  /// A tokenizer of a sample.
  init(_ sample: TextSample) {
    bytes = sample.bytes
    index = sample.start
    end = min(bytes.count, sample.start + LanguageTokenizer.mostBytes)
    manner = Manner(bytes[sample.start..<end])
    tokens.reserveCapacity(LanguageTokenizer.mostTokens + 8)
  }

  /// Reads on until there are as many tokens, or one more, or no more to be read.
  mutating func run(upTo limit: Int = mostTokens) {
    while index < end, tokens.count < limit {
      let byte = bytes[index]
      switch byte {
      case 0x0a:
        isLineStart = true
        index = documentEnd ?? index + 1
        documentEnd = nil
      case 0x20:
        // Most blanks of programs indent lines.
        index += isLineStart ? bytes.span.eightBytes(at: index).count(whileEqualTo: byte) : 1
      case 0...0x1f: index += 1
      default:
        let isFirst = isLineStart
        if isLineStart {
          if byte == UInt8(ascii: "i"), let lineEnd = endOfFurtherImport() {
            // What follows is read as far as if the line were not there.
            end = min(bytes.count, end + lineEnd - index)
            index = lineEnd
            continue
          }
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
      } else if let end = endOfRawString() {
        append(byte)
        index = end
      } else {
        string(byte, isFirst: isFirst)
      }
    case UInt8(ascii: "#"):
      if manner == .lisp, !next(1).isLetter { lispSign() } else { numberSign() }
    case UInt8(ascii: "$"), UInt8(ascii: "@"):
      // Sigils belong to the word: @interface, $this; a bare variable is only that.
      if next(1).isLetter || next(1) == UInt8(ascii: "_") { word(from: index) } else { operatorToken(byte) }
    case UInt8(ascii: ":"):
      // Labels that no word can jump to are the comments of batch files (Microsoft: Windows commands, goto).
      if isFirst, previous == 0x0a, next(1) == byte, next(2) <= 0x20 || next(2) == byte {
        lineComment(byte, byte)
      } else {
        operatorToken(byte)
      }
    case UInt8(ascii: "%"), UInt8(ascii: ";"), UInt8(ascii: "!"):
      // Documentation in Fortran's comments begins with an angle bracket (Doxygen manual, section Comment blocks).
      let isComment =
        next(1) <= 0x20 || next(1) == byte || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "!")
          && (next(1) == UInt8(ascii: ">") || next(1) == UInt8(ascii: "<") || isFirst && marksComments())
      guard isFirst, isComment, !isControlLine else { return operatorToken(byte) }
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
    case UInt8(ascii: "/"): slash(isFirst: isFirst)
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
    case UInt8(ascii: "("): openParenthesis(isFirst: isFirst)
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "["):
      if let level = longString() { skipLongBracket(level) } else { operatorToken(byte) }
    default: operatorToken(byte)
    }
  }

  /// The level of a string in long brackets after a sign or a comma, which goes on over lines; nil for other brackets.
  private func longString() -> Int? {
    guard let level = longBracket(at: index), let last = tokens.last?.hash,
      last == Self.equals || last == Self.comma || last == Self.parenthesis
    else { return nil }
    let line = bytes[(index + level + 2)..<end].prefix { $0 != 0x0a }
    return line.contains(UInt8(ascii: "]")) ? nil : level
  }

  /// The byte so far on; a line feed behind the end.
  func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0x0a }
  /// The byte in front; a line feed in front of the beginning.
  var previous: UInt8 { index > 0 ? bytes[index - 1] : 0x0a }

  /// Appends a token that is no word.
  mutating func append(hash: UInt64) {
    tokens.append(LanguageToken(hash: hash, foldedHash: hash, isWord: false))
  }

  /// Appends a sign.
  mutating func append(_ byte: UInt8) { append(hash: TokenHash.of(byte)) }

  /// Appends a sign of two bytes.
  mutating func append(_ byte: UInt8, _ next: UInt8) { append(hash: TokenHash.of(byte, next)) }

  /// Reads a word, which a sign may belong to.
  mutating func word(from start: Int) {
    let (token, wordEnd) = wordToken(from: start)
    index = wordEnd
    if token.foldedHash == Self.discard { skipLine() }
    let isFirst = tokens.last?.hash == Self.lineStart
    tokens.append(token)
    if isFirst, token.foldedHash == Self.remark || token.foldedHash == Self.quietRemark, next(0) == 0x20,
      next(1).isLetter
    {
      index += 1
      tokens.append(LanguageToken(hash: TokenHash.empty, foldedHash: TokenHash.empty, isWord: true))
      skipLine()
    }
  }

  /// A word, with the sign that it begins with, and where it ends.
  private func wordToken(from start: Int) -> (LanguageToken, end: Int) {
    let text = bytes.span
    var (hash, folded) = (TokenHash(), TokenHash())
    var at = start
    var bytesOfWord: EightBytes
    var count: Int
    repeat {
      let eight = text.eightBytes(at: at).prefix(end &- at)
      // The first byte belongs to it, whatever it is.
      let isAlso: UInt64 = at == start ? 0x80 : 0
      count = EightBytes.count(beforeFirstOf: ~(eight.marksOfNames | isAlso) & EightBytes.allMarks)
      bytesOfWord = eight.prefix(count)
      at &+= count
      guard count == 8 else { break }
      hash.append(eight)
      folded.append(eight.withSmallLetters)
    } while true
    if count > 0 { folded.append(bytesOfWord.withSmallLetters) }
    // Marks that belong to names: Ruby's and Lisp's predicates, Rust's macros.
    if at + 1 < end, text[at] == UInt8(ascii: "!") || text[at] == UInt8(ascii: "?"), text[at + 1] == UInt8(ascii: "(") {
      bytesOfWord.number |= UInt64(text[at]) &<< UInt64(count * 8)
      count += 1
      at += 1
    }
    if count > 0 { hash.append(bytesOfWord) }
    if text[start] == UInt8(ascii: "$") {
      let (exact, folded) = (Self.nameOfVariable(hash.value), Self.nameOfVariable(folded.value))
      return (LanguageToken(hash: exact, foldedHash: folded, isWord: true), at)
    }
    let isAtWord = text[start] == UInt8(ascii: "@")
    return (LanguageToken(hash: hash.value, foldedHash: folded.value, isWord: true, isAtWord: isAtWord), at)
  }

  /// The hash of a variable that features name, or else that of any variable.
  private static func nameOfVariable(_ hash: UInt64) -> UInt64 { namedVariables.contains(hash) ? hash : variable }

  private mutating func readNumber() {
    while index < end, bytes[index].isWordCharacter || bytes[index] == UInt8(ascii: ".") && next(1).isDigit {
      index += 1
    }
    tokens.append(LanguageToken(hash: Self.number, foldedHash: Self.number, isWord: false))
  }

  /// A string on one line, or a long one between three quotes; a quote that nothing closes is an operator.
  private mutating func string(_ quote: UInt8, isFirst: Bool) {
    if next(1) == quote, next(2) == quote {
      append(hash: TokenHash.of(quote, quote, quote))
      index += 3
      while let found = bytes.span.firstIndex(of: quote, from: index, to: end) {
        index = found
        guard next(1) != quote || next(2) != quote else {
          index = min(end, index + 3)
          return
        }
        index += 1
      }
      index = end
      return
    }
    let at = endOfString(quote)
    guard at < end || end == bytes.count else {
      // What goes on behind the last byte that is read is no code.
      append(quote)
      index = end
      return
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

  /// Where a string that begins here is closed or else its line ends.
  private func endOfString(_ quote: UInt8) -> Int {
    let text = bytes.span
    var at = index + 1
    while at < end {
      let eight = text.eightBytes(at: at)
      let escapes = eight.marks(equalTo: UInt8(ascii: "\\"))
      at += EightBytes.count(beforeFirstOf: escapes | eight.marks(equalTo: quote) | eight.marks(equalTo: 0x0a))
      guard at < end, text[at] == quote || text[at] == 0x0a || text[at] == UInt8(ascii: "\\") else { continue }
      guard text[at] == UInt8(ascii: "\\") else { return at }
      at += 2
    }
    return at
  }

  /// Appends the two bytes that stand for a comment, and passes over it: over the line or, with `isBracketed`, over the brackets
  /// that follow.
  mutating func lineComment(_ first: UInt8, _ second: UInt8, isBracketed: Bool = false) {
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
  func longBracket(at start: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "[") else { return nil }
    let level = bytes[(start + 1)..<end].prefix { $0 == UInt8(ascii: "=") }.count
    return start + level + 1 < end && bytes[start + level + 1] == UInt8(ascii: "[") ? level : nil
  }

  /// Goes past the two square brackets that close what others opened, with as many equals signs between.
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
  mutating func longComment(_ sign: UInt8) {
    append(sign)
    if let level = longBracket(at: index + 1) {
      index += 1
      return skipLongBracket(level)
    }
    skip(behind: "]#")
  }

  /// Goes to the end of the line.
  mutating func skipLine() { index = endOfLine }

  /// Where the line ends that is being read.
  private var endOfLine: Int { bytes.span.firstIndex(of: 0x0a, from: index, to: end) ?? end }

  /// Passes over a comment up to what closes it, and appends the two bytes that stand for it.
  mutating func blockComment(_ close: StaticString, _ first: UInt8, _ second: UInt8) {
    append(first, second)
    // As many signs open as close.
    index += close.utf8CodeUnitCount
    skip(behind: close)
  }

  private mutating func skip(behind close: StaticString) {
    index = bytes[..<end].firstIndex(of: close, from: index).map { $0 + close.utf8CodeUnitCount } ?? end
  }

  /// Reads an operator of one or two bytes.
  mutating func operatorToken(_ byte: UInt8) {
    // Features write any word so.
    if byte == UInt8(ascii: "?"), next(1) != byte, next(1) != UInt8(ascii: ".") {
      append(byte, 0x20)
      index += 1
      return
    }
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
