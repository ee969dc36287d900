// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Tells texts that people read from programs, by lines that are parts of sentences.
///
/// Documents about programs have lines of them, which prove nothing.
///
/// There are two readers of sentences. This one goes by lines and takes nothing but bytes: it is asked where an answer of libmagic
/// or a statement may be one of those lines, and says no after a few lines of a program. `SentenceWords` in TextDetection goes
/// by the tokens of a text, which `CountedLanguage` has made anyway when it asks, before it weighs what they show of languages.
/// What marks prose up, such as Markdown, is the matter of `LightweightMarkup`.
package enum SentenceLines {
  /// Lines outside of comments that are looked at: about a page.
  package static let mostLines = 40
  /// A part of a sentence has so many words at least.
  private static let fewestWords = 5
  /// So many of ten words of a sentence have no signs in them.
  private static let plainWordsOfTen = 7

  /// Words that sentences of European languages are full of and programs hardly have, by their letters, in order.
  private static let wordsOfSentences: [UInt64] =
    """
    a an are at be been but by can could das de del den der des die du een ein eine el est het ich il ist it la las le les los \
    mit nicht of of os our que sie should that the their there these they this to um una une und van von was we were which will \
    would you your zu
    """.utf8.split(separator: 0x20).map { $0.reduce(0) { $0 << 8 | UInt64($1) } }.sorted()
  /// The longest of these words has so many letters.
  private static let longestWord = 6

  /// Lines that show a program to be none, if hardly any of them is part of a sentence.
  private static let linesOfPrograms = 12

  /// Whether at least half of the lines outside of comments, documentation and strings of several lines are parts of sentences.
  package static func fill(_ head: [UInt8]) -> Bool {
    let text = head.span
    var lines = 0
    var sentences = 0
    var start = 0
    while start < head.count, lines < mostLines {
      let end = text.firstIndex(of: 0x0a, from: start, to: head.count) ?? head.count
      var place = start
      while place < end, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
      start = end + 1
      if let closing = closingMark(of: head[place..<end]) {
        start = placeBehind(closing, from: place + 2, in: head)
        continue
      }
      guard place < end, text[place] > 0x20, !beginsComment(head[place..<end]) else { continue }
      lines += 1
      if isPartOfSentence(text, place..<end) { sentences += 1 }
      if lines == linesOfPrograms, sentences * 4 < lines { return false }
    }
    return sentences >= 2 && sentences * 2 >= lines
  }

  /// Whether the first line is a part of a sentence.
  package static func open(_ head: [UInt8]) -> Bool {
    guard let start = head.firstIndex(where: { $0 > 0x20 }) else { return false }
    let end = head.span.firstIndex(of: 0x0a, from: start, to: min(head.count, start + longestFirstLine))
    return isPartOfSentence(head.span, start..<(end ?? min(head.count, start + longestFirstLine)))
  }

  /// Bytes of the first line that are looked at.
  package static let longestFirstLine = 1024

  /// What a comment, a string or documentation of several lines ends with that begins in a line, in C, Lisp, Perl, Python and
  /// Ruby.
  private static func closingMark(of line: ArraySlice<UInt8>) -> StaticString? {
    switch line.first {
    case UInt8(ascii: "\""): line.matches("\"\"\"", at: 0) ? "\"\"\"" : nil
    case UInt8(ascii: "#"): line.matches("#|", at: 0) ? "|#" : nil
    case UInt8(ascii: "'"): line.matches("'''", at: 0) ? "'''" : nil
    case UInt8(ascii: "/"): line.matches("/*", at: 0) ? "*/" : nil
    case UInt8(ascii: "="):
      line.matches("=begin", at: 0)
        ? "\n=end" : line.matches("=head", at: 0) || line.matches("=pod", at: 0) ? "\n=cut" : nil
    default: nil
    }
  }

  /// Where the line after a mark begins.
  private static func placeBehind(_ mark: StaticString, from start: Int, in head: [UInt8]) -> Int {
    guard start < head.count, let place = head[start...].firstIndex(of: mark, from: start) else {
      return head.count
    }
    return (head.span.firstIndex(of: 0x0a, from: place + 1, to: head.count) ?? head.count) + 1
  }

  /// The signs that comments of one line begin with in most languages.
  private static let commentSigns = ByteSet("!#%*/;@|")

  private static func beginsComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    return commentSigns.contains(first) || line.matches("--", at: 0) || line.matches("dnl ", at: 0)
  }

  private static func isPartOfSentence(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    // Most lines of programs have too few words.
    guard blanks(of: text, in: line) >= fewestWords - 1 else { return false }
    var (words, plain) = (0, 0)
    var isSentence = false
    var place = line.lowerBound
    while place < line.upperBound {
      guard text[place] > 0x20 else {
        place += 1
        continue
      }
      var letters: UInt64 = 0
      var count = 0
      var isPlain = true
      while place < line.upperBound, text[place] > 0x20 {
        let byte = text[place]
        place += 1
        if isLetter(byte) {
          letters = letters << 8 | UInt64(byte | 0x20)
          count += 1
        } else {
          // Only behind a word.
          isPlain = isPlain && isMark(byte) && (place == line.upperBound || text[place] <= 0x20)
        }
      }
      words += 1
      guard isPlain else { continue }
      plain += 1
      isSentence = isSentence || count <= longestWord && isWordOfSentences(letters)
    }
    return isSentence && plain >= fewestWords && plain * 10 >= words * plainWordsOfTen
  }

  /// How many blanks and tabs there are.
  private static func blanks(of text: Span<UInt8>, in line: Range<Int>) -> Int {
    var count = 0
    for block in stride(from: line.lowerBound, to: line.upperBound, by: Span<UInt8>.blockSize) {
      let bits = text.bits(equalTo: 0x20, at: block) | text.bits(equalTo: 0x09, at: block)
      let rest = line.upperBound - block
      count += (rest < Span<UInt8>.blockSize ? bits & (1 << UInt64(rest) - 1) : bits).nonzeroBitCount
    }
    return count
  }

  private static func isWordOfSentences(_ letters: UInt64) -> Bool {
    let words = wordsOfSentences
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < letters { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == letters
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
  }

  /// What may stand behind a word.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "!"): true
    default: false
    }
  }
}
