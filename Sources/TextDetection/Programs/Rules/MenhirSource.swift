// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Messages for errors of syntax, below the sentences that lead to them.
///
/// Source: F. Pottier and Y. Régis-Gianas: Menhir reference manual, section The .messages file format.
enum MenhirSource {
  /// Sentences that there must be, and tokens in the longest of them.
  private static let (fewestSentences, fewestTokens) = (3, 3)
  /// Words of a message.
  private static let fewestWords = 4

  /// Whether tokens in capitals stand behind the name of the same symbol and a colon at the beginning of several lines, comments
  /// aside in front of all others, and a message follows an empty line below one of them.
  static func areMessages(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented, let symbol = symbol(of: first) else { return false }
    var (sentences, tokens, messages) = (0, 0, 0)
    // Whether only blank lines and comments stand between a sentence and the line.
    var (isBelow, isApart) = (false, false)
    for line in sample.wholeLines {
      if line.isBlank {
        isApart = isBelow
        continue
      }
      if line.first == UInt8(ascii: "#") { continue }
      let words = line.words
      if words[0].elementsEqual(symbol) {
        guard words.dropFirst().allSatisfy(isToken) else { return false }
        (sentences, tokens) = (sentences + 1, max(tokens, words.count - 1))
        (isBelow, isApart) = (true, false)
      } else {
        if isBelow, !isApart { return false }
        if words.count >= fewestWords, line.contains(where: \.isSmallLetter) { messages += 1 }
        (isBelow, isApart) = (false, false)
      }
    }
    return sentences >= fewestSentences && tokens >= fewestTokens && messages > 0
  }

  /// The first word with its colon, where tokens follow.
  private static func symbol(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let words = line.words
    guard line.first?.isSmallLetter == true, words.count > 1, words[0].last == UInt8(ascii: ":"),
      words[0].dropLast().allSatisfy(\.isWordCharacter), words.dropFirst().allSatisfy(isToken)
    else { return nil }
    return words[0]
  }

  private static func isToken(_ word: ArraySlice<UInt8>) -> Bool {
    word.first?.isCapital == true && word.allSatisfy { $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}
