// SPDX-License-Identifier: Apache-2.0

/// Tells sentences and lists of words from programs by a few words, without the features of any language.
///
/// `SentenceLines` tells when this reader is asked and when that one.
enum SentenceWords {
  /// Words that sentences are full of and programs are not, by the hashes of their small letters, as `ProseWord`.
  private static let prose = wordTable()

  /// Programs that are shorter may do with words alone.
  private static let plainProgramWords = 40

  /// Words that sentences are full of and that programs have now and then.
  private static let proseWords = [
    "a", "an", "be", "been", "could", "has", "it", "of", "their", "there", "these", "to", "will", "would",
  ]
  /// Words that programs and their variables hardly have.
  private static let plainProseWords = ["are", "have", "that", "the", "they", "was", "which", "you", "your"]
  /// The same in other languages, without words that programs have as names or keywords.
  private static let foreignProseWords = [
    "auch", "avec", "che", "dans", "della", "een", "eine", "einen", "einer", "ist", "mit", "nicht", "niet", "nous",
    "pour", "que", "qui", "sich", "sono", "sont", "una", "und", "une", "uma", "vous", "werden", "wird",
  ]

  /// Which of the words a word is.
  private enum ProseWord {
    static let ofSentences: UInt16 = 1
    static let plain: UInt16 = 2
    static let letter: UInt16 = 4
    /// Those that join others in sentences, and count there alone.
    static let joint: UInt16 = 8
  }

  /// With so much room that hardly any other word meets one of them, and none is looked for twice.
  private static func wordTable() -> NumberTable {
    var table = NumberTable(room: 512)
    for word in proseWords { table[TokenHash.of(word)] |= ProseWord.ofSentences }
    for word in plainProseWords + foreignProseWords + ["will"] { table[TokenHash.of(word)] |= ProseWord.plain }
    table[TokenHash.of("a")] |= ProseWord.letter
    for word in joints { table[TokenHash.of(word)] |= ProseWord.joint }
    return table
  }

  /// How many tokens are words of sentences, whether that makes the text sentences, whatever else it looks like, and whether
  /// hardly anything but words is there, as in lists of them: programs have operators, numbers and strings.
  ///
  /// The letter that is also the first variable of types counts only between words, and no word counts in front of what only
  /// variables have after them. What follows a semicolon does not count: it is the comment of a line of assembly more often
  /// than half of a sentence.
  static func count(in tokens: ArraySlice<LanguageToken>) -> (count: Int, isProse: Bool, isList: Bool) {
    let prose = prose
    var words = 0
    var lineStarts = 0
    var count = 0
    var plain = 0
    var hasSigns = false
    var isBehindSemicolon = false
    for index in tokens.indices {
      let token = tokens[index]
      guard token.isWord else {
        let isLineStart = token.hash == LanguageTokenizer.lineStart
        lineStarts &+= isLineStart ? 1 : 0
        isBehindSemicolon = !isLineStart && (isBehindSemicolon || token.hash == LanguageTokenizer.semicolon)
        if !hasSigns { hasSigns = !punctuation.contains(token.hash) }
        continue
      }
      words &+= 1
      let kind = prose[token.foldedHash]
      guard kind & ~ProseWord.joint != 0, !isBehindSemicolon,
        kind & ProseWord.letter == 0 || standsBetweenWords(index, tokens), !isVariable(index, tokens),
        !isCalled(index, tokens)
      else { continue }
      count += 1
      if kind & ProseWord.plain != 0 { plain += 1 }
    }
    // One word in thirty; fewer where there is nothing but words and what divides them.
    return (
      count,
      plain > 2 && plain * 30 > words || plain == 2 && plain * leastWordsBetween > words
        || !hasSigns && plain >= 1 && count >= 2,
      words > plainProgramWords && (tokens.count - words - lineStarts) * 20 < words
    )
  }

  /// Where two plain words are all, they must stand as near as this, in words.
  private static let leastWordsBetween = 12

  /// Words in a row at the beginning of a line that hardly any statement begins with.
  private static let leastWordsOfSentence = 4
  /// Words of sentences, besides those of the table, that stand in such a row in no language whose statements have signs.
  private static let joints = ["and", "but", "by", "each", "is", "not", "we", "with"]
  /// Quotes that nothing closes in their line, behind which the lines of a string may follow.
  private static var openQuote: UInt64 { TokenHash.of(UInt8(ascii: "\""), UInt8(ascii: "?")) }
  private static var openBackquote: UInt64 { TokenHash.of(UInt8(ascii: "`"), UInt8(ascii: "?")) }
  /// One line of so many may be a sentence in a program.
  private static let linesOfProgram = 8

  /// Whether lines of code begin as sentences do: with several words in a row, one of which joins the others.
  ///
  /// Asked of languages alone whose statements have signs between their words.
  static func haveLines(_ tokens: ArraySlice<LanguageToken>) -> Bool {
    var (lines, sentences, words) = (0, 0, 0)
    var (isOpen, isJoined) = (false, false)
    let prose = prose
    for token in tokens {
      if token.hash == LanguageTokenizer.lineStart {
        lines += 1
        (isOpen, isJoined, words) = (true, false, 0)
      } else if token.isWord, isOpen {
        words += 1
        let kind = prose[token.foldedHash]
        isJoined = isJoined || kind != 0 && kind & ProseWord.letter == 0
        if words >= leastWordsOfSentence, isJoined {
          sentences += 1
          isOpen = false
        }
      } else {
        if token.hash == openQuote || token.hash == openBackquote { return false }
        isOpen = false
      }
    }
    return sentences >= 2 || sentences == 1 && lines < linesOfProgram
  }

  /// What divides the words of sentences, and quotes, as tokens.
  private static let punctuation =
    [".", ",", ";", ":", "?", "!", "-", "'", "\""].map(TokenHash.of) + [LanguageTokenizer.lineStart]

  /// What stands after variables: they are set, compared, indexed, or end a statement.
  private static let signsOfVariables = ["=", "==", "!=", "+=", "-=", "->", ";", "[", "\\"].map(TokenHash.of)

  /// Whether a word is set, compared or followed by one of its members, as variables are.
  private static func isVariable(_ index: Int, _ tokens: ArraySlice<LanguageToken>) -> Bool {
    guard index + 1 < tokens.endIndex, !tokens[index + 1].isWord else { return false }
    let sign = tokens[index + 1].hash
    if sign == LanguageTokenizer.period { return index + 2 < tokens.endIndex && tokens[index + 2].isWord }
    return signsOfVariables.contains(sign)
  }

  private static let strings = [TokenHash.of("'"), TokenHash.of("\"")]

  /// Whether a word is called, as a member or with a string, or is all that a function is called with or has for parameters.
  private static func isCalled(_ index: Int, _ tokens: ArraySlice<LanguageToken>) -> Bool {
    guard index > tokens.startIndex, index + 1 < tokens.endIndex, !tokens[index + 1].isWord else { return false }
    let (before, behind) = (tokens[index - 1].hash, tokens[index + 1].hash)
    if behind == LanguageTokenizer.closingParenthesis {
      let isParameter =
        index > tokens.startIndex + 1 && tokens[index - 1].isWord
        && tokens[index - 2].hash == LanguageTokenizer.parenthesis
      return before == LanguageTokenizer.parenthesis || before == LanguageTokenizer.asterisk || isParameter
    }
    guard behind == LanguageTokenizer.parenthesis else { return false }
    return before == LanguageTokenizer.period
      || index + 2 < tokens.endIndex && strings.contains(tokens[index + 2].hash)
  }

  private static func standsBetweenWords(_ index: Int, _ tokens: ArraySlice<LanguageToken>) -> Bool {
    [index - 1, index + 1].allSatisfy {
      !tokens.indices.contains($0) || tokens[$0].isWord || tokens[$0].hash == LanguageTokenizer.lineStart
    }
  }
}
